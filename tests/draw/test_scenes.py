"""Scenes: a step for each line of the log, at places that are on the board, and nothing that a viewer may not know."""

import json
from collections import Counter

import pytest

import rampart
from rampart.draw.scenes import MOST_STEPS, places, scene, scenes_of
from rampart.draw.table import fragments
from rampart.kernel.events import named
from rampart.kernel.frame import viewer_of
from rampart.server.pages.parts.stage import acted
from rampart.text.log import lines

TABLES = [
    ("dragon", {"players": 4, "wall": True, "super_event": "random"}),
    ("watch", {"players": 4}),
    ("great_wall", {"players": 4}),
    ("crescent_moon", {"players": 5}),
]


@pytest.mark.parametrize(("game", "options"), TABLES, ids=[game for game, _ in TABLES])
def test_events_happen_at_places_that_are_on_the_board(game: str, options: dict[str, object]) -> None:
    told = scenes_of(game)
    assert told is not None
    found: Counter[str] = Counter()
    missed: Counter[str] = Counter()
    drawn: set[str] = set()
    for _, after, events in moments(game, options, 160):
        before, now = drawn, {f.id for f in fragments(after, 0, whole=False)} if events else drawn
        drawn = now
        for event in events:
            kind = named(event, after.rules).kind
            here = places(event, after, told)
            if here:
                (found if (before | now) & set(here) else missed)[kind] += 1
    assert len(found) > 8
    assert not missed


@pytest.mark.parametrize(("game", "options"), TABLES, ids=[game for game, _ in TABLES])
def test_a_scene_tells_what_the_log_tells_each_viewer(game: str, options: dict[str, object]) -> None:
    names = [f"<{p}>" for p in range(6)]
    for _, after, events in moments(game, options, 60):
        for seat in (0, None):
            seen = [event.seen(viewer_of(seat)) for event in events]
            steps = scene(seen, after.view(seat), "en", names)
            assert [step.line for step in steps] == lines(seen, after.rules, "en", names)[-MOST_STEPS:]
            assert len(json.dumps([acted(step) for step in steps[:20]])) < 6000


def test_kinds_that_a_game_names_are_its_kinds() -> None:
    for game, _ in TABLES:
        told = scenes_of(game)
        rules = rampart.game(game).rules
        kinds = {kind.name: {field.name for field in kind.args} for kind in rules.events.values()}
        assert told is not None
        assert set(told.PLACES) <= set(kinds)
        for kind, argument in told.GAINS.items():
            assert argument in kinds[kind]
        for kind, argument in told.SOURCES.items():
            assert argument in kinds[kind] and kind in told.GAINS
        assert {*told.TOTALS, *told.STAGES, *told.OPENINGS, *told.CARDS, *told.DICE, *told.POINTS} <= set(kinds)
        assert all(len(told.PLACES[kind]) == 2 for kind in told.WAYS)
        for kind, duel in told.DUELS.items():
            assert {duel.left, duel.right} - {""} <= kinds[kind]


def test_winter_compares_defense_and_attack() -> None:
    found = [
        step
        for _, after, events in moments("great_wall", {"players": 3}, 400, "random")
        for step in scene([e.seen(viewer_of(None)) for e in events], after.view(None), "en", ["A", "B", "C"])
        if step.duel is not None
    ]
    assert found
    for step in found:
        defense, held, attack, by, result, parts = step.duel
        assert (defense, attack) == ("Defense", "Attack")
        assert str(held) in step.line.text and str(by) in step.line.text
        assert step.places[0].startswith("section-")
        assert result == (f"Holds, {held - by} to spare" if held >= by else f"Breach: {by - held} short")
        assert all(isinstance(part.n, int) and part.words for part in parts)
        for side, whole in ((0, held), (1, by)):
            own = [part.n for part in parts if part.side == side]
            assert not own or sum(own) == whole, "what a side is made of is all of it"
        assert all(part.n > 0 for part in parts), "nothing is taken off for what came later"
    assert any(len(step.duel.addends) > 2 for step in found)


def test_a_combat_is_added_up_from_what_everyone_saw_since_it_began() -> None:
    told = scenes_of("crescent_moon")
    past: list = []
    found = []
    for _, after, events in moments("crescent_moon", {"players": 5}, 900):
        seen = [e.seen(viewer_of(None)) for e in events]
        found += [s for s in scene(seen, after.view(None), "en", ["W", "M", "S", "C", "N"], past) if s.duel is not None]
        past += seen
    assert told is not None and found
    for step in found:
        for side, whole in ((0, step.duel.left), (1, step.duel.right)):
            own = [part.n for part in step.duel.addends if part.side == side]
            assert not own or sum(own) == whole
    assert any(step.duel.addends for step in found)


def seen_by_all(game: str, options: dict[str, object], most: int, bot: str = "greedy"):
    """Every choice: the steps of its scene for who only watches, and the position after it."""
    for _, after, events in moments(game, options, most, bot):
        seen = [e.seen(viewer_of(None)) for e in events]
        yield scene(seen, after.view(None), "en", [f"<{p}>" for p in range(6)]), after


@pytest.mark.parametrize(("game", "most"), [("dragon", 300), ("crescent_moon", 400), ("great_wall", 500)])
def test_points_are_added_up_source_by_source(game: str, most: int) -> None:
    longest = 0
    for steps, _ in seen_by_all(game, dict(TABLES)[game], most):
        for before, step in zip([None, *steps], steps):
            if step.tally is None:
                continue
            longest = max(longest, len(step.tally.addends))
            assert step.tally.words == f"<{step.line.seat}>"
            assert (
                step.tally.sum - step.tally.before
                == step.gain
                == sum(part.n for part in step.tally.addends[-step.tally.fresh :])
            )
            if before is not None and before.tally is not None and before.line.seat == step.line.seat:
                assert step.tally.before == before.tally.sum
    assert longest > 2


def test_a_year_of_the_crescent_moon_adds_up_to_what_is_announced() -> None:
    years = 0
    for steps, _ in seen_by_all("crescent_moon", {"players": 5}, 900):
        announced = {step.line.seat: step for step in steps if step.line.kind == "scored"}
        sums = {step.line.seat: step.tally.sum for step in steps if step.tally is not None}
        for seat in sums.keys() & announced.keys():
            assert f"{sums[seat]} point" in announced[seat].line.text
        years += len(sums.keys() & announced.keys()) > 1
    assert years


def test_the_winner_of_the_watch_is_counted_up_and_rushes_have_a_stage() -> None:
    rushes = breaches = 0
    for seed in range(4):
        for _, after, events in moments("watch", {"players": 4}, 700, "greedy", seed):
            kinds = {named(e, after.rules).kind for e in events}
            if not kinds & {"rush", "breach", "glory"}:
                continue
            steps = scene([e.seen(viewer_of(None)) for e in events], after.view(None), "en", list("ABCD"))
            for step in steps:
                if step.line.kind == "rush":
                    assert step.chapter and step.places[0].startswith("camp-")
                    rushes += 1
                if step.line.kind == "breach":
                    assert step.duel is not None and step.duel.left < step.duel.right
                    breaches += 1
                if step.line.kind == "glory":
                    assert step.tally is not None and step.tally.sum == after.scores()[step.line.seat]
    assert rushes and breaches


@pytest.mark.parametrize(
    ("game", "kinds"),
    [("dragon", {"event"}), ("watch", {"card_played"}), ("great_wall", {"horde"}), ("crescent_moon", {"played"})],
)
def test_cards_are_turned_over_and_dice_show_what_was_rolled(game: str, kinds: set[str]) -> None:
    shown, dice = set(), []
    for _, after, events in moments(game, dict(TABLES)[game], 500):
        for step in scene(
            [e.seen(viewer_of(None)) for e in events], after.view(None), "en", [f"<{p}>" for p in range(6)]
        ):
            if step.card is not None:
                shown.add(step.line.kind)
                assert all(step.card)
            dice += [step.dice] if step.dice else []
    assert kinds <= shown
    assert bool(dice) == (game == "watch")
    assert all(len(roll) == 3 and min(roll) >= 1 and max(roll[:2]) <= 6 for roll in dice)


def moments(game, options, most=300, bot_name="greedy", seed=4):
    """Choices of a game: the position before and after each, and what happened."""
    s = rampart.game(game).new(seed=seed, **options)
    bot = rampart.bot(bot_name, seed=2)
    s.listen()
    for _ in range(most):
        if s.over:
            return
        before, seen = s.copy(), len(s.journal.events)
        seat = s.deciders[0]
        s.choose(bot.choose(s, seat), seat)
        yield before, s, s.journal.events[seen:]
