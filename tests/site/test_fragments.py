"""The page of a table as markup: whole in every language, escaped, small, and silent about what a seat may not know."""

import json
import random
import re
import zlib
from collections.abc import Iterator
from dataclasses import replace

import pytest

import rampart
from rampart.draw import esc
from rampart.kernel.decision import Decision, Option
from rampart.kernel.frame import NOBODY, WHOLE
from rampart.kernel.step import Say
from rampart.server.basics.model import EntryKind, Person, Preferences
from rampart.server.pages.parts import talk
from rampart.server.pages.parts.offer import Deal, offer_box, standing
from rampart.server.pages.parts.prompt import options
from rampart.server.pages.parts.sight import Sight
from rampart.server.pages.parts.whole import board_at, table_fragments, table_says
from rampart.server.pages.replay import Moment, replay_fragments
from rampart.server.tables.changes import Deed, changes
from rampart.server.tables.continuing import BROKEN, GAME, NEWER, OPTIONS, carried_on, paused
from rampart.server.tables.opening import Wish, open_table
from rampart.server.tables.room import Room
from rampart.server.web.assembly import assemble, difference
from rampart.text.decision import is_parting
from tests.playing import registered
from tests.proving import bazaar, council, duel, harbour, informers, scrolls, sealed_bids, smugglers
from tests.site import haggling

LANGUAGES = ("en", "cs", "pl", "de")
HOSTILE = "<script>\"'&\u202e🐉"


@pytest.fixture(autouse=True)
def toys() -> Iterator[None]:
    """The toy game is in the registry."""
    with registered(haggling.GAME):
        yield


def room_of(game: str, seats: tuple[str, ...], start: bool = True, **options: object) -> Room:
    """A table of one person and bots."""
    wish = Wish(game, len(seats), options, seats, tuple(HOSTILE for _ in seats), start=start)
    stored = replace(open_table(Person("me", "Ada"), wish), seed=f"{7:032x}")  # the same game every time
    room = Room(stored)
    room.replay(stored)
    return room


def enter(room: Room, kind: EntryKind, seat: int, data: dict[str, object]) -> None:
    """Enter something at a table."""
    for change in changes(room, [Deed(kind, f"key-{room.seq:06}", seat, "me", data)]):
        room.commit(change.entry, change.table, change.position, change.events)


def moves(room: Room, seed: int) -> Iterator[None]:
    """Play at random to the end, stopping after every choice."""
    chance = random.Random(seed)
    while room.state is not None and not room.state.over:
        seat = chance.choice(room.state.deciders)
        enter(room, EntryKind.CHOICE, seat, {"options": answer(room.state, seat, chance)})
        yield


def answer(state: rampart.State, seat: int, chance: random.Random) -> list[str]:
    """A choice at random; in a poll all parts of an answer."""
    s = state.copy()
    keys: list[str] = []
    while not keys or (s.mover == NOBODY and s.reveals == state.reveals and s.waiting >> seat & 1):
        keys.append(s.key(chance.choice(s.options(seat)), seat))
        s.choose(keys[-1], seat)
    return keys


def check(room: Room, seat: int | None, lang: str) -> str:
    """The whole view, after checking how it is made."""
    fragments = table_fragments(room, seat, lang)
    whole = assemble(fragments)
    ids = re.findall(r' id="([^"]+)"', whole)
    assert len(ids) == len(set(ids))
    assert {fragment.id for fragment in fragments} <= set(ids)
    assert {fragment.parent for fragment in fragments} <= {*ids, ""}
    assert " style=" not in whole
    assert "<script" not in whole
    return whole


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_position_of_a_game_can_be_shown_in_every_language(lang):
    room = room_of("dragon", ("me", "greedy", "greedy"), wall=True, super_event="random")
    for count, _ in enumerate(moves(room, 5)):
        if count % 9 == 0:
            for seat in (None, 0, 2):
                check(room, seat, lang)
                table_says(room, seat, lang)
    check(room, 0, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_table_where_seats_are_taken_and_one_played_in_words(lang):
    waiting = room_of("haggling", ("me", "open", "random"), start=False)
    for seat in (None, 0):
        assert "data-act" in check(waiting, seat, lang)
    room = room_of("haggling", ("me", "me", "random"))
    for _ in moves(room, 3):
        for seat in (None, 0, 1, 2):
            whole = check(room, seat, lang)
            assert '"round"' not in whole


@pytest.mark.slow
@pytest.mark.parametrize("game", [bazaar, council, duel, harbour, informers, scrolls, sealed_bids, smugglers])
def test_every_proving_ground_can_be_shown_in_words(game):
    with registered(game.GAME):
        for seed in range(3):
            room = room_of(game.GAME.name, ("me",) * game.GAME.seats[-1])
            for count, _ in enumerate(moves(room, seed)):
                if count > 60:
                    break
                for seat in (None, 0, 1):
                    check(room, seat, "en")
                check(room, room.state.deciders[0] if room.state.deciders else 0, "cs")


def test_names_and_words_of_people_are_only_ever_text():
    room = room_of("dragon", ("me", "me"))
    enter(room, EntryKind.CHAT, 0, {"text": HOSTILE, "name": HOSTILE})
    assert room.state is not None
    asked = room.state.deciders[0]
    assert check(room, asked, "en").count("&lt;script&gt;") > 4
    curtain = check(room, 1 - asked, "en")
    assert 'id="ui-curtain"' in curtain
    assert "&lt;script&gt;" in curtain


def test_a_position_tells_nothing_that_the_seat_may_not_know():
    chance = random.Random(1)
    for _ in range(12):
        room = room_of("haggling", ("me", "me", "me"))
        hidden = [f"hide:{chance.choice(haggling.JEWELS)}" for _ in range(3)]
        for seat, key in enumerate(hidden):
            enter(room, EntryKind.CHOICE, seat, {"options": [key]})
            shown = [assemble(table_fragments(room, None, "en")), table_says(room, None, "en")]
            shown.append(assemble(board_at(room, room.seq, None, "en")))
            assert not [jewel for jewel in haggling.JEWELS if jewel in " ".join(shown)]
        for seat, key in enumerate(hidden):
            seen = assemble(table_fragments(room, seat, "en")) + assemble(board_at(room, room.seq, seat, "en"))
            assert {jewel for jewel in haggling.JEWELS if jewel in seen} == {key.removeprefix("hide:")}


def test_an_offer_is_told_from_the_readers_side():
    room = room_of("haggling", ("me", "me"))
    for seat, key in ((0, "hide:ruby"), (1, "hide:agate"), (0, "shout:3"), (1, "shout:0"), (0, "offer:2")):
        enter(room, EntryKind.CHOICE, seat, {"options": [key]})
    asked = assemble(table_fragments(room, 1, "en"))
    assert re.findall(r"<div role=\"group\"[^>]*><span>([^<]*)</span></div>", asked) == ["1 silk", "2 coin"]
    enter(room, EntryKind.CHOICE, 1, {"options": ["counter:3"]})
    answered = assemble(table_fragments(room, 0, "en"))
    assert re.findall(r"<div role=\"group\"[^>]*><span>([^<]*)</span></div>", answered) == ["3 coin", "1 silk"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_moment_that_may_be_let_go_by_says_how_one_is_asked_there(lang):
    with registered(duel.GAME):
        room = room_of("duel", ("me", "me"), sealed=True)
        for _ in moves(room, 4):
            here = [seat for seat in room.table.deciders if room.moment(seat)]
            if here:
                break
            assert 'id="ui-manners"' not in check(room, room.table.deciders[0], lang)
        pressed = r'data-manner="(\w*)" data-seat="\d" aria-pressed="true"'
        assert re.findall(pressed, check(room, here[0], lang)) == [""]
        room.likes["me"] = Preferences(moments={"duel/respond": "ask"})
        whole = check(room, here[0], lang)
        assert (re.findall(pressed, whole), 'data-asked="1"' in whole) == (["ask"], True)
        room.likes["me"] = Preferences(moments={"duel/respond": "pass"})
        whole = check(room, here[0], lang)
        assert (re.findall(pressed, whole), "data-asked" in whole) == (["pass"], False)


def test_more_than_seven_options_are_grouped_and_all_are_there():
    room = room_of("great_wall", ("me",) * 3)
    for _ in moves(room, 2):
        seat = room.state.deciders[0]
        if room.state.asking()[0].name == "place_clerk" and len(room.state.options(seat)) > 7:
            break
    whole = check(room, seat, "en")
    shown, _, rest = whole.partition("<details id=")
    listed = re.findall(r'<button type="button" class="opt"', shown), re.findall(r'class="opt" id="o-', rest)
    assert 4 < len(listed[0]) < 7
    assert len(listed[0]) + len(listed[1]) == len(room.state.options(seat)) > 7


def test_what_ends_a_decision_is_listed_last_and_always_shown():
    room = room_of("crescent_moon", ("me",) * 5)
    for _ in moves(room, 2):
        seat = room.state.deciders[0]
        keys = [room.state.key(option, seat) for option in room.state.options(seat)]
        if "pass" in keys and len(keys) > 9:
            break
    whole = check(room, seat, "en")
    listed = re.findall(r'id="o-[^"]*" data-option="([^"]*)"', whole)
    assert sorted(listed) == sorted(keys)
    assert (keys[0], listed[-1]) == ("pass", "pass")
    hidden = re.search(r'<details id="more-.*?</details>', whole)[0]
    assert 'data-option="pass"' not in hidden
    assert len(re.findall('class="opt" id="o-', whole.replace(hidden, ""))) == 6


def test_who_may_hold_fire_is_always_shown_that_way_out():
    listed = [Option(n, key, key, "", (), "") for n, key in enumerate(["hold", *(f"shoot:a@{n}" for n in range(12))])]
    asked = Decision(0, "shoot", "", "", tuple(sorted(listed, key=lambda option: is_parting(option.key))), (), ())
    room = room_of("great_wall", ("me", "greedy"))
    whole = options(Sight(room, 0, "en"), asked)
    assert 'data-option="hold"' in whole.partition("</details>")[2]


@pytest.mark.slow
def test_an_update_is_small():
    room = room_of("dragon", ("me", "greedy", "greedy", "greedy"))
    shown = table_fragments(room, 0, "en")
    sizes = []
    bot = rampart.bot("greedy")
    while room.state is not None and not room.state.over:
        seat = room.state.deciders[0]
        key = room.state.key(bot.choose(room.state.view(seat), seat), seat)
        enter(room, EntryKind.CHOICE, seat, {"options": [key]})
        fresh = table_fragments(room, 0, "en")
        sizes.append(len(zlib.compress(json.dumps(difference(shown, fresh)).encode())))
        shown = fresh
    assert sorted(sizes)[len(sizes) // 2] < 2048
    assert len(zlib.compress(assemble(shown).encode())) < 30_000


def test_what_happens_at_the_set_up_is_told_and_shown():
    room = room_of("haggling", ("me", "random"))
    assert [happening.seq for happening in room.happenings] == [room.seq]
    shown = assemble(table_fragments(room, None, "en"))
    assert "Opened coins 8" in shown
    assert f'data-at="{room.seq}"' in shown
    assert "Opened coins 8" in table_says(room, None, "en")
    moment = Moment(Sight(room, None, "en"), 0)
    assert "Opened coins 8" in assemble(replay_fragments(moment)).replace("opened coins=8", "Opened coins 8")


def test_a_line_of_the_log_is_drawn_once_for_every_reader(monkeypatch):
    room = room_of("dragon", ("me", "greedy"))
    drawn: list[int] = []
    draw = talk.happened
    monkeypatch.setattr(talk, "happened", lambda h, reader: drawn.append(h.seq) or draw(h, reader))
    for _, _ in zip(range(20), moves(room, 3)):
        before = len(drawn)
        old = table_fragments(room, 0, "en")
        assert len(drawn) - before <= 1
        assert table_fragments(room, 0, "en") == old
    table_fragments(room, 0, "cs")
    assert sorted(drawn) == sorted([h.seq for h in room.happenings] * 2)


def test_an_update_brings_only_the_new_lines_of_the_log():
    room = room_of("dragon", ("me", "greedy"))
    playing = moves(room, 3)
    for _ in range(12):
        next(playing)
    old = table_fragments(room, 0, "en")
    next(playing)
    sent = [row[0] for row in difference(old, table_fragments(room, 0, "en"))["set"]]
    lines = [id for id in sent if id.startswith("l-")]
    assert lines
    assert all(id.startswith(f"l-{room.seq}-") for id in lines)


def test_a_choice_that_is_taken_back_is_struck_out_in_a_log_that_was_drawn_before():
    room = room_of("dragon", ("me", "greedy"))
    next(moves(room, 3))
    seq = room.seq
    assert f'id="l-{seq}-0" class="entry"' in assemble(table_fragments(room, 0, "en"))
    enter(room, EntryKind.UNDO, 0, {"seqs": [seq]})
    assert f'id="l-{seq}-0" class="entry gone"' in assemble(table_fragments(room, 0, "en"))


def offered(*seats: str) -> Room:
    """A table at which an offer stands: seat 0 has offered two coins to seat 1, which hides a ruby."""
    room = room_of("haggling", seats or ("me", "random", "random"))
    hidden = [(0, "hide:agate"), (1, "hide:ruby"), (2, "hide:topaz")]
    for seat, key in [*hidden, (0, "shout:3"), (1, "shout:0"), (2, "shout:1"), (0, "offer:2")]:
        enter(room, EntryKind.CHOICE, seat, {"options": [key]})
    return room


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everybody_sees_the_offer_that_stands_from_their_side(lang):
    room = offered()
    boxes = {seat: Sight(room, seat, lang) for seat in (0, 1, 2, None)}
    deals = {seat: standing(sight) for seat, sight in boxes.items()}
    assert set(deals.values()) == {Deal(0, 1, "silk:1", "coin:2")}
    shown = {seat: re.findall(r"<span>(\d \w+)</span>", offer_box(sight)) for seat, sight in boxes.items()}
    assert shown.pop(1) == ["1 silk", "2 coin"]
    assert list(shown.values()) == [["2 coin", "1 silk"]] * 3
    for seat, sight in boxes.items():
        whole = check(room, seat, lang)
        assert whole.count('class="offer deal"') == 1
        assert esc(sight.names[0]) in offer_box(sight) or seat == 0


def test_an_offer_is_told_from_what_its_viewer_knows(monkeypatch):
    def prompt(self, s, p, args):
        return Say(self.name, {"offer_seat": haggling.BUYER.of(args), "give": f"coin:{s.hidden[p]}", "get": ""})

    room = offered()
    monkeypatch.setattr(haggling.AnswerOffer, "prompt", prompt)
    assert standing(Sight(room, 1, "en")) == Deal(0, 1, "coin:0", "")
    for seat in (0, 2, None):
        assert standing(Sight(room, seat, "en")) is None
        assert "ruby" not in check(room, seat, "en").lower()


def test_prices_stand_together_and_are_stepped_through():
    room = offered("me", "me", "random")
    whole = check(room, 1, "en")
    steps = re.search(r'<li class="steps">(.*?)</ol>', whole)
    assert steps is not None
    assert re.findall(r'data-option="([^"]+)"', steps[1]) == ["counter:3", "counter:4"]
    assert re.findall(r'data-option="([^"]+)"', whole) == ["accept", "counter:3", "counter:4", "decline"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_table_that_was_given_up_leads_on(lang):
    room = room_of("haggling", ("me", "random"))
    next(moves(room, 2))
    enter(room, EntryKind.RESIGN, 0, {"bot": "random", "waiting": []})
    enter(room, EntryKind.CLOSE, -1, {})
    for seat in (0, None):
        whole = check(room, seat, lang)
        for way in (
            f'{room.table.id}/replay"',
            "data-share",
            'href="../new/haggling"',
        ):
            assert way in whole
        assert f'{room.table.id}/record.json"' not in whole, "what was hidden stays so"
        assert esc(Sight(room, seat, lang).t("closed-hidden")) in whole
        assert "data-act=" not in whole.partition('id="ui-prompt"')[2].partition("</section>")[0]
        assert Sight(room, seat, lang).viewer != WHOLE


def test_a_table_that_was_given_up_before_it_began_has_nothing_to_look_at():
    room = room_of("haggling", ("me", "open"), start=False)
    enter(room, EntryKind.CLOSE, -1, {})
    whole = check(room, 0, "en")
    assert "replay" not in whole
    assert 'href="../new/haggling"' in whole


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("why", [GAME, OPTIONS, NEWER, BROKEN])
def test_a_paused_table_says_why(why: str, lang: str) -> None:
    stored = open_table(Person("me", "Ada"), Wish("dragon", 2, {}, ("me", "me"), start=True))
    table = replace(stored.table, game="gone") if why == GAME else stored.table
    room = paused(replace(stored, table=table), why)
    for seat in (None, 0):
        page = assemble(table_fragments(room, seat, lang))
        assert esc(Sight(room, seat, lang).t(f"paused-{why}", game=Sight(room, seat, lang).title)) in page
        assert "data-option" not in page


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_table_that_goes_on_under_newer_rules_says_so(lang: str) -> None:
    stored = open_table(Person("me", "Ada"), Wish("dragon", 2, {}, ("me", "random"), start=True))
    room = carried_on(stored, ValueError("new rules"))
    for seat in (None, 0):
        page = assemble(table_fragments(room, seat, lang))
        assert esc(Sight(room, seat, lang).t("log-continued", lost=0)) in page


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_is_asked_about_an_undo_reads_what_was_seen_since(lang: str) -> None:
    stored = open_table(Person("me", "Ada"), Wish("dragon", 2, {}, ("me", "random"), start=True))
    room = Room(stored)
    room.replay(stored)
    s = room.must_state()
    seat = s.deciders[0]
    enter(room, EntryKind.CHOICE, seat, {"options": [s.key(s.options(seat)[0], seat)]})
    asked = {"what": "undo", "seat": seat, "waiting": [0], "to": room.seq, "seen": ["chance", "revealed"]}
    enter(room, EntryKind.ASK, seat, asked)
    sight = Sight(room, 0, lang)
    page = assemble(table_fragments(room, 0, lang))
    told = talk.reader_of(sight).lines(room.happenings[-1])
    assert told
    for words in (sight.t("undo-chance"), sight.t("undo-revealed"), sight.t("request-seen"), told[0].text):
        assert esc(words) in page.partition('id="ui-request"')[2].partition('id="ui-talk"')[0]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("what", ["takeover", "close"])
def test_those_who_are_away_get_notice(what: str, lang: str) -> None:
    room = room_of("dragon", ("me", "random"))
    enter(room, EntryKind.ASK, 0, {"what": what, "seat": 1, "waiting": [], "absent": [0], "until": room.table.changed})
    sight = Sight(room, 0, lang)
    page = assemble(table_fragments(room, 0, lang))
    assert esc(sight.t("request-notice")) in page
    assert page.count('data-act="answer"') == 2, "whoever is back has a say"
