"""Banners. Rules: B6 (EN-59 to EN-66)."""

from __future__ import annotations

import pytest

from tests.games.esdras_et_nehemie.actions import acting, idle, left, refused_by
from tests.games.esdras_et_nehemie.given import (
    choices,
    draw,
    gain,
    given,
    of,
    play,
    seen,
    side,
    waits_for,
)
from tests.rules import rule

PRINTED = {
    "singer": (2, 1, 1),
    "musician": (3, 1, 0),
    "mason": (0, 3, 1),
    "carpenter": (1, 2, 1),
    "gatherer": (1, 1, 1),
    "jeweller": (2, 1, 1),
    "watchwoman": (1, 1, 2),
    "scholar": (1, 0, 3),
    "soldier": (1, 2, 1),
    "teacher": (1, 1, 2),
}
"""Red, grey and blue banners of each card, numbers counted (table D8)."""
TOP = {
    "red": ("musician", "carpenter", "teacher"),
    "grey": ("singer", "mason", "watchwoman"),
    "blue": ("gatherer", "jeweller", "scholar", "soldier"),
}
"""Cards by the colour of their top banner, each worth 1."""


@rule("EN-59")
def test_a_main_action_uses_banners_of_one_colour() -> None:
    """With 1 red, no grey and 3 blue: grey steps cannot be paid, and steps of other actions are refused."""
    table = given(p1=side(hand=["scholar"], resources={"stone": 5, "ash": 5}, levites=2))
    play(table, "p1 play scholar 1")
    assert seen(table).turn.available == (1, 0, 3)
    red, grey, blue = table.clone(), table.clone(), table.clone()
    play(red, "p1 red", "p1 altar ash")
    assert refused_by(red, "altar ash") == "EN-86"
    assert refused_by(red, "tent 1") == "EN-59"
    assert refused_by(red, "spot w08") == "EN-59"
    play(grey, "p1 grey", "p1 spot w08")
    assert refused_by(grey, "rebuild") == "EN-96"
    assert refused_by(grey, "altar ash") == "EN-59"
    play(blue, "p1 blue")
    assert choices(blue, "tent") == ["tent 1"]
    assert refused_by(blue, "levite") == "EN-59"


@rule("EN-60")
@pytest.mark.parametrize("card", sorted(PRINTED))
def test_a_banner_counts_its_number_or_one(card: str) -> None:
    """The Singer's red banner says 2, the grey and the blue one nothing: 2, 1 and 1."""
    table = given(p1=side(hand=[card]))
    play(table, f"p1 play {card} 2")
    assert of(table, "p1").banners == PRINTED[card]
    assert seen(table).turn.available == PRINTED[card]


@rule("EN-61")
def test_visible_cards_and_the_top_banners_of_tucked_ones_count() -> None:
    """Three visible cards with all their banners, a tucked card and a hero with the top one only."""
    table = given(
        scrolls={"s1_2": "scroll_nehemiah"},
        scribes={"s1_2": "p1"},
        p1=side(
            stacks=[["scholar", "mason"], ["watchwoman"], ["singer"]],
            tucked=["carpenter", "soldier"],
            hand=[],
        ),
    )
    # Mason, Watchwoman and Singer; then red the Carpenter, grey the hero, blue the Soldier.
    assert of(table, "p1").banners == (0 + 1 + 2 + 1, 3 + 1 + 1 + 2, 1 + 2 + 1 + 1)


@rule("EN-61")
@pytest.mark.parametrize("colour", ["red", "grey", "blue"])
def test_the_top_banner_of_a_tucked_card(colour: str) -> None:
    """Only the colour on top, worth 1 on every card."""
    for card in TOP[colour]:
        table = given(p1=side(tucked=[card]))
        assert of(table, "p1").banners == tuple(int(other == colour) for other in ("red", "grey", "blue"))


@rule("EN-61")
def test_traders_elders_tiles_and_levites_add_banners_and_what_is_spent_is_gone() -> None:
    """Mason, elder 3 red and 2 wild, trader 3 wild, a Levite 1: 9 red; then what is spent is subtracted."""
    table = given(
        scrolls={"s2_2": "counsel_of_elders"},
        scribes={"s2_2": "p1"},
        p1=side(
            hand=["mason"],
            levites=3,
            resources={"wood": 1, "stone": 1},
            tiles={"elders": "elders_1", "traders": "traders_3"},
            developed=["traders"],
        ),
    )
    play(table, "p1 play mason 1", "p1 elder 1", "p1 trader 4")
    assert seen(table).turn.available == (0 + 3 + 2 + 3, 3 + 2 + 3, 1 + 2 + 3)
    play(table, "p1 red", "p1 banner")
    assert left(table) == 9
    play(table, "p1 temple 4 stone")
    assert left(table) == 5
    play(table, "p1 altar wood")
    assert left(table) == 2


@rule("EN-62")
def test_the_player_aid_has_no_banners() -> None:
    """Without a card, a tucked card or a worker there is none; in each colour the card played is all."""
    table = given(p1=side(hand=["musician"]))
    assert seen(table).turn.available == (0, 0, 0)
    play(table, "p1 play musician 1")
    assert seen(table).turn.available == (3, 1, 0)
    play(table, "p1 blue")
    assert left(table) == 0
    assert refused_by(table, "tent 1") == "EN-118"


@rule("EN-63")
def test_banners_are_spent_like_money() -> None:
    """Of 4 grey banners ash takes 1 and stone 2; 1 is left and no second stone can be cleared."""
    table = acting("grey", 4, rubble={"w14": ["ash", "stone", "stone"]})
    play(table, "p1 spot w14", "p1 clear ash", "p1 clear stone")
    assert left(table) == 1
    assert refused_by(table, "clear stone") == "EN-92"


@rule("EN-63")
def test_banners_gained_in_the_action_may_be_spent_at_once() -> None:
    """Three blue banners pay for the scribe; Ezra's two pay for the tent."""
    table = acting("blue", 3, scrolls={"s1_2": "scroll_ezra"}, p1=side(silver=2))
    play(table, "p1 scribe s1_2")
    assert left(table) == 2
    play(table, "p1 tent 1")
    assert (left(table), of(table, "p1").tent) == (0, "c1")


@rule("EN-64")
def test_unspent_banners_are_lost() -> None:
    """Nobody has to spend them, and in the next turn only the cards count again."""
    table = acting("red", 6, p1=side(hand=["mason", "singer"]))
    assert left(table) == 6
    play(table, "p1 end")
    draw(table)
    hand = of(table, "p2").hand
    assert hand is not None
    idle(table, "p2", hand[0], 1)
    assert waits_for(table) == "p1 OpenPoint"
    assert seen(table).turn.available == (0, 3, 1)


@rule("EN-65")
@pytest.mark.parametrize("colour", ["red", "grey", "blue"])
def test_wild_banners_count_as_the_colour_of_the_action(colour: str) -> None:
    """3 wild ones are 3 of whatever colour is chosen, once."""
    table = given(
        p1=side(
            hand=["gatherer"], tiles={"traders": "traders_3"}, developed=["traders"], resources={"ash": 1}
        )
    )
    play(table, "p1 trader 4", "p1 play gatherer 1", f"p1 {colour}")
    assert left(table) == 1 + 3


@rule("EN-65")
def test_a_wild_banner_is_spent_once() -> None:
    """What has been spent of them is not there for anything else."""
    table = acting("grey", 0, rubble={"w14": ["ash", "stone", "wood"]})
    gain(table, "p1", ("wild_banner", 3))
    play(table, "p1 spot w14", "p1 clear wood")
    assert left(table) == 1
    assert refused_by(table, "clear stone") == "EN-92"
    play(table, "p1 clear ash")
    assert left(table) == 0


@rule("EN-66")
def test_banners_of_an_elder_count_in_the_turn_of_placement_only() -> None:
    """The elder stays on the slot; in the next turn it gives nothing."""
    table = given(p1=side(hand=["mason", "singer"], tiles={"elders": "elders_1"}))
    play(table, "p1 elder 1", "p1 play mason 1", "p1 red")
    assert left(table) == 3
    play(table, "p1 end")
    draw(table)
    hand = of(table, "p2").hand
    assert hand is not None
    idle(table, "p2", hand[0], 1)
    assert of(table, "p1").elders[0]
    play(table, "p1 play singer 1", "p1 red")
    assert left(table) == 2


@rule("EN-66")
def test_an_elder_who_stood_there_before_gives_no_banners() -> None:
    """Neither does a trader on a slot with banners."""
    table = given(
        p1=side(
            hand=["mason"],
            elders=[1, 2],
            traders=[4],
            tiles={"elders": "elders_1", "traders": "traders_3"},
            developed=["traders"],
        )
    )
    play(table, "p1 play mason 1")
    assert seen(table).turn.available == (0, 3, 1)
