"""The 7: discards, Tormund's move and the theft."""

from rampart.games.watch.arguments import DISCARD_HALF, SPARED
from rampart.games.watch.state import Watch
from rampart.games.watch.steps.choices import HEXES, KINDS, SEATS
from rampart.games.watch.steps.verbs import give_back, take_unseen
from rampart.games.watch.steps.words import hex_place, hex_words
from rampart.games.watch.tables import (
    AEMON,
    CLASSIC,
    COMPAT,
    E_DISCARDED,
    E_STOLEN,
    E_TORMUND,
    MOST_CARDS,
    NO_NUMBER,
    RESOURCE_WORDS,
    RESOURCES,
    S_DISCARD,
    S_MOVE_TORMUND,
    S_SPARE_HAND,
    S_STEAL,
    owner_of,
)
from rampart.kernel.step import Choice, Composition, Heap, Part, Refusal, Say, Step


def resolve_seven(s: Watch, p: int) -> None:
    """Who holds too many cards discards half, then Tormund is moved (NW-611, NW-613)."""
    s.push(S_MOVE_TORMUND, p)
    spared = s.heroes.index(AEMON) if AEMON in s.heroes else -1
    if spared >= 0 and not s.hero_locks[spared] and s.hand_size(spared) > MOST_CARDS:
        s.push(S_SPARE_HAND, spared)
    else:
        ask_for_discards(s, -1)


class DiscardHalf(Step[Watch]):
    """All with more than 7 cards return half of them (NW-611)."""

    rule = "NW-611"
    args = DISCARD_HALF

    def run(self, s: Watch, p: int, args: int) -> None:
        """Whoever is spared keeps the hand."""
        ask_for_discards(s, SPARED.of(args))


def ask_for_discards(s: Watch, spared: int) -> None:
    """All choose secretly at once; in the other engine one after the other (NW-612, NW-1409 e)."""
    many = [p for p in range(s.seats) if s.hand_size(p) > MOST_CARDS and p != spared]
    if s.has(COMPAT):
        for p in reversed(many):
            s.poll(S_DISCARD, [p])
    else:
        s.poll(S_DISCARD, many)


class Discard(Choice[Watch]):
    """Choose half of your cards, rounded down, one by one (NW-611, NW-612)."""

    rule = "NW-611"
    choices = KINDS
    composes = "discard"

    def options(self, s: Watch, p: int, args: int) -> list[int]:
        """What is left in hand beside the cards chosen so far."""
        hand, draft = s.hands[p], s.drafts[p]
        return [kind for kind in range(RESOURCES) if hand[kind] > draft.count(kind)]

    def complete(self, s: Watch, p: int, args: int, draft: list[int]) -> bool:
        return len(draft) == s.hand_size(p) // 2

    def answer(self, s: Watch, p: int, args: int, draft: list[int]) -> None:
        """The cards go to the bank, open to all."""
        for kind in draft:
            give_back(s, p, kind, 1)
        if s.journal is not None:
            s.tell(E_DISCARDED, p, [draft.count(kind) for kind in range(RESOURCES)])

    def key(self, s: Watch, p: int, args: int, choice: int) -> str:
        """As in `discard:ore`."""
        return f"discard:{RESOURCE_WORDS[choice]}"

    def prompt(self, s: Watch, p: int, args: int) -> Say:
        """How many are still to be chosen."""
        half = s.hand_size(p) // 2
        chosen = len(s.drafts[p]) if s.drafts else 0
        return Say("discard", {"left": half - chosen, "half": half, "cards": s.hand_size(p)})

    def say(self, s: Watch, p: int, args: int, choice: int) -> Say:
        return Say("option-discard", {"resource": RESOURCE_WORDS[choice]})

    def effect(self, s: Watch, p: int, args: int, choice: int) -> Say:
        """How many of the kind would be left."""
        return Say("effect-left", {"left": s.hands[p][choice] - s.drafts[p].count(choice) - 1})

    def target(self, s: Watch, p: int, args: int, choice: int) -> list[str]:
        return [f"hand-{RESOURCE_WORDS[choice]}"]

    def compositions(self, s: Watch, p: int, args: int) -> list[Composition]:
        """All cards that are still to be chosen."""
        draft = s.drafts[p]
        left = [s.hands[p][r] - draft.count(r) for r in range(RESOURCES)]
        due = s.hand_size(p) // 2 - len(draft)
        parts = [Part(f"discard:{word}", word, left[r], left[r]) for r, word in enumerate(RESOURCE_WORDS)]
        return [Composition("discard", [Heap("discard", parts, due, due)])]


class MoveTormund(Choice[Watch]):
    """Move Tormund to another hex with a number (NW-613, NW-621, NW-622, NW-1405)."""

    rule = "NW-621"
    choices = HEXES

    def options(self, s: Watch, p: int, args: int) -> list[int]:
        """Any other numbered hex; on the classic island any other hex."""
        anywhere = s.mode == CLASSIC
        return [h for h, number in enumerate(s.numbers) if (anywhere or number != NO_NUMBER) and h != s.tormund]

    def apply(self, s: Watch, p: int, args: int, choice: int) -> None:
        """He blocks the hex, and one of those who live there is robbed (NW-315, NW-623)."""
        s.tormund = choice
        if s.journal is not None:
            s.tell(E_TORMUND, p, hex_place(s, choice))
        if victims(s, p, choice):
            s.push(S_STEAL, p)

    def key(self, s: Watch, p: int, args: int, choice: int) -> str:
        """As in `tormund:0,2`."""
        return f"tormund:{s.board.hex_names[choice]}"

    def say(self, s: Watch, p: int, args: int, choice: int) -> Say:
        return Say("option-tormund", hex_words(s, choice))

    def effect(self, s: Watch, p: int, args: int, choice: int) -> Say:
        """How many opponents can be robbed there, and how many own buildings would be blocked."""
        own = 0
        for corner in s.board.hex_corners[choice]:
            if s.buildings[corner] >= 0 and owner_of(s.buildings[corner]) == p:
                own += 1
        return Say("effect-tormund", {"victims": len(victims(s, p, choice)), "own": own})

    def target(self, s: Watch, p: int, args: int, choice: int) -> list[str]:
        return [f"hex-{choice}"]

    def refused(self, s: Watch, p: int, args: int) -> list[Refusal]:
        """He may not stay, nor go where no number lies."""
        out: list[Refusal] = []
        for h in range(len(s.numbers)):
            what = Say("option-tormund", hex_words(s, h))
            if h == s.tormund:
                out.append(Refusal(f"tormund:{s.board.hex_names[h]}", what, Say("why-tormund_stays"), "NW-621"))
            elif s.numbers[h] == NO_NUMBER and s.mode != CLASSIC:
                out.append(Refusal(f"tormund:{s.board.hex_names[h]}", what, Say("why-no_number"), "NW-621"))
        return out[:3]


def victims(s: Watch, p: int, h: int) -> list[int]:
    """Opponents with a building at the hex and at least one card (NW-623, NW-624)."""
    out: list[int] = []
    for corner in s.board.hex_corners[h]:
        building = s.buildings[corner]
        if building >= 0:
            q = owner_of(building)
            if q != p and q not in out and s.hand_size(q):
                out.append(q)
    out.sort()
    return out


class Steal(Choice[Watch]):
    """Steal a random card from one of those at the hex (NW-623, NW-624)."""

    rule = "NW-623"
    choices = SEATS

    def options(self, s: Watch, p: int, args: int) -> list[int]:
        """The opponents there who hold a card."""
        return victims(s, p, s.tormund)

    def apply(self, s: Watch, p: int, args: int, choice: int) -> None:
        """Every card is as likely as another; only the two see it (NW-625)."""
        kind = card_at(s.hands[choice], s.rng.below(s.hand_size(choice)))
        take_unseen(s, choice, p, kind)
        if s.journal is not None:
            s.tell(E_STOLEN, p, [choice, kind], 1, 1 << p | 1 << choice)

    def key(self, s: Watch, p: int, args: int, choice: int) -> str:
        """As in `steal:2`."""
        return f"steal:{choice}"

    def prompt(self, s: Watch, p: int, args: int) -> Say:
        return Say("steal", hex_words(s, s.tormund))

    def say(self, s: Watch, p: int, args: int, choice: int) -> Say:
        return Say("option-steal", {"seat": choice})

    def effect(self, s: Watch, p: int, args: int, choice: int) -> Say:
        """How many cards the victim holds."""
        return Say("effect-steal", {"cards": s.hand_size(choice)})

    def target(self, s: Watch, p: int, args: int, choice: int) -> list[str]:
        return [f"seat-{choice}"]


def card_at(hand: list[int], at: int) -> int:
    """The kind of a card of a hand, counted through it."""
    kind = 0
    while at >= hand[kind]:
        at -= hand[kind]
        kind += 1
    return kind
