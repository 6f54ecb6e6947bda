"""The beasts in the game: placed, upgraded at the start of a turn, moved; the relic of each summer (7.3)."""

from typing import Final

from rampart.games.great_wall.arguments import AT, AT_MOMENT
from rampart.games.great_wall.modules.beasts.arguments import (
    A_MOVE,
    BEAST_MOVES,
    DISCOUNT,
    MAY_STAY,
    MOVED_BEAST,
    MOVED_BEASTS,
    MOVED_TO,
    MOVING,
    NEW_AREA,
    NO_UPGRADE,
    PAID_FOR,
    PAYING,
    PRICE_LEFT,
    RISEN,
    RISING,
    STAY,
    TO_PAY,
    UPGRADES,
    UPGRADING,
)
from rampart.games.great_wall.modules.beasts.codes import (
    E_BEAST_PLACED,
    S_BEAST_RISES,
    S_PAY_FOR_BEAST,
    S_UPGRADE_BEAST,
)
from rampart.games.great_wall.modules.beasts.deeds import (
    due_for,
    may_upgrade,
    move,
    next_relic,
    price_of,
    rise,
    upgradable,
    ways,
)
from rampart.games.great_wall.modules.beasts.names import AREA_WORDS, BEASTS, SECTION_AREAS, TOP_RANK, WHITE_TIGER
from rampart.games.great_wall.modules.beasts.part import areas_of, beasts_of, is_at_section
from rampart.games.great_wall.queries import ask, use_bonus
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.steps.choices import A_RESOURCE
from rampart.games.great_wall.tables import FROM_RECRUITS, OF_CARDS, RESOURCE_WORDS, RESOURCES, SECTION_WORDS
from rampart.games.great_wall.verbs import gain_honour, pay
from rampart.games.great_wall.vocabulary import HONOUR_FOR_ATTACK, P_PLAYER, P_U, P_V
from rampart.kernel.step import Choice, Refusal, Say, Step

PART_BY_PART: Final = range(RESOURCES)


def area_target(area: int) -> list[str]:
    """The location or the section on the table."""
    if area < SECTION_AREAS:
        return [f"location-{AREA_WORDS[area]}"]
    return [f"section-{SECTION_WORDS[area - SECTION_AREAS]}"]


class PlaceBeast(Choice[GreatWall]):
    """Set-up: choose a beast that is not placed yet, and an area of its card (GWX-AB-02)."""

    rule = "GWX-AB-02"
    choices = BEAST_MOVES

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        """Every beast and every area it may go to."""
        part = beasts_of(s)
        out: list[int] = []
        for beast in range(len(BEASTS)):
            if part.areas[beast] < 0:
                out += [MOVED_BEAST.put(beast) + NEW_AREA.put(area) for area in areas_of(s, beast)]
        return out

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        """It is no move."""
        beast, area = MOVED_BEAST.of(choice), NEW_AREA.of(choice)
        beasts_of(s).areas[beast] = area
        if s.journal is not None:
            s.tell(E_BEAST_PLACED, p, [beast, area])

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """As in `ao@section_L`."""
        return move_key(choice)

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        return move_say(choice)

    def target(self, s: GreatWall, p: int, args: int, choice: int) -> list[str]:
        return area_target(NEW_AREA.of(choice))


def move_key(choice: int) -> str:
    """A beast and where it goes."""
    return f"{BEASTS[MOVED_BEAST.of(choice)]}@{AREA_WORDS[NEW_AREA.of(choice)]}"


def move_say(choice: int) -> Say:
    """The same for people."""
    return Say("option-beast-to", {"beast": BEASTS[MOVED_BEAST.of(choice)], "area": AREA_WORDS[NEW_AREA.of(choice)]})


class BeastTurn(Step[GreatWall]):
    """At the start of a player's own turn he may upgrade one beast (GWX-AB-10)."""

    rule = "GWX-AB-10"
    args = AT_MOMENT

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """Where he could pay for any; automata never do (GWX-008)."""
        player = s.pad[AT.of(args) + P_PLAYER]
        if s.is_seat(player) and upgradable(s, player, 0):
            s.push(S_UPGRADE_BEAST, player)


class UpgradeBeast(Choice[GreatWall]):
    """Pay the printed price of one beast to raise its rank, or not (GWX-AB-10)."""

    rule = "GWX-AB-10"
    args = UPGRADING
    choices = UPGRADES

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        """What can be paid; a card that was played for it must be used."""
        out = upgradable(s, p, DISCOUNT.of(args))
        return out if DISCOUNT.of(args) and out else [*out, NO_UPGRADE]

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        """Where a discount leaves a choice, the player picks what to pay."""
        if choice == NO_UPGRADE:
            return
        price = price_of(s, choice)
        due = due_for(s, p, choice, DISCOUNT.of(args))
        s.push(S_BEAST_RISES, p, RISEN.put(choice))
        if due == sum(price):
            for r in PART_BY_PART:
                pay(s, p, r, price[r])
        elif due:
            left = sum([PRICE_LEFT[r].put(price[r]) for r in PART_BY_PART])
            s.push(S_PAY_FOR_BEAST, p, PAID_FOR.put(choice) + TO_PAY.put(due) + left)

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """As in `upgrade:ao`, or `pass`."""
        return "pass" if choice == NO_UPGRADE else f"upgrade:{BEASTS[choice]}"

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        """The beast and its next rank."""
        if choice == NO_UPGRADE:
            return Say("option-pass")
        return Say("option-upgrade", {"beast": BEASTS[choice], "rank": beasts_of(s).ranks[choice] + 1})

    def effect(self, s: GreatWall, p: int, args: int, choice: int) -> Say | None:
        """What it costs, and what may be left out of it."""
        if choice == NO_UPGRADE:
            return None
        price = price_of(s, choice)
        told: dict[str, int | str] = {RESOURCE_WORDS[r]: price[r] for r in PART_BY_PART}
        told["off"] = sum(price) - due_for(s, p, choice, DISCOUNT.of(args))
        return Say("effect-upgrade", told)

    def target(self, s: GreatWall, p: int, args: int, choice: int) -> list[str]:
        return [] if choice == NO_UPGRADE else [f"beast-{BEASTS[choice]}"]

    def refused(self, s: GreatWall, p: int, args: int) -> list[Refusal]:
        """Beasts that are too dear, or already at their highest rank."""
        out: list[Refusal] = []
        for beast in range(len(BEASTS)):
            rank = beasts_of(s).ranks[beast]
            if may_upgrade(s, p, beast, DISCOUNT.of(args)) or len(out) == 3:
                continue
            what = Say("option-upgrade", {"beast": BEASTS[beast], "rank": min(rank + 1, TOP_RANK)})
            why = Say("why-top-rank") if rank == TOP_RANK else Say("why-beast-dear")
            out.append(Refusal(f"upgrade:{BEASTS[beast]}", what, why, "GWX-AB-10"))
        return out


class PayForBeast(Choice[GreatWall]):
    """Pay one resource of the printed price after the other, as many as the discount leaves."""

    rule = "GWX-AB-10"
    args = PAYING
    choices = A_RESOURCE

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        """What is left of the price and lies behind the screen."""
        return [r for r in PART_BY_PART if PRICE_LEFT[r].of(args) and s.resources[p][r]]

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        """One, then the next."""
        left = TO_PAY.of(args)
        if left > 1:
            rest = PRICE_LEFT[choice].change(args, PRICE_LEFT[choice].of(args) - 1)
            s.push(S_PAY_FOR_BEAST, p, TO_PAY.change(rest, left - 1))
        pay(s, p, choice, 1)

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """As in `pay:wood`."""
        return f"pay:{RESOURCE_WORDS[choice]}"

    def prompt(self, s: GreatWall, p: int, args: int) -> Say:
        return Say("pay_for_beast", {"left": TO_PAY.of(args), "beast": BEASTS[PAID_FOR.of(args)]})

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        return Say("option-resource", {"resource": RESOURCE_WORDS[choice]})

    def target(self, s: GreatWall, p: int, args: int, choice: int) -> list[str]:
        return [f"resource-{p}-{RESOURCE_WORDS[choice]}"]


class BeastRises(Step[GreatWall]):
    """The beast has a rank more, and may move to any area of its new card (GWX-AB-10)."""

    rule = "GWX-AB-10"
    args = RISING

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """Honor comes from cards only (GWX-AB-12)."""
        if beasts_of(s).ranks[RISEN.of(args)] < TOP_RANK:
            rise(s, p, RISEN.of(args))


class MoveBeast(Choice[GreatWall]):
    """Move a beast to another area that its card allows (GWX-AB-14)."""

    rule = "GWX-AB-14"
    args = MOVING
    choices = BEAST_MOVES

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        """After an upgrade it may stay."""
        found = ways(s, MOVED_BEASTS.of(args), MOVED_TO.of(args))
        out = [MOVED_BEAST.put(beast) + NEW_AREA.put(area) for beast, area in found]
        return [*out, STAY] if MAY_STAY.of(args) or not out else out

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        """From now on it works there."""
        if A_MOVE.has(choice):
            move(s, p, MOVED_BEAST.of(choice), NEW_AREA.of(choice))

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """As in `ao@section_L`, or `stay`."""
        return move_key(choice) if A_MOVE.has(choice) else "stay"

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        return move_say(choice) if A_MOVE.has(choice) else Say("option-beast-stays")

    def target(self, s: GreatWall, p: int, args: int, choice: int) -> list[str]:
        return area_target(NEW_AREA.of(choice)) if A_MOVE.has(choice) else []


class NextRelic(Step[GreatWall]):
    """At the end of summer, after reclaiming, the next relic covers the active one (GWX-AB-15)."""

    rule = "GWX-AB-15"
    args = AT_MOMENT

    def run(self, s: GreatWall, p: int, args: int) -> None:
        next_relic(s)


class Roar(Step[GreatWall]):
    """A recruit attacks where the White Tiger is: Tiger's Roar gives honor for it (GWX-AB-TAC-03, GWX-AB-16)."""

    rule = "GWX-AB-16"
    args = AT_MOMENT

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """Only attacks made while the group is deployed count."""
        at = AT.of(args)
        player, section = s.pad[at + P_PLAYER], s.pad[at + P_V]
        if not s.is_seat(player) or s.pad[at + P_U] != FROM_RECRUITS or not is_at_section(s, WHITE_TIGER, section):
            return
        honour = ask(s, HONOUR_FOR_ATTACK, player, 0, section)
        if honour:
            use_bonus(s, HONOUR_FOR_ATTACK, player)
            gain_honour(s, player, honour, OF_CARDS)
