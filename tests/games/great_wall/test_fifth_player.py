"""The fifth player: a full table and the cards of its box."""

import pytest
from tests.games.great_wall.powder_table import SUPPORT
from tests.games.great_wall.table import B, R, asked, goods, horde, keys, pass_until, play, player, step, table

import rampart
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.tables import CLAN_WORDS, POOL, UNHIRED
from rampart.kernel.errors import BadOptions

rule = pytest.mark.rule
GAME = rampart.game("great_wall")
LATER = step("reclaim", R)
OTHERS = ["wu_jie", "liu_qi", "cao_bin", "meng_gong"]


def five(me: dict, *others: dict, todo: list[dict], **fields: object) -> GreatWall:
    """R as given, four others with plain generals."""
    me = {**me, "unhired": 4, "general": me.get("general", "she_saihua")}
    rest = [*others, *[player() for _ in range(4 - len(others))]]
    people = [{**who, "unhired": 4, "general": OTHERS[i]} for i, who in enumerate(rest)]
    return table(me, *people, todo=todo, options={"fifth_player": True}, **fields)


def led(general: str, n: int, **fields: object) -> dict:
    return player(general=general, support=SUPPORT[:n], **fields)


@rule("GWX-5P-01", "GWX-5P-02", "GWX-5P-03", "GWX-5P-05")
def test_five_players_share_the_big_board() -> None:
    s = GAME.new(players=5, seed=4, fifth_player=True)
    assert isinstance(s, GreatWall)
    pass_until(s, lambda: asked(s).startswith("choose_command"))
    assert (s.side, s.space, s.shame_bank + s.shame_gone, sum(x >= 0 for x in s.hordes)) == (1, 1, 50, 5)
    assert [(mine[POOL], mine[UNHIRED]) for mine in s.clerks] == [(4, 4)] * 5
    assert sorted(CLAN_WORDS[clan] for clan in s.clans) == sorted(CLAN_WORDS)
    assert (len(s.box.generals), len(s.box.tactics), len(s.box.advisors)) == (17, 24, 48)
    assert len(GAME.new(players=5, seed=4).box.generals) == 13  # type: ignore[attr-defined]


@rule("GWX-5P-04")
def test_the_fifth_slot_of_the_command_track_is_used() -> None:
    s = GAME.new(players=5, seed=4, fifth_player=True)
    pass_until(s, lambda: asked(s).startswith("choose_slot"))
    assert "slot:5" in keys(s, s.deciders[0])


@rule("GWX-5P-05")
def test_its_cards_are_for_five_players() -> None:
    for seats in (1, 2, 3, 4):
        with pytest.raises(BadOptions):
            GAME.configure(seats, {"fifth_player": True})


@rule("GWX-5P-06")
def test_the_box_goes_with_the_others() -> None:
    s = GAME.new(players=5, seed=4, fifth_player=True, black_powder=True)
    assert {module.word for module in s.box.modules} == {"black_powder", "fifth_player"}  # type: ignore[attr-defined]


@rule("GWX-5P-GEN-01")
def test_su_dongpo_takes_more_honor_for_discarded_cards() -> None:
    for n, honour in ((0, 4), (2, 8), (5, 10)):
        me = led("su_dongpo", n, discard=["economy", "betrayal"])
        s = five(me, todo=[step("reclaim", R), step("reclaim", B)])
        play(s, (R, "honour"))
        assert s.honour[R] == honour


@rule("GWX-5P-GEN-02")
def test_bi_sheng_begins_with_overseers_and_gains_by_promotions() -> None:
    seen: GreatWall | None = None
    for seed in range(40):
        s = GAME.new(players=5, seed=seed, fifth_player=True, black_powder=True)
        while not asked(s).startswith("first_"):
            seat = s.deciders[0]
            offered = keys(s, seat)
            s.choose("general:bi_sheng" if "general:bi_sheng" in offered else offered[0], seat)
        assert isinstance(s, GreatWall)
        printer = [p for p in range(5) if s.generals[p] == GAME.rules.events[4].args[0].words.index("bi_sheng")]
        if printer:
            p = printer[0]
            assert s.levels[p] == [1, 1, 1, 1] and s.pool[p][0] == 6
            seen = seen or s
    assert seen is not None
    pass_until(seen, lambda: asked(seen).startswith("first_machine"))
    p = seen.generals.index(GAME.rules.events[4].args[0].words.index("bi_sheng"))
    assert seen.levels[p] == [1, 1, 1, 1] and seen.honour[p] == 0
    me = led("bi_sheng", 2, goods="WWW", levels={"quarry": 1}, clerks={"quarry": 1})
    s = five(me, todo=[step("promote", R, n=1, locations=["quarry"]), LATER])
    play(s, (R, "promote:quarry"))
    assert s.honour[R] == 2


@rule("GWX-5P-GEN-03")
def test_wang_anshi_gains_by_hiring() -> None:
    me = led("wang_anshi", 2, goods="GGGGG")
    s = five(me, todo=[step("hire", R, left=2), LATER], advisor_row=["gravedigger"])
    play(s, (R, "clerk"))
    assert (s.honour[R], goods(s, R)) == (2, "GGGC")
    play(s, (R, next(key for key in keys(s, R) if "gravedigger" in key)))
    assert s.honour[R] == 4


@rule("GWX-5P-GEN-04")
def test_li_qingzhao_gains_by_boosted_tactics() -> None:
    me = led("li_qingzhao", 2, goods="WW", tactics=["oil_and_stones"])
    s = five(me, todo=[step("compare", section="L"), LATER])
    play(s, (R, "boost:oil_and_stones"))
    pass_until(s, lambda: "use:li_qingzhao" in keys(s, R))
    play(s, (R, "use:li_qingzhao"), (R, "take:chi"), (R, "take:chi"))
    assert goods(s, R) == "CC"


@rule("GWX-5P-TAC-01")
@pytest.mark.parametrize(("same", "base", "boosted"), [(0, 1, 2), (1, 1, 2), (2, 2, 4), (4, 3, 5)])
def test_crowded_court_counts_the_same_cards(same: int, base: int, boosted: int) -> None:
    for key, most in (("play:crowded_court", base), ("boost:crowded_court", boosted)):
        me = player(goods="G", tactics=["crowded_court"], chosen="economy")
        others = [player(chosen="economy" if i < same else "betrayal") for i in range(4)]
        s = five(me, *others, todo=[step("open_moment", opens="on_commands_revealed"), LATER])
        play(s, (R, key), *[(R, "take:chi")] * most)
        assert goods(s, R).count("C") == most and not asked(s).startswith("take")


def crowd(me: dict, location: str, clans: int = 3, **fields: object) -> GreatWall:
    """So many clans have a clerk in a location, R among them; it is activated."""
    me = {**me, "clerks": {location: 1}}
    others = [player(clerks={location: 1} if i < clans - 1 else {}) for i in range(4)]
    s = five(me, *others, todo=[step("choose_location", R, allowed=[location]), LATER], active=R, ruler=R, **fields)
    play(s, (R, f"activate:{location}"))
    return s


@rule("GWX-5P-TAC-02")
def test_share_the_load_needs_three_clans() -> None:
    me = player(tactics=["share_the_load"], goods="C")
    s = crowd(me, "quarry")
    play(s, (R, "boost:share_the_load"))
    pass_until(s, lambda: goods(s, R).count("S") == 4, ("pass",))
    assert goods(s, R) == "SSSS"
    assert "play:share_the_load" not in keys(crowd(me, "quarry", clans=2), R)


@rule("GWX-5P-TAC-03")
def test_grand_army_needs_soldiers_of_three_clans() -> None:
    me = player(tactics=["grand_army"], goods="C")
    hordes = {"L": [horde("outriders_L", "0.2:R 0.3:B 1.2:Y 1.3:x")], "M": ["camp_train_M"], "R": ["camp_train_R"]}
    s = five(me, todo=[step("horde_check"), LATER], hordes=hordes)
    play(s, (R, "boost:grand_army"))
    pass_until(s, lambda: s.rest[R][0] == 1)
    assert (s.honour[R], s.rest[R][0], s.pool[B][0]) == (3 + 2, 1, 10)
    s = five(me, todo=[step("horde_check"), LATER], hordes=hordes)
    play(s, (R, "play:grand_army"))
    pass_until(s, lambda: s.pool[R][0] == 10)
    assert s.honour[R] == 3 + 2  # and its soldier falls
    fewer = {"L": [horde("outriders_L", "0.2:R 0.3:B 1.2:x 1.3:x")], "M": ["camp_train_M"], "R": ["camp_train_R"]}
    s = five(me, todo=[step("horde_check"), LATER], hordes=fewer)
    assert not asked(s).startswith("respond")


@rule("GWX-5P-TAC-04")
def test_rear_guard_adds_the_resting_soldiers_to_the_defense() -> None:
    hordes = {"L": ["heavy_lancers_L"], "M": ["camp_train_M"], "R": ["camp_train_R"]}
    me = player(tactics=["rear_guard"], goods="W", rest={"L_spearman": 2, "L_archer": 2})
    for key, held in (("play:rear_guard", False), ("boost:rear_guard", True)):
        s = five(me, todo=[step("compare", section="L"), LATER], hordes=hordes, barricades={"L": 1})
        play(s, (R, key))
        assert asked(s).startswith("place_shame") is not held  # 2 + 3 and 2 + 6 against 8


@rule("GWX-5P-ADV-01")
def test_the_rammed_earth_master_pays_in_chi() -> None:
    me = player(advisors=["rammed_earth_master"], goods="WWWCCC", clerks={"builders_camp": 1})
    s = five(me, todo=[step("activation_step", R)], active=R, ruler=R)
    play(s, (R, "wall@L"))
    assert (s.wall[0], s.honour[R], goods(s, R)) == (1, 6, "C")
    me = player(advisors=["rammed_earth_master"], goods="WWCC", clerks={"builders_camp": 1})
    s = five(me, todo=[step("activation_step", R)], active=R, ruler=R)
    assert "wall@L" not in keys(s, R)
    play(s, (R, "barricade@L"))
    assert keys(s, R) == ["chi:0", "chi:1", "chi:2"]
    play(s, (R, "chi:0"))
    assert (s.honour[R], goods(s, R)) == (2, "CC")


@rule("GWX-5P-ADV-02")
def test_the_market_warden_earns_gold_in_crowded_locations() -> None:
    s = crowd(player(advisors=["market_warden"]), "quarry")
    play(s, (R, "use:market_warden"))
    assert "G" in goods(s, R)
    s = crowd(player(advisors=["market_warden"]), "quarry", clans=2)
    assert not asked(s).startswith("respond")


@rule("GWX-5P-ADV-03")
def test_the_second_secretary_gains_by_late_slots() -> None:
    for slot, asks in (("slot:3", False), ("slot:4", True), ("slot:5", True)):
        people = [player(chosen="economy") for _ in range(4)]
        me = player(advisors=["second_secretary"], chosen="economy")
        s = five(me, *people, todo=[step("choose_slot", R), LATER], track=[None] * 5)
        play(s, (R, slot))
        assert asked(s).startswith("respond") is asks


@rule("GWX-5P-ADV-04")
def test_the_panda_keeper_gains_by_placing_no_clerk() -> None:
    me = player(advisors=["panda_keeper"])
    for placed, asks in ((0, True), (1, False)):
        todo = [step("end_frame", card="economy", frame=1), LATER]
        s = five(me, player(chosen="economy"), todo=todo, active=B, ruler=B, placed=[placed, 0, 0, 0, 0], track=[B])
        assert asked(s).startswith("respond R") is asks
