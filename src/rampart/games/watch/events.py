"""What the journal tells: every kind of event with the names of its numbers and its rule."""

from rampart.games.watch import tables as t
from rampart.kernel.fields import Field
from rampart.kernel.rules import EventKind

RESOURCE = Field("resource", words=t.RESOURCE_WORDS)
SECTION = Field("section")
WHICH = [Field("way", words=t.COMPASS_WORDS), Field("nth")]
CORNER = [Field("corner"), *(Field(name, words=t.LAND_WORDS) for name in ("one", "two", "three")), *WHICH]
PATH = [Field("path"), *(Field(name, words=t.LAND_WORDS) for name in ("one", "two")), *WHICH]
HEX = [Field("hex"), Field("land", words=t.LAND_WORDS), Field("nth")]
CLAN = Field("clan", words=t.CLAN_WORDS)
KIND = Field("kind", words=t.TYPE_WORDS)
CARD = Field("card", words=t.CARD_WORDS)
HERO = Field("hero", words=t.HERO_WORDS)
SIDE = Field("side", words=t.SIDE_WORDS)
GIVES = [Field(f"gives_{word}") for word in t.RESOURCE_WORDS]
WANTS = [Field(f"wants_{word}") for word in t.RESOURCE_WORDS]

ROLLS = {
    t.E_PLACED: EventKind("placed", CORNER, "NW-210"),
    t.E_STARTING_CARDS: EventKind("starting_cards", [Field(word) for word in t.RESOURCE_WORDS], "NW-207"),
    t.E_TURN: EventKind("turn", [Field("turn")], "NW-303"),
    t.E_ROLLED: EventKind("rolled", [Field("sum"), Field("one"), Field("two"), Field("wildling")], "NW-311"),
    t.E_PRODUCED: EventKind("produced", [Field("n"), RESOURCE], "NW-312"),
    t.E_SHORTAGE: EventKind("shortage", [RESOURCE], "NW-318"),
    t.E_DISCARDED: EventKind("discarded", [Field(word) for word in t.RESOURCE_WORDS], "NW-611"),
    t.E_TORMUND: EventKind("tormund", HEX, "NW-621"),
    t.E_STOLEN: EventKind("stolen", [Field("victim_seat"), RESOURCE], "NW-623"),
    t.E_TAKEN_UNSEEN: EventKind("taken_unseen", [Field("victim_seat"), RESOURCE], "NW-1035"),
    t.E_TOOK: EventKind("took", [RESOURCE], "NW-606"),
}
WILDLINGS = {
    t.E_NO_MOVE: EventKind("no_move", [Field("die")], "NW-902"),
    t.E_ADVANCE: EventKind("advance", [Field("die"), CLAN, KIND, SECTION], "NW-903"),
    t.E_STAYED: EventKind("stayed", [SECTION, Field("wildlings"), Field("guards")], "NW-924"),
    t.E_REVEALED: EventKind("revealed", [CLAN, KIND], "NW-571"),
    t.E_DEPLOYED: EventKind("deployed", [CLAN, KIND, Field("camp")], "NW-911"),
    t.E_NO_FIGURE: EventKind("no_figure", [CLAN, KIND], "NW-912"),
    t.E_RUSH: EventKind("rush", [CLAN], "NW-914"),
    t.E_GUARD_LOST: EventKind("guard_lost", [SECTION], "NW-931"),
    t.E_GIANT_HOME: EventKind("giant_home", [SECTION], "NW-922"),
    t.E_BREACH: EventKind("breach", [SECTION, Field("breaches")], "NW-933"),
    t.E_INVADED: EventKind("invaded", [KIND, SECTION, *HEX], "NW-936"),
    t.E_SCATTERED: EventKind("scattered", [SECTION, Field("other")], "NW-1304"),
    t.E_RECYCLED: EventKind("recycled", [Field("n")], "NW-576"),
    t.E_HIDDEN_TOKEN: EventKind("hidden_token", [], "NW-573"),
    t.E_DRIVEN_OUT: EventKind("driven_out", [KIND, *HEX], "NW-604"),
    t.E_SENT_HOME: EventKind("sent_home", [KIND], "NW-1036"),
    t.E_LED: EventKind("led", [KIND, Field("from"), *HEX], "NW-H15"),
}
TRADES = {
    t.E_BANK_TRADE: EventKind(
        "bank_trade",
        [Field("n"), Field("give", words=t.RESOURCE_WORDS), Field("take", words=t.RESOURCE_WORDS)],
        "NW-409",
    ),
    t.E_OFFER: EventKind("offer", [*GIVES, *WANTS, Field("addressed")], "NW-405"),
    t.E_DECLINED: EventKind("declined", [], "NW-405"),
    t.E_ACCEPTED: EventKind("accepted", [], "NW-405"),
    t.E_COUNTERED: EventKind("countered", [*GIVES, *WANTS], "NW-404"),
    t.E_TRADED: EventKind("traded", [Field("partner_seat"), *GIVES, *WANTS], "NW-403"),
    t.E_WITHDRAWN: EventKind("withdrawn", [], "NW-405"),
}
BUILDING = {
    t.E_ROAD: EventKind("road", PATH, "NW-511"),
    t.E_SETTLEMENT: EventKind("settlement", CORNER, "NW-521"),
    t.E_KEEP: EventKind("keep", CORNER, "NW-541"),
    t.E_GUARD: EventKind("guard", [SECTION, Field("space")], "NW-561"),
    t.E_GUARD_POINT: EventKind("guard_point", [Field("guards")], "NW-563"),
    t.E_GUARD_POINT_LOST: EventKind("guard_point_lost", [Field("guards")], "NW-935"),
    t.E_CARD_BOUGHT: EventKind("card_bought", [CARD], "NW-551"),
    t.E_SPECIAL_BUILD: EventKind("special_build", [], "NW-1306"),
    t.E_LONGEST_ROAD: EventKind("longest_road", [Field("length")], "NW-702"),
    t.E_ROAD_SET_ASIDE: EventKind("road_set_aside", [], "NW-705"),
    t.E_LARGEST_PATROL: EventKind("largest_patrol", [Field("patrols")], "NW-711"),
    t.E_PATROL_SET_ASIDE: EventKind("patrol_set_aside", [], "NW-712"),
}
CARDS_AND_HEROES = {
    t.E_CARD_PLAYED: EventKind("card_played", [CARD], "NW-601"),
    t.E_MONOPOLY: EventKind("monopoly", [RESOURCE], "NW-1403"),
    t.E_GAVE_ALL: EventKind("gave_all", [Field("n"), RESOURCE], "NW-1403"),
    t.E_HERO_USED: EventKind("hero_used", [HERO, SIDE], "NW-1002"),
    t.E_HERO_FLIPPED: EventKind("hero_flipped", [HERO, SIDE], "NW-1003"),
    t.E_HERO_SWAPPED: EventKind(
        "hero_swapped", [Field("old", words=t.HERO_WORDS), Field("new", words=t.HERO_WORDS)], "NW-1005"
    ),
    t.E_HERO_REMOVED: EventKind("hero_removed", [HERO], "NW-1201"),
    t.E_GAVE: EventKind("gave", [Field("to_seat"), RESOURCE], "NW-1021"),
    t.E_HAS_NONE: EventKind("has_none", [RESOURCE], "NW-1021"),
    t.E_ROAD_REMOVED: EventKind("road_removed", PATH, "NW-1032"),
    t.E_LOOKED_AT_DECK: EventKind("looked_at_deck", [Field("n")], "NW-1034"),
    t.E_LOOKED_AT_HAND: EventKind("looked_at_hand", [Field("victim_seat")], "NW-1035"),
    t.E_TORMUND_HOME: EventKind("tormund_home", HEX, "NW-1038"),
    t.E_SPARED: EventKind("spared", [Field("cards")], "NW-H12"),
    t.E_QUIET: EventKind("quiet", CORNER, "NW-H14"),
    t.E_PATROL_LEFT: EventKind("patrol_left", [Field("patrols")], "NW-1037"),
}
ENDINGS = {
    t.E_REVEALED_POINTS: EventKind("revealed_points", [Field("n")], "NW-641"),
    t.E_GLORY: EventKind("glory", [Field("points")], "NW-801"),
    t.E_TRAGEDY: EventKind("tragedy", [Field("guards"), Field("points"), Field("cards")], "NW-1113"),
    t.E_NO_WINNER: EventKind("no_winner", [], "NW-1116"),
}
EVENTS = {**ROLLS, **WILDLINGS, **TRADES, **BUILDING, **CARDS_AND_HEROES, **ENDINGS}
