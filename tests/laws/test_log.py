"""The log of a whole game, as readers get it: short, in every language, and nothing is lost."""

from __future__ import annotations

import collections
import re
from functools import cache
from pathlib import Path

import pytest

from batisseurs.games import all_games, find_game
from batisseurs.kernel import SPECTATOR, Play, read_record, replay
from batisseurs.kernel.game import Game
from batisseurs.kernel.log_lines import NOW, Clause, LogLine, clauses_of, fold
from batisseurs.kernel.source import Seeded
from batisseurs.words import LANGUAGES, Words
from batisseurs.words.narrator import Narrator

RECORDS = sorted((Path(__file__).parents[1] / "playthroughs").glob("*.record"))
NAMES = ["Ann", "Ben", "Cleo", "Dan", "Eve"]
HOLE = re.compile(r"\{\$?\w*\}|\[\[|\?\?\?|_|\bc\dr\d|\b[st]\d_\d")
"""What is missing, and codes of places."""
READERS = (0, SPECTATOR)

Facts = collections.Counter[tuple[str, ...]]


@cache
def played(path: Path) -> Play:
    record = read_record(path.read_text(encoding="utf-8"))
    return replay(find_game(record.game), record)


def entries(play: Play, reader: int) -> list[tuple[int, int, list[Clause]]]:
    game = play.game
    found = []
    for number, entry in enumerate(play.log):
        seen = [(game_event.for_reader(reader), game_event.rule) for game_event in entry.game_events]
        facts = [(message, rule) for message, rule in seen if message is not None]
        told = clauses_of(
            entry.line.seat,
            entry.message_for(reader),
            facts,
            game.wordings,
            tells_choices=game.tells_choices,
        )
        found.append((number, int(entry.line.seat), told))
    return found


def told(play: Play, reader: int) -> list[LogLine]:
    return fold(entries(play, reader))


def facts(clauses: list[Clause]) -> Facts:
    """Count what is told, one by one: each amount, each member of a list, else the message."""
    counted: Facts = collections.Counter()
    for clause in clauses:
        message = clause.message
        lists = {name: value for name, value in message.args.items() if isinstance(value, list)}
        fixed = [
            f"{name}={value}"
            for name, value in sorted(message.args.items())
            if name not in lists and not name.endswith(NOW)
        ]
        for item, number in clause.amount.items():
            counted[message.id, *fixed, item] += number
        for name, items in lists.items():
            for item in items:
                counted[message.id, *fixed, name, item] += 1
        if not clause.amount and not lists and not any(name.endswith(NOW) for name in message.args):
            counted[message.id, *fixed] += 1
    return counted


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_nothing_is_lost_when_clauses_become_lines(path: Path) -> None:
    play = played(path)
    for reader in READERS:
        before = [
            clause
            for _, _, clauses in entries(play, reader)
            for clause in clauses
            if clause.flow not in {"silent", "echo", "pending", "turn"}
        ]
        after = [
            clause
            for line in told(play, reader)
            for clause in line.clauses
            if clause.flow not in {"echo", "pending"}
        ]
        assert facts(after) == facts(before)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_log_has_at_most_half_the_lines_of_what_happened(path: Path) -> None:
    play = played(path)
    happened = sum(max(1, len(entry.game_events)) for entry in play.log)
    assert len(told(play, SPECTATOR)) <= happened / 2


@pytest.mark.parametrize("path", RECORDS[::3], ids=lambda path: path.stem)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_has_its_words_and_the_reader_is_never_named(path: Path, language: str) -> None:
    play = played(path)
    for reader in READERS:
        narrator = Narrator(Words(language), NAMES, play.game, play.components, reader)
        lines = [narrator.tell(line.clauses) for line in told(play, reader)]
        assert [line for line in lines if HOLE.search(line)] == []
        named = NAMES[0] if reader == 0 else "\0"
        assert [line for line in lines if re.search(rf"\b{named}\b", line)] == []


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_the_end_is_told_with_who_brought_it_about(path: Path) -> None:
    """A whole game's log knows it, unless it was nobody."""
    play = played(path)
    ending = play.game.result(play.table).ending
    by_nobody = {"apocalypse", "max_rounds", "deadlock", "stalled", "scored"}
    assert ("seat" in play.ending.args) == (ending not in by_nobody)
    for language in LANGUAGES:
        assert not HOLE.search(Words(language).say(play.ending, NAMES, play.game, play.components))


UNTOLD = {
    "theopolis": set[str](),
    # Columns are told when they are cleared; how many cubes someone has stands on the board.
    "nehemiah": {"nehemiah-marked", "nehemiah-scores-board.cubes", "nehemiah-scores-nothing.cubes"},
    # The round says who is first player; the points of the hand are told as gained.
    "my-village": {"my-village-is-first", "my-village-takes-hand.number"},
    # Where someone works is told with what is done there; farmers and guards by what they give.
    "esdras-et-nehemie": {
        "esdras-et-nehemie-spot",
        "esdras-et-nehemie-item-farmers-food",
        "esdras-et-nehemie-item-guards-recovery",
        "esdras-et-nehemie-draw-wall",
        "esdras-et-nehemie-draw-wall-veiled",
        "esdras-et-nehemie-rubble.place",
        "esdras-et-nehemie-moves-tent.number",
        "esdras-et-nehemie-loses-food.number",
    },
}
"""Facts and figures that the log leaves to the board or to another fact, each for a reason."""


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.slug)
def test_what_is_not_told_is_known(game: Game) -> None:
    silent = {id_ for id_, wording in game.wordings.items() if wording.flow == "silent"}
    left_out = {f"{id_}.{name}" for id_, wording in game.wordings.items() for name in wording.leave_out}
    known = {"card", "number"}  # the card has just been activated; nothing was scored
    assert (
        silent
        | {name for name in left_out if name.rpartition(".")[2] not in known}
        | (UNTOLD[game.slug] & left_out)
        == UNTOLD[game.slug]
    )


def test_the_roll_that_begins_a_turn_is_told() -> None:
    """The last die of a round is rolled and the first turn begins in one line of the record."""
    play = Play(find_game("my-village"), 2)
    play.run_chance(Seeded(3))
    assert play.log[-1].line.text == "roll b2"
    dice = [line for line in fold(entries(play, 0)) if line.clauses][-1].clauses[-1]
    assert dice.message.args["black"] == ["3", "6", "2"]
