"""Modules together: what each declares decides, refusals say why, and every allowed pair plays a game to its end."""

import io
import tokenize
from pathlib import Path

import pytest
from tests.games.great_wall.combinations import GAME, pairs, strangers, tables_with
from tests.playing import conserved, in_this_run, play_on

from rampart import seeded
from rampart.games.great_wall.modules.module import Module
from rampart.games.great_wall.modules.registry import MODULES, objection_of, together
from rampart.kernel.errors import BadOptions
from rampart.kernel.rules import Option

CORE = Path(__file__).parents[3] / "src/rampart/games/great_wall"


class Mode(Module):
    """A mode that is played with anything."""

    def __init__(self, word: str = "mode", expansion: bool = False, alone: bool = False) -> None:
        self.word, self.expansion, self.alone = word, expansion, alone

    def options(self) -> list[Option]:
        return [Option(self.word, [False, True], False, "")]

    def in_play(self, seats: int, options: dict[str, int | str | bool]) -> bool:
        return options[self.word] is True


MADE_UP: list[Module] = [Mode(), Mode("expansion", expansion=True), Mode("hermit", expansion=True, alone=True)]


def refused(*words: str) -> tuple[str, ...]:
    """The options that are named when these modules are chosen, none where they go together."""
    why = objection_of({module.word: module.word in words for module in MADE_UP}, 3, MADE_UP)
    return why.options if why is not None else ()


@pytest.mark.rule("GWX-001")
def test_an_expansion_that_stands_alone_refuses_every_other_but_no_mode() -> None:
    assert refused("mode", "expansion") == refused("mode", "hermit") == refused("hermit") == ()
    assert refused("expansion", "hermit") == ("expansion", "hermit")
    assert not together(MADE_UP[2], MADE_UP[1]) and not together(MADE_UP[1], MADE_UP[2])


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.word)
def test_every_module_can_be_played(module: Module) -> None:
    assert tables_with(module)


@pytest.mark.parametrize("pair", strangers(), ids=lambda pair: "+".join(module.word for module in pair))
def test_what_is_not_played_together_is_refused_with_both_named(pair: tuple[Module, Module]) -> None:
    chosen: dict[str, object] = {}
    for module in pair:
        switch = module.options()[0]
        chosen[switch.name] = next(value for value in switch.choices if value != switch.default)
    with pytest.raises(BadOptions) as found:
        GAME.configure(5 if "fifth_player" in chosen else 3, chosen)
    assert set(found.value.about["options"].split()) == set(chosen)


@pytest.mark.parametrize("number", in_this_run(range(len(pairs()))))
def test_every_allowed_pair_plays_a_game_to_its_end(number: int) -> None:
    one, other = pairs()[number]
    tables = tables_with(one, other)
    table = tables[number % len(tables)]
    s = GAME.new(seed=number, **table)
    assert {one.word, other.word} <= {module.word for module in s.box.modules}  # type: ignore[attr-defined]
    play_on(s, seeded(number), label=f"{one.word}-{other.word}")
    conserved(s)


def words_in(path: Path) -> set[str]:
    """The names and short strings of a file's code; comments and sentences are not code."""
    tokens = tokenize.generate_tokens(io.StringIO(path.read_text(encoding="utf-8")).readline)
    return {
        token.string.strip("\"'").lower()
        for token in tokens
        if token.type == tokenize.NAME or (token.type == tokenize.STRING and " " not in token.string)
    }


def test_no_step_of_the_core_knows_an_expansion_by_name() -> None:
    names = {module.word for module in MODULES if module.expansion}
    core = [path for folder in ("steps", ".") for path in (CORE / folder).glob("*.py")]
    assert len(core) > 40
    assert {path.name: found for path in core if (found := words_in(path) & names)} == {}


def test_who_decides_for_a_clan_is_asked_by_name_and_not_by_comparing_numbers() -> None:
    rules = [path for path in CORE.rglob("*.py") if path.name != "state.py" and "habits" not in path.parts]
    assert len(rules) > 150
    assert [path.name for path in rules if "< s.seats" in path.read_text(encoding="utf-8")] == []
