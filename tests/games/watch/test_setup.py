"""Setting up: boards, cards, tokens, heroes and the rounds of placement."""

from collections import Counter

import pytest
from tests.games.watch.table import GAME, asked, at, building_at, cards_of, choose, keys, road_at
from tests.playing import choice_of
from tests.rules import rule

from rampart import BadOptions, seeded
from rampart.games.watch.content.boards import BOARDS, GIFT_16, GIFT_21
from rampart.games.watch.state import Watch
from rampart.games.watch.tables import HERO_WORDS, ICE, MARKET_WORDS, NUMBER_WORDS, RESOURCES, TERRAIN_WORDS, VP_CARD


def new(players: int = 4, seed: int = 1, **options: int | str | bool) -> Watch:
    s = GAME.new(players, seed, sealed=True, **options)
    assert isinstance(s, Watch)
    return s


def placed(s: Watch, seed: int = 0) -> Watch:
    """Play at random until the first turn."""
    luck = seeded(seed)
    while s.stage == 0:
        s.choose(*choice_of(s, luck))
    return s


def layout(s: Watch) -> dict[str, str]:
    """Terrain and number of each hex, as in `FO9`."""
    return {name: TERRAIN_WORDS[s.terrain[h]] + NUMBER_WORDS[s.numbers[h]] for h, name in enumerate(s.board.hex_names)}


@pytest.mark.parametrize(
    ("board", "hexes", "corners", "paths", "touching"),
    [
        (0, 21, 60, 80, (26, 14, 20)),
        (1, 16, 48, 63, (18, 12, 18)),
        (3, 29, 80, 108, (38, 18, 24)),
        (4, 19, 54, 72, (24, 12, 18)),
    ],
)
@rule("NW-222", "NW-1301", "NW-1401")
def test_boards_have_their_shape(
    board: int, hexes: int, corners: int, paths: int, touching: tuple[int, int, int]
) -> None:
    b = BOARDS[board]
    assert (len(b.hexes), len(b.corner_at), len(b.edge_ends)) == (hexes, corners, paths)
    n = Counter(len(x) for x in b.corner_hexes)
    assert (n[3], n[2], n[1]) == touching


def test_neighbours_of_corners_are_as_the_geometry_says() -> None:
    b = GIFT_21
    near = {b.corner_names[c]: {b.corner_names[d] for d in ends} for c, ends in enumerate(b.corner_near)}
    assert near["N1,2"] == {"S1,1", "S2,1", "S2,0"}
    assert near["S0,1"] == {"N0,2", "N-1,2", "N-1,3"}


@rule("NW-201", "NW-202")
def test_base_is_for_three_or_four_on_one_board() -> None:
    assert new(3, mode="base").board is new(4, mode="base").board
    for players in (2, 5):
        with pytest.raises(BadOptions):
            new(players, mode="base")
    colours = new(4, mode="base")
    three = new(3, mode="base")
    assert building_at(colours, "N0,1") == 1  # red
    assert building_at(three, "N0,1") == -1


@rule("NW-203")
def test_the_bank_is_open_and_holds_nineteen_of_each() -> None:
    s = new(4, mode="classic")
    assert s.bank == [19] * RESOURCES
    assert s.view(None).bank == [19] * RESOURCES


@pytest.mark.parametrize(
    ("mode", "players", "cards", "guards"), [("base", 4, 23, 0), ("watch", 4, 25, 2), ("watch56", 5, 34, 3)]
)
@rule("NW-204", "NW-223", "NW-1301")
def test_the_deck_of_each_mode(mode: str, players: int, cards: int, guards: int) -> None:
    s = new(players, mode=mode)
    assert len(s.deck) == cards
    assert s.deck.count(3) == guards
    assert s.deck.count(VP_CARD) == 5
    assert s.deck != sorted(s.deck)
    assert set(s.view(0).deck) == {-2}


@rule("NW-205", "NW-224", "NW-723")
def test_special_cards_lie_ready_and_are_worth_two_or_one() -> None:
    for mode, worth in (("base", 2), ("watch", 1), ("classic", 2)):
        s = new(4, mode=mode)
        assert (s.longest_road, s.largest_patrol, s.breaches) == (-1, -1, 0)
        s.longest_road = 0
        s.largest_patrol = 0
        settlements = s.buildings.count(0)
        assert s.public_points(0) == settlements + 2 * worth


@rule("NW-206")
def test_beginners_start_where_the_plan_says() -> None:
    s = new(4, mode="base", first_player=2)
    assert [building_at(s, c) for c in ("S0,2", "N1,3", "N0,1", "S3,0", "S-2,2", "S0,1", "S-1,2", "N2,3")] == [
        0, 0, 1, 1, 2, 2, 3, 3,
    ]  # fmt: skip
    assert road_at(s, "N1,3", "S2,1") == 0
    assert road_at(s, "S0,1", "N0,2") == 2
    assert layout(s)["-1,2"] == "fields2/12"
    assert s.tormund == at(s, "1,1")
    assert (s.stage, s.active) == (1, 2)


@rule("NW-207")
def test_the_starred_settlement_brings_cards_and_hands_are_secret() -> None:
    s = new(4, mode="base")
    assert [cards_of(s, p) for p in range(4)] == ["LBO", "BWG", "BGO", "LWO"]
    assert s.view(1).hands[0] == [-2] * RESOURCES + [3]


@rule("NW-208", "NW-225", "NW-303")
def test_a_seat_is_drawn_to_begin_or_fixed() -> None:
    assert {new(4, seed, mode="base").active for seed in range(30)} == {0, 1, 2, 3}
    assert all(new(4, seed, mode="base", first_player=3).active == 3 for seed in range(5))
    with pytest.raises(BadOptions):
        new(3, first_player=3)


@rule("NW-209")
def test_a_variable_base_board_shuffles_tiles_and_markets_but_not_numbers() -> None:
    boards = [new(4, seed, mode="base", setup="variable") for seed in range(20)]
    standard = new(4, mode="base")
    for s in boards:
        assert Counter(s.terrain) == Counter(standard.terrain)
        ice = s.terrain.index(5)
        assert s.tormund == ice
        assert s.numbers[ice] == 0
        assert [n for n in s.numbers if n] == [n for n in standard.numbers if n]
        assert sorted(s.markets[:5]) == [0, 1, 2, 3, 4]
        assert [MARKET_WORDS[kind] for kind in s.markets[5:]] == ["any"] * 4
    assert len({tuple(s.terrain) for s in boards}) > 10
    assert len({tuple(s.markets) for s in boards}) > 10


@rule("NW-209")
def test_no_two_red_numbers_touch_wherever_the_ice_lies() -> None:
    for seed in range(40):
        s = new(4, seed, mode="base", setup="variable")
        red = [set(s.board.hex_corners[h]) for h, n in enumerate(s.numbers) if n in (6, 8)]
        assert all(len(a & b) < 2 for i, a in enumerate(red) for b in red[i + 1 :])


@rule("NW-210", "NW-531", "NW-532")
def test_players_place_clockwise_and_back() -> None:
    s = new(4, mode="base", setup="variable", first_player=1)
    order = []
    luck = seeded(4)
    while s.stage == 0:
        seat = s.deciders[0]
        if asked(s) == "place_settlement":
            order.append(seat)
            assert all(is_distant(s, key.split(":")[1]) for key in keys(s))
            choose(s, keys(s)[luck.below(len(keys(s)))])
        else:
            corner = next(x for x in keys(s))
            assert seat == order[-1]
            choose(s, corner)
    assert order == [1, 2, 3, 0, 0, 3, 2, 1]
    border = new(4, mode="base", setup="variable", first_player=1)
    assert {"settlement:N0,0", "settlement:S-3,3"} <= set(keys(border))  # at the edge and at a market


def is_distant(s: Watch, corner: str) -> bool:
    c = s.board.corner_names.index(corner)
    return all(s.buildings[d] < 0 for d in [c, *s.board.corner_near[c]])


@rule("NW-210")
def test_the_road_lies_beside_the_settlement() -> None:
    s = choose(new(4, mode="base", setup="variable"), "settlement:N1,2")
    assert {key.removeprefix("road:") for key in keys(s)} == {
        s.board.edge_names[e] for e in s.board.corner_edges[s.board.corner_names.index("N1,2")]
    }


@rule("NW-211", "NW-207")
def test_only_the_second_settlement_brings_cards_and_ice_none() -> None:
    s = new(4, 5, mode="base", setup="variable", first_player=0)
    ice = s.terrain.index(ICE)
    placed_by: dict[int, list[int]] = {p: [] for p in range(4)}
    while s.stage == 0:
        seat, options = s.deciders[0], s.options(s.deciders[0])
        if asked(s) == "place_road":
            choose(s, keys(s)[0])
            continue
        cold = [c for c in options if ice in s.board.corner_hexes[c]]
        corner = cold[0] if seat == 0 and placed_by[0] else options[0]
        placed_by[seat].append(corner)
        s.choose(corner, seat)
        if len(placed_by[seat]) == 1:
            assert s.hand_size(seat) == 0
    for p in range(4):
        around = [s.terrain[h] for h in s.board.corner_hexes[placed_by[p][1]]]
        assert s.hands[p] == [around.count(kind) for kind in range(5)]
    assert s.hand_size(0) == len(s.board.corner_hexes[placed_by[0][1]]) - 1


@rule("NW-210", "NW-407", "NW-533", "NW-701")
def test_what_is_placed_counts_at_once() -> None:
    s = choose(new(3, mode="base", setup="variable", first_player=0), "settlement:N0,0")  # at a 3:1 market
    choose(s, keys(s)[0])
    assert s.scores() == [1, 0, 0]
    assert s.rates[:5] == [3] * 5
    assert s.road_lengths == [1, 0, 0]


@rule("NW-221", "NW-222", "NW-226")
def test_the_watch_starts_with_an_empty_north() -> None:
    assert new(4).board is GIFT_21
    assert new(3).board is GIFT_16
    s = new(4)
    assert layout(s)["0,0"] == "forest9"
    assert layout(s)["2,2"] == "hills11"
    assert [MARKET_WORDS[kind] for kind in s.markets] == ["grain", "wool", "brick", "lumber", "ore"]
    assert s.tormund == -1
    assert s.frostfangs == [24, 8, 8, 0]
    assert (s.camps, s.clearings, set(s.gift)) == ([[], [], []], [[], [], [], []], {-1})


@rule("NW-222")
def test_a_variable_watch_keeps_the_tiles_and_the_letters() -> None:
    for players in (3, 4):
        s, standard = new(players, 3, setup="variable"), new(players, 3)
        assert sorted(s.terrain) == sorted(standard.terrain)
        assert s.terrain != standard.terrain
        assert s.numbers == standard.numbers
        assert sorted(s.markets) == sorted(standard.markets)


@rule("NW-227", "NW-228")
def test_tokens_lie_under_the_pieces_and_return_from_the_first_settlements() -> None:
    for players, left in ((4, 13), (3, 24)):
        s = new(players)
        assert sum(s.supply) == 57 - 13 * players
        assert all(slots == 0b11111 for slots in s.settlement_slots)
        placed(s)
        assert sum(s.supply) == left
        assert all(slots == 0b11100 for slots in s.settlement_slots)
        assert all(s.settlement_tokens[5 * p : 5 * p + 2] == [-1, -1] for p in range(players))
        assert min(s.keep_tokens) >= 0
        assert s.camps == [[], [], []]
        hidden = s.view(0)
        assert {x for x in hidden.settlement_tokens + hidden.keep_tokens if x != -1} == {-2}
        assert hidden.supply[0] == -2


@rule("NW-229", "NW-1302", "NW-1001")
def test_heroes_are_dealt_by_the_order_of_play() -> None:
    s = new(4, first_player=1)
    assert [HERO_WORDS[hero] for hero in s.heroes] == ["mormont", "yarwyck", "tarly", "marsh"]
    assert len(s.display) == 7
    assert [HERO_WORDS[hero] for hero in new(3, first_player=0).heroes] == ["tarly", "marsh", "mormont"]
    assert [HERO_WORDS[hero] for hero in new(5, mode="watch56", first_player=0).heroes] == [
        "thorne", "yarwyck", "tarly", "marsh", "mormont",
    ]  # fmt: skip
    six = new(6, mode="watch56", first_player=0)
    assert HERO_WORDS[six.heroes[0]] == "melisandre"
    assert len(six.display) == 9


@rule("NW-230", "NW-231")
def test_a_third_round_mans_the_wall() -> None:
    s = new(4, first_player=2)
    luck = seeded(3)
    while asked(s) != "place_guard":
        s.choose(*choice_of(s, luck))
    assert s.deciders == [2]
    choose(s, "guard:2", "guard:2", "guard:1", "guard:4")
    assert s.guards == [[0], [2, 3], [], [1]]
    assert s.stage == 1


@rule("NW-231", "NW-562")
def test_a_sixth_guard_finds_a_full_section() -> None:
    s = new(6, mode="watch56", first_player=0)
    luck = seeded(3)
    while asked(s) != "place_guard":
        s.choose(*choice_of(s, luck))
    choose(s, *["guard:2"] * 5)
    assert keys(s) == ["guard:1", "guard:3", "guard:4", "guard:5", "guard:6"]


@rule("NW-232")
def test_starting_heroes_may_be_used_in_the_first_turn() -> None:
    s = placed(new(4, first_player=0))
    assert s.active == 0
    assert s.hero_locks == [0, 0, 0, 0]


@rule("NW-1301")
def test_five_and_six_have_more_of_everything() -> None:
    for players in (5, 6):
        s = placed(new(players, mode="watch56"))
        assert sum(s.supply) == 105 - 11 * players
        assert [sum(column) for column in zip(s.bank, *s.hands, strict=True)] == [24] * RESOURCES
        assert s.frostfangs == [24, 8, 8, 8]
        assert len(s.guards) == 6
        assert len(s.markets) == 7
    with pytest.raises(BadOptions):
        new(4, mode="watch56")


@rule("NW-1401", "NW-1402", "NW-1403")
def test_the_classic_island() -> None:
    s = new(2, mode="classic")
    assert Counter(TERRAIN_WORDS[tile] for tile in s.terrain) == {
        "forest": 4, "pasture": 4, "fields": 4, "hills": 3, "mountains": 3, "desert": 1,
    }  # fmt: skip
    assert sorted(n for n in s.numbers if n) == [2, 3, 3, 4, 4, 5, 5, 6, 6, 8, 8, 9, 9, 10, 10, 11, 11, 12]
    assert Counter(MARKET_WORDS[kind] for kind in s.markets)["any"] == 4
    assert Counter(s.deck) == {0: 14, 5: 5, 2: 2, 1: 2, 4: 2}
    names = [tuple(sorted(s.board.corner_names[c] for c in pair)) for pair in s.board.market_corners]
    assert names[0] == ("N2,1", "S3,-1")
    assert names[5] == ("N-2,0", "S-1,-2")


@rule("NW-1404")
def test_on_the_island_everybody_places() -> None:
    s = placed(new(3, mode="classic"))
    assert all(s.buildings.count(p) == 2 and s.roads.count(p) == 2 for p in range(3))
    assert all(s.hand_size(p) >= 1 for p in range(3))


@rule("NW-1405")
def test_the_robber_starts_on_the_desert() -> None:
    s = new(4, mode="classic")
    assert TERRAIN_WORDS[s.terrain[s.tormund]] == "desert"


@rule("NW-1407", "NW-1408")
def test_numbers_of_the_island_run_along_the_coast() -> None:
    s = new(4, mode="classic")
    assert layout(s)["-2,1"] == "fields10"
    assert layout(s)["0,0"] == "desertnone"
    spiral = new(4, 3, mode="classic", setup="variable")
    way = ["2,0", "2,-1", "2,-2", "1,-2", "0,-2", "-1,-1", "-2,0", "-2,1"]
    numbers = [spiral.numbers[at(spiral, name)] for name in way]
    assert [n for n in numbers if n][:7] == [5, 2, 6, 3, 8, 10, 9]
    shuffled = [
        new(4, seed, mode="classic", setup="variable", classic_numbers="random").numbers[at(spiral, "2,0")]
        for seed in range(10)
    ]
    assert len(set(shuffled)) > 3
    with pytest.raises(BadOptions):
        new(4, classic_numbers="random")


def test_options_that_do_not_go_together_are_refused() -> None:
    for options in ({"mode": "base", "hero_tragedy": True}, {"compat_catanatron": True}, {"mode": "watch56"}):
        with pytest.raises(BadOptions):
            new(4, **options)  # type: ignore[arg-type]


@rule("NW-1301", "NW-1401")
@pytest.mark.parametrize(
    ("players", "mode"), [(2, "classic"), (3, "watch"), (4, "watch"), (5, "watch56"), (6, "watch56")]
)
def test_the_mode_follows_from_the_number_of_players(players: int, mode: str) -> None:
    assert GAME.new(players, 1) == GAME.new(players, 1, mode=mode)
    assert GAME.load({"game": "watch", "seats": players}).document()["options"]["mode"] == mode  # type: ignore[index]


@pytest.mark.parametrize(("players", "mode"), [(2, "watch"), (5, "watch"), (4, "watch56"), (2, "base")])
def test_a_mode_that_is_named_is_for_its_players_only(players: int, mode: str) -> None:
    with pytest.raises(BadOptions, match=f"mode {mode} is for"):
        GAME.new(players, mode=mode)
