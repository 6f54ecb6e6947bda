"""What happens to beasts and relics, in the words of the rules: rise, move, be revealed."""

from rampart.games.great_wall.content.hearing import COMMON_WORDS
from rampart.games.great_wall.modules.beasts.arguments import MAY_STAY, MOVED_BEASTS, MOVED_TO
from rampart.games.great_wall.modules.beasts.codes import (
    E_BEAST_MOVED,
    E_BEAST_UPGRADED,
    E_RELIC,
    E_RELICS_SHUFFLED,
    S_MOVE_BEAST,
)
from rampart.games.great_wall.modules.beasts.names import AREA_WORDS, BEASTS, PRICES, RELICS, TOP_RANK
from rampart.games.great_wall.modules.beasts.part import areas_of, beasts_of
from rampart.games.great_wall.queries import ask
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.tables import NO_CLAN, RESOURCES, first_bits
from rampart.games.great_wall.triggers import moment
from rampart.games.great_wall.verbs import renew
from rampart.games.great_wall.vocabulary import COST_BEAST, ON_BEAST_MOVED, ON_BEAST_UPGRADED, ON_RELIC_REVEALED
from rampart.kernel.frame import NOBODY

# ---- cards of the table


def beast_card(beast: int, rank: int) -> int:
    """The card of a beast and rank among the cards of the table."""
    return COMMON_WORDS.index(f"{BEASTS[beast]}_{rank}")


def relic_card(relic: int) -> int:
    """A relic among the cards of the table."""
    return COMMON_WORDS.index(RELICS[relic])


def cards_in_force(s: GreatWall) -> list[int]:
    """The top cards of the four piles, and the active relic."""
    part = beasts_of(s)
    out = [beast_card(beast, part.ranks[beast]) for beast in range(len(BEASTS))]
    return [*out, relic_card(part.relic)] if part.relic >= 0 else out


# ---- upgrades


def price_of(s: GreatWall, beast: int) -> list[int]:
    """The printed price of the next rank."""
    return PRICES[beast][beasts_of(s).ranks[beast] - 1]


def due_for(s: GreatWall, p: int, beast: int, discount: int) -> int:
    """How many resources of the printed price a seat must pay."""
    due = sum(price_of(s, beast)) - discount - ask(s, COST_BEAST, p, 0)
    return due if due > 0 else 0


def may_upgrade(s: GreatWall, p: int, beast: int, discount: int) -> bool:
    """Is there a next rank, and can the seat pay for it (GWX-AB-10)?"""
    if beasts_of(s).ranks[beast] >= TOP_RANK:
        return False
    price, goods = price_of(s, beast), s.resources[p]
    payable = 0
    for r in range(RESOURCES):
        payable += price[r] if price[r] < goods[r] else goods[r]
    return payable >= due_for(s, p, beast, discount)


def upgradable(s: GreatWall, p: int, discount: int) -> list[int]:
    """The beasts that a seat could upgrade."""
    return [beast for beast in range(len(BEASTS)) if may_upgrade(s, p, beast, discount)]


def rise(s: GreatWall, p: int, beast: int) -> None:
    """The top card is removed, the next rank applies, then the beast may move (GWX-AB-10)."""
    part = beasts_of(s)
    old = beast_card(beast, part.ranks[beast])
    part.ranks[beast] += 1
    if old in s.common:
        s.common[s.common.index(old)] = beast_card(beast, part.ranks[beast])
    s.listen_anew()
    if s.journal is not None:
        s.tell(E_BEAST_UPGRADED, p, [beast, part.ranks[beast]])
    ask_to_move(s, p, 1 << beast, first_bits(len(AREA_WORDS)), 1)
    moment(s, ON_BEAST_UPGRADED, p, beast, part.ranks[beast])


# ---- moves


def ways(s: GreatWall, beasts: int, areas: int) -> list[tuple[int, int]]:
    """Where some beasts could go: areas on their cards, but not where they are (GWX-AB-14)."""
    out: list[tuple[int, int]] = []
    part = beasts_of(s)
    for beast in range(len(BEASTS)):
        if beasts >> beast & 1:
            for area in areas_of(s, beast):
                if areas >> area & 1 and area != part.areas[beast]:
                    out.append((beast, area))
    return out


def ask_to_move(s: GreatWall, p: int, beasts: int, areas: int, may_stay: int) -> None:
    """Let a seat move one of some beasts to one of some areas."""
    s.push(S_MOVE_BEAST, p, MOVED_BEASTS.put(beasts) + MOVED_TO.put(areas) + MAY_STAY.put(may_stay))


def move(s: GreatWall, p: int, beast: int, area: int) -> None:
    """A beast goes to another area."""
    part = beasts_of(s)
    before = part.areas[beast]
    part.areas[beast] = area
    if s.journal is not None:
        s.tell(E_BEAST_MOVED, p, [beast, area])
    moment(s, ON_BEAST_MOVED, p, beast, before, area)


# ---- relics


def fill_relics(s: GreatWall) -> None:
    """An empty deck is made of the covered relics (GWX-AB-15)."""
    part = beasts_of(s)
    renew(s, part.relic_deck, part.covered, E_RELICS_SHUFFLED)


def reveal_relic(s: GreatWall, relic: int) -> None:
    """A relic that was taken from the deck covers the active one (GWX-AB-15)."""
    part = beasts_of(s)
    s.reveal()
    if part.relic >= 0:
        part.covered.append(part.relic)
        if relic_card(part.relic) in s.common:
            s.common.remove(relic_card(part.relic))
    part.relic = relic
    s.common.append(relic_card(relic))
    s.listen_anew()
    if s.journal is not None:
        s.tell(E_RELIC, NOBODY, [relic])
    moment(s, ON_RELIC_REVEALED, NO_CLAN, relic)


def next_relic(s: GreatWall) -> None:
    """The top of the deck is turned onto the active relic."""
    fill_relics(s)
    reveal_relic(s, beasts_of(s).relic_deck.pop())
