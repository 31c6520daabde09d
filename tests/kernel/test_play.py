from __future__ import annotations

import pytest

from batisseurs.kernel import (
    CHANCE,
    SPECTATOR,
    WITHDRAW,
    BatisseursError,
    IllegalChoice,
    NotAsked,
    Play,
    Seeded,
    read_position,
    save,
)
from tests.toys import AUCTION, INSPECTOR, PILE, SOLO


def bidding() -> Play:
    """Return an auction of three at its first lot."""
    play = Play(AUCTION, 3, seats=["Ann", "Ben", "Cleo"])
    for seat, gold in enumerate((2, 5, 1)):
        play.play_text(CHANCE, f"deal {gold} to p{seat + 1}")
    return play


def test_chance_answers_until_a_seat_is_asked() -> None:
    play = Play(AUCTION, 3)
    entries = play.run_chance(Seeded(1))
    assert len(entries) == len(play.log) == 3
    assert play.chooser == 0
    assert play.run_chance(Seeded(1)) == []


def test_only_choices_can_be_played() -> None:
    play = Play(INSPECTOR, 2)
    before = save(INSPECTOR, play.table)
    for choice in (0, 4, -1, 99):
        with pytest.raises(IllegalChoice):
            play.play(0, choice)
    with pytest.raises(NotAsked):
        play.play(1, 1)
    with pytest.raises(IllegalChoice):
        play.play_text(0, "ask 4")
    assert play.log == []
    assert save(INSPECTOR, play.table) == before


def test_withdrawing_needs_an_answer() -> None:
    play = bidding()
    with pytest.raises(IllegalChoice):
        play.play(0, WITHDRAW)
    play.play(0, 1)
    play.play(0, WITHDRAW)
    assert [entry.line.text for entry in play.log[3:]] == ["send 1", "withdraw"]


def test_a_play_that_is_over_asks_nobody() -> None:
    play = Play(SOLO, 1)
    while not play.over:
        play.play(0, 0)
    with pytest.raises(NotAsked):
        play.play(0, 0)
    with pytest.raises(NotAsked):
        play.play_text(0, "walk")
    assert play.record().result is not None


def test_choices_are_shown_in_words() -> None:
    play = Play(INSPECTOR, 2)
    assert [said.text for said in play.choices(0)] == ["ask 1", "ask 2", "ask 3"]
    assert play.choices(1) == []


def test_log_lines_are_veiled_for_those_outside_the_audience() -> None:
    play = bidding()
    play.play_text(1, "send 2")
    dealt, sent = play.log[0], play.log[3]
    assert [dealt.text_for(reader) for reader in (0, 1, SPECTATOR)] == [
        "deal 2 to p1",
        "deal purse to p1",
        "deal purse to p1",
    ]
    assert [sent.text_for(reader) for reader in (1, 0, SPECTATOR)] == ["send 2", "answer", "answer"]
    assert sent.message_for(1).id == "auction-send"
    assert sent.message_for(0).id == "sealed-answer"


def test_game_events_of_a_line_are_veiled_too() -> None:
    dealt = bidding().log[0]
    (game_event,) = dealt.game_events
    told = [game_event.for_reader(reader) for reader in (0, 1, SPECTATOR)]
    assert [message.id if message else None for message in told] == [
        "auction-is-dealt",
        "auction-is-dealt-a-purse",
        "auction-is-dealt-a-purse",
    ]


def test_game_events_belong_to_the_line_that_caused_them() -> None:
    play = Play(SOLO, 1)
    first = play.play(0, 0)
    second = play.play(0, 1)
    third = play.play(CHANCE, 2)
    assert [game_event.message.id for game_event in first.game_events] == ["solo-rival-runs"]
    assert second.game_events == ()
    assert [game_event.message.id for game_event in third.game_events] == ["solo-heads", "solo-rival-runs"]


def test_undo_is_free_back_to_chance_or_another_seat() -> None:
    play = Play(INSPECTOR, 2)
    play.play_text(0, "ask 1")
    assert (play.free_undo(0), play.free_undo(1)) == (1, 0)
    play.play_text(1, "approve")
    play.play_text(1, "ask 2")
    assert (play.free_undo(0), play.free_undo(1)) == (0, 2)
    solo = Play(SOLO, 1)
    solo.play_text(0, "throw")
    assert solo.free_undo(0) == 1
    solo.run_chance(Seeded(1))
    assert solo.free_undo(0) == 0


def test_undo_works_by_replaying() -> None:
    play = bidding()
    before = save(AUCTION, play.table)
    for seat in (0, 1, 2):
        play.play_text(seat, "send 1")
        play.play_text(seat, "pay 0")
    play.undo(6)
    assert save(AUCTION, play.table) == before
    assert len(play.log) == 3
    play.undo(0)
    play.undo(3)
    assert play.log == []
    for lines in (1, -1):
        with pytest.raises(BatisseursError, match="there are 0 lines to undo"):
            play.undo(lines)


def test_a_position_can_be_played_on_and_undone() -> None:
    given = 'situation = 1\ngame = "pile"\nplayers = 2\nturn = "p2"\n[table]\nturns = 3\n'
    table = read_position(PILE, given)
    start = save(PILE, table)
    play = Play.from_table(PILE, table, ["Ann", "Ben"])
    play.play_text(1, "draw")
    play.run_chance(Seeded(1))
    assert save(PILE, table) == start
    play.undo(2)
    assert save(PILE, play.table) == start
    assert play.options == {"burned": False, "rounds": 12}
    assert play.seats == ["Ann", "Ben"]


def test_seats_are_named_after_their_place_unless_said() -> None:
    assert Play(AUCTION, 3).seats == ["p1", "p2", "p3"]
    assert Play(AUCTION, 2, seats=["Ann", "Ben"]).record().seats == ["Ann", "Ben"]
