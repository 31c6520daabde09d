"""Garbage collection in a process that runs for months."""

from __future__ import annotations

import gc

YOUNG = 20_000
"""New objects between two collections. At Python's default of 700 there is one with nearly every move."""


def tune_garbage_collection() -> None:
    """Exclude from collection what lives as long as the server: libraries, games, printed values.

    Collecting it paused everyone for a tenth of a second now and then.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, 10, 10)
