"""Solo play: one player against Qin Jiushao, with the Reed clan (4.3, 7)."""

from typing import Final

from rampart.games.great_wall.box import Box
from rampart.games.great_wall.codes import S_END_CHECK, S_REFRESH_ROW
from rampart.games.great_wall.content.names import ADVISOR_WORDS, ARTIFACT_WORDS
from rampart.games.great_wall.modules.module import Faults, Module
from rampart.games.great_wall.modules.solo import codes as c
from rampart.games.great_wall.modules.solo import steps, year
from rampart.games.great_wall.modules.solo.part import SOLO as WORD
from rampart.games.great_wall.modules.solo.part import TRACK, Solo, qin_of, solo_of
from rampart.games.great_wall.modules.solo.qin import QIN, VOICE
from rampart.games.great_wall.part import Part
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.tables import (
    ALL_WIN,
    CLERKS,
    COMMAND_WORDS,
    COMMANDS,
    HORSEMAN,
    KIND_WORDS,
    LOCATION_WORDS,
    NOBODY_WINS,
    OF_HEAD_START,
    POOL,
    PRODUCTION,
    SPEARMAN,
    UNHIRED,
)
from rampart.games.great_wall.vocabulary import FALL_END, ON_COMMANDS_REVEALED
from rampart.kernel.fields import LIST, Field, Layout, Pool
from rampart.kernel.game import Objection
from rampart.kernel.rules import EventKind, Option
from rampart.kernel.step import Say, Step

LEVELS: Final = ["normal", "hard", "very_hard"]
HEAD_START: Final = {"normal": 0, "hard": 50, "very_hard": 100}  # honor that Qin begins with (GW-SET46)
OVERSEERS: Final = [HORSEMAN, HORSEMAN, SPEARMAN, SPEARMAN]  # by location (GW-SET42)
FIRST_ADVISORS: Final = 2

LOCATION: Final = Field("location", words=LOCATION_WORDS)
ADVISOR: Final = Field("card", words=ADVISOR_WORDS)


class SoloPlay(Module):
    """The mode for one player."""

    word = WORD

    def options(self) -> list[Option]:
        return [
            Option("level", LEVELS, "normal", "Solo: Qin Jiushao begins with 0, 50 or 100 honor.", leading=True),
            Option(
                "both_advisors",
                [False, True],
                False,
                "Solo, harder: each spring both advisors that leave the row go to Qin Jiushao, not one.",
            ),
        ]

    def objection(self, seats: int, options: dict[str, int | str | bool]) -> Objection | None:
        """Its options are for one player alone."""
        solo = tuple(option.name for option in self.options() if options[option.name] != option.default)
        if seats > 1 and solo:
            return Objection(f"{' and '.join(solo)} are options of the solo game, for one player.", solo)
        return None

    def steps(self) -> dict[int, Step[GreatWall]]:
        return {
            c.S_QIN_TURNS_UP: steps.QinTurnsUp(),
            c.S_QIN_DO: steps.QinDo(),
            c.S_QIN_PLACE: steps.QinPlace(),
            c.S_QIN_RECRUIT: steps.QinRecruit(),
            c.S_QIN_SHOOT: steps.QinShoot(),
            c.S_QIN_ACTIVATION: steps.QinActivation(),
            c.S_QIN_NEXT_LOCATION: steps.QinNextLocation(),
            c.S_QIN_WORK: steps.QinWork(),
            c.S_QIN_MOVE_REED: steps.QinMovesReed(),
            c.S_QIN_ABILITY: steps.QinAbility(),
            c.S_QIN_SPRING_ROW: year.RefreshRowForQin(),
            c.S_QIN_ADVISOR: year.QinAdvisor(),
            c.S_QIN_FILL_ROW: year.FillRowAfterQin(),
            c.S_QIN_SCORE: year.QinScore(),
            c.S_QIN_END_CHECK: year.SoloEndCheck(),
        }

    def events(self) -> dict[int, EventKind]:
        return {
            c.E_QIN_TRACK: EventKind("qin_track", [LOCATION], "GW-QIN21"),
            c.E_QIN_ADVISOR: EventKind("qin_advisor", [ADVISOR], "GW-QIN06"),
            c.E_QIN_COPIES: EventKind("qin_copies", [Field("command", words=COMMAND_WORDS)], "GWC-SCM-06"),
            c.E_QIN_SHUFFLED: EventKind("qin_shuffled", [], "GW-QIN11"),
            c.E_REED_MOVED_BY_QIN: EventKind(
                "reed_moved_by_qin", [Field("from", words=LOCATION_WORDS), LOCATION], "GW-QIN60"
            ),
            c.E_REED_DISMISSED: EventKind("reed_dismissed", [ADVISOR], "GW-QIN62"),
            c.E_QIN_SCORED: EventKind(
                "qin_scored", [Field("card", words=ARTIFACT_WORDS), Field("n", high=99)], "GW-QIN08"
            ),
            c.E_QIN_IDLE: EventKind("qin_idle", [Field("kind", words=KIND_WORDS)], "GW-QIN59"),
        }

    def layouts(self) -> dict[int, Layout]:
        return {c.L_QIN_ORDER: Layout("qin_order", [Field("locations", LIST, words=LOCATION_WORDS)])}

    def voices(self) -> tuple[int, ...]:
        return (VOICE,)

    def in_play(self, seats: int, options: dict[str, int | str | bool]) -> bool:
        """One player plays against Qin."""
        return seats == 1

    def pack(self, box: Box) -> None:
        """Qin comes right after the seat, so that those who own honor are together."""
        box.automata.append(QIN)
        box.players = box.seats + 1
        box.inserts[ON_COMMANDS_REVEALED].append(c.S_QIN_TURNS_UP)
        box.inserts[FALL_END].append(c.S_QIN_ABILITY)
        box.instead[S_REFRESH_ROW] = c.S_QIN_SPRING_ROW
        box.instead[S_END_CHECK] = c.S_QIN_END_CHECK

    def pools(self, box: Box) -> list[Pool]:
        """His six command cards (GWC-S03)."""
        return [Pool("qin", COMMAND_WORDS, [1] * COMMANDS)]

    def part(self) -> Part | None:
        return Solo()

    def lay_out(self, s: GreatWall) -> None:
        """Clerks, overseers, track, advisors, head start and deck (GW-SET41 to GW-SET46)."""
        qin, part = qin_of(s), solo_of(s)
        s.clerks[qin] = [0] * len(s.clerks[qin])
        s.clerks[qin][POOL] = CLERKS
        s.levels[qin] = [1] * PRODUCTION
        s.overseers[qin] = OVERSEERS[:]
        for kind in OVERSEERS:
            s.pool[qin][kind] -= 1
        part.track = list(range(TRACK))
        s.rng.shuffle(part.track)
        part.deck = list(range(COMMANDS))
        s.rng.shuffle(part.deck)
        part.turned = -1
        part.discard = []
        s.support[qin] = sorted(s.advisor_deck.pop() for _ in range(FIRST_ADVISORS))
        s.honour[qin] = s.sources[qin][OF_HEAD_START] = HEAD_START[str(s.box.options["level"])]

    def judge(self, s: GreatWall) -> None:
        """More honor than Qin wins; a tie is a loss, and so is an empty bank of shame (GW-QIN09, GW-QIN10)."""
        if s.outcome != NOBODY_WINS:
            s.outcome = ALL_WIN if s.honour[0] > s.honour[qin_of(s)] else NOBODY_WINS

    def verdict(self, s: GreatWall) -> Say | None:
        """Who has more honor, or that shame decided."""
        if s.shame_bank == 0:
            return Say("solo-shamed")
        told: dict[str, int | str] = {"own": s.honour[0], "his": s.honour[qin_of(s)]}
        return Say("solo-won" if s.outcome == ALL_WIN else "solo-lost", told)

    def derive(self, s: GreatWall, given: list[str]) -> None:
        """His card on the command track is the one that was turned up."""
        s.chosen[qin_of(s)] = solo_of(s).turned

    def faults(self, s: GreatWall) -> Faults:
        """A complete track, and nothing of Qin's where he never has any (GW-QIN01, GW-QIN22)."""
        qin, part = qin_of(s), solo_of(s)
        out: Faults = []
        if sorted(part.track) != list(range(TRACK)):
            out.append(("solo.track", "each of the five tokens lies on it once"))
        if s.chosen[qin] != part.turned:
            out.append(("solo.turned", "it is the card that Qin has chosen"))
        if sum(s.rest[qin]) + sum(s.shamed[qin]):
            out.append((f"rest[{qin}]", "Qin's soldiers stand on horde cards, on firing spots or in his pool"))
        if s.clerks[qin][UNHIRED] or any(s.clerks[qin][location] for location in range(PRODUCTION + 1, POOL)):
            out.append((f"clerks[{qin}]", "Qin works in the production locations and the barracks only"))
        if not all(s.levels[qin]):
            out.append((f"levels[{qin}]", "Qin has an overseer in every production location"))
        if any(s.stains[card] for card in s.claimed[qin]):
            out.append(("stains", "Qin never has shame"))
        return out


SOLO: Final = SoloPlay()
