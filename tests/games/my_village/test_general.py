"""General principles: MV-1 to MV-19."""

from __future__ import annotations

import msgspec
import pytest

from batisseurs.games.my_village import table as t
from batisseurs.games.my_village.facts import members
from batisseurs.games.my_village.game import MY_VILLAGE
from batisseurs.games.my_village.table import VillageTable
from batisseurs.kernel import CHANCE, SPECTATOR, BadOption, BadPosition, choice_text
from tests.games.my_village.given import (
    cards_of,
    choices,
    given,
    goods_of,
    market_of,
    of,
    play,
    points_of,
    refused,
    seen,
    served_of,
    side,
    told,
    waits_for,
    zone_of,
)
from tests.games.my_village.turns import (
    PROFESSIONS,
    idle,
    others,
    random_game,
    refuses,
    roll,
    row_of,
    take,
)
from tests.rules import rule

RESOURCES = ["horse", "beer", "plow", "parchment", "cart"]
SHOPS = [
    "ws_stable_58",
    "ws_brewery_58",
    "ws_forge_58",
    "ws_parchment_maker_58",
    "ws_wheelwright_58",
]


# Players, rounds, what is known. -----------------------------------------------------------------


@rule("MV-1")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_there_are_two_to_four_players(players: int) -> None:
    """Nobody plays alone, and no more than four play."""
    with pytest.raises(BadOption):
        MY_VILLAGE.new(players)
    assert (MY_VILLAGE.min_players, MY_VILLAGE.max_players) == (2, 4)
    for possible in (2, 3, 4):
        assert MY_VILLAGE.new(possible).players == possible


@rule("MV-1")
def test_there_is_no_variant() -> None:
    """A limit for the number of rounds and a reading of a cost are no variants of the rules."""
    assert [option.name for option in MY_VILLAGE.options if not option.reading] == ["max_rounds"]
    with pytest.raises(BadOption):
        MY_VILLAGE.new(2, {"variant": True})


@rule("MV-2")
def test_a_round_is_preparation_then_action_then_the_test_of_the_end() -> None:
    """The dice come before the turns; after the last turn the next round begins, or the game is over."""
    table = given(players=3)
    for _ in range(3):
        assert waits_for(table) == f"p{table.active + 1} MakeValue"
        idle(table)
    assert (waits_for(table), seen(table).round) == ("chance RollDice", 2)
    roll(table)
    assert waits_for(table) == "p1 MakeValue"

    ending = given(players=3, graves=14)
    idle(ending)
    idle(ending)
    assert waits_for(ending) == "p3 MakeValue"
    idle(ending)
    assert (waits_for(ending), seen(ending).ending) == ("over", "coffins")


@rule("MV-3")
def test_everything_that_lies_open_is_public() -> None:
    """All readers, also spectators, see the same: villages, pool, zone, columns, tops of the piles."""
    table = given(
        p1=side(coins=3, tree=2, safe=4, school=["left"], workshops=SHOPS[:1], goods={"horse": 2}),
        p2=side(market=["cu_10"], served=["cu_11"], villagers=["abbot"], cloud=7),
        pool=["w1", "b5"],
        hand=6,
    )
    views = [seen(table, name) for name in ("p1", "p2")]
    spectator = MY_VILLAGE.view(table, SPECTATOR)
    blank = [msgspec.structs.replace(view, reader=0, values=(), closed=()) for view in (*views, spectator)]
    assert blank[0] == blank[1] == blank[2]
    view = views[1]
    assert (view.villages[0].coins, view.villages[0].tree, view.villages[0].safe) == (3, 2, 4)
    assert view.villages[0].school_left
    assert [(shop.card, shop.stock) for shop in view.villages[0].workshops] == [("ws_stable_58", 2)]
    own = views[0].villages[1]
    assert [card.card for card in (*own.market, *own.served)] == ["cu_10", "cu_11"]
    assert (own.villagers, own.cloud, views[0].hand) == (("abbot",), 7, 6)
    assert {die.die for die in view.pool} == {"w1", "b5"}
    assert len(view.zone) == 6
    assert (len(view.churches), len(view.chambers), len(view.workshops)) == (4, 4, 19)
    assert [pile.card for pile in view.monks] == ["mo_r1", "mo_c1", "mo_q2"]
    assert [pile.card for pile in view.travels] == [f"travel_{letter}" for letter in "abcde"]


@rule("MV-4")
def test_what_lies_face_down_is_hidden_and_counted() -> None:
    """Light sides of travel piles, the customer deck and lower monks are hidden; their number is not."""
    table = given(p1=side(travels=["tr_a2"]))
    shown = msgspec.json.encode(seen(table)).decode()
    ids = table.facts.ids
    hidden = [card for card in ids if card.startswith("tr_") and card != "tr_a2"]
    hidden += [card for card in ids if card.startswith("mo_") and card not in {"mo_r1", "mo_c1", "mo_q2"}]
    hidden += [card for card in ids if card.startswith("cu_") and card not in zone_of(table)]
    assert len(hidden) == 18 + 9 + 27
    assert not [card for card in hidden if f'"{card}"' in shown]
    view = seen(table)
    assert view.deck == 27
    assert [pile.number for pile in view.monks] == [5, 4, 3]
    assert [pile.number for pile in view.travels] == [3, 4, 4, 4, 3]


@rule("MV-4")
def test_every_card_of_a_pile_may_be_the_next() -> None:
    """Nobody can know which card comes: all that are left in a pile come equally often."""
    table = given(value=7, p1=side(coins=1, travels=[]), p2=side(travels=["tr_a3"]))
    play(table, "p1 add travel_a")
    said = choice_text.spoken_choices(table, CHANCE)
    assert [choice.text for _, choice in said] == ["reveal tr_a1", "reveal tr_a2", "reveal tr_a4"]
    assert {table.weight(number) for number, _ in said} == {1}
    office = given(value=4)
    play(office, "p1 activate office", "p1 take cu_02", "p1 stop")
    assert len(choices(office, "reveal")) == 27


# Cards, markers. ---------------------------------------------------------------------------------


@rule("MV-5")
def test_the_dark_side_is_for_the_centre_and_the_light_side_for_villages() -> None:
    """In the centre a card has a black banner only, in a village its white one; a travel card is unknown."""
    table = given(value=5, p1=side(workshops=["ws_stable_58"]), p2=side(workshops=["ws_brewery_59"]))
    assert "add ws_brewery_58" in choices(table)
    assert "activate ws_brewery_58" not in choices(table)
    assert "activate ws_stable_58" in choices(table)
    assert refused(table, "add ws_stable_58", "MV-8")
    assert refused(table, "add ws_brewery_59", "MV-8")

    travels = given(value=7, p1=side(coins=1))
    assert seen(travels).travels[0].card == "travel_a"
    play(travels, "p1 add travel_a", "chance reveal tr_a4")
    assert cards_of(travels, "p1") == ["tr_a4"]


@rule("MV-5")
def test_a_served_customer_lies_dark_side_up() -> None:
    """It has no white banner any more; before it had."""
    table = given(value=7, p1=side(market=["cu_30"], workshops=["ws_brewery_58"], goods={"beer": 2}))
    assert "serve cu_30" in choices(table)
    play(table, "p1 serve cu_30")
    assert "serve cu_30" not in choices(table)
    assert (market_of(table, "p1"), served_of(table, "p1")) == ([], ["cu_30"])


@rule("MV-6")
def test_the_place_of_a_marker_is_its_meaning() -> None:
    """Villager, successor, coin, resource, generic resource, die change, covered slot, coffin."""
    barn = given(pool=["w1", "w1"], p1=side(coins=1))
    assert choices(barn, "value") == ["value 2", "value 3"]

    space = given(value=3, p1=side(villagers=["councillor"]))
    assert "add co_monetary" in choices(space)
    slot = given(value=3, p1=side(villagers=["abbot"], school=["left", "right"]))
    assert "add co_monetary" not in choices(slot)

    shop = given(value=8, p1=side(workshops=["ws_forge_59"], goods={"plow": 1}, market=["cu_25"]))
    assert "serve cu_25" in choices(shop)
    field = given(value=8, p1=side(fields=1, plows=[1], market=["cu_25"]))
    assert "serve cu_25" in choices(field)
    guild = given(value=8, p1=side(chamber="co_guild", generic=1, market=["cu_25"]))
    assert "serve cu_25" in choices(guild)
    square = given(value=8, p1=side(square=True, markers=1, market=["cu_25"]))
    assert "serve cu_25" not in choices(square)

    change = given(pool=["w1", "w1"], p1=side(square=True, markers=1))
    assert [int(text.split()[1]) for text in choices(change, "value")] == [2, 3, 4, 5, 6, 7]

    citizens = given(p1=side(chamber="co_citizens", covered=["abbot", "merchant"]))
    assert points_of(citizens, "p1")["council"] == 8
    properties = given(p1=side(chamber="co_properties", covered=["field_cards"], fields=3))
    assert points_of(properties, "p1")["council"] == 3
    used = given(p1=side(church="ch_sanatorium", protections=2, cloud=10), rat=1)
    idle(used)
    play(used, "p1 bury merchant", "chance roll 1")
    assert waits_for(used) == "p2 MakeValue"
    coffins = given(chronicle={"abbot": 2}, graves=3)
    assert seen(coffins).coffins == 5


@rule("MV-7")
def test_markers_story_points_and_labourers_never_run_out() -> None:
    """More than are in the box: a further coin, story point, day labourer are there all the same."""
    rich = given(value=7, p1=side(coins=100, fields=1))
    play(rich, "p1 activate field_1")
    assert of(rich, "p1").coins == 101
    famous = given(value=5, p1=side(tree=200))
    play(famous, "p1 activate personal_banner")
    assert of(famous, "p1").tree == 201
    poor = given(p1=side(villagers=["abbot"], labourers=4, cloud=10))
    idle(poor)
    play(poor, "p1 bury abbot", "p1 hire abbot")
    assert (of(poor, "p1").labourers, of(poor, "p1").villagers) == (5, ("abbot",))


@rule("MV-8")
def test_a_card_that_is_not_left_cannot_be_acquired() -> None:
    """The eighth field, the fourth square, a card of a column, the last card of a pile: then no more."""
    fields = given(value=7, p2=side(fields=8))
    assert refuses(fields, "add field", "MV-8")
    one_left = given(value=7, p2=side(fields=7))
    assert "add field" in choices(one_left)
    play(one_left, "p1 add field")
    assert seen(one_left).fields == 0

    squares = given(players=4, value=2, p2=side(square=True), p3=side(square=True), p4=side(square=True))
    assert "add village_square" in choices(squares)

    travels = given(
        players=4,
        value=7,
        p1=side(coins=9, travels=["tr_a1", "tr_b1", "tr_c1", "tr_d1"]),
        p2=side(travels=["tr_a2", "tr_b2", "tr_c2", "tr_d2", "tr_e1"]),
        p3=side(travels=["tr_a3", "tr_b3", "tr_c3", "tr_d3", "tr_e2"]),
        p4=side(travels=["tr_a4", "tr_b4", "tr_c4", "tr_d4"]),
    )
    assert seen(travels).travels[4].number == 1
    assert seen(travels).travels[0].number == 0
    assert refused(travels, "add travel_a", "MV-8")
    church = given(value=6, p2=side(church="ch_cloister"))
    assert refuses(church, "add ch_cloister", "MV-8")
    chamber = given(value=3, p2=side(chamber="co_citizens"))
    assert refuses(chamber, "add co_citizens", "MV-8")
    assert "add co_monetary" in choices(chamber)
    shop = given(value=5, p2=side(workshops=["ws_forge_58"]))
    assert refuses(shop, "add ws_forge_58", "MV-8")
    assert "add ws_forge_59" in choices(shop)


@rule("MV-8")
def test_an_empty_monk_pile_offers_nothing() -> None:
    """The last quill monk is taken: no card comes up, and no other can be had."""
    table = given(
        value=4,
        monks=["mo_r1", "mo_c1", "mo_q2"],
        p1=side(church="ch_refuge", coins=3),
        p2=side(church="ch_cloister", monks=["mo_q1", "mo_q3"]),
    )
    play(table, "p1 add mo_q2")
    assert waits_for(table) == "p2 MakeValue"
    assert (seen(table).monks[2].card, seen(table).monks[2].number) == ("", 0)
    take(table, "w1", "w3")
    assert [text for text in choices(table, "add") if "mo_q" in text] == []


def owned(table: VillageTable, seat: int) -> set[tuple[str, int]]:
    """Return the cards of a village with their places, without those in the market."""
    row = row_of(table, seat)
    single = {"church": t.CHURCH_CARD, "chamber": t.CHAMBER_CARD}
    single |= {f"shop {type_}": t.SHOP + type_ for type_ in range(5)}
    single |= {f"travel {place}": t.TRAVELLED + place for place in range(5)}
    cards = {(place, row[what]) for place, what in single.items() if row[what] != t.NONE}
    for place, what in (("church", t.MONK_CARDS), ("served", t.SERVED)):
        cards |= {(place, card + 100) for card in members(row[what])}
    cards |= {("field", number) for number in range(row[t.FIELD_CARDS])}
    return cards | {("square", 0) for _ in range(row[t.SQUARE_CARD])}


@rule("MV-9")
@pytest.mark.parametrize(("players", "seed"), [(2, 3), (3, 7), (4, 5)])
def test_cards_never_leave_a_village(players: int, seed: int) -> None:
    """In whole games a card that was added stays where it is; only customers go, to the served ones."""
    before: list[set[tuple[str, int]]] = [set() for _ in range(players)]
    markets = [0] * players
    served = 0
    for table in random_game(players, seed):
        for seat in range(players):
            now = owned(table, seat)
            assert now >= before[seat]
            gone = markets[seat] & ~table.has(seat, t.MARKET)
            assert table.has(seat, t.SERVED) & gone == gone
            served += len(members(gone))
            before[seat], markets[seat] = now, table.has(seat, t.MARKET)
    assert served > 0
    assert min(len(cards) for cards in before) > 1


# Areas. ------------------------------------------------------------------------------------------

ADDED = [
    ("abbot", 6, "add ch_cloister", "MV-245", {}),
    ("abbot", 4, "add mo_q2", "MV-260", {"church": "ch_refuge", "coins": 3}),
    ("councillor", 3, "add co_monetary", "MV-275", {}),
    ("councillor", 2, "add village_square", "MV-290", {}),
    ("traveller", 7, "add travel_a", "MV-230", {"coins": 1}),
    ("craftsman", 5, "add ws_forge_58", "MV-200", {}),
]
ACTIVATED = [
    ("councillor", 3, "activate co_monetary", {"chamber": "co_monetary"}),
    ("councillor", 12, "activate village_square", {"square": True}),
    ("craftsman", 9, "activate ws_forge_59", {"workshops": ["ws_forge_59"]}),
    ("merchant", 7, "serve cu_30", {"market": ["cu_30"], "chamber": "co_guild", "generic": 1}),
]


@rule("MV-10", "MV-11")
@pytest.mark.parametrize(("who", "value", "text", "by", "has"), ADDED)
def test_adding_a_card_needs_the_villager_of_its_area(
    who: str, value: int, text: str, by: str, has: dict[str, object]
) -> None:
    """With only this villager it is possible, with all the others it is not."""
    alone = given(value=value, p1=side(villagers=[who], **has))
    assert text in choices(alone)
    without = given(value=value, p1=side(villagers=others(who), **has))
    assert refuses(without, text, by)


@rule("MV-10", "MV-11")
@pytest.mark.parametrize(("who", "value", "text", "has"), ACTIVATED)
def test_a_white_banner_needs_the_villager_of_its_area(
    who: str, value: int, text: str, has: dict[str, object]
) -> None:
    """With only this villager it is possible, with all the others it is not."""
    alone = given(value=value, p1=side(villagers=[who], **has))
    assert text in choices(alone)
    without = given(value=value, p1=side(villagers=others(who), **has))
    assert refuses(without, text, "MV-130")


@rule("MV-10")
@pytest.mark.parametrize("who", PROFESSIONS)
def test_the_harvest_area_is_always_active(who: str) -> None:
    """No matter who is the only villager: fields are added and harvested."""
    table = given(value=7, p1=side(villagers=[who], fields=1))
    assert {"add field", "activate field_1"} <= set(choices(table))
    play(table, "p1 activate field_1")
    assert of(table, "p1").coins == 1


@rule("MV-11")
def test_the_advantage_of_a_church_needs_the_abbot() -> None:
    """Diocesan counter, sanatorium, refuge: not even asked without the abbot."""
    for villagers, step in ((PROFESSIONS, "UseCounter"), (others("abbot"), "TakeCustomer")):
        office = given(value=4, p1=side(church="ch_diocesan", villagers=villagers))
        play(office, "p1 activate office")
        assert waits_for(office) == f"p1 {step}"
    for villagers, who in ((PROFESSIONS, "p2 RepelRats"), (others("abbot"), "p2 MakeValue")):
        rats = given(p1=side(cloud=10), p2=side(church="ch_sanatorium", villagers=villagers), rat=1)
        idle(rats)
        play(rats, "p1 bury merchant", "chance roll 1")
        assert waits_for(rats) == who
    for villagers, who in ((PROFESSIONS, "p1 KeepTravelCard"), (others("abbot"), "p2 MakeValue")):
        travel = given(value=7, p1=side(church="ch_refuge", villagers=villagers, coins=1))
        play(travel, "p1 add travel_a", "chance reveal tr_a1")
        assert waits_for(travel) == who


@rule("MV-11")
def test_customers_are_taken_without_a_merchant() -> None:
    """The exception: a customer comes to an inactive market area."""
    table = given(value=10, p1=side(villagers=["abbot"]))
    play(table, "p1 activate office", "p1 take cu_03", "p1 stop")
    assert market_of(table, "p1") == ["cu_03"]


@rule("MV-12")
def test_markers_of_inactive_areas_stay_usable() -> None:
    """Beer without a craftsman, a generic resource and a square marker without a councillor."""
    beer = given(
        value=7,
        p1=side(villagers=["merchant"], workshops=["ws_brewery_58"], goods={"beer": 1}, market=["cu_30"]),
    )
    play(beer, "p1 serve cu_30")
    assert (served_of(beer, "p1"), goods_of(beer, "p1")) == (["cu_30"], {"beer": 0})
    generic = given(value=7, p1=side(villagers=["merchant"], chamber="co_guild", generic=1, market=["cu_30"]))
    play(generic, "p1 serve cu_30")
    assert (served_of(generic, "p1"), of(generic, "p1").generic) == (["cu_30"], 0)
    square = given(pool=["w1", "w2"], p1=side(villagers=["merchant"], square=True, markers=1))
    play(square, "p1 value 8", "p1 take w1 w2")
    assert (seen(square).value, of(square, "p1").markers) == (8, 0)


@rule("MV-12")
def test_prestige_points_count_without_the_villagers() -> None:
    """Church, monks, council, travel, customers: with everyone dead but one the points are the same."""
    has = side(
        church="ch_cloister",
        monks=["mo_r2", "mo_r3"],
        chamber="co_monetary",
        square=True,
        travels=["tr_a3"],
        served=["cu_10"],
        fields=2,
    )
    full = given(p1=has)
    few = given(p1=side(**has, villagers=["craftsman"]))
    expected = {"church": 4 + 6, "council": 2 + 2, "travels": 4, "customers": 3, "fields": 2}
    for table in (full, few):
        found = points_of(table, "p1")
        assert {line: found[line] for line in expected} == expected


# Story points, slots, refusing. ------------------------------------------------------------------


@rule("MV-13")
def test_story_points_go_to_the_tree() -> None:
    """From every source: personal banner, headman, school, square, monk, hand, chronicle."""
    sources: list[tuple[int, dict[str, object], list[str], int]] = [
        (5, {}, ["p1 activate personal_banner"], 1),
        (6, {"headman": "coin_space"}, ["p1 activate question", "p1 move story_space"], 3),
        (
            3,
            {"school": ["right"], "villagers": ["abbot"]},
            ["p1 activate school", "p1 place right merchant"],
            2,
        ),
        (2, {"square": True}, ["p1 activate village_square", "p1 stay"], 1),
        (2, {}, ["p1 add village_square", "p1 tile village_square"], 1),
        (4, {"church": "ch_refuge", "coins": 3}, ["p1 add mo_q2"], 3),
        (6, {"cloud": 10}, ["p1 activate question", "p1 stay", "p1 bury abbot"], 2),
    ]
    for value, has, lines, gained in sources:
        table = given(value=value, p1=side(tree=1, safe=1, **has))
        play(table, *lines)
        assert (of(table, "p1").tree, of(table, "p1").safe) == (1 + gained, 1), lines
    hand = given(players=3, turn="p2", value=4, hand=5, p2=side(tree=1, safe=1))
    play(hand, "p2 take hand")
    assert (of(hand, "p2").tree, of(hand, "p2").safe) == (6, 1)


@rule("MV-14")
def test_only_story_points_on_the_town_hall_are_prestige_points() -> None:
    """Those on the tree and on the hand are not."""
    table = given(p1=side(tree=9, safe=4), p2=side(tree=30), hand=7)
    assert points_of(table, "p1")["stories"] == 4
    assert (of(table, "p1").score, of(table, "p2").score) == (4 + 1, 0)


@rule("MV-15")
def test_a_full_card_takes_no_marker_but_its_banner_is_paid() -> None:
    """Workshop, guild chamber, square: the time is consumed, the stock does not grow."""
    shop = given(value=5, p1=side(workshops=["ws_wheelwright_58"], goods={"cart": 2}))
    play(shop, "p1 activate ws_wheelwright_58")
    assert (goods_of(shop, "p1"), of(shop, "p1").cloud) == ({"cart": 2}, 2)
    guild = given(value=11, p1=side(chamber="co_guild", generic=3))
    play(guild, "p1 activate co_guild")
    assert (of(guild, "p1").generic, of(guild, "p1").cloud) == (3, 2)
    square = given(value=2, p1=side(square=True, markers=3))
    play(square, "p1 activate village_square", "p1 stay")
    assert (of(square, "p1").markers, of(square, "p1").tree) == (3, 1)
    citizens = given(value=3, p1=side(chamber="co_citizens", covered=PROFESSIONS))
    play(citizens, "p1 activate co_citizens")
    assert (waits_for(citizens), of(citizens, "p1").cloud) == ("p1 ActivateBanner", 2)


@rule("MV-15")
def test_a_slot_holds_one_marker() -> None:
    """A field with a plow and a covered slot take no second one."""
    field = given(p1=side(workshops=["ws_forge_58"], goods={"plow": 2}, fields=2, plows=[1]))
    assert refuses(field, "plow field_1 from forge", "MV-15")
    assert choices(field, "plow") == ["plow field_2 from forge"]
    chamber = given(value=3, p1=side(chamber="co_citizens", covered=["abbot"]))
    play(chamber, "p1 activate co_citizens")
    assert refuses(chamber, "cover abbot", "MV-15")
    assert choices(chamber, "cover") == [f"cover {who}" for who in others("abbot")]
    with pytest.raises(BadPosition):
        given(p1=side(workshops=["ws_wheelwright_58"], goods={"cart": 3}))


@rule("MV-16")
def test_an_action_may_be_declined() -> None:
    """Headman, school, slot, tile, a monk's action: nothing happens, the costs are paid."""
    headman = given(value=6)
    play(headman, "p1 activate question", "p1 stay")
    assert (of(headman, "p1").coins, of(headman, "p1").cloud) == (0, 2)
    school = given(value=3)
    play(school, "p1 activate school", "p1 decline")
    assert (of(school, "p1").school_left, of(school, "p1").cloud) == (False, 1)
    slot = given(value=3, p1=side(chamber="co_citizens"))
    play(slot, "p1 activate co_citizens", "p1 decline")
    assert (of(slot, "p1").covered, of(slot, "p1").cloud) == ((), 2)
    tile = given(value=2, p1=side(square=True, tile="school"))
    play(tile, "p1 activate village_square", "p1 stay")
    assert of(tile, "p1").tile == "school"
    monk = given(value=4, monks=["mo_r1", "mo_c1", "mo_q1"], p1=side(church="ch_refuge", coins=3))
    play(monk, "p1 add mo_q1", "p1 decline", "chance reveal mo_q2")
    village = of(monk, "p1")
    assert (village.headman, village.coins, village.cloud) == ("town_hall", 0, 2)
    assert cards_of(monk, "p1") == ["ch_refuge", "mo_q1"]


@rule("MV-16")
def test_the_core_of_an_action_cannot_be_declined() -> None:
    """The card is added, the hand taken with its points, one customer at least taken, the paid one turned."""
    church = given(value=6)
    play(church, "p1 add ch_cloister")
    assert (cards_of(church, "p1"), waits_for(church)) == (["ch_cloister"], "p2 MakeValue")
    travel = given(value=7, p1=side(coins=1))
    play(travel, "p1 add travel_a", "chance reveal tr_a1")
    assert (cards_of(travel, "p1"), waits_for(travel)) == (["tr_a1"], "p2 MakeValue")
    refuge = given(value=7, p1=side(coins=1, church="ch_refuge"))
    play(refuge, "p1 add travel_a", "chance reveal tr_a1")
    assert choices(refuge) == ["keep tr_a1", "redraw"]
    hand = given(turn="p2", value=4, hand=3)
    play(hand, "p2 take hand")
    assert (of(hand, "p2").tree, seen(hand).hand) == (3, 0)
    office = given(value=4)
    play(office, "p1 activate office")
    assert refuses(office, "stop", "MV-111")
    customer = given(value=7, p1=side(market=["cu_30"], workshops=["ws_brewery_58"], goods={"beer": 1}))
    play(customer, "p1 serve cu_30")
    assert served_of(customer, "p1") == ["cu_30"]


@rule("MV-16")
def test_a_refusal_that_never_helps_is_not_offered() -> None:
    """Story points, coins and markers without a choice come without a question."""
    gains: list[tuple[int, dict[str, object], str]] = [
        (5, {}, "activate personal_banner"),
        (7, {"fields": 1}, "activate field_1"),
        (3, {"chamber": "co_monetary"}, "activate co_monetary"),
        (5, {"workshops": SHOPS[:1]}, "activate ws_stable_58"),
    ]
    for value, has, text in gains:
        table = given(value=value, p1=side(**has))
        play(table, f"p1 {text}")
        assert waits_for(table) == "p1 ActivateBanner"
        assert "decline" not in choices(table)


# Limits, resources, seats. -----------------------------------------------------------------------


@rule("MV-17")
@pytest.mark.parametrize(
    ("value", "has", "text", "by"),
    [
        (9, {"church": "ch_cloister"}, "add ch_refuge", "MV-245"),
        (11, {"chamber": "co_monetary"}, "add co_guild", "MV-275"),
        (2, {"square": True}, "add village_square", "MV-290"),
        (8, {"workshops": ["ws_forge_69"]}, "add ws_forge_58", "MV-200"),
        (7, {"travels": ["tr_a1"], "coins": 5}, "add travel_a", "MV-231"),
        (
            4,
            {
                "church": "ch_refuge",
                "coins": 9,
                "monks": ["mo_r2", "mo_r3", "mo_r4", "mo_r5", "mo_c2", "mo_c3"],
            },
            "add mo_q2",
            "MV-260",
        ),
        (
            4,
            {"church": "ch_cloister", "coins": 9, "monks": ["mo_r2", "mo_r3", "mo_r4", "mo_r5", "mo_c2"]},
            "add mo_q2",
            "MV-260",
        ),
    ],
)
def test_possession_limits(value: int, has: dict[str, object], text: str, by: str) -> None:
    """One church, chamber, square, workshop of a type, travel card of a letter; six windows."""
    table = given(value=value, p1=side(**has))
    assert text not in choices(table)
    assert refuses(table, text, by)


@rule("MV-17")
def test_the_sixth_window_is_possible() -> None:
    """Five monks and no window of the church: one more may come."""
    monks = ["mo_r2", "mo_r3", "mo_r4", "mo_r5", "mo_c2"]
    table = given(value=4, p1=side(church="ch_refuge", coins=3, monks=monks))
    play(table, "p1 add mo_q2", "chance reveal mo_q1")
    assert of(table, "p1").windows == 6


@rule("MV-17")
def test_fields_and_customers_have_no_limit_and_chamber_goes_with_square() -> None:
    """A seventh field, a tenth customer; a square beside a chamber and a chamber beside a square."""
    fields = given(value=7, p1=side(fields=7))
    play(fields, "p1 add field")
    assert len(of(fields, "p1").fields) == 8
    market = [f"cu_{number}" for number in range(10, 32)]
    customers = given(value=4, p1=side(market=market))
    play(customers, "p1 activate office", "p1 take cu_02", "p1 take cu_03")
    assert len(market_of(customers, "p1")) == 24
    square = given(value=2, p1=side(chamber="co_guild"))
    play(square, "p1 add village_square", "p1 tile village_square")
    assert cards_of(square, "p1") == ["co_guild", "village_square"]
    chamber = given(value=3, p1=side(square=True))
    play(chamber, "p1 add co_monetary")
    assert cards_of(chamber, "p1") == ["co_monetary", "village_square"]


@rule("MV-18")
@pytest.mark.parametrize(("shop", "resource"), list(zip(SHOPS, RESOURCES, strict=True)))
def test_a_resource_is_a_marker_on_its_workshop(shop: str, resource: str) -> None:
    """Each of the five workshops holds one of the five resources."""
    table = given(value=5, p1=side(workshops=SHOPS))
    assert [one.resource for one in of(table, "p1").workshops] == RESOURCES
    play(table, f"p1 activate {shop}")
    assert goods_of(table, "p1") == {name: int(name == resource) for name in RESOURCES}


@rule("MV-18")
def test_resources_move_only_from_the_forge_to_a_field_and_are_never_traded() -> None:
    """With stock everywhere the only moves are plows to own fields; one on a field stays there."""
    goods = dict.fromkeys(RESOURCES, 1)
    table = given(
        value=12,
        p1=side(workshops=SHOPS, goods=goods, fields=2, plows=[1]),
        p2=side(fields=2),
    )
    assert choices(table) == ["add village_square", "activate question", "plow field_2 from forge"]
    play(table, "p1 plow field_2 from forge")
    assert choices(table) == ["add village_square", "activate question"]
    assert goods_of(table, "p1") == {**goods, "plow": 0}
    assert not any(field.plow for field in of(table, "p2").fields)


@rule("MV-19")
def test_the_next_player_is_the_next_clockwise() -> None:
    """After the fourth seat comes the first."""
    table = given(players=4, turn="p3", first="p3")
    order = []
    for _ in range(4):
        order.append(waits_for(table))
        idle(table)
    assert order == [f"p{seat} MakeValue" for seat in (3, 4, 1, 2)]
    assert [message.args["seat"] for message in told(table) if message.id.endswith("turn-begins")] == [
        3,
        0,
        1,
    ]
