"""All decks together: every card gets its place, every clause its code, and the moments know who answers them."""

from typing import Final

from rampart.games.great_wall.cards import (
    ADVISOR_CARDS,
    ARTIFACT_CARDS,
    COMMAND_CARDS,
    GENERAL_CARDS,
    HORDE_CARDS,
    TACTIC_CARDS,
    Card,
    enrol,
    nth,
)
from rampart.games.great_wall.content.abilities import HORDES
from rampart.games.great_wall.content.advisors import ADVISORS
from rampart.games.great_wall.content.artifacts import ARTIFACTS
from rampart.games.great_wall.content.commands import COMMANDS
from rampart.games.great_wall.content.generals import GENERALS
from rampart.games.great_wall.content.hearing import (
    HEARD_BY_ADVISOR,
    HEARD_BY_GENERAL,
    LIMITED,
    MINDED_BY_ADVISOR,
    MINDED_BY_GENERAL,
)
from rampart.games.great_wall.content.reed import REED_FRAMES
from rampart.games.great_wall.content.scouts import SCOUT_STEPS
from rampart.games.great_wall.content.tactics import TACTICS
from rampart.games.great_wall.queries import HORDES_MIND
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.triggers import HORDES_AT, TACTICS_AT
from rampart.games.great_wall.vocabulary import NO_LIMIT
from rampart.kernel.step import Step


def fill_the_box() -> None:
    """Once, in a fixed order."""
    if COMMAND_CARDS:
        return
    for command in COMMANDS:
        COMMAND_CARDS.append(command)
        for i, frame in enumerate(command.frames):
            enrol(frame.clause, command.word, nth(command.word, i))
    for i, frame in enumerate(REED_FRAMES):
        enrol(frame.clause, "bending_reed", nth("bending_reed", i))
    for i, card in enumerate(HORDES):
        add_horde(i, card)
    for i, card in enumerate(GENERALS):
        GENERAL_CARDS.append(card)
        add_hearing(card, HEARD_BY_GENERAL[i], MINDED_BY_GENERAL[i])
    for i, card in enumerate(ADVISORS):
        ADVISOR_CARDS.append(card)
        add_hearing(card, HEARD_BY_ADVISOR[i], MINDED_BY_ADVISOR[i])
    for tactic in TACTICS:
        TACTICS_AT[tactic.moment].append(len(TACTIC_CARDS))
        TACTIC_CARDS.append(tactic)
        enrol(tactic.base, tactic.word, tactic.word)
        enrol(tactic.boosted, tactic.word, f"{tactic.word}-boosted")
    ARTIFACT_CARDS.extend(ARTIFACTS)


def add_horde(kind: int, card: Card) -> None:
    """A type of horde and what it has to do with."""
    HORDE_CARDS.append(card)
    for i, clause in enumerate(card.clauses):
        enrol(clause, card.word, nth(card.word, i))
        HORDES_AT[clause.moment].append(kind)
    for modifier in card.modifiers:
        HORDES_MIND[modifier.query].append(kind)


def add_hearing(card: Card, heard: list[int], minded: list[int]) -> None:
    """A general or advisor and what it has to do with."""
    for i, clause in enumerate(card.clauses):
        enrol(clause, card.word, nth(card.word, i))
        clause.tally = card.clauses[0].code
        heard.append(clause.moment)
        if clause.limit != NO_LIMIT:
            LIMITED.append(clause.tally)
    for modifier in card.modifiers:
        minded.append(modifier.query)


fill_the_box()
CARD_STEPS: Final[dict[int, Step[GreatWall]]] = SCOUT_STEPS  # steps that single cards bring along, by code
