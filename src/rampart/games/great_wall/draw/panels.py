"""What stands around the board: seasons, what each seat owns, this winter's outlook, and the viewer's own things."""

import re
from typing import Final

from rampart.draw import esc
from rampart.draw.html import amount, icon
from rampart.draw.panels import Phase, Touch, touched
from rampart.games.great_wall.codes import S_ASSAULT, S_COMPARE, S_WINTER
from rampart.games.great_wall.content.names import (
    ADVISOR_WORDS,
    GENERAL_WORDS,
    HORDE_TYPES,
    HORDE_WORDS,
    TACTIC_WORDS,
    type_of,
)
from rampart.games.great_wall.draw.dock import SEASONS, card_icon, card_id, cards_of, discards_about
from rampart.games.great_wall.draw.mats import COUNT_ICONS, COUNT_WORDS, counts_of, general_about
from rampart.games.great_wall.draw.places import PLACE_ICONS
from rampart.games.great_wall.draw.reading import clan_of, scene_of
from rampart.games.great_wall.draw.scene import RESOURCES, SOLDIERS, Clan, Scene, Section
from rampart.games.great_wall.draw.tracks import COMMAND_ICONS
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.tables import (
    CLAN_WORDS,
    LOCATION_WORDS,
    REWARD_WORDS,
    SECTION_WORDS,
    SPECIAL_WORDS,
    WINTER,
)
from rampart.kernel.frame import SPECTATORS, code_of, is_seat, viewer_of
from rampart.kernel.state import State
from rampart.text import Speaker

CHAPTERS: Final = ("year", "season", "turn")
FOLDS_POINTS: Final = False
SHOWN: Final = ("claimed", "shame", "tactics", "clerks")  # of what is counted of a clan

ICONS_OF_WORDS: Final = {
    **dict.fromkeys(ADVISOR_WORDS, "advisor"),
    **dict.fromkeys(GENERAL_WORDS, "general"),
    **dict.fromkeys(TACTIC_WORDS, "tactic"),
    **COMMAND_ICONS,
    **{word: f"ho-{HORDE_TYPES[type_of(card)]}" for card, word in enumerate(HORDE_WORDS)},
    **{word: f"ho-{word}" for word in HORDE_TYPES},
    **dict(zip(LOCATION_WORDS, PLACE_ICONS)),
    **{word: word for word in (*RESOURCES, *SOLDIERS, *SPECIAL_WORDS, "bannerman")},
    **dict.fromkeys(REWARD_WORDS[1:4], "honour"),
    "any": "any-good", "tactic": "tactic", "wall": "wall", "barricade": "barricade", "firing": "archer",
    "honour": "honour", "clerk": "clerk", "slot": "command", "up": "tea", "top": "tea", "donate": "gold",
    "pass": "ui-check", "stop": "ui-check", "done": "ui-check", "none": "ui-check", "keep": "ui-cross",
}  # fmt: skip
"""The icons of what keys speak of."""
WORD: Final = re.compile(r"[a-z]+(?:_[a-zA-Z]+)*|h[123]")


def great_wall(s: State) -> GreatWall:
    """The position, known for what it is."""
    assert isinstance(s, GreatWall)
    return s


def phases(s: State, t: Speaker) -> list[Phase]:
    """The four seasons; in fall with the number of the turn."""
    scene = scene_of(great_wall(s), SPECTATORS, [""] * s.seats)
    now = SEASONS.index(scene.season) if scene.season in SEASONS else -1
    out = []
    for place, season in enumerate(SEASONS):
        words = t(f"draw-season-{season}")
        turns = [order.slot for order in scene.orders if order.when == "now"]
        if place == now and turns:
            words = t("panel-turn", season=words, turn=turns[0], turns=len(scene.orders))
        out.append(Phase(words, "now" if place == now else "done" if place < now else ""))
    return out


def moment(s: State, t: Speaker) -> str:
    g = great_wall(s)
    scene = scene_of(g, SPECTATORS, [""] * g.seats)
    return t("draw-over") if g.over else t("draw-year", year=scene.year, years=scene.years)


def seat_piece(s: State, p: int) -> str:
    """The id of a clan's general, '' before there is one."""
    assert isinstance(s, GreatWall)
    general = s.generals[p] if p < len(s.generals) else -1
    return f"general-{GENERAL_WORDS[general]}" if general >= 0 else ""


def role(s: State, p: int) -> str:
    """The message that names what a seat plays."""
    clan = great_wall(s).clans[p]
    return f"clan-{CLAN_WORDS[clan]}" if clan >= 0 else ""


def place(s: State, p: int, t: Speaker) -> str:
    """The seat's place in the tea order."""
    g = great_wall(s)
    return "" if g.over or p not in g.tea else t("panel-place", n=g.tea.index(p) + 1)


def tally(s: State, p: int, t: Speaker) -> str:
    """The seat's place in the tea order, which decides between equal honor (GW-SCO04)."""
    return t("panel-place", n=great_wall(s).order().index(p) + 1)


def seat_row(s: State, p: int, t: Speaker) -> str:
    """General and advisors with their texts, hordes, shame and cards; what lies behind the screen is no one's."""
    clan = clan_of(great_wall(s), p, "", own=False)
    out = ""
    if clan.general:
        out += amount("general", clan.support, general_about(clan, t))
    if clan.active:
        names = [t("draw-card-about", name=t(f"advisor-{w}"), text=t(f"advisor_text-{w}")) for w in clan.active]
        out += amount("advisor", len(clan.active), "\n".join(names))
    counted = zip(COUNT_ICONS, COUNT_WORDS, counts_of(clan))
    return out + "".join(amount(name, n, t(f"draw-count-{word}", n=n)) for name, word, n in counted if word in SHOWN)


def goods(s: State, p: int, t: Speaker) -> str:
    """The resources behind the viewer's screen, and the clerks at hand."""
    clan = clan_of(great_wall(s), p, "", own=True)
    held = [amount(word, n, t(f"count-{word}", n=n)) for word, n in zip(RESOURCES, clan.resources)]
    clerks = esc(t("draw-count-clerks", n=clan.clerks))
    return "".join(held) + f'<span role="img" title="{clerks}">{icon("clerk", f"P{p}")}{clan.clerks}</span>'


# ---- what is to be expected


def coming_up(s: State, seat: int | None, t: Speaker) -> str:
    """This winter, section by section, as things stand; and what spring will bring."""
    g = great_wall(s)
    scene = scene_of(g, viewer_of(seat), [""] * g.seats)
    if scene.over:
        return ""
    sections = [section for section in scene.sections if section.in_play] if assault_ahead(g) else []
    rows = "".join(outlook(scene, section, t) for section in sections)
    last = scene.space + 1 >= len(scene.new_hordes)
    words = t("panel-last-year") if last else t("panel-spring", n=scene.new_hordes[scene.space + 1])
    rows += f"<li>{icon('horde', 'l')}<span><b>{esc(words)}</b></span></li>"
    return f'<h2 class="lbl">{esc(t("panel-coming"))}</h2><ul class="coming">{rows}</ul>'


def assault_ahead(g: GreatWall) -> bool:
    """Is any section still to be compared this year?"""
    return g.season != WINTER or any(code_of(f) in (S_WINTER, S_ASSAULT, S_COMPARE) for f in g.stack)


def outlook(scene: Scene, section: Section, t: Speaker) -> str:
    """Whether a section holds, and what a breach would cost the viewer."""
    word = SECTION_WORDS[section.number]
    by = abs(section.defence - section.offence)
    said = t("draw-breaks" if section.breaks else "draw-holds", section=word, n=by)
    small = t("panel-against", defence=section.defence, offence=section.offence)
    if section.breaks and is_seat(scene.viewer):
        small = t(
            "panel-breach-cost", shame=absent_from(section, scene.viewer), archers=section.firing.count(scene.viewer)
        )
    looks = "bad" if section.breaks else "mut"
    sign = icon("swords" if section.breaks else "wall", "l")
    return f'<li>{sign}<span><b>{esc(said)}</b><small class="{looks}">{esc(small)}</small></span></li>'


def absent_from(section: Section, seat: int) -> int:
    """On how many hordes of a section no soldier of a seat stands: so much shame a breach brings (GW-BRE01)."""
    return sum(all(cover.clan != seat for cover in horde.covers) for horde in section.hordes)


# ---- the dock


def dock(s: State, seat: int, t: Speaker) -> str:
    """What lies behind the viewer's screen, the pool, the cards in hand and in play."""
    clan = clan_of(great_wall(s), seat, "", own=True)
    touch = touched(s, seat)
    stores = f'<h2 class="lbl">{icon("ui-hidden")}{esc(t("draw-screen"))}</h2>{resource_boxes(clan, touch, t)}'
    stores += f'<div class="tiles pool">{pool_tiles(clan, touch, t)}{table_cards(clan, touch, t)}</div>'
    if any(clan_number >= 0 for clan_number in great_wall(s).track):  # a command card that can be chosen lies there
        touch = {id: found for id, found in touch.items() if not id.startswith("command-") or "discard" in id}
    shown = cards_of(clan)
    held = esc(t("panel-hand", commands=len(clan.commands), tactics=len(clan.tactics)))
    if clan.dealt:  # the other cards come into play later, and every clan has the same
        shown, held = shown[: len(clan.dealt)], esc(t("panel-dealt"))
    cards = "".join(hand_card(kind, word, touch, t) for kind, word in shown)
    hand = f'<div class="hand"><h2 class="lbl">{held}</h2><div class="cards briefs">{cards}</div></div>'
    return f'<div class="stores">{stores}</div>{hand}'


def piece_of(id: str, tag_looks: str, words: str, inner: str, touch: dict[str, Touch]) -> str:
    """A thing of the dock; one that an option touches is a button."""
    if id in touch:
        return (
            f'<button type="button" class="{tag_looks} can"{touch[id].attribute} title="{esc(words)}"'
            f' aria-label="{esc(words)}">{inner}</button>'
        )
    return f'<span class="{tag_looks}" role="img" title="{esc(words)}">{inner}</span>'


def resource_boxes(clan: Clan, touch: dict[str, Touch], t: Speaker) -> str:
    out = ""
    for word, n in zip(RESOURCES, clan.resources):
        out += piece_of(f"resource-{clan.seat}-{word}", "q", t(f"count-{word}", n=n), f"{icon(word)}{n}", touch)
    return f'<div class="res">{out}</div>'


def pool_tiles(clan: Clan, touch: dict[str, Touch], t: Speaker) -> str:
    """Clerks and soldiers at hand, and soldiers under shame."""
    out = ""
    for word, n in zip(("clerk", *clan.kinds), (clan.clerks, *clan.pool)):
        words = t(f"draw-count-{'clerks' if word == 'clerk' else word}", n=n)
        out += piece_of(f"pool-{clan.seat}-{word}", "tile two", words, f"{icon(word, f'P{clan.seat}')}{n}", touch)
    for word, n in zip(clan.kinds, clan.shamed):
        if n:
            words, signs = t("draw-count-shame", n=n), icon("shame") + icon(word, f"P{clan.seat}")
            out += piece_of(f"shame-{clan.seat}-{word}", "tile two", words, signs, touch)
    return out + piece_of(
        f"command-discard-{clan.seat}",
        "tile two",
        discards_about(clan, t),
        f"{icon('command')}{len(clan.discarded)}",
        touch,
    )


def table_cards(clan: Clan, touch: dict[str, Touch], t: Speaker) -> str:
    """The viewer's general, active advisors and claimed hordes."""
    out = ""
    for kind, words in (("general", [clan.general] if clan.general else []), ("advisor", clan.active)):
        for word in words:
            about = t("draw-card-about", name=t(f"{kind}-{word}"), text=t(f"{kind}_text-{word}"))
            out += piece_of(f"card-{word}", "tile", about, icon(kind, f"P{clan.seat}"), touch)
    for word in () if clan.dealt else clan.hidden_support:
        out += piece_of(f"support-{word}", "tile", t("panel-support", card=word), icon("ui-hidden"), touch)
    for card in clan.claimed:
        about = t("draw-claimed", horde=card.word, honour=card.honour, shame=card.shame)
        signs = icon(f"ho-{card.word}") + icon("shame") * bool(card.shame)
        out += piece_of(card.id, "tile two" if card.shame else "tile", about, signs, touch)
    return out


def hand_card(kind: str, word: str, touch: dict[str, Touch], t: Speaker) -> str:
    """A card of the hand; one that can be chosen now is a button."""
    name = t(f"panel-card-{word}" if kind in ("command", "tactic") else f"{kind}-{word}")
    about = t(f"{kind}_text-{word}")
    inner = f'<span class="h">{esc(name)}</span><span class="art">{icon(card_icon(kind, word), "l")}</span>'
    inner += f"<small>{esc(brief(kind, word, t))}</small>"
    can = touch.get(card_id(kind, word))
    if can is None:
        return f'<div class="card brief" data-piece="{kind}-{word}">{inner}</div>'
    badge = f"<kbd>{can.number}</kbd>" if can.number else ""
    return (
        f'<button type="button" class="card brief can" data-piece="{kind}-{word}" aria-description="{esc(about)}"'
        f"{can.attribute}>{inner}{badge}</button>"
    )


def brief(kind: str, word: str, t: Speaker) -> str:
    """A card in few words: what a command brings its owner, when a tactic is played; others as much as has room."""
    if kind == "command":
        return t(f"panel-brief-{word}")
    return t(f"tactic_base-{word}").partition(":")[0] if kind == "tactic" else t(f"{kind}_text-{word}")


def option_icon(key: str) -> str:
    """The icon of what an option is about: the last word of its key that has one."""
    for word in reversed(WORD.findall(key)):
        if word in ICONS_OF_WORDS:
            return ICONS_OF_WORDS[word]
    return ""
