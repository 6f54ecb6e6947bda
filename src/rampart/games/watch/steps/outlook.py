"""What the actions of a turn are called, what they cost and bring, and why some are refused."""

from typing import Final

from rampart.games.watch.state import Watch
from rampart.games.watch.steps.actions import (
    BANK,
    BUY,
    GUARD,
    HERO,
    KEEP_AT,
    PLAY,
    ROAD,
    ROLL,
    SETTLEMENT,
)
from rampart.games.watch.steps.building import guard_sections, keep_sites, road_paths, settlement_sites
from rampart.games.watch.steps.placing import effect_of_guard, guard_space, say_guard
from rampart.games.watch.steps.verbs import can_pay
from rampart.games.watch.steps.words import cards_word, corner_words, path_words
from rampart.games.watch.tables import (
    CARD_COST,
    CARD_WORDS,
    GUARD_COST,
    HERO_WORDS,
    KEEP_COST,
    PATROL,
    RESOURCE_WORDS,
    RESOURCES,
    ROAD_COST,
    SETTLEMENT_COST,
    SIDE_WORDS,
)
from rampart.kernel.step import Refusal, Say

PLAIN: Final = ["end", "build", "roll", "offer", "hero", "buy_card"]


def key_of_action(s: Watch, p: int, choice: int) -> str:
    """As in `road:N0,2/S1,1`, `bank:lumber>ore`, `play:patrol` or `roll`."""
    if choice >= ROAD:
        return f"road:{s.board.edge_names[choice - ROAD]}"
    if choice >= KEEP_AT:
        return f"keep:{s.board.corner_names[choice - KEEP_AT]}"
    if choice >= SETTLEMENT:
        return f"settlement:{s.board.corner_names[choice - SETTLEMENT]}"
    if choice >= GUARD:
        return f"guard:{choice - GUARD + 1}"
    if choice >= BANK:
        give, take = (choice - BANK) // RESOURCES, (choice - BANK) % RESOURCES
        return f"bank:{RESOURCE_WORDS[give]}>{RESOURCE_WORDS[take]}"
    if choice >= PLAY:
        return f"play:{CARD_WORDS[choice - PLAY]}"
    if choice == HERO:
        return f"hero:{HERO_WORDS[s.heroes[p]]}"
    return PLAIN[choice]


def say_action(s: Watch, p: int, choice: int) -> Say:
    """The action in words."""
    if choice >= ROAD:
        return Say("option-road", path_words(s, choice - ROAD))
    if choice >= KEEP_AT:
        return Say("option-keep", corner_words(s, choice - KEEP_AT))
    if choice >= SETTLEMENT:
        return Say("option-settlement", corner_words(s, choice - SETTLEMENT))
    if choice >= GUARD:
        return say_guard(s, choice - GUARD)
    if choice >= BANK:
        give, take = (choice - BANK) // RESOURCES, (choice - BANK) % RESOURCES
        rate = s.rates[p * RESOURCES + give]
        return Say("option-bank", {"n": rate, "give": RESOURCE_WORDS[give], "take": RESOURCE_WORDS[take]})
    if choice >= PLAY:
        return Say("option-play", {"card": CARD_WORDS[choice - PLAY]})
    if choice == HERO:
        return Say("option-hero", {"hero": HERO_WORDS[s.heroes[p]], "side": SIDE_WORDS[s.hero_sides[p]]})
    return Say(f"option-{PLAIN[choice]}")


def effect_of_action(s: Watch, p: int, choice: int) -> Say | None:
    """What it costs or brings."""
    if choice >= ROAD:
        return say_cost(s, p, ROAD_COST)
    if choice >= KEEP_AT:
        return say_cost(s, p, KEEP_COST)
    if choice >= SETTLEMENT:
        return say_cost(s, p, SETTLEMENT_COST)
    if choice >= GUARD:
        return effect_of_guard(s, p, choice - GUARD)
    if choice >= BANK:
        give = (choice - BANK) // RESOURCES
        return Say("effect-left", {"left": s.hands[p][give] - s.rates[p * RESOURCES + give]})
    if choice >= PLAY:
        return effect_of_card(s, choice - PLAY)
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
    if choice >= ROAD:
        return [f"edge-{choice - ROAD}"]
    if choice >= KEEP_AT:
        return [f"corner-{choice - KEEP_AT}"]
    if choice >= SETTLEMENT:
        return [f"corner-{choice - SETTLEMENT}"]
    if choice >= GUARD:
        return [guard_space(s, choice - GUARD)]
    if choice >= BANK:
        give, take = (choice - BANK) // RESOURCES, (choice - BANK) % RESOURCES
        return [f"hand-{RESOURCE_WORDS[give]}", f"bank-{RESOURCE_WORDS[take]}"]
    if choice >= PLAY:
        return [f"card-{CARD_WORDS[choice - PLAY]}"]
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
        ("settlement", SETTLEMENT_COST, settlement_sites(s, p), "NW-521"),
        ("keep", KEEP_COST, keep_sites(s, p), "NW-541"),
        ("road", ROAD_COST, road_paths(s, p), "NW-511"),
    ]
    if s.has_wall():
        builds.append(("guard", GUARD_COST, guard_sections(s, p), "NW-561"))
    for what, cost, places, rule in builds:
        if not places:
            out.append(Refusal(what, Say(f"refused-{what}"), Say(f"why-no_place_for_{what}"), rule))
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
