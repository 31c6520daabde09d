"""Learning all structs before there are threads.

msgspec works out a struct when it is first read, and shows what it has worked out while it is still at it,
for structs that hold themselves. A second thread that reads the same struct just then finds half of it, and
the process dies (seen with 0.22). So everything is worked out once, by one thread, before there is a second.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from batisseurs.games import all_games


def warm_up_structs() -> int:
    """Work out every struct of this program that is loaded, those of all games included; return how many."""
    for game in all_games():
        game.components()
    ours = [kind for kind in _below(msgspec.Struct) if kind.__module__.partition(".")[0] == "batisseurs"]
    for kind in ours:
        msgspec.json.Decoder(kind)
    return len(ours)


def _below(kind: type[msgspec.Struct]) -> Iterator[type[msgspec.Struct]]:
    for inner in kind.__subclasses__():
        yield inner
        yield from _below(inner)
