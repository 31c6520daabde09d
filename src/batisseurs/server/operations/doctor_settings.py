"""The doctor's checks for unsafe settings: one line each, with advice."""

from __future__ import annotations

import ipaddress
import os
from collections.abc import Iterator
from pathlib import Path

from batisseurs.kernel.choice import Message
from batisseurs.server.operations.doctor import Check
from batisseurs.server.settings import LIMITS, LOOPBACK, SQLITE, Settings

WIDE = {4: 8, 6: 16}
"""A network with fewer fixed bits is too large to be a proxy."""


def safety_checks(settings: Settings) -> Iterator[Check]:
    """Return a warning for every unsafe setting; one good point if there is none."""
    found = [*_user(settings), *_way(settings), *_trust(settings), *_openness(settings)]
    if not found:
        yield Check("safety", "good", Message("server-doctor-safe"))
    yield from found


def _warning(name: str, message: Message, advice: Message) -> Check:
    return Check(name, "warning", message, advice)


def _user(settings: Settings) -> Iterator[Check]:
    """Check the user, and who can read the files."""
    if os.geteuid() == 0:
        yield _warning("user", Message("server-doctor-root"), Message("server-doctor-root-advice"))
    file = Path(settings.database.removeprefix(SQLITE))
    if settings.is_sqlite and file.is_file() and file.stat().st_mode & 0o077:
        yield _warning(
            "database-file",
            Message("server-doctor-open-file", {"file": str(file)}),
            Message("server-doctor-open-file-advice", {"command": f"chmod 600 {file}*"}),
        )


def _way(settings: Settings) -> Iterator[Check]:
    """Check whether others can listen on the way."""
    listens_outside = settings.host not in LOOPBACK
    if settings.public_url and not settings.https:
        yield _warning(
            "tls",
            Message("server-doctor-plain-url", {"address": settings.public_url}),
            Message("server-doctor-plain-advice"),
        )
    elif listens_outside and not settings.public_url:
        yield _warning(
            "tls",
            Message("server-doctor-plain-host", {"host": settings.host}),
            Message("server-doctor-plain-advice"),
        )
    elif listens_outside:
        yield _warning(
            "around",
            Message("server-doctor-around-proxy", {"host": settings.host}),
            Message("server-doctor-around-advice", {"host": LOOPBACK[0]}),
        )
    if settings.https and settings.secure_cookie == "no":
        yield _warning("cookie", Message("server-doctor-cookie"), Message("server-doctor-cookie-advice"))


def _trust(settings: Settings) -> Iterator[Check]:
    """Check which addresses are trusted as proxies."""
    for written in settings.trusted_proxies:
        network = ipaddress.ip_network(written, strict=False)
        if network.prefixlen < WIDE[network.version]:
            yield _warning(
                "proxies",
                Message("server-doctor-trusts-all", {"network": written}),
                Message("server-doctor-trusts-advice"),
            )
    if settings.https and not settings.trusted_proxies:
        yield _warning("proxies", Message("server-doctor-no-proxy"), Message("server-doctor-no-proxy-advice"))


def _openness(settings: Settings) -> Iterator[Check]:
    """Check what is open to everyone, or without a limit."""
    if settings.metrics == "everyone":
        yield _warning("metrics", Message("server-doctor-metrics"), Message("server-doctor-metrics-advice"))
    off = [name for name in LIMITS if getattr(settings, name) == "off"]
    if off:
        yield _warning(
            "limits",
            Message("server-doctor-no-limits", {"names": off}),
            Message("server-doctor-no-limits-advice"),
        )
