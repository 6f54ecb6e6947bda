"""Random games of every mode, module and allowed combination: they end, and no piece is ever lost."""

import pytest
from tests.games.great_wall.soak_cases import EXPANSIONS, Case, cases, modes, play_case

CASES = cases()


@pytest.mark.soak
@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_random_games_end_and_lose_no_piece(case: Case) -> None:
    play_case(case)


def test_every_mode_every_module_and_every_table_of_all_together_is_among_them() -> None:
    names = [case.name for case in CASES]
    assert len(set(names)) == len(names)
    assert sum(name.startswith("mode-") for name in names) == len(modes()) == 9
    for module in EXPANSIONS:
        assert any(name.startswith("alone-") and f"{module.options()[0].name}=" in name for name in names)
    whole = [case for case in CASES if case.name.startswith("all-")]
    assert sorted(len(case.tables[0]) for case in whole if "coop" not in case.tables[0]) == [6, 6, 6, 6, 7]
    assert len(whole) == 9
