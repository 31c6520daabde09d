"""Confirmation, for clients that want it: before choices that cannot be undone freely, and only there."""

from __future__ import annotations

import msgspec
import pytest

from batisseurs.kernel import Game, Seeded
from batisseurs.rooms.commands.model import Choose, Say, SetAutoAnswer, Start, Undo
from batisseurs.rooms.errors import Stale
from batisseurs.rooms.state.events import SeatPlan
from tests.rooms.harness import GUESTS, NAMES, RoomServer
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
def test_what_is_done_without_being_sure_can_be_undone(game: Game) -> None:
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
        previews = server.rooms.previews(room, "ann", seat, own.version).previews
        assert [preview.text for preview in previews] == [choice.text for choice in own.choices]
        (foreseen,) = [preview.unsure for preview in previews if preview.text == text]
        why = chosen(server, room, seat, text)
        assert why == (foreseen.id if foreseen is not None else "")
        if why:
            refused.add(why)
            server.do(room, "ann", seat, Choose(text))
            assert server.see(room, "ann", seat).free_undo == 0, "something else has come between"
            continue
        done += 1
        after = server.see(room, "ann", seat)
        assert after.may_withdraw or after.free_undo >= 1
        if after.free_undo and source.below(3) == 0:
            server.do(room, "ann", seat, Undo(1))
            assert server.see(room, "ann", seat).choices == own.choices
    assert done > 10
    assert "error-room-sure-others" not in refused, "other people can be waited for"


def played_beside_bots(server: RoomServer, people: int) -> set[str]:
    """Play on with three seats, of which some are bots'; return why something could not be undone freely."""
    seats = tuple(SeatPlan(NAMES[seat], "random" if seat >= people else "") for seat in range(3))
    room = server.open("nehemiah", 3, mine=(0,), seats=seats)
    for seat in range(1, people):
        server.sit(room, GUESTS[seat], seat)
    server.do(room, "ann", 0, Start())
    source, whys = Seeded(3), set()
    for _ in range(25):
        server.let_bots_play(room)
        (seat,) = server.see(room).waiting
        guest = server.storage.holders(room)[seat]
        own = server.see(room, guest, seat)
        text = own.choices[source.below(len(own.choices))].text
        why = chosen(server, room, seat, text)
        whys.add(why)
        if why:
            server.do(room, guest, seat, Choose(text))
    return whys


def test_before_a_bot_one_is_asked_if_someone_else_plays_too() -> None:
    """A bot answers at once; but beside bots alone everything can be undone, only not the end."""
    assert "error-room-sure-others" in played_beside_bots(RoomServer(seed=9), 2)
    assert played_beside_bots(RoomServer(seed=9), 1) == {""}


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
    """After a choice the seat would be asked once more; with an auto-answer to that, something is drawn."""
    server = RoomServer(seed=9)
    room = server.hot_seat("my-village", 2)
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
        if after.step == own.step or not after.choices or not after.free_undo:
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
    """A client that missed the last answer is asked again, instead of choosing twice."""
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
