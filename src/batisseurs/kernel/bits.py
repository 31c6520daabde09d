"""Sets of small numbers as bits of one machine number."""

from mypy_extensions import i64


def bit(place: i64) -> i64:
    """Return the set that holds one number.

    By way of a parameter because the compiler turns `1 << place` into a shift of 32 bits: from place 31 on,
    compiled and interpreted rules would differ. A test forbids shifting a literal in rules.
    """
    return shifted(1, place)


def shifted(members: i64, places: i64) -> i64:
    """Return the set with every number raised."""
    return members << places


def size(members: i64) -> i64:
    """Return how many numbers a set holds."""
    total: i64 = 0
    while members != 0:
        members &= members - 1
        total += 1
    return total
