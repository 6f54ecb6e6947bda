"""The cards of the pieces of The Great Wall: hordes, advisors, locations, the wall, and what lies beside the board."""

import re
from typing import Final

from rampart.draw.piece_cards import Fact, PieceCard, plain_card
from rampart.games.great_wall.content.hordes import HONOURS, OFFENCES
from rampart.games.great_wall.content.names import (
    ADVISOR_WORDS,
    ARTIFACT_WORDS,
    GENERAL_WORDS,
    HORDE_TYPES,
    HORDE_WORDS,
    TACTIC_WORDS,
    type_of,
)
from rampart.games.great_wall.draw.places import PLACE_ICONS
from rampart.games.great_wall.draw.reading_extras import beasts_in, relic_of
from rampart.games.great_wall.draw.tracks import COMMAND_ICONS
from rampart.games.great_wall.modules.beasts.names import BEAST_ADVISORS, BEAST_TACTICS, BEASTS, RELICS
from rampart.games.great_wall.modules.beasts.part import WORD as BEASTS_WORD
from rampart.games.great_wall.modules.black_powder.names import BP_ADVISORS, BP_ARTIFACTS, BP_HORDES
from rampart.games.great_wall.modules.chronicles.names import (
    CHRONICLE_ADVISORS,
    CHRONICLE_ARTIFACTS,
    CHRONICLE_GENERALS,
    CHRONICLE_TACTICS,
    SCENARIOS,
)
from rampart.games.great_wall.modules.chronicles.part import CHRONICLES
from rampart.games.great_wall.modules.coop.names import COOP_HORDES, COOP_TACTICS, DEMAND_WORDS
from rampart.games.great_wall.modules.fifth_player.names import FIFTH_ADVISORS, FIFTH_TACTICS
from rampart.games.great_wall.modules.khan.names import AWARD_WORDS, KHAN_ADVISORS, SKILL_WORDS
from rampart.games.great_wall.modules.khan.names import HORDE_FIGURES as KHAN_HORDES
from rampart.games.great_wall.modules.khan.part import KHAN, card_words, khan_of
from rampart.games.great_wall.modules.rat.names import RAT_ARTIFACTS
from rampart.games.great_wall.queries import defence, offence, offence_of
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.tables import (
    COMMAND_WORDS,
    GAP,
    LOCATION_WORDS,
    OPEN,
    REGULAR,
    SECTION_WORDS,
    SPECIAL_WORDS,
    SPOTS,
)
from rampart.kernel.state import State
from rampart.text import Speaker

HORDE: Final = re.compile(r"(?:horde|spot)-([a-z_]+_[LMR])\b")
SECTION: Final = re.compile(r"(?:section|wall|balance|barricade|rest|firing|archer|tower)-([LMR])\b")
ROWS: Final = 3  # of hordes before a section
KINDS: Final = "|".join(("spearman", "archer", "horseman", "bannerman", *SPECIAL_WORDS))
SOLDIER: Final = re.compile(rf"(?:pool-\d-|rest-[LMR]-\d-|reed-)({KINDS})")
LOCATION_RULES: Final = (
    "GW-PRD02", "GW-PRD02", "GW-PRD02", "GW-PRD02", "GW-BAR01", "GW-TEA01", "GW-BLD01", "GW-HQ01", "GW-EMB01",
    "GW-ACA01",
)  # fmt: skip
PLAIN: Final = {
    "wall": ("wall", "GW-BLD03"),
    "tower": ("tower", "GWX-BP-16"),
    "machine": ("cannon", "GWX-BP-32"),
    "section": ("wall", "GW-WIN06"),
    "balance": ("wall", "GW-WIN06"),
    "barricade": ("barricade", "GW-BLD02"),
    "rest": ("spearman", "GW-BAR03"),
    "firing": ("archer", "GW-ATK05"),
    "archer": ("archer", "GW-WIN01"),
    "shame": ("shame", "GW-SHM01"),
    "time": ("ui-clock", "GW-SPR01"),
    "tea": ("tea", "GW-TEA01"),
    "warehouse": ("wood", "GW-BLD04"),
    "slot": ("command", "GW-FAL03"),
    "clerks": ("clerk", "GW-CLK01"),
    "overseer": ("overseer", "GW-PRD06"),
}
"""What is told under a word of its own: by the beginning of its id its icon and rule."""
OF_MODULES: Final = (
    (COOP_TACTICS, "GWC-CTA"),
    ([figures[0] for figures in COOP_HORDES], "GWC-KHO"),
    (BP_ADVISORS, "GWX-BP-ADV"),
    (BP_ARTIFACTS, "GWX-BP-ART"),
    (BP_HORDES, "GWX-BP-HOR"),
    (FIFTH_ADVISORS, "GWX-5P-ADV"),
    (FIFTH_TACTICS, "GWX-5P-TAC"),
    (BEAST_TACTICS, "GWX-AB-TAC"),
    (BEAST_ADVISORS, "GWX-AB-ADV"),
    (CHRONICLE_GENERALS, "GWX-AC-GEN"),
    (CHRONICLE_ADVISORS, "GWX-AC-ADV"),
    (CHRONICLE_TACTICS, "GWX-AC-TAC"),
    (CHRONICLE_ARTIFACTS, "GWX-AC-ART"),
    (KHAN_ADVISORS, "GWX-GK-ADV"),
    ([figures[0] for figures in KHAN_HORDES], "GWX-GK-HOR"),
    (RAT_ARTIFACTS, "GWX-RAT-ART"),
)
"""The cards of expansions, by deck, and how their rules are called."""
FIGURES: Final = {
    "location-iron_dragon": ("iron_dragon", "iron-dragon", "GWX-ID-04"),
    "figure-rat": ("rat", "rat", "GWX-RAT-02"),
    "rat-card": ("rat", "rat", "GWX-RAT-03"),
}
"""Figures and papers of expansions: what they are called, their icon and rule."""


def rule_of(word: str, words: list[str], base: str) -> str:
    """The rule of a card: of the base box by its place, of an expansion by its place among its own."""
    for deck, prefix in OF_MODULES:
        if word in deck:
            return f"{prefix}-{deck.index(word) + 1:02}"
    return f"{base}-{words.index(word) + 1:02}"


def piece(s: State, id: str, t: Speaker) -> PieceCard | None:
    """The card of a piece by its id."""
    assert isinstance(s, GreatWall)
    horde = HORDE.match(id)
    if horde is not None and horde[1] in HORDE_WORDS:
        return horde_card(s, HORDE_WORDS.index(horde[1]), t)
    kind, _, word = id.partition("-")
    if kind == "location" and word in LOCATION_WORDS:
        return location_card(s, LOCATION_WORDS.index(word), t)
    if kind == "advisor" and word in ADVISOR_WORDS:
        return named_card(t, "advisor", word, "advisor", rule_of(word, ADVISOR_WORDS, "GWC-ADV"))
    if kind == "general" and word in GENERAL_WORDS:
        return named_card(t, "general", word, "general", f"GWC-GEN-{GENERAL_WORDS.index(word) + 1:02}")
    if kind == "artifact" and word in ARTIFACT_WORDS:
        return named_card(t, "artifact", word, "artefact", rule_of(word, ARTIFACT_WORDS, "GWC-ART"))
    if kind == "demand" and word in DEMAND_WORDS:
        return named_card(t, "demand", word, "demand", f"GWC-DEM-{DEMAND_WORDS.index(word) + 1:02}")
    if kind == "command" and word in COMMAND_WORDS:
        return named_card(t, "command", word, COMMAND_ICONS[word], f"GWC-CMD-{COMMAND_WORDS.index(word) + 1:02}")
    if kind == "tactic" and word in TACTIC_WORDS:
        return tactic_card(t, word)
    if s.box.has(KHAN) and (kind == "khan" or id == "award"):
        return khan_piece(s, id, t)
    if kind in ("beast", "figure") and word in BEASTS and s.box.has(BEASTS_WORD):
        return beast_card(s, BEASTS.index(word), t)
    if id == "relic" and s.box.has(BEASTS_WORD):
        relic = relic_of(s)
        rule = f"GWX-AB-REL-{RELICS.index(relic) + 1:02}"
        return PieceCard("relic", t(f"card-{relic}"), t("piece_kind-relic"), t(f"card_text-{relic}"), (), rule)
    if id in FIGURES:
        called, icon, rule = FIGURES[id]
        return plain_card(t, called, icon, "board", rule)
    if id == "scenario" and s.box.has(CHRONICLES):
        scenario = str(s.box.options[CHRONICLES])
        rule = f"GWX-AC-SCN-{SCENARIOS.index(scenario) + 1:02}"
        words = t(f"scenario_text-{scenario}")
        return PieceCard("ui-book", t(f"scenario-{scenario}"), t("piece_kind-scenario"), words, (), rule)
    if id == "horde-deck":
        return plain_card(t, "horde_deck", "horde", "board", "GW-SPR05")
    if id == "tactic-deck":
        return plain_card(t, "tactic_deck", "tactic", "board", "GW-TAC02")
    soldier, now = SOLDIER.match(id), now_at(s, id, t)
    if soldier is not None:
        return plain_card(t, soldier[1], soldier[1], "soldier", "GW-ATK01", now)
    if kind in PLAIN:
        icon, rule = PLAIN[kind]
        return plain_card(t, kind, icon, "board", rule, now)
    return None


def now_at(s: GreatWall, id: str, t: Speaker) -> str:
    """How the section of a piece would stand if winter came now."""
    found = SECTION.match(id)
    return balance(s, SECTION_WORDS.index(found[1]), t) if found is not None else ""


def balance(s: GreatWall, section: int, t: Speaker) -> str:
    """Defense against attack, and what would come of it."""
    held, by = defence(s, section), offence(s, section)
    result = t("scene-holds" if held >= by else "scene-breach", n=abs(held - by))
    return f"{t('scene-defense')} {held}, {t('scene-attack')} {by}. {result}"


def khan_piece(s: GreatWall, id: str, t: Speaker) -> PieceCard:
    """The Khan, one of his skills, or the emperor's award."""
    if id == "award":
        word = AWARD_WORDS[khan_of(s).award]
        rule = f"GWX-GK-AWD-{khan_of(s).award + 1:02}"
        return PieceCard("award", t(f"card-{word}"), t("piece_kind-award"), t(f"card_text-{word}"), (), rule)
    for card, word in enumerate(card_words(s)):
        if id.startswith(f"khan-{word}"):
            cells = [cell for cell in khan_of(s).covers[card] if cell != GAP]
            covered = t("piece-covered", n=sum(cell != OPEN for cell in cells), of=len(cells))
            rule = f"GWX-GK-SKL-{SKILL_WORDS.index(word) + 1:02}" if card else "GWX-GK-KHAN"
            kind = t("piece_kind-skill" if card else "piece_kind-khan")
            facts = (Fact(t("piece-spots"), covered),)
            return PieceCard("khan", t(f"card-{word}"), kind, t(f"card_text-{word}"), facts, rule)
    text = t("card_text-genghis_khan")
    return PieceCard("khan", t("card-genghis_khan"), t("piece_kind-khan"), text, (), "GWX-GK-13")


def named_card(t: Speaker, kind: str, word: str, icon: str, rule: str) -> PieceCard:
    """A card of a deck, which says itself what it does."""
    return PieceCard(icon, t(f"{kind}-{word}"), t(f"piece_kind-{kind}"), t(f"{kind}_text-{word}"), (), rule)


def tactic_card(t: Speaker, word: str) -> PieceCard:
    """A tactic card of one's own hand."""
    rule = rule_of(word, TACTIC_WORDS, "GWC-TAC")
    return PieceCard("tactic", t(f"tactic-{word}"), t("piece_kind-tactic"), t(f"tactic_text-{word}"), (), rule)


def beast_card(s: GreatWall, beast: int, t: Speaker) -> PieceCard:
    """A beast: what it does at its rank, and where it is."""
    shown = beasts_in(s)[beast]
    card = f"{shown.word}_{shown.rank}"
    where = t(f"area-{shown.area}") if shown.area else t("draw-beasts-nowhere")
    facts = [Fact(t("piece-rank"), str(shown.rank)), Fact(t("piece-area"), where)]
    rule = f"GWX-AB-BST-{beast + 1}{shown.rank}"
    return PieceCard(shown.icon, t(f"beast-{shown.word}"), t("piece_kind-beast"), t(f"card_text-{card}"), facts, rule)


def horde_card(s: GreatWall, card: int, t: Speaker) -> PieceCard:
    """A horde: its ability, its strength now and as printed, its honor, and how much of it is covered."""
    kind = type_of(card)
    word = HORDE_TYPES[kind]
    facts = [Fact(t("piece-honor"), str(HONOURS[kind]))]
    if card in s.hordes:
        slot = s.hordes.index(card)
        cells = [cell for cell in s.covers[slot] if cell != GAP]
        covered = sum(1 for cell in cells if cell != OPEN)
        now = t("piece-attack-now", now=offence_of(s, slot), printed=OFFENCES[kind])
        facts = [Fact(t("piece-attack"), now), *facts]
        facts.append(Fact(t("piece-spots"), t("piece-covered", n=covered, of=len(cells))))
    text = t(f"horde_text-{word}")
    rule = rule_of(word, HORDE_TYPES, "GWC-HOR")
    now = balance(s, s.hordes.index(card) // ROWS, t) if card in s.hordes else ""
    return PieceCard(f"ho-{word}", t(f"horde-{word}"), t("piece_kind-horde"), text, facts, rule, now)


def location_card(s: GreatWall, location: int, t: Speaker) -> PieceCard:
    """A location: what a clerk does there, and how full it is."""
    word = LOCATION_WORDS[location]
    here = s.in_location(location)
    full = t("piece-full", n=here, of=SPOTS[s.side][location]) if location < REGULAR else str(here)
    facts = [Fact(t("piece-here"), full)]
    text = t(f"piece_text-{word}")
    kind = t("piece_kind-location")
    return PieceCard(PLACE_ICONS[location], t(f"location-{word}"), kind, text, facts, LOCATION_RULES[location])
