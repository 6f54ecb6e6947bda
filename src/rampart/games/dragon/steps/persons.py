"""Phase 2, persons: a card from hand fetches a tile from the display."""

from typing import Final

from rampart.games.dragon.arguments import NEWCOMER, OF_NEWCOMER, SITE_WORDS
from rampart.games.dragon.state import Dragon
from rampart.games.dragon.steps.outlook import event_ahead
from rampart.games.dragon.steps.verbs import house, release, who_may_leave
from rampart.games.dragon.tables import (
    CARD_WORDS,
    E_CARD,
    E_REPLACED,
    E_TURNED_AWAY,
    FIRST_OLD,
    IN_PERSONS,
    PYROTECHNIST,
    S_MAKE_ROOM,
    S_PLACE_PERSON,
    S_PLAY_CARD,
    TILE_WORDS,
    TILES,
    VALUES,
    WILD,
)
from rampart.kernel.codec import Options, maybe, one_of
from rampart.kernel.step import Choice, Say, Step

CARDS_PLAYED: Final = Options()
PLAYED: Final = CARDS_PLAYED.case("play")
PLAYED_FOR: Final = PLAYED.part("tile", maybe(one_of(TILE_WORDS)))
PLAYED_CARD: Final = PLAYED.part("card", one_of(CARD_WORDS))
NO_TILE: Final = -1
WITH_CARD: Final = PLAYED_CARD.shares()
FOR_TILE: Final = [PLAYED_FOR.put(tile) for tile in range(TILES)]
FOR_NOBODY: Final = PLAYED_FOR.put(NO_TILE)
TILES_FOR: Final = [
    *([kind] for kind in range(PYROTECHNIST)),  # these are young only
    *([kind, kind - PYROTECHNIST + FIRST_OLD] for kind in range(PYROTECHNIST, WILD)),
    list(range(TILES)),
]

GUESTS: Final = Options()
TURN_AWAY: Final = GUESTS.case("turn_away").code
REPLACED: Final = GUESTS.case("replace")
REPLACED_TILE: Final = REPLACED.part("tile", one_of(TILE_WORDS))
REPLACED_SITE: Final = REPLACED.part("site", one_of(SITE_WORDS))
FROM_SITE: Final = REPLACED_SITE.shares()
REPLACE: Final = REPLACED_TILE.shares()


class PersonPhase(Step[Dragon]):
    """In the order of play after the actions each player who holds cards plays one (YD-301, YD-314)."""

    rule = "YD-301"

    def run(self, s: Dragon, p: int, args: int) -> None:
        """A player without cards skips the phase."""
        s.phase = IN_PERSONS
        for seat in reversed(s.order()):
            if s.players[seat].cards():
                s.push(S_PLAY_CARD, seat)


class PlayCard(Choice[Dragon]):
    """Play one person card and take a tile for it (YD-301 to YD-303)."""

    rule = "YD-302"
    choices = CARDS_PLAYED

    def options(self, s: Dragon, p: int, args: int) -> list[int]:
        """A type card takes either age that is left, or nothing if none is; a wild card any tile (YD-306 to YD-308)."""
        hand = s.players[p].hand
        display = s.display
        out: list[int] = []
        for card in range(WILD + 1):
            if hand[card]:
                mine, before = WITH_CARD[card], len(out)
                for tile in TILES_FOR[card]:
                    if display[tile]:
                        out.append(mine + FOR_TILE[tile])
                if len(out) == before:
                    out.append(mine + FOR_NOBODY)
        return out

    def apply(self, s: Dragon, p: int, args: int, choice: int) -> None:
        """The card is spent; the tile is placed, or room must be made for it."""
        card, tile = PLAYED_CARD.of(choice), PLAYED_FOR.of(choice)
        me = s.players[p]
        me.hand[card] -= 1
        me.played[card] += 1
        if s.journal is not None:
            s.tell(E_CARD, p, [card, tile])
        if tile != NO_TILE:
            take_in(s, p, tile)

    def key(self, s: Dragon, p: int, args: int, choice: int) -> str:
        """As in `monk>monk_old`, `wild>healer_old` or `farmer>none`."""
        tile = PLAYED_FOR.of(choice)
        return f"{CARD_WORDS[PLAYED_CARD.of(choice)]}>{'none' if tile == NO_TILE else TILE_WORDS[tile]}"

    def prompt(self, s: Dragon, p: int, args: int) -> Say:
        """With the event that follows this month."""
        return Say("play_card", event_ahead(s, p))

    def say(self, s: Dragon, p: int, args: int, choice: int) -> Say:
        """The tile, and whether a wild card fetches it."""
        card, tile = PLAYED_CARD.of(choice), PLAYED_FOR.of(choice)
        if tile == NO_TILE:
            return Say("option-card-empty", {"card": CARD_WORDS[card]})
        return Say("option-wild" if card == WILD else "option-card", {"tile": TILE_WORDS[tile]})

    def effect(self, s: Dragon, p: int, args: int, choice: int) -> Say:
        """What the person brings, how far the marker goes, and whether there is room."""
        tile = PLAYED_FOR.of(choice)
        if tile == NO_TILE:
            return Say("effect-no-tile")
        return say_steps(s, p, tile)

    def target(self, s: Dragon, p: int, args: int, choice: int) -> list[str]:
        """The pile on the display and the card in hand."""
        card, tile = PLAYED_CARD.of(choice), PLAYED_FOR.of(choice)
        out = [f"card-{p}-{CARD_WORDS[card]}"]
        if tile != NO_TILE:
            out.append(f"display-{TILE_WORDS[tile]}")
        return out


def say_steps(s: Dragon, p: int, tile: int) -> Say:
    """What a person brings, how far it moves the marker, and whether someone must make room for it.

    An empty court without floors can only turn it away.
    """
    me = s.players[p]
    if not me.has_room() and not me.persons():
        return Say("effect-steps", {"steps": 0})
    words: dict[str, int | str] = {"tile": TILE_WORDS[tile], "steps": VALUES[tile]}
    return Say("effect-hire" if me.has_room() else "effect-hire-no-room", words)


def take_in(s: Dragon, p: int, tile: int) -> None:
    """A tile of the display is taken: with a free floor it must be placed, else room must be made (YD-304, YD-310)."""
    s.push(S_PLACE_PERSON if s.players[p].has_room() else S_MAKE_ROOM, p, NEWCOMER.put(tile))


class MakeRoom(Choice[Dragon]):
    """No floor is free: replace one of your persons, or let the new one go at once (YD-310)."""

    rule = "YD-310"
    args = OF_NEWCOMER
    choices = GUESTS

    def options(self, s: Dragon, p: int, args: int) -> list[int]:
        """Every person of the court, equal ones once, and turning the new one away (YD-313)."""
        return [TURN_AWAY, *who_may_leave(s.players[p], 0, FROM_SITE, REPLACE)]

    def apply(self, s: Dragon, p: int, args: int, choice: int) -> None:
        """Replacing moves the marker, turning away does not (YD-311, YD-312)."""
        tile = NEWCOMER.of(args)
        if choice == TURN_AWAY:
            s.display[tile] -= 1
            s.gone[tile] += 1
            if s.journal is not None:
                s.tell(E_TURNED_AWAY, p, [tile])
            return
        site, leaving = REPLACED_SITE.of(choice), REPLACED_TILE.of(choice)
        if s.journal is not None:
            s.tell(E_REPLACED, p, [leaving, tile])
        release(s, p, leaving, site)
        house(s, p, tile, site)

    def key(self, s: Dragon, p: int, args: int, choice: int) -> str:
        """As in `replace:monk_old@3`, or `turn_away`."""
        if choice == TURN_AWAY:
            return "turn_away"
        return f"replace:{TILE_WORDS[REPLACED_TILE.of(choice)]}@{REPLACED_SITE.of(choice) + 1}"

    def prompt(self, s: Dragon, p: int, args: int) -> Say:
        tile = NEWCOMER.of(args)
        return Say("make_room", {"tile": TILE_WORDS[tile]})

    def say(self, s: Dragon, p: int, args: int, choice: int) -> Say:
        tile = NEWCOMER.of(args)
        if choice == TURN_AWAY:
            return Say("option-turn-away", {"tile": TILE_WORDS[tile]})
        leaving = TILE_WORDS[REPLACED_TILE.of(choice)]
        return Say("option-replace", {"tile": leaving, "palace": REPLACED_SITE.of(choice) + 1})

    def effect(self, s: Dragon, p: int, args: int, choice: int) -> Say:
        tile = NEWCOMER.of(args)
        return Say("effect-steps", {"steps": 0 if choice == TURN_AWAY else VALUES[tile]})

    def target(self, s: Dragon, p: int, args: int, choice: int) -> list[str]:
        """The person who would leave."""
        if choice == TURN_AWAY:
            return []
        return [f"person-{p}-{REPLACED_SITE.of(choice) + 1}-{TILE_WORDS[REPLACED_TILE.of(choice)]}"]
