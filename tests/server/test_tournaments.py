"""Tournaments: tables are opened by themselves, results are taken over, and a restart in the middle loses nothing."""

import asyncio
import random
from pathlib import Path

from rampart.server.basics.model import Person, Status, Terms
from rampart.server.community.deals import Deals, ends, week_of
from rampart.server.community.pairing import ROUND_ROBIN, SWISS, met
from rampart.server.community.ratings import Ratings, recompute
from rampart.server.community.tournaments import OVER, PLAYING, Plan, Tournament, Tournaments
from tests.server.house import House, refused, staged
from tests.server.test_accounts import World, told
from tests.server.test_people import friendly
from tests.server.test_ratings import play_on

CUP = Plan("Cup", SWISS, "duel", 2, terms=Terms(rated=True))


class Cup:
    """A house in which a tournament is held; restarts forget all but what is stored."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.rng = random.Random(1)
        self.begin()

    def begin(self) -> None:
        self.cups = Tournaments(self.house.store, self.house.rooms, self.house.acts)
        self.ratings = Ratings(self.house.store, self.house.rooms)

    async def restart(self) -> None:
        await self.settle()
        await self.house.restart()
        self.begin()
        await self.cups.resume()

    async def settle(self) -> None:
        while self.cups.tasks or self.ratings.tasks:
            await asyncio.wait({*self.cups.tasks, *self.ratings.tasks})
            await asyncio.sleep(0)

    async def people(self, n: int) -> list[Person]:
        found = await self.house.guests(n)
        return [Person(one.id, one.name, login=one.name.casefold()) for one in found]

    async def held(self, people: list[Person], plan: Plan = CUP, bots: int = 0) -> str:
        cup = await self.cups.hold(people[0], plan)
        for person in people:
            await self.cups.enter(cup, person)
        for _ in range(bots):
            await self.cups.enter_bot(cup, people[0], "random")
        await self.cups.start(cup, people[0])
        return cup

    async def play_round(self, cup: str, but: int = 0) -> Tournament:
        """Play the tables of the present round to their end, all but some of them."""
        tournament = await self.cups.get(cup)
        open_now = [held for held in tournament.held if held.table and not held.meeting.points]
        for held in open_now[: len(open_now) - but]:
            await play_on(self.house, held.table, [], self.rng)
        await self.settle()
        return await self.cups.get(cup)


@staged
async def test_a_swiss_of_eight_bots_and_two_people_restarted_in_the_middle(house: House) -> None:
    cup = Cup(house)
    people = await cup.people(2)
    held = await cup.held(people, bots=8)
    first = await cup.cups.get(held)
    assert (first.status, first.round, first.rounds, len(first.held)) == (PLAYING, 1, 5, 5)
    half = await cup.play_round(held, but=2)
    assert half.round == 1 and sum(bool(one.meeting.points) for one in half.held) < 5
    await cup.restart()
    going = await cup.play_round(held)
    assert going.round == 2
    await cup.restart()
    for _ in range(6):
        going = await cup.play_round(held)
    assert going.status == OVER and going.round == 5 and len(going.held) == 25
    assert max(met(going.played()).values()) == 1, "no two met twice"
    table = going.table()
    assert sum(line.points for line in table) == 25.0 and [line.points for line in table] == sorted(
        (line.points for line in table), reverse=True
    )
    found = await recompute(house.store)
    assert found.games == 25 and found.different == []


@staged
async def test_a_round_robin_with_a_bye_and_someone_who_leaves(house: House) -> None:
    cup = Cup(house)
    people = await cup.people(3)
    held = await cup.held(people, Plan("Cup", ROUND_ROBIN, "duel", 2))
    going = await cup.cups.get(held)
    assert going.rounds == 3 and [len(one.meeting.entrants) for one in going.held] == [2, 1]
    assert going.held[1].meeting.points == (1.0,), "a bye is a point"
    for _ in range(3):
        going = await cup.play_round(held)
    assert going.status == OVER and all(line.byes == 1 for line in going.table())
    again = await cup.held(people, Plan("Again", ROUND_ROBIN, "duel", 2))
    await cup.cups.leave(again, people[2])
    going = await cup.play_round(again)
    assert all(2 not in one.meeting.entrants for one in going.held if one.round == 2)


@staged
async def test_a_table_that_is_given_up_brings_nothing_and_who_resigns_is_last(house: House) -> None:
    cup = Cup(house)
    people = await cup.people(4)
    held = await cup.held(people, Plan("Cup", SWISS, "duel", 2, rounds=1))
    one, two = (await cup.cups.get(held)).held
    by = {entrant.number: entrant.person for entrant in (await cup.cups.get(held)).entrants}
    room = await house.room(one.table)
    loser = room.table.seats[0].person
    await house.act(one.table, next(p for p in people if p.id == loser), "resign", seat=0)
    await play_on(house, one.table, [], cup.rng)
    for seat in (0, 1):
        sat = (await house.room(two.table)).table.seats[seat].person
        await house.act(two.table, next(p for p in people if p.id == sat), "resign", seat=seat)
    await cup.settle()
    assert (await house.room(two.table)).table.status is Status.CLOSED
    done = await cup.cups.get(held)
    assert done.status == OVER
    points = {by[n]: share for x in done.held for n, share in zip(x.meeting.entrants, x.meeting.points)}
    assert points[loser] == 0.0 and done.held[1].meeting.points == (0.0, 0.0)


@staged
async def test_what_cannot_be_held(house: House) -> None:
    cup = Cup(house)
    [host, other] = await cup.people(2)
    guest = await house.guest()
    for who, plan, code in (
        (guest, CUP, "no_account"),
        (host, Plan("", SWISS, "duel", 2), "bad_name"),
        (host, Plan("Cup", "knockout", "duel", 2), "bad_field"),
        (host, Plan("Cup", SWISS, "duel", 9), "no_seat"),
        (host, Plan("Cup", SWISS, "nothing", 2), "no_game"),
        (host, Plan("Cup", SWISS, "duel", 2, rounds=99), "bad_field"),
    ):
        with refused(code):
            await cup.cups.hold(who, plan)
    held = await cup.cups.hold(host, Plan("Cup", SWISS, "duel", 2, bots=False))
    with refused("no_bots"):
        await cup.cups.enter_bot(held, host, "random")
    with refused("only_host"):
        await cup.cups.start(held, other)
    with refused("too_few"):
        await cup.cups.start(held, host)
    for _ in range(4):
        await cup.cups.hold(host, CUP)
    with refused("too_many"):
        await cup.cups.hold(host, CUP)
    await cup.cups.close(held, host)
    with refused("not_open"):
        await cup.cups.enter(held, other)


# ---- the same deal for everybody


@staged
async def test_everybody_gets_the_same_deal_once(house: House) -> None:
    deals = Deals(house.store, house.rooms, house.acts)
    deals.clock = lambda: 1_800_000_000.0
    people = await house.guests(2)
    tables = [await deals.play(person, "duel") for person in people]
    assert tables[0] != tables[1] and await deals.play(people[0], "duel") == tables[0]
    rooms = [await house.room(table) for table in tables]
    assert rooms[0].must_state() == rooms[1].must_state() and not rooms[0].table.listed
    assert rooms[0].seed == rooms[1].seed
    for table in tables:
        await play_on(house, table, people, random.Random(table))
    results = await deals.results(deals.week(), "duel")
    assert {one.person for one in results} == {person.id for person in people} and results[0].place == 1
    assert [one.points for one in results] == sorted((one.points for one in results), reverse=True)
    deals.clock = lambda: 1_800_000_000.0 + 8 * 86400
    assert await deals.play(people[0], "duel") not in tables, "a new week, a new deal"
    assert week_of(1_800_000_000.0) == "2027-W02" and 0 < ends("2027-W02") - 1_800_000_000.0 <= 7 * 86400


def test_tournaments_and_deals_have_pages(tmp_path: Path) -> None:
    async def tale(w: World) -> None:
        w.site.bots.stopped = True
        (hana, _), (jan, _) = await friendly(w, "Hana", "Jan")
        form = {"name": "Dragon Cup", "kind": "swiss", "game": "dragon", "players": "2", "bots": "1", "rated": "1"}
        assert "Dragon Cup" not in await hana.read("/tournaments")
        made = await hana.fill("/tournaments", **form)
        assert made.status_code == 303, made.text[-500:]
        where = made.headers["location"]
        assert (await hana.fill("/tournaments", **{**form, "players": "9"})).status_code == 422
        for device in (hana, jan):
            assert (await device.fill(f"{where}/enter")).status_code == 303
        assert (await hana.fill(f"{where}/bot", bot="random")).status_code == 303
        assert "3 players entered" in await jan.read(where)
        assert (await jan.fill(f"{where}/start")).status_code == 403
        assert (await hana.fill(f"{where}/start")).status_code == 303
        page = await jan.read(where)
        assert "Round 1 of 3" in page and "rests this round" in page and "Opponents" in page
        assert "Dragon Cup" in await jan.read("/") and "You are" in await jan.read("/tournaments")
        assert (await jan.http.get("/tournaments/nothing")).status_code == 404
        assert (await jan.fill(f"{where}/dance")).status_code == 404
        deal = await jan.fill("/deals/dragon")
        assert (
            deal.status_code == 303
            and (await jan.fill("/deals/dragon")).headers["location"] == deal.headers["location"]
        )
        assert "Same deal for everyone" in await jan.read("/deals/dragon")
        assert (await jan.http.get("/deals/chess")).status_code == 422
        assert (await jan.http.get("/deals/dragon?week=never")).status_code == 404

    told(tmp_path, tale)
