"""What the actions of a turn are called, what they cost and bring, and why some are refused."""

from rampart.games.watch.state import Watch
from rampart.games.watch.steps.actions import (
    ACTIONS,
    BANK,
    BUY,
    GIVEN,
    GUARD,
    HERO,
    KEEP_AT,
    PATH,
    PLAY,
    PLAYED,
    RAISED,
    ROAD,
    ROLL,
    SECTION,
    SETTLEMENT,
    SITE,
    TAKEN,
)
from rampart.games.watch.steps.building import guard_sections, keep_sites, road_paths, settlement_sites
from rampart.games.watch.steps.placing import effect_of_guard, guard_space, say_guard
from rampart.games.watch.steps.verbs import can_pay
from rampart.games.watch.steps.words import cards_word, corner_words, path_words
from rampart.games.watch.tables import (
    CARD_COST,
    CARD_WORDS,
    GUARD_COST,
    GUARDS,
    HERO_WORDS,
    KEEP,
    KEEP_COST,
    KEEPS,
    PATROL,
    RESOURCE_WORDS,
    RESOURCES,
    ROAD_COST,
    ROADS,
    SETTLEMENT_COST,
    SETTLEMENTS,
    SIDE_WORDS,
)
from rampart.kernel.step import Refusal, Say


def key_of_action(s: Watch, p: int, choice: int) -> str:
    """As in `road:N0,2/S1,1`, `bank:lumber>ore`, `play:patrol` or `roll`."""
    if ROAD.has(choice):
        return f"road:{s.board.edge_names[PATH.of(choice)]}"
    if KEEP_AT.has(choice):
        return f"keep:{s.board.corner_names[RAISED.of(choice)]}"
    if SETTLEMENT.has(choice):
        return f"settlement:{s.board.corner_names[SITE.of(choice)]}"
    if GUARD.has(choice):
        return f"guard:{SECTION.of(choice) + 1}"
    if BANK.has(choice):
        return f"bank:{RESOURCE_WORDS[GIVEN.of(choice)]}>{RESOURCE_WORDS[TAKEN.of(choice)]}"
    if PLAY.has(choice):
        return f"play:{CARD_WORDS[PLAYED.of(choice)]}"
    if choice == HERO:
        return f"hero:{HERO_WORDS[s.heroes[p]]}"
    return ACTIONS.case_of(choice).name


def say_action(s: Watch, p: int, choice: int) -> Say:
    if ROAD.has(choice):
        return Say("option-road", path_words(s, PATH.of(choice)))
    if KEEP_AT.has(choice):
        return Say("option-keep", corner_words(s, RAISED.of(choice)))
    if SETTLEMENT.has(choice):
        return Say("option-settlement", corner_words(s, SITE.of(choice)))
    if GUARD.has(choice):
        return say_guard(s, SECTION.of(choice))
    if BANK.has(choice):
        give = GIVEN.of(choice)
        rate = s.rates[p * RESOURCES + give]
        return Say("option-bank", {"n": rate, "give": RESOURCE_WORDS[give], "take": RESOURCE_WORDS[TAKEN.of(choice)]})
    if PLAY.has(choice):
        return Say("option-play", {"card": CARD_WORDS[PLAYED.of(choice)]})
    if choice == HERO:
        return Say("option-hero", {"hero": HERO_WORDS[s.heroes[p]], "side": SIDE_WORDS[s.hero_sides[p]]})
    return Say(f"option-{ACTIONS.case_of(choice).name}")


def effect_of_action(s: Watch, p: int, choice: int) -> Say | None:
    """What it costs or brings."""
    if ROAD.has(choice):
        return say_cost(s, p, ROAD_COST)
    if KEEP_AT.has(choice):
        return say_cost(s, p, KEEP_COST)
    if SETTLEMENT.has(choice):
        return say_cost(s, p, SETTLEMENT_COST)
    if GUARD.has(choice):
        return effect_of_guard(s, p, SECTION.of(choice))
    if BANK.has(choice):
        give = GIVEN.of(choice)
        return Say("effect-left", {"left": s.hands[p][give] - s.rates[p * RESOURCES + give]})
    if PLAY.has(choice):
        return effect_of_card(s, PLAYED.of(choice))
    if choice == BUY:
        return say_cost(s, p, CARD_COST)
    if choice == HERO:
        return Say("effect-hero", {"hero": HERO_WORDS[s.heroes[p]]})
    return None


def effect_of_card(s: Watch, card: int) -> Say:
    """What a development card does; without the Wall a patrol meets no wildlings (NW-603)."""
    if card == PATROL and not s.has_wall():
        return Say("effect-patrol_alone")
    return Say("effect-card", {"card": CARD_WORDS[card]})


def say_cost(s: Watch, p: int, cost: list[int]) -> Say:
    """The cards that it costs, and how many are left."""
    return Say("effect-cost", {"cost": cards_word(cost), "left": s.hand_size(p) - sum(cost)})


def target_of_action(s: Watch, p: int, choice: int) -> list[str]:
    """The pieces on the table that it touches."""
    if ROAD.has(choice):
        return [f"edge-{PATH.of(choice)}"]
    if KEEP_AT.has(choice):
        return [f"corner-{RAISED.of(choice)}"]
    if SETTLEMENT.has(choice):
        return [f"corner-{SITE.of(choice)}"]
    if GUARD.has(choice):
        return [guard_space(s, SECTION.of(choice))]
    if BANK.has(choice):
        return [f"hand-{RESOURCE_WORDS[GIVEN.of(choice)]}", f"bank-{RESOURCE_WORDS[TAKEN.of(choice)]}"]
    if PLAY.has(choice):
        return [f"card-{CARD_WORDS[PLAYED.of(choice)]}"]
    if choice == BUY:
        return ["deck"]
    if choice == HERO:
        return [f"hero-{HERO_WORDS[s.heroes[p]]}"]
    return ["dice"] if choice == ROLL else []


def refused_builds(s: Watch, p: int) -> list[Refusal]:
    """What cannot be built: for want of cards, of a place or of a piece; at most three."""
    out: list[Refusal] = []
    hand = s.hands[p]
    builds = [
        ("settlement", SETTLEMENT_COST, settlement_sites(s, p), SETTLEMENTS - s.buildings.count(p), "NW-521"),
        ("keep", KEEP_COST, keep_sites(s, p), KEEPS - s.buildings.count(p + KEEP), "NW-541"),
        ("road", ROAD_COST, road_paths(s, p), ROADS - s.roads.count(p), "NW-511"),
    ]
    if s.has_wall():
        builds.append(("guard", GUARD_COST, guard_sections(s, p), GUARDS - s.guards_of(p), "NW-561"))
    for what, cost, places, left, rule in builds:
        if not places:
            why = f"why-no_place_for_{what}" if left > 0 else f"why-no_{what}_left"
            out.append(Refusal(what, Say(f"refused-{what}"), Say(why), rule))
        elif not can_pay(hand, cost):
            out.append(Refusal(what, Say(f"refused-{what}"), Say("why-cost", {"cost": missing(hand, cost)}), rule))
    if not s.deck:
        out.append(Refusal("buy_card", Say("refused-buy_card"), Say("why-no_cards"), "NW-552"))
    return out[:3]


def missing(hand: list[int], cost: list[int]) -> str:
    """The cards that a hand lacks for a cost."""
    return cards_word([max(0, cost[kind] - hand[kind]) for kind in range(RESOURCES)])


def turn_words(s: Watch, p: int) -> dict[str, int | str]:
    """What a prompt tells of the turn: the player's points and cards, how the Wall stands, and whether heroes play."""
    heroes = 1 if s.heroes else 0
    return {"points": s.total_points(p), "cards": s.hand_size(p), "breaches": s.breaches, "heroes": heroes}
