"""Taking back: one's own last lines freely; further when all agree, after all have seen what."""

from __future__ import annotations

import pytest

from batisseurs.kernel import CHANCE, Game, Seeded
from batisseurs.rooms.commands.model import Ask, Choose, Undo, Vote
from batisseurs.rooms.errors import BadRequest, NotAllowed, NotNow
from batisseurs.rooms.state.events import (
    Reopened,
    RequestClosed,
    RequestOpened,
    Resumed,
    Undone,
    UndoRequest,
    Voted,
)
from batisseurs.rooms.views.model import ChoseView
from tests.laws.tables import every_game
from tests.rooms.harness import House, kinds


def bytes_of(house: House, room: str) -> list[bytes]:
    return [house.rooms.table(room, "ann", seat)[1] for seat in (0, 1)]


def test_ones_own_last_lines_are_taken_back_to_the_same_table() -> None:
    house = House()
    room = house.hot_seat("theopolis", 2)
    source = Seeded(2)
    taken_back = 0
    while taken_back < 12:
        seen = house.see(room)
        if seen.stage == "over":
            break
        (seat,) = seen.waiting
        free = house.see(room, "ann", seat).free_undo
        before, choices = bytes_of(house, room), house.see(room, "ann", seat).choices
        answer = house.choose(room, "ann", seat, source.below(1000))
        now = house.see(room, "ann", seat)
        if now.free_undo == free + 1:
            undone = house.do(room, "ann", seat, Undo())
            assert kinds(undone) == [Undone]
            assert bytes_of(house, room) == before
            assert house.see(room, "ann", seat).choices == choices
            taken_back += 1
            house.choose(room, "ann", seat, source.below(1000))
        else:
            assert now.free_undo == 0 or len(answer.events) > 1
    assert taken_back == 12


def test_not_beyond_chance_or_another_seat() -> None:
    house = House()
    room = house.hot_seat("my-village", 2)
    source = Seeded(4)
    for _ in range(60):
        lines = [
            kept.event
            for kept in house.rooms.look(room, "ann", 0).events
            if isinstance(kept.event, ChoseView)
        ]
        (seat,) = house.see(room).waiting
        for reader in (0, 1):
            own = 0
            while lines[len(lines) - 1 - own].seat == reader:
                own += 1
            assert house.see(room, "ann", reader).free_undo == own
            with pytest.raises(NotAllowed):
                house.do(room, "ann", reader, Undo(own + 1))
        house.choose(room, "ann", seat, source.below(1000))
    assert any(line.seat == CHANCE for line in lines)


def test_a_number_of_lines_that_is_not_there() -> None:
    house = House()
    room = house.hot_seat("my-village", 2)
    for lines in (0, -1, 10_000):
        with pytest.raises(BadRequest):
            house.do(room, "ann", 0, Undo(lines))
        with pytest.raises(BadRequest):
            house.do(room, "ann", 0, Ask(UndoRequest(lines)))


def test_who_takes_back_ends_the_pause() -> None:
    house = House()
    room = house.hot_seat("theopolis", 2)
    seat = act_freely(house, room)
    house.pause(room, "ann", seat)
    assert kinds(house.do(room, "ann", seat, Undo())) == [Resumed, Undone]


def act_freely(house: House, room: str) -> int:
    """Choose until a line can be taken back; return whose."""
    for number in range(200):
        (seat,) = house.see(room).waiting
        house.choose(room, house.storage.holders(room)[seat], seat, number)
        if house.see(room, house.storage.holders(room)[seat], seat).free_undo:
            return seat
    raise AssertionError


def test_laid_open_answers_are_not_covered_again_by_one_alone() -> None:
    """The last to answer has seen the others' bids: taking that back freely would be bidding knowingly."""
    house = House()
    room = house.started("auction", 2)
    for seat, guest in enumerate(("ann", "bob")):
        house.do(room, guest, seat, Choose("send 1"))
        assert house.see(room, guest, seat).free_undo == 0
        assert house.see(room, guest, seat).may_withdraw
        house.do(room, guest, seat, Choose("pay 1"))
    assert house.see(room, "bob", 1).free_undo == 0
    with pytest.raises(NotAllowed):
        house.do(room, "bob", 1, Undo())


def test_covered_answers_are_taken_back_alone() -> None:
    house = House()
    room = house.started("auction", 2)
    house.do(room, "ann", 0, Choose("send 2"))
    house.do(room, "ann", 0, Choose("pay 1"))
    assert house.see(room).waiting == (1,)
    assert house.see(room).may_withdraw
    answer = house.do(room, "ann", 0, Choose("withdraw"))
    assert isinstance(answer.events[0].event, ChoseView)
    assert house.see(room).waiting == (0, 1)
    assert not house.see(room).may_withdraw


# With everybody's consent. -----------------------------------------------------------------------------


def test_all_see_what_is_taken_back_before_they_agree() -> None:
    house = House()
    room = house.started("theopolis", 3)
    house.play(room, 40, Seeded(6))
    lines = house.see(room).lines
    house.do(room, "bob", 1, Ask(UndoRequest(5)))
    for seat, guest in enumerate(("ann", "bob", "cleo")):
        wish = house.see(room, guest, seat).wish
        assert wish is not None
        assert (wish.seat, wish.asked, wish.yes) == (1, (0, 2), ())
        events = [kept.event for kept in house.rooms.look(room, guest, seat).events]
        own = [event for event in events if isinstance(event, ChoseView)]
        assert wish.lines == tuple(own[-5:])
    number = 1
    assert kinds(house.do(room, "ann", 0, Vote(number, yes=True))) == [Voted]
    answer = house.do(room, "cleo", 2, Vote(number, yes=True))
    assert kinds(answer)[:3] == [Voted, RequestClosed, Undone]
    assert kinds(answer)[3:] == []
    assert house.see(room).lines == lines - 5


@pytest.mark.parametrize("slug", ["theopolis", "my-village", "esdras-et-nehemie"])
def test_a_draw_is_not_taken_back_alone(slug: str) -> None:
    """Else all could agree to let the house draw until they like it: the choice before it goes as well."""
    house = House(seed=4)
    room = house.hot_seat(slug, 2)
    drawn = 0
    for _ in range(100):
        before = house.see(room).lines
        (seat, *_) = house.see(room).waiting
        house.choose(room, "ann", seat, drawn)
        if house.see(room).stage == "over":
            break
        last = house.see(room).lines - before
        if last == 1:
            continue
        drawn += 1
        answer = house.do(room, "ann", seat, Ask(UndoRequest(1)))
        assert isinstance(answer.events[0].event, RequestOpened)
        assert answer.events[0].event.wish == UndoRequest(last)
        assert kinds(answer)[-1] is Undone
        assert (house.see(room).lines, seat in house.see(room).waiting) == (before, True)
        house.choose(room, "ann", seat, drawn)
    assert drawn > 0


def test_the_deal_is_not_taken_back() -> None:
    """Before anybody has chosen there is nothing to take back; later, what was dealt at first stays."""
    house = House(seed=4)
    room = house.hot_seat("theopolis", 2)
    dealt = house.see(room).lines
    with pytest.raises(NotNow, match="nobody has chosen anything yet"):
        house.do(room, "ann", 0, Ask(UndoRequest(1)))
    (seat,) = house.see(room).waiting
    house.choose(room, "ann", seat, 0)
    house.do(room, "ann", seat, Ask(UndoRequest(house.see(room).lines)))
    assert (house.see(room).lines, house.see(room).waiting) == (dealt, (seat,))


def test_one_no_is_enough_and_who_wished_can_take_it_back() -> None:
    house = House()
    room = house.started("my-village", 2)
    house.play(room, 30, Seeded(1))
    lines = house.see(room).lines
    house.do(room, "ann", 0, Ask(UndoRequest(3)))
    assert kinds(house.do(room, "bob", 1, Vote(1, yes=False))) == [Voted, RequestClosed]
    house.do(room, "ann", 0, Ask(UndoRequest(3)))
    with pytest.raises(NotNow):
        house.do(room, "ann", 0, Vote(2, yes=True))
    assert kinds(house.do(room, "ann", 0, Vote(2, yes=False))) == [Voted, RequestClosed]
    assert house.see(room).lines == lines
    assert house.see(room).wish is None


def test_the_game_waits_for_an_open_wish() -> None:
    house = House()
    room = house.started("my-village", 2)
    house.play(room, 30, Seeded(1))
    (seat,) = house.see(room).waiting
    guest = ("ann", "bob")[seat]
    house.do(room, "ann", 0, Ask(UndoRequest(1)))
    with pytest.raises(NotNow):
        house.choose(room, guest, seat)
    with pytest.raises(NotNow):
        house.do(room, "bob", 1, Ask(UndoRequest(1)))
    assert house.see(room, guest, seat).free_undo == 0


@every_game
def test_undo_beyond_chance_draws_anew_and_a_game_that_was_over_goes_on(game: Game) -> None:
    house = House(seed=5)
    room = house.hot_seat(game.slug, game.min_players)
    house.play(room, 100_000, Seeded(1))
    assert house.see(room).stage == "over"
    assert house.see(room).free_undo == 0
    lines = house.see(room).lines
    answer = house.do(room, "ann", 0, Ask(UndoRequest(lines // 2)))
    undone = kinds(answer).index(Undone)
    assert kinds(answer)[:undone] == [RequestOpened, *[Voted] * (game.min_players - 1), RequestClosed]
    assert kinds(answer)[undone + 1] is Reopened
    seen = house.see(room)
    assert (seen.stage, seen.result) == ("playing", None)
    assert seen.waiting != ()
    house.play(room, 100_000, Seeded(2))
    assert house.see(room).stage == "over"
