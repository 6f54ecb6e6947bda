import pytest

from rampart.games.dragon.draw.forecast import monthly, next_event, outlook, prize
from rampart.games.dragon.draw.scene import Court, Palace, Scene
from rampart.games.dragon.tables import (
    CONTAGION,
    DROUGHT,
    EVENT_WORDS,
    FESTIVAL,
    IN_ACTIONS,
    MONGOLS,
    PEACE,
    TILE_WORDS,
    TRIBUTE,
    tiles_in_game,
)


def court(seat: int = 0, *palaces: tuple[int, str], **stores: int) -> Court:
    """A court, as in `court(0, (2, "monk_old farmer_young"), yuan=3)`."""
    standing = [
        Palace(site, floors, tuple(TILE_WORDS.index(word) for word in people.split()))
        for site, (floors, people) in enumerate(palaces, 1)
    ]
    return Court(seat=seat, name="", palaces=standing, **stores)


def scene(event: int, *courts: Court, wall: tuple[int, ...] = (), month: int = 4, done: bool = False) -> Scene:
    """A table in the fourth month, in which this event is next."""
    events = [PEACE] * 12
    events[month - 1] = event
    n = len(courts)
    return Scene(
        viewer=0,
        month=month,
        phase=IN_ACTIONS,
        events=events,
        event_done=done,
        super_event="",
        wall=bool(wall),
        wall_owners=wall,
        display=tiles_in_game(n),
        groups=[],
        dragons=[],
        order=list(range(n)),
        track=[0] * n,
        courts=courts,
        deciders=[],
    )


@pytest.mark.parametrize(
    ("event", "me", "lost"),
    [
        (TRIBUTE, court(0, (3, "monk_old monk_old craftsman"), (3, "craftsman"), yuan=2), 2),
        (TRIBUTE, court(0, (3, "craftsman"), yuan=0), 1),
        (TRIBUTE, court(0, (3, "craftsman"), yuan=4), 0),
        (DROUGHT, court(0, (2, "craftsman"), (2, "craftsman"), (2, "craftsman"), (3, ""), rice=4), 0),
        (DROUGHT, court(0, (2, "craftsman"), (2, "craftsman"), (1, "craftsman"), rice=0), 3),
        (CONTAGION, court(0, (3, "healer_young healer_young craftsman")), 1),
        (CONTAGION, court(0, (3, "healer_old healer_old craftsman")), 0),
    ],
)
def test_who_would_leave(event, me, lost):
    assert outlook(scene(event, me, court(1)), me).lost == lost


def test_the_fewest_helmets_lose_and_every_helmet_scores():
    strong = court(0, (3, "warrior_old warrior_young"))
    weak = court(1, (3, "warrior_young craftsman"))
    even = court(2, (3, "warrior_young craftsman"))
    table = scene(MONGOLS, strong, weak, even)
    assert [(outlook(table, c).lost, outlook(table, c).gain) for c in table.courts] == [(0, 3), (1, 1), (1, 1)]


def test_the_wall_counts_in_an_invasion():
    courts = [court(p, (3, "craftsman craftsman")) for p in range(3)]
    reached = scene(MONGOLS, *courts, wall=(0, 0, 1, 2))
    assert [outlook(reached, c).gain for c in courts] == [2, 1, 1]
    short = scene(MONGOLS, *courts, wall=(0, 0, 1, 2), month=6)
    assert [outlook(short, c).lost for c in courts] == [1, 2, 2]


@pytest.mark.parametrize(
    ("fireworks", "points"),
    [([3, 3, 2, 1], [6, 6, 3, 0]), ([5, 0, 0], [6, 0, 0]), ([2, 2], [6, 6]), ([0, 0], [0, 0])],
)
def test_a_festival_pays_first_and_second(fireworks, points):
    assert [prize(n, fireworks) for n in fireworks] == points
    table = scene(FESTIVAL, *(court(p, fireworks=n) for p, n in enumerate(fireworks)))
    assert [outlook(table, c).gain for c in table.courts] == points


def test_the_next_event_passes_over_peace_and_over_what_is_done():
    here = scene(TRIBUTE, court(0), court(1))
    assert next_event(here) == (TRIBUTE, 4)
    assert EVENT_WORDS[next_event(scene(TRIBUTE, court(0), court(1), done=True))[0]] == "peace"


def test_what_a_month_scores():
    me = court(0, (3, "court_lady court_lady"), (2, ""), (1, "scholar_old"), small=1, large=2)
    assert monthly(me) == (3, 2, 5)
