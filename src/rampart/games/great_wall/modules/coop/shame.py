"""Shame together: 10 honor puts a token back, an empty bank loses the game; time, walls and claims (GW-COO05 to 15)."""

from typing import Final

from rampart.games.great_wall.arguments import ASHAMED, ASHAMED_BY, AT, AT_MOMENT, SHAME, SHAMING
from rampart.games.great_wall.codes import E_BARRICADES_GONE, E_SHAME, S_ADVANCE_TIME, SHM_CAUSE, SHM_DUE, SHM_TOTAL
from rampart.games.great_wall.content.hordes import HONOURS
from rampart.games.great_wall.content.names import type_of
from rampart.games.great_wall.modules.coop.codes import (
    E_KEPT_BARRICADES,
    E_SHAME_BOUGHT,
    E_TOOK_COMMAND,
    S_COOP_PLACE_SHAME,
    S_COOP_REMOVE_SHAME,
    S_COOP_SHAMED,
    S_TAKE_COMMAND,
)
from rampart.games.great_wall.modules.coop.part import coop_of, reclaimable
from rampart.games.great_wall.queries import ask
from rampart.games.great_wall.scoring import finish
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.steps.shame import NOWHERE, PlaceShame, all_taken
from rampart.games.great_wall.steps.words import token_say, token_target
from rampart.games.great_wall.tables import (
    BETRAYAL,
    CAUSE_WORDS,
    COMMAND_WORDS,
    END_SHAME,
    END_TIME,
    KIND_WORDS,
    LETHALITY,
    NO_CLAN,
    NOBODY_WINS,
    OF_HORDES,
    OF_LOSSES,
    SECTIONS,
    SHAME_COST,
)
from rampart.games.great_wall.tokens import NO_TOKEN, SHAMED_KIND, TOKENS, token_key
from rampart.games.great_wall.triggers import moment
from rampart.games.great_wall.verbs import gain_honour, lose_honour, remove_token, tokens_of
from rampart.games.great_wall.vocabulary import (
    COST_SHAME_HONOUR,
    ON_BARRICADES_REMOVED,
    ON_SHAME_REMOVED,
    P_PLAYER,
    P_X,
)
from rampart.kernel.codec import Options, one_of
from rampart.kernel.frame import NOBODY
from rampart.kernel.step import Choice, Refusal, Say, Step

SHAME_PRICE: Final = 10  # honor for a token (GW-COO10)
STOP: Final = NO_TOKEN
SHAMED_OR_NOT: Final = Options()
UNDER: Final = SHAMED_OR_NOT.part("kind", one_of(KIND_WORDS))
NO_PLACE: Final = SHAMED_OR_NOT.case("nowhere").code
GIVE_BACK: Final = SHAMED_OR_NOT.case("return").code
BACK: Final = Options()
BACK.part("command", one_of(COMMAND_WORDS))
NONE_BACK: Final = BACK.case("none").code
PLACE: Final = PlaceShame()


def shame_price(s: GreatWall, p: int) -> int:
    """What it costs to put a token back: exactly 10 honor, unless a card says otherwise."""
    return ask(s, COST_SHAME_HONOUR, p, SHAME_PRICE)


class CoopShamed(Step[GreatWall]):
    """Take the next token; where one is due and the bank is empty, all lose at once (GW-COO14)."""

    rule = "GW-COO14"
    args = SHAMING

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """Until all that are due have been processed."""
        place = SHAME.of(args)
        if all_taken(s, p, place):
            return
        if s.shame_bank == 0:
            finish(s, END_SHAME, NOBODY_WINS)
            return
        s.pad[place + SHM_DUE] -= 1
        s.pad[place + SHM_TOTAL] += 1
        s.push(S_COOP_SHAMED, p, args)
        if s.journal is not None:
            s.tell(E_SHAME, p, [s.pad[place + SHM_CAUSE]])
        s.push(S_COOP_PLACE_SHAME, p, ASHAMED_BY.put(s.pad[place + SHM_CAUSE]))


class CoopPlaceShame(Choice[GreatWall]):
    """Put a shame token under an available soldier, or give it back for 10 honor (GW-COO10, GW-COO11)."""

    rule = "GW-COO10"
    args = ASHAMED
    choices = SHAMED_OR_NOT

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        """Never on a horde card; without a soldier it leaves the game (GW-SHM06)."""
        out = [UNDER.put(kind) for kind in range(len(KIND_WORDS)) if s.pool[p][kind]]
        if not out:
            out.append(NO_PLACE)
        if s.honour[p] >= shame_price(s, p):
            out.append(GIVE_BACK)
        return out

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        """Given back it stays in the bank; who has less than 10 honor cannot (R22)."""
        if choice == GIVE_BACK:
            buy_back(s, p)
            moment(s, ON_SHAME_REMOVED, p)
            return
        PLACE.apply(s, p, args, NOWHERE if choice == NO_PLACE else SHAMED_KIND.put(UNDER.of(choice)))

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """As in `soldier:archer`, `nowhere` or `return`."""
        if choice == GIVE_BACK:
            return "return"
        return "nowhere" if choice == NO_PLACE else f"soldier:{KIND_WORDS[UNDER.of(choice)]}"

    def prompt(self, s: GreatWall, p: int, args: int) -> Say:
        return Say("coop_place_shame", {"cause": CAUSE_WORDS[ASHAMED_BY.of(args)], "bank": s.shame_bank})

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        if choice == GIVE_BACK:
            return Say("option-shame-return")
        if choice == NO_PLACE:
            return Say("option-nowhere")
        return Say("option-shame-soldier", {"kind": KIND_WORDS[UNDER.of(choice)]})

    def effect(self, s: GreatWall, p: int, args: int, choice: int) -> Say | None:
        if choice == GIVE_BACK:
            return Say("effect-honour-paid", {"price": shame_price(s, p), "left": s.honour[p] - shame_price(s, p)})
        if choice == NO_PLACE:
            lost = min(SHAME_COST, s.honour[p])
            return Say("effect-honour-paid", {"price": lost, "left": s.honour[p] - lost}) if lost else None
        return Say("effect-shame-soldier", {"left": s.pool[p][UNDER.of(choice)] - 1})

    def target(self, s: GreatWall, p: int, args: int, choice: int) -> list[str]:
        if choice == GIVE_BACK or choice == NO_PLACE:
            return []
        return [f"pool-{p}-{KIND_WORDS[UNDER.of(choice)]}"]

    def refused(self, s: GreatWall, p: int, args: int) -> list[Refusal]:
        """Too little honor to give it back."""
        if s.honour[p] >= shame_price(s, p):
            return []
        why = Say("why-little-honour", {"need": shame_price(s, p), "have": s.honour[p]})
        return [Refusal("return", Say("option-shame-return"), why, "GW-COO10")]


def buy_back(s: GreatWall, p: int) -> None:
    """Pay the honor for a token."""
    if s.journal is not None:
        s.tell(E_SHAME_BOUGHT, p, [])
    lose_honour(s, p, shame_price(s, p), OF_LOSSES)


class CoopRemoveShame(Choice[GreatWall]):
    """Summer, step 2: lose 10 honor to put a shame token back, as often as you like (GW-COO10)."""

    rule = "GW-COO10"
    choices = TOKENS

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        """The own tokens."""
        return [*tokens_of(s, p), STOP] if s.honour[p] >= shame_price(s, p) else [STOP]

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        """And again."""
        if choice == STOP:
            return
        s.push(S_COOP_REMOVE_SHAME, p)
        lose_honour(s, p, shame_price(s, p), OF_LOSSES)
        remove_token(s, p, choice)

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """As in `soldier:archer`, or `stop`."""
        return "stop" if choice == STOP else token_key(choice)

    def prompt(self, s: GreatWall, p: int, args: int) -> Say:
        return Say("coop_remove_shame", {"bank": s.shame_bank, "price": shame_price(s, p)})

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        return Say("option-stop") if choice == STOP else token_say(s, p, choice)

    def effect(self, s: GreatWall, p: int, args: int, choice: int) -> Say | None:
        if choice == STOP:
            return None
        return Say("effect-honour-paid", {"price": shame_price(s, p), "left": s.honour[p] - shame_price(s, p)})

    def target(self, s: GreatWall, p: int, args: int, choice: int) -> list[str]:
        return [] if choice == STOP else token_target(s, p, choice)


class CoopAdvanceTime(Step[GreatWall]):
    """The time token would have to leave the last space: all lose; else it moves as ever (GW-COO15)."""

    rule = "GW-COO15"

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """The last winter is still played to its end (R19)."""
        if s.space == len(LETHALITY[s.side]) - 1:
            finish(s, END_TIME, NOBODY_WINS)
        else:
            s.push(S_ADVANCE_TIME)


class CoopWall(Step[GreatWall]):
    """A wall level was built: it counts for this year, and its builder may take a command card back (GW-COO07)."""

    rule = "GW-COO07"
    args = AT_MOMENT

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """Before any card answers."""
        coop_of(s).built += 1
        builder = s.pad[AT.of(args) + P_PLAYER]
        if s.is_seat(builder) and reclaimable(s, builder, BETRAYAL):
            s.push(S_TAKE_COMMAND, builder)


class TakeCommand(Choice[GreatWall]):
    """Take one of your command cards from the discards back into your hand, but not Betrayal (GW-COO07)."""

    rule = "GW-COO07"
    choices = BACK

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        """Or none."""
        return [*reclaimable(s, p, BETRAYAL), NONE_BACK]

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        """All see which."""
        if choice == NONE_BACK:
            return
        s.command_discard[p].remove(choice)
        s.commands[p] = sorted([*s.commands[p], choice])
        if s.journal is not None:
            s.tell(E_TOOK_COMMAND, p, [choice])

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """As in `back:economy`, or `none`."""
        return "none" if choice == NONE_BACK else f"back:{COMMAND_WORDS[choice]}"

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        if choice == NONE_BACK:
            return Say("option-pass")
        return Say("option-command", {"command": COMMAND_WORDS[choice]})

    def target(self, s: GreatWall, p: int, args: int, choice: int) -> list[str]:
        return [] if choice == NONE_BACK else [f"command-discard-{p}"]


class CoopClaim(Step[GreatWall]):
    """A claimed horde brings its honor at once (GW-COO05, GWC-KHO-20)."""

    rule = "GW-COO05"
    args = AT_MOMENT

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """To the player who took it."""
        claimant, card = s.pad[AT.of(args) + P_PLAYER], s.pad[AT.of(args) + P_X]
        if s.is_seat(claimant):
            gain_honour(s, claimant, HONOURS[type_of(card)], OF_HORDES)


class CoopBreach(Step[GreatWall]):
    """A section is breached: noted, for a demand asks for it."""

    rule = "GWC-DEM-01"
    args = AT_MOMENT

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """Until the year ends."""
        coop_of(s).breached |= 1 << s.pad[AT.of(args) + P_X]


class CoopRemoveBarricades(Step[GreatWall]):
    """After all sections the barricades are removed, but those that a general keeps (GW-WIN07, GWC-CGEN-07)."""

    rule = "GW-WIN07"

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """Kept for this winter."""
        part = coop_of(s)
        s.barricades = part.kept
        part.kept = [0] * SECTIONS
        if s.journal is not None:
            s.tell(E_KEPT_BARRICADES if sum(s.barricades) else E_BARRICADES_GONE, NOBODY, [])
        moment(s, ON_BARRICADES_REMOVED, NO_CLAN)
