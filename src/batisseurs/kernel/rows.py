"""Making and looking through arrays of small numbers: what is behind `arrays`, compiled with the rules.

Interpreted rules do not use this module: `arrays` uses list methods instead. A test compares the two.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from batisseurs.kernel.bits import bit


def numbers(size: i64, value: i64 = 0) -> vec[i64]:
    """Return an array of this size with the same number everywhere."""
    return vec[i64]([value] * size)


def first_place(row: vec[i64], number: i64) -> i64:
    """Return the first place of an array with this number, -1 if it is nowhere."""
    for place in range(len(row)):
        if row[place] == number:
            return place
    return -1


def each_once(row: vec[i64], begin: i64, end: i64) -> list[int]:
    """Return the numbers from one place to before another, each once, in their order.

    Numbers below 0 mean an empty place and are left out; the largest number possible is 62.
    """
    numbers: list[int] = []
    found: i64 = 0
    for place in range(begin, end):
        number = row[place]
        if number >= 0:
            this = bit(number)
            if not found & this:
                found |= this
                numbers.append(number)
    return numbers
