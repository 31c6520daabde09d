"""Reading what clients send. Strictly: what is not exactly as described is refused, and the place is named.

Litestar would read a body leniently (the text "1" as a number, unknown fields passed over). So bodies and
queries are read here, with msgspec alone.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, TypeVar

import msgspec

from batisseurs.kernel.choice import Message
from batisseurs.server.errors import MOST_REPEATED, Malformed

T = TypeVar("T")
PLACE = re.compile(r" - at `(?P<place>.*)`$", re.DOTALL)
UNKNOWN = re.compile(r"unknown field `(?P<field>.*?)`", re.DOTALL)
MISSING = re.compile(r"missing required field `(?P<field>.*?)`", re.DOTALL)
KIND = re.compile(r"^Invalid value '(?P<kind>.*)' - at `\$\..*\btype`$", re.DOTALL)
"""What is wrong where a command, or a part of one, says which it is."""
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
    """Return JSON with whole numbers where they are written with a fraction of nothing."""
    if isinstance(value, dict):
        return {name: _whole(inner) for name, inner in value.items()}
    if isinstance(value, list):
        return [_whole(inner) for inner in value]
    return int(value) if isinstance(value, float) and value.is_integer() else value


def read_query(kind: type[T], pairs: Iterable[tuple[str, str]]) -> T:
    """Read what stands behind the `?` of an address. Each name may stand there once."""
    given: dict[str, str | int] = {}
    for name, value in pairs:
        if name in given:
            shown = name[:MOST_REPEATED]
            raise Malformed(
                f"{shown!r} is given twice", Message("error-server-given-twice", {"where": shown})
            )
        # Text that is a whole number is one; msgspec's own lenient reading would also take 1.0 and 1e2.
        given[name] = int(value) if len(value) < 20 and WHOLE.fullmatch(value) else value  # noqa: PLR2004
    try:
        return msgspec.convert(given, kind)
    except msgspec.ValidationError as error:
        raise _wrong(str(error)) from None


def _wrong(said: str) -> Malformed:
    """Return msgspec's complaint as a refusal of ours, in words that can be said in every language."""
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
