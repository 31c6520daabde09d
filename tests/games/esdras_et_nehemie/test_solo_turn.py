"""The solo game: general rules and the opponent's turn. Rules: B24, B25 (EN-236 to EN-252)."""

from __future__ import annotations

from typing import Any

import pytest

from batisseurs.games.esdras_et_nehemie.game import ESDRAS_ET_NEHEMIE
from batisseurs.games.esdras_et_nehemie.table import OPPONENT, EsdrasTable
from batisseurs.kernel import CHANCE, Seeded
from tests.games.esdras_et_nehemie.given import (
    choices,
    gain,
    given,
    of,
    place,
    play,
    seen,
    side,
    told_ids,
    told_rules,
    waits_for,
)
from tests.games.esdras_et_nehemie.moments import (
    acting,
    after,
    final,
    has,
    lent,
    opp,
    rest,
    saying,
    scheming,
    scored,
    solo,
)
from tests.rules import rule

CORNERS = {"sheep": "p1", "old": "p1", "fountain": "opponent", "horse": "opponent"}


def idle(**stated: Any) -> EsdrasTable:
    """Lay a solo table in the human's turn, with an opponent that has nothing but what is stated."""
    return given(players=1, opponent=opp(**stated))


# General rules. ------------------------------------------------------------------------------------------


@rule("EN-236")
def test_a_sector_as_with_two_players() -> None:
    """Food for the last cube, 2 points for the most Levites, silver for all; nobody loses a point."""
    temple = [["stone"] * 2, ["stone"] * 2, ["stone"] * 2, ["stone"] * 2, ["stone"]]
    stated = side(levites=3, resources={"stone": 1}, silver=0, food=0)
    table = acting("red", 5, players=1, temple=temple, p1=stated, opponent=opp(levites=2))
    play(table, "p1 temple 5 stone")
    human, opponent = of(table, "p1"), of(table, "opponent")
    assert (human.points, human.food, human.silver) == (10 + 1 + 2, 2, 3)
    assert (opponent.points, opponent.silver) == (10, 2)


@rule("EN-236")
def test_the_human_pushes_white_workers() -> None:
    """A scribe on s1-1 costs nothing extra, and the white worker goes to s2-1."""
    table = acting("blue", 3, players=1, p1=side(silver=2))
    play(table, "p1 scribe s1_1")
    assert [cell.place for cell in seen(table).scrolls if cell.white] == ["scroll.s1_3", "scroll.s2_1"]


@rule("EN-237")
@pytest.mark.parametrize("kind", ["gold", "stone", "wood", "ash", "basic_resource"])
def test_the_opponent_gains_gold_for_every_cube(kind: str) -> None:
    """Two cubes of any kind are two gold; nothing is asked."""
    table = idle()
    gain(table, "opponent", (kind, 2))
    assert of(table, "opponent").resources == (2, 0, 0, 0)
    assert waits_for(table) == "p1 OpenPoint"


@rule("EN-238")
def test_the_opponent_gains_silver_for_food() -> None:
    """One silver for each of three food."""
    table = idle()
    gain(table, "opponent", ("food", 3))
    assert (of(table, "opponent").food, of(table, "opponent").silver) == (0, 3)


@rule("EN-239")
def test_the_opponent_never_feeds_anyone() -> None:
    """Without any food it loses no point for five gatekeepers and scribes."""
    scribes = {"s1_1": "opponent", "s1_2": "opponent", "s1_3": "opponent"}
    table = rest(players=1, scribes=scribes, gates=CORNERS, opponent=opp(reserve=4), p1=side(food=20))
    assert scored(table, OPPONENT)["hunger"] == 0
    assert of(table, "opponent").food == 0


@rule("EN-239")
def test_the_opponent_has_no_storage_limit() -> None:
    """Thirty gold stay at the end of a turn, in which the human keeps to the limit."""
    stated = side(hand=["mason"], resources={"gold": 9}, tiles={"guards": "guards_1"})
    table = given(players=1, p1=stated, opponent=opp(gold=30))
    play(table, "p1 play mason 1", "p1 red", "p1 end")
    while waits_for(table) == "chance DrawCharacter":
        table.play(CHANCE, table.choices(CHANCE)[0])
    assert waits_for(table) == "chance RevealFocus"
    assert of(table, "opponent").resources == (30, 0, 0, 0)
    assert of(table, "p1").resources == (4, 0, 0, 0)


@rule("EN-239")
def test_the_opponent_has_no_cards_and_no_tiles() -> None:
    """Neither character cards nor development tiles, traders or elders."""
    opponent = of(idle(), "opponent")
    assert (opponent.hand_size, opponent.pile, opponent.stacks) == (0, 0, ((), (), ()))
    assert (opponent.tiles, opponent.tucked) == ((), ())
    assert not any(opponent.traders + opponent.elders)


@rule("EN-240")
def test_the_human_pays_the_opponent_for_its_scribes() -> None:
    """One silver into its reserve for a scribe on the path."""
    scribes = {"s1_1": "opponent"}
    table = acting("blue", 5, players=1, scribes=scribes, opponent=opp(silver=2), p1=side(silver=4))
    play(table, "p1 scribe s2_1")
    assert (of(table, "p1").silver, of(table, "opponent").silver) == (0, 3)


@rule("EN-240")
def test_the_human_pays_the_opponent_for_its_gates() -> None:
    """The fee of a trade at the Valley Gate goes into its reserve."""
    stated = side(hand=["scholar"], silver=1)
    table = given(players=1, gates={"valley": "opponent"}, opponent=opp(silver=2), p1=stated)
    play(table, "p1 play scholar 1", "p1 trade scholar upper")
    assert (of(table, "p1").silver, of(table, "opponent").silver) == (0, 3)


@rule("EN-241")
def test_the_opponent_uses_human_scribes_for_nothing() -> None:
    """The human gains 1 silver, from the main supply: the opponent has none and pays none."""
    scribes = dict.fromkeys(("s1_1", "s1_2", "s1_3"), "p1")
    table = scheming(
        "dung",
        "6",
        scribes=scribes,
        opponent=opp(gold=1, reserve=1),
        row_food=[0, 0, 0, 0],
        p1=side(silver=0),
    )
    assert of(table, "p1").silver == 1
    assert has(table) == (0, 0, 1)
    assert "EN-241" in told_rules(table)


@rule("EN-241")
def test_the_opponent_pays_the_human_for_a_trade() -> None:
    """At the human's Valley Gate: 1 silver from its own reserve, then 2 silver for 2 gold."""
    table = solo(gates={"valley": "p1"}, opponent=opp(silver=3), p1=side(silver=0))
    play(table, "chance reveal focus_valley")
    assert of(table, "p1").silver == 1
    assert has(table) == (3, 2, 0)


@rule("EN-242")
def test_the_opponent_gains_from_the_altar_track() -> None:
    """Spaces 2 (silver), 3 (food: silver), 5 (Blessing of choice) and 6 (point)."""
    table = idle()
    gain(table, "opponent", ("altar_step", 6))
    opponent = of(table, "opponent")
    assert (opponent.altar, opponent.silver, opponent.points, opponent.blessings) == (6, 2, 11, (1, 0, 0))


@rule("EN-242")
def test_the_opponent_gains_from_the_city_map() -> None:
    """c1 to c8: silver, red Blessing, food as silver, altar step, purple Blessing, worker, point, gold."""
    table = idle()
    gain(table, "opponent", ("tent_step", 8))
    opponent = of(table, "opponent")
    assert (opponent.silver, opponent.blessings, opponent.altar) == (4, (0, 1, 1), 1)
    assert (opponent.reserve, opponent.points, opponent.resources[0]) == (4, 11, 1)


@rule("EN-242")
@pytest.mark.parametrize(
    ("column", "silver", "points", "gold", "reserve"),
    [(2, 2, 10, 0, 3), (3, 0, 10, 0, 4), (4, 0, 12, 0, 3), (5, 0, 10, 1, 3), (6, 0, 14, 0, 3)],
)
def test_the_opponent_gains_from_blessing_columns(
    column: int, silver: int, points: int, gold: int, reserve: int
) -> None:
    """Its board has the bonuses of every Blessing track (EN-R55)."""
    table = idle(blessings={"orange": column, "purple": column, "red": column - 1})
    gain(table, "opponent", ("blessing_red", 1))
    opponent = of(table, "opponent")
    assert (opponent.silver, opponent.points, opponent.resources[0], opponent.reserve) == (
        silver, points, gold, reserve,
    )  # fmt: skip


@rule("EN-243")
@pytest.mark.parametrize(
    ("before", "moved"),
    [
        ((0, 0, 0), 0),
        ((1, 0, 0), 1),
        ((1, 1, 0), 2),
        ((2, 1, 1), 1),
        ((1, 2, 1), 0),
        ((5, 3, 4), 1),
        ((6, 6, 5), 2),
    ],
)
def test_a_blessing_of_choice_moves_the_leftmost_marker(before: tuple[int, int, int], moved: int) -> None:
    """Among several the uppermost: orange before purple before red."""
    table = idle(blessings=dict(zip(("orange", "purple", "red"), before, strict=True)))
    gain(table, "opponent", ("blessing_any", 1))
    expected = [number + (place_ == moved) for place_, number in enumerate(before)]
    assert of(table, "opponent").blessings == tuple(expected)


@rule("EN-244")
@pytest.mark.parametrize(
    ("reward", "blessings"),
    [("worker", 0), ("blessing_orange", 6), ("blessing_any", 6), ("recover", 0)],
)
def test_what_the_opponent_cannot_gain_moves_its_tent(reward: str, blessings: int) -> None:
    """No worker left, markers at the end, nobody to recover: 1 tent step, to c1, 2 silver."""
    table = idle(reserve=13, blessings=dict.fromkeys(("orange", "purple", "red"), blessings))
    assert of(table, "opponent").supply == 0
    gain(table, "opponent", (reward, 1))
    assert (of(table, "opponent").tent, of(table, "opponent").silver) == ("c1", 2)
    assert of(table, "opponent").reserve == 13


@rule("EN-245")
@pytest.mark.parametrize(("altar", "leader"), [(4, "opponent"), (3, "p1"), (2, "p1")])
def test_the_opponent_takes_part_in_the_altar_order(altar: int, leader: str) -> None:
    """The leader's worker after the Sabbath, 3 points at the end; on equal spaces the lower is ahead."""
    zones = {
        "players": 1,
        "altar_order": ["p1", "opponent"],
        "p1": side(altar=3),
        "opponent": opp(altar=altar),
    }
    table = after(**zones)
    grown = {"p1": of(table, "p1").reserve - 6, "opponent": of(table, "opponent").reserve - 3}
    assert grown == {"p1": int(leader == "p1"), "opponent": int(leader == "opponent")}
    table = final(**zones)
    lead = {"p1": scored(table)["altar"], "opponent": scored(table, OPPONENT)["altar"]}
    assert lead == {"p1": 3 * (leader == "p1"), "opponent": 3 * (leader == "opponent")}


# The turn. -----------------------------------------------------------------------------------------------


def play_on(table: EsdrasTable, until: int) -> list[tuple[int, int]]:
    """Play any moves until a round begins; return round and active side of every turn."""
    source = Seeded(4)
    turns: list[tuple[int, int]] = []
    begun: set[tuple[int, int]] = {(0, 0)}
    while not table.over() and table.round < until:
        now = (table.round, table.turn)
        if now not in begun and waits_for(table).split()[1] in {"OpenPoint", "RevealFocus"}:
            turns.append((table.round, table.active))
            begun.add(now)
        seat = table.chooser()
        possible = table.choices(seat)
        table.play(seat, table.draw(source) if seat == CHANCE else possible[source.below(len(possible))])
        assert not ESDRAS_ET_NEHEMIE.broken_laws(table)
    return turns


@rule("EN-246")
def test_human_and_opponent_alternate() -> None:
    """Six turns each in a round, the Shofar holder first; the Shofar alternates."""
    table = ESDRAS_ET_NEHEMIE.new(1)
    assert isinstance(table, EsdrasTable)
    turns = play_on(table, 2)
    assert turns == [(0, OPPONENT), (0, 0)] * 6 + [(1, 0), (1, OPPONENT)] * 6


@rule("EN-247")
def test_the_opponent_reveals_a_focus_card() -> None:
    """It lies open and covers the one before, which does not come again."""
    table = solo(focus="focus_sheep", focus_pile=["focus_dung", "focus_old"])
    assert choices(table) == ["reveal focus_old", "reveal focus_dung"]
    play(table, "chance reveal focus_dung")
    cards = seen(table).solo
    assert cards is not None
    assert (cards.focus, cards.focus_left) == ("focus_dung", ("focus_old",))
    assert saying(table, "focus-counter-clockwise") == [
        {"seat": "opponent", "card": "focus_dung", "column": 3}
    ]


@rule("EN-248")
@pytest.mark.parametrize(
    ("silver", "gold", "left", "onto"),
    [(0, 0, 2, 0), (1, 1, 0, 1), (2, 1, 1, 1), (3, 2, 0, 1), (9, 2, 6, 1)],
)
def test_the_opponent_takes_the_dearest_option_it_can_pay(
    silver: int, gold: int, left: int, onto: int
) -> None:
    """Valley (0: 1 gold, 2: 2 gold), unbuilt: 1 silver onto the card; else a tent step, to c1: 2 silver."""
    table = solo(opponent=opp(silver=silver))
    play(table, "chance reveal focus_valley")
    assert has(table) == (3, gold, left)
    assert place(table, "valley").silver == 2 + onto
    assert of(table, "opponent").tent == ("c0" if gold else "c1")


@rule("EN-248")
@pytest.mark.parametrize(
    ("focus", "gates", "silver", "expected"),
    [
        ("valley", {"valley": "opponent"}, 0, (3, 1, 0)),
        ("valley", {"valley": "opponent"}, 2, (3, 2, 0)),
        ("east", {}, 3, (3, 1, 1)),
        ("east", {}, 4, (3, 2, 0)),
        ("fish", {"fish": "p1"}, 3, (4, 0, 0)),
        ("old", {"old": "opponent"}, 3, (4, 1, 0)),
    ],
)
def test_fees_of_the_opponent(
    focus: str, gates: dict[str, str], silver: int, expected: tuple[int, int, int]
) -> None:
    """None at its own gate, where nothing may be enough; to the main supply at a neutral one."""
    table = solo(gates=gates, opponent=opp(silver=silver), p1=side(silver=0))
    play(table, f"chance reveal focus_{focus}")
    assert has(table) == expected
    assert of(table, "p1").silver == int(gates.get(focus) == "p1")


@rule("EN-248")
def test_of_two_options_at_the_same_price_the_lower_one() -> None:
    """Fish with both options at 0: the worker, not the gold."""
    table = solo(opponent=opp(silver=1))
    with lent(table.facts.focus_price, 2 * table.facts.focus_ids.index("focus_fish") + 1, 0):
        play(table, "chance reveal focus_fish")
    assert has(table) == (4, 0, 0)


@rule("EN-248")
def test_the_opponent_says_why_it_trades() -> None:
    """Its silver, the price and the fee; or what the cheapest option would have cost."""
    table = solo(opponent=opp(silver=2))
    play(table, "chance reveal focus_valley")
    assert saying(table, "trade-upper") == [{"seat": "opponent", "silver": 2, "number": 0, "fee": 1}]
    table = solo(opponent=opp(silver=4))
    play(table, "chance reveal focus_sheep")
    assert saying(table, "trade-lower") == [{"seat": "opponent", "silver": 4, "number": 3, "fee": 1}]
    table = solo(opponent=opp(silver=1))
    play(table, "chance reveal focus_sheep")
    assert saying(table, "no-trade") == [{"seat": "opponent", "silver": 1, "number": 2}]
    assert told_rules(table)[told_ids(table).index("no-trade")] == "EN-248"


@rule("EN-249")
def test_the_scheme_card_comes_after_the_trade() -> None:
    """What the trade brings is there before the card is revealed: two gold for the Temple."""
    table = solo(opponent=opp(silver=3))
    play(table, "chance reveal focus_valley")
    assert waits_for(table) == "chance RevealScheme"
    assert has(table) == (3, 2, 0)
    play(table, "chance reveal scheme_1")
    cards = seen(table).solo
    assert cards is not None
    assert (cards.scheme, len(cards.scheme_left)) == ("scheme_1", 5)
    assert of(table, "opponent").levites == 2
    assert saying(table, "scheme") == [{"seat": "opponent", "card": "scheme_1"}]


@rule("EN-250")
@pytest.mark.parametrize(
    ("scheme", "reserve", "gold", "action"),
    [
        ("1", 2, 2, 1),
        ("1", 1, 9, 2),
        ("1", 2, 1, 3),
        ("2", 1, 3, 1),
        ("2", 0, 3, 2),
        ("2", 3, 1, 3),
        ("3", 2, 2, 1),
        ("3", 1, 3, 2),
        ("3", 3, 1, 3),
        ("4", 2, 2, 1),
        ("4", 1, 1, 2),
        ("4", 1, 2, 3),
        ("5", 0, 3, 1),
        ("5", 1, 1, 2),
        ("5", 2, 1, 3),
        ("6", 1, 1, 1),
        ("6", 0, 2, 2),
        ("6", 0, 1, 3),
    ],
)
def test_the_uppermost_action_whose_requirement_is_met(
    scheme: str, reserve: int, gold: int, action: int
) -> None:
    """Workers in reserve and gold decide; exactly one action is carried out."""
    table = scheming("dung", scheme, opponent=opp(reserve=reserve, gold=gold))
    assert [about["number"] for about in saying(table, "scheme-action")] == [action]
    assert [about["number"] for about in saying(table, "scheme-not-met")] == list(range(1, action))


@rule("EN-250")
def test_an_action_that_cannot_be_carried_out_is_passed_over() -> None:
    """All gates are built: scheme 2 continues to a wall, and says that it was not the requirement."""
    gates = dict.fromkeys(("fish", "valley", "dung", "water"), "p1")
    table = scheming("dung", "2", gates=gates, opponent=opp(reserve=2, gold=3))
    assert saying(table, "scheme-impossible") == [{"seat": "opponent", "number": 1, "workers": 2, "gold": 3}]
    assert [about["number"] for about in saying(table, "scheme-action")] == [2]
    rules = told_rules(table)
    assert rules[told_ids(table).index("scheme-impossible")] == "EN-250"


@rule("EN-250")
def test_requirements_are_conditions_and_no_costs() -> None:
    """Two workers and two gold are needed for a scribe that takes one of each."""
    table = scheming("dung", "3", opponent=opp(reserve=2, gold=2))
    assert (of(table, "opponent").scribes, has(table)[:2]) == (1, (1, 1 + heroes_gold(table)))


def heroes_gold(table: EsdrasTable) -> int:
    """Return the gold of a hero that was taken in round 1: each brings one cube."""
    return len(of(table, "opponent").heroes)


@rule("EN-251")
def test_parts_of_the_third_action_that_cannot_be_done_are_skipped() -> None:
    """No wall spot has rubble: scheme 5 brings only its altar step, scheme 1 nothing (EN-R59)."""
    table = scheming("dung", "5", opponent=opp(reserve=2))
    assert (of(table, "opponent").altar, has(table)) == (1, (2, 0, 0))
    table = scheming("dung", "1", opponent=opp(reserve=2))
    assert (of(table, "opponent").altar, has(table)) == (0, (2, 0, 0))
    assert "EN-251" in told_rules(table)


@rule("EN-251")
def test_the_third_action_with_all_its_parts() -> None:
    """Scheme 5: a wall spot is cleared, and an altar step made, without any requirement."""
    table = scheming("dung", "5", opponent=opp(reserve=2), rubble={"w15": ["wood", "ash"]})
    assert (of(table, "opponent").altar, has(table)) == (1, (2, 2, 0))
    assert of(table, "opponent").blessings == (1, 0, 0)


@rule("EN-252")
def test_every_scheme_card_is_used_once_in_a_round() -> None:
    """Six turns, six cards; at the Sabbath none is left."""
    table = ESDRAS_ET_NEHEMIE.new(1)
    assert isinstance(table, EsdrasTable)
    table.game_events = []
    play_on(table, 1)
    revealed = [about["card"] for about in saying(table, "scheme")]
    assert sorted(revealed) == [f"scheme_{number}" for number in range(1, 7)]
    focus = saying(table, "focus-clockwise") + saying(table, "focus-counter-clockwise")
    assert len({about["card"] for about in focus}) == 6


def test_the_humans_storage_is_checked_after_the_opponents_turn() -> None:
    """A connection gives the human a fifth cube: one is returned before the human's turn (EN-137)."""
    stated = side(resources={"gold": 4}, tiles={"guards": "guards_1"})
    gates = {"horse": "p1", "sheep": "p1", "fountain": "opponent", "old": "opponent"}
    table = solo(gates=gates, rubble={"w08": ["wood"]}, opponent=opp(gold=2), p1=stated)
    play(table, "chance reveal focus_horse", "chance reveal scheme_5", "chance draw wall_11")
    assert of(table, "p1").resources == (4, 1, 0, 0)
    assert (waits_for(table), choices(table)) == ("p1 DiscardExcess", ["discard gold", "discard stone"])
    play(table, "p1 discard stone")
    assert waits_for(table) == "p1 OpenPoint"
