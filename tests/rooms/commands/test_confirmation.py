"""Who is not sure is asked again before a choice that cannot be taken back freely, and before no other."""

from __future__ import annotations

import msgspec
import pytest

from batisseurs.kernel import Game, Seeded
from batisseurs.rooms.commands.model import Choose, Say, SetAutoAnswer, Undo
from batisseurs.rooms.errors import Stale
from tests.rooms.harness import GUESTS, RoomServer
from tests.rooms.views.test_room_view import registered


def chosen(server: RoomServer, room: str, seat: int, text: str) -> str:
    """Choose without being sure; return why that was not carried out, nothing if it was."""
    guest = server.storage.holders(room)[seat]
    before = server.see(room, guest, seat)
    answer = server.do(room, guest, seat, Choose(text, sure=False))
    why = answer.unsure
    assert (answer.events == ()) == (why is not None)
    assert (server.see(room, guest, seat) == before) == (why is not None), "or nothing has happened"
    return why.id if why is not None else ""


@registered
def test_what_is_done_without_being_sure_can_be_taken_back(game: Game) -> None:
    server = RoomServer(seed=9)
    room = server.hot_seat(game.slug, game.max_players)
    source, done, refused = Seeded(3), 0, set()
    for _ in range(150):
        seen = server.see(room)
        if seen.stage != "playing":
            break
        seat = seen.waiting[0]
        own = server.see(room, "ann", seat)
        text = own.choices[source.below(len(own.choices))].text
        why = chosen(server, room, seat, text)
        if why:
            refused.add(why)
            server.do(room, "ann", seat, Choose(text))
            after = server.see(room, "ann", seat)
            assert after.waiting != (seat,) or after.free_undo == 0, "something else has come between"
            continue
        done += 1
        after = server.see(room, "ann", seat)
        assert after.may_withdraw or (after.waiting == (seat,) and after.free_undo >= 1)
        if after.free_undo and source.below(3) == 0:
            server.do(room, "ann", seat, Undo(1))
            assert server.see(room, "ann", seat).choices == own.choices
    assert done > 10
    assert {"error-room-sure-others", "error-room-sure-chance"} & refused


def test_answers_are_covered_until_the_last_is_given() -> None:
    server = RoomServer()
    room = server.started("auction", 3)
    for seat in range(2):
        assert chosen(server, room, seat, "send 3") == ""
        assert chosen(server, room, seat, "pay 1") == "", "it can be withdrawn"
    assert chosen(server, room, 2, "send 3") == "", "half an answer uncovers nothing"
    assert chosen(server, room, 2, "pay 1") == "error-room-sure-open"
    server.do(room, GUESTS[1], 1, Choose("withdraw", sure=False))
    assert chosen(server, room, 2, "pay 1") == ""


def test_the_end_is_told() -> None:
    server = RoomServer(seed=6)
    room = server.hot_seat("theopolis", 2, options={"max_rounds": 1})
    source, why = Seeded(2), ""
    while server.see(room).stage == "playing":
        seat = server.see(room).waiting[0]
        choices = server.see(room, "ann", seat).choices
        text = choices[source.below(len(choices))].text
        why = chosen(server, room, seat, text)
        if why:
            server.do(room, "ann", seat, Choose(text))
    assert why == "error-room-sure-end"


def test_own_auto_answers_are_looked_through() -> None:
    """After a choice the seat would be asked once more; with an auto-answer to that, others are."""
    server = RoomServer(seed=9)
    room = server.hot_seat("nehemiah", 2)
    source = Seeded(5)
    while True:
        seat = server.see(room).waiting[0]
        own = server.see(room, "ann", seat)
        text = own.choices[source.below(len(own.choices))].text
        after = own
        if chosen(server, room, seat, text):
            server.do(room, "ann", seat, Choose(text))
        else:
            after = server.see(room, "ann", seat)
        if after.step == own.step or not after.free_undo:
            continue
        last = after.choices[0].text
        why = chosen(server, room, seat, last)
        if why:
            break
    server.do(room, "ann", seat, Undo(1))
    server.do(room, "ann", seat, SetAutoAnswer(after.step, last))
    assert chosen(server, room, seat, text) == why


def test_who_has_missed_something_is_told_that_first() -> None:
    server = RoomServer(seed=9)
    room = server.hot_seat("theopolis", 2)
    version = server.see(room).version
    server.play(room, server.see(room).lines + 10, Seeded(1))
    seat = server.see(room).waiting[0]
    text = server.see(room, "ann", seat).choices[0].text
    with pytest.raises(Stale):
        server.do(room, "ann", seat, Choose(text, sure=False), version)


def test_talk_does_not_make_it_stale() -> None:
    """Who has not heard the last word is asked all the same, instead of choosing once more."""
    server = RoomServer()
    room = server.started("auction", 3)
    for seat in range(2):
        chosen(server, room, seat, "send 3")
        chosen(server, room, seat, "pay 1")
    chosen(server, room, 2, "send 3")
    version = server.see(room).version
    server.do(room, "ann", 0, Say("Hello"))
    told = list(server.told)
    answer = server.do(room, GUESTS[2], 2, Choose("pay 1", sure=False), version)
    assert answer.unsure is not None
    assert (answer.version, answer.events) == (version + 1, ())
    assert server.told == told, "nobody is told of what has not happened"


def test_a_command_that_was_sent_before_this_could_be_said_is_the_same() -> None:
    """Else a client that sends it again after the server was renewed would be refused."""
    assert msgspec.json.encode(Choose("pass")) == b'{"type":"choose","text":"pass"}'
    assert msgspec.json.decode(b'{"type":"choose","text":"pass"}', type=Choose) == Choose("pass", sure=True)
    assert SetAutoAnswer("A", "b") != SetAutoAnswer("A")
