"""What lies on the pad: the payload of a moment, and the procedures that are under way."""

from typing import Final

from rampart.games.great_wall.tables import LOCATION_WORDS
from rampart.games.great_wall.vocabulary import MOMENT_WORDS
from rampart.kernel.record import LIST, OWNER, Field, Layout


def numbers(*names: str) -> list[Field]:
    """Plain numbers; -1 stands for none."""
    return [Field(name, low=-1) for name in names]


LAYOUTS: Final = [
    Layout("moment", [Field("moment", words=MOMENT_WORDS), *numbers("player", "x", "y", "z", "w")]),
    Layout("answers", [Field("at"), Field("clauses", LIST)]),
    Layout("placing", [*numbers("left", "different", "beside"), Field("placed", LIST)]),
    Layout(
        "activation",
        [
            Field("location", words=LOCATION_WORDS),
            *numbers("kind", "cause", "gained", "kept", "full", "top"),
            Field("clerks", LIST),
        ],
    ),
    Layout(
        "recruiting",
        numbers(
            "most", "cause", "discount", "spearmen", "archers", "horsemen", "wood", "stone", "gold", "chi", "any_row",
            "rested", "kinds",
        ),
    ),
    Layout("attack", [*numbers("left", "must", "done", "sections"), Field("allowed", LIST)]),
    Layout("check", [Field("cards", LIST)]),
    Layout("defeat", [*numbers("card", "claimant", "section"), Field("survivors", LIST)]),
    Layout(
        "killing",
        [
            *numbers("scope", "section"),
            *numbers("saved_0", "saved_1", "saved_2", "saved_3", "saved_4"),
            *numbers("killed_0", "killed_1", "killed_2", "killed_3", "killed_4"),
            Field("victims", LIST, low=-1),
        ],
    ),
    Layout("shaming", numbers("due", "cause", "where", "total")),
    Layout("comparing", numbers("section", "offence", "defence")),
    Layout("spying", [Field("spied_on", seen_by=OWNER, high=4)]),
]  # fmt: skip
