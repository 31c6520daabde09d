"""What is printed on the components of a game: names in all languages, values with their sources, the file.

Boards are drawn from it, and cards are read from it. It is the same for everyone: nothing on the table is
in it.
"""

from __future__ import annotations

import functools

from batisseurs.games import find_game
from batisseurs.kernel.choice import Message
from batisseurs.kernel.component_values import Name
from batisseurs.kernel.errors import BatisseursError, UnknownGame
from batisseurs.kernel.game import Game
from batisseurs.rooms.errors import RulesChanged
from batisseurs.rooms.service import RoomComponents
from batisseurs.server.http.wire import Printed
from batisseurs.words import LANGUAGES, Words

MOST_KEPT = 16
"""How many component files are cached as they are sent: more than there are games."""


@functools.lru_cache(MOST_KEPT)
def component_data(game: Game, text: str | None = None) -> Printed:
    """Return what is printed on the components of a game: its own, or those of a file."""
    components = game.components(text)
    spoken = [Words(language) for language in LANGUAGES]
    names = {
        item: Name(*(words.name(game, item, components) for words in spoken))
        for item in game.names(components)
    }
    return Printed(
        game=game.slug,
        fingerprint=game.fingerprint(components),
        names=names,
        values=tuple(game.component_values(text)),
        file=game.component_file(text),
        signs=game.signs(),
        guide=game.guide,
    )


def component_data_of(room: RoomComponents) -> Printed:
    """Return what is printed on the components of a room.

    If they cannot be read any more, or belong to another version of the game, the game's own are returned:
    the fingerprint tells.
    """
    try:
        game = find_game(room.game)
    except UnknownGame:
        raise RulesChanged(
            f"there is no game {room.game} here any more", Message("error-room-no-game", {"name": room.game})
        ) from None
    try:
        return component_data(game, room.text)
    except BatisseursError:
        return component_data(game)
