"""TOML that people write: positions and component files. Errors name the place of the mistake.

The TOML and msgspec libraries report errors in English only. Here their errors become messages.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from typing import Any, TypeVar

import msgspec
from msgspec import inspect

from batisseurs.kernel.choice import Message
from batisseurs.kernel.component_values import Value
from batisseurs.kernel.errors import BadComponents, BatisseursError
from batisseurs.kernel.faults import (
    Fault,
    check_readable,
    fault,
    must_be_at_least,
    must_be_at_most,
    must_be_from,
    must_be_one_of,
    must_list,
)

Form = TypeVar("Form")

PLACE = re.compile(r" \(at (?:line (\d+), column (\d+)|end of document)\)$")
MISTAKES = (
    (re.compile(r"twice|overwrite|Duplicate|mutate|already"), "twice"),
    (re.compile(r"Unclosed|Unterminated|Expected ['\"]{1,6}['\"]|end of document\)$"), "unclosed"),
    (re.compile(r"'='"), "equals"),
    (re.compile(r"newline"), "newline"),
    (re.compile(r"(?i)character|escape|\\\\"), "character"),
    (re.compile(r"(?i)value|date|time"), "value"),
    (re.compile(r"(?i)key|declaration|\]"), "key"),
)
"""The errors of the TOML reader, by words of its sentences; the first match counts."""


MOST_LINES = 20_000
MOST_DEEP = 20
"""Nested brackets."""
MOST_PARTS = 10
"""Names in a key, with dots between them."""
MOST_DIGITS = 18
"""Digits that always fit into 64 bits."""
LARGEST = 2**63
SHAPE = re.compile(
    r'''"""(?:[^\\]|\\.)*?(?:"{3,5}|\Z)|\'{3}.*?(?:\'{3,5}|\Z)'''
    r"""|"(?:[^"\\\n]|\\.)*"?|\'[^\'\n]*\'?|\#[^\n]*"""
    r"""|(?P<number>(?<![A-Za-z0-9_-])[+-]?(?:0[xob][0-9A-Fa-f_]+|[0-9][0-9_]*))|(?P<open>[\[{])|(?P<close>[\]}])|(?P<dot>\.)"""
    r"""|(?P<line>\n)|(?P<end>[=,])""",
    re.DOTALL,
)
"""What counts in a document: texts and comments as a whole, numbers, brackets, dots, ends of keys, lines."""


def check_shape(text: str) -> str:  # noqa: C901  one branch for each thing that is counted
    """Return what there is too much of in a document, or nothing.

    The TOML reader takes quadratic time and memory for nested and dotted input. So this is checked first, in
    one pass.
    """
    depth = lines = dots = 0
    for found in SHAPE.finditer(text):
        match found.lastgroup:
            case "open":
                depth, dots = depth + 1, 0
            case "close":
                depth, dots = depth - 1, 0
            case "line":
                lines, dots = lines + 1, 0
            case "dot":
                dots += 1
            case "end":
                dots = 0
            case "number" if len(found[0]) > MOST_DIGITS + 1:
                return "digits"
        if depth > MOST_DEEP:
            return "deep"
        if dots >= MOST_PARTS:
            return "parts"
        if lines > MOST_LINES:
            return "lines"
    return ""


TOO_MUCH = {
    "digits": ("a number has too many digits", MOST_DIGITS),
    "deep": ("too many brackets in each other", MOST_DEEP),
    "parts": ("a key has too many parts", MOST_PARTS),
    "lines": ("too many lines", MOST_LINES),
}


def _too_much(kind: str, error: type[BatisseursError], what: str) -> BatisseursError:
    said, most = TOO_MUCH[kind]
    return error(
        f"{what} cannot be read: {said}, at most {most}",
        Message("error-document-much", {"kind": kind, "most": str(most)}),
        reason=said,
    )


def check_plain(value: object, error: type[BatisseursError], what: str, depth: int = 0) -> None:
    """Refuse lists that are nested too deep and numbers that are too large."""
    if isinstance(value, dict | list):
        if depth >= MOST_DEEP:
            raise _too_much("deep", error, what)
        for inner in value.values() if isinstance(value, dict) else value:
            check_plain(inner, error, what, depth + 1)
    elif isinstance(value, int) and not -LARGEST <= value < LARGEST:
        raise _too_much("digits", error, what)


def read_toml(text: str, error: type[BatisseursError], what: str) -> dict[str, Any]:
    """Read TOML; what cannot be read is refused with line and column. `what` is for the English text."""
    kind = check_shape(text)
    if kind:
        raise _too_much(kind, error, what)
    try:
        document = tomllib.loads(text)
    except tomllib.TOMLDecodeError as complaint:
        said = str(complaint)
        raise error(f"{what} is not valid TOML: {said}", toml_message(said), reason=said) from None
    check_plain(document, error, what)
    return document


def toml_message(said: str) -> Message:
    """Return an error of the TOML reader as a message: the kind of mistake, and where it is."""
    kind = next((name for pattern, name in MISTAKES if pattern.search(said)), "other")
    place = PLACE.search(said)
    if place is None or place[1] is None:
        return Message("error-toml-end", {"kind": kind})
    return Message("error-toml", {"kind": kind, "line": int(place[1]), "column": int(place[2])})


def read_component_file(text: str, game: str, layout: int, form: type[Form]) -> Form:
    """Read a game's component file into its typed form; what is malformed is refused with its place.

    The file is TOML and says `game` and `layout` first. The form is a msgspec struct that forbids unknown
    fields. What the values must satisfy comes after this: see `kernel.faults`.
    """
    plain = read_toml(text, BadComponents, "the component file")
    if plain.get("game") != game:
        raise BadComponents(
            f"this is a component file of {plain.get('game')!r}, not of {game!r}",
            Message("error-components-game", {"game": str(plain.get("game", "?")), "expected": game}),
            reason=str(plain.get("game")),
        )
    if plain.get("layout") != layout:
        what = f"layout {plain.get('layout')!r}; this program reads layout {layout}"
        raise BadComponents(
            f"the component file has {what}",
            Message("error-components-layout", {"version": str(plain.get("layout", "?")), "known": layout}),
            reason=what,
        )
    return typed(plain, form)


def typed(plain: dict[str, Any], form: type[Form]) -> Form:
    """Return plain data in its typed form; a value that its type does not allow is refused with its place."""
    try:
        return msgspec.convert(plain, form)
    except msgspec.ValidationError as complaint:
        if not MALFORMED.search(str(complaint)):
            check_readable(_beyond(inspect.type_info(form), plain, ""))
        found = _malformed(str(complaint), plain)
        raise BadComponents(
            f"the component file has a wrong entry: {found.text}", found.message, reason=found.text
        ) from None


# A value that is not of its form. ----------------------------------------------------------------

AT = re.compile(r"^(?P<said>.*?)(?: - at `\$?\.?(?P<place>.*)`)?$", re.DOTALL)
EXPECTED = re.compile(r"Expected `(?P<expected>[^`]*)`, got `(?P<got>[^`]*)`")
FIELD = re.compile(r"Object (?P<kind>missing required|contains unknown) field `(?P<field>.*)`")
MALFORMED = re.compile(r"Expected `[^`]*`, got|Object (?:missing|contains)")
TYPES = {
    "int": "number", "float": "decimal", "str": "text", "bool": "switch", "object": "table", "array": "list",
}  # fmt: skip
"""What msgspec calls the types of values, and what our catalogues choose by."""


def _malformed(complaint: str, plain: dict[str, Any]) -> Fault:
    """Return an error of msgspec as a fault, with the entry's id beside its index."""
    found = AT.match(complaint)
    said = found["said"] if found else complaint
    place = _named(found["place"] if found else None, plain)
    expected, field = EXPECTED.match(said), FIELD.match(said)
    if expected is not None:
        return fault(
            "fault-type",
            "{place}: expected {expected}, got {got}",
            place=place,
            expected=TYPES.get(expected["expected"].partition(" ")[0], "other"),
            got=TYPES.get(expected["got"], "other"),
        )
    if field is not None and field["kind"] == "missing required":
        return fault("fault-lacks", "{place}: {field!r} is missing", place=place, field=field["field"])
    if field is not None:
        return fault("fault-unknown-key", "{place} has no {field!r}", place=place, field=field["field"])
    return fault("fault-other", "{place} is not as it must be ({reason})", place=place, reason=said)


def _named(place: str | None, plain: dict[str, Any]) -> str:
    """Add the entry's id to an index: `building[0].cost` becomes `building[0].cost (chapel)`."""
    if not place:
        return "TOML"
    counted = re.match(r"(\w+)\[(\d+)\]", place)
    if counted is None:
        return place
    entry = plain[counted[1]][int(counted[2])]
    name = entry.get("id") if isinstance(entry, dict) else None
    return f"{place} ({name})" if name else place


# A value that is beyond what its type allows. ----------------------------------------------------


def _beyond(  # noqa: C901, PLR0912  one branch for each kind of value
    schema: inspect.Type, value: object, what: str
) -> Iterator[Fault | None]:
    """Look for numbers out of their range, words that are not known and lists that are too long or short.

    `what` names the place as `batisseurs components` lists it: `chapel.cost.faith`, `office.prices[1].time`.
    """
    match schema, value:
        case inspect.Metadata(), _:
            yield from _beyond(schema.type, value, what)
        case inspect.UnionType(), _:
            for kind in schema.types:
                yield from _beyond(kind, value, what)
        case inspect.IntType(), int():
            yield _out_of_range(what, value, schema.ge, schema.le)
        case inspect.StrType(pattern=str() as pattern), str() if not re.search(pattern, value):
            yield fault("fault-text", "{what} is empty", what=what)
        case inspect.StrType(max_length=int() as most), str():
            yield must_list(what, value, schema.min_length or 0, most)
        case inspect.LiteralType(), str() | int():
            yield must_be_one_of(what, str(value), [str(word) for word in schema.values])
        case inspect.VarTupleType(), list():
            most = len(value) if schema.max_length is None else schema.max_length
            yield must_list(what, value, schema.min_length or 0, most)
            for index, item in enumerate(value, start=1):
                yield from _beyond(
                    schema.item_type,
                    item,
                    _id(item) or f"{what}[{_first_text(schema.item_type, item) or index}]",
                )
        case inspect.DictType(), dict():
            most = len(value) if schema.max_length is None else schema.max_length
            yield must_list(what, value, schema.min_length or 0, most)
            for key, item in value.items():
                yield from _beyond(schema.key_type, key, what)
                yield from _beyond(schema.value_type, item, _inside(what, key))
        case inspect.StructType(), dict():
            for field in schema.fields:
                if field.encode_name in value:
                    place = what if schema.cls is Value else _inside(what, field.encode_name)
                    yield from _beyond(field.type, value[field.encode_name], place)


def _inside(what: str, key: str) -> str:
    return f"{what}.{key}" if what else key


def _id(item: object) -> str:
    return str(item.get("id", "")) if isinstance(item, dict) else ""


def _first_text(schema: inspect.Type, item: object) -> str:
    """Return the first value of an entry without an id, if it is a name."""
    if not isinstance(schema, inspect.StructType) or not isinstance(item, dict):
        return ""
    first = schema.fields[0]
    return str(item.get(first.encode_name, "")) if isinstance(first.type, inspect.StrType) else ""


def _out_of_range(what: str, said: int, least: int | None, most: int | None) -> Fault | None:
    if least is None:
        return None if most is None else must_be_at_most(what, said, most)
    return must_be_at_least(what, said, least) if most is None else must_be_from(what, said, least, most)
