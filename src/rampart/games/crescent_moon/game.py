"""The registry entry of Crescent Moon."""

from rampart.games.crescent_moon import tables as t
from rampart.games.crescent_moon.arguments import modernise
from rampart.games.crescent_moon.content.land import HEX_NAMES
from rampart.games.crescent_moon.content.power_cards import CARD_WORDS, PACKS
from rampart.games.crescent_moon.content.vocabulary import VERB_WORDS
from rampart.games.crescent_moon.setup import set_up
from rampart.games.crescent_moon.state import CrescentMoon
from rampart.games.crescent_moon.steps import (
    aftermath,
    anytime,
    bargains,
    building,
    combat,
    deals,
    entries,
    hands,
    influence,
    marching,
    market,
    opening,
    playing,
    recruiting,
    selecting,
    turn,
    units_in_combat,
    year,
)
from rampart.games.crescent_moon.steps.clash import Clash
from rampart.kernel.codec import added, one_of
from rampart.kernel.fields import LIST, OWNER, Field, Layout
from rampart.kernel.game import Game
from rampart.kernel.rng import Rng
from rampart.kernel.rules import EventKind, Option, Rules
from rampart.kernel.state import State

STEPS = {
    t.S_CHOOSE_TILE: opening.ChooseTile(),
    t.S_PLACE_TILE: opening.PlaceTile(),
    t.S_FINISH_MAP: opening.FinishMap(),
    t.S_PLACE_GROUP: opening.PlaceGroup(),
    t.S_PLACE_PALACE: opening.PlacePalace(),
    t.S_FILL_MARKETS: opening.FillMarkets(),
    t.S_OPENING_SCHEME: opening.OpeningScheme(),
    t.S_YEAR: year.Year(),
    t.S_INCOME: year.Income(),
    t.S_RESERVES: year.Reserves(),
    t.S_MAINTENANCE: year.Maintenance(),
    t.S_NEAR_MARKET: year.NearMarket(),
    t.S_SCORING: year.Scoring(),
    t.S_CONVERT_COINS: year.ConvertCoins(),
    t.S_END_YEAR: year.EndYear(),
    t.S_HAND_LIMIT: hands.HandLimit(),
    t.S_DISCARD_DOWN: hands.DiscardDown(),
    t.S_TURN: turn.Turn(),
    t.S_NEXT_TURN: turn.NextTurn(),
    t.S_CALM_RIVERS: turn.CalmRivers(),
    t.S_CHOOSE_ACTION: turn.ChooseAction(),
    t.S_UNIT_LIMIT: turn.CheckUnits(),
    t.S_REMOVE_EXCESS: turn.RemoveExcess(),
    t.S_WINDOW: anytime.Window(),
    t.S_PLAY_ANYTIME: anytime.PlayAnytime(),
    t.S_PLAY_ASIDE: anytime.PlayAside(),
    t.S_LOOK_AT_HAND: anytime.LookAtHand(),
    t.S_INFLUENCE_HEX: influence.InfluenceHex(),
    t.S_SPREAD_INFLUENCE: influence.SpreadInfluence(),
    t.S_BUILD: building.Build(),
    t.S_MOVE: marching.Move(),
    t.S_MOVE_ORDINARY: marching.MoveOrdinary(),
    t.S_MOVE_MERCENARIES: marching.MoveMercenaries(),
    t.S_ASSAULT: marching.Assault(),
    t.S_STORM: marching.Storm(),
    t.S_RAID_ASSAULT: marching.RaidAssault(),
    t.S_FOLLOW_UP: marching.FollowUp(),
    t.S_RECRUIT: recruiting.Recruit(),
    t.S_MUSTER: recruiting.Muster(),
    t.S_UPRISING_HEX: recruiting.UprisingHex(),
    t.S_UPRISING: recruiting.Uprising(),
    t.S_LEVY: recruiting.Levy(),
    t.S_PALACE_HEX: recruiting.PalaceHex(),
    t.S_MOVE_PALACE: recruiting.MovePalace(),
    t.S_DESERTION_HEX: recruiting.DesertionHex(),
    t.S_DESERT_UNITS: recruiting.DesertUnits(),
    t.S_HIRE_AT_BANK: bargains.HireAtBank(),
    t.S_HIRE: bargains.Hire(),
    t.S_PLACE_HIRED: bargains.PlaceHired(),
    t.S_BRIBE_HEX: bargains.BribeHex(),
    t.S_SUBVERT: bargains.Subvert(),
    t.S_PROPOSE_UNITS: bargains.ProposeUnits(),
    t.S_PROPOSE_PRICE: bargains.ProposePrice(),
    t.S_ANSWER_PROPOSAL: bargains.AnswerProposal(),
    t.S_BEGIN_BUYING: market.BeginBuying(),
    t.S_BUY: market.Buy(),
    t.S_REFILL: market.Refill(),
    t.S_SCHEME: market.Scheme(),
    t.S_TAKE_SCHEMED: market.TakeSchemed(),
    t.S_BEGIN_CONSPIRING: market.BeginConspiring(),
    t.S_CONSPIRE: market.Conspire(),
    t.S_END_CONSPIRING: market.EndConspiring(),
    t.S_PLAY_CARD: playing.PlayCard(),
    t.S_CARD_EFFECT: playing.CardEffect(),
    t.S_MISSIONARY: playing.MissionaryMove(),
    t.S_SABOTAGE: playing.SabotageHex(),
    t.S_ASK_PROMISE: deals.AskPromise(),
    t.S_OFFER_PROMISE: deals.OfferPromise(),
    t.S_WEIGH_OFFERS: deals.WeighOffers(),
    t.S_ANSWER_COUNTER: deals.AnswerCounter(),
    t.S_SETTLE_OFFERS: deals.SettleOffers(),
    t.S_SELECT_CARDS: selecting.SelectCards(),
    t.S_CHOOSE_CARDS: selecting.ChooseCards(),
    t.S_RESOLVE: selecting.Resolve(),
    t.S_NEXT_CARD: selecting.NextCard(),
    t.S_RESOLVE_CARD: selecting.ResolveCard(),
    t.S_ENTRY: entries.EntryOfCard(),
    t.S_USE_ENTRY: entries.UseEntry(),
    t.S_ASSASSINATE: entries.Assassinate(),
    t.S_UNPAID_WAGES: entries.UnpaidWages(),
    t.S_BRIBERY: entries.Bribery(),
    t.S_CAMPAIGN: units_in_combat.Campaign(),
    t.S_ASSIGN: units_in_combat.Assign(),
    t.S_CALL_UNIT: units_in_combat.CallUnit(),
    t.S_WITHDRAW: units_in_combat.Withdraw(),
    t.S_WITHDRAW_TO: units_in_combat.WithdrawTo(),
    t.S_ELDER: units_in_combat.Elder(),
    t.S_NAME_SIDE: combat.NameSide(),
    t.S_MEDDLE: combat.Meddle(),
    t.S_WINNER: combat.Winner(),
    t.S_DECIDE_TIE: combat.DecideTie(),
    t.S_AFTERMATH: combat.Aftermath(),
    t.S_LOSSES: aftermath.Losses(),
    t.S_GIVE_UP_UNITS: aftermath.GiveUpUnits(),
    t.S_RETREAT: aftermath.Retreat(),
    t.S_CLEAR_CARDS: aftermath.ClearCards(),
    t.S_CAPTURE: aftermath.Capture(),
    t.S_SACK_STRONGHOLDS: aftermath.SackStrongholds(),
    t.S_SACK_SETTLEMENT: aftermath.SackSettlement(),
    t.S_END_COMBAT: aftermath.EndClash(),
    t.S_DECLARE_SIDES: influence.DeclareSides(),
    t.S_DECLARE_SIDE: influence.DeclareSide(),
    t.S_CONTEST_RESULT: influence.ContestResult(),
    t.S_END_CONTEST: influence.EndContest(),
}

OPTIONS = [
    Option("map", t.MAP_WORDS, "divided", "The map: one of five preset ones, or a variable one laid by the players."),
    Option("years", t.YEAR_CHOICES, 3, "How many years are played: three, or four in the long game."),
    Option("sealed", [False, True], False, "Ask everybody with cards in hand, also those who could only pass."),
    Option("mirrored", [False, True], False, "Show the market mirrored; it changes nothing in the game."),
]
if len(PACKS) > 1:
    OPTIONS.append(Option("pack", PACKS, PACKS[0], "Cards of a content pack are shuffled into the deck."))

LAYOUTS = [
    Layout(
        "bargain",
        [
            Field("over", words=t.BARGAIN_WORDS),
            Field("place"),
            Field("units", high=2),
            Field("price"),
            Field("proposals", high=t.MOST_PROPOSALS),
        ],
    ),
    Layout("look", [Field("cards", LIST, OWNER, pool="cards", low=-1)]),
]

HEX = Field("hex", words=HEX_NAMES)
CARD = Field("card", words=CARD_WORDS)
BUILDING = Field("building", words=t.BUILDING_WORDS)
SIDE = Field("side", words=t.SIDE_WORDS)
N = Field("n")
COINS = Field("coins", low=-999)
POINTS = Field("points", low=-999)
TO = Field("to_seat")
SLOT = Field("slot")
UNITS = [Field("ordinary"), Field("mercenaries")]
HAND = [Field(f"card_{i}", words=CARD_WORDS) for i in range(1, t.HAND_LIMIT + 1)]

EVENTS = {
    t.E_YEAR: EventKind("year", [Field("year")], "CM-050"),
    t.E_INCOME: EventKind("income", [COINS], "CM-052"),
    t.E_RESERVES: EventKind("reserves", [N], "CM-057"),
    t.E_CARDS_BACK: EventKind("cards_back", [N], "CM-059"),
    t.E_MARKET_CLEARED: EventKind("market_cleared", [CARD, SLOT], "CM-060"),
    t.E_MARKET_FILLED: EventKind("market_filled", [CARD, SLOT], "CM-062"),
    t.E_TURN: EventKind("turn", [Field("year"), Field("round")], "CM-080"),
    t.E_ACTION: EventKind("action", [Field("action", words=t.ACTION_WORDS)], "CM-081"),
    t.E_COINS: EventKind("coins", [COINS], "CM-043"),
    t.E_PAID: EventKind("paid", [TO, Field("coins")], "CM-350"),
    t.E_POINTS: EventKind("points", [Field("source", words=t.SOURCE_WORDS), POINTS], "CM-602"),
    t.E_MOVED: EventKind("moved", [Field("from", words=HEX_NAMES), Field("to", words=HEX_NAMES), *UNITS], "CM-110"),
    t.E_PLACED_UNITS: EventKind("placed_units", [HEX, *UNITS], "CM-130"),
    t.E_REMOVED_UNITS: EventKind("removed_units", [HEX, *UNITS], "CM-043"),
    t.E_RETREATED: EventKind("retreated", [HEX, *UNITS], "CM-436"),
    t.E_BUILT: EventKind("built", [BUILDING, HEX], "CM-100"),
    t.E_TOKEN_PLACED: EventKind("token_placed", [HEX], "CM-092"),
    t.E_TOKEN_REMOVED: EventKind("token_removed", [HEX], "CM-033"),
    t.E_SACKED: EventKind("sacked", [BUILDING, HEX, Field("coins")], "CM-446"),
    t.E_CAPTURED: EventKind("captured", [BUILDING, HEX], "CM-444"),
    t.E_RAZED: EventKind("razed", [BUILDING, HEX], "CM-450"),
    t.E_PALACE: EventKind("palace", [HEX], "CM-275"),
    t.E_BOUGHT: EventKind("bought", [CARD, Field("market", words=t.MARKET_WORDS), Field("price")], "CM-161"),
    t.E_DISCARDED: EventKind("discarded", [CARD], "CM-068"),
    t.E_PLAYED: EventKind("played", [CARD], "CM-170"),
    t.E_LOOKED: EventKind("looked", [Field("at_seat"), *HAND], "CM-INF"),
    t.E_SCHEMED: EventKind("schemed", [Field("taken"), Field("missing"), *HAND[:2]], "CM-260"),
    t.E_CONSPIRED: EventKind("conspired", [CARD, SLOT], "CM-270"),
    t.E_PROPOSED: EventKind(
        "proposed", [Field("over", words=t.BARGAIN_WORDS), HEX, CARD, Field("units"), Field("price")], "CM-353"
    ),
    t.E_AGREED: EventKind("agreed", [Field("units"), Field("price")], "CM-354"),
    t.E_REFUSED: EventKind("refused", [], "CM-355"),
    t.E_COMBAT: EventKind("combat", [TO, HEX, Field("attack"), Field("defence")], "CM-400"),
    t.E_CONTEST: EventKind("contest", [HEX], "CM-480"),
    t.E_ASKED: EventKind("asked", [TO, Field("points")], "CM-382"),
    t.E_OFFERED: EventKind("offered", [Field("points")], "CM-382"),
    t.E_COUNTERED: EventKind("countered", [TO, Field("points")], "CM-382"),
    t.E_DEAL: EventKind("deal", [Field("points")], "CM-380"),
    t.E_NO_DEAL: EventKind("no_deal", [], "CM-382"),
    t.E_DEAL_PAID: EventKind("deal_paid", [Field("points")], "CM-384"),
    t.E_MEDDLED: EventKind("meddled", [TO], "CM-414"),
    t.E_DECLARED: EventKind("declared", [SIDE], "CM-483"),
    t.E_REVEALED: EventKind("revealed", [CARD], "CM-414"),
    t.E_EFFECT: EventKind("effect", [CARD, Field("verb", words=VERB_WORDS), N], "CM-303"),
    t.E_DECLINED: EventKind("declined", [CARD], "CM-303"),
    t.E_ASSASSINATED: EventKind("assassinated", [CARD, Field("of_seat")], "CM-417"),
    t.E_ASSIGNED: EventKind("assigned", [CARD, *UNITS], "CM-418"),
    t.E_STRENGTHS: EventKind("strengths", [Field("attack"), Field("defence")], "CM-425"),
    t.E_TIE: EventKind("tie", [SIDE], "CM-426"),
    t.E_WON: EventKind("won", [SIDE], "CM-426"),
    t.E_SETTLED: EventKind("settled", [SIDE], "CM-489"),
    t.E_LOSSES: EventKind("losses", UNITS, "CM-430"),
    t.E_TILE: EventKind("tile", [Field("tile", words=t.TILE_WORDS)], "CM-023"),
    t.E_GROUP: EventKind("group", [Field("group", words=t.GROUP_WORDS), HEX], "CM-029"),
    t.E_SCORED: EventKind("scored", [Field("points")], "CM-602"),
    t.E_TAKEN_BACK: EventKind("taken_back", [CARD], "CM-440"),
    t.E_RESHUFFLED: EventKind("reshuffled", [N], "CM-065"),
}

ASIDES = added("card", one_of(CARD_WORDS))
RULES = Rules(
    "crescent_moon", 4, dict(STEPS), OPTIONS, layouts=LAYOUTS, events=EVENTS, asides=ASIDES, modernise=modernise,
    released={3: "0.1.0"},
)  # fmt: skip


def blank(players: int, config: list[int], rng: Rng) -> State:
    """A state with an empty table."""
    return CrescentMoon(RULES, players, config, rng, Clash(players))


def set_up_table(s: State) -> None:
    """Lay out the game."""
    assert isinstance(s, CrescentMoon)
    set_up(s)


GAME = Game(RULES, "Crescent Moon", (4, 5), blank, set_up_table)
