"""Fulfilling demands: the speaker names one and who gives what, the givers agree and pick their pieces (GW-COO16)."""

from typing import Final

from rampart.games.great_wall.arguments import MANY, TO_DISCARD
from rampart.games.great_wall.codes import E_WAREHOUSE_PAID, S_DISCARD_TACTIC
from rampart.games.great_wall.content.names import HORDE_WORDS, HORDES
from rampart.games.great_wall.modules.coop.arguments import (
    ASKING_GIVERS,
    GIVERS_ASKED,
    GIVING_PIECES,
    PIECE_FROM,
    PIECES_LEFT,
    PROPOSAL,
    PROPOSING,
    SPLIT_AT,
    SPLITTING,
)
from rampart.games.great_wall.modules.coop.codes import (
    E_ANSWERED,
    E_FULFILLED,
    E_GAVE,
    E_PROPOSED,
    GIVING_PLACES,
    L_PROPOSAL,
    OF_CLERK,
    OF_WAREHOUSE,
    PRO_DEMAND,
    PRO_GIVES,
    S_ANSWER_DEMAND,
    S_ASK_GIVERS,
    S_FULFIL,
    S_GIVE_HORDE,
    S_GIVE_SOLDIER,
    S_HAND_OVER,
    S_NAME_DEMAND,
    S_SPLIT,
)
from rampart.games.great_wall.modules.coop.demands import (
    CLERKS,
    DEMANDS,
    ESCORT,
    GIFT_WORDS,
    GLORY,
    GOODS,
    HONOUR,
    SOLDIERS,
    TACTICS,
    givers_of,
    may_be_named,
    places_of,
    refused_so,
    shares,
    ways,
)
from rampart.games.great_wall.modules.coop.demands import HORDES as OF_HORDES
from rampart.games.great_wall.modules.coop.names import DEMAND_WORDS
from rampart.games.great_wall.modules.coop.part import MOST_REFUSED, coop_of, open_demands, speaker
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.steps.words import trophy_args
from rampart.games.great_wall.tables import (
    ARCHER,
    KIND_WORDS,
    KINDS,
    NO_CLAN,
    OF_LOSSES,
    POOL,
    RESOURCE_WORDS,
    SECTION_WORDS,
    SECTIONS,
    SHOOTERS,
    SPECIAL,
    holds,
    joined,
)
from rampart.games.great_wall.triggers import moment
from rampart.games.great_wall.verbs import lose_honour, pay, sacrifice
from rampart.games.great_wall.vocabulary import ON_DEMAND_FULFILLED
from rampart.kernel.codec import Options, card, count, one_of
from rampart.kernel.frame import NOBODY
from rampart.kernel.step import Choice, Refusal, Say, Step

NAMED: Final = Options()
NAMED.part("demand", card("demands", len(DEMAND_WORDS)))
END_STEP: Final = NAMED.case("end").code
SHARE: Final = Options()
SHARE.part("n", count(MANY))
ANSWER: Final = Options()
AGREE: Final = ANSWER.case("agree").code
REFUSE: Final = ANSWER.case("refuse").code
GIVEN_SOLDIER: Final = Options()
SOLDIER: Final = GIVEN_SOLDIER.case("soldier")
GIVEN_KIND: Final = SOLDIER.part("kind", one_of(KIND_WORDS))
GIVEN_FROM: Final = SOLDIER.part("from", one_of(["pool", *SECTION_WORDS, *[f"firing_{x}" for x in SECTION_WORDS]]))
FROM_POOL: Final = 0
FROM_REST: Final = 1
FROM_FIRING: Final = 1 + SECTIONS
GIVEN_HORDE: Final = Options()
GIVEN_HORDE.part("card", card("hordes", HORDES))


def row_of(s: GreatWall, place: int) -> list[int]:
    """What each place gives in a proposal."""
    return s.pad[place + PRO_GIVES : place + PRO_GIVES + GIVING_PLACES]


class NameDemand(Choice[GreatWall]):
    """The speaker names an open demand that can be fulfilled now, or ends the step (GW-COO16)."""

    rule = "GW-COO16"
    choices = NAMED

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        """Not one that was refused unchanged; after many refusals no more are made."""
        if len(coop_of(s).refused) >= MOST_REFUSED:
            return [END_STEP]
        return [*[demand for demand in open_demands(s) if may_be_named(s, demand)], END_STEP]

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        """Where the giving is shared, the speaker says who gives how much."""
        if choice == END_STEP:
            return
        d = DEMANDS[choice]
        gives = [0] * GIVING_PLACES
        if d.each:
            gives = [d.amount(s) if s.is_seat(q) else 0 for q in range(GIVING_PLACES)]
        s.push(S_NAME_DEMAND, p)
        place = s.open_pad(L_PROPOSAL, [choice, *gives])
        if d.shared():
            s.push(S_SPLIT, p, PROPOSAL.put(place))
        else:
            s.push(S_ASK_GIVERS, NOBODY, PROPOSAL.put(place))

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """As in `demand:scholars`, or `end`."""
        return "end" if choice == END_STEP else f"demand:{DEMAND_WORDS[choice]}"

    def prompt(self, s: GreatWall, p: int, args: int) -> Say:
        return Say("name_demand", {"n": len(open_demands(s))})

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        return Say("option-end-step") if choice == END_STEP else Say("option-demand", {"demand": DEMAND_WORDS[choice]})

    def effect(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        if choice == END_STEP:
            return Say("effect-open-demands", {"n": len(open_demands(s))})
        return Say("effect-demand", {"demand": DEMAND_WORDS[choice], "n": due_of(s, choice)})

    def target(self, s: GreatWall, p: int, args: int, choice: int) -> list[str]:
        return [] if choice == END_STEP else [f"demand-{DEMAND_WORDS[choice]}"]

    def refused(self, s: GreatWall, p: int, args: int) -> list[Refusal]:
        """Demands that cannot be fulfilled."""
        out: list[Refusal] = []
        for demand in open_demands(s):
            if not may_be_named(s, demand):
                word = DEMAND_WORDS[demand]
                what = Say("option-demand", {"demand": word})
                why = "why-demand-refused" if refused_so(coop_of(s), demand, [], []) else "why-demand"
                out.append(
                    Refusal(f"demand:{word}", what, Say(why, {"demand": word, "n": due_of(s, demand)}), self.rule)
                )
        return out[:3]


def due_of(s: GreatWall, demand: int) -> int:
    """The number that the text of a demand speaks of: what each gives, or all together."""
    d = DEMANDS[demand]
    return d.total(s) if d.shared() and d.what != ESCORT else d.amount(s)


class Split(Choice[GreatWall]):
    """The speaker says how much one player, or the warehouse, gives; of an escort, who gives (GW-COO16)."""

    rule = "GW-COO16"
    args = SPLITTING
    choices = SHARE

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        """So that the rest can still be given, and not as it was refused before."""
        place, at = PROPOSAL.of(args), SPLIT_AT.of(args)
        demand, row = s.pad[place + PRO_DEMAND], row_of(s, place)
        places = places_of(s, demand)
        out: list[int] = []
        for share in shares(s, demand, places[at]):
            row[places[at]] = share
            if ways(s, demand, row, at + 1) > refused_so(coop_of(s), demand, row, places[: at + 1]):
                out.append(share)
        return out

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        """Then the next place."""
        place, at = PROPOSAL.of(args), SPLIT_AT.of(args)
        places = places_of(s, s.pad[place + PRO_DEMAND])
        s.pad[place + PRO_GIVES + places[at]] = choice
        if at + 1 < len(places):
            s.push(S_SPLIT, p, SPLIT_AT.change(args, at + 1))
        else:
            s.push(S_ASK_GIVERS, NOBODY, PROPOSAL.put(place))

    def escort(self, s: GreatWall, args: int) -> bool:
        """Is it said who gives, not how much?"""
        return DEMANDS[s.pad[PROPOSAL.of(args) + PRO_DEMAND]].what == ESCORT

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """As in `gives:3`, or `player:2`."""
        return f"player:{choice - 1}" if self.escort(s, args) else f"gives:{choice}"

    def prompt(self, s: GreatWall, p: int, args: int) -> Say:
        place, at = PROPOSAL.of(args), SPLIT_AT.of(args)
        demand, row = s.pad[place + PRO_DEMAND], row_of(s, place)
        places, word = places_of(s, demand), DEMAND_WORDS[demand]
        giver = places[at]
        if self.escort(s, args):
            section = SECTION_WORDS[giver] if giver < OF_CLERK else ""
            return Say("split_escort", {"section": section})
        left = DEMANDS[demand].total(s) - sum(row[x] for x in places[:at])
        if giver == OF_WAREHOUSE:
            return Say("split_warehouse", {"demand": word, "left": left})
        gift = GIFT_WORDS[DEMANDS[demand].what]
        return Say("split", {"demand": word, "left": left, "other_seat": giver, "gift": gift})

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        if self.escort(s, args):
            return Say("option-player", {"seat": choice - 1})
        return Say("option-gives", {"n": choice})

    def target(self, s: GreatWall, p: int, args: int, choice: int) -> list[str]:
        return [f"player-{choice - 1}"] if self.escort(s, args) else []


class AskGivers(Step[GreatWall]):
    """The givers answer in tea order, the speaker agrees by proposing; then all hand over (GW-COO16)."""

    rule = "GW-COO16"
    args = ASKING_GIVERS

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """One after the other."""
        place, asked = PROPOSAL.of(args), GIVERS_ASKED.of(args)
        demand = s.pad[place + PRO_DEMAND]
        givers = givers_of(s, demand, row_of(s, place))
        if asked == 0 and s.journal is not None:
            s.tell(E_PROPOSED, speaker(s), [demand])
        for q in givers:
            if q != speaker(s) and not holds(asked, q):
                s.push(S_ANSWER_DEMAND, q, GIVERS_ASKED.change(args, joined(asked, q)))
                return
        s.push(S_FULFIL, NOBODY, PROPOSAL.put(place))
        for q in reversed(givers):
            s.push(S_HAND_OVER, q, PROPOSAL.put(place))


class AnswerDemand(Choice[GreatWall]):
    """Agree to give your share of a demand, or refuse; one refusal cancels the proposal (GW-COO16)."""

    rule = "GW-COO16"
    args = ASKING_GIVERS
    choices = ANSWER

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        return [AGREE, REFUSE]

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        """Refused, it may not be made again unchanged this winter."""
        place = PROPOSAL.of(args)
        if s.journal is not None:
            s.tell(E_ANSWERED, p, [0 if choice == AGREE else 1])
        if choice == AGREE:
            s.push(S_ASK_GIVERS, NOBODY, args)
        else:
            part = coop_of(s)
            part.refused = [*part.refused, s.pad[place : place + PRO_GIVES + GIVING_PLACES]]

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """`agree` or `refuse`."""
        return "agree" if choice == AGREE else "refuse"

    def prompt(self, s: GreatWall, p: int, args: int) -> Say:
        place = PROPOSAL.of(args)
        demand = s.pad[place + PRO_DEMAND]
        d = DEMANDS[demand]
        n = row_of(s, place)[:OF_CLERK].count(p + 1) if d.what == ESCORT else row_of(s, place)[p]
        resource = RESOURCE_WORDS[d.resource] if d.what == GOODS else ""
        clerk = 1 if d.what == ESCORT and row_of(s, place)[OF_CLERK] == p + 1 else 0
        told: dict[str, int | str] = {"demand": DEMAND_WORDS[demand], "n": n, "gift": GIFT_WORDS[d.what]}
        return Say("answer_demand", {**told, "resource": resource, "clerk": clerk, "other_seat": speaker(s)})

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        return Say("option-agree" if choice == AGREE else "option-refuse")

    def target(self, s: GreatWall, p: int, args: int, choice: int) -> list[str]:
        return [f"demand-{DEMAND_WORDS[s.pad[PROPOSAL.of(args) + PRO_DEMAND]]}"] if choice == AGREE else []


class HandOver(Step[GreatWall]):
    """A giver gives the own share; of soldiers, hordes and tactics the giver picks which (GW-COO16, GW-COO19)."""

    rule = "GW-COO16"
    args = PROPOSING

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """Sacrificed pieces leave the game for good."""
        place = PROPOSAL.of(args)
        d, row = DEMANDS[s.pad[place + PRO_DEMAND]], row_of(s, place)
        if d.what == ESCORT:
            self.escort(s, p, place, row)
            return
        n = row[p]
        if d.what == SOLDIERS:
            s.push(S_GIVE_SOLDIER, p, PROPOSAL.put(place) + PIECES_LEFT.put(n) + PIECE_FROM.put(-1))
        elif d.what == OF_HORDES:
            s.push(S_GIVE_HORDE, p, PROPOSAL.put(place) + PIECES_LEFT.put(n) + PIECE_FROM.put(-1))
        elif d.what == TACTICS:
            s.push(S_DISCARD_TACTIC, p, TO_DISCARD.put(n))
        elif d.what == CLERKS:
            give_clerks(s, p, n)
        elif d.what == HONOUR:
            lose_honour(s, p, GLORY * n, OF_LOSSES)
        else:
            pay(s, p, d.resource, n)

    def escort(self, s: GreatWall, p: int, place: int, row: list[int]) -> None:
        """A soldier of each rest area that is this player's to give, and the clerk (GWC-DEM-04)."""
        if row[OF_CLERK] == p + 1:
            give_clerks(s, p, 1)
        for section in range(SECTIONS - 1, -1, -1):
            if row[section] == p + 1:
                s.push(S_GIVE_SOLDIER, p, PROPOSAL.put(place) + PIECES_LEFT.put(1) + PIECE_FROM.put(section))


def give_clerks(s: GreatWall, p: int, n: int) -> None:
    """Clerks of the pool leave the game."""
    s.clerks[p][POOL] -= n
    sacrifice(s, p, 0, n)
    if s.journal is not None:
        s.tell(E_GAVE, p, [0, n])


class GiveSoldier(Choice[GreatWall]):
    """Choose a soldier to sacrifice: in the pool, in a rest area or on a firing spot (GWC-DEM-21)."""

    rule = "GWC-DEM-21"
    args = GIVING_PIECES
    choices = GIVEN_SOLDIER

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        """Never one on a horde card, an overseer, or one under shame."""
        only = PIECE_FROM.of(args)
        out: list[int] = []
        if only < 0:
            out += [GIVEN_KIND.put(kind) + GIVEN_FROM.put(FROM_POOL) for kind in range(KINDS) if s.pool[p][kind]]
        for section in range(SECTIONS) if only < 0 else [only]:
            for kind in range(KINDS):
                if s.rest[p][section * KINDS + kind]:
                    out.append(GIVEN_KIND.put(kind) + GIVEN_FROM.put(FROM_REST + section))
            for kind, post in ((ARCHER, section), (SPECIAL, SHOOTERS + section)):
                if only < 0 and s.firing[p][post]:
                    out.append(GIVEN_KIND.put(kind) + GIVEN_FROM.put(FROM_FIRING + section))
        return out

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        """It simply leaves; no wound is left anywhere."""
        left, kind, source = PIECES_LEFT.of(args), GIVEN_KIND.of(choice), GIVEN_FROM.of(choice)
        if left > 1:
            s.push(S_GIVE_SOLDIER, p, PIECES_LEFT.change(args, left - 1))
        if source == FROM_POOL:
            s.pool[p][kind] -= 1
        elif source < FROM_FIRING:
            s.rest[p][(source - FROM_REST) * KINDS + kind] -= 1
        else:
            s.firing[p][source - FROM_FIRING + (SHOOTERS if kind == SPECIAL else 0)] -= 1
        sacrifice(s, p, 1 + kind, 1)
        if s.journal is not None:
            s.tell(E_GAVE, p, [1 + kind, 1])

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """As in `archer@pool`, `spearman@rest_L`, `archer@firing_M`."""
        return f"{KIND_WORDS[GIVEN_KIND.of(choice)]}@{place_word(GIVEN_FROM.of(choice))}"

    def prompt(self, s: GreatWall, p: int, args: int) -> Say:
        return Say("give_soldier", {"left": PIECES_LEFT.of(args)})

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        source = GIVEN_FROM.of(choice)
        section = SECTION_WORDS[(source - 1) % SECTIONS] if source else ""
        where = "pool" if source == FROM_POOL else "rest" if source < FROM_FIRING else "firing"
        return Say("option-soldier", {"kind": KIND_WORDS[GIVEN_KIND.of(choice)], "where": where, "section": section})

    def target(self, s: GreatWall, p: int, args: int, choice: int) -> list[str]:
        kind, source = KIND_WORDS[GIVEN_KIND.of(choice)], GIVEN_FROM.of(choice)
        if source == FROM_POOL:
            return [f"pool-{p}-{kind}"]
        section = SECTION_WORDS[(source - 1) % SECTIONS]
        return [f"rest-{section}-{p}-{kind}"] if source < FROM_FIRING else [f"firing-{section}-{p}"]


def place_word(source: int) -> str:
    """Where a soldier comes from, as keys name it."""
    if source == FROM_POOL:
        return "pool"
    where = "rest" if source < FROM_FIRING else "firing"
    return f"{where}_{SECTION_WORDS[(source - 1) % SECTIONS]}"


class GiveHorde(Choice[GreatWall]):
    """Choose a claimed horde card to give away; its honor is kept (GWC-DEM-11)."""

    rule = "GWC-DEM-11"
    args = GIVING_PIECES
    choices = GIVEN_HORDE

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        return s.claimed[p][:]

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        """It never comes back (GW-SPR07)."""
        left = PIECES_LEFT.of(args)
        if left > 1:
            s.push(S_GIVE_HORDE, p, PIECES_LEFT.change(args, left - 1))
        s.claimed[p].remove(choice)
        part = coop_of(s)
        part.heads = [*part.heads, choice]
        if s.journal is not None:
            s.tell(E_GAVE, p, [1 + KINDS, 1])

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """As in `horde:reavers_L`."""
        return f"horde:{HORDE_WORDS[choice]}"

    def prompt(self, s: GreatWall, p: int, args: int) -> Say:
        return Say("give_horde", {"left": PIECES_LEFT.of(args)})

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        return Say("option-claimed", trophy_args(choice))

    def target(self, s: GreatWall, p: int, args: int, choice: int) -> list[str]:
        return [f"claimed-{HORDE_WORDS[choice]}"]


class Fulfil(Step[GreatWall]):
    """All was given: the demand is fulfilled and counted (GW-COO16)."""

    rule = "GW-COO16"
    args = PROPOSING

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """Its slot is empty until new demands come."""
        place, part = PROPOSAL.of(args), coop_of(s)
        demand = s.pad[place + PRO_DEMAND]
        d = DEMANDS[demand]
        stored = s.pad[place + PRO_GIVES + OF_WAREHOUSE] if d.stored else 0
        if stored:
            s.warehouse[d.resource] -= stored
            if s.journal is not None:
                s.tell(E_WAREHOUSE_PAID, speaker(s), [d.resource, stored])
        part.demands[part.demands.index(demand)] = -1
        part.fulfilled = [*part.fulfilled, demand]
        if s.journal is not None:
            s.tell(E_FULFILLED, NOBODY, [demand, len(part.fulfilled)])
        moment(s, ON_DEMAND_FULFILLED, NO_CLAN, 0, demand)
