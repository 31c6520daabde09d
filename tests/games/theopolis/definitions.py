"""Rules of Theopolis that no test can break: they only define a word, or say how things look."""

from __future__ import annotations

DEFINITIONS = {
    "TH-3": "Colours are cosmetic: the table knows seats, and whatever shows it gives them colours.",
    "TH-23": "It defines a word: the cemetery is the discard pile.",
}
