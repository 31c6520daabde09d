"""Toy games: what the contract promises and no registered game needs yet, in as few rules as possible."""

from tests.toys.auction import AUCTION
from tests.toys.base import ToyGame
from tests.toys.inspector import INSPECTOR
from tests.toys.pile import PILE
from tests.toys.solo import SOLO

TOYS: tuple[ToyGame, ...] = (AUCTION, INSPECTOR, PILE, SOLO)

__all__ = ["AUCTION", "INSPECTOR", "PILE", "SOLO", "TOYS"]
