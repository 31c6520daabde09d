"""Why not? Each verb of a question is refused with a reason for every piece it cannot be said of."""

from __future__ import annotations

import pytest

from batisseurs.games.theopolis.game import THEOPOLIS
from batisseurs.kernel import CHANCE, choice_text
from tests.games.theopolis.given import given, play, refused_by, side
from tests.laws.tables import Case, moments

WITHOUT_PIECE = {"end", "stop"}


@pytest.mark.parametrize("seed", range(3))
def test_each_verb_with_every_piece(seed: int) -> None:
    pieces = list(THEOPOLIS.names())
    for table in moments(Case(THEOPOLIS, 3, {}), seed, every=4):
        seat = table.chooser() if not table.over() else CHANCE
        if seat == CHANCE:
            continue
        offered = {said.text for _, said in choice_text.spoken_choices(table, seat)}
        for verb in {text.split()[0] for text in offered} - WITHOUT_PIECE:
            silent = [
                f"{verb} {piece}"
                for piece in pieces
                if f"{verb} {piece}" not in offered
                and choice_text.why_not(table, seat, f"{verb} {piece}") is None
            ]
            assert silent == []


def test_a_bishop_takes_only_what_is_there() -> None:
    table = given(p1=side(hand=["bishop"]), p2=side(city=["vault"]))
    play(table, "p1 play bishop")
    assert refused_by(table, "take school from p2") == "TH-105"
    assert refused_by(table, "take school") == "TH-105"
    assert refused_by(table, "take vault from nowhere") == ""


def test_a_disaster_takes_only_what_it_asks_for() -> None:
    table = given(
        p1=side(city=["monk"], hand=["plague"]), p2=side(city=["rosary"]), board=["chapel", *["church"] * 3]
    )
    play(table, "p1 exchange plague", "p1 take chapel")
    assert refused_by(table, "lose faith") == "TH-78"
    assert refused_by(table, "lose chapel") == "TH-78"
