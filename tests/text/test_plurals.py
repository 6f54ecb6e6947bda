"""Numbers with their nouns, as each language counts."""

import pytest

from rampart.text import speaker

COUNTED = {
    ("en", "score"): {1: "1 point", 2: "2 points", 0: "0 points", 11: "11 points"},
    ("cs", "score"): {1: "1 bod", 2: "2 body", 4: "4 body", 5: "5 bodů", 0: "0 bodů", 22: "22 bodů"},
    ("pl", "score"): {1: "1 punkt", 2: "2 punkty", 5: "5 punktów", 12: "12 punktów", 22: "22 punkty", 0: "0 punktów"},
    ("de", "score"): {1: "1 Punkt", 2: "2 Punkte", 0: "0 Punkte"},
    ("en", "rice"): {1: "1 rice", 2: "2 rice"},
    ("cs", "rice"): {1: "1 žeton rýže", 3: "3 žetony rýže", 5: "5 žetonů rýže"},
    ("pl", "rice"): {1: "1 żeton ryżu", 3: "3 żetony ryżu", 5: "5 żetonów ryżu"},
    ("de", "rice"): {1: "1 Reissack", 2: "2 Reissäcke"},
    ("en", "yuan"): {1: "1 yuan", 5: "5 yuan"},
    ("cs", "yuan"): {1: "1 jüan", 2: "2 jüany", 5: "5 jüanů"},
    ("pl", "yuan"): {1: "1 juana", 2: "2 juany", 5: "5 juanów", 25: "25 juanów"},
    ("de", "yuan"): {1: "1 Yuan", 5: "5 Yuan"},
    ("en", "fireworks"): {1: "1 firework", 2: "2 fireworks"},
    ("cs", "fireworks"): {1: "1 raketu", 2: "2 rakety", 7: "7 raket"},
    ("pl", "fireworks"): {1: "1 żeton fajerwerków", 2: "2 żetony fajerwerków", 7: "7 żetonów fajerwerków"},
    ("de", "fireworks"): {1: "1 Rakete", 2: "2 Raketen"},
}


@pytest.mark.parametrize(("lang", "what"), COUNTED)
def test_gains_are_counted(lang: str, what: str) -> None:
    say = speaker("dragon", lang)
    for n, words in COUNTED[lang, what].items():
        told = (
            say("log-points", seat="A", source="monks", n=n) if what == "score" else say(f"log-{what}", seat="A", n=n)
        )
        assert f" {words}" in told
        assert told.startswith("A ")


@pytest.mark.parametrize(
    ("lang", "one", "two", "five"),
    [
        ("en", "release 1 person.", "release 2 persons.", "release 5 persons."),
        ("cs", "propusť 1 osobu.", "propusť 2 osoby.", "propusť 5 osob."),
        ("pl", "zwolnij ze służby 1 postać.", "zwolnij ze służby 2 postacie.", "zwolnij ze służby 5 postaci."),
        ("de", "Gib 1 Person ab.", "Gib 2 Personen ab.", "Gib 5 Personen ab."),
    ],
)
def test_those_who_must_leave_are_counted(lang: str, one: str, two: str, five: str) -> None:
    say = speaker("dragon", lang)
    for n, words in ((1, one), (2, two), (5, five)):
        assert say("release_person", left=n, cause="contagion").endswith(f": {words}")


@pytest.mark.parametrize(
    ("lang", "one", "two"),
    [
        ("en", "1 floor left, one person leaves", "2 floors left, 2 persons leave"),
        ("cs", "zbude 1 patro, odejde 1 osoba", "zbudou 2 patra, odejdou 2 osoby"),
        ("pl", "zostanie 1 piętro, odejdzie 1 postać", "zostaną 2 piętra, odejdą 2 postacie"),
        ("de", "es bleibt 1 Palastteil, 1 Person geht", "es bleiben 2 Palastteile, 2 Personen gehen"),
    ],
)
def test_verbs_agree_with_numbers(lang: str, one: str, two: str) -> None:
    say = speaker("dragon", lang)
    assert say("effect-shrinks", floors=1, leaving=1) == one
    assert say("effect-shrinks", floors=2, leaving=2) == two


@pytest.mark.parametrize(("lang", "pays"), [("en", "pays"), ("cs", "platí"), ("pl", "płaci"), ("de", "zahlt")])
def test_a_payment_has_no_minus(lang: str, pays: str) -> None:
    told = speaker("dragon", lang)("log-yuan", seat="A", n=-3)
    assert told.startswith(f"A {pays} 3 ")


def test_large_numbers_are_grouped_as_in_the_language() -> None:
    assert "1,234 points" in speaker("dragon", "en")("log-points", seat="A", source="monks", n=1234)
    assert "1.234 Punkte" in speaker("dragon", "de")("log-points", seat="A", source="monks", n=1234)
