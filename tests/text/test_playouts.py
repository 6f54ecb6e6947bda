"""Whole games in words: every decision and every event of every module, in all languages."""

import random
import re

import pytest
from tests.text.telling import check, check_decision

import rampart
from rampart import State
from rampart.games.dragon.tables import SUPER_WORDS
from rampart.kernel.journal import Event, Journal
from rampart.text import LANGUAGES
from rampart.text.about import ending, sources
from rampart.text.decision import decision, waiting
from rampart.text.log import lines

TABLES = [
    *({"players": 2 + i % 4, "wall": i % 2 == 0, "super_event": word} for i, word in enumerate(SUPER_WORDS)),
    {"players": 3, "wall": True, "choose_after_events": True},
    {"players": 4, "super_event": "random", "hidden_super_event": True, "large_price": 6},
    {"players": 5, "wall": True, "random_wall_bonus": True, "starting_seat": 4},
    {"players": 2},
]
NAMES = ["Mei", "Jun", "Lan", "Bo", "Wen"]


def check_lines(events: list[Event], s: State, lang: str) -> None:
    """Every event in words."""
    for told in lines(events, s.rules, lang, NAMES):
        check(told.text, capital=True)
        assert re.fullmatch(r"YD-\d{3}", told.rule)
        assert told.seat is None or NAMES[told.seat] in told.text


def check_position(s: State) -> str:
    """The present decision in all languages; returns the step that asks."""
    for lang in LANGUAGES:
        asked = decision(s, s.mover, lang, NAMES)
        check_decision(asked, s.options(s.mover))
        check(waiting(s, lang, NAMES), capital=True)
    return asked.step


def new_game(seed: int, options: dict) -> tuple[State, Journal, random.Random]:
    s = rampart.game("dragon").new(seed=seed, **options)
    return s, s.listen(), random.Random(seed)


@pytest.mark.slow
@pytest.mark.parametrize("options", TABLES, ids=lambda o: "-".join(str(v) for v in o.values()))
def test_a_whole_game_is_told_in_every_language(options: dict) -> None:
    s, journal, luck = new_game(1, options)
    while not s.over:
        check_position(s)
        s.choose(luck.choice(s.options(s.mover)))
    for lang in LANGUAGES:
        check_lines(journal.events, s, lang)
        check(ending(s, lang, NAMES), capital=True)
        assert [sum(source.values()) for source in sources(s, lang)] == s.scores()


def test_every_step_and_every_event_is_told_in_every_language() -> None:
    """Whatever random games do not come to at once is looked for in more of them."""
    steps = {step.name for step in rampart.game("dragon").rules.steps if step.asks}
    events = set(rampart.game("dragon").rules.events)
    for seed in range(40):
        for options in TABLES:
            s, journal, luck = new_game(seed, options)
            while not s.over:
                if s.current(s.mover)[0].name in steps:
                    steps.remove(check_position(s))
                s.choose(luck.choice(s.options(s.mover)))
            new = [event for event in journal.events if event.code in events]
            events -= {event.code for event in new}
            for lang in LANGUAGES:
                check_lines(new, s, lang)
            if not steps and not events:
                return
    assert not steps
    assert not events
