"""What every component file is made of: printed values, names in three languages, and where each comes from.

Games add the fields of their own cards and boards. What a value may be is said by its type: a range, the
words it is chosen from, how many a list has. `documents.read_component_file` refuses everything else.
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from batisseurs.kernel.game import Origin

MOST = 99
"""The largest value of a printed number: views show two digits."""
MOST_AT_ONCE = 9
"""The most of one price, effect or turn: its counters have one digit."""
Count = Annotated[int, Meta(ge=0, le=MOST)]
Few = Annotated[int, Meta(ge=0, le=MOST_AT_ONCE)]
OneOrMore = Annotated[int, Meta(ge=1, le=MOST_AT_ONCE)]
Text = Annotated[str, Meta(pattern=r"\S")]
"""Text that is not empty."""


class Value(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A number of the rules and where it comes from."""

    value: int
    source: Origin


class Name(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A name in the three languages."""

    en: Text
    fr: Text
    pl: Text

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
