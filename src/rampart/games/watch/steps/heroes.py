"""Heroes: when a hero may be used, what using one sets going, and the card turned or swapped afterwards."""

from typing import Final

from rampart.games.watch.state import Watch
from rampart.games.watch.steps.building import guard_sections, road_paths, settlement_sites
from rampart.games.watch.steps.cards import take_produce
from rampart.games.watch.steps.choices import ONE_RESOURCE, one
from rampart.games.watch.steps.verbs import can_pay, show_cost
from rampart.games.watch.steps.wildlings import wildlings_in_gift
from rampart.games.watch.steps.words import hex_place
from rampart.games.watch.tables import (
    AEMON,
    BEFORE_ROLL,
    BENJEN,
    CARD_COST,
    E_HERO_FLIPPED,
    E_HERO_REMOVED,
    E_HERO_SWAPPED,
    E_HERO_USED,
    E_PATROL_LEFT,
    E_TORMUND_HOME,
    GILLY,
    GUARD_COST,
    HERO_WORDS,
    IN_TRADE,
    JON_SNOW,
    KEEP,
    MARSH,
    MELISANDRE,
    MORMONT,
    OSHA,
    PATROL,
    QHORIN,
    RAYDER,
    REGULAR,
    RESOURCES,
    S_CHANGE_HERO,
    S_CHOOSE_LEADER,
    S_DRIVE_OUT,
    S_EXCHANGE,
    S_HOLD_CLEARING,
    S_LEAD_WILDLING,
    S_NAME_GIVERS,
    S_PAY_CARD,
    S_PAY_GUARD,
    S_POST_GUARD,
    S_REMOVE_ROAD,
    S_REVIEW_PATROLS,
    S_SEND_HOME,
    S_SETTLE_QUIETLY,
    SETTLEMENT_COST,
    SIDE_A,
    SIDE_B,
    SIDE_WORDS,
    TARLY,
    THORNE,
    YARWYCK,
    YGRITTE,
    YOREN,
)
from rampart.kernel.codec import Options, one_of
from rampart.kernel.step import Choice, Refusal, Say

BEFORE_THE_ROLL: Final = [BENJEN, YGRITTE, YOREN, QHORIN, JON_SNOW, OSHA]
WHILE_BUILDING: Final = [THORNE, MELISANDRE, GILLY]
ON_A_ROLL: Final = [TARLY, AEMON]  # they act when the dice say so, on anybody's turn


# ---- when


def can_use_hero(s: Watch, p: int) -> bool:
    """May the active player use the hero now (NW-1002, NW-1006, NW-1010, NW-1039)?"""
    if s.hero_locks[p]:
        return False
    hero = s.heroes[p]
    if hero in ON_A_ROLL:
        return False
    if s.stage == BEFORE_ROLL and hero not in BEFORE_THE_ROLL:
        return False
    if s.stage == IN_TRADE and hero in WHILE_BUILDING and not s.is_combined():
        return False
    return is_possible_deed(s, p, hero)


def is_possible_deed(s: Watch, p: int, hero: int) -> bool:
    """Has the hero's effect anything to work on (the column "legal only if" of the hero cards, NW-1010)?"""
    if hero == MORMONT:
        return len(with_cards(s, p)) > 0
    if hero == MARSH:
        return can_exchange(s, p)
    if hero == YARWYCK:
        return has_movable_road(s, p)
    if hero == THORNE:
        return len(guard_sections(s, p)) > 0 and len(replacements(s.hands[p], GUARD_COST)) > 0
    if hero == MELISANDRE:
        return len(s.deck) > 0 and len(card_prices(s, p)) > 0
    if hero == RAYDER:
        return len(leaders(s, p)) > 0
    if hero == GILLY:
        return can_pay(s.hands[p], SETTLEMENT_COST) and len(settlement_sites(s, p)) > 0
    if hero == YOREN:
        return s.played[p][PATROL] > 0 and len(guard_sections(s, p)) > 0
    if hero == QHORIN:
        return s.tormund >= 0
    return is_possible_in_the_north(s, p, hero)


def is_possible_in_the_north(s: Watch, p: int, hero: int) -> bool:
    """The same for those who deal with wildlings."""
    if hero == BENJEN:
        return max([len(row) for row in s.camps + s.clearings]) > 0
    if hero == JON_SNOW:
        return len(held_clearings(s, p)) > 0
    assert hero == YGRITTE or hero == OSHA
    return wildlings_in_gift(s) > 0


def with_cards(s: Watch, p: int) -> list[int]:
    """Opponents who hold a resource card."""
    return [q for q in range(s.seats) if q != p and s.hand_size(q)]


EXCHANGE: Final = Options()
EXCHANGED: Final = EXCHANGE.case("exchange")
TAKE: Final = EXCHANGED.part("take", ONE_RESOURCE)
GIVE: Final = EXCHANGED.part("give", ONE_RESOURCE)


def can_exchange(s: Watch, p: int) -> bool:
    """Is there a card to give and another kind to take (Bowen Marsh)?"""
    kinds = [take for take in range(RESOURCES) if s.bank[take]]
    for give, n in enumerate(s.hands[p]):
        if n and kinds and kinds != [give]:
            return True
    return False


def exchanges(s: Watch, p: int) -> list[int]:
    """One card for another of the bank (Bowen Marsh)."""
    out: list[int] = []
    for give in range(RESOURCES):
        for take in range(RESOURCES):
            if give != take and s.hands[p][give] and s.bank[take]:
                out.append(GIVE.put(give) + TAKE.put(take))
    return out


PRICES: Final = Options()
REPLACE: Final = PRICES.case("replace")
PAID: Final = REPLACE.part("paid", ONE_RESOURCE)
REPLACED: Final = REPLACE.part("replaced", ONE_RESOURCE)
USUAL_COST: Final = PRICES.case("usual").code  # Melisandre need not replace anything


def replacements(hand: list[int], cost: list[int]) -> list[int]:
    """Which card of a cost may be replaced by which other (NW-1033)."""
    out: list[int] = []
    for replaced in range(RESOURCES):
        if cost[replaced]:
            for paid in range(RESOURCES):
                if paid != replaced and can_pay(hand, changed_cost(cost, replaced, paid)):
                    out.append(REPLACED.put(replaced) + PAID.put(paid))
    return out


def changed_cost(cost: list[int], replaced: int, paid: int) -> list[int]:
    out = cost[:]
    out[replaced] -= 1
    out[paid] += 1
    return out


def price_of(cost: list[int], choice: int) -> list[int]:
    """A cost as it is paid by an option."""
    return cost if choice == USUAL_COST else changed_cost(cost, REPLACED.of(choice), PAID.of(choice))


def card_prices(s: Watch, p: int) -> list[int]:
    """How Melisandre's card may be paid: as usual, or with one card replaced (NW-1033)."""
    out = replacements(s.hands[p], CARD_COST)
    return [*out, USUAL_COST] if can_pay(s.hands[p], CARD_COST) else out


def leaders(s: Watch, p: int) -> list[int]:
    """Opponents with more public points who hold a card (NW-1035)."""
    own = s.public_points(p)
    return [q for q in with_cards(s, p) if s.public_points(q) > own]


def held_clearings(s: Watch, p: int) -> list[int]:
    """Clearings with a regular wildling before a section where the player has a guard (Jon Snow)."""
    return [k for k in range(len(s.clearings)) if REGULAR in s.clearings[k] and p in s.guards[k]]


def movable_roads(s: Watch, p: int) -> list[int]:
    """Own roads connected at one end only that can stand elsewhere (Othell Yarwyck, NW-1032)."""
    return [edge for edge in range(len(s.roads)) if is_movable(s, p, edge)]


def has_movable_road(s: Watch, p: int) -> bool:
    for edge in range(len(s.roads)):
        if is_movable(s, p, edge):
            return True
    return False


def is_movable(s: Watch, p: int, edge: int) -> bool:
    """May this path's road stand elsewhere: is it an own one, connected at one end only?"""
    return s.roads[edge] == p and loose_ends(s, p, edge) == 1 and len(new_paths(s, p, edge)) > 0


def loose_ends(s: Watch, p: int, edge: int) -> int:
    """At how many ends nothing of the player is but the road itself; opponents' pieces do not matter."""
    n = 0
    for corner in s.board.edge_ends[edge]:
        building = s.buildings[corner]
        joined = building == p or building == p + KEEP
        for other in s.board.corner_edges[corner]:
            if other != edge and s.roads[other] == p:
                joined = True
        if not joined:
            n += 1
    return n


def new_paths(s: Watch, p: int, edge: int) -> list[int]:
    """Where a road may be rebuilt with the old one gone, not on the path it leaves (NW-1032)."""
    s.roads[edge] = -1
    paths = [path for path in road_paths(s, p) if path != edge]
    s.roads[edge] = p
    return paths


# ---- use


def use_hero(s: Watch, p: int) -> None:
    """Announce the hero: its effect, then the card is turned or swapped (NW-1002 to NW-1004)."""
    hero = s.heroes[p]
    note_use(s, p)
    if hero == GILLY:
        show_cost(s, p, SETTLEMENT_COST)
    if hero == QHORIN:
        send_tormund_home(s, p)
    elif hero == YOREN:
        recall_patrol(s, p)
        s.push(S_REVIEW_PATROLS, p)
        s.push(S_POST_GUARD, p)
    else:
        s.push(DEEDS[hero], p)


def note_use(s: Watch, p: int) -> None:
    """A hero used is locked for this turn, and is turned or swapped afterwards (NW-1003, NW-1006)."""
    s.hero_locks[p] = 1
    if s.journal is not None:
        s.tell(E_HERO_USED, p, [s.heroes[p], s.hero_sides[p]])
    s.push(S_CHANGE_HERO, p)


def send_tormund_home(s: Watch, p: int) -> None:
    """Tormund returns to his camp, and the hex he left gives a card (Qhorin Halfhand, NW-1038)."""
    h = s.tormund
    s.tormund = -1
    if s.journal is not None:
        s.tell(E_TORMUND_HOME, p, hex_place(s, h))
    take_produce(s, p, h)


def recall_patrol(s: Watch, p: int) -> None:
    """A played patrol leaves the game (Yoren, NW-1037)."""
    s.played[p][PATROL] -= 1
    s.gone[PATROL] += 1
    if s.journal is not None:
        s.tell(E_PATROL_LEFT, p, [s.played[p][PATROL]])


# ---- the card afterwards

CHANGE_HERO: Final = Options()
TAKEN_HERO: Final = CHANGE_HERO.part("hero", one_of(HERO_WORDS))
FLIP: Final = CHANGE_HERO.case("flip").code
ONE_HERO: Final = one("hero", one_of(HERO_WORDS))


class ChangeHero(Choice[Watch]):
    """After its first use a hero is turned to side B or swapped, after its second swapped (NW-1003, NW-1004)."""

    rule = "NW-1003"
    choices = CHANGE_HERO

    def options(self, s: Watch, p: int, args: int) -> list[int]:
        """Turn it if it shows side A, or nothing lies in the display; take any card of the display (NW-1008)."""
        if s.hero_sides[p] == SIDE_A or not s.display:
            return [FLIP] + s.display
        return s.display[:]

    def apply(self, s: Watch, p: int, args: int, choice: int) -> None:
        """A card that is returned or taken shows side A; a card taken now cannot be used now (NW-1005, NW-1006)."""
        if choice == FLIP:
            s.hero_sides[p] = SIDE_B if s.hero_sides[p] == SIDE_A else SIDE_A
            if s.journal is not None:
                s.tell(E_HERO_FLIPPED, p, [s.heroes[p], s.hero_sides[p]])
            return
        old = s.heroes[p]
        s.display.remove(choice)
        s.display.append(old)
        s.display.sort()
        s.heroes[p] = choice
        s.hero_sides[p] = SIDE_A
        s.hero_locks[p] = 1
        if s.journal is not None:
            s.tell(E_HERO_SWAPPED, p, [old, choice])

    def key(self, s: Watch, p: int, args: int, choice: int) -> str:
        """`flip`, or as in `take:ygritte`."""
        return "flip" if choice == FLIP else f"take:{HERO_WORDS[choice]}"

    def prompt(self, s: Watch, p: int, args: int) -> Say:
        """The hero that was used."""
        return Say("change_hero", {"hero": HERO_WORDS[s.heroes[p]], "side": SIDE_WORDS[s.hero_sides[p]]})

    def say(self, s: Watch, p: int, args: int, choice: int) -> Say:
        """Turn it, or which to take."""
        if choice == FLIP:
            return Say("option-flip", {"hero": HERO_WORDS[s.heroes[p]], "side": SIDE_WORDS[s.hero_sides[p]]})
        return Say("option-take_hero", {"hero": HERO_WORDS[choice]})

    def effect(self, s: Watch, p: int, args: int, choice: int) -> Say:
        """What the hero can do."""
        return Say("effect-hero", {"hero": HERO_WORDS[s.heroes[p] if choice == FLIP else choice]})

    def target(self, s: Watch, p: int, args: int, choice: int) -> list[str]:
        return [f"hero-{HERO_WORDS[s.heroes[p] if choice == FLIP else choice]}"]

    def refused(self, s: Watch, p: int, args: int) -> list[Refusal]:
        """After the second use the card cannot stay."""
        if s.hero_sides[p] == SIDE_A or not s.display:
            return []
        what = Say("option-flip", {"hero": HERO_WORDS[s.heroes[p]], "side": SIDE_WORDS[s.hero_sides[p]]})
        return [Refusal("flip", what, Say("why-second_use"), "NW-1004")]


class RemoveHero(Choice[Watch]):
    """Three equal dice: remove a hero of the display from the game (NW-1201, NW-1202)."""

    rule = "NW-1201"
    choices = ONE_HERO

    def options(self, s: Watch, p: int, args: int) -> list[int]:
        """Only those that no one holds."""
        return s.display[:]

    def apply(self, s: Watch, p: int, args: int, choice: int) -> None:
        s.display.remove(choice)
        s.heroes_gone.append(choice)
        if s.journal is not None:
            s.tell(E_HERO_REMOVED, p, [choice])

    def key(self, s: Watch, p: int, args: int, choice: int) -> str:
        """As in `remove:ygritte`."""
        return f"remove:{HERO_WORDS[choice]}"

    def say(self, s: Watch, p: int, args: int, choice: int) -> Say:
        return Say("option-remove_hero", {"hero": HERO_WORDS[choice]})

    def effect(self, s: Watch, p: int, args: int, choice: int) -> Say:
        """What the hero could have done."""
        return Say("effect-hero", {"hero": HERO_WORDS[choice]})

    def target(self, s: Watch, p: int, args: int, choice: int) -> list[str]:
        return [f"hero-{HERO_WORDS[choice]}"]


# The step that each hero's use begins with; Yoren and Qhorin begin at once, Tarly and Aemon are asked on a roll
DEEDS: Final = [
    S_NAME_GIVERS, S_EXCHANGE, 0, S_REMOVE_ROAD, S_PAY_GUARD, S_PAY_CARD, S_CHOOSE_LEADER, S_SEND_HOME, S_DRIVE_OUT,
    0, 0, 0, S_HOLD_CLEARING, S_SETTLE_QUIETLY, S_LEAD_WILDLING,
]  # fmt: skip
