"""The fixed actions of a game, from what its decisions declare: for learning, statistics and other programs.

An action is an option of a step, whoever decides and whatever the position; what seats may add to decisions of many
steps (asides) comes after all steps. Its code is a number below `size`; its words name the step and the parts.
"""

from typing import Final

from rampart.kernel.codec import FLAG, SEATS, SUBSET, Case, Domain, Options
from rampart.kernel.errors import IllegalChoice, shown
from rampart.kernel.frame import MOST_SEATS, NOBODY
from rampart.kernel.machine import Machine
from rampart.kernel.position import POLL_STEP
from rampart.kernel.rules import FIRST_STEP, Rules
from rampart.kernel.step import ASIDE, Choice
from rampart.kernel.words import seats_of

ASIDES: Final = "aside"
NONE: Final = "-"


class Group:
    """The actions of one step, or the asides: from which code on, and as what they are declared."""

    def __init__(self, name: str, start: int, options: Options, first: int) -> None:
        self.name = name
        self.start = start
        self.options = options
        self.first = first  # the option of the group's first action


class Actions:
    """All actions of a game: how many there are, their words, and back from words to codes."""

    def __init__(self, rules: Rules) -> None:
        self.size = 0
        self.groups: list[Group] = []
        self.by_name: dict[str, Group] = {}
        for step in rules.steps[FIRST_STEP:]:
            if isinstance(step, Choice):
                self._add(step.name, step.declared(), 0)
        if rules.asides is not None:
            self._add(ASIDES, rules.asides, ASIDE)

    def _add(self, name: str, options: Options, first: int) -> None:
        group = Group(name, self.size, options, first)
        self.groups.append(group)
        self.by_name[name] = group
        self.size += options.size

    def __len__(self) -> int:
        return self.size

    def group(self, code: int) -> Group:
        """The step, or the asides, that an action is of."""
        if code < 0 or code >= self.size:
            sentence = f"There is no action {shown(code)}; actions are 0 to {self.size - 1}."
            raise IllegalChoice(sentence, "action", {"action": shown(code)})
        low = 0
        high = len(self.groups) - 1
        while low < high:
            middle = (low + high + 1) // 2
            if self.groups[middle].start <= code:
                low = middle
            else:
                high = middle - 1
        return self.groups[low]

    def step(self, code: int) -> str:
        """The name of the step of an action; `aside` for what is added to a decision."""
        return self.group(code).name

    def option(self, code: int) -> int:
        """The option that an action is, as `choose` takes it where the step asks."""
        group = self.group(code)
        return group.first + code - group.start

    def words(self, code: int) -> str:
        """An action in words: its step, its case, and the parts by name, as in `use_wall_tile tile=w_rice`."""
        group = self.group(code)
        option = code - group.start
        case = group.options.case_of(option)
        out = [group.name] if names_itself(case) else [group.name, case.name]
        out += [f"{x.name}={number_text(x.domain, x.of(option))}" for x in case.digits]
        return " ".join(out)

    def code(self, words: str) -> int:
        said = words.split(" ")
        group = self.by_name.get(said[0])
        if group is None:
            raise IllegalChoice(f"{shown(said[0])} is no step with options.", "action", {"action": shown(words)})
        values = [word.split("=", 1) for word in said[1:] if "=" in word]
        named = next((word for word in said[1:] if "=" not in word), values[0][0] if values else "")
        for case in group.options.cases:
            if case.name == named and [x.name for x in case.digits] == [value[0] for value in values]:
                return group.start + self._option(case, values, words)
        raise IllegalChoice(f"{shown(words)} is no action of {group.name}.", "action", {"action": shown(words)})

    def _option(self, case: Case, values: list[list[str]], words: str) -> int:
        option = 0 if case.digits else case.code
        for digit, value in zip(case.digits, values):
            number = number_of_text(digit.domain, value[1])
            if number < digit.domain.low or number > digit.domain.high():
                sentence = f"{shown(words)}: {digit.name} cannot be {shown(value[1])}."
                raise IllegalChoice(sentence, "action", {"action": shown(words)})
            option += digit.put(number)
        return option

    def of(self, s: Machine, seat: int, option: int) -> int:
        """The code of an option that is on offer to a seat."""
        if option >= ASIDE:
            return self.by_name[ASIDES].start + option - ASIDE
        if s.mover == NOBODY:
            name = s.rules.steps[s.pad[s.poll_place() + POLL_STEP]].name
        elif s.mover == seat:
            name = s.rules.steps[s.stack[-1] & 4095].name
        else:
            about = {"seat": str(seat), "asked": str(s.mover)}
            raise IllegalChoice(f"Seat {seat} is not asked now.", "not_asked", about)
        return self.by_name[name].start + option


def names_itself(case: Case) -> bool:
    """Is a case called like its only part, so that its name need not be said?"""
    return len(case.digits) == 1 and case.digits[0].name == case.name


def number_text(domain: Domain, value: int) -> str:
    """A declared number as one word; where only a state knows the words, the number itself."""
    if value < 0 and domain.low < 0:
        return NONE
    if domain.kind == SUBSET:
        return "+".join(word for i, word in enumerate(domain.words) if value >> i & 1)
    if domain.kind == SEATS:
        return "+".join(str(p) for p in seats_of(value))
    if domain.kind == FLAG:
        return "yes" if value else "no"
    return domain.words[value] if domain.words else str(value)


def number_of_text(domain: Domain, text: str) -> int:
    """The number that `number_text` writes so; one below the least for anything else."""
    wrong = domain.low - 1
    if text == NONE and domain.low < 0:
        return -1
    if domain.kind == SUBSET or domain.kind == SEATS:
        known = domain.words if domain.words else [str(p) for p in range(MOST_SEATS)]
        said = text.split("+") if text else []
        return (
            sum(1 << known.index(x) for x in said) if set(said) <= set(known) and len(set(said)) == len(said) else wrong
        )
    if domain.kind == FLAG:
        return {"yes": 1, "no": 0}.get(text, wrong)
    if domain.words:
        return domain.words.index(text) if text in domain.words else wrong
    try:
        return int(text)
    except ValueError:
        return wrong
