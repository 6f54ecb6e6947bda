"""The laws bite: for each a game with one fault that it must find."""

from pathlib import Path
from types import ModuleType

import pytest
from tests import playing
from tests.laws import offers, past, polls, secrecy, storage
from tests.laws.suite import Law, Walk, hold
from tests.playing import Subject
from tests.proving import duel, sealed_bids, smugglers
from tests.proving.duel import Duel, Poison
from tests.proving.sealed_bids import Auction, Award, Bid, Boast
from tests.proving.smugglers import Smugglers
from tests.proving.toy import Toy, toy_game

from rampart import RampartError
from rampart.kernel.fields import Field
from rampart.kernel.frame import WHOLE
from rampart.kernel.rules import Rules
from rampart.kernel.step import Step

WALKS = 40


class SharesPoints(Auction):
    """Its copies share the points of the original."""

    def copy(self) -> "SharesPoints":
        s = super().copy()
        s.points = self.points
        return s


class ForgetsPoints(Auction):
    """The points are not declared."""

    def fields(self) -> list[Field]:
        return [f for f in super().fields() if f.name != "points"]


class MiscountsSources(Auction):
    """The sources of points do not add up to the score."""

    def breakdown(self) -> list[dict[str, int]]:
        return [{"lots": points + 1} for points in self.points]


class Whispers(Auction):
    """What others hold leaves a trace in a public place of every view."""

    def bare(self) -> "Whispers":
        s = super().bare()
        s.leader = max(s.kept)
        return s


class ForgetsWhatAllSaw(Smugglers):
    """A restored position has lost what everyone knew."""

    def refresh(self) -> None:
        self.known = [x & (1 << self.seats) - 1 for x in self.known]
        super().refresh()


class LosesCoins(Award):
    """Coins that are paid vanish."""

    def run(self, s: Auction, p: int, args: int) -> None:
        super().run(s, p, args)
        for spent in s.spent:
            spent.clear()


class HearsListeners(Award):
    """It matters whether someone listens."""

    def run(self, s: Auction, p: int, args: int) -> None:
        super().run(s, p, args)
        if s.journal is not None:
            s.points[0] += 1


class Moody(Award):
    """A game does not go the same way twice."""

    times = 0

    def run(self, s: Auction, p: int, args: int) -> None:
        super().run(s, p, args)
        Moody.times += 1
        s.points[0] += Moody.times % 2


class OneKeyForAll(Bid):
    """Different coins have the same key."""

    def key(self, s: Auction, p: int, args: int, choice: int) -> str:
        return "bid"


class RemembersWhoWasLast(Bid):
    """The order of answers leaves a trace."""

    def complete(self, s: Auction, p: int, args: int, draft: list[int]) -> bool:
        whole = super().complete(s, p, args, draft)
        if whole:
            s.starter = p
        return whole


class OffersTooMuch(Boast):
    """An option lies outside its space."""

    def options(self, s: Auction, p: int, args: int) -> list[int]:
        return [0, 1, 2]


class ChangesWhenAsked(Boast):
    """Asking for the options draws from chance."""

    def options(self, s: Auction, p: int, args: int) -> list[int]:
        if s.viewer == WHOLE:
            s.rng.below(2)
        return [0, 1]


class ChangesWhenNamed(Boast):
    """Asking for a key changes the position."""

    def key(self, s: Auction, p: int, args: int, choice: int) -> str:
        s.starter = (s.starter + 1) % s.seats
        return super().key(s, p, args, choice)


class ShowsThePoison(Poison):
    """A secret choice leaves a trace in a public place."""

    def apply(self, s: Duel, p: int, args: int, choice: int) -> None:
        super().apply(s, p, args, choice)
        s.wounds[p] += choice


class TellsOfThePoison(Poison):
    """A secret choice is told to all."""

    def apply(self, s: Duel, p: int, args: int, choice: int) -> None:
        super().apply(s, p, args, choice)
        s.tell(duel.E_PLAYED, p, [choice])


def with_fault(toy: ModuleType, kind: type[Toy], steps: dict[int, Step[object]]) -> Subject:
    """A toy game with a state or some steps that are not what they should be."""
    old = toy.GAME.rules
    parts = {**toy.STEPS, **steps}
    rules = Rules(old.name, old.version, parts, old.options, old.layouts, old.events, old.asides)
    return Subject(toy_game(rules, "Faulty", toy.GAME.seats, kind, toy.set_up), getattr(toy, "CONFIGS", None))


def auction(kind: type[Auction] = Auction, **steps: Step[Auction]) -> Subject:
    codes = {"award": sealed_bids.S_AWARD, "bid": sealed_bids.S_BID, "boast": sealed_bids.S_BOAST}
    return with_fault(sealed_bids, kind, {codes[name]: step for name, step in steps.items()})  # type: ignore[misc]


def duel_with(poison: Poison) -> Subject:
    return with_fault(duel, Duel, {duel.S_POISON: poison})  # type: ignore[dict-item]


FAULTS: list[tuple[str, Subject, Law]] = [
    ("shared list", auction(SharesPoints), storage.copies_are_independent),
    ("undeclared field", auction(ForgetsPoints), storage.a_dump_revives),
    ("undeclared field", auction(ForgetsPoints), storage.a_document_gives_it_back),
    ("points from nowhere", auction(MiscountsSources), offers.a_game_goes_on_until_it_is_over),
    ("trace of a secret", auction(Whispers), secrecy.two_worlds_that_differ_in_secret_look_the_same),
    ("lost knowledge", with_fault(smugglers, ForgetsWhatAllSaw, {}), secrecy.a_guessed_world_keeps_what_all_know),
    ("lost pieces", auction(award=LosesCoins()), offers.pieces_are_conserved),
    ("listeners matter", auction(award=HearsListeners()), past.listening_changes_nothing),
    ("moods", auction(award=Moody()), storage.a_replay_is_the_game),
    ("moods", auction(award=Moody()), storage.a_copy_is_the_same),
    ("one key", auction(bid=OneKeyForAll()), offers.keys_name_options),
    ("order of answers", auction(bid=RemembersWhoWasLast()), polls.any_order_gives_the_same_state),
    ("outside the space", auction(boast=OffersTooMuch()), offers.options_are_real_and_few),
    ("chance when asked", auction(boast=ChangesWhenAsked()), storage.a_dump_revives),
    ("change when named", auction(boast=ChangesWhenNamed()), offers.asking_changes_nothing),
    ("change when named", auction(boast=ChangesWhenNamed()), offers.an_illegal_choice_changes_nothing),
    ("secret choice shown", duel_with(ShowsThePoison()), secrecy.a_secret_choice_is_not_seen),
    ("secret choice told", duel_with(TellsOfThePoison()), secrecy.a_secret_choice_is_not_seen),
]


def try_out(law: Law, subject: Subject) -> None:
    """Try a law at positions from the start of a game to its end."""
    for i in range(WALKS):
        hold(law, subject, Walk(table=i, seed=i, luck=i, share=i * 100 // WALKS))


@pytest.mark.no_cover
@pytest.mark.parametrize(
    ("subject", "law"), [x[1:] for x in FAULTS], ids=[f"{law.__name__}-{what}" for what, _, law in FAULTS]
)
def test_the_law_finds_the_fault(subject: Subject, law: Law, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "FAILURES", tmp_path)
    with pytest.raises((AssertionError, RampartError)):
        try_out(law, subject)


@pytest.mark.no_cover
@pytest.mark.parametrize(
    ("subject", "law"),
    [(subject, law) for subject in (auction(), duel_with(Poison())) for law in dict.fromkeys(x[2] for x in FAULTS)],
    ids=lambda x: x.__name__ if callable(x) else repr(x),
)
def test_the_law_finds_no_fault_where_there_is_none(subject: Subject, law: Law) -> None:
    try_out(law, subject)
