"""A game in a room: people choose, chance answers, it ends."""

from __future__ import annotations

import pytest

from batisseurs.kernel import CHANCE, IllegalChoice, NotAsked, Seeded
from batisseurs.rooms.commands.model import Choose, Start
from batisseurs.rooms.errors import NotAllowed, NotNow, Stale
from batisseurs.rooms.views.model import ChoseView
from tests.rooms.harness import RoomServer


def test_a_game_is_played_to_its_end() -> None:
    server = RoomServer()
    room = server.started("auction", 2, options={"lots": 2})
    server.play(room, 1000, Seeded(1))
    seen = server.see(room)
    assert seen.stage == "over"
    assert seen.result is not None
    assert seen.result.ending in {"lots_sold", "no_workers"}
    assert [sum(line.points for line in sheet) for sheet in seen.scores] == list(seen.result.scores)
    assert seen.waiting == ()
    assert seen.choices == ()


def test_chance_answers_in_the_commit_of_the_choice() -> None:
    server = RoomServer()
    room = server.open("theopolis", 2, mine=(0, 1))
    answer = server.do(room, "ann", 0, Start())
    drawn = [kept.event for kept in answer.events if isinstance(kept.event, ChoseView)]
    assert drawn
    assert {line.seat for line in drawn} == {CHANCE}
    assert server.see(room).waiting != ()


def test_words_that_are_not_a_choice_are_refused_and_nothing_changes() -> None:
    server = RoomServer()
    room = server.started("theopolis", 2)
    before = server.storage.room(room)
    (seat,) = server.see(room).waiting
    guest, other = (("ann", "bob"), ("bob", "ann"))[seat]
    with pytest.raises(IllegalChoice):
        server.do(room, guest, seat, Choose("fly away"))
    with pytest.raises(NotAsked):
        server.do(room, other, 1 - seat, Choose("end"))
    with pytest.raises(NotAllowed):
        server.do(room, guest, 1 - seat, Choose("end"))
    assert server.storage.room(room) == before


def test_a_game_begins_once_and_with_everyone() -> None:
    server = RoomServer()
    room = server.open("theopolis", 2)
    with pytest.raises(NotNow, match="p2"):
        server.do(room, "ann", 0, Start())
    server.sit(room, "bob", 1)
    with pytest.raises(NotAllowed):
        server.do(room, "bob", 1, Start())
    server.do(room, "ann", 0, Start())
    with pytest.raises(NotNow):
        server.do(room, "ann", 0, Start())


def test_a_choice_that_answers_an_older_question_is_stale() -> None:
    server = RoomServer()
    room = server.hot_seat("theopolis", 2)
    seen = server.see(room)
    (seat,) = seen.waiting
    text = server.see(room, "ann", seat).choices[0].text
    server.do(room, "ann", seat, Choose(text), seen.version)
    with pytest.raises(Stale) as caught:
        server.do(room, "ann", seat, Choose(text), seen.version)
    row = server.storage.room(room)
    assert row is not None
    assert (caught.value.version, caught.value.said) == (row.version, seen.version)
