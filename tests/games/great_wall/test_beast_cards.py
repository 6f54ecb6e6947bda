"""The tactic cards and advisors that come with the Ancient Beasts (7.3), one test a card."""

import pytest
from tests.games.great_wall.module_table import beasts, with_beasts
from tests.games.great_wall.table import B, R, Y, asked, goods, horde, keys, pass_until, play, player, step
from tests.rules import rule

from rampart.games.great_wall import tables as t
from rampart.games.great_wall.modules.beasts.names import AREA_WORDS, RELICS
from rampart.games.great_wall.modules.beasts.part import beasts_of
from rampart.games.great_wall.queries import recruit_price, support
from rampart.games.great_wall.state import GreatWall

LATER = step("reclaim", R)  # a decision that ends what a test is about
TURN = [step("next_turn", slot=0), LATER]
ACTIVATE = [step("activation_step", R), LATER]
FULL = {"L": [horde("outriders_L", "0.2:R 0.3:x 1.2:x 1.3:x")], "M": ["camp_train_M"], "R": ["camp_train_R"]}


def me(**fields: object) -> dict:
    """A player with a discarded command card, so that the decision after what is tested is there."""
    return player(**({"discard": ["betrayal"]} | fields))


def turn(mine: dict, **fields: object) -> GreatWall:
    """R's turn begins, with Economy."""
    return with_beasts(me(**({"chosen": "economy"} | mine)), me(), me(), todo=TURN, track=[R], ruler=R, **fields)


def until(s: GreatWall, word: str = "reclaim R") -> None:
    pass_until(s, lambda: asked(s).startswith(word), ("pass", "stop", "keep", "done", "none", "stay"))


def working(mine: dict, *others: dict, **fields: object) -> GreatWall:
    """R's activation step."""
    rest = [*others, me(), me()][:2]
    return with_beasts(me(**mine), *rest, todo=ACTIVATE, active=R, **fields)


# ---- tactic cards


@rule("GWX-AB-TAC-01")
def test_beast_tamer_moves_a_beast_or_upgrades_one_cheaper() -> None:
    s = turn({"tactics": ["beast_tamer"]})
    play(s, (R, "play:beast_tamer"))
    assert asked(s) == "move_beast R" and "stay" not in keys(s, R) and len(keys(s, R)) == 9
    s = turn({"tactics": ["beast_tamer"], "goods": "C"}, there=beasts(ranks=(1, 3, 3, 3)))
    play(s, (R, "boost:beast_tamer"), (R, "yinglong@gold_mine"))
    assert goods(s, R) == "" and beasts_of(s).ranks[0] == 2  # 2 gold less 2
    s = turn({"tactics": ["beast_tamer"], "goods": "CCGG"}, there=beasts(ranks=(1, 2, 3, 3)))
    play(s, (R, "upgrade:yinglong"), (R, "stay"), (R, "boost:beast_tamer"))
    assert beasts_of(s).ranks == [2, 3, 3, 3]  # beside the usual one: 2 chi and 1 gold less 2, the rest is 1 chi


@rule("GWX-AB-TAC-01")
def test_what_a_discount_leaves_out_is_the_players_choice() -> None:
    s = turn({"tactics": ["beast_tamer"], "goods": "CWSG"}, there=beasts(ranks=(3, 3, 3, 2)))
    until(s, "respond")
    play(s, (R, "boost:beast_tamer"))
    assert asked(s) == "pay_for_beast R" and keys(s, R) == ["pay:wood", "pay:stone", "pay:gold"]
    play(s, (R, "pay:stone"))
    assert goods(s, R) == "WG" and beasts_of(s).ranks[3] == 3


@rule("GWX-AB-TAC-02")
def test_dragon_rain_brings_more_of_the_resource_or_more_for_donations() -> None:
    mine = {"clerks": {"quarry": 2}, "tactics": ["dragon_rain"]}
    s = working(mine, me(clerks={"quarry": 1}))
    play(s, (R, "play:dragon_rain"))
    assert s.resources[R][t.STONE] == 4
    s = working({**mine, "goods": "W"}, me(clerks={"quarry": 1}))
    play(s, (R, "boost:dragon_rain"))
    until(s, "donate")
    play(s, (R, "donate"), (R, "donate"))
    assert s.honour[R] == 10 and asked(s) == "donate B"
    play(s, (B, "donate"))
    assert s.honour[B] == 3
    s = working(mine, me(clerks={"quarry": 1}), there=beasts(("gold_mine", "section_M", "section_R", "embassy")))
    assert not asked(s).startswith("respond")


@rule("GWX-AB-TAC-03", "GWX-AB-16")
@pytest.mark.parametrize(("how", "honour"), [("play", 2), ("boost", 4), ("", 0)])
def test_tigers_roar_gives_honor_for_attackers_of_the_group_in_the_tigers_section(how: str, honour: int) -> None:
    who = {"clerks": {"barracks": 2}, "goods": "SSSSGGCC", "tactics": ["tigers_roar"]}
    s = working(who, me(clerks={"barracks": 2}), there=beasts(("quarry", "section_M", "section_R", "embassy")))
    play(s, (R, "recruit:spearman"), (R, "recruit:spearman"))
    until(s, "respond")
    play(s, (R, f"{how}:tigers_roar" if how else "pass"))
    spots = [key for key in keys(s, R) if key.startswith("camp_train_M")]
    before = s.sources[R][t.OF_CARDS]
    play(s, (R, spots[0]))
    until(s, "station")
    play(s, (R, next(key for key in keys(s, R) if key.startswith("camp_train_M"))))
    assert s.sources[R][t.OF_CARDS] - before == honour + 2  # the Tiger itself gives 1 each


@rule("GWX-AB-TAC-04")
@pytest.mark.parametrize(("how", "rank", "held"), [("play", 3, False), ("boost", 3, True), ("boost", 1, False)])
def test_shell_of_the_world_strengthens_aos_section(how: str, rank: int, held: bool) -> None:
    hordes = {"R": ["heavy_lancers_R"]}
    there = beasts(ranks=(1, 1, rank, 1))
    compare = [step("compare", section="R"), LATER]
    s = with_beasts(
        me(tactics=["shell_of_the_world"], goods="SS", honour=9), me(), me(), there=there, hordes=hordes,
        season="winter", todo=compare,
    )  # fmt: skip
    play(s, (R, f"{how}:shell_of_the_world"))
    until(s)
    assert (sum(sum(mine) for mine in s.shamed) == 0) == held


@rule("GWX-AB-TAC-05", "GWX-AB-16")
@pytest.mark.parametrize(("how", "back"), [("play", 1), ("boost", 2)])
def test_ashes_and_rebirth_sends_spearmen_back_to_the_rest_area(how: str, back: int) -> None:
    hordes = {"L": [horde("outriders_L", "0.2:R 0.3:R 1.2:x 1.3:x")], "M": ["camp_train_M"]}
    who = me(tactics=["ashes_and_rebirth"], goods="C")
    s = with_beasts(who, me(), me(), hordes=hordes, space=2, year=3, todo=[step("horde_check"), LATER])
    play(s, (R, f"{how}:ashes_and_rebirth"))
    until(s)
    assert s.rest[R][t.SPEARMAN] == back and s.pool[R][t.SPEARMAN] == 10 - back


@rule("GWX-AB-TAC-05")
def test_who_saves_all_gets_no_one_back() -> None:
    who = me(tactics=["ashes_and_rebirth"], goods="CC")
    s = with_beasts(who, me(), me(), hordes=FULL, todo=[step("horde_check"), LATER])
    play(s, (R, "play:ashes_and_rebirth"), (R, "save:spearman@outriders.1"))
    assert s.rest[R][t.SPEARMAN] == 1 and s.pool[R][t.SPEARMAN] == 9


def revealed(mine: dict, **fields: object) -> GreatWall:
    """The command cards are revealed."""
    who = [player(**mine), player(), player()]
    s = with_beasts(*who, there=beasts(relic="thunder_drum"), todo=[step("fall")], **fields)
    for seat in (R, B, Y):
        play(s, (seat, "command:economy"))
    return s


@rule("GWX-AB-TAC-06")
def test_omens_turns_the_next_relic_or_lets_its_player_choose_among_three() -> None:
    s = revealed({"tactics": ["omens"], "goods": "C"})
    play(s, (R, "play:omens"))
    assert RELICS[beasts_of(s).relic] == "jade_flute"
    s = revealed({"tactics": ["omens"], "goods": "C"})
    play(s, (R, "boost:omens"))
    assert keys(s, R) == ["relic:jade_flute", "relic:tiger_tally", "relic:turtle_shell_oracle"]
    seen = s.view(B).part("beasts")
    assert seen.looked_at[R] == [-2, -2, -2]  # type: ignore[attr-defined]
    play(s, (R, "relic:tiger_tally"))
    part = beasts_of(s)
    assert RELICS[part.relic] == "tiger_tally" and part.covered == [RELICS.index("thunder_drum")]
    assert [RELICS[card] for card in part.relic_deck[-2:]] == ["turtle_shell_oracle", "jade_flute"]


@rule("GWX-AB-TAC-07")
@pytest.mark.parametrize(("how", "honour"), [("play", 3), ("boost", 6)])
def test_feast_for_beasts_counts_grown_beasts(how: str, honour: int) -> None:
    who = me(tactics=["feast_for_beasts"], goods="W")
    s = with_beasts(who, me(), me(), hordes=FULL, there=beasts(ranks=(2, 3, 1, 2)), todo=[step("horde_check"), LATER])
    play(s, (R, f"{how}:feast_for_beasts"))
    until(s)
    assert s.sources[R][t.OF_CARDS] == honour


@rule("GWX-AB-TAC-08")
def test_spirit_path_puts_clerks_from_the_pool_where_beasts_are() -> None:
    s = working({"clerks": {"embassy": 1}, "tactics": ["spirit_path"], "goods": "G"})
    play(s, (R, "boost:spirit_path"))
    assert keys(s, R) == ["place:quarry", "place:embassy", "stop"]
    play(s, (R, "place:quarry"), (R, "place:quarry"))
    assert s.clerks[R][t.QUARRY] == 2 and s.resources[R][t.GOLD] == 0 and not asked(s).startswith("spirit")
    s = working({"clerks": {"embassy": 1}, "tactics": ["spirit_path"]})
    play(s, (R, "play:spirit_path"), (R, "place:quarry"))
    assert s.clerks[R][t.QUARRY] == 1 and not asked(s).startswith("spirit")


# ---- advisors


@rule("GWX-AB-ADV-01")
def test_the_beast_keeper_pays_two_less() -> None:
    s = turn({"advisors": ["beast_keeper"]})
    assert "upgrade:yinglong" in keys(s, R) and "upgrade:fenghuang" in keys(s, R) and "upgrade:ao" not in keys(s, R)
    play(s, (R, "upgrade:fenghuang"))
    assert beasts_of(s).ranks[3] == 2


@rule("GWX-AB-ADV-02")
def test_the_shaman_gains_honor_for_an_upgrade() -> None:
    s = turn({"advisors": ["shaman_of_wutai"], "goods": "GG"})
    play(s, (R, "upgrade:yinglong"))
    assert s.honour[R] == 3


@rule("GWX-AB-ADV-03")
def test_the_relic_hunter_gains_a_resource_for_a_new_relic() -> None:
    s = with_beasts(
        player(advisors=["relic_hunter"]), player(), player(), season="spring", year=2, space=1,
        todo=[step("summer"), step("fall")],
    )  # fmt: skip
    play(s, (R, "take:gold"))
    assert goods(s, R) == "G" and not asked(s).startswith("take")


@rule("GWX-AB-ADV-04")
@pytest.mark.parametrize(("clerks", "honour"), [(1, 1), (2, 2), (3, 2)])
def test_the_dragon_priest_gains_honor_for_clerks_at_yinglong(clerks: int, honour: int) -> None:
    others = [me(clerks={"quarry": 3 - clerks})] if clerks < 3 else []
    s = working({"clerks": {"quarry": clerks}, "advisors": ["dragon_priest"]}, *others)
    until(s)
    assert s.sources[R][t.OF_CARDS] == honour


@rule("GWX-AB-ADV-05")
@pytest.mark.parametrize(("section", "chi"), [("M", 1), ("L", 0)])
def test_the_tiger_guard_gains_chi_for_attacks_at_the_tiger(section: str, chi: int) -> None:
    strike = [step("strike", R, kind="spearman", section=section)] * 2 + [LATER]
    who = me(rest={f"{section}_spearman": 2}, advisors=["tiger_guard"])
    hordes = {sec: [f"keshig_guard_{sec}"] for sec in "LMR"}
    s = with_beasts(who, me(), me(), hordes=hordes, todo=strike, active=R)
    for cell in ("0.1", "0.2"):
        play(s, (R, f"keshig_guard_{section}@{cell}"))
    assert s.resources[R][t.CHI] == chi  # once per turn


@rule("GWX-AB-ADV-06")
@pytest.mark.parametrize(("section", "honour"), [("R", 2), ("M", 0)])
def test_the_turtle_warden_gains_honor_when_aos_section_holds(section: str, honour: int) -> None:
    who = me(rest={f"{section}_spearman": 1}, advisors=["turtle_warden"])
    compare = [step("compare", section=section), LATER]
    s = with_beasts(who, me(), me(), wall={section: 1}, season="winter", todo=compare)
    until(s)
    assert s.honour[R] == honour


@rule("GWX-AB-ADV-07")
def test_the_phoenix_dancer_gains_honor_at_fenghuang() -> None:
    s = working({"clerks": {"embassy": 1}, "advisors": ["phoenix_dancer"]})
    until(s)
    assert s.honour[R] == 2


@rule("GWX-AB-ADV-08")
def test_the_bone_reader_turns_a_relic_once_a_year() -> None:
    s = turn({"advisors": ["bone_reader"]}, there=beasts(relic="thunder_drum"))
    play(s, (R, "use:bone_reader"))
    assert RELICS[beasts_of(s).relic] == "jade_flute" and s.honour[R] == 2
    assert [row[2] for row in s.uses] == [1]


@rule("GWX-AB-ADV-09")
@pytest.mark.parametrize(("rank", "price"), [(1, [1, 0, 2, 0]), (2, [1, 0, 1, 0])])
def test_the_beast_rider_has_cheap_horsemen(rank: int, price: list[int]) -> None:
    s = with_beasts(me(advisors=["beast_rider"]), me(), me(), there=beasts(ranks=(1, rank, 1, 1)), todo=[LATER])
    assert recruit_price(s, R, t.HORSEMAN) == price and recruit_price(s, R, t.SPEARMAN) == [0, 2, 1, 0]


@rule("GWX-AB-ADV-10")
def test_the_legend_singer_gains_honor_for_every_move() -> None:
    who = [me(chosen="economy", goods="C"), me(advisors=["legend_singer"]), me()]
    s = with_beasts(*who, there=beasts(relic="jade_flute"), todo=TURN, track=[R], ruler=R)
    play(s, (R, "use:jade_flute"), (R, "yinglong@gold_mine"))
    assert s.honour == [0, 1, 0]
    s = turn({"goods": "C", "advisors": ["legend_singer"]}, there=beasts(relic="jade_flute"))
    play(s, (R, "use:jade_flute"), (R, "yinglong@gold_mine"))
    assert s.honour == [2, 0, 0] and AREA_WORDS[beasts_of(s).areas[0]] == "gold_mine"


@rule("GWX-AB-ADV-11")
@pytest.mark.parametrize(("ranks", "gain"), [((3, 3, 2, 1), "SGG"), ((1, 1, 2, 2), "S"), ((1, 1, 1, 3), "G")])
def test_the_jade_carver_has_income_of_grown_beasts(ranks: tuple[int, ...], gain: str) -> None:
    s = with_beasts(
        player(advisors=["jade_carver"]), player(), player(), there=beasts(ranks=ranks), season="summer", year=2,
        space=1, todo=[step("income", R), step("fall")],
    )  # fmt: skip
    assert goods(s, R) == gain


@rule("GWX-AB-ADV-12")
@pytest.mark.parametrize(("ranks", "n"), [((2, 3, 1, 1), 2), ((3, 1, 1, 1), 1)])
def test_the_hermit_counts_as_support_with_two_grown_beasts(ranks: tuple[int, ...], n: int) -> None:
    who = me(advisors=["hermit_of_the_peaks"], support=["abbot"])
    s = with_beasts(who, me(), me(), there=beasts(ranks=ranks), todo=[LATER])
    assert support(s, R) == n
