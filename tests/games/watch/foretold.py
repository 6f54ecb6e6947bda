"""What the effects of the Brotherhood of the Watch foretell, and where to see whether it happened."""

from tests.games.watch.table import table
from tests.laws.foretold import SILENT, Told, finished, in_open_poll

from rampart.games.watch.state import Watch
from rampart.games.watch.tables import HERO_WORDS, KEEP, RESOURCE_WORDS

Truth = dict[str, int | str]

SAYS_ALL = {"end", "build", "roll", "offer"}  # actions of a turn whose own words are enough


def pile(counts: list[int]) -> str:
    """Cards one by one in the order of the bank, as a text takes them."""
    cards = [word for word, n in zip(RESOURCE_WORDS, counts, strict=True) for _ in range(n)]
    return "+".join(cards) or "none"


def change(told: Told, after: Watch) -> list[int]:
    """How the hand of who chose has changed, kind by kind."""
    before = told.before.hands[told.seat]
    return [then - now for then, now in zip(after.hands[told.seat], before, strict=True)]


def gains(changes: list[int]) -> str:
    return pile([max(0, n) for n in changes])


def losses(changes: list[int]) -> str:
    return pile([max(0, -n) for n in changes])


def in_hand(told: Told, after: Watch, word: str) -> int:
    return after.hands[told.seat][RESOURCE_WORDS.index(word)]


def starting_cards(told: Told) -> Truth:
    return {"cards": gains(change(told, told.done))}


def cost(told: Told) -> Truth:
    """The bank has what was paid."""
    paid = [then - now for then, now in zip(told.done.bank, told.before.bank, strict=True)]
    return {"cost": pile(paid), "left": sum(told.done.hands[told.seat])}


def guard(told: Told) -> Truth:
    section = int(told.what) - 1
    guards = told.done.guards
    own = sum(row.count(told.seat) for row in guards)
    return {"guards": len(guards[section]), "wildlings": len(told.done.clearings[section]), "own": own}


def left(told: Told) -> Truth:
    """What is neither given nor set aside: for the bank, for a discard or in an offer."""
    word = told.what.partition(">")[0]
    n = in_hand(told, told.done, word)
    if told.step == "discard" and in_open_poll(told.done, told.seat):
        n -= told.done.drafts[told.seat].count(RESOURCE_WORDS.index(word))
    elif told.step == "give":
        (at,) = [i for i, x in enumerate(told.done.pad) if x != told.before.pad[i]]
        n -= told.done.pad[at]
    return {"left": n}


def have(told: Told) -> Truth:
    (took,) = told.happened("took", told.seat)[:1]
    return {"resource": took["resource"], "have": in_hand(told, told.done, str(took["resource"]))}


def card(told: Told) -> Truth:
    """The card that is played, or kept of those looked at."""
    if told.step == "keep_card":
        (kept,) = told.happened("card_bought", told.seat)
        return {"card": kept["card"]}
    (played,) = told.happened("card_played", told.seat)
    return {"card": played["card"]}


def patrol_alone(told: Told) -> Truth:
    """There is no Wall from which a wildling could have come."""
    assert card(told) == {"card": "patrol"}
    assert told.before.guards == []
    return patrol_tormund(told)


def patrol_tormund(told: Told) -> Truth:
    assert told.apart.current(told.seat)[0].name == "move_tormund"
    return {}


def hero(told: Told) -> Truth:
    """The hero used, held afterwards, or removed."""
    if told.step == "remove_hero":
        (removed,) = [x for x in told.done.heroes_gone if x not in told.before.heroes_gone]
        return {"hero": HERO_WORDS[removed]}
    if told.step == "change_hero":
        return {"hero": HERO_WORDS[told.done.heroes[told.seat]]}
    return {"hero": told.happened("hero_used", told.seat)[0]["hero"]}


def tormund(told: Told) -> Truth:
    """Who may be robbed then, and whose own buildings lie at his hex."""
    s = told.done
    own = [s.buildings[corner] for corner in s.board.hex_corners[s.tormund]]
    victims = len(told.happened("stolen", told.seat))
    if not victims and not told.apart.over and told.apart.current(told.seat)[0].name == "steal":
        victims = len(told.apart.options(told.seat))
    return {"victims": victims, "own": own.count(told.seat) + own.count(told.seat + KEEP)}


def steal(told: Told) -> Truth:
    """As many as the victim has after it, and the one that is gone; a hand that is only shown is still whole."""
    gone = 1 if told.step == "steal" else 0
    return {"cards": sum(told.done.hands[int(told.what)]) + gone}


def accept(told: Told) -> Truth:
    """What changes hands if the maker of the offer confirms it."""
    answered = finished(told.after, lambda key: key == "decline", ("answer_offer",))
    confirm = answered.on_offer(f"confirm:{told.seat}", answered.mover)
    changes = change(told, Told(answered, confirm, answered.mover, None).done)
    return {"gives": gains(changes), "wants": losses(changes)}


def trade(told: Told) -> Truth:
    changes = change(told, told.done)
    return {"gives": losses(changes), "gets": gains(changes)}


def produce_of(told: Told) -> str:
    """What the hex of a wildling gives."""
    return RESOURCE_WORDS[told.before.terrain[told.before.board.hex_names.index(told.what)]]


def take(told: Told) -> Truth:
    (took,) = told.happened("took", told.seat)
    assert gains(change(told, told.done)) == took["resource"]
    return {"resource": took["resource"]}


def take_nothing(told: Told) -> Truth:
    word = produce_of(told)
    assert told.done.hands == told.before.hands
    assert told.before.bank[RESOURCE_WORDS.index(word)] == 0
    return {"resource": word}


def token_follows(told: Told) -> Truth:
    assert told.happened("revealed")
    return {}


def nothing(told: Told) -> Truth:
    """Whatever costs cards in a turn says so, and so does whoever accepts an offer."""
    if told.step in ("before_roll", "trade", "build", "trade_and_build", "special_build"):
        assert told.key in SAYS_ALL
    assert told.key != "accept"
    return {}


FORETOLD = {
    SILENT: nothing,
    "effect-starting_cards": starting_cards,
    "effect-cost": cost,
    "effect-guard": guard,
    "effect-left": left,
    "effect-have": have,
    "effect-card": card,
    "effect-patrol_alone": patrol_alone,
    "effect-patrol_tormund": patrol_tormund,
    "effect-hero": hero,
    "effect-tormund": tormund,
    "effect-steal": steal,
    "effect-accept": accept,
    "effect-trade": trade,
    "effect-take": take,
    "effect-take_nothing": take_nothing,
    "effect-token_follows": token_follows,
}
NEVER_MET: dict[str, str] = {}


EVERYTHING = "LBWGO" * 19  # of the bank, in one hand


def positions() -> list[Watch]:
    """What neither random games nor stored ones come to: a wildling driven out for a card that the bank has not."""
    patrol = [{"step": "send_patrol", "seat": 0}, {"step": "build", "seat": 0}]
    return [table(todo=patrol, gift={"0,2": "R"}, hands=["", EVERYTHING])]
