"""Fixed-size arrays of small numbers for what lies on a table.

Compiled, `vec` is the compiler's own array of machine numbers: the largest single gain in speed.
Interpreted it would be the slowest way to hold a number, so there a list stands in for it. Rules use only
what both have: an item read or written, `len`, and `[:]` to copy.
"""

from typing import TYPE_CHECKING, Any

from batisseurs.kernel import seats

COMPILED = not str(seats.__file__).endswith(".py")
"""Whether the rules run compiled."""

if TYPE_CHECKING or COMPILED:
    from librt.vecs import vec
else:

    class vec:  # noqa: N801  stands in for the compiler's name
        """`vec[i64](items)` makes a list."""

        def __class_getitem__(cls, item: Any) -> type[list[Any]]:
            """Return the maker of lists, whatever the items."""
            return list


__all__ = ["COMPILED", "vec"]
