"""One kind of viewer from the kernel to the drawings: a seat, or SPECTATORS, and never a number that means both."""

from pathlib import Path

import pytest

import rampart
from rampart.kernel.frame import MOST_SEATS, SPECTATORS, WHOLE, is_seat, viewer_of

GAMES = Path(rampart.__file__).resolve().parent / "games"


@pytest.mark.parametrize(
    ("viewer", "seated"), [(0, True), (MOST_SEATS - 1, True), (SPECTATORS, False), (WHOLE, False), (-1, False)]
)
def test_who_has_a_seat(viewer: int, seated: bool) -> None:
    assert is_seat(viewer) is seated


def test_nobody_is_a_spectator() -> None:
    assert viewer_of(None) == SPECTATORS
    assert viewer_of(3) == 3


def test_no_drawing_has_a_number_of_its_own_for_spectators() -> None:
    own = [
        f"{path.relative_to(GAMES)}: {line.strip()}"
        for path in sorted(GAMES.rglob("*.py"))
        for line in path.read_text(encoding="utf-8").splitlines()
        if "-1 if seat is None" in line or "viewer >= 0" in line or "viewer < 0" in line
    ]
    assert not own
