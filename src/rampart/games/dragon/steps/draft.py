"""Before the first month: naming the super event and drafting two young persons each."""

from typing import Final

from rampart.games.dragon.arguments import NEWCOMER, OF_NEWCOMER, SITE_WORDS
from rampart.games.dragon.state import Dragon
from rampart.games.dragon.steps.outlook import dwellers
from rampart.games.dragon.steps.verbs import house
from rampart.games.dragon.tables import (
    E_DRAFTED,
    E_SUPER_NAMED,
    S_PLACE_PERSON,
    SUPER_EVENTS,
    SUPER_WORDS,
    TILE_WORDS,
    TYPES,
    VALUES,
)
from rampart.kernel.codec import Options, including, members, one_of
from rampart.kernel.step import Choice, Refusal, Say

NAMED: Final = Options()
NAMED.part("super_event", one_of(SUPER_WORDS))


class NameSuperEvent(Choice[Dragon]):
    """The starting seat names the super event when it has seen the row of events (YD-802)."""

    rule = "YD-802"
    choices = NAMED

    def options(self, s: Dragon, p: int, args: int) -> list[int]:
        return list(range(SUPER_EVENTS))

    def apply(self, s: Dragon, p: int, args: int, choice: int) -> None:
        """It is laid face up on month 7."""
        s.super_event = choice
        if s.journal is not None:
            s.tell(E_SUPER_NAMED, p, [choice])

    def key(self, s: Dragon, p: int, args: int, choice: int) -> str:
        """As in `super:flood`."""
        return f"super:{SUPER_WORDS[choice]}"

    def say(self, s: Dragon, p: int, args: int, choice: int) -> Say:
        """The name of the super event."""
        return Say("option-super", {"super": SUPER_WORDS[choice]})

    def effect(self, s: Dragon, p: int, args: int, choice: int) -> Say:
        return Say("effect-super", {"super": SUPER_WORDS[choice]})

    def target(self, s: Dragon, p: int, args: int, choice: int) -> list[str]:
        return ["month-7"]


PAIRS: Final = Options()
PAIR: Final = PAIRS.case("pair")
PAIR_FIRST: Final = PAIR.part("first", one_of(TILE_WORDS[:TYPES]))
PAIR_SECOND: Final = PAIR.part("second", one_of(TILE_WORDS[:TYPES]))
FIRST_OF_PAIR: Final = PAIR_FIRST.shares()
SECOND_OF_PAIR: Final = PAIR_SECOND.shares()


class DraftPair(Choice[Dragon]):
    """Take two young persons of different types, not a pair that another player took (YD-110, YD-111)."""

    rule = "YD-110"
    choices = PAIRS

    def options(self, s: Dragon, p: int, args: int) -> list[int]:
        """The pairs still free and on display, which never runs short in a draft (YD-115)."""
        display, drafted = s.display, s.drafted
        young = [kind for kind in range(TYPES) if display[kind]]
        out: list[int] = []
        for i, first in enumerate(young):
            taken = SETS_WITH[first]
            with_first = FIRST_OF_PAIR[first]
            for second in young[i + 1 :]:
                if taken[second] not in drafted:
                    out.append(with_first + SECOND_OF_PAIR[second])
        return out

    def apply(self, s: Dragon, p: int, args: int, choice: int) -> None:
        """No card is used; each tile is then placed (YD-112, YD-113)."""
        first, second = PAIR_FIRST.of(choice), PAIR_SECOND.of(choice)
        s.drafted[p] = pair_of(first, second)
        if s.journal is not None:
            s.tell(E_DRAFTED, p, [first, second])
        s.push(S_PLACE_PERSON, p, NEWCOMER.put(second))
        s.push(S_PLACE_PERSON, p, NEWCOMER.put(first))

    def key(self, s: Dragon, p: int, args: int, choice: int) -> str:
        """As in `draft:monk_young+farmer_young`."""
        return f"draft:{TILE_WORDS[PAIR_FIRST.of(choice)]}+{TILE_WORDS[PAIR_SECOND.of(choice)]}"

    def say(self, s: Dragon, p: int, args: int, choice: int) -> Say:
        first, second = PAIR_FIRST.of(choice), PAIR_SECOND.of(choice)
        return Say("option-draft", {"first": TILE_WORDS[first], "second": TILE_WORDS[second]})

    def effect(self, s: Dragon, p: int, args: int, choice: int) -> Say:
        """What the two bring, and how far the marker goes."""
        first, second = PAIR_FIRST.of(choice), PAIR_SECOND.of(choice)
        words: dict[str, int | str] = {"first": TILE_WORDS[first], "second": TILE_WORDS[second]}
        return Say("effect-draft", words | {"steps": VALUES[first] + VALUES[second]})

    def target(self, s: Dragon, p: int, args: int, choice: int) -> list[str]:
        """The two piles on the display."""
        return [f"display-{TILE_WORDS[part.of(choice)]}" for part in (PAIR_FIRST, PAIR_SECOND)]

    def refused(self, s: Dragon, p: int, args: int) -> list[Refusal]:
        """The pairs that others took."""
        out: list[Refusal] = []
        for other in range(s.seats):
            types = members(s.drafted[other])
            if types and len(out) < 3:
                words: dict[str, int | str] = {"first": TILE_WORDS[types[0]], "second": TILE_WORDS[types[1]]}
                key = f"draft:{TILE_WORDS[types[0]]}+{TILE_WORDS[types[1]]}"
                out.append(Refusal(key, Say("option-draft", words), Say("why-pair-taken", {"seat": other}), "YD-111"))
        return out


def pair_of(first: int, second: int) -> int:
    """Two types as the set that a player drafted."""
    return including(including(0, first), second)


SETS_WITH: Final = [[pair_of(first, second) for second in range(TYPES)] for first in range(TYPES)]


HOMES: Final = Options()
HOMES.part("site", one_of(SITE_WORDS))


class PlacePerson(Choice[Dragon]):
    """Put the tile into a palace with a free floor (YD-113, YD-304)."""

    rule = "YD-304"
    args = OF_NEWCOMER
    choices = HOMES

    def options(self, s: Dragon, p: int, args: int) -> list[int]:
        """Each palace with a free floor, equal ones once."""
        me = s.players[p]
        out: list[int] = []
        for site in range(len(me.floors)):
            if me.floors[site] > len(me.people[site]) and not me.like_an_earlier(site):
                out.append(site)
        return out

    def apply(self, s: Dragon, p: int, args: int, choice: int) -> None:
        """The person moves in and the marker advances (YD-114, YD-305)."""
        house(s, p, NEWCOMER.of(args), choice)

    def key(self, s: Dragon, p: int, args: int, choice: int) -> str:
        """As in `place@2`: the second palace."""
        return f"place@{choice + 1}"

    def prompt(self, s: Dragon, p: int, args: int) -> Say:
        """Which person is to be placed."""
        return Say("place_person", {"tile": TILE_WORDS[NEWCOMER.of(args)]})

    def say(self, s: Dragon, p: int, args: int, choice: int) -> Say:
        return Say("option-palace", {"palace": choice + 1, "people": dwellers(s, p, choice)})

    def effect(self, s: Dragon, p: int, args: int, choice: int) -> Say:
        me = s.players[p]
        return Say("effect-lives", {"persons": len(me.people[choice]) + 1, "floors": me.floors[choice]})

    def target(self, s: Dragon, p: int, args: int, choice: int) -> list[str]:
        return [f"palace-{p}-{choice + 1}"]
