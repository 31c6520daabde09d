"""What every component file is made of: printed values, names in three languages, and where each comes from.

Games add the fields of their own cards and boards.
"""

from __future__ import annotations

import msgspec

from batisseurs.kernel.game import Origin


class Value(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A number of the rules and where it comes from."""

    value: int
    source: Origin


class Name(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A name in the three languages."""

    en: str
    fr: str
    pl: str

    def __str__(self) -> str:
        """Return all three."""
        return f"{self.en} / {self.fr} / {self.pl}"


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What everything in a file has: an id, and where its values come from; `sources` names exceptions."""

    id: str
    source: Origin
    sources: dict[str, Origin] = {}


class Entry(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A row with a printed name."""

    name: Name
