"""Names of bots at a table: where several of one kind sit, they are numbered."""

from __future__ import annotations

import collections
import re

NUMBER = re.compile(r" [1-9][0-9]?$")


def told_apart(names: list[str]) -> list[str]:
    """Return names of which each is there once: `greedy 1`, `greedy 2` where two are called `greedy`."""
    times = collections.Counter(names)
    seen: collections.Counter[str] = collections.Counter()
    different = []
    for name in names:
        seen[name] += 1
        different.append(f"{name} {seen[name]}" if times[name] > 1 else name)
    return different


def kind_of(name: str) -> str:
    """Return the kind of a bot that has such a name: `greedy` for `greedy 2`."""
    return NUMBER.sub("", name)
