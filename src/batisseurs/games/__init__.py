"""The games, one package each, and how to find them by name.

Everything that is known about a game is in its package: rules, components, views, evaluation. Games share
nothing except through the kernel.
"""

from __future__ import annotations

from batisseurs.kernel.errors import UnknownGame
from batisseurs.kernel.game import Game

SLUGS = ("theopolis", "nehemiah", "my-village", "esdras-et-nehemie")


def find_game(slug: str) -> Game:
    """Return a game by its slug. A game is imported when it is asked for, not before."""
    if slug == "theopolis":
        from batisseurs.games.theopolis.game import THEOPOLIS  # noqa: PLC0415  one game need not load the others

        return THEOPOLIS
    if slug == "nehemiah":
        from batisseurs.games.nehemiah.game import NEHEMIAH  # noqa: PLC0415

        return NEHEMIAH
    if slug == "my-village":
        from batisseurs.games.my_village.game import MY_VILLAGE  # noqa: PLC0415

        return MY_VILLAGE
    if slug == "esdras-et-nehemie":
        from batisseurs.games.esdras_et_nehemie.game import ESDRAS_ET_NEHEMIE  # noqa: PLC0415

        return ESDRAS_ET_NEHEMIE
    raise UnknownGame(f"there is no game {slug!r}; there are: {', '.join(SLUGS)}", game=slug)


def all_games() -> list[Game]:
    """Return every game."""
    return [find_game(slug) for slug in SLUGS]
