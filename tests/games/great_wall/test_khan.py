"""Genghis Khan: set-up, the ride, attacks on him, the award and bannermen (GWX-GK)."""

import pytest
from tests.games.great_wall.card_table import full
from tests.games.great_wall.khan_table import ON, khan, on_his_cards, part, table
from tests.games.great_wall.table import B, R, asked, horde, keys, play, player, step
from tests.rules import rule

import rampart
from rampart import seeded
from rampart.games.great_wall.battle import in_the_field
from rampart.games.great_wall.content.hearing import COMMON_WORDS
from rampart.games.great_wall.content.names import (
    ADVISOR_WORDS,
    BASE_HORDE_TYPES,
    HORDE_BACKS,
    HORDE_TYPES,
    HORDE_WORDS,
    type_of,
)
from rampart.games.great_wall.modules.khan.names import AWARD_WORDS, HORDE_FIGURES, KHAN_ADVISORS, SKILL_WORDS
from rampart.games.great_wall.modules.khan.part import fresh
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.tables import BANNERMAN, COVER_WORDS, KINDS, OPEN, SOURCE_WORDS
from rampart.kernel.errors import BadDocument

GAME = rampart.game("great_wall")
HIS = [figures[0] for figures in HORDE_FIGURES]


def new(players: int, seed: int = 3, **options: object) -> GreatWall:
    """A fresh game with the Khan."""
    s = GAME.new(players=players, seed=seed, **ON, **options)
    assert isinstance(s, GreatWall)
    return s


def every_horde(s: GreatWall) -> list[int]:
    """All horde cards of the game, those that were taken out too."""
    return sorted([x for x in s.hordes if x >= 0] + s.next_horde + s.horde_deck + s.horde_box + s.horde_discard)


# ---- set-up


@rule("GWX-GK-01", "GWX-GK-03", "GWX-GK-05", "GWX-006")
def test_an_award_and_two_skills_are_drawn_and_advisors_and_bannermen_join() -> None:
    seen_awards, seen_skills = set(), set()
    for seed in range(40):
        s = new(3, seed)
        seen_awards.add(part(s).award)
        seen_skills.update(part(s).skills)
        assert len(set(part(s).skills)) == 2 and part(s).holder == -1 and len(s.artifacts) == 3
    assert seen_awards == set(range(6)) and seen_skills == set(range(6))
    assert {COMMON_WORDS[x] for x in s.common} == {
        AWARD_WORDS[part(s).award],
        *(SKILL_WORDS[x] for x in part(s).skills),
    }
    assert [s.pool[p][BANNERMAN] for p in range(3)] == [1, 1, 1]
    assert {ADVISOR_WORDS.index(word) for word in KHAN_ADVISORS} <= {
        *s.advisor_deck, *s.advisor_row, *s.support[0], *s.support[1], *s.support[2]
    }  # fmt: skip


@rule("GWX-GK-02", "GWX-003", "GWX-007")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_two_whole_base_types_leave_and_three_types_come(players: int) -> None:
    s = new(players)
    backs = 2 if players < 3 else 3
    assert len(every_horde(s)) == (8 + 3) * backs
    gone = {type_of(card) for card in s.horde_box}
    assert len(gone) == 2 and len(s.horde_box) == 2 * backs and max(gone) < BASE_HORDE_TYPES
    assert not gone & {type_of(card) for card in [*s.next_horde, *s.horde_deck, *s.hordes] if card >= 0}
    assert {HORDE_TYPES.index(word) for word in HIS} <= {type_of(card) for card in every_horde(s)}


@rule("GWX-GK-02", "GWX-GK-04", "GWX-004")
@pytest.mark.parametrize(("players", "hordes"), [(1, 2), (2, 2), (3, 3), (4, 4), (5, 5)])
def test_as_many_hordes_as_players_lie_there_and_the_khan_stands_where_the_deck_points(
    players: int, hordes: int
) -> None:
    for seed in range(5):
        s = new(players, seed)
        placed = sum(card >= 0 for card in s.hordes) + len(s.horde_discard)
        assert placed == hordes
        assert part(s).section == HORDE_BACKS[s.next_horde[-1]]


@rule("GWX-GK-11", "GWX-GK-KHAN")
@pytest.mark.parametrize(("players", "spots"), [(1, 4), (2, 4), (3, 5), (4, 7), (5, 8)])
def test_numbered_spots_are_active_from_that_many_players_on(players: int, spots: int) -> None:
    assert fresh(0, [0, 1], players).count(OPEN) == spots
    assert part(new(players)).covers[0] == fresh(0, [0, 1], players)


@rule(
    "GWX-GK-SKL-01", "GWX-GK-SKL-02", "GWX-GK-SKL-03", "GWX-GK-SKL-04", "GWX-GK-SKL-05", "GWX-GK-SKL-06"
)  # fmt: skip
def test_the_spots_of_the_skills() -> None:
    spots = [[fresh(1, [skill, 0], players).count(OPEN) for players in (2, 3, 4, 5)] for skill in range(6)]
    assert spots == [[2, 2, 3, 3], [2, 2, 2, 3], [1, 2, 3, 3], [2, 2, 3, 3], [2, 3, 3, 3], [2, 3, 3, 3]]


# ---- the ride


@rule("GWX-GK-13")
@pytest.mark.parametrize("back", ["L", "M", "R"])
def test_in_spring_the_khan_rides_where_the_deck_points(back: str) -> None:
    s = table(player(), player(), player(), season="spring", year=2, next_horde=[f"sappers_{back}"],
              todo=[step("open_moment", opens="hordes_placed")])  # fmt: skip
    assert part(s).section == "LMR".index(back)


@rule("GWX-GK-13")
def test_an_empty_deck_leaves_the_khan_where_he_is() -> None:
    laid = table(player(), player(), player(), season="spring", year=2, todo=[step("build", R, left=1)])
    deck = [HORDE_WORDS[card] for card in laid.horde_deck + laid.next_horde]
    s = table(player(), player(), player(), season="spring", year=2, horde_deck=[], horde_discard=deck,
              todo=[step("open_moment", opens="hordes_placed")])  # fmt: skip
    assert part(s).section == 2


# ---- attacks


def defeat(*players: dict, on: str = "0.2:R 0.3:x 1.2:x 1.3:x", **fields: object) -> GreatWall:
    """The outriders of the left section are defeated; R has 8 chi unless it is said otherwise."""
    people = list(players) or [player(goods="CCCCCCCC"), player(), player()]
    return table(*people, hordes={"L": [horde("outriders_L", on)]}, todo=[step("horde_check")], **fields)


@rule("GWX-GK-20", "GWX-GK-33")
def test_who_claims_may_send_a_saved_spearman_onto_the_khan() -> None:
    s = defeat()
    play(s, (R, "save:spearman@outriders.1"))
    assert asked(s) == "khan_attack R"
    assert (
        "none" in keys(s, R) and "spearman@genghis_khan:0.2" in keys(s, R) and "spearman@no_retreat:0.1" in keys(s, R)
    )
    before = s.honour[R]
    play(s, (R, "spearman@genghis_khan:0.0"))
    assert s.honour[R] - before == 6 == s.sources[R][SOURCE_WORDS.index("khan_attacks")]
    assert on_his_cards(s, R) == 1 and sum(s.rest[R]) == 0


@rule("GWX-GK-20")
def test_he_may_send_no_one_and_the_soldier_rests() -> None:
    s = defeat()
    play(s, (R, "save:spearman@outriders.1"), (R, "none"))
    assert sum(s.rest[R]) == 1 and on_his_cards(s, R) == 0


@rule("GWX-GK-20")
def test_who_is_killed_cannot_be_sent_and_others_than_the_claimant_are_not_asked() -> None:
    s = defeat(player(), player(goods="CC"), player(), on="0.2:R 0.3:R 1.2:B 1.3:x", space=0)
    play(s, (B, "save:spearman@outriders.1"))
    assert sum(s.rest[B]) == 1 and on_his_cards(s, B) == 0  # R claims; one of the two dies, the other survives
    assert asked(s) == "khan_attack R"


@rule("GWX-GK-20")
@pytest.mark.parametrize("section", ["M", "R"])
def test_only_who_stood_on_the_card_is_sent_not_who_rested_there_before(section: str) -> None:
    people = [player(), player(goods="CCCC", rest={f"{section}_horseman": 1}), player()]
    at = "LMR".index(section) * KINDS
    s = table(*people, hordes={section: [horde(f"outriders_{section}", "0.2:B 0.3:x 1.2:x 1.3:x")]},
              todo=[step("horde_check")])  # fmt: skip
    play(s, (B, "save:spearman@outriders.1"))
    assert asked(s) == "khan_attack B" and not any(key.startswith("horseman") for key in keys(s, B))
    play(s, (B, "spearman@genghis_khan:0.0"))
    assert s.rest[B][at : at + 3] == [0, 0, 1]
    people = [player(), player(goods="CCCC", rest={f"{section}_spearman": 1}), player()]
    s = table(*people, hordes={section: [horde(f"outriders_{section}", "0.2+0.3:B 1.2:x 1.3:x")]},
              todo=[step("horde_check")])  # fmt: skip
    play(s, (B, "save:horseman@outriders.1"))
    assert not any(key.startswith("spearman") for key in keys(s, B))
    play(s, (B, "horseman@genghis_khan:0.0+0.1"))
    assert s.rest[B][at : at + 3] == [1, 0, 0]


@rule("GWX-GK-20")
def test_without_a_survivor_no_one_is_asked() -> None:
    s = defeat(player(), player(), player())
    assert not asked(s).startswith("khan_attack")


@rule("GWX-GK-20", "GWX-GK-22", "GWX-GK-11")
def test_a_horseman_covers_two_adjacent_spots_of_one_card_for_12_honor() -> None:
    s = defeat(on="0.2+0.3:R 1.2:x 1.3:x")
    play(s, (R, "save:horseman@outriders.1"))
    offered = [key for key in keys(s, R) if key != "none"]
    assert all("+" in key for key in offered)
    assert "horseman@genghis_khan:0.0+0.1" in offered and "horseman@genghis_khan:0.0+1.0" in offered
    assert "horseman@genghis_khan:0.2+0.3" not in offered  # the spot marked 4 is not active with three players
    before = s.honour[R]
    play(s, (R, "horseman@genghis_khan:0.0+0.1"))
    assert s.honour[R] - before == 12 and on_his_cards(s, R) == 2


@rule("GWX-GK-22")
def test_a_horseman_finds_no_place_where_only_single_spots_are_left() -> None:
    on = {"genghis_khan": "0.1:B 1.0:B", "let_them_fear_us": "0.0:B", "no_retreat": "0.0:B"}
    s = defeat(on="0.2+0.3:R 1.2:x 1.3:x", his=khan(on=on | {"genghis_khan": "0.1:B 0.2:B 1.0:B"}))
    play(s, (R, "save:horseman@outriders.1"))
    assert not asked(s).startswith("khan_attack")


@rule("GWX-GK-23")
def test_soldiers_on_his_cards_stay_and_are_not_in_the_field() -> None:
    s = table(
        player(), player(), player(), his=khan(on={"genghis_khan": "0.0:R 0.1+1.1:R"}), todo=[step("horde_check")]
    )
    assert in_the_field(s, R) == 0 and s.pool[R][:3] == [9, 4, 1]


@rule("GWX-GK-21")
def test_a_bannerman_never_goes_onto_the_khan() -> None:
    on = {"0.2": "bannerman@0", "0.3": "wound", "1.2": "wound", "1.3": "wound"}
    t = table(player(goods="CCCC"), player(), player(), todo=[step("horde_check")], hordes={"L": [("outriders_L", on)]})
    play(t, (R, "save:bannerman@outriders.1"))
    assert not asked(t).startswith("khan_attack") and t.rest[R][BANNERMAN] == 1


@rule("GWX-GK-12")
def test_a_skill_without_a_free_spot_is_silenced_for_good() -> None:
    s = defeat(his=khan(skills=("thunder_of_hooves", "no_retreat"), on={"no_retreat": "0.1:B"}))
    play(s, (R, "save:spearman@outriders.1"), (R, "spearman@no_retreat:0.0"))
    assert [COMMON_WORDS[x] for x in s.common] == ["thunder_of_hooves", "imperial_parasol"]
    assert GAME.load(s.document()) == s


@rule("GWX-GK-10")
def test_the_defeated_khan_ends_the_game_after_the_year() -> None:
    covered = {
        "genghis_khan": "0.0:B 0.1:B 0.2:B 1.0:B 1.1:B",
        "let_them_fear_us": "0.0:Y 0.1:Y",
        "no_retreat": "0.1:Y",
    }
    s = table(player(goods="CCCC"), player(), player(), his=khan(on=covered), season="winter",
              hordes={"L": [full()]}, todo=[step("horde_check"), step("end_check")])  # fmt: skip
    play(s, (R, "save:spearman@outriders.1"), (R, "spearman@no_retreat:0.0"))
    assert s.over and s.ending == "khan_defeated"


@rule("GWX-GK-10")
def test_one_free_spot_keeps_the_game_going() -> None:
    covered = {
        "genghis_khan": "0.0:B 0.1:B 0.2:B 1.0:B 1.1:B",
        "let_them_fear_us": "0.0:Y 0.1:Y",
        "no_retreat": "0.1:Y",
    }
    s = table(player(), player(), player(), his=khan(on=covered), season="winter", todo=[step("end_check")])
    assert not s.over and s.year == 2


# ---- the award


@rule("GWX-GK-24")
def test_who_builds_a_wall_level_takes_the_award_from_its_holder() -> None:
    s = table(player(goods="WWWWWWW"), player(goods="SSSSS"), player(), his=khan(award="dragon_robe"),
              todo=[step("build", R, left=2), step("build", B, left=1)])  # fmt: skip
    play(s, (R, "barricade@L"))
    assert part(s).holder == -1  # a barricade does not count
    play(s, (R, "wall@L"))
    assert part(s).holder == R
    play(s, (B, "wall@M"))
    assert part(s).holder == B


# ---- bannermen


@rule("GWX-GK-25")
def test_a_bannerman_costs_2_gold_and_1_wood_and_attacks_like_a_spearman() -> None:
    me = player(goods="WGG", clerks={"barracks": 1})
    s = table(me, player(), player(), active=R, hordes={"L": ["sappers_L", "camp_train_L"]},
              todo=[step("choose_location", R, allowed=["barracks"])])  # fmt: skip
    play(s, (R, "activate:barracks"))
    assert keys(s, R) == ["done", "recruit:bannerman"]
    play(s, (R, "recruit:bannerman"))
    assert "sappers_L@0.0" in keys(s, R) and not any(key.startswith("camp_train") for key in keys(s, R))
    play(s, (R, "sappers_L@0.0"))
    assert s.resources[R][:3] == [0, 1, 0]  # the spot gave a stone
    assert COVER_WORDS[s.covers[0][0]] == "bannerman@0" and s.pool[R][BANNERMAN] == 0


@rule("GWX-GK-26")
def test_as_winter_begins_the_bannerman_leads_two_soldiers_of_its_section() -> None:
    me = player(rest={"L_bannerman": 1, "L_spearman": 2, "M_spearman": 1})
    s = table(me, player(rest={"M_spearman": 1}), player(), season="winter", hordes={"L": ["sappers_L"]},
              todo=[step("open_moment", opens="winter_start")])  # fmt: skip
    assert asked(s) == "choose_attacker R"
    assert sorted(keys(s, R)) == ["bannerman@L", "spearman@L", "stop"]
    play(s, (R, "bannerman@L"), (R, "sappers_L@0.0"), (R, "spearman@L"), (R, "sappers_L@0.2"))
    assert not asked(s).startswith("choose_attacker")
    assert s.rest[R][0] == 1 and s.rest[R][BANNERMAN] == 0


@rule("GWX-GK-26")
def test_a_bannerman_on_a_horde_leads_those_at_rest_in_its_section() -> None:
    s = table(player(rest={"L_spearman": 1, "R_spearman": 1}), player(), player(), season="winter",
              hordes={"L": [("sappers_L", {"0.0": "bannerman@0"})], "R": ["camp_train_R"]},
              todo=[step("open_moment", opens="winter_start")])  # fmt: skip
    assert keys(s, R) == ["spearman@L", "stop"]


@rule("GWX-008")
def test_automata_have_no_bannermen_and_never_attack_the_khan() -> None:
    s = new(1)
    assert [mine[BANNERMAN] for mine in s.pool] == [1, 0, 0]
    s = table(player(), player(), hordes={"M": [("outriders_M", {"0.2": "spearman@2", "0.3": "wound", "1.2": "wound",
              "1.3": "wound"})]}, todo=[step("horde_check")])  # fmt: skip
    assert not asked(s).startswith("khan_attack")


def test_documents_that_cannot_be_are_refused() -> None:
    with pytest.raises(BadDocument, match="wounds never count"):
        table(player(), player(), player(), his=khan(on={"genghis_khan": "0.0:x"}), todo=[step("horde_check")])
    with pytest.raises(BadDocument, match="two different skills"):
        table(player(), player(), player(), his=khan(skills=("no_retreat", "no_retreat")), todo=[step("horde_check")])
    with pytest.raises(BadDocument, match="not the active spots"):
        table(player(), player(), player(), his=khan(on={"genghis_khan": "0.3:R"}), todo=[step("horde_check")])


def test_guessed_worlds_and_views_hold_with_the_khan() -> None:
    s = new(4)
    t = s.determinise(1, seeded(5))
    assert t.view(1) == s.view(1) and part(t).section == part(s).section
    assert len(t.horde_box) == len(s.horde_box) == 6
