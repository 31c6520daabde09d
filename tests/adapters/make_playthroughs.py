"""Write the stored OpenSpiel playthroughs again: `python -m tests.adapters.make_playthroughs`."""

from __future__ import annotations

from open_spiel.python.algorithms.generate_playthrough import playthrough

from batisseurs.adapters import openspiel
from batisseurs.games import all_games
from tests.adapters.cases import Case
from tests.adapters.test_openspiel import PLAYTHROUGHS

SEED = 1


def main() -> None:
    """Write one for each game, short and with few remembered lines."""
    for game in all_games():
        case = Case(game, game.min_players)
        least = {option.name: max(1, option.minimum) for option in game.options}
        options = {name: least[name] for name in case.short}
        text = playthrough(case.spiel(remembered=8, **options), None, seed=SEED)
        (PLAYTHROUGHS / f"{openspiel.short_name(game)}.txt").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
