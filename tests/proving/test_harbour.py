"""A window in which all respond at once, every kind of field, and every kind of ending."""

import itertools

import pytest

from rampart import BadDocument, State, seeded
from tests.playing import play_on
from tests.proving import harbour as game
from tests.proving.toy import after, keys, others, shown_to, worlds

ISLES = {"sea": {"treasure": "coral", "empty": ["amber", "bone", "drift"], "charted": []}}


def table(*cards: str, sealed: bool = False, seat: int = 0, captains: object = None, **fields: object) -> State:
    """One seat is to sail; cards are written as `storm cargo`; the treasure lies on coral."""
    doc = {
        "game": "harbour",
        "seats": len(cards),
        "options": {"sealed": sealed},
        "captains": [{"cards": hand.split()} for hand in cards],
        "todo": [{"step": "sail", "seat": seat}],
        **ISLES,
    }
    s = game.GAME.load({**doc, **fields})
    for p, extra in enumerate(captains or []):
        for name, value in extra.items():
            setattr(s.captains[p], name, value)
    return game.GAME.load(s.document())


# ---- a window by poll


def test_unsealed_a_seat_that_can_only_pass_is_not_asked():
    s = after(table("", "storm", "cargo"), (0, "sail:amber"))
    assert s.deciders == [1]
    assert s.asked == 0b010
    assert s.drafts[2] == [game.PASS]
    assert after(s, (1, "pass")).captains[0].landed == 1


def test_unsealed_a_window_nobody_can_use_is_not_opened_and_is_no_barrier():
    charted = {"sea": {"treasure": "coral", "empty": ["bone", "drift"], "charted": ["amber"]}}
    s = table("", "cargo", "cargo", **charted)
    t = after(s, (0, "sail:amber"))
    assert t.captains[0].fame == 1
    assert t.undoable(0) == "sail:amber"
    t.undo(0)
    assert t == s


def test_sealed_every_seat_with_cards_is_asked():
    s = after(table("", "storm", "cargo", sealed=True), (0, "sail:amber"))
    assert s.deciders == [1, 2]
    assert [keys(s, p) for p in (1, 2)] == [["storm", "pass"], ["pass"]]
    assert after(table("", "storm", "", sealed=True), (0, "sail:amber")).deciders == [1], (
        "without cards there is nothing"
    )


@pytest.mark.parametrize("theirs", ["storm", "pilot", "cargo"])
def test_sealed_a_window_does_not_tell_who_could_respond(theirs):
    s = after(table("", "storm", theirs, sealed=True), (0, "sail:amber"), (2, "pass"))
    other = after(table("", "storm", "cargo", sealed=True), (0, "sail:amber"), (2, "pass"))
    for viewer in others(s, 2):
        assert shown_to(s, viewer) == shown_to(other, viewer)
    done, done_other = after(s, (1, "pass")), after(other, (1, "pass"))
    for viewer in others(s, 2):
        assert shown_to(done, viewer) == shown_to(done_other, viewer)


def test_unsealed_guesses_know_that_who_is_asked_can_respond_and_who_is_not_cannot():
    s = after(table("", "storm cargo", "cargo"), (0, "sail:amber"))
    hands = set()
    for world in worlds(s, 0):
        assert set(world.captains[1].cards) & {game.STORM, game.PILOT}
        assert world.captains[2].cards == [game.CARGO]
        hands.add(tuple(world.captains[1].cards))
    assert len(hands) == 5, "all pairs but cargo and cargo"
    sealed = after(table("", "storm cargo", "cargo", sealed=True), (0, "sail:amber"))
    assert len({tuple(world.captains[1].cards) for world in worlds(sealed, 0)}) == 6
    assert len({tuple(world.captains[2].cards) for world in worlds(sealed, 0)}) == 3


def test_a_seat_that_was_not_asked_has_no_answer_to_take_back():
    s = after(table("", "storm", "cargo"), (0, "sail:amber"))
    assert keys(s, 1) == ["storm", "pass"]
    assert s.undoable(2) == ""
    assert s.options(2) == []
    assert game.GAME.load(s.document()) == s
    assert game.GAME.replay(s.record()) == s
    for viewer in (0, 1, 2, None):
        v = s.view(viewer)
        assert game.GAME.load(v.document()) == v


@pytest.mark.parametrize(
    ("answers", "landed"),
    [
        (["pass", "pass"], True),
        (["storm", "pass"], False),
        (["storm", "pilot"], True),
        (["pass", "pilot"], True),
    ],
)
def test_responses_given_at_once_all_count_before_the_ship_arrives(answers, landed):
    s = after(table("", "storm pilot", "storm pilot"), (0, "sail:amber"))
    s = after(s, (1, answers[0]), (2, answers[1]))
    assert bool(s.captains[0].landed) == landed
    assert s.captains[0].ships == int(landed)


# ---- fields of every kind


def test_fields_of_records_are_seen_by_the_owner_of_the_record():
    s = table("storm", "pilot cargo", captains=[{"debt": 3}, {"debt": 2}])
    seen = s.view(1).document()["captains"]
    assert [(x["cards"], x["debt"]) for x in seen] == [(["?"], "?"), (["pilot", "cargo"], 2)]
    seen = s.view(None).document()["captains"]
    assert [(x["cards"], x["debt"]) for x in seen] == [(["?"], "?"), (["?", "?"], "?")]


def test_memory_is_kept_in_every_view():
    s = table("", "", captains=[{"fame": 3}, {}])
    for viewer in (0, 1, None):
        assert s.view(viewer).document()["captains"][0]["fame"] == 3
        assert s.view(viewer).captains[0].fame == 3


def test_a_set_is_written_in_words():
    s = table("", "", captains=[{"landed": 0b1010}, {}])
    assert s.document()["captains"][0]["landed"] == ["bone", "drift"]
    assert s.view(1).captains[0].landed == 0b1010


def test_what_nobody_sees_is_in_no_view():
    s = table("storm", "pilot")
    for viewer in (0, 1, None):
        sea = s.view(viewer).document()["sea"]
        hidden = {"treasure": "?", "empty": ["?", "?", "?"], "weather": "?", "currents": ["?", "?"]}
        assert sea == {**hidden, "charted": [], "wrecks": 0}
        text = shown_to(s, viewer)
        assert not any(f'"{word}"' in text for word in [*game.ISLANDS, *game.WEATHER])


def test_hidden_lists_of_words_are_seen_by_their_owner_and_guessed_in_every_way():
    s = table("", "", omens=[["comet", "gull"], ["whale", "whale"]], routes=[["ebb", "flow"], ["flow", "ebb"]])
    assert s.omens[0] == [0, 2], "a hand is kept ascending"
    seen = s.view(0).document()
    assert (seen["omens"], seen["routes"]) == ([["gull", "comet"], ["?", "?"]], [["ebb", "flow"], ["?", "?"]])
    omens, routes, currents = set(), set(), set()
    for world in worlds(s, 0):
        assert (world.omens[0], world.routes[0]) == ([0, 2], [0, 1])
        omens.add(tuple(world.omens[1]))
        routes.add(tuple(world.routes[1]))
        currents.add(tuple(world.sea.currents))
    assert omens == set(itertools.combinations_with_replacement(range(3), 2))
    assert routes == currents == set(itertools.product(range(2), repeat=2))


def test_a_number_per_seat_is_seen_by_its_seat():
    s = table("", "", "", patrons=["guild", "crown", "temple"])
    assert s.view(1).document()["patrons"] == ["?", "crown", "?"]
    assert s.view(None).document()["patrons"] == ["?", "?", "?"]


@pytest.mark.parametrize("viewer", [1, 2, None])
def test_worlds_that_differ_in_what_is_hidden_look_the_same(viewer):
    one = table("storm storm", "cargo", "", patrons=["guild", "crown", "guild"], captains=[{"debt": 1}, {}, {}])
    other = table("cargo pilot", "cargo", "", patrons=["temple", "crown", "guild"], captains=[{"debt": 3}, {}, {}])
    one.sea.weather, other.sea.weather = 0, 2
    other.sea.treasure, other.sea.empty = 0, [2, 3, 1]
    if viewer == 1:
        one.captains[1].debt = other.captains[1].debt
    if viewer != 2:
        one.patrons[2] = other.patrons[2]
    assert shown_to(one, viewer) == shown_to(other, viewer)


def test_guesses_take_every_value_of_what_is_hidden_and_keep_what_is_not():
    charted = {"sea": {"treasure": "coral", "empty": ["bone", "drift"], "charted": ["amber"]}}
    s = table("storm", "storm cargo", patrons=["guild", "crown"], captains=[{"debt": 3}, {"debt": 1}], **charted)
    found = set()
    for world in worlds(s, 0, 1500):
        assert world.sea.charted == [0]
        assert sorted([world.sea.treasure, *world.sea.empty]) == [1, 2, 3]
        assert (world.captains[0].debt, world.patrons[0], world.captains[0].cards) == (3, 0, [0])
        found.add((world.sea.treasure, world.sea.weather, world.captains[1].debt, world.patrons[1]))
    assert found == set(itertools.product([1, 2, 3], range(3), range(4), range(3)))


def test_a_treasure_that_was_found_lies_nowhere_and_all_see_it():
    s = after(table("", ""), (0, "sail:coral"))
    assert s.captains[0].gold == 5
    for viewer in (0, 1, None):
        assert s.view(viewer).document()["sea"]["treasure"] is None
    world = s.determinise(1, 5)
    assert world.sea.treasure == -1
    assert sorted(world.sea.empty) == [0, 1, 3]


@pytest.mark.parametrize(
    ("fields", "complaint"),
    [
        (
            {"captains": [{"cards": ["anchor"]}, {}]},
            r"captains\[0\].cards\[0\]: 'anchor' is none of storm, pilot, cargo",
        ),
        ({"captains": [{"debt": 4}, {}]}, r"captains\[0\].debt: 4 is not from 0 to 3"),
        ({"captains": [{}]}, r"captains: 2 entries are needed, one per seat, not 1"),
        ({"sea": {"weather": "?"}}, r"sea.weather: '\?' stands only in the document of a view"),
        ({"sea": {"treasure": "amber", "empty": ["amber", "bone", "drift"]}}, r"2 of amber, but there are only 1"),
        ({"sea": {"depth": 3}}, r"sea.depth: there is no such field"),
        ({"captains": [{"landed": ["atlantis"]}, {}]}, r"captains\[0\].landed\[0\]: 'atlantis' is none of"),
    ],
)
def test_a_broken_document_is_refused_with_the_path_of_the_field(fields, complaint):
    with pytest.raises(BadDocument, match=complaint):
        game.GAME.load({"game": "harbour", "seats": 2, **fields})


# ---- endings


def test_in_a_feast_all_win():
    s = after(table("", "", captains=[{}, {"landed": 1}]), (0, "sail:bone"))
    assert s.over
    assert s.ending == "feast"
    assert s.winners() == [0, 1]
    assert s.scores() == [1, 0]


def test_in_ruin_nobody_wins():
    s = table("", "storm", captains=[{}, {"ships": 0}])
    s = after(s, (0, "sail:coral"), (1, "storm"))
    assert s.over
    assert s.ending == "ruin"
    assert s.winners() == []
    assert s.ranking() == [[0, 1]]


def test_at_the_end_of_the_year_the_best_win_and_may_be_several():
    s = table("", "", turn=5, patrons=["crown", "crown"], captains=[{"gold": 4, "debt": 1}, {"gold": 3, "debt": 0}])
    s.sea.weather = 0
    s = after(game.GAME.load(s.document()), (0, "wait"))
    assert s.ending == "year"
    assert s.scores() == [5, 5]
    assert s.winners() == [0, 1]
    assert s.breakdown() == [{"gold": 5, "fame": 0}] * 2


def test_a_game_that_goes_on_has_no_ending_and_no_winners():
    s = table("", "")
    assert s.ending == ""
    assert s.winners() == []


def test_every_ending_occurs_at_random():
    endings = set()
    for seed in range(150):
        s = game.GAME.new(2, seed=seed)
        play_on(s, seeded(seed))
        endings.add(s.ending)
    assert endings == {"feast", "ruin", "year"}


def test_what_is_over_can_be_stored():
    s = after(table("", "", captains=[{}, {"landed": 1}]), (0, "sail:bone"))
    again = game.GAME.load(s.document())
    assert again == s
    assert again.over
    assert again.ending == "feast"
