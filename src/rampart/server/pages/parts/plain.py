"""A position in words, from its document: what a table shows of a game that has no drawing."""

from collections.abc import Sequence
from typing import Final

from rampart.draw import esc
from rampart.draw.html import icon, shape
from rampart.kernel.document import KERNEL_FIELDS
from rampart.kernel.state import State
from rampart.text import Speaker

HIDDEN: Final = "?"


def plain(s: State, names: Sequence[str], t: Speaker) -> str:
    """Two tables: what each seat has, and what lies on the table."""
    document = {word: value for word, value in s.document().items() if word not in KERNEL_FIELDS}
    each = {word: value for word, value in document.items() if isinstance(value, list) and len(value) == s.seats}
    common = {word: value for word, value in document.items() if word not in each}
    heads = "".join(f'<th scope="col">{shape(p)} {esc(name)}</th>' for p, name in enumerate(names))
    rows = "".join(
        f'<tr><th scope="row">{label(word)}</th>{"".join(f"<td>{value_of(one, t)}</td>" for one in value)}</tr>'
        for word, value in each.items()
    )
    seats = f"<table><thead><tr><td></td>{heads}</tr></thead><tbody>{rows}</tbody></table>"
    return f"<h2>{esc(t('plain-head'))}</h2>{fields(common, t)}{seats}"


def fields(document: dict[str, object], t: Speaker) -> str:
    rows = "".join(f"<dt>{label(word)}</dt><dd>{value_of(value, t)}</dd>" for word, value in document.items())
    return f"<dl>{rows}</dl>" if rows else ""


def label(word: str) -> str:
    """The name of a field as people write it."""
    return esc(word.replace("_", " ").capitalize())


def value_of(value: object, t: Speaker) -> str:
    """A value in words; what the viewer may not know is a crossed eye, or a number of backs."""
    if value is None or value == [] or value == "" or value == {}:
        return f'<span class="mut">{esc(t("plain-nothing"))}</span>'
    if value == HIDDEN:
        return icon("ui-hidden", words=t("plain-hidden"))
    if isinstance(value, dict):
        return fields(value, t)
    if isinstance(value, list):
        return " ".join(chips(value, t))
    return esc(str(value).replace("_", " "))


def chips(values: list[object], t: Speaker) -> list[str]:
    """The values of a list one by one; those the viewer may not know are only counted."""
    known = [value_of(one, t) for one in values if one != HIDDEN]
    out = [one if one.startswith("<") else f'<span class="chip">{one}</span>' for one in known]
    hidden = values.count(HIDDEN)
    if hidden:
        out.append(f'<span class="chip">{icon("ui-cards", "s")}{esc(t("plain-cards", n=hidden))}</span>')
    return out
