"""What does the short deck change? The same simulation twice, once with each deck."""

import sys

from batisseurs.lab.simulate import simulate


def main(games: int = 400) -> None:
    """Compare how long games last and how they end."""
    for short_deck in (False, True):
        result = simulate(
            "theopolis", ["random"], players=4, games=games, seed=1, options={"short_deck": short_deck}
        )
        print(f"short_deck {short_deck}: {result.lengths['decisions'].mean:.0f} decisions a game")
        for ending, count in result.endings.items():
            if count:
                print(f"  {ending:16} {count / result.games:6.1%}")
        first = result.seats[0]
        low, high = first.interval
        print(f"  the first seat wins {first.win_rate:.1%} (95 %: {low:.1%} to {high:.1%})")


# Simulations start further processes, which import this file: only the first one may run it.
if __name__ == "__main__":
    main(*(int(word) for word in sys.argv[1:]))
