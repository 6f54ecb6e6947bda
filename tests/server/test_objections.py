"""What the rules object to is said in the language of the reader."""

import pytest

import rampart
from rampart.kernel.errors import BadDocument, RampartError, StaleRecord, at
from rampart.server.basics.model import Person
from rampart.server.basics.objections import about_record
from rampart.server.basics.refusals import Refused
from rampart.server.tables.opening import Wish, open_table
from rampart.text import LANGUAGES
from rampart.text.about import table_options

WISHES = {
    "players": Wish("dragon", 9),
    "option": Wish("dragon", 2, {"walls": True}),
    "value": Wish("dragon", 2, {"wall": "perhaps"}),
    "clash": Wish("dragon", 2, {"random_wall_bonus": True}),
}
TOLD = {"players": ["2, 3, 4, 5"], "option": ["walls"], "value": ["wall"], "clash": ["wall", "random_wall_bonus"]}


def refusal(wish: Wish) -> Refused:
    """What comes of a wish that cannot be."""
    with pytest.raises(Refused) as found:
        open_table(Person("me", "Ada"), wish)
    return found.value


@pytest.mark.parametrize("kind", WISHES)
def test_a_table_that_cannot_be_is_explained_in_every_language(kind: str) -> None:
    refused = refusal(WISHES[kind])
    said = {lang: refused.more(lang) for lang in LANGUAGES}
    assert len(set(said.values())) == len(LANGUAGES)
    for lang, sentence in said.items():
        words = {option.name: option.text for option in table_options(rampart.game("dragon"), lang)}
        for part in TOLD[kind]:
            assert words.get(part, part) in sentence
        if lang != "en":
            assert refused.detail not in sentence, "the rules speak English"


def test_what_does_not_go_together_is_named_with_its_values() -> None:
    wish = Wish("dragon", 2, {"hidden_super_event": "on", "super_event": "flood"})
    flood = dict(next(o for o in table_options(rampart.game("dragon"), "cs") if o.name == "super_event").values)[
        "flood"
    ]
    assert f": {flood}" in refusal(wish).more("cs")


@pytest.mark.parametrize(
    ("error", "place"),
    [
        (at("choices[3]", "'x' is not on offer."), "choices[3]"),
        (at("checks", "it was edited."), "checks"),
        (BadDocument("The record is no JSON object but 3."), ""),
        (
            StaleRecord(
                "The record has format 9; this version reads format 1.", "format", {"theirs": "9", "ours": "1"}
            ),
            "",
        ),
    ],
)
def test_a_record_that_cannot_be_read_is_explained_in_every_language(error: RampartError, place: str) -> None:
    said = {lang: about_record(error)(lang) for lang in LANGUAGES}
    assert said["en"] == str(error)
    assert len(set(said.values())) == len(LANGUAGES)
    assert all(place in sentence for sentence in said.values())


def test_every_kind_of_bad_option_says_what_it_is_about() -> None:
    game = rampart.game("dragon")
    found = []
    for wish in WISHES.values():
        with pytest.raises(rampart.BadOptions) as complaint:
            game.new(wish.players, **wish.options)
        found.append((complaint.value.code, complaint.value.about))
    assert found == [
        ("players", {"allowed": "2, 3, 4, 5"}),
        ("option", {"option": "walls"}),
        ("value", {"option": "wall"}),
        ("clash", {"options": "random_wall_bonus wall"}),
    ]
