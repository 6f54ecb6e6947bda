"""Ancient Chronicles: one of several scenarios, with generals, tactics, advisors and artifacts of its own (7.7)."""

from typing import Final

from rampart.games.great_wall.box import Box
from rampart.games.great_wall.codes import (
    S_BUILD,
    S_END_ACTIVATION,
    S_END_CHECK,
    S_MOVE_SOLDIERS,
    S_NEW_HORDES,
    S_STATION,
    S_VOLLEY,
)
from rampart.games.great_wall.content.hearing import COMMON_WORDS
from rampart.games.great_wall.content.names import (
    ADVISOR_WORDS,
    ARTIFACT_WORDS,
    BASE_ARTIFACTS,
    GENERAL_WORDS,
    HORDE_WORDS,
    TACTIC_WORDS,
)
from rampart.games.great_wall.modules.chronicles import (
    cards_at_work,
    codes,
    famine,
    fortress,
    frost,
    ghosts,
    siege,
    survival,
    turbans,
    visit,
)
from rampart.games.great_wall.modules.chronicles.names import (
    CHRONICLE_ADVISORS,
    CHRONICLE_ARTIFACTS,
    CHRONICLE_GENERALS,
    CHRONICLE_TACTICS,
    COOP_SCENARIOS,
    OFF,
    SCENARIOS,
)
from rampart.games.great_wall.modules.chronicles.part import (
    CHRONICLES,
    FIRST_CAPACITY,
    FIRST_FOOD,
    FORTRESS,
    FORTRESS_SPOTS,
    MOST_DEFENCE,
    STARVED,
    STOCK,
    Chronicles,
    chronicles_of,
)
from rampart.games.great_wall.modules.coop.names import COOP
from rampart.games.great_wall.modules.module import Faults, Module
from rampart.games.great_wall.part import Part
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.tables import (
    ARCHER,
    LOCATION_WORDS,
    MATERIAL_WORDS,
    RESOURCE_WORDS,
    RESOURCES,
    SECTION_WORDS,
    SECTIONS,
    holds,
    members,
)
from rampart.games.great_wall.vocabulary import (
    ASSAULT_END,
    ASSAULT_START,
    BEFORE_SHAME_GAINED,
    GAME_END,
    HORDE_CHECK_END,
    ON_BREACH,
    ON_HORDE_CLAIMED,
    ON_INCOME,
    ON_RAID,
)
from rampart.kernel.fields import Field
from rampart.kernel.game import Objection
from rampart.kernel.rules import EventKind, Option
from rampart.kernel.step import Say, Step

FREEZING_WEATHER, GREAT_FAMINE, EMPERORS_VISIT, HUNGRY_GHOSTS = SCENARIOS
SIEGE, TURBANS = COOP_SCENARIOS
LEAST_SEATS: Final = 3

RESOURCE: Final = Field("resource", words=RESOURCE_WORDS)
LOCATION: Final = Field("location", words=LOCATION_WORDS)


class AncientChronicles(Module):
    """Scenarios with rules of their own; no other expansion goes with them (GWX-001)."""

    word = CHRONICLES
    expansion = True
    alone = True

    def options(self) -> list[Option]:
        return [
            Option(
                CHRONICLES, [OFF, *SCENARIOS, *COOP_SCENARIOS], OFF, "Ancient Chronicles: the scenario that is played."
            )
        ]

    def objection(self, seats: int, options: dict[str, int | str | bool]) -> Objection | None:
        """Each is for the standard game or for the co-operative one (GWX-AC-02)."""
        scenario, together = options[CHRONICLES], options[COOP] is True
        if scenario == OFF:
            return None
        if scenario in COOP_SCENARIOS:
            why = f"The scenario {scenario} is for co-operative play."
            return None if together else Objection(why, (CHRONICLES, COOP))
        if together:
            return Objection(f"The scenario {scenario} is for the standard game.", (CHRONICLES, COOP))
        if seats < LEAST_SEATS:
            return Objection("The scenarios for the standard game are for 3 to 5 players.", (CHRONICLES,))
        return None

    def steps(self) -> dict[int, Step[GreatWall]]:
        return {
            codes.S_AFTER_CHECK: frost.AfterCheck(),
            codes.S_OFFER_GOODS: frost.OfferGoods(),
            codes.S_RANSOM: frost.Ransom(),
            codes.S_RANSOM_ASKED: frost.RansomAsked(),
            codes.S_SCORE_GIFTS: frost.ScoreGifts(),
            codes.S_HUNGER: famine.Hunger(),
            codes.S_EAT: famine.Eat(),
            codes.S_BREACH_HUNGER: famine.BreachHunger(),
            codes.S_AUDIENCE: visit.Audience(),
            codes.S_SHOW_GOODS: visit.ShowGoods(),
            codes.S_NEW_DEMAND: visit.NewDemand(),
            codes.S_GHOSTS_COME: ghosts.GhostsCome(),
            codes.S_HAUNT: ghosts.Haunt(),
            codes.S_GHOSTS_GO: ghosts.GhostsGo(),
            codes.S_EXORCISE: ghosts.Exorcise(),
            codes.S_ASK_EXORCISM: ghosts.AskExorcism(),
            codes.S_CUT_ICE: cards_at_work.CutIce(),
            codes.S_ICE_MELTS: cards_at_work.IceMelts(),
            codes.S_SNOW_MARCH: cards_at_work.SnowMarch(),
            **self.coop_steps(),
        }

    def coop_steps(self) -> dict[int, Step[GreatWall]]:
        """Those of the co-operative scenarios."""
        return {
            codes.S_SURVIVE: survival.Survive(),
            codes.S_FORTRESS_VOLLEY: siege.FortressVolley(),
            codes.S_FORTRESS_SHOOT: siege.FortressShoot(),
            codes.S_FORTRESS_FALLS: siege.FortressFalls(),
            codes.S_COME_DOWN: siege.ComeDown(),
            codes.S_SIEGE_RAID: siege.SiegeRaid(),
            codes.S_BUILD_OR_SHORE: fortress.BuildOrShore(),
            codes.S_MARCH_OR_MAN: fortress.MarchOrMan(),
            codes.S_STATION_OR_MAN: fortress.StationOrMan(),
            codes.S_TRUCE: turbans.Truce(),
            codes.S_CHOOSE_TRUCE: turbans.ChooseTruce(),
            codes.S_PLEDGE: turbans.Pledge(),
            codes.S_REVOLT: turbans.Revolt(),
            codes.S_CLERK_LEAVES: turbans.ClerkLeaves(),
            codes.S_TURBAN_RAID: turbans.TurbanRaid(),
            codes.S_AT_INCOME: turbans.AtIncome(),
            codes.S_HIRE_FOR_HONOUR: turbans.HireForHonour(),
        }

    def seated(self) -> list[int]:
        return [codes.S_SHOW_GOODS]

    def events(self) -> dict[int, EventKind]:
        n = Field("n", high=99)
        scn = "GWX-AC-SCN"
        return {
            codes.E_GIFT: EventKind("gift", [RESOURCE], f"{scn}-01"),
            codes.E_RANSOMED: EventKind("ransomed", [RESOURCE], f"{scn}-01"),
            codes.E_STOCK_LOST: EventKind("stock_lost", [n], f"{scn}-01"),
            codes.E_FED: EventKind("fed", [n], f"{scn}-02"),
            codes.E_WENT_HUNGRY: EventKind("went_hungry", [], f"{scn}-02"),
            codes.E_CAPACITY: EventKind("capacity", [n], f"{scn}-02"),
            codes.E_BOUGHT_FOOD: EventKind("bought_food", [n], f"{scn}-02"),
            codes.E_SHOWN: EventKind("shown", [RESOURCE, Field("enough", high=1)], f"{scn}-03"),
            codes.E_DEMANDED: EventKind("demanded", [RESOURCE], f"{scn}-03"),
            codes.E_WAITED_ON: EventKind("waited_on", [], f"{scn}-03"),
            codes.E_HAUNTED: EventKind("haunted", [LOCATION], f"{scn}-04"),
            codes.E_EXORCISED: EventKind("exorcised", [LOCATION], f"{scn}-04"),
            codes.E_GHOSTS_GONE: EventKind("ghosts_gone", [], f"{scn}-04"),
            codes.E_SIEGED: EventKind("sieged", [n], f"{scn}-05"),
            codes.E_FORTRESS: EventKind("fortress", [Field("n", high=MOST_DEFENCE)], f"{scn}-05"),
            codes.E_MANNED: EventKind("manned", [], f"{scn}-05"),
            codes.E_CAME_DOWN: EventKind("came_down", [Field("section", words=SECTION_WORDS)], f"{scn}-05"),
            codes.E_SHORED: EventKind("shored", [Field("n", high=MOST_DEFENCE)], f"{scn}-05"),
            codes.E_PEACE: EventKind("peace", [n], f"{scn}-06"),
            codes.E_WAR: EventKind("war", [], f"{scn}-06"),
            codes.E_PLEDGED: EventKind("pledged", [n], f"{scn}-06"),
            codes.E_CLERK_LEFT: EventKind("clerk_left", [], f"{scn}-06"),
            codes.E_ICE: EventKind("ice", [Field("section", words=SECTION_WORDS), n], "GWX-AC-ADV-01"),
            codes.E_STORED: EventKind("stored", [Field("resource", words=MATERIAL_WORDS)], "GWX-AC-ADV-02"),
            codes.E_LOOKED_AHEAD: EventKind("looked_ahead", [Field("horde", words=HORDE_WORDS)], "GWX-AC-ADV-06"),
        }

    def in_play(self, seats: int, options: dict[str, int | str | bool]) -> bool:
        return options[CHRONICLES] != OFF

    def pack(self, box: Box) -> None:
        """Cards join their decks; the scenario plugs into the year (GWX-AC-01)."""
        box.generals += [GENERAL_WORDS.index(word) for word in CHRONICLE_GENERALS]
        box.advisors += [ADVISOR_WORDS.index(word) for word in CHRONICLE_ADVISORS]
        box.tactics += [TACTIC_WORDS.index(word) for word in CHRONICLE_TACTICS]
        box.artifacts = list(range(BASE_ARTIFACTS)) + [ARTIFACT_WORDS.index(word) for word in CHRONICLE_ARTIFACTS]
        box.common += [COMMON_WORDS.index(word) for word in [*CHRONICLE_ARTIFACTS, ICE_WORD]]
        box.inserts[ASSAULT_END].append(codes.S_ICE_MELTS)
        scenario = box.options[CHRONICLES]
        if scenario == FREEZING_WEATHER:
            box.common.append(COMMON_WORDS.index(FREEZING_WEATHER))
            box.inserts[HORDE_CHECK_END].append(codes.S_AFTER_CHECK)
            box.inserts[BEFORE_SHAME_GAINED].append(codes.S_RANSOM_ASKED)
            box.inserts[GAME_END].append(codes.S_SCORE_GIFTS)
        elif scenario == GREAT_FAMINE:
            box.common.append(COMMON_WORDS.index(GREAT_FAMINE))
            box.inserts[ON_BREACH].append(codes.S_BREACH_HUNGER)
            box.inserts[ASSAULT_END].append(codes.S_HUNGER)
            box.market = famine.FOOD_MARKET
        elif scenario == EMPERORS_VISIT:
            box.inserts[ASSAULT_END].append(codes.S_AUDIENCE)
            box.annex = visit.WAREHOUSE
        elif scenario in COOP_SCENARIOS:
            self.pack_together(box)
        else:
            box.inserts[ASSAULT_START].append(codes.S_GHOSTS_GO)
            box.inserts[ASSAULT_END].append(codes.S_GHOSTS_COME)
            box.inserts[ON_HORDE_CLAIMED].append(codes.S_ASK_EXORCISM)
            box.may_close = True
            box.fallen_return = False

    def pack_together(self, box: Box) -> None:
        """A goal instead of demands: to survive (GWX-AC-01, GWX-AC-SCN-05, GWX-AC-SCN-06)."""
        box.demands = False
        box.instead[S_END_CHECK] = codes.S_SURVIVE
        if box.options[CHRONICLES] == SIEGE:
            box.instead[S_VOLLEY] = codes.S_FORTRESS_VOLLEY
            box.instead[S_BUILD] = codes.S_BUILD_OR_SHORE
            box.instead[S_MOVE_SOLDIERS] = codes.S_MARCH_OR_MAN
            box.instead[S_STATION] = codes.S_STATION_OR_MAN
            box.inserts[ON_RAID].append(codes.S_SIEGE_RAID)
            box.inserts[ASSAULT_END].append(codes.S_FORTRESS_FALLS)
            return
        box.common.append(COMMON_WORDS.index(TURBANS))
        box.instead[S_NEW_HORDES] = codes.S_TRUCE
        box.instead[S_END_ACTIVATION] = codes.S_CLERK_LEAVES
        box.inserts[ON_BREACH].insert(0, codes.S_REVOLT)
        box.inserts[ON_RAID].append(codes.S_TURBAN_RAID)
        box.inserts[ON_INCOME].append(codes.S_AT_INCOME)

    def part(self) -> Part | None:
        return Chronicles()

    def lay_out(self, s: GreatWall) -> None:
        """The artifacts that work, and what the scenario starts with."""
        part = chronicles_of(s)
        scenario = s.box.options[CHRONICLES]
        part.gifts = [[0] * RESOURCES for _ in range(s.seats)]
        part.stock = [STOCK if scenario == FREEZING_WEATHER else 0] * RESOURCES
        part.food = [FIRST_FOOD if scenario == GREAT_FAMINE else 0] * s.seats
        part.capacity = FIRST_CAPACITY if scenario == GREAT_FAMINE else 0
        part.in_warehouse = [0] * s.seats
        part.ice = [0] * SECTIONS
        part.archers = [0] * s.seats
        part.pledged = [0] * s.seats
        part.defence = FORTRESS[s.seats] if scenario == SIEGE else 0
        if scenario == EMPERORS_VISIT:
            part.demand = s.rng.below(RESOURCES)
        s.common += cards_in_force(s)
        s.listen_anew()

    def clerks_kept(self, s: GreatWall, c: int) -> int:
        """On the scenario card or in the warehouse."""
        part = chronicles_of(s)
        return sum(part.gifts[c]) + part.in_warehouse[c] if s.is_seat(c) else 0

    def shame_kept(self, s: GreatWall) -> int:
        """Tokens that haunt locations, or lie beside the besieged fortress."""
        part = chronicles_of(s)
        return len(members(part.haunted)) + part.besieging

    def posted(self, s: GreatWall, c: int, kind: int) -> int:
        """Archers in the fortress."""
        archers = chronicles_of(s).archers
        return archers[c] if kind == ARCHER and c < len(archers) else 0

    def closed(self, s: GreatWall, location: int) -> bool:
        """Is it haunted?"""
        return holds(chronicles_of(s).haunted, location)

    def raid_shame(self, s: GreatWall, lost: int) -> int:
        """The stock is raided first; in a famine the granaries suffer instead (GWX-AC-SCN-01, GWX-AC-SCN-02)."""
        scenario = s.box.options[CHRONICLES]
        if scenario == FREEZING_WEATHER:
            return min(frost.raid_stock(s), s.shame_bank)
        if scenario == GREAT_FAMINE:
            famine.shrink(s, 1)
            return 0
        return lost

    def verdict(self, s: GreatWall) -> Say | None:
        """All starved; or how a co-operative scenario ended."""
        if s.box.options[CHRONICLES] in COOP_SCENARIOS:
            return survival.told_at_end(s)
        starved = s.box.options[CHRONICLES] == GREAT_FAMINE and chronicles_of(s).capacity <= STARVED
        return Say("famine-lost") if starved else None

    def derive(self, s: GreatWall, given: list[str]) -> None:
        """The artifacts that lie open work, and all seats have their place in lists, where nothing else is said."""
        part = chronicles_of(s)
        part.archers += [0] * (s.seats - len(part.archers))
        part.pledged += [0] * (s.seats - len(part.pledged))
        if "common" not in given:
            s.common = [x for x in s.common if COMMON_WORDS[x] not in OURS] + cards_in_force(s)

    def faults(self, s: GreatWall) -> Faults:
        """Food within the capacity, archers within the fortress, and the cards in force."""
        part = chronicles_of(s)
        out: Faults = []
        for p in range(s.seats):
            if part.food[p] > part.capacity:
                out.append((f"chronicles.food[{p}]", "there is no room for so much food"))
        if sum(part.archers) > FORTRESS_SPOTS:
            out.append(("chronicles.archers", f"the fortress has {FORTRESS_SPOTS} firing spots"))
        if (part.besieging or sum(part.archers)) and s.box.options[CHRONICLES] != SIEGE:
            out.append(("chronicles.besieging", "no fortress is besieged"))
        ours = [card for card in s.common if COMMON_WORDS[card] in OURS]
        if sorted(ours) != sorted(cards_in_force(s)):
            out.append(("common", "the artifacts that lie open work, and the rules of the scenario"))
        return out


ICE_WORD: Final = "ice_on_walls"
RULED: Final = (FREEZING_WEATHER, GREAT_FAMINE, TURBANS)  # scenarios that change values
OURS: Final = [*CHRONICLE_ARTIFACTS, ICE_WORD, *RULED]


def cards_in_force(s: GreatWall) -> list[int]:
    """Artifacts of the chronicles that lie open, ice on the walls, and what the scenario changes."""
    words = [ARTIFACT_WORDS[card] for card in s.artifacts if ARTIFACT_WORDS[card] in CHRONICLE_ARTIFACTS]
    scenario = str(s.box.options[CHRONICLES])
    if scenario in RULED:
        words.append(scenario)
    return [COMMON_WORDS.index(word) for word in [*words, ICE_WORD]]


ANCIENT_CHRONICLES: Final = AncientChronicles()
