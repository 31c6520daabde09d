"""The end of a turn, the preparation, the Sabbath and after it. Rules: B15 to B18 (EN-148 to EN-174)."""

from __future__ import annotations

from typing import Any

import pytest

from batisseurs.games.esdras_et_nehemie.table import EsdrasTable
from tests.games.esdras_et_nehemie.given import (
    choices,
    draw,
    end,
    given,
    of,
    play,
    seen,
    side,
    told,
    told_ids,
    waits_for,
)
from tests.games.esdras_et_nehemie.weeks import (
    TILES,
    WEEK,
    after_week,
    developed,
    goods,
    idle,
    refused_by,
    score,
    week,
)
from tests.rules import rule

QUIET = {"s1_1": "scroll_zerubbabel", "s1_2": "scroll_ezra", "s1_3": "scroll_nehemiah"}


def preparing(round_: int = 1, **stated: Any) -> EsdrasTable:
    """Begin p1's preparation; `scrolls` are tiles of row 2 that p1 owns, `face` is the altar card's."""
    tiles = stated.pop("scrolls", [])
    face = stated.pop("face", "face_1a")
    cells = {f"s2_{place + 1}": tile for place, tile in enumerate(tiles)}
    return after_week(
        round_,
        altar_face=face,
        scrolls=cells,
        scribes=dict.fromkeys(cells, "p1"),
        p1=week(**{"tiles": TILES, **stated}),
    )


def resting(round_: int = 1, **zones: Any) -> EsdrasTable:
    """Prepare everyone and wait for p1 to tuck a card."""
    table = after_week(round_, **zones)
    idle(table, "p1 TuckCard")
    return table


# The end of a turn. ---------------------------------------------------------------------------------------


@rule("EN-148")
def test_a_turn_ends_with_a_card_up_to_four() -> None:
    """3 in hand after playing: one is drawn from their own pile, by chance."""
    table = given(p1=side(hand=["singer", "mason", "scholar", "soldier"]))
    play(table, "p1 play scholar 1", "p1 red", "p1 end")
    assert waits_for(table) == "chance DrawCharacter"
    assert sorted(choices(table)) == sorted(
        f"draw {card} for p1"
        for card in ("musician", "carpenter", "gatherer", "jeweller", "watchwoman", "teacher")
    )
    play(table, "chance draw teacher for p1")
    assert of(table, "p1").hand == ("singer", "mason", "soldier", "teacher")
    assert of(table, "p1").pile == 5
    assert waits_for(table) == "p2 OpenPoint"


@rule("EN-148")
def test_an_empty_pile_gives_no_card() -> None:
    """The turn just passes."""
    rest = ["watchwoman", "scholar", "soldier", "teacher", "jeweller"]
    table = given(p1=side(hand=rest, stacks=[*WEEK[:2], ["gatherer"]]))
    assert of(table, "p1").pile == 0
    play(table, "p1 play scholar 3", "p1 red", "p1 end")
    assert waits_for(table) == "p2 OpenPoint"
    assert of(table, "p1").hand_size == 4


@rule("EN-148")
def test_the_hand_limit_may_be_five() -> None:
    """With the tile of EN-213; the pile may be too short for it."""
    zones: dict[str, Any] = {"scrolls": {"s2_1": "open_house"}, "scribes": {"s2_1": "p1"}}
    table = given(p1=side(hand=["singer", "mason", "scholar"]), **zones)
    play(table, "p1 play scholar 1", "p1 red")
    end(table, "p1")
    assert (of(table, "p1").hand_size, of(table, "p1").pile) == (5, 4)
    stacks = [["carpenter", "gatherer"], ["jeweller", "watchwoman"], []]
    table = given(p1=side(hand=["singer", "mason", "scholar", "soldier"], stacks=stacks), **zones)
    play(table, "p1 play scholar 3", "p1 red")
    end(table, "p1")
    assert (of(table, "p1").hand_size, of(table, "p1").pile) == (5, 0)


@rule("EN-149")
def test_after_the_draw_storage_is_checked_then_the_turn_passes_clockwise() -> None:
    """First the card, then everyone's cubes, then the next player."""
    zones: dict[str, Any] = {
        "p3": side(hand=["scholar"], tiles={"guards": "guards_1"}, resources={"gold": 5, "ash": 1}),
        "p1": side(tiles={"guards": "guards_2"}, resources={"gold": 5, "ash": 1}),
    }
    table = given(players=3, turn="p3", **zones)
    play(table, "p3 play scholar 1", "p3 red", "p3 end")
    assert waits_for(table) == "chance DrawCharacter"
    draw(table)
    assert waits_for(table) == "p3 DiscardExcess"
    play(table, "p3 discard ash", "p1 discard ash")
    assert waits_for(table) == "p1 OpenPoint"


# The preparation. -----------------------------------------------------------------------------------------


@rule("EN-150")
@pytest.mark.parametrize("players", [2, 3])
def test_the_preparation_starts_when_all_have_taken_six_turns(players: int) -> None:
    """Not earlier: every player has begun six turns."""
    table = given(players=players)
    idle(table, "p1 Prepare")
    seats = [message.args["seat"] for message in told(table) if message.id.endswith("turn-begins")]
    # The position begins with p1's first turn, which was not told.
    assert [seats.count(seat) for seat in range(players)] == [5, *[6] * (players - 1)]
    assert seen(table).phase == "preparation"


ALL = ["farmers food", "guards recovery", "perpetual fire", "returning exiles", "tithes", "caravan"]


@rule("EN-151")
def test_all_items_may_be_resolved_in_any_order() -> None:
    """The judgement, the tile's food, the recovery and each ability."""
    table = preparing(
        scrolls=["perpetual_fire", "returning_exiles", "tithes", "caravan"],
        developed=["farmers", "guards"],
        traders=[1],
        reserve=1,
    )
    workers = ["farmer", "labourer 1", "labourer 2"]
    assert choices(table) == ["judgement", *ALL, *workers]
    play(table, "p1 caravan", "p1 farmer", "p1 take ash", "p1 tithes")
    assert choices(table) == ["judgement", *ALL[:4]]
    play(table, "p1 perpetual fire", "p1 judgement", "p1 farmers food")
    assert choices(table) == ["guards recovery", "returning exiles"]


@rule("EN-151")
def test_each_item_is_resolved_exactly_once() -> None:
    """Not twice, and the phase does not end before."""
    table = preparing(scrolls=["tithes"], developed=["farmers"])
    play(table, "p1 tithes")
    assert refused_by(table, "tithes") == "EN-151"
    assert refused_by(table, "end") == "EN-151"
    play(table, "p1 judgement")
    assert refused_by(table, "judgement") == "EN-151"
    assert refused_by(table, "end") == "EN-151"
    play(table, "p1 farmers food")
    assert choices(table) == ["end"]


@rule("EN-151")
def test_the_recovery_of_the_guards_may_be_left_out() -> None:
    """At most once: the phase can end without it, and it cannot be had twice."""
    table = preparing(developed=["guards"], traders=[1, 2])
    play(table, "p1 judgement")
    assert choices(table) == ["guards recovery", "end"]
    play(table, "p1 guards recovery", "p1 recover trader 1", "p1 farmer")
    assert choices(table) == ["end"]
    assert refused_by(table, "guards recovery") == "EN-151"


@rule("EN-151")
def test_items_that_a_player_does_not_have_are_refused() -> None:
    """Only the judgement is everyone's."""
    table = preparing()
    assert choices(table) == ["judgement"]
    for item in ALL:
        assert refused_by(table, item) == "EN-151"


@rule("EN-152")
def test_players_prepare_one_after_the_other_from_the_shofar() -> None:
    """Each finishes before the next begins."""
    p3 = week(reserve=1, tiles=TILES)
    table = after_week(players=3, shofar="p2", p3=p3)
    assert waits_for(table) == "p2 Prepare"
    play(table, "p2 judgement", "p2 end")
    assert waits_for(table) == "p3 Prepare"
    play(table, "p3 farmer", "p3 judgement")
    assert waits_for(table) == "p3 Prepare"
    play(table, "p3 end")
    assert waits_for(table) == "p1 Prepare"
    play(table, "p1 judgement", "p1 end")
    assert waits_for(table) == "p2 TuckCard"


@rule("EN-153")
@pytest.mark.parametrize("farmers", [0, 1, 3])
def test_every_worker_of_the_reserve_is_assigned(farmers: int) -> None:
    """Any split; each produces at once; nobody may stay."""
    table = preparing(reserve=3, food=0)
    play(table, "p1 judgement")
    food = of(table, "p1").food
    for number in range(farmers):
        assert refused_by(table, "end") == "EN-153"
        play(table, "p1 farmer")
        assert of(table, "p1").food == food + 2 * (number + 1)
    for _ in range(3 - farmers):
        assert refused_by(table, "end") == "EN-153"
        play(table, "p1 labourer 1", "p1 take ash", "p1 take ash")
    own = of(table, "p1")
    assert (own.farmers, own.labourers, own.reserve) == (farmers, 3 - farmers, 0)
    assert own.resources == (0, 0, 0, 2 * (3 - farmers))
    assert refused_by(table, "farmer") == "EN-153"
    assert choices(table) == ["end"]


@rule("EN-153")
def test_workers_gained_in_the_phase_are_assigned_too() -> None:
    """A worker of Returning Exiles."""
    table = preparing(scrolls=["returning_exiles"])
    play(table, "p1 judgement", "p1 returning exiles", "p1 take wood")
    assert of(table, "p1").reserve == 1
    assert refused_by(table, "end") == "EN-153"
    play(table, "p1 farmer")
    assert choices(table) == ["end"]


@rule("EN-153")
def test_a_worker_recovered_in_the_phase_is_assigned_immediately() -> None:
    """Before anything else can be done."""
    table = preparing(developed=["guards"], elders=[2], reserve=1)
    play(table, "p1 guards recovery", "p1 recover elder 2")
    assert waits_for(table) == "p1 AssignRecovered"
    assert choices(table) == ["farmer", "labourer 1", "labourer 2"]
    for text in ("end", "judgement", "guards recovery", "buy food", "decline"):
        assert refused_by(table, text) == "EN-153"
    play(table, "p1 labourer 2", "p1 take stone")
    own = of(table, "p1")
    assert (own.labourers, own.reserve, own.resources, own.silver) == (1, 1, (0, 1, 0, 0), 7)


@rule("EN-154")
def test_each_labourer_has_its_own_option_and_kinds() -> None:
    """One makes 2 cubes of two kinds, the other a third kind and 2 silver; never gold."""
    table = preparing(reserve=2, silver=0)
    play(table, "p1 labourer 1")
    assert refused_by(table, "take gold") == "EN-1"
    play(table, "p1 take stone", "p1 take wood", "p1 labourer 2", "p1 take ash")
    assert goods(table, "p1") == (0, 1, 1, 1, 2, 3)
    assert of(table, "p1").labourers == 2


@rule("EN-155")
@pytest.mark.parametrize("farmers", [0, 2])
def test_developed_farmers_give_their_extra_food_once(farmers: int) -> None:
    """With or without farmers; not for each of them."""
    tiles = TILES | {"farmers": "farmers_2"}
    table = preparing(tiles=tiles, developed=["farmers"], reserve=farmers, food=0, altar=2)
    for _ in range(farmers):
        play(table, "p1 farmer")
    play(table, "p1 farmers food")
    assert of(table, "p1").food == 3 * farmers + 1
    assert refused_by(table, "farmers food") == "EN-151"


@rule("EN-155")
def test_undeveloped_farmers_give_no_extra_food() -> None:
    """There is no such item."""
    table = preparing(reserve=1)
    assert "farmers food" not in choices(table)
    play(table, "p1 judgement", "p1 farmer")
    assert choices(table) == ["end"]


@rule("EN-156")
def test_developed_guards_may_recover_one_trader_or_elder() -> None:
    """Also nobody, though it was begun."""
    table = preparing(developed=["guards"], traders=[1], elders=[3], reserve=0)
    play(table, "p1 guards recovery")
    assert choices(table) == ["recover trader 1", "recover elder 3", "decline"]
    play(table, "p1 decline")
    assert of(table, "p1").traders == (True, False, False, False)
    assert refused_by(table, "guards recovery") == "EN-151"


@rule("EN-156")
def test_who_is_recovered_by_guards_is_assigned_and_fed_as_such() -> None:
    """EN-R52: the number to feed does not change."""
    table = preparing(developed=["guards"], traders=[1], food=3)
    play(table, "p1 guards recovery", "p1 recover trader 1", "p1 farmer", "p1 judgement", "p1 end")
    own = of(table, "p1")
    assert (own.farmers, own.traders, own.food) == (1, (False,) * 4, 3 + 2 - 1)
    idle(table, "p1 TuckCard")
    assert of(table, "p1").food == 4 - 3


# The judgement. -------------------------------------------------------------------------------------------


FACES: list[tuple[str, int, int, int, dict[str, int], dict[str, int], dict[str, int]]] = [
    ("face_1a", 1, 2, 5, {"food": -1}, {"food": 1}, {"food": 2}),
    ("face_1a", 2, 5, 10, {"food": -2}, {"basic": 1}, {"gold": 1, "food": 1}),
    ("face_1a", 3, 9, 15, {"food": -3}, {"points": 2}, {"points": 4}),
    ("face_1b", 1, 2, 4, {"food": -1}, {"silver": 1}, {"recover": 1}),
    ("face_1b", 2, 6, 9, {"food": -2}, {"silver": 2}, {"recover": 1, "food": 1}),
    ("face_1b", 3, 10, 14, {"food": -2}, {"food": 2}, {"develop": 1}),
    ("face_2a", 1, 3, 5, {"food": -1}, {"basic": 1}, {"basic": 2}),
    ("face_2a", 2, 6, 9, {"food": -2}, {"gold": 1}, {"develop": 1}),
    ("face_2a", 3, 9, 13, {"food": -2}, {"points": 1}, {"points": 3}),
    ("face_2b", 1, 3, 6, {"food": -1}, {"points": 1}, {"points": 2}),
    ("face_2b", 2, 7, 11, {"food": -2}, {"recover": 1}, {"reserve": 1}),
    ("face_2b", 3, 11, 16, {"food": -3}, {"points": 3}, {"points": 5}),
]


@rule("EN-157")
@pytest.mark.parametrize(("face", "round_", "zechariah", "haggai", "behind", "between", "ahead"), FACES)
def test_the_judgement_is_the_effect_of_the_face_the_round_and_the_place(
    face: str,
    round_: int,
    zechariah: int,
    haggai: int,
    behind: dict[str, int],
    between: dict[str, int],
    ahead: dict[str, int],
) -> None:
    """A Prophet's own space counts as reached: between on Zechariah's, ahead on Haggai's (EN-R21)."""
    for space, effect in (
        (0, behind),
        (zechariah - 1, behind),
        (zechariah, between),
        (haggai - 1, between),
        (haggai, ahead),
        (20, ahead),
    ):
        table = preparing(round_, face=face, altar=space, traders=[1], food=5)
        view = seen(table)
        assert (view.zechariah, view.haggai) == (zechariah, haggai)
        play(table, "p1 judgement")
        if "recover" in effect:
            assert choices(table) == ["recover trader 1", "decline"]
            play(table, "p1 decline")
        if "develop" in effect:
            assert waits_for(table) == "p1 FreeDevelop"
            play(table, "p1 decline")
        for _ in range(effect.get("basic", 0)):
            assert choices(table) == ["take stone", "take wood", "take ash"]
            play(table, "p1 take ash")
        assert waits_for(table) == "p1 Prepare"
        gold, ash = effect.get("gold", 0), effect.get("basic", 0)
        assert goods(table, "p1") == (
            gold, 0, 0, ash, 5 + effect.get("silver", 0), 5 + effect.get("food", 0),
        )  # fmt: skip
        assert of(table, "p1").points == 10 + effect.get("points", 0)
        assert of(table, "p1").reserve == effect.get("reserve", 0)


@rule("EN-157")
@pytest.mark.parametrize(
    ("reading", "gains"),
    [("reached", {1: -1, 2: 1, 3: 1, 4: 1, 5: 2, 6: 2}), ("passed", {1: -1, 2: -1, 3: 1, 4: 1, 5: 1, 6: 2})],
)
def test_a_prophets_space_counts_when_reached_or_when_passed(reading: str, gains: dict[int, int]) -> None:
    """Zechariah stands on 2, Haggai on 5: lose a food behind them, gain 1 between, 2 ahead (EN-R21)."""
    for space, food in gains.items():
        table = after_week(readings={"prophet_space": reading}, p1=week(altar=space))
        assert (seen(table).zechariah, seen(table).haggai) == (2, 5)
        play(table, "p1 judgement")
        assert of(table, "p1").food == 3 + food


@rule("EN-157")
def test_everyone_is_judged_alone_and_must_be() -> None:
    """Each by their own marker; nobody ends the phase without it."""
    table = after_week(players=3, p1=week(altar=1), p2=week(altar=2), p3=week(altar=7))
    for name, food in (("p1", 3 - 1), ("p2", 3 + 1), ("p3", 3 + 2)):
        assert refused_by(table, "end") == "EN-151"
        play(table, f"{name} judgement")
        assert of(table, name).food == food
        play(table, f"{name} end")


@rule("EN-158")
@pytest.mark.parametrize(
    ("food", "kept", "points"), [(3, 0, 10), (5, 2, 10), (2, 0, 8), (1, 0, 6), (0, 0, 4)]
)
def test_food_that_cannot_be_lost_costs_2_points_each(food: int, kept: int, points: int) -> None:
    """Lose 3 food: all there is, then 2 VP for each missing one."""
    table = preparing(3, altar=0, food=food)
    play(table, "p1 judgement")
    assert (of(table, "p1").food, of(table, "p1").points) == (kept, points)


@rule("EN-159")
def test_a_judgement_may_recover_someone_who_is_assigned_at_once() -> None:
    """Or nobody."""
    table = preparing(face="face_1b", altar=4, elders=[2], food=0)
    play(table, "p1 judgement", "p1 recover elder 2")
    assert waits_for(table) == "p1 AssignRecovered"
    play(table, "p1 farmer")
    own = of(table, "p1")
    assert (own.elders, own.farmers, own.reserve, own.food) == ((False,) * 4, 1, 0, 2)
    assert choices(table) == ["end"]


@rule("EN-159")
def test_what_follows_a_recovery_comes_after_the_assignment() -> None:
    """Face 1B, round 2: recover, then 1 food; without anyone to recover just the food."""
    table = preparing(2, face="face_1b", altar=9, traders=[1], food=0)
    play(table, "p1 judgement", "p1 recover trader 1")
    assert of(table, "p1").food == 0
    play(table, "p1 labourer 2", "p1 take ash")
    assert of(table, "p1").food == 1
    table = preparing(2, face="face_1b", altar=9, food=0)
    play(table, "p1 judgement")
    assert of(table, "p1").food == 1
    assert choices(table) == ["end"]


@rule("EN-160")
@pytest.mark.parametrize("kind", ["guards", "traders", "farmers", "labourers"])
def test_a_judgement_may_turn_a_tile_free_of_cost(kind: str) -> None:
    """With its green bar, for nothing."""
    table = preparing(2, face="face_2a", altar=9, silver=0, food=0)
    play(table, "p1 judgement", f"p1 develop {kind}")
    assert developed(table, "p1") == [kind]
    own = of(table, "p1")
    assert own.silver == (2 if kind == "guards" else 0)  # a tent step to c1
    assert own.reserve == (1 if kind == "traders" else 0)
    assert own.food == (1 if kind == "farmers" else 0)
    assert own.resources == ((1 if kind == "labourers" else 0), 0, 0, 0)
    assert score(table, "p1")["tiles"] == 2


@rule("EN-160")
def test_the_free_development_may_be_declined() -> None:
    """Developed tiles cannot be chosen; with all developed nothing is asked."""
    table = preparing(2, face="face_2a", altar=9, developed=["guards", "elders"])
    play(table, "p1 judgement")
    assert choices(table) == ["develop traders", "develop farmers", "develop labourers", "decline"]
    assert refused_by(table, "develop guards") == "EN-128"
    play(table, "p1 decline")
    assert developed(table, "p1") == ["guards", "elders"]
    every = ["guards", "traders", "elders", "farmers", "labourers"]
    table = preparing(2, face="face_2a", altar=9, developed=every)
    play(table, "p1 judgement")
    assert waits_for(table) == "p1 Prepare"


@rule("EN-160")
def test_the_green_bar_of_the_free_tile_has_all_its_consequences() -> None:
    """Elders recover someone, who is assigned at once."""
    table = preparing(2, face="face_2a", altar=9, traders=[2], food=0)
    play(table, "p1 judgement", "p1 develop elders", "p1 recover trader 2", "p1 farmer")
    assert developed(table, "p1") == ["elders"]
    assert (of(table, "p1").farmers, of(table, "p1").food) == (1, 2)


@rule("EN-161")
def test_a_tile_developed_in_the_phase_still_counts_in_it() -> None:
    """Guards turned by the judgement recover someone; farmers give their food."""
    table = preparing(2, face="face_2a", altar=9, traders=[1])
    assert refused_by(table, "guards recovery") == "EN-151"
    play(table, "p1 judgement", "p1 develop guards")
    assert "guards recovery" in choices(table)
    table = preparing(2, face="face_2a", altar=9, food=0)
    play(table, "p1 judgement", "p1 develop farmers", "p1 farmers food")
    assert of(table, "p1").food == 1 + 1


# The Sabbath. ---------------------------------------------------------------------------------------------


@rule("EN-162")
def test_a_sabbath_feeds_tucks_and_scores() -> None:
    """In this order, for each player; hands are kept."""
    table = after_week()
    hands = [of(table, name).hand for name in ("p1", "p2")]
    table.game_events = []
    idle(table, "p2 OpenPoint")
    steps = [
        (message.id.removeprefix("esdras-et-nehemie-"), message.args["seat"])
        for message in told(table)
        if message.id.endswith(("feeds", "tucks", "scores-card"))
    ]
    assert steps == [(step, seat) for seat in (0, 1) for step in ("feeds", "tucks", "scores-card")]
    assert [of(table, name).hand for name in ("p1", "p2")] == hands


@rule("EN-163")
def test_everyone_but_levites_and_the_main_supply_is_fed() -> None:
    """Gatekeepers 3, scribes 2, traders 2, elders 1, farmers 1, labourers 1: 10 food."""
    people: dict[str, Any] = {"traders": [1, 2], "elders": [1], "farmers": 1, "labourers": 1, "levites": 4}
    table = resting(
        gates={"sheep": "p1", "fountain": "p1", "fish": "p1"},
        scrolls=QUIET,
        scribes={"s1_1": "p1", "s1_2": "p1"},
        p1=week(altar=2, food=12, **people),
    )
    assert of(table, "p1").supply == 16 - 10 - 4
    assert of(table, "p1").food == 12 + 1 - 10
    assert of(table, "p1").points == 10


@rule("EN-163")
@pytest.mark.parametrize(
    "kind",
    [{"traders": [1]}, {"elders": [3]}, {"farmers": 1}, {"labourers": 1}],
)
def test_each_kind_of_worker_eats_one(kind: dict[str, Any]) -> None:
    """2 gatekeepers and one more."""
    table = resting(p1=week(altar=2, food=5, **kind))
    assert of(table, "p1").food == 5 + 1 - 3


@rule("EN-164")
@pytest.mark.parametrize(("food", "points"), [(4, 10), (3, 8), (1, 4), (0, 2)])
def test_hunger_costs_2_points_for_each_worker(food: int, points: int) -> None:
    """5 to feed: all food is paid, the rest are unfed; nothing is asked (EN-R50)."""
    p1 = week(altar=2, food=food, traders=[1], farmers=2)
    table = after_week(p1=p1)
    play(table, "p1 judgement", "p1 end")  # between the Prophets: 1 food
    play(table, "p2 judgement", "p2 end")
    assert waits_for(table) == "p1 TuckCard"
    assert (of(table, "p1").food, of(table, "p1").points) == (0, points)
    assert score(table, "p1")["hunger"] == points - 10


@rule("EN-164")
def test_more_food_than_needed_is_kept() -> None:
    """Only what is due is paid."""
    table = resting(p1=week(altar=2, food=6))
    assert of(table, "p1").food == 6 + 1 - 2


@rule("EN-165")
@pytest.mark.parametrize(("round_", "number"), [(1, 1), (2, 2), (3, 1)])
def test_so_many_cards_are_tucked(round_: int, number: int) -> None:
    """One, two, one."""
    tucked = ["watchwoman", "teacher", "soldier"][: {1: 0, 2: 1, 3: 3}[round_]]
    table = resting(round_, p1=week(tucked=tucked))
    for _ in range(number):
        assert waits_for(table) == "p1 TuckCard"
        play(table, f"p1 {choices(table)[0]}")
    assert waits_for(table) == "p2 TuckCard"
    assert len(of(table, "p1").tucked) == len(tucked) + number


@rule("EN-165")
def test_any_card_of_the_stacks_but_none_of_the_hand_is_tucked() -> None:
    """Visible or covered, of the six; a card once tucked is gone from the stack."""
    table = resting(2, p1=week(tucked=["teacher"]))
    stacks = of(table, "p1").stacks
    cards = [card for stack in stacks for card in stack]
    assert sorted(choices(table)) == sorted(f"tuck {card}" for card in cards)
    for card in of(table, "p1").hand or ():
        assert refused_by(table, f"tuck {card}") == "EN-165"
    assert refused_by(table, "tuck teacher") == "EN-165"
    covered = stacks[0][0]
    play(table, f"p1 tuck {covered}")
    assert of(table, "p1").stacks == (stacks[0][1:], *stacks[1:])
    assert refused_by(table, f"tuck {covered}") == "EN-165"


@rule("EN-166")
@pytest.mark.parametrize(
    ("card", "banners"), [("musician", (1, 0, 0)), ("mason", (0, 1, 0)), ("jeweller", (0, 0, 1))]
)
def test_a_tucked_card_keeps_its_top_banner_only(card: str, banners: tuple[int, ...]) -> None:
    """The other banners count no more, in any later round."""
    table = resting()
    play(table, f"p1 tuck {card}")
    idle(table, "p1 OpenPoint")
    assert seen(table).round == 2
    assert of(table, "p1").stacks == ((), (), ())
    assert of(table, "p1").banners == banners


@rule("EN-166")
def test_the_trade_of_a_tucked_card_is_lost() -> None:
    """Even with the tile that lets any visible card trade."""
    table = given(
        scrolls={"s2_1": "busy_markets"},
        scribes={"s2_1": "p1"},
        p1=side(tucked=["scholar"], stacks=[["mason"], [], []], silver=9),
    )
    assert choices(table, "trade") == ["trade mason upper", "trade mason lower"]
    assert refused_by(table, "trade scholar upper") == "EN-122"


@rule("EN-166")
def test_a_tucked_card_keeps_its_condition() -> None:
    """It scores again on the next Sabbath: the Musician counts Levites."""
    table = resting(2, p1=week(tucked=["musician"], levites=5))
    play(table, "p1 tuck singer", "p1 tuck jeweller")  # golden spaces and purple Blessings: none
    assert score(table, "p1")["cards"] == 5


@rule("EN-167")
def test_every_tucked_card_scores_old_and_new() -> None:
    """Levites 3, 1 + 2 gatekeepers, and the new one: 2 purple Blessings; then all three again."""
    p1 = week(tucked=["musician", "soldier"], levites=3, blessings={"purple": 2})
    table = resting(3, p1=p1)
    play(table, "p1 tuck jeweller")
    assert score(table, "p1")["cards"] == 3 + 3 + 2


@rule("EN-167")
def test_heroes_score_nothing() -> None:
    """EN-R53: they carry only a banner."""
    table = resting(
        scrolls=QUIET,
        scribes={"s1_1": "p1", "s1_2": "p1"},
        p1=week(food=9),
    )
    assert of(table, "p1").heroes == ("zerubbabel", "ezra")
    play(table, "p1 tuck singer")
    assert score(table, "p1")["cards"] == 0


@rule("EN-168")
def test_players_do_not_affect_one_another_in_the_sabbath() -> None:
    """No matter who comes first, everyone has the same afterwards."""
    zones: dict[str, Any] = {
        "scrolls": QUIET,
        "scribes": {"s1_1": "p1", "s1_2": "p2"},
        "p1": week(altar=4, food=2, levites=3, traders=[1]),
        "p2": week(altar=7, food=7, levites=1, farmers=2),
    }
    results = []
    for shofar in ("p1", "p2"):
        table = after_week(shofar=shofar, **zones)
        idle(table, f"{shofar} TuckCard")
        other = "p2" if shofar == "p1" else "p1"
        for name in (shofar, other):
            play(table, f"{name} tuck musician")
        results.append([(of(table, name).points, goods(table, name)) for name in ("p1", "p2")])
    assert results[0] == results[1]
    # p1: 4 to feed with 2 + 1 food; p2: 5 to feed with 7 + 2.
    assert results[0] == [(10 - 2 + 3, (0, 0, 0, 0, 5, 0)), (10 + 1, (0, 0, 0, 0, 5, 4))]


@rule("EN-169")
@pytest.mark.parametrize("round_", [1, 2, 3])
def test_storage_is_checked_at_the_end_of_every_sabbath(round_: int) -> None:
    """Before anything else: Prophets, Shofar and workers wait, and so does final scoring."""
    tucked = ["watchwoman", "teacher", "soldier"][: {1: 0, 2: 1, 3: 3}[round_]]
    p1 = week(tiles=TILES, resources={"gold": 5, "ash": 2}, traders=[1], food=9, silver=0, tucked=tucked)
    table = after_week(round_, p1=p1)
    idle(table, "p1 DiscardExcess")
    assert (seen(table).round, seen(table).shofar) == (round_, 0)
    assert of(table, "p1").traders == (True, False, False, False)
    assert not {"prophets", "shofar", "final"} & set(told_ids(table))
    play(table, "p1 discard ash", "p1 discard ash")
    if round_ == 3:
        assert waits_for(table) == "over"
        # Neither ash counts: 5 gold and what food is left.
        assert score(table, "p1")["goods"] == (15 + 2 * of(table, "p1").food) // 5
    else:
        assert seen(table).round == round_ + 1


# After the Sabbath. ---------------------------------------------------------------------------------------


PROPHETS = {
    "face_1a": [(2, 5), (5, 10), (9, 15)],
    "face_1b": [(2, 4), (6, 9), (10, 14)],
    "face_2a": [(3, 5), (6, 9), (9, 13)],
    "face_2b": [(3, 6), (7, 11), (11, 16)],
}


@rule("EN-170")
@pytest.mark.parametrize("face", list(PROPHETS))
def test_both_prophets_move_on(face: str) -> None:
    """To the next line of their flags, after rounds 1 and 2."""
    spaces = PROPHETS[face]
    for round_ in (1, 2):
        table = after_week(round_, altar_face=face)
        assert (seen(table).zechariah, seen(table).haggai) == spaces[round_ - 1]
        idle(table, "p2 OpenPoint")
        assert (seen(table).zechariah, seen(table).haggai) == spaces[round_]


@rule("EN-171")
@pytest.mark.parametrize(
    ("players", "shofar", "following"), [(2, "p1", "p2"), (2, "p2", "p1"), (3, "p3", "p1")]
)
def test_the_shofar_passes_clockwise(players: int, shofar: str, following: str) -> None:
    """And its new holder starts the round."""
    table = after_week(players=players, shofar=shofar)
    idle(table, f"{following} OpenPoint")
    assert seen(table).shofar == int(following[1:]) - 1
    assert (seen(table).round, seen(table).day) == (2, 1)


@rule("EN-172")
def test_traders_elders_farmers_and_labourers_come_back() -> None:
    """Levites, gatekeepers and scribes do not."""
    people: dict[str, Any] = {"traders": [1], "elders": [1, 2], "farmers": 3, "labourers": 1, "levites": 2}
    table = after_week(
        scrolls=QUIET, scribes={"s1_1": "p1"}, p1=week(food=20, **people), p2=week(altar=1, elders=[3])
    )
    idle(table, "p2 OpenPoint")
    own = of(table, "p1")
    assert own.reserve == 7
    assert (own.traders, own.elders, own.farmers, own.labourers) == ((False,) * 4, (False,) * 4, 0, 0)
    assert (own.levites, own.gatekeepers, own.scribes) == (2, 2, 1)
    assert of(table, "p2").reserve == 1 + 1  # the elder, and the worker of the altar leader


@rule("EN-173")
@pytest.mark.parametrize(("altar", "workers"), [((3, 5), (0, 1)), ((5, 3), (1, 0))])
def test_the_player_furthest_ahead_gains_a_worker(altar: tuple[int, int], workers: tuple[int, int]) -> None:
    """From the main supply."""
    table = after_week(p1=week(altar=altar[0], food=9), p2=week(altar=altar[1], food=9))
    before = [of(table, name).supply for name in ("p1", "p2")]
    idle(table, "p2 OpenPoint")
    assert tuple(of(table, name).reserve for name in ("p1", "p2")) == workers
    assert [of(table, name).supply for name in ("p1", "p2")] == [
        number - gained for number, gained in zip(before, workers, strict=True)
    ]


@rule("EN-173")
def test_a_leader_without_workers_makes_a_tent_step() -> None:
    """By EN-6; the workers that have come back are in the reserve before."""
    table = after_week(p1=week(altar=3, food=30, levites=6, farmers=8))
    assert of(table, "p1").supply == 0
    idle(table, "p2 OpenPoint")
    assert of(table, "p1").reserve == 8
    assert (of(table, "p1").tent, of(table, "p1").silver) == ("c1", 7)


@rule("EN-173")
def test_there_is_no_worker_after_the_third_sabbath() -> None:
    """EN-R54: none of the steps after the Sabbath happens."""
    table = after_week(3, p1=week(altar=3, traders=[1]))
    idle(table, "over")
    assert (of(table, "p1").reserve, of(table, "p1").traders) == (0, (True, False, False, False))
    assert seen(table).shofar == 0
    assert not {"prophets", "shofar", "altar-leader"} & set(told_ids(table))


@rule("EN-174")
def test_after_round_1_the_stacks_are_the_new_pile() -> None:
    """Five cards; no card is drawn, and the hand is the same."""
    table = resting()
    hand = of(table, "p1").hand
    play(table, "p1 tuck mason")
    idle(table, "p2 OpenPoint")
    own = of(table, "p1")
    assert (own.hand, own.pile, own.stacks, own.tucked) == (hand, 5, ((), (), ()), ("mason",))


@rule("EN-174")
def test_after_round_2_one_card_is_drawn() -> None:
    """Three in hand and four left on the stacks: each of these may come."""
    table = resting(2, p1=week(tucked=["teacher"]), p2=week(tucked=["teacher"]))
    assert of(table, "p1").hand_size == 3
    play(table, "p1 tuck singer", "p1 tuck musician")
    play(table, "p2 tuck singer", "p2 tuck musician")
    assert waits_for(table) == "chance DrawCharacter"
    assert sorted(choices(table)) == [
        f"draw {card} for p2" for card in ("carpenter", "gatherer", "jeweller", "mason")
    ]
    draw(table)
    for name in ("p1", "p2"):
        assert (of(table, name).hand_size, of(table, name).pile) == (4, 3)
        assert of(table, name).stacks == ((), (), ())


@rule("EN-174")
def test_the_steps_after_the_sabbath_come_in_their_order() -> None:
    """Prophets, Shofar, the leader's worker, and only then the cards."""
    table = resting(2, p1=week(tucked=["teacher"], altar=1), p2=week(tucked=["teacher"]))
    idle(table, "chance DrawCharacter")
    steps = [
        step for step in told_ids(table) if step in {"prophets", "shofar", "altar-leader", "gains-worker"}
    ]
    assert steps == ["prophets", "shofar", "altar-leader", "gains-worker"]
    assert of(table, "p1").reserve == 1
