"""The turn: before the roll, trade, build, and its end; each asks for one action and is asked again after it."""

from typing import ClassVar

from rampart.games.watch.state import Watch
from rampart.games.watch.steps.actions import (
    ACTIONS,
    BANK_TRADES,
    BUY,
    END,
    FIRST_BANK,
    FIRST_GUARD,
    FIRST_KEEP,
    FIRST_PLAY,
    FIRST_ROAD,
    FIRST_SETTLEMENT,
    GIVEN,
    GO_BUILD,
    HERO,
    OFFER,
    PATH,
    PLAYED,
    RAISED,
    ROLL,
    SECTION,
    SITE,
    TAKEN,
)
from rampart.games.watch.steps.building import (
    build_keep,
    build_road,
    build_settlement,
    buy_card,
    guard_sections,
    keep_sites,
    post_guard,
    road_paths,
    settlement_sites,
)
from rampart.games.watch.steps.cards import is_possible, play_card
from rampart.games.watch.steps.ending import end_without_winner, has_won, test_win_before
from rampart.games.watch.steps.heroes import can_use_hero, use_hero
from rampart.games.watch.steps.outlook import (
    effect_of_action,
    key_of_action,
    refused_builds,
    say_action,
    target_of_action,
    turn_words,
)
from rampart.games.watch.steps.production import roll
from rampart.games.watch.steps.trade import begin_offer, may_offer, trade_with_bank, whole_offer
from rampart.games.watch.steps.verbs import pay
from rampart.games.watch.tables import (
    BEFORE_ROLL,
    BRICK,
    CARD_COST,
    CARDS,
    COMPAT,
    COMPAT_TURNS,
    E_SPECIAL_BUILD,
    E_TURN,
    GRAIN,
    GUARD_COST,
    IN_BUILD,
    IN_SPECIAL_BUILD,
    KEEP_COST,
    LUMBER,
    MOST_OFFERS,
    NO_CARDS,
    OFFER_CHOICES,
    ORE,
    RESOURCES,
    ROAD_COST,
    S_BEFORE_ROLL,
    S_BUILD,
    S_NEXT_TURN,
    S_SPECIAL_BUILD,
    S_TRADE,
    S_TRADE_AND_BUILD,
    SETTLEMENT_COST,
    TURN_CAP,
    TURN_CHOICES,
    VP_CARD,
    WATCH56,
    WOOL,
)
from rampart.kernel.step import Choice, Composition, Refusal, Say, Step


class BeginTurn(Step[Watch]):
    """A turn begins (NW-301, NW-303)."""

    rule = "NW-301"

    def run(self, s: Watch, p: int, args: int) -> None:
        """The first one after the set-up."""
        begin_turn(s, p)


def begin_turn(s: Watch, p: int) -> None:
    """Cards bought earlier may be played, heroes are free again, and in the base game the win is tested (NW-802)."""
    s.active = p
    s.stage = BEFORE_ROLL
    s.card_played = 0
    s.offers = 0
    s.dice = [0, 0, 0]
    bought = s.bought[p]
    if bought != NO_CARDS:
        for card in range(CARDS):
            s.cards[p][card] += bought[card]
            bought[card] = 0
    if s.hero_locks:
        s.hero_locks = [0] * s.seats
    if s.journal is not None:
        s.tell(E_TURN, p, [s.turn + 1])
    if has_won(s):
        return
    if s.heroes or s.sealed or s.cards[p] != NO_CARDS:
        s.push(S_BEFORE_ROLL, p)
    else:
        roll(s, p)  # there is nothing else to do


class Turn(Choice[Watch]):
    """A step of the turn in which the player chooses one action after another."""

    choices = ACTIONS
    is_window = 1
    again: ClassVar[int] = 0  # the step that is asked after an action

    def apply(self, s: Watch, p: int, args: int, choice: int) -> None:
        """The action is resolved completely, then the win is tested (NW-306)."""
        if choice == END:
            end_turn(s, p)
        elif choice == ROLL:
            roll(s, p)
        elif choice == GO_BUILD:
            s.stage = IN_BUILD
            s.push(S_BUILD, p)
        elif FIRST_BANK <= choice < FIRST_GUARD:
            trade_with_bank(s, p, GIVEN.of(choice), TAKEN.of(choice))
            s.push(type(self).again, p)  # trade brings no points
        elif choice == OFFER:
            s.push(type(self).again, p)
            begin_offer(s, p)
        else:
            test_win_before(s, p, type(self).again)
            act(s, p, choice)

    def key(self, s: Watch, p: int, args: int, choice: int) -> str:
        """As in `road:N0,2/S1,1`, `bank:lumber>ore`, `play:patrol` or `roll`."""
        return key_of_action(s, p, choice)

    def prompt(self, s: Watch, p: int, args: int) -> Say:
        return Say(self.name, turn_words(s, p))

    def say(self, s: Watch, p: int, args: int, choice: int) -> Say:
        return say_action(s, p, choice)

    def effect(self, s: Watch, p: int, args: int, choice: int) -> Say | None:
        return effect_of_action(s, p, choice)

    def target(self, s: Watch, p: int, args: int, choice: int) -> list[str]:
        return target_of_action(s, p, choice)

    def compositions(self, s: Watch, p: int, args: int) -> list[Composition]:
        """An offer, where one may be made (NW-405)."""
        if OFFER not in self.options(s, p, args):
            return []
        return [whole_offer(s, p, "offer", [q for q in range(s.seats) if q != p and s.hand_size(q)])]


def act(s: Watch, p: int, choice: int) -> None:
    """Carry out an action (NW-401, NW-501, NW-601, NW-1002)."""
    if choice >= FIRST_ROAD:
        pay(s, p, ROAD_COST)
        build_road(s, p, PATH.of(choice))
    elif choice >= FIRST_KEEP:
        pay(s, p, KEEP_COST)
        build_keep(s, p, RAISED.of(choice))
    elif choice >= FIRST_SETTLEMENT:
        pay(s, p, SETTLEMENT_COST)
        build_settlement(s, p, SITE.of(choice))
    elif choice >= FIRST_GUARD:
        pay(s, p, GUARD_COST)
        post_guard(s, p, SECTION.of(choice))
    elif choice >= FIRST_PLAY:
        play_card(s, p, PLAYED.of(choice))
    elif choice == BUY:
        pay(s, p, CARD_COST)
        buy_card(s, p)
    else:
        assert choice == HERO
        use_hero(s, p)


def add_builds(s: Watch, p: int, out: list[int]) -> None:
    """What the player can pay, has a piece for and may place (NW-501, NW-502)."""
    hand = s.hands[p]
    if hand[BRICK] and hand[LUMBER]:
        out += [FIRST_ROAD + path for path in road_paths(s, p)]
        if hand[WOOL]:
            if hand[GRAIN]:
                out += [FIRST_SETTLEMENT + corner for corner in settlement_sites(s, p)]
            if s.guards:
                out += [FIRST_GUARD + section for section in guard_sections(s, p)]
    if hand[GRAIN]:
        if hand[ORE] > 2 and hand[GRAIN] > 1:
            out += [FIRST_KEEP + corner for corner in keep_sites(s, p)]
        if hand[ORE] and hand[WOOL] and s.deck:
            out.append(BUY)


def add_trades(s: Watch, p: int, out: list[int]) -> None:
    """Trade with the bank and with players (NW-401, NW-406 to NW-409)."""
    rates, bank = s.rates, s.bank
    at = p * RESOURCES
    for give, n in enumerate(s.hands[p]):
        if n > 1 and n >= rates[at + give]:
            trades = BANK_TRADES[give]
            out += [trade for trade in trades if bank[TAKEN.of(trade)]] if 0 in bank else trades
    if s.offers < OFFER_CHOICES[s.config[MOST_OFFERS]] and may_offer(s, p):
        out.append(OFFER)


def add_cards(s: Watch, p: int, out: list[int]) -> None:
    """One development card a turn, none bought in it, and the hero, wherever in the turn (NW-302, NW-601, NW-1002)."""
    cards = s.cards[p]
    if not s.card_played and cards != NO_CARDS:
        for card in range(VP_CARD):
            if cards[card] and is_possible(s, p, card):
                out.append(FIRST_PLAY + card)
    if s.heroes and can_use_hero(s, p):
        out.append(HERO)


class BeforeRoll(Turn):
    """Before the roll one development card and some heroes may be used (NW-302, NW-601)."""

    rule = "NW-302"
    again = S_BEFORE_ROLL

    def options(self, s: Watch, p: int, args: int) -> list[int]:
        """Roll, or use a card."""
        out = [ROLL]
        add_cards(s, p, out)
        return out


class Trade(Turn):
    """Step 2: trade with the bank and with players, use cards, and go on to build (NW-301, NW-401)."""

    rule = "NW-401"
    again = S_TRADE

    def options(self, s: Watch, p: int, args: int) -> list[int]:
        """Everything but building."""
        out = [GO_BUILD]
        add_trades(s, p, out)
        add_cards(s, p, out)
        return out


class Build(Turn):
    """Step 3: build and buy, use cards, and end the turn (NW-301, NW-501)."""

    rule = "NW-501"
    again = S_BUILD

    def options(self, s: Watch, p: int, args: int) -> list[int]:
        """Everything but trade."""
        out = [END]
        add_builds(s, p, out)
        add_cards(s, p, out)
        return out

    def refused(self, s: Watch, p: int, args: int) -> list[Refusal]:
        return refused_builds(s, p)


class TradeAndBuild(Turn):
    """Steps 2 and 3 in one: trade and build in any order (NW-301, NW-1406)."""

    rule = "NW-301"
    again = S_TRADE_AND_BUILD

    def options(self, s: Watch, p: int, args: int) -> list[int]:
        out = [END]
        add_builds(s, p, out)
        add_trades(s, p, out)
        add_cards(s, p, out)
        return out

    def refused(self, s: Watch, p: int, args: int) -> list[Refusal]:
        return refused_builds(s, p)


# ---- between turns


def end_turn(s: Watch, p: int) -> None:
    """The turn is over; with five or six players all others may build first, clockwise (NW-303, NW-1306)."""
    if s.mode != WATCH56:
        next_turn(s, p)
        return
    s.push(S_NEXT_TURN, p)
    s.stage = IN_SPECIAL_BUILD
    for i in range(s.seats - 1, 0, -1):
        s.push(S_SPECIAL_BUILD, (p + i) % s.seats)


def next_turn(s: Watch, p: int) -> None:
    """The player to the left becomes active, unless too many turns have passed (NW-303, NW-1118)."""
    s.turn += 1
    most = COMPAT_TURNS if s.config[COMPAT] else TURN_CHOICES[s.config[TURN_CAP]]
    if s.turn >= most:
        end_without_winner(s)
    else:
        begin_turn(s, (p + 1) % s.seats)


class NextTurn(Step[Watch]):
    """When all others have built, the player to the left becomes active (NW-303)."""

    rule = "NW-303"

    def run(self, s: Watch, p: int, args: int) -> None:
        next_turn(s, p)


class SpecialBuild(Turn):
    """Between the turns of others a player may build, but neither trade nor use cards (NW-1306 to NW-1308)."""

    rule = "NW-1306"
    again = S_SPECIAL_BUILD
    pass_option = END

    def options(self, s: Watch, p: int, args: int) -> list[int]:
        out = [END]
        add_builds(s, p, out)
        return out

    def apply(self, s: Watch, p: int, args: int, choice: int) -> None:
        """No one can win here, but tokens are revealed as usual (NW-1307)."""
        if choice != END:
            s.push(S_SPECIAL_BUILD, p)
            if s.journal is not None:
                s.tell(E_SPECIAL_BUILD, p, [])
            act(s, p, choice)

    def say(self, s: Watch, p: int, args: int, choice: int) -> Say:
        """What to build, or nothing more: no turn of the player ends here."""
        return Say("option-no_more") if choice == END else say_action(s, p, choice)

    def refused(self, s: Watch, p: int, args: int) -> list[Refusal]:
        return refused_builds(s, p)
