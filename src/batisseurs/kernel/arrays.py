"""Fixed-size arrays of small numbers: the state of a table.

Compiled, `vec` is the compiler's own array of machine numbers: the largest single gain in speed.
Interpreted it would be the slowest way to hold a number, so there it is a list. Rules use only what both
have: an item read or written, `len`, `in`, `for`, and `[:]` to copy. Frequent questions are functions
here: compiled they are loops of `rows.py`, interpreted they use what is fastest on a list.
"""

from typing import TYPE_CHECKING, Any, TypeAlias

from mypy_extensions import i64

from batisseurs.kernel import seats

COMPILED = not str(seats.__file__).endswith(".py")
"""Whether the rules run compiled."""

EMPTY = -1
"""In an array: an empty place."""

if TYPE_CHECKING or COMPILED:
    from librt.vecs import vec

    from batisseurs.kernel.rows import each_once, first_place, numbers
else:

    class vec:  # noqa: N801  the compiler's name
        """`vec[i64](items)` makes a list."""

        def __class_getitem__(cls, item: Any) -> type[list[Any]]:
            """Return `list`, for any item type."""
            return list

    def numbers(size: int, value: int = 0) -> list[int]:
        """Return an array of this size with the same number everywhere."""
        return [value] * size

    def first_place(row: list[int], number: int) -> int:
        """Return the first place of an array with this number, -1 if it is nowhere."""
        return row.index(number) if number in row else -1

    def each_once(row: list[int], begin: int, end: int) -> list[int]:
        """Return the numbers from one place to before another, each once; those below 0 are left out."""
        numbers = [EMPTY]
        for number in row[begin:end]:
            if number not in numbers:
                numbers.append(number)
        del numbers[0]
        return numbers


Zone: TypeAlias = "vec[i64]"
"""What lies in one place of a table."""

__all__ = ["COMPILED", "EMPTY", "Zone", "each_once", "first_place", "numbers", "vec"]
