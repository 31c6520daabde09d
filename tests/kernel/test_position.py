from __future__ import annotations

from typing import Any

import pytest

from batisseurs.kernel import (
    CHANCE,
    BadOption,
    BadPosition,
    position_text,
    read_position,
    save,
    write_position,
)
from batisseurs.kernel.position import parse_position
from tests.toys import AUCTION, INSPECTOR, PILE, SOLO
from tests.toys.inspector import InspectorTable

GIVEN = """
situation = 1
game = "inspector"
players = 2
turn = "p2"

[options]
tax = true

[table]
supply = 5
bricks = [4, 3]
"""


def refused(text: str, game: Any = INSPECTOR) -> str:
    with pytest.raises(BadPosition) as caught:
        read_position(game, text)
    return caught.value.text


def test_a_position_without_pending_is_the_start_of_a_turn() -> None:
    table = read_position(INSPECTOR, GIVEN)
    assert isinstance(table, InspectorTable)
    assert table.choosers() == [1]
    assert (table.supply, table.bricks, table.objections) == (5, [4, 3], [2, 2])
    assert table.options == {"tax": True, "rounds": 9}


def test_the_first_seat_begins_unless_it_is_said() -> None:
    assert read_position(INSPECTOR, GIVEN.replace('turn = "p2"', "")).choosers() == [0]


def test_what_is_not_stated_is_dealt_by_the_seed() -> None:
    def dealt(seed: int) -> bytes:
        return save(
            AUCTION, read_position(AUCTION, f'situation = 1\ngame = "auction"\nplayers = 4\nseed = {seed}')
        )

    assert dealt(1) == dealt(1)
    assert len({dealt(seed) for seed in range(10)}) > 3


def test_a_table_in_mid_decision_is_written_and_read() -> None:
    table = AUCTION.new(3)
    for purse in (2, 4, 5):
        table.play(CHANCE, purse)
    table.play(1, 2)
    text = position_text(write_position(AUCTION, table))
    again = read_position(AUCTION, text)
    assert save(AUCTION, again) == save(AUCTION, table)
    assert again.given(1) == [2]
    assert position_text(write_position(AUCTION, again)) == text


def test_documents_need_not_be_text() -> None:
    table = PILE.new(2)
    document = write_position(PILE, table)
    assert save(PILE, read_position(PILE, document)) == save(PILE, table)
    assert parse_position(position_text(document)) == document


def test_options_and_players_are_checked() -> None:
    for old, new in (("tax = true", "tax = 7"), ("tax = true", "speed = 1"), ("players = 2", "players = 9")):
        with pytest.raises(BadOption):
            read_position(INSPECTOR, GIVEN.replace(old, new))


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("situation = 1", "situation = ", "not valid TOML"),
        ("situation = 1", "", "this isn't a position"),
        ("situation = 1", "situation = true", "this isn't a position"),
        ("situation = 1", "situation = 0", "this isn't a position"),
        ("situation = 1", "situation = 2", "reads formats up to 1"),
        ('game = "inspector"', "", "does not say which game"),
        ('game = "inspector"', "game = 3", "does not say which game"),
        ('game = "inspector"', 'game = "solo"', "'solo', not of 'inspector'"),
        ("players = 2", "", "how many players"),
        ("players = 2", 'players = "2"', "how many players"),
        ("players = 2", "players = true", "how many players"),
        ("players = 2", "players = 2\ncolour = 3", "a position has no 'colour'"),
        ("players = 2", 'players = 2\nseed = "x"', "the seed is a whole number, not 'x'"),
        ("players = 2", 'players = 2\ncomponents = "00"', "was written with components"),
        ('turn = "p2"', 'turn = "p3"', "turn = 'p3' is none of: p1, p2"),
        ('turn = "p2"', 'turn = "chance"', "'chance' is none of"),
        ('turn = "p2"', "turn = 2", "turn = 2 is none of"),
        ('turn = "p2"', 'pending = "Move"', "'pending' is a list of steps"),
        ('turn = "p2"', "pending = [3]", "'pending' is a list of steps"),
        ('turn = "p2"', 'pending = [["Dance"]]', "Inspector has no step 'Dance'"),
        ('turn = "p2"', "pending = [[]]", "'pending' is a list of steps"),
        ('turn = "p2"', 'pending = [["Inspect", 1]]', "Inspect is not made from [1]"),
        ('turn = "p2"', 'pending = [["AskForBricks", 0]]\nsealed = [["x"]]', "'sealed' is a list of lists"),
        ('turn = "p2"', 'pending = [["AskForBricks", 0]]\nsealed = 3', "'sealed' is a list of lists"),
        ("[options]\ntax = true", "options = 3", "'options' and 'table' are tables"),
        ("supply = 5", "supply = 6", "13 of 12 bricks"),
        ("supply = 5", "stones = 6", "[table] has no 'stones'"),
    ],
)
def test_impossible_positions_are_refused_with_the_reason(old: str, new: str, said: str) -> None:
    assert old in GIVEN
    assert said in refused(GIVEN.replace(old, new))


def test_a_game_that_is_over_is_written_and_read() -> None:
    table = SOLO.new(1)
    while not table.over():
        table.play(0, 0)
    again = read_position(SOLO, position_text(write_position(SOLO, table)))
    assert again.over()
    assert SOLO.result(again) == SOLO.result(table)


def test_other_components_are_read_when_given() -> None:
    other = "toy = 2\n"
    table = SOLO.new(1, components=other)
    text = position_text(write_position(SOLO, table))
    assert save(SOLO, read_position(SOLO, text, other)) == save(SOLO, table)
    assert "here are" in refused(text, SOLO)
