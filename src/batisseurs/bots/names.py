"""Names of bots at a table: several of one kind are numbered."""

from __future__ import annotations

import collections
import re

NUMBER = re.compile(r" [1-9][0-9]?$")


def numbered_names(names: list[str]) -> list[str]:
    """Make names unique: two bots called `greedy` become `greedy 1` and `greedy 2`."""
    times = collections.Counter(names)
    seen: collections.Counter[str] = collections.Counter()
    different = []
    for name in names:
        seen[name] += 1
        different.append(f"{name} {seen[name]}" if times[name] > 1 else name)
    return different


def kind_of(name: str) -> str:
    """Return the kind of bot from a numbered name: `greedy` for `greedy 2`."""
    return NUMBER.sub("", name)
