"""The protocol, spoken to a real server: choices by POST, updates by WebSocket."""

from typing import Any
from urllib.parse import quote

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from rampart.draw import Fragment
from rampart.server.web.assembly import assemble, difference
from rampart.server.web.crowd import PER_SESSION
from tests.server.client import Player, Served, Watch, fresh_key, origin


def table_for_two(ann: Player, ben: Player, game: str = "dragon") -> str:
    """A running table, Ann on seat 0 and Ben on seat 1."""
    table = ann.open(game, players=2)
    assert ben.act(table, "sit", seat=1).status_code == 200
    assert ann.act(table, "start").status_code == 200
    return table


def mover_and_other(table: str, ann: Player, ben: Player) -> tuple[Player, int, Player]:
    seat = 0 if ann.look(table, 0).options else 1
    return (ann, 0, ben) if seat == 0 else (ben, 1, ann)


def refusal(answer: httpx.Response, status: int, code: str) -> None:
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert answer.json()["error"].endswith(".")


# ---- choices


def test_a_choice_is_accepted_once_and_its_repetition_is_a_duplicate(ann: Player, ben: Player) -> None:
    table = table_for_two(ann, ben)
    mover, seat, _ = mover_and_other(table, ann, ben)
    look = mover.look(table, seat)
    body = {"decision": look.decision, "option": look.options[0], "seen": look.seq, "key": fresh_key(), "seat": seat}
    first, again = (mover.post(f"/t/{table}/choices", **body) for _ in range(2))
    assert (first.status_code, first.json()) == (200, {"status": "accepted", "seq": look.seq + 1})
    assert (again.status_code, again.json()) == (200, {"status": "duplicate", "seq": look.seq + 1})
    stale = mover.post(f"/t/{table}/choices", **{**body, "key": fresh_key()})
    refusal(stale, 409, "stale")
    assert stale.json()["seq"] == look.seq + 1


def test_what_is_not_on_offer_is_refused(ann: Player, ben: Player) -> None:
    table = table_for_two(ann, ben)
    mover, seat, _ = mover_and_other(table, ann, ben)
    for option in ("fly", "", "x" * 5000, "<script>", "\ud800"):
        refusal(mover.choose(table, seat, option=option or " "), 422, "not_an_option")


def test_nobody_chooses_for_anothers_seat(ann: Player, ben: Player, eve: Player) -> None:
    table = table_for_two(ann, ben)
    mover, seat, other = mover_and_other(table, ann, ben)
    look = mover.look(table, seat)
    body = {"decision": look.decision, "option": look.options[0], "seen": look.seq, "seat": seat}
    refusal(eve.post(f"/t/{table}/choices", **body, key=fresh_key()), 401, "no_session")
    eve.open("dragon")
    for somebody in (other, eve):
        refusal(somebody.post(f"/t/{table}/choices", **body, key=fresh_key()), 403, "not_your_seat")
        refusal(somebody.act(table, "resign", seat=seat), 403, "not_your_seat")
    assert mover.look(table, seat).seq == look.seq


def test_the_seat_may_be_left_out_by_who_has_one(ann: Player, ben: Player) -> None:
    table = table_for_two(ann, ben)
    mover, seat, _ = mover_and_other(table, ann, ben)
    look = mover.look(table, seat)
    body = {"decision": look.decision, "option": look.options[0], "seen": look.seq}
    assert mover.post(f"/t/{table}/choices", **body, key=fresh_key()).status_code == 200
    alone = ann.open("dragon", players=2, seats=["me", "me"], start=True)
    refusal(ann.post(f"/t/{alone}/choices", **body, key=fresh_key()), 400, "bad_field")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"seen": "1"}, "bad_field"),
        ({"seen": None}, "bad_field"),
        ({"seat": 0.5}, "bad_field"),
        ({"seat": 10**30}, "bad_field"),
        ({"seat": 9}, "no_seat"),
        ({"option": 3}, "bad_field"),
        ({"decision": None}, "bad_field"),
        ({"key": "short"}, "bad_field"),
        ({"key": "~bot-d1-0-0-1"}, "bad_field"),
        ({"key": "x" * 65}, "bad_field"),
        ({"seen": 10**6}, "stale"),
        ({"seen": -1}, "stale"),
    ],
)
def test_malformed_choices_are_refused(ann: Player, ben: Player, change: dict[str, Any], code: str) -> None:
    table = table_for_two(ann, ben)
    mover, seat, _ = mover_and_other(table, ann, ben)
    look = mover.look(table, seat)
    answer = mover.send_choice(table, look, {"seat": seat, **change})
    assert answer.status_code in (400, 409, 422)
    assert answer.json()["code"] == code
    assert mover.look(table, seat).seq == look.seq


@pytest.mark.parametrize(
    "body",
    [b"", b"{", b"[]", b"null", b'"x"', b"\xff\xfe", b'{"a": NaN}', b"[" * 60000, b'{"act": ' + b"[" * 50000],
)
@pytest.mark.parametrize("path", ["/t/TABLE/choices", "/t/TABLE/acts", "/tables", "/preferences"])
def test_malformed_json_is_refused(ann: Player, body: bytes, path: str) -> None:
    table = ann.open("dragon")
    headers = {"Content-Type": "application/json"}
    answer = ann.http.post(path.replace("TABLE", table), content=body, headers=headers)
    refusal(answer, 400, "bad_json")


def test_bodies_that_are_too_large_are_refused_whatever_they_promise(ann: Player) -> None:
    table = ann.open("dragon")
    large = b'{"act": "' + b"x" * 70_000 + b'"}'
    headers = {"Content-Type": "application/json"}
    refusal(ann.http.post(f"/t/{table}/acts", content=large, headers=headers), 413, "too_large")
    refusal(ann.http.post(f"/t/{table}/acts", content=iter([large]), headers=headers), 413, "too_large")


def test_other_types_of_content_are_refused(ann: Player) -> None:
    table = ann.open("dragon")
    for kind in ("text/plain", "multipart/form-data; boundary=x", "application/xml"):
        answer = ann.http.post(f"/t/{table}/acts", content=b"{}", headers={"Content-Type": kind})
        refusal(answer, 415, "wrong_type")


def test_numbers_in_addresses_may_have_any_length(ann: Player, ben: Player) -> None:
    table = table_for_two(ann, ben)
    endless = "7" * 5000
    for path in (f"/t/{table}/at/{endless}", f"/t/{table}/replay/{endless}", f"/t/{table}/replay/x"):
        assert ann.http.get(path).status_code == 404
    for path in ("/at/3", "/text", "/replay", ""):
        assert ann.http.get(f"/t/{table}{path}?seat={endless}").status_code == 200


def test_there_is_nothing_at_other_addresses(ann: Player) -> None:
    table = ann.open("dragon")
    for path in ("/t/nowhere/text", "/t/..%2f..%2fetc/text", f"/t/{table}/at/99999", f"/t/{table}/seed"):
        assert ann.http.get(path).status_code == 404
    refusal(ann.act("nowhere", "sit", seat=0), 404, "no_table")
    refusal(ann.http.get("/tables"), 405, "no_method")


# ---- who may ask at all


@pytest.mark.slow
def test_requests_of_other_sites_are_refused(server: Served, ann: Player) -> None:
    table = ann.open("dragon")
    cookie = {"Cookie": ann.cookie()}
    own, json = {"Origin": origin(server.url)}, {"Content-Type": "application/json"}
    body = b'{"act": "chat", "text": "Hello", "key": "01234567-KEY"}'

    def sent(**headers: str) -> int:
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        return httpx.post(f"{server.url}/t/{table}/acts", content=body, headers={**cookie, **json, **named}).status_code

    seq = ann.look(table).seq
    for foreign in ("https://evil.example", "null", "http://127.0.0.1:1", server.url + ".evil.example", "file://"):
        assert sent(Origin=foreign) == 403
        assert sent(Origin=foreign, Sec_Fetch_Site="same-origin") == 403
    for site in ("cross-site", "same-site", "nonsense"):
        assert sent(Sec_Fetch_Site=site) == 403
        assert sent(Sec_Fetch_Site=site, **own) == 403
    assert sent() == 403
    assert httpx.post(f"{server.url}/tables", data={"game": "dragon"}).status_code == 403
    assert ann.look(table).seq == seq
    assert sent(**own) == 200
    assert sent(Sec_Fetch_Site="same-origin", **own) == 200
    assert sent(X_Rampart="1") == 200
    assert ann.look(table).seq == seq + 1


def test_every_answer_carries_the_headers_that_protect_pages(ann: Player) -> None:
    table = ann.open("dragon")
    for answer in (ann.http.get("/health"), ann.http.get(f"/t/{table}"), ann.http.get("/nowhere"), ann.act(table, "x")):
        policy = answer.headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "same-origin"


def test_the_cookie_is_opaque_and_its_token_is_not_stored(server: Served, ann: Player) -> None:
    answer = ann.post("/tables", game="dragon")
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith("rampart=")
    for part in ("HttpOnly", "Path=/", "SameSite=lax"):
        assert part in cookie
    assert "Secure" not in cookie
    token = ann.http.cookies["rampart"].encode()
    stored = b"".join(file.read_bytes() for file in server.folder.glob("rampart.sqlite*"))
    assert len(token) > 40
    assert token not in stored
    assert token.decode() not in server.log.read_text()


def test_behind_a_trusted_proxy_with_https_the_cookie_is_secure(server: Served) -> None:
    headers = {"X-Forwarded-Proto": "https", "X-Rampart": "1"}
    answer = httpx.post(f"{server.url}/tables", json={"game": "dragon"}, headers=headers)
    assert answer.headers["set-cookie"].startswith("__Host-rampart=")
    assert "Secure" in answer.headers["set-cookie"]


def test_errors_speak_the_language_of_the_reader(ann: Player) -> None:
    table = ann.open("dragon")
    said = {
        lang: ann.http.post(f"/t/{table}/acts", content=b"x", headers={"Accept-Language": lang}).json()["error"]
        for lang in ("en-GB,en;q=0.9", "cs", "pl;q=0.8, fr", "de-AT", "fr")
    }
    assert len(set(said.values())) == 4
    assert said["fr"] == said["en-GB,en;q=0.9"]


# ---- opening tables, people


def test_a_form_opens_a_table_and_leads_there(ann: Player) -> None:
    form = {"game": "dragon", "players": "3", "bots": "on", "option.wall": "on"}
    answer = ann.http.post("/tables", data=form)
    assert answer.status_code == 303
    assert "on seat" not in answer.headers["location"]
    page = ann.http.get(answer.headers["location"] + "/text")
    assert page.status_code == 200
    assert "&quot;wall&quot;: true" in page.text


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"game": "chess"}, "no_game"),
        ({"game": 5}, "bad_field"),
        ({}, "bad_field"),
        ({"game": "dragon", "players": "four"}, "bad_field"),
        ({"game": "dragon", "players": 40}, "bad_options"),
        ({"game": "dragon", "options": []}, "bad_field"),
        ({"game": "dragon", "options": {"wall": [1]}}, "bad_field"),
        ({"game": "dragon", "options": {"wall": "x" * 9999}}, "bad_options"),
        ({"game": "dragon", "seats": ["me"] * 21}, "bad_field"),
        ({"game": "dragon", "seats": "me"}, "bad_field"),
        ({"game": "dragon", "seats": ["me", "../../etc/passwd"]}, "no_bot"),
        ({"game": "dragon", "start": "yes"}, "bad_field"),
        ({"game": "../dragon"}, "no_game"),
    ],
)
def test_tables_that_cannot_be_are_refused(ann: Player, wish: dict[str, Any], code: str) -> None:
    answer = ann.post("/tables", **wish)
    assert answer.status_code in (400, 422)
    assert answer.json()["code"] == code


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("<script>alert(1)</script>", "&lt;script&gt;alert(1)&lt;/s"),
        ("\u202eevil\u2066\u200f\x07\x1b[31m", "evil[31m"),
        ("A" * 10_000, "A" * 24),
        ("  Zoë\t\n  Ø  ", "Zoë Ø"),
        ("🐉 dragon 👩‍🚀", "🐉 dragon 👩‍🚀"),
        ("Z\u0351\u036b\u0343\u036a\u0302\u036b\u033dalgo", "Z\u0351\u036balgo"),
    ],
)
def test_hostile_names_are_made_harmless(ann: Player, typed: str, shown: str) -> None:
    assert ann.post("/preferences", name=typed).status_code == 200
    table = ann.open("dragon")
    for path in (f"/t/{table}/text", f"/t/{table}"):
        page = ann.http.get(path).text
        assert shown in page
        assert typed not in page or typed == shown


@pytest.mark.parametrize("name", ["", "   ", "\u202e\u200f", "\x00\x01", "\ud800"])
def test_empty_names_are_refused(ann: Player, name: str) -> None:
    refusal(ann.post("/preferences", name=name), 422, "bad_name")


BAD_MOMENTS: list[dict[str, Any]] = [
    {"moments": "all"},
    {"moments": {"duel/respond": "fly"}},
    {"moments": {"<script>": "ask"}},
    {"moments": {f"duel/{'x' * 61}": "ask"}},
    {"moments": {f"duel/{'ab'[n % 2] * (1 + n // 2)}": "ask" for n in range(120)} | {"duel/c": 1}},
    {"moments": {f"{a}{b}{c}/x": "ask" for a in "abcdef" for b in "abcdef" for c in "abcdef"}},
]


@pytest.mark.slow
def test_how_to_be_asked_at_a_moment_is_said_at_the_table_and_unsaid_among_the_preferences(
    ann: Player, ben: Player, eve: Player
) -> None:
    table = table_for_two(ann, ben, "great_wall")
    said = {"seat": 0, "moment": "great_wall/turn_start", "manner": "ask"}
    refusal(ben.act(table, "moment", **said), 403, "not_your_seat")
    refusal(eve.act(table, "moment", **said), 401, "no_session")
    refusal(ann.act(table, "moment", **{**said, "moment": "watch/rest"}), 400, "bad_field")
    refusal(ann.act(table, "moment", **{**said, "manner": "fly"}), 400, "bad_field")
    assert 'name="at:' not in ann.http.get("/preferences").text
    assert ann.act(table, "moment", **said).status_code == 200
    shown = ann.http.get("/preferences").text
    assert 'name="at:great_wall/turn_start"' in shown
    assert "The Great Wall: A turn begins" in shown
    assert ann.act(table, "moment", **{**said, "moment": "great_wall/no_such_thing"}).status_code == 200
    assert "great wall: no such thing" in ann.http.get("/preferences").text
    cleared = {"name": "Ann", "at:great_wall/turn_start": "", "at:great_wall/no_such_thing": ""}
    assert ann.http.post("/preferences", data=cleared).status_code == 303
    assert 'name="at:' not in ann.http.get("/preferences").text


def test_preferences_are_kept_and_checked(ann: Player) -> None:
    assert ann.post("/preferences", lang="cs", theme="night", auto_pass=False).status_code == 200
    refusal(ann.act("nowhere", "sit", seat=0), 404, "no_table")
    assert ann.act("nowhere", "sit", seat=0).json()["error"] == "Takový stůl tu není. Zkontroluj odkaz."
    for wish in ({"lang": "xx"}, {"theme": 1}, {"auto_pass": "yes"}, {"admin": True}, {"id": "me"}, *BAD_MOMENTS):
        refusal(ann.post("/preferences", **wish), 400, "bad_field")


@pytest.mark.parametrize(
    ("back", "leads_to"),
    [
        ("/t/x?seat=1", "/t/x?seat=1"),
        ("//evil.example", "/"),
        ("https://evil.example", "/"),
        ("/\\evil", "/"),
        ("", "/"),
    ],
)
def test_a_form_leads_back_to_a_page_of_this_site_alone(ann: Player, back: str, leads_to: str) -> None:
    answer = ann.http.post("/language", data={"lang": "de", "back": back})
    assert (answer.status_code, answer.headers["location"]) == (303, leads_to)


def test_a_new_name_is_shown_at_the_tables_one_sits_at(ann: Player) -> None:
    table = ann.open("dragon")
    ann.post("/preferences", name="Annabel")
    assert "Annabel" in ann.look(table).text


# ---- updates


@pytest.mark.slow
def test_every_entry_is_one_update_without_gaps(ann: Player, ben: Player) -> None:
    table = table_for_two(ann, ben)
    watch = ann.watch(table)
    first = watch.next()
    assert first["seat"] == 0
    assert 'id="' in first["full"]
    seq = first["seq"]
    for n in range(1, 6):
        mover, seat, _ = mover_and_other(table, ann, ben)
        assert mover.choose(table, seat).json()["seq"] == seq + n
    frames = watch.until(seq + 5)
    assert [frame["seq"] for frame in frames] == list(range(seq + 1, seq + 6))
    assert all("full" not in frame for frame in frames)
    assert all(len(row) == 4 for frame in frames for row in frame["set"])
    watch.close()


@pytest.mark.slow
def test_who_comes_back_gets_what_was_missed_and_nothing_else(ann: Player, ben: Player) -> None:
    table = table_for_two(ann, ben)
    watch = ann.watch(table)
    seq = watch.next()["seq"]
    watch.close()
    for _ in range(5):
        mover, seat, _ = mover_and_other(table, ann, ben)
        mover.choose(table, seat)
    again = ann.watch(table, since=seq, seat=0)
    assert [frame["seq"] for frame in again.until(seq + 5)] == list(range(seq + 1, seq + 6))
    assert not any("full" in frame for frame in again.frames)
    assert again.quiet()
    again.close()
    nothing_missed = ann.watch(table, since=seq + 5, seat=0)
    assert nothing_missed.quiet()
    nothing_missed.close()


def test_the_whole_view_comes_where_the_past_is_unknown(ann: Player, ben: Player) -> None:
    table = table_for_two(ann, ben)
    for query in ({}, {"since": 0, "seat": 0}, {"since": 10**8, "seat": 0}, {"since": "x"}, {"since": 3, "seat": 1}):
        watch = ann.watch(table, **query)
        assert "full" in watch.next()
        watch.close()


def test_text_frames_for_browsers_that_cannot_inflate(ann: Player) -> None:
    table = ann.open("dragon")
    watch = ann.watch(table, z=0)
    assert isinstance(watch.messages.get(timeout=60), str)
    watch.close()


def test_after_sitting_down_one_sees_through_the_eyes_of_the_seat(ann: Player, ben: Player) -> None:
    table = ann.open("auction", players=2)
    ben.open("dragon")
    watch = ben.watch(table)
    assert watch.next()["seat"] is None
    ben.act(table, "sit", seat=1)
    while "full" not in watch.next():
        continue
    assert watch.frames[-1]["seat"] == 1
    watch.close()


def test_foreign_pages_get_no_updates(server: Served, ann: Player) -> None:
    table = ann.open("dragon")
    with pytest.raises(InvalidStatus):
        Watch(server.url, table, ann.cookie(), {}, origin="https://evil.example")
    with pytest.raises(InvalidStatus):
        ann.watch("nowhere")


def test_the_socket_takes_nothing_from_the_page(ann: Player) -> None:
    table = ann.open("dragon")
    for message in ("{}", b"\x00" * 100, "x" * 100_000):
        watch = ann.watch(table)
        watch.next()
        watch.socket.send(message)
        assert watch.ends()


def test_a_session_has_only_so_many_connections(ann: Player) -> None:
    table = ann.open("dragon")
    watches = [ann.watch(table) for _ in range(PER_SESSION)]
    with pytest.raises(InvalidStatus):
        ann.watch(table)
    watches.pop().close()
    for _ in range(20):
        try:
            watches.append(ann.watch(table))
            break
        except InvalidStatus:
            continue
    assert len(watches) == PER_SESSION
    for watch in watches:
        watch.close()


@pytest.mark.slow
def test_an_unfinished_answer_is_sent_to_its_seat_alone(ann: Player, ben: Player, eve: Player) -> None:
    table = table_for_two(ann, ben, "auction")
    ann.choose(table, 0)
    ben.choose(table, 1)
    watches = {name: who.watch(table) for name, who in (("ann", ann), ("ben", ben), ("eve", eve))}
    seq = {name: watch.next()["seq"] for name, watch in watches.items()}["ann"]
    assert ann.choose(table, 0).json() == {"status": "accepted", "seq": seq}
    private = watches["ann"].next()
    assert private["seq"] == seq
    assert private["set"]
    assert watches["ben"].quiet()
    assert watches["eve"].quiet()
    back = ann.watch(table, since=seq, seat=0)
    assert back.next()["set"] == private["set"]
    for watch in (*watches.values(), back):
        watch.close()


def test_past_boards_are_shown_to_those_who_look(ann: Player, ben: Player) -> None:
    table = table_for_two(ann, ben)
    seq = ann.look(table).seq
    mover, seat, _ = mover_and_other(table, ann, ben)
    mover.choose(table, seat)
    answer = ann.http.get(f"/t/{table}/at/{seq}")
    assert answer.status_code == 200
    assert answer.json()["seq"] == seq
    assert answer.json()["full"]


def test_the_site_says_how_it_is(ann: Player) -> None:
    health = ann.http.get("/health").json()
    assert health["status"] == "ok"
    assert health["uptime"] > 0


# ---- fragments


def applied(view: list[Fragment], update: dict[str, Any]) -> list[Fragment]:
    """What a page makes of an update: rows are placed before a sibling or at the end of their parent."""
    out = [fragment for fragment in view if fragment.id not in update["del"]]
    for name, parent, before, markup in update["set"]:
        out = [fragment for fragment in out if fragment.id != name]
        at = next((i for i, fragment in enumerate(out) if fragment.id == before), len(out)) if before else len(out)
        out.insert(at, Fragment(name, parent, markup))
    return out


def in_parents(view: list[Fragment]) -> dict[str, list[Fragment]]:
    return {parent: [f for f in view if f.parent == parent] for parent in {f.parent for f in view}}


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("a b c", "a b c"),
        ("a b c", "a B c"),
        ("a b c", "c a b"),
        ("a b c", "x a y b z c w"),
        ("a b c d", "d C b A"),
        ("", "a b"),
        ("a b", ""),
        ("a p/x p/y b", "a p/y p/x b"),
        ("a p/x p/y b", "p/z b p/x"),
    ],
)
def test_a_difference_leads_from_one_view_to_the_next(old: str, new: str) -> None:
    def view(words: str) -> list[Fragment]:
        parts = [word.rpartition("/") for word in words.split()]
        return [Fragment(name.lower(), parent, f'<i id="{name.lower()}">{name}</i>') for parent, _, name in parts]

    update = difference(view(old), view(new))
    assert in_parents(applied(view(old), update)) == in_parents(view(new))
    if old == new:
        assert update == {"set": [], "del": []}


def test_what_lies_in_a_replaced_element_comes_anew() -> None:
    inside = [Fragment("x", "layer", '<i id="x"></i>'), Fragment("y", "x", '<i id="y"></i>')]
    old = [Fragment("a", "", '<div id="a"><p id="layer"></p></div>'), Fragment("b", "", '<b id="b"></b>'), *inside]
    new = [Fragment("a", "", '<div id="a" class="n"><p id="layer"></p></div>'), old[1], *inside]
    assert [row[0] for row in difference(old, new)["set"]] == ["a", "x", "y"]
    assert assemble(new) == ('<div id="a" class="n"><p id="layer"><i id="x"><i id="y"></i></i></p></div><b id="b"></b>')


@pytest.mark.parametrize("version", ["x" * 3000, "-", "abc-1", "-1", "abcdef--9", "<script>", "\u0661-\u0662"])
def test_a_version_that_was_never_shown_brings_the_whole_view(ann: Player, version: str) -> None:
    table = ann.open("dragon", players=2, seats=["me", "open"])
    watch = ann.watch(table, since=1, seat=0, v=quote(version))
    assert "full" in watch.next()
    watch.close()


def test_what_the_site_does_by_itself_cannot_be_asked_for(ann: Player, ben: Player) -> None:
    table = ann.open("dragon", players=2, seats=["me", "open"])
    ben.act(table, "sit", seat=1)
    ann.act(table, "start")
    ann.act(table, "ask", what="takeover", seat=0)
    for act in ("lapse", "granted", "continue", "choice"):
        answer = ben.act(table, act)
        assert (answer.status_code, answer.json()["code"]) == (400, "bad_field")
    assert ben.act(table, "chat", text="x", key="~lapse-00000005").json()["code"] == "bad_field"
    assert ben.act(table, "answer", agree=True).status_code == 200
