"""`batisseurs train`: learn the weights of a game's evaluation."""

from __future__ import annotations

from pathlib import Path

from batisseurs.cli.terminal.errors import Refused
from batisseurs.cli.terminal.screen import Screen
from batisseurs.cli.tools.simulate import progress
from batisseurs.games import find_game


def run_training(screen: Screen, slug: str, *, games: int, seed: int, by: str, out: Path) -> int:
    """Play, learn, and write the weights."""
    game = find_game(slug)
    if out.exists():
        raise Refused("cli-error-exists", file=str(out))

    from batisseurs.lab.train import train

    with progress(screen.words, games) as told:
        weights = train(game, games, seed, by, told)
    out.write_text(weights.write(), encoding="utf-8")
    screen.say("cli-trained", file=str(out), games=games)
    return 0
