"""Traders and elders. Rules: B13 (EN-139 to EN-143)."""

from __future__ import annotations

import pytest

from tests.games.esdras_et_nehemie.given import (
    choices,
    gain,
    given,
    of,
    play,
    seen,
    side,
    told_ids,
    waits_for,
)
from tests.games.esdras_et_nehemie.weeks import TILES, after_week, goods, idle, left, refused_by, week
from tests.rules import rule

NOBODY = (False, False, False, False)


@rule("EN-139")
def test_a_trader_moves_to_a_slot_and_gains_its_effect() -> None:
    """From the reserve; 2 silver and 1 food on slot 1."""
    table = given(p1=side(tiles=TILES, reserve=1))
    play(table, "p1 trader 1")
    assert of(table, "p1").traders == (True, False, False, False)
    assert of(table, "p1").reserve == 0
    assert goods(table, "p1") == (0, 0, 0, 0, 7, 4)


@rule("EN-139")
def test_an_elder_moves_to_a_slot_and_gains_its_effect() -> None:
    """2 grey banners on slot 2, which count for the action of this turn."""
    table = given(p1=side(tiles=TILES, reserve=2, hand=["scholar"]))
    play(table, "p1 elder 2")
    assert of(table, "p1").elders == (False, True, False, False)
    assert of(table, "p1").reserve == 1
    play(table, "p1 play scholar 1", "p1 grey")
    assert left(table) == 2


@rule("EN-139")
def test_the_current_side_of_the_tile_counts() -> None:
    """Turned over before the elder comes, slot 2 gives 3 grey and 1 ash."""
    table = given(p1=side(tiles=TILES, resources={"gold": 3}))
    play(table, "p1 develop elders", "p1 elder 2")
    assert seen(table).turn.gained == (0, 3, 0, 0)
    assert of(table, "p1").resources == (0, 0, 0, 1)


@rule("EN-139")
def test_without_a_worker_in_the_reserve_there_is_neither() -> None:
    """Those in the main supply do not come."""
    table = given(p1=side(tiles=TILES, reserve=0))
    assert refused_by(table, "trader 1") == "EN-139"
    assert refused_by(table, "elder 1") == "EN-139"


@rule("EN-140")
@pytest.mark.parametrize(("developed", "traders", "elders"), [([], 2, 3), (["traders", "elders"], 4, 4)])
def test_only_slots_with_an_effect_can_be_used(developed: list[str], traders: int, elders: int) -> None:
    """Front: two for traders, three for elders; back: four each."""
    table = given(p1=side(tiles=TILES, developed=developed))
    assert choices(table, "trader") == [f"trader {slot + 1}" for slot in range(traders)]
    assert choices(table, "elder") == [f"elder {slot + 1}" for slot in range(elders)]
    for slot in range(traders, 5):
        assert refused_by(table, f"trader {slot + 1}") == "EN-140"
    for slot in range(elders, 5):
        assert refused_by(table, f"elder {slot + 1}") == "EN-140"


@rule("EN-140")
def test_a_slot_holds_one_worker() -> None:
    """Taken slots are refused, the others are free."""
    table = given(p1=side(tiles=TILES, traders=[2], elders=[1, 3]))
    assert choices(table, "trader") == ["trader 1"]
    assert choices(table, "elder") == ["elder 2"]
    assert refused_by(table, "trader 2") == "EN-140"
    assert refused_by(table, "elder 3") == "EN-140"


@rule("EN-141")
def test_one_trader_and_one_elder_a_turn() -> None:
    """A second of either is refused; the next turn allows one again."""
    table = given(p1=side(tiles=TILES, hand=["scholar"]))
    play(table, "p1 trader 1", "p1 elder 1")
    assert refused_by(table, "trader 2") == "EN-141"
    assert refused_by(table, "elder 2") == "EN-141"
    play(table, "p1 play scholar 1", "p1 red", "p1 end")
    idle(table, "p1 OpenPoint")
    assert choices(table, "trader") == ["trader 2"]
    assert choices(table, "elder") == ["elder 2", "elder 3"]


@rule("EN-141")
@pytest.mark.parametrize("kind", ["trader", "elder"])
def test_a_recovered_worker_makes_no_room_for_a_second(kind: str) -> None:
    """EN-R47: the slot is free, the banners stay, and yet no second one this turn."""
    table = given(p1=side(tiles=TILES))
    play(table, f"p1 {kind} 1")
    gained = seen(table).turn.gained
    gain(table, "p1", ("recover", 1))
    play(table, f"p1 recover {kind} 1")
    assert of(table, "p1").reserve == 6
    assert refused_by(table, f"{kind} 1") == "EN-141"
    assert seen(table).turn.gained == gained


@rule("EN-142")
def test_traders_and_elders_stay_until_after_the_sabbath() -> None:
    """Through the turns of the week, the preparation and the feeding."""
    table = given(p1=side(tiles=TILES, hand=["scholar"]))
    play(table, "p1 trader 2", "p1 take ash", "p1 elder 3", "p1 play scholar 1", "p1 red", "p1 end")
    idle(table, "p1 OpenPoint")
    assert of(table, "p1").traders == (False, True, False, False)
    assert of(table, "p1").elders == (False, False, True, False)
    table = after_week(p1=week(tiles=TILES, traders=[1, 2], elders=[3], food=9))
    idle(table, "p1 TuckCard")
    assert of(table, "p1").traders == (True, True, False, False)
    assert of(table, "p1").elders == (False, False, True, False)
    assert of(table, "p1").reserve == 0
    idle(table, "p2 OpenPoint")
    assert (of(table, "p1").traders, of(table, "p1").elders) == (NOBODY, NOBODY)
    assert of(table, "p1").reserve == 3


@rule("EN-143")
@pytest.mark.parametrize(("which", "kind"), [("trader 2", "traders"), ("elder 1", "elders")])
def test_recovering_moves_one_worker_back(which: str, kind: str) -> None:
    """To the reserve; the slot is free again."""
    table = given(p1=side(tiles=TILES, traders=[2], elders=[1]))
    gain(table, "p1", ("recover", 1))
    assert choices(table) == ["recover trader 2", "recover elder 1", "decline"]
    play(table, f"p1 recover {which}")
    assert getattr(of(table, "p1"), kind) == NOBODY
    assert of(table, "p1").reserve == 7
    assert which in choices(table)


@rule("EN-143")
def test_recovering_may_be_declined() -> None:
    """Empty slots cannot be named."""
    table = given(p1=side(tiles=TILES, traders=[2]))
    gain(table, "p1", ("recover", 1))
    assert refused_by(table, "recover trader 1") == "EN-143"
    assert refused_by(table, "recover elder 1") == "EN-143"
    play(table, "p1 decline")
    assert of(table, "p1").traders == (False, True, False, False)
    assert of(table, "p1").reserve == 6


@rule("EN-143")
def test_without_anyone_to_recover_nothing_happens() -> None:
    """Nothing is asked, and nothing comes in its place."""
    table = given(p1=side(tiles=TILES), p2=side(traders=[1]))
    gain(table, "p1", ("recover", 1))
    assert waits_for(table) == "p1 OpenPoint"
    assert of(table, "p1").tent == "c0"
    assert told_ids(table) == []
