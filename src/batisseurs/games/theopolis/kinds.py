"""What the numbers of Theopolis's steps stand for."""

from __future__ import annotations

from batisseurs.games.theopolis import facts as f
from batisseurs.games.theopolis.city import is_disaster
from batisseurs.games.theopolis.table import DISCARD, EMPTY, TheopolisTable
from batisseurs.kernel.kinds import Kind


def _is_in_game(table: TheopolisTable, seat: int) -> bool:
    return 0 <= seat < table.players and table.in_game(seat)


def _is_discarded(table: TheopolisTable, kind: int) -> bool:
    return 0 <= kind < f.KINDS and table.cards[DISCARD + kind] > 0


def _strikes(table: TheopolisTable, kind: int) -> bool:
    return 0 <= kind < f.KINDS and is_disaster(table, kind) and table.on_board(kind) != EMPTY


PLAYER = Kind("seat", _is_in_game)
COST = Kind("cost", lambda _, number: number >= 0)
HAND_CARD = Kind("hand card", lambda table, kind: kind in table.hand_kinds(table.active))
DISCARDED_CARD = Kind("discarded card", _is_discarded)
DISASTER = Kind("disaster", _strikes)
PART = Kind("part", lambda _, part: part >= 0)
PARTS = Kind("parts", lambda _, parts: parts > 0)
