"""Scroll tiles and heroes. Rules: B21 (EN-184 to EN-219) with their rulings."""

from __future__ import annotations

from typing import Any

import pytest

from batisseurs.games.esdras_et_nehemie import facts as f
from batisseurs.games.esdras_et_nehemie.table import EsdrasTable
from tests.games.esdras_et_nehemie.given import (
    choices,
    draw,
    end,
    gain,
    given,
    of,
    place,
    play,
    refused_by,
    seen,
    side,
    told_ids,
    waits_for,
)
from tests.games.esdras_et_nehemie.moments import (
    acting,
    after,
    eve,
    final,
    lent,
    own,
    points_now,
    rest,
    scored,
    taking,
)
from tests.rules import rule


def goods(table: EsdrasTable, name: str = "p1") -> tuple[int, ...]:
    """Return gold, stone, wood, ash, silver and food."""
    has = of(table, name)
    return (*has.resources, has.silver, has.food)


def pass_turn(table: EsdrasTable, name: str) -> None:
    """Play any card, do nothing with it, end the turn."""
    play(table, f"{name} {choices(table, 'play')[0]}", f"{name} red")
    end(table, name)


# General. ------------------------------------------------------------------------------------------------


@rule("EN-184")
def test_an_ability_counts_from_the_moment_the_scribe_stands() -> None:
    """For that player, at once, in the same turn; for nobody else."""
    scrolls = {"s1_1": "scroll_ezra", "s2_1": "busy_markets"}
    stated = side(silver=4, stacks=[[], ["teacher"], []])
    table = acting("blue", 5, scrolls=scrolls, scribes={"s1_1": "p1"}, p1=stated)
    assert refused_by(table, "trade teacher upper") == "EN-122"
    play(table, "p1 scribe s2_1")
    assert "trade teacher upper" in choices(table)
    assert (of(table, "p1").abilities, of(table, "p2").abilities) == (("busy_markets",), ())


@rule("EN-184")
def test_an_ability_lasts_until_the_end_of_the_game() -> None:
    """After a Sabbath it is still there, and in final scoring."""
    table = after(round=2, **own("open_house", "treasurer"))
    assert of(table, "p1").abilities == ("treasurer", "open_house")
    assert of(table, "p1").hand_size == 5
    assert scored(final(**own("treasurer"), p1=side(silver=9, food=0)))["goods"] == 3


@rule("EN-184")
def test_the_opponents_scribe_takes_the_ability_from_everyone() -> None:
    """A tile belongs to whose scribe is on it: another player's is of no use."""
    table = given(scrolls={"s2_1": "open_house"}, scribes={"s2_1": "p2"})
    assert (of(table, "p1").abilities, of(table, "p2").abilities) == ((), ("open_house",))
    table = given(
        scrolls={"s2_1": "open_house"}, scribes={"s2_1": "p2"}, p1=side(stacks=[["mason", "singer"], [], []])
    )
    assert refused_by(table, choices(table, "play")[0][:-1] + "1") == "EN-55"


@rule("EN-185")
def test_a_tile_does_not_apply_to_its_own_placement() -> None:
    """The scribe that takes Blessed Pen gains no Blessing (EN-R4)."""
    table = taking("blessed_pen")
    assert waits_for(table) == "p1 OpenPoint"
    assert of(table, "p1").blessings == (0, 0, 0)


@rule("EN-185")
def test_a_tile_does_not_apply_to_what_was_before() -> None:
    """A tent step made earlier in the turn is not counted by Swift Tents (EN-R38)."""
    scrolls = {"s1_1": "scroll_ezra", "s2_1": "swift_tents"}
    table = acting("blue", 7, scrolls=scrolls, scribes={"s1_1": "p1"}, p1=side(silver=3))
    play(table, "p1 tent 1", "p1 scribe s2_1")
    gain(table, "p1", ("tent_step", 1))
    assert of(table, "p1").tent == "c2"
    gain(table, "p1", ("tent_step", 1))
    assert of(table, "p1").tent == "c4"


@rule("EN-186")
def test_a_reduction_brings_no_cost_below_nothing() -> None:
    """With five food off, a Levite of two food is free, and nothing is handed out."""
    table = acting("red", 0, **own("portion_of_the_levites"), p1=side(food=1))
    with lent(table.facts.scroll_amount, f.PORTION_OF_THE_LEVITES, 5):
        play(table, "p1 levite")
    assert (of(table, "p1").food, of(table, "p1").levites) == (1, 2)


@rule("EN-186")
def test_neither_stone_nor_silver_are_handed_out() -> None:
    """Five stone off a wall of two, nine silver off an option of two."""
    table = acting("grey", 3, **own("hewn_stones"), p1=side(resources={"stone": 1}))
    with lent(table.facts.scroll_amount, f.HEWN_STONES, 5):
        play(table, "p1 spot w08", "p1 rebuild")
    assert of(table, "p1").resources == (0, 1, 0, 0)
    stated = side(silver=0, hand=["scholar"])
    table = given(**own("royal_letters"), gates={"valley": "p1"}, p1=stated)
    with lent(table.facts.scroll_amount, f.ROYAL_LETTERS, 9):
        play(table, "p1 play scholar 1", "p1 trade scholar lower")
    assert goods(table) == (0, 2, 0, 0, 0, 3)


# Gold tiles. ---------------------------------------------------------------------------------------------


@rule("EN-187")
@pytest.mark.parametrize(("silver", "with_it", "without"), [(2, 0, 0), (3, 1, 0), (11, 3, 2), (15, 5, 3)])
def test_the_treasurer_makes_points_of_three_silver(silver: int, with_it: int, without: int) -> None:
    """One per full three in place of one per full five; nothing at once."""
    stated = side(silver=silver, food=0)
    assert scored(final(**own("treasurer"), p1=stated))["goods"] == with_it
    assert scored(final(p1=stated))["goods"] == without
    assert points_now("treasurer") == 0


@rule("EN-187")
def test_the_treasurer_counts_converted_goods() -> None:
    """Gold 3, stone 2, food 2 and 2 silver make 9: three points."""
    stated = side(silver=2, food=1, resources={"gold": 1, "stone": 1})
    assert scored(final(**own("treasurer"), p1=stated))["goods"] == 3


@rule("EN-188")
def test_house_completed_scores_full_rows() -> None:
    """One now; one for each full row, no matter who filled it, none for a row with a gap."""
    assert points_now("house_completed") == 1
    temple = [["stone"] * 5, ["gold"] * 5, ["wood"] * 4, [], ["wood"] * 5]
    assert scored(final(**own("house_completed"), temple=temple))["scrolls"] == 3
    assert scored(final(temple=temple))["scrolls"] == 0


@rule("EN-189")
@pytest.mark.parametrize(("levites", "points"), [(2, 1), (3, 2), (5, 2), (6, 3)])
def test_great_assembly_scores_workers_on_the_board(levites: int, points: int) -> None:
    """One now; one per three of Levites, gatekeepers (2 here) and scribes (1): no others."""
    assert points_now("great_assembly") == 1
    stated = side(levites=levites, traders=[1, 2], elders=[1], reserve=3)
    gates = {"sheep": "p1", "old": "p1", "fountain": "p2", "horse": "p2"}
    assert scored(final(**own("great_assembly"), gates=gates, p1=stated))["scrolls"] == points


@rule("EN-190")
def test_chief_scribes_scores_scribes_of_the_top_row() -> None:
    """Two for each of three on row 4, its own included; none for other rows or other players."""
    scrolls = {"s4_1": "chief_scribes", "s4_2": "treasurer", "s4_3": "threefold_blessing"}
    scribes = {"s4_1": "p1", "s4_2": "p1", "s4_3": "p1", "s4_4": "p2", "s3_1": "p1", "s1_1": "p1"}
    assert scored(final(scrolls=scrolls, scribes=scribes))["scrolls"] == 6
    assert scored(final(**own("chief_scribes")))["scrolls"] == 2
    assert points_now("chief_scribes") == 0


@rule("EN-191")
@pytest.mark.parametrize(("markers", "points"), [((3, 2, 4), 2), ((6, 0, 6), 0), ((5, 5, 5), 5)])
def test_threefold_blessing_scores_complete_sets(markers: tuple[int, int, int], points: int) -> None:
    """One for each set of three; nothing at once."""
    blessings = dict(zip(("orange", "purple", "red"), markers, strict=True))
    assert scored(final(**own("threefold_blessing"), p1=side(blessings=blessings)))["scrolls"] == points
    assert points_now("threefold_blessing") == 0


@rule("EN-192")
def test_teaching_the_people_scores_scribes_of_the_lower_rows() -> None:
    """One for each on rows 1 to 3, none for those on row 4, none for other players."""
    scrolls = {"s4_1": "teaching_the_people", "s4_2": "treasurer"}
    scribes = {
        "s1_1": "p1",
        "s2_1": "p1",
        "s3_1": "p1",
        "s3_2": "p1",
        "s3_3": "p2",
        "s4_1": "p1",
        "s4_2": "p1",
    }
    assert scored(final(scrolls=scrolls, scribes=scribes))["scrolls"] == 4
    assert scored(final(**own("teaching_the_people")))["scrolls"] == 0
    assert points_now("teaching_the_people") == 0


@rule("EN-193")
def test_ring_of_stone_scores_own_buildings() -> None:
    """One now; one per three walls and gates, corner gates left out (EN-R25)."""
    assert points_now("ring_of_stone") == 1
    corners = {"sheep": "p1", "old": "p1", "fountain": "p1", "horse": "p1"}
    walls = {"w08": "p1 wall_01", "w09": "p1 wall_02", "w10": "p2 wall_01"}
    tile = own("ring_of_stone")
    assert scored(final(**tile, gates=corners, walls=walls))["scrolls"] == 0
    assert scored(final(**tile, gates={**corners, "dung": "p1"}, walls=walls))["scrolls"] == 1
    more = {f"w{spot}": f"p1 wall_{spot}" for spot in range(10, 13)}
    assert scored(final(**tile, gates={**corners, "dung": "p1"}, walls={**walls, **more}))["scrolls"] == 2


@rule("EN-194")
def test_hidden_merit_scores_the_hand() -> None:
    """The conditions of all cards in hand, as if tucked (EN-R6): walls 2, and 1 + 2 gatekeepers."""
    gates = {"sheep": "p1", "old": "p1", "fountain": "p2", "horse": "p2"}
    walls = {"w09": "p1 wall_01", "w10": "p1 wall_02"}
    tile = own("hidden_merit")
    assert scored(final(**tile, gates=gates, walls=walls, p1=side(hand=["mason"])))["scrolls"] == 2
    both = side(hand=["mason", "soldier"])
    assert scored(final(**tile, gates=gates, walls=walls, p1=both))["scrolls"] == 5
    assert scored(final(gates=gates, walls=walls, p1=both))["scrolls"] == 0
    assert points_now("hidden_merit") == 0


# Wood tiles: feeding. ------------------------------------------------------------------------------------

PEOPLE = side(food=20, farmers=2, labourers=1, traders=[1, 2], elders=[1])
CORNERS = {"sheep": "p1", "old": "p1", "fountain": "p1", "horse": "p2"}


def fed(tile: str) -> int:
    """Return the food paid with 3 gatekeepers, 1 scribe, 2 traders, 1 elder, 2 farmers, 1 labourer: 10."""
    return 20 - of(rest(**own(tile), gates=CORNERS, p1=PEOPLE), "p1").food


@rule("EN-195")
def test_fields_of_rest_feed_farmers_and_labourers() -> None:
    """Ten less three; all ten with a tile that says nothing about food."""
    assert fed("hewn_stones") == 10
    assert fed("fields_of_rest") == 7
    assert points_now("fields_of_rest") == 0


@rule("EN-197")
def test_scribes_table_feeds_scribes() -> None:
    """One point is lost now; no food for the scribes."""
    assert points_now("scribes_table") == -1
    assert fed("scribes_table") == 9
    both = own("scribes_table", "hewn_stones", "royal_letters")
    assert of(rest(**both, gates=CORNERS, p1=PEOPLE), "p1").food == 11


@rule("EN-199")
def test_gate_provisions_feed_traders_and_gatekeepers() -> None:
    """Ten less two traders and three gatekeepers; the elder eats."""
    assert fed("gate_provisions") == 5
    assert points_now("gate_provisions") == 0


# Wood tiles: the preparation phase. ----------------------------------------------------------------------


@rule("EN-196")
def test_market_on_the_eve_gives_silver_and_a_trade() -> None:
    """Two silver first, then one trade with any visible card; once in the phase."""
    stated = side(silver=0, stacks=[["mason", "scholar"], ["teacher"], ["carpenter", "soldier"]])
    table = eve(**own("market_on_the_eve"), gates={"valley": "p1"}, p1=stated)
    play(table, "p1 market on the eve")
    assert of(table, "p1").silver == 2
    assert "trade teacher upper" in choices(table)
    assert not [text for text in choices(table) if "mason" in text]
    for text, rule_id in (
        ("trade mason upper", "EN-196"),  # covered
        ("trade jeweller upper", "EN-196"),  # not on the stacks
        ("trade teacher sell", "EN-124"),  # it buys nothing
        ("trade soldier upper", "EN-125"),  # it sells nothing
        ("trade soldier sell", "EN-125"),  # nothing to sell
    ):
        assert refused_by(table, text) == rule_id
    play(table, "p1 trade scholar lower")
    assert goods(table) == (0, 2, 0, 0, 0, 3)
    assert waits_for(table) == "p1 Prepare"
    assert refused_by(table, "market on the eve") == "EN-151"
    assert points_now("market_on_the_eve") == 1


@rule("EN-196")
def test_the_auxiliary_action_of_the_market_may_be_a_tile_or_nothing() -> None:
    """The two silver may pay for it; a player who wants nothing declines."""
    stated = side(silver=4, tiles={"guards": "guards_1"})
    dear = side(silver=0, stacks=[["carpenter"], [], []])
    poor = eve(**own("market_on_the_eve"), p1=dear)
    play(poor, "p1 market on the eve")
    assert refused_by(poor, "trade carpenter lower") == "EN-124"
    table = eve(**own("market_on_the_eve"), p1=stated)
    play(table, "p1 market on the eve")
    assert choices(table) == ["develop guards", "decline"]
    assert refused_by(table, "develop elders") == "EN-126"
    declined = table.clone()
    play(table, "p1 develop guards")
    assert (of(table, "p1").tiles[0].developed, of(table, "p1").silver) == (True, 2)
    play(declined, "p1 decline")
    assert (of(declined, "p1").tiles[0].developed, of(declined, "p1").silver) == (False, 6)


@rule("EN-196")
def test_other_tiles_apply_to_the_market() -> None:
    """Royal Letters, Profitable Trade and Fruit of the Land (EN-R46)."""
    tiles = own("market_on_the_eve", "royal_letters", "profitable_trade", "fruit_of_the_land")
    stated = side(silver=4, stacks=[["scholar"], [], []], tiles={"guards": "guards_1"})
    table = eve(**tiles, gates={"valley": "p1"}, p1=stated)
    play(table, "p1 market on the eve", "p1 trade scholar lower")
    assert (of(table, "p1").silver, choices(table)) == (6, ["develop guards", "take silver"])
    play(table, "p1 develop guards")
    assert goods(table) == (1, 2, 0, 0, 2, 3)


@rule("EN-198")
@pytest.mark.parametrize(
    ("order", "food"),
    [(("judgement", "perpetual fire"), 4), (("perpetual fire", "judgement"), 5)],
)
def test_perpetual_fire_burns_before_or_after_the_judgement(order: tuple[str, str], food: int) -> None:
    """Three altar steps: from 3 to 6, over a Blessing and a point; the judgement sees them or not."""
    table = eve(**own("perpetual_fire"), p1=side(altar=3))
    for item in order:
        play(table, f"p1 {item}")
        if item == "perpetual fire":
            play(table, "p1 bless red")
    assert (of(table, "p1").altar, of(table, "p1").points, of(table, "p1").food) == (6, 11, food)
    assert refused_by(table, "perpetual fire") == "EN-151"
    assert points_now("perpetual_fire") == 0


@rule("EN-200")
def test_returning_exiles_bring_a_worker_and_a_resource() -> None:
    """The worker has to be assigned; the resource is stone, wood or ash."""
    table = eve(**own("returning_exiles"))
    before = of(table, "p1").supply
    play(table, "p1 judgement", "p1 returning exiles")
    assert (of(table, "p1").reserve, of(table, "p1").supply) == (1, before - 1)
    assert choices(table) == ["take stone", "take wood", "take ash"]
    play(table, "p1 take ash")
    assert of(table, "p1").resources == (0, 0, 0, 1)
    assert refused_by(table, "end") == "EN-153"
    assert points_now("returning_exiles") == 0


@rule("EN-201")
def test_tithes_bring_silver_for_levites() -> None:
    """One for each of four; one point now."""
    table = eve(**own("tithes"), p1=side(silver=0, levites=4))
    play(table, "p1 tithes")
    assert of(table, "p1").silver == 4
    assert refused_by(table, "tithes") == "EN-151"
    assert points_now("tithes") == 1


@rule("EN-202")
def test_the_caravan_moves_the_tent_twice() -> None:
    """To c1 for 2 silver, to c2 for a red Blessing."""
    table = eve(**own("caravan"))
    play(table, "p1 caravan")
    assert (of(table, "p1").tent, of(table, "p1").silver, of(table, "p1").blessings) == ("c2", 7, (0, 0, 1))
    assert refused_by(table, "caravan") == "EN-151"
    assert points_now("caravan") == 0


# Wood tiles: tents. --------------------------------------------------------------------------------------


@rule("EN-203")
def test_swift_tents_add_a_step_once_a_turn() -> None:
    """After the second step; further steps of the turn bring no other."""
    table = given(**own("swift_tents"), p1=side(tent="c6"))
    gain(table, "p1", ("tent_step", 1))
    assert of(table, "p1").tent == "c7"
    gain(table, "p1", ("tent_step", 1))
    assert (of(table, "p1").tent, of(table, "p1").blessings) == ("c9", (1, 0, 0))
    gain(table, "p1", ("tent_step", 2))
    assert of(table, "p1").tent == "c11"
    assert points_now("swift_tents") == 0


@rule("EN-203")
def test_swift_tents_wait_for_the_second_space_and_come_before_the_rest() -> None:
    """At c5 a Blessing completes a set: its altar step, then the extra step, then the third."""
    stated = side(tent="c3", altar=1, blessings={"orange": 1, "red": 1})
    table = given(**own("swift_tents"), p1=stated)
    gain(table, "p1", ("tent_step", 3))
    steps = [
        name for name in told_ids(table) if name in {"tent-step", "altar-step", "gains-worker", "gains-vp"}
    ]
    assert steps == [
        "tent-step",
        "altar-step",
        "tent-step",
        "altar-step",
        "tent-step",
        "gains-worker",
        "tent-step",
        "gains-vp",
    ]
    assert of(table, "p1").tent == "c7"


@rule("EN-203")
def test_swift_tents_count_in_turns_of_others() -> None:
    """Once in p2's turn, and once more in the next one."""
    table = given(turn="p2", **own("swift_tents"))
    gain(table, "p1", ("tent_step", 2))
    assert of(table, "p1").tent == "c3"
    pass_turn(table, "p2")
    gain(table, "p1", ("tent_step", 2))
    assert of(table, "p1").tent == "c6"


@rule("EN-203")
def test_swift_tents_count_in_your_own_preparation() -> None:
    """The Caravan makes three steps of two; a step of the turn before is not counted."""
    table = eve(**own("swift_tents", "caravan"), p1=side(tent_steps=1))
    play(table, "p1 caravan")
    assert (of(table, "p1").tent, of(table, "p1").food) == ("c3", 5)


@rule("EN-203")
def test_steps_after_the_sabbath_belong_to_no_turn() -> None:
    """The leader, without workers, moves to c6 and on to c7: two steps, and no third (EN-R38)."""
    stated = side(altar=1, reserve=12, tent="c5")
    table = after(**own("swift_tents"), p1=stated)
    assert of(table, "p1").supply == 0
    assert of(table, "p1").tent == "c7"
    gain(table, "p1", ("tent_step", 1))
    assert of(table, "p1").tent == "c8"


# Wood tiles: Levites and buildings. ----------------------------------------------------------------------


@rule("EN-204")
@pytest.mark.parametrize(("levites", "food"), [(1, 0), (2, 1), (3, 2), (4, 3), (5, 4)])
def test_the_portion_of_the_levites_saves_two_food(levites: int, food: int) -> None:
    """Each further Levite costs two food less; with one less food it is refused."""
    table = acting("red", 0, **own("portion_of_the_levites"), p1=side(levites=levites, food=food))
    play(table, "p1 levite")
    assert (of(table, "p1").food, of(table, "p1").levites) == (0, levites + 1)
    if food:
        table = acting("red", 0, **own("portion_of_the_levites"), p1=side(levites=levites, food=food - 1))
        assert refused_by(table, "levite") == "EN-70"
    assert points_now("portion_of_the_levites") == 1


def walling(spot: str, *cards: str, **zones: Any) -> EsdrasTable:
    """Have p1, who owns Shared Labour, rebuild a wall and draw these cards."""
    stated = side(silver=0, food=0, resources={"stone": 3})
    table = acting("grey", 4, **own("shared_labour"), p1=stated, **zones)
    play(table, f"p1 spot {spot}", "p1 rebuild", *(f"chance draw {card} for p1" for card in cards))
    return table


@rule("EN-205")
@pytest.mark.parametrize(("copied", "got"), [("w13", (1, 0, 0, 0, 0, 2)), ("w15", (0, 0, 0, 0, 3, 2))])
def test_shared_labour_copies_one_adjacent_wall(copied: str, got: tuple[int, ...]) -> None:
    """Of any player, their own one too, chosen after the new wall's effect."""
    walls = {"w13": "p2 wall_04", "w15": "p1 wall_01"}
    table = walling("w14", "wall_02", "wall_06", "wall_07", walls=walls)
    play(table, "p1 place wall_02")
    assert goods(table) == (0, 0, 0, 0, 0, 2)
    assert choices(table) == ["copy w13", "copy w15"]
    before = goods(table, "p2")
    play(table, f"p1 copy {copied}")
    assert (goods(table), goods(table, "p2")) == (got, before)
    assert points_now("shared_labour") == 0


@rule("EN-205")
def test_a_gate_separates_walls() -> None:
    """w12 and w13 have the Fountain Gate between them: nothing is copied (EN-R27)."""
    gates = {"fountain": "p2", "sheep": "p2", "old": "p1", "horse": "p1"}
    table = walling("w13", "wall_02", "wall_06", "wall_07", walls={"w12": "p2 wall_04"}, gates=gates)
    play(table, "p1 place wall_02")
    assert waits_for(table) == "p1 ReturnWallCard"
    assert goods(table) == (0, 0, 0, 0, 0, 2)


@rule("EN-205")
def test_neutral_walls_have_no_effect() -> None:
    """w02 is neutral with two players."""
    table = walling("w01", "wall_02", "wall_06", "wall_07")
    assert place(table, "w02").state == "neutral"
    play(table, "p1 place wall_02")
    assert waits_for(table) == "p1 ReturnWallCard"
    assert goods(table)[4:] == (0, 2)


@rule("EN-205")
def test_the_copy_comes_before_returned_cards_and_connections() -> None:
    """Own effect, copied effect, returned cards, then the Horse Gate (EN-R28)."""
    gates = {"horse": "p1", "sheep": "p1", "old": "p2", "fountain": "p2"}
    table = walling("w09", "wall_02", "wall_06", "wall_07", walls={"w10": "p2 wall_01"}, gates=gates)
    play(table, "p1 place wall_02")
    assert waits_for(table) == "p1 ReturnWallCard"
    assert goods(table) == (0, 0, 0, 0, 3, 2)
    play(table, "p1 top wall_06")
    assert goods(table) == (0, 1, 0, 0, 4, 2)


@rule("EN-205")
def test_the_opponents_walls_can_be_copied() -> None:
    """They are rebuilt walls of a player (EN-R63)."""
    table = walling("w14", "wall_02", "wall_06", "wall_07", players=1, walls={"w13": "opponent wall_04"})
    play(table, "p1 place wall_02")
    assert goods(table) == (1, 0, 0, 0, 0, 2)


@rule("EN-206")
def test_keepers_oath_comes_between_the_gate_and_its_connections() -> None:
    """The gate's 2 ash, then a Blessing of choice and 1 food, then the connection's 1 ash + 1 silver."""
    stated = side(silver=0, food=0, resources={"wood": 1, "stone": 2})
    table = acting("grey", 3, **own("keepers_oath"), walls={"w15": "p1 wall_01"}, p1=stated)
    play(table, "p1 spot dung", "p1 rebuild")
    assert choices(table) == ["bless orange", "bless purple", "bless red"]
    assert goods(table) == (0, 0, 0, 2, 2, 0)
    play(table, "p1 bless purple")
    assert goods(table) == (0, 0, 0, 3, 3, 1)
    assert of(table, "p1").blessings == (0, 1, 0)
    assert points_now("keepers_oath") == 1


@rule("EN-207")
def test_counsel_of_elders_adds_banners_and_silver() -> None:
    """Two wild banners and one silver for an elder, nothing for a trader; lost at the end of the turn."""
    stated = side(silver=0, food=0, tiles={"elders": "elders_1"})
    table = given(**own("counsel_of_elders"), p1=stated)
    play(table, "p1 trader 1")
    assert (of(table, "p1").silver, seen(table).turn.gained) == (2, (0, 0, 0, 0))
    play(table, "p1 elder 2")
    assert (of(table, "p1").silver, seen(table).turn.gained) == (3, (0, 2, 0, 2))
    pass_turn(table, "p1")
    assert seen(table).turn.gained == (0, 0, 0, 0)
    assert points_now("counsel_of_elders") == 1


@rule("EN-208")
def test_blessed_pen_blesses_later_scribes() -> None:
    """After the tile's effect (1 point) and the row's food."""
    scrolls = {"s2_1": "blessed_pen", "s1_2": "scroll_ezra", "s2_2": "tithes"}
    scribes = {"s2_1": "p1", "s1_2": "p1"}
    table = acting(
        "blue", 5, scrolls=scrolls, scribes=scribes, white={}, row_food=[0, 1, 2, 3], p1=side(silver=3)
    )
    play(table, "p1 scribe s2_2")
    assert waits_for(table) == "p1 ChooseBlessing"
    assert (of(table, "p1").points, of(table, "p1").food, of(table, "p1").silver) == (11, 4, 0)
    play(table, "p1 bless red")
    assert of(table, "p1").blessings == (0, 0, 1)
    assert points_now("blessed_pen") == 0


@rule("EN-208")
def test_blessed_pen_blesses_scribes_on_stone_tiles_too() -> None:
    """Nehemiah's stone first, then the Blessing; another player's scribe brings nothing."""
    scrolls = {"s2_1": "blessed_pen", "s1_2": "scroll_nehemiah"}
    table = acting("blue", 3, scrolls=scrolls, scribes={"s2_1": "p1"}, p1=side(silver=2))
    play(table, "p1 scribe s1_2")
    assert (of(table, "p1").resources, waits_for(table)) == ((0, 1, 0, 0), "p1 ChooseBlessing")
    table = acting("blue", 3, scrolls=scrolls, scribes={"s2_1": "p2"}, p1=side(silver=2))
    play(table, "p1 scribe s1_2")
    assert waits_for(table) == "p1 OpenPoint"


@rule("EN-209")
def test_golden_incense_on_every_golden_space() -> None:
    """Entered or passed: from 2 by four steps over 3 (1 food itself) and 5 to 6 (EN-R22)."""
    table = given(**own("golden_incense"), p1=side(altar=2, silver=0, food=0))
    gain(table, "p1", ("altar_step", 4))
    assert goods(table) == (0, 0, 0, 0, 1, 2)
    play(table, "p1 bless red")
    assert goods(table) == (0, 0, 0, 0, 2, 3)
    assert of(table, "p1").altar == 6
    assert points_now("golden_incense") == 1


@rule("EN-209")
def test_golden_incense_comes_right_after_the_space() -> None:
    """Space 9: its worker first; space 10, not golden, gives nothing."""
    table = given(**own("golden_incense"), p1=side(altar=8))
    gain(table, "p1", ("altar_step", 2))
    assert told_ids(table) == ["altar-step", "gains-worker", "gains-food", "gains-silver", "altar-step"]


@rule("EN-210")
def test_hewn_stones_save_a_stone_of_a_wall() -> None:
    """Two instead of three; with one it is refused."""
    for stone, refused in ((2, ""), (1, "EN-96")):
        table = acting("grey", 4, **own("hewn_stones"), p1=side(resources={"stone": stone}))
        play(table, "p1 spot w09")
        assert refused_by(table, "rebuild") == refused
    assert points_now("hewn_stones") == 0


@rule("EN-210")
def test_hewn_stones_save_a_stone_of_a_gate() -> None:
    """One instead of two, the wood is due; so are all grey banners (EN-R33)."""
    table = acting("grey", 3, **own("hewn_stones"), p1=side(resources={"stone": 1, "wood": 1}))
    play(table, "p1 spot fish", "p1 rebuild")
    assert of(table, "p1").resources == (0, 0, 0, 0)
    assert place(table, "fish").owner == 0
    table = acting("grey", 2, **own("hewn_stones"), p1=side(resources={"stone": 9, "wood": 9, "gold": 9}))
    play(table, "p1 spot fish")
    assert refused_by(table, "rebuild") == "EN-97"


@rule("EN-210")
def test_what_hewn_stones_leave_may_be_replaced() -> None:
    """One stone off, then gold for the other two (EN-R29)."""
    table = acting("grey", 4, **own("hewn_stones"), p1=side(resources={"gold": 2}))
    play(table, "p1 spot w09", "p1 rebuild")
    assert of(table, "p1").resources == (0, 0, 0, 0)
    assert waits_for(table) == "chance DrawWall"


# Wood tiles: traders, tiles, cards, trade. ---------------------------------------------------------------


@rule("EN-211")
def test_second_bargain_may_be_declined() -> None:
    """One silver to resolve the slot again, or not."""
    table = given(**own("second_bargain"), p1=side(silver=1))
    play(table, "p1 trader 2", "p1 take wood")
    assert (waits_for(table), choices(table)) == ("p1 RepeatTrader", ["repeat", "decline"])
    for text in ("trader 1", "trader 2", "elder 1", "end"):
        assert refused_by(table, text) == "EN-211"
    again = table.clone()
    play(table, "p1 decline")
    assert goods(table) == (0, 0, 1, 0, 2, 3)
    assert refused_by(table, "repeat") == "EN-211"  # the moment is over
    play(again, "p1 repeat", "p1 take ash")
    assert goods(again) == (0, 0, 1, 1, 2, 3)
    assert of(again, "p1").traders == (False, True, False, False)
    assert refused_by(again, "trader 1") == "EN-141"
    assert points_now("second_bargain") == 0


@rule("EN-211")
def test_second_bargain_needs_a_silver() -> None:
    """The Blessing of slot 4 with no silver: nothing is asked after it. Elders are not repeated."""
    stated = side(silver=0, tiles={"traders": "traders_1"}, developed=["traders"])
    table = given(**own("second_bargain"), p1=stated)
    play(table, "p1 trader 4", "p1 bless red")
    assert waits_for(table) == "p1 OpenPoint"
    assert refused_by(table, "repeat") == "EN-211"
    play(table, "p1 elder 1")
    assert waits_for(table) == "p1 OpenPoint"


@rule("EN-212")
def test_fruit_of_the_land_after_a_tile_is_turned() -> None:
    """One gold, after the green bar; before it is turned there is none."""
    stated = side(silver=6, tiles={"guards": "guards_1"})
    table = given(**own("fruit_of_the_land"), p1=stated)
    play(table, "p1 develop guards")
    assert goods(table) == (1, 0, 0, 0, 2, 3)
    assert told_ids(table)[-3:] == ["tent-step", "gains-silver", "gains-gold"]
    assert points_now("fruit_of_the_land") == 0


@rule("EN-212")
def test_fruit_of_the_land_after_a_free_development() -> None:
    """Any tile turned over: also one that the judgement turns."""
    stated = side(altar=9, food=0, tiles={"farmers": "farmers_1"})
    table = eve(round=2, altar_face="face_2a", **own("fruit_of_the_land"), p1=stated)
    play(table, "p1 judgement", "p1 develop farmers")
    assert of(table, "p1").resources == (1, 0, 0, 0)


@rule("EN-213")
def test_open_house_has_no_stack_limit() -> None:
    """A third and fourth card on one stack; without the tile a third is refused."""
    stated = side(hand=["mason", "teacher"], stacks=[["scholar", "singer", "soldier"], [], []])
    table = given(**own("open_house"), p1=stated)
    play(table, "p1 play mason 1")
    assert of(table, "p1").stacks[0] == ("scholar", "singer", "soldier", "mason")
    table = given(p1=side(hand=["mason"], stacks=[["scholar", "singer"], [], []]))
    assert refused_by(table, "play mason 1") == "EN-55"
    assert points_now("open_house") == 1


@rule("EN-213")
def test_open_house_draws_up_to_five() -> None:
    """From the end of the turn in which it was taken (EN-R17)."""
    table = taking("open_house", p1=side(silver=3, hand=["mason", "teacher", "singer"]))
    assert of(table, "p1").hand_size == 3
    end(table, "p1")
    assert (of(table, "p1").hand_size, of(table, "p1").pile) == (5, 4)


@rule("EN-214")
def test_profitable_trade_gives_silver_or_a_tile() -> None:
    """After the sale: 1 silver, or Guards for 6; what cannot be paid is refused (EN-R45)."""
    stated = side(silver=2, hand=["soldier"], resources={"stone": 2}, tiles={"guards": "guards_1"})
    table = given(**own("profitable_trade"), p1=stated)
    play(table, "p1 play soldier 1", "p1 trade soldier sell", "p1 sell stone", "p1 sell stone")
    assert choices(table) == ["develop guards", "take silver"]
    assert refused_by(table, "develop elders") == "EN-126"
    play(table, "p1 take silver")
    assert of(table, "p1").silver == 7
    assert refused_by(table, "develop guards") == "EN-121"
    assert points_now("profitable_trade") == 1


@rule("EN-214")
def test_profitable_trade_without_a_payable_tile_gives_silver() -> None:
    """Nothing is asked; buying counts as a trade too. A tile developed without a trade gives nothing."""
    table = given(**own("profitable_trade"), gates={"valley": "p1"}, p1=side(silver=0, hand=["scholar"]))
    play(table, "p1 play scholar 1", "p1 trade scholar upper")
    assert (goods(table), waits_for(table)) == ((0, 1, 0, 0, 1, 3), "p1 OpenPoint")
    stated = side(silver=20, tiles={"guards": "guards_1"})
    table = given(**own("profitable_trade"), p1=stated)
    play(table, "p1 develop guards")
    assert (waits_for(table), of(table, "p1").silver) == ("p1 OpenPoint", 16)


@rule("EN-214")
def test_a_sale_of_nothing_is_not_a_trade() -> None:
    """At least one cube has to go (EN-R44)."""
    stated = side(hand=["soldier"], resources={"stone": 1, "gold": 1})
    table = given(**own("profitable_trade"), p1=stated)
    play(table, "p1 play soldier 1", "p1 trade soldier sell")
    assert refused_by(table, "stop") == "EN-125"


@rule("EN-215")
@pytest.mark.parametrize(("silver", "refused"), [(3, ""), (2, "EN-124")])
def test_royal_letters_make_the_lower_option_cheaper(silver: int, refused: str) -> None:
    """The Jeweller's 4 become 2; the fee of 1 stays."""
    table = given(**own("royal_letters"), p1=side(silver=silver, hand=["jeweller"]))
    play(table, "p1 play jeweller 1")
    assert refused_by(table, "trade jeweller lower") == refused
    if not refused:
        play(table, "p1 trade jeweller lower")
        assert goods(table) == (2, 0, 0, 0, 0, 3)
    assert points_now("royal_letters") == 0


@rule("EN-215")
def test_royal_letters_leave_the_upper_option_alone() -> None:
    """The Jeweller's upper option costs 1 and the fee: 1 silver is not enough."""
    table = given(**own("royal_letters"), p1=side(silver=1, hand=["jeweller"]))
    play(table, "p1 play jeweller 1")
    assert refused_by(table, "trade jeweller upper") == "EN-124"


@rule("EN-216")
def test_busy_markets_trade_with_any_visible_card() -> None:
    """Before a card is played (EN-R11), with cards of other turns; never with covered ones."""
    stated = side(stacks=[["mason", "scholar"], ["teacher"], []])
    table = given(**own("busy_markets"), p1=stated)
    assert choices(table, "trade") == [
        "trade scholar upper", "trade scholar lower", "trade teacher upper", "trade teacher lower",
    ]  # fmt: skip
    assert refused_by(table, "trade mason upper") == "EN-122"
    play(table, "p1 trade teacher upper")
    assert (of(table, "p1").resources, refused_by(table, "trade scholar upper")) == ((0, 0, 1, 0), "EN-121")
    assert choices(given(p1=stated), "trade") == []
    assert points_now("busy_markets") == 1


# Stone tiles and heroes. ---------------------------------------------------------------------------------


def hero(name: str, round_: int, blue: int = 3) -> EsdrasTable:
    """Have p1 place a scribe on a hero's tile."""
    stated = side(silver=2, altar=1)
    table = acting("blue", blue, round=round_, scrolls={"s1_2": f"scroll_{name}"}, p1=stated)
    play(table, "p1 scribe s1_2")
    return table


@rule("EN-217")
@pytest.mark.parametrize(
    ("name", "resources"),
    [("zerubbabel", (0, 0, 1, 0)), ("ezra", (0, 0, 0, 1)), ("nehemiah", (0, 1, 0, 0))],
)
def test_a_stone_tile_brings_its_hero(name: str, resources: tuple[int, ...]) -> None:
    """The matching card, its reward, and then it is tucked; it gives no ability."""
    table = hero(name, 1)
    assert (of(table, "p1").heroes, of(table, "p1").resources) == ((name,), resources)
    assert name not in seen(table).heroes
    assert len(seen(table).heroes) == 2
    assert (of(table, "p1").abilities, of(table, "p1").tucked) == ((), ())


@rule("EN-218")
@pytest.mark.parametrize(
    ("round_", "altar", "points"),
    [(1, 1, 10), (2, 2, 10), (3, 2, 12)],
)
def test_a_hero_rewards_by_the_round(round_: int, altar: int, points: int) -> None:
    """Zerubbabel: wood; from round 2 on an altar step; in round 3 also 2 points."""
    table = hero("zerubbabel", round_)
    assert of(table, "p1").resources == (0, 0, 1, 0)
    assert (of(table, "p1").altar, of(table, "p1").points) == (altar, points)


@rule("EN-218")
def test_a_heros_rewards_come_from_left_to_right() -> None:
    """Nehemiah in round 3: stone, then the Blessing, then points."""
    table = hero("nehemiah", 3)
    assert (waits_for(table), of(table, "p1").resources) == ("p1 ChooseBlessing", (0, 1, 0, 0))
    assert (of(table, "p1").points, of(table, "p1").heroes) == (10, ())
    play(table, "p1 bless red")
    assert (of(table, "p1").points, of(table, "p1").heroes) == (12, ("nehemiah",))


@rule("EN-219")
def test_a_tucked_heros_banner_counts_at_once() -> None:
    """Ezra's two blue pay for a tent step in the same action, and count in later turns."""
    table = hero("ezra", 1)
    assert seen(table).turn.available[2] == 2
    play(table, "p1 tent 1")
    assert (of(table, "p1").tent, seen(table).turn.available[2]) == ("c1", 0)
    end(table, "p1")
    draw(table)
    assert of(table, "p1").banners[2] == 2
