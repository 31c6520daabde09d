from __future__ import annotations

import pytest

from batisseurs.kernel import CHANCE, EVERYONE, NOBODY, OVER, SEVERAL, SPECTATOR, seat_from_name, seat_name


@pytest.mark.parametrize("seat", [CHANCE, 0, 1, 4, 9, 98])
def test_names_of_seats_read_back(seat: int) -> None:
    assert seat_from_name(seat_name(seat)) == seat


@pytest.mark.parametrize(
    "name",
    ["", "p", "p0", "p01", "p-1", "p1.5", "p 1", "P1", "pp1", "p1x", "p100", "p²", "p٣", "1", "Chance"],
)
def test_other_words_name_no_seat(name: str) -> None:
    assert seat_from_name(name) is None


def test_what_is_not_a_seat_is_never_confused_with_one() -> None:
    special = [CHANCE, NOBODY, SEVERAL, OVER, EVERYONE, SPECTATOR]
    assert len(set(special)) == len(special)
    assert all(number < 0 for number in special)
