"""What the game has room for: modules with cards of the table, effects on other players, ends for all, gaps."""

from collections.abc import Iterator

import pytest
from tests.rules import rule

import rampart
from rampart.games.great_wall import tables as t
from rampart.games.great_wall.appraise import appraise
from rampart.games.great_wall.arguments import CLAUSE
from rampart.games.great_wall.box import Box
from rampart.games.great_wall.cards import CLAUSE_WORDS, CLAUSES, COMMON_CARDS, Clause, CommonCard, Modifier, enrol
from rampart.games.great_wall.codes import S_CHOOSE_SECTION, S_DO, S_RECLAIM
from rampart.games.great_wall.combinators import EACH_OTHER, ForEach, OnePlayer, WithConsent
from rampart.games.great_wall.content.decks import add_common
from rampart.games.great_wall.content.hearing import (
    COMMON_WORDS,
    FORCED_BY_COMMON,
    HEARD_BY_COMMON,
    LIMITED,
    MINDED_BY_COMMON,
    STAYING,
)
from rampart.games.great_wall.content.names import HORDE_WORDS, type_of
from rampart.games.great_wall.effects import Gain, GainHonour
from rampart.games.great_wall.evaluate import worth
from rampart.games.great_wall.game import RULES
from rampart.games.great_wall.habits.clerks import desire
from rampart.games.great_wall.habits.habit import habit
from rampart.games.great_wall.habits.knowhow import KNOWN, NOTHING, Knowhow
from rampart.games.great_wall.habits.known import ALL
from rampart.games.great_wall.modules.module import Module
from rampart.games.great_wall.modules.registry import MODULES, packed, table_of
from rampart.games.great_wall.queries import ask, is_final
from rampart.games.great_wall.scoring import finish
from rampart.games.great_wall.setup import set_up
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.steps.horde_check import remove_horde
from rampart.games.great_wall.triggers import moment
from rampart.games.great_wall.verbs import sacrifice
from rampart.games.great_wall.vocabulary import (
    ANYBODY,
    COST_BARRICADE,
    DEFENCE,
    NO_LIMIT,
    PER_YEAR,
    SPRING_END,
    SPRING_START,
)
from rampart.games.great_wall.weights import TUNED, Weights
from rampart.kernel.rng import seeded

R, B, Y = range(3)
USUAL = {option.name: option.default for option in RULES.options}
CONFIG = [option.choices.index(option.default) for option in RULES.options]
ENROLLED: list[list[object]] = [
    CLAUSES, CLAUSE_WORDS, COMMON_CARDS, COMMON_WORDS, HEARD_BY_COMMON, FORCED_BY_COMMON, MINDED_BY_COMMON, LIMITED,
]  # fmt: skip


@pytest.fixture(autouse=True, scope="module")
def _the_box_as_it_was() -> Iterator[None]:
    """What is enrolled here is taken out again: other tests read what the package holds."""
    before = [len(one) for one in ENROLLED]
    yield
    for one, length in zip(ENROLLED, before, strict=True):
        del one[length:]


def comet() -> int:
    """A card of the table, enrolled once: cheaper barricades, chi in spring, a chosen honor once a year, a storm."""
    if "comet" not in COMMON_WORDS:
        add_common(
            CommonCard(
                "comet",
                clauses=[
                    Clause(SPRING_START, [Gain(t.CHI, 1)], who=ANYBODY, auto=True),
                    Clause(SPRING_END, [GainHonour(2)], who=ANYBODY, limit=PER_YEAR),
                ],
                modifiers=[
                    Modifier(COST_BARRICADE, add=-1),
                    Modifier(DEFENCE, put=0, final=True, when=lambda s, owner, x, y: x == 2),
                ],
                forced=[Clause(SPRING_START, [ForEach([GainHonour(3)])])],
            )
        )
    return COMMON_WORDS.index("comet")


class CometModule(Module):
    """The example of the docs, and a horde type that leaves the deck unseen."""

    word = "comet"

    def in_play(self, seats: int, options: dict[str, int | str | bool]) -> bool:
        return True

    def pack(self, box: Box) -> None:
        box.common.append(comet())

    def deal_hordes(self, s: GreatWall, deck: list[int]) -> list[int]:
        gone = type_of(deck[0])
        s.horde_box = [card for card in deck if type_of(card) == gone]
        return [card for card in deck if type_of(card) != gone]

    def lay_out(self, s: GreatWall) -> None:
        s.common = s.box.common[:]
        s.listen_anew()


def table(seats: int = 3, *more: Module) -> GreatWall:
    """A game with the comet, once all have chosen what is chosen at set-up."""
    s = table_of(RULES, CONFIG, seeded(5), packed(seats, dict(USUAL), [*MODULES, CometModule(), *more]))
    set_up(s)
    s.advance()
    while s.season != t.FALL:
        seat = s.deciders[0]
        s.choose(s.options(seat)[0], seat)
    s.stack.clear()
    s.pad.clear()
    s.asked = s.waiting = 0
    s.drafts = []
    s.push(S_RECLAIM, R)
    s.advance()
    return s


def done(clause: Clause, s: GreatWall, p: int) -> None:
    """Do what a clause says."""
    if clause.code < 0:
        enrol(clause, "yang_ye", f"test-{len(CLAUSES)}")
    s.push(S_DO, p, CLAUSE.put(clause.code))
    s.advance()


@rule("GW-T80", "GW-T81")
def test_a_card_of_the_table_changes_what_anyone_and_no_one_asks() -> None:
    s = table()
    assert [ask(s, COST_BARRICADE, p, 2, 0) for p in (R, B, -1)] == [1, 1, 1]
    s.common = []
    s.listen_anew()
    assert ask(s, COST_BARRICADE, R, 2, 0) == 2


@rule("GW-T40", "GW-T41")
def test_what_is_set_for_good_cannot_be_changed() -> None:
    s = table()
    assert ask(s, DEFENCE, -1, 9, 2) == 0 and is_final(s, DEFENCE, -1, 2)
    assert ask(s, DEFENCE, -1, 9, 1) == 9 and not is_final(s, DEFENCE, -1, 1)


@rule("GW-T05", "GW-T65")
def test_what_it_forces_happens_to_all_and_what_is_free_comes_to_each() -> None:
    s = table()
    honour, chi = s.honour[:], [mine[t.CHI] for mine in s.resources]
    moment(s, SPRING_START, t.NO_CLAN)
    s.advance()
    assert [now - before for now, before in zip(s.honour, honour, strict=True)] == [3, 3, 3]
    assert [mine[t.CHI] - before for mine, before in zip(s.resources, chi, strict=True)] == [1, 1, 1]


@rule("GWC-R05")
def test_a_limit_of_a_card_of_the_table_counts_for_each_seat_alone() -> None:
    s = table()
    first, second = s.order()[:2]
    for expected in ([first, second], [second]):
        moment(s, SPRING_END, t.NO_CLAN)
        s.advance()
        asked = []
        while s.mover != R or s.rules.steps[s.stack[-1] & 4095].name == "respond":
            asked.append(s.mover)
            use = [x for x in s.opts if s.key(x, s.mover) == "use:comet"]
            s.choose(use[0] if s.mover == first and use else s.opts[0], s.mover)
        assert asked[: len(expected)] == expected
        s.stack[:] = s.stack[:1]
    assert s.common_uses and s.common_uses[0][1] == first
    assert CLAUSES[s.common_uses[0][0]].limit == NO_LIMIT or CLAUSES[s.common_uses[0][0]].common


@rule("GW-T07", "GW-T74")
def test_effects_may_mean_each_player_one_player_or_one_who_agrees() -> None:
    s = table()
    before = s.honour[:]
    done(Clause(-1, [ForEach([GainHonour(1)], EACH_OTHER)]), s, R)
    assert [s.honour[p] - before[p] for p in (R, B, Y)] == [0, 1, 1]
    done(Clause(-1, [OnePlayer([WithConsent([GainHonour(4)])])]), s, R)
    assert sorted(s.key(x, R) for x in s.options(R)) == ["player:1", "player:2"]
    s.choose("player:2", R)
    assert s.deciders == [Y] and [s.key(x, Y) for x in s.options(Y)] == ["refuse", "agree"]
    refused = s.copy()
    refused.choose("refuse", Y)
    s.choose("agree", Y)
    assert (s.honour[Y] - before[Y], refused.honour[Y] - before[Y]) == (5, 1)


@pytest.mark.parametrize(("outcome", "winners"), [(t.ALL_WIN, [R, B, Y]), (t.NOBODY_WINS, [])])
def test_a_game_may_end_at_once_for_all(outcome: int, winners: list[int]) -> None:
    s = table()
    finish(s, t.END_TIME, outcome)
    s.advance()
    assert s.over and s.winners() == winners and s.ranking() == [[R, B, Y]] and s.ending == "time"


def test_what_left_the_deck_at_random_is_hidden_from_all() -> None:
    s = table()
    assert len(s.horde_box) == 3 and len({type_of(card) for card in s.horde_box}) == 1
    assert all(card < 0 for card in s.view(R).horde_box)
    guesses = {tuple(sorted(s.determinise(R, seed).horde_box)) for seed in range(8)}
    assert len(guesses) > 1


def test_a_card_out_of_play_is_in_no_pool() -> None:
    names = {pool.name: pool for pool in rampart.game("great_wall").new(players=2).pools()}
    assert sum(names["hordes"].content) == 16
    assert [HORDE_WORDS[i][-1] for i, n in enumerate(names["hordes"].content) if n].count("L") == 0


def test_a_horde_that_stays_leaves_a_gap_when_the_cards_before_it_go() -> None:
    s = table()
    cards = [0, 3, 6]  # three types in section L
    s.hordes[:3], s.covers[:3] = cards, [[1] * 12, [2] * 12, [1] * 12]
    STAYING.append(type_of(6))
    try:
        remove_horde(s, 0)
        assert s.hordes[:3] == [3, -1, 6] and s.covers[0] == [2] * 12
        assert (s.depth(0), s.free_row(0)) == (2, 1)
    finally:
        STAYING.remove(type_of(6))
    remove_horde(s, 0)
    assert s.hordes[:3] == [6, -1, -1]


@rule("GW-T74")
def test_sacrificed_pieces_are_gone_for_good_and_documents_know_it() -> None:
    s = rampart.game("great_wall").new(players=3, seed=2)
    assert isinstance(s, GreatWall)
    s.pool[B][t.ARCHER] -= 1
    s.clerks[B][t.POOL] -= 1
    sacrifice(s, B, 0, 1)
    sacrifice(s, B, 1 + t.ARCHER, 1)
    again = rampart.game("great_wall").load(s.document())
    assert isinstance(again, GreatWall)
    assert again == s and again.pool[B][t.ARCHER] == t.FIGURES[t.ARCHER] - 1
    assert s.copy().sacrificed[B] == [1, 0, 1, 0, 0, 0]


def test_what_the_bots_know_of_modules_is_listed_once_and_belongs_to_a_module() -> None:
    words = [knowhow.word for knowhow in ALL]
    assert sorted(set(words)) == sorted(words) and set(words) <= {module.word for module in MODULES}


class Hoarder(Knowhow):
    """Takes the first section, wants the academy, and counts its gold."""

    word = "hoarder"

    def choose(self, s: GreatWall, p: int, code: int, options: list[int], w: Weights) -> int:
        return options[0] if code == S_CHOOSE_SECTION else NOTHING

    def desire(self, s: GreatWall, p: int, location: int, w: Weights) -> float:
        return 40.0 if location == t.WAR_ACADEMY else 0.0

    def prices(self, s: GreatWall, p: int, code: int, options: list[int], w: Weights) -> list[float]:
        return [7.0 for _ in options] if code == S_RECLAIM else []

    def worth(self, s: GreatWall, p: int, years: float, w: Weights) -> float:
        return 100.0 * s.resources[p][t.GOLD]


class HoarderModule(Module):
    """Changes nothing but what the bots know."""

    def __init__(self) -> None:
        self.word = "hoarder"

    def in_play(self, seats: int, options: dict[str, int | str | bool]) -> bool:
        return True


def test_a_module_adds_what_the_bots_know_of_it() -> None:
    plain, s = table(), table(3, HoarderModule())
    KNOWN["hoarder"] = Hoarder()
    try:
        options = [0, 1]
        assert habit(plain, R, S_CHOOSE_SECTION, options, TUNED) == 1
        assert habit(s, R, S_CHOOSE_SECTION, options, TUNED) == 0
        assert appraise(s, R, s.options(R), TUNED) == [7.0 for _ in s.options(R)]
        assert desire(s, R, t.WAR_ACADEMY, TUNED) == desire(plain, R, t.WAR_ACADEMY, TUNED) + 40.0
        assert desire(s, R, t.EMBASSY, TUNED) == desire(plain, R, t.EMBASSY, TUNED)
        assert worth(s, R, TUNED) == pytest.approx(worth(plain, R, TUNED) + 100.0 * s.resources[R][t.GOLD])
    finally:
        del KNOWN["hoarder"]
