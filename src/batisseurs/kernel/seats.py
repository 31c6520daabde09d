"""Who may choose, and who may read.

A seat is a place at the table, counted from 0 in turn order. A few negative numbers mean
something else: chance, nobody, several seats at once. They share one type, so that "who
chooses?" always has one kind of answer.
"""

from typing import Final, TypeAlias

from mypy_extensions import i64

# An alias and not a NewType: only a bare i64 is a machine number to the compiler and an int to all others.
Seat: TypeAlias = i64

CHANCE: Final = -1
"""Dice, draws and deals: the chooser whose answers have weights."""

NOBODY: Final = -2
"""The step asks nobody: the loop runs it at once and writes nothing into the log."""

SEVERAL: Final = -3
"""Several seats answer at the same time, unseen by one another. (The loop counts on SEVERAL < NOBODY.)"""

OVER: Final = -4
"""Nothing is pending: the game is over."""

EVERYONE: Final = -5
"""As an audience: all seats and all spectators may read it."""

SPECTATOR: Final = -6
"""As a reader: someone without a seat, who sees only what everyone may see."""


def seat_name(seat: Seat) -> str:
    """Return the name of a seat in logs, records and texts of choices: `p1`, `chance`."""
    if seat == CHANCE:
        return "chance"
    return f"p{seat + 1}"


def seat_from_name(name: str) -> Seat | None:
    """Read a word made by `seat_name`; None if it is not one."""
    if name == "chance":
        return CHANCE
    if name.startswith("p") and name[1:].isascii() and name[1:].isdigit() and name[1] != "0":
        return int(name[1:]) - 1 if len(name) <= 3 else None  # noqa: PLR2004  no table has 100 seats
    return None
