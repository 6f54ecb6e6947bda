"""Writes the pages of the games, docs/reference/<game>.md, from what their rules declare and the site says.

python tools/reference.py            # write them
python tools/reference.py --check    # exit 1 if one of them is not current
"""

import re
import sys
from pathlib import Path
from typing import Final

import game_pages
import rampart
from rampart import Game, State, seeded
from rampart.kernel import codec, fields
from rampart.kernel.codec import Domain
from rampart.kernel.fields import NO_BOUND, Field, Record
from rampart.kernel.step import Choice
from rampart.lab.observation import Observation
from rampart.registry import own_games

FOLDER: Final = Path(__file__).resolve().parent.parent / "docs" / "reference"
SEEN: Final = {fields.ALL: "all", fields.OWNER: "owner", fields.NONE: "nobody", fields.MEMORY: "all, folded away"}
KINDS: Final = {
    fields.NUMBER: "one", fields.LIST: "list", fields.ROWS: "lists", fields.HAND: "hand", fields.HANDS: "hands",
    fields.BAG: "counts", fields.BAGS: "counts each", fields.MASK: "set", fields.MASKS: "sets",
    fields.RECORD: "record", fields.RECORDS: "record each", fields.KNOWN: "who knows which",
    fields.BOUNDS: "[knower, owner, at least]",
}  # fmt: skip
AT_A_PLACE: Final = {
    fields.LIST: "one", fields.ROWS: "list", fields.HANDS: "hand", fields.BAGS: "counts", fields.MASKS: "set",
    fields.MASK: "true",
}  # fmt: skip
MOST_WORDS: Final = 60
MOST_PATTERNS: Final = 8
FATE: Final = """## Fate

`g.new(..., fate=[...])`, or `"fate"` in a document, sets the results of the next draws. Each draw among *k* takes one
number from 0 to *k* - 1 off the front; a number out of that range is refused where it is drawn, and the state stays as
it was. A shuffle of *n* cards makes *n* - 1 draws: for i from *n* - 1 down to 1 it draws among i + 1 and swaps that
place with place i. `g.new` lays out the table by the seed and counts fate from the first decision on;
`s.no_fate_left()` is an error while some of it is left. A die of six sides draws among 6, so that 0 is a one.
"""


def page(game: Game) -> str:
    s = game.new()
    parts = [
        *game_pages.intro(game),
        "## Options of a table",
        table(["option", "values", "default", "meaning"], [
            [f"`{o.name}`", ", ".join(f"`{x}`" for x in o.choices), f"`{o.default}`", o.meaning]
            for o in game.options.values()
        ]),
        "## Position document",
        "Fields in the order in which documents have them; one that is left out is as at set-up, a supply holds what "
        "the rest leaves. Piles marked so begin with their top. `null` is none; in a view `?` is hidden.",
        table(["field", "holds", "values", "seen by"], field_rows(s, s, "")),
        "## Pieces and cards",
        *(f"- **{pool.name}**: {words(pool.words)}" for pool in s.pools()),
        "## Steps",
        "Steps stand in `todo` by name, with their arguments; those with options are decisions.",
        table(["step", "rule", "arguments", "options", "keys"], step_rows(game)),
        *on_the_pad(s),
        "## Events",
        "What `s.events_since(mark)` tells, with its arguments; `forced` (`step`, `option`) is told where a choice had "
        "only one option.",
        table(["event", "rule", "arguments"], [
            [f"`{kind.name}`", kind.rule, ", ".join(f"`{f.name}`{of_words(f)}" for f in kind.args)]
            for _, kind in sorted(game.rules.events.items())
        ]),
    ]  # fmt: skip
    return "\n\n".join([*parts, FATE.rstrip(), *learning(game)]) + "\n"


def learning(game: Game) -> list[str]:
    """The actions and the observation of the usual table."""
    o = game.observation()
    assert isinstance(o, Observation)
    chairs = "seats count from the chair of the one who decides" if o.relative else "seats keep their numbers"
    options = "".join(f", {name}={value!r}" for name, value in o.options.items() if value != game.options[name].default)
    left = o.plan.hints.left_out
    return [
        "## Actions",
        f"`g.actions`: {game.actions.size} actions, the options of each step in a row; {chairs} "
        "(`o.legal_actions`, `o.option`).",
        table(["step", "from", "actions"], [
            [f"`{group.name}`", str(group.start), str(group.options.size)] for group in game.actions.groups
        ]),
        "## Observation",
        f"`g.observation({o.players}{options})`: {o.size} bytes. 255 is none, 240 to 254 hidden, greater numbers than "
        "239 count as 239; other tables have other columns (`o.table()`). What is not in it: who knows which card, "
        "as the card itself shows it; the arguments of what is still to be done beneath the present decision"
        + "".join(f"; `{name}`: {why}" for name, why in left.items()) + ".",
        table(["columns", "name", "holds"], [[where, f"`{name}`", what] for where, name, what in folded(o.table())]),
    ]  # fmt: skip


def folded(rows: list[tuple[str, str, str]]) -> list[tuple[str, str, str]]:
    """Rows without those of the other seats, which hold the same as the own one."""
    return [row for row in rows if not re.search(r"\[\+[1-9]\]", row[1]) and not re.match(r"next [2-9]", row[1])
            and not re.match(r"section \d, number ([2-9]|\d\d)", row[1])]  # fmt: skip


def table(head: list[str], rows: list[list[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(cell.replace("|", "\\|") for cell in line) + " |" for line in lines)


def words(known: list[str]) -> str:
    """Words, cut where there are many."""
    more = f", … {len(known)} in all" if len(known) > MOST_WORDS else ""
    return ", ".join(f"`{word}`" for word in known[:MOST_WORDS]) + more


def of_words(f: Field) -> str:
    return f" ({words(f.words)})" if f.words and len(f.words) <= 12 else ""


# ---- documents


def field_rows(s: State, r: Record, path: str) -> list[list[str]]:
    """The fields of a record, those within it included."""
    rows: list[list[str]] = []
    for f in r.fields():
        name = f"{path}{f.board}.<place>" + (f".{f.part}" if f.part else "") if f.board else f"{path}{f.name}"
        if f.kind in (fields.RECORD, fields.RECORDS):
            inner: list[Record] = [getattr(r, f.name)] if f.kind == fields.RECORD else getattr(r, f.name)
            rows += field_rows(s, inner[0], f"{name}{'' if f.kind == fields.RECORD else '[seat]'}.") if inner else []
            continue
        marks = (("derived", f.derived), ("rest of its pool", f.rest), ("top first", f.top_last))
        notes = [note for note, on in marks if on]
        holds = ", ".join([AT_A_PLACE.get(f.kind, KINDS[f.kind]) if f.board else KINDS[f.kind], *notes])
        rows.append([f"`{name}`", holds, values(s, f), SEEN[f.seen_by]])
    return rows


def values(s: State, f: Field) -> str:
    """What a field may hold."""
    if f.place:
        return f"a place of `{f.place}`" + (", none" if f.low == -1 else "")
    if f.words:
        return words(f.words) + (", none" if f.low == -1 else "")
    if f.pool:
        return f"of the {f.pool}" + (", none" if f.low == -1 else "")
    if f.high == NO_BOUND:
        return "a number"
    last = "the last seat" if f.high == fields.SEATS else f.high
    return f"{max(f.low, 0)} to {last}" + (", none" if f.low == -1 else "")


# ---- steps


def step_rows(game: Game) -> list[list[str]]:
    seen = patterns(game)
    rows: list[list[str]] = []
    for name, code in game.rules.by_name.items():
        step = game.rules.steps[code]
        args = ", ".join(f"`{part.name}` {domain(part.domain)}" for part in step.args.parts)
        cases = ""
        if isinstance(step, Choice):
            cases = "; ".join(
                f"`{case.name}`" + "".join(f" `{digit.name}` {domain(digit.domain)}" for digit in case.digits)
                for case in step.declared().cases
            )
        rows.append([f"`{name}`", step.rule, args, cases, ", ".join(f"`{key}`" for key in seen.get(name, []))])
    return rows


def on_the_pad(s: State) -> list[str]:
    """What steps note for as long as they are under way."""
    layouts = [layout for layout in s.rules.layouts if layout.fields]
    if not layouts:
        return []
    return [
        "## Under way",
        "What is noted for as long as it is under way stands in `todo` too, beneath the steps that use it: "
        '`{"layout": …, "content": {…}}`. `poll` is the kernel\'s own: the step that is asked, and the seats.',
        table(["layout", "content"], [
            [f"`{layout.name}`", ", ".join(f"`{f.name}` ({noted(s, f)})" for f in layout.fields)] for layout in layouts
        ]),
    ]  # fmt: skip


def noted(s: State, f: Field) -> str:
    """What a field of a section may hold."""
    if f.columns:
        return "each with " + ", ".join(f"`{column.name}`: {noted(s, column)}" for column in f.columns)
    holds = "where another section lies" if f.on_pad else values(s, f)
    kind = {fields.LIST: "list of ", fields.MASK: "some of "}.get(f.kind, "")
    return (kind + holds).replace("of of", "of")


def domain(d: Domain) -> str:
    """What a declared number may be."""
    none = " or none" if d.low == -1 else ""
    said = {
        codec.SEAT: "a seat", codec.SEATS: "seats", codec.FLAG: "yes or no", codec.PLACE: "a place on the pad",
        codec.CARD: f"of the {d.source}", codec.BOARD: f"a place ({d.source})",
    }.get(d.kind)  # fmt: skip
    if said is None:
        some = "some of " if d.kind == codec.SUBSET else ""
        said = f"{max(d.low, 0)}-{d.high()}" if d.kind == codec.COUNT else some + words(d.words[:12])
        said += ", …" if len(d.words) > 12 else ""
    return f"({said}{none})"


def patterns(game: Game) -> dict[str, list[str]]:
    """The forms of the keys of each step, from one random game: what stands for content is an ellipsis."""
    s = game.new(seed=1)
    luck = seeded(1)
    found: dict[str, set[str]] = {}
    while not s.over:
        seat = s.deciders[luck.below(len(s.deciders))]
        options = s.options(seat)
        found.setdefault(s.current(seat)[0].name, set()).update(form(s.key(option, seat)) for option in options)
        s.choose(options[luck.below(len(options))], seat)
    return {name: sorted(forms)[:MOST_PATTERNS] for name, forms in found.items()}


def form(key: str) -> str:
    """A key with an ellipsis for what comes after its first word."""
    head, mark, rest = re.match(r"([\w ]*)(\W?)(.*)", key).groups()  # type: ignore[union-attr]
    return head + mark + re.sub(r"\w+", "…", rest)


def main() -> int:
    """Write the pages, or check them."""
    check = "--check" in sys.argv
    FOLDER.mkdir(parents=True, exist_ok=True)
    stale = []
    for name in sorted(own_games()):
        file, made = FOLDER / f"{name}.md", page(rampart.game(name))
        if check and (not file.is_file() or file.read_text(encoding="utf-8") != made):
            stale.append(name)
        elif not check:
            file.write_text(made, encoding="utf-8")
    if stale:
        print(f"Not current: {', '.join(stale)}. Run `python tools/reference.py`.")
    return 1 if stale else 0


if __name__ == "__main__":
    raise SystemExit(main())
