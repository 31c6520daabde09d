from __future__ import annotations

import pytest

from batisseurs.kernel.bits import bit, size


@pytest.mark.parametrize("place", [0, 1, 30, 31, 32, 40, 61])
def test_one_bit_at_every_place(place: int) -> None:
    assert bit(place) == 2**place
    assert size(bit(place)) == 1


def test_size_counts_members() -> None:
    assert size(0) == 0
    assert size(0b1011) == 3
    assert size(bit(40) | bit(31) | bit(0)) == 3
    assert size(2**62 - 1) == 62
