"""The registry entry of the Brotherhood of the Watch."""

from rampart.games.watch import tables as t
from rampart.games.watch.arguments import modernise
from rampart.games.watch.events import EVENTS
from rampart.games.watch.setup import board_for, set_up
from rampart.games.watch.state import Watch
from rampart.games.watch.steps import (
    cards,
    ending,
    hero_deeds,
    hero_north,
    hero_prices,
    heroes,
    placing,
    production,
    seven,
    specials,
    trade,
    turn,
    wildlings,
)
from rampart.kernel.game import Game, Objection, Value
from rampart.kernel.rng import Rng
from rampart.kernel.rules import Option, Rules
from rampart.kernel.state import State

STEPS = {
    t.S_PLACE_SETTLEMENT: placing.PlaceSettlement(),
    t.S_PLACE_ROAD: placing.PlaceRoad(),
    t.S_PLACE_GUARD: placing.PlaceGuard(),
    t.S_BEGIN_TURN: turn.BeginTurn(),
    t.S_BEFORE_ROLL: turn.BeforeRoll(),
    t.S_REMOVE_HERO: heroes.RemoveHero(),
    t.S_PRODUCE: production.Produce(),
    t.S_TAKE_AS_TARLY: hero_deeds.TakeAsTarly(),
    t.S_DISCARD: seven.Discard(),
    t.S_DISCARD_HALF: seven.DiscardHalf(),
    t.S_MOVE_TORMUND: seven.MoveTormund(),
    t.S_STEAL: seven.Steal(),
    t.S_WILDLING_DIE: wildlings.WildlingDie(),
    t.S_TEST_WIN: ending.TestWin(),
    t.S_TRADE: turn.Trade(),
    t.S_BUILD: turn.Build(),
    t.S_TRADE_AND_BUILD: turn.TradeAndBuild(),
    t.S_SPECIAL_BUILD: turn.SpecialBuild(),
    t.S_NEXT_TURN: turn.NextTurn(),
    t.S_ADDRESS_OFFER: trade.AddressOffer(),
    t.S_GIVE: trade.Give(),
    t.S_WANT: trade.Want(),
    t.S_CALL_ANSWERS: trade.CallAnswers(),
    t.S_ANSWER_OFFER: trade.AnswerOffer(),
    t.S_CONCLUDE: trade.Conclude(),
    t.S_SEND_PATROL: cards.SendPatrol(),
    t.S_TAKE_RESOURCE: cards.TakeResource(),
    t.S_TAKE_PAIR: cards.TakePair(),
    t.S_BUILD_FREE_ROAD: cards.BuildFreeRoad(),
    t.S_POST_GUARD: cards.PostGuard(),
    t.S_NAME_MONOPOLY: cards.NameMonopoly(),
    t.S_REVIEW_PATROLS: specials.ReviewPatrols(),
    t.S_CHANGE_HERO: heroes.ChangeHero(),
    t.S_NAME_GIVERS: hero_deeds.NameGivers(),
    t.S_NAME_RESOURCE: hero_deeds.NameResource(),
    t.S_GIVE_IN_RETURN: hero_deeds.GiveInReturn(),
    t.S_EXCHANGE: hero_deeds.Exchange(),
    t.S_REMOVE_ROAD: hero_deeds.RemoveRoad(),
    t.S_REBUILD_ROAD: hero_deeds.RebuildRoad(),
    t.S_PAY_GUARD: hero_prices.PayGuard(),
    t.S_PAY_CARD: hero_prices.PayCard(),
    t.S_KEEP_CARD: hero_prices.KeepCard(),
    t.S_CHOOSE_LEADER: hero_deeds.ChooseLeader(),
    t.S_TAKE_FROM_HAND: hero_deeds.TakeFromHand(),
    t.S_SEND_HOME: hero_north.SendHome(),
    t.S_DRIVE_OUT: hero_north.DriveOut(),
    t.S_HOLD_CLEARING: hero_north.HoldClearing(),
    t.S_SETTLE_QUIETLY: hero_north.SettleQuietly(),
    t.S_LEAD_WILDLING: hero_north.LeadWildling(),
    t.S_LEAD_TO: hero_north.LeadTo(),
    t.S_SPARE_HAND: hero_north.SpareHand(),
}

OPTIONS = [
    Option(
        "mode",
        t.MODE_WORDS,
        "watch",
        "The full game on the Wall (watch, with 5 or 6 players watch56), the base game, or the classic island; "
        "unless it is named, two play classic and five or six watch56.",
    ),
    Option("setup", ["standard", "variable"], "standard", "The printed board, or one of shuffled tiles and markets."),
    Option(
        "classic_numbers",
        ["spiral", "random"],
        "spiral",
        "Numbers of a variable classic island: along the coast and inward, or shuffled.",
    ),
    Option(
        "combined_trade_build",
        ["by_mode", "separate", "combined"],
        "by_mode",
        "Trade before building, or both in any order; by mode they are combined on the classic island only.",
    ),
    Option("hero_tragedy", [False, True], False, "Three equal dice remove a hero of the display from the game."),
    Option("max_offers_per_turn", t.OFFER_CHOICES, 10, "How many offers a player may make to others in a turn."),
    Option(
        "compat_catanatron",
        [False, True],
        False,
        "On the classic island: reckon as the engine catanatron does where it differs.",
    ),
    Option("turn_cap", t.TURN_CHOICES, 500, "After so many turns without an end nobody wins."),
    Option("first_player", ["random", 0, 1, 2, 3, 4, 5], "random", "Who begins: drawn by lot, or a fixed seat."),
    Option("sealed", [False, True], False, "Ask also those who have nothing to choose where that would tell of cards."),
]
SEATS_OF = {"watch": (3, 4), "base": (3, 4), "watch56": (5, 6), "classic": (2, 3, 4)}

RULES = Rules(
    "watch",
    2,
    dict(STEPS),
    OPTIONS,
    layouts=[trade.OFFER_LAYOUT, hero_prices.LOOKED_LAYOUT],
    events=EVENTS,
    modernise=modernise,
)


def blank(players: int, config: list[int], rng: Rng) -> State:
    """A state with an empty table."""
    return Watch(RULES, players, config, rng, board_for(config[t.MODE], players))


def set_up_table(s: State) -> None:
    """Lay out the game."""
    assert isinstance(s, Watch)
    set_up(s)


def objection(options: dict[str, Value], players: int) -> Objection | None:
    """What speaks against a combination of options, None if nothing does (NW-201, NW-1301, NW-1401, NW-1409)."""
    mode = str(options["mode"])
    if players not in SEATS_OF[mode]:
        seats = " or ".join(map(str, SEATS_OF[mode]))
        others = [m for m, n in SEATS_OF.items() if players in n]
        return Objection(f"mode {mode} is for {seats} players; {players} can play {' or '.join(others)}.", ("mode",))
    if options["hero_tragedy"] and mode not in ("watch", "watch56"):
        sentence = "hero_tragedy goes only with the modes that have heroes, watch and watch56."
        return Objection(sentence, ("hero_tragedy", "mode"))
    if options["compat_catanatron"] and mode != "classic":
        return Objection("compat_catanatron goes only with mode = classic.", ("compat_catanatron", "mode"))
    if options["classic_numbers"] != "spiral" and (mode != "classic" or options["setup"] != "variable"):
        sentence = "classic_numbers goes only with mode = classic and setup = variable."
        return Objection(sentence, ("classic_numbers", "mode", "setup"))
    seat = options["first_player"]
    if isinstance(seat, int) and seat >= players:
        sentence = f"first_player {seat} is no seat at a table of {players}; seats are 0 to {players - 1}."
        return Objection(sentence, ("first_player",))
    return None


def defaults(players: int) -> dict[str, Value]:
    """The mode of a table that names none: on the Wall where it is long enough, and the island for two."""
    return {"mode": next(mode for mode, seats in SEATS_OF.items() if players in seats)}


GAME = Game(
    RULES,
    "A Game of Thrones Catan: Brotherhood of the Watch",
    (2, 3, 4, 5, 6),
    blank,
    set_up_table,
    objection,
    usual=4,
    defaults=defaults,
)
