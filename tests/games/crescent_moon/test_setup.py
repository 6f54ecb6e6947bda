"""Set-up: characters, preset maps, coins, cards, the palace and the first Scheme (CM-001 to CM-014)."""

import pytest
from tests.games.crescent_moon.table import C, M, N, S, W, answer, at, decides, offered, play, step, table
from tests.rules import rule

import rampart
from rampart.games.crescent_moon.content.maps import preset
from rampart.games.crescent_moon.content.power_cards import CARDS, whole_deck
from rampart.games.crescent_moon.tables import (
    CASTLES,
    CHARACTER_WORDS,
    CITIES,
    DISCS,
    FORTS,
    MAP_WORDS,
    TOKENS,
    TOWNS,
    tiles_in_game,
)

GAME = rampart.game("crescent_moon")
PRESETS = [(map, seats) for map in MAP_WORDS[:5] for seats in (4, 5)]

# Hexes that share a side but are cut apart by a river, map by map
CUT = {
    ("divided", 5): "a1-b2 a2-b2 a2-b3 b1-b2 b1-c1 b1-c2 b2-c3 b3-c3",
    ("divided", 4): "a2-b2 a2-b3 a3-b3 b1-c1 b2-c1 b3-b4 b3-c3 c2-c3",
    ("thaw", 5): "a1-b1 b1-b2 b2-c2 c4-d3 c4-d4",
    ("thaw", 4): "a1-b1 b1-b2 b2-c2 b3-c4 c2-c3",
    ("open", 5): "a2-a3 a3-b3 b4-c4 c3-c4",
    ("open", 4): "a2-a3 a3-b3 b5-c4",
    ("valley", 5): "c2-c3 c2-d2 c3-d3 d2-d3 d2-e2 e1-e2",
    ("valley", 4): "b1-c1 b2-b3 b2-c1 b2-c2 b3-c3 c2-c3 c3-d2",
    ("meeting", 5): "b1-c1 b1-c2 b2-c2 b4-c5 c4-c5 c4-d3 c4-d4",
    ("meeting", 4): "b1-c1 b3-c4 c3-c4 c3-d2 c3-d3",
}


def opened(seats=5, **options):
    """A game with the palace placed."""
    s = GAME.new(players=seats, seed=3, **options)
    return play(s, offered(s)[0])


@rule("CM-001", "CM-003")
def test_four_or_five_play_and_the_nomad_is_the_fifth():
    assert GAME.seats == (4, 5)
    assert CHARACTER_WORDS == ["warlord", "murshid", "sultan", "caliph", "nomad"]
    with pytest.raises(rampart.BadOptions):
        GAME.new(players=3)
    assert GAME.new(players=4).seats == 4


@rule("CM-002")
def test_pieces_not_on_the_land_are_supply():
    s = GAME.new(players=5, map="divided")
    assert [s.discs_left(p) for p in range(5)] == [23, 6, 5, 11, 11]
    assert [s.forts_left(p) for p in range(5)] == [4, 5, 7, 8, 6]
    assert [s.castles_left(p) for p in range(5)] == [2, 3, 3, 2, 3]
    assert [s.tokens_left(p) for p in range(5)] == [4, 11, 8, 8, 6]
    assert (s.towns_left(), s.cities_left()) == (5, 4)
    assert (sum(DISCS), sum(FORTS), sum(CASTLES), sum(TOKENS), TOWNS, CITIES) == (60, 32, 15, 42, 6, 5)


@rule("CM-004", "CM-007", "CM-008")
def test_what_everybody_starts_with():
    s = GAME.new(players=5)
    assert s.reserves == [0] * 5
    assert s.coins == [3, 3, 16, 8, 0]
    assert s.scores() == [5] * 5
    assert GAME.new(players=4).coins == [3, 3, 16, 8]


@rule("CM-005")
@pytest.mark.parametrize(("map", "seats"), PRESETS)
def test_preset_maps_use_all_tiles_and_keep_quarries_apart(map, seats):
    land = preset(MAP_WORDS.index(map), seats).land
    assert [land.tiles.count(tile) for tile in range(8)] == tiles_in_game(seats)
    quarries = [h for h in range(land.size) if land.terrain[h] == 3]
    assert quarries[1] not in land.across[quarries[0]]
    reached = {0}
    while grown := {x for h in reached for x in land.adjacent[h]} - reached:
        reached |= grown
    assert len(reached) == land.size


@rule("CM-005", "CM-037", "CM-038")
@pytest.mark.parametrize(("map", "seats"), PRESETS)
def test_rivers_of_the_preset_maps(map, seats):
    land = preset(MAP_WORDS.index(map), seats).land
    cut = {
        f"{land.names[h]}-{land.names[x]}" for h in range(land.size) for x in land.across[h] if x > h
        and x not in land.adjacent[h]
    }  # fmt: skip
    assert cut == set(CUT[map, seats].split())
    assert all(h in land.adjacent[x] for h in range(land.size) for x in land.adjacent[h])


@rule("CM-005")
def test_starting_pieces_of_a_preset_map():
    s = GAME.new(players=5, map="divided")
    there = {"a2": "1W *W", "a3": "*N", "b1": "1C castle:C", "b2": "1S fort:S town", "b3": "fort:M", "b4": "city",
             "c2": "*W", "c5": "*M", "d1": "castle:C", "d4": "1N *N"}  # fmt: skip
    assert {name: at(s, name) for name in s.land().names if at(s, name)} == there
    s = GAME.new(players=4, map="meeting")
    there = {"a1": "1W *W", "a2": "*W", "b3": "city", "c1": "castle:C", "c2": "*M", "c3": "fort:M",
             "d3": "1C castle:C", "e1": "1S fort:S town"}  # fmt: skip
    assert {name: at(s, name) for name in s.land().names if at(s, name)} == there


@rule("CM-006")
def test_the_caliph_places_the_palace_where_he_has_a_piece():
    s = GAME.new(players=5, map="divided")
    assert decides(s) == (C, "place_palace")
    assert offered(s) == ["b1", "d1"]
    assert at(play(s, "d1"), "d1") == "castle:C palace"


@rule("CM-009")
def test_the_campaign_starts_in_the_warlords_hand_and_everybody_knows():
    s = GAME.new(players=5, seed=5)
    assert s.hands[W] == [0]
    assert len(whole_deck()) == 68 and 0 not in whole_deck()
    assert sum(card.copies for card in CARDS) == 69
    assert all(s.determinise(p, 9).hands[W] == [0] for p in range(5))


@rule("CM-010")
def test_nine_cards_in_the_market_and_three_in_the_sultans():
    s = GAME.new(players=5, seed=4)
    assert s.market == [-1] * 9
    top = s.deck[::-1]
    play(s, "b1")
    assert s.market == top[:9]
    assert s.sultan_market == top[9:12]


@rule("CM-011")
@pytest.mark.parametrize("years", [3, 4])
def test_three_years_or_four(years):
    s = GAME.new(players=4, years=years, seed=1)
    seen = set()
    while not s.over:
        seen.add(s.year)
        s.choose(s.options(s.deciders[0])[0], s.deciders[0])
    assert max(seen) == years == s.year
    assert s.ending == "end"


@rule("CM-012")
def test_the_murshid_schemes_for_two_cards_before_the_first_year():
    s = opened(seats=5)
    while s.year == 0:
        assert decides(s) == (M, "take_schemed")
        play(s, offered(s)[0])
    assert len(s.hands[M]) + s.coins[M] - 3 - 1 == 2  # cards, a coin for each missing one; 1 coin is income


@rule("CM-013", "CM-058")
def test_the_first_year_begins_with_income_and_reserves_but_no_maintenance():
    s = GAME.new(players=5, seed=2)
    journal = s.listen()
    while s.year == 0:
        play(s, offered(s)[0])
    names = [s.rules.events[e.code].name for e in journal.events if e.code]
    assert names.index("income") < names.index("reserves") < names.index("turn")
    assert "market_cleared" not in names
    assert (s.year, s.round, s.active) == (1, 1, W)


@rule("CM-014")
def test_the_number_of_chosen_cards_is_hidden_whatever_is_chosen():
    where = {"a2": "3W", "a1": "2C fort:C"}
    s = table(where, [step("choose_action", W)], active=W, hands={W: ["campaign", "elder", "raiders"], C: ["guard"]})
    play(s, "assault", "ordinary:3")
    few, many = answer(s.copy(), W, "done"), answer(s.copy(), W, "add:campaign", "add:elder", "done")
    assert few.view(C).document() == many.view(C).document()
    assert few.view(None).document() == many.view(None).document()
    assert few.view(C).hands[W] == [-2, -2, -2]


@rule("CM-002", "CM-066")
def test_map_years_and_mirror_are_options_of_the_table():
    assert GAME.options["map"].choices == MAP_WORDS
    assert GAME.options["years"].choices == [3, 4]
    plain, mirrored = GAME.new(players=4, seed=9), GAME.new(players=4, seed=9, mirrored=True)
    for s in (plain, mirrored):
        for _ in range(40):
            s.choose(s.options(s.deciders[0])[0], s.deciders[0])
    assert plain.market == mirrored.market and plain.scores() == mirrored.scores()


def test_seats_of_the_four_player_game_have_no_nomad():
    s = GAME.new(players=4)
    assert len(s.hands) == 4 and N not in s.influence and s.seats > S
