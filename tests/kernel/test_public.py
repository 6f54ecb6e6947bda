"""The public face of games and states: what they tell of themselves, events, scripts, fate, and what pickle keeps."""

import ast
import pickle
from pathlib import Path

import pytest
from tests.playing import play_on
from tests.proving.duel import GAME as DUEL
from tests.proving.toy import keys

import rampart
from rampart import BadOptions, CannotUndo, Hidden, IllegalChoice, LeftoverFate, RampartError, seeded
from rampart.kernel.state import PUBLIC

GAME = rampart.game("dragon")
WATCH = rampart.game("watch")


# ---- what they say of themselves


def test_a_state_tells_where_it_stands() -> None:
    s = GAME.new(players=4, seed=7, starting_seat=1)
    assert repr(s) == "<dragon with 4 seats: seat 1 to decide draft_pair>"
    assert repr(s.view(1)) == "<dragon with 4 seats as seat 1 sees it: seat 1 to decide draft_pair>"
    assert repr(s.view(None)) == "<dragon with 4 seats as spectators see it: seat 1 to decide draft_pair>"


def test_a_state_at_its_end_tells_the_points() -> None:
    s = GAME.new(players=2, seed=1)
    play_on(s, seeded(1))
    assert repr(s) == f"<dragon with 2 seats: over (end), points {', '.join(map(str, s.scores()))}>"


def test_decisions_options_and_games_tell_something() -> None:
    s = GAME.new(players=4, seed=7)
    asked = s.decision(s.deciders[0])
    assert repr(asked).startswith("<decision of seat 2, draft_pair: Draft 2 young persons of different types. ")
    assert repr(asked).endswith("and 30 more>")
    assert repr(asked.options[0]).startswith(f"<option {asked.options[0].key}: ")
    assert repr(GAME) == "<rampart game dragon: In the Year of the Dragon, 2-5 players, rules 1>"
    assert repr(GAME.options["wall"]).startswith("<option wall=False: Play with the Great Wall")


def test_what_a_typed_program_may_count_on() -> None:
    """The types that mypy reads in the sources: no casts are needed. Compiled methods do not keep them."""
    source = Path(__file__).resolve().parents[2] / "src/rampart/kernel/state.py"
    methods = {node.name: node for node in ast.walk(ast.parse(source.read_text())) if isinstance(node, ast.FunctionDef)}
    given = {name: ast.unparse(method.returns) for name, method in methods.items() if method.returns is not None}
    assert (given["decision"], given["events_since"], given["mark"]) == ("Decision", "list[Event]", "int")
    assert given["options"] == "list[int]"
    assert isinstance(GAME.new(players=2, starting_seat=0).decision(0), rampart.Decision)


def test_the_public_names_are_those_that_are_documented() -> None:
    assert set(dir(rampart)) == {*rampart.__all__, "__version__", "__doc__", "__name__", "__path__"}
    assert all(hasattr(rampart, name) for name in rampart.__all__)
    s = GAME.new(players=2)
    assert {name for name in dir(s) if not name.startswith("_")} == {*PUBLIC, *(f.name for f in s.fields())}
    assert all(hasattr(s, name) for name in dir(s))
    assert all(hasattr(GAME, name) for name in dir(GAME))
    assert "push" not in dir(s)


# ---- fate


def test_fate_is_drawn_from_the_first_decision_on() -> None:
    rolls = [2, 3]
    s = WATCH.new(players=3, seed=5, mode="base", fate=rolls)
    assert s.fate == rolls == s.document()["fate"]
    assert s.rng.drawn == WATCH.new(players=3, seed=5, mode="base").rng.drawn
    with pytest.raises(LeftoverFate, match="Fate still holds 2, 3"):
        s.no_fate_left()
    luck = seeded(1)
    while s.fate:
        play_on(s, luck, 1)
    s.no_fate_left()


def test_a_game_with_fate_has_a_record() -> None:
    s = WATCH.new(players=3, seed=5, mode="base", fate=[2, 3])
    play_on(s, seeded(1), 30)
    assert WATCH.replay(s.record()) == s


@pytest.mark.parametrize("fate", [[-1], ["2"], 3, [True]])
def test_fate_is_a_list_of_whole_numbers(fate: object) -> None:
    with pytest.raises(BadOptions, match="fate is a list of whole numbers"):
        GAME.new(players=2, fate=fate)


# ---- events


def test_events_have_names() -> None:
    s = GAME.new(players=2, seed=3, starting_seat=0)
    mark = s.mark()
    s.choose("draft:monk_young+farmer_young")
    event = s.events_since(mark)[0]
    assert (event.kind, event.seat, event.rule) == ("drafted", 0, "YD-110")
    assert event.args == {"first": "monk_young", "second": "farmer_young"}
    assert repr(event) == "<event drafted of seat 0: first=monk_young second=farmer_young>"
    assert s.events_since(s.mark()) == []


def test_an_event_that_is_undone_has_not_happened() -> None:
    s = GAME.new(players=2, seed=3, starting_seat=0)
    mark = s.mark()
    before = s.copy()
    s.choose("draft:monk_young+farmer_young")
    assert s.events_since(mark)
    s.undo(0)
    assert s == before
    assert s.events_since(mark) == []


def test_a_viewer_is_told_only_what_it_may_know() -> None:
    s = WATCH.new(players=3, seed=2, mode="base")
    mark = s.mark()
    play_on(s, seeded(4), 200)
    robbed = [s.events_since(mark, seat) for seat in (None, 0, 1, 2)]
    at = next(i for i, event in enumerate(robbed[0]) if "?" in event.args.values())
    told = [events[at].args for events in robbed]
    assert sum("?" in args.values() for args in told) == 2  # spectators and the one who has nothing to do with it
    assert all(len(events) == len(robbed[0]) for events in robbed)


def test_a_copy_does_not_know_the_marks_of_its_original() -> None:
    s = GAME.new(players=2, seed=3)
    mark = s.mark()
    with pytest.raises(RampartError, match="does not keep what happened"):
        s.copy().events_since(mark)


# ---- scripts


def test_a_script_makes_several_choices() -> None:
    s = GAME.new(players=2, seed=3, starting_seat=0)
    t = s.copy()
    s.play(["draft:monk_young+farmer_young", (0, "place@1"), (1, "draft:healer_young+scholar_young")])
    t.choose("draft:monk_young+farmer_young")
    t.choose("place@1")
    t.choose("draft:healer_young+scholar_young")
    assert s == t


def test_a_script_that_fails_changes_nothing() -> None:
    s = GAME.new(players=2, seed=3, starting_seat=0)
    before = s.copy()
    with pytest.raises(IllegalChoice, match=r"choices\[1\]: 'fly' is not on offer"):
        s.play(["draft:monk_young+farmer_young", "fly"])
    assert s == before
    assert s.last is before.last


def test_a_choice_that_became_forced_is_passed_over() -> None:
    """The only answer in an open window is taken by the kernel; a script that names it goes on."""
    s = GAME.new(players=2, seed=3, starting_seat=0)
    journal = s.listen()
    journal.forced = []
    luck = seeded(1)
    script: list[tuple[int, str]] = []
    start = s.copy()
    while len(journal.forced) < 3:
        done = len(journal.forced)
        seat = s.deciders[0]
        option = s.options(seat)[luck.below(len(s.options(seat)))]
        script.append((seat, s.key(option, seat)))
        s.choose(option, seat)
        script += journal.forced[done:]
    t = start.copy()
    t.play(script, forced="skip")
    assert t == s
    with pytest.raises(IllegalChoice, match=r"choices\["):
        start.copy().play(script)
    with pytest.raises(IllegalChoice, match=r"choices\[8\]: Seat 0 is not asked now"):
        start.copy().play([*script, (0, "fly")], forced="skip")


def test_a_script_knows_two_ways_with_forced_choices() -> None:
    with pytest.raises(BadOptions, match="'refuse' or 'skip', not 'maybe'"):
        GAME.new(players=2).play([], forced="maybe")
    with pytest.raises(Hidden, match="A view cannot be played on"):
        GAME.new(players=2).view(0).play([])


def test_a_listener_hears_a_script() -> None:
    s = GAME.new(players=2, seed=3, starting_seat=0)
    mark = s.mark()
    s.play(["draft:monk_young+farmer_young"])
    assert s.events_since(mark)[0].kind == "drafted"


# ---- pickle


def test_pickle_keeps_the_past() -> None:
    s = GAME.new(players=3, seed=1)
    play_on(s, seeded(1), 40)
    seat = s.last.seat if s.last is not None else -1
    same = pickle.loads(pickle.dumps(s))
    assert same == s
    assert same.record() == s.record()
    assert same.undoable(seat) == s.undoable(seat)


def test_undo_works_after_pickle() -> None:
    s = GAME.new(players=2, seed=3, starting_seat=0)
    before = s.copy()
    s.choose("draft:monk_young+farmer_young")
    same = pickle.loads(pickle.dumps(s))
    assert same.undoable(0) == "draft:monk_young+farmer_young"
    same.undo(0)
    assert same == before
    with pytest.raises(CannotUndo, match="Nothing has been chosen yet"):
        same.undo(0)


def test_a_view_has_no_past_to_pickle() -> None:
    s = GAME.new(players=2, seed=3)
    s.choose(s.options(s.deciders[0])[0])
    v = pickle.loads(pickle.dumps(s.view(0)))
    assert v == s.view(0)
    assert v.origin is None and v.seed == -1


def test_forced_choices_are_told_as_such() -> None:
    s = DUEL.new(seed=1)
    mark = s.mark()
    play_on(s, seeded(1), 12)
    forced = [event for event in s.events_since(mark) if event.kind == "forced"]
    assert forced and all(set(event.args) == {"step", "option"} for event in forced)
    assert keys(s, s.deciders[0])
