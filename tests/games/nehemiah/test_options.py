"""Options: foremen, open screens, who begins. Rules: NE-21, NE-122, NE-172."""

from __future__ import annotations

import pytest

from batisseurs.games.nehemiah.game import NEHEMIAH
from batisseurs.kernel import BadOption, Seeded
from tests.games.nehemiah.given import choices, goods_of, of, seen, waits_for
from tests.games.nehemiah.later_positions import act, new_game
from tests.rules import rule


@rule("NE-122")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_variant_is_chosen_before_the_game(players: int) -> None:
    """For any number of players, and off unless it is asked for."""
    assert NEHEMIAH.options_of(NEHEMIAH.new(players))["foremen"] is False
    plain, variant = new_game(players), new_game(players, foremen=True)
    act(plain)
    act(variant)
    assert waits_for(plain) == "p1 TakeAction"
    assert waits_for(variant) == "chance RevealForeman"
    assert (seen(plain).foremen, seen(plain).foreman_deck) == (False, 0)
    assert NEHEMIAH.options_of(variant)["foremen"] is True


@rule("NE-122")
def test_without_the_variant_there_are_no_foremen_at_all() -> None:
    """A whole game asks for no bid, no foreman and no window."""
    table = new_game(3)
    source = Seeded(5)
    asked = set()
    while not table.over():
        asked.add(waits_for(table).split()[1])
        seat = table.chooser()
        possible = table.choices(seat)
        table.play(seat, table.draw(source) if seat < 0 else possible[source.below(len(possible))])
    assert asked >= {"DrawCard", "TakeAction", "UseAnchor", "ExtraActivation"}
    assert not asked & {"RevealForeman", "ChooseForeman", "Bid", "PlayForeman", "TurnCube", "Inspect"}


@rule("NE-124")
def test_the_variant_starts_with_more_goods() -> None:
    """Three wood and five gold instead of two and four."""
    plain, variant = new_game(4), new_game(4, foremen=True)
    for seat in ("p1", "p2", "p3", "p4"):
        assert (of(plain, seat).wood, of(plain, seat).gold) == (2, 4)
        assert (of(variant, seat).wood, of(variant, seat).gold) == (3, 5)


@rule("NE-125")
def test_by_the_other_reading_there_is_income_in_round_one_too() -> None:
    """One wood and one gold more before the first auctions; without foremen nothing."""
    for foremen, income, goods in (
        (True, "later_rounds", (3, 5)),
        (True, "every_round", (4, 6)),
        (False, "every_round", (2, 4)),
    ):
        table = new_game(3, foremen=foremen, income=income)
        act(table)
        assert waits_for(table) == ("chance RevealForeman" if foremen else "p1 TakeAction")
        assert [goods_of(table, seat) for seat in ("p1", "p2", "p3")] == [goods] * 3


def test_the_first_player_is_chosen_or_drawn() -> None:
    """With chance, any seat may begin; else the first seat does."""
    table = new_game(3, first_player="random")
    assert choices(table) == ["first p1", "first p2", "first p3"]
    act(table, "chance first p3")
    assert waits_for(table) == "p3 TakeAction"
    assert waits_for(new_game(3)) == "chance DrawCard"
    assert NEHEMIAH.options_of(table)["first_player"] == "random"


@pytest.mark.parametrize("players", [1, 5])
def test_two_to_four_players(players: int) -> None:
    """No solo mode, and no fifth player."""
    with pytest.raises(BadOption):
        NEHEMIAH.new(players)


@pytest.mark.parametrize("options", [{"foremen": "perhaps"}, {"first_player": "p9"}, {"cards": True}])
def test_options_that_do_not_exist_are_refused(options: dict[str, bool | str]) -> None:
    """Neither an unknown name nor an unknown value."""
    with pytest.raises(BadOption):
        NEHEMIAH.new(3, options)
