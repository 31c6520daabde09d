"""What everything on the table is, does, costs and gives: for terminal, browser and screen reader alike.

`concepts` says what kinds of pieces and signs are, `cards` what a component of the file does, `board` what
the common board shows, `player_boards` what a side has. Nothing here is used while a game is played.
"""

from batisseurs.games.esdras_et_nehemie.explain.concepts import NAMES, SIGNS
from batisseurs.games.esdras_et_nehemie.explain.explainer import explainer, places
from batisseurs.games.esdras_et_nehemie.explain.player_boards import figures

__all__ = ["NAMES", "SIGNS", "explainer", "figures", "places"]
