"""The mats of the clans, in whole drawings: general and advisors, cards, soldiers at hand, hordes and shame."""

from typing import Final

from rampart.draw import Sheet, mark, pattern_area, rect, text, title, top_rounded, use
from rampart.draw.fragments import Spot
from rampart.games.great_wall.draw.layout import Box, mat_boxes
from rampart.games.great_wall.draw.scene import Clan, Scene
from rampart.games.great_wall.draw.words import Words

HEADER: Final = 26.0
COUNT_ICONS: Final = ("horde", "shame", "ui-cards", "command", "clerk")
COUNT_WORDS: Final = ("claimed", "shame", "tactics", "commands", "clerks")


def mats_scenery(names: tuple[str, ...], viewer: int, t: Words) -> str:
    out = ""
    for seat, (name, box) in enumerate(zip(names, mat_boxes(len(names), viewer))):
        header = top_rounded(box.x, box.y, box.w, HEADER, 12)
        shown = t("draw-you") if seat == viewer else name
        looks = "d dark" if seat == 2 else "d halo"
        out += rect(box.x, box.y, box.w, box.h, 12) + pattern_area(seat, header)
        out += mark(seat, box.x + 8, box.y + 4, 18, "white-edge")
        out += text(box.x + 32, box.y + 18.5, shown, 14.5, 650, cls=looks, room=box.w - 84)
    return out


def draw_mats(sheet: Sheet, scene: Scene, t: Words) -> None:
    boxes = mat_boxes(scene.players, scene.viewer)
    for clan in scene.clans:
        draw_mat(sheet, clan, boxes[clan.seat], t)


def counts_of(clan: Clan) -> tuple[int, ...]:
    """What is counted of a clan, in the order of the icons."""
    return (len(clan.claimed), clan.shame, clan.tactics_held, clan.commands_held, clan.clerks, *clan.pool)


def draw_mat(sheet: Sheet, clan: Clan, box: Box, t: Words) -> None:
    """One mat: honor, general, advisors and the counts."""
    x, y, w, _ = box
    honour = use("honour", x + w - 50, y + 4, 18, "dark-edge")
    honour += text(x + w - 9, y + 19, clan.honour, 15, 750, "end", "d dark" if clan.seat == 2 else "d halo")
    sheet.put(f"honour-{clan.seat}", "mats", title(t("draw-honour", n=clan.honour)) + honour)
    if clan.general:
        inner = title(general_about(clan, t)) + use("general", x + 9, y + 31, 20, f"P{clan.seat}")
        inner += text(x + 33, y + 45, t(f"general-{clan.general}"), 12, 650, room=w - 78)
        inner += text(x + w - 10, y + 45, t("draw-support", n=clan.support), 11, 700, "end", "soft")
        sheet.put(f"card-{clan.general}", "mats", inner, Spot(x + 5, y + 29, w - 10, 22, 7))
    draw_advisors(sheet, clan, Box(x + 9, y + 53, w - 18, 34), t)
    out = ""
    icons, words = (*COUNT_ICONS, *clan.kinds), (*COUNT_WORDS, *clan.kinds)
    in_line = (len(icons) + 1) // 2
    step = (w - 14) / in_line
    for place, (icon, word, n) in enumerate(zip(icons, words, counts_of(clan))):
        left, top = x + 9 + place % in_line * step, y + 86 + place // in_line * 15
        looks = f"P{clan.seat}" if place > 3 else ""
        said = title(t(f"draw-count-{word}", n=n))
        out += f"<g>{said}{use(icon, left, top - 1, 14, looks)}{text(left + 17, top + 10.3, n, 10.5, 650)}</g>"
    sheet.put(f"counts-{clan.seat}", "mats", out)


def general_about(clan: Clan, t: Words) -> str:
    return t("draw-general", clan=clan.word, card=clan.general)


def draw_advisors(sheet: Sheet, clan: Clan, box: Box, t: Words) -> None:
    """The active advisors by name; where they are too many for the room, the rest is a number."""
    columns = 2 if box.w > 170 else 1
    room = columns * 2
    shown = clan.active if len(clan.active) <= room else clan.active[: room - 1]
    wide = (box.w - 4 * (columns - 1)) / columns
    for place, word in enumerate(shown):
        left, top = box.x + place % columns * (wide + 4), box.y + place // columns * 16
        inner = title(t("draw-card-about", name=t(f"advisor-{word}"), text=t(f"advisor_text-{word}")))
        inner += rect(0, 0, wide, 14, 5, "inset") + text(5, 10.6, t(f"advisor-{word}"), 9.6, 550, room=wide - 8)
        sheet.move(f"card-{word}", "mats", left, top, inner, Spot(left, top, wide, 14, 5))
    if len(shown) < len(clan.active):
        left, top = box.x + (room - 1) % columns * (wide + 4), box.y + (room - 1) // columns * 16
        more = text(
            left + 5, top + 10.6, t("draw-more", n=len(clan.active) - len(shown)), 9.6, 550, cls="soft", room=wide - 8
        )
        sheet.put(f"more-cards-{clan.seat}", "mats", more)
