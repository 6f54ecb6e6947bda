"""Learning on the site: lessons and their progress, puzzles and ratings, hints, tips and sandboxes."""

import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import rampart
from rampart import seeded
from rampart.learn.lessons import lessons
from rampart.learn.puzzles import puzzles
from tests.playing import choice_of
from tests.server.client import Look, Player, Served, fresh_key, served

FORM = {"Accept": "text/html"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder: Path = tmp_path_factory.mktemp("learning")
    with served(folder / "data", "--bots", "1") as running:
        yield running


def send(player: Player, path: str, **fields: object) -> str:
    """Send a form: where it leads."""
    answer = player.http.post(path, data=fields, headers=FORM)
    assert answer.status_code == 303, answer.text[-2000:]
    return str(answer.headers["location"])


def asked(player: Player, table: str, seat: int) -> Look:
    """The table once a seat is asked; bots may decide before."""
    for _ in range(200):
        look = player.look(table, seat)
        if look.options:
            return look
        time.sleep(0.05)
    raise AssertionError("nobody is asked")


def read(player: Player, path: str) -> str:
    answer = player.http.get(path, headers=FORM)
    assert answer.status_code == 200, answer.text[-2000:]
    return answer.text


# ---- lessons


def test_a_lesson_is_played_and_the_lobby_knows_where_one_was(server: Served) -> None:
    hana = Player(server)
    [first, *_] = lessons("dragon")
    path = f"/learn/dragon/lessons/{first.id}"
    assert 'id="go-on"' not in read(hana, "/")
    for at, step in enumerate(first.steps, 1):
        page = read(hana, path)  # without a step it goes on where one was
        assert f'name="step" value="{at}"' in page
        there = send(hana, path, step=at, **({"option": step.right} if step.right else {}))
        assert f"step={at + 1}" in there
        if at == 1:
            assert f'href="{path}"' in read(hana, "/")
    assert "Lesson done" in read(hana, f"{path}?step={len(first.steps) + 1}")
    assert 'class="panel done"' in read(hana, "/learn/dragon/lessons")
    following = lessons("dragon")[1]
    assert f"/learn/dragon/lessons/{following.id}" in read(hana, "/")


def test_a_wrong_choice_is_answered_with_its_reason_and_loses_nothing(server: Served) -> None:
    hana = Player(server)
    there = send(hana, "/learn/dragon/lessons/drought", step=2, option="take:taxes")
    page = read(hana, there)
    assert "Money doesn’t feed anyone" in page and 'class="opt tried"' in page
    again = send(hana, "/learn/dragon/lessons/drought", step=2, option="pass", tried="take:taxes")
    page = read(hana, again)
    assert page.count('class="opt tried"') == 2 and "btn pri" in page.split('class="ft"')[1][:400]
    assert "1 of 5 steps done" in page


def test_what_is_no_option_is_refused(server: Served) -> None:
    hana = Player(server)
    for fields in ({"step": 2, "option": "fly"}, {"step": 99}, {"step": "x"}, {}):
        answer = hana.http.post("/learn/dragon/lessons/drought", data={**fields, "press": 1})
        assert answer.status_code in (400, 409, 422), answer.status_code
    for path in ("/learn/chess", "/learn/dragon/lessons/none", "/learn/dragon/puzzles/none", "/learn/chess/lessons"):
        assert hana.http.get(path).status_code == 404


def test_progress_outlives_a_restart_and_going_back(server: Served) -> None:
    hana = Player(server)
    send(hana, "/learn/dragon/lessons/order", step=1)
    send(hana, "/learn/dragon/lessons/order", step=2, option="take:taxes")
    send(hana, "/learn/dragon/lessons/order", step=1)
    server.stop()
    server.start()
    assert 'name="step" value="3"' in read(hana, "/learn/dragon/lessons/order")


# ---- puzzles


def test_only_the_first_answer_counts(server: Served) -> None:
    hana = Player(server)
    one = puzzles("dragon")[0]
    path = f"/learn/dragon/puzzles/{one.id}"
    assert "1500" in read(hana, "/learn/dragon/puzzles")
    wrong = read(hana, send(hana, path, option=one.answers[-1].key))
    assert "Not the best" in wrong
    rating = re.findall(r"Your puzzle rating: (\d+)", wrong)
    assert int(rating[0]) < 1500
    right = read(hana, send(hana, path, option=one.best.key))
    assert "The best choice" in right and f"Your puzzle rating: {rating[0]}" in right
    assert hana.http.post(path, data={"option": "none"}).status_code == 422
    following = hana.http.get("/learn/dragon/puzzles/next").headers["location"]
    assert following != path


def test_one_plays_on_from_a_puzzle(server: Served) -> None:
    hana = Player(server)
    one = puzzles("dragon")[0]
    there = send(hana, f"/learn/dragon/puzzles/{one.id}/play", press=1)
    table = there.rpartition("/")[2]
    look = hana.look(table, one.seat)
    assert set(look.options) == {answer.key for answer in one.answers}
    assert hana.choose(table, one.seat).status_code == 200


def test_the_puzzle_of_the_day_is_one_of_them(server: Served) -> None:
    there = Player(server).http.get("/puzzle").headers["location"]
    game, id = there.split("/")[2], there.split("/")[4]
    assert any(one.id == id for one in puzzles(game))


# ---- hints, tips, sandboxes


def test_a_hint_names_options_and_all_can_see_that_it_was_used(server: Served) -> None:
    hana = Player(server)
    table = hana.open("dragon", players=3, bots=True)
    look = asked(hana, table, 0)
    answer = hana.post(f"/t/{table}/hint", seat=0, decision=look.decision)
    assert answer.status_code == 200, answer.text
    found = re.findall(r'data-pick="([^"]+)"', answer.json()["html"].replace("&gt;", ">"))
    assert found and set(found) <= set(look.options)
    assert "used a hint" in read(hana, f"/t/{table}")
    assert hana.post(f"/t/{table}/hint", seat=1, decision=look.decision).status_code == 403
    assert hana.post(f"/t/{table}/hint", seat=0, decision="d0").status_code == 409


def test_where_people_play_the_table_is_asked_for_hints(server: Served) -> None:
    hana, jan = Player(server), Player(server)
    table = hana.open("dragon", players=2)
    assert jan.act(table, "sit", seat=1).status_code == 200
    assert hana.act(table, "start").status_code == 200
    players = {0: hana, 1: jan}
    seat = next(p for p in players if players[p].look(table, p).options)
    asking, other = players[seat], players[1 - seat]
    decision = asking.look(table, seat).decision
    refused = asking.post(f"/t/{table}/hint", seat=seat, decision=decision)
    assert (refused.status_code, refused.json()["code"]) == (409, "hints_need_consent")
    assert asking.act(table, "ask", what="hints", seat=seat).status_code == 200
    assert other.act(table, "answer", agree=True).status_code == 200
    assert asking.post(f"/t/{table}/hint", seat=seat, decision=decision).status_code == 200


def test_tips_are_there_for_newcomers_and_can_be_switched_off(server: Served) -> None:
    hana = Player(server)
    table = hana.open("dragon", players=3, bots=True)
    asked(hana, table, 0)
    page = read(hana, f"/t/{table}")
    assert 'id="ui-tip"' in page and "You rule a court" in page
    assert 'id="tip-light"' in page and 'class="tip-l"' in page
    assert hana.act(table, "tips", seat=0).status_code == 200
    page = read(hana, f"/t/{table}")
    assert 'id="ui-tip"' not in page and 'id="tip-light"' not in page
    other = hana.open("dragon", players=2, bots=True)
    assert 'id="ui-tip"' not in read(hana, f"/t/{other}")


@pytest.mark.parametrize("game", ["crescent_moon", "dragon", "great_wall", "watch"])
def test_three_presses_lead_from_the_lobby_to_a_first_own_game(server: Served, game: str) -> None:
    hana = Player(server)
    lobby = read(hana, "/")
    assert 'href="/learn"' in lobby  # the first press
    assert f'href="/learn/{game}/lessons"' in read(hana, "/learn")  # the second
    form = re.search(r'<form method="post" action="/tables">.*?</form>', read(hana, f"/learn/{game}/lessons"))
    assert form is not None and f'value="{game}"' in form[0] and 'name="bots" value="1"' in form[0]  # the third
    there = send(hana, "/tables", game=game, level="novice", bots="1", key=fresh_key())
    look = asked(hana, there.rpartition("/")[2], 0)
    assert look.options
    assert 'id="ui-tip"' in read(hana, there)


def test_a_running_game_forks_from_the_own_view_alone(server: Served) -> None:
    hana, jan = Player(server), Player(server)
    table = hana.open("dragon", players=3, bots=True)
    look = asked(hana, table, 0)
    there = send(hana, f"/t/{table}/whatif", seat=0)
    copy = there.rpartition("/")[2]
    assert copy != table and hana.look(copy, 0).options == look.options
    assert hana.choose(copy, 0).status_code == 200
    assert jan.http.post(f"/t/{table}/whatif", data={"seat": 0}).status_code in (403, 409)


def test_a_key_of_a_stranger_opens_no_hint(server: Served) -> None:
    hana = Player(server)
    table = hana.open("dragon", players=3, bots=True)
    assert Player(server).post(f"/t/{table}/hint", seat=0, decision="d1", key=fresh_key()).status_code in (401, 403)


# ---- a position document becomes a table for everyone


def scenario() -> dict[str, Any]:
    """A position of Dragon in the last years, whose author has exchanged the last two events."""
    s = rampart.game("dragon").new(2, seed=5)
    luck = seeded(1)
    while s.document()["round"] != 11:
        s.choose(*choice_of(s, luck))
    document: dict[str, Any] = s.document()
    *before, eleventh, twelfth = document["events"]
    document["events"] = [*before, twelfth, eleventh]
    return document


def test_two_people_play_on_from_a_position_document(server: Served) -> None:
    hana, jan = Player(server), Player(server)
    document = scenario()
    brought = hana.post("/records", **document).json()["table"]
    assert f'formaction="/t/{brought}/scenario"' in read(hana, f"/t/{brought}/replay")
    table = send(hana, f"/t/{brought}/scenario", seat=0).rpartition("/")[2]
    assert hana.act(table, "start").json()["code"] == "not_full"
    found = re.search(r"/join/([A-Za-z0-9_-]+)", read(hana, f"/t/{table}"))
    assert found is not None
    assert jan.act(table, "sit", seat=1, invite=found.group(1)).status_code == 200
    assert hana.act(table, "start").status_code == 200
    assert "The game begins from a saved position" in read(jan, f"/t/{table}")
    players = {0: hana, 1: jan}
    for _ in range(200):
        seat = next((p for p in players if players[p].look(table, p).options), None)
        if seat is None:
            break
        assert players[seat].choose(table, seat).status_code == 200
    record = hana.http.get(f"/t/{table}/record.json").json()
    begun = record["start"]["document"]
    assert begun["events"] == document["events"] and begun["round"] == 11
    assert begun["chance"] != document["chance"]  # who wrote it cannot foretell the draws
    assert rampart.game("dragon").replay(record).over
    assert jan.post("/records", **record).status_code == 200


def test_a_running_game_is_no_scenario(server: Served) -> None:
    hana = Player(server)
    table = hana.open("dragon", players=3, bots=True)
    asked(hana, table, 0)
    assert hana.http.post(f"/t/{table}/scenario", data={"seat": 0}).status_code == 403
