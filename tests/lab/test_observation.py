"""Observations: complete, blind to what is hidden, the same from every chair, and documented."""

from typing import Any

import pytest
from tests.lab.changes import changes
from tests.lab.tables import IDS, TABLES, positions
from tests.playing import registered
from tests.proving import harbour, smugglers

import rampart
from rampart import BadOptions, State, seeded
from rampart.kernel.observation import Hints, SeatCode
from rampart.lab.observation import BadBuffer, Observation
from rampart.lab.rows import NATIVE, Marker, Reader, masks_of

EACH_TABLE = pytest.mark.parametrize(("game", "players", "options"), TABLES, ids=IDS)


def space(game: str, players: int, options: dict[str, Any]) -> Observation:
    found = rampart.game(game).observation(players, **options)
    assert isinstance(found, Observation)
    return found


@EACH_TABLE
def test_a_view_and_the_whole_state_give_the_same_row(game: str, players: int, options: dict[str, Any]) -> None:
    o = space(game, players, options)
    for s in positions(game, players, options, 3, 23, 30):
        for seat in range(players):
            row = o.encode(s, seat)
            assert len(row) == o.size
            assert row == o.encode(s.view(seat), seat)


@EACH_TABLE
def test_worlds_that_a_seat_cannot_tell_apart_give_the_same_row(
    game: str, players: int, options: dict[str, Any]
) -> None:
    o = space(game, players, options)
    for s in positions(game, players, options, 5, 41, 15):
        for seat in range(players):
            assert o.encode(s.determinise(seat, 11), seat) == o.encode(s, seat)


@EACH_TABLE
def test_whatever_changes_in_a_view_changes_the_row(game: str, players: int, options: dict[str, Any]) -> None:
    o = space(game, players, options)
    left_out = {*o.plan.hints.left_out, *o.plan.known.values()}
    seen = set()
    for s in positions(game, players, options, 7, 90, 4):
        seat = s.deciders[0] if s.deciders else 0
        view, row = s.view(seat).dump()[1], o.encode(s, seat)
        for path, t in changes(s):
            if path in left_out or t.view(seat).dump()[1] == view:
                continue
            seen.add(path)
            assert o.encode(t, seat) != row, path
    assert len(seen) > 10


@pytest.mark.parametrize(
    ("game", "options", "first"), [("dragon", {"wall": True}, "starting_seat"), ("watch", {}, "first_player")]
)
def test_a_table_turned_by_a_seat_looks_and_plays_the_same(game: str, options: dict[str, Any], first: str) -> None:
    g = rampart.game(game)
    here, there = g.observation(4, **{**options, first: 0}), g.observation(4, **{**options, first: 1})
    s, t = g.new(4, 9, **{**options, first: 0}).bare(), g.new(4, 9, **{**options, first: 1}).bare()
    luck = seeded(2)
    for _ in range(400):
        if s.over:
            break
        seat = s.deciders[0]
        turned = (seat + 1) % 4
        assert turned in t.deciders
        for p in range(4):
            assert here.encode(s, p) == there.encode(t, (p + 1) % 4)
        actions = here.legal_actions(s, seat)
        assert sorted(there.legal_actions(t, turned)) == sorted(actions)
        action = actions[luck.below(len(actions))]
        s.choose(here.option(s, seat, action), seat)
        t.choose(there.option(t, turned, action), turned)


@EACH_TABLE
def test_actions_and_options_are_two_names_of_one_thing(game: str, players: int, options: dict[str, Any]) -> None:
    o = space(game, players, options)
    for s in positions(game, players, options, 13, 7, 60):
        for seat in s.deciders:
            actions = o.legal_actions(s, seat)
            assert len(set(actions)) == len(actions)
            assert [o.option(s, seat, x) for x in actions] == s.options(seat)
            assert [o.action(s, seat, x) for x in s.options(seat)] == actions
            assert all(0 <= x < o.actions.size for x in actions)
            assert o.option(s, seat, o.actions.size + 3) == -1


@EACH_TABLE
def test_c_writes_what_the_plan_says(game: str, players: int, options: dict[str, Any]) -> None:
    o = space(game, players, options)
    plain = Reader(o.plan)
    buffer = bytearray(b"?" * (3 * o.size))
    around = b"?" * o.size
    for s in positions(game, players, options, 17, 61, 6):
        for seat in range(players):
            assert plain.encode(s, seat) == o.rows.encode(s, seat)
            o.rows.write(buffer, 1, s.view(seat), seat)
            assert buffer == around + plain.encode(s, seat) + around


def test_compiled_rules_have_their_rows_from_c() -> None:
    assert rampart.COMPILED == NATIVE


@pytest.mark.parametrize("packed", [0, 1])
def test_masks_are_the_same_from_c(packed: int) -> None:
    settings = (30, packed, 4096, 14 - 4096)
    for options, turn in (([0, 3, 4096, 4098], [5, 4, 3, 2, 1, 0]), ([1, 2], []), ([], [])):
        rows = [bytearray(b"?" * 90), bytearray(b"?" * 90)]
        for masks, row in zip((masks_of(*settings), Marker(*settings)), rows):
            masks.mark(row, 1, options, 7, turn)
        width = 4 if packed else 30
        assert rows[0] == rows[1]
        assert rows[0][:width] == b"?" * width and rows[0][2 * width :] == b"?" * (90 - 2 * width)
        assert sum(x.bit_count() for x in rows[0][width : 2 * width]) == len(options)


@pytest.mark.skipif(not NATIVE, reason="only compiled builds have it")
def test_c_refuses_what_does_not_fit() -> None:
    o = space("dragon", 2, {})
    s = rampart.game("dragon").new(2)
    row = bytearray(o.size)
    bad: tuple[Any, ...]
    for bad in ((row, 1, s, 0), (row, -1, s, 0), (row, 0, s, 2), (row, 0, s, -1), (bytearray(3), 0, s, 0)):
        with pytest.raises((ValueError, IndexError)):
            o.rows.write(*bad)
    for bad in ((bytes(row), 0, s, 0), (row, 0, "a state", 0), (row, "0", s, 0), ("row", 0, s, 0), (row, 0, s)):
        with pytest.raises((TypeError, AttributeError, BufferError)):
            o.rows.write(*bad)
    assert row == bytearray(o.size)
    for bad in (([21], []), ([-8], []), ([3], [1]), (["a"], []), ((1,), [])):
        with pytest.raises((ValueError, IndexError, TypeError)):
            masks_of(20, 0, 4096, 0).mark(bytearray(20), 0, bad[0], 7, bad[1])


def test_columns_follow_each_other_and_have_names_of_their_own() -> None:
    for game, players, options in TABLES:
        o = space(game, players, options)
        at = 0
        for c in o.columns:
            assert c.start == at
            at += c.width
        assert at == o.size
        assert len({c.name for c in o.columns}) == len(o.columns)
        assert len(o.table()) == len(o.columns)


def test_a_row_can_be_read() -> None:
    g = rampart.game("dragon")
    s = g.new(2, seed=1)
    o = space("dragon", 2, {})
    words = o.words(o.encode(s, s.deciders[0]))
    assert words["asked"] == "me"
    assert words["step"] == "draft_pair"
    assert words["players[me].yuan"] == 6
    assert words["players[+1].hand"]


def test_boards_come_as_planes() -> None:
    o = space("watch", 4, {"mode": "classic"})
    assert "buildings" in o.boards()
    land = o.board("land")
    assert {len(columns) for columns in land.values()} == {19}


def test_the_version_names_game_seats_and_modules() -> None:
    plain, walled = space("dragon", 4, {}), space("dragon", 4, {"wall": True})
    assert plain.version.startswith("dragon-1/4/")
    assert plain.version == space("dragon", 4, {}).version
    assert len({plain.version, walled.version, space("dragon", 3, {}).version}) == 3


def test_bad_buffers_are_refused() -> None:
    o = space("dragon", 2, {})
    s = rampart.game("dragon").new(2)
    row = bytearray(o.size)
    o.encode_into(s, 0, row)
    assert bytes(row) == o.encode(s, 0)
    for bad in (bytearray(o.size + 1), bytes(o.size), "row", memoryview(bytearray(o.size * 8)).cast("q")):
        with pytest.raises(BadBuffer):
            o.encode_into(s, 0, bad)
    for seat in (2, -1, "x", None):
        with pytest.raises(BadOptions):
            o.encode(s, seat)  # type: ignore[arg-type]
    with pytest.raises(BadOptions):
        o.encode(None, 0)  # type: ignore[arg-type]
    with pytest.raises(BadBuffer):
        o.words(b"abc")
    with pytest.raises(BadOptions):
        o.encode(rampart.game("dragon").new(3), 0)
    with pytest.raises(BadOptions):
        o.encode(rampart.game("dragon").new(2, wall=True), 0)


def test_floats_tell_none_and_hidden_below_zero() -> None:
    numpy = pytest.importorskip("numpy")
    o = space("watch", 4, {})
    s = rampart.game("watch").new(4)
    row = numpy.zeros(o.size, numpy.float32)
    o.encode_into(s, 0, row)
    exact = numpy.frombuffer(o.encode(s, 0), numpy.uint8).astype(numpy.float32)
    assert (row == numpy.where(exact > 239, exact - 256, exact)).all()
    assert row.min() == -2


def test_a_list_without_a_length_is_refused() -> None:
    with (
        registered(harbour.GAME),
        pytest.raises(rampart.BrokenRules, match=r"sea\.currents: its length is not declared"),
    ):
        harbour.GAME.observation()


def test_hints_give_reasons() -> None:
    with pytest.raises(rampart.BrokenRules):
        Hints(left_out={"wall": ""})


def test_codes_of_seats_are_turned() -> None:
    assert [SeatCode().turned(v, 1, 3) for v in range(4)] == [2, 0, 1, 3]
    keeps = SeatCode(outer=6)
    assert keeps.turned(6 + 2, 1, 4) == 6 + 1
    covers = SeatCode(first=3, inner=5)
    assert covers.turned(1, 2, 4) == 1
    assert covers.turned(3 + 5 * 2 + 4, 2, 4) == 3 + 4


def test_a_game_of_another_package_is_read_by_its_plan() -> None:
    with registered(smugglers.GAME):
        o = smugglers.GAME.observation()
        for seed in range(4):
            s: State = smugglers.GAME.new(seed=seed)
            for seat in range(s.seats):
                assert o.encode(s, seat) == o.encode(s.view(seat), seat)
                assert len(o.encode(s, seat)) == o.size
