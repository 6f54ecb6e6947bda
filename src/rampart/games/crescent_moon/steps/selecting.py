"""The secret choice of cards, and the order in which they are resolved once they are turned up (CM-410 to CM-416)."""

from typing import Final

from rampart.games.crescent_moon.arguments import (
    ENTRY,
    ENTRY_CARD,
    NEXT_CARD,
    ON_PLAYED,
    ONE_CARD,
    PLAYED,
    PLAYED_CARD,
    RESOLVED_KIND,
    RESOLVING,
    RESOLVING_TURN,
)
from rampart.games.crescent_moon.content.power_cards import (
    ASSASSINATION,
    CAMPAIGN,
    CARD_WORDS,
    COMBAT_ENTRIES,
    INFLUENCE_ENTRIES,
    KEYWORDS,
    KINDS,
)
from rampart.games.crescent_moon.content.vocabulary import KEYWORD_COMBAT, KEYWORD_INFLUENCE, Entry
from rampart.games.crescent_moon.state import CrescentMoon
from rampart.games.crescent_moon.steps.combat import combat_strength, fighter
from rampart.games.crescent_moon.steps.hands import leave_hand
from rampart.games.crescent_moon.steps.influence import contest_odds
from rampart.games.crescent_moon.steps.verbs import hex_name
from rampart.games.crescent_moon.tables import (
    ASSASSINATIONS,
    ATTACKING,
    CAMPAIGNS,
    CHARACTER_WORDS,
    CLASH_WORDS,
    COMBAT,
    DEFENDING,
    E_REVEALED,
    MURSHID,
    NO_ONE,
    NOMAD,
    OTHER_CARDS,
    OUTSIDE,
    RESOLVED,
    S_CHOOSE_CARDS,
    S_DECLARE_SIDES,
    S_ENTRY,
    S_NAME_SIDE,
    S_NEXT_CARD,
    S_RESOLVE,
    S_RESOLVE_CARD,
    SIDE_WORDS,
    UNDECLARED,
    WAITING,
)
from rampart.kernel.codec import Options
from rampart.kernel.frame import NOBODY
from rampart.kernel.step import Choice, Refusal, Say, Step

CARDS_TO_PLAY: Final = Options()
CARD_TO_PLAY: Final = CARDS_TO_PLAY.part("card", ONE_CARD)  # the first case: such an option is the card
DONE: Final = CARDS_TO_PLAY.case("done").code

PLAYED_CARDS: Final = Options()
ONE_PLAYED: Final = PLAYED_CARDS.part("card", PLAYED_CARD)


class SelectCards(Step[CrescentMoon]):
    """All who take part choose cards secretly and at once; sides are named before the cards are turned up (CM-410)."""

    rule = "CM-410"

    def run(self, s: CrescentMoon, p: int, args: int) -> None:
        """In a combat an involved Murshid too, and last (CM-411); in a contest all who take part (CM-482)."""
        c = s.clash
        if c.kind == COMBAT:
            seats = [c.attacker, c.defender]
            if c.sides[MURSHID] == UNDECLARED:
                seats.append(MURSHID)
            s.poll(S_CHOOSE_CARDS, seats, before=S_NAME_SIDE)
        else:
            others = [q for q in range(s.seats) if q != c.attacker and c.sides[q] != OUTSIDE]
            s.poll(S_CHOOSE_CARDS, [c.attacker, *others], before=S_DECLARE_SIDES)


class ChooseCards(Choice[CrescentMoon]):
    """Choose any number of hand cards that fit, also none; their number is secret too (CM-410, CM-482)."""

    rule = "CM-410"
    choices = CARDS_TO_PLAY
    is_window = 1

    def options(self, s: CrescentMoon, p: int, args: int) -> list[int]:
        """Cards with an entry for the situation, in ascending order so that each choice has one way (CM-302)."""
        keyword = KEYWORD_COMBAT if s.clash.kind == COMBAT else KEYWORD_INFLUENCE
        draft = s.drafts[p]
        last = draft[-1] if draft else -1
        out: list[int] = []
        before = -1
        for card in s.hands[p]:
            if card == before or card < last or not KEYWORDS[card] & keyword:
                continue
            before = card
            if card > last or s.hands[p].count(card) > draft.count(card):
                out.append(card)
        out.append(DONE)
        return out

    def complete(self, s: CrescentMoon, p: int, args: int, draft: list[int]) -> bool:
        """Until the player says so."""
        return draft[-1] == DONE

    def answer(self, s: CrescentMoon, p: int, args: int, draft: list[int]) -> None:
        """The cards are turned up on the side their owner is on (CM-414)."""
        c = s.clash
        for card in draft[:-1]:
            leave_hand(s, p, card)
            c.played.append(card)
            c.played_by.append(p)
            c.played_for.append(c.sides[p])
            c.states.append(WAITING)
            c.bonus.append(0)
            c.ordinary.append(0)
            c.mercenaries.append(0)
            c.bribed.append(NO_ONE)
            if s.journal is not None:
                s.tell(E_REVEALED, p, [card])

    def key(self, s: CrescentMoon, p: int, args: int, choice: int) -> str:
        """As in `add:guard`, or `done`."""
        return "done" if choice == DONE else f"add:{CARD_WORDS[choice]}"

    def prompt(self, s: CrescentMoon, p: int, args: int) -> Say:
        """With the strengths before cards."""
        attack, defence = odds_before_cards(s)
        clash: dict[str, int | str] = {"clash": CLASH_WORDS[s.clash.kind], "hex": hex_name(s, s.clash.hex)}
        return Say("choose_cards", {**clash, "attack": attack, "defence": defence})

    def say(self, s: CrescentMoon, p: int, args: int, choice: int) -> Say:
        if choice != DONE:
            return Say("option-add-card", {"card": CARD_WORDS[choice]})
        return Say("option-cards-done" if s.drafts[p] else "option-cards-none")

    def effect(self, s: CrescentMoon, p: int, args: int, choice: int) -> Say | None:
        """What a card does, or how it ends if no one plays any."""
        if choice != DONE:
            return Say("effect-card-brief", {"card": CARD_WORDS[choice]})
        return None if s.drafts[p] else say_bare(s)

    def target(self, s: CrescentMoon, p: int, args: int, choice: int) -> list[str]:
        return [] if choice == DONE else [f"hand-{p}-{CARD_WORDS[choice]}"]

    def refused(self, s: CrescentMoon, p: int, args: int) -> list[Refusal]:
        """Cards of the hand that have no entry for this."""
        keyword = KEYWORD_COMBAT if s.clash.kind == COMBAT else KEYWORD_INFLUENCE
        out: list[Refusal] = []
        for card in range(KINDS):
            if card in s.hands[p] and not KEYWORDS[card] & keyword and len(out) < 3:
                what = Say("option-add-card", {"card": CARD_WORDS[card]})
                why = Say("why-no-entry", {"clash": CLASH_WORDS[s.clash.kind]})
                out.append(Refusal(f"add:{CARD_WORDS[card]}", what, why, "CM-302"))
        return out


def odds_before_cards(s: CrescentMoon) -> tuple[int, int]:
    """The strengths of both sides by their pieces; in a contest as if all others opposed the attacker."""
    c = s.clash
    if c.kind == COMBAT:
        return combat_strength(s, ATTACKING), combat_strength(s, DEFENDING)
    return contest_odds(s, c.attacker, c.hex, [q for q in range(s.seats) if q != c.attacker and c.sides[q] != OUTSIDE])


def say_bare(s: CrescentMoon) -> Say:
    """How the clash ends without any card (CM-426, CM-489)."""
    attack, defence = odds_before_cards(s)
    result = SIDE_WORDS[ATTACKING if attack >= defence else DEFENDING]
    if attack == defence and s.influence[s.clash.hex] == MURSHID:
        result = "tie"
    strengths: dict[str, int | str] = {"attack": attack, "defence": defence}
    return Say("effect-bare", {**strengths, "clash": CLASH_WORDS[s.clash.kind], "result": result})


# ---- resolving


def resolution_order(s: CrescentMoon) -> list[tuple[int, int]]:
    """Who resolves what kind of card, in order (CM-416, CM-484)."""
    c = s.clash
    if c.kind == COMBAT:
        return [(p, kind) for kind in (CAMPAIGNS, ASSASSINATIONS, OTHER_CARDS) for p in (c.attacker, c.defender)]
    out: list[tuple[int, int]] = []
    for kind in (ASSASSINATIONS, OTHER_CARDS):
        out.append((c.attacker, kind))
        for side in (ATTACKING, DEFENDING):
            out += [(q, kind) for q in range(s.seats) if c.sides[q] == side and q != c.attacker]
    return out


def cards_to_resolve(s: CrescentMoon, p: int, kind: int) -> list[int]:
    """The places of the cards a player has still to resolve; in a combat also those the Murshid added (CM-415)."""
    c = s.clash
    out: list[int] = []
    for i in range(len(c.played)):
        if c.states[i] != WAITING or kind_of(c.played[i]) != kind:
            continue
        if (fighter(s, c.played_for[i]) if c.kind == COMBAT else c.played_by[i]) == p:
            out.append(i)
    return out


def equal_once(s: CrescentMoon, places: list[int]) -> list[int]:
    """Of equal cards of one owner only the first: it is all one which of them is meant."""
    c = s.clash
    out: list[int] = []
    seen: list[int] = []
    for i in places:
        card = c.played[i] * (NOMAD + 1) + c.played_by[i]
        if card not in seen:
            seen.append(card)
            out.append(i)
    return out


def card_key(s: CrescentMoon, p: int, i: int) -> str:
    """As in `guard`, or `guard@murshid` for one that another than the player p added."""
    c = s.clash
    word = CARD_WORDS[c.played[i]]
    return word if c.played_by[i] == p else f"{word}@{CHARACTER_WORDS[c.played_by[i]]}"


def kind_of(card: int) -> int:
    """In which of the three turns a card is resolved."""
    if card == CAMPAIGN:
        return CAMPAIGNS
    return ASSASSINATIONS if card == ASSASSINATION else OTHER_CARDS


class Resolve(Step[CrescentMoon]):
    """The cards are resolved: Campaign, Assassinations, then the others, the attacker's before the others' (CM-416)."""

    rule = "CM-416"
    args = RESOLVING

    def run(self, s: CrescentMoon, p: int, args: int) -> None:
        """Card by card, until none is left."""
        turn = RESOLVING_TURN.of(args)
        order = resolution_order(s) if s.clash.played else []
        for i in range(turn, len(order)):
            seat, kind = order[i]
            if cards_to_resolve(s, seat, kind):
                s.push(S_RESOLVE, NOBODY, RESOLVING_TURN.put(i))
                s.push(S_NEXT_CARD, seat, RESOLVED_KIND.put(kind))
                return


class NextCard(Choice[CrescentMoon]):
    """Choose which of your cards is resolved next (CM-416, CM-484)."""

    rule = "CM-416"
    args = NEXT_CARD
    choices = PLAYED_CARDS

    def options(self, s: CrescentMoon, p: int, args: int) -> list[int]:
        """Equal cards of one owner once."""
        kind = RESOLVED_KIND.of(args)
        return equal_once(s, cards_to_resolve(s, p, kind))

    def apply(self, s: CrescentMoon, p: int, args: int, choice: int) -> None:
        """Its entries follow."""
        s.clash.states[choice] = RESOLVED
        s.push(S_RESOLVE_CARD, p, PLAYED.put(choice))

    def key(self, s: CrescentMoon, p: int, args: int, choice: int) -> str:
        """As in `guard`, or `guard@murshid` for one that the Murshid added."""
        return card_key(s, p, choice)

    def say(self, s: CrescentMoon, p: int, args: int, choice: int) -> Say:
        """The card, and whose it is where the Murshid added it."""
        c = s.clash
        card = CARD_WORDS[c.played[choice]]
        if c.played_by[choice] == p:
            return Say("option-resolve", {"card": card})
        return Say("option-resolve-of", {"card": card, "character": CHARACTER_WORDS[c.played_by[choice]]})

    def effect(self, s: CrescentMoon, p: int, args: int, choice: int) -> Say:
        return Say("effect-card", {"card": CARD_WORDS[s.clash.played[choice]]})

    def target(self, s: CrescentMoon, p: int, args: int, choice: int) -> list[str]:
        """The card on the table."""
        return [f"played-{choice}"]


class ResolveCard(Step[CrescentMoon]):
    """A card gives all its entries for the situation, in the order of its text (CM-303)."""

    rule = "CM-303"
    args = ON_PLAYED

    def run(self, s: CrescentMoon, p: int, args: int) -> None:
        """Each may be declined, but for the Campaign (CM-304)."""
        i = PLAYED.of(args)
        for k in range(len(entries_of(s, i)) - 1, -1, -1):
            s.push(S_ENTRY, p, ENTRY_CARD.put(i) + ENTRY.put(k))


def entries_of(s: CrescentMoon, i: int) -> list[Entry]:
    """The entries of a card played, for a combat or a contest."""
    card = s.clash.played[i]
    return COMBAT_ENTRIES[card] if s.clash.kind == COMBAT else INFLUENCE_ENTRIES[card]
