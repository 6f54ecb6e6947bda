"""Turning points: a finished game is judged at moments of it, once, for those who look on."""

import asyncio
from typing import Any

from rampart.server.pages.over import over_panels
from rampart.server.tables.story import LEAST_SWING, Swing, Turn, story
from rampart.server.workers.pool import TooMuch
from rampart.server.workers.thinking import judge
from rampart.server.workers.turning import MOMENTS, Turning, moments
from tests.server.house import House, staged
from tests.site import finished


async def here(function: Any, *arguments: Any) -> Any:
    """In the place of a worker: the same function, here, with fewer games played on."""
    return function(arguments[0], 2)


async def judged(house: House, room: Any, run: Any) -> int:
    """Judge a room; how often it is drawn again."""
    drawn: list[Any] = []
    house.rooms.redrawn.append(lambda room, seat, news: drawn.append(room))
    turning = Turning(house.rooms, run)
    turning.attend(room)
    turning.attend(room)  # once is enough
    assert len(turning.tasks) == 1
    await asyncio.gather(*turning.tasks.values())
    turning.attend(room)
    again = len(turning.tasks)
    await turning.stop()
    assert bool(again) != bool(room.chances), "what is judged is not judged again"
    return len(drawn)


@staged
async def test_a_game_turned_where_a_chance_to_win_swings_most(house: House) -> None:
    room = finished.room("Ann", "Ben", "Cleo", people=2, players=3)
    assert any(isinstance(turn, Turn) for turn in story(room).turns)
    assert await judged(house, room, here) == 1
    counts = [count for count, _ in room.chances]
    assert counts[0] == 0 and counts[-1] == len(room.position.line) and len(counts) <= MOMENTS + 1
    assert all(abs(sum(chances) - 1) < 1e-6 for _, chances in room.chances)
    winners = room.must_state().winners()
    assert [p for p, chance in enumerate(room.chances[-1][1]) if chance] == winners
    found = story(room).turns
    assert found and all(isinstance(turn, Swing) for turn in found)
    assert all(abs(turn.after - turn.before) >= LEAST_SWING for turn in found)
    text = "".join(fragment.markup for fragment in over_panels(room, None, "en"))
    assert "chance to win" in text and "%" in text


@staged
async def test_where_no_bot_can_judge_the_points_tell_the_story(house: House) -> None:
    room = finished.room("Ann", "Ben", "Cleo", people=2, players=3)

    async def fails(function: Any, *arguments: Any) -> Any:
        raise TooMuch("time")

    assert await judged(house, room, fails) == 0
    assert room.chances == () and all(isinstance(turn, Turn) for turn in story(room).turns)


@staged
async def test_a_game_that_goes_on_is_not_judged(house: House) -> None:
    room = finished.room("Ann", "Ben", "Cleo", people=2, players=3, stop=20)
    turning = Turning(house.rooms, here)
    turning.attend(room)
    assert not turning.tasks or room.table.status == "over"
    await turning.stop()


def test_moments_are_spread_over_the_game_and_the_end_is_certain() -> None:
    room = finished.room("Ann", "Ben", "Cleo", people=2, players=3)
    found = moments(room)
    assert [count for count, _ in found] == sorted({count for count, _ in found})
    assert max(judge(found[-1][1], 1)) in (1.0, 0.5)
