"""Screens in the middle of known games, as text files: `python -m tests.cli.screens` writes them anew.

Look at the differences before committing them: these files are what players see.
"""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import NamedTuple

from batisseurs.games.theopolis.game import THEOPOLIS
from batisseurs.kernel import CHANCE, Play, Seeded
from batisseurs.words import LANGUAGES
from tests.cli.terminal import call

FOLDER = Path(__file__).parent / "snapshots"
NAMES = ["Ann", "Ben", "Cleo", "Dan", "Eve"]
ROUND = 6


class Shot(NamedTuple):
    """One screen: who plays, how wide, in which language, and what is typed."""

    name: str
    players: int
    columns: int
    language: str
    typed: str = ""


TABLES = [
    Shot(f"table-{players}-players-{columns}-columns-{language}", players, columns, language)
    for players in (2, 5)
    for columns in (80, 100)
    for language in LANGUAGES
]
QUESTIONS = [
    Shot(f"questions-{language}", 2, 80, language, "?\n? 1\n? play pope\n? bishop\nrecap\nlog 3\n")
    for language in LANGUAGES
]
OTHERS = [
    Shot("table-3-players-50-columns-en", 3, 50, "en"),
    Shot("table-4-players-66-columns-fr", 4, 66, "fr"),
]
SHOTS = [*TABLES, *QUESTIONS, *OTHERS]


def game(players: int, seed: int = 3, until: int = ROUND) -> Play:
    """Play at random, but play and add where possible, until Ann's turn in a round."""
    play = Play(THEOPOLIS, players, seats=NAMES[:players])
    source = Seeded(seed)
    while not play.over:
        seat = play.chooser
        if seat == CHANCE:
            play.run_chance(source)
            continue
        choices = [choice.text for choice in play.choices(seat)]
        if seat == 0 and choices[-1] == "end" and THEOPOLIS.observe(play.table, 0)[0] >= until:
            break
        plays = [text for text in choices if text.startswith("play")]
        liked = plays or [text for text in choices if text.startswith("add")] or choices
        play.play_text(seat, liked[source.below(len(liked))])
    return play


def taken(shot: Shot, home: Path) -> str:
    """Return what the real command shows when this game is resumed."""
    (home / "known.record").write_text(game(shot.players).record().write(), encoding="utf-8")
    seats = ",".join(["person", *["random"] * (shot.players - 1)])
    args = ("play", "--resume", "known.record", f"--seats={seats}", "--lang", shot.language)
    done = call(home, *args, typed=shot.typed, COLUMNS=str(shot.columns))
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    return done.stdout


def main() -> None:
    """Write all files."""
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.txt"):
        old.unlink()
    for shot in SHOTS:
        with tempfile.TemporaryDirectory() as home:
            (FOLDER / f"{shot.name}.txt").write_text(taken(shot, Path(home)), encoding="utf-8")


if __name__ == "__main__":
    main()
