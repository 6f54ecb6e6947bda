"""The rounds of placement: two settlements with their roads, and on the Wall a guard."""

from typing import Final

from rampart.games.watch.arguments import PLACE_ROAD, PLACE_SETTLEMENT, ROUND, SETTLED
from rampart.games.watch.setup import starting_cards
from rampart.games.watch.state import Watch
from rampart.games.watch.steps.building import is_free_site, post_guard, take_quietly
from rampart.games.watch.steps.choices import CORNERS, PATHS, SECTIONS
from rampart.games.watch.steps.compat import found_as_catanatron
from rampart.games.watch.steps.specials import road_placed
from rampart.games.watch.steps.words import cards_word, corner_place, corner_words, path_place, path_words
from rampart.games.watch.tables import (
    COMPAT,
    E_PLACED,
    E_ROAD,
    E_STARTING_CARDS,
    PIPS,
    RESOURCES,
    S_PLACE_ROAD,
    SPACES,
)
from rampart.kernel.step import Choice, Refusal, Say

SECOND_ROUND: Final = 2


class PlaceSettlement(Choice[Watch]):
    """Place a settlement of the set-up on a free intersection (NW-210, NW-231, NW-532)."""

    rule = "NW-210"
    args = PLACE_SETTLEMENT
    choices = CORNERS

    def options(self, s: Watch, p: int, args: int) -> list[int]:
        """Every intersection that keeps the distance; no road is needed."""
        return [corner for corner in range(len(s.buildings)) if is_free_site(s, corner)]

    def apply(self, s: Watch, p: int, args: int, choice: int) -> None:
        """Its token returns unseen; the second settlement brings cards; a road follows (NW-207, NW-211, NW-228)."""
        s.buildings[choice] = p
        s.home_points[p] += 1
        s.refresh_rates(p)
        if s.has_wall():
            take_quietly(s, p)
        if s.has(COMPAT):
            found_as_catanatron(s, p, choice)
        if s.journal is not None:
            s.tell(E_PLACED, p, corner_place(s, choice))
        s.push(S_PLACE_ROAD, p, SETTLED.put(choice))
        if ROUND.of(args) == SECOND_ROUND:
            cards = starting_cards(s, p, choice)
            if s.journal is not None:
                s.tell(E_STARTING_CARDS, p, cards)

    def key(self, s: Watch, p: int, args: int, choice: int) -> str:
        """As in `settlement:N0,2`."""
        return f"settlement:{s.board.corner_names[choice]}"

    def prompt(self, s: Watch, p: int, args: int) -> Say:
        return Say("place_settlement", {"round": ROUND.of(args)})

    def say(self, s: Watch, p: int, args: int, choice: int) -> Say:
        return Say("option-settlement", corner_words(s, choice))

    def effect(self, s: Watch, p: int, args: int, choice: int) -> Say | None:
        """The cards that the second settlement brings."""
        if ROUND.of(args) != SECOND_ROUND:
            return None
        counts = [0] * RESOURCES
        for h in s.board.corner_hexes[choice]:
            if s.terrain[h] < RESOURCES:
                counts[s.terrain[h]] += 1
        return Say("effect-starting_cards", {"cards": cards_word(counts)})

    def target(self, s: Watch, p: int, args: int, choice: int) -> list[str]:
        return [f"corner-{choice}"]

    def promise(self, s: Watch, p: int, args: int, choice: int) -> int:
        """How many of 36 rolls bring something."""
        return sum([PIPS[s.numbers[h]] for h in s.board.corner_hexes[choice] if s.terrain[h] < RESOURCES])

    def refused(self, s: Watch, p: int, args: int) -> list[Refusal]:
        """Intersections too near to a building."""
        out: list[Refusal] = []
        for corner in range(len(s.buildings)):
            if s.buildings[corner] < 0 and not is_free_site(s, corner) and len(out) < 3:
                what = Say("option-settlement", corner_words(s, corner))
                out.append(Refusal(f"settlement:{s.board.corner_names[corner]}", what, Say("why-distance"), "NW-531"))
        return out


class PlaceRoad(Choice[Watch]):
    """Place a road beside the settlement just placed (NW-210)."""

    rule = "NW-210"
    args = PLACE_ROAD
    choices = PATHS

    def options(self, s: Watch, p: int, args: int) -> list[int]:
        """The free paths at that intersection."""
        return [edge for edge in s.board.corner_edges[SETTLED.of(args)] if s.roads[edge] < 0]

    def apply(self, s: Watch, p: int, args: int, choice: int) -> None:
        s.roads[choice] = p
        if s.journal is not None:
            s.tell(E_ROAD, p, path_place(s, choice))
        road_placed(s, p, choice)

    def key(self, s: Watch, p: int, args: int, choice: int) -> str:
        """As in `road:N0,2/S1,1`."""
        return f"road:{s.board.edge_names[choice]}"

    def say(self, s: Watch, p: int, args: int, choice: int) -> Say:
        return Say("option-road", path_words(s, choice))

    def target(self, s: Watch, p: int, args: int, choice: int) -> list[str]:
        return [f"edge-{choice}"]


class PlaceGuard(Choice[Watch]):
    """Place the first guard on any section of the Wall (NW-231)."""

    rule = "NW-231"
    choices = SECTIONS

    def options(self, s: Watch, p: int, args: int) -> list[int]:
        """Every section with a free space."""
        return [section for section in range(len(s.guards)) if len(s.guards[section]) < SPACES]

    def apply(self, s: Watch, p: int, args: int, choice: int) -> None:
        """On the lowest free space."""
        post_guard(s, p, choice)

    def key(self, s: Watch, p: int, args: int, choice: int) -> str:
        """As in `guard:2`, the second section from the west."""
        return f"guard:{choice + 1}"

    def say(self, s: Watch, p: int, args: int, choice: int) -> Say:
        return say_guard(s, choice)

    def effect(self, s: Watch, p: int, args: int, choice: int) -> Say:
        return effect_of_guard(s, p, choice)

    def target(self, s: Watch, p: int, args: int, choice: int) -> list[str]:
        return [guard_space(s, choice)]


def say_guard(s: Watch, section: int) -> Say:
    return Say("option-guard", {"section": section + 1, "space": len(s.guards[section]) + 1})


def effect_of_guard(s: Watch, p: int, section: int) -> Say:
    """How many guards then face how many wildlings, and how many guards the player then has."""
    args: dict[str, int | str] = {"guards": len(s.guards[section]) + 1, "wildlings": len(s.clearings[section])}
    args["own"] = s.guards_of(p) + 1
    return Say("effect-guard", args)


def guard_space(s: Watch, section: int) -> str:
    """The id of the lowest free space of a section."""
    return f"guard-{section + 1}-{len(s.guards[section]) + 1}"
