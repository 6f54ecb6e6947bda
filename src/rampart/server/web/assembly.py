"""Fragments on the wire: a whole view as markup, and the difference between two views.

A fragment stands in the element whose id is its `parent` ('' is the page's own `<main id="table">`). That element may
be a fragment or lie, empty, inside the markup of one.
"""

import re
from collections.abc import Iterable, Sequence
from typing import Any

from rampart.draw import Fragment

# elements that are opened; one that is closed at once counts too, for nothing stands in it
ID = re.compile(r'\bid="([^"]+)"')
OPENING = re.compile(r'<[^<>]*?\bid="([^"]+)"[^<>]*?(/?)>')


def assemble(fragments: Iterable[Fragment]) -> str:
    """The whole view as markup, every fragment in its place."""
    inside: dict[str, list[str]] = {}
    for fragment in fragments:
        inside.setdefault(fragment.parent, []).append(fragment.markup)

    def fill(markup: str) -> str:
        """The markup with the children of each element it opens."""
        if not inside:
            return markup
        return OPENING.sub(filled, markup)

    def filled(match: "re.Match[str]") -> str:
        """An opening tag, followed by what belongs into its element."""
        children = inside.pop(match[1], None) if not match[2] else None
        return match[0] if children is None else match[0] + "".join(map(fill, children))

    return "".join(map(fill, inside.pop("", [])))


def difference(old: Sequence[Fragment], new: Sequence[Fragment]) -> dict[str, Any]:
    """What leads from one view to the next: `set` (id, parent, the sibling it stands before, markup) and `del`."""
    before = {fragment.id: fragment for fragment in old}
    changed = {fragment.id for fragment in new if before.get(fragment.id) != fragment}
    after = {fragment.id for fragment in new}
    gone = [fragment.id for fragment in old if fragment.id not in after]
    changed |= moved(old, new, changed)
    if not changed:
        return {"set": [], "del": gone}
    changed |= contained(new, changed - kept_holders(before, new, changed))
    anchors: dict[str, str] = {}  # per parent, going backwards: the next sibling that stays where it is
    rows: list[list[str]] = []
    for fragment in reversed(new):
        if fragment.id in changed:
            rows.append([fragment.id, fragment.parent, anchors.get(fragment.parent, ""), fragment.markup])
        else:
            anchors[fragment.parent] = fragment.id
    rows.reverse()
    return {"set": rows, "del": gone}


def moved(old: Sequence[Fragment], new: Sequence[Fragment], changed: set[str]) -> set[str]:
    """Fragments that look the same but stand elsewhere among their siblings."""
    after = [fragment.id for fragment in new if fragment.id not in changed]
    there = set(after)
    before = [fragment.id for fragment in old if fragment.id in there]
    if before == after:
        return set()
    place = {name: i for i, name in enumerate(before)}
    out: set[str] = set()
    last: dict[str, int] = {}
    for fragment in new:
        if fragment.id in there:
            if place[fragment.id] < last.get(fragment.parent, -1):
                out.add(fragment.id)
            else:
                last[fragment.parent] = place[fragment.id]
    return out


def kept_holders(before: dict[str, Fragment], new: Sequence[Fragment], changed: set[str]) -> set[str]:
    """Elements that hold fragments and stay: the page changes their attributes and leaves what they hold in place."""
    holders = {f.id: f.markup for f in new if f.id in changed and " data-hold" in f.markup}
    return {id for id, markup in holders.items() if id in before and tag(before[id].markup) == tag(markup)}


def tag(markup: str) -> str:
    """The kind of the element that a fragment is."""
    return markup[1 : markup.index(" ")]


def contained(new: Sequence[Fragment], changed: set[str]) -> set[str]:
    """Everything inside an element that is replaced: it goes with it and must come again."""
    inside: dict[str, list[Fragment]] = {}
    for fragment in new:
        if fragment.parent:
            inside.setdefault(fragment.parent, []).append(fragment)
    out: set[str] = set()
    waiting = [fragment for fragment in new if fragment.id in changed]
    while waiting and inside:
        holder = waiting.pop()
        for parent in [name for name in dict.fromkeys(ID.findall(holder.markup)) if name in inside]:
            for fragment in inside.pop(parent):
                if fragment.id not in changed:
                    out.add(fragment.id)
                    waiting.append(fragment)
    return out
