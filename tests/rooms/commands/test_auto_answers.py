"""Auto-answers: given by the server as ordinary lines, known to their seat only."""

from __future__ import annotations

import pytest

from batisseurs.kernel import Seeded
from batisseurs.rooms.commands.model import Choose, GiveToBot, SetAutoAnswer, Undo
from batisseurs.rooms.errors import BadRequest
from batisseurs.rooms.views.model import ChoseView
from tests.rooms.harness import RoomServer


def auction() -> tuple[RoomServer, str]:
    server = RoomServer()
    return server, server.started("auction", 2)


def test_an_answer_is_given_at_once_and_whenever_it_is_asked_for() -> None:
    server, room = auction()
    assert server.see(room).step == "Bid"
    answer = server.do(room, "bob", 1, SetAutoAnswer("Bid", "send 0"))
    (line,) = [kept.event for kept in answer.events]
    assert isinstance(line, ChoseView)
    assert (line.seat, line.text, line.by) == (1, "send 0", "standing")
    assert server.see(room, "bob", 1).auto_answers == {"Bid": "send 0"}
    server.do(room, "bob", 1, Choose("pay 0"))
    server.do(room, "ann", 0, Choose("send 1"))
    answer = server.do(room, "ann", 0, Choose("pay 0"))
    given = [kept.event for kept in answer.events if isinstance(kept.event, ChoseView)]
    assert [(line.seat, line.text, line.by) for line in given] == [
        (0, "pay 0", "person"),
        (1, "answer", "person"),
    ]


def test_nobody_else_learns_of_it() -> None:
    server, room = auction()
    server.do(room, "bob", 1, SetAutoAnswer("Bid", "send 0"))
    assert server.see(room).auto_answers == {}
    (line,) = [
        kept.event
        for kept in server.rooms.look(room, "ann", 0).events
        if kept.version == server.see(room).version
    ]
    assert isinstance(line, ChoseView)
    assert (line.by, line.text) == ("person", "answer")


def test_setting_one_that_is_not_asked_for_now_makes_no_event() -> None:
    server, room = auction()
    before = server.storage.room(room)
    answer = server.do(room, "bob", 1, SetAutoAnswer("Bid", "send 9"), id_="mine")
    assert answer.events == ()
    assert server.storage.room(room) == before
    server.do(room, "bob", 1, SetAutoAnswer("Bid", ""))
    assert server.do(room, "bob", 1, SetAutoAnswer("Bid", "send 9"), id_="mine") == answer
    assert server.see(room, "bob", 1).auto_answers == {}


def test_not_while_a_bot_plays_or_in_a_pause() -> None:
    server, room = auction()
    server.pause(room, "bob", 1)
    assert server.do(room, "bob", 1, SetAutoAnswer("Bid", "send 0")).events == ()
    server.do(room, "bob", 1, GiveToBot("random"))
    server.do(room, "ann", 0, Choose("send 1"))
    assert 1 in server.see(room).waiting


def test_who_takes_an_answer_back_is_asked() -> None:
    server, room = auction()
    server.do(room, "bob", 1, SetAutoAnswer("Bid", "send 0"))
    server.do(room, "bob", 1, Choose("withdraw"))
    assert server.see(room, "bob", 1).choices[0].text == "send 0"
    assert not server.see(room, "bob", 1).may_withdraw


def test_a_step_must_be_there() -> None:
    server, room = auction()
    with pytest.raises(BadRequest):
        server.do(room, "bob", 1, SetAutoAnswer("Fly", "away"))
    with pytest.raises(BadRequest):
        server.do(room, "bob", 1, SetAutoAnswer("Bid", "x" * 201))


def test_what_was_undone_is_asked_again() -> None:
    """An auto-answer given right after an undo would make it impossible."""
    server = RoomServer()
    room = server.hot_seat("theopolis", 2)
    source = Seeded(1)
    for _ in range(300):
        (seat,) = server.see(room).waiting
        seen = server.see(room, "ann", seat)
        text = seen.choices[source.below(len(seen.choices))].text
        server.do(room, "ann", seat, Choose(text))
        if server.see(room, "ann", seat).free_undo:
            break
    server.do(room, "ann", seat, Undo())
    again = server.see(room, "ann", seat)
    server.storage.set_auto_answer(room, seat, again.step, text)
    server.do(room, "ann", seat, Choose(text))
    assert server.see(room, "ann", seat).free_undo
    server.do(room, "ann", seat, Undo())
    assert server.see(room, "ann", seat).choices == again.choices
