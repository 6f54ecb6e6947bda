"""A seat's decision for people: what is asked, what can be chosen with which consequence, and what is refused."""

from collections.abc import Sequence
from typing import Final

from rampart.kernel.decision import Decision, Option, Refused
from rampart.kernel.state import State
from rampart.kernel.step import ASIDE
from rampart.text.catalog import knows
from rampart.text.voice import Voice

# The keys with which one leaves it at what there is. Keys are a notation that all games share and that stays, so they
# say it once for all steps; it only matters for the order in which people read the options.
PARTING: Final = (
    "pass", "stop", "done", "none", "end", "decline", "refuse", "withdraw", "hold", "keep", "no", "nowhere", "stay",
)  # fmt: skip


def is_parting(key: str) -> bool:
    """Is it the key of an option that only ends, passes or declines something? Such a one is listed last."""
    return key in PARTING


def in_order(s: State, seat: int, options: Sequence[int]) -> list[int]:
    """Options as they are listed: those that promise most first, else as the rules name them."""
    step, args = s.current(seat)
    return sorted(options, key=lambda code: -step.promise(s, seat, args, code) if code < ASIDE else 0)


def decision(s: State, seat: int, lang: str = "en", names: Sequence[str] | None = None) -> Decision:
    """The present decision of a seat; IllegalChoice where it has none, Hidden where the view does not show it."""
    return Asked(s, seat, Voice(s.rules.name, lang, names)).decision()


class Asked:
    """The step that asks a seat, and the voice that puts it into words."""

    def __init__(self, s: State, seat: int, voice: Voice) -> None:
        self.step, self.args = s.current(seat)
        self.offered = s.offered(seat)
        self.drafted = s.drafts[seat] if s.drafts else []
        self.s = beginning_afresh(s, seat)
        self.seat = seat
        self.voice = voice

    def decision(self) -> Decision:
        prompt = self.step.prompt(self.s, self.seat, self.args)
        return Decision(
            seat=self.seat,
            step=self.step.name,
            prompt=self.voice.say(prompt, self.voice.common("decide", step=self.step.name.replace("_", " "))),
            rule=self.step.rule,
            options=tuple(sorted(map(self.option, self.ordered()), key=lambda option: is_parting(option.key))),
            refused=tuple(self.refusals()),
            draft=tuple(self.draft()),
        )

    def ordered(self) -> list[int]:
        """The options, those that promise most first."""
        return in_order(self.s, self.seat, self.offered)

    def option(self, code: int) -> Option:
        if code >= ASIDE:
            key = self.s.aside_key(self.seat, code - ASIDE)
            return Option(code, key, self.aside("aside", key, key), self.aside("aside_effect", key, ""), (), "")
        key = self.step.key(self.s, self.seat, self.args, code)
        effect = self.step.effect(self.s, self.seat, self.args, code)
        return Option(
            code=code,
            key=key,
            text=self.text(self.s, code),
            effect="" if effect is None else self.voice.say(effect, ""),
            target=tuple(self.step.target(self.s, self.seat, self.args, code)),
            rule=self.step.rule,
        )

    def text(self, s: State, code: int) -> str:
        """The words of an option, its key where the game has none."""
        say = self.step.say(s, self.seat, self.args, code)
        return self.voice.say(say, self.step.key(s, self.seat, self.args, code))

    def aside(self, kind: str, key: str, plainly: str) -> str:
        """The words of an aside: `play:spy@3` is the message `aside-play` with `what` and `where`.

        Its effect is `aside_effect-play`; a game may have none.
        """
        head, _, rest = key.partition(":")
        id = f"{kind}-{head}"
        if self.voice.plain or (plainly == "" and not knows(self.voice.game, id)):
            return plainly
        what, _, where = rest.partition("@")
        return self.voice.t(id, what=what, where=where)

    def refusals(self) -> list[Refused]:
        """What is refused, and why."""
        refused = self.step.refused(self.s, self.seat, self.args)
        say = self.voice.say
        return [Refused(x.key, say(x.what, x.key), say(x.why, x.rule), x.rule) for x in refused]

    def draft(self) -> list[str]:
        """The seat's own answer so far; each part is told as it stood when it was chosen."""
        if not self.drafted:
            return []
        then = self.s.bare()
        texts: list[str] = []
        for i, code in enumerate(self.drafted):
            then.drafts[self.seat] = self.drafted[:i]
            texts.append(self.text(then, code))
        return texts


def beginning_afresh(s: State, seat: int) -> State:
    """The state the options are told in: an answer to a poll that is whole already can only be begun again."""
    if not s.has_answered(seat):
        return s
    fresh = s.bare()
    fresh.drafts[seat] = []
    return fresh


def waiting(s: State, lang: str = "en", names: Sequence[str] | None = None) -> str:
    """What the others wait for, in one sentence; '' at the end of the game. It tells no more than any view shows."""
    if s.over:
        return ""
    voice = Voice(s.rules.name, lang, names)
    asked = [voice.name(p) for p in s.deciders]
    if len(asked) > 1 or voice.plain:
        return voice.common("waiting", seats=", ".join(asked))
    return voice.t(f"waiting-{s.asking()[0].name}", seat=asked[0])
