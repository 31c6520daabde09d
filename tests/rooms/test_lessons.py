"""First games: the same deal for all, alone against bots; which lessons are due, and who has read them."""

from __future__ import annotations

from typing import Any

import pytest

from batisseurs.games import SLUGS, find_game
from batisseurs.kernel.lesson import OFF
from batisseurs.rooms.commands.model import Choose, Leave, Start, Undo
from batisseurs.rooms.errors import BadRequest, NotNow, Stale
from batisseurs.rooms.state.events import SeatPlan, Settings
from tests.rooms.harness import RoomServer


def plan(slug: str, **other: Any) -> dict[str, Any]:
    """Return what a first game is opened with."""
    first = find_game(slug).first_game
    assert first is not None
    bots = (SeatPlan(f"Bot {seat}", first.bot) for seat in range(1, first.players))
    return {
        "players": first.players,
        "options": first.options,
        "seats": (SeatPlan("Ann"), *bots),
        "lesson": True,
    } | other


def first_game(server: RoomServer, slug: str = "theopolis") -> str:
    room = server.open(slug, **plan(slug))
    server.do(room, "ann", 0, Start())
    return room


def texts(server: RoomServer, room: str) -> list[str]:
    return [choice.text for choice in server.see(room).choices]


@pytest.mark.parametrize("slug", SLUGS)
def test_everybody_gets_the_same_deal_and_the_table_says_so(slug: str) -> None:
    server, other = RoomServer(seed=1), RoomServer(seed=2)
    one, two = first_game(server, slug), first_game(other, slug)
    assert server.see(one).marks == ("lesson",)
    assert server.see(one).view == other.see(two).view


def test_another_table_has_its_own_luck() -> None:
    deals = set()
    for seed in range(3):
        server = RoomServer(seed=seed)
        room = server.open("theopolis", **plan("theopolis", lesson=False))
        server.do(room, "ann", 0, Start())
        deals.add(bytes(server.see(room).view or b""))
    assert len(deals) > 1


@pytest.mark.parametrize(
    "other",
    [
        {"players": 3, "seats": (SeatPlan("Ann"), SeatPlan("B", "random"), SeatPlan("C", "random"))},
        {"seats": (SeatPlan("Ann"), SeatPlan())},
        {"mine": (0, 1), "seats": (SeatPlan("Ann"), SeatPlan("Bob"))},
        {"settings": Settings(listed=True)},
        {"options": {"max_rounds": 3}},
        {"components": "x"},
        {"chance": "person"},
    ],
    ids=str,
)
def test_nothing_else_is_a_first_game(other: dict[str, Any]) -> None:
    server = RoomServer()
    with pytest.raises(BadRequest) as refused:
        server.open("theopolis", **plan("theopolis", **other))
    assert refused.value.message is not None
    assert refused.value.message.id == "error-room-lesson"


def test_lessons_come_are_read_and_come_no_more() -> None:
    server = RoomServer()
    room = first_game(server)
    now = server.rooms.lessons(room, "ann", 0)
    assert now.teaches
    assert now.suggests
    assert [lesson.id for lesson in now.due][:2] == ["theopolis-lesson-goal", "lesson-choose"]
    assert now.due[0].places == ("p1.points", "p1.stones", "p1.sacraments")
    server.rooms.read_lessons("ann", [lesson.id for lesson in now.due])
    later = server.again().rooms.lessons(room, "ann", 0)  # remembered by the storage
    assert {lesson.id for lesson in later.read} == {lesson.id for lesson in now.due}
    assert not {lesson.id for lesson in later.due} & {lesson.id for lesson in now.due}
    server.rooms.read_lessons("ann", [OFF])
    off = server.rooms.lessons(room, "ann", 0)
    assert (off.on, off.due, off.suggests) == (False, (), False)
    assert off.may_suggest
    server.rooms.read_lessons("ann", [OFF, *(lesson.id for lesson in off.read)], forget=True)
    assert server.rooms.lessons(room, "ann", 0) == now


def test_an_undo_changes_no_luck_and_loses_no_lesson() -> None:
    server = RoomServer()
    room = first_game(server)
    server.do(room, "ann", 0, Choose(texts(server, room)[0]))
    after = server.see(room).view
    server.do(room, "ann", 0, Undo())
    assert server.rooms.lessons(room, "ann", 0).due[0].id == "theopolis-lesson-goal"
    server.do(room, "ann", 0, Choose(texts(server, room)[0]))
    assert server.see(room).view == after


def test_another_device_knows_what_was_read() -> None:
    server = RoomServer()
    room = first_game(server)
    server.rooms.read_lessons("ann", ["theopolis-lesson-goal"])
    server.rooms.invite(room, "ann", 0, b"key")
    server.rooms.enter("anns-phone", b"key")
    assert "theopolis-lesson-goal" not in {
        lesson.id for lesson in server.rooms.lessons(room, "anns-phone", 0).due
    }


def test_against_bots_lessons_go_on_for_who_has_learned_so() -> None:
    server = RoomServer()
    room = server.open("theopolis", **plan("theopolis", lesson=False))
    server.do(room, "ann", 0, Start())
    assert not server.rooms.lessons(room, "ann", 0).due
    server.rooms.read_lessons("ann", ["theopolis-lesson-goal"])
    now = server.rooms.lessons(room, "ann", 0)
    assert now.due
    assert not now.suggests
    assert now.may_suggest


def test_moves_are_suggested_only_to_who_plays_alone_and_is_asked() -> None:
    server = RoomServer()
    room = first_game(server)
    version = server.see(room).version
    question = server.rooms.to_suggest(room, "ann", 0, version)
    assert (question.seat, question.version) == (0, version)
    server.do(room, "ann", 0, Choose(texts(server, room)[0]))
    with pytest.raises(Stale):
        server.rooms.to_suggest(room, "ann", 0, version)
    together = server.hot_seat("theopolis", 2)
    waiting = server.see(together).waiting[0]
    with pytest.raises(NotNow):
        server.rooms.to_suggest(together, "ann", waiting, server.see(together).version)
    assert not server.rooms.lessons(together, "ann", waiting).may_suggest
    people = server.started("theopolis", 2)
    server.do(people, "bob", 1, Leave())
    with pytest.raises(NotNow):  # Bob may come back
        server.rooms.to_suggest(people, "ann", 0, server.see(people).version)
