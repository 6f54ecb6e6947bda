"""Genghis Khan: the Khan with two skills, the emperor's award, three types of hordes, bannermen (7.4)."""

from typing import Final

from rampart.games.great_wall.box import Box
from rampart.games.great_wall.content.hearing import COMMON_WORDS
from rampart.games.great_wall.content.names import (
    ADVISOR_WORDS,
    COPIES,
    HORDE_TYPES,
    HORDE_WORDS,
)
from rampart.games.great_wall.faults import is_whole
from rampart.games.great_wall.modules.khan import attacking, bannermen, codes, riding
from rampart.games.great_wall.modules.khan.names import (
    AWARD_WORDS,
    HORDE_FIGURES,
    KHAN_ADVISORS,
    SKILL_WORDS,
    THE_KHAN,
)
from rampart.games.great_wall.modules.khan.part import (
    CARDS,
    KHAN,
    SKILLS_DRAWN,
    Khan,
    fresh,
    is_defeated,
    khan_of,
    on_khan,
)
from rampart.games.great_wall.modules.module import Faults, Module
from rampart.games.great_wall.part import Part
from rampart.games.great_wall.setup import remove_types
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.tables import (
    BANNERMAN,
    CELLS,
    END_KHAN_DEFEATED,
    FIRST_SOLDIER,
    GAP,
    KIND_OF_STANCE,
    KIND_WORDS,
    OPEN,
    SECTION_WORDS,
    STANCES,
    WOUND,
)
from rampart.games.great_wall.vocabulary import DEFEAT_SURVIVORS, HORDES_PLACED, ON_WALL_BUILT, WINTER_START
from rampart.kernel.fields import Field
from rampart.kernel.rules import EventKind, Option
from rampart.kernel.step import Step

TYPES_REMOVED: Final = 2  # of the base hordes (GWX-GK-02)
HIS_TYPES: Final = [HORDE_TYPES.index(figures[0]) for figures in HORDE_FIGURES]

KIND: Final = Field("kind", words=KIND_WORDS)
SECTION: Final = Field("section", words=SECTION_WORDS)
HORDE: Final = Field("horde", words=HORDE_WORDS)


class GenghisKhan(Module):
    """The expansion around Genghis Khan."""

    word = KHAN
    expansion = True

    def options(self) -> list[Option]:
        return [Option(KHAN, [False, True], False, "Genghis Khan: the Khan and his skills, awards, bannermen.")]

    def steps(self) -> dict[int, Step[GreatWall]]:
        return {
            codes.S_KHAN_ARRIVES: riding.KhanArrives(),
            codes.S_KHAN_RIDES: riding.KhanRides(),
            codes.S_KHAN_AWAITS: attacking.KhanAwaits(),
            codes.S_KHAN_ATTACK: attacking.KhanAttack(),
            codes.S_SPARE_FOR_KHAN: attacking.SpareForKhan(),
            codes.S_AWARD_PASSES: riding.AwardPasses(),
            codes.S_BANNERS_RISE: bannermen.BannersRise(),
            codes.S_BANNER_ATTACK: bannermen.BannerAttack(),
        }

    def events(self) -> dict[int, EventKind]:
        card = Field("card", words=[THE_KHAN, *SKILL_WORDS])
        return {
            codes.E_KHAN_MOVED: EventKind("khan_moved", [SECTION], "GWX-GK-13"),
            codes.E_KHAN_ATTACKED: EventKind("khan_attacked", [KIND, card], "GWX-GK-20"),
            codes.E_SKILL_SILENCED: EventKind("skill_silenced", [Field("card", words=SKILL_WORDS)], "GWX-GK-12"),
            codes.E_AWARD_TAKEN: EventKind("award_taken", [Field("card", words=AWARD_WORDS)], "GWX-GK-24"),
            codes.E_FOLLOWED: EventKind("followed_khan", [HORDE, SECTION], "GWX-GK-30"),
            codes.E_BARRICADE_BURNT: EventKind("barricade_burnt", [SECTION], "GWX-GK-HOR-02"),
            codes.E_SPARED_FOR_KHAN: EventKind("spared_for_khan", [KIND], "GWX-GK-32"),
            codes.E_KHAN_DEFEATED: EventKind("khan_defeated", [], "GWX-GK-10"),
        }

    def seated(self) -> list[int]:
        return [codes.S_BANNER_ATTACK]

    def in_play(self, seats: int, options: dict[str, int | str | bool]) -> bool:
        return options[KHAN] is True

    def pack(self, box: Box) -> None:
        """His hordes come beside those of the base box, not beside other decks of hordes (GWX-002)."""
        if box.takes_hordes:
            box.hordes += [kind * COPIES + copy for kind in HIS_TYPES for copy in range(COPIES)]
        box.advisors += [ADVISOR_WORDS.index(word) for word in KHAN_ADVISORS]
        box.common += [COMMON_WORDS.index(word) for word in SKILL_WORDS + AWARD_WORDS]
        box.inserts[HORDES_PLACED].append(codes.S_KHAN_RIDES)
        box.inserts[DEFEAT_SURVIVORS].append(codes.S_KHAN_AWAITS)
        box.inserts[ON_WALL_BUILT].append(codes.S_AWARD_PASSES)
        box.inserts[WINTER_START].append(codes.S_BANNERS_RISE)
        box.figures = [1 if kind == BANNERMAN else n for kind, n in enumerate(box.figures)]
        box.kinds = BANNERMAN + 1
        box.troops[BANNERMAN] = bannermen.BANNERMEN

    def part(self) -> Part | None:
        return Khan()

    def deal_hordes(self, s: GreatWall, deck: list[int]) -> list[int]:
        """Two types of the base box leave the game, of those that are still in it (GWX-003, GWX-GK-02)."""
        return remove_types(s, deck, TYPES_REMOVED)

    def lay_out(self, s: GreatWall) -> None:
        """An award, two skills beside the Khan, and the Khan where the horde deck points (GWX-GK-01 to GWX-GK-05)."""
        khan = khan_of(s)
        awards = list(range(len(AWARD_WORDS)))
        s.rng.shuffle(awards)
        khan.award = awards[0]
        skills = list(range(len(SKILL_WORDS)))
        s.rng.shuffle(skills)
        khan.skills = skills[:SKILLS_DRAWN]
        khan.covers = [fresh(card, khan.skills, s.seats) for card in range(CARDS)]
        for c in range(s.seats, s.box.clans()):
            s.pool[c][BANNERMAN] = 0  # automata never use what expansions bring (GWX-008)
        s.common += cards_in_force(s)
        s.listen_anew()
        s.push(codes.S_KHAN_ARRIVES)

    def posted(self, s: GreatWall, c: int, kind: int) -> int:
        """Soldiers on the Khan's cards."""
        return on_khan(s, c, kind)

    def reasons_to_end(self, s: GreatWall) -> int:
        """The Khan is defeated (GWX-GK-10)."""
        return END_KHAN_DEFEATED if is_defeated(s) else 0

    def derive(self, s: GreatWall, given: list[str]) -> None:
        """The award and the skills that are not silenced are in force."""
        if "common" not in given and len(khan_of(s).covers) == CARDS:
            s.common = [x for x in s.common if COMMON_WORDS[x] not in HIS_COMMON] + cards_in_force(s)

    def faults(self, s: GreatWall) -> Faults:
        """Two different skills, soldiers that may stand there on active spots, and the cards in force."""
        khan = khan_of(s)
        if len(set(khan.skills)) != SKILLS_DRAWN:
            return [("khan.skills", "two different skills lie beside the Khan")]
        out: Faults = []
        for card, cells in enumerate(khan.covers):
            out += faults_of_card(s, card, cells)
        if not out and sorted(cards_in_force(s)) != sorted(x for x in s.common if COMMON_WORDS[x] in HIS_COMMON):
            out.append(("common", "the award and the skills that are not silenced are in force"))
        if khan.holder >= s.seats:
            out.append(("khan.holder", f"there is no seat {khan.holder}"))
        if 0 <= khan.section < s.first_section:
            out.append(("khan.section", "section L is not in play"))
        return out


HIS_COMMON: Final = [*SKILL_WORDS, *AWARD_WORDS]


def cards_in_force(s: GreatWall) -> list[int]:
    """The skills that are not silenced, and the award."""
    khan = khan_of(s)
    out = [COMMON_WORDS.index(SKILL_WORDS[skill]) for i, skill in enumerate(khan.skills) if OPEN in khan.covers[i + 1]]
    return [*out, COMMON_WORDS.index(AWARD_WORDS[khan.award])]


def faults_of_card(s: GreatWall, card: int, cells: list[int]) -> Faults:
    """Spots where they are printed and active, without wounds; whole spearmen and horsemen of seats on them."""
    where = f"khan.covers[{card}]"
    printed = fresh(card, khan_of(s).skills, s.seats)
    if len(cells) != CELLS or any((printed[i] == GAP) != (cells[i] == GAP) for i in range(CELLS)):
        return [(where, "these are not the active spots of that card")]
    if WOUND in cells:
        return [(where, "wounds never count against the Khan")]
    soldiers = [cover - FIRST_SOLDIER for cover in cells if cover >= FIRST_SOLDIER]
    if any(x // STANCES >= s.seats or KIND_OF_STANCE[x % STANCES] not in attacking.SENT_KINDS for x in soldiers):
        return [(where, "only spearmen and horsemen of players stand there")]
    if any(not is_whole(cells, i) for i in range(CELLS)):
        return [(where, "half of a horseman is missing")]
    return []


GENGHIS_KHAN: Final = GenghisKhan()
