"""Declared arguments and options: packed and taken apart in one place, with every range held."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rampart import BrokenRules
from rampart.kernel.codec import (
    ARGS_BITS,
    NO_ARGS,
    SPACE_LIMIT,
    Args,
    Domain,
    Options,
    board_place,
    card,
    count,
    flag,
    maybe,
    one_of,
    pad_place,
    plain,
    seat,
    seats,
    subset,
)

KINDS = ["farm", "forest", "quarry"]
DOMAINS = [
    count(3), count(12, 1), one_of(KINDS), subset(KINDS), seat(5), seats(4), flag(), card("deck", 9),
    board_place("corner", 30), maybe(one_of(KINDS)), maybe(seat()), count(0),
]  # fmt: skip


@st.composite
def layouts(draw: st.DrawFn) -> list[tuple[Domain, int]]:
    """A few domains and a value of each."""
    domains = draw(st.lists(st.sampled_from(DOMAINS), min_size=1, max_size=4))
    return [(domain, draw(st.integers(domain.low, domain.high()))) for domain in domains]


@given(layouts())
def test_arguments_come_out_as_they_went_in(layout: list[tuple[Domain, int]]) -> None:
    args = Args()
    parts = [args.part(str(i), domain) for i, (domain, _) in enumerate(layout)]
    word = sum(part.put(value) for part, (_, value) in zip(parts, layout, strict=True))
    assert 0 <= word < 1 << args.bits <= 1 << ARGS_BITS
    assert [part.of(word) for part in parts] == [value for _, value in layout]
    assert args.faults(word) == ""
    for part in parts:
        changed = part.change(word, part.domain.high())
        assert [x.of(changed) for x in parts] == [x.domain.high() if x is part else x.of(word) for x in parts]


@given(layouts(), layouts())
def test_options_are_a_dense_union_of_their_cases(one: list[tuple[Domain, int]], two: list[tuple[Domain, int]]) -> None:
    options = Options(1 << 40)
    halt = options.case("pass")
    seen = [halt.code]
    for name, layout in (("one", one), ("two", two)):
        case = options.case(name)
        digits = [case.part(str(i), domain) for i, (domain, _) in enumerate(layout)]
        option = sum(digit.put(value) for digit, (_, value) in zip(digits, layout, strict=True))
        assert [digit.of(option) for digit in digits] == [value for _, value in layout]
        assert options.case_of(option) is case and case.has(option) and not halt.has(option)
        first = sum(digit.put(digit.domain.low) for digit in digits)
        last = sum(digit.put(digit.domain.high()) for digit in digits)
        assert (first, last) == (case.code, options.size - 1)
        seen += [first, last]
    assert seen == sorted(seen)


@pytest.mark.parametrize("domain", DOMAINS)
def test_a_value_out_of_range_is_a_fault_of_the_rules(domain: Domain) -> None:
    for put in (Args().part("what", domain).put, Options().part("what", domain).put):
        for value in (domain.low - 1, domain.high() + 1):
            with pytest.raises(BrokenRules, match=f"what: {value} is not from {domain.low} to {domain.high()}"):
                put(value)


def test_what_is_not_declared_is_noticed_in_a_word() -> None:
    args = Args()
    n = args.part("n", count(4))
    args.part("kind", one_of(KINDS))
    assert args.faults(n.put(4)) == ""
    assert args.faults(5) == "n: 5 is not from 0 to 4"
    assert args.faults(3 << 3) == "kind: 3 is not from 0 to 2"
    assert args.faults(1 << 5) == "32 has more than n, kind"
    assert NO_ARGS.faults(1) == "1 has more than no arguments"


def test_declarations_that_do_not_fit_are_refused() -> None:
    args = Args()
    args.part("at", pad_place())
    with pytest.raises(BrokenRules, match="two arguments are called at"):
        args.part("at", flag())
    with pytest.raises(BrokenRules, match="the arguments up to more take 45 bits of 44"):
        args.part("more", count((1 << 17) - 1))
    options = Options()
    build = options.case("build")
    build.part("where", count(9))
    with pytest.raises(BrokenRules, match="two parts of build are called where"):
        build.part("where", flag())
    options.case("pass")
    with pytest.raises(BrokenRules, match="build: its parts are declared before the next case"):
        build.part("kind", flag())
    with pytest.raises(BrokenRules, match="two cases are called pass"):
        options.case("pass")
    with pytest.raises(BrokenRules, match="is none of 11 options"):
        options.case_of(11)
    with pytest.raises(BrokenRules, match=f"there are {SPACE_LIMIT + 1} options"):
        plain(SPACE_LIMIT + 1)
    with pytest.raises(BrokenRules, match="only a number from 0 can be none"):
        maybe(count(2, 1))
    with pytest.raises(BrokenRules, match="has 0 values"):
        one_of([])
