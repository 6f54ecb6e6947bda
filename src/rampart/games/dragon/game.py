"""The registry entry of In the Year of the Dragon."""

from rampart.games.dragon import tables as t
from rampart.games.dragon.setup import set_up
from rampart.games.dragon.state import Dragon, new_player
from rampart.games.dragon.steps import actions, draft, earthquake, events, flood, month, persons, super_events, wall
from rampart.kernel.fields import Field
from rampart.kernel.game import Game, Objection, Value
from rampart.kernel.rng import Rng
from rampart.kernel.rules import EventKind, Option, Rules
from rampart.kernel.state import State

STEPS = {
    t.S_NAME_SUPER_EVENT: draft.NameSuperEvent(),
    t.S_DRAFT_PAIR: draft.DraftPair(),
    t.S_PLACE_PERSON: draft.PlacePerson(),
    t.S_MONTH: month.Month(),
    t.S_DEAL_ACTIONS: actions.DealActions(),
    t.S_CHOOSE_ACTION: actions.ChooseAction(),
    t.S_BUILD_FLOOR: actions.BuildFloor(),
    t.S_BUY_PRIVILEGE: actions.BuyPrivilege(),
    t.S_USE_WALL_TILE: wall.UseWallTile(),
    t.S_END_ACTIONS: actions.EndActions(),
    t.S_PERSON_PHASE: persons.PersonPhase(),
    t.S_PLAY_CARD: persons.PlayCard(),
    t.S_MAKE_ROOM: persons.MakeRoom(),
    t.S_EVENT_PHASE: events.EventPhase(),
    t.S_RESOLVE_EVENT: events.ResolveEvent(),
    t.S_LOSE_PERSONS: events.LosePersons(),
    t.S_RELEASE_PERSON: events.ReleasePerson(),
    t.S_SUFFER_DROUGHT: events.SufferDrought(),
    t.S_STARVE_PALACE: events.StarvePalace(),
    t.S_WALL_CHECK: wall.WallCheck(),
    t.S_SUPER_EVENT: super_events.SuperEvent(),
    t.S_LOSE_FLOOR: earthquake.LoseFloor(),
    t.S_SETTLE_COURT: earthquake.SettleCourt(),
    t.S_LEAVE_PALACE: earthquake.LeavePalace(),
    t.S_FLOOD_RICE: flood.FloodRice(),
    t.S_FLOOD_FIREWORKS: flood.FloodFireworks(),
    t.S_DISCARD_CARD: super_events.DiscardCard(),
    t.S_TAKE_YOUNG: super_events.TakeYoung(),
    t.S_CHOOSE_TYPE: super_events.ChooseType(),
    t.S_DECAY: month.Decay(),
    t.S_SCORING_PHASE: month.ScoringPhase(),
    t.S_FINAL_SCORING: month.FinalScoring(),
}

OPTIONS = [
    Option("wall", [False, True], False, "Play with the Great Wall: six wall tiles each, and the wall must hold."),
    Option(
        "super_event",
        ["none", "random", *t.SUPER_WORDS],
        "none",
        "A super event strikes in month 7: none, one drawn at random, or the one you name.",
    ),
    Option(
        "choose_after_events",
        [False, True],
        False,
        "The first to draft names the super event when the row of events is visible.",
    ),
    Option(
        "hidden_super_event",
        [False, True],
        False,
        "A random super event is drawn only when month 7 comes to it.",
    ),
    Option("large_price", t.LARGE_PRICES[:], 7, "The price of a large privilege; 6 in the first edition."),
    Option(
        "random_wall_bonus",
        [False, True],
        False,
        "Which of your wall tiles is used is drawn at random.",
    ),
    Option("starting_seat", ["random", 0, 1, 2, 3, 4], "random", "Who drafts first: drawn at random, or a fixed seat."),
]

NUMBER = Field("n", low=-1000)
STEPS_FORWARD = [Field("by"), Field("track")]
TILE = Field("tile", words=t.TILE_WORDS)
SITE = Field("palace")
CARD = Field("card", words=t.CARD_WORDS)
EVENTS = {
    t.E_SUPER_NAMED: EventKind("super_named", [Field("super", words=t.SUPER_WORDS)], "YD-802"),
    t.E_MONTH: EventKind("month", [Field("month"), Field("event", words=t.EVENT_WORDS)], "YD-001"),
    t.E_GROUPS: EventKind("groups", [Field("n")], "YD-201"),
    t.E_ACTION: EventKind("action", [Field("action", words=t.ACTION_WORDS), Field("fee")], "YD-202"),
    t.E_PASS: EventKind("pass", [Field("n")], "YD-207"),
    t.E_YUAN: EventKind("yuan", [NUMBER], "YD-003"),
    t.E_RICE: EventKind("rice", [NUMBER], "YD-225"),
    t.E_FIREWORKS: EventKind("fireworks", [NUMBER], "YD-226"),
    t.E_MOVED: EventKind("moved", STEPS_FORWARD, "YD-022"),
    t.E_POINTS: EventKind("points", [Field("source", words=t.SOURCE_WORDS), Field("n")], "YD-501"),
    t.E_FLOOR: EventKind("floor", [SITE, Field("floors")], "YD-222"),
    t.E_PRIVILEGE: EventKind("privilege", [Field("size", words=t.PRIVILEGE_WORDS)], "YD-229"),
    t.E_CARD: EventKind("card", [CARD, TILE], "YD-301"),
    t.E_PLACED: EventKind("placed", [TILE, SITE], "YD-304"),
    t.E_REPLACED: EventKind("replaced", [Field("leaving", words=t.TILE_WORDS), TILE], "YD-311"),
    t.E_TURNED_AWAY: EventKind("turned_away", [TILE], "YD-312"),
    t.E_RELEASED: EventKind("released", [TILE, SITE], "YD-007"),
    t.E_EVENT: EventKind("event", [Field("month"), Field("event", words=t.EVENT_WORDS)], "YD-401"),
    t.E_DECAYED: EventKind("decayed", [SITE, Field("floors")], "YD-480"),
    t.E_WALL_BUILT: EventKind("wall_built", [Field("tile", words=t.WALL_WORDS), Field("month")], "YD-704"),
    t.E_WALL_CHECKED: EventKind("wall_checked", [Field("month"), Field("reached")], "YD-710"),
    t.E_SUPER: EventKind("super", [Field("super", words=t.SUPER_WORDS)], "YD-803"),
    t.E_DISCARDED: EventKind("discarded", [CARD], "YD-860"),
    t.E_FLOOR_LOST: EventKind("floor_lost", [SITE, Field("floors")], "YD-820"),
    t.E_PRIVILEGES_LOST: EventKind("privileges_lost", [Field("small"), Field("large")], "YD-880"),
    t.E_TRACK_RESET: EventKind("track_reset", [], "YD-850"),
    t.E_TYPE_CHOSEN: EventKind("type_chosen", [Field("type", words=t.TYPE_WORDS)], "YD-890"),
    t.E_NOBODY_LEFT: EventKind("nobody_left", [], "YD-013"),
    t.E_DRAFTED: EventKind(
        "drafted", [Field("first", words=t.TILE_WORDS), Field("second", words=t.TILE_WORDS)], "YD-110"
    ),
}

RULES = Rules("dragon", 1, dict(STEPS), OPTIONS, events=EVENTS)


def blank(players: int, config: list[int], rng: Rng) -> State:
    """A state with an empty table."""
    return Dragon(RULES, players, config, rng, [new_player(False) for _ in range(players)])


def set_up_table(s: State) -> None:
    """Lay out the game."""
    assert isinstance(s, Dragon)
    set_up(s)


def objection(options: dict[str, Value], players: int) -> Objection | None:
    """What speaks against a combination of options, None if nothing does (YD-802, YD-902)."""
    if options["hidden_super_event"] and options["super_event"] != "random":
        sentence = "hidden_super_event goes only with super_event = random."
        return Objection(sentence, ("hidden_super_event", "super_event"))
    if options["choose_after_events"] and options["super_event"] != "none":
        sentence = "choose_after_events takes the place of super_event; leave that at none."
        return Objection(sentence, ("choose_after_events", "super_event"))
    if options["random_wall_bonus"] and not options["wall"]:
        return Objection("random_wall_bonus goes only with wall = True.", ("random_wall_bonus", "wall"))
    seat = options["starting_seat"]
    if isinstance(seat, int) and seat >= players:
        sentence = f"starting_seat {seat} is no seat at a table of {players}; seats are 0 to {players - 1}."
        return Objection(sentence, ("starting_seat",))
    return None


GAME = Game(RULES, "In the Year of the Dragon", (2, 3, 4, 5), blank, set_up_table, objection, usual=4)
