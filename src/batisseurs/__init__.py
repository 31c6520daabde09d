"""Bâtisseurs: city-building board games to play, to simulate and to study.

    from batisseurs import Play, Seeded, find_game

A light import: the terminal, the laboratory and the adapters are loaded when they are used.
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036  who runs an older one shall read why, not a traceback
    sys.exit("batisseurs needs Python 3.11 or newer; this is Python " + sys.version.split()[0])

from batisseurs import form

form.choose(__path__)  # before anything is imported that may be compiled

# ruff: noqa: E402
from batisseurs.games import all_games, find_game
from batisseurs.kernel import CHANCE, SPECTATOR, Play, Seeded, System, read_record, replay

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "SPECTATOR",
    "Play",
    "Seeded",
    "System",
    "all_games",
    "find_game",
    "read_record",
    "replay",
]
