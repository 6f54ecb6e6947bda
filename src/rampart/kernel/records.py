"""Records: a whole game as its start and the choices by key, and the replay that checks itself on the way."""

import zlib
from typing import TYPE_CHECKING

from rampart.kernel.errors import BadDocument, BadOptions, Hidden, IllegalChoice, RampartError, StaleRecord, at, shown
from rampart.kernel.frame import WHOLE
from rampart.kernel.history import Entry, entries
from rampart.kernel.state import State
from rampart.kernel.values import a_dict, a_list, whole

if TYPE_CHECKING:
    from rampart.kernel.game import Game

FORMAT = 1
CHECK_EVERY = 50


def checksum(s: State) -> str:
    """A checksum over the option keys on offer and the scores: it survives new fields and expansions."""
    offers = [f"{p}:" + ",".join(s.key(x, p) for x in s.options(p)) for p in s.deciders]
    text = "\n".join([*offers, ",".join(map(str, s.scores()))])
    return f"{zlib.crc32(text.encode()):08x}"


def record_of(s: State) -> dict[str, object]:
    """The record of a state that remembers its past."""
    if s.viewer != WHOLE:
        sentence = "A view does not show the choices that led to it; the record is asked of the whole state."
        raise Hidden(sentence, "record")
    origin = s.origin
    if not isinstance(origin, State):
        raise RampartError(
            "This state does not remember its past, as copies for search and guesses do not: it has no record."
        )
    past = entries(s.last)
    start: dict[str, object] = {"seed": s.seed} if s.seed >= 0 else {"document": origin.document()}
    now = s.replayed([])
    choices: list[object] = []
    checks: list[object] = []
    for i, entry in enumerate(past):
        choices.append([entry.seat, now.key(entry.option, entry.seat)])
        repeat(now, entry)
        if (i + 1) % CHECK_EVERY == 0 or i + 1 == len(past):
            checks.append([i + 1, checksum(now)])
    return {
        "format": FORMAT,
        "game": s.rules.name,
        "rules": s.rules.version,
        "players": s.seats,
        "options": {o.name: o.choices[s.config[i]] for i, o in enumerate(s.rules.options)},
        "start": start,
        "choices": choices,
        "checks": checks,
        "over": s.over,
        "scores": s.scores(),
    }


def repeat(s: State, entry: Entry) -> None:
    """Make a remembered choice again."""
    s.choose(entry.option, entry.seat)


def replay_record(game: "Game", record: object, upto: int | None) -> State:
    """Play a record again and check it on the way."""
    if not isinstance(record, dict):
        raise BadDocument(f"The record is no JSON object but {shown(record)}.")
    rec: dict[str, object] = record
    s = start_of(game, rec)
    choices = a_list(rec.get("choices"), "choices")
    checks: dict[int, object] = {}
    for i, check in enumerate(a_list(rec.get("checks"), "checks")):
        pair = a_list(check, f"checks[{i}]")
        if len(pair) != 2:
            raise at(f"checks[{i}]", "a number and a checksum are needed.")
        checks[whole(pair[0], f"checks[{i}]", 1, len(choices))] = pair[1]
    for i in [*range(CHECK_EVERY, len(choices) + 1, CHECK_EVERY), len(choices)]:
        if i and i not in checks:
            raise at("checks", f"the checksum after choice {i} is missing; the record is cut off or edited.")
    end = len(choices) if upto is None else whole(upto, "upto", 0, len(choices))
    for i in range(end):
        replay_choice(s, choices[i], i)
        if i + 1 in checks and checks[i + 1] != checksum(s):
            raise at("checks", f"after choice {i + 1} the position is not the recorded one: it was edited.")
    if end == len(choices) and (rec.get("over") != s.over or rec.get("scores") != s.scores()):
        raise at("scores", "the recorded result is not the one the choices lead to; the record was edited.")
    return s


def start_of(game: "Game", rec: dict[str, object]) -> State:
    """The state a record starts from."""
    for name in ("format", "game", "rules", "players", "options", "start", "choices", "checks"):
        if name not in rec:
            raise at(name, "it is missing from the record.")
    if rec["format"] != FORMAT:
        theirs = shown(rec["format"])
        sentence = f"The record has format {theirs}; this version reads format {FORMAT}."
        raise StaleRecord(sentence, "format", {"theirs": theirs, "ours": str(FORMAT)})
    if rec["game"] != game.name:
        raise at("game", f"this is a record of {shown(rec['game'])}, not of {game.name!r}.")
    if rec["rules"] != game.version:
        theirs = shown(rec["rules"])
        sentence = f"The record was played under rules version {theirs} of {game.name}; this is version {game.version}."
        raise game.rules.too_old(sentence, rec["rules"])
    start = a_dict(rec["start"], "start")
    players = game.players_of(rec["players"], "players")
    options = a_dict(rec["options"], "options")
    try:
        config = game.configure(players, options)
    except BadOptions as e:
        raise at("options", f"{e}") from None
    if "document" in start:
        s = game.load(a_dict(start["document"], "start.document"))
        if s.seats != players or s.config != config:
            raise at("start.document", "its seats or options are not those of the record; it was edited.")
        return s
    seed = whole(start.get("seed"), "start.seed", 0, (1 << 128) - 1)
    return game.new(players, seed, **options)  # type: ignore[arg-type]


def replay_choice(s: State, choice: object, i: int) -> None:
    """Make the i-th choice of a record."""
    pair = a_list(choice, f"choices[{i}]")
    if len(pair) != 2 or not isinstance(pair[1], str):
        raise at(f"choices[{i}]", f"a seat and an option's key are needed, not {shown(choice)}.")
    try:
        s.choose(pair[1], whole(pair[0], f"choices[{i}]", 0, s.seats - 1))
    except IllegalChoice as e:
        raise at(f"choices[{i}]", f"{e}") from None
