import json
import re
from pathlib import Path

import pytest

import rampart
from rampart.cli.coverage import coverage
from rampart.text.rulebook import Rulebook, rulebook, rulebooks

RULES = """# A game

Some words.

## Movement

- **XY-1** Walk.
  A second line of it.
- **XY-2** Run, never walk. See XY-1.

| Pace | Steps |
|---|---|
| walk | 1 |
| run | 2 |

### Swimming

- **XY-10** Swim.
- **XY-OBJ-W1** Dive.
"""


@pytest.fixture
def book() -> Rulebook:
    return Rulebook("dragon", RULES)


# ---- the rulebook


def test_a_rulebook_is_read_section_by_section(book):
    assert [section.path for section in book.sections] == [("A game",), ("Movement",), ("Movement", "Swimming")]
    assert list(book.rules) == ["XY-1", "XY-2", "XY-10", "XY-OBJ-W1"]
    assert book.rules["XY-1"].text == "Walk.\n  A second line of it."
    assert book.section_of["XY-10"].title == "Movement › Swimming"
    assert book.prefixes == {"XY"}


def test_two_rules_of_one_id_are_refused():
    with pytest.raises(rampart.BadDocument, match="two rules XY-1"):
        Rulebook("dragon", RULES + "- **XY-1** Walk again.\n")


def test_words_are_found_in_rules_and_rows(book):
    ((section, blocks),) = book.search(["WALK"])
    assert section.title == "Movement"
    assert [block.rule for block in blocks] == ["XY-1", "XY-2", ""]
    assert blocks[2].markdown.endswith("| walk | 1 |")
    assert [block.rule for _, blocks in book.search(["walk", "never"]) for block in blocks] == ["XY-2"]
    assert book.search(["walk", "swim"]) == []


@pytest.mark.parametrize("game", rampart.games())
def test_every_bold_id_of_the_rules_is_found(game):
    book = rulebook(game)
    bold = re.findall(r"^- \*\*([A-Z0-9-]+)\*\*", book.source, re.MULTILINE)
    assert list(book.rules) == bold
    assert len(bold) > 100
    assert all(block.text for block in book.rules.values())


# ---- reading the rules


def test_without_a_game_the_games_are_listed(run):
    done = run("rules")
    assert done.exit_code == 0
    assert "dragon  In the Year of the Dragon" in done.stdout
    assert [entry["game"] for entry in json.loads(run("rules", "--json").stdout)] == rampart.games()


def test_the_whole_rulebook_is_printed(run):
    shown = run("rules", "dragon").stdout
    for id in rulebook("dragon").rules:
        assert id in shown


@pytest.mark.parametrize("args", [["dragon", "YD-204"], ["YD-204"], ["dragon", "yd-204"]])
def test_a_rule_is_printed_with_its_section(run, args):
    shown = run("rules", *args).stdout
    assert shown.startswith("Phase 1: actions › Choosing an action\n")
    assert shown.index("YD-204") < shown.index("The rest of this section") < shown.index("YD-205")


def test_a_search_prints_what_mentions_all_words(run):
    shown = run("rules", "dragon", "fireworks", "tie").stdout
    assert "YD-440" in shown
    assert "YD-226" not in shown


def test_rules_as_json(run):
    everything = json.loads(run("rules", "dragon", "--json").stdout)
    assert [rule["id"] for rule in everything] == list(rulebook("dragon").rules)
    one = json.loads(run("rules", "dragon", "YD-204", "--json").stdout)
    assert one in everything
    assert one["section"] == ["Phase 1: actions", "Choosing an action"]
    assert {rule["id"] for rule in json.loads(run("rules", "dragon", "mortar", "--json").stdout)} >= {
        "YD-460",
        "YD-461",
    }


def test_words_that_do_not_occur_exit_1(run):
    done = run("rules", "dragon", "xyzzy")
    assert done.exit_code == 1
    assert "say nothing about 'xyzzy'" in done.stderr


@pytest.mark.parametrize(
    ("args", "complaint"),
    [
        (["chess"], "There is no game called 'chess'"),
        (["dragon", "YD-999"], "In the Year of the Dragon has no rule YD-999; near it are: "),
        (["YD-999"], "In the Year of the Dragon has no rule YD-999"),
        (["QQ-1"], "No game has a rule QQ-1."),
        (["--coverage"], "Name the game whose rules are to be covered"),
        (["dragon", "--coverage", "--tests", "missing"], "There is no folder missing with tests"),
        (["dragon", "--markdown", "page.md"], "--tests and --markdown go only with --coverage."),
        (["dragon", "--tests", "."], "--tests and --markdown go only with --coverage."),
    ],
)
def test_what_cannot_be_looked_up_is_refused(refused, args, complaint):
    assert complaint in refused("rules", *args)


# ---- coverage

TESTS = """
import pytest
from tests.rules import rule

pytestmark = [pytest.mark.slow, pytest.mark.rule("XY-1")]


@rule("XY-2")
def test_running(): ...


@pytest.mark.rule("XY-10")
class TestSwimming:
    pytestmark = rule("XY-2")

    async def test_deep(self): ...

    @pytest.mark.parametrize("n", [1, pytest.param(2, marks=rule("XY-OBJ-W1"))])
    def test_diving(self, n): ...

    def helper(self): ...


@rule("XY-404")
def helper(): ...
"""


@pytest.fixture
def tests(here: Path) -> Path:
    folder = here / "tests"
    (folder / "games" / "dragon").mkdir(parents=True)
    (folder / "games" / "dragon" / "test_rules.py").write_text(TESTS)
    return folder


def named(found, id):
    return [c.test for c in found.tests[id]]


def test_marks_of_functions_classes_modules_and_parameters_count(book, tests):
    found = coverage(book, [book], tests)
    everywhere = ["test_running", "TestSwimming::test_deep", "TestSwimming::test_diving"]
    assert named(found, "XY-1") == everywhere
    assert named(found, "XY-2") == everywhere
    assert named(found, "XY-10") == everywhere[1:]
    assert named(found, "XY-OBJ-W1") == everywhere[2:]
    assert found.faults == []
    assert found.complete


def test_a_rule_without_a_test_is_a_gap(book, tests):
    (tests / "games" / "dragon" / "test_rules.py").write_text('@rule("XY-1", "XY-10")\ndef test_it(): ...\n')
    found = coverage(book, [book], tests)
    assert found.gaps == ["XY-2", "XY-OBJ-W1"]
    assert not found.complete


def test_an_unknown_rule_is_a_fault_unless_another_game_has_it(book, tests):
    (tests / "test_more.py").write_text('@rule("XY-99", "ZZ-1")\ndef test_it(): ...\n')
    other = Rulebook("other", "# Other\n\n- **ZZ-1** Fly.\n- **ZZ-2** Land.\n")
    assert coverage(book, [book, other], tests).faults == [
        "tests/test_more.py:2: test_it cites XY-99, which is no rule."
    ]
    assert len(coverage(book, [book], tests).faults) == 2


def test_a_rule_that_is_no_literal_is_a_fault(book, tests):
    (tests / "test_more.py").write_text("@rule(ID)\ndef test_it(): ...\n")
    (fault,) = coverage(book, [book], tests).faults
    assert "no literal string" in fault


def test_files_and_functions_that_are_no_tests_prove_nothing(book, tests):
    (tests / "games" / "dragon" / "test_rules.py").rename(tests / "helpers.py")
    (tests / "test_more.py").write_text(
        '@rule("XY-1")\ndef helper(): ...\n\n\nclass Plain:\n    test_x = rule("XY-2")\n'
    )
    assert coverage(book, [book], tests).gaps == list(book.rules)


def big_book(rules: int) -> Rulebook:
    return Rulebook("dragon", "# Big\n\n" + "".join(f"- **XY-{i}** Rule.\n" for i in range(rules)))


def test_few_rules_may_be_waived_with_a_reason(tests):
    book = big_book(100)
    cited = ", ".join(f'"XY-{i}"' for i in range(3, 100))
    (tests / "games" / "dragon" / "test_rules.py").write_text(f"@rule({cited})\ndef test_it(): ...\n")
    waivers = tests / "games" / "dragon" / "waived.json"
    waivers.write_text('{"XY-0": "a definition", "XY-1": "a definition"}')
    found = coverage(book, [book], tests)
    assert (found.gaps, found.faults) == (["XY-2"], [])
    waivers.write_text('{"XY-0": "a definition", "XY-1": "a definition", "XY-2": "a definition"}')
    found = coverage(book, [book], tests)
    assert (found.gaps, len(found.faults)) == ([], 1)
    assert "at most 2 may be (2% of 100 rules)" in found.faults[0]
    waivers.write_text('{"XY-0": " ", "XY-777": "a definition"}')
    assert len(coverage(book, [book], tests).faults) == 2


@pytest.mark.parametrize("text", ["[]", '{"XY-1": 7}', "{", ""])
def test_broken_waivers_are_refused(refused, tests, text):
    (tests / "games" / "dragon" / "waived.json").write_text(text)
    assert "waived.json" in refused("rules", "dragon", "--coverage")


def test_a_test_that_cannot_be_read_is_refused(refused, tests):
    (tests / "test_more.py").write_text("def broken(:\n")
    assert "test_more.py cannot be read: " in refused("rules", "dragon", "--coverage")


def test_gaps_are_listed_and_exit_1(run, tests):
    (tests / "games" / "dragon" / "test_rules.py").write_text('@rule("YD-204", "YD-7777")\ndef test_it(): ...\n')
    done = run("rules", "dragon", "--coverage", "--tests", "tests")
    assert done.exit_code == 1
    assert "YD-205 has no test: If you cannot pay" in done.stdout
    assert "YD-204 has no test" not in done.stdout
    assert "test_it cites YD-7777, which is no rule." in done.stdout
    found = json.loads(run("rules", "dragon", "--coverage", "--json").stdout)
    assert found["complete"] is False
    assert found["rules"]["YD-204"] == ["tests/games/dragon/test_rules.py::test_it"]
    assert len(found["gaps"]) == len(found["rules"]) - 1


def test_the_page_names_every_rule_and_its_tests(run, tests, here):
    (tests / "games" / "dragon" / "test_rules.py").write_text('@rule("YD-204")\ndef test_it(): ...\n')
    run("rules", "dragon", "--coverage", "--markdown", "page.md")
    page = (here / "page.md").read_text()
    assert "| YD-204 | `test_it` in `tests/games/dragon/test_rules.py` |" in page
    assert "| YD-205 | **none** |" in page
    assert page.count("\n| YD-") == len(rulebook("dragon").rules)


@pytest.mark.parametrize("game", rampart.games())
def test_every_rule_is_proved_by_a_test(game, root):
    found = coverage(rulebook(game), rulebooks(), root / "tests")
    assert found.gaps == []
    assert found.faults == []
