"""Responses that browsers may cache: compressed if they accept it, and not sent again if they have them."""

from __future__ import annotations

import functools
import gzip
import hashlib
import re
from collections.abc import Mapping
from typing import Any, NamedTuple

from litestar.connection import ASGIConnection
from litestar.response import Response

FOR_EVER = "public, max-age=31536000, immutable"
ASK_FIRST = "no-cache"
"""Cache it, but ask each time whether it is still the same."""
MOST_READY = 16
"""How many responses are kept ready to send."""


class File(NamedTuple):
    """Content that is ready to send."""

    content: bytes
    packed: Mapping[str, bytes]
    """Compressed, by the name of the coding, where that is smaller; the smallest first."""
    kind: str
    tag: str
    """The ETag."""


def ready(content: bytes, kind: str, *, pack: bool = True, brotli: bytes | None = None) -> File:
    """Return content with its compressed forms and ETag; by Brotli only what was compressed before."""
    packed = {} if brotli is None else {"br": brotli}
    if pack:
        packed["gzip"] = gzip.compress(content, 9, mtime=0)
    told = f"{kind}; charset=utf-8" if kind.startswith("text/") else kind
    tag = hashlib.blake2b(content, digest_size=12).hexdigest()
    return File(content, {name: one for name, one in packed.items() if len(one) < len(content)}, told, tag)


ready_again = functools.lru_cache(MOST_READY)(ready)
"""The same, cached, for the few answers that everyone requests."""


def sent(
    request: ASGIConnection[Any, Any, Any, Any], file: File, caching: str, vary: str = ""
) -> Response[Any]:
    """Return the content as the browser accepts it, or 304 if it has it already."""
    accepted = request.headers.get("accept-encoding", "")
    coding = next((name for name in file.packed if takes(name, accepted)), None)
    tag = file.tag if coding is None else f"{file.tag}-{coding}"
    headers = {"Cache-Control": caching, "ETag": f'"{tag}"', "Vary": f"{vary}Accept-Encoding"}
    if has_it(request.headers.get("if-none-match", ""), tag):
        return Response(None, status_code=304, headers=headers)
    headers["Content-Type"] = file.kind
    if coding is None:
        return Response(file.content, headers=headers)
    headers["Content-Encoding"] = coding
    return Response(file.packed[coding], headers=headers)


def takes(coding: str, header: str) -> bool:
    """Tell whether an `Accept-Encoding` accepts a coding; what names it counts before `*`."""
    preferences = (one.partition(";") for one in header.lower().split(","))
    weights = {name.strip(): weight for name, _, weight in preferences}
    weight = weights.get(coding, weights.get("*"))
    return weight is not None and not re.fullmatch(r"\s*q\s*=\s*0(\.0*)?\s*", weight)


def has_it(header: str, tag: str) -> bool:
    """Tell whether an `If-None-Match` contains this tag."""
    known = (one.strip().removeprefix("W/") for one in header.split(","))
    return any(one in {"*", f'"{tag}"'} for one in known)
