"""The games, one package each, and how to find them by name.

Everything that is known about a game is in its package: rules, components, views, evaluation. Games share
nothing except through the kernel. Every package here is a game; its `PLACE` says where lists have it.
"""

from __future__ import annotations

import functools
from importlib import import_module, resources
from typing import TYPE_CHECKING

from batisseurs.kernel.errors import UnknownGame
from batisseurs.kernel.game import Game
from batisseurs.kernel.packaged import game_of

SLUGS: tuple[str, ...]
"""The names of all games; the packages are looked through when somebody asks, none of their modules."""


if not TYPE_CHECKING:

    def __getattr__(name: str) -> tuple[str, ...]:
        if name == "SLUGS":
            return _slugs()
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


@functools.cache
def _slugs() -> tuple[str, ...]:
    folders = resources.files(__name__).iterdir()
    names = [folder.name for folder in folders if folder.joinpath("game.py").is_file()]
    places = {name: import_module(f"{__name__}.{name}").PLACE for name in names}
    return tuple(name.replace("_", "-") for name in sorted(names, key=lambda name: (places[name], name)))


def find_game(slug: str) -> Game:
    """Return a game by its slug. A game is imported when it is asked for, not before."""
    if slug not in _slugs():
        raise UnknownGame(f"there is no game {slug!r}; there are: {', '.join(_slugs())}", game=slug)
    return game_of(f"{__name__}.{slug.replace('-', '_')}")


def all_games() -> list[Game]:
    """Return every game."""
    return [find_game(slug) for slug in _slugs()]
