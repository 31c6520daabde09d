"""Positions: any table can be written down and read back, in part or whole; what cannot be is refused."""

from __future__ import annotations

import random
import tomllib
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from batisseurs.games.theopolis.game import THEOPOLIS
from batisseurs.games.theopolis.position import contradictions
from batisseurs.games.theopolis.table import TheopolisTable
from batisseurs.kernel import (
    CHANCE,
    BadOption,
    BadPosition,
    Seeded,
    choice_text,
    position_text,
    read_position,
    save,
    write_position,
)
from tests.games.theopolis.given import (
    QUIET,
    board_of,
    city_of,
    discard_of,
    given,
    hand_of,
    of,
    play,
    resources_of,
    seen,
    side,
    unused_of,
    waits_for,
)

OPTIONS: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (2, {"short_deck": True}),
    (3, {"play_on": True}),
    (4, {"play_on": True, "short_deck": True, "max_rounds": 6}),
    (5, {"play_on": True}),
    (5, {"max_rounds": 3}),
]
KINDS = {card: kind for kind, card in enumerate(THEOPOLIS.components().ids)}


def moments(players: int, options: dict[str, Any], seed: int) -> Iterator[TheopolisTable]:
    """Play a game at random and show its table before every choice, and when it is over."""
    table = THEOPOLIS.new(players, options)
    assert isinstance(table, TheopolisTable)
    source = Seeded(seed)
    while True:
        yield table
        if table.over():
            return
        seat = table.chooser()
        possible = table.choices(seat)
        choice = source.answer(table) if seat == CHANCE else possible[source.below(len(possible))]
        table.play(seat, choice)


def read(text: str) -> TheopolisTable:
    table = read_position(THEOPOLIS, text)
    assert isinstance(table, TheopolisTable)
    return table


# Written down and read back. -----------------------------------------------------------------------


@pytest.mark.parametrize(("players", "options"), OPTIONS)
def test_every_table_of_a_game_can_be_written_and_read(players: int, options: dict[str, Any]) -> None:
    """Set-up, decisions in the middle of a Disaster, the end: the table read back is the same."""
    for seed in (1, 2):
        for table in moments(players, options, seed):
            again = read(position_text(write_position(THEOPOLIS, table)))
            assert save(THEOPOLIS, again) == save(THEOPOLIS, table)
            assert not THEOPOLIS.broken_laws(again)


@pytest.mark.parametrize(("players", "options"), OPTIONS)
def test_no_table_of_a_game_contradicts_itself(players: int, options: dict[str, Any]) -> None:
    for seed in range(10, 13):
        for table in moments(players, options, seed):
            assert not list(contradictions(table))


def test_what_is_written_is_readable() -> None:
    table = given(
        p1=side(city=["priest", "stole"], hand=["chapel", "vault"], known=["vault"], saint="st_roch"),
        p2=side(city=["church"] * 3 + ["priest"] * 3 + ["bishop"] * 3 + ["nun"] * 2 + ["monk"]),
    )
    text = position_text(write_position(THEOPOLIS, table))
    assert (
        text
        == f"""\
situation = 1
game = "theopolis"
rules = 1
components = "{THEOPOLIS.fingerprint()}"
players = 2
pending = [["MainPhase", 0], ["EndPhase", 0], ["Turns"]]

[options]
play_on = false
short_deck = false
max_rounds = 50

[table]
round = 1
active = "p1"
board = ["chapel", "church", "stole", "rings", "monk", "nun", "knight", "pope"]
discard = []
out = []
deck = 68
added = 0
exchanged = 0
confessed = 0
turns_taken = []
ending = "going_on"

[table.p1]
saint = "st_roch"
original_points = 19
resources = {{ faith = 1, hope = 1, charity = 1 }}
used = {{ faith = 0, hope = 0, charity = 0 }}
city = ["priest", "stole"]
hand = ["chapel", "vault"]
known = ["vault"]
rank = 0

[table.p2]
original_points = 20
resources = {{ faith = 1, hope = 1, charity = 1 }}
used = {{ faith = 0, hope = 0, charity = 0 }}
city = [
    "church", "church", "church", "priest", "priest", "priest", "bishop", "bishop", "bishop",
    "monk", "nun", "nun",
]
hand = []
known = []
rank = 0
"""
    )
    assert save(THEOPOLIS, read(text)) == save(THEOPOLIS, table)


@pytest.mark.parametrize(
    "document",
    [
        {},
        {"text": 'a "quoted" \\ text\n\t\x01\x7f é 🙂', "yes": True, "no": False, "number": -3, "half": 0.5},
        {"a key with spaces": 1, "": 2, "é": {"ü": [1]}},
        {"lists": [[], [1, [2, "x"]], ["name", 0]], "many": list(range(60)), "names": ["long name"] * 30},
        {"rows": [["Step", index, index] for index in range(20)]},
        {"table": {"a": {}, "b": {"c": 1}, "d": {"e": {"f": {"g": 1}}, "h": [{"i": 1}, {"j": []}]}, "k": 5}},
        {"table": {"wide": {f"key{index}": "value" for index in range(20)}, "last": 1}},
    ],
)
def test_whatever_is_written_is_toml(document: dict[str, Any]) -> None:
    text = position_text(document)
    assert tomllib.loads(text) == document
    assert all(len(line) <= 100 for line in text.splitlines() if '"lists"' not in line)


def test_what_toml_has_no_word_for_is_not_written() -> None:
    with pytest.raises(TypeError):
        position_text({"nothing": None})


# Stated in part. -----------------------------------------------------------------------------------

DOCUMENT = """\
# A table as somebody types it in.
situation = 1
game = "theopolis"
players = 3
turn = "p2"     # Ben's turn
seed = 7

[options]
short_deck = true

[table]
round = 3
board = [
    "church", "nun",   # the first two places,
    "",                # one that is free,
    "monk",            # and the rest are dealt
]
discard = ["plague", "war"]

[table.p1]      # Ann
saint = "st_roch"
original_points = 12
resources = { faith = 2, hope = 2, charity = 3 }
used = { faith = 1 }
city = ["priest", "stole"]
hand = ["pope", "chapel", "rings", "chapel"]
known = ["chapel", "pope"]

[table.p2]      # Ben
hand = 3
city = ["deacon"]
"""


def test_a_document_as_people_write_it() -> None:
    table = read(DOCUMENT)
    assert not THEOPOLIS.broken_laws(table)
    ann, ben, cleo = (of(table, name) for name in ("p1", "p2", "p3"))
    assert (ann.saint, ben.saint, cleo.saint) == ("st_roch", None, None)
    assert (ann.original_points, ben.original_points, cleo.original_points) == (12, 20, 20)
    assert (resources_of(table, "p1"), unused_of(table, "p1")) == ((2, 2, 3), (1, 2, 3))
    assert resources_of(table, "p3") == (1, 1, 1)
    assert city_of(table, "p1") == ["priest", "stole"]
    assert hand_of(table, "p1") == ["chapel", "chapel", "pope", "rings"]
    assert ann.known_hand == ("chapel", "pope")
    assert (ben.hand_size, cleo.hand_size, ben.known_hand) == (3, 4, ())
    assert board_of(table)[:4] == ["church", "nun", "", "monk"]
    assert seen(table).round == 3
    assert waits_for(table) == "chance RevealCard"  # the free place is filled before the turn starts
    play(table, "chance reveal school")
    assert waits_for(table) == "p2 MainPhase"
    assert of(table, "p2").original_points == 19


def test_the_least_that_can_be_said() -> None:
    table = read('situation = 1\ngame = "theopolis"\nplayers = 5')
    assert waits_for(table) == "p1 MainPhase"
    assert all(of(table, f"p{seat}").hand_size == 4 for seat in range(1, 6))
    assert "" not in board_of(table)
    assert not THEOPOLIS.broken_laws(table)


def test_the_rest_is_dealt_by_the_seed() -> None:
    one, same, other = read(DOCUMENT), read(DOCUMENT), read(DOCUMENT.replace("seed = 7", "seed = 8"))
    assert save(THEOPOLIS, one) == save(THEOPOLIS, same)
    assert save(THEOPOLIS, one) != save(THEOPOLIS, other)
    assert hand_of(one, "p2") != hand_of(other, "p2")


def test_nothing_is_lost_or_doubled_whatever_is_stated() -> None:
    """State random parts of tables of random games; the rest is dealt around them."""
    chance = random.Random(5)  # noqa: S311  a test, repeated exactly
    tables = [table.clone() for table in moments(4, {}, 3) if waits_for(table).endswith("MainPhase")]
    for table in tables:
        document = write_position(THEOPOLIS, table)
        del document["pending"]
        zones = document["table"]
        for key in chance.sample(sorted(zones), k=5):
            del zones[key]
        for name in ("p1", "p2", "p3", "p4"):
            for key in chance.sample(sorted(zones.get(name, {})), k=3 if name in zones else 0):
                del zones[name][key]
            if isinstance(zones.get(name, {}).get("hand"), list) and chance.random() < 0.5:
                zones[name]["hand"] = len(zones[name]["hand"])
            if not isinstance(zones.get(name, {}).get("hand"), list):
                zones.get(name, {}).pop("known", None)
            if "resources" not in zones.get(name, {}):
                zones.get(name, {}).pop("used", None)
        zones.pop("deck", None)
        document["seed"] = chance.randrange(1000)
        laid = read_position(THEOPOLIS, document)
        assert not THEOPOLIS.broken_laws(laid)


def test_the_board_is_dealt_without_disasters() -> None:
    for seed in range(40):
        table = given(board=["church"], seed=seed)
        assert not {"flood", "plague", "temptation", "war", ""} & set(board_of(table))
        assert Counter(discard_of(table)).total() == 91 - 8 - seen(table).deck + 1


def test_the_deck_is_what_is_left() -> None:
    assert seen(given()).deck == 92 - 8
    assert seen(given(options={"short_deck": True})).deck == 92 - 8 - 42
    assert seen(given(deck=5)).deck == 5
    assert seen(given(deck=1)).deck == 1


def test_a_game_continues_from_any_document() -> None:
    for seed in range(8):
        table = read(DOCUMENT.replace("seed = 7", f"seed = {seed}"))
        source = Seeded(seed)
        while not table.over():
            seat = table.chooser()
            possible = table.choices(seat)
            table.play(
                seat, source.answer(table) if seat == CHANCE else possible[source.below(len(possible))]
            )
            assert not THEOPOLIS.broken_laws(table)


def test_a_winner_who_has_left() -> None:
    table = given(players=3, turn="p2", options={"play_on": True}, p1={"rank": 1, "original_points": 0})
    assert resources_of(table, "p1") == (0, 0, 0)
    assert waits_for(table) == "p2 MainPhase"
    play(table, "p2 end")
    while waits_for(table) != "p3 MainPhase":
        source = Seeded(1)
        table.play(
            table.chooser(),
            table.choices(table.chooser())[0] if table.chooser() >= 0 else source.answer(table),
        )


def test_a_step_that_nobody_answers_happens_at_once() -> None:
    steps: list[list[Any]] = [["StartPhase", 0], ["MainPhase", 0], ["EndPhase", 0], ["Turns"]]
    table = given(p1=side(city=["pope"]), board=[*QUIET[:7], "church"], pending=steps)
    assert waits_for(table) == "p1 MainPhase"
    assert of(table, "p1").original_points == 17


# What cannot be. -----------------------------------------------------------------------------------


def refused(**document: Any) -> str:
    """Return the one line with which a position is refused."""
    with pytest.raises((BadPosition, BadOption)) as caught:
        given(**document)
    assert "\n" not in caught.value.text
    return caught.value.text


@pytest.mark.parametrize(
    ("document", "says"),
    [
        ({"p1": side(city=["pope"])}, "p1's city: all 1 copies of pope lie elsewhere already"),
        ({"discard": ["pope"], "board": []}, None),
        ({"discard": ["pope", "pope"], "board": []}, "the discard pile: all 1 copies of pope lie elsewhere"),
        ({"p1": side(hand=["chapel"] * 4)}, "p1's hand: all 4 copies of chapel lie elsewhere already"),
        ({"p1": side(city=["stole"]), "p2": side(city=["stole"] * 2)}, "p2's city: all 3 copies of stole"),
        ({"p1": side(city=["temple"])}, "p1's city: there is no card 'temple'"),
        ({"board": ["faith"]}, "the board: there is no card 'faith'"),
        ({"discard": ["apocalypse"]}, "the discard pile: there is no card 'apocalypse'"),
        ({"board": [*QUIET, "school"]}, "the board has 8 places, not 9 (TH-10)"),
        ({"board": "church"}, "board: this should be a list of names, not 'church'"),
        ({"discard": [3]}, "the discard pile: this should be a list of names, not [3]"),
        ({"p1": side(city=["plague"])}, "p1: a Disaster never stands in a city: plague (TH-35)"),
        ({"p1": side(city=["wonder"])}, "p1 has already won by wonder (TH-146)"),
        ({"p1": side(points=0)}, "p1 has already won by original points (TH-143)"),
        ({"p2": side(city=["basilica", "cathedral", "cathedral"])}, "p2 has already won by stones (TH-144)"),
        (
            {
                "p1": side(
                    city=[
                        "priest", "bishop", "stole", "chalice_and_paten", "holy_chrism", "bread_and_wine",
                        "baptismal_water",
                    ]
                )
            },
            "p1 has already won by sacraments (TH-145)",
        ),
        ({"p1": side(saint="st_roch"), "p2": side(saint="st_roch")}, "p2: st_roch already has a city"),
        ({"p1": side(saint="st_george")}, "p1: 'st_george' is no Patron Saint: st_paul"),
        ({"p1": side(resources=(25, 0, 0))}, "p1: resources: faith is a whole number from 0 to 24, not 25"),
        (
            {"p1": side(resources=(20, 0, 0)), "p2": side(resources=(5, 0, 0))},
            "p2: 5 faith cards, but only 4 of 24 are left",
        ),
        ({"p1": side(used=(2, 0, 0))}, "p1: used: faith is a whole number from 0 to 1, not 2"),
        ({"p1": side() | {"resources": [1, 1, 1]}}, "p1: resources are written like { faith = 1"),
        ({"p1": side() | {"used": 1}}, "p1: used are written like"),
        ({"p1": side() | {"resources": {"gold": 1}}}, "p1: resources has no 'gold'; it has: charity, faith"),
        ({"p1": side(points=21)}, "p1: original_points is a whole number from 0 to 20, not 21"),
        ({"p1": side(points=-1)}, "p1: original_points is a whole number from 0 to 20, not -1"),
        ({"p1": side() | {"original_points": "12"}}, "p1: original_points is a whole number from 0 to 20"),
        ({"p1": side(hand=["church"] * 6)}, "p1: a hand has 0 to 5 cards, not 6 (TH-59)"),
        ({"p1": side(hand=6)}, "p1: a hand has 0 to 5 cards, not 6 (TH-59)"),
        ({"p1": side(hand=-1)}, "p1: a hand has 0 to 5 cards, not -1 (TH-59)"),
        ({"p1": side() | {"hand": True}}, "p1's hand: this should be a list of names, not True"),
        ({"p1": side() | {"hand": "pope"}}, "p1's hand: this should be a list of names, not 'pope'"),
        ({"p1": side(hand=["vault"], known=["abbey"])}, "p1: abbey is known but not in the hand (TH-22)"),
        ({"p1": side(hand=["vault"], known=["vault"] * 2)}, "p1: vault is known but not in the hand (TH-22)"),
        ({"p1": side(hand=1, known=["vault"] * 2)}, "p1: 2 known cards, but a hand of 1 (TH-22)"),
        ({"p1": side() | {"crown": 1}}, "[table.p1] has no 'crown'; it has: city, hand, known"),
        ({"p1": 3}, "p1 is a table: [table.p1]"),
        ({"weather": "fine"}, "[table] has no 'weather'; it has: active, added, board"),
        ({"p3": side()}, "[table] has no 'p3'"),
        ({"round": 51}, "[table]: round is a whole number from 1 to 50, not 51"),
        ({"round": 3, "options": {"max_rounds": 2}}, "[table]: round is a whole number from 1 to 2, not 3"),
        ({"added": -1}, "[table]: added is a whole number from 0 to 9, not -1"),
        ({"exchanged": 1.5}, "[table]: exchanged is a whole number from 0 to 9, not 1.5"),
        ({"confessed": 2}, "[table]: confessed is a whole number from 0 to 1, not 2"),
        ({"deck": 85}, "[table]: deck is a whole number from 1 to 84, not 85"),
        ({"deck": 0}, "[table]: deck is a whole number from 1 to 84, not 0"),
        ({"active": "p3"}, "active: 'p3' is no seat: p1 to p2"),
        ({"active": "chance"}, "active: 'chance' is no seat: p1 to p2"),
        ({"turns_taken": ["p9"]}, "turns_taken: 'p9' is no seat: p1 to p2"),
        ({"turns_taken": "p1"}, "turns_taken: this should be a list of names, not 'p1'"),
        ({"turn": "p3"}, "turn = 'p3' is none of: p1, p2"),
        ({"turn": "Ann"}, "turn = 'Ann' is none of: p1, p2"),
        ({"ending": "boredom"}, "ending = 'boredom' is none of: going_on, original_points"),
        ({"out": ["vault"]}, "cards leave the game only with play_on (TH-155)"),
        ({"seed": "lucky"}, "the seed is a whole number, not 'lucky'"),
        ({"players": 6}, "Theopolis is for 2 to 5 players, not 6"),
        ({"players": 1}, "Theopolis is for 2 to 5 players, not 1"),
        ({"options": {"luck": True}}, "Theopolis has no option 'luck'"),
        ({"options": {"max_rounds": 0}}, "option max_rounds is a whole number from 1 to 1000, not 0"),
        ({"options": {"play_on": "perhaps"}}, "option play_on is true or false, not 'perhaps'"),
        ({"p1": side(rank=1)}, "a rank while the game goes on needs play_on"),
        ({"p1": side(rank=3)}, "p1: rank is a whole number from 0 to 2, not 3"),
    ],
)  # fmt: skip
def test_contradictions_are_refused(document: dict[str, Any], says: str | None) -> None:
    if says is None:
        given(**document)
    else:
        assert says in refused(**document)


PLAY_ON = {"players": 3, "options": {"play_on": True}}


@pytest.mark.parametrize(
    ("document", "says"),
    [
        ({"p1": {"rank": 2}, "turn": "p2"}, "ranks begin at 1 (TH-154)"),
        ({"p1": {"rank": 1}, "p2": {"rank": 1}}, "ranks begin at 1 (TH-154)"),
        ({"p1": {"rank": 1}, "p2": {"rank": 2}}, "at least two players are still in the game (TH-158)"),
        ({"p1": {"rank": 1, "city": ["vault"]}}, "p1: the city, Resources and saint of a winner have left"),
        ({"p1": {"rank": 1, "saint": "st_roch"}}, "p1: the city, Resources and saint of a winner have left"),
        (
            {"p1": {"rank": 1, "resources": {"faith": 1}}},
            "p1: the city, Resources and saint of a winner have left",
        ),
        ({"p1": {"rank": 1}, "turn": "p1"}, "p1 has left the game and cannot be active (TH-156)"),
        (
            {"ending": "stones", "pending": []},
            "when the game has ended every seat has a rank, from 1 (TH-151)",
        ),
        (
            {"ending": "stones", "pending": []} | {f"p{seat}": side(rank=2) for seat in (1, 2, 3)},
            "when the game has ended every seat has a rank, from 1 (TH-151)",
        ),
    ],
)
def test_impossible_ranks_are_refused(document: dict[str, Any], says: str) -> None:
    assert says in refused(**PLAY_ON, **document)


def test_an_ended_game_waits_for_nobody() -> None:
    over: dict[str, Any] = {"ending": "wonder", "p1": side(rank=1, city=["wonder"]), "p2": side(rank=2)}
    table = given(**over, pending=[])
    assert waits_for(table) == "over"
    assert THEOPOLIS.result(table).ending == "wonder"
    assert "the game has ended, but MainPhase(0) is pending" in refused(**over)
    assert "the game has ended, but MainPhase(0) is pending" in refused(**over, pending=[["MainPhase", 0]])
    assert "nothing is pending, but the game has not ended" in refused(pending=[])


def test_a_disaster_lies_on_the_board_only_while_it_strikes() -> None:
    board = [*QUIET[:7], "plague"]
    assert "plague lies on the board, but does not strike (TH-71)" in refused(board=board)
    plague = KINDS["plague"]
    steps: list[list[Any]] = [["Strike", plague], ["FillBoard"], ["Turns"]]
    table = given(board=board, p1=side(city=["nun"]), pending=steps)
    assert waits_for(table) == "p1 LoseCard"


TURN: list[list[Any]] = [["MainPhase", 0], ["EndPhase", 0], ["Turns"]]


@pytest.mark.parametrize(
    ("pending", "says"),
    [
        ("MainPhase", "'pending' is a list of steps, each a list of a name and whole numbers"),
        (["MainPhase"], "'pending' is a list of steps"),
        ([[]], "'pending' is a list of steps"),
        ([[0, 1]], "'pending' is a list of steps"),
        ([["MainPhase", "p1"]], "'pending' is a list of steps"),
        ([["MainPhase", True]], "'pending' is a list of steps"),
        ([["MainPhase", 10**30]], "'pending' is a list of steps"),
        ([["Dance", 0]], "pending: Theopolis has no step 'Dance'"),
        ([["MainPhase"], *TURN], "pending: MainPhase is not made from []"),
        ([["MainPhase", 0, 0], *TURN], "pending: MainPhase is not made from [0, 0]"),
        ([["Turns", 0]], "pending: Turns is not made from [0]"),
        ([["MainPhase", 2], ["Turns"]], "pending: MainPhase(2) asks a seat that is not at a table for 2"),
        ([["DealSaint", 7]], "pending: DealSaint(7) asks a seat that is not at a table for 2"),
        ([["MainPhase", -1], ["Turns"]], "MainPhase(-1) is pending, but this table has no such active seat"),
        ([["MainPhase", 1], ["Turns"]], "MainPhase(1) is pending, but this table has no such active seat"),
        (
            [*TURN[:1], ["EndPhase", 5], ["Turns"]],
            "EndPhase(5) is pending, but this table has no such active seat",
        ),
        ([["StartPhase", -2], *TURN], "StartPhase(-2) is pending, but this table has no such active seat"),
        (
            [["DiscardExcess", 0, 0], *TURN],
            "DiscardExcess(0, 0) is pending, but this table has no such number",
        ),
        ([["DiscardExcess", 0, 3], *TURN], "DiscardExcess(0, 3) is pending, but p1 has 2 cards (TH-59)"),
        ([["RefillPick", 0, 4], *TURN], "RefillPick(0, 4) is pending, but p1 has 2 cards (TH-59)"),
        ([["DealCard", 1, 6], *TURN], "DealCard(1, 6) is pending, but p2 has 0 cards (TH-59)"),
        ([["TakeFromBoard", 0, KINDS["abbey"]], *TURN], "this table has no such hand card"),
        ([["TakeFromBoard", 0, 99], *TURN], "this table has no such hand card"),
        ([["ReplaceOnBoard", 0, KINDS["abbey"]], *TURN], "this table has no such discarded card"),
        ([["ReplaceOnBoard", 0, -3], *TURN], "this table has no such discarded card"),
        ([["TakeFromNeighbour", 0, -1], *TURN], "this table has no such cost"),
        ([["Strike", KINDS["chapel"]], *TURN], "this table has no such disaster"),
        ([["Strike", KINDS["plague"]], *TURN], "this table has no such disaster"),
        ([["PutAway", 41], *TURN], "this table has no such disaster"),
        ([["LoseCard", 0, KINDS["war"], 1], *TURN], "this table has no such part"),
        ([["LoseCard", 0, 99, 0], *TURN], "this table has no such disaster"),
        ([["UseRosary", 0, KINDS["war"], 0], *TURN], "this table has no such parts"),
        ([["UseRosary", 0, KINDS["war"], 2], *TURN], "this table has no such parts"),
        ([["Suffer", 3, KINDS["war"], 1], *TURN], "this table has no such seat"),
        ([["UseRosary", 0, KINDS["war"], 1], ["PutAway", KINDS["war"]], *TURN], "p1 has no Rosary (TH-80)"),
        ([["LoseCard", 1, KINDS["war"], 0], ["PutAway", KINDS["war"]], *TURN], "leaves nothing to choose"),
        ([["DealSaint", 0], *TURN], "DealSaint(0) is pending, but p1 has a Patron Saint (TH-14)"),
    ],
)
def test_nonsense_that_is_pending_is_refused(pending: Any, says: str) -> None:
    war = any(step[1:] and KINDS["war"] in step[1:] for step in pending if isinstance(step, list))
    board = [*QUIET[:7], "war"] if war else QUIET
    own = side(city=["school"], hand=["vault", "priest"], saint="st_paul")
    assert says in refused(p1=own, board=board, discard=["nun"], pending=pending)


def test_a_full_board_gets_no_card() -> None:
    assert "RevealCard() is pending, but the board has no free place" in refused(
        pending=[["RevealCard"], ["Turns"]]
    )
    assert (
        waits_for(given(board=[*QUIET[:7], ""], pending=[["RevealCard"], ["Turns"]])) == "chance RevealCard"
    )


def test_a_main_phase_has_a_full_board() -> None:
    assert "the board has a free place in a main phase" in refused(board=[*QUIET[:7], ""], pending=TURN)


def test_sealed_answers_have_no_place_here() -> None:
    for sealed, says in [
        ([[1], [2]], "'sealed' answers need a step on top that several seats answer"),
        (3, "'sealed' is a list of lists of whole numbers"),
        ([["x"]], "'sealed' is a list of lists of whole numbers"),
    ]:
        document = write_position(THEOPOLIS, given()) | {"sealed": sealed}
        with pytest.raises(BadPosition, match=says.replace("[", r"\[")):
            read_position(THEOPOLIS, document)


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("players = 3", "players = ", "the position is not valid TOML"),
        ("situation = 1", "", "this isn't a position: it should begin with 'situation = 1'"),
        ("situation = 1", "situation = 2", "the position has format 2; this program reads formats up to 1"),
        ("situation = 1", "situation = true", "this isn't a position"),
        ('game = "theopolis"', "", "does not say which game it is of"),
        ('game = "theopolis"', "game = 4", "does not say which game it is of"),
        ('game = "theopolis"', 'game = "my-village"', "the position is of 'my-village', not of 'theopolis'"),
        ("players = 3", "", "does not say how many players there are"),
        ("players = 3", 'players = "3"', "does not say how many players there are"),
        ("players = 3", "players = 3\nwind = 3", "a position has no 'wind'; it has: components, game"),
        ("players = 3", "players = 3\nrules = 9", "was written with rules 9, here are rules 1"),
        (
            "players = 3",
            'players = 3\ncomponents = "0"',
            "was written with components '0', here are components",
        ),
        ("players = 3", "players = 3\noptions = 3", "Cannot overwrite a value"),
        ("[options]\nshort_deck = true", "", None),
        ("[table]", "[desk]", "a position has no 'desk'"),
    ],
)
def test_frames_are_checked(old: str, new: str, says: str | None) -> None:
    assert old in DOCUMENT
    text = DOCUMENT.replace(old, new, 1)
    if says is None:
        read(text)
        return
    with pytest.raises(BadPosition) as caught:
        read(text)
    assert says in caught.value.text
    assert "\n" not in caught.value.text


def test_options_and_table_are_tables() -> None:
    for key in ("options", "table"):
        with pytest.raises(BadPosition, match="'options' and 'table' are tables"):
            read_position(THEOPOLIS, {"players": 2, key: 3})


def test_a_position_of_other_components_is_refused() -> None:
    text = THEOPOLIS.component_text().replace("copies = 4", "copies = 3", 1)
    other = THEOPOLIS.components(text)
    document = write_position(THEOPOLIS, given(components=other))
    assert save(THEOPOLIS, read_position(THEOPOLIS, document, other))
    with pytest.raises(BadPosition, match="was written with components"):
        read_position(THEOPOLIS, document)


def test_words_can_be_said_at_once() -> None:
    """A table from a document is a table like any other: its choices have words."""
    table = read(DOCUMENT.replace('    "",                # one that is free,\n', ""))
    assert "end" in [said.text for _, said in choice_text.spoken_choices(table, 1)]


def test_some_cards_of_a_hand_given_as_a_number_may_be_known() -> None:
    """At a real table one remembers what others took openly; the rest of their hands is dealt."""
    table = given(p2=side(hand=4, known=["vault", "abbey"]))

    assert sorted(of(table, "p2").known_hand) == ["abbey", "vault"]
    assert len(hand_of(table, "p2")) == 4
    assert not THEOPOLIS.broken_laws(table)
