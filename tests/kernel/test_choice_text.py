from __future__ import annotations

from typing import Any

import pytest

from batisseurs.games.theopolis.game import THEOPOLIS
from batisseurs.kernel import (
    CHANCE,
    EVERYONE,
    WITHDRAW,
    Choice,
    IllegalChoice,
    Message,
    NotAsked,
    Step,
    Table,
    choice_text,
)
from tests.toys import AUCTION, INSPECTOR, PILE, SOLO


def bidding() -> Table:
    """Return an auction of two at its first lot; p1 has 1 gold, p2 has 4."""
    table = AUCTION.new(2)
    table.play(CHANCE, 1)
    table.play(CHANCE, 4)
    return table


def refused(table: Table, seat: int, text: str, *, abbreviated: bool = False) -> IllegalChoice:
    with pytest.raises(IllegalChoice) as caught:
        choice_text.find_choice(table, seat, text, abbreviated=abbreviated)
    assert "\n" not in caught.value.text
    return caught.value


@pytest.mark.parametrize("text", ["ask 2", "ASK 2", "  ask   2\n", "Ask\t2"])
def test_words_are_found_whatever_their_case_and_spaces(text: str) -> None:
    assert choice_text.find_choice(INSPECTOR.new(2), 0, text) == 2


@pytest.mark.parametrize("text", ["a 2", "as 2", "ask 2"])
def test_beginnings_are_enough_at_a_keyboard(text: str) -> None:
    assert choice_text.find_choice(INSPECTOR.new(2), 0, text, abbreviated=True) == 2


def test_beginnings_are_not_enough_in_a_record() -> None:
    refused(INSPECTOR.new(2), 0, "a 2")


class Take(Step):
    """Two answers of which one begins like the other."""

    def choices(self, table: Any) -> list[int]:
        """Two."""
        return [0, 1]

    def say(self, table: Any, choice: int) -> Choice:
        """`take`, `take more`."""
        return Choice(("take", "take more")[choice], Message("take"))


def test_exact_words_win_over_beginnings() -> None:
    table = Table(1)
    table.then(Take(0))
    assert choice_text.find_choice(table, 0, "take", abbreviated=True) == 0
    assert choice_text.find_choice(table, 0, "t m", abbreviated=True) == 1
    assert "ambiguous" in refused(table, 0, "t", abbreviated=True).text


def test_ambiguous_words_are_refused_with_what_they_may_mean() -> None:
    error = refused(INSPECTOR.new(2), 0, "ask", abbreviated=True)
    assert error.text == "'ask' is ambiguous: ask 1, ask 2, ask 3"


@pytest.mark.parametrize("text", ["", "   ", "\n", "\t "])
def test_an_empty_line_answers_nothing(text: str) -> None:
    for abbreviated in (False, True):
        error = refused(INSPECTOR.new(2), 0, text, abbreviated=abbreviated)
        assert error.text == "an empty line isn't an answer; possible: ask 1, ask 2, ask 3"


@pytest.mark.parametrize(
    "text", ["lay 2", "ask 2 3", "ask two", "2", "ask 1, ask 2", "x" * 500, "ask ²", "💰", "a\x00b"]
)
def test_malformed_words_are_refused_with_what_is_possible(text: str) -> None:
    for abbreviated in (False, True):
        error = refused(INSPECTOR.new(2), 0, text, abbreviated=abbreviated)
        assert "does not answer" in error.text
        assert error.text.endswith("possible: ask 1, ask 2, ask 3")
        assert len(error.text) < 300


def test_what_the_rules_forbid_is_refused_with_reason_and_rule() -> None:
    table = bidding()
    table.play(0, 3)
    error = refused(table, 0, "pay 2")
    assert error.text == "'pay 2' is not possible now (AU-2); possible: pay 0, pay 1"
    assert error.about == {"text": "pay 2", "rule": "AU-2", "reason": "auction-why-too-many"}
    refusal = choice_text.why_not(table, 0, " PAY  2 ")
    assert refusal is not None
    assert (refusal.rule, refusal.reason.args) == ("AU-2", {"number": 1})
    assert choice_text.why_not(table, 0, "pay 1") is None
    assert choice_text.why_not(table, 0, "dance") is None


def test_what_the_rules_forbid_is_refused_in_its_short_form_too() -> None:
    table = PILE.new(2, {"burned": True})
    assert "(PI-5)" in refused(table, 0, "g", abbreviated=True).text


def test_long_lists_are_cut() -> None:
    table = THEOPOLIS.new(2)
    error = refused(table, CHANCE, "reveal nothing")
    assert error.text.count(",") == choice_text.MOST_LISTED
    assert error.text.endswith(f", … (+{len(table.choices(CHANCE)) - choice_text.MOST_LISTED})")


def test_who_is_not_asked_is_told_who_is() -> None:
    with pytest.raises(NotAsked) as caught:
        choice_text.find_choice(INSPECTOR.new(2), 1, "ask 1")
    assert caught.value.text == "it isn't p2's turn; waiting for p1"
    assert caught.value.about == {"seat": 1}
    table = bidding()
    with pytest.raises(NotAsked, match="it isn't chance's turn; waiting for p1, p2"):
        choice_text.find_choice(table, CHANCE, "send 1")


def test_when_the_game_is_over_nobody_is_asked() -> None:
    table = SOLO.new(1)
    table.instead()
    for call in (lambda: choice_text.find_choice(table, 0, "walk"), lambda: choice_text.prompt(table, 0)):
        with pytest.raises(NotAsked, match="the game is over"):
            call()
    assert choice_text.refusals(table, 0) == []


def test_who_is_not_asked_has_no_refusals() -> None:
    table = INSPECTOR.new(2)
    table.play(0, 1)
    assert choice_text.refusals(table, 0) == []


def test_a_sealed_answer_is_withdrawn_in_words() -> None:
    table = bidding()
    refused(table, 0, "withdraw")
    table.play(0, 2)
    assert choice_text.find_choice(table, 0, "withdraw") == WITHDRAW
    table.play(0, 0)
    assert table.choosers() == [1]
    assert choice_text.find_choice(table, 0, "withdraw") == WITHDRAW
    refused(table, 0, "pay 0")


def test_each_part_of_a_sealed_answer_is_asked_and_said_by_itself() -> None:
    table = bidding()
    assert choice_text.prompt(table, 0).id == "auction-ask-workers"
    table.play(0, 1)
    assert choice_text.prompt(table, 0).id == "auction-ask-gold"
    assert [said.text for _, said in choice_text.spoken_choices(table, 0)] == ["pay 0", "pay 1"]
    assert choice_text.prompt(table, 1).id == "auction-ask-workers"


def test_a_sealed_answer_is_for_its_seat_only() -> None:
    table = bidding()
    assert choice_text.audience(table, 1, 2) == 1
    assert choice_text.veiled(table, 1, 2).text == "answer"
    assert choice_text.veiled(table, 1, WITHDRAW).text == "withdraw"


def test_what_everyone_may_read_is_not_veiled() -> None:
    table = INSPECTOR.new(2)
    assert choice_text.audience(table, 0, 1) == EVERYONE
    assert choice_text.veiled(table, 0, 1).text == "ask 1"
