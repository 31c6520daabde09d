"""Rules of Esdras et Néhémie that no test can break: they only define a word, or say how things look."""

from __future__ import annotations

DEFINITIONS: dict[str, str] = {}
