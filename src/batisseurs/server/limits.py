"""How often somebody may do something, so that nobody can keep a house from the others.

A bucket for each kind of request and each guest, and one, so many times as large, for each address. A bucket
is full at first; every request takes one out, and it fills again steadily. Buckets are forgotten, those used
longest ago first, when there are too many: memory has a limit too. Each worker counts for itself.
"""

from __future__ import annotations

import functools
import ipaddress
import math
import threading
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Literal, get_args

from batisseurs.kernel.choice import Message
from batisseurs.kernel.errors import BatisseursError
from batisseurs.server.guests import Connection
from batisseurs.server.settings import Settings

Kind = Literal["guest", "create", "enter", "move", "chat", "look", "socket"]
KINDS: tuple[Kind, ...] = get_args(Kind)
SECONDS = {"s": 1, "min": 60, "h": 3600, "d": 86400}
MOST_BUCKETS = 50_000
MOST_ADDRESSES = 4096
"""So many addresses need not be read again."""
LARGEST_FRAME = 4096
FRAMES_A_SECOND = 10
ROUNDING = 1e-6
"""Who comes back exactly when told is not sent away for the last digit of a sum."""
IPV6_NETWORK = 64
"""Whoever has one IPv6 address has a network of this size."""


class TooMany(BatisseursError):  # noqa: N818  named after what it is about, like the others
    """Too often, or too much at once. `retry_after` seconds later it may be tried again."""

    id = "error-server-too-many"

    def __init__(self, sentence: str, message: Message, retry_after: int = 1) -> None:
        """Say what there was too much of, and when to come back."""
        super().__init__(sentence, message, retry_after=retry_after)
        self.retry_after = retry_after


class Address(str):
    """Where a request comes from; tells an address from a guest's id."""

    __slots__ = ()


class Bucket:
    """What is left for one guest or address, and when that was."""

    __slots__ = ("at", "left")

    def __init__(self, left: float, at: float) -> None:
        """Begin full."""
        self.left = left
        self.at = at

    def take(self, size: float, seconds: float, now: float) -> float:
        """Take one out; return 0, or in how many seconds there will be one."""
        self.left = min(size, self.left + (now - self.at) * size / seconds)
        self.at = now
        if self.left >= 1 - ROUNDING:
            self.left -= 1
            return 0
        return (1 - self.left) * seconds / size


class Limits:
    """All buckets of one worker, and how many sockets are open. Safe to call from several threads."""

    def __init__(
        self,
        settings: Settings,
        *,
        clock: Callable[[], float] = time.monotonic,
        most: int = MOST_BUCKETS,
    ) -> None:
        """Take the rates from the settings."""
        self._rates = {kind: rate_of(getattr(settings, f"limit_{kind}")) for kind in KINDS}
        self._address = settings.limit_address
        self._open_sockets = settings.limit_open_sockets
        self._clock = clock
        self._most = most
        self._buckets: OrderedDict[tuple[Kind, bool, str], Bucket] = OrderedDict()
        self._sockets: dict[tuple[bool, str], int] = {}
        self._lock = threading.Lock()

    def take(self, kind: Kind, who: str) -> None:
        """Count a request of a guest, or of an address; `TooMany` if it is one too many."""
        rate = self._rates[kind]
        if rate is None:
            return
        size, seconds = rate[0] * self._times(who), rate[1]
        key = (kind, isinstance(who, Address), str(who))
        with self._lock:
            now = self._clock()
            bucket = self._buckets.get(key)
            if bucket is None:
                bucket = self._buckets[key] = Bucket(size, now)
                while len(self._buckets) > self._most:
                    self._buckets.popitem(last=False)
            self._buckets.move_to_end(key)
            wait = math.ceil(bucket.take(size, seconds, now))
        if wait:
            raise TooMany(
                f"too many requests ({kind}); try again in {wait} s",
                Message("error-server-rate", {"seconds": wait}),
                wait,
            )

    def open_socket(self, *who: str) -> None:
        """Count an open socket or stream of a guest and of its address; `TooMany` if one has enough."""
        keys = [(isinstance(one, Address), str(one)) for one in who]
        with self._lock:
            for one, key in zip(who, keys, strict=True):
                most = self._open_sockets * self._times(one)
                if self._sockets.get(key, 0) >= most:
                    raise TooMany(
                        f"{most} connections are open already",
                        Message("error-server-sockets", {"number": most}),
                        retry_after=10,
                    )
            for key in keys:
                self._sockets[key] = self._sockets.get(key, 0) + 1

    def close_socket(self, *who: str) -> None:
        """Count one less."""
        with self._lock:
            for one in who:
                key = (isinstance(one, Address), str(one))
                self._sockets[key] -= 1
                if not self._sockets[key]:
                    del self._sockets[key]

    def _times(self, who: str) -> int:
        return self._address if isinstance(who, Address) else 1


class Frames:
    """What one client may send on one socket: small frames, and not too many."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        """Begin with a full bucket."""
        self._clock = clock
        self._bucket = Bucket(FRAMES_A_SECOND, clock())

    def take(self, frame: str | bytes) -> None:
        """Count a frame; `TooMany` if it is too large or comes too soon."""
        size = len(frame if isinstance(frame, bytes) else frame.encode("utf-8", "surrogatepass"))
        if size > LARGEST_FRAME:
            raise TooMany(
                f"a frame of {size} bytes; at most {LARGEST_FRAME}",
                Message("error-server-frame", {"size": size, "most": LARGEST_FRAME}),
            )
        if self._bucket.take(FRAMES_A_SECOND, 1, self._clock()):
            raise TooMany(
                f"more than {FRAMES_A_SECOND} frames a second",
                Message("error-server-frames", {"most": FRAMES_A_SECOND}),
            )


def rate_of(written: str) -> tuple[int, int] | None:
    """Return `30/min` as 30 and 60 seconds; None for `off`."""
    if written == "off":
        return None
    times, _, unit = written.partition("/")
    return int(times), SECONDS[unit]


# Where somebody is. ------------------------------------------------------------------------------


def client_address(connection: Connection, settings: Settings) -> Address:
    """Return where a request comes from, as far as it can be believed.

    Behind proxies that are trusted, the last address in X-Forwarded-For that is not one of theirs: everything
    before it anybody may have written. IPv6 addresses count as their network.
    """
    client = connection.client
    address = client.host if client is not None else ""
    if settings.trusted_proxies:
        trusted = _networks(tuple(settings.trusted_proxies))
        forwarded = ",".join(connection.headers.getall("x-forwarded-for", []))
        hops = [hop.strip() for hop in forwarded.split(",") if hop.strip()]
        while hops and _among(address, trusted):
            address = hops.pop()
    return Address(_shortened(address))


@functools.cache
def _networks(written: tuple[str, ...]) -> list[ipaddress.IPv4Network | ipaddress.IPv6Network]:
    return [ipaddress.ip_network(text, strict=False) for text in written]


def _read(address: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        found = ipaddress.ip_address(address.strip("[]").partition("%")[0])
    except ValueError:
        return None
    return (found.ipv4_mapped or found) if isinstance(found, ipaddress.IPv6Address) else found


def _among(address: str, networks: list[ipaddress.IPv4Network | ipaddress.IPv6Network]) -> bool:
    found = _read(address)
    return found is not None and any(found in network for network in networks)


@functools.lru_cache(MOST_ADDRESSES)
def _shortened(address: str) -> str:
    found = _read(address)
    if found is None:
        return "unknown"
    if isinstance(found, ipaddress.IPv6Address):
        return str(ipaddress.ip_network((found, IPV6_NETWORK), strict=False))
    return str(found)
