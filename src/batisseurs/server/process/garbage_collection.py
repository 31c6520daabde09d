"""What Python clears away by itself, in a process that runs for months."""

from __future__ import annotations

import gc

YOUNG = 20_000
"""How many new objects are waited for before Python looks which of them are still used. At its own 700 it
looks with nearly every move."""


def tune_garbage_collection() -> None:
    """Never again look through what every server has from its beginning: libraries, games, printed values.

    To look through it took a tenth of a second now and then, in which nobody got an answer.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, 10, 10)
