"""The bots: choosers that know only what their seat may know. They use the kernel and no game."""

from __future__ import annotations

from batisseurs.bots.bot import Bot, Seen
from batisseurs.kernel.choice import Message
from batisseurs.kernel.errors import BatisseursError

NAMES = ("random", "greedy")

__all__ = ["NAMES", "Bot", "Seen", "UnknownBot", "find_bot"]


class UnknownBot(BatisseursError):  # noqa: N818  named after what it is about, like the kernel's errors
    """No bot of that name."""

    id = "error-unknown-bot"


def find_bot(name: str) -> Bot:
    """Return a new bot by its name. A bot is imported when it is asked for, not before."""
    if name == "random":
        from batisseurs.bots.random import RandomBot  # noqa: PLC0415  one bot need not load the others

        return RandomBot()
    if name == "greedy":
        from batisseurs.bots.greedy import GreedyBot  # noqa: PLC0415  the same

        return GreedyBot()
    raise UnknownBot(
        f"there is no bot {name!r}; there are: {', '.join(NAMES)}",
        Message("error-no-bot", {"bot": name, "bots": list(NAMES)}),
        bot=name,
    )
