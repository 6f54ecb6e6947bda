"""Work on what strangers send: bounded in time, memory and number, and never in the site's own process."""

import asyncio
import os
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from rampart.server.workers.pool import AT_ONCE, QUEUED, Busy, Stopped, TooMuch, Workers
from tests.server import strange

Story = Callable[[Workers], Awaitable[None]]


def play(story: Story, seconds: float = 1.0) -> None:
    """Let a story have workers of its own."""

    async def told() -> None:
        found = Workers("tests.server.strange", seconds=seconds)
        try:
            await story(found)
        finally:
            await found.stop()
            assert not found.all

    asyncio.run(told())


def test_work_is_done_elsewhere_by_a_worker_that_is_used_again() -> None:
    async def story(found: Workers) -> None:
        assert await found.run(strange.doubled, 21) == 42
        first, second = await found.run(strange.working_in), await found.run(strange.working_in)
        assert first == second != os.getpid()
        assert len(found.all) == 1
        await found.rest()
        assert not found.all
        assert await found.run(strange.working_in) != first

    play(story)


def test_a_worker_is_replaced_after_many_tasks() -> None:
    async def story(found: Workers) -> None:
        found.most_tasks = 2
        at_work = [await found.run(strange.working_in) for _ in range(4)]
        assert at_work[0] == at_work[1] != at_work[2] == at_work[3]

    play(story)


@pytest.mark.parametrize("work", [strange.endless, strange.asleep, strange.hungry, strange.crashed])
def test_what_takes_too_much_is_ended_and_the_next_task_is_done(work: Callable[[], Any]) -> None:
    async def story(found: Workers) -> None:
        with pytest.raises(TooMuch):
            await found.run(work)
        assert not found.all
        assert await found.run(strange.doubled, 21) == 42

    play(story)


def test_a_failure_is_told_and_the_worker_goes_on() -> None:
    async def story(found: Workers) -> None:
        with pytest.raises(RuntimeError, match="LookupError: no such thing"):
            await found.run(strange.failed)
        assert len(found.all) == 1

    play(story)


def test_only_so_many_tasks_wait() -> None:
    async def story(found: Workers) -> None:
        running = [asyncio.create_task(found.run(strange.asleep)) for _ in range(AT_ONCE + QUEUED)]
        await asyncio.sleep(0)
        with pytest.raises(Busy):
            await found.run(strange.doubled, 21)
        while len(found.all) < AT_ONCE:
            await asyncio.sleep(0.01)
        assert len(found.all) == AT_ONCE
        await found.stop()
        ended = await asyncio.gather(*running, return_exceptions=True)
        assert {type(error) for error in ended} == {Stopped}
        with pytest.raises(Stopped):
            await found.run(strange.doubled, 21)

    play(story, seconds=60)


def test_a_worker_that_cannot_start_leaves_the_site_standing() -> None:
    async def story() -> None:
        found = Workers("no.such.module")
        with pytest.raises(Busy):
            await found.run(strange.doubled, 21)
        assert not found.all

    asyncio.run(story())
