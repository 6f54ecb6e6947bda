"""Attacks on the Khan by survivors of a defeat, and the soldier that is spared for one (7.4)."""

from rampart.games.great_wall.arguments import AT, AT_MOMENT, DEFEAT
from rampart.games.great_wall.codes import DEF_CARD, DEF_CLAIMANT, DEF_SECTION, DEF_SURVIVORS, KILL_SCOPE, S_SURVIVORS
from rampart.games.great_wall.content.hearing import COMMON_WORDS
from rampart.games.great_wall.content.names import HORDE_WORDS
from rampart.games.great_wall.modules.khan.arguments import (
    ATTACKING_KHAN,
    NO_ONE_SENT,
    SENDING,
    SENDINGS,
    SENT_CARD,
    SENT_CELL,
    SENT_FROM,
    SENT_KIND,
    SENT_SOUTH,
    SPARED_IN,
    SPARED_KINDS,
    SPARING,
)
from rampart.games.great_wall.modules.khan.codes import (
    E_KHAN_ATTACKED,
    E_KHAN_DEFEATED,
    E_SKILL_SILENCED,
    E_SPARED_FOR_KHAN,
    S_KHAN_ATTACK,
)
from rampart.games.great_wall.modules.khan.names import SKILL_WORDS, THE_KHAN
from rampart.games.great_wall.modules.khan.part import (
    CARDS,
    HONOUR_PER_SPOT,
    card_words,
    is_defeated,
    is_silenced,
    khan_of,
    pairs_of,
)
from rampart.games.great_wall.queries import ask
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.steps.killing import VICTIM_CELL, VICTIM_ON, kind_of, strike_off, victims_of
from rampart.games.great_wall.tables import (
    CELL_WORDS,
    CELLS,
    CHI,
    COLUMNS,
    FIRST_SOLDIER,
    HORSEMAN,
    IN_DEFEAT,
    KIND_WORDS,
    KINDS,
    NO_CLAN,
    OF_KHAN_ATTACKS,
    ON_FOOT,
    OPEN,
    RIDER_EAST,
    RIDER_SOUTH,
    SPEARMAN,
    STANCES,
    column_of,
    line_of,
)
from rampart.games.great_wall.triggers import moment
from rampart.games.great_wall.verbs import gain_honour, pay
from rampart.games.great_wall.vocabulary import (
    COST_KHAN_ATTACK,
    ON_KHAN_ATTACK,
    ON_SKILL_SILENCED,
    P_W,
)
from rampart.kernel.frame import NOBODY, args_of, code_of
from rampart.kernel.step import Choice, Say, Step

SENT_KINDS = (SPEARMAN, HORSEMAN)  # no others ever wound the Khan (GWX-GK-21)


# ---- attacks on him


def spots_for(s: GreatWall, kind: int) -> list[int]:
    """Where a soldier of a kind may stand on his cards: 1 spot on foot, 2 adjacent ones of one card mounted."""
    out: list[int] = []
    for card in range(CARDS):
        cells = khan_of(s).covers[card]
        there = SENT_CARD.put(card) + SENT_KIND.put(kind)
        if kind == HORSEMAN:
            for cell, other in pairs_of(cells):
                out.append(there + SENT_CELL.put(cell) + SENT_SOUTH.put(1 if other == cell + COLUMNS else 0))
        else:
            out += [there + SENT_CELL.put(cell) for cell in range(CELLS) if cells[cell] == OPEN]
    return out


def price_of_attack(s: GreatWall, p: int, section: int) -> int:
    """The chi to be paid for an attack on the Khan from a section."""
    return ask(s, COST_KHAN_ATTACK, p, 0, section)


def survived(s: GreatWall, p: int, place: int, kind: int) -> bool:
    """Did a soldier of the kind stand on the defeated card, and is in the rest area now?"""
    section = s.pad[place + DEF_SECTION]
    return s.pad[place + DEF_SURVIVORS + p * KINDS + kind] > 0 and s.rest[p][section * KINDS + kind] > 0


def sendings(s: GreatWall, p: int, place: int) -> list[int]:
    """How a claimant may attack the Khan with one of those who survived the defeat (GWX-GK-20)."""
    if s.resources[p][CHI] < price_of_attack(s, p, s.pad[place + DEF_SECTION]):
        return []
    spared = khan_of(s).spared
    out: list[int] = []
    for kind in SENT_KINDS:
        if survived(s, p, place, kind) and (spared < 0 or spared == kind):
            out += spots_for(s, kind)
    return out


class KhanAwaits(Step[GreatWall]):
    """Survivors leave the defeated card: the claimant may send one of them onto the Khan (GWX-GK-20, GWX-GK-33)."""

    rule = "GWX-GK-33"
    args = AT_MOMENT

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """From any section."""
        place = s.pad[AT.of(args) + P_W]
        claimant = s.pad[place + DEF_CLAIMANT]
        if s.is_seat(claimant) and sendings(s, claimant, place):
            s.push(S_KHAN_ATTACK, claimant, SENT_FROM.put(place))
        else:
            khan_of(s).spared = -1


class KhanAttack(Choice[GreatWall]):
    """Send a surviving spearman or horseman onto the Khan or one of his skills, or no one (GWX-GK-20, GWX-GK-22)."""

    rule = "GWX-GK-20"
    args = ATTACKING_KHAN
    choices = SENDINGS

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        """A soldier that was spared for it must go (GWX-GK-32)."""
        out = sendings(s, p, SENT_FROM.of(args))
        return out if khan_of(s).spared >= 0 else [NO_ONE_SENT, *out]

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        """It stays there until the end of the game (GWX-GK-23)."""
        khan_of(s).spared = -1
        if SENDING.has(choice):
            section = s.pad[SENT_FROM.of(args) + DEF_SECTION]
            pay(s, p, CHI, price_of_attack(s, p, section))
            s.rest[p][section * KINDS + SENT_KIND.of(choice)] -= 1
            attack_khan(s, p, choice, section)

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """As in `spearman@no_retreat:0.1`, `horseman@genghis_khan:0.0+0.1`, or `none`."""
        if choice == NO_ONE_SENT:
            return "none"
        cells = "+".join(CELL_WORDS[cell] for cell in cells_of(choice))
        return f"{KIND_WORDS[SENT_KIND.of(choice)]}@{card_words(s)[SENT_CARD.of(choice)]}:{cells}"

    def prompt(self, s: GreatWall, p: int, args: int) -> Say:
        """What a spot brings, and what the attack costs."""
        section = s.pad[SENT_FROM.of(args) + DEF_SECTION]
        told: dict[str, int | str] = {"price": price_of_attack(s, p, section), "must": int(khan_of(s).spared >= 0)}
        return Say("khan_attack", told)

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        if choice == NO_ONE_SENT:
            return Say("option-khan-none")
        cell = SENT_CELL.of(choice)
        kind, card = KIND_WORDS[SENT_KIND.of(choice)], card_words(s)[SENT_CARD.of(choice)]
        told: dict[str, int | str] = {
            "kind": kind,
            "card": card,
            "line": line_of(cell) + 1,
            "column": column_of(cell) + 1,
        }
        return Say("option-khan", told)

    def effect(self, s: GreatWall, p: int, args: int, choice: int) -> Say | None:
        """The honor, and whether a skill falls silent."""
        if choice == NO_ONE_SENT:
            return None
        cells, card = cells_of(choice), SENT_CARD.of(choice)
        last = card > 0 and khan_of(s).covers[card].count(OPEN) == len(cells)
        return Say("effect-khan", {"honour": HONOUR_PER_SPOT * len(cells), "silences": int(last)})

    def target(self, s: GreatWall, p: int, args: int, choice: int) -> list[str]:
        if choice == NO_ONE_SENT:
            return []
        word = card_words(s)[SENT_CARD.of(choice)]
        return [f"khan-{word}-{CELL_WORDS[cell]}" for cell in cells_of(choice)]


def cells_of(sending: int) -> list[int]:
    """The cells that an attack covers."""
    cell = SENT_CELL.of(sending)
    if SENT_KIND.of(sending) != HORSEMAN:
        return [cell]
    return [cell, cell + (COLUMNS if SENT_SOUTH.of(sending) else 1)]


def attack_khan(s: GreatWall, p: int, sending: int, section: int) -> None:
    """A soldier covers its spots: 6 honor each; a skill without a free spot is silenced for good (GWX-GK-12)."""
    card, cells = SENT_CARD.of(sending), cells_of(sending)
    kind = SENT_KIND.of(sending)
    stand(khan_of(s).covers[card], p, kind, cells)
    if s.journal is not None:
        s.tell(E_KHAN_ATTACKED, p, [kind, khan_card(s, card)])
    gain_honour(s, p, HONOUR_PER_SPOT * len(cells), OF_KHAN_ATTACKS)
    if card and is_silenced(s, card):
        silence(s, khan_of(s).skills[card - 1])
    if is_defeated(s) and s.journal is not None:
        s.tell(E_KHAN_DEFEATED, NOBODY, [])
    moment(s, ON_KHAN_ATTACK, p, kind, section, card, 0, len(cells))


def stand(cells: list[int], p: int, kind: int, at: list[int]) -> None:
    """Put a soldier into its cells."""
    base = FIRST_SOLDIER + p * STANCES
    if kind != HORSEMAN:
        cells[at[0]] = base + ON_FOOT
        return
    stance = RIDER_SOUTH if at[1] == at[0] + COLUMNS else RIDER_EAST
    cells[at[0]], cells[at[1]] = base + stance, base + stance + 1


def khan_card(s: GreatWall, card: int) -> int:
    """One of his three cards as the journal names it: the Khan, then all skills."""
    return khan_of(s).skills[card - 1] + 1 if card else 0


CARD_WORDS = [THE_KHAN, *SKILL_WORDS]  # as the journal counts them


def silence(s: GreatWall, skill: int) -> None:
    """A skill acts no more."""
    s.common.remove(COMMON_WORDS.index(SKILL_WORDS[skill]))
    s.listen_anew()
    if s.journal is not None:
        s.tell(E_SKILL_SILENCED, NOBODY, [skill])
    moment(s, ON_SKILL_SILENCED, NO_CLAN, skill)


# ---- a soldier is spared for it


def defeat_under_way(s: GreatWall) -> int:
    """The place of the defeat whose survivors are still to leave the card, -1 for none."""
    for i in range(len(s.stack) - 1, -1, -1):
        if code_of(s.stack[i]) == S_SURVIVORS:
            return DEFEAT.of(args_of(s.stack[i]))
    return -1


def doomed_kinds(s: GreatWall, p: int, killing: int) -> list[int]:
    """The kinds of a claimant's victims in a defeat that could attack the Khan instead (GWX-GK-32)."""
    defeat = defeat_under_way(s)
    if defeat < 0 or s.pad[killing + KILL_SCOPE] != IN_DEFEAT or s.pad[defeat + DEF_CLAIMANT] != p:
        return []
    if khan_of(s).spared >= 0 or s.resources[p][CHI] < price_of_attack(s, p, s.pad[defeat + DEF_SECTION]):
        return []
    out: list[int] = []
    for doomed in victims_of(s, p, killing):
        kind = kind_of(s, VICTIM_ON.of(doomed), VICTIM_CELL.of(doomed))
        if kind in SENT_KINDS and kind not in out and spots_for(s, kind):
            out.append(kind)
    return out


class SpareForKhan(Choice[GreatWall]):
    """Choose the kind of the victim that is not killed and will attack the Khan (GWX-GK-ADV-03, GWX-GK-32)."""

    rule = "GWX-GK-32"
    args = SPARING
    choices = SPARED_KINDS

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        """Spearman or horseman."""
        return doomed_kinds(s, p, SPARED_IN.of(args))

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        """It stays on the card, and survives."""
        place = SPARED_IN.of(args)
        khan_of(s).spared = choice
        for doomed in victims_of(s, p, place):
            if kind_of(s, VICTIM_ON.of(doomed), VICTIM_CELL.of(doomed)) == choice:
                strike_off(s, doomed, place)
                break
        if s.journal is not None:
            s.tell(E_SPARED_FOR_KHAN, p, [choice])

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """As in `spare:horseman`."""
        return f"spare:{KIND_WORDS[choice]}"

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        return Say("option-kind", {"kind": KIND_WORDS[choice]})

    def target(self, s: GreatWall, p: int, args: int, choice: int) -> list[str]:
        defeat = defeat_under_way(s)
        return [f"horde-{HORDE_WORDS[s.pad[defeat + DEF_CARD]]}"] if defeat >= 0 else []
