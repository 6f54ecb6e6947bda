"""Advisors of hordes, soldiers, walls and command cards (GWC-ADV-22 to GWC-ADV-44)."""

import pytest
from tests.games.great_wall.card_table import activating, advised, checked, first, full, stop, table, turn_of
from tests.games.great_wall.table import B, R, Y, asked, goods, horde, keys, play, player, step
from tests.rules import rule

import rampart
from rampart.games.great_wall.codes import E_CHANGED_COMMAND, E_LOOKED, E_SPIED
from rampart.games.great_wall.content.names import HORDE_WORDS
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.tables import COMMAND_WORDS
from rampart.kernel.frame import SPECTATORS
from rampart.kernel.journal import Journal

CALM = {"L": ["camp_train_L"], "M": ["camp_train_M"], "R": ["camp_train_R"]}


def spring(times: int = 1, **fields: object) -> GreatWall:
    """Sappers that point to the left come to the section to which the Marauders beneath them point: the middle."""
    return table(
        advised("astrologer"), player(), player(), todo=[step("place_horde", cause=4)] * times, hordes=CALM,
        season="spring", year=2, next_horde=["sappers_L", "marauders_M"], **fields,
    )  # fmt: skip


@rule("GWC-ADV-22")
def test_the_astrologer_looks_and_leaves_the_horde_for_a_chi() -> None:
    s = spring(2)
    s.journal = Journal()
    reveals = s.reveals
    play(s, (R, "use:astrologer"))
    looked = next(e for e in s.journal.events if e.code == E_LOOKED)
    assert (looked.numbers, looked.seen(B).numbers[0] < 0) == ([HORDE_WORDS.index("sappers_L")], True)
    assert s.reveals > reveals  # it cannot be taken back
    assert s.known_hordes[HORDE_WORDS.index("sappers_L")] == 1  # R alone has seen it
    play(s, (R, "leave"))
    assert (goods(s, R), HORDE_WORDS[s.hordes[4]]) == ("C", "sappers_L")
    assert s.over  # once a spring: the second card comes unasked


@rule("GWC-ADV-22", "GWC-611")
def test_the_astrologer_sends_a_horde_back_and_the_next_comes_to_the_same_section() -> None:
    s = spring()
    play(s, (R, "use:astrologer"), (R, "swap"))
    assert HORDE_WORDS[s.hordes[4]] == "marauders_M"
    assert (HORDE_WORDS[s.horde_deck[0]], goods(s, R)) == ("sappers_L", "")
    others = [word for word in HORDE_WORDS[:24] if word != "sappers_L" and word not in ("camp_train_M", "camp_train_R")]
    s = table(
        advised("astrologer"), player(claimed=others), player(), todo=[step("place_horde", cause=4)], season="spring",
        year=2, next_horde=["sappers_L"], horde_deck=[], hordes={"M": ["camp_train_M"], "R": ["camp_train_R"]},
    )  # fmt: skip
    play(s, (R, "use:astrologer"))
    assert (goods(s, R), s.over) == ("C", True)  # the last card of the deck cannot go under it


@rule("GWC-ADV-22")
def test_only_the_astrologers_owner_knows_what_went_under_the_deck() -> None:
    s = table(
        advised("astrologer"), player(), player(), todo=[step("place_horde", cause=4)], season="spring", year=2,
        hordes={"M": ["camp_train_M"], "R": ["camp_train_R"]}, next_horde=["sappers_L"],
    )  # fmt: skip
    play(s, (R, "use:astrologer"), (R, "swap"))
    assert s.hordes[0] >= 0  # the next card of the deck came to the empty section
    assert HORDE_WORDS[s.hordes[0]] != "sappers_L"
    sappers = HORDE_WORDS.index("sappers_L")
    assert (s.view(R).horde_deck[0], s.view(B).horde_deck[0] < 0) == (sappers, True)


@rule("GWC-ADV-22")
def test_the_astrologer_is_not_asked_at_setup() -> None:
    s = table(
        advised("astrologer"), player(), player(), todo=[step("place_horde", cause=3)], hordes=CALM,
        next_horde=["sappers_L", "marauders_M"],
    )  # fmt: skip
    assert s.over


@rule("GWC-ADV-23")
@pytest.mark.parametrize(("on", "honour"), [("0.1:R", 1), ("0.1:R 0.2:R 0.3:R 0.4:R", 3), ("0.1:B", 0)])
def test_the_gravedigger_gains_honour_for_each_of_the_own_dead(on: str, honour: int) -> None:
    s = table(
        advised("gravedigger"), player(), player(), todo=[step("breach_killing", section=0)], season="winter", space=4,
        hordes={"L": [horde("keshig_guard_L", on), horde("outriders_L", "0.2:R" if honour == 3 else "")]},
    )  # fmt: skip
    while asked(s) == "choose_fallen R":
        first(s, R, "spearman")
    assert s.honour[R] == honour


@rule("GWC-ADV-24")
def test_the_archer_captain_lets_archers_on_the_wall_shoot_for_a_wood() -> None:
    s = turn_of(
        R, advised("archer_captain", goods="W", firing={"L": 2, "M": 1}, rest={"R_archer": 1}, chosen="economy"),
        player(), player(), wall={"L": 1},
    )  # fmt: skip
    play(s, (R, "use:archer_captain"))
    assert (goods(s, R), keys(s, R)) == ("", ["firing@L", "firing@M", "stop"])
    first(s, R, "firing@L", "wound", "firing@L", "wound", "firing@M", "wound")
    assert asked(s) == "place_clerk R"
    assert [s.covers[i].count(2) for i in (0, 3, 6)] == [2, 1, 0]
    s = turn_of(R, advised("archer_captain", firing={"L": 1}, chosen="economy"), player(), player())
    assert asked(s) == "place_clerk R"  # no wood
    s = turn_of(R, advised("archer_captain", goods="W", rest={"L_archer": 1}, chosen="economy"), player(), player())
    assert asked(s) == "place_clerk R"  # no one on the wall


def recruiting(me: dict, *kinds: str, theirs: int = 2) -> GreatWall:
    """R recruits a group in the barracks, with B."""
    s = activating({**me, "clerks": {"barracks": 4 - theirs}}, player(clerks={"barracks": theirs}), player())
    play(s, *((R, f"recruit:{kind}") for kind in kinds))
    if asked(s) == "levy R":
        play(s, (R, "done"))
    return s


@rule("GWC-ADV-25")
def test_the_fletcher_makes_archers_cheaper_and_gains_honour_for_a_group_with_one() -> None:
    s = recruiting(advised("fletcher", goods="WWCC"), "archer", "archer")
    assert (goods(s, R), s.honour[R]) == ("", 1)
    s = recruiting(advised("fletcher", goods="SSG"), "spearman")
    assert (goods(s, R), s.honour[R]) == ("", 0)


@rule("GWC-ADV-26")
def test_the_horse_breeder_makes_horsemen_cheaper() -> None:
    s = recruiting(advised("horse_breeder", goods="WGG"), "horseman")
    assert goods(s, R) == "G"
    s = activating(
        advised("horse_breeder", goods="SSG", clerks={"barracks": 2}), player(clerks={"barracks": 2}), player()
    )
    play(s, (R, "recruit:spearman"))
    assert goods(s, R) == ""  # spearmen cost the same


@rule("GWC-ADV-27", "GWC-605", "GW-T42")
def test_the_drill_sergeant_takes_stone_off_spearmen_before_the_group_discount() -> None:
    s = recruiting(advised("drill_sergeant", goods="SSGG"), "spearman", "spearman")
    assert goods(s, R) == ""
    s = recruiting(
        advised("drill_sergeant", goods="SSGG", general="yue_fei", support=["abbot", "censor"]), "spearman", "spearman"
    )
    play(s, (R, "spare:gold"), (R, "spare:gold"))
    assert goods(s, R) == "GG"


@rule("GWC-ADV-28")
def test_the_quartermaster_brings_material_for_resting_recruits() -> None:
    s = recruiting(advised("quartermaster", goods="SSSSSSGGG"), "spearman", "spearman", "spearman", theirs=1)
    for _ in range(3):
        play(s, (R, "rest@L"))
    assert keys(s, R) == ["take:wood", "take:stone", "take:gold"]
    play(s, (R, "take:gold"), (R, "take:wood"))
    assert (s.over, goods(s, R)) == (True, "WG")
    s = recruiting(advised("quartermaster", goods="SSG"), "spearman")
    play(s, (R, "rest@L"), (R, "take:wood"))
    assert (goods(s, R), s.over) == ("W", True)
    s = recruiting(advised("quartermaster", goods="SSG"), "spearman")
    first(s, R, "camp_train_L@0.0")
    assert (goods(s, R), s.over) == ("W", True)  # who attacks does not rest


@rule("GWC-ADV-29")
def test_the_field_physician_saves_the_first_for_one_chi_less() -> None:
    two = horde("outriders_L", "0.2:R 0.3:R 1.2:x 1.3:x")
    s = checked(advised("field_physician", goods="CCCC"), player(), player(), hordes={"L": [two]}, space=2)
    play(s, (R, "save:spearman@outriders.1"))
    assert goods(s, R) == "CCC"
    play(s, (R, "save:spearman@outriders.1"))
    assert goods(s, R) == "C"


@rule("GWC-ADV-30")
def test_the_banner_maker_gains_honour_with_a_soldier_on_a_defeated_horde() -> None:
    s = checked(advised("banner_maker"), player(), player(), hordes={"L": [full()]})
    assert s.honour[R] == 4
    s = checked(advised("banner_maker", firing={"L": 1}), player(), player(), hordes={"L": [full("B")]})
    assert s.honour[R] == 2  # for the archer only


def ordered(me: dict, **fields: object) -> GreatWall:
    """R's Attack Order in section L."""
    s = table(
        {**me, "chosen": "attack_order"}, player(), player(), todo=[step("frame_for", R, frame=12)], active=R, **fields
    )
    play(s, (R, "attack@L"))
    return s


@rule("GWC-ADV-31")
def test_the_pathfinder_leads_spearmen_to_row_2() -> None:
    deep = {"L": ["sappers_L", "camp_train_L", "outriders_L"]}
    s = ordered(advised("pathfinder", rest={"L_spearman": 2}), hordes=deep)
    hordes = {key.split("@")[0] for key in keys(s, R)}
    assert hordes == {"sappers_L", "camp_train_L"}
    play(s, (R, "camp_train_L@0.0"))
    assert s.honour[R] == 1
    play(s, (R, "sappers_L@0.0"))
    assert s.honour[R] == 1
    s = ordered(player(rest={"L_spearman": 1}), hordes=deep)
    assert {key.split("@")[0] for key in keys(s, R)} == {"sappers_L"}


@rule("GWC-ADV-31")
def test_the_pathfinder_gains_nothing_for_a_horseman_in_row_2() -> None:
    s = ordered(advised("pathfinder", rest={"L_horseman": 1}), hordes={"L": ["sappers_L", "camp_train_L"]})
    play(s, (R, next(key for key in keys(s, R) if key.startswith("camp_train_L@0.0"))))
    assert s.honour[R] == 0


@rule("GWC-ADV-32")
def test_the_executioner_takes_honour_or_removes_shame_for_a_claimed_horde() -> None:
    s = checked(advised("executioner", shamed={"archer": 1}), player(), player(), hordes={"L": [full()]})
    play(s, (R, "use:executioner"))
    assert keys(s, R) == ["shame", "honour"]
    play(s, (R, "shame"))
    assert (s.shame_bank, s.honour[R], s.shamed[R][:3]) == (30, 2, [0, 0, 0])
    s = checked(advised("executioner"), player(), player(), hordes={"L": [full()]})
    play(s, (R, "use:executioner"))
    assert (s.honour[R], s.over) == (4, True)
    s = checked(advised("executioner"), player(), player(), hordes={"L": [full("B")]})
    assert (s.honour[R], s.over) == (0, True)


@rule("GWC-ADV-33")
def test_the_trophy_keeper_adds_two_to_each_clean_claimed_horde() -> None:
    mine = ["sappers_L", "sappers_M", "marauders_L"]
    s = table(
        advised("trophy_keeper", claimed=mine, stains={"sappers_M": 1}), player(claimed=["outriders_L"]), player(),
        todo=[step("score_hordes", R), step("score_hordes", B)], season="winter",
    )  # fmt: skip
    assert s.honour == [8 + 6 + 2 * 2, 4, 0]


@rule("GWC-ADV-34")
def test_the_abbot_removes_shame_for_one_chi_and_gains_honour() -> None:
    s = table(
        advised("abbot", goods="CC", shamed={"archer": 1, "spearman": 1}), player(), player(),
        todo=[step("remove_shame", R)], season="summer",
    )  # fmt: skip
    play(s, (R, "soldier:archer"))
    assert (goods(s, R), s.honour[R]) == ("C", 1)
    play(s, (R, "soldier:spearman"))
    assert (goods(s, R), s.honour[R]) == ("", 2)


@rule("GWC-ADV-34", "GWC-ADV-32", "GWC-610")
def test_the_abbot_gains_honour_for_shame_removed_by_a_card() -> None:
    s = checked(advised("abbot", "executioner", shamed={"archer": 1}), player(), player(), hordes={"L": [full()]})
    play(s, (R, "use:executioner"), (R, "shame"))
    assert s.honour[R] == 2 + 1


@rule("GWC-ADV-35", "GWC-606")
def test_the_war_drummer_attacks_with_one_resting_soldier_when_winter_begins() -> None:
    s = table(
        advised("war_drummer", rest={"L_spearman": 2, "M_archer": 1, "R_spearman": 1}, firing={"L": 1}),
        player(firing={"M": 1}), player(), todo=[step("winter")], season="fall",
    )  # fmt: skip
    play(s, (R, "use:war_drummer"))
    assert keys(s, R) == ["spearman@L", "spearman@R", "stop"]
    play(s, (R, "spearman@L"), (R, "camp_train_L@0.0"))
    assert (goods(s, R), s.rest[R][0], s.rest[R][6]) == ("W", 1, 1)
    assert not asked(s).startswith("choose_attacker")
    s = table(
        advised("war_drummer", rest={"M_archer": 1}), player(firing={"M": 1}), player(), todo=[step("winter")],
        season="fall",
    )  # fmt: skip
    assert asked(s) == "shoot B"  # the archer finds no free firing spot


@rule("GWC-ADV-36")
def test_the_spoils_officer_doubles_a_reward_once_per_turn() -> None:
    s = ordered(advised("spoils_officer", rest={"L_spearman": 3}), hordes={"L": ["camp_train_L"]})
    play(s, (R, "camp_train_L@1.4"))
    assert s.honour[R] == 1  # honor is no resource
    play(s, (R, "camp_train_L@0.4"), (R, "use:spoils_officer"))
    assert goods(s, R) == "GG"
    play(s, (R, "camp_train_L@0.0"))
    assert (goods(s, R), s.over) == ("WGG", True)


@rule("GWC-ADV-36", "GWC-R05")
def test_the_spoils_officer_doubles_what_was_chosen_and_need_not_be_used_at_once() -> None:
    s = ordered(advised("spoils_officer", rest={"L_spearman": 2}), hordes={"L": ["camp_train_L"]})
    play(s, (R, "camp_train_L@0.0"), (R, "pass"), (R, "camp_train_L@0.3"), (R, "take:chi"), (R, "use:spoils_officer"))
    assert goods(s, R) == "WCC"


@rule("GWC-ADV-37", "GWC-R09")
def test_the_assassin_wounds_a_row_1_horde_for_a_gold_and_gains_honour() -> None:
    s = turn_of(
        R, advised("assassin", goods="G", chosen="economy"), player(), player(),
        hordes={"L": ["sappers_L", "outriders_L"], "M": ["keshig_guard_M"], "R": ["marauders_R"]},
    )  # fmt: skip
    play(s, (R, "use:assassin"))
    assert {key.split("@")[0] for key in keys(s, R)} == {"wound:sappers_L", "wound:marauders_R"}
    play(s, (R, "wound:marauders_R@0.1"))
    assert (s.covers[6][1], goods(s, R), s.honour[R]) == (2, "", 2)  # no reward of the spot
    s = turn_of(R, advised("assassin", chosen="economy"), player(), player())
    assert asked(s) == "place_clerk R"
    s = turn_of(B, advised("assassin", goods="G"), player(chosen="economy"), player())
    assert asked(s) == "place_clerk B"


def compared(*players: dict, **fields: object) -> GreatWall:
    """Section L is compared in winter."""
    return table(*players, todo=[step("compare", section=0)], season="winter", **fields)


@rule("GWC-ADV-38")
def test_the_interpreter_lowers_the_offence_for_gold_once_a_year() -> None:
    s = table(
        advised("interpreter", goods="GGGG"), player(), player(), season="winter",
        todo=[step("compare", section=0), step("compare", section=1)],
        hordes={"L": ["outriders_L"], "M": ["sappers_M"]}, barricades={"L": 1, "M": 2},
    )  # fmt: skip
    play(s, (R, "use:interpreter"))
    assert keys(s, R) == ["one", "two", "three"]
    play(s, (R, "two"))
    assert (goods(s, R), s.shame_bank) == ("GG", 30)  # 4 - 2 against 2 holds
    assert asked(s).startswith("place_shame")  # the next section is compared without him
    s = compared(
        advised("interpreter", goods="G"), player(), player(), hordes={"L": ["outriders_L"]}, barricades={"L": 1}
    )
    play(s, (R, "use:interpreter"))
    assert (goods(s, R), asked(s)) == ("", "place_shame R")  # 4 - 1 against 2 does not


@rule("GWC-ADV-38")
def test_the_interpreter_needs_gold_and_hordes() -> None:
    s = compared(advised("interpreter", goods="WW"), player(), player(), hordes={"L": ["outriders_L"]})
    assert asked(s) == "place_shame R"
    s = compared(advised("interpreter", goods="GG"), player(), player(), hordes={})
    assert s.over


@rule("GWC-ADV-39", "GW-T45")
def test_the_architect_builds_walls_for_two_less() -> None:
    s = activating(advised("architect", goods="WWW", clerks={"builders_camp": 1}), player(), player(), barricades={})
    play(s, (R, "wall@L"))
    assert (goods(s, R), s.honour[R]) == ("", 5)
    s = activating(advised("architect", goods="WWW", clerks={"builders_camp": 1}), player(), player(), barricades={})
    play(s, (R, "barricade@L"))
    assert goods(s, R) == "W"


@rule("GWC-ADV-40")
def test_the_carpenter_builds_barricades_for_one_less() -> None:
    s = activating(advised("carpenter", goods="WWW", clerks={"builders_camp": 1}), player(), player(), barricades={})
    assert "wall@L" not in keys(s, R)
    play(s, (R, "barricade@L"))
    assert (goods(s, R), s.honour[R]) == ("WW", 2)


def choosing(**fields: object) -> GreatWall:
    """R has the Spymaster and a gold; R and B choose Economy, Y Work Harder."""
    s = table(advised("spymaster", goods="G", **fields), player(), player(), todo=[step("fall")], season="summer")
    play(s, (R, "command:economy"), (B, "command:economy"), (Y, "command:work_harder"))
    return s


@rule("GWC-ADV-41")
def test_the_spymaster_sees_a_card_and_may_change_the_own_one() -> None:
    s = choosing()
    assert s.chosen == [-1, -1, -1]
    play(s, (R, "use:spymaster"))
    assert (goods(s, R), keys(s, R)) == ("", ["seat:1", "seat:2"])
    assert s.current(R)[0].secret == 1  # also where only one can be looked at, so that the kernel takes it
    s.journal = Journal()
    play(s, (R, "seat:2"))
    seen = next(e for e in s.journal.events if e.code == E_SPIED)
    assert seen.numbers == [Y, 2]
    step_now, args = s.current(R)
    assert step_now.prompt(s.view(R), R, args).args == {"other_seat": Y, "command": "work_harder"}
    assert keys(s, R) == ["keep", "exchange"]
    play(s, (R, "exchange"))
    assert len(keys(s, R)) == 5
    play(s, (R, "command:despotism"))
    assert s.chosen == [1, 0, 2]
    assert 0 in s.commands[R]


@rule("GWC-ADV-41")
def test_all_are_told_whether_the_spymaster_exchanged_but_not_for_what() -> None:
    for answer, changed in (("keep", 0), ("exchange", 1)):
        s = choosing()
        play(s, (R, "use:spymaster"), (R, "seat:2"))
        s.journal = Journal()
        play(s, (R, answer))
        assert (s.journal.events[0].code, s.journal.events[0].seat) == (E_CHANGED_COMMAND, R)
        assert s.journal.events[0].seen(B).numbers == [changed]
    assert keys(s, R) == [f"command:{word}" for word in COMMAND_WORDS if word != "economy"]
    assert s.current(R)[0].secret == 1


@rule("GWC-ADV-41")
def test_nobody_else_learns_at_whose_card_the_spymaster_looks() -> None:
    seen = []
    for spied_on in (B, Y):
        s = choosing()
        play(s, (R, "use:spymaster"))
        s.journal = Journal()
        play(s, (R, f"seat:{spied_on}"))
        told = [(e.code, e.seat, e.seen(viewer).numbers) for viewer in (B, Y, SPECTATORS) for e in s.journal.events]
        seen.append((told, [s.view(viewer).document() for viewer in (B, Y, None)]))
        play(s, (R, "exchange"))
        seen[-1][1].extend(s.view(viewer).document() for viewer in (B, Y, None))
        assert {s.determinise(B, seed).pad[-1] for seed in range(30)} == {B, Y}
    assert seen[0] == seen[1]


@rule("GWC-ADV-41")
def test_the_spymaster_alone_reckons_with_the_card_that_was_seen() -> None:
    s = choosing()
    play(s, (R, "use:spymaster"), (R, "seat:2"))
    face_down = {seat: s.view(seat).document()["face_down"] for seat in (R, B)}
    assert face_down[R] == [{"0": ["command:economy"], "2": ["command:work_harder"]}]
    assert face_down[B] == [{"1": ["command:economy"]}]

    def guessed(viewer: int, seat: int) -> set[int]:
        """What a seat may have chosen, as the viewer sees it."""
        return {s.determinise(viewer, seed).face_down[seat][0] for seed in range(40)}

    assert guessed(R, Y) == {2}
    assert len(guessed(R, B)) == 6  # of him nothing was seen
    assert len(guessed(B, Y)) == 6
    assert s.determinise(R, 3).view(R) == s.view(R)
    assert s.view(R).determinise(R, 3) == s.determinise(R, 3)
    assert rampart.game("great_wall").load(s.view(R).document()) == s.view(R)
    play(s, (R, "exchange"), (R, "command:despotism"))
    assert s.chosen == [1, 0, 2]


@rule("GWC-ADV-41")
def test_the_spymaster_may_keep_the_card_and_needs_gold() -> None:
    s = choosing()
    play(s, (R, "use:spymaster"), (R, "seat:1"), (R, "keep"))
    assert s.chosen == [0, 0, 2]
    s = table(advised("spymaster"), player(), player(), todo=[step("fall")], season="summer")
    play(s, *((seat, "command:economy") for seat in (R, B, Y)))
    assert s.chosen == [0, 0, 0]


@rule("GWC-ADV-42", "GWC-ADV-43")
def test_the_wall_inspector_and_the_geomancer_answer_wall_levels() -> None:
    s = activating(
        advised("wall_inspector", "geomancer", goods="WWWWW", clerks={"builders_camp": 1}),
        player(goods="W" * 10, clerks={"builders_camp": 1}), player(), barricades={},
    )  # fmt: skip
    play(s, (R, "wall@L"))
    assert (s.honour[R], len(s.tactics[R]), goods(s, R)) == (5, 1, "C")  # one's own: a tactic card and a chi
    play(s, (B, "wall@L"))
    assert (s.honour[R], len(s.tactics[R]), goods(s, R)) == (7, 1, "C")  # another's: 2 honor


@rule("GWC-ADV-42", "GWC-ADV-43")
def test_the_wall_inspector_and_the_geomancer_do_not_answer_barricades() -> None:
    s = activating(
        advised("wall_inspector", "geomancer", goods="WW", clerks={"builders_camp": 1}),
        player(goods="WW", clerks={"builders_camp": 1}), player(), barricades={},
    )  # fmt: skip
    play(s, (R, "barricade@L"), (B, "barricade@L"))
    assert (s.honour[R], s.tactics[R], goods(s, R)) == (2, [], "")


@rule("GWC-ADV-44")
def test_the_beacon_keeper_gains_honour_for_two_manned_sections_that_hold() -> None:
    sections = [step("compare", section=i) for i in range(3)]
    s = table(
        advised("beacon_keeper", firing={"L": 1, "M": 1, "R": 1}), player(), player(), todo=sections, season="winter",
        barricades={"L": 3, "M": 3, "R": 3},
    )  # fmt: skip
    assert s.honour[R] == 4


@rule("GWC-ADV-44")
def test_the_beacon_keeper_needs_a_horde_an_archer_and_a_section_that_holds() -> None:
    keeper = {"hordes": {"L": ["camp_train_L"]}, "barricades": {"L": 3}}
    s = compared(advised("beacon_keeper", firing={"L": 1}), player(), player(), **keeper)
    assert s.honour[R] == 2
    s = compared(advised("beacon_keeper", rest={"L_archer": 1}), player(), player(), **keeper)
    assert s.honour[R] == 0
    s = compared(advised("beacon_keeper", firing={"L": 1}), player(), player(), hordes={}, barricades={"L": 3})
    assert s.honour[R] == 0
    s = compared(advised("beacon_keeper", firing={"L": 1}), player(), player(), hordes={"L": ["camp_train_L"]})
    stop(s)
    assert s.honour[R] == 0


@rule("GWC-ADV-38")
@pytest.mark.parametrize(("word", "left", "holds"), [("one", "GGG", False), ("two", "GG", False), ("three", "G", True)])
def test_the_interpreter_pays_up_to_three_gold(word: str, left: str, holds: bool) -> None:
    mine = advised("interpreter", goods="GGGG")
    s = compared(mine, player(), player(), hordes={"L": ["steppe_archers_L"]}, barricades={"L": 1})
    play(s, (R, "use:interpreter"), (R, word))
    assert (goods(s, R), s.over) == (left, holds)  # 5 less the gold against 2


@rule("GWC-ADV-41")
def test_the_spymaster_needs_somebody_to_spy_on() -> None:
    all_six = ["economy", "despotism", "work_harder", "attack_order", "call_to_arms", "betrayal"]
    s = table(
        advised("spymaster", goods="G"), player(discard=all_six), player(discard=all_six), todo=[step("fall")],
        season="summer",
    )  # fmt: skip
    play(s, (R, "command:economy"))
    assert (s.chosen, goods(s, R)) == ([0, -1, -1], "G")
