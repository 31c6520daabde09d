"""Write the golden records anew: `python -m tests.playthroughs.make`, by hand, when rules change on purpose.

Random games are searched for each wanted ending; of those found the shortest is kept. What is wanted is
chosen so that every ending, every number of players and every option has a record.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

from batisseurs.games import find_game
from batisseurs.kernel import CHANCE, Play, Seeded, Table, playout, read_situation
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
    """A situation to begin from, where no random game ends like this."""

    @property
    def file(self) -> Path:
        """Where it is kept."""
        return FOLDER / f"{self.game}-{self.ending}-{self.players}{self.name}.record"

    def lay(self) -> Table:
        """Lay the table, or the situation."""
        game = find_game(self.game)
        if self.start is None:
            return game.new(self.players, self.options)
        document = {"situation": 1, "game": self.game, "players": self.players, "options": self.options}
        return read_situation(game, document | self.start)


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
    made.tags.append(("happenings", str(sum(len(entry.happenings) for entry in made.log))))
    return made


def main() -> None:
    """Write every file."""
    for wanted in WANTED:
        made = play(wanted, search(wanted))
        assert made.game.result(made.table).ending == wanted.ending
        wanted.file.write_text(made.record().write(), encoding="utf-8")


if __name__ == "__main__":
    main()
