"""All decks together: every card gets its place, every clause its code, and the moments know who answers them."""

from typing import Final

from rampart.games.great_wall.cards import (
    ADVISOR_CARDS,
    ARTIFACT_CARDS,
    COMMAND_CARDS,
    COMMON_CARDS,
    GENERAL_CARDS,
    HORDE_CARDS,
    TACTIC_CARDS,
    Artifact,
    Card,
    Command,
    CommonCard,
    Tactic,
    enrol,
    nth,
)
from rampart.games.great_wall.content.abilities import HORDES
from rampart.games.great_wall.content.advisors import ADVISORS
from rampart.games.great_wall.content.artifacts import ARTIFACTS
from rampart.games.great_wall.content.commands import COMMANDS
from rampart.games.great_wall.content.generals import GENERALS
from rampart.games.great_wall.content.hearing import (
    COMMON_WORDS,
    FORCED_BY_COMMON,
    HEARD_BY_ADVISOR,
    HEARD_BY_COMMON,
    HEARD_BY_GENERAL,
    LIMITED,
    MINDED_BY_ADVISOR,
    MINDED_BY_COMMON,
    MINDED_BY_GENERAL,
    STAYING,
)
from rampart.games.great_wall.content.reed import REED_COMMAND
from rampart.games.great_wall.content.scouts import SCOUT_STEPS
from rampart.games.great_wall.content.tactics import TACTICS
from rampart.games.great_wall.modules.beasts.cards import ADVISORS as BEAST_ADVISORS
from rampart.games.great_wall.modules.beasts.content import COMMON_OF_BEASTS
from rampart.games.great_wall.modules.black_powder.advisors import BP_ADVISORS
from rampart.games.great_wall.modules.black_powder.content import BP_ARTIFACTS, BP_GENERALS, BP_HORDES
from rampart.games.great_wall.modules.chronicles import content as chronicles
from rampart.games.great_wall.modules.coop import events as coop_events
from rampart.games.great_wall.modules.coop import generals as coop_generals
from rampart.games.great_wall.modules.coop import hordes as coop_hordes
from rampart.games.great_wall.modules.fifth_player.content import FIFTH_ADVISORS, FIFTH_GENERALS, FIFTH_TACTICS
from rampart.games.great_wall.modules.khan import content as khan
from rampart.games.great_wall.modules.rat.content import ARTIFACTS as RAT_ARTIFACTS
from rampart.games.great_wall.modules.solo.content import QIN_COMMANDS
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.vocabulary import NO_LIMIT
from rampart.kernel.step import Step

COMMON: Final[list[CommonCard]] = [*coop_events.COMMON, *COMMON_OF_BEASTS]  # cards of the table, by module


def fill_the_box() -> None:
    """Once, in a fixed order."""
    if COMMAND_CARDS:
        return
    for command in [*COMMANDS, REED_COMMAND]:
        add_command(command)
    add_cards(HORDES, GENERALS, ADVISORS, TACTICS, ARTIFACTS)
    for command in QIN_COMMANDS:
        add_command(command)
    # cards of modules come after all of the base box, so that the codes of its clauses stay
    add_cards(coop_hordes.HORDES, coop_generals.GENERALS, [], [], [])
    add_cards(BP_HORDES, BP_GENERALS, BP_ADVISORS, [], BP_ARTIFACTS)
    add_cards([], [], BEAST_ADVISORS, [], [])
    add_cards([], FIFTH_GENERALS, FIFTH_ADVISORS, FIFTH_TACTICS, [])
    add_cards([], [], [], [], RAT_ARTIFACTS)
    for common in COMMON:
        add_common(common)
    for card in [*GENERAL_CARDS, *ADVISOR_CARDS]:
        add_later(card)
    add_khan()
    add_chronicles()


def add_khan() -> None:
    """Cards of expansions come behind all others, so that the codes of those stay."""
    for card in khan.HORDES:
        add_horde(card)
    for card in khan.ADVISORS:
        add_advisor(card)
    for common in [*khan.SKILLS, *khan.AWARDS]:
        add_common(common)


def add_chronicles() -> None:
    """The same of the Ancient Chronicles; its artifacts work all game."""
    for card in chronicles.GENERALS:
        add_general(card)
    for card in chronicles.ADVISORS:
        add_advisor(card)
    for tactic in chronicles.TACTICS:
        add_tactic(tactic)
    ARTIFACT_CARDS.extend(chronicles.ARTIFACTS)
    for common in [*chronicles.AT_WORK, *chronicles.RULES]:
        add_common(common)


def add_general(card: Card) -> None:
    """A general, in the order of their names."""
    i = len(GENERAL_CARDS)
    GENERAL_CARDS.append(card)
    add_hearing(card, HEARD_BY_GENERAL[i], MINDED_BY_GENERAL[i])


def add_advisor(card: Card) -> None:
    """An advisor, in the order of their names."""
    i = len(ADVISOR_CARDS)
    ADVISOR_CARDS.append(card)
    add_hearing(card, HEARD_BY_ADVISOR[i], MINDED_BY_ADVISOR[i])


def add_tactic(tactic: Tactic) -> None:
    TACTIC_CARDS.append(tactic)
    enrol(tactic.base, tactic.word, tactic.word)
    enrol(tactic.boosted, tactic.word, f"{tactic.word}-boosted")


def add_cards(
    hordes: list[Card], generals: list[Card], advisors: list[Card], tactics: list[Tactic], artifacts: list[Artifact]
) -> None:
    """The decks of a box, behind those that are there."""
    for card in hordes:
        add_horde(card)
    for card in generals:
        add_general(card)
    for card in advisors:
        add_advisor(card)
    for tactic in tactics:
        add_tactic(tactic)
    ARTIFACT_CARDS.extend(artifacts)


def add_command(command: Command) -> None:
    """A command card of the players or of an automaton."""
    COMMAND_CARDS.append(command)
    for i, frame in enumerate(command.frames):
        enrol(frame.clause, command.word, nth(command.word, i))


def add_horde(card: Card) -> None:
    """A type of horde; what it has to do with is looked up when a box is packed."""
    if card.stays:
        STAYING.append(len(HORDE_CARDS))
    HORDE_CARDS.append(card)
    for i, clause in enumerate(card.clauses):
        enrol(clause, card.word, nth(card.word, i))


def add_common(card: CommonCard) -> None:
    """A card of the table and what it has to do with."""
    related = [other for other in COMMON_CARDS if other.family and other.family == card.family and other.clauses]
    COMMON_CARDS.append(card)
    COMMON_WORDS.append(card.word)
    for i, clause in enumerate(card.clauses + card.forced):
        enrol(clause, card.word, nth(card.word, i))
        clause.tally = card.clauses[0].code if card.clauses else clause.code
        if related:
            clause.tally = related[0].clauses[0].code
        clause.common = True
        clause.held = card.holder is not None
        if clause.limit != NO_LIMIT:
            LIMITED.append(clause.tally)
    HEARD_BY_COMMON.append([clause.moment for clause in card.clauses])
    FORCED_BY_COMMON.append([clause.moment for clause in card.forced])
    MINDED_BY_COMMON.append([modifier.query for modifier in card.modifiers])


def add_later(card: Card) -> None:
    """What a general or advisor says of modes that came later: its codes come behind all others, so those stay."""
    first = len(card.clauses) - len(card.later)
    for i, clause in enumerate(card.later):
        enrol(clause, card.word, nth(card.word, first + i))


def add_hearing(card: Card, heard: list[int], minded: list[int]) -> None:
    """A general or advisor and what it has to do with."""
    heard += [clause.moment for clause in card.later]
    for i, clause in enumerate(card.clauses[: len(card.clauses) - len(card.later)]):
        enrol(clause, card.word, nth(card.word, i))
        clause.tally = card.clauses[0].code
        heard.append(clause.moment)
        if clause.limit != NO_LIMIT:
            LIMITED.append(clause.tally)
    for modifier in card.modifiers:
        minded.append(modifier.query)


fill_the_box()
CARD_STEPS: Final[dict[int, Step[GreatWall]]] = SCOUT_STEPS  # steps that single cards bring along, by code
