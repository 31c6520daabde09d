"""Standing answers: given by the server as ordinary lines, known to their seat only."""

from __future__ import annotations

import pytest

from batisseurs.kernel import Seeded
from batisseurs.rooms.commands.model import Choose, GiveToBot, SetAutoAnswer, Undo
from batisseurs.rooms.errors import BadRequest
from batisseurs.rooms.views.model import ChoseView
from tests.rooms.harness import House


def auction() -> tuple[House, str]:
    house = House()
    return house, house.started("auction", 2)


def test_an_answer_is_given_at_once_and_whenever_it_is_asked_for() -> None:
    house, room = auction()
    assert house.see(room).step == "Bid"
    answer = house.do(room, "bob", 1, SetAutoAnswer("Bid", "send 0"))
    (line,) = [kept.event for kept in answer.events]
    assert isinstance(line, ChoseView)
    assert (line.seat, line.text, line.by) == (1, "send 0", "standing")
    assert house.see(room, "bob", 1).standing == {"Bid": "send 0"}
    house.do(room, "bob", 1, Choose("pay 0"))
    house.do(room, "ann", 0, Choose("send 1"))
    answer = house.do(room, "ann", 0, Choose("pay 0"))
    given = [kept.event for kept in answer.events if isinstance(kept.event, ChoseView)]
    assert [(line.seat, line.text, line.by) for line in given] == [
        (0, "pay 0", "person"),
        (1, "answer", "person"),
    ]


def test_nobody_else_learns_of_it() -> None:
    house, room = auction()
    house.do(room, "bob", 1, SetAutoAnswer("Bid", "send 0"))
    assert house.see(room).standing == {}
    (line,) = [
        kept.event
        for kept in house.rooms.look(room, "ann", 0).events
        if kept.version == house.see(room).version
    ]
    assert isinstance(line, ChoseView)
    assert (line.by, line.text) == ("person", "answer")


def test_setting_one_that_is_not_asked_for_now_makes_no_event() -> None:
    house, room = auction()
    before = house.storage.room(room)
    answer = house.do(room, "bob", 1, SetAutoAnswer("Bid", "send 9"), id_="mine")
    assert answer.events == ()
    assert house.storage.room(room) == before
    house.do(room, "bob", 1, SetAutoAnswer("Bid", ""))
    assert house.do(room, "bob", 1, SetAutoAnswer("Bid", "send 9"), id_="mine") == answer
    assert house.see(room, "bob", 1).standing == {}


def test_not_while_a_bot_plays_or_in_a_pause() -> None:
    house, room = auction()
    house.pause(room, "bob", 1)
    assert house.do(room, "bob", 1, SetAutoAnswer("Bid", "send 0")).events == ()
    house.do(room, "bob", 1, GiveToBot("random"))
    house.do(room, "ann", 0, Choose("send 1"))
    assert 1 in house.see(room).waiting


def test_who_takes_an_answer_back_is_asked() -> None:
    house, room = auction()
    house.do(room, "bob", 1, SetAutoAnswer("Bid", "send 0"))
    house.do(room, "bob", 1, Choose("withdraw"))
    assert house.see(room, "bob", 1).choices[0].text == "send 0"
    assert not house.see(room, "bob", 1).may_withdraw


def test_a_step_must_be_there() -> None:
    house, room = auction()
    with pytest.raises(BadRequest):
        house.do(room, "bob", 1, SetAutoAnswer("Fly", "away"))
    with pytest.raises(BadRequest):
        house.do(room, "bob", 1, SetAutoAnswer("Bid", "x" * 201))


def test_what_was_taken_back_is_asked_again() -> None:
    """A standing answer given right after an undo would make it impossible."""
    house = House()
    room = house.hot_seat("theopolis", 2)
    source = Seeded(1)
    for _ in range(300):
        (seat,) = house.see(room).waiting
        seen = house.see(room, "ann", seat)
        text = seen.choices[source.below(len(seen.choices))].text
        house.do(room, "ann", seat, Choose(text))
        if house.see(room, "ann", seat).free_undo:
            break
    house.do(room, "ann", seat, Undo())
    again = house.see(room, "ann", seat)
    house.storage.set_standing(room, seat, again.step, text)
    house.do(room, "ann", seat, Choose(text))
    assert house.see(room, "ann", seat).free_undo
    house.do(room, "ann", seat, Undo())
    assert house.see(room, "ann", seat).choices == again.choices
