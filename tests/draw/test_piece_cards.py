"""Piece cards: every kind of piece on a board tells what it is, in every language, from the viewer's own view."""

import re

import pytest

import rampart
from rampart.draw.piece_cards import piece_cards
from rampart.draw.table import fragments
from rampart.games.crescent_moon.draw import cards
from rampart.kernel.state import State
from rampart.text import speaker
from rampart.text.rulebook import rulebook

TABLES = [
    ("dragon", {"players": 4, "wall": True}),
    ("watch", {"players": 4}),
    ("great_wall", {"players": 3}),
    ("crescent_moon", {"players": 5}),
]
# What stands on a board and is no piece: scenery, numbers, figures of a seat that the seats' panel tells.
MUTE = {
    "dragon": {"scenery", "group", "price", "no", "outlook", "points", "stores", "symbols", "turn"},
    "watch": {"scenery", "tracks", "yield", "heroes", "bank"},
    "great_wall": {"scenery"},
    "crescent_moon": {"scenery", "river", "sultan", "player", "year", "market"},
}


def played(game: str, options: dict[str, object], choices: int = 150) -> State:
    s = rampart.game(game).new(seed=6, **options)
    bot = rampart.bot("random", seed=1)
    for _ in range(choices):
        seat = s.deciders[0]
        s.choose(bot.choose(s, seat), seat)
    return s


@pytest.mark.parametrize(("game", "options"), TABLES, ids=[game for game, _ in TABLES])
def test_every_kind_of_piece_has_a_card(game: str, options: dict[str, object]) -> None:
    told = piece_cards(game)
    s = played(game, options).view(0)
    assert told is not None
    ids = [f.id for f in fragments(s, 0, whole=False) if f.parent != "options"]
    for lang in ("en", "cs", "pl", "de"):
        t = speaker(game, lang)
        silent = set()
        for id in ids:
            card = told.piece(s, id, t)
            if card is None:
                silent.add(re.split(r"[-\d]", id)[0])
                continue
            assert card.name and card.kind and card.text
            assert card.rule in rulebook(game).rules
            assert all(fact.words and fact.value for fact in card.facts)
        assert silent <= MUTE[game], silent - MUTE[game]


def test_a_horde_tells_its_strength_and_what_is_covered() -> None:
    s = rampart.game("great_wall").new(players=3, seed=1)
    told = piece_cards("great_wall")
    horde = next(f.id for f in fragments(s, 0, whole=False) if f.id.startswith("horde-") and f.id != "horde-deck")
    card = told.piece(s, horde, speaker("great_wall", "en"))
    assert [fact.words for fact in card.facts] == ["Offensive power", "Honor", "Vital spots"]
    assert card.facts[2].value.startswith("0 of ")


def test_a_slot_of_the_market_tells_its_card() -> None:
    s = played("crescent_moon", {"players": 5}, 8)
    t = speaker("crescent_moon", "en")
    card = piece_cards("crescent_moon").piece(s, "market-0", t)
    first = s.document()["market"][0]
    assert first is not None
    assert card.name == t(f"card-{first}") and card.text == t(f"card_text-{first}")
    assert piece_cards("crescent_moon").piece(s, "market-99", t) is None


def test_a_power_card_without_a_picture_of_its_own_shows_that_of_all_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """As those of content packs do."""
    s = played("crescent_moon", {"players": 5}, 8)
    first = str(s.document()["market"][0])
    monkeypatch.delitem(cards.ART, first)
    card = piece_cards("crescent_moon").piece(s, "market-0", speaker("crescent_moon", "en"))
    assert card.icon == cards.art(first) == cards.OF_A_PACK
    assert cards.art("compass") == "compass"  # a symbol of that name needs no entry


@pytest.mark.parametrize("id", ["", "x", "horde-", "horde-nobody_L", "month-99", "hex-999", "units-", "action-none"])
def test_what_is_no_piece_has_no_card(id: str) -> None:
    for game, options in TABLES:
        s = rampart.game(game).new(seed=1, **options)
        card = piece_cards(game).piece(s, id, speaker(game, "en"))
        assert card is None or id == "units-"
