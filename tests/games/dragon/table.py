"""Positions of In the Year of the Dragon in the notation of its examples: courts as `2[Ty,Sy]`, players by initial."""

import random
from collections import Counter
from collections.abc import Callable, Iterator

import rampart
from rampart import Rng, State
from rampart.games.dragon.game import GAME, blank
from rampart.games.dragon.setup import set_up
from rampart.games.dragon.tables import CARD_WORDS, TILE_WORDS

A, B, K, D, E = range(5)  # Ania, Benek, Kasia, Dorota and Emil, as they sit

TYPES = {
    "C": "craftsman", "L": "court_lady", "T": "tax_collector", "P": "pyrotechnist", "W": "warrior", "M": "monk",
    "H": "healer", "F": "farmer", "S": "scholar",
}  # fmt: skip
YOUNG_ONLY = "CLT"
PERSONS = {f"{letter}y": word if letter in YOUNG_ONLY else f"{word}_young" for letter, word in TYPES.items()}
PERSONS |= {f"{letter}o": f"{word}_old" for letter, word in TYPES.items() if letter not in YOUNG_ONLY}
SHORT = {word: short for short, word in PERSONS.items()}
CARDS = TYPES | {"?": "wild"}
FULL_HAND = "CLTPWMHFS??"
WALL_TILES = ["w_rice", "w_firework", "w_floor", "w_yuan", "w_track", "w_vp"]
YEAR = [
    "peace", "peace", "tribute", "drought", "festival", "mongols", "contagion",
    "tribute", "drought", "festival", "mongols", "contagion",
]  # fmt: skip


# ---- writing a position


def court(palaces: str | None = None, hand: str | None = None, **fields: object) -> dict:
    """A player: `court("2[Ty,Sy] 3[]", hand="MF??", yuan=2)`; what is left out is as at set-up."""
    if palaces is not None:
        houses = [house.rstrip("]").split("[") for house in palaces.split()]
        fields["palaces"] = {
            str(site): {"floors": int(floors), "people": [PERSONS[x.ljust(2, "y")] for x in people.split(",") if x]}
            for site, (floors, people) in enumerate(houses, 1)
        }
    if hand is not None:
        fields["played"] = cards("".join((Counter(FULL_HAND) - Counter(hand)).elements()))
    return fields


def cards(letters: str) -> dict[str, int]:
    """Person cards by their letters, the question mark for a wild one."""
    return {CARDS[letter]: n for letter, n in Counter(letters).items()}


def row(month: int, event: str) -> list[str]:
    """A year with that event in that month, as the rules could lay it; the first two are months of peace."""
    if month < 3:
        return YEAR
    wanted = "festival" if event == "peace" else event  # nothing happens there while no one has fireworks
    others = [tile for tile in YEAR[2:7] if tile != wanted]
    turn = (month - 3) % 5
    order = [*others[:turn], wanted, *others[turn:]]
    return [*YEAR[:2], *order, *order]


def step(name: str, seat: int | None = None, **arguments: int) -> dict:
    """Something still to be done: a step, whose it is, and its arguments."""
    return {"step": name, **({} if seat is None else {"seat": seat}), **arguments}


def acting(*seats: int) -> list[dict]:
    """What is to be done in phase 1 while these players have still to act, in this order."""
    return [*(step("choose_action", seat) for seat in seats), step("end_actions")]


def table(
    players: list[dict],
    todo: list[dict],
    *,
    month: int = 3,
    event: str | None = None,
    wall: str | None = None,
    left: dict[str, int] | None = None,
    options: dict | None = None,
    **fields: object,
) -> State:
    """A position: the players, what is still to be done, and what else matters; on one space A stands on top.

    `wall` names the owners of its tiles ("AAB"), `left` the tiles still on display where that is not all the rest.
    """
    seats = len(players)
    doc = {
        "game": "dragon", "seats": seats, "options": dict(options or {}), "round": month, "todo": todo,
        "events": row(month, event) if event else YEAR, "stacked": list(range(seats)), "players": players,
    }  # fmt: skip
    if wall is not None:
        doc["options"]["wall"] = True
        doc["wall"] = ["ABKDE".index(owner) for owner in wall]
        for seat, me in enumerate(players):
            me.setdefault("wall_tiles", WALL_TILES[doc["wall"].count(seat) :])
    if left is not None:
        doc["gone"] = {PERSONS[x]: tiles_of(x, seats) - living(players, PERSONS[x]) - n for x, n in left.items()}
    return rampart.game("dragon").load(doc | fields)


def happens(super_event: str, *players: dict, todo: tuple | list = (), **more: object) -> State:
    """The super event comes over these players, and then what is to be done after it."""
    options = {"super_event": super_event}
    return table(list(players), [step("super_event"), *todo], month=7, options=options, **more)


def tiles_of(person: str, players: int) -> int:
    """How many tiles of a person there are for this number of players."""
    if person[0] in YOUNG_ONLY:
        return 2 * players
    return players + 1 if person[1] == "y" else players - 1


def living(players: list[dict], word: str) -> int:
    """How many persons of a kind live in all courts."""
    return sum(palace["people"].count(word) for me in players for palace in me.get("palaces", {}).values())


def fate_of(deck: list[int], wanted: list[int]) -> list[int]:
    """The draws that shuffle a deck into the order wanted."""
    deck = deck[:]
    fate = []
    for i in range(len(deck) - 1, 0, -1):
        fate.append(deck.index(wanted[i], 0, i + 1))
        deck[i], deck[fate[-1]] = deck[fate[-1]], deck[i]
    return fate


def fresh(players: int, fate: list[int], **options: object) -> State:
    """A game set up with these draws."""
    s = blank(players, GAME.configure(players, options), Rng(0, 0, 0, 0, 0, fate))
    set_up(s)
    s.advance()
    return s


# ---- playing on


def play(s: State, *keys: str) -> State:
    """Make these choices one after another, whoever is to decide."""
    for key in keys:
        s.choose(key)
    return s


def offered(s: State) -> list[str]:
    """The keys on offer to the one who decides."""
    return [s.key(option, s.mover) for option in s.options(s.mover)]


def decides(s: State) -> tuple[int, str]:
    """Who decides, and in which step."""
    return s.mover, s.current(s.mover)[0].name


def pass_until(s: State, stop: Callable[[State], bool]) -> State:
    """Let everyone pass, and take the first thing on offer where that is not possible, until something is reached."""
    while not s.over and not stop(s):
        s.choose(s.options(s.mover)[0])
    return s


def random_game(players: int, seed: int, **options: object) -> Iterator[tuple[State, str, State, list[tuple]]]:
    """A game of random choices: the position before each choice, its key, the position after it, and what was told."""
    luck = random.Random(seed)
    s = rampart.game("dragon").new(players=players, seed=seed, **options)
    journal = s.listen()
    while not s.over:
        before = s.bare()
        option = luck.choice(s.options(s.mover))
        s.choose(option)
        yield before, before.key(option, before.mover), s, told(s, journal.take())


def told(s: State, events: list) -> list[tuple]:
    """The events of the journal as (name, seat, words or numbers...), without those of the kernel."""
    out = []
    for e in events:
        if e.code in s.rules.events:
            kind = s.rules.events[e.code]
            words = [f.words[n] if f.words and n >= 0 else n for f, n in zip(kind.args, e.numbers)]
            out.append((kind.name, e.seat, *words))
    return out


# ---- reading a position


def palaces(s: State, seat: int) -> str:
    """A court in the notation of the examples; sites where nothing stands are left out."""
    houses = zip(s.players[seat].floors, s.players[seat].people)
    named = [(floors, ",".join(SHORT[TILE_WORDS[tile]] for tile in people)) for floors, people in houses]
    return " ".join(f"{floors}[{people}]" for floors, people in named if floors or people)


def hand(s: State, seat: int) -> str:
    """A hand by the letters of its cards."""
    held = s.players[seat].hand
    return "".join(letter * held[CARD_WORDS.index(word)] for letter, word in CARDS.items())


def on_display(s: State, person: str) -> int:
    """How many tiles of a person lie on the display."""
    return s.display[TILE_WORDS.index(PERSONS[person])]


def out_of_game(s: State, person: str) -> int:
    """How many tiles of a person have left the game."""
    return s.gone[TILE_WORDS.index(PERSONS[person])]
