"""Preparing all structs before there are threads.

msgspec prepares a struct when it is first decoded, and publishes it before it is complete if it is recursive.
A second thread that decodes the same struct at that moment crashes the process (seen with 0.22). So one
thread prepares all of them first.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from batisseurs.games import all_games


def warm_up_structs() -> int:
    """Prepare every struct of this program, including those of all games; return how many."""
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
