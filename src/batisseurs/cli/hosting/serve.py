"""`serve`: start a server, print its address and how to invite people, and open the browser."""

from __future__ import annotations

import os
import socket
import sys
import webbrowser
from typing import TYPE_CHECKING

import msgspec

from batisseurs.server.process.serve import serve
from batisseurs.server.settings import LOOPBACK

if TYPE_CHECKING:
    from batisseurs.cli.terminal.screen import Screen
    from batisseurs.server.settings import Settings

EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104  compared, not bound
SOMEWHERE = ("192.0.2.1", 9)
"""An unused address, to find our own address towards the network. Nothing is sent."""


def open_server(screen: Screen, settings: Settings, *, browser: bool = False) -> int:
    """Run a server until it is stopped; with `browser`, open its lobby once it runs."""

    def say(opened: Settings) -> None:
        welcome(screen, opened)
        if browser:
            show_lobby(screen, f"{opened.address}/")
        sys.stdout.flush()

    serve(settings, say)
    screen.say("server-closed")
    return 0


def welcome(screen: Screen, settings: Settings) -> None:
    """Print the server's address and how to invite people."""
    screen.say("server-open", address=settings.address)
    if settings.public_url:
        screen.say("server-listens", address=settings.local_address)
    elif settings.host in EVERYWHERE and (here := network_address()):
        screen.say("server-network", address=msgspec.structs.replace(settings, host=here).local_address)
    screen.say("server-invite", address=settings.address)
    if settings.host in LOOPBACK and not settings.public_url:
        screen.say("server-only-here", flag="--host 0.0.0.0")
    screen.say("server-how-to-stop")
    sys.stdout.flush()


def network_address() -> str:
    """Return the address of this machine in the local network; empty if there is none."""
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect(SOMEWHERE)
            found = str(probe.getsockname()[0])
    except OSError:
        return ""
    return "" if found in LOOPBACK else found


def show_lobby(screen: Screen, address: str) -> None:
    """Open the lobby in a browser; if there is none, print its address."""
    browser = graphical_browser()
    if browser is None or not browser.open(address):
        screen.say("server-no-browser", address=address)
    else:
        screen.say("server-browser", address=address)


def graphical_browser() -> webbrowser.BaseBrowser | None:
    """Return the user's browser; None if there is none, or only one that would take over the terminal."""
    try:
        found = webbrowser.get()
    except webbrowser.Error:
        return None
    chosen = bool(os.environ.get("BROWSER"))
    return found if chosen or type(found) is not webbrowser.GenericBrowser else None
