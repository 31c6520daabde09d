"""Decoding what clients send, strictly: an error names the place.

Litestar would be lenient (the text "1" as a number, unknown fields ignored). So bodies and queries are
decoded here, with msgspec alone.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Iterable
from typing import Any, TypeVar, get_type_hints

import msgspec

from batisseurs.kernel.choice import Message
from batisseurs.server.errors import MOST_REPEATED, Malformed

T = TypeVar("T")
PLACE = re.compile(r" - at `(?P<place>.*)`$", re.DOTALL)
UNKNOWN = re.compile(r"unknown field `(?P<field>.*?)`", re.DOTALL)
MISSING = re.compile(r"missing required field `(?P<field>.*?)`", re.DOTALL)
KIND = re.compile(r"^Invalid value '(?P<kind>.*)' - at `\$\..*\btype`$", re.DOTALL)
"""An unknown type of a command, or of a part of one."""
GOT_FLOAT = "got `float`"
WHOLE = re.compile(r"-?(0|[1-9][0-9]*)")


def read_json(decoder: msgspec.json.Decoder[T], body: bytes | str) -> T:
    """Read a body, or a frame of a socket."""
    try:
        try:
            return decoder.decode(body)
        except msgspec.ValidationError as error:
            if GOT_FLOAT not in str(error):
                raise
            # To JSON, 1.0 is the whole number 1; to msgspec it is not.
            value: T = msgspec.convert(_whole(msgspec.json.decode(body)), decoder.type)
            return value
    except msgspec.ValidationError as error:
        raise _wrong(str(error)) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Malformed("that is not JSON", Message("error-server-not-json")) from None


def _whole(value: Any) -> Any:
    """Return JSON with whole numbers where it has floats such as 1.0."""
    if isinstance(value, dict):
        return {name: _whole(inner) for name, inner in value.items()}
    if isinstance(value, list):
        return [_whole(inner) for inner in value]
    return int(value) if isinstance(value, float) and value.is_integer() else value


@functools.cache
def _hints(kind: Any) -> dict[str, Any]:
    return get_type_hints(kind)


TRUTH = {"true": True, "false": False}


def read_query(kind: type[T], pairs: Iterable[tuple[str, str]]) -> T:
    """Read a query string. Each name may occur once."""
    given: dict[str, str | int] = {}
    hints = _hints(kind)  # type: ignore[arg-type]  # to mypy, a type of anything is not hashable
    for name, value in pairs:
        if name in given:
            shown = name[:MOST_REPEATED]
            raise Malformed(
                f"{shown!r} is given twice", Message("error-server-given-twice", {"where": shown})
            )
        if hints.get(name) is bool and value in TRUTH:
            given[name] = TRUTH[value]
            continue
        # Where a number can be, text that is a whole one is one; msgspec would also take 1.0 and 1e2.
        whole = hints.get(name) is not str and len(value) < 20 and WHOLE.fullmatch(value)  # noqa: PLR2004
        given[name] = int(value) if whole else value
    try:
        return msgspec.convert(given, kind)
    except msgspec.ValidationError as error:
        raise _wrong(str(error)) from None


def _wrong(said: str) -> Malformed:
    """Return msgspec's error as one of ours, which every language can say."""
    place = PLACE.search(said)
    where = place["place"][:MOST_REPEATED] if place is not None else "$"
    for pattern, id_ in ((UNKNOWN, "error-server-unknown-field"), (MISSING, "error-server-missing-field")):
        found = pattern.search(said)
        if found is not None:
            field = found["field"][:MOST_REPEATED]
            return Malformed(said, Message(id_, {"where": where, "field": field}))
    kind = KIND.search(said)
    if kind is not None:
        shown = kind["kind"][:MOST_REPEATED]
        return Malformed(
            f"the server does not know {shown!r}: a page from before an update must be loaded again",
            Message("error-server-unknown-kind", {"kind": shown}),
        )
    return Malformed(said, Message("error-server-wrong-value", {"where": where}))
