"""Lines of the log: whose they are, what is hidden in them, and how nothing and no one are told."""

import pytest
from tests.games.dragon.table import court, step, table
from tests.text import toy

import rampart
from rampart.games.dragon.game import RULES
from rampart.games.dragon.tables import E_CARD, E_DECAYED, E_MONTH, E_RELEASED, E_YUAN, FARMER, FESTIVAL
from rampart.kernel.frame import NOBODY
from rampart.kernel.journal import FORCED, Event
from rampart.text import MissingText
from rampart.text.about import ending, ending_id, help_text, sources, table_options, title
from rampart.text.log import Line, line, lines


def event(code: int, seat: int, *numbers: int) -> Event:
    return Event(code, seat, list(numbers), 0, 0)


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "Jun plays the farmer card, but there is no one to hire"),
        ("cs", "Jun hraje kartu rolníka, ale nikdo už nezbývá"),
        ("pl", "Jun zagrywa kartę rolnika, ale nikogo już nie ma"),
        ("de", "Jun spielt die Karte „Bauer“, doch niemand ist mehr da"),
    ],
)
def test_a_card_that_fetches_nobody_is_told(lang: str, text: str) -> None:
    assert line(event(E_CARD, 1, FARMER, -1), RULES, lang, ["Mei", "Jun"]) == text


def test_a_payment_of_two_is_not_taken_for_something_hidden() -> None:
    assert line(event(E_YUAN, 0, -2), RULES, "en") == "Red pays 2 yuan"


@pytest.mark.parametrize("name", ["<b>&\"'", "{ $n }", "\u202eevil", "{-term}"])
def test_names_pass_through_as_they_are(name: str) -> None:
    assert line(event(E_DECAYED, 0, 1, 0), RULES, "en", [name]) == f"{name}: palace 2 is empty and is lost"


def test_lines_carry_seat_kind_and_rule_and_leave_out_forced_choices() -> None:
    told = [event(FORCED, 1, 10, 0), event(E_RELEASED, 1, 5, 0)]
    assert lines(told, RULES, "en") == [
        Line(1, "released", "Blue releases a young monk from palace 1", "YD-007"),
    ]
    assert line(told[0], RULES, "en") == ""


def test_what_belongs_to_nobody_has_no_seat() -> None:
    month = event(E_MONTH, NOBODY, 5, FESTIVAL)
    assert lines([month], RULES, "en") == [Line(None, "month", "Month 5: Dragon Festival", "YD-001")]


def test_a_seat_that_is_missing_from_an_event_is_an_error() -> None:
    with pytest.raises(MissingText, match="seat"):
        line(event(E_YUAN, NOBODY, 3), RULES, "en")


# What is hidden from a reader


def test_a_hidden_number_and_a_hidden_word_have_their_own_sentence(spoken_game) -> None:
    rules = spoken_game().rules
    theft = Event(toy.E_STOLEN, 0, [1, 2, 5], 2, 0b011)
    assert line(theft.seen(0), rules) == "Red steals the star worth 5 from Blue"
    assert line(theft.seen(2), rules) == "Red steals some card from Blue"


def test_nothing_drawn_and_something_hidden_are_told_apart(spoken_game) -> None:
    rules = spoken_game().rules
    assert line(event(toy.E_STORM, NOBODY, -1), rules) == "A storm without a card"
    assert line(event(toy.E_STORM, NOBODY, -2), rules) == "A storm takes a card"
    assert line(event(toy.E_STORM, NOBODY, -5), rules) == "A storm takes a card"
    assert line(event(toy.E_STORM, NOBODY, 0), rules) == "A storm takes sun"


def test_a_number_that_may_be_negative_is_told_by_its_sign(spoken_game) -> None:
    rules = spoken_game().rules
    told = [line(event(toy.E_PAID, 1, n), rules) for n in (-2, 0, 1)]
    assert told == ["Blue pays 2 points", "Blue pays nothing", "Blue takes 1 point"]


def test_a_word_without_a_form_for_hidden_is_a_question_mark(spoken_game) -> None:
    rules = spoken_game('card-sun = sun\nlog-storm = Storm: { WORD($card, kind: "card") }\n').rules
    assert line(event(toy.E_STORM, NOBODY, -2), rules) == "Storm: ?"


def test_a_game_without_a_catalog_logs_names_and_numbers(plain_game) -> None:
    theft = Event(toy.E_STOLEN, 0, [1, 2, 5], 2, 0b011)
    assert line(theft, plain_game.rules, "de") == "stolen victim_seat=Blau card=star n=5 seat=Rot"
    assert line(theft.seen(2), plain_game.rules) == "stolen victim_seat=Blue card=? n=? seat=Red"


# About the game and its end


def test_the_table_is_explained_in_every_language() -> None:
    game = rampart.game("dragon")
    for lang, name in (("en", "Great Wall"), ("cs", "Velká zeď"), ("pl", "Wielki Mur Chiński")):
        wall = table_options(game, lang)[0]
        assert (wall.name, wall.text, wall.default) == ("wall", name, False)
        assert [value for value, _ in wall.values] == [False, True]
        assert len(help_text(game, lang)) > 200
    price = next(o for o in table_options(game, "pl") if o.name == "large_price")
    assert price.values == ((7, "7 juanów"), (6, "6 juanów"))
    assert [title(game, lang) for lang in ("en", "cs", "pl", "de")] == [
        "In the Year of the Dragon", "V roce draka", "W roku smoka", "Im Jahr des Drachen",
    ]  # fmt: skip


def test_a_game_without_a_catalog_is_explained_as_it_explains_itself(plain_game) -> None:
    assert title(plain_game, "cs") == "Parley"
    assert help_text(plain_game, "cs") == ""
    assert table_options(plain_game, "cs") == []


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "Twelve months are over. Mei wins with 1 point."),
        ("cs", "Dvanáct měsíců uplynulo. Vítězí Mei, celkem 1 bod."),
        ("pl", "Minęło dwanaście miesięcy. Wygrywa Mei, wynik: 1 punkt."),
        ("de", "Zwölf Monate sind vorüber. Mei gewinnt mit 1 Punkt."),
    ],
)
def test_the_end_says_who_won(lang: str, text: str) -> None:
    s = table([court("2[] 1[]", yuan=3), court("", yuan=0)], [step("final_scoring")], month=12)
    assert s.over
    assert ending(s, lang, ["Mei", "Jun"]) == text
    assert sources(s, "en") == [{"Money": 1}, {}]


def test_nothing_is_said_of_an_end_that_has_not_come() -> None:
    assert ending(rampart.game("dragon").new(seed=1)) == ""


def test_an_event_knows_whether_it_befalls_a_seat_or_nobody() -> None:
    rules = rampart.game("great_wall").rules
    code = next(code for code, kind in rules.events.items() if kind.name == "killed")
    assert line(event(code, 1, 0, 2), rules, "en", ["Mei", "Jun"]) == "Jun loses a soldier: spearman, right section"
    assert line(event(code, NOBODY, 0, 2), rules, "en") == "The Reed clan loses a soldier: spearman, right section"


def test_an_ending_with_several_reasons_has_one_message_for_them_all() -> None:
    assert ending_id("time") == "ending-time"
    assert ending_id("walls+time") == "ending-walls-time"
