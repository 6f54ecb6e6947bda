"""The columns beside the field: time, artifacts and stores on the left, command cards and tea on the right."""

from typing import Final

from rampart.draw import MARKS, Sheet, mark, rect, text, title, use
from rampart.draw.fragments import Spot
from rampart.games.great_wall.draw.court import draw_speaker
from rampart.games.great_wall.draw.layout import COLUMN_W, FIELD_H, TRACKS_W, TRACKS_X
from rampart.games.great_wall.draw.scene import RESOURCES, Order, Scene
from rampart.games.great_wall.draw.words import Words
from rampart.games.great_wall.tables import SECTION_WORDS

TIME_H: Final = 172.0
ARTIFACTS_Y: Final = 180.0
ARTIFACTS_H: Final = 132.0
STORES_Y: Final = 320.0
COMMAND_H: Final = 276.0
TEA_Y: Final = 284.0

COMMAND_ICONS: Final = {
    "economy": "gold", "despotism": "cm-seal", "work_harder": "hammer", "attack_order": "swords",
    "call_to_arms": "cm-horn", "betrayal": "cm-mask", "reed": "cm-reed",
}  # fmt: skip


def tracks_scenery(t: Words, artifacts: bool = True) -> str:
    """Papers and titles of the columns."""
    out = rect(0, 0, COLUMN_W, TIME_H, 12)
    out += rect(0, ARTIFACTS_Y, COLUMN_W, ARTIFACTS_H, 12)
    heading = "draw-artifacts" if artifacts else "draw-court-speaker"
    out += text(12, ARTIFACTS_Y + 18, t(heading), 13.5, 650, cls="d", room=108)
    out += rect(0, STORES_Y, COLUMN_W, FIELD_H - STORES_Y, 12)
    out += text(40, STORES_Y + 16, t("draw-shame-bank"), 10, 550, cls="soft", room=84)
    out += text(40, STORES_Y + 49, t("draw-horde-deck"), 10, 550, cls="soft", room=84)
    out += text(12, STORES_Y + 80, t("draw-warehouse"), 10.5, 550, cls="soft", room=108)
    out += rect(TRACKS_X, 0, TRACKS_W, COMMAND_H, 12)
    out += text(TRACKS_X + 12, 20, t("draw-command"), 13.5, 650, cls="d", room=84)
    out += rect(TRACKS_X, TEA_Y, TRACKS_W, FIELD_H - TEA_Y, 12) + use("tea", TRACKS_X + 8, TEA_Y + 6, 21)
    return out + text(TRACKS_X + 33, TEA_Y + 21, t("draw-tea"), 12.5, 650, cls="d", room=66)


def draw_tracks(sheet: Sheet, scene: Scene, t: Words) -> None:
    """All of both columns."""
    draw_time(sheet, scene, t)
    if scene.court is not None and scene.court.slots:
        draw_speaker(sheet, scene.court, ARTIFACTS_Y, COLUMN_W, t)
    draw_artifacts(sheet, scene, t)
    draw_stores(sheet, scene, t)
    draw_commands(sheet, scene, t)
    draw_tea(sheet, scene, t)


def draw_time(sheet: Sheet, scene: Scene, t: Words) -> None:
    """The years: how many hordes each brings and how deadly it is."""
    out = text(12, 20, t("draw-year", year=scene.year, years=scene.years), 13.5, 650, cls="d", room=108)
    step = (TIME_H - 34) / len(scene.new_hordes)
    high = step - 3
    for space, (hordes, deadly) in enumerate(zip(scene.new_hordes, scene.lethality)):
        y = 29 + space * step
        now, past = space == scene.space, space < scene.space
        out += rect(8, y, 114, high, 7, "inked" if now else "pressed" if past else "inset")
        looks = "turned" if now else "faint" if past else ""
        base, size = y + high / 2 + 4.4, min(18.0, high - 3)
        unused = space < scene.first_space
        number = "–" if unused else space + 1 - scene.first_space
        out += text(18, base, number, 12.5, 700, cls=looks)
        arriving = f"+{hordes}" if hordes else "–"
        out += use("horde", 39, y + (high - size) / 2, size) + text(60, base, arriving, 12.5, 600, cls=looks)
        out += use("wound", 84, y + (high - size) / 2, size) + text(104, base, deadly, 12.5, 600, cls=looks)
    sheet.put("time", "tracks", title(t("draw-time-about")) + out)


def draw_artifacts(sheet: Sheet, scene: Scene, t: Words) -> None:
    """The three artifacts and what they reward."""
    for place, word in enumerate(scene.artifacts):
        y = ARTIFACTS_Y + 25 + place * 35
        about = t("draw-card-about", name=t(f"artifact-{word}"), text=t(f"artifact_text-{word}"))
        out = title(about) + rect(8, y, 114, 32, 7, "inset") + use("artefact", 11, y + 5, 22)
        out += text(37, y + 14, t(f"draw-artifact-{word}"), 11, 650, room=82)
        out += text(37, y + 26, t(f"draw-artifact-{word}-gain"), 9.4, 450, cls="soft", room=82)
        sheet.put(f"artifact-{word}", "tracks", out)


def draw_stores(sheet: Sheet, scene: Scene, t: Words) -> None:
    """The bank's shame, the horde deck with the section its top card points to, and the warehouse."""
    y = STORES_Y
    bank = use("shame", 11, y + 6, 24) + text(
        40, y + 30, t("draw-of", n=scene.shame_bank, whole=scene.shame_whole), 13, 700, room=84
    )
    sheet.put("shame-bank", "tracks", title(t("draw-shame-bank-about", n=scene.shame_bank)) + bank)
    deck = use("horde", 11, y + 38, 24) + text(40, y + 63, scene.horde_deck, 13, 700)
    if scene.indicator >= 0:
        for section in range(3):
            looks = "inked" if section == scene.indicator else "pressed"
            deck += rect(66 + section * 19, y + 54, 16, 11, 3, looks)
        about = t("draw-indicator", section=SECTION_WORDS[scene.indicator])
        deck = title(about) + deck
    sheet.put("horde-deck", "tracks", deck)
    for place, n in enumerate(scene.warehouse):
        x = 10 + place * 39
        store = use(RESOURCES[place], x, y + 86, 21) + text(x + 23, y + 101.5, n, 13, 700)
        about = title(t("draw-warehouse-about"))
        sheet.put(f"warehouse-{RESOURCES[place]}", "tracks", about + store, Spot(x - 3, y + 84, 38, 26, 8))


def draw_commands(sheet: Sheet, scene: Scene, t: Words) -> None:
    """The command track: who acts when, and with which card."""
    step = min(60.0, 242 / scene.slots)
    placed = {order.slot: order for order in scene.orders}
    for slot in range(1, scene.slots + 1):
        y = 30 + (slot - 1) * step
        spot = Spot(TRACKS_X + 8, y, 88, step - 6, 8)
        sheet.put(f"slot-{slot}", "tracks", slot_face(slot, placed.get(slot), y, step - 6, t), spot)
        if slot in placed:
            sheet.spots[f"command-{placed[slot].word}"] = spot


def slot_face(slot: int, order: Order | None, y: float, high: float, t: Words) -> str:
    x = TRACKS_X + 8
    if order is None:
        out = rect(x, y, 88, high, 8, "inset")
        return out + text(x + 8, y + high / 2 + 6, slot, 19, 700, cls="d faint")
    now, done = order.when == "now", order.when == "done"
    looks = "turned" if now else "faint" if done else ""
    name = t(f"command-{order.word}")
    about = t("draw-card-about", name=name, text=t(f"command_text-{order.word}"))
    out = title(about) + rect(x, y, 88, high, 8, "inked" if now else "pressed" if done else "inset")
    low = high < 46  # the number stands above the name, not beside it
    out += text(x + 8, y + (20 if low else high / 2 + 6), slot, 16 if low else 19, 700, cls=f"d {looks}".rstrip())
    art = min(28.0, high - 18)
    out += use(COMMAND_ICONS[order.word], x + 27, y + 4, art, "washed" if done else "white-edge" if now else "")
    out += mark(order.clan, x + 62, y + 4 + (art - 18) / 2, 18, "white-edge" if now else "")
    return out + text(x + 44, y + high - 5, name, 10, 600, "middle", looks, 82)


def draw_tea(sheet: Sheet, scene: Scene, t: Words) -> None:
    """The tea stack from top to bottom."""
    step = min(29.0, 122 / max(1, len(scene.tea)))
    for place, clan in enumerate(scene.tea):
        y = TEA_Y + 30 + place * step
        high = step - 4
        inner = rect(0, 0, 84, high, high / 2, "inset") + text(14, high / 2 + 4.4, place + 1, 12, 700, "middle")
        inner += use("tea", 27, (high - 20) / 2, 20) + use(MARKS[clan], 56, (high - 17) / 2, 17, f"P{clan}")
        sheet.move(
            f"tea-{scene.number(clan)}", "tracks", TRACKS_X + 10, y, inner, Spot(TRACKS_X + 10, y, 84, high, high / 2)
        )
