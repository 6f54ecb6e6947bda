"""Two players: the Reed clan (6)."""

from tests.games.great_wall.table import B, R, asked, goods, horde, keys, pass_until, play, player, step, table
from tests.rules import rule

from rampart.games.great_wall.codes import E_COMPARED
from rampart.games.great_wall.content.names import HORDE_WORDS
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.tables import LOCATION_WORDS, STANCES

AFTER = step("reclaim", R)
REED = 2


def working(me: dict, other: dict | None = None, reed: dict | None = None, **fields: object) -> GreatWall:
    """Step B of R's turn."""
    todo = [step("activation_step", R), AFTER]
    fields = {"active": R, "ruler": R, "tea": "RBY"} | fields
    return table(me, other or player(), reed=reed, todo=todo, **fields)


def at(*locations: str) -> dict:
    """Where the Reed clerks are."""
    return {"clerks": dict.fromkeys(locations, 1)}


@rule("GW-REE05", "GW-REE06", "GW-REE12", "GW-REE01", "GW-ACT04")
def test_e24_reed_in_the_quarry() -> None:
    s = working(player(clerks={"quarry": 2}))
    assert (goods(s, R), s.warehouse, sum(s.shamed[R])) == ("SS", [0, 1, 0], 0)
    pass_until(s, lambda: asked(s) == "reclaim R")
    quarry = LOCATION_WORDS.index("quarry")
    assert (s.clerks[R][quarry], s.clerks[REED][quarry], s.clerks[R][10]) == (0, 1, 5)
    assert s.honour == [0, 0]


@rule("GW-REE04")
def test_a_special_location_with_only_a_reed_clerk_is_not_activated() -> None:
    s = working(player(), reed=at("embassy", "quarry", "temple"), advisor_row=["abbot", "censor"])
    assert s.activated == 0


@rule("GW-REE07", "GW-REE08")
def test_the_reed_card_takes_the_lowest_free_slot_and_the_higher_player_rules_it() -> None:
    s = table(player(), player(), todo=[step("fall")], tea="YBR")
    play(s, (R, "command:economy"), (B, "command:economy"))
    assert s.track[0] == REED
    assert asked(s) == "choose_slot B"
    play(s, (B, "slot:3"))
    assert s.active == REED
    assert s.ruler == B
    assert asked(s) == "reed_move B"
    play(s, (B, "stop"))
    assert asked(s) == "place_clerk B"  # the others frame, in tea order
    pass_until(s, lambda: s.active == R)
    assert s.ruler == R


@rule("GW-REE07", "GW-SUM03")
def test_the_reed_card_is_no_discard() -> None:
    s = table(
        player(chosen="economy"), player(chosen="economy"), track=[REED, R, B], todo=[step("discard_commands"), AFTER]
    )
    assert s.track == [-1, -1, -1]
    assert s.command_discard == [[0], [0]]


@rule("GW-REE09", "GW-REE10", "GW-REE06", "GWC-REED-01")
def test_the_ruler_moves_reed_clerks_each_once_never_out_of_a_full_location() -> None:
    me = player(chosen="economy", clerks={"quarry": 2})
    s = table(me, player(chosen="economy"), active=R, ruler=R, track=[R, B, REED], tea="RYB",
              todo=[step("resolve_frame", frame=1), AFTER])  # fmt: skip
    assert asked(s) == "reed_move R"
    offered = keys(s, R)
    assert not [key for key in offered if key.startswith("reed:quarry")]  # full, so locked
    assert "reed:gold_mine>lumber_mill" not in offered  # one Reed clerk stands there already
    play(s, (R, "reed:gold_mine>embassy"))
    assert not [key for key in keys(s, R) if key.startswith("reed:embassy")]
    play(s, (R, "reed:lumber_mill>temple"))
    assert asked(s) == "place_clerk B"


@rule("GW-REE09")
def test_a_frame_allows_as_many_reed_moves_as_it_allows_placements() -> None:
    s = table(player(chosen="despotism"), player(chosen="economy"), active=R, ruler=R, track=[R, B, REED],
              todo=[step("resolve_frame", frame=5), AFTER], tea="RYB")  # fmt: skip
    play(s, (R, "reed:gold_mine>embassy"))
    assert asked(s) == "place_clerk B"


@rule("GW-REE11")
def test_betrayal_cannot_copy_the_reed_card() -> None:
    s = table(player(chosen="betrayal"), player(chosen="economy"), active=R, ruler=R, track=[R, B, REED],
              todo=[step("resolve_frame", frame=20), AFTER])  # fmt: skip
    assert keys(s, R) == ["clerks", "copy:economy"]


@rule("GW-REE02", "GW-REE03", "GW-REE13", "GW-REE16")
def test_reed_spearmen_count_for_the_claim_but_the_card_is_discarded() -> None:
    spots = "0.2:Y 0.3:Y 1.2:R 1.3:x"
    hordes = {"M": [horde("outriders_M", spots)], "R": ["camp_train_R"]}
    s = table(player(), player(), hordes=hordes, todo=[step("horde_check"), AFTER])
    assert s.claimed == [[], []]
    assert s.horde_discard == [HORDE_WORDS.index("outriders_M")]
    assert s.honour == [2, 0]
    assert (s.pool[REED][0], sum(s.rest[REED])) == (10, 0)  # dead or alive, they are back in the pool


@rule("GW-REE13", "GW-SPR06")
def test_a_raid_counts_human_players() -> None:
    hordes = {"M": ["sappers_M", "camp_train_M", "heavy_lancers_M"], "R": ["camp_train_R"]}
    used = ["sappers_M", "camp_train_M", "heavy_lancers_M", "camp_train_R", "keshig_guard_R", "marauders_M"]
    others = [word for word in HORDE_WORDS[:24] if word not in used and not word.endswith("L")]
    s = table(player(), player(), hordes=hordes, next_horde=["keshig_guard_R"], horde_deck=["marauders_M"],
              horde_discard=others, todo=[step("place_horde", cause=4), AFTER])  # fmt: skip
    assert (s.shame_bank, s.shame_gone) == (18, 2)


@rule("GW-REE14")
def test_reed_in_the_temple_forgives_the_active_player() -> None:
    s = working(
        player(clerks={"temple": 2}, shamed={"archer": 1, "spearman": 1}), reed=at("temple", "quarry", "embassy")
    )
    assert asked(s) == "forgive_shame R"
    play(s, (R, "soldier:archer"))
    assert (s.shamed[R][:3], s.shame_bank) == ([1, 0, 0], 19)


@rule("GW-REE14")
def test_reed_in_the_embassy_dismisses_an_advisor() -> None:
    s = working(player(clerks={"embassy": 1}), reed=at("temple", "quarry", "embassy"),
                advisor_row=["abbot", "censor", "courier", "architect"], tea="YRB")  # fmt: skip
    assert asked(s) == "reed_dismiss R"
    play(s, (R, "dismiss:censor"))
    assert len(s.advisor_row) == 4
    assert len(s.advisor_discard) == 1


@rule("GW-REE14")
def test_reed_builds_barricades_free_of_charge() -> None:
    s = working(player(clerks={"builders_camp": 1}), reed=at("temple", "quarry", "builders_camp"), tea="YRB",
                barricades={"M": 1, "R": 3})  # fmt: skip
    assert s.barricades == [0, 2, 3]  # the only section with room
    assert s.honour == [0, 0]


@rule("GW-REE14", "GW-REE15")
def test_reed_recruits_a_spearman_who_takes_no_reward() -> None:
    reed = at("temple", "quarry", "barracks")
    s = working(player(clerks={"barracks": 3}), reed=reed, tea="YRB")
    assert asked(s) == "reed_strike R"
    play(s, (R, "camp_train_M@0.0"))
    assert s.covers[3][0] == 3 + 2 * STANCES
    assert s.pool[REED][0] == 9
    assert goods(s, R) == ""
    five, four = "0.1:Y 0.2:Y 0.3:Y 0.4:Y 1.1:Y", "0.0:Y 0.1:Y 1.0:Y 0.3:Y"
    hordes = {
        "M": [horde("keshig_guard_M", five), horde("camp_train_M", four)],
        "R": [horde("sappers_R", "0.0:Y")],
    }
    s = working(player(clerks={"barracks": 3}), reed=reed, tea="YRB", hordes=hordes)
    assert not asked(s).startswith("reed_strike")  # all ten are on the board


@rule("GW-REE14", "GW-TEA01")
def test_reed_in_the_tea_house_may_move_up() -> None:
    s = working(player(clerks={"tea_house": 1}), reed=at("temple", "quarry", "tea_house"), tea="RBY")
    assert asked(s) == "reed_tea R"
    play(s, (R, "up"))
    assert s.tea == [R, REED, B]


@rule("GW-REE17", "GW-END01")
def test_two_complete_walls_end_the_game() -> None:
    s = table(player(), player(), todo=[step("end_check")], wall={"M": 3, "R": 3}, season="winter")
    assert s.ending == "walls"


@rule("GW-T25", "GW-REE01")
def test_reed_never_answers_and_is_never_shamed() -> None:
    s = table(player(), player(), hordes={"M": ["heavy_lancers_M"], "R": ["camp_train_R"]}, barricades={},
              todo=[step("assault"), AFTER], season="winter")  # fmt: skip
    seats = set()
    while asked(s) != "reclaim R" and asked(s):
        seats |= set(s.deciders)
        s.choose(s.options(s.deciders[0])[0])
    assert seats <= {R, B}
    assert sum(s.shamed[REED]) == 0


@rule("GW-REE08")
def test_who_rules_the_reed_clan_in_its_turn_is_settled_when_the_turn_begins() -> None:
    people = [player(clerks={"embassy": 1}), player(clerks={"tea_house": 2})]
    s = table(*people, todo=[step("next_turn"), AFTER], track=[REED], tea="RBY", reed=at("embassy", "quarry", "temple"),
              advisor_row=["abbot", "censor"])  # fmt: skip
    pass_until(s, lambda: asked(s).startswith("next_location"))
    assert asked(s) == "next_location R"
    play(s, (R, "activate:tea_house"), (B, "up"))
    assert s.tea == [B, R, REED]
    pass_until(s, lambda: asked(s).startswith("reed_dismiss"))
    assert asked(s) == "reed_dismiss R"


@rule("GW-REE08")
def test_in_the_turn_of_a_player_that_player_rules_the_reed_clan() -> None:
    s = table(player(), player(clerks={"embassy": 1}), todo=[step("activation_step", B), AFTER], active=B, ruler=B,
              tea="RBY", reed=at("embassy", "quarry", "temple"), advisor_row=["abbot", "censor"])  # fmt: skip
    pass_until(s, lambda: asked(s).startswith("reed_dismiss"))
    assert asked(s) == "reed_dismiss B"


@rule("GW-REE13", "GW-GEN02")
def test_the_reed_clan_wins_ties_by_its_own_place_at_tea() -> None:
    for tea, cards in (("RYB", 1), ("YRB", 0)):
        hordes = {"M": [horde("outriders_M", "0.2:Y 0.3:R 1.2:x 1.3:x")], "R": ["camp_train_R"]}
        s = table(player(), player(), hordes=hordes, todo=[step("horde_check"), AFTER], tea=tea)
        assert len(s.claimed[R]) == cards


@rule("GW-REE16", "GW-REE01", "GW-BRE02")
def test_reed_victims_fall_in_the_order_of_the_spots_and_are_never_saved() -> None:
    hordes = {"M": [horde("keshig_guard_M", "0.2:Y 1.1:Y 0.1:Y")], "R": ["camp_train_R"]}
    s = table(player(goods="CC"), player(goods="CC"), hordes=hordes, todo=[step("breach_killing", section=1), AFTER],
              space=2)  # fmt: skip
    assert asked(s) == "reclaim R"  # no one is asked
    reed = 3 + REED * STANCES
    assert [s.covers[3][cell] for cell in (1, 7, 2)] == [2, 2, reed]  # lethality 2: column 1 first, from the top
    assert s.pool[REED][0] == 9


@rule("GW-REE14")
def test_the_reed_clan_need_not_move_up_at_tea() -> None:
    s = working(player(clerks={"tea_house": 1}), reed=at("temple", "quarry", "tea_house"), tea="RBY")
    play(s, (R, "stay"))
    assert s.tea == [R, B, REED]


@rule("GW-SET31", "GW-SPR04", "GW-WIN04")
def test_section_l_is_never_a_legal_choice() -> None:
    s = working(player(clerks={"barracks": 3}, goods="SSG"), reed=at("temple", "quarry", "barracks"), tea="RBY")
    play(s, (R, "recruit:spearman"))
    assert {key[-1] for key in keys(s, R) if key.startswith("rest@")} == {"M", "R"}
    s = working(player(clerks={"builders_camp": 1}, goods="W" * 5), barricades={})
    assert keys(s, R) == ["barricade@M", "barricade@R", "wall@M", "wall@R", "stop"]
    s = working(player(clerks={"headquarters": 1}, rest={"M_spearman": 1}))
    assert keys(s, R) == ["stop", "move:M>R"]
    s = table(player(), player(), todo=[step("place_horde", cause=4)] * 2 + [AFTER], hordes={})
    assert [card >= 0 for card in s.hordes] == [False] * 3 + [True, False, False] * 2
    s = table(player(), player(), todo=[AFTER], season="winter", barricades={"M": 3, "R": 3})
    journal = s.listen()
    s.push(s.rules.by_name["assault"])
    s.advance()
    assert [event.numbers[0] for event in journal.events if event.code == E_COMPARED] == [1, 2]
