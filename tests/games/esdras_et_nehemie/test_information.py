"""What is public and what is hidden, and what a seat can know. Rules: EN-52, EN-53, EN-57, EN-99, EN-232."""

from __future__ import annotations

import msgspec
import pytest

from batisseurs.games.esdras_et_nehemie import facts as f
from batisseurs.games.esdras_et_nehemie.game import ESDRAS_ET_NEHEMIE
from batisseurs.games.esdras_et_nehemie.table import EsdrasTable, members_of
from batisseurs.games.esdras_et_nehemie.view import EsdrasView
from batisseurs.kernel import CHANCE, EVERYONE, SPECTATOR, Seeded, choice_text
from tests.games.esdras_et_nehemie.given import (
    choices,
    draw,
    given,
    of,
    play,
    seen,
    side,
    told_ids,
    waits_for,
)
from tests.games.esdras_et_nehemie.moments import acting, after, own, solo
from tests.rules import rule

READERS = ("p1", "p2", "p3", "spectator")
HAND = ["mason", "singer", "soldier", "teacher"]


def rich() -> EsdrasTable:
    """Lay a table for three on which a good deal has happened."""
    return given(
        players=3,
        round=2,
        gates={"fish": "p1", "sheep": "p2"},
        gate_silver={"dung": 3},
        walls={"w08": "p2 wall_03"},
        rubble={"w09": ["gold", "ash"]},
        temple=[["gold", "wood"], [], ["stone"], [], []],
        scribes={"s1_2": "p3"},
        p1=side(
            silver=7,
            food=2,
            resources={"gold": 1, "ash": 2},
            hand=HAND,
            stacks=[["scholar", "jeweller"], [], []],
            tucked=["carpenter"],
            traders=[2],
            tent="c4",
            altar=5,
            blessings={"red": 2},
            wall_top="wall_05",
            wall_bottom=["wall_07", "wall_02"],
        ),
    )


def public(view: EsdrasView) -> EsdrasView:
    """Return a view without what it shows to its reader only, and what it counts for them."""
    sides = tuple(
        msgspec.structs.replace(each, hand=None, final=0, wall_top=None, wall_bottom=None, drawn=None)
        for each in view.sides
    )
    scrolls = tuple(msgspec.structs.replace(each, path=None) for each in view.scrolls)
    return msgspec.structs.replace(view, reader=0, sides=sides, scrolls=scrolls)


def step(table: EsdrasTable, source: Seeded) -> None:
    """Play anything."""
    seat = table.chooser()
    possible = table.choices(seat)
    table.play(seat, table.draw(source) if seat == CHANCE else possible[source.below(len(possible))])


# Public. -------------------------------------------------------------------------------------------------


@rule("EN-52")
@pytest.mark.parametrize("reader", READERS)
def test_what_everyone_sees(reader: str) -> None:
    """Goods, people, markers, played and covered and tucked cards, sizes of hands and piles."""
    first = seen(rich(), reader).sides[0]
    assert (first.silver, first.food, first.resources) == (7, 2, (1, 0, 0, 2))
    assert (first.stacks, first.tucked) == ((("scholar", "jeweller"), (), ()), ("carpenter",))
    assert (first.traders, first.tent, first.altar, first.blessings) == (
        (False, True, False, False), "c4", 5, (0, 0, 2),
    )  # fmt: skip
    assert (first.hand_size, first.pile, first.wall_pile) == (4, 3, 12)
    assert all(tile.tile is not None for tile in first.tiles)
    ring = {spot.id: spot for spot in seen(rich(), reader).ring}
    assert (ring["fish"].owner, ring["dung"].silver, ring["w08"].card) == (0, 3, "wall_03")
    assert ring["w09"].rubble == (1, 0, 0, 1)
    assert seen(rich(), reader).temple[0].cubes[:3] == ("gold", "wood", None)


@rule("EN-52")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_views_differ_only_in_what_is_hidden(players: int) -> None:
    """Everything else is the same for all readers, at every moment of a game."""
    table = ESDRAS_ET_NEHEMIE.new(players)
    assert isinstance(table, EsdrasTable)
    source = Seeded(players)
    for moment in range(600):
        if table.over():
            break
        step(table, source)
        if moment % 5:
            continue
        views = [ESDRAS_ET_NEHEMIE.view(table, reader) for reader in (*range(players), SPECTATOR)]
        shown = [public(view) for view in views if isinstance(view, EsdrasView)]
        assert shown == [shown[0]] * (players + 1)


@rule("EN-57")
def test_the_owner_sees_covered_cards() -> None:
    """And so does everyone, since they were played openly (EN-R16)."""
    for reader in READERS:
        assert seen(rich(), reader).sides[0].stacks[0] == ("scholar", "jeweller")


# Hands. --------------------------------------------------------------------------------------------------


@rule("EN-53")
@pytest.mark.parametrize("reader", READERS)
def test_a_hand_is_for_its_owner(reader: str) -> None:
    """Others see how many cards there are, and places of none."""
    table = rich()
    for number, has in enumerate(seen(table, reader).sides):
        assert (has.hand is not None) == (f"p{number + 1}" == reader)
    seat = SPECTATOR if reader == "spectator" else int(reader[1]) - 1
    held = {name for name in ESDRAS_ET_NEHEMIE.places(table, seat) if name.startswith("p1.hand.")}
    assert held == ({f"p1.hand.{card}" for card in HAND} if reader == "p1" else set())
    assert of(table, "p1").hand == ("singer", "mason", "soldier", "teacher")


@rule("EN-53")
def test_another_hand_looks_the_same_to_others() -> None:
    """As a view and as numbers; to its owner it does not."""
    table = rich()
    other = table.clone()
    pile = members_of(other.pile[0], f.CHARACTERS)
    mason = f.CHARACTER_IDS.index("mason")
    other.hand[0] ^= 1 << mason | 1 << pile[0]
    other.pile[0] ^= 1 << mason | 1 << pile[0]
    for reader in (1, 2, SPECTATOR):
        assert ESDRAS_ET_NEHEMIE.view(table, reader) == ESDRAS_ET_NEHEMIE.view(other, reader)
        assert ESDRAS_ET_NEHEMIE.observe(table, reader) == ESDRAS_ET_NEHEMIE.observe(other, reader)
    assert ESDRAS_ET_NEHEMIE.view(table, 0) != ESDRAS_ET_NEHEMIE.view(other, 0)
    assert ESDRAS_ET_NEHEMIE.observe(table, 0) != ESDRAS_ET_NEHEMIE.observe(other, 0)


@rule("EN-53")
def test_hidden_merit_does_not_tell_the_hand() -> None:
    """The points of a final scoring now count the hand for its owner only."""
    gates = {"sheep": "p1", "old": "p1", "fountain": "p2", "horse": "p2"}
    stated = side(hand=["soldier"], silver=0, food=0)
    table = given(**own("hidden_merit"), gates=gates, altar_order=["p2", "p1"], p1=stated)
    assert seen(table, "p1").sides[0].final == 10 + 4 + 3
    assert seen(table, "p2").sides[0].final == 10 + 4


@rule("EN-53")
def test_a_drawn_card_is_told_to_its_owner() -> None:
    """Others read that a card was drawn."""
    table = given(p1=side(hand=["mason", "singer", "soldier", "teacher"]))
    play(table, "p1 play mason 1", "p1 red", "p1 end")
    assert waits_for(table) == "chance DrawCharacter"
    choice = table.choices(CHANCE)[0]
    assert choice_text.audience(table, CHANCE, choice) == 0
    assert choice_text.veiled(table, CHANCE, choice).text == "draw card for p1"
    assert choices(table)[0].startswith("draw musician")
    assert not [name for name in told_ids(table) if name.startswith("draw")]


@rule("EN-53")
def test_a_hand_that_follows_from_the_rest_is_known() -> None:
    """After the last card of the pile everyone can name the hand, because all other cards are open."""
    stacks = [["scholar", "jeweller"], ["musician"], []]
    table = given(p1=side(hand=HAND, tucked=["carpenter", "gatherer"], stacks=stacks))
    assert (of(table, "p1").pile, of(table, "p1").known) == (1, ())
    play(table, "p1 play mason 2", "p1 red", "p1 end")
    draw(table)
    assert seen(table, "p2").sides[0].known == ("singer", "watchwoman", "soldier", "teacher")
    twin = table.clone()
    ESDRAS_ET_NEHEMIE.conceal(twin, 1, Seeded(3))
    assert twin.hand[0] == table.hand[0]


@rule("EN-53")
def test_a_card_of_the_new_pile_is_not_known() -> None:
    """After round 2 three cards are known, the fourth is one of four."""
    stacks = [["scholar", "jeweller"], ["musician", "watchwoman"], []]
    stated = side(
        hand=["singer", "soldier", "teacher"], tucked=["carpenter", "gatherer", "mason"], stacks=stacks
    )
    table = after(round=2, p1=stated)
    draw(table)
    shown = seen(table, "p2").sides[0]
    assert (shown.hand_size, shown.known, shown.pile) == (4, ("singer", "soldier", "teacher"), 3)
    fourth = set()
    for seed in range(40):
        twin = table.clone()
        ESDRAS_ET_NEHEMIE.conceal(twin, 1, Seeded(seed))
        assert not ESDRAS_ET_NEHEMIE.broken_laws(twin)
        (dealt,) = set(of(twin, "p1").hand or ()) - set(shown.known)
        fourth.add(dealt)
    assert fourth == {"scholar", "jeweller", "musician", "watchwoman"}


@rule("EN-53")
def test_concealing_deals_other_hands_again() -> None:
    """Every card that may be there comes; their own hand stays; sizes stay."""
    table = rich()
    found = set()
    for seed in range(60):
        twin = table.clone()
        ESDRAS_ET_NEHEMIE.conceal(twin, 1, Seeded(seed))
        assert not ESDRAS_ET_NEHEMIE.broken_laws(twin)
        assert twin.hand[1] == table.hand[1]
        assert (of(twin, "p1").hand_size, of(twin, "p1").pile) == (4, 3)
        found |= set(of(twin, "p1").hand or ())
    assert found == set(f.CHARACTER_IDS) - {"scholar", "jeweller", "carpenter"}
    twin = table.clone()
    ESDRAS_ET_NEHEMIE.conceal(twin, 0, Seeded(1))
    assert of(twin, "p1") == of(table, "p1")


@rule("EN-53")
def test_piles_have_no_order_to_be_known() -> None:
    """Each card of a pile is as likely as any other to be drawn."""
    table = given(p1=side(hand=HAND))
    play(table, "p1 play mason 1", "p1 red", "p1 end")
    assert len(choices(table)) == 6
    assert {table.weight(choice) for choice in table.choices(CHANCE)} == {1}


# Wall cards. ---------------------------------------------------------------------------------------------


def building() -> EsdrasTable:
    """Have p1 draw three wall cards for w09."""
    table = acting("grey", 4, p1=side(resources={"stone": 3}))
    play(table, "p1 spot w09", "p1 rebuild")
    play(table, *(f"chance draw {card} for p1" for card in ("wall_02", "wall_06", "wall_10")))
    return table


@rule("EN-53")
def test_drawn_wall_cards_are_for_the_builder() -> None:
    """The others see that there are three."""
    table = building()
    assert seen(table, "p1").sides[0].drawn == ("wall_02", "wall_06", "wall_10")
    for reader in ("p2", "spectator"):
        shown = seen(table, reader).sides[0]
        assert (shown.drawn, shown.wall_drawn, shown.wall_pile) == (None, 3, 9)
    assert "p1.wall.wall_06" in ESDRAS_ET_NEHEMIE.places(table, 0)
    assert "p1.wall.wall_06" not in ESDRAS_ET_NEHEMIE.places(table, 1)
    assert choice_text.spoken_choices(table, 1) == []


@rule("EN-53")
def test_drawing_wall_cards_is_veiled() -> None:
    """Others read that a wall card was drawn, not which."""
    table = acting("grey", 4, p1=side(resources={"stone": 3}))
    play(table, "p1 spot w09", "p1 rebuild")
    choice = table.choices(CHANCE)[0]
    assert choice_text.audience(table, CHANCE, choice) == 0
    assert choice_text.veiled(table, CHANCE, choice).text == "draw wall card for p1"


@rule("EN-53", "EN-99")
def test_returned_wall_cards_are_known_to_the_builder_only() -> None:
    """On top and below: the owner sees them, the others neither in the view nor in words."""
    table = building()
    play(table, "p1 place wall_02")
    assert waits_for(table) == "p1 ReturnWallCard"
    choice = choice_text.find_choice(table, 0, "top wall_10")
    assert choice_text.audience(table, 0, choice) == 0
    assert choice_text.veiled(table, 0, choice).text == "return wall cards"
    play(table, "p1 top wall_10")
    mine, theirs = seen(table, "p1").sides[0], seen(table, "p2").sides[0]
    assert (mine.wall_top, mine.wall_bottom, mine.wall_pile) == ("wall_10", ("wall_06",), 11)
    assert (theirs.wall_top, theirs.wall_bottom, theirs.wall_pile) == (None, None, 11)
    assert not [name for name in told_ids(table) if "return" in name]


@rule("EN-99")
def test_the_placed_wall_card_is_public() -> None:
    """Everyone reads which one it was."""
    table = building()
    choice = choice_text.find_choice(table, 0, "place wall_06")
    assert choice_text.audience(table, 0, choice) == EVERYONE
    play(table, "p1 place wall_06", "p1 bless red")
    assert {spot.card for spot in seen(table, "spectator").ring} == {None, "wall_06"}


@rule("EN-99")
def test_a_wall_pile_is_drawn_from_the_top() -> None:
    """First the card that was put on top, then any of the others, at last those put below, in their order."""
    rest_ = [f"wall_{number:02}" for number in (1, 3, 4, 5, 8, 9, 11, 12)]
    walls = {f"w{spot}": f"p1 {card}" for spot, card in zip(range(11, 18), rest_[:7], strict=True)}
    stated = side(resources={"stone": 3}, wall_top="wall_10", wall_bottom=["wall_06", "wall_02", "wall_07"])
    table = acting("grey", 4, walls=walls, p1=stated)
    play(table, "p1 spot w09", "p1 rebuild")
    assert choices(table) == ["draw wall_10 for p1"]
    play(table, "chance draw wall_10 for p1")
    assert choices(table) == ["draw wall_12 for p1"]
    play(table, "chance draw wall_12 for p1")
    assert choices(table) == ["draw wall_06 for p1"]
    play(table, "chance draw wall_06 for p1", "p1 place wall_12", "p1 top wall_10")
    assert of(table, "p1").wall_bottom == ("wall_02", "wall_07", "wall_06")
    assert of(table, "p1").wall_top == "wall_10"


@rule("EN-53")
def test_concealing_deals_other_wall_cards_again() -> None:
    """For another seat any unseen card may lie on top; for the owner it is the one put there."""
    table = rich()
    tops, bottoms = set(), set()
    for seed in range(80):
        twin = table.clone()
        ESDRAS_ET_NEHEMIE.conceal(twin, 1, Seeded(seed))
        assert not ESDRAS_ET_NEHEMIE.broken_laws(twin)
        tops.add(of(twin, "p1").wall_top)
        bottoms.add(of(twin, "p1").wall_bottom)
        assert of(twin, "p1").wall_pile == 12
    assert len(tops) == 12
    assert len(bottoms) > 12
    twin = table.clone()
    ESDRAS_ET_NEHEMIE.conceal(twin, 0, Seeded(1))
    assert (of(twin, "p1").wall_top, of(twin, "p1").wall_bottom) == ("wall_05", ("wall_07", "wall_02"))


@rule("EN-53")
@pytest.mark.parametrize("reader", [0, 1, 2, SPECTATOR])
def test_nonsense_in_hidden_places_changes_no_view(reader: int) -> None:
    """Neither the view nor its numbers, while cards lie drawn or not."""
    drawn = given(
        players=3,
        p1=side(hand=HAND, wall_drawn=["wall_01", "wall_02"], wall_top="wall_05", wall_bottom=["wall_07"]),
    )
    for table in (rich(), drawn):
        twin = table.clone()
        ESDRAS_ET_NEHEMIE.overwrite_hidden(twin, reader)
        assert ESDRAS_ET_NEHEMIE.view(twin, reader) == ESDRAS_ET_NEHEMIE.view(table, reader)
        assert ESDRAS_ET_NEHEMIE.observe(twin, reader) == ESDRAS_ET_NEHEMIE.observe(table, reader)
        assert ESDRAS_ET_NEHEMIE.state(twin) != ESDRAS_ET_NEHEMIE.state(table)


# Solo. ---------------------------------------------------------------------------------------------------


@rule("EN-232")
def test_solo_cards_left_are_known_their_order_is_not() -> None:
    """Cards revealed this week lie open; of those left any may come next, for the human and for chance."""
    table = solo(focus_pile=["focus_dung", "focus_old", "focus_east"], scheme_pile=["scheme_1", "scheme_6"])
    cards = seen(table).solo
    assert cards is not None
    assert cards.focus_left == ("focus_old", "focus_east", "focus_dung")
    assert cards.scheme_left == ("scheme_1", "scheme_6")
    assert choices(table) == ["reveal focus_old", "reveal focus_east", "reveal focus_dung"]


def test_nothing_of_the_opponent_is_hidden_from_the_human() -> None:
    """Concealing for the human changes nothing; what it draws is told to all."""
    table = solo()
    twin = table.clone()
    ESDRAS_ET_NEHEMIE.conceal(twin, 0, Seeded(5))
    assert ESDRAS_ET_NEHEMIE.state(twin) == ESDRAS_ET_NEHEMIE.state(table)
    assert choice_text.audience(table, CHANCE, table.choices(CHANCE)[0]) == EVERYONE
