# Every target sets up what it needs and does nothing where it is there already.

PYTHON ?= python3
BIN := .venv/bin
READY := .venv/.ready-$(shell cksum pyproject.toml | cut -d ' ' -f 1)
PORT ?= 8000
FAST := not slow and not soak and not browser

# Bytecode is kept, whatever the machine's setting: the tests start hundreds of processes.
export PYTHONDONTWRITEBYTECODE :=

.PHONY: help setup system serve test check soak compiled bench docs clean

help: ## say what there is
	@sed -n 's/^\([a-z]*\):.*## /  make \1	/p' $(MAKEFILE_LIST) | expand -t 20

setup: $(READY) system ## the environment .venv, the C compiler and the browser

$(READY):
	$(PYTHON) tools/system.py venv
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	rm -f .venv/.ready-*
	touch $@

system: $(READY)
	@$(BIN)/python tools/system.py compiler browser

serve: $(READY) ## the site on localhost, at PORT (8000)
	$(BIN)/rampart serve --port $(PORT)

test: setup ## all tests: pure with coverage, then compiled
	$(BIN)/python tools/run_tests.py

check: $(READY) ## ruff, mypy, import-linter and the fast tests
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache
	$(BIN)/python -m pytest -n auto -m '$(FAST)' --durations=5

soak: setup ## the full numbers, compiled, on all cores
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev,ray,openspiel]' -r examples/ppo/requirements.txt
	$(BIN)/python tools/run_tests.py --soak

compiled: setup ## the compiled copy in build/compiled
	$(BIN)/python tools/compile.py

bench: compiled ## the benchmarks against their bounds
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r benchmarks/requirements.txt
	$(BIN)/rampart bench --check

docs: setup ## the documentation in docs/_build/html
	$(BIN)/python -m sphinx -W --keep-going -q -b html docs docs/_build/html

clean: ## remove what was built, but not .venv
	rm -rf build dist docs/_build src/*.egg-info .coverage .coverage.* htmlcov
	rm -rf .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache
	find src tests tools build_backend -name __pycache__ -prune -exec rm -rf {} +
	find src '(' -name '*.so' -o -name '*.pyd' ')' -delete
