"""How-to-play pages as data: positions whose drawing explains the board and a round, and the ids of what is said."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import rampart
from rampart.kernel.state import State
from rampart.learn import position
from rampart.registry import folder_of
from rampart.text import MissingText, speaker
from rampart.text.catalog import knows


@dataclass(frozen=True)
class Picture:
    """A move of the round that is told: what is played, and which pieces the picture shows."""

    id: str
    seat: int
    play: tuple[str, ...]
    show: tuple[str, ...]


@dataclass(frozen=True)
class Role:
    """What one can be in a game, and how to tell from a position: the field of its document that says so."""

    id: str
    icon: str
    seat: int  # whose color it has on the page
    scores: tuple[str, ...] = ()


@dataclass(frozen=True)
class Guide:
    """All that the page of a game shows beside its words."""

    game: str
    position: Mapping[str, Any]
    seat: int
    parts: tuple[tuple[str, str], ...]  # of the board: the id of what is said, and the piece it is said of
    phases: tuple[tuple[str, str], ...]  # of a turn, with an icon
    round: tuple[Picture, ...]
    roles: tuple[Role, ...]
    role_path: str  # where a document says which role a seat has, with `{seat}` in it; '' where all are alike
    scoring: tuple[str, ...]
    questions: tuple[tuple[str, str], ...]  # with the rule that answers them
    modes: tuple[tuple[str, str], ...]  # other ways to play, each with a rule of it
    cites: Mapping[str, tuple[str, ...]]  # by message: the rules in which its numbers stand

    def state(self) -> State:
        return position(self.game, self.position)

    def pictures(self) -> list[tuple[Picture, State]]:
        """The moves of the round, each with the position that it leads to."""
        s = self.state()
        out = []
        for one in self.round:
            s = s.copy()
            s.play(list(one.play), forced="skip")
            out.append((one, s))
        return out

    def say(self, lang: str, id: str) -> str:
        """A sentence of the page."""
        return speaker(self.game, lang)(f"guide-{id}")

    def says(self, lang: str, id: str) -> str:
        """The same, '' where the page of this game does not say it."""
        try:
            return self.say(lang, id)
        except MissingText:
            return ""


@lru_cache(maxsize=64)
def guide(game: str) -> Guide | None:
    """The how-to-play page of a game, None where it has none."""
    data = read_json(game, "guide.json")
    if data is None:
        return None
    pictures = [Picture(x["id"], x["seat"], tuple(x["play"]), tuple(x["show"])) for x in data["round"]]
    roles = [Role(x["id"], x["icon"], x.get("seat", 0), tuple(x.get("scores", ()))) for x in data.get("roles", ())]
    return Guide(
        game,
        data["position"],
        data.get("seat", 0),
        pairs(data["parts"]),
        pairs(data["phases"]),
        tuple(pictures),
        tuple(roles),
        data.get("role_path", ""),
        tuple(data["scoring"]),
        pairs(data["questions"]),
        pairs(data.get("modes", {})),
        {id: tuple(rules) for id, rules in data.get("cites", {}).items()},
    )


def pairs(data: Mapping[str, str]) -> tuple[tuple[str, str], ...]:
    return tuple(data.items())


@lru_cache(maxsize=64)
def tips(game: str) -> frozenset[str]:
    """The decisions that are explained to newcomers at the table, by the names of their steps: those with a text."""
    return frozenset(step for step in rampart.game(game).rules.by_name if knows(game, f"tip-{step}"))


@lru_cache(maxsize=64)
def tip_marks(game: str) -> Mapping[str, tuple[str, ...]]:
    """The pieces that tips point at, by step: patterns of ids, with `{seat}` and the fields of a document."""
    data = read_json(game, "tips.json")
    marks = data.get("marks", {}) if data is not None else {}
    return {step: tuple(patterns) for step, patterns in marks.items()}


def read_json(game: str, name: str) -> Any:
    """A file of a game's folder `learn`, None where there is none."""
    home = folder_of(game)
    file = home.joinpath("learn", name) if home is not None else None
    return json.loads(file.read_text(encoding="utf-8")) if file is not None and file.is_file() else None
