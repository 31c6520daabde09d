"""Undo: your own last lines freely; further back when all agree, after they have seen what it undoes."""

from __future__ import annotations

import pytest

from batisseurs.games import SLUGS
from batisseurs.kernel import CHANCE, Game, Seeded
from batisseurs.rooms.commands.model import Ask, Choose, Start, Undo, Vote
from batisseurs.rooms.errors import BadRequest, NotAllowed, NotNow
from batisseurs.rooms.state.events import (
    Reopened,
    RequestClosed,
    RequestOpened,
    Resumed,
    SeatPlan,
    Undone,
    UndoRequest,
    Voted,
)
from batisseurs.rooms.views.model import ChoseView
from tests.laws.tables import every_game
from tests.rooms.harness import RoomServer, kinds


def bytes_of(server: RoomServer, room: str) -> list[bytes]:
    return [server.rooms.table(room, "ann", seat)[1] for seat in (0, 1)]


def test_your_own_last_lines_are_undone_to_the_same_table() -> None:
    server = RoomServer()
    room = server.hot_seat("theopolis", 2)
    source = Seeded(2)
    taken_back = 0
    while taken_back < 12:
        seen = server.see(room)
        if seen.stage == "over":
            break
        (seat,) = seen.waiting
        free = server.see(room, "ann", seat).free_undo
        before, choices = bytes_of(server, room), server.see(room, "ann", seat).choices
        answer = server.choose(room, "ann", seat, source.below(1000))
        now = server.see(room, "ann", seat)
        if now.free_undo == free + 1:
            undone = server.do(room, "ann", seat, Undo())
            assert kinds(undone) == [Undone]
            assert bytes_of(server, room) == before
            assert server.see(room, "ann", seat).choices == choices
            taken_back += 1
            server.choose(room, "ann", seat, source.below(1000))
        else:
            assert now.free_undo == 0 or len(answer.events) > 1
    assert taken_back == 12


def test_not_beyond_chance_or_another_seat() -> None:
    server = RoomServer()
    room = server.hot_seat("my-village", 2)
    source = Seeded(4)
    for _ in range(60):
        lines = [
            kept.event
            for kept in server.rooms.look(room, "ann", 0).events
            if isinstance(kept.event, ChoseView)
        ]
        (seat,) = server.see(room).waiting
        for reader in (0, 1):
            own = 0
            while lines[len(lines) - 1 - own].seat == reader:
                own += 1
            assert server.see(room, "ann", reader).free_undo == own
            with pytest.raises(NotAllowed):
                server.do(room, "ann", reader, Undo(own + 1))
        server.choose(room, "ann", seat, source.below(1000))
    assert any(line.seat == CHANCE for line in lines)


def test_a_number_of_lines_that_is_not_there() -> None:
    server = RoomServer()
    room = server.hot_seat("my-village", 2)
    for lines in (0, -1, 10_000):
        with pytest.raises(BadRequest):
            server.do(room, "ann", 0, Undo(lines))
        with pytest.raises(BadRequest):
            server.do(room, "ann", 0, Ask(UndoRequest(lines)))


def test_an_undo_ends_the_pause() -> None:
    server = RoomServer()
    room = server.hot_seat("theopolis", 2)
    seat = act_freely(server, room)
    server.pause(room, "ann", seat)
    assert kinds(server.do(room, "ann", seat, Undo())) == [Resumed, Undone]


def act_freely(server: RoomServer, room: str) -> int:
    """Choose until a line can be undone; return whose."""
    for number in range(200):
        (seat,) = server.see(room).waiting
        server.choose(room, server.storage.holders(room)[seat], seat, number)
        if server.see(room, server.storage.holders(room)[seat], seat).free_undo:
            return seat
    raise AssertionError


@pytest.mark.parametrize("slug", SLUGS)
def test_alone_with_bots_undo_goes_back_to_your_last_choice(slug: str) -> None:
    """Through what bots and chance did since, without asking; even if a bot has moved on meanwhile."""
    server = RoomServer(seed=3)
    room = server.open(slug, 2, mine=(0,), seats=(SeatPlan("Ann"), SeatPlan("Bob", "random")))
    server.do(room, "ann", 0, Start())
    server.let_bots_play(room)
    source, beyond = Seeded(2), 0
    for _ in range(40):
        before = server.see(room)
        if before.stage == "over":
            break
        server.choose(room, "ann", 0, source.below(1000))
        version = server.see(room).version
        server.let_bots_play(room)
        after = server.see(room)
        if after.stage == "over":
            break
        if after.lines > before.lines + 1:
            beyond += 1
            stale = version if 0 not in after.waiting else after.version
            answer = server.do(room, "ann", 0, Undo(), stale)
            assert kinds(answer) == [Undone]
            now = server.see(room)
            assert (now.lines, now.choices, now.view) == (before.lines, before.choices, before.view)
            server.choose(room, "ann", 0, source.below(1000))
            server.let_bots_play(room)
    assert beyond > 3


def test_laid_open_answers_are_not_covered_again_by_one_alone() -> None:
    """The last to answer has seen the others' bids: taking that back freely would be bidding knowingly."""
    server = RoomServer()
    room = server.started("auction", 2)
    for seat, guest in enumerate(("ann", "bob")):
        server.do(room, guest, seat, Choose("send 1"))
        assert server.see(room, guest, seat).free_undo == 0
        assert server.see(room, guest, seat).may_withdraw
        server.do(room, guest, seat, Choose("pay 1"))
    assert server.see(room, "bob", 1).free_undo == 0
    with pytest.raises(NotAllowed):
        server.do(room, "bob", 1, Undo())


def test_covered_answers_are_undone_alone() -> None:
    server = RoomServer()
    room = server.started("auction", 2)
    server.do(room, "ann", 0, Choose("send 2"))
    server.do(room, "ann", 0, Choose("pay 1"))
    assert server.see(room).waiting == (1,)
    assert server.see(room).may_withdraw
    answer = server.do(room, "ann", 0, Choose("withdraw"))
    assert isinstance(answer.events[0].event, ChoseView)
    assert server.see(room).waiting == (0, 1)
    assert not server.see(room).may_withdraw


# With everyone's consent. -----------------------------------------------------------------------------


def test_all_see_what_is_undone_before_they_agree() -> None:
    server = RoomServer()
    room = server.started("theopolis", 3)
    server.play(room, 40, Seeded(6))
    lines = server.see(room).lines
    server.do(room, "bob", 1, Ask(UndoRequest(5)))
    for seat, guest in enumerate(("ann", "bob", "cleo")):
        request = server.see(room, guest, seat).request
        assert request is not None
        assert (request.seat, request.asked, request.yes) == (1, (0, 2), ())
        events = [kept.event for kept in server.rooms.look(room, guest, seat).events]
        own = [event for event in events if isinstance(event, ChoseView)]
        assert request.lines == tuple(own[-5:])
    number = 1
    assert kinds(server.do(room, "ann", 0, Vote(number, yes=True))) == [Voted]
    answer = server.do(room, "cleo", 2, Vote(number, yes=True))
    assert kinds(answer)[:3] == [Voted, RequestClosed, Undone]
    assert kinds(answer)[3:] == []
    assert server.see(room).lines == lines - 5


@pytest.mark.parametrize("slug", ["theopolis", "my-village", "esdras-et-nehemie"])
def test_a_draw_is_not_undone_alone(slug: str) -> None:
    """Else all could agree to let the server draw until they like it: the choice before it goes as well."""
    server = RoomServer(seed=4)
    room = server.hot_seat(slug, 2)
    drawn = 0
    for _ in range(100):
        before = server.see(room).lines
        (seat, *_) = server.see(room).waiting
        server.choose(room, "ann", seat, drawn)
        if server.see(room).stage == "over":
            break
        last = server.see(room).lines - before
        if last == 1:
            continue
        drawn += 1
        answer = server.do(room, "ann", seat, Ask(UndoRequest(1)))
        assert isinstance(answer.events[0].event, RequestOpened)
        assert answer.events[0].event.request == UndoRequest(last)
        assert kinds(answer)[-1] is Undone
        assert (server.see(room).lines, seat in server.see(room).waiting) == (before, True)
        server.choose(room, "ann", seat, drawn)
    assert drawn > 0


def test_the_deal_is_not_undone() -> None:
    """Before anyone has chosen there is nothing to undo; later, what was dealt at first stays."""
    server = RoomServer(seed=4)
    room = server.hot_seat("theopolis", 2)
    dealt = server.see(room).lines
    with pytest.raises(NotNow, match="nobody has chosen anything yet"):
        server.do(room, "ann", 0, Ask(UndoRequest(1)))
    (seat,) = server.see(room).waiting
    server.choose(room, "ann", seat, 0)
    server.do(room, "ann", seat, Ask(UndoRequest(server.see(room).lines)))
    assert (server.see(room).lines, server.see(room).waiting) == (dealt, (seat,))


def test_one_no_is_enough_and_who_asked_can_take_it_back() -> None:
    server = RoomServer()
    room = server.started("my-village", 2)
    server.play(room, 30, Seeded(1))
    lines = server.see(room).lines
    server.do(room, "ann", 0, Ask(UndoRequest(3)))
    assert kinds(server.do(room, "bob", 1, Vote(1, yes=False))) == [Voted, RequestClosed]
    server.do(room, "ann", 0, Ask(UndoRequest(3)))
    with pytest.raises(NotNow):
        server.do(room, "ann", 0, Vote(2, yes=True))
    assert kinds(server.do(room, "ann", 0, Vote(2, yes=False))) == [Voted, RequestClosed]
    assert server.see(room).lines == lines
    assert server.see(room).request is None


def test_the_game_waits_for_an_open_request() -> None:
    server = RoomServer()
    room = server.started("my-village", 2)
    server.play(room, 30, Seeded(1))
    (seat,) = server.see(room).waiting
    guest = ("ann", "bob")[seat]
    server.do(room, "ann", 0, Ask(UndoRequest(1)))
    with pytest.raises(NotNow):
        server.choose(room, guest, seat)
    with pytest.raises(NotNow):
        server.do(room, "bob", 1, Ask(UndoRequest(1)))
    assert server.see(room, guest, seat).free_undo == 0


@every_game
def test_undo_beyond_chance_draws_again_and_a_game_that_was_over_continues(game: Game) -> None:
    server = RoomServer(seed=5)
    room = server.hot_seat(game.slug, game.min_players)
    server.play(room, 100_000, Seeded(1))
    assert server.see(room).stage == "over"
    assert server.see(room).free_undo == 0
    lines = server.see(room).lines
    answer = server.do(room, "ann", 0, Ask(UndoRequest(lines // 2)))
    undone = kinds(answer).index(Undone)
    assert kinds(answer)[:undone] == [RequestOpened, *[Voted] * (game.min_players - 1), RequestClosed]
    assert kinds(answer)[undone + 1] is Reopened
    seen = server.see(room)
    assert (seen.stage, seen.result) == ("playing", None)
    assert seen.waiting != ()
    server.play(room, 100_000, Seeded(2))
    assert server.see(room).stage == "over"
