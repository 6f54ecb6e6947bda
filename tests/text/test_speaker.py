"""The speaker: what is missing is an error, what is asked again is remembered, and words take their forms."""

import doctest

import pytest

import rampart
import rampart.text
from rampart.text import HIDDEN, LANGUAGES, MissingText, has_texts, seat_names, speaker, t
from rampart.text.about import languages


@pytest.mark.parametrize("lang", ["fr", "", "EN", "../en", "en_US"])
def test_an_unknown_language_is_refused_in_one_sentence(lang: str) -> None:
    with pytest.raises(rampart.BadOptions, match="the languages are: en, cs, pl, de"):
        t(lang, "language")
    with pytest.raises(rampart.BadOptions):
        rampart.game("dragon").new(seed=1).decision(0, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_missing_message_is_an_error(lang: str) -> None:
    with pytest.raises(MissingText, match="'option-nonsense' for dragon"):
        speaker("dragon", lang)("option-nonsense")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_missing_argument_is_an_error(lang: str) -> None:
    with pytest.raises(MissingText, match="palace"):
        speaker("dragon", lang)("leave_palace")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("word", "missing"), [("monk", "tile-monk"), ("", "tile-"), ("monk_old.acc", "monk_old.acc")])
def test_a_missing_word_is_an_error(lang: str, word: str, missing: str) -> None:
    with pytest.raises(MissingText, match=missing):
        speaker("dragon", lang)("option-card", tile=word)


def test_an_argument_of_the_wrong_kind_is_an_error() -> None:
    with pytest.raises(MissingText):
        speaker("dragon", "en")("option-card", tile=3)


def test_all_that_goes_wrong_is_an_error_of_rampart() -> None:
    assert issubclass(MissingText, rampart.RampartError)


def test_a_broken_catalog_is_an_error(spoken_game) -> None:
    broken = spoken_game("fine = Fine\nbroken = { $n ->\n")
    with pytest.raises(MissingText, match="this is no message"):
        speaker(broken.name, "en")


def test_a_circle_of_messages_is_an_error(spoken_game) -> None:
    circular = spoken_game("one = One { two }\ntwo = Two { one }\n")
    with pytest.raises(MissingText, match="Cyclic"):
        speaker(circular.name, "en")("one")


def test_a_game_speaks_the_common_messages_too() -> None:
    for lang in LANGUAGES:
        assert speaker("dragon", lang)("language") == t(lang, "language") == languages()[lang]


def test_only_games_with_a_catalog_have_texts() -> None:
    assert has_texts("dragon")
    assert not has_texts("chess")
    assert not has_texts("../games/dragon")
    assert not has_texts("")


def test_a_sentence_is_made_once() -> None:
    say = speaker("dragon", "pl")
    first = say("log-moved", seat="A", by=2, track=9)
    assert say("log-moved", seat="A", by=2, track=9) is first
    assert say("log-moved", seat="B", by=2, track=9) != first
    assert speaker("dragon", "pl") is say


# Forms of words


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "A releases an old farmer from palace 3"),
        ("cs", "A propouští staršího rolníka z paláce 3"),
        ("pl", "A zwalnia ze służby starszego rolnika z pałacu 3"),
        ("de", "A gibt einen älteren Bauern aus Palast 3 ab"),
    ],
)
def test_a_released_person_is_in_the_accusative(lang: str, text: str) -> None:
    assert speaker("dragon", lang)("log-released", seat="A", tile="farmer_old", palace=2) == text


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "Court lady and young scholar"),
        ("cs", "Dvorní dáma a mladší učenec"),
        ("pl", "Dama dworu i młodszy uczony"),
        ("de", "Hofdame und jüngerer Gelehrter"),
    ],
)
def test_an_option_begins_with_a_capital_letter(lang: str, text: str) -> None:
    assert speaker("dragon", lang)("option-draft", first="court_lady", second="scholar_young") == text


def test_a_form_that_a_word_does_not_have_is_the_word_itself(spoken_game) -> None:
    game = spoken_game('card-sun = sun\nsay = { WORD($card, kind: "card", case: "acc") }\n')
    assert speaker(game.name, "en")("say", card="sun") == "sun"


def test_several_words_are_a_list() -> None:
    say = speaker("dragon", "en")
    assert say("option-palace", palace=2, people="none") == "Palace 2, empty"
    assert say("option-palace", palace=2, people="monk_old") == "Palace 2: old monk"
    czech = speaker("dragon", "cs")("option-palace", palace=2, people="court_lady+monk_old+healer_young")
    assert czech == "Palác 2: dvorní dáma, starší mnich, mladší léčitel"


def test_a_number_leaves_its_sign_to_the_sentence(spoken_game) -> None:
    game = spoken_game('say = { SIGN($n) } { COUNT($n, kind: "point") } { NTH($n) }\n')
    say = speaker(game.name, "en")
    assert [say("say", n=n) for n in (-2, 0, 1)] == ["minus 2 points -1", "zero 0 points 1", "plus 1 point 2"]
    assert say("say", n=HIDDEN) == "hidden ? points ?"


# Seats


@pytest.mark.parametrize(
    ("lang", "names"),
    [
        ("en", ["Red", "Blue", "Yellow", "Green", "Purple"]),
        ("cs", ["Červená", "Modrá", "Žlutá", "Zelená", "Fialová"]),
        ("pl", ["Czerwony", "Niebieski", "Żółty", "Zielony", "Fioletowy"]),
        ("de", ["Rot", "Blau", "Gelb", "Grün", "Lila"]),
    ],
)
def test_seats_are_named_after_their_colours(lang: str, names: list[str]) -> None:
    assert seat_names(5, lang) == names


def test_given_names_come_first_and_gaps_are_filled() -> None:
    assert seat_names(3, "en", ["Mei", ""]) == ["Mei", "Blue", "Yellow"]
    assert seat_names(2, "en", ["Mei", "Jun", "Lan"]) == ["Mei", "Jun"]
    assert seat_names(8, "de")[5:] == ["Grau", "Platz 7", "Platz 8"]


def test_a_name_too_long_for_a_sentence_is_cut() -> None:
    (name,) = seat_names(1, "en", ["x" * 5000])
    assert len(name) == 80 and name.endswith("…")
    assert speaker("dragon", "en")("log-pass", seat=name, n=0) == f"{name} passes"


def test_the_examples_of_the_package_are_true() -> None:
    assert doctest.testmod(rampart.text).attempted > 0
    assert doctest.testmod(rampart.text).failed == 0


def test_a_place_is_told_by_words_with_their_numbers(spoken_game) -> None:
    place = '{ PLACE($nth, $one, $two, kind: "kind") }'
    words = "kind-oak = oak\nkind-ice = ice\ncompass-ne = north-east\n"
    game = spoken_game(f"{words}place-nth = no. {{ $n }}\nplace = {place}\n")
    say = speaker(game.name, "en")
    assert say("place", nth=0, one="oak:9+ice:none", two="oak:2/12") == "oak 9, ice, oak 2/12"
    assert say("place", nth=3, one="oak:9", two="none") == "oak 9 (no. 3)"
    assert say("place", nth=2, one="oak:9", two="ne") == "oak 9 (north-east, no. 2)"


def test_goods_are_counted_without_those_that_are_not_there(spoken_game) -> None:
    goods = '{ GOODS($oak, $ash, words: "oak+ash", kind: "wood") }'
    game = spoken_game(f"wood-none = no wood\ncount-oak = {{ $n }} oaks\ncount-ash = {{ $n }} ashes\npay = {goods}\n")
    say = speaker(game.name, "en")
    assert say("pay", oak=2, ash=3) == "2 oaks, 3 ashes"
    assert say("pay", oak=0, ash=1) == "1 ashes"
    assert say("pay", oak=0, ash=0) == "no wood"


def test_a_pile_is_counted_by_kind(spoken_game) -> None:
    pile = '{ PILE($cards, kind: "wood") }'
    game = spoken_game(f"wood-none = no wood\ncount-oak = {{ $n }} oaks\ncount-ash = {{ $n }} ashes\npay = {pile}\n")
    say = speaker(game.name, "en")
    assert say("pay", cards="oak+oak+ash") == "2 oaks, 1 ashes"
    assert say("pay", cards="none") == "no wood"
