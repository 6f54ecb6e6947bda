"""An offer that waits for an answer: it lies over the legend, for all to see."""

from typing import Final

from rampart.draw import Sheet, rect, text, use
from rampart.draw.widths import width
from rampart.games.crescent_moon.content.power_cards import CARD_WORDS
from rampart.games.crescent_moon.draw.cards import art
from rampart.games.crescent_moon.draw.layout import LEGEND_Y, MAP_BOX
from rampart.games.crescent_moon.draw.scene import Offer
from rampart.games.crescent_moon.draw.words import Words
from rampart.games.crescent_moon.tables import CHARACTER_WORDS

HIGH: Final = 34.0


def draw_offer(sheet: Sheet, offer: Offer, t: Words) -> None:
    """Who offers whom what for how many coins."""
    x, y, w = MAP_BOX[0], LEGEND_Y - 3, MAP_BOX[2]
    out = rect(x, y, w, HIGH, 12, "inked")
    out += use(f"f-{CHARACTER_WORDS[offer.maker]}", x + 10, y + 5, 24, f"P{offer.maker} white-edge")
    out += use("ui-trade", x + 40, y + 8, 18, f"P{offer.maker}")
    out += use(f"f-{CHARACTER_WORDS[offer.answerer]}", x + 64, y + 5, 24, f"P{offer.answerer} white-edge")
    said = words_of(offer, t)
    left = x + 100
    for sign in signs(offer):
        out += use(sign, left, y + 7, 20, f"P{offer.answerer} white-edge")
        left += 24
    out += text(left + 6, y + 22, said, 13, 600, cls="turned", room=w - (left - x) - 60)
    price = str(offer.price)
    out += use("coin", x + w - 30 - width(price, 15, 700), y + 7, 20)
    sheet.put("offer", "talk", out + text(x + w - 10, y + 23, price, 15, 700, "end", "turned"))


def words_of(offer: Offer, t: Words) -> str:
    if offer.over == "card":
        return t("draw-offer-card", card=CARD_WORDS[offer.card])
    return t(f"draw-offer-{offer.over}", n=offer.units, **({"hex": offer.cell} if offer.over == "bribe" else {}))


def signs(offer: Offer) -> list[str]:
    """What would change hands."""
    return [art(CARD_WORDS[offer.card])] if offer.over == "card" else ["mercenary"] * offer.units
