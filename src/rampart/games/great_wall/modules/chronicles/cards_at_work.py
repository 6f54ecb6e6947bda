"""Steps of single cards: ice on a wall, and a march through the snow."""

from rampart.games.great_wall.arguments import AT_MOMENT
from rampart.games.great_wall.battle import sections_in_play
from rampart.games.great_wall.codes import E_MOVED
from rampart.games.great_wall.modules.chronicles.arguments import (
    ICE,
    ICE_AT,
    ICE_STONE,
    ICED,
    MARCH,
    MARCH_FROM,
    MARCH_KIND,
    MARCH_TO,
    MARCHES_LEFT,
    MARCHING,
    NO_ICE,
    NO_MARCH,
    SNOW_MARCH,
)
from rampart.games.great_wall.modules.chronicles.codes import E_ICE, S_SNOW_MARCH
from rampart.games.great_wall.modules.chronicles.part import MOST_ICE, chronicles_of
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.tables import KIND_WORDS, KINDS, SECTION_WORDS, SECTIONS, STONE
from rampart.games.great_wall.verbs import pay
from rampart.kernel.step import Choice, Say, Step


class CutIce(Choice[GreatWall]):
    """Pay up to 3 stone: as much more defense for one section in this assault (GWX-AC-ADV-01)."""

    rule = "GWX-AC-ADV-01"
    choices = ICE

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        """Every section, and as much stone as there is."""
        most = min(MOST_ICE, s.resources[p][STONE])
        out = [NO_ICE]
        for section in sections_in_play(s):
            out += [ICE_AT.put(section) + ICE_STONE.put(n) for n in range(1, most + 1)]
        return out

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        """It melts when the assault is over."""
        if not ICED.has(choice):
            return
        section, n = ICE_AT.of(choice), ICE_STONE.of(choice)
        pay(s, p, STONE, n)
        chronicles_of(s).ice[section] += n
        if s.journal is not None:
            s.tell(E_ICE, p, [section, n])

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """As in `ice:2@L`, or `none`."""
        return f"ice:{ICE_STONE.of(choice)}@{SECTION_WORDS[ICE_AT.of(choice)]}" if ICED.has(choice) else "none"

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        if not ICED.has(choice):
            return Say("option-pass")
        return Say("option-ice", {"section": SECTION_WORDS[ICE_AT.of(choice)], "n": ICE_STONE.of(choice)})

    def effect(self, s: GreatWall, p: int, args: int, choice: int) -> Say | None:
        """What is left of the stone."""
        if not ICED.has(choice):
            return None
        n = ICE_STONE.of(choice)
        return Say("effect-ice", {"price": n, "left": s.resources[p][STONE] - n})

    def target(self, s: GreatWall, p: int, args: int, choice: int) -> list[str]:
        return [f"wall-{SECTION_WORDS[ICE_AT.of(choice)]}"] if ICED.has(choice) else []


class IceMelts(Step[GreatWall]):
    """The assault is over, and with it the ice (GWX-AC-ADV-01)."""

    rule = "GWX-AC-ADV-01"
    args = AT_MOMENT

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """On all sections."""
        chronicles_of(s).ice = [0] * SECTIONS


class SnowMarch(Choice[GreatWall]):
    """Move a soldier from one rest area to another, or stop (GWX-AC-TAC-02)."""

    rule = "GWX-AC-TAC-02"
    args = SNOW_MARCH
    choices = MARCHING

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        """Every kind that rests somewhere, to every other section."""
        out = [NO_MARCH]
        for source in sections_in_play(s):
            for kind in range(s.box.kinds):
                if s.rest[p][source * KINDS + kind]:
                    there = MARCH_KIND.put(kind) + MARCH_FROM.put(source)
                    out += [there + MARCH_TO.put(to) for to in sections_in_play(s) if to != source]
        return out

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        """Perhaps another one."""
        if not MARCH.has(choice):
            return
        kind, source, to = MARCH_KIND.of(choice), MARCH_FROM.of(choice), MARCH_TO.of(choice)
        if MARCHES_LEFT.of(args) > 1:
            s.push(S_SNOW_MARCH, p, MARCHES_LEFT.put(MARCHES_LEFT.of(args) - 1))
        s.rest[p][source * KINDS + kind] -= 1
        s.rest[p][to * KINDS + kind] += 1
        if s.journal is not None:
            s.tell(E_MOVED, p, [kind, 1, source, to])

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """As in `march:archer:L>R`, or `stop`."""
        if not MARCH.has(choice):
            return "stop"
        way = f"{SECTION_WORDS[MARCH_FROM.of(choice)]}>{SECTION_WORDS[MARCH_TO.of(choice)]}"
        return f"march:{KIND_WORDS[MARCH_KIND.of(choice)]}:{way}"

    def prompt(self, s: GreatWall, p: int, args: int) -> Say:
        return Say("snow_march", {"left": MARCHES_LEFT.of(args)})

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        if not MARCH.has(choice):
            return Say("option-stop")
        source, to = SECTION_WORDS[MARCH_FROM.of(choice)], SECTION_WORDS[MARCH_TO.of(choice)]
        return Say("option-snow-march", {"kind": KIND_WORDS[MARCH_KIND.of(choice)], "from": source, "to": to})

    def target(self, s: GreatWall, p: int, args: int, choice: int) -> list[str]:
        return [f"section-{SECTION_WORDS[MARCH_TO.of(choice)]}"] if MARCH.has(choice) else []
