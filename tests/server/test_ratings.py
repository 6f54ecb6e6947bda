"""Ratings: only games that began as rated count, and what is stored follows from the stored games."""

import random
import sqlite3
from pathlib import Path

from typer.testing import CliRunner

from rampart.cli import app
from rampart.server.basics.model import Person, Terms
from rampart.server.basics.rating import FRESH, LAST, MIDDLE, Strength, after, together
from rampart.server.community.ratings import Ratings, recompute
from rampart.server.tables.opening import Wish
from rampart.server.tables.room import Room
from tests.server.house import House, refused, staged
from tests.server.test_accounts import World, told
from tests.server.test_people import friendly

RATED = Terms(rated=True)


async def play_on(house: House, table: str, people: list[Person], rng: random.Random) -> Room:
    """Let everyone choose somehow until the game is over; bots too."""
    room = await house.room(table)
    while room.playing:
        for seat in list(room.must_state().deciders):
            s = room.drafted(seat)
            if not room.playing or seat not in room.must_state().deciders:
                continue
            option = s.key(rng.choice(s.offered(seat)), seat)
            taken = room.table.seats[seat]
            if taken.kind == "bot":
                await house.acts.choose_for(table, seat, room.decision_id, [option], f"~bot-{room.seq}-{seat}")
            else:
                await house.acts.choose(
                    table, taken.person, seat, room.decision_id, option, f"key-{room.seq}-{seat}-aa"
                )
    return room


async def rated_table(house: House, people: list[Person], bots: tuple[str, ...] = (), terms: Terms = RATED) -> str:
    seats = ("me", *["open"] * (len(people) - 1), *bots)
    done = await house.acts.open(people[0], Wish("duel", len(seats), {}, seats, terms=terms))
    for seat, person in enumerate(people[1:], 1):
        await house.act(done.table, person, "sit", seat=seat)
    await house.act(done.table, people[0], "start")
    return done.table


def test_who_wins_gains_and_a_bot_on_several_seats_is_one() -> None:
    won, lost = after([FRESH, FRESH], [1, 2])
    assert won.mu > FRESH.mu > lost.mu and won.sigma < FRESH.sigma
    even = after([FRESH, FRESH], [1, 1])
    assert even[0] == even[1]
    assert FRESH.shown == MIDDLE and Strength(30, 1).shown > MIDDLE
    strong, weak = Strength(35, 2), Strength(15, 2)
    expected, surprise = after([strong, weak], [1, 2])[0].mu, after([strong, weak], [2, 1])[0].mu
    assert expected - strong.mu < strong.mu - surprise, "what was expected changes little"
    mean = together(["b:greedy", "p:x", "b:greedy"], [Strength(1, 1), Strength(5, 5), Strength(3, 3)])
    assert mean == {"b:greedy": Strength(2, 2), "p:x": Strength(5, 5)}


@staged
async def test_a_rated_game_changes_ratings_once_and_others_never(house: House) -> None:
    ratings, rng = Ratings(house.store, house.rooms), random.Random(3)
    people = await house.guests(2)
    for terms in (RATED, Terms()):
        room = await play_on(house, await rated_table(house, people, ("random",), terms), people, rng)
        await ratings.stop()
        await ratings.catch_up()
        if terms is RATED:
            rated = room
    assert rated.table.scores
    for seat, who in enumerate([f"p:{people[0].id}", f"p:{people[1].id}", "b:random"]):
        [standing] = await ratings.standings(who)
        assert (standing.game, standing.mode, standing.games, standing.rank) == ("duel", "", 1, 0)
        [course] = await ratings.course(who)
        assert course.table == rated.table.id and course.before == FRESH and course.after == standing.strength
        assert (course.place == 1) == (seat in rated.table.winners)
        assert await ratings.changes(who, [rated.table.id]) == {rated.table.id: standing.strength.shown - MIDDLE}


@staged
async def test_who_gives_up_is_last_and_whoever_plays_on_does_not_count(house: House) -> None:
    ratings, rng = Ratings(house.store, house.rooms), random.Random(4)
    people = await house.guests(2)
    table = await rated_table(house, people, ("random",))
    await house.act(table, people[1], "resign", seat=1)
    await play_on(house, table, people, rng)
    await ratings.stop()
    [course] = await ratings.course(f"p:{people[1].id}")
    assert course.place == LAST and course.after.mu < FRESH.mu


@staged
async def test_what_is_stored_follows_from_the_stored_games(house: House) -> None:
    ratings, rng = Ratings(house.store, house.rooms), random.Random(5)
    people = await house.guests(4)
    for n in range(12):
        pair = rng.sample(people, 2)
        await play_on(house, await rated_table(house, pair, ("random", "greedy")[: n % 2 + 0]), pair, rng)
        if n == 5:  # the site ends before a game is rated
            await ratings.stop()
            house.rooms.told.remove(ratings.attend)
        if n == 7:
            ratings = Ratings(house.store, house.rooms)
            await ratings.catch_up()
    await ratings.stop()
    found = await recompute(house.store)
    assert (found.games, found.different) == (12, []) and found.people >= 4
    with sqlite3.connect(house.file) as db:
        db.execute("UPDATE ratings SET mu = mu + 1 WHERE who = ?", (f"p:{people[0].id}",))
    assert len((await recompute(house.store)).different) == 1
    assert len((await recompute(house.store, write=True)).different) == 1
    assert (await recompute(house.store)).different == []


@staged
async def test_only_games_that_someone_wins_on_one_seat_are_rated(house: House) -> None:
    [person] = await house.guests(1)
    done = await house.acts.open(person, Wish("duel", 2, {}, ("me", "me"), terms=RATED))
    with refused("not_rateable"):
        await house.act(done.table, person, "start")
    assert not (await house.room(done.table)).playing


def test_the_host_rates_everything_again(tmp_path: Path) -> None:
    @staged
    async def a_game(house: House) -> None:
        ratings = Ratings(house.store, house.rooms)
        people = await house.guests(2)
        await play_on(house, await rated_table(house, people), people, random.Random(6))
        await ratings.stop()

    a_game(tmp_path)
    run = CliRunner().invoke(app, ["admin", "ratings", "--data", str(tmp_path)])
    assert run.exit_code == 0 and "1 rated games, 2 ratings, 0 different" in run.output
    with sqlite3.connect(tmp_path / "rampart.sqlite") as db:
        db.execute("UPDATE ratings SET games = 7")
    run = CliRunner().invoke(app, ["admin", "ratings", "--data", str(tmp_path)])
    assert run.exit_code == 1 and run.output.count("different: p:") == 2


def test_the_pages_show_ratings_courses_and_statistics(tmp_path: Path) -> None:
    async def tale(w: World) -> None:
        w.site.bots.stopped = True
        (hana, h), (_, j) = await friendly(w, "Hana", "Jan")
        rng = random.Random(8)
        for n in range(10):
            seats = ("me", "open") if n % 2 else ("me", "open", "random")
            wish = Wish("dragon", len(seats), {}, seats, terms=RATED)
            table = (await w.site.acts.open(h, wish)).table
            await w.site.acts.act(table, j, "sit", "key-sit-01", {"seat": 1})
            await w.site.acts.act(table, h, "start", "key-start1", {})
            await play_in(w, table, rng)
        await w.site.ratings.stop()
        page = await hana.read("/you")
        points = page.count('aria-label="Win, ') + page.count('aria-label="Loss, ')
        assert "10 rated games" in page and points == 10 and "Rating course" in page
        assert "Seats in In the Year of the Dragon" in page and "what chance would give" in page
        assert "Points a game, by source" in page and "First moves" in page and 'class="chg' in page
        board = await hana.read("/ranking")
        assert "Hana" in board and "Jan" in board and "±" in board
        assert (
            "Hana" in await hana.read("/ranking?game=dragon&mode=")
            and (await hana.http.get("/ranking?game=x")).is_success
        )
        assert "Rating course" in await hana.read("/people/Jan")
        program = await w.site.tokens.make(h, "reader", ["read"])
        answer = await hana.http.get("/api/v1/leaderboards", headers={"Authorization": f"Bearer {program}"})
        [board_out] = answer.json()["boards"]
        assert {rank["name"] for rank in board_out["ranks"]} == {"Hana", "Jan"}
        assert sum(rank["wins"] for rank in board_out["ranks"]) <= 10
        person = await hana.http.get("/api/v1/people/Jan", headers={"Authorization": f"Bearer {program}"})
        assert person.json()["ratings"][0]["games"] == 10 and person.json()["ratings"][0]["rank"] in (1, 2)

    told(tmp_path, tale)


async def play_in(w: World, table: str, rng: random.Random) -> None:
    """Let everyone at a table choose somehow until its game is over."""
    room = await w.site.rooms.get(table)
    while room.playing:
        for seat in list(room.must_state().deciders):
            if not room.playing or seat not in room.must_state().deciders:
                continue
            s, taken = room.drafted(seat), room.table.seats[seat]
            option = s.key(rng.choice(s.offered(seat)), seat)
            key = f"key-{room.seq}-{seat}-choice"
            if taken.kind == "bot":
                await w.site.acts.choose_for(table, seat, room.decision_id, [option], key)
            else:
                await w.site.acts.choose(table, taken.person, seat, room.decision_id, option, key)
