"""What the cards of Genghis Khan do that no other card does."""

from rampart.games.great_wall.arguments import VICTIMS
from rampart.games.great_wall.battle import standing
from rampart.games.great_wall.cards import Effect
from rampart.games.great_wall.codes import L_KILLING, S_BEFORE_KILLING, S_KILL
from rampart.games.great_wall.effects_of_war import Attack
from rampart.games.great_wall.modules.khan.arguments import SPARED_IN
from rampart.games.great_wall.modules.khan.attacking import doomed_kinds
from rampart.games.great_wall.modules.khan.codes import E_BARRICADE_BURNT, E_FOLLOWED, S_SPARE_FOR_KHAN
from rampart.games.great_wall.modules.khan.part import khan_of
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.steps.horde_check import remove_horde
from rampart.games.great_wall.steps.killing import NO_SCORES, doom
from rampart.games.great_wall.tables import BY_EFFECT, KINDS, ROWS_DEEP, SECTIONS, section_of
from rampart.games.great_wall.vocabulary import P_W, P_X, P_Y
from rampart.kernel.frame import NOBODY


class KillOnHordes(Effect):
    """All soldiers on all hordes of the payload's section are killed, as one instance (GWX-GK-SKL-02)."""

    def run(self, s: GreatWall, p: int, at: int) -> None:
        """They may be saved."""
        section = s.pad[at + P_X]
        place = s.open_pad(L_KILLING, [BY_EFFECT, section, *NO_SCORES, *NO_SCORES])
        s.push(S_KILL, NOBODY, VICTIMS.put(place))
        s.push(S_BEFORE_KILLING, NOBODY, VICTIMS.put(place))
        for c in s.tea:
            for slot in range(section * ROWS_DEEP, (section + 1) * ROWS_DEEP):
                for kind in range(KINDS):
                    if s.hordes[slot] >= 0:
                        doom_all(s, c, slot, kind)


def doom_all(s: GreatWall, c: int, slot: int, kind: int) -> None:
    """All soldiers of a kind that a clan has on a card are victims."""
    for cell in standing(s, c, slot, kind):
        doom(s, c, slot, cell)


class DestroyBarricade(Effect):
    """A barricade of the horde's section is destroyed (GWX-GK-HOR-02)."""

    def run(self, s: GreatWall, p: int, at: int) -> None:
        """P is the slot of the horde."""
        s.barricades[section_of(p)] -= 1
        if s.journal is not None:
            s.tell(E_BARRICADE_BURNT, NOBODY, [section_of(p)])


class FollowKhan(Effect):
    """The horde moves into the nearest free row of the Khan's section with all that lies on it (GWX-GK-30)."""

    def run(self, s: GreatWall, p: int, at: int) -> None:
        """P is the slot of the horde; the cards left behind close up."""
        card, cells = s.hordes[p], s.covers[p]
        to = s.free_row(s.pad[at + P_Y])
        s.hordes[to], s.covers[to] = card, cells
        remove_horde(s, p)
        if s.journal is not None:
            s.tell(E_FOLLOWED, NOBODY, [card, section_of(to)])


class SpareOne(Effect):
    """A victim of the defeat is not killed, for it will attack the Khan (GWX-GK-32)."""

    def possible(self, s: GreatWall, p: int, at: int) -> bool:
        """If one can be sent."""
        return bool(doomed_kinds(s, p, s.pad[at + P_W]))

    def run(self, s: GreatWall, p: int, at: int) -> None:
        """Which kind is asked."""
        s.push(S_SPARE_FOR_KHAN, p, SPARED_IN.put(s.pad[at + P_W]))


class AttackAtKhan(Attack):
    """Attack with up to so many soldiers in the Khan's section."""

    def allowed(self, s: GreatWall, p: int) -> list[int]:
        """Those at rest and on firing spots there."""
        return only_in(khan_of(s).section, super().allowed(s, p))


def only_in(section: int, allowed: list[int]) -> list[int]:
    """Of those who may attack only the ones in a section."""
    places = len(allowed) // SECTIONS
    return [n if i // places == section else 0 for i, n in enumerate(allowed)]
