"""Saving a table at any moment, also in the middle of a decision, and loading it again.

The pending steps are written as class names and numbers; the rest is the game's `state`.
A save is for continuing later with the same rules; to keep a game for ever, keep its record.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from batisseurs.kernel.choice import Message
from batisseurs.kernel.errors import BadSave
from batisseurs.kernel.game import Game
from batisseurs.kernel.step import Step
from batisseurs.kernel.table import Table

FORMAT = 1


class Saved(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything about a table."""

    save: int
    game: str
    rules: int
    components: str
    state: dict[str, Any]
    pending: list[list[str | int]]
    sealed: list[list[int]] = []


def save(game: Game, table: Table) -> bytes:
    """Return a table as bytes. Equal tables give equal bytes."""
    saved = Saved(
        FORMAT,
        game.slug,
        game.rules_version,
        game.fingerprint(game.components_of(table)),
        game.state(table),
        write_pending(table),
        table.sealed,
    )
    return msgspec.json.encode(saved, order="deterministic")


def load(game: Game, data: bytes, components: Any = None) -> Table:
    """Read a table that `save` wrote with the same game and components; it keeps its version of the rules."""
    try:
        saved = msgspec.json.decode(data, type=Saved)
    except msgspec.DecodeError as error:
        raise BadSave(f"this is no saved table: {error}", Message("error-no-save")) from None
    game = game.with_rules(saved.rules)
    if components is None:
        components = game.components()
    expected = (FORMAT, game.slug, game.rules_version, game.fingerprint(components))
    if (saved.save, saved.game, saved.rules, saved.components) != expected:
        raise BadSave(
            f"the table was saved as {saved.game} rules {saved.rules} components {saved.components};"
            f" here are {game.slug} rules {game.rules_version} components {expected[3]}",
            Message(
                "error-save-written",
                {
                    "game": saved.game,
                    "rules": str(saved.rules),
                    "components": saved.components,
                    "expected": game.slug,
                    "known": str(game.rules_version),
                    "here": expected[3],
                },
            ),
        )
    table = game.restore(saved.state, components)
    table.put_pending(read_pending(game, saved.pending))
    table.sealed = saved.sealed
    return table


def write_pending(table: Table) -> list[list[str | int]]:
    """Return the pending steps as names and numbers, the next one first."""
    return [[type(step).__name__, *step.fields()] for step in table.pending()]


def read_pending(game: Game, rows: Sequence[Sequence[str | int]]) -> list[Step]:
    """Make steps from names and numbers."""
    classes = {kind.name: kind.step for kind in game.steps}
    chain = []
    for row in rows:
        if not row or row[0] not in classes:
            name = str(row[0]) if row else ""
            raise BadSave(
                f"{game.title} has no step {name!r}",
                Message("error-no-step", {"title": game.slug, "step": name}),
            )
        maker: Any = classes[str(row[0])]
        try:
            chain.append(maker(*row[1:]))
        except TypeError:
            raise BadSave(
                f"{row[0]} is not made from {list(row[1:])}",
                Message("error-step-fields", {"step": str(row[0]), "fields": str(list(row[1:]))}),
            ) from None
    return chain


# What games keep in arrays and numbers. ----------------------------------------------------------------

NOT_SAVED = {"facts", "top", "sealed", "game_events"}
"""Components and pending steps, which are not zones, or are saved in another way."""


class Zones(NamedTuple):
    """The names of the arrays and of the numbers of a table."""

    arrays: tuple[str, ...]
    numbers: tuple[str, ...]


_zones: dict[type[Table], Zones] = {}


def zones(table: Table) -> Zones:
    """Return what a game's table has, except what follows from other things on it."""
    kind = type(table)
    if kind not in _zones:
        # Compiled tables have their attributes in the class, others in the object.
        in_class = dict(inspect.getmembers(kind, inspect.isgetsetdescriptor))
        own = vars(table) if hasattr(table, "__dict__") else in_class
        names = sorted({"players", *own} - NOT_SAVED.union(kind.worked_out))
        numbers = tuple(name for name in names if isinstance(getattr(table, name), int))
        _zones[kind] = Zones(tuple(name for name in names if name not in numbers), numbers)
    return _zones[kind]


def plain_state(table: Table) -> dict[str, Any]:
    """Return the zones of a table as plain data: for a game's `state`."""
    arrays, numbers = zones(table)
    kept: dict[str, Any] = {name: list(getattr(table, name)) for name in arrays}
    return kept | {name: getattr(table, name) for name in numbers}


def restore_table(blank: Callable[[Any, int], Any], components: Any, state: Mapping[str, Any]) -> Any:
    """Make a table from `plain_state`: for a game's `restore`. `blank` returns an empty one.

    Its arrays are filled item by item: the compiler's arrays leak if uncompiled code makes them from a list.
    """
    try:
        table = blank(components, state["players"])
        arrays, numbers = zones(table)
        for name in arrays:
            _fill(name, getattr(table, name), state[name])
        for name in numbers:
            if type(state[name]) is not type(getattr(table, name)):
                raise ValueError(name)  # noqa: TRY301  refused below, with all other damage
            setattr(table, name, state[name])
    except (KeyError, TypeError, ValueError, IndexError, OverflowError) as error:
        raise BadSave(f"the saved table is damaged: {error!r}", Message("error-save-damaged")) from None
    return table


def _fill(name: str, array: Any, values: Any) -> None:
    if len(values) != len(array) or any(type(number) is not int for number in values):
        raise ValueError(name)
    for index, number in enumerate(values):
        array[index] = number
