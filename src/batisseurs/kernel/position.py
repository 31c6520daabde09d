"""Positions: any table as a readable document, and back.

A document is TOML:

```toml
situation = 1
game = "theopolis"
players = 2
turn = "p1"
seed = 7

[options]
…
[table]
…
```

What a document states is taken out of bag or supply first. The rest is dealt from what is left, with its
seed, so that nothing is lost or doubled. Without `pending` the table is at the start of the turn of the
named seat, or of another side that takes turns. Tests set up tables with positions, and players copy a
real table with one.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any

from batisseurs.kernel import choice_text
from batisseurs.kernel.choice import Message
from batisseurs.kernel.documents import read_toml
from batisseurs.kernel.errors import BadPosition, BadSave
from batisseurs.kernel.game import Game, Options
from batisseurs.kernel.save import read_pending, write_pending
from batisseurs.kernel.seats import seat_name
from batisseurs.kernel.source import Seeded
from batisseurs.kernel.step import SealedStep
from batisseurs.kernel.table import Table

FORMAT = 1
KEYS = {
    "situation", "game", "rules", "components", "players", "turn", "seed", "options", "table", "pending",
    "sealed",
}  # fmt: skip
LARGEST_FIELD = 1_000_000
WIDTH = 100


def parse_position(text: str) -> dict[str, Any]:
    """Read the frame of a document: TOML, of this format, naming its game."""
    document = read_toml(text, BadPosition, "the position")
    version = document.get("situation")
    if type(version) is not int or version < 1:
        raise BadPosition(
            "this isn't a position: it should begin with 'situation = 1'", Message("error-no-situation")
        )
    if version > FORMAT:
        raise BadPosition(
            f"the position has format {version}; this program reads formats up to {FORMAT}",
            Message("error-newer-situation", {"version": version, "known": FORMAT}),
        )
    if not isinstance(document.get("game"), str):
        raise BadPosition(
            'the position does not say which game it is of: game = "…"', Message("error-situation-game")
        )
    return document


def read_position(game: Game, document: str | Mapping[str, Any], components: Any = None) -> Table:
    """Make a table from a document; contradictions are refused with the reason."""
    stated = parse_position(document) if isinstance(document, str) else dict(document)
    if components is None:
        components = game.components()
    players = _read_frame(game, stated, components)
    options, zones, seed = stated.get("options", {}), stated.get("table", {}), stated.get("seed", 0)
    if not isinstance(options, dict) or not isinstance(zones, dict):
        raise BadPosition(
            "'options' and 'table' are tables: [options], [table]", Message("error-situation-tables")
        )
    checked = game.read_options(players, options)
    if type(seed) is not int:
        raise BadPosition(
            f"the seed is a whole number, not {seed!r}",
            Message("error-situation-seed", {"value": str(seed)}),
        )
    table = game.read_position(zones, players, checked, components, Seeded(seed))
    if "pending" in stated:
        _put_pending(game, table, stated)
    else:
        game.start_turn(table, _read_turn(game, stated, players, checked))
    _check_laws(game, table)
    return table


def _read_frame(game: Game, stated: Mapping[str, Any], components: Any) -> int:
    """Check that the document is meant for this game, rules and components; return the number of players."""
    for key in sorted(set(stated) - KEYS):
        known = ", ".join(sorted(KEYS))
        raise BadPosition(
            f"a position has no {key!r}; it has: {known}",
            Message("error-situation-key", {"key": key, "known": known}),
        )
    if stated.get("game", game.slug) != game.slug:
        raise BadPosition(
            f"the position is of {stated['game']!r}, not of {game.slug!r}",
            Message("error-other-game", {"game": str(stated["game"]), "expected": game.slug}),
        )
    here = {"rules": game.rules_version, "components": game.fingerprint(components)}
    for key, value in here.items():
        # An older position continues with the current rules.
        older = key == "rules" and stated.get(key) in range(1, game.rules_version)
        if stated.get(key, value) != value and not older:
            raise BadPosition(
                f"the position was written with {key} {stated[key]!r}, here are {key} {value!r}",
                Message(
                    "error-situation-written",
                    {"key": key, "value": str(stated[key]), "here": str(value)},
                ),
            )
    players = stated.get("players")
    if type(players) is not int:
        raise BadPosition(
            "the position does not say how many players there are: players = …",
            Message("error-situation-no-players"),
        )
    return players


def _read_turn(game: Game, stated: Mapping[str, Any], players: int, options: Options) -> int:
    """Return whose turn begins: a seat, or another side that takes turns."""
    turns = game.turns(players, options)
    turn = stated.get("turn", turns[0])
    if turn not in turns:
        known = ", ".join(turns)
        raise BadPosition(
            f"turn = {turn!r} is none of: {known}",
            Message("error-situation-turn", {"value": str(turn), "known": known}),
        )
    return turns.index(turn)


# What is pending. --------------------------------------------------------------------------------


def _put_pending(game: Game, table: Table, stated: Mapping[str, Any]) -> None:
    """Put the stated steps on the chain and run automatic steps; then a seat or chance must have a choice.

    Rules trust their steps, so a nonsense step may fail anywhere: that is a refusal too.
    """
    rows = stated["pending"]
    if not isinstance(rows, list) or not all(_is_row(row) for row in rows):
        raise BadPosition(
            "'pending' is a list of steps, each a list of a name and whole numbers",
            Message("error-pending-form"),
        )
    try:
        chain = read_pending(game, rows)
    except BadSave as error:
        raise BadPosition(f"pending: {error.text}", error.message) from None
    for row, step in zip(rows, chain, strict=True):
        if row[1:] != list(step.fields()):
            raise BadPosition(
                f"pending: {row[0]} is not made from {row[1:]}",
                Message("error-step-fields", {"step": row[0], "fields": str(row[1:])}),
            )
        if max(step.chooser, step.actor()) >= table.players:
            raise BadPosition(
                f"pending: {step} asks a seat that is not at a table for {table.players}",
                Message("error-pending-seat", {"step": str(step), "players": table.players}),
            )
    table.put_pending(chain)
    if not chain and game.result(table).ending not in game.endings:
        raise BadPosition("nothing is pending, but the game has not ended", Message("error-pending-nothing"))
    _check_laws(game, table)
    try:
        _seal(table, stated.get("sealed", []))
        table.settle()
        asked = [bool(choice_text.spoken_choices(table, seat)) for seat in table.choosers()]
    except BadPosition:
        raise
    except Exception:  # noqa: BLE001  see above
        raise BadPosition(
            f"pending: {chain[0]} cannot happen on this table",
            Message("error-pending-cannot", {"step": str(chain[0])}),
        ) from None
    if not table.over() and not (asked and all(asked)):
        raise BadPosition(
            f"pending: {table.top} leaves nothing to choose",
            Message("error-pending-no-choice", {"step": str(table.top)}),
        )


def _is_row(row: object) -> bool:
    return (
        isinstance(row, list)
        and len(row) > 0
        and isinstance(row[0], str)
        and all(type(field) is int and abs(field) <= LARGEST_FIELD for field in row[1:])
    )


def _check_laws(game: Game, table: Table) -> None:
    """Refuse a table that contradicts itself, breaks a law, or does not survive writing and reading."""
    try:
        contradictions = game.contradictions(table)
        broken = game.broken_laws(table)
        game.write_position(table)
    except BadPosition:
        raise
    except Exception:  # noqa: BLE001  laws, too, trust that steps name seats and cards that are there
        raise BadPosition(
            "what is pending doesn't fit the rest of the position", Message("error-situation-pending")
        ) from None
    if contradictions:
        raise BadPosition(f"this cannot be: {contradictions[0].text}", contradictions[0].message)
    if broken:
        # No document should lead here: it would be a bug.
        raise BadPosition(
            f"this cannot be: {broken[0]}", Message("error-situation-law", {"reason": broken[0]})
        )


def _seal(table: Table, sealed: object) -> None:
    """Put sealed answers in their zone: one list for each seat, every part a choice of that seat."""
    if not isinstance(sealed, list) or not all(
        isinstance(parts, list) and all(type(part) is int for part in parts) for parts in sealed
    ):
        raise BadPosition(
            "'sealed' is a list of lists of whole numbers, one for each seat", Message("error-sealed-form")
        )
    if not sealed:
        return
    step = table.top
    if not isinstance(step, SealedStep):
        raise BadPosition(
            "'sealed' answers need a step on top that several seats answer", Message("error-sealed-step")
        )
    if len(sealed) != table.players:
        raise BadPosition(
            f"'sealed' has {len(sealed)} lists for {table.players} seats",
            Message("error-sealed-seats", {"number": len(sealed), "players": table.players}),
        )
    for seat, parts in enumerate(sealed):
        asked = seat in step.seats(table)
        for index, part in enumerate(parts):
            if not asked or part not in step.part_choices(table, seat, parts[:index]):
                raise BadPosition(
                    f"'sealed': {seat_name(seat)} cannot have answered {parts}",
                    Message("error-sealed-answer", {"player": seat_name(seat), "answer": str(parts)}),
                )
    table.sealed = sealed


# Writing. ----------------------------------------------------------------------------------------


def write_position(game: Game, table: Table) -> dict[str, Any]:
    """Return a document that says everything about a table."""
    document: dict[str, Any] = {
        "situation": FORMAT,
        "game": game.slug,
        "rules": game.rules_version,
        "components": game.fingerprint(game.components_of(table)),
        "players": table.players,
        "options": game.said_options(game.options_of(table)),
        "pending": write_pending(table),
    }
    if table.sealed:
        document["sealed"] = table.sealed
    document["table"] = game.write_position(table)
    return document


def position_text(document: Mapping[str, Any]) -> str:
    """Return a document as TOML for people: a list on one line if it fits, small tables inline."""
    return "\n".join(_section((), document)).strip() + "\n"


def _section(path: tuple[str, ...], table: Mapping[str, Any]) -> list[str]:
    """Write a table under its heading: first its own values, then the tables in it that need a heading."""
    tables = {key: value for key, value in table.items() if isinstance(value, Mapping)}
    headed = {key: value for key, value in tables.items() if not path or not _small(value)}
    lines = ["", f"[{'.'.join(map(_key, path))}]"] if path else []
    for key, value in table.items():
        if key not in headed:
            lines += _line(_key(key), value)
    for key, value in headed.items():
        lines += _section((*path, key), value)
    return lines


def _small(table: Mapping[str, Any]) -> bool:
    """Tell whether a table fits into a line: a few numbers or names."""
    plain = all(isinstance(value, bool | int | float | str) for value in table.values())
    return plain and len(_value(table)) < WIDTH


def _line(key: str, value: Any) -> list[str]:
    whole = f"{key} = {_value(value)}"
    if len(whole) <= WIDTH or not isinstance(value, list | tuple):
        return [whole]
    filled: list[str] = []
    for item in value:
        written = _value(item) + ","
        # A list of lists has one to a line; names share a line while there is room.
        room = filled and not isinstance(item, list | tuple) and len(filled[-1]) + 1 + len(written) <= WIDTH
        if room:
            filled[-1] += " " + written
        else:
            filled.append("    " + written)
    return [f"{key} = [", *filled, "]"]


def _value(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int | float):
        return repr(value)
    if isinstance(value, str):
        return _text(value)
    if isinstance(value, Mapping):
        inside = ", ".join(f"{_key(key)} = {_value(item)}" for key, item in value.items())
        return f"{{ {inside} }}" if inside else "{}"
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(_value, value))}]"
    raise TypeError(f"a position cannot hold {value!r}")


def _text(text: str) -> str:
    # JSON and TOML write text alike, but for one character.
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")


def _key(key: str) -> str:
    return key if re.fullmatch(r"[A-Za-z0-9_-]+", key) else _text(key)
