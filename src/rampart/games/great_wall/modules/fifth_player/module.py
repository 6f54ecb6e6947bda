"""The fifth player: the Panda clan's box, with cards for a full table (7.5)."""

from typing import Final

from rampart.games.great_wall.arguments import MATERIALS_DUE, PAYING
from rampart.games.great_wall.box import Box
from rampart.games.great_wall.codes import E_PROMOTED, S_PAY_MATERIALS
from rampart.games.great_wall.content.names import ADVISOR_WORDS, GENERAL_WORDS, TACTIC_WORDS, codes
from rampart.games.great_wall.modules.fifth_player.names import FIFTH_ADVISORS, FIFTH_GENERALS, FIFTH_TACTICS
from rampart.games.great_wall.modules.module import Module
from rampart.games.great_wall.queries import ask
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.tables import CHI, MATERIALS, OF_CARDS, PRODUCTION, SPEARMAN
from rampart.games.great_wall.verbs import gain_honour, pay
from rampart.games.great_wall.vocabulary import CHI_FOR_BUILDING
from rampart.kernel.codec import Options, count
from rampart.kernel.game import Objection
from rampart.kernel.rules import Option
from rampart.kernel.step import Choice, Say, Step

FIFTH_PLAYER: Final = "fifth_player"
FULL_TABLE: Final = 5
S_PAY_CHI: Final = 330  # in the range of the boxes with cards of their own kinds
BI_SHENG: Final = GENERAL_WORDS.index("bi_sheng")
CHI_HONOUR: Final = 1
MOST_CHI: Final = 2

AMOUNTS: Final = Options()
AMOUNTS.part("n", count(MOST_CHI))


class PayChi(Choice[GreatWall]):
    """Pay a part of a building in chi, where a card allows it; the rest is paid in materials (GWX-5P-ADV-01)."""

    rule = "GWX-5P-ADV-01"
    args = PAYING
    choices = AMOUNTS

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        """At least what the materials lack."""
        due = MATERIALS_DUE.of(args)
        most = min(ask(s, CHI_FOR_BUILDING, p, 0), s.resources[p][CHI], due)
        return list(range(max(0, due - sum(s.resources[p][:MATERIALS])), most + 1))

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        """Whoever pays so gains 1 honor."""
        due = MATERIALS_DUE.of(args)
        if choice:
            pay(s, p, CHI, choice)
            gain_honour(s, p, CHI_HONOUR, OF_CARDS)
        if due > choice:
            s.push(S_PAY_MATERIALS, p, MATERIALS_DUE.change(args, due - choice))

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """As in `chi:1`."""
        return f"chi:{choice}"

    def prompt(self, s: GreatWall, p: int, args: int) -> Say:
        return Say("pay_chi", {"due": MATERIALS_DUE.of(args)})

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        return Say("option-amount", {"n": choice, "resource": "chi"})

    def effect(self, s: GreatWall, p: int, args: int, choice: int) -> Say | None:
        return Say("effect-honour", {"n": CHI_HONOUR}) if choice else None

    def target(self, s: GreatWall, p: int, args: int, choice: int) -> list[str]:
        return [f"resource-{p}-chi"]


class FifthPlayer(Module):
    """The box; the board, the shame and the clerks of a full table are the game's own (GWX-5P-01 to GWX-5P-04)."""

    word = FIFTH_PLAYER
    expansion = True

    def options(self) -> list[Option]:
        meaning = "Five players: the cards of the fifth player's box are shuffled into their decks."
        return [Option(FIFTH_PLAYER, [False, True], False, meaning)]

    def in_play(self, seats: int, options: dict[str, int | str | bool]) -> bool:
        return options[FIFTH_PLAYER] is True

    def objection(self, seats: int, options: dict[str, int | str | bool]) -> Objection | None:
        """Its cards are for five (GWX-5P-05)."""
        if options[FIFTH_PLAYER] is True and seats != FULL_TABLE:
            return Objection("The cards of the fifth player are for five players.", (FIFTH_PLAYER,))
        return None

    def steps(self) -> dict[int, Step[GreatWall]]:
        return {S_PAY_CHI: PayChi()}

    def pack(self, box: Box) -> None:
        """Cards into their decks (GWX-5P-05)."""
        box.generals = box.generals + codes(FIFTH_GENERALS, GENERAL_WORDS)
        box.advisors = box.advisors + codes(FIFTH_ADVISORS, ADVISOR_WORDS)
        box.tactics = box.tactics + codes(FIFTH_TACTICS, TACTIC_WORDS)
        box.instead[S_PAY_MATERIALS] = S_PAY_CHI

    def after_choices(self, s: GreatWall) -> None:
        """Bi Sheng has an overseer in every production location from the start (GWX-5P-GEN-02)."""
        for p in range(s.seats):
            if s.generals[p] == BI_SHENG:
                for location in range(PRODUCTION):
                    s.levels[p][location] = 1
                    s.overseers[p][location] = SPEARMAN
                    s.pool[p][SPEARMAN] -= 1
                    if s.journal is not None:
                        s.tell(E_PROMOTED, p, [location, 1])


FIFTH: Final = FifthPlayer()
