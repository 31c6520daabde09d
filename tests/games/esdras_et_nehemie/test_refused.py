"""What a player may try and cannot do: refused with the rule, in every language, and nothing is lost."""

from __future__ import annotations

from typing import Any

import pytest

from batisseurs.games.esdras_et_nehemie.game import ESDRAS_ET_NEHEMIE
from batisseurs.games.esdras_et_nehemie.table import EsdrasTable
from batisseurs.kernel import BadPosition, IllegalChoice, NotAsked, Play, read_position, save
from batisseurs.words import LANGUAGES, Words
from tests.games.esdras_et_nehemie.actions import acting
from tests.games.esdras_et_nehemie.given import choices, given, of, play, side
from tests.games.esdras_et_nehemie.moments import rest
from tests.rules import rule

BOTH = ["traders", "elders"]
SLOTS = [1, 2, 3, 4]
WEEK: dict[str, Any] = {
    "stacks": [["singer", "mason"], ["scholar", "soldier"], ["gatherer", "teacher"]],
    "hand": ["jeweller"],
}


def refused(table: EsdrasTable, text: str, *, seat: int = 0) -> str:
    """Have a player try these words as at a keyboard; return the rule that refuses them."""
    started = Play.from_table(ESDRAS_ET_NEHEMIE, table)
    before, possible = save(ESDRAS_ET_NEHEMIE, started.table), started.choices(seat)
    with pytest.raises(IllegalChoice) as caught:
        started.play_text(seat, text)
    assert save(ESDRAS_ET_NEHEMIE, started.table) == before
    assert started.log == []
    assert started.choices(seat) == possible
    reason = caught.value.message
    assert reason is not None
    for language in LANGUAGES:
        assert reason.id not in Words(language).say(reason, ["Ann", "Ben"], ESDRAS_ET_NEHEMIE)
    return str(caught.value.about["rule"])


def at_a_place(place: str, banners: int, **resources: int) -> EsdrasTable:
    """Return a grey action at a place without rubble."""
    table = acting("grey", banners, p1=side(resources=resources))
    play(table, f"p1 spot {place}")
    return table


@rule("EN-118", "EN-86", "EN-139")
def test_words_that_name_nothing_are_refused_by_the_rule_of_their_verb() -> None:
    """A tent that should move five steps, silver on the Altar, a slot that no board has."""
    assert refused(acting("blue", 9), "tent 5") == "EN-118"
    assert refused(acting("red", 9), "altar silver") == "EN-86"
    assert refused(acting("red", 9), "trader 99") == "EN-139"


@rule("EN-96")
def test_a_wall_without_the_stones() -> None:
    """Two are due: with one, and neither gold nor banners for the other, the wall does not rise."""
    table = at_a_place("w20", 5, stone=1, wood=4, ash=4)
    assert refused(table, "rebuild") == "EN-96"
    assert of(table, "p1").resources == (0, 1, 4, 4)


@rule("EN-97")
def test_a_gate_without_stones_wood_or_worker() -> None:
    """Two stone, a wood and a worker: none of them may be missing."""
    assert refused(at_a_place("valley", 5, stone=1, wood=1), "rebuild") == "EN-97"
    assert refused(at_a_place("valley", 5, stone=2), "rebuild") == "EN-97"
    table = acting("grey", 3, p1=side(resources={"stone": 2, "wood": 1}, reserve=0))
    play(table, "p1 spot valley")
    assert refused(table, "rebuild") == "EN-97"


@rule("EN-95")
def test_a_wall_on_its_rubble() -> None:
    """The stones are there, and so is a cube that was not cleared."""
    table = acting("grey", 3, rubble={"w20": ["ash"]}, p1=side(resources={"stone": 2}))
    play(table, "p1 spot w20")
    assert refused(table, "rebuild") == "EN-95"


@rule("EN-111")
def test_a_scribe_on_an_unreachable_tile() -> None:
    """Nobody stands below it, however much one could pay."""
    rich = side(silver=50, resources={"gold": 9})
    table = acting("blue", 30, players=3, scribes={"s1_1": "p2"}, p1=rich)
    assert "scribe s2_2" in choices(table)
    for cell in ("s2_3", "s3_2", "s4_1", "s4_6"):
        assert refused(table, f"scribe {cell}") == "EN-111"
    assert (of(table, "p1").scribes, of(table, "p1").silver) == (0, 50)


@rule("EN-110")
def test_a_scribe_on_a_tile_that_is_taken() -> None:
    """Or without the banners of the row."""
    table = acting("blue", 3, players=3, scribes={"s1_1": "p2"}, p1=side(silver=9))
    assert refused(table, "scribe s1_1") == "EN-110"
    assert refused(table, "scribe s2_1") == "EN-110"


@rule("EN-140")
@pytest.mark.parametrize("slot", [1, 4, 5, 8, 9])
def test_a_ninth_elder(slot: int) -> None:
    """Four traders and four elders are all there are; no slot takes one more, and there is no other."""
    table = given(p1=side(developed=BOTH, traders=SLOTS, elders=SLOTS, reserve=2))
    assert refused(table, f"elder {slot}") == "EN-140"
    assert refused(table, f"trader {slot}") == "EN-140"
    assert (of(table, "p1").reserve, sum(of(table, "p1").elders)) == (2, 4)


@rule("EN-140")
@pytest.mark.parametrize("elders", [[1, 2, 3, 4, 5], [9], [1, 1], [0], ["1"]])
def test_a_position_with_a_ninth_elder(elders: list[Any]) -> None:
    """A slot that is not there, or that holds two."""
    zones = {"p1": {"elders": elders, "traders": SLOTS, "developed": BOTH}}
    document = {"situation": 1, "game": ESDRAS_ET_NEHEMIE.slug, "players": 2, "table": zones}
    with pytest.raises(BadPosition, match=r"p1\.elders"):
        read_position(ESDRAS_ET_NEHEMIE, document)


@rule("EN-165")
@pytest.mark.parametrize("card", ["jeweller", "watchwoman", "musician"])
def test_tucking_from_the_hand(card: str) -> None:
    """Neither from the hand nor from the pile, nor what is tucked already."""
    table = rest(p1=side(**WEEK, tucked=["musician"]), p2=side(**WEEK))
    stacked = [name for stack in WEEK["stacks"] for name in stack]
    assert set(choices(table)) == {f"tuck {name}" for name in stacked}
    assert refused(table, f"tuck {card}") == "EN-165"
    assert (of(table, "p1").hand, of(table, "p1").tucked) == (("jeweller",), ("musician",))


def test_someone_who_is_not_asked() -> None:
    """Nothing happens either."""
    started = Play.from_table(ESDRAS_ET_NEHEMIE, given(p1=side(hand=["mason"])))
    before = save(ESDRAS_ET_NEHEMIE, started.table)
    with pytest.raises(NotAsked):
        started.play_text(1, "play mason 1")
    assert save(ESDRAS_ET_NEHEMIE, started.table) == before
