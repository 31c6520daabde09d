"""A process in which bots think: it is asked, answers, and knows nothing but the question.

Started by `bots.py` with one end of a connection, it has no socket, no database and no setting of the server.
It lives as long as the other end does. While it thinks it cannot notice that the server is gone, so it sets
itself an alarm that ends it whatever it is doing, compiled rules included.
"""

from __future__ import annotations

import functools
import os
import signal
import sys
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any

import msgspec

from batisseurs.bots import Bot, Seen, find_bot
from batisseurs.games import all_games, find_game
from batisseurs.kernel import Seeded, Table, load, words

NICE = 10
"""How far behind the server a bot comes when both want the processor."""


class Asked(msgspec.Struct, frozen=True, array_like=True):
    """All that a bot is told: its seat, a table concealed for it, and where its luck comes from."""

    bot: str
    game: str
    components: str | None
    seat: int
    table: bytes
    seed: int


def answer(asked: Asked, find: Callable[[str], Bot] = find_bot) -> str:
    """Let a bot choose; return its choice in words."""
    table = table_of(asked)
    source = Seeded(asked.seed)
    seen = Seen(find_game(asked.game), table, asked.seat, source)
    return words.say(table, asked.seat, find(asked.bot).choose(seen, source)).text


def table_of(asked: Asked) -> Table:
    """Lay the table that a question is about."""
    return load(find_game(asked.game), asked.table, _components(asked.game, asked.components))


@functools.lru_cache(maxsize=16)
def _components(slug: str, text: str | None) -> Any:
    """Read a component file once, not for every choice."""
    return find_game(slug).components(text)


def serve(connection: Connection, seconds: float, find: Callable[[str], Bot] = find_bot) -> None:
    """Answer questions until nobody is there any more to ask."""
    all_games()  # imported now, not in the time of the first question
    connection.send_bytes(b"")
    while True:
        try:
            asked = msgspec.msgpack.decode(connection.recv_bytes(), type=Asked)
        except EOFError:
            return
        signal.setitimer(signal.ITIMER_REAL, seconds)
        text = answer(asked, find)
        signal.setitimer(signal.ITIMER_REAL, 0)
        try:
            connection.send_bytes(text.encode())
        except BrokenPipeError:
            return


def main(find: Callable[[str], Bot] = find_bot) -> None:
    """Take the connection and the time limit from the command line."""
    os.nice(NICE)
    # Whoever started this may have held signals back; the alarm must come through.
    signal.signal(signal.SIGALRM, signal.SIG_DFL)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGALRM})
    with Connection(int(sys.argv[1])) as connection:
        # A little longer than the server waits: as a rule it is the server that ends a bot.
        serve(connection, float(sys.argv[2]) + 1, find)


if __name__ == "__main__":
    main()
