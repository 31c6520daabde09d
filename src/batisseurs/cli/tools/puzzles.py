"""`batisseurs puzzles`: find positions for practice in games between bots."""

from __future__ import annotations

from pathlib import Path

from batisseurs.cli.terminal.errors import Refused, check_players, read_options
from batisseurs.cli.terminal.files import write_whole
from batisseurs.cli.terminal.screen import Screen
from batisseurs.games import find_game
from batisseurs.kernel.explanation import Figure
from batisseurs.kernel.game import Game
from batisseurs.kernel.puzzle import Goal


def find_puzzles(
    screen: Screen,
    slug: str,
    *,
    players: int | None,
    options: list[str],
    games: int,
    seed: int,
    number: int,
    tables: int,
    out: Path,
) -> int:
    """Let bots play, write the best positions into a folder, and tell how hard each is."""
    game = find_game(slug)
    seats = max(2, game.min_players) if players is None else players
    check_players(game, seats)
    checked = read_options(game, seats, options)
    if out.exists():
        raise Refused("cli-error-exists", file=str(out))

    from batisseurs.lab.puzzles import make_puzzles

    found = make_puzzles(
        game,
        players=seats,
        options=checked,
        bot="greedy",
        seed=seed,
        games=games,
        figures=_figures(screen, game, seats),
        number=number,
        most=tables,
    )
    for place, each in enumerate(found, start=1):
        file = out / f"{place:02}-puzzle.toml"
        write_whole(file, each.text())
        goal = screen.words.say(each.goal.message(game), [], game)
        screen.say(
            "cli-puzzle-found",
            file=str(file),
            goal=goal,
            percent=screen.words.decimal(100 * each.solution.chance, 2),
            number=each.solution.decisions,
        )
    return 0


def _figures(screen: Screen, game: Game, players: int) -> set[str]:
    """Return the figures for which there is a sentence: those can be a goal."""
    counted: tuple[Figure, ...] = game.figures(game.new(players), 0)
    names = [figure.id.partition(".")[2] for figure in counted]
    return {name for name in names if screen.words.knows(Goal("figure", 1, name).message(game).id)}
