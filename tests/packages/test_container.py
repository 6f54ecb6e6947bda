"""The image and its neighbors, as far as they can be tried without a container engine."""

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
import zipfile
from html import escape
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml
from typer.main import get_command

from rampart.cli import app
from rampart.server.text import site_speaker
from tests.packages.test_wheels import build, sources

pytestmark = pytest.mark.no_cover

HOST = "games.example.org"
ENTRY, HEALTH, COMMAND = "ENTRYPOINT", "HEALTHCHECK", "CMD"


def instructions(root: Path) -> list[tuple[str, str]]:
    """The instructions of the Containerfile: the first word and the rest."""
    text = (root / "Containerfile").read_text(encoding="utf-8").replace("\\\n", " ")
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    return [(word, rest.strip()) for word, _, rest in (line.partition(" ") for line in lines)]


def the_one(root: Path, wanted: str) -> str:
    (found,) = [rest for word, rest in instructions(root) if word == wanted]
    return found


def copied(root: Path) -> list[str]:
    """What the image is made of, of this tree."""
    lists = [shlex.split(rest)[:-1] for word, rest in instructions(root) if word == "COPY"]
    return [name for names in lists for name in names]


def compose(root: Path) -> dict[str, Any]:
    """compose.yaml, with its variables replaced as compose does it."""
    given = {"RAMPART_HOST": HOST, "RAMPART_PASSWORD": "secret"}

    def value(match: "re.Match[str]") -> str:
        name, kind = match.group(1), match.group(2) or ""
        assert name in given or kind.startswith(":-"), f"{name} must be asked for"
        return given.get(name, kind[2:])

    text = (root / "compose.yaml").read_text(encoding="utf-8")
    read: dict[str, Any] = yaml.safe_load(re.sub(r"\$\{(\w+)(:[?-][^}]*)?\}", value, text))
    return read


@pytest.mark.slow
def test_what_the_image_copies_is_enough_for_the_whole_package(root: Path, tmp_path: Path) -> None:
    ignored = (root / ".dockerignore").read_text().split()
    assert ignored[0] == "*"
    tree = tmp_path / "source"
    tree.mkdir()
    for name in copied(root):
        assert f"!{name}" in ignored, name
        if (root / name).is_dir():
            shutil.copytree(root / name, tree / name, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
        else:
            shutil.copy(root / name, tree)
    wheel = build(tree, "wheel", tmp_path / "wheel")
    assert {n for n in zipfile.ZipFile(wheel).namelist() if n.startswith("rampart/")} == sources(root)


def test_the_image_has_extras_and_a_python_that_there_are(root: Path) -> None:
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    asked = [re.search(r"\[([\w,]+)\]", rest) for word, rest in instructions(root) if word == "RUN"]
    extras = {extra for found in asked if found for extra in found.group(1).split(",")}
    assert extras == {"pg", "push"} <= set(project["optional-dependencies"])
    bases = {rest.split()[0] for word, rest in instructions(root) if word == "FROM"}
    (version,) = {re.search(r"python:([\d.]+)-slim$", base).group(1) for base in bases}  # type: ignore[union-attr]
    assert f"Programming Language :: Python :: {version}" in project["classifiers"]


def test_the_parts_fit_together(root: Path) -> None:
    services = compose(root)["services"]
    site, database, proxy = services["site"], services["database"], services["proxy"]
    name = f"postgresql://rampart:secret@database/{database['environment']['POSTGRES_DB']}"
    assert site["environment"]["RAMPART_DATABASE"] == name
    assert [database["environment"][f"POSTGRES_{name}"] for name in ("USER", "PASSWORD")] == ["rampart", "secret"]
    assert "ports" not in site and "ports" not in database  # only the proxy is reached from outside
    assert f"/{Path(the_one(root, 'VOLUME')).name}" == site["volumes"][0].split(":")[1]
    assert (root / proxy["volumes"][0].split(":")[0]).is_file()
    caddyfile = (root / "deploy" / "Caddyfile").read_text()
    assert f"reverse_proxy site:{the_one(root, 'EXPOSE')}\n" in caddyfile
    assert set(re.findall(r"\{\$(\w+)\}", caddyfile)) == set(proxy["environment"])
    (subnet,) = [part["subnet"] for part in compose(root)["networks"]["inside"]["ipam"]["config"]]
    assert f"--trust={subnet}" in site["command"]
    assert json.loads(the_one(root, COMMAND))[-2:] == ["--data", the_one(root, "VOLUME")]


def test_the_site_knows_every_variable_that_the_compose_file_gives_it(root: Path) -> None:
    known = {option.envvar for option in get_command(app).commands["serve"].params}  # type: ignore[attr-defined]
    assert set(compose(root)["services"]["site"]["environment"]) <= known


@pytest.mark.slow
def test_the_site_of_the_compose_file_serves_behind_its_proxy(root: Path, database: str, tmp_path: Path) -> None:
    command = [*json.loads(the_one(root, ENTRY)), *compose(root)["services"]["site"]["command"]]
    assert command[0] == "rampart"
    here = ["--host=127.0.0.1", "--port=0", f"--data={tmp_path}", "--trust=127.0.0.1", "--no-compile"]
    mailed = {"RAMPART_SMTP": "smtp://localhost", "RAMPART_MAIL_FROM": f"games@{HOST}"}
    environment = {**os.environ, **mailed, "RAMPART_DATABASE": database, "COLUMNS": "160"}
    site = subprocess.Popen(
        [sys.executable, "-m", *command, *here],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    try:
        assert site.stdout is not None
        port = int(re.search(r":(\d+)", site.stdout.readline()).group(1))  # type: ignore[union-attr]
        forwarded = {"Host": HOST, "X-Forwarded-For": "203.0.113.7", "X-Forwarded-Proto": "https"}
        lobby = httpx.get(f"http://127.0.0.1:{port}/", headers=forwarded, timeout=60)
        assert lobby.status_code == 200 and "<html" in lobby.text
        assert "secure" in lobby.headers["set-cookie"].lower()
        forgot = httpx.get(f"http://127.0.0.1:{port}/forgot", headers=forwarded, timeout=60)
        assert escape(site_speaker("en")("account-forgot-mail")) in forgot.text
        stranger = httpx.get(f"http://127.0.0.1:{port}/", headers={"Host": "elsewhere.example"}, timeout=60)
        assert stranger.status_code == 421

        _, _, health = the_one(root, HEALTH).partition(COMMAND)
        asks = [sys.executable, *json.loads(health)[1:]]
        asks[-1] = asks[-1].replace(f":{the_one(root, 'EXPOSE')}/", f":{port}/")
        assert subprocess.run(asks, check=False).returncode == 0
    finally:
        site.terminate()
    assert site.wait(60) == 0
    assert subprocess.run(asks, check=False, stderr=subprocess.DEVNULL).returncode == 1


def test_the_workflows_run_what_the_tree_has(root: Path) -> None:
    workflows = {path.stem: yaml.safe_load(path.read_text()) for path in (root / ".github" / "workflows").iterdir()}
    assert set(workflows) == {"test", "wheels"}
    job = workflows["test"]["jobs"]["test"]
    assert job["steps"][-1]["run"] == "bash .ci/run" and (root / ".ci" / "run").is_file()
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    promised = {word.rpartition(" ")[2] for word in project["classifiers"] if re.fullmatch(r".*Python :: 3\.\d+", word)}
    assert set(job["strategy"]["matrix"]["python"]) == promised
    systems = workflows["wheels"]["jobs"]["compiled"]["strategy"]["matrix"]["os"]
    assert {name.split("-")[0] for name in systems} == {"ubuntu", "macos", "windows"}
    assert any(name.endswith("-arm") for name in systems)
