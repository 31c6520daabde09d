"""The bot that takes any choice, all equally likely: the baseline for the others."""

from mypy_extensions import i64

from batisseurs.bots.bot import Bot, Seen
from batisseurs.kernel.source import Source


class RandomBot(Bot):
    """Takes any choice."""

    def __init__(self) -> None:
        """Its name is `random`."""
        super().__init__("random")

    def choose(self, seen: Seen, source: Source) -> int:
        """Choose at random; with a single choice the source is not used, as in `playout`."""
        choices = seen.choices
        size: i64 = len(choices)
        return choices[source.below(size)] if size > 1 else choices[0]
