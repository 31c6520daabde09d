"""Write the golden records again when rules change on purpose: `python -m tests.playthroughs.make [GAME]`.

Random games are searched for each wanted ending; of those found the shortest is kept. What is wanted is
chosen so that every ending, every number of players and every option has a record.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, NamedTuple

from batisseurs.games import find_game
from batisseurs.kernel import CHANCE, Play, Seeded, Table, playout, read_position
from batisseurs.kernel.game import OptionValue

FOLDER = Path(__file__).parent
FOUND = 10
MOST_SEEDS = 200_000
NAMES = ["Ann", "Ben", "Cleo", "Dan", "Eve"]


class Wanted(NamedTuple):
    """A game that ends in this way, laid like this."""

    game: str
    ending: str
    players: int
    options: dict[str, OptionValue]
    name: str = ""
    """What tells it from another one with this ending and these players."""
    start: dict[str, Any] | None = None
    """A position to begin from, where no random game ends like this."""

    @property
    def file(self) -> Path:
        """Where it is kept."""
        return FOLDER / f"{self.game}-{self.ending}-{self.players}{self.name}.record"

    def lay(self) -> Table:
        """Lay the table, or the position."""
        game = find_game(self.game)
        if self.start is None:
            return game.new(self.players, self.options)
        document = {"situation": 1, "game": self.game, "players": self.players, "options": self.options}
        return read_position(game, document | self.start)


def quiet(players: int) -> dict[str, Any]:
    """Nehemiah without a card in the decks, one turn before the stall guard acts (NE-170)."""
    turns = 16 * players
    table = {"round": 3, "decks": [0, 0, 0], "first_player": "p1", "turns": turns, "last_clearing": 1}
    return {"turn": "p1", "seed": players, "table": table}


WANTED = (
    Wanted("theopolis", "original_points", 2, {}),
    Wanted("theopolis", "stones", 3, {}),
    Wanted("theopolis", "sacraments", 4, {}),
    Wanted("theopolis", "wonder", 2, {"short_deck": True}),
    Wanted("theopolis", "apocalypse", 5, {}),
    Wanted("theopolis", "apocalypse", 3, {"short_deck": True, "play_on": True}),
    Wanted("theopolis", "max_rounds", 4, {"max_rounds": 4}),
    Wanted("theopolis", "last_player", 3, {"play_on": True}),
    Wanted("theopolis", "last_player", 2, {"play_on": True, "short_deck": True}),
    Wanted("nehemiah", "last_column", 2, {}),
    Wanted("nehemiah", "last_column", 3, {"open_screens": True}),
    Wanted("nehemiah", "last_column", 4, {"first_player": "p1"}),
    Wanted("nehemiah", "last_column", 2, {"foremen": True}, "-foremen"),
    Wanted("nehemiah", "last_column", 3, {"foremen": True, "first_player": "p1"}, "-foremen"),
    Wanted("nehemiah", "last_column", 4, {"foremen": True, "open_screens": True}, "-foremen"),
    # Without foremen someone can always act: who is on a bottom card stands.
    Wanted("nehemiah", "deadlock", 2, {"foremen": True}, "-foremen"),
    Wanted("nehemiah", "deadlock", 3, {"foremen": True}, "-foremen"),
    Wanted("nehemiah", "deadlock", 4, {"foremen": True}, "-foremen"),
    Wanted("nehemiah", "stalled", 2, {"first_player": "p1"}, "", quiet(2)),
    Wanted("nehemiah", "stalled", 3, {"first_player": "p1"}, "", quiet(3)),
    Wanted("nehemiah", "stalled", 4, {"first_player": "p1"}, "", quiet(4)),
    Wanted("nehemiah", "stalled", 2, {"first_player": "p1", "foremen": True}, "-foremen", quiet(2)),
    Wanted("nehemiah", "stalled", 3, {"first_player": "p1", "foremen": True}, "-foremen", quiet(3)),
    Wanted("nehemiah", "stalled", 4, {"first_player": "p1", "foremen": True}, "-foremen", quiet(4)),
    Wanted("my-village", "coffins", 2, {}),
    Wanted("my-village", "coffins", 3, {}),
    Wanted("my-village", "coffins", 4, {}),
    Wanted("my-village", "max_rounds", 2, {"max_rounds": 5}),
    Wanted("my-village", "max_rounds", 3, {"max_rounds": 4}),
    Wanted("my-village", "max_rounds", 4, {"max_rounds": 3}),
    Wanted("esdras-et-nehemie", "scored", 1, {}),
    Wanted("esdras-et-nehemie", "scored", 1, {"solo_face": "b"}, "-b"),
    Wanted("esdras-et-nehemie", "scored", 2, {}),
    Wanted("esdras-et-nehemie", "scored", 3, {"altar_face": "chosen"}),
    Wanted("esdras-et-nehemie", "scored", 4, {}),
)


def search(wanted: Wanted) -> int:
    """Return the seed of a short game that ends as wanted."""
    game = find_game(wanted.game)
    found: list[tuple[int, int]] = []
    for seed in range(MOST_SEEDS):
        table = wanted.lay()
        decisions, *_ = playout(table, Seeded(seed), [Seeded(seed + MOST_SEEDS)] * table.players)
        if game.result(table).ending == wanted.ending:
            found.append((decisions, seed))
            if len(found) == FOUND:
                break
    return min(found)[1]


def play(wanted: Wanted, seed: int) -> Play:
    """Play that game with its log."""
    game = find_game(wanted.game)
    seats = NAMES[: wanted.players]
    if wanted.start is None:
        made = Play(game, wanted.players, wanted.options, seats=seats)
    else:
        made = Play.from_table(game, wanted.lay(), seats=seats)
    chance, players = Seeded(seed), Seeded(seed + MOST_SEEDS)
    while not made.over:
        seat = made.chooser
        if seat == CHANCE:
            made.run_chance(chance)
            continue
        choices = made.table.choices(seat)
        made.play(seat, choices[players.below(len(choices))] if len(choices) > 1 else choices[0])
    made.tags.append(("happenings", str(sum(len(entry.game_events) for entry in made.log))))
    return made


def main() -> None:
    """Write every file, or those whose name begins with the given word."""
    word = sys.argv[1] if len(sys.argv) > 1 else ""
    for wanted in WANTED:
        if not wanted.file.name.startswith(word):
            continue
        made = play(wanted, search(wanted))
        assert made.game.result(made.table).ending == wanted.ending
        wanted.file.write_text(made.record().write(), encoding="utf-8")


if __name__ == "__main__":
    main()
