"""Bâtisseurs: city-building board games to play, to simulate and to study.

    from batisseurs import Play, Seeded, find_game

A light import: the terminal, the laboratory and the adapters are loaded when they are used.
"""

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
