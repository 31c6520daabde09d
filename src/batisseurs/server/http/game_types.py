"""The views and the component files of the games, as types: what `view` of a room, or `file`, can be."""

from __future__ import annotations

import functools

import msgspec

from batisseurs.games import all_games
from batisseurs.kernel.seats import SPECTATOR


@functools.cache
def view_types() -> dict[str, type[msgspec.Struct]]:
    """Return the view type of each game by its slug."""
    return {game.slug: type(game.view(game.new(game.min_players), SPECTATOR)) for game in all_games()}


@functools.cache
def file_types() -> dict[str, type[msgspec.Struct]]:
    """Return the type of each game's component file by its slug."""
    return {game.slug: type(game.component_file()) for game in all_games()}
