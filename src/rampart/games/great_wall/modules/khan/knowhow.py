"""What the bots know of Genghis Khan: every claim with a survivor is worth 6 to 12 honor more (strategy note 22)."""

from typing import Final

from rampart.games.great_wall.arguments import VICTIMS
from rampart.games.great_wall.codes import DEF_CLAIMANT, DEF_SECTION, DEF_SURVIVORS, KILL_SCOPE, S_LEVY, S_SAVE
from rampart.games.great_wall.habits.knowhow import NOTHING, Knowhow
from rampart.games.great_wall.habits.soldiers import levy
from rampart.games.great_wall.habits.years import years_after
from rampart.games.great_wall.modules.khan.arguments import SENDING, SENT_CARD, SENT_KIND
from rampart.games.great_wall.modules.khan.attacking import (
    cells_of,
    defeat_under_way,
    price_of_attack,
    spots_for,
)
from rampart.games.great_wall.modules.khan.codes import S_KHAN_ATTACK, S_SPARE_FOR_KHAN
from rampart.games.great_wall.modules.khan.part import HONOUR_PER_SPOT, KHAN, khan_of
from rampart.games.great_wall.queries import spots_covered
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.steps.saving import SAVED, SAVED_KIND
from rampart.games.great_wall.tables import (
    BANNERMAN,
    CELLS,
    CHI,
    GAP,
    HORSEMAN,
    IN_DEFEAT,
    KINDS,
    OPEN,
    SAVE_PRICE,
    SLOTS,
    SPEARMAN,
)
from rampart.games.great_wall.weights import Weights
from rampart.kernel.frame import args_of

RIDER: Final = 4.0  # what a horseman is worth beyond a spearman where he could go on fighting
SILENCE: Final = 1.5  # for each year that a skill is silent
HOPE: Final = 2.5  # of a claim that may leave a survivor
TOO_SOON: Final = -30.0  # to end the game while another leads


class KhanKnowhow(Knowhow):
    """Save the one who can be sent, send him, silence skills, and keep the end for when it wins."""

    word = KHAN

    def choose(self, s: GreatWall, p: int, code: int, options: list[int], w: Weights) -> int:
        """The best attack; the soldier saved for one; a bannerman when nothing else is wanted."""
        if code == S_KHAN_ATTACK:
            return best_of(s, p, options)
        if code == S_SPARE_FOR_KHAN:
            return options[-1]
        if code == S_SAVE:
            return saved_for_khan(s, p, options)
        if code == S_LEVY and BANNERMAN in options and years_after(s) > 0 and levy(s, p, options) == KINDS:
            return BANNERMAN
        return NOTHING

    def prices(self, s: GreatWall, p: int, code: int, options: list[int], w: Weights) -> list[float]:
        """An attack need not be followed to be judged."""
        return [attack_worth(s, p, option) for option in options] if code == S_KHAN_ATTACK else []

    def worth(self, s: GreatWall, p: int, years: float, w: Weights) -> float:
        """Hordes that the seat will probably claim with a soldier left to send."""
        total = 0.0
        for slot in range(SLOTS):
            if s.hordes[slot] < 0:
                continue
            mine = spots_covered(s, p, slot)
            if mine == 0 or mine < max([spots_covered(s, c, slot) for c in s.tea]):
                continue
            cells = s.covers[slot]
            done = 1.0 - cells.count(OPEN) / (CELLS - cells.count(GAP))
            total += HOPE * done * (1.0 if mine > 1 or s.resources[p][CHI] >= SAVE_PRICE else 0.3)
        return total


def attack_worth(s: GreatWall, p: int, sending: int) -> float:
    """The honor of an attack, what a silent skill spares, and whether the end that it brings is welcome."""
    if not SENDING.has(sending):
        return 0.0
    cells, card = cells_of(sending), SENT_CARD.of(sending)
    value = float(HONOUR_PER_SPOT * len(cells))
    if SENT_KIND.of(sending) == HORSEMAN:
        value -= RIDER * (1.0 if years_after(s) > 0 else 0.0)
    covers = khan_of(s).covers
    left = covers[card].count(OPEN)
    if card:
        value += SILENCE * years_after(s) * (1.0 if left == len(cells) else 0.3)
    if years_after(s) > 0 and sum([row.count(OPEN) for row in covers]) == len(cells):
        rivals = [s.honour[q] for q in range(s.players) if q != p]
        if rivals and max(rivals) > s.honour[p] + value:
            value += TOO_SOON
    return value


def best_of(s: GreatWall, p: int, options: list[int]) -> int:
    """The attack that is worth most, or none."""
    best, most = options[0], attack_worth(s, p, options[0])
    for option in options:
        value = attack_worth(s, p, option)
        if value > most:
            best, most = option, value
    return best


def saved_for_khan(s: GreatWall, p: int, options: list[int]) -> int:
    """In a defeat that the seat claims without a survivor it saves one who can attack the Khan."""
    defeat = defeat_under_way(s)
    killing = VICTIMS.of(args_of(s.stack[-1]))
    if defeat < 0 or s.pad[killing + KILL_SCOPE] != IN_DEFEAT or s.pad[defeat + DEF_CLAIMANT] != p:
        return NOTHING
    if s.pad[defeat + DEF_SURVIVORS + p * KINDS + SPEARMAN] or s.pad[defeat + DEF_SURVIVORS + p * KINDS + HORSEMAN]:
        return NOTHING
    price = SAVE_PRICE + price_of_attack(s, p, s.pad[defeat + DEF_SECTION])
    if s.resources[p][CHI] < price:
        return NOTHING
    for option in reversed(options):
        if SAVED.has(option) and SAVED_KIND.of(option) in (SPEARMAN, HORSEMAN) and spots_for(s, SAVED_KIND.of(option)):
            return option
    return NOTHING


KHAN_KNOWHOW: Final = KhanKnowhow()
