"""What the numbers of Nehemiah's steps stand for."""

from __future__ import annotations

from batisseurs.games.nehemiah.facts import BOARDS, FOREMEN
from batisseurs.kernel.bits import bit
from batisseurs.kernel.kinds import Kind, below

SPOT = below("spot", lambda table: len(table.cards))
COLUMN = below("column", lambda table: table.columns)
BOARD = below("board", BOARDS)
FOREMAN = Kind(
    "foreman", lambda table, foreman: 0 <= foreman < FOREMEN and table.revealed & bit(foreman) != 0
)
