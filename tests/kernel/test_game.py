from __future__ import annotations

from typing import Any

import pytest

from batisseurs.games import SLUGS, all_games, find_game
from batisseurs.kernel import (
    BadComponents,
    BadOption,
    BadPosition,
    BadRecord,
    BadSave,
    BatisseursError,
    Game,
    IllegalChoice,
    NotAsked,
    Option,
    Step,
    UnknownGame,
)
from tests.toys import AUCTION, INSPECTOR
from tests.toys.auction import Bid, DealPurse, NextLot

FLAG = Option("flag", default=False, rule="XX-1")
NUMBER = Option("number", default=5, rule="XX-2", minimum=1, maximum=9)
WORD = Option("word", default="red", rule="XX-3", allowed=("red", "blue"))


@pytest.mark.parametrize(
    ("option", "value", "read"),
    [
        (FLAG, True, True),
        (FLAG, "yes", True),
        (FLAG, "ON", True),
        (FLAG, "1", True),
        (FLAG, "true", True),
        (FLAG, "False", False),
        (FLAG, "off", False),
        (FLAG, 0, False),
        (NUMBER, 7, 7),
        (NUMBER, "7", 7),
        (NUMBER, 1, 1),
        (NUMBER, 9, 9),
        (WORD, "blue", "blue"),
    ],
)
def test_options_are_read_as_people_write_them(option: Option, value: object, read: object) -> None:
    assert option.read(value) == read
    assert type(option.read(value)) is type(read)


@pytest.mark.parametrize(
    ("option", "value"),
    [
        (FLAG, "perhaps"),
        (FLAG, 2),
        (FLAG, None),
        (NUMBER, 0),
        (NUMBER, 10),
        (NUMBER, "many"),
        (NUMBER, ""),
        (NUMBER, 2.5),
        (NUMBER, True),
        (WORD, "green"),
        (WORD, 3),
    ],
)
def test_impossible_values_are_refused_with_the_rule(option: Option, value: object) -> None:
    with pytest.raises(BadOption, match=option.rule) as caught:
        option.read(value)
    assert caught.value.about == {"option": option.name}


def test_options_not_given_have_their_defaults() -> None:
    assert INSPECTOR.read_options(2, {}) == {"tax": False, "rounds": 9}
    assert INSPECTOR.read_options(2, {"rounds": "3"}) == {"tax": False, "rounds": 3}


def test_unknown_options_and_numbers_of_players_are_refused() -> None:
    with pytest.raises(BadOption, match="Inspector has no option 'speed'; it has: tax, rounds"):
        INSPECTOR.new(2, {"speed": 1})
    for players in (0, 1, 4, -2):
        with pytest.raises(BadOption, match=f"Inspector is for 2 to 3 players, not {players}"):
            INSPECTOR.new(players)


def test_action_ids_are_offsets_of_step_classes() -> None:
    assert [AUCTION.first_action(step) for step in (DealPurse(0), Bid(), NextLot())] == [0, 6, 10]
    assert AUCTION.actions == 10
    with pytest.raises(ValueError, match="is no step of Auction"):
        AUCTION.first_action(Step(0))


def test_games_are_found_by_their_slug() -> None:
    assert [game.slug for game in all_games()] == list(SLUGS)
    for slug in SLUGS:
        assert find_game(slug) is find_game(slug)
    with pytest.raises(UnknownGame, match="there is no game 'chess'; there are: theopolis"):
        find_game("chess")


COMPLETE = {
    "__init__", "conceal_position", "ended_by", "ending_of", "explain", "margin", "new", "read_options",
    "first_action", "name_of", "round", "seen_score", "said_options", "sides", "turns", "use_weights",
    "view_beside", "warnings", "with_rules",
}  # fmt: skip
"""What a game may leave as it is: it follows from the rest, or from having nothing hidden or unusual."""


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.slug)
def test_a_registered_game_fills_in_the_whole_contract(game: Game) -> None:
    left_open = [
        name
        for name, member in vars(Game).items()
        if callable(member) and getattr(type(game), name) is member and name not in COMPLETE
        if name != "measure" or game.features  # only who names features measures them
    ]
    assert left_open == []
    assert game.endings
    assert game.steps
    assert game.title
    assert 1 <= game.min_players <= game.max_players


def test_a_game_that_fills_in_nothing_says_so() -> None:
    empty: Any = Game()
    for call in (empty.components, empty.component_text, empty.fingerprint):
        with pytest.raises(NotImplementedError):
            call()


def test_errors_carry_what_another_language_needs() -> None:
    error = BadOption("no such option", option="speed", number=3)
    assert str(error) == error.text == "no such option"
    assert error.about == {"option": "speed", "number": 3}
    kinds = [BadComponents, BadOption, BadRecord, BadSave, BadPosition, IllegalChoice, NotAsked, UnknownGame]
    assert len({kind.id for kind in kinds}) == len(kinds)
    assert all(issubclass(kind, BatisseursError) for kind in kinds)
