"""Big choices in one panel: what is given, paid, placed or thrown away, with steppers, and sent at once."""

from collections.abc import Sequence
from typing import Final

from rampart.draw import esc
from rampart.draw.html import icon, shape
from rampart.kernel.decision import Decision
from rampart.kernel.step import Composition, Heap, Part
from rampart.server.pages.parts.offer import name_of
from rampart.server.pages.parts.sight import Sight

OPEN_AT: Final = ("trade",)  # decisions that are about the composition first of all: there it lies open


BANK: Final = '<button type="button" class="btn bank" data-calt="bank:{give}&gt;{want}" hidden></button>'


def compositions(sight: Sight) -> Sequence[Composition]:
    """The whole answers that begin with the viewer's present decision."""
    if sight.seat is None or sight.seat not in sight.s.deciders:
        return ()
    step, args = sight.s.current(sight.seat)
    return step.compositions(sight.s, sight.seat, args)


def forms(sight: Sight, found: Sequence[Composition], asked: Decision) -> str:
    """A panel for each; the script shows it when its option is pressed, or at once where the decision is its first."""
    return "".join(form(sight, composition, number, asked) for number, composition in enumerate(found))


def form(sight: Sight, composition: Composition, number: int, asked: Decision) -> str:
    """One panel: who it is for, the rows, the sum, and the buttons."""
    t = sight.t
    if composition.kind == "pay":
        fill(composition)
    inline = sight.seat is not None and sight.s.current(sight.seat)[0].name in OPEN_AT
    more = f' data-opening="{esc(composition.opening)}"' if composition.opening else ""
    more += " data-inline" if inline else ""
    if composition.purse:
        more += f' data-purse="{" ".join(map(str, composition.purse))}" data-slack="{composition.slack}"'
    away = esc(t("ask-back" if composition.opening else "compose-clear"))
    back = f'<button type="button" class="btn" data-cback>{away}</button>'
    send = f'<button type="submit" class="btn pri" disabled>{esc(t(f"compose-send-{composition.kind}"))}</button>'
    bank = BANK if composition.kind == "trade" and composition.partners else ""
    sums = "".join(total(heap, place) for place, heap in enumerate(composition.heaps) if heap.least == heap.most)
    two = " two" if paired(composition) else ""
    id = f"compose-{sight.room.decision_id}-{number}"
    return (
        f'<form class="compose" id="{id}" data-compose="{composition.kind}" data-keep{more}>'
        f'{heading(asked, composition.opening)}<div class="crows{two}">{rows(sight, composition)}</div>'
        f"{partners(sight, composition)}{sums}"
        f'<p class="cmiss" role="status"></p>'
        f'<div class="btns">{back}{bank}{send}</div></form>'
    )


def fill(composition: Composition) -> None:
    """Begin with a legal mix, from what there is most of."""
    for heap in composition.heaps:
        for _ in range(heap.least - sum(part.now for part in heap.parts)):
            max(heap.parts, key=lambda part: part.most - part.now).now += 1


def heading(asked: Decision, opening: str) -> str:
    """The option that the panel is about, '' where it is the decision itself."""
    found = [option for option in asked.options if option.key == opening]
    if not found:
        return ""
    effect = f"<small>{esc(found[0].effect)}</small>" if found[0].effect else ""
    return f'<p class="chead"><b>{esc(found[0].text)}</b>{effect}</p>'


def paired(composition: Composition) -> bool:
    """Are there two sides of the same kinds?"""
    words = [[part.word for part in heap.parts] for heap in composition.heaps]
    return len(words) == 2 and words[0] == words[1]


def rows(sight: Sight, composition: Composition) -> str:
    """A row for each kind: what there is, and how many; both sides of a trade stand in one row."""
    heads = [sight.t(f"compose-{heap.name}") for heap in composition.heaps]
    if paired(composition):
        pairs = zip(*(heap.parts for heap in composition.heaps), strict=True)
        return head(sight, heads) + "".join(row(sight, parts, heads, (0, 1)) for parts in pairs)
    out = ""
    for place, heap in enumerate(composition.heaps):
        counted = any(part.have >= 0 for part in heap.parts)
        out += head(sight, [heads[place], sight.t("compose-after") if counted else ""], counted)
        out += "".join(row(sight, (part,), (heads[place],), (place,)) for part in heap.parts)
    return out


def head(sight: Sight, heads: Sequence[str], counted: bool = True) -> str:
    """What the columns are."""
    columns = "".join(f"<span>{esc(words)}</span>" for words in (sight.t("compose-have") if counted else "", *heads))
    return f'<div class="crow hd" aria-hidden="true">{columns}</div>'


def row(sight: Sight, parts: Sequence[Part], heads: Sequence[str], places: Sequence[int]) -> str:
    """One kind with a stepper for each side."""
    part = parts[0]
    sign = sight.panels.option_icon(part.word) if sight.panels is not None else ""
    name = name_of(sight, part.word)
    have = f"<b>{part.have}</b>" if part.have >= 0 else ""
    rate = f'<small class="rate">{esc(sight.t("compose-rate", n=part.rate))}</small>' if part.rate else ""
    hush = ' class="unseen"' if rate else ""  # the icon says it to the eye
    told = f"<span>{have}<small{hush}>{esc(name)}</small>{rate}</span>"
    what = f'<span class="cwhat">{icon(sign) if sign else ""}{told}</span>'
    steppers = "".join(stepper(one, place, f"{words}: {name}") for one, words, place in zip(parts, heads, places))
    left = ""
    if len(parts) == 1:
        left = f'<span class="cleft" data-have="{part.have}"></span>' if part.have >= 0 else "<span></span>"
    return f'<div class="crow">{what}{steppers}{left}</div>'


def stepper(part: Part, place: int, words: str) -> str:
    """Less, how many, more."""
    cost = f' data-cost="{" ".join(map(str, part.cost))}"' if part.cost else ""
    spin = (
        f'<b role="spinbutton" tabindex="0" aria-label="{esc(words)}" aria-valuemin="0" aria-valuemax="{part.most}"'
        f' aria-valuenow="{part.now}" data-key="{esc(part.key)}" data-word="{esc(part.word)}"'
        f' data-heap="{place}"{cost}>{part.now}</b>'
    )
    less, more = (
        f'<button type="button" tabindex="-1" aria-hidden="true" data-by="{by}">{sign}</button>'
        for by, sign in ((-1, "−"), (1, "+"))
    )
    return f'<span class="stepper">{less}{spin}{more}</span>'


def total(heap: Heap, place: int) -> str:
    """How far an amount that is fixed has come."""
    bar = f'<progress max="{heap.most}" value="0" data-heap="{place}" aria-hidden="true"></progress>'
    return f'<p class="csum">{bar}<b></b></p>'


def partners(sight: Sight, composition: Composition) -> str:
    """Whom it is for, and the bounds of each side, for the script."""
    out = "".join(
        f'<i hidden data-bound="{place}" data-name="{esc(heap.name)}" data-least="{heap.least}" data-most="{heap.most}"'
        f' data-closing="{esc(heap.closing)}"></i>'
        for place, heap in enumerate(composition.heaps)
    )
    if composition.partners:
        boxes = "".join(
            f'<label class="chip">{shape(seat, "mk")}'
            f'<input type="checkbox" data-seat="{seat}" data-holds="{holds}" checked>'
            f"<span>{esc(sight.names[seat])}</span><small>{icon('ui-cards', 's')}{holds}</small></label>"
            for seat, holds in composition.partners
        )
        out += f'<fieldset class="cwho"><legend>{esc(sight.t("compose-who"))}</legend>{boxes}</fieldset>'
    return out
