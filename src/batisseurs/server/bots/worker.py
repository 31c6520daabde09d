"""A guarded process in which bots think. It knows a concealed table and nothing else of the room."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

import msgspec

from batisseurs.bots import Bot, Seen, find_bot
from batisseurs.bots.levels import LevelBot
from batisseurs.bots.suggestion import suggest
from batisseurs.games import all_games, find_game
from batisseurs.kernel import Seeded, Table, choice_text, load
from batisseurs.server.sandbox import worker


class BotTask(msgspec.Struct, frozen=True, array_like=True):
    """Everything a bot knows: its seat, a table concealed for it, and a seed."""

    bot: str
    game: str
    components: str | None
    seat: int
    table: bytes
    seed: int
    milliseconds: int = 0
    """How long it should think at most, well below the time limit; 0: no limit."""
    cores: int = 1
    """On how many cores a level that searches long may do so."""
    suggests: bool = False
    """Whether a move is suggested to a person: the answer is a `Suggestion`."""


def answer(asked: BotTask, find: Callable[[str], Bot] = find_bot) -> str:
    """Let a bot choose; return its choice as text."""
    table = table_of(asked)
    source = Seeded(asked.seed)
    seen = Seen(find_game(asked.game), table, asked.seat, source)
    bot = find(asked.bot)
    if isinstance(bot, LevelBot):
        bot.cores = asked.cores
        if asked.milliseconds > 0:
            bot.milliseconds = min(bot.milliseconds, asked.milliseconds)
    return choice_text.say(table, asked.seat, bot.choose(seen, source)).text


def reply(asked: BotTask, find: Callable[[str], Bot] = find_bot) -> bytes:
    """Return what a bot chooses, or what it suggests to a person."""
    if not asked.suggests:
        return answer(asked, find).encode()
    found = suggest(find_game(asked.game), table_of(asked), asked.seat, Seeded(asked.seed))
    return msgspec.msgpack.encode(found)


def table_of(asked: BotTask) -> Table:
    """Build the table of a question."""
    return load(find_game(asked.game), asked.table, _components(asked.game, asked.components))


@functools.lru_cache(maxsize=16)
def _components(slug: str, text: str | None) -> Any:
    """Read a component file once, not for every choice."""
    return find_game(slug).components(text)


def main(find: Callable[[str], Bot] = find_bot) -> None:
    """Answer questions."""
    all_games()  # import now, not during the first question
    worker.main(lambda data: reply(msgspec.msgpack.decode(data, type=BotTask), find))


if __name__ == "__main__":
    main()
