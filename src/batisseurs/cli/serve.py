"""`serve`: open a house, and say where it is and how people come in."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from batisseurs.server.serve import serve
from batisseurs.server.settings import LOOPBACK

if TYPE_CHECKING:
    from batisseurs.cli.screen import Screen
    from batisseurs.server.settings import Settings


def open_house(screen: Screen, settings: Settings) -> int:
    """Run a house until somebody ends it."""
    serve(settings, lambda opened: welcome(screen, opened))
    screen.say("server-closed")
    return 0


def welcome(screen: Screen, settings: Settings) -> None:
    """Say where the house is and how people come in."""
    screen.say("server-open", address=settings.address)
    if settings.public_url:
        screen.say("server-listens", address=settings.local_address)
    screen.say("server-invite", address=settings.address)
    if settings.host in LOOPBACK and not settings.public_url:
        screen.say("server-only-here", flag="--host 0.0.0.0")
    screen.say("server-how-to-stop")
    sys.stdout.flush()
