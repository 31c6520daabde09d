"""What people say to each other."""

from __future__ import annotations

import pytest

from batisseurs.kernel import SPECTATOR
from batisseurs.rooms.commands.model import Mute, Say
from batisseurs.rooms.errors import BadRequest, NotAllowed
from batisseurs.rooms.state.events import Muted, Said, Settings
from tests.rooms.harness import RoomServer


def test_what_is_said_is_heard_by_all() -> None:
    server = RoomServer()
    room = server.started("theopolis", 2)
    server.do(room, "bob", 1, Say("  czołem! 👩\u200d🌾 "))
    for guest, seat in (("ann", 0), ("bob", 1)):
        assert server.rooms.look(room, guest, seat).events[-1].event == Said(1, "Bob", "czołem! 👩\u200d🌾")


@pytest.mark.parametrize("text", ["", " \n ", "x" * 501, "a\nb", "\u202eevil", "\x1b[2J", "\u200d"])
def test_what_is_said_can_be_seen(text: str) -> None:
    server = RoomServer()
    room = server.open("theopolis", 2)
    with pytest.raises(BadRequest):
        server.do(room, "ann", 0, Say(text))


def test_the_host_can_silence_a_seat_and_spectators() -> None:
    server = RoomServer()
    room = server.started("theopolis", 2, settings=Settings(watching="anyone"))
    server.do(room, "eve", SPECTATOR, Say("hello"))
    with pytest.raises(NotAllowed):
        server.do(room, "bob", 1, Mute(SPECTATOR))
    for guest, seat in (("bob", 1), ("eve", SPECTATOR)):
        assert server.do(room, "ann", 0, Mute(seat)).events[0].event == Muted(seat, muted=True)
        with pytest.raises(NotAllowed):
            server.do(room, guest, seat, Say("but"))
        server.do(room, "ann", 0, Mute(seat, muted=False))
        server.do(room, guest, seat, Say("thanks"))
    with pytest.raises(BadRequest):
        server.do(room, "ann", 0, Mute(7))


def test_who_holds_a_seat_can_talk_before_sitting_down() -> None:
    server = RoomServer()
    room = server.open("theopolis", 2, seats=())
    assert server.do(room, "ann", 0, Say("hello?")).events[0].event == Said(0, "", "hello?")


def test_a_room_without_talk() -> None:
    server = RoomServer()
    room = server.open("theopolis", 2, settings=Settings(chat=False))
    with pytest.raises(NotAllowed):
        server.do(room, "ann", 0, Say("hello"))
