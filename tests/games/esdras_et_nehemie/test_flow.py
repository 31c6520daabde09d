"""Flow of the game, what is public and what is hidden, main actions in general.

Rules: B4 and B7 (EN-47 to EN-53, EN-67, EN-68).
"""

from __future__ import annotations

from collections import Counter

import pytest

from batisseurs.games.esdras_et_nehemie.game import ESDRAS_ET_NEHEMIE
from batisseurs.games.esdras_et_nehemie.table import EsdrasTable
from batisseurs.kernel import CHANCE, Seeded
from tests.games.esdras_et_nehemie.actions import acting, begun, idle, refused_by, whole_game
from tests.games.esdras_et_nehemie.given import (
    choices,
    draw,
    gain,
    given,
    of,
    place,
    play,
    seen,
    side,
    told,
    waits_for,
)
from tests.rules import rule


def turns_of(table: EsdrasTable) -> list[tuple[object, object, object]]:
    """Return round, day and seat of every turn that has begun."""
    begun_ = [message.args for message in told(table) if message.id.endswith("-turn-begins")]
    return [(args["round"], args["day"], args["seat"]) for args in begun_]


# Rounds, days and turns. -----------------------------------------------------------------------------


@rule("EN-47", "EN-48")
@pytest.mark.parametrize("players", [2, 3])
def test_a_game_is_three_weeks_of_six_working_days(players: int) -> None:
    """On each day everyone takes one turn, clockwise from the holder of the Shofar."""
    *_, table = whole_game(players, seed=11)
    shofar = (table.shofar - 2) % players  # passed on twice
    expected = [
        (week, day, (shofar + week - 1 + turn) % players)
        for week in (1, 2, 3)
        for day in range(1, 7)
        for turn in range(players)
    ]
    assert turns_of(table) == expected
    assert Counter(seat for _, _, seat in turns_of(table)) == dict.fromkeys(range(players), 18)


@rule("EN-47")
def test_after_the_sixth_day_comes_the_sabbath() -> None:
    """The last turn of the week leads to its preparation, one turn before does not."""
    table = given(shofar="p1")
    table.turn = 11
    assert seen(table).day == 6
    cards = of(table, "p1").hand
    assert cards is not None
    idle(table, "p1", cards[0], 1)
    assert (waits_for(table), seen(table).phase) == ("p2 OpenPoint", "working_day")
    cards = of(table, "p2").hand
    assert cards is not None
    idle(table, "p2", cards[0], 1)
    assert (waits_for(table), seen(table).phase) == ("p1 Prepare", "preparation")


@rule("EN-51")
def test_the_game_ends_after_the_third_sabbath_with_final_scoring() -> None:
    """The week's end is followed by nothing but the scoring: no worker for the leader, no new week."""
    phases = []
    for table in whole_game(2, seed=4):
        phases.append((seen(table).round, seen(table).phase))
    assert [at for at, before in zip(phases[1:], phases, strict=False) if at != before][-3:] == [
        (3, "preparation"),
        (3, "sabbath"),
        (3, "finished"),
    ]
    assert waits_for(table) == "over"
    assert seen(table).ending == "scored"
    leader = seen(table).altar_order[0]
    scores = [{part.id: part.points for part in ESDRAS_ET_NEHEMIE.score(table, seat)} for seat in (0, 1)]
    assert [score["altar"] for score in scores] == [3 * (seat == leader) for seat in (0, 1)]
    assert [sum(score.values()) for score in scores] == [of(table, name).points for name in ("p1", "p2")]
    assert len(turns_of(table)) == 36


@rule("EN-49")
def test_card_then_main_action_then_the_end() -> None:
    """None of the three may be skipped, none comes twice; the end draws a card."""
    table = given(p1=side(hand=["singer", "mason", "soldier", "teacher"]))
    assert refused_by(table, "end") == "EN-49"
    assert refused_by(table, "red") == "EN-54"
    assert refused_by(table, "levite") == "EN-67"
    play(table, "p1 play singer 1")
    assert refused_by(table, "end") == "EN-49"
    assert refused_by(table, "play mason 2") == "EN-54"
    play(table, "p1 red")
    assert refused_by(table, "grey") == "EN-67"
    assert refused_by(table, "play mason 2") == "EN-54"
    play(table, "p1 end")
    assert waits_for(table) == "chance DrawCharacter"
    play(table, "chance draw jeweller for p1")
    assert of(table, "p1").hand == ("mason", "jeweller", "soldier", "teacher")
    assert waits_for(table) == "p2 OpenPoint"


@rule("EN-50")
def test_auxiliary_action_trader_and_elder_may_come_before_the_card() -> None:
    """Each once a turn."""
    table = given(p1=side(hand=["mason"], resources={"wood": 8, "stone": 4}, tiles={"traders": "traders_1"}))
    play(table, "p1 elder 1", "p1 develop traders", "p1 trader 1")
    assert refused_by(table, "elder 2") == "EN-141"
    assert refused_by(table, "trader 3") == "EN-141"
    assert refused_by(table, "develop labourers") == "EN-121"
    play(table, "p1 play mason 1")
    assert refused_by(table, "trade mason upper") == "EN-121"
    play(table, "p1 red")
    assert [
        text for text in choices(table) if text.split()[0] in {"elder", "trader", "develop", "trade"}
    ] == []


@rule("EN-50")
@pytest.mark.parametrize(
    "order",
    [
        ("p1 play mason 1", "p1 trade mason upper", "p1 red", "p1 trader 2", "p1 take ash", "p1 elder 3"),
        ("p1 trader 2", "p1 take ash", "p1 play mason 1", "p1 elder 3", "p1 red", "p1 trade mason upper"),
        ("p1 elder 3", "p1 play mason 1", "p1 red", "p1 trade mason upper", "p1 trader 2", "p1 take ash"),
    ],
)
def test_they_come_in_any_order(order: tuple[str, ...]) -> None:
    """Before the card, after it, or in the main action: all are done once."""
    table = given(gates={"horse": "p1"}, p1=side(hand=["mason"], silver=0, reserve=2))
    play(table, *order)
    turn = seen(table).turn
    assert (turn.auxiliary, turn.trader, turn.elder) == (True, True, True)
    assert (of(table, "p1").resources[1], of(table, "p1").reserve) == (1, 0)


# Information. ----------------------------------------------------------------------------------------------


@rule("EN-52")
def test_what_everyone_sees() -> None:
    """Goods, workers, tiles, markers, cards on stacks (covered ones too), tucked cards, walls, sizes."""
    table = given(
        walls={"w13": "p1 wall_04"},
        rubble={"w08": ["gold"]},
        p1=side(
            silver=7,
            food=2,
            resources={"gold": 2, "ash": 1},
            reserve=3,
            traders=[2],
            blessings={"purple": 3},
            altar=4,
            tent="c3",
            tiles={"guards": "guards_3"},
            developed=["guards"],
            stacks=[["scholar", "mason"], ["singer"], []],
            tucked=["teacher"],
            hand=["soldier", "jeweller"],
        ),
    )
    for reader in ("p2", "spectator"):
        own = seen(table, reader).sides[0]
        assert (own.silver, own.food, own.resources) == (7, 2, (2, 0, 0, 1))
        assert (own.reserve, own.supply, own.levites, own.gatekeepers) == (3, 9, 1, 2)
        assert (own.traders, own.blessings, own.altar, own.tent) == (
            (False, True, False, False),
            (0, 3, 0),
            4,
            "c3",
        )
        assert (own.tiles[0].tile, own.tiles[0].developed) == ("guards_3", True)
        assert own.stacks == (("scholar", "mason"), ("singer",), ())
        assert own.tucked == ("teacher",)
        assert (own.hand_size, own.pile, own.wall_pile) == (2, 4, 11)
        ring = {found.id: found for found in seen(table, reader).ring}
        assert (ring["w13"].card, ring["w13"].owner, ring["w08"].rubble) == ("wall_04", 0, (1, 0, 0, 0))


@rule("EN-53")
def test_a_hand_is_seen_by_its_owner_only() -> None:
    """Neither the other player nor a spectator sees it, nor the card that is drawn into it."""
    table = given(p1=side(hand=["soldier", "jeweller", "mason", "singer"]))
    assert seen(table, "p1").sides[0].hand == ("singer", "mason", "jeweller", "soldier")
    assert seen(table, "p2").sides[0].hand is None
    assert seen(table, "spectator").sides[0].hand is None
    play(table, "p1 play soldier 1", "p1 red", "p1 end")
    top = table.top
    assert top is not None
    drawn = table.choices(CHANCE)[0]
    assert top.audience(table, drawn) == 0
    assert top.veiled(table, drawn).text == "draw card for p1"


@rule("EN-53")
def test_piles_have_no_order_that_anyone_knows() -> None:
    """Whatever is concealed from p2 is dealt again: hand and pile of p1 mix, the public zones stay."""
    table = given(p1=side(hand=["soldier", "jeweller", "mason", "singer"], stacks=[["scholar"], [], []]))
    hands = set()
    for seed in range(30):
        twin = table.clone()
        ESDRAS_ET_NEHEMIE.conceal(twin, 1, Seeded(seed))
        assert not ESDRAS_ET_NEHEMIE.broken_laws(twin)
        assert seen(twin, "p2") == seen(table, "p2")
        hands.add(of(twin, "p1").hand)
        assert of(twin, "p2").hand == of(table, "p2").hand
    assert len(hands) > 20
    assert all("scholar" not in (hand or ()) for hand in hands)


@rule("EN-53")
def test_only_the_builder_knows_the_wall_cards_drawn_and_put_back() -> None:
    """The owner knows which card is on top and which at the bottom; the others see how many there are."""
    table = acting("grey", 4, p1=side(resources={"stone": 3}))
    play(table, "p1 spot w17", "p1 rebuild")
    top = table.top
    assert top is not None
    assert top.audience(table, 0) == 0
    assert top.veiled(table, 0).text == "draw wall card for p1"
    play(table, *(f"chance draw wall_{card} for p1" for card in ("02", "05", "11")))
    assert seen(table, "p1").sides[0].drawn == ("wall_02", "wall_05", "wall_11")
    for reader in ("p2", "spectator"):
        assert (seen(table, reader).sides[0].drawn, seen(table, reader).sides[0].wall_drawn) == (None, 3)
    play(table, "p1 place wall_11")
    top = table.top
    assert top is not None
    assert top.audience(table, 1) == 0
    assert top.veiled(table, 1).text == "return wall cards"
    play(table, "p1 top wall_05")
    own, other = seen(table, "p1").sides[0], seen(table, "p2").sides[0]
    assert (own.wall_top, own.wall_bottom, own.wall_pile) == ("wall_05", ("wall_02",), 11)
    assert (other.wall_top, other.wall_bottom, other.wall_pile) == (None, None, 11)
    tops = set()
    for seed in range(40):
        twin = table.clone()
        ESDRAS_ET_NEHEMIE.conceal(twin, 1, Seeded(seed))
        assert place(twin, "w17").card == "wall_11"
        tops.add(of(twin, "p1").wall_top)
    assert len(tops) > 8
    assert "wall_11" not in tops


# Main actions in general. --------------------------------------------------------------------------------


@rule("EN-67")
def test_exactly_one_main_action_is_chosen_after_the_card() -> None:
    """Not before the card; then one of three, and that is final."""
    table = given(p1=side(hand=["singer"]))
    assert not {"red", "grey", "blue"} & set(choices(table))
    play(table, "p1 play singer 1")
    assert {"red", "grey", "blue"} <= set(choices(table))
    assert refused_by(table, "temple 1 stone") == "EN-67"
    play(table, "p1 blue")
    assert not {"red", "grey", "blue"} & set(choices(table))
    assert [refused_by(table, colour) for colour in ("red", "grey", "blue")] == ["EN-67"] * 3


@rule("EN-68")
@pytest.mark.parametrize("colour", ["red", "grey", "blue"])
def test_a_main_action_may_be_ended_without_any_step(colour: str) -> None:
    """Also by a player who could do something."""
    table = acting(colour, 9, p1=side(resources={"stone": 3, "wood": 2}))
    assert len(choices(table)) > 1
    play(table, "p1 end")
    draw(table)
    assert waits_for(table) == "p2 OpenPoint"
    assert of(table, "p1").resources == (0, 3, 2, 0)


@rule("EN-68")
def test_a_main_action_may_be_ended_after_any_step() -> None:
    """One cube placed, another could follow: the turn can be ended."""
    table = acting("red", 5, p1=side(resources={"stone": 2}, levites=2))
    play(table, "p1 temple 1 stone")
    assert "temple 1 stone" in choices(table)
    play(table, "p1 end")
    draw(table)
    assert waits_for(table) == "p2 OpenPoint"
    assert of(table, "p1").points == 11


@rule("EN-48")
def test_with_four_players_the_turn_passes_clockwise() -> None:
    """p4 is followed by p1, and the day ends with the player who sits before the holder of the Shofar."""
    table = begun(4, shofar="p4")
    days = []
    for _ in range(5):
        who = waits_for(table).split()[0]
        days.append((who, seen(table).day))
        hand = of(table, who).hand
        assert hand is not None
        idle(table, who, hand[0], 1)
    assert days == [("p4", 1), ("p1", 1), ("p2", 1), ("p3", 1), ("p4", 2)]


@rule("EN-49")
def test_gaining_something_between_the_steps_does_not_end_a_turn() -> None:
    """The open point comes again until the player ends the turn."""
    table = given(p1=side(hand=["singer"]))
    gain(table, "p1", ("silver", 1))
    assert waits_for(table) == "p1 OpenPoint"
    play(table, "p1 play singer 1", "p1 red", "p1 trader 1")
    assert waits_for(table) == "p1 OpenPoint"
