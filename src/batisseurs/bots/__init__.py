"""Bots: random, greedy, four levels, search, and external programs.

A bot knows only what its seat may know. Bots use the kernel and know no game: what makes a move good is in
the game (`evaluation.py`, `weights.toml`).
"""

from __future__ import annotations

import re

from batisseurs.bots.bot import LEVELS, Bot, Seen
from batisseurs.kernel.choice import Message
from batisseurs.kernel.errors import BatisseursError

NAMES = (*LEVELS, "greedy", "random")
STAND_IN = "casual"
"""The bot that replaces an absent player, or chooses for a bot that has no answer."""

__all__ = ["LEVELS", "NAMES", "STAND_IN", "Bot", "Seen", "UnknownBot", "find_bot", "unknown_bot"]

SEARCH = "search:"
"""A search with a budget: `search:400` simulations, `search:100ms`, `search:400x2` on two cores."""
BUDGET = re.compile(r"([0-9]{1,10})(ms)?(?:x([0-9]{1,2}))?", re.ASCII)
NO_END = 10**9


class UnknownBot(BatisseursError):  # noqa: N818  named after what it is about, like the kernel's errors
    """No bot of that name."""

    id = "error-unknown-bot"


def find_bot(name: str) -> Bot:
    """Return a new bot by its name. Bots are imported on demand."""
    if name == "random":
        from batisseurs.bots.random import RandomBot  # noqa: PLC0415  one bot need not load the others

        return RandomBot()
    if name == "greedy":
        from batisseurs.bots.greedy import GreedyBot  # noqa: PLC0415  the same

        return GreedyBot()
    if name in LEVELS:
        from batisseurs.bots.levels import LevelBot  # noqa: PLC0415  the same

        return LevelBot(name)
    if name.startswith(SEARCH):
        return _searching(name)
    raise unknown_bot(name)


def unknown_bot(name: str) -> UnknownBot:
    """Return the error for an unknown name, with the known ones."""
    return UnknownBot(
        f"there is no bot {name!r}; there are: {', '.join(NAMES)}",
        Message("error-no-bot", {"bot": name, "bots": list(NAMES)}),
        bot=name,
    )


def _searching(name: str) -> Bot:
    from batisseurs.bots.search import SearchBot  # noqa: PLC0415  the same

    budget = name.removeprefix(SEARCH)
    found = BUDGET.fullmatch(budget)
    number, cores = (int(found[1]), int(found[3] or 1)) if found else (0, 0)
    if found is None or cores == 0 or not 0 < number <= NO_END:
        raise UnknownBot(
            f"a search thinks through at least 1 game or for 1 ms (search:400, search:100ms), not {budget!r}",
            Message("error-bot-budget", {"budget": budget, "examples": ["search:400", "search:100ms"]}),
            bot=name,
        )
    return SearchBot(name, NO_END, number, cores) if found[2] else SearchBot(name, number, 0, cores)
