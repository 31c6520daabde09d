"""`batisseurs open`: create a table on a server, print the links to its seats, and join."""

from __future__ import annotations

import uuid
from typing import TYPE_CHECKING, Any, TypeVar
from urllib.parse import urlsplit

import httpx

from batisseurs.cli.online.client import LATER, ServerClient, ServerRefused, read, refusal_line
from batisseurs.cli.online.join import NO_GUEST, be_guest, play_room
from batisseurs.cli.online.link import Link
from batisseurs.cli.online.tokens import remembered_token
from batisseurs.cli.terminal.errors import Refused
from batisseurs.cli.terminal.screen import Screen, printable
from batisseurs.cli.tools.checks import write_json
from batisseurs.kernel.seats import SPECTATOR, seat_name
from batisseurs.rooms.views.model import Opened
from batisseurs.server.http import wire
from batisseurs.server.settings import LOOPBACK

if TYPE_CHECKING:
    from batisseurs.rooms.commands.model import NewRoom
    from batisseurs.rooms.state.events import SeatPlan

WAITS = (0.5, 1.0, 2.0, 4.0)
"""Seconds to wait for a lost answer when creating a table."""

T = TypeVar("T")


class Host(ServerClient):
    """A guest who creates a room and invites others."""

    def open(self, new: NewRoom) -> None:
        """Create the room; a lost answer is requested again with the same id, so there is only one room."""
        body = wire.OpenRoom(uuid.uuid4().hex, new)
        if not self.token:
            be_guest(self)
        try:
            opened = self._with_retries("/api/rooms", Opened, body)
        except ServerRefused as told:
            if told.status != NO_GUEST:
                raise
            be_guest(self)  # the server no longer knows this terminal
            opened = self._with_retries("/api/rooms", Opened, body)
        self.link = Link(self.link.server, opened.room)

    def invite(self, seat: int | None) -> str:
        """Make the link to a seat, to watch, or, with None, to all free seats."""
        return self._with_retries(f"{self._room()}/invitations", wire.Key, wire.InviteTo(seat)).link

    def _with_retries(self, path: str, kind: type[T], body: object) -> T:
        """Repeat a request a few times; but if there is no server at all, give up at once."""
        reached = False
        for wait in WAITS:
            try:
                answer = self._ask("POST", path, body)
            except (httpx.ConnectError, httpx.ConnectTimeout):
                if not reached:
                    break
            except httpx.TransportError:
                reached = True
            else:
                if answer.status_code not in LATER - {httpx.codes.TOO_MANY_REQUESTS}:
                    return read(answer, kind)
                reached = True
            self.wait(wait)
        return self._once("POST", path, kind, body)


def open_table(
    screen: Screen, server: str, new: NewRoom, *, watch: bool, links_only: bool, as_json: bool
) -> int:
    """Create a table, show the links, and play as its host. `watch` adds a spectator link."""
    client = Host(Link(server, ""), remembered_token(server))
    try:
        client.open(new)
        seats = [*range(len(new.seats)), *([SPECTATOR] if watch else [])]
        links = {seat: client.invite(seat) for seat in seats if seat not in new.mine and not _bot(new, seat)}
        free = sum(seat >= 0 for seat in links)
        shared = client.invite(None) if free > 1 else None
        if as_json:
            write_json(_as_data(client.link, new, links) | {"all": shared})
        else:
            show_links(screen, client.link, new, links, links_only=links_only, shared=shared)
        if links_only:
            return 0
        return play_room(screen, client, client.first_look(None), begin=not free)
    except ServerRefused as told:
        raise Refused("cli-join-refused", text=refusal_line(told.said, screen.words)) from None
    finally:
        client.close()


def _bot(new: NewRoom, seat: int) -> str:
    return new.seats[seat].bot if seat >= 0 else ""


def show_links(
    screen: Screen,
    own: Link,
    new: NewRoom,
    links: dict[int, str],
    *,
    links_only: bool,
    shared: str | None = None,
) -> None:
    """Show every seat with the line that its player types, and the line for all who are to come."""
    words = screen.words
    screen.say("cli-open-opened" if links else "cli-open-opened-alone", style="bold")
    for seat, plan in enumerate(new.seats):
        # A bot without a name is shown by its kind.
        name = plan.name or plan.bot or words.text("cli-name-person", number=seat + 1)
        if plan.bot and plan.name:
            name = f"{name} ({plan.bot})"
        elif seat in new.mine:
            name = words.text("cli-open-yours", name=name)
        screen.sentence(f"{seat + 1} {name}", indent=2)
        if seat in links:
            _command(screen, links[seat])
        elif seat in new.mine and links_only:
            _command(screen, own.without_key)
    if shared is not None:
        screen.say("cli-open-shared")
        _command(screen, shared)
    if SPECTATOR in links:
        screen.say("cli-open-spectators")
        _command(screen, links[SPECTATOR])
    if any(seat >= 0 for seat in links):
        screen.say("cli-open-once", style="yellow")
    if any(urlsplit(link).hostname in LOOPBACK for link in links.values()):
        screen.say("cli-open-only-here", style="dim")
    screen.line()


def _command(screen: Screen, link: str) -> None:
    """Write a command on one line, however long: it will be copied."""
    screen.line(printable(f"    batisseurs join {link}"))


def _as_data(own: Link, new: NewRoom, links: dict[int, str]) -> dict[str, Any]:
    """Return the same for other programs."""

    def data(seat: int, plan: SeatPlan) -> dict[str, Any]:
        mine = seat in new.mine
        link = own.without_key if mine else links.get(seat)
        return {"seat": seat_name(seat), "name": plan.name, "bot": plan.bot, "yours": mine, "link": link}

    return {
        "house": own.server,
        "room": own.room,
        "game": new.game,
        "seats": [data(seat, plan) for seat, plan in enumerate(new.seats)],
        "watch": links.get(SPECTATOR),
    }
