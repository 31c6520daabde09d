"""Worked examples: EN-X11 to EN-X23, EN-X38 to EN-X48, EN-X53 to EN-X55, EN-X62."""

from __future__ import annotations

from typing import Any

import pytest

from batisseurs.games.esdras_et_nehemie.game import ESDRAS_ET_NEHEMIE
from batisseurs.games.esdras_et_nehemie.turn import start_turn
from tests.games.esdras_et_nehemie.given import (
    cell,
    choices,
    draw,
    end,
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
from tests.games.esdras_et_nehemie.weeks import (
    TILES,
    after_week,
    at_the_end,
    developed,
    goods,
    idle,
    in_action,
    left,
    refused_by,
    score,
    week,
)
from tests.rules import rule

STONE_ROW = {"s1_1": "scroll_zerubbabel", "s1_2": "scroll_ezra", "s1_3": "scroll_nehemiah"}


# From the rulebook. ---------------------------------------------------------------------------------------


@rule("EN-X11")
@pytest.mark.parametrize("target", ["s4_2", "s4_3"])
def test_a_path_over_two_scribes_of_purple(target: str) -> None:
    """(a) Turquoise is p1, Purple p3, Yellow p4: row 4 opens at two tiles, 2 silver go to Purple."""
    scribes = {"s1_2": "p3", "s3_2": "p3", "s2_2": "p1", "s2_3": "p4"}
    scrolls = {"s4_2": "treasurer", "s4_3": "hidden_merit"}
    p1 = side(silver=2, resources={"gold": 2})
    table = in_action("blue", 7, players=4, scribes=scribes, scrolls=scrolls, p1=p1)
    assert [text for text in choices(table, "scribe") if "s4" in text] == ["scribe s4_2", "scribe s4_3"]
    assert refused_by(table, "scribe s4_1") == refused_by(table, "scribe s4_4") == "EN-111"
    play(table, f"p1 scribe {target}")
    assert (left(table), goods(table, "p1")[0], of(table, "p1").silver) == (0, 0, 0)
    assert [of(table, name).silver for name in ("p2", "p3", "p4")] == [5, 7, 5]


@rule("EN-X11")
@pytest.mark.parametrize(("path", "silver"), [("s2_2", (6, 5)), ("s2_3", (5, 6))])
def test_purple_chooses_whom_to_pay(path: str, silver: tuple[int, int]) -> None:
    """(b) Purple is p1, Turquoise p3, Yellow p4."""
    scribes = {"s1_2": "p1", "s3_2": "p1", "s2_2": "p3", "s2_3": "p4"}
    table = in_action("blue", 6, players=4, scribes=scribes, p1=side(silver=1, resources={"gold": 1}))
    play(table, "p1 scribe s3_3", f"p1 path {path}")
    assert (of(table, "p1").silver, of(table, "p1").resources) == (0, (0, 0, 0, 0))
    assert (of(table, "p3").silver, of(table, "p4").silver) == silver


@rule("EN-X12")
def test_two_payments_for_the_tent_are_refused() -> None:
    """12 blue and 1 ash: neither 2 + 2 nor 4 + 1 steps."""
    table = in_action("blue", 12, p1=side(resources={"ash": 1}))
    play(table, "p1 tent 1")
    assert refused_by(table, "tent 1") == "EN-119"
    table = in_action("blue", 12, p1=side(resources={"ash": 1}))
    play(table, "p1 tent 4 ash")
    assert left(table) == 2
    assert refused_by(table, "tent 1") == "EN-119"
    assert of(table, "p1").tent == "c4"


@rule("EN-X13")
@pytest.mark.parametrize(("option", "stone", "silver"), [("upper", 1, 4), ("lower", 2, 2)])
def test_the_scholar_trades_at_another_players_gate(option: str, stone: int, silver: int) -> None:
    """1 silver to the owner, then 1 stone for nothing or 2 stone for 2 silver."""
    table = given(gates={"valley": "p2"}, p1=side(hand=["scholar"]))
    play(table, "p1 play scholar 1", f"p1 trade scholar {option}")
    assert (of(table, "p1").resources, of(table, "p1").silver) == ((0, stone, 0, 0), silver)
    assert of(table, "p2").silver == 6


@rule("EN-X14")
def test_the_watchwoman_sells_3_ash_and_2_wood() -> None:
    """7 silver and no fee."""
    table = given(
        gates={"fountain": "p2"}, p1=side(hand=["watchwoman"], resources={"ash": 3, "wood": 2}, silver=0)
    )
    play(table, "p1 play watchwoman 1", "p1 trade watchwoman sell")
    play(table, *["p1 sell ash"] * 3, *["p1 sell wood"] * 2)
    assert goods(table, "p1") == (0, 0, 0, 0, 7, 3)
    assert of(table, "p2").silver == 5


@rule("EN-X15")
def test_guards_developed_for_7_silver() -> None:
    """A tent step at once, no storage limit, and a recovery before the Sabbath."""
    p1 = side(tiles=TILES, silver=7, hand=["scholar"], resources={"ash": 12})
    table = given(p1=p1)
    play(table, "p1 develop guards")
    assert (of(table, "p1").tent, of(table, "p1").silver) == ("c1", 0 + 2)
    play(table, "p1 play scholar 1", "p1 red")
    end(table, "p1")
    assert of(table, "p1").resources == (0, 0, 0, 12)
    for round_ in (1, 2, 3):
        table = after_week(round_, p1=week(tiles=TILES, developed=["guards"], traders=[1]))
        assert "guards recovery" in choices(table)


@rule("EN-X16")
def test_farmers_developed_for_5_ash() -> None:
    """1 food; then 2 food and a resource for each farmer, and 1 food in every preparation."""
    table = given(p1=side(tiles=TILES, resources={"ash": 5}))
    play(table, "p1 develop farmers")
    assert goods(table, "p1") == (0, 0, 0, 0, 5, 4)
    for round_ in (1, 2, 3):
        table = after_week(round_, p1=week(tiles=TILES, developed=["farmers"], reserve=1, food=0))
        play(table, "p1 farmer", "p1 take wood", "p1 farmers food")
        assert goods(table, "p1") == (0, 0, 1, 0, 5, 3)


@rule("EN-X17")
def test_an_elder_gains_nothing_when_the_tile_is_turned() -> None:
    """Slot 2 of elders_2 reads 3 red and 1 ash now; the elder gives 2 red and no ash."""
    p1 = side(tiles=TILES | {"elders": "elders_2"}, resources={"gold": 3}, hand=["mason"])
    table = given(p1=p1)
    play(table, "p1 elder 2", "p1 develop elders", "p1 decline", "p1 play mason 1", "p1 red")
    assert left(table) == 2
    assert of(table, "p1").resources == (0, 0, 0, 0)
    assert of(table, "p1").elders == (False, True, False, False)


@rule("EN-X18")
def test_the_third_marker_reaches_column_1() -> None:
    """Orange 2, purple 0, red 1: a purple Blessing gives an altar step."""
    table = given(p1=side(blessings={"orange": 2, "purple": 0, "red": 1}))
    gain(table, "p1", ("blessing_purple", 1))
    assert of(table, "p1").blessings == (2, 1, 1)
    assert of(table, "p1").altar == 1


@rule("EN-X19")
def test_a_farmer_and_two_labourers() -> None:
    """2 food + 1 resource, 2 resources, 1 resource + 2 silver, and 1 food of the tile; never gold."""
    table = after_week(p1=week(tiles=TILES, developed=["farmers"], reserve=3, food=0, silver=0, altar=2))
    for work, cubes in (("farmer", ["stone"]), ("labourer 1", ["wood", "ash"]), ("labourer 2", ["ash"])):
        play(table, f"p1 {work}")
        for cube in cubes:
            assert refused_by(table, "take gold") == "EN-1"
            play(table, f"p1 take {cube}")
    assert goods(table, "p1") == (0, 1, 1, 2, 2, 2)
    play(table, "p1 farmers food")
    assert of(table, "p1").food == 3
    idle_tile = after_week(p1=week(tiles=TILES, developed=["farmers"], food=0))
    play(idle_tile, "p1 farmers food")
    assert of(idle_tile, "p1").food == 1


@rule("EN-X20")
def test_three_players_before_the_prophets() -> None:
    """Behind Zechariah -1 food, between +1, past Haggai +2."""
    table = after_week(players=3, p1=week(altar=1), p2=week(altar=3), p3=week(altar=6))
    for name, food in (("p1", 2), ("p2", 4), ("p3", 5)):
        play(table, f"{name} judgement")
        assert of(table, name).food == food
        play(table, f"{name} end")


@rule("EN-X21")
def test_the_prophets_after_round_1() -> None:
    """Face 1A: Zechariah on 5, Haggai on 10."""
    table = after_week(altar_face="face_1a")
    idle(table, "p2 OpenPoint")
    assert (seen(table).zechariah, seen(table).haggai) == (5, 10)


@rule("EN-X22")
def test_sixteen_less_levites_and_supply_are_fed() -> None:
    """3 Levites, 5 in the main supply: 8 food."""
    table = after_week(p1=week(levites=3, traders=[1, 2], farmers=4, food=10, altar=2))
    assert of(table, "p1").supply == 5
    idle(table, "p1 TuckCard")
    assert of(table, "p1").food == 10 + 1 - 8


@rule("EN-X23")
def test_the_hand_after_round_2() -> None:
    """Three cards; one is drawn from the new pile of four."""
    table = after_week(2, p1=week(tucked=["singer"]), p2=week(tucked=["singer"]))
    idle(table, "chance DrawCharacter")
    assert (of(table, "p2").hand_size, of(table, "p2").pile) == (3, 4)
    draw(table)
    for name in ("p1", "p2"):
        assert (of(table, name).hand_size, of(table, name).pile) == (4, 3)


# Further scenarios. ---------------------------------------------------------------------------------------


@rule("EN-X38")
def test_a_forced_choice_of_blessings() -> None:
    """Orange 6, purple 3, red 3: purple or red; with 6/6/6 the tent moves."""
    table = given(p1=side(blessings={"orange": 6, "purple": 3, "red": 3}))
    gain(table, "p1", ("blessing_any", 1))
    assert choices(table) == ["bless purple", "bless red"]
    table = given(p1=side(blessings={"orange": 6, "purple": 6, "red": 6}))
    gain(table, "p1", ("blessing_any", 1))
    assert of(table, "p1").tent == "c1"


@rule("EN-X39")
@pytest.mark.parametrize(("above", "goes"), [({}, "scroll.s3_1"), ({"s3_1": "p2"}, None)])
def test_a_white_worker_jumps(above: dict[str, str], goes: str | None) -> None:
    """Over the scribe on s2-1 to s3-1, or out of the game."""
    scribes = {"s2_1": "p2"} | above
    table = in_action(
        "blue", 3, white={"s1_1": "left"}, scribes=scribes, scrolls=STONE_ROW, p1=side(silver=2)
    )
    play(table, "p1 scribe s1_1")
    assert (left(table), of(table, "p1").silver) == (0, 0)
    assert cell(table, "s1_1").scribe == 0
    assert [found.place for found in seen(table).scrolls if found.white] == ([goes] if goes else [])


@rule("EN-X40")
def test_using_a_white_worker() -> None:
    """6 blue, 1 gold and 1 silver to the main supply; 2 food for the first on row 3."""
    table = in_action(
        "blue",
        6,
        scribes={"s1_1": "p1"},
        white={"s2_1": "left"},
        scrolls={"s3_1": "hewn_stones"},
        p1=side(silver=1, food=0, resources={"gold": 1}),
    )
    play(table, "p1 scribe s3_1")
    assert left(table) == 0
    assert goods(table, "p1") == (0, 0, 0, 0, 0, 2)
    assert of(table, "p2").silver == 5
    assert cell(table, "s2_1").white == "left"


@rule("EN-X41")
def test_banners_of_a_hero_pay_for_the_tent() -> None:
    """Round 2: 5 blue - 3 + 2 of Ezra = 4 for two steps."""
    table = in_action("blue", 5, round=2, scrolls=STONE_ROW, p1=side(silver=2, reserve=1, food=0))
    play(table, "p1 scribe s1_2")
    assert goods(table, "p1") == (0, 0, 0, 1, 2, 0)
    assert (of(table, "p1").tent, of(table, "p1").heroes) == ("c1", ("ezra",))
    assert left(table) == 4
    play(table, "p1 tent 2")
    assert left(table) == 0
    assert of(table, "p1").tent == "c3"
    assert (of(table, "p1").blessings, of(table, "p1").food) == ((0, 0, 1), 2)


@rule("EN-X42")
def test_no_second_elder() -> None:
    """The recovered elder may be anything else this turn; the banners of the first stay."""
    p1 = side(tiles=TILES, resources={"gold": 3}, reserve=1, hand=["mason"])
    table = given(p1=p1)
    play(table, "p1 elder 1", "p1 develop elders", "p1 recover elder 1")
    assert of(table, "p1").reserve == 1
    for slot in (1, 2, 3, 4):
        assert refused_by(table, f"elder {slot}") == "EN-141"
    assert choices(table, "trader") == ["trader 1", "trader 2"]
    play(table, "p1 play mason 1", "p1 red")
    assert left(table) == 3
    play(table, "p1 levite")
    assert (of(table, "p1").levites, of(table, "p1").reserve) == (2, 0)


@rule("EN-X43")
def test_storage_out_of_turn() -> None:
    """Purple (p2) gains a fifth cube in Red's turn and returns one at its end."""
    table = in_action(
        "grey",
        3,
        gates={"horse": "p2", "sheep": "p1"},
        p1=side(resources={"stone": 2}, tiles={"guards": "guards_2"}),
        p2=side(tiles={"guards": "guards_1"}, resources={"gold": 2, "ash": 2}),
    )
    play(table, "p1 spot w08", "p1 rebuild")
    play(table, *(f"chance draw wall_{number} for p1" for number in ("10", "11", "12")))
    play(table, "p1 place wall_11", "p1 top wall_10")
    assert goods(table, "p2") == (2, 1, 0, 2, 6, 3)
    assert goods(table, "p1") == (0, 1, 0, 0, 5 + 1 + 1, 3)
    play(table, "p1 end")
    draw(table)
    assert waits_for(table) == "p2 DiscardExcess"
    assert choices(table) == ["discard gold", "discard stone", "discard ash"]
    play(table, "p2 discard ash")
    assert of(table, "p2").resources == (2, 1, 0, 1)
    assert waits_for(table) == "p2 OpenPoint"


@rule("EN-X44")
@pytest.mark.parametrize(
    ("order", "food"), [(["judgement", "perpetual fire"], 1), (["perpetual fire", "judgement"], 2)]
)
def test_the_order_in_the_preparation(order: list[str], food: int) -> None:
    """Judged on 3 or on 6; the steps to 4, 5 and 6 are the same."""
    table = after_week(
        scrolls={"s2_1": "perpetual_fire"}, scribes={"s2_1": "p1"}, p1=week(altar=3, food=0, tiles=TILES)
    )
    for item in order:
        play(table, f"p1 {item}")
        if item == "perpetual fire":
            assert of(table, "p1").altar == 5
            play(table, "p1 bless red")
    own = of(table, "p1")
    assert (own.altar, own.food, own.points, own.blessings) == (6, food, 11, (0, 0, 1))


@rule("EN-X45")
def test_feeding_with_an_exemption() -> None:
    """8 to feed, 6 food: 2 unfed, -4 VP; three scribes eat nothing."""
    table = after_week(
        altar_face="face_1b",
        scrolls=STONE_ROW | {"s2_1": "scribes_table"},
        scribes={"s1_1": "p1", "s1_2": "p1", "s2_1": "p1"},
        p1=week(traders=[1], elders=[1, 2], farmers=2, labourers=1, food=6, altar=2, vp=20),
    )
    assert (of(table, "p1").gatekeepers, of(table, "p1").scribes) == (2, 3)
    idle(table, "p1 TuckCard")
    assert (of(table, "p1").food, of(table, "p1").points) == (0, 20 - 4)


@rule("EN-X46")
def test_a_hand_limit_of_five() -> None:
    """Draws 2 in the turn of the tile; hand 4 and no pile after the week; then 5 and 4."""
    p1 = side(
        stacks=[["singer"], [], []],
        hand=["musician", "mason", "carpenter", "gatherer"],
        silver=9,
        tiles=TILES,
    )
    table = given(
        started=False, scrolls={"s2_1": "open_house"}, scribes={"s1_1": "p1"}, p1=p1, p2=side(hand=5)
    )
    table.turn = 2
    start_turn(table, 0)
    play(table, "p1 play musician 2", "p1 blue")
    assert (of(table, "p1").hand_size, of(table, "p1").pile) == (3, 5)
    table.banners[2] = 5
    play(table, "p1 scribe s2_1", "p1 end")
    draw(table)
    assert (of(table, "p1").hand_size, of(table, "p1").pile) == (5, 3)
    idle(table, "p1 Prepare")
    assert (of(table, "p1").hand_size, of(table, "p1").pile) == (4, 0)
    idle(table, "p2 OpenPoint")
    assert (seen(table).round, of(table, "p1").hand_size, of(table, "p1").pile) == (2, 5, 4)


@rule("EN-X47")
def test_silver_on_a_gate_card() -> None:
    """Red (p1) pays onto the card of valley; two turns later Yellow (p3) takes it."""
    zones: dict[str, Any] = {
        "p1": side(hand=["scholar"], tiles=TILES),
        "p3": side(hand=["mason"], resources={"stone": 2, "wood": 1}),
    }
    table = given(players=4, **zones)
    assert (place(table, "valley").silver, place(table, "valley").rubble) == (0, (0, 0, 0, 0))
    play(table, "p1 play scholar 1", "p1 trade scholar upper", "p1 grey", "p1 end")
    assert goods(table, "p1") == (0, 1, 0, 0, 4, 3)
    assert place(table, "valley").silver == 1
    idle(table, "p3 OpenPoint")
    play(table, "p3 play mason 1", "p3 grey", "p3 spot valley", "p3 rebuild", "p3 bless red")
    assert (place(table, "valley").owner, place(table, "valley").silver) == (2, 0)
    assert goods(table, "p3") == (0, 0, 0, 0, 6, 3)


@rule("EN-X48")
def test_a_sale_then_a_development() -> None:
    """2 stone sold for 4 silver; 6 silver for guards_1; no further auxiliary action."""
    table = given(
        scrolls={"s2_1": "profitable_trade"},
        scribes={"s2_1": "p1"},
        p1=side(hand=["soldier"], tiles=TILES | {"guards": "guards_1"}, resources={"stone": 2}, silver=2),
    )
    play(table, "p1 play soldier 1", "p1 trade soldier sell", "p1 sell stone", "p1 sell stone")
    assert of(table, "p1").silver == 6
    assert choices(table) == ["develop guards", "take silver"]
    play(table, "p1 develop guards")
    assert developed(table, "p1") == ["guards"]
    assert (of(table, "p1").silver, of(table, "p1").tent) == (0 + 2, "c1")
    assert refused_by(table, "trade soldier sell") == "EN-121"
    assert refused_by(table, "develop farmers") == "EN-121"


@rule("EN-X53")
@pytest.mark.parametrize(("space", "judged"), [(4, "behind"), (5, "between"), (9, "between"), (10, "ahead")])
def test_on_the_space_of_a_prophet(space: int, judged: str) -> None:
    """Face 1A, round 2: 5 and 10 are thresholds that have been reached."""
    table = after_week(2, p1=week(altar=space, food=5))
    play(table, "p1 judgement")
    assert f"esdras-et-nehemie-judged-{judged}" in [message.id for message in told(table)]
    food = {"behind": 5 - 2, "between": 5, "ahead": 5 + 1}[judged]
    assert of(table, "p1").food == food
    assert waits_for(table) == ("p1 ChooseResource" if judged == "between" else "p1 Prepare")
    assert of(table, "p1").resources[0] == int(judged == "ahead")


@rule("EN-X54")
def test_final_scoring() -> None:
    """16 silver: 3; tiles 6; altar 3; buildings 11; scribes 10; gold tile 3: 64 + 36 = 100."""
    table = at_the_end(
        walls={"w13": "p1 wall_10", "w14": "p1 wall_01", "w20": "p1 wall_02"},
        gates={"dung": "p1"},
        scrolls=STONE_ROW | {"s2_1": "hewn_stones", "s3_1": "royal_letters", "s4_1": "teaching_the_people"},
        scribes={"s1_1": "p1", "s2_1": "p1", "s3_1": "p1", "s4_1": "p1"},
        p1=side(
            vp=64,
            silver=4,
            food=1,
            resources={"gold": 1, "stone": 2, "ash": 3},
            developed=["guards", "elders", "farmers"],
            altar=1,
        ),
    )
    lines = score(table, "p1")
    expected = {"goods": 3, "tiles": 6, "altar": 3, "buildings": 11, "scribes": 10, "scrolls": 3}
    assert {line: lines[line] for line in expected} == expected
    assert of(table, "p1").points == 100


@rule("EN-X55")
def test_tied_totals() -> None:
    """Purple (p2) and Yellow (p3) have 91 VP on altar 12; Yellow's marker is the lower one."""
    bare: dict[str, Any] = {"silver": 0, "food": 0}
    table = at_the_end(
        players=3,
        altar_order=["p1", "p3", "p2"],
        p1=side(vp=50, altar=15, **bare),
        p2=side(vp=91, altar=12, **bare),
        p3=side(vp=91, altar=12, **bare),
    )
    result = ESDRAS_ET_NEHEMIE.result(table)
    assert result.scores == (53, 91, 91)
    assert result.ranks == (3, 2, 1)


@rule("EN-X62")
def test_items_and_assignments_mixed() -> None:
    """2 food; green bar 1; 2 food and a resource; 1 food of the tile: 6 food and 1 resource."""
    table = after_week(2, altar_face="face_2a", p1=week(tiles=TILES, altar=9, reserve=2, food=0))
    assert (seen(table).zechariah, seen(table).haggai) == (6, 9)
    play(table, "p1 farmer")
    assert of(table, "p1").food == 2
    play(table, "p1 judgement", "p1 develop farmers")
    assert of(table, "p1").food == 3
    play(table, "p1 farmer", "p1 take stone")
    assert goods(table, "p1") == (0, 1, 0, 0, 5, 5)
    play(table, "p1 farmers food")
    assert goods(table, "p1") == (0, 1, 0, 0, 5, 6)
    assert choices(table) == ["end"]
