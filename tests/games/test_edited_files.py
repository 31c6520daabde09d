"""An owner of the box is never locked out: what only our reconstruction needs is noted."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from batisseurs.bots.bot import Seen
from batisseurs.bots.greedy import GreedyBot
from batisseurs.games import find_game
from batisseurs.games.esdras_et_nehemie import component_format
from batisseurs.games.esdras_et_nehemie import facts as f
from batisseurs.kernel import Seeded, playout, position_text, read_position, write_position
from tests.games.esdras_et_nehemie import test_components as esdras
from tests.games.my_village import test_components as village
from tests.games.nehemiah import test_components as nehemiah
from tests.games.theopolis import test_components as theopolis
from tests.rules import rule

File = dict[str, Any]


class Edited(NamedTuple):
    """Our file with other values, and what is noted about it."""

    game: str
    text: str
    notes: set[str]


def _entry(file: File, id_: str) -> dict[str, Any]:
    rows = [row for rows in file.values() if isinstance(rows, list) for row in rows]
    return next(row for row in rows if row["id"] == id_)


def dear_bishop_and_large_hands() -> Edited:
    file = theopolis.shipped()
    _entry(file, "bishop")["cost"] = {"faith": 2, "hope": 0, "charity": 1}
    file["numbers"]["hand_limit"]["value"] = 5
    _entry(file, "monk")["effect"] = {"name": "hand_limit", "amount": 6}
    return Edited("theopolis", position_text(file), {"TH-C2", "TH-C7"})


def bishop_who_takes_anything() -> Edited:
    file = theopolis.shipped()
    _entry(file, "bishop")["effect"] = {"name": "take_any_from_neighbour"}
    return Edited("theopolis", position_text(file), {"TH-C32"})


def decks_with_a_remainder() -> Edited:
    file = nehemiah.shipped()
    decks = {deck["id"]: {row["face"]: row for row in deck["cards"]} for deck in file["deck"]}
    for card, deck, other in (("gold_2", "deck_1", "deck_2"), ("gate", "deck_2", "deck_3")):
        decks[deck][card]["copies"] -= 1
        decks[other][card]["copies"] += 1
    return Edited("nehemiah", position_text(file), {"NE-C2", "NE-C3"})


def few_graves_and_small_workshops() -> Edited:
    file = village.shipped()
    file["numbers"]["graves"]["value"] = 3
    for row in file["workshop"]:
        if row["type"] == "brewery":
            row["slots"] = 1
    return Edited("my-village", position_text(file), {"MV-C40", "MV-C31"})


def longer_altar_and_temple() -> Edited:
    file = esdras.shipped()
    last = file["altar_space"][-1]
    file["altar_space"] += [
        {**last, "id": f"altar_{number}", "reward": {"vp": 1}} for number in range(21, 26)
    ]
    for temple in file["temple"]:
        temple["sectors"] = [line + line[-1] for line in temple["sectors"]]
    return Edited("esdras-et-nehemie", position_text(file), set())


def other_counts(counts: dict[str, int], notes: set[str]) -> Edited:
    """Our file with other counts: entries are left out, or the last one comes again under more ids.

    Wall spots behind those of the top side go around the ring between the gates, one by one.
    """
    file = esdras.shipped()
    for heading, count in counts.items():
        rows, ids = file[heading], component_format.BOX[heading]
        if heading == "focus":
            ids = (*(row["id"] for row in rows), *ids[len(rows) :])
        file[heading] = [{**rows[min(number, len(rows) - 1)], "id": ids[number]} for number in range(count)]
    spots: dict[str, list[str]] = {gate: [] for gate in f.GATE_IDS[f.GATE_IDS.index("horse") :]}
    for number, wall in enumerate(file["wall"]):
        wall["rubble"] = 2 if wall["id"] == "w08" else 1
        if wall["id"] > "w08":
            spots[list(spots)[number % len(spots)]].append(wall["id"])
    places = file["ring"]["places"]
    del places[places.index("horse") :]
    for gate, walls in spots.items():
        places += [gate, *walls]
    for pieces, more in (
        ("wall_cards", 4 * (counts["wall_card"] - 12)),
        ("focus_cards", counts["focus"] - 10),
    ):
        for name in (pieces, "small_cards"):
            file["pieces"][name]["value"] += more
    return Edited("esdras-et-nehemie", position_text(file), notes)


def the_most_that_there_is_room_for() -> Edited:
    counts = {heading: len(component_format.BOX[heading]) for heading in component_format.COUNTED}
    return other_counts(counts, {"EN-C5", "EN-C49"})


def fewer_of_everything() -> Edited:
    counts = {
        "wall": 15,
        "wall_card": 5,
        "altar_space": 17,
        "city_space": 11,
        "blessing_column": 3,
        "focus": 6,
    }
    return other_counts(counts, {"EN-C5", "EN-C12", "EN-C49"})


EDITS: list[Callable[[], Edited]] = [
    dear_bishop_and_large_hands,
    bishop_who_takes_anything,
    decks_with_a_remainder,
    few_graves_and_small_workshops,
    longer_altar_and_temple,
    the_most_that_there_is_room_for,
    fewer_of_everything,
]


@pytest.mark.parametrize("edit", EDITS, ids=lambda edit: str(edit.__name__))
def test_an_edited_file_is_noted_and_played_to_the_end(edit: Callable[[], Edited]) -> None:
    edited = edit()
    game = find_game(edited.game)
    facts = game.components(edited.text)
    assert edited.notes <= {note.constraint for note in game.component_notes(edited.text)}
    for players in (game.min_players, game.max_players):
        table = game.new(players, {}, facts)
        playout(table, Seeded(players), [Seeded(players + 10)] * players)
        assert game.result(table).ranks
        assert not game.broken_laws(table)
    table = game.new(game.min_players, {}, facts)
    chance, bot = Seeded(1), GreedyBot()
    width = sum(row.size for row in game.layout(table.players))
    for turn in itertools.count():
        if table.over():
            break
        seat = table.chooser()
        if turn % 50 == 0:
            assert len(game.observe(table, 0)) == width
            assert {
                place for place in game.places(table, 0) if game.explain(table, 0, place) is None
            } == set()
            again = write_position(game, table)
            assert write_position(game, read_position(game, again, facts)) == again
        chosen = table.draw(chance) if seat < 0 else bot.choose(Seen(game, table, seat, chance), chance)
        table.play(seat, chosen)
    assert not game.broken_laws(table)


@rule("NE-113", "NE-62")
def test_what_remains_of_a_deck_is_not_used() -> None:
    """Deck III has 17 cards: one stays when the game ends."""
    edited = decks_with_a_remainder()
    game = find_game("nehemiah")
    table = game.new(4, {}, game.components(edited.text))
    playout(table, Seeded(1), [Seeded(2)] * 4)
    sizes = game.state(table)["deck_size"]
    assert [size % 4 for size in sizes] == [3, 0, 1]
    assert sizes == [3, 0, 1]
