"""Positions: any table can be written down and read back, in part or whole; what cannot be is refused."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from batisseurs.games.nehemiah import pending
from batisseurs.games.nehemiah.facts import DECKS, ROWS
from batisseurs.games.nehemiah.game import NEHEMIAH
from batisseurs.games.nehemiah.position import contradictions
from batisseurs.games.nehemiah.table import NehemiahTable
from batisseurs.kernel import (
    CHANCE,
    WITHDRAW,
    BadOption,
    BadPosition,
    Seeded,
    Table,
    choice_text,
    position_text,
    read_position,
    save,
    write_position,
)
from batisseurs.words import LANGUAGES, Words
from tests.games.nehemiah.given import (
    card,
    cubes_of,
    empty_columns,
    given,
    goods_of,
    of,
    on,
    play,
    seen,
    side,
    waits_for,
)

OPTIONS: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {"open_screens": True, "first_player": "p1"}),
    (2, {"foremen": True}),
    (3, {"foremen": True}),
    (4, {"foremen": True}),
]
FOREMEN = {name: number for number, name in enumerate(NEHEMIAH.components().foreman_ids)}
Steps = list[list[Any]]


def answer(table: Table, source: Seeded) -> None:
    """Let the player to move answer at random, several in any order and with withdrawals."""
    seats = table.choosers()
    seat = seats[source.below(len(seats))]
    if seat == CHANCE:
        table.play(seat, table.draw(source))
    elif table.may_withdraw(seat) and source.below(8) == 0:
        table.play(seat, WITHDRAW)
    else:
        possible = table.choices(seat)
        table.play(seat, possible[source.below(len(possible))])


def moments(players: int, options: dict[str, Any], seed: int) -> Iterator[NehemiahTable]:
    """Play a game at random and show its table before every choice, and when it is over."""
    table = NEHEMIAH.new(players, options)
    assert isinstance(table, NehemiahTable)
    source = Seeded(seed)
    while not table.over():
        yield table
        answer(table, source)
    yield table


def read(text: str) -> NehemiahTable:
    table = read_position(NEHEMIAH, text)
    assert isinstance(table, NehemiahTable)
    return table


def laid(
    steps: Steps | None = None, *, players: int = 4, foremen: bool = False, turn: str = "p1", **zones: Any
) -> NehemiahTable:
    """Read a document with these zones and steps; without steps it is the start of a turn."""
    document: dict[str, Any] = {"players": players, "options": {"foremen": foremen}, "table": zones}
    if steps is None:
        document["turn"] = turn
    else:
        document["pending"] = steps
        if "turns" not in zones:
            zones["turns"] = 1
    table = read_position(NEHEMIAH, document)
    assert isinstance(table, NehemiahTable)
    return table


# Written down and read back. -----------------------------------------------------------------------


@pytest.mark.parametrize(("players", "options"), OPTIONS)
def test_every_table_of_a_game_can_be_written_and_read(players: int, options: dict[str, Any]) -> None:
    """Set-up, auctions, activations, changes of round, the end: the table read back is the same."""
    for number, table in enumerate(moments(players, options, 1)):
        if number % 3 == 0 or table.over():
            again = read(position_text(write_position(NEHEMIAH, table)))
            assert save(NEHEMIAH, again) == save(NEHEMIAH, table)
            assert not NEHEMIAH.broken_laws(again)


@pytest.mark.parametrize(("players", "options"), OPTIONS)
def test_no_table_of_a_game_contradicts_itself(players: int, options: dict[str, Any]) -> None:
    for seed in range(10, 13):
        for table in moments(players, options, seed):
            assert not list(contradictions(table))


def test_every_step_has_its_place() -> None:
    """A step that is added to the game needs a line in what may come after what."""
    assert set(pending.ON) == {kind.name for kind in NEHEMIAH.steps}
    assert set().union(*pending.ON.values()) - {pending.NOTHING} <= set(pending.ON)


WRITTEN = f"""\
situation = 1
game = "nehemiah"
rules = 2
components = "{NEHEMIAH.fingerprint()}"
players = 2
pending = [["ExtraActivation", 0], ["CloseTurn"], ["Turns"]]

[options]
foremen = true
open_screens = false
first_player = "p1"

[table]
round = 1
first_player = "p1"
turns = 11
last_clearing = 10
last_turn = 0
ending = "going_on"
decks = [16, 20, 16]
discard = []
c1 = ["gold_2 p2 tired", "wood_2 neutral p1", "wall_1 p1 tired", "wood_1"]
c2 = ["wood_1", "wood_1", "wood_1", "wall_1"]
c3 = ["gold_2", "gold_2", "gold_2", "wall_1"]
c4 = ["gold_3", "gold_3", "temple_1", "wall_1"]
c5 = ["garrison_1", "garrison_1", "temple_1", "temple_1 p2"]
marked = []
cleared = 0
emptied = []
refilled = 0
anchor = "c1r3"
used = ["c1r1"]
targets = []
activated = ["c1r3"]
between_turns = false
revealed = []
foreman_deck = ["artisan", "architect", "sculptor", "carpenter", "merchant", "turncoat"]

[table.p1]
wood = 1
gold = 5
points = {{ wall = 2, temple = 0, garrison = 0, cards = 1, goods = 0 }}
cubes = {{ wall = 3, temple = 0, garrison = 1 }}
gates = ["fish_gate"]
set_aside = 1
foremen = ["inspector"]

[table.p2]
wood = 3
gold = 6
points = {{ wall = 0, temple = 0, garrison = 0, cards = 0, goods = 0 }}
cubes = {{ wall = 0, temple = 0, garrison = 0 }}
gates = ["sheep_gate"]
set_aside = 0
foremen = []
"""


def test_what_is_written_is_readable() -> None:
    table = read(WRITTEN)
    assert position_text(write_position(NEHEMIAH, table)) == WRITTEN
    assert waits_for(table) == "p1 ExtraActivation"
    play(table, "p1 also c1r2")
    assert goods_of(table, "p1") == (3, 4)


def test_decks_of_odd_tables_are_written_card_by_card() -> None:
    """With a card of deck III in round I, sizes alone would not say what is left."""
    table = given(c1=["consolidation_2", "", "", ""])
    decks = write_position(NEHEMIAH, table)["table"]["decks"]
    assert [len(deck) for deck in decks] == list(table.deck_size)
    again = read(position_text(write_position(NEHEMIAH, table)))
    assert save(NEHEMIAH, again) == save(NEHEMIAH, table)


# Stated in part. -----------------------------------------------------------------------------------

DOCUMENT = """\
# A table as somebody types it in.
situation = 1
game = "nehemiah"
players = 3
turn = "p2"     # Ben's turn
seed = 7

[options]
foremen = true

[table]
round = 2
first_player = "p3"
turns = 20
c1 = ["wood_1 p1 tired", "gold_2 p2", "p3", ""]
c3 = []
decks = [0, 8, 12]
discard = ["gate", "gate"]

[table.p1]      # Ann
wood = 0
points = { wall = 4, cards = 2 }
cubes = { wall = 10, garrison = 1 }
gates = ["fish_gate"]
set_aside = 2

[table.p2]      # Ben
points = 5
gates = 2
foremen = ["seasonal", "turncoat"]
"""


def test_a_document_as_people_write_it() -> None:
    table = read(DOCUMENT)
    assert not NEHEMIAH.broken_laws(table)
    assert waits_for(table) == "p2 PlayForeman"
    assert [on(table, f"c1r{row}") for row in range(1, 5)] == ["p1 tired", "p2", "p3", ""]
    assert (card(table, "c1r1"), card(table, "c1r2")) == ("wood_1", "gold_2")
    assert all(card(table, f"c{column}r{row}") for column in (1, 2, 4) for row in range(1, 5))
    assert empty_columns(table) == [3]
    assert list(table.deck_size) == [0, 8, 12]
    assert (goods_of(table, "p1"), goods_of(table, "p2")) == ((0, 5), (3, 5))
    assert cubes_of(table, "p1") == (10, 0, 1, 0)
    assert (of(table, "p1").points, of(table, "p2").points) == (6, 5)
    owners = {gate.gate: gate.owner for gate in seen(table).gates}
    assert (owners["sheep_gate"], owners["fish_gate"], owners["old_gate"]) == (1, 0, 1)
    assert (of(table, "p1").available, of(table, "p1").set_aside) == (7 - 1 - 2, 2)
    assert sorted(of(table, "p2").foremen) == ["seasonal", "turncoat"]
    assert int(table.unseen_foremen).bit_count() == 4  # what round III needs
    assert (seen(table).round, table.turn, table.active) == (2, 21 + (1 - 2 - 20) % 3, 1)


def test_the_least_that_can_be_said() -> None:
    for players in (2, 3, 4):
        table = read(f'situation = 1\ngame = "nehemiah"\nplayers = {players}')
        assert waits_for(table) == "p1 TakeAction"
        assert empty_columns(table) == []
        assert sum(table.deck_size) == (56 - 16 if players == 3 else 72 - 20)
        assert not NEHEMIAH.broken_laws(table)


def test_the_rest_is_dealt_by_the_seed() -> None:
    one, same, other = read(DOCUMENT), read(DOCUMENT), read(DOCUMENT.replace("seed = 7", "seed = 8"))
    assert save(NEHEMIAH, one) == save(NEHEMIAH, same)
    assert save(NEHEMIAH, one) != save(NEHEMIAH, other)
    assert [card(one, f"c2r{row}") for row in (1, 2, 3, 4)] != [
        card(other, f"c2r{row}") for row in (1, 2, 3, 4)
    ]


def test_later_decks_are_not_dealt_before_their_round() -> None:
    """The grid of round I comes from deck I, and what is stated must be there."""
    facts = NEHEMIAH.components()
    for seed in range(5):
        table = read(f'situation = 1\ngame = "nehemiah"\nplayers = 4\nseed = {seed}')
        assert [table.deck_size[deck] for deck in (1, 2)] == [facts.deck_cards(4, deck) for deck in (1, 2)]
    assert "consolidation_2 in the decks up to round 1 (0)" in refused(c1=["consolidation_2", "", "", ""])
    laid(round=3, c1=["consolidation_2", "", "", ""])


def test_nothing_is_lost_or_doubled_whatever_is_stated() -> None:
    """State random parts of tables of random games; the rest is dealt around them."""
    chance = random.Random(5)  # noqa: S311  a test, repeated exactly
    tables = [table.clone() for table in moments(3, {"foremen": True}, 3)]
    for table in [table for table in tables if waits_for(table).endswith("TakeAction")][::2]:
        document = write_position(NEHEMIAH, table)
        del document["pending"]
        zones = document["table"]
        for key in chance.sample(["c1", "c2", "c3", "c4", "discard", "foreman_deck"], k=3):
            del zones[key]
        for name in ("p1", "p2", "p3"):
            for key in chance.sample(["wood", "gold", "points", "cubes", "foremen"], k=2):
                del zones[name][key]
            zones[name]["gates"] = len(zones[name]["gates"])
        document |= {"seed": chance.randrange(1000), "turn": f"p{table.active + 1}"}
        zones["turns"] -= 1
        again = read_position(NEHEMIAH, document)
        assert isinstance(again, NehemiahTable)
        assert not NEHEMIAH.broken_laws(again)
        assert list(again.deck_size) == list(table.deck_size)


def test_a_game_continues_from_any_document() -> None:
    for seed in range(4):
        table = read(DOCUMENT.replace("seed = 7", f"seed = {seed}"))
        source = Seeded(seed)
        while not table.over():
            answer(table, source)
            assert not NEHEMIAH.broken_laws(table)
        assert NEHEMIAH.result(table).ending in NEHEMIAH.endings


def test_words_can_be_said_at_once() -> None:
    """A table from a document is a table like any other: its choices have words."""
    table = read('situation = 1\ngame = "nehemiah"\nplayers = 2')
    assert "place c1" in [said.text for _, said in choice_text.spoken_choices(table, 0)]


# What cannot be. -----------------------------------------------------------------------------------


def refused(steps: Steps | None = None, **document: Any) -> str:
    """Return the one line with which a position is refused; every language has its own."""
    with pytest.raises((BadPosition, BadOption)) as caught:
        laid(steps, **document)
    text, message = caught.value.text, caught.value.message
    assert "\n" not in text
    assert message is not None
    spoken = {Words(language).text(message.id, **message.args) for language in LANGUAGES}
    assert len(spoken) == len(LANGUAGES) or message.id.startswith("error-")
    assert not any("{" in said or "[[" in said for said in spoken)
    return text


@pytest.mark.parametrize(
    ("document", "says"),
    [
        ({"weather": "fine"}, "[table] has no 'weather'; it has: activated, anchor"),
        ({"p5": {}}, "[table] has no 'p5'"),
        ({"c6": []}, "[table] has no 'c6'"),
        ({"players": 3, "c5": []}, "[table] has no 'c5'"),
        ({"round": 4}, "[table]: round is a whole number from 1 to 3, not '4'"),
        ({"round": True}, "[table]: round is a whole number from 1 to 3, not 'True'"),
        ({"turns": -1}, "[table]: turns is a whole number from 0 to 99999, not '-1'"),
        ({"turns": 3, "last_clearing": 4}, "[table]: last_clearing is a whole number from 0 to 3, not '4'"),
        ({"first_player": "p5"}, "first_player: 'p5' is no seat: p1 to p4"),
        ({"first_player": "chance"}, "first_player: 'chance' is no seat: p1 to p4"),
        ({"turn": "p5"}, "turn = 'p5' is none of: p1, p2, p3, p4"),
        ({"ending": "boredom"}, "ending: 'boredom' is none of: going_on, last_column"),
        ({"between_turns": 1}, "between_turns is true or false, not '1'"),
        ({"players": 5}, "Nehemiah is for 2 to 4 players, not 5"),
        # Cards.
        ({"decks": [16, 20]}, "decks is a list of 3 sizes, not '[16, 20]'"),
        ({"decks": 3}, "decks is a list of 3 sizes, not '3'"),
        ({"decks": [16, "all", 16]}, "decks 2: this should be a list of names, not 'all'"),
        ({"decks": [16, 20, 17]}, "[table]: decks 3 is a whole number from 0 to 16, not '17'"),
        ({"decks": [20, 20, 16]}, "c5r1: no cards are left for it"),
        ({"decks": [["wood_1"] * 40, [], []]}, "decks 1: all copies of wood_1 in the decks up to round 1"),
        ({"round": 2, "decks": [4, 20, 16]}, "deck 1 is used up in round 2 (NE-102)"),
        ({"round": 2, "decks": [["wood_1"], 20, 16]}, "deck 1 is used up in round 2 (NE-102)"),
        ({"c1": [], "decks": [36, 20, 16], "discard": ["gate"]}, "no cards are left for it"),
        (
            {f"c{column}": [] for column in range(1, 6)} | {"decks": [36, 20, 16], "discard": ["wood_1"]},
            "deck 1 cannot have 36 cards: 35 are left for it",
        ),
        ({"discard": "gate"}, "discard: this should be a list of names, not 'gate'"),
        ({"discard": ["temple"]}, "discard: there is no card 'temple'"),
        ({"discard": ["remarkable"] * 30}, "discard: all copies of remarkable in the decks up to round 1"),
        ({"c1": 4}, "c1: this should be a list of names, not '4'"),
        ({"c1": [""] * 5}, "c1: a column has 4 cards, not 5 (NE-17)"),
        ({"c1": ["", "castle", "", ""]}, "c1r2: there is no card 'castle'"),
        ({"c1": ["wood_1 p1 asleep", "", "", ""]}, "c1r1: 'wood_1 p1 asleep' is not written like wood_1 p1"),
        ({"c1": ["wood_1 tired", "", "", ""]}, "c1r1: 'tired' is no seat: p1 to p4"),
        ({"c1": ["wood_1 neutral", "", "", ""]}, "c1r1: 'neutral' is no seat: p1 to p4"),
        ({"c1": ["wood_1 p5", "", "", ""]}, "c1r1: 'p5' is no seat: p1 to p4"),
        ({"c1": ["wood_1 neutral p1 tired", "", "", ""]}, "c1r1: 'wood_1 neutral p1 tired' is not written"),
        # Pieces.
        (
            {"c1": ["p1"] * 4, "c2": ["p1"] * 3 + [""]},
            "p1: 7 workers on cards or set aside, but a player has 6 (NE-11)",
        ),
        (
            {"c1": ["p1", "", "", ""], "p1": {"set_aside": 6}},
            "p1: 7 workers on cards or set aside, but a player has 6 (NE-11)",
        ),
        ({"p1": {"set_aside": 7}}, "p1: set_aside is a whole number from 0 to 6, not '7'"),
        (
            {"c1": ["neutral p1", "", "", ""]},
            "p1: 1 neutral workers on cards, but there are 0 (NE-92)",
        ),
        ({"p1": 3}, "p1 is a table: [table.p1]"),
        ({"p1": {"crown": 1}}, "[table.p1] has no 'crown'; it has: cubes, foremen"),
        ({"p1": {"wood": -1}}, "p1: wood is a whole number from 0 to 99999, not '-1'"),
        ({"p1": {"gold": 1.5}}, "p1: gold is a whole number from 0 to 99999, not '1.5'"),
        ({"p1": {"points": -3}}, "p1: points is a whole number from 0 to 99999, not '-3'"),
        ({"p1": {"points": [3]}}, "p1.points is written like wall = 2, temple = 1 in curly brackets"),
        ({"p1": {"points": {"luck": 3}}}, "p1.points has no 'luck'; it has: cards, garrison"),
        ({"p1": {"cubes": 3}}, "p1.cubes is written like wall = 2, temple = 1 in curly brackets"),
        ({"p1": {"cubes": {"wall": 8, "temple": 4}}}, "p1: 12 cubes on the boards, but a player has 11"),
        ({"p1": {"gates": 9}}, "p1: gates is a whole number from 0 to 8, not '9'"),
        ({"p1": {"gates": 5}, "p2": {"gates": 4}}, "the players have 9 gates, but there are 8 (NE-6)"),
        ({"p1": {"gates": ["wall"]}}, "p1.gates: 'wall' is none of: sheep_gate"),
        ({"p1": {"gates": ["fish_gate"]}}, "p1.gates: fish_gate has been taken, but not all gates above it"),
        (
            {"p1": {"gates": ["sheep_gate"]}, "p2": {"gates": ["sheep_gate"]}},
            "p2.gates: sheep_gate is named twice",
        ),
        # Foremen.
        ({"p1": {"foremen": ["artisan"]}}, "p1.foremen: there are foremen only with the option foremen"),
        ({"foreman_deck": 1}, "[table]: foreman_deck is a whole number from 0 to 0, not '1'"),
        ({"foremen": True, "foreman_deck": 16}, "foreman_deck is a whole number from 0 to 15, not '16'"),
        ({"foremen": True, "p1": {"foremen": ["boss"]}}, "p1.foremen: 'boss' is none of: artisan"),
        (
            {"foremen": True, "p1": {"foremen": ["convict"]}, "p2": {"foremen": ["convict"]}},
            "p2.foremen: convict is named twice",
        ),
        (
            {"foremen": True, "foreman_deck": ["convict", "convict"]},
            "foreman_deck: convict is named twice",
        ),
        ({"foremen": True, "foreman_deck": 9}, "deck has 9 cards, the rounds to come need 10 (NE-126)"),
        ({"foremen": True, "revealed": ["convict"]}, "1 foremen lie revealed, 0 are to be auctioned"),
        # In the middle of a turn.
        ({"marked": ["c7"]}, "marked: 'c7' is none of: c1, c2, c3, c4, c5"),
        ({"marked": ["c1", "c1"]}, "marked: c1 is named twice"),
        ({"marked": ["c1"], "c1": []}, "c1 is marked, but it has no cards or is not cleared in this turn"),
        ({"emptied": ["c1"], "c1": []}, "c1 waits for the next deck, but it has cards or no deck comes"),
        ({"anchor": "c1r5"}, "anchor: 'c1r5' is none of: c1r1, c1r2"),
        ({"anchor": "c1r1"}, "there is an anchor card if and only if an activation is under way (NE-37)"),
        ({"used": ["c1r1", "c1r1"]}, "used: c1r1 is named twice"),
        ({"used": ["c1r1"]}, "c1r1 has been used, but not in an activation of its column (NE-43)"),
        ({"targets": ["c2r1"]}, "c2r1 has been used, but not in an activation of its column (NE-43)"),
        ({"activated": ["c1r1"]}, "no worker can have been activated in this turn on c1r1 (NE-37)"),
        ({"c1": ["", "", "", "p1 tired"]}, "a tired worker lies on c1r4, but c1 is not marked (NE-176)"),
        ({"c1": ["", ""]}, "c1 has 2 cards, but a column has 4 or none (NE-60)"),
        ({"decks": [15, 20, 16]}, "deck 1 has 15 cards, 0 are to be laid: whole columns are left (NE-175)"),
        ({f"c{column}": [] for column in range(1, 6)}, "no column has cards, but the end is not triggered"),
        # The end.
        ({"last_turn": 8, "turns": 9}, "the last turn cannot be number 8 after 13 turns of 4 players"),
        ({"last_turn": 7, "turns": 4}, "the last turn cannot be number 7 after 5 turns of 4 players"),
        ({"last_turn": 40}, "the last turn cannot be number 40 after 1 turns of 4 players (NE-116)"),
        ({"ending": "deadlock"}, "the ending deadlock does not go with last_turn = 0 (NE-113)"),
        ({"ending": "going_on", "last_turn": 4}, "the ending going_on does not go with last_turn = 4"),
    ],
)  # fmt: skip
def test_contradictions_are_refused(document: dict[str, Any], says: str) -> None:
    assert says in refused(**document)


END: Steps = [["CloseTurn"], ["Turns"]]
TURN: Steps = [["TakeAction", 0], *END]
GRID: dict[str, Any] = {
    "c1": ["gate p1 tired", "night_1 p2 tired", "wood_1 p2", "wood_1"],
    "c2": ["gold_2 p1", "wood_2", "gold_2", "wood_1"],
    "activated": ["c1r1"],
}
ACTIVATED: dict[str, Any] = GRID | {"anchor": "c1r1"}
EXTRA: Steps = [["ExtraActivations", 0], *END]


@pytest.mark.parametrize(
    ("steps", "says"),
    [
        ([["Dance", 0]], "pending: Nehemiah has no step 'Dance'"),
        ([["TakeAction"], *END], "pending: TakeAction is not made from []"),
        ([["TakeAction", 4], *END], "pending: TakeAction(4) asks a seat that is not at a table for 4"),
        ([["TakeAction", 1], *END], "TakeAction(1) is pending, but this table has no such active seat"),
        ([["TakeAction", -1], *END], "TakeAction(-1) is pending, but this table has no such active seat"),
        ([], "nothing is pending, but the game has not ended"),
        ([["TakeAction", 0]], "TakeAction(0) is pending, but nothing comes after it"),
        ([["TakeAction", 0], ["Turns"]], "TakeAction(0) is pending, but Turns() cannot come after it"),
        ([["TakeAction", 0], *TURN], "TakeAction(0) is pending, but TakeAction(0) cannot come after it"),
        ([["Turns"], ["Turns"]], "Turns() is pending, but Turns() cannot come after it"),
        ([["BeginGame"]], "BeginGame() is pending, but 1 turns have been begun (NE-23)"),
        ([["EndGame"]], "the game ends after turn 0, but 1 turns have been begun (NE-116)"),
        ([["EndRound"], ["Turns"]], "EndRound() is pending, but round 1 does not end with 16 cards"),
        ([["ClearMarked"], ["OpenTurn"], ["Turns"]], "between_turns is true if and only if"),
        ([["DrawCard", 20], ["AfterRefill", 0], ["ClearMarked"], ["Turns"]], "has no such spot"),
        ([["DrawCard", 0], ["AfterRefill", 0], ["ClearMarked"], ["Turns"]], "c1r1 is not the next card"),
        ([["AfterRefill", 5], ["ClearMarked"], ["Turns"]], "this table has no such column"),
        ([["Window", 1, 0, 0], *TURN], "but the game is played without foremen (NE-122)"),
        ([["Bid", 0, 0], ["Auction", 1, 1], ["Turns"]], "this table has no such foreman"),
        ([["PlaceNeutral", 0, 9], *END], "PlaceNeutral(0, 9) is pending, but this table has no such column"),
        ([["PlaceNeutral", 0, 0], *END], "but no neutral worker can be placed"),
        ([["UseAnchor", 0], *EXTRA], "there is an anchor card if and only if an activation is under way"),
        ([["MoveCube", 0, 3, 1], *EXTRA], "MoveCube(0, 3, 1) is pending, but this table has no such board"),
    ],
)  # fmt: skip
def test_nonsense_that_is_pending_is_refused(steps: Steps, says: str) -> None:
    assert says in refused(steps)


@pytest.mark.parametrize(
    ("step", "says"),
    [
        (["UseAnchor", 1], "UseAnchor(1) is pending, but this table has no such active seat"),
        (["MoveCube", 1, 0, 1], "MoveCube(1, 0, 1) is pending, but this table has no such active seat"),
        (["MoveCube", 0, 0, 0], "MoveCube(0, 0, 0) is pending, but this table has no such number"),
        (["MoveCube", 0, 0, 1], "MoveCube(0, 0, 1) is pending, but no cube can be moved there (NE-64)"),
        (["RaiseWorker", 0, 0, 1, 0], "RaiseWorker(0, 0, 1, 0) is pending, but no worker can be raised"),
        (["RaiseWorker", 0, 1, 1, 0], "RaiseWorker(0, 1, 1, 0) is pending, but no worker can be raised"),
        (["RaiseWorker", 0, 1, 1, 2], "this table has no such switch"),
        (["PlaceFurther", 0, 1, 2], "PlaceFurther(0, 1, 2) is pending, but this table has no such number"),
        (["UseTarget", 0, 1, 1, 1], "the anchor card lies in another column"),
        (["PickToSwap", 0, 2], "PickToSwap(0, 2) is pending, but this table has no such swap"),
        (["PickToSwap", 1, 0], "PickToSwap(1, 0) is pending, but this table has no such swap"),
        (["SwapWith", 0, 0, 3], "SwapWith(0, 0, 3) is pending, but nothing can be swapped (NE-91)"),
        (["SwapWith", 0, 0, 40], "SwapWith(0, 0, 40) is pending, but this table has no such spot"),
        (["ExtraActivation", 0], "but ExtraActivations(0) cannot come after it"),
    ],
)  # fmt: skip
def test_what_an_activation_does_not_ask_is_refused(step: list[Any], says: str) -> None:
    assert says in refused([step, *EXTRA], **ACTIVATED)


def test_an_activation_finds_its_workers() -> None:
    assert waits_for(laid([["UseAnchor", 0], *EXTRA], **ACTIVATED)) == "p1 UseAnchor"
    assert "no worker has been activated on the anchor card (NE-37)" in refused(
        [["UseAnchor", 0], *EXTRA], **(ACTIVATED | {"activated": []})
    )
    nobody: dict[str, Any] = {"anchor": "c1r1", "p1": {"set_aside": 6}}
    wanting: list[tuple[list[Any], str]] = [
        (["PlaceFurther", 0, 1, 1], "no worker can be placed (NE-31)"),
        (["PlaceAnywhere", 0], "no worker can be placed (NE-31)"),
        (["ReplaceWorker", 0], "no worker can be replaced (NE-82)"),
        (["PickToSwap", 0, 0], "nothing can be swapped (NE-91)"),
        (["UseTarget", 0, 0, 1, 0], "no card of the column can be used (NE-88)"),
    ]
    for step, lacks in wanting:
        assert lacks in refused([step, *EXTRA], **nobody)


def test_a_card_is_drawn_only_where_one_is_due() -> None:
    column: Steps = [["DrawCard", 2], ["AfterRefill", 0], ["ClearMarked"], ["Turns"]]
    table = laid(column, c1=["wood_1", "gold_2"], decks=[14, 20, 16])
    assert waits_for(table) == "chance DrawCard"
    play(table, "chance draw wall_1", "chance draw temple_1")
    assert waits_for(table) == "p2 TakeAction"
    wrong: list[tuple[dict[str, Any], str]] = [
        ({"c1": ["wood_1"], "decks": [15, 20, 16]}, "c1r3 is not the next card to be laid (NE-59)"),
        ({"c1": [], "decks": [16, 20, 16]}, "c1r3 is not the next card to be laid (NE-59)"),
        ({"c1": ["wood_1", "gold_2"], "decks": [16, 20, 16]}, "deck 1 has 16 cards, 2 are to be laid"),
        ({"c1": ["wood_1", "gold_2"], "decks": [0, 20, 16]}, "deck 1 has 0 cards, 2 are to be laid"),
    ]
    for zones, says in wrong:
        assert says in refused(column, **zones)
    other: Steps = [["DrawCard", 2], ["AfterRefill", 1], ["ClearMarked"], ["Turns"]]
    assert "c2 has not been refilled (NE-59)" in refused(other, c1=["wood_1", "gold_2"], decks=[14, 20, 16])


def test_the_grid_is_dealt_once() -> None:
    empty: dict[str, Any] = {f"c{column}": [] for column in range(1, 6)}
    deal: Steps = [["DealGrid"], ["BeginGame"]]
    assert waits_for(laid(deal, turns=0, decks=[36, 20, 16], **empty)) == "chance DrawCard"
    assert "DealGrid() is pending, but c1 has cards already (NE-17)" in refused(deal, turns=0)


VARIANT: dict[str, Any] = {"foremen": True}
LAST = {"turns": 4, "last_turn": 4}
AUCTION: Steps = [["Auction", 1, 1], ["Turns"]]


@pytest.mark.parametrize(
    ("steps", "zones", "says"),
    [
        ([["Bid", FOREMEN["artisan"], 0], *AUCTION], {"revealed": ["convict", "seasonal"]}, "such foreman"),
        ([["ChooseForeman", 0], *AUCTION], {"revealed": ["convict"]}, "1 foremen lie revealed, 2 are to be"),
        ([["RevealForeman", 0], *AUCTION], {}, "this table has no such number"),
        ([["RevealForeman", 5], *AUCTION], {"foreman_deck": 14}, "the rounds to come need 15 (NE-126)"),
        ([["Auction", 0, 5], ["Turns"]], {}, "Auction(0, 5) is pending, but this table has no such number"),
        ([["TakeFreeGate", 0], *AUCTION], {"revealed": ["convict"], "p1": {"gates": 8}}, "no gate is left"),
        ([["TurnCubeTo", 0, 1, 0], ["FinalScoring"]], LAST, "no cube can be moved there"),
        ([["TurnCube", 0], ["FinalScoring"]], LAST, "holds no foreman for it (NE-135)"),
        ([["Inspect", 1, 0], *END], {}, "Inspect(1, 0) is pending, but that player holds no foreman for it"),
        ([["Inspect", 1, 2], *END], {}, "Inspect(1, 2) is pending, but this table has no such active seat"),
        (
            [["Inspect", 1, 0], *END],
            {"p1": {"set_aside": 6}, "p2": {"foremen": ["inspector"]}},
            "that player can do nothing (NE-165)",
        ),
        ([["PlayForeman", 1, 1, 0, 1], *TURN], {}, "that player holds no foreman for it (NE-135)"),
        ([["PlayForeman", 1, 1, 0, 2], *TURN], {}, "this table has no such seat"),
        ([["PlayForeman", 0, 1, 0, 4], *TURN], {}, "this table has no such number"),
        ([["PlayForeman", 0, 3, 0, 0], *TURN], {}, "this table has no such window"),
        ([["Window", 2, 0, 0], *TURN], {}, "Window(2, 0, 0) is pending, but this table has no such window"),
        ([["Window", 1, 1, 0], *TURN], {}, "Window(1, 1, 0) is pending, but this table has no such column"),
        ([["Window", 1, 0, 5], *TURN], {}, "Window(1, 0, 5) is pending, but this table has no such number"),
        ([["Window", 4, 0, 0], ["ClearMarked"], ["Turns"]], {"c1": []}, "c1 has not been refilled (NE-59)"),
        (
            [["PickToSwap", 0, 3], ["Window", 4, 1, 0], ["ClearMarked"], ["Turns"]],
            {},
            "PickToSwap(0, 3) is pending, but this table has no such swap",
        ),
        ([["PickToSwap", 0, 2], ["Window", 1, 0, 0], *TURN], {}, "nothing can be swapped (NE-91)"),
        ([["PickJourneyman", 0], ["Window", 1, 0, 0], *TURN], {}, "has no standing worker there (NE-36)"),
        ([["MoveJourneyman", 0, 3], ["Window", 1, 0, 0], *TURN], {}, "has no standing worker there (NE-36)"),
        ([["ActivateOwn", 0, 0], *END], {}, "this table has no such switch"),
        ([["ActivateOwn", 0, 0], ["ActivateOwn", 0, 1], *END], {}, "has no standing worker there (NE-36)"),
        ([["ActivateOpponent", 0], *END], {}, "no opponent has a standing worker (NE-164)"),
    ],
)  # fmt: skip
def test_nonsense_about_foremen_is_refused(steps: Steps, zones: dict[str, Any], says: str) -> None:
    assert says in refused(steps, foremen=True, **zones)


def test_sealed_bids_are_part_of_a_document() -> None:
    document = write_position(
        NEHEMIAH,
        laid([["Bid", FOREMEN["convict"], 0], *AUCTION], foremen=True, revealed=["convict", "seasonal"]),
    )
    bids: list[list[int]] = [[2], [], [], [0]]
    table = read_position(NEHEMIAH, document | {"sealed": bids})
    assert table.sealed == bids
    for sealed, says in [
        ([[7], [], [], []], "'sealed': p1 cannot have answered"),
        ([[2]], "'sealed' has 1 lists for 4 seats"),
    ]:
        with pytest.raises(BadPosition, match=says):
            read_position(NEHEMIAH, document | {"sealed": sealed})


def test_an_ended_game_waits_for_nobody() -> None:
    over = laid([], turns=8, last_turn=8, round=3, decks=[0, 0, 0])
    assert waits_for(over) == "over"
    assert NEHEMIAH.result(over).ending == "last_column"
    assert "the game ends after turn 8, but 4 turns have been begun" in refused(
        [], turns=4, last_turn=8, round=3
    )


def test_a_step_that_nobody_answers_happens_at_once() -> None:
    """A column is marked, the turn is closed: it is cleared, and cards are drawn."""
    table = laid(END, c1=["p1", "p2 tired", "p3", "p1 tired"], marked=["c1"])
    assert waits_for(table) == "chance DrawCard"
    assert of(table, "p1").available == 6
    assert sum(table.discard) == ROWS


def test_columns_that_wait_for_the_next_deck() -> None:
    """They are refilled in their order when the round changes (NE-103)."""
    change: Steps = [["ChangeRound"], ["Turns"]]
    table = laid(change, c2=[], c4=[], emptied=["c4", "c2"], decks=[0, 20, 16])
    assert seen(table).round == 2
    assert waits_for(table) == "chance DrawCard"
    assert [step.fields() for step in table.pending()[:1]] == [(3 * ROWS,)]
    assert "c1 waits for the next deck, but it has cards" in refused(
        change, emptied=["c1"], decks=[0, 20, 16]
    )


def test_a_deadlock_can_be_written_down_while_it_is_resolved() -> None:
    steps: Steps = [["ClearMarked"], ["OpenTurn"], ["Turns"]]
    zones: dict[str, Any] = {"between_turns": True, "ending": "deadlock", "marked": ["c1", "c2"], "turns": 5}
    table = laid(steps, **zones)
    again = read(position_text(write_position(NEHEMIAH, table)))
    assert save(NEHEMIAH, again) == save(NEHEMIAH, table)
    assert write_position(NEHEMIAH, table)["table"]["cleared"] == 1


def accepted_table(document: dict[str, Any]) -> Table | None:
    """Read a document; whatever is refused is refused by a sentence of ours, not by a law."""
    try:
        return read_position(NEHEMIAH, document)
    except BadPosition as error:
        said = error.message
    assert said is not None
    assert said.id not in {"error-situation-law", "error-situation-pending", "error-pending-cannot"}
    return None


def test_what_is_accepted_can_be_played_to_its_end() -> None:
    """Mix the parts of many tables: what is not refused never fails later."""
    chance = random.Random(8)  # noqa: S311  a test, repeated exactly
    documents = [
        write_position(NEHEMIAH, table)
        for seed in (4, 5)
        for number, table in enumerate(moments(3, {"foremen": True}, seed))
        if number % 5 == 0
    ]
    accepted, refusals = 0, 0
    for _ in range(400):
        one, other = chance.choice(documents), chance.choice(documents)
        key = chance.choice(["pending", "pending", *sorted(one["table"])])
        mixed = one | {"table": dict(one["table"])}
        if key == "pending":
            rows = [list(row) for row in chance.choice([one, other])["pending"]]
            row = chance.choice(rows) if rows else []
            if len(row) > 1:
                row[chance.randrange(1, len(row))] = chance.randrange(-1, 17)
            mixed["pending"] = rows
        else:
            mixed["table"][key] = other["table"][key]
        table = accepted_table(mixed)
        if table is None:
            refusals += 1
            continue
        accepted += 1
        source = Seeded(1)
        for _ in range(60):
            if table.over():
                break
            answer(table, source)
            assert not NEHEMIAH.broken_laws(table)
            assert not NEHEMIAH.contradictions(table)
    assert accepted > 30
    assert refusals > 100


def test_the_number_of_decks_is_that_of_the_rounds() -> None:
    table = given(round=3, p1=side(points=2))
    assert len(write_position(NEHEMIAH, table)["table"]["decks"]) == DECKS == seen(table).round
