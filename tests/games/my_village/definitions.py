"""Rules of My Village that no test can break: they only define a word, or say how things look."""

from __future__ import annotations

DEFINITIONS = {
    "MV-22": "It defines a word: the supply, of which MV-7 says that it never runs out.",
}
