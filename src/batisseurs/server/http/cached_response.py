"""Sending what browsers may keep: packed if they unpack it, and not again if they have it already."""

from __future__ import annotations

import functools
import gzip
import hashlib
import re
from typing import Any, NamedTuple

from litestar.connection import ASGIConnection
from litestar.response import Response

FOR_EVER = "public, max-age=31536000, immutable"
ASK_FIRST = "no-cache"
"""Keep it, but ask each time whether it is still the same."""
MOST_READY = 16
"""How many answers are kept here as they are sent."""


class File(NamedTuple):
    """Something as it is sent."""

    content: bytes
    packed: bytes | None
    """By gzip, where that makes it smaller."""
    kind: str
    tag: str
    """What tells it from any other content."""


def ready(content: bytes, kind: str, *, pack: bool = True) -> File:
    """Return content of a kind ready to be sent."""
    packed = gzip.compress(content, 9, mtime=0) if pack else content
    told = f"{kind}; charset=utf-8" if kind.startswith("text/") else kind
    tag = hashlib.blake2b(content, digest_size=12).hexdigest()
    return File(content, packed if len(packed) < len(content) else None, told, tag)


ready_again = functools.lru_cache(MOST_READY)(ready)
"""The same for the few answers that everybody asks for."""


def sent(
    request: ASGIConnection[Any, Any, Any, Any], file: File, caching: str, vary: str = ""
) -> Response[Any]:
    """Return a file as the browser takes it, or that it has it already."""
    packed = file.packed if takes_gzip(request.headers.get("accept-encoding", "")) else None
    tag = file.tag if packed is None else f"{file.tag}-gzip"
    headers = {"Cache-Control": caching, "ETag": f'"{tag}"', "Vary": f"{vary}Accept-Encoding"}
    if has_it(request.headers.get("if-none-match", ""), tag):
        return Response(None, status_code=304, headers=headers)
    headers["Content-Type"] = file.kind
    if packed is not None:
        headers["Content-Encoding"] = "gzip"
    return Response(packed if packed is not None else file.content, headers=headers)


def takes_gzip(header: str) -> bool:
    """Tell whether somebody who sends this `Accept-Encoding` unpacks what gzip has packed."""
    for preference in header.lower().split(","):
        name, _, weight = preference.partition(";")
        if name.strip() in {"gzip", "*"}:
            return not re.fullmatch(r"\s*q\s*=\s*0(\.0*)?\s*", weight)
    return False


def has_it(header: str, tag: str) -> bool:
    """Tell whether somebody who sends this `If-None-Match` has what this tag stands for."""
    known = (one.strip().removeprefix("W/") for one in header.split(","))
    return any(one in {"*", f'"{tag}"'} for one in known)
