"""The markets: nine slots in three prices, and the three of the Sultan."""

from typing import Final

from rampart.draw import Sheet, rect, text, use
from rampart.draw.fragments import Spot
from rampart.draw.widths import width
from rampart.games.crescent_moon.draw.cards import empty, face
from rampart.games.crescent_moon.draw.layout import CARD_H, MARKET_W, MARKET_X, MARKET_YS, SULTAN_H, SULTAN_Y, WIDTH
from rampart.games.crescent_moon.draw.scene import NOBODY, Scene
from rampart.games.crescent_moon.draw.words import Words
from rampart.games.crescent_moon.tables import MARKET_OF, MARKET_WORDS, SLOT_PRICE, SLOTS, SULTAN, SULTAN_SLOTS

BETWEEN: Final = 8.0
SULTAN_CARD_H: Final = 78.0


def market_scenery(t: Words) -> str:
    out = text(MARKET_X, 24, t("draw-market"), 18, 650, cls="d", room=190)
    for market, y in enumerate(MARKET_YS):
        price = SLOT_PRICE[MARKET_OF.index(market)]
        own = t("draw-own-price", n=price // 2)
        wide = width(own, 11) + 8
        out += text(MARKET_X, y + 13, t(f"draw-market-{MARKET_WORDS[market]}"), 12.5, 650, room=180)
        out += text(WIDTH, y + 13, own, 11, 500, "end", "faint", wide)
        out += text(WIDTH - wide, y + 13.5, price, 13, 700, "end") + use("coin", WIDTH - wide - 29, y, 17)
    return out


def draw_market(sheet: Sheet, scene: Scene, t: Words) -> None:
    """The cards on offer, and how many are left."""
    left = text(
        WIDTH, 24, t("draw-deck", deck=scene.deck, discarded=scene.discarded), 11, 500, "end", "faint", room=150
    )
    sheet.put("deck", "market", left, Spot(WIDTH - 150, 10, 150, 20))
    for slot in range(SLOTS):
        market = MARKET_OF[slot]
        count = MARKET_OF.count(market)
        place = slot - MARKET_OF.index(market)
        if scene.mirrored:
            place = count - 1 - place
        w = (MARKET_W - BETWEEN * (count - 1)) / count
        x, y = MARKET_X + place * (w + BETWEEN), MARKET_YS[market] + 21
        slot_card(sheet, f"market-{slot}", scene.market[slot], Spot(x, y, w, CARD_H), t)


def slot_card(sheet: Sheet, id: str, kind: int, spot: Spot, t: Words) -> None:
    """A slot with its card, or an empty one; the layer is the first part of its id."""
    x, y, w, h, _ = spot
    inner = face(kind, w, h, 3, t) if kind != NOBODY else empty(w, h)
    sheet.move(id, id.partition("-")[0], x, y, inner, Spot(x + 1, y + 1, w - 2, h - 2, 9))


def draw_sultan(sheet: Sheet, scene: Scene, t: Words) -> None:
    """The Sultan's market, whose prices are agreed upon."""
    y = SULTAN_Y
    out = rect(MARKET_X - 10, y, MARKET_W + 10, SULTAN_H, 12, "inset") + use(
        "f-sultan", MARKET_X, y + 5, 24, f"P{SULTAN}"
    )
    out += text(MARKET_X + 30, y + 23, t("draw-market-sultan"), 14.5, 650, cls="d", room=170)
    out += text(WIDTH - 10, y + 22, t("draw-by-agreement"), 11, 500, "end", "faint", room=140)
    sheet.put("sultan-market", "sultan", out)
    w = (MARKET_W - 10 - BETWEEN * 2) / SULTAN_SLOTS
    for slot in range(SULTAN_SLOTS):
        x = MARKET_X + slot * (w + BETWEEN)
        slot_card(sheet, f"sultan-{slot}", scene.sultan[slot], Spot(x, y + 34, w, SULTAN_CARD_H), t)
