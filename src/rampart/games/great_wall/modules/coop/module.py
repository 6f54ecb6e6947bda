"""Co-operative play for two to five: imperial demands, events, and all win or lose together (4.4, 8)."""

from typing import Final

from rampart.games.great_wall.box import Box
from rampart.games.great_wall.codes import (
    S_ADVANCE_TIME,
    S_END_CHECK,
    S_PLACE_COMMANDS,
    S_RECLAIM,
    S_REMOVE_BARRICADES,
    S_REMOVE_SHAME,
    S_RESOLVE_LOCATION,
    S_SHAMED,
)
from rampart.games.great_wall.content.hearing import COMMON_WORDS
from rampart.games.great_wall.content.names import (
    COPIES,
    GENERAL_WORDS,
    HORDE_TYPES,
    TACTIC_WORDS,
)
from rampart.games.great_wall.modules.coop import codes as c
from rampart.games.great_wall.modules.coop import fall, gifts, hosts, proposals, shame, winter
from rampart.games.great_wall.modules.coop.arguments import STILL_TO_WORK
from rampart.games.great_wall.modules.coop.names import (
    COOP,
    COOP_GENERALS,
    COOP_HORDES,
    COOP_TACTICS,
    DEMAND_WORDS,
    EVENT_WORDS,
    FOR_THREE,
    INSTANT,
    MASSED_FIRE,
)
from rampart.games.great_wall.modules.coop.part import Coop, coop_of, demand_slots, needed
from rampart.games.great_wall.modules.module import Faults, Module
from rampart.games.great_wall.part import Part
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.tables import (
    ALL_WIN,
    COMMAND_WORDS,
    END_SHAME,
    KIND_WORDS,
    RESOURCE_WORDS,
    SECTION_WORDS,
)
from rampart.games.great_wall.vocabulary import ON_BREACH, ON_HORDE_CLAIMED, ON_WALL_BUILT, VOLLEY_END
from rampart.kernel.codec import members
from rampart.kernel.fields import LIST, Field, Layout, Pool
from rampart.kernel.frame import args_of, code_of
from rampart.kernel.game import Objection
from rampart.kernel.rules import EventKind, Option
from rampart.kernel.step import Say, Step

PIECE_WORDS: Final = ["clerk", *KIND_WORDS, "horde"]
DEMAND: Final = Field("demand", words=DEMAND_WORDS)
EVENT: Final = Field("event", words=EVENT_WORDS)
RESOURCE: Final = Field("resource", words=RESOURCE_WORDS)
SECTION: Final = Field("section", words=SECTION_WORDS)


class CoopPlay(Module):
    """The mode in which all play together against the hordes."""

    word = COOP

    def options(self) -> list[Option]:
        return [
            Option(
                "coop",
                [False, True],
                False,
                "Co-operative, 2 to 5 players: fulfill imperial demands together; all win or all lose.",
                leading=True,
            )
        ]

    def objection(self, seats: int, options: dict[str, int | str | bool]) -> Objection | None:
        """One player plays against Qin Jiushao."""
        if seats < 2 and options["coop"]:
            return Objection("The co-operative game is for 2 to 5 players.", ("coop",))
        return None

    def steps(self) -> dict[int, Step[GreatWall]]:
        return {
            c.S_CEASE_FIRE: winter.CeaseFire(),
            c.S_COOP_PLACE_COMMANDS: fall.CoopPlaceCommands(),
            c.S_AGREE_ORDER: fall.AgreeOrder(),
            c.S_NEXT_TO_WORK: fall.NextToWork(),
            c.S_COOP_SHAMED: shame.CoopShamed(),
            c.S_COOP_PLACE_SHAME: shame.CoopPlaceShame(),
            c.S_COOP_REMOVE_SHAME: shame.CoopRemoveShame(),
            c.S_COOP_ADVANCE_TIME: shame.CoopAdvanceTime(),
            c.S_COOP_WALL: shame.CoopWall(),
            c.S_TAKE_COMMAND: shame.TakeCommand(),
            c.S_COOP_CLAIM: shame.CoopClaim(),
            c.S_COOP_BREACH: shame.CoopBreach(),
            c.S_COOP_REMOVE_BARRICADES: shame.CoopRemoveBarricades(),
            c.S_DEMAND_PHASE: winter.DemandPhase(),
            c.S_NAME_DEMAND: proposals.NameDemand(),
            c.S_SPLIT: proposals.Split(),
            c.S_ASK_GIVERS: proposals.AskGivers(),
            c.S_ANSWER_DEMAND: proposals.AnswerDemand(),
            c.S_HAND_OVER: proposals.HandOver(),
            c.S_GIVE_SOLDIER: proposals.GiveSoldier(),
            c.S_GIVE_HORDE: proposals.GiveHorde(),
            c.S_FULFIL: proposals.Fulfil(),
            c.S_COOP_END_CHECK: winter.CoopEndCheck(),
            c.S_OPEN_DEMANDS: winter.OpenDemands(),
            c.S_FILL_DEMANDS: winter.FillDemands(),
            c.S_TURN_EVENT: winter.TurnEvent(),
            c.S_EVENT_HAPPENS: winter.EventHappens(),
            c.S_NEXT_YEAR: winter.NextYear(),
            c.S_GIVE: gifts.Give(),
            c.S_SAVE_ANYONE: hosts.SaveAnyone(),
            c.S_SPREAD_WOUNDS: hosts.SpreadWounds(),
            c.S_STORE: gifts.Store(),
            c.S_REDIRECT: hosts.RedirectHorde(),
            c.S_ARRANGE: hosts.ArrangeHordes(),
            c.S_PICK_DEMAND: gifts.PickDemand(),
            c.S_SINK_DEMAND: gifts.SinkDemand(),
            c.S_KEEP_BARRICADE: hosts.KeepBarricade(),
            c.S_ASK_ALL: gifts.AskAll(),
            c.S_MASS_FIRE: hosts.ChooseMassed(),
            c.S_FEVER: hosts.ChooseSick(),
            c.S_FEVER_KILLS: hosts.FeverKills(),
        }

    def seated(self) -> list[int]:
        return [c.S_COOP_SHAMED, c.S_OPEN_DEMANDS, c.S_HAND_OVER]

    def events(self) -> dict[int, EventKind]:
        answers = Field("answer", words=["agree", "refuse"])
        return {
            c.E_NEXT_TO_WORK: EventKind("next_to_work", [Field("clan")], "GW-COO03"),
            c.E_SHAME_BOUGHT: EventKind("shame_bought", [], "GW-COO10"),
            c.E_TOOK_COMMAND: EventKind("took_command", [Field("command", words=COMMAND_WORDS)], "GW-COO07"),
            c.E_PROPOSED: EventKind("proposed", [DEMAND], "GW-COO16"),
            c.E_ANSWERED: EventKind("answered", [answers], "GW-COO16"),
            c.E_GAVE: EventKind("gave", [Field("piece", words=PIECE_WORDS), Field("n")], "GW-COO19"),
            c.E_FULFILLED: EventKind("fulfilled", [DEMAND, Field("n")], "GW-COO16"),
            c.E_DEMAND: EventKind("demand", [DEMAND], "GW-COO17"),
            c.E_EVENT: EventKind("event", [EVENT], "GW-COO18"),
            c.E_CANCELLED: EventKind("cancelled", [EVENT], "GWC-CTA-12"),
            c.E_HANDED: EventKind("handed", [RESOURCE, Field("other_seat")], "GWC-CTA-01"),
            c.E_STORED: EventKind("stockpiled", [RESOURCE], "GWC-CTA-08"),
            c.E_REDIRECTED: EventKind("redirected", [SECTION], "GWC-CTA-07"),
            c.E_ARRANGED: EventKind("arranged", [], "GWC-CTA-07"),
            c.E_SUNK: EventKind("sunk", [DEMAND], "GWC-CTA-06"),
            c.E_KEPT_BARRICADES: EventKind("kept_barricades", [], "GWC-CGEN-07"),
            c.E_REFUSED_CARD: EventKind("refused_card", [Field("card", words=TACTIC_WORDS)], "GWC-CTA-20"),
            c.E_BURNED: EventKind("burned", [SECTION], "GWC-KHO-02"),
            c.E_UNHIRED: EventKind("unhired", [], "GWC-EVT-04"),
        }

    def layouts(self) -> dict[int, Layout]:
        gives = [Field(f"given_{i}", high=99) for i in range(c.GIVING_PLACES)]
        return {
            c.L_PROPOSAL: Layout("proposal", [DEMAND, *gives]),
            c.L_EVENT: Layout("event", [EVENT, Field("cancelled", high=1)]),
            c.L_FEVER: Layout("fever", [Field("victims", LIST, high=99)]),
        }

    def in_play(self, seats: int, options: dict[str, int | str | bool]) -> bool:
        """Where it is chosen."""
        return options["coop"] is True

    def pack(self, box: Box) -> None:
        """Its own hordes, more generals and tactics, no artifacts (GW-SET50 to GW-SET54, GWC-S04)."""
        first = HORDE_TYPES.index(COOP_HORDES[0][0]) * COPIES
        box.hordes = list(range(first, first + len(COOP_HORDES) * COPIES))
        box.generals += [GENERAL_WORDS.index(word) for word in COOP_GENERALS]
        box.tactics += [TACTIC_WORDS.index(word) for word in COOP_TACTICS]
        box.artifacts = []
        box.takes_hordes = box.takes_artifacts = box.scored = False
        box.first_hordes = box.seats + 1
        box.more_hordes = 1
        box.shame_slots = 0
        box.common += [COMMON_WORDS.index(word) for word in (*EVENT_WORDS[INSTANT:], MASSED_FIRE)]
        box.inserts[ON_WALL_BUILT].append(c.S_COOP_WALL)
        box.inserts[ON_HORDE_CLAIMED].append(c.S_COOP_CLAIM)
        box.inserts[ON_BREACH].append(c.S_COOP_BREACH)
        box.inserts[VOLLEY_END].append(c.S_CEASE_FIRE)
        box.instead[S_PLACE_COMMANDS] = c.S_COOP_PLACE_COMMANDS
        box.instead[S_RESOLVE_LOCATION] = c.S_AGREE_ORDER
        box.instead[S_SHAMED] = c.S_COOP_SHAMED
        box.instead[S_REMOVE_SHAME] = c.S_COOP_REMOVE_SHAME
        box.instead[S_ADVANCE_TIME] = c.S_COOP_ADVANCE_TIME
        box.instead[S_REMOVE_BARRICADES] = c.S_COOP_REMOVE_BARRICADES
        box.instead[S_RECLAIM] = 0  # GW-COO06
        box.instead[S_END_CHECK] = c.S_DEMAND_PHASE

    def unobserved(self) -> dict[str, str]:
        return {"refused": "what was refused this winter is no option any more"}

    def pools(self, box: Box) -> list[Pool]:
        """Twelve demands, eight with two players, and twelve events (GW-SET51, GW-SET55)."""
        demands = [1 if box.demands and (i >= FOR_THREE or box.seats > 2) else 0 for i in range(len(DEMAND_WORDS))]
        return [Pool("demands", DEMAND_WORDS, demands), Pool("events", EVENT_WORDS, [1] * len(EVENT_WORDS))]

    def part(self) -> Part | None:
        return Coop()

    def lay_out(self, s: GreatWall) -> None:
        """Shuffle demands and events, and lay the first demands open (GW-SET51, GW-SET55)."""
        part = coop_of(s)
        if s.box.demands:
            self.lay_out_demands(s)
        part.event_deck = list(range(len(EVENT_WORDS)))
        s.rng.shuffle(part.event_deck)

    def lay_out_demands(self, s: GreatWall) -> None:
        """The first ones lie open (GW-SET51)."""
        part = coop_of(s)
        part.demand_deck = [i for i in range(len(DEMAND_WORDS)) if i >= FOR_THREE or s.seats > 2]
        s.rng.shuffle(part.demand_deck)
        for slot in range(demand_slots(s)):
            part.demands[slot] = part.demand_deck.pop()

    def verdict(self, s: GreatWall) -> Say | None:
        """All won, or why all lost; of a scenario its module tells."""
        if not s.box.demands:
            return None
        told: dict[str, int | str] = {"n": len(coop_of(s).fulfilled), "needed": needed(s)}
        if s.outcome == ALL_WIN:
            return Say("coop-won", told)
        return Say("coop-shamed" if s.reasons & END_SHAME else "coop-late", told)

    def faults(self, s: GreatWall) -> Faults:
        """Demands in their slots, events in force as they were turned up, kept barricades that stand."""
        part = coop_of(s)
        out: Faults = []
        if any(part.demands[slot] >= 0 for slot in range(demand_slots(s), len(part.demands))):
            out.append(("coop.demands", "with two players two demands lie open"))
        lasting = [COMMON_WORDS.index(EVENT_WORDS[event]) for event in part.events if event >= INSTANT]
        in_force = [card for card in s.common if COMMON_WORDS[card] in EVENT_WORDS]
        if any(card not in lasting for card in in_force):
            out.append(("common", "an event is in force that was not turned up"))
        if (part.massed >= 0) != (COMMON_WORDS.index(MASSED_FIRE) in s.common):
            out.append(("coop.massed", "a section shoots twice while its card is in force"))
        if any(part.kept[x] > s.barricades[x] for x in range(len(part.kept))):
            out.append(("coop.kept", "more barricades are kept than stand there"))
        for i, f in enumerate(reversed(s.stack)):
            if code_of(f) == c.S_NEXT_TO_WORK and max(members(STILL_TO_WORK.of(args_of(f))), default=0) >= len(s.tea):
                out.append((f"todo[{i}].left", "there is no such clan"))
        return out


COOP_PLAY: Final = CoopPlay()
