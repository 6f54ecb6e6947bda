"""The frame of a whole drawing: year, season and who decides above; the viewer's own things below."""

from typing import Final

from rampart.draw import Sheet, crowd, mark, rect, text, title, use
from rampart.draw.fragments import Spot
from rampart.draw.widths import width
from rampart.games.great_wall.content.names import GENERAL_WORDS
from rampart.games.great_wall.draw.layout import DOCK_H, DOCK_Y, WIDTH
from rampart.games.great_wall.draw.scene import RESOURCES, Clan, Scene
from rampart.games.great_wall.draw.tracks import COMMAND_ICONS
from rampart.games.great_wall.draw.words import Words

SEASONS: Final = ("spring", "summer", "fall", "winter")
HAND_X: Final = 236.0
CARD_H: Final = 138.0
MOST_STEP: Final = 84.0


def draw_strip(sheet: Sheet, scene: Scene, y: float, t: Words) -> None:
    """The line above the table."""
    out = text(4, y + 21, t("draw-title"), 17, 650, cls="d", room=200)
    when = t("draw-over") if scene.over else t("draw-year", year=scene.year, years=scene.years)
    out += text(4 + width(t("draw-title"), 17, 650, True) + 12, y + 20.5, when, 12.5, 500, cls="soft", room=140)
    sheet.put("strip", "frame", out + season_row(scene, y, t))
    if scene.deciders:
        draw_deciders(sheet, scene, y, t)


def season_row(scene: Scene, y: float, t: Words) -> str:
    """The four seasons, the present one dark."""
    names = [t(f"draw-season-{season}") for season in SEASONS]
    widths = [width(name, 12, 600) + 24 for name in names]
    x = 520 - sum(widths) / 2
    now = SEASONS.index(scene.season) if scene.season in SEASONS else -1
    out = rect(x, y + 3, sum(widths), 27, 13.5, "card-face")
    for season, (name, wide) in enumerate(zip(names, widths)):
        if season == now:
            out += rect(x, y + 3, wide, 27, 13.5, "inked")
        looks = "turned" if season == now else "faint" if season < now else "soft"
        out += text(x + wide / 2, y + 20.8, name, 12, 600 if season == now else 500, "middle", looks)
        x += wide
    return out


def draw_deciders(sheet: Sheet, scene: Scene, y: float, t: Words) -> None:
    if scene.viewer in scene.deciders:
        words = t("draw-you-decide")
    else:
        words = t("draw-decides", name=scene.clans[scene.deciders[0]].name)
    long = min(190.0, width(words, 12.5, 600))
    marks = "".join(mark(seat, WIDTH - long - 26 - 18 * k, y + 8, 16) for k, seat in enumerate(scene.deciders[::-1]))
    sheet.put("decider", "frame", marks + text(WIDTH - 4, y + 20.5, words, 12.5, 600, "end", room=190))


# ---- the viewer's own things


def dock_scenery() -> str:
    return rect(0, DOCK_Y, WIDTH, DOCK_H, 14)


def draw_dock(sheet: Sheet, clan: Clan, ordered: bool, t: Words) -> None:
    """Resources, soldiers and claimed hordes, command cards and tactic cards.

    Once cards lie on the command track, a command card that can be chosen is one of those.
    """
    y = DOCK_Y
    label = use("ui-hidden", 12, y + 8, 13) + text(30, y + 18, t("draw-screen"), 11, 600, cls="faint", room=190)
    label += text(14, y + 92, t("draw-supply"), 11, 600, cls="faint", room=200)
    sheet.put("dock-labels", "dock", label)
    for place, word in enumerate(RESOURCES):
        n, x = clan.resources[place], 14 + place * 53
        inner = title(t(f"count-{word}", n=n)) + rect(x, y + 26, 48, 50, 10, "inset")
        inner += use(word, x + 12, y + 29, 24) + text(x + 24, y + 70, n, 15, 700, "middle")
        sheet.put(f"resource-{clan.seat}-{word}", "dock", inner, Spot(x, y + 26, 48, 50, 10))
    draw_pool(sheet, clan, y + 100, t)
    draw_claimed(sheet, clan, y + 138, t)
    draw_discards(sheet, clan, t)
    draw_cards(sheet, clan, ordered, t)


def draw_discards(sheet: Sheet, clan: Clan, t: Words) -> None:
    """How many command cards lie in the viewer's discard."""
    x, y, n = 176.0, DOCK_Y + 79, len(clan.discarded)
    inner = title(discards_about(clan, t)) + rect(x, y, 46, 18, 9, "pressed")
    inner += use("command", x + 7, y + 1.5, 15) + text(x + 36, y + 13.2, n, 11.5, 650, "middle")
    sheet.put(f"command-discard-{clan.seat}", "dock", inner, Spot(x, y, 46, 18, 9))


def discards_about(clan: Clan, t: Words) -> str:
    """The command cards in a discard by name."""
    return t("draw-discards", n=len(clan.discarded), cards="+".join(clan.discarded) or "none")


def draw_pool(sheet: Sheet, clan: Clan, y: float, t: Words) -> None:
    """Clerks and soldiers at hand, and the soldiers under shame."""
    step = min(53.0, (HAND_X - 24) / (1 + len(clan.kinds)))
    for place, (word, n) in enumerate(zip(("clerk", *clan.kinds), (clan.clerks, *clan.pool))):
        x = 14 + place * step
        about = title(t(f"draw-count-{'clerks' if word == 'clerk' else word}", n=n))
        inner = about + use(word, x, y + 1, 24, f"P{clan.seat}") + text(x + 26, y + 19, n, 13.5, 650)
        sheet.put(f"pool-{clan.seat}-{word}", "dock", inner, Spot(x - 3, y - 1, 37, 28, 8))
    for kind, n in enumerate(clan.shamed):
        if n:
            x = 14 + (kind + 1) * step + min(34.0, step - 15)
            inner = (
                title(t("draw-count-shame", n=n)) + use("shame", x, y, 14) + text(x + 7, y + 25, n, 10.5, 650, "middle")
            )
            sheet.put(f"shame-{clan.seat}-{clan.kinds[kind]}", "dock", inner, Spot(x - 1, y - 1, 16, 28, 6))


def draw_claimed(sheet: Sheet, clan: Clan, y: float, t: Words) -> None:
    """The claimed hordes with the shame on them."""
    size, step = crowd(len(clan.claimed), HAND_X - 30, 30, 0.5)
    for place, card in enumerate(clan.claimed):
        x = 14 + place * step
        about = t("draw-claimed", horde=card.word, honour=card.honour, shame=card.shame)
        inner = title(about) + rect(0, 0, size - 2, 30, 6, "lacquer") + use(f"ho-{card.word}", 3, 3, size - 8)
        for token in range(card.shame):
            inner += use("shame", 1 + token * 12, 17, 12)
        sheet.move(card.id, "dock", x, y, inner, Spot(x, y, size - 2, 30, 6))


def cards_of(clan: Clan) -> list[tuple[str, str]]:
    """The cards of the viewer: kind and word; before the game those to choose from."""
    dealt = [("general" if word in GENERAL_WORDS else "advisor", word) for word in clan.dealt]
    return dealt + [("command", word) for word in clan.commands] + [("tactic", word) for word in clan.tactics]


def card_id(kind: str, word: str) -> str:
    return f"{kind if kind in ('command', 'tactic') else 'card'}-{word}"


def draw_cards(sheet: Sheet, clan: Clan, ordered: bool, t: Words) -> None:
    """The hands side by side."""
    y = DOCK_Y
    cards = cards_of(clan)
    gap = 16.0
    step = min(MOST_STEP, (WIDTH - HAND_X - 22 - gap) / max(1, len(cards)))
    first = len(cards) - len(clan.tactics)
    rule = f'<path d="M{HAND_X:g} {y + 12:g}v{DOCK_H - 24:g}" class="hair"/>'
    dealt = len(clan.dealt)
    for start, n, words in ((0, dealt, "panel-dealt"), (dealt, first - dealt, "draw-commands")):
        if n:
            left, room = HAND_X + 14 + start * step, max(60.0, n * step - 4)
            rule += text(left, y + 18, t(words), 11, 600, cls="faint", room=room)
    if clan.tactics:
        left = HAND_X + 14 + first * step + gap
        rule += text(left, y + 18, t("draw-tactics"), 11, 600, cls="faint", room=WIDTH - left - 10)
    sheet.put("dock-hand", "dock", rule)
    for place, (kind, word) in enumerate(cards):
        x = HAND_X + 14 + place * step + (gap if kind == "tactic" else 0)
        spot = Spot(x + 1, y + 27, step - 8, CARD_H - 2, 9)
        on_track = ordered and kind == "command"
        face = card_face(kind, word, step - 6, t)
        sheet.move(card_id(kind, word), "dock", x, y + 26, face, None if on_track else spot)


def card_face(kind: str, word: str, w: float, t: Words) -> str:
    """A card of the hand: its name in up to two lines, its picture, and when it is played."""
    name = t(f"{kind}-{word}")
    out = title(t("draw-card-about", name=name, text=t(f"{kind}_text-{word}"))) + rect(0, 0, w, CARD_H, 9, "card-face")
    for number, line in enumerate(two_lines(name, w - 8)):
        out += text(w / 2, 18 + 13 * number, line, 12.5, 650, "middle", "d", w - 6)
    size = min(42.0, w - 10)
    return out + use(card_icon(kind, word), (w - size) / 2, 62 + (56 - size) / 2, size)


def card_icon(kind: str, word: str) -> str:
    return COMMAND_ICONS[word] if kind == "command" else kind


def two_lines(name: str, room: float) -> list[str]:
    """A name that does not fit is broken at the space nearest to its middle."""
    if width(name, 12.5, 650, True) <= room or " " not in name:
        return [name]
    breaks = [place for place, letter in enumerate(name) if letter == " "]
    middle = min(breaks, key=lambda place: abs(place - len(name) / 2))
    return [name[:middle], name[middle + 1 :]]
