"""Spring and summer (5.2, 5.3): time, hordes and raids, advisors, income, shame, command cards."""

from tests.games.great_wall.table import B, R, asked, goods, horde, keys, pass_until, play, player, step, table
from tests.rules import rule

from rampart.games.great_wall.content.names import ADVISOR_WORDS, BASE_ADVISORS, HORDE_WORDS
from rampart.games.great_wall.state import GreatWall


def card(word: str) -> int:
    """The code of a horde card."""
    return HORDE_WORDS.index(word)


def lying(s: GreatWall) -> dict[str, list[str]]:
    """The hordes of each section, nearest first."""
    return {section: [HORDE_WORDS[x] for x in s.hordes[i * 3 : i * 3 + 3] if x >= 0] for i, section in enumerate("LMR")}


def three() -> list[dict]:
    """Three players with nothing special."""
    return [player(), player(), player()]


@rule("GW-SPR01", "GW-SPR02")
def test_the_time_token_moves_and_says_how_many_hordes_come() -> None:
    s = table(*three(), todo=[step("advance_time"), step("reclaim", R)], hordes={})
    assert s.space == 1
    assert sum(len(x) for x in lying(s).values()) == 2


@rule("GW-SPR03", "GW-SPR04", "GW-SPR05")
def test_e03_empty_sections_come_first_then_the_indicator() -> None:
    s = table(
        *three(), hordes={"M": ["camp_train_M"]}, todo=[step("place_horde", cause=4)] * 3 + [step("reclaim", R)],
        next_horde=["sappers_R"], horde_deck=["heavy_lancers_L", "marauders_L", "keshig_guard_M", "outriders_L"],
        horde_discard=rest_of("camp_train_M", "sappers_R", "outriders_L", "keshig_guard_M", "marauders_L",
                              "heavy_lancers_L"),
    )  # fmt: skip
    assert lying(s) == {"L": ["sappers_R"], "M": ["camp_train_M", "marauders_L"], "R": ["heavy_lancers_L"]}


def rest_of(*used: str) -> list[str]:
    """All other horde cards."""
    return [word for word in HORDE_WORDS[:24] if word not in used]


FULL = {"L": ["camp_train_L"], "M": ["sappers_M", "camp_train_M", "heavy_lancers_M"], "R": ["camp_train_R"]}


@rule("GW-SPR06", "GW-END03")
def test_e04_a_raid_costs_the_bank_a_token_per_player() -> None:
    used = ["camp_train_L", "sappers_M", "camp_train_M", "heavy_lancers_M", "camp_train_R", "keshig_guard_L",
            "marauders_M"]  # fmt: skip
    for bank, left in ((7, 4), (2, 0)):
        s = table(
            *three(), hordes=FULL, todo=[step("place_horde", cause=4), step("reclaim", R)],
            next_horde=["keshig_guard_L"], horde_deck=["marauders_M"], horde_discard=rest_of(*used),
            shame_bank=bank, shame_gone=30 - bank,
        )  # fmt: skip
        assert (s.shame_bank, s.shame_gone) == (left, 30 - left)
        assert s.horde_discard[-1] == card("keshig_guard_L")
        assert not s.over


@rule("GW-SPR07")
def test_without_a_card_to_read_the_section_with_fewest_hordes_is_taken() -> None:
    hordes = {"L": ["sappers_L", "camp_train_L"], "M": ["camp_train_M"], "R": ["camp_train_R"]}
    used = ["sappers_L", "camp_train_L", "camp_train_M", "camp_train_R", "keshig_guard_L"]
    me = player(claimed=rest_of(*used))
    s = table(me, player(), player(), hordes=hordes, todo=[step("place_horde", cause=4), step("reclaim", R)],
              next_horde=["keshig_guard_L"], horde_deck=[])  # fmt: skip
    assert lying(s)["M"] == ["camp_train_M", "keshig_guard_L"]
    s = table(player(claimed=rest_of(*used[:-1])), player(), player(), hordes=hordes, next_horde=[], horde_deck=[],
              todo=[step("place_horde", cause=4), step("reclaim", R)])  # fmt: skip
    assert sum(len(x) for x in lying(s).values()) == 4  # no card at all: nothing is placed


@rule("GW-SPR07")
def test_discarded_hordes_make_a_new_deck() -> None:
    s = table(*three(), hordes={}, next_horde=[], horde_deck=[], horde_discard=HORDE_WORDS[:24],
              todo=[step("place_horde", cause=4), step("reclaim", R)])  # fmt: skip
    assert len(lying(s)["L"]) == 1
    assert len(s.horde_deck) + len(s.next_horde) == 23


@rule("GW-SPR07")
def test_the_indicator_is_read_from_the_discards_where_the_deck_ends_with_the_drawn_card() -> None:
    hordes = {"L": ["camp_train_L"], "M": ["camp_train_M"], "R": ["camp_train_R", "sappers_L"]}
    used = ["camp_train_L", "camp_train_M", "camp_train_R", "sappers_L", "keshig_guard_L", "marauders_R"]
    s = table(player(claimed=rest_of(*used)), player(), player(), hordes=hordes, next_horde=["keshig_guard_L"],
              horde_deck=[], horde_discard=["marauders_R"], todo=[step("place_horde", cause=4), step("reclaim", R)],
              )  # fmt: skip
    assert lying(s)["R"] == ["camp_train_R", "sappers_L", "keshig_guard_L"]  # not where there are fewest
    assert (s.next_horde, s.horde_deck, s.horde_discard) == ([card("marauders_R")], [], [])


@rule("GW-SPR08", "GW-GEN11")
def test_the_two_leftmost_advisors_leave_and_the_row_is_filled() -> None:
    row = ["abbot", "censor", "courier", "architect"]
    s = table(*three(), todo=[step("refresh_row"), step("reclaim", R)], advisor_row=row)
    assert [ADVISOR_WORDS[x] for x in s.advisor_row[:2]] == ["courier", "architect"]
    assert len(s.advisor_row) == 4
    assert [ADVISOR_WORDS[x] for x in s.advisor_discard] == ["abbot", "censor"]
    s = table(*three(), todo=[step("refresh_row"), step("reclaim", R)], advisor_row=row, advisor_deck=[],
              advisor_discard=[x for x in ADVISOR_WORDS[:BASE_ADVISORS] if x not in row])  # fmt: skip
    assert len(s.advisor_row) == 4


@rule("GW-SPR09")
def test_spring_defeats_nobody() -> None:
    s = table(*three(), hordes={"L": [horde("outriders_L", "all:x")]}, todo=[step("spring"), step("reclaim", R)])
    assert lying(s)["L"][-1:] == ["outriders_L"]


@rule("GW-SUM01", "GW-PRD07")
def test_e06_overseers_bring_their_level() -> None:
    s = table(player(levels={"gold_mine": 2, "temple": 1}), player(), player(), todo=[step("summer")])
    assert goods(s, R) == "GGC"
    assert goods(s, B) == ""


@rule("GW-SUM02")
def test_shame_is_removed_as_often_as_one_pays() -> None:
    me = player(goods="CCCCC", shamed={"archer": 1, "spearman": 2}, claimed=["sappers_L"], stains={"sappers_L": 1})
    s = table(me, player(), player(), todo=[step("remove_shame", R)])
    assert keys(s, R) == ["soldier:spearman", "soldier:archer", "horde:sappers_L", "stop"]
    play(s, (R, "horde:sappers_L"), (R, "soldier:spearman"))
    assert (goods(s, R), s.shamed[R][:3], sum(s.stains)) == ("C", [1, 1, 0], 0)
    assert asked(s) != "remove_shame R"


@rule("GW-SUM03", "GW-SUM04", "GW-SUM05", "GWC-CMD-06")
def test_command_cards_come_back_or_bring_honour_but_betrayal_stays() -> None:
    def summer() -> GreatWall:
        return table(
            player(chosen="economy", discard=["betrayal", "despotism"]), player(chosen="work_harder"),
            player(), track=[R, B], todo=[step("discard_commands"), step("fall")], tea="BRY",
        )  # fmt: skip

    s = summer()
    assert asked(s) == "reclaim B"
    play(s, (B, "take"), (R, "take"))
    assert len(s.commands[R]) == 5
    assert s.command_discard[R] == [5]
    assert s.chosen == [-1, -1, -1]
    s = summer()
    play(s, (B, "honour"), (R, "honour"))
    assert s.honour == [6, 2, 0]
    assert s.command_discard[R] == [0, 1, 5]


@rule("GW-SUM06", "GW-FAL02")
def test_without_a_discard_nothing_is_asked() -> None:
    s = table(player(), player(), player(), todo=[step("discard_commands"), step("fall")])
    assert asked(s) == "choose_command RBY"


@rule("GW-SET19", "GW-WIN08")
def test_the_first_year_begins_with_fall_and_the_second_with_spring() -> None:
    s = table(*three(), todo=[step("year")])
    assert asked(s).startswith("choose_command")
    s = table(*three(), todo=[step("year")], year=2, season="winter")
    assert s.space == 1
    pass_until(s, lambda: asked(s).startswith("choose_command"))
    assert s.season == 3
