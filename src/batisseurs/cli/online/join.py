"""`batisseurs join`: enter a room, join with a name, play."""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING

from batisseurs.cli.online.link import Link, read_link
from batisseurs.cli.online.tokens import remember_token, remembered_token
from batisseurs.cli.terminal.errors import Refused
from batisseurs.cli.terminal.keyboard import Keyboard
from batisseurs.rooms.commands.model import Join, Start
from batisseurs.rooms.state.events import Joined, Left, SeatCleared
from batisseurs.rooms.views.model import Look

if TYPE_CHECKING:
    from batisseurs.cli.online.client import ServerClient
    from batisseurs.cli.online.remote_play import RemotePlay
    from batisseurs.cli.terminal.screen import Screen

LIBRARIES = ("httpx", "websockets")
INSTALL = "pip install 'batisseurs[server]'"
NO_GUEST = 401
NO_ROOM = 404


def check_libraries() -> None:
    """Refuse at once if an optional library is missing."""
    missing = [library for library in LIBRARIES if find_spec(library) is None]
    if missing:
        raise Refused("cli-join-libraries", libraries=missing, command=INSTALL)


def join_room(screen: Screen, given: str, name: str | None) -> int:
    """Take a seat by its link and play there."""
    check_libraries()
    from batisseurs.cli.online.client import ServerClient, ServerRefused, refusal_line

    link = read_link(given)
    client = ServerClient(link, remembered_token(link.server))
    try:
        return play_room(screen, client, enter_room(client), name)
    except ServerRefused as told:
        raise Refused("cli-join-refused", text=refusal_line(told.said, screen.words)) from None
    finally:
        client.close()


def play_room(
    screen: Screen, client: ServerClient, look: Look, name: str | None = None, *, begin: bool = False
) -> int:
    """Join a room and play; the game starts at once if nobody else is needed."""
    from batisseurs.cli.online.remote_play import RemotePlay, find_game_of
    from batisseurs.cli.online.session import JoinedSession

    game, components = find_game_of(client, look)
    if not look.room.playable:
        raise Refused("cli-join-not-playable", title=game.slug)
    play = RemotePlay(game, components, look, screen.words)
    screen.say("cli-welcome", style="bold", title=screen.words.title(game))
    for mark in look.room.marks:
        screen.say("cli-room-mark", style="yellow", mark=mark)
    sit_down(screen, client, play, look, name)
    session = JoinedSession(client, play, screen)
    if play.room.stage == "open" and begin:
        session.send(Start())
    elif play.room.stage == "open" and look.room.reader >= 0:
        screen.say("cli-join-host-starts" if play.room.host else "cli-join-wait-for-start")
    return session.run()


def enter_room(client: ServerClient) -> Look:
    """Become a guest if necessary, use the key, and look at the room."""
    from batisseurs.cli.online.client import ServerRefused

    if not client.token:
        be_guest(client)
    seat = _use_key(client) if client.link.key else None
    try:
        return client.first_look(seat)
    except ServerRefused as told:
        if told.status not in {NO_GUEST, NO_ROOM}:
            raise
        raise Refused("cli-join-bad-key" if client.link.key else "cli-join-no-seat") from None


def be_guest(client: ServerClient) -> None:
    """Become a guest and store the token."""
    client.become_guest()
    remember_token(client.link.server, client.token)


def _use_key(client: ServerClient) -> int | None:
    """Use the key; one that no longer works may have been used by this guest before."""
    from batisseurs.cli.online.client import ServerRefused

    for _ in range(2):
        try:
            entered = client.enter()
        except ServerRefused as told:
            if told.status == NO_GUEST:  # the server no longer knows this terminal
                be_guest(client)
                continue
            if told.status == NO_ROOM:
                return None
            raise
        client.link = Link(client.link.server, entered.room, client.link.key)
        return entered.seat
    return None


def sit_down(screen: Screen, client: ServerClient, play: RemotePlay, look: Look, name: str | None) -> None:
    """Set the player's name, unless it is set already."""
    from batisseurs.cli.online.client import ServerRefused, refusal_line

    seat = look.room.reader
    if seat < 0:
        screen.say("cli-join-looks-on")
        return
    keyboard = Keyboard(screen, list)
    planned = look.room.seats[seat].name or screen.words.text("cli-name-person", number=seat + 1)
    asked = name is None and not _sits(look, seat)
    while name is not None or asked:
        if name is None and keyboard.is_terminal:
            name = keyboard.line(screen.words.text("cli-join-your-name", name=planned) + " ").strip()
        try:
            answer = client.send(seat, Join(name or planned), look.room.version)
        except ServerRefused as told:
            if not keyboard.is_terminal:
                raise
            screen.sentence(refusal_line(told.said, screen.words), style="yellow")
            name, asked = None, True
            continue
        for kept in answer.events:
            play.hear(kept)
        break
    play.see(client.look(seat, play.version).room)
    screen.say("cli-seated", names=play.seats)
    screen.say("cli-join-sits", name=play.seats[seat])
    screen.say("cli-join-how-to", style="dim")


def _sits(look: Look, seat: int) -> bool:
    """Return whether a seat has a named player who has not left or lost it."""
    sits = False
    for kept in look.events:
        if isinstance(kept.event, Joined | Left | SeatCleared) and kept.event.seat == seat:
            sits = isinstance(kept.event, Joined)
    return sits
