"""The texts of the site: complete in every language, in forms that exist, and nothing in them is unused."""

import ast
import re
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse

import rampart
import rampart.server
from rampart.server.text import SITE, site_speaker
from rampart.text import LANGUAGES, MissingText
from rampart.text.catalog import sources
from tests.text import test_catalogs as checks

SERVER = Path(rampart.server.__file__).parent

CHECKS = [
    checks.test_every_language_has_the_same_messages_with_the_same_variables,
    checks.test_plurals_are_complete_and_of_the_language,
    checks.test_functions_are_called_with_words_and_forms_that_exist,
    checks.test_messages_are_written_cleanly,
]

# What is the same in English and in another language, and right so: Name, Start, Chat, 5 min.
SHARED = {"lobby-title", "prefs-name", "new-name-here", "new-bots", "chat-head", "table-hand", "table-phase"}
SHARED |= {"compose-rate", "over-col-name", "over-start", "over-minutes", "over-hours", "scene-pace-normal"}
SHARED |= {
    "clock-minutes",
    "role-moderator",
    "now-start",
    "friends-online",
    "filter-live",
    "passkey-head",
    "profile-bot",
    "vote-bot-short",
}


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__.removeprefix("test_"))
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_catalogs_of_the_site_are_as_those_of_the_games(check: Callable[[str, str], None], lang: str) -> None:
    check(SITE, lang)


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_the_site_is_translated(monkeypatch: pytest.MonkeyPatch, lang: str) -> None:
    monkeypatch.setattr(checks, "SHARED", SHARED)
    checks.test_everything_is_translated(SITE, lang)


def messages(source: str) -> list[str]:
    """The ids of the messages in a catalog file, as often as they stand there."""
    return re.findall(r"^([a-zA-Z][\w-]*) *=", source, re.MULTILINE)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("owner", [SITE, *rampart.games()])
def test_no_message_hides_another(owner: str, lang: str) -> None:
    """One bundle takes the common catalog and all parts of the owner's: the last of equal ids would win silently."""
    parts = sources(owner, lang)
    ids = [*checks.catalog("", lang)]
    for file in parts:
        ids += messages(file.read_text(encoding="utf-8"))
    assert len(parts) >= 2
    assert [id for id in ids if ids.count(id) > 1] == []


def said() -> list[re.Pattern[str]]:
    """All texts in the code of the server, with holes where something is put in."""
    found: list[re.Pattern[str]] = []
    for path in SERVER.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.append(re.compile(re.escape(node.value)))
            elif isinstance(node, ast.JoinedStr):
                parts = [re.escape(p.value) if isinstance(p, ast.Constant) else r"[\w-]+" for p in node.values]
                if isinstance(node.values[0], ast.Constant):
                    found.append(re.compile("".join(parts)))
    return found


def test_the_site_has_no_words_that_nobody_says() -> None:
    text = files("rampart.server").joinpath("text", "en.ftl").read_text(encoding="utf-8")
    ids = [entry.id.name for entry in parse(text).body if isinstance(entry, ftl.Message)]
    patterns = said()
    assert len(ids) > 80
    assert [id for id in ids if not any(pattern.fullmatch(id) for pattern in patterns)] == []


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", ["One seat is still free", "2 seats are still free", "5 seats are still free"]),
        ("cs", ["Ještě je volné jedno místo", "Ještě jsou volná 2 místa", "Ještě je volných 5 míst"]),
        ("pl", ["Jedno miejsce jest jeszcze wolne", "2 miejsca są jeszcze wolne", "5 miejsc jest jeszcze wolnych"]),
        ("de", ["Ein Platz ist noch frei", "2 Plätze sind noch frei", "5 Plätze sind noch frei"]),
    ],
)
def test_seats_are_counted_as_the_language_counts(lang: str, told: list[str]) -> None:
    say = site_speaker(lang)
    assert [say("lobby-free-seats", n=n) for n in (1, 2, 5)] == told


def test_a_text_that_is_not_there_is_noticed() -> None:
    with pytest.raises(MissingText):
        site_speaker("en")("no-such-text")
