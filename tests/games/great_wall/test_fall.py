"""Fall (5.4, 5.5): command cards, the command track, frames and clerks."""

from tests.games.great_wall.table import B, R, Y, asked, goods, horde, keys, pass_until, play, player, step, table
from tests.rules import rule

from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.tables import LOCATION_WORDS

QUARRY, TEMPLE = LOCATION_WORDS.index("quarry"), LOCATION_WORDS.index("temple")
COMMAND_NUMBER = {"economy": 0, "despotism": 1, "work_harder": 2, "attack_order": 3, "call_to_arms": 4, "betrayal": 5}


def turn(
    card: str, *others: str, me: dict | None = None, rivals: list[dict] | None = None, **fields: object
) -> GreatWall:
    """R's turn with a card, the others' cards on the track behind it."""
    rivals = rivals if rivals is not None else [{}, {}]
    people = [player(chosen=card, **(me or {}))]
    people += [player(chosen=other, **rivals[i]) for i, other in enumerate(others)]
    todo = [step("next_turn"), step("reclaim", R)]
    return table(*people, track=list(range(len(people))), todo=todo, **fields)


def frame(card: str, place: int, *others: str, me: dict | None = None, **fields: object) -> GreatWall:
    """One frame of R's card."""
    people = [player(chosen=card, **(me or {}))] + [player(chosen=other) for other in others]
    todo = [step("resolve_frame", frame=COMMAND_NUMBER[card] * 4 + place), step("reclaim", R)]
    return table(*people, track=[R, B, Y], active=R, ruler=R, todo=todo, **fields)


# ---- choosing and placing


@rule("GW-FAL01")
def test_commands_are_chosen_in_secret_and_turned_up_together() -> None:
    s = table(player(), player(), player(), todo=[step("fall")])
    play(s, (B, "command:economy"))
    assert s.chosen == [-1, -1, -1]
    assert "economy" not in str(s.view(R).document()["todo"])
    assert s.view(R).drafts[B] == []
    play(s, (R, "command:betrayal"), (Y, "command:despotism"))
    assert s.chosen == [5, 0, 1]
    assert 0 not in s.commands[B]


@rule("GW-FAL02", "GW-FAL03")
def test_a_player_without_cards_takes_no_turn_and_slots_are_as_many_as_cards() -> None:
    nothing = player(discard=list(COMMAND_NUMBER))
    s = table(nothing, player(), player(), todo=[step("fall")], tea="YBR")
    assert s.deciders == [B, Y]
    play(s, (B, "command:economy"), (Y, "command:economy"))
    assert asked(s) == "choose_slot Y"
    assert keys(s, Y) == ["slot:1", "slot:2"]
    play(s, (Y, "slot:2"))
    assert s.track == [B, Y]  # the last slot is forced
    assert s.active == B
    pass_until(s, lambda: asked(s) == "place_clerk R")  # he takes part in the others' turns
    assert asked(s) == "place_clerk R"


@rule("GW-FAL03", "GW-FAL04", "GW-FAL05", "GW-FAL09")
def test_cards_are_resolved_in_the_order_of_their_slots_and_stay() -> None:
    s = table(player(firing={"L": 1}), player(), player(), todo=[step("fall")], tea="RBY")
    play(s, (R, "command:economy"), (B, "command:economy"), (Y, "command:economy"))
    play(s, (R, "slot:3"), (B, "slot:1"))
    assert s.track == [B, Y, R]
    turns = [s.active]
    while s.season == 3:
        if s.active >= 0 and s.active != turns[-1]:
            turns.append(s.active)
        pass_until(s, lambda: s.season != 3 or s.active != turns[-1])
    assert turns == [B, Y, R]
    assert asked(s) == "shoot R"  # winter
    assert (s.chosen, s.track) == ([0, 0, 0], [B, Y, R])


@rule("GW-FAL07", "GWC-CMD-01")
def test_owner_frames_are_the_owners_and_others_frames_come_in_tea_order() -> None:
    s = turn("economy", "despotism", "attack_order", tea="YRB")
    assert asked(s) == "place_clerk R"
    play(s, (R, "stop"))
    assert asked(s) == "place_clerk Y"
    play(s, (Y, "stop"))
    assert asked(s) == "place_clerk B"
    play(s, (B, "stop"))
    assert asked(s) == "take_resource R"


@rule("GW-FAL10")
def test_discarded_commands_are_seen_by_all() -> None:
    s = table(player(discard=["economy"]), player(), player(), todo=[step("fall")])
    assert s.view(B).command_discard[R] == [0]


# ---- clerks


@rule("GW-CLK01", "GW-CLK07", "GW-CLK08")
def test_a_clerk_is_placed_from_the_pool_or_moved_one_at_a_time() -> None:
    s = frame("economy", 0, "despotism", "despotism", me={"clerks": {"temple": 1}})
    assert "place:quarry" in keys(s, R)
    assert "move:temple>quarry" in keys(s, R)
    assert "move:temple>temple" not in keys(s, R)
    play(s, (R, "move:temple>quarry"), (R, "place:temple"))
    assert (s.clerks[R][QUARRY], s.clerks[R][TEMPLE], s.clerks[R][10], s.clerks[R][11]) == (1, 1, 3, 3)


@rule("GW-CLK02", "GW-CLK03", "GW-ACT02")
def test_a_full_location_takes_nobody_and_lets_nobody_go() -> None:
    s = frame("economy", 0, "despotism", "despotism", me={"clerks": {"quarry": 2}})
    assert "move:quarry>temple" in keys(s, R)
    play(s, (R, "place:quarry"))
    offered = keys(s, R)
    assert "place:quarry" not in offered
    assert not [key for key in offered if key.startswith("move:quarry")]
    assert "place:builders_camp" in offered
    step_class, args = s.current(R)
    assert [(x.key, x.rule) for x in step_class.refused(s, R, args)] == [("place:quarry", "GW-CLK02")]


@rule("GW-CLK04")
def test_two_different_locations_differ() -> None:
    s = frame("economy", 1, "despotism", "despotism")
    play(s, (B, "place:quarry"))
    assert "place:quarry" not in keys(s, B)
    assert not [key for key in keys(s, B) if key.startswith("move:quarry")]  # the first clerk is not placed again
    play(s, (B, "place:temple"))
    assert asked(s) == "place_clerk Y"


@rule("GW-CLK05")
def test_one_location_may_take_several_but_no_clerk_goes_twice() -> None:
    s = frame("economy", 0, "despotism", "despotism", me={"clerks": {"embassy": 1}})
    play(s, (R, "place:embassy"))
    assert "place:embassy" in keys(s, R)
    assert "move:embassy>quarry" in keys(s, R)  # the clerk that was there before
    play(s, (R, "move:embassy>quarry"))
    assert not [key for key in keys(s, R) if key.startswith("move:")]


@rule("GW-CLK06")
def test_clerks_that_were_not_activated_stay() -> None:
    s = turn("economy", "despotism", "despotism", me={"clerks": {"temple": 2}})
    pass_until(s, lambda: s.active != R, ("stop", "take:wood", "none"))
    assert s.clerks[R][TEMPLE] == 2


# ---- the six command cards


@rule("GWC-CMD-01", "GWC-R06", "GWC-R02", "GWC-R03")
def test_economy_gives_two_more_resources_beside_work_harder() -> None:
    s = frame("economy", 2, "despotism", "despotism")
    play(s, (R, "take:gold"))
    assert goods(s, R) == "G"
    assert asked(s) == "reclaim R" or asked(s) != "take_resource R"
    s = frame("economy", 2, "work_harder", "work_harder")  # counts once
    play(s, (R, "take:gold"), (R, "take:wood"), (R, "take:chi"))
    assert goods(s, R) == "WGC"
    assert asked(s) != "take_resource R"


def placements(s: GreatWall) -> int:
    """How many clerks R may place, all into the embassy."""
    n = 0
    while asked(s) == "place_clerk R":
        key = "place:embassy" if "place:embassy" in keys(s, R) else "stop"
        n += key != "stop"
        play(s, (R, key))
    return n


@rule("GWC-CMD-02", "GWC-R06")
def test_despotism_places_two_more_beside_economy() -> None:
    assert placements(frame("despotism", 0, "attack_order", "betrayal")) == 2
    assert placements(frame("despotism", 0, "economy", "betrayal")) == 4
    assert placements(frame("despotism", 0, "economy", "economy")) == 4


@rule("GWC-CMD-02", "GW-ACT09", "GW-ACT10")
def test_despotism_activates_a_location_with_an_own_clerk_the_advanced_way() -> None:
    me = {"clerks": {"quarry": 1}}
    people = [player(chosen="despotism", **me), player(chosen="economy", clerks={"quarry": 1, "temple": 1}), player()]
    s = table(*people, track=[R, B], active=R, ruler=R, todo=[step("resolve_frame", frame=6), step("reclaim", R)])
    assert keys(s, R) == ["activate:quarry", "none"]  # not the temple, where only B is
    play(s, (R, "activate:quarry"))
    pass_until(s, lambda: asked(s) == "reclaim R" or not s.clerks[R][QUARRY])
    assert (goods(s, R), goods(s, B)) == ("S", "S")  # all who are there resolve, and no one is shamed
    assert sum(s.shamed[R]) == 0


@rule("GWC-CMD-03", "GW-T45")
def test_work_harder_builds_cheaper_and_pays_the_printed_honour() -> None:
    for rival, own in (("economy", "WWWWW"), ("attack_order", "WWW")):
        s = frame("work_harder", 2, rival, "economy", me={"goods": own}, wall={"L": 1}, warehouse={"wood": 3})
        play(s, (R, "wall@L"))
        assert s.wall[0] == 2
        assert goods(s, R) == ""
        assert s.honour[R] == 10


@rule("GWC-CMD-04", "GWC-CMD-14", "GW-ATK10", "GW-ATK08")
def test_attack_order_sends_all_soldiers_of_a_chosen_section() -> None:
    me = {"rest": {"L_spearman": 2, "L_archer": 1, "M_spearman": 1}}
    covered = "0.2:x 0.3:x 1.2:x"  # one spot of four is free
    hordes = {"L": [horde("outriders_L", covered)], "M": ["camp_train_M"], "R": ["camp_train_R"]}
    s = frame("attack_order", 0, "call_to_arms", "economy", me=me, hordes=hordes)
    assert keys(s, R) == ["stop", "attack@L", "attack@M"]
    play(s, (R, "attack@L"))
    assert keys(s, R) == ["spearman@L", "archer@L"]  # whoever can must
    play(s, (R, "spearman@L"))
    assert s.honour[R] == 1  # the reward of the spot
    assert s.rest[R][0] == 1  # the second has no target and stays
    assert s.firing[R][:3] == [1, 0, 0]
    play(s, (R, "stop"))
    assert s.honour[R] == 1 + 2  # two attacked, beside Call to Arms
    assert s.rest[R][5] == 1


@rule("GWC-CMD-05", "GWC-CMD-12", "GW-T42", "GW-T50")
def test_call_to_arms_recruits_cheaper_and_without_shame() -> None:
    s = frame("call_to_arms", 2, "economy", "economy", me={"goods": "SSSSG"})
    play(s, (R, "recruit:spearman"), (R, "recruit:spearman"))  # 4 stone and 2 gold, 1 less
    play(s, (R, "rest@L"), (R, "rest@L"))
    assert (goods(s, R), s.rest[R][0], sum(s.shamed[R])) == ("", 2, 0)
    s = frame("call_to_arms", 2, "despotism", "economy", me={"goods": "SSSSG" + "W"})
    for _ in range(2):
        play(s, (R, "recruit:spearman"))
    assert "recruit:spearman" not in keys(s, R)  # the third would make it 6 stone, 3 gold less 3


@rule("GWC-CMD-06", "GWC-CMD-10", "GWC-CMD-11", "GWC-CMD-13")
def test_betrayal_copies_the_owner_frames_of_anothers_card() -> None:
    s = frame("betrayal", 0, "despotism", "economy", me={"clerks": {"quarry": 1}})
    assert keys(s, R) == ["clerks", "copy:despotism", "copy:economy"]
    play(s, (R, "copy:despotism"))
    assert placements(s) == 4  # Economy is a rival's card of the Betrayal player too
    assert "activate:quarry" in keys(s, R)
    s = frame("betrayal", 0, "betrayal", "betrayal")
    assert placements(s) == 2  # nothing to copy: only the clerks are left
