"""One year as a procedure (5.0): what comes before what, and who comes before whom."""

import pytest
from tests.games.great_wall.card_table import advised, stop
from tests.games.great_wall.table import B, R, Y, asked, goods, horde, keys, pass_until, play, player, step, table
from tests.rules import rule

from rampart.games.great_wall.cards import ADVISOR_CARDS
from rampart.games.great_wall.codes import E_RESOURCES
from rampart.games.great_wall.content.names import ADVISOR_WORDS, HORDE_WORDS

AFTER = step("reclaim", R)
CALM = {"M": ["camp_train_M"], "R": ["camp_train_R"]}


# ---- summer


@rule("GW-SUM01", "GW-SUM02", "GW-T72")
def test_the_income_of_summer_may_wash_off_shame() -> None:
    s = table(player(levels={"temple": 2}, shamed={"archer": 1}), player(), player(), todo=[step("summer"), AFTER])
    assert asked(s) == "remove_shame R"
    play(s, (R, "soldier:archer"))
    assert (goods(s, R), s.shamed[R][:3]) == ("", [0, 0, 0])


@rule("GW-SUM01", "GW-SUM02", "GW-GEN01")
def test_income_and_the_removal_of_shame_come_in_tea_order() -> None:
    people = [player(levels={"temple": 2}, shamed={"archer": 1}) for _ in range(3)]
    s = table(*people, todo=[AFTER], tea="BYR")
    journal = s.listen()
    s.push(s.rules.by_name["summer"])
    s.advance()
    assert [event.seat for event in journal.events if event.code == E_RESOURCES] == [B, Y, R]
    order = []
    while asked(s).startswith("remove_shame"):
        order.append(s.deciders[0])
        play(s, (s.deciders[0], "stop"))
    assert order == [B, Y, R]


@rule("GW-SUM02", "GW-SUM03")
def test_shame_is_removed_before_the_command_track_is_emptied() -> None:
    me = player(goods="CC", shamed={"archer": 1}, chosen="economy")
    s = table(me, player(), player(), todo=[step("summer"), AFTER], track=[R])
    assert (asked(s), s.track) == ("remove_shame R", [R])
    play(s, (R, "stop"))
    assert (asked(s), s.track) == ("reclaim R", [-1])


# ---- fall


@rule("GW-FAL01", "GW-FAL03")
def test_cards_answer_the_reveal_before_the_slots_are_chosen() -> None:
    s = table(player(tactics=["tea_ceremony"]), player(), player(), todo=[step("fall")], tea="BYR")
    play(s, *((seat, "command:economy") for seat in (R, B, Y)))
    assert (asked(s), s.track) == ("respond R", [])
    play(s, (R, "play:tea_ceremony"))
    assert asked(s) == "choose_slot B"


@rule("GW-FAL05", "GW-ATK11")
def test_a_turn_is_frames_then_activation_then_the_horde_check() -> None:
    lane = [horde("outriders_L", "0.2:x 0.3:x 1.2:x")]
    me = player(chosen="economy", goods="SSG", clerks={"barracks": 2})
    s = table(me, player(clerks={"barracks": 1}), player(), todo=[step("next_turn"), AFTER], track=[R],
              hordes=CALM | {"L": lane})  # fmt: skip
    play(s, (R, "place:barracks"))  # the frame fills the location
    stop(s, "levy R")
    play(s, (R, "recruit:spearman"))
    assert HORDE_WORDS.index("outriders_L") in s.hordes
    play(s, (R, "outriders_L@1.3"))
    stop(s, "reclaim")
    assert [HORDE_WORDS[card] for card in s.claimed[R]] == ["outriders_L"]  # in the same turn


# ---- winter


@rule("GW-WIN03", "GW-WIN04")
def test_a_horde_that_falls_to_the_volley_takes_no_part_in_the_assault() -> None:
    lane = [horde("heavy_lancers_L", "0.2:x 0.3:x 0.4:x 1.1:x 1.2:x")]
    s = table(player(firing={"L": 1}), player(), player(), todo=[step("winter")], season="fall",
              hordes=CALM | {"L": lane}, barricades={"M": 3, "R": 3})  # fmt: skip
    pass_until(s, lambda: s.season != 4)
    assert (s.shame_bank, s.firing[R][:3]) == (30, [1, 0, 0])


@rule("GW-BRE05", "GW-DEF12")
def test_a_breach_checks_no_horde() -> None:
    lane = [horde("outriders_L", "0.2:R 0.3:R 1.2:x 1.3:x"), horde("heavy_lancers_L", "all:x")]
    s = table(player(), player(), player(), todo=[step("compare", section=0), AFTER], season="winter",
              hordes=CALM | {"L": lane})  # fmt: skip
    pass_until(s, lambda: asked(s) == "reclaim R", ("soldier:archer",))
    assert [HORDE_WORDS[card] for card in s.hordes[:2]] == ["outriders_L", "heavy_lancers_L"]
    assert s.covers[0].count(2) == 3  # one of the two fell and left a wound


@rule("GW-KIL02", "GW-T06")
def test_victims_are_chosen_in_tea_order() -> None:
    mixed = "0.1+0.2:R 0.3:R 1.1+1.2:B 1.3:B 0.4:x 1.4:x"
    for tea in ("BRY", "RBY"):
        s = table(player(), player(), player(), todo=[step("horde_check"), AFTER], tea=tea,
                  hordes=CALM | {"L": [horde("keshig_guard_L", mixed)]})  # fmt: skip
        order = ""
        while asked(s).startswith("choose_victim"):
            order += asked(s)[-1]
            play(s, (s.deciders[0], keys(s, s.deciders[0])[0]))
        assert order + "Y" == tea


# ---- limits


@rule("GWC-R05")
@pytest.mark.parametrize("season", ["spring", "summer", "fall", "winter"])
def test_limits_per_turn_begin_anew_with_every_season(season: str) -> None:
    tally = ADVISOR_CARDS[ADVISOR_WORDS.index("spoils_officer")].clauses[0].tally
    s = table(advised("spoils_officer"), player(), player(), todo=[step(season), AFTER], uses=[[tally, 0, 1]])
    assert s.uses == []
