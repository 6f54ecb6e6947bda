"""The table of The Great Wall: the wall and its hordes, the locations, and what belongs to each clan."""

from typing import Final

from rampart.games.great_wall.arguments import SPIED
from rampart.games.great_wall.box import Box
from rampart.games.great_wall.codes import S_CHANGE_COMMAND, S_EXCHANGE_COMMAND
from rampart.games.great_wall.content.hearing import (
    CLAUSE_WORDS,
    COMMON_WORDS,
    FORCED_BY_COMMON,
    HEARD_BY_ADVISOR,
    HEARD_BY_COMMON,
    HEARD_BY_GENERAL,
    MINDED_BY_ADVISOR,
    MINDED_BY_COMMON,
    MINDED_BY_GENERAL,
)
from rampart.games.great_wall.content.hordes import FRESH
from rampart.games.great_wall.content.names import HORDE_WORDS, HORDES, type_of
from rampart.games.great_wall.faults import faults_of
from rampart.games.great_wall.fields import FIELDS
from rampart.games.great_wall.figures import derive_rest
from rampart.games.great_wall.part import NO_PARTS, Part
from rampart.games.great_wall.tables import (
    ALL_WIN,
    BY_RANK,
    END_WORDS,
    LOSING_SOURCES,
    SECTIONS,
    SLOT_WORDS,
    SOURCE_WORDS,
    TABLE,
)
from rampart.games.great_wall.vocabulary import MOMENTS, QUERIES
from rampart.kernel.errors import BrokenRules
from rampart.kernel.fields import Field, Pool, Record, slots
from rampart.kernel.frame import args_of, code_of, player_of
from rampart.kernel.rng import Rng
from rampart.kernel.rules import Rules
from rampart.kernel.state import State
from rampart.kernel.step import Say

DEAF: Final = [0] * MOMENTS  # such lists are replaced, never changed
STEADY: Final = [0] * QUERIES
NOTHING: Final[list[list[int]]] = []  # shared while nothing was sacrificed; replaced, never changed
AFTER_A_LOOK: Final = (S_EXCHANGE_COMMAND, S_CHANGE_COMMAND)


class GreatWall(State):
    """The Great Wall: clans, sections of the Wall with their hordes, locations with their clerks, and decks."""

    __slots__ = slots(FIELDS, "reed", "side", "first_section", "ears", "minds", "box", "players", "parts")

    def __init__(self, rules: Rules, seats: int, config: list[int], rng: Rng, box: Box) -> None:
        super().__init__(rules, seats, config, rng)
        self.box = box
        self.players = box.players  # who own honor and count as players: the seats, then Qin Jiushao
        self.reed = box.reed  # the Reed clan's place among the clans, -1 where it does not play
        self.side = box.side
        self.first_section = box.first_section  # 1 where section L is out of play (GW-SET31)
        self.parts = NO_PARTS  # what the modules in play keep on the table

    def clear(self) -> None:
        """A table on which nothing lies yet; a copy does without, for it fills all of these at once."""
        self.year = 1
        self.space = 0  # of the time token, from 0
        self.season = 0
        self.active = -1  # the clan whose turn it is
        self.ruler = -1  # the seat that acts for the Reed clan in its own turn
        self.tea: list[int] = []  # clans from the top down
        self.clans: list[int] = []  # which animal each clan is
        self.clerks: list[list[int]] = []  # by clan: in each location, in the pool, unhired
        self.pool: list[list[int]] = []  # by clan: available soldiers of each kind
        self.shamed: list[list[int]] = []  # by clan: soldiers of the pool under a shame token
        self.levels: list[list[int]] = []  # by clan: the overseer's level in each production location
        self.overseers: list[list[int]] = []  # by clan: the kind of soldier that is overseer there, -1 for none
        self.rest: list[list[int]] = []  # by clan: section * KINDS + kind
        self.firing: list[list[int]] = []  # by clan: archers on the firing spots of each section
        self.resources: list[list[int]] = []
        self.honour: list[int] = []
        self.sources: list[list[int]] = []  # where the honor of each seat came from, and how much of it was lost
        self.begin_board()
        self.begin_cards()
        self.activated = 0  # locations activated in this step B
        self.placed: list[int] = []  # clerks each seat has placed in the present frame of a command card
        self.uses: list[list[int]] = []  # abilities with a limit that were used: clause, horde card or 0, times
        self.common_uses: list[list[int]] = []  # the same of cards of the table: clause, seat, times
        self.bonuses: list[list[int]] = []  # one-off modifiers: query, seat, how, value, uses left, place of its end
        self.sacrificed = NOTHING  # by clan: clerks, then soldiers of each kind that left the game for good
        self.reasons = 0
        self.outcome = 0  # how the winners are found
        self.common: list[int] = []  # cards of the table that listen and modify for everyone, the oldest first
        # follows from the cards that lie open: the seats that answer each moment, and those that change each query
        self.ears = DEAF
        self.minds = STEADY

    def begin_board(self) -> None:
        self.wall: list[int] = []
        self.barricades: list[int] = []
        self.hordes: list[int] = []  # by slot, section * 3 + row; -1 for none
        self.covers: list[list[int]] = []  # by slot: what lies in the 12 cells of the card there
        self.next_horde: list[int] = []  # the top of the horde deck, its back seen; the next one to be placed is last
        self.horde_deck: list[int] = []  # beneath it, the next one last
        self.horde_discard: list[int] = []
        self.horde_box: list[int] = []  # taken out of the deck at random before the game
        self.claimed: list[list[int]] = []
        self.stains: list[int] = []  # shame tokens on each claimed horde card
        self.known_hordes: list[int] = []
        self.warehouse: list[int] = []
        self.shame_bank = 0
        self.shame_gone = 0

    def begin_cards(self) -> None:
        self.commands: list[list[int]] = []
        self.chosen: list[int] = []
        self.track: list[int] = []  # the clan whose command card lies in each slot, -1 for none
        self.command_discard: list[list[int]] = []
        self.generals: list[int] = []
        self.dealt_generals: list[list[int]] = []
        self.boxed_generals: list[list[int]] = []
        self.general_deck: list[int] = []
        self.advisors: list[list[int]] = []  # the active ones
        self.support: list[list[int]] = []
        self.advisor_row: list[int] = []
        self.advisor_deck: list[int] = []
        self.advisor_discard: list[int] = []
        self.known_advisors: list[int] = []
        self.tactics: list[list[int]] = []
        self.tactic_deck: list[int] = []
        self.tactic_discard: list[int] = []
        self.artifacts: list[int] = []
        self.artifact_box: list[int] = []

    def fields(self) -> list[Field]:
        """The declaration, with the parts of the modules in play."""
        return self.box.fields

    def inner(self, name: str) -> Record:
        """The part of a module."""
        return self.part(name)

    def part(self, word: str) -> Part:
        """What the module of that name keeps on the table."""
        for part in self.parts:
            if part.word == word:
                return part
        raise BrokenRules(f"{word} is not in play")

    def copy(self) -> "GreatWall":
        """An independent state; the history is shared."""
        s = GreatWall(self.rules, self.seats, self.config, self.rng, self.box)
        self.carry(s)
        self.copy_figures(s)
        self.copy_board(s)
        self.copy_cards(s)
        if self.parts:
            s.parts = [part.copy() for part in self.parts]
        return s

    def copy_figures(self, s: "GreatWall") -> None:
        """Copy the calendar and what belongs to each clan."""
        s.year, s.space, s.season, s.active, s.ruler = self.year, self.space, self.season, self.active, self.ruler
        s.tea = self.tea[:]
        s.clans = self.clans[:]
        s.clerks = [x[:] for x in self.clerks]
        s.pool = [x[:] for x in self.pool]
        s.shamed = [x[:] for x in self.shamed]
        s.levels = [x[:] for x in self.levels]
        s.overseers = [x[:] for x in self.overseers]
        s.rest = [x[:] for x in self.rest]
        s.firing = [x[:] for x in self.firing]
        s.resources = [x[:] for x in self.resources]
        s.honour = self.honour[:]
        s.sources = [x[:] for x in self.sources]

    def copy_board(self, s: "GreatWall") -> None:
        """Copy the wall, the hordes and what is under way."""
        s.wall = self.wall[:]
        s.barricades = self.barricades[:]
        s.hordes = self.hordes[:]
        s.covers = [x[:] for x in self.covers]
        s.next_horde = self.next_horde[:]
        s.horde_deck = self.horde_deck[:]
        s.horde_discard = self.horde_discard[:]
        s.horde_box = self.horde_box[:]
        s.claimed = [x[:] for x in self.claimed]
        s.stains = self.stains[:]
        s.known_hordes = self.known_hordes[:]
        s.warehouse = self.warehouse[:]
        s.shame_bank, s.shame_gone = self.shame_bank, self.shame_gone
        s.activated, s.reasons, s.outcome = self.activated, self.reasons, self.outcome
        s.sacrificed = self.sacrificed
        s.common = self.common[:]
        s.placed = self.placed[:]
        s.uses = [x[:] for x in self.uses]
        s.common_uses = [x[:] for x in self.common_uses]
        s.bonuses = [x[:] for x in self.bonuses]
        s.ears = self.ears
        s.minds = self.minds

    def copy_cards(self, s: "GreatWall") -> None:
        s.commands = [x[:] for x in self.commands]
        s.chosen = self.chosen[:]
        s.track = self.track[:]
        s.command_discard = [x[:] for x in self.command_discard]
        s.generals = self.generals[:]
        s.dealt_generals = [x[:] for x in self.dealt_generals]
        s.boxed_generals = [x[:] for x in self.boxed_generals]
        s.general_deck = self.general_deck[:]
        s.advisors = [x[:] for x in self.advisors]
        s.support = [x[:] for x in self.support]
        s.advisor_row = self.advisor_row[:]
        s.advisor_deck = self.advisor_deck[:]
        s.advisor_discard = self.advisor_discard[:]
        s.known_advisors = self.known_advisors[:]
        s.tactics = [x[:] for x in self.tactics]
        s.tactic_deck = self.tactic_deck[:]
        s.tactic_discard = self.tactic_discard[:]
        s.artifacts = self.artifacts[:]
        s.artifact_box = self.artifact_box[:]

    def pools(self) -> list[Pool]:
        """Every card that is in play."""
        return self.box.pools

    def board_words(self, what: str) -> list[str]:
        """The slots of hordes, the horde cards that shame may lie on, and the names of the clauses of cards."""
        if what == "hordes":
            return SLOT_WORDS
        if what == "common":
            return COMMON_WORDS
        return HORDE_WORDS if what == "stains" else CLAUSE_WORDS

    def usual_row(self, name: str, i: int) -> list[int]:
        """A horde card on which no one stands and no wound lies."""
        card = self.hordes[i]
        return FRESH[type_of(card)] if card >= 0 else []

    def modernise(self, doc: dict[str, object]) -> None:
        """When format 1 was written there were fewer horde cards that shame could lie on."""
        stains = doc.get("stains")
        if isinstance(stains, list):
            doc["stains"] = stains + [0] * (HORDES - len(stains))

    def derive(self, given: list[str]) -> None:
        """What follows from the rest of a document: soldiers in pools, hands of commands, the bank of shame."""
        derive_rest(self, given)

    def looked_at(self, viewer: int, p: int) -> bool:
        """Whoever may change the own command card has seen that of another seat (GWC-ADV-41)."""
        for f in self.stack:
            if code_of(f) in AFTER_A_LOOK and player_of(f) == viewer and self.pad[SPIED.of(args_of(f))] == p:
                return True
        return False

    def listen_anew(self) -> None:
        """The generals and active advisors changed: note which seats answer which moment and change which query."""
        self.ears = [0] * MOMENTS
        self.minds = [0] * QUERIES
        for p in range(self.seats):
            bit = 1 << p
            general = self.generals[p]
            if general >= 0:
                for moment in HEARD_BY_GENERAL[general]:
                    self.ears[moment] |= bit
                for query in MINDED_BY_GENERAL[general]:
                    self.minds[query] |= bit
            for advisor in self.advisors[p]:
                for moment in HEARD_BY_ADVISOR[advisor]:
                    self.ears[moment] |= bit
                for query in MINDED_BY_ADVISOR[advisor]:
                    self.minds[query] |= bit
        for card in self.common:
            self.listen_to_common(card)

    def listen_to_common(self, card: int) -> None:
        """A card of the table: every seat may answer it like its own, and some of it no one is asked about."""
        seats = (1 << self.seats) - 1
        for moment in HEARD_BY_COMMON[card]:
            self.ears[moment] |= seats
        for moment in FORCED_BY_COMMON[card]:
            self.ears[moment] |= TABLE
        for query in MINDED_BY_COMMON[card]:
            self.minds[query] |= TABLE

    def refresh(self) -> None:
        """A position was restored: find again who answers what, and who decides."""
        self.listen_anew()
        super().refresh()

    def faults(self) -> list[tuple[str, str]]:
        """What is wrong with a position; one that was read from a document also learns who answers what."""
        out = faults_of(self)
        if not out:
            self.listen_anew()
        return out

    # ---- what is read again and again

    def houses(self) -> int:
        """How many clans there are, automata among them."""
        return len(self.tea)

    def is_seat(self, c: int) -> bool:
        """Does someone decide for this clan? Else an automaton does, or it is no clan at all."""
        return 0 <= c < self.seats

    def is_player(self, c: int) -> bool:
        """Does this clan own honor and count as a player for cards: a seat, or Qin Jiushao?"""
        return 0 <= c < self.players

    def order(self) -> list[int]:
        """The seats in tea order (GW-GEN01)."""
        return [c for c in self.tea if c < self.seats]

    def owners(self) -> list[int]:
        """Those who own honor, in tea order: the seats and Qin Jiushao."""
        return [c for c in self.tea if c < self.players]

    def voice(self, c: int) -> int:
        """A clan as the journal names whose an event is: its seat, or the voice of an automaton."""
        return c if c < self.seats else self.box.automata[c - self.seats].voice

    def higher(self) -> int:
        """The player who is highest in the tea order, Qin Jiushao among them."""
        for c in self.tea:
            if c < self.players:
                return c
        return 0

    def depth(self, section: int) -> int:
        """How many horde cards lie in front of a section."""
        n = 0
        for slot in range(section * 3, section * 3 + 3):
            if self.hordes[slot] >= 0:
                n += 1
        return n

    def free_row(self, section: int) -> int:
        """The slot nearest to the wall where a horde card may lie, -1 where there is none; rows may have gaps."""
        for slot in range(section * 3, section * 3 + 3):
            if self.hordes[slot] < 0:
                return slot
        return -1

    def free_last_row(self, section: int) -> int:
        """The first section from there to the right, round the end, whose last row is free, -1 where there is none."""
        order = list(range(section, SECTIONS)) + list(range(self.first_section, section))
        for to in order:
            if self.hordes[to * 3 + 2] < 0:
                return to
        return -1

    def in_location(self, location: int) -> int:
        """How many clerks are in a location."""
        n = 0
        for mine in self.clerks:
            n += mine[location]
        return n

    def scores(self) -> list[int]:
        """The honor of each seat."""
        return self.honour[: self.seats]

    def ranking(self) -> list[list[int]]:
        """By honor, ties by tea order; no two share a place (GW-SCO04), unless all win or lose together."""
        seats = self.order()
        if self.outcome != BY_RANK:
            return [sorted(seats)]
        seats.sort(key=lambda p: -self.honour[p])
        return [[p] for p in seats]

    def winners(self) -> list[int]:
        """The first by rank, or all, or no one."""
        if not self.over:
            return []
        if self.outcome == BY_RANK:
            return self.ranking()[0]
        return list(range(self.seats)) if self.outcome == ALL_WIN else []

    def verdict(self) -> Say | None:
        """Whether the seats won together, or against Qin Jiushao."""
        if self.over:
            for module in self.box.modules:
                said = module.verdict(self)
                if said is not None:
                    return said
        return None

    def breakdown(self) -> list[dict[str, int]]:
        """The honor of each seat by source."""
        return [
            {SOURCE_WORDS[i]: -n if i in LOSING_SOURCES else n for i, n in enumerate(mine) if n}
            for mine in self.sources[: self.seats]
        ]

    @property
    def ending(self) -> str:
        """The reasons the game ended, joined."""
        if not self.over:
            return ""
        return "+".join(word for i, word in enumerate(END_WORDS) if self.reasons >> i & 1)
