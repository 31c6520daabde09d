"""The wire as TypeScript: `python -m batisseurs.server.http.typescript > client/wire/types.ts`.

Made from the same structs that the server reads and writes. What goes out has all its fields; in what comes
in, fields that have a default may be left out. A struct that goes both ways and has such fields is there
twice, once with `Given` before its name.
"""

from __future__ import annotations

import functools
import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, cast

import msgspec
from msgspec import inspect as kinds

from batisseurs.games import SLUGS
from batisseurs.kernel.game import OptionValue, Origin
from batisseurs.kernel.seats import SPECTATOR
from batisseurs.rooms.commands.model import Command
from batisseurs.rooms.state.events import By, Mark, Policy, TableRequest, Watching
from batisseurs.rooms.views.model import RoomEventView
from batisseurs.server.http.field_docs import field_notes, one_line
from batisseurs.server.http.game_types import file_types, view_types
from batisseurs.server.http.routes import OPERATIONS
from batisseurs.server.http.wire import ClientFrame, Refused, RefusedAsStale, ServerFrame

ALIASES: dict[str, Any] = {
    "Command": Command,
    "TableRequest": TableRequest,
    "RoomEventView": RoomEventView,
    "ServerFrame": ServerFrame,
    "ClientFrame": ClientFrame,
    "OptionValue": OptionValue,
    "Origin": Origin,
    "Policy": Policy,
    "Watching": Watching,
    "By": By,
    "Mark": Mark,
}
"""Unions with a name of their own."""
GIVEN = "Given"
PLAIN: dict[type[kinds.Type], str] = {
    kinds.BoolType: "boolean",
    kinds.IntType: "number",
    kinds.FloatType: "number",
    kinds.StrType: "string",
    kinds.BytesType: "string",
    kinds.NoneType: "null",
    kinds.AnyType: "ComponentFile",
    kinds.RawType: "View",
}
"""Bytes are base64 in JSON; the only JSON within JSON is a view; what can be anything is a component file."""
FILE = """\
/** What `file` of what is printed can be: that of its game. */
export type ComponentFile = Files[GameSlug];
"""
VIEW = """\
/** What `view` of a room can be: that of its game. */
export type View = Views[GameSlug];
"""
HEADER = """\
// Made by `python -m batisseurs.server.http.typescript`; do not edit. docs/wire.md tells how these are used.

/** The seat of somebody who looks on. */
export const SPECTATOR = {spectator};

/** Which game a room can be of. */
export type GameSlug = {slugs};
"""


def definitions() -> str:
    """Return the types of everything that is sent or received."""
    sent, given = _sent(), _given()
    twice = frozenset(kind for kind in given if kind in sent and _may_lack(kind))
    aliases = {alias: kinds.type_info(union) for alias, union in ALIASES.items()}
    out, into = _Way(False, twice, aliases), _Way(True, twice, aliases)
    parts = [HEADER.format(spectator=SPECTATOR, slugs=" | ".join(json.dumps(slug) for slug in SLUGS))]
    for alias, union in aliases.items():
        parts.append(f"export type {alias} = {_members(union, out)};\n")
        if into.varies(union):
            parts.append(f"export type {GIVEN}{alias} = {_members(union, into)};\n")
    parts += [_interface(kind, out) for kind in sent]
    parts += [_interface(kind, into) for kind in given if kind not in sent or kind in twice]
    parts += [_by_game("The view of each game.", "Views", view_types()), VIEW]
    parts += [_by_game("The component file of each game.", "Files", file_types()), FILE]
    parts += [_operations(out, into)]
    return "\n".join(parts)


@dataclass(frozen=True)
class _Way:
    """Whether types come in or go out, and their names then."""

    given: bool
    twice: frozenset[type[msgspec.Struct]]
    aliases: dict[str, kinds.Type]

    def name(self, kind: type[msgspec.Struct]) -> str:
        return (GIVEN if self.given and kind in self.twice else "") + name_of(kind)

    def alias(self, union: kinds.Type) -> str | None:
        for alias, known in self.aliases.items():
            if known == union:
                return GIVEN + alias if self.varies(union) else alias
        return None

    def varies(self, union: kinds.Type) -> bool:
        """Tell whether a member of a union is called otherwise when it comes in."""
        members = union.types if isinstance(union, kinds.UnionType) else ()
        structs = [member.cls for member in members if isinstance(member, kinds.StructType)]
        return self.given and not self.twice.isdisjoint(structs)


def name_of(kind: type[msgspec.Struct]) -> str:
    """Return the name of a struct; one of a game's own has the game's name before it."""
    parts = kind.__module__.split(".")
    if parts[1] != "games":
        return kind.__name__
    game = [word.capitalize() for word in parts[2].split("_")]
    own = kind.__name__.startswith(game[0])
    return kind.__name__ if own else "".join(game) + kind.__name__


# What there is. -----------------------------------------------------------------------------------------


def _sent() -> list[type[msgspec.Struct]]:
    """Return every struct that goes out, in the order in which they are met."""
    roots: list[Any] = [operation.hints["return"] for operation in OPERATIONS]
    ours = [*view_types().values(), *file_types().values()]
    return _reached([*roots, Refused, RefusedAsStale, ServerFrame, *ours])


def _given() -> list[type[msgspec.Struct]]:
    """Return every struct that comes in."""
    hints = [operation.hints for operation in OPERATIONS]
    roots = [hint[name] for hint in hints for name in ("body", "query") if name in hint]
    return _reached([*roots, ClientFrame])


def _reached(roots: list[Any]) -> list[type[msgspec.Struct]]:
    found: dict[type[msgspec.Struct], None] = {}
    for root in roots:
        found |= dict.fromkeys(_structs(kinds.type_info(root)))
    return list(found)


def _structs(kind: kinds.Type) -> Iterator[type[msgspec.Struct]]:
    """Return the structs within a type, the outer ones first."""
    if isinstance(kind, kinds.StructType):
        yield kind.cls
        for field in kind.fields:
            yield from _structs(field.type)
    elif isinstance(kind, kinds.UnionType):
        for inner in kind.types:
            yield from _structs(inner)
    elif isinstance(kind, kinds.TupleType):
        for inner in kind.item_types:
            yield from _structs(inner)
    elif isinstance(kind, kinds.VarTupleType | kinds.ListType):
        yield from _structs(kind.item_type)
    elif isinstance(kind, kinds.DictType):
        yield from _structs(kind.value_type)
    elif isinstance(kind, kinds.Metadata):
        yield from _structs(kind.type)


@functools.cache
def _may_lack(kind: type[msgspec.Struct]) -> bool:
    """Tell whether a client may leave out something of a struct, or of one within it."""
    info = kinds.type_info(kind)
    return any(
        not field.required
        for inner in _structs(info)
        for field in cast("kinds.StructType", kinds.type_info(inner)).fields
    )


# How it is written. -------------------------------------------------------------------------------------


def _interface(kind: type[msgspec.Struct], way: _Way) -> str:
    info = cast("kinds.StructType", kinds.type_info(kind))
    notes = field_notes(kind)
    lines = [f"/** {one_line((kind.__doc__ or '').partition(chr(10) * 2)[0])} */"]
    lines.append(f"export interface {way.name(kind)} {{")
    if info.tag is not None:
        lines.append(f"  readonly {info.tag_field}: {json.dumps(info.tag)};")
    for field in info.fields:
        if field.name in notes:
            lines.append(f"  /** {notes[field.name]} */")
        unset = not field.required and field.default is field.default_factory is msgspec.NODEFAULT
        absent = unset or (way.given and not field.required)
        lines.append(f"  readonly {field.encode_name}{'?' if absent else ''}: {_written(field.type, way)};")
    return "\n".join([*lines, "}\n"])


def _written(kind: kinds.Type, way: _Way) -> str:  # noqa: PLR0911  one for each kind of type
    """Return a type in TypeScript."""
    alias = way.alias(kind)
    if alias is not None:
        return alias
    if type(kind) in PLAIN:
        return PLAIN[type(kind)]
    if isinstance(kind, kinds.Metadata):
        return _written(kind.type, way)
    if isinstance(kind, kinds.StructType):
        return way.name(kind.cls)
    if isinstance(kind, kinds.LiteralType):
        return _members(kind, way)
    if isinstance(kind, kinds.UnionType):
        return _union(kind, way)
    if isinstance(kind, kinds.TupleType):
        return f"readonly [{', '.join(_written(inner, way) for inner in kind.item_types)}]"
    if isinstance(kind, kinds.VarTupleType | kinds.ListType):
        item = _written(kind.item_type, way)
        return f"readonly {f'({item})' if ' ' in item else item}[]"
    if isinstance(kind, kinds.DictType):
        return f"Readonly<Record<string, {_written(kind.value_type, way)}>>"
    raise TypeError(f"no TypeScript for {kind}")


def _union(kind: kinds.UnionType, way: _Way) -> str:
    some = tuple(inner for inner in kind.types if not isinstance(inner, kinds.NoneType))
    if len(some) == len(kind.types):
        return _members(kind, way)
    # A union that has a name keeps it when it may also be nothing.
    alone = some[0] if len(some) == 1 else kinds.UnionType(some)
    return f"{_written(alone, way)} | null"


def _members(kind: kinds.Type, way: _Way) -> str:
    """Return the members of a union, or the words that a text can be."""
    if isinstance(kind, kinds.LiteralType):
        return " | ".join(json.dumps(value) for value in kind.values)
    members = kind.types if isinstance(kind, kinds.UnionType) else (kind,)
    return " | ".join(_written(member, way) for member in members)


def _by_game(heading: str, name: str, types: dict[str, type[msgspec.Struct]]) -> str:
    """Return a map from the slug of a game to its own type."""
    lines = [f"  readonly {json.dumps(slug)}: {name_of(kind)};" for slug, kind in types.items()]
    return "\n".join([f"/** {heading} */", f"export interface {name} {{", *lines, "}\n"])


def _operations(out: _Way, into: _Way) -> str:
    lines = ["/** What can be asked over HTTP: query and body, and the answer. */"]
    lines.append("export interface Operations {")
    for operation in OPERATIONS:
        hints = operation.hints
        asked = [
            f"readonly {name}: {_written(kinds.type_info(hints[name]), into)}; "
            for name in ("query", "body")
            if name in hints
        ]
        answer = _written(kinds.type_info(hints["return"]), out)
        key = json.dumps(f"{operation.method} {operation.path}")
        lines.append(f"  readonly {key}: {{ {''.join(asked)}readonly answer: {answer} }};")
    return "\n".join([*lines, "}\n"])


if __name__ == "__main__":
    sys.stdout.write(definitions())
