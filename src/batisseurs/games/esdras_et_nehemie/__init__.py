"""Esdras et Néhémie, for 1 to 4 players: Temple, walls and Torah in three weeks of work."""

PLACE = 4
