"""A bot of their own: it looks at its view, imagines what each choice leads to, and takes the best.

For each choice it plays a few games to the end on tables that could be the real one. It never sees another
hand.
"""

import sys

from batisseurs.bots import Bot, Seen
from batisseurs.kernel import Source, playout
from batisseurs.lab.simulate import simulate


class CuriousBot(Bot):
    """Tries every choice a few times in its head."""

    def __init__(self, tries: int = 1) -> None:
        """Say how often each choice is tried."""
        super().__init__("curious")
        self.tries = tries

    def choose(self, seen: Seen, source: Source) -> int:
        """Take the choice whose imagined games end best for this seat."""
        best, most = seen.choices[0], float("-inf")
        if len(seen.choices) == 1:
            return best
        for choice in seen.choices:
            worth = sum(self.imagined(seen, choice, source) for _ in range(self.tries))
            if worth > most:
                best, most = choice, worth
        return best

    def imagined(self, seen: Seen, choice: int, source: Source) -> float:
        """Return what a choice was worth in one imagined game: 1 is the first place, -1 the last."""
        table = seen.imagine(source)
        table.play(seen.seat, choice)
        playout(table, source, [source] * table.players)
        return seen.game.result(table).utilities[seen.seat]


def main(games: int = 4) -> None:
    """Let it play against a random bot."""
    result = simulate("theopolis", [CuriousBot(), "random"], games=games, seed=1, cores=1)
    for bot in result.bots:
        print(f"{bot.name:8} wins {bot.wins:g} of {result.games}, mean score {bot.mean_score:.1f}")


if __name__ == "__main__":
    main(*(int(word) for word in sys.argv[1:]))
