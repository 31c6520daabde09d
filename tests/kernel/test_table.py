from __future__ import annotations

from typing import Any

import pytest

from batisseurs.kernel import (
    CHANCE,
    OVER,
    WITHDRAW,
    AutomaticStep,
    GameEvent,
    Message,
    SealedStep,
    Seeded,
    Step,
    Table,
    playout,
    save,
)
from batisseurs.kernel.kinds import REST, arguments
from tests.toys import AUCTION, INSPECTOR, SOLO
from tests.toys.auction import AuctionTable, Bid, auction_table


class Say(AutomaticStep):
    """Reports its number; the log of what ran."""

    made_from = arguments(number=REST)

    def __init__(self, number: int) -> None:
        """Remember the number."""
        super().__init__()
        self.number = number

    def run(self, table: Any) -> None:
        """Report it; 7 puts two more on the chain, 9 drops everything."""
        table.report(GameEvent(Message(str(self.number))))
        if self.number == 7:
            table.then(Say(71), Say(72))
        if self.number == 9:
            table.instead()


class Ask(Step):
    """One seat chooses 0 or 1, and nothing follows."""

    def choices(self, table: Any) -> list[int]:
        """Two."""
        return [0, 1]

    def choose(self, table: Any, choice: int) -> None:
        """Report it."""
        table.report(GameEvent(Message(f"chosen {choice}")))


def telling(players: int = 2) -> Table:
    table = Table(players)
    table.game_events = []
    return table


def told(table: Table) -> list[str]:
    return [game_event.message.id for game_event in table.game_events or []]


def test_then_is_in_reading_order_and_before_all_that_is_pending() -> None:
    table = Table(2)
    table.then(Say(5))
    table.then(Say(1), Say(2), Say(3))
    table.then(Say(0))
    assert table.pending() == [Say(0), Say(1), Say(2), Say(3), Say(5)]


def test_instead_drops_all_that_is_pending() -> None:
    table = Table(2)
    table.then(Say(1), Say(2))
    table.instead(Ask(1))
    assert table.pending() == [Ask(1)]
    table.instead()
    assert table.over()


def test_what_nobody_is_asked_for_happens_at_once() -> None:
    table = telling()
    table.then(Say(1), Say(7), Ask(0))
    table.then(Say(3))
    table.settle()
    assert told(table) == ["3", "1", "7", "71", "72"]
    assert table.chooser() == 0


def test_after_a_choice_the_loop_runs_until_someone_is_asked() -> None:
    table = telling()
    table.then(Ask(0), Say(1), Ask(1))
    table.play(0, 1)
    assert told(table) == ["chosen 1", "1"]
    assert table.chooser() == 1
    table.play(1, 0)
    assert table.over()
    assert table.chooser() == OVER
    assert table.choosers() == table.choices(0) == []


def test_an_automatic_step_may_end_everything() -> None:
    table = telling()
    table.then(Ask(0), Say(9), Say(1))
    table.play(0, 0)
    assert told(table) == ["chosen 0", "9"]
    assert table.over()


def test_pending_steps_can_be_taken_off_and_put_back() -> None:
    table = Table(2)
    table.put_pending([Ask(0), Say(1), Ask(1)])
    assert table.pending() == [Ask(0), Say(1), Ask(1)]
    table.put_pending([])
    assert table.over()


def test_only_who_is_asked_has_choices() -> None:
    table = Table(3)
    table.then(Ask(1))
    assert table.choosers() == [1]
    assert [table.choices(seat) for seat in (0, 1, 2, CHANCE)] == [[], [0, 1], [], []]


def test_nothing_is_reported_when_nobody_listens() -> None:
    table = Table(2)
    table.then(Say(1))
    table.settle()
    assert table.game_events is None


def test_playout_counts_decisions_and_real_ones() -> None:
    table = SOLO.new(1)
    decisions, real, _ = playout(table, Seeded(1), [Seeded(2)] * table.players)
    assert table.over()
    assert decisions == real == decisions_by_hand()


def decisions_by_hand() -> int:
    """Count the same game by hand."""
    table, chance, players, decisions = SOLO.new(1), Seeded(1), Seeded(2), 0
    while not table.over():
        if table.chooser() == CHANCE:
            table.play(CHANCE, table.draw(chance))
        else:
            decisions += 1
            table.play(0, table.choices(0)[players.below(2)])
    return decisions


# Answers of several seats. -------------------------------------------------------------------------


def bidding(*purses: int) -> AuctionTable:
    """Return an auction at its first lot."""
    table = auction_table(AUCTION.new(len(purses)))
    for purse in purses:
        table.play(CHANCE, purse)
    assert table.pending()[0] == Bid()
    return table


def test_all_are_asked_at_once_and_answer_in_any_order() -> None:
    table = bidding(5, 3, 4)
    assert table.choosers() == [0, 1, 2]
    assert table.chooser() == 0
    table.play(2, 1)
    table.play(0, 3)
    assert table.choices(2) == [0, 1]
    assert table.choices(0) == [0, 1, 2, 3]
    table.play(2, 1)
    assert table.choosers() == [0, 1]
    assert table.choices(2) == []


def test_the_second_part_is_limited_by_the_first_and_by_the_purse() -> None:
    table = bidding(1, 5)
    table.play(0, 3)
    table.play(1, 2)
    assert table.choices(0) == [0, 1]
    assert table.choices(1) == [0, 1, 2]


def test_an_answer_may_be_withdrawn_until_all_are_in() -> None:
    table = bidding(5, 3)
    assert not table.may_withdraw(0)
    table.play(0, 2)
    assert table.may_withdraw(0)
    table.play(0, 2)
    assert table.choosers() == [1]
    table.play(0, WITHDRAW)
    assert not table.may_withdraw(0)
    assert table.choosers() == [0, 1]
    assert table.choices(0) == [0, 1, 2, 3]
    for seat, part in ((1, 1), (1, 0), (0, 0), (0, 0)):
        table.play(seat, part)
    assert table.lot == 2
    assert not table.may_withdraw(0)
    assert not table.may_withdraw(1)


def test_revealing_breaks_ties_clockwise_from_the_last_buyer() -> None:
    table = bidding(1, 3, 2)
    for seat in (2, 1, 0):
        table.play(seat, 1)
        table.play(seat, 0)
    assert table.score == [1, 0, 0]
    for seat in (0, 1, 2):
        table.play(seat, 1)
        table.play(seat, 1)
    assert table.score == [1, 2, 0]
    assert table.workers == [2, 2, 3]
    assert table.spent == [0, 1, 0]
    assert table.least == [1, 1, 1]


def test_nobody_buys_for_nothing() -> None:
    table = bidding(1, 3)
    for seat in (0, 1):
        table.play(seat, 0)
        table.play(seat, 0)
    assert table.score == [0, 0]
    assert table.lot == 2


def test_others_answers_count_as_not_given_to_a_seat() -> None:
    table = bidding(1, 3)
    table.play(0, 1)
    table.play(1, 2)
    table.forget_sealed(1)
    assert table.given(0) == []
    assert table.given(1) == [2]


def test_a_clone_keeps_its_own_answers() -> None:
    table = bidding(1, 3)
    table.play(0, 1)
    twin = table.clone()
    table.play(0, 0)
    twin.play(0, WITHDRAW)
    assert table.given(0) == [1, 0]
    assert twin.given(0) == []
    assert twin.game_events is None


def test_a_seat_without_workers_is_not_asked() -> None:
    table = bidding(1, 3)
    for seat, part in ((0, 3), (0, 1), (1, 0), (1, 0)):
        table.play(seat, part)
    assert table.workers == [0, 3]
    assert table.choosers() == [1]
    assert table.choices(0) == []


class Vote(SealedStep):
    """Nobody is asked, or seats that have nothing to answer."""

    def __init__(self, asked: int) -> None:
        """Say how many seats are asked."""
        super().__init__()
        self.asked = asked

    def seats(self, table: Any) -> list[int]:
        """The first few."""
        return list(range(self.asked))

    def part_choices(self, table: Any, seat: int, given: list[int]) -> list[int]:
        """Nothing."""
        return []

    def reveal(self, table: Any, answers: list[list[int]]) -> None:
        """Report how many lists there are."""
        table.report(GameEvent(Message(f"revealed {answers}")))


@pytest.mark.parametrize("asked", [0, 2])
def test_a_sealed_step_that_nobody_can_answer_is_revealed_at_once(asked: int) -> None:
    table = telling()
    table.then(Ask(0), Vote(asked), Ask(1))
    table.play(0, 1)
    assert told(table) == ["chosen 1", "revealed [[], []]"]
    assert table.choosers() == [1]


# Sides, and choosers that are not actors. ----------------------------------------------------------


def test_a_side_nobody_sits_at_acts_and_says_why() -> None:
    table = SOLO.new(1, {"patient": True})
    table.game_events = []
    for _ in range(3):
        table.play(0, 0)
    assert SOLO.sides(1) == ("rival",)
    assert told(table) == ["solo-rival-waits", "solo-rival-waits", "solo-rival-runs"]
    assert table.choosers() == [0]
    assert SOLO.observe(table, 0)[:3] == [3, 2, 4]


def test_a_lost_solo_game_is_worth_minus_one() -> None:
    table = SOLO.new(1)
    for _ in range(20):
        if not table.over():
            table.play(0, 1)
            table.play(CHANCE, 0)
    assert SOLO.result(table).ending == "rival_home"
    assert SOLO.result(table).winners == ()
    assert SOLO.result(table).utilities == (-1.0,)


def test_one_seat_decides_in_the_turn_of_another() -> None:
    table = INSPECTOR.new(2)
    table.play(0, 3)
    step = table.top
    assert step is not None
    assert (step.chooser, step.actor()) == (1, 0)
    before = save(INSPECTOR, table)
    table.play(1, 0)
    assert INSPECTOR.observe(table, 1)[2:4] == [3, 0]
    assert save(INSPECTOR, table) != before


def test_playing_a_table_that_is_over_is_a_programming_error() -> None:
    with pytest.raises(AssertionError):
        Table(2).play(0, 0)
