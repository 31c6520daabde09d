"""Rate limits, so that nobody can keep the server from the others.

There is a token bucket for each kind of request and each guest, and a larger one for each address. A bucket
starts full; every request takes a token, and it refills steadily. When there are too many buckets, the least
recently used are dropped: memory has a limit too.

Several workers share their counts in an SQLite file that lives as long as they do; a single worker counts in
memory. What a dead worker had open is not counted.

A request does not always cost one: for `processor`, each guest is charged the seconds of processor time that
its requests took.
"""

from __future__ import annotations

import contextlib
import functools
import ipaddress
import math
import os
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Literal, get_args

from batisseurs.kernel.choice import Message
from batisseurs.kernel.errors import BatisseursError
from batisseurs.server.http.authentication import Connection
from batisseurs.server.process.pids import is_alive
from batisseurs.server.settings import Settings

Kind = Literal["guest", "create", "enter", "move", "chat", "report", "look", "socket", "processor"]
KINDS: tuple[Kind, ...] = get_args(Kind)
Open = Literal["socket", "connection"]
SECONDS = {"s": 1, "min": 60, "h": 3600, "d": 86400}
MOST_BUCKETS = 50_000
MOST_ADDRESSES = 4096
"""How many parsed addresses are cached."""
LARGEST_FRAME = 4096
FRAMES_A_SECOND = 10
MOST_OWED = 2
"""How many full buckets a guest can owe."""
ROUNDING = 1e-6
"""A client that returns exactly in time is not refused because of rounding."""
IPV6_NETWORKS = ((64, 1), (56, 2), (48, 8))
"""Networks that an IPv6 address counts for, and how many addresses' worth each may use.

A single address comes with a /64; homes get a /56, and a provider may give a /48, which contains 65,536
networks of the first kind. But a /48 may also be 256 homes."""


class TooMany(BatisseursError):  # noqa: N818  named after what it is about, like the others
    """Too often, or too much at once. It may be tried again after `retry_after` seconds."""

    id = "error-server-too-many"

    def __init__(self, sentence: str, message: Message, retry_after: int = 1) -> None:
        """Say what there was too much of, and when to try again."""
        super().__init__(sentence, message, retry_after=retry_after)
        self.retry_after = retry_after


class Address(str):
    """The address of a client; distinct from a guest's id."""

    __slots__ = ()


class Bucket:
    """What is left, and at what time."""

    __slots__ = ("at", "left")

    def __init__(self, left: float, at: float) -> None:
        """Start full."""
        self.left = left
        self.at = at

    def take(self, size: float, seconds: float, now: float, cost: float = 1) -> float:
        """Take one token or more; return 0, or the seconds until there are enough."""
        self.left = min(size, self.left + (now - self.at) * size / seconds)
        self.at = now
        if self.left >= cost - ROUNDING:
            self.left -= cost
            return 0
        return (cost - self.left) * seconds / size


TABLES = """
CREATE TABLE IF NOT EXISTS buckets (who TEXT PRIMARY KEY, left REAL, at REAL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS opened (who TEXT, worker INTEGER, number INTEGER, PRIMARY KEY (who, worker))
WITHOUT ROWID;
"""
LOOK = "SELECT left, at FROM buckets WHERE who = ?"
TAKE = "INSERT OR REPLACE INTO buckets VALUES (?, ?, ?)"
FORGET = "DELETE FROM buckets WHERE at < (SELECT at FROM buckets ORDER BY at DESC LIMIT 1 OFFSET ?)"
COUNT = "SELECT coalesce(sum(number), 0) FROM opened WHERE who = ?"
OPEN = "INSERT INTO opened VALUES (?, ?, 1) ON CONFLICT DO UPDATE SET number = number + 1"
CLOSE = "UPDATE opened SET number = number - 1 WHERE who = ? AND worker = ?"
NONE_OPEN = "DELETE FROM opened WHERE who = ? AND worker = ? AND number <= 0"


class Limits:
    """All buckets, and the numbers of open sockets and connections. Thread-safe."""

    def __init__(
        self,
        settings: Settings,
        file: Path | None = None,
        *,
        clock: Callable[[], float] = time.monotonic,
        most: int = MOST_BUCKETS,
    ) -> None:
        """Take the rates from the settings. Workers that share their counts name the same file."""
        self._rates = {kind: rate_of(getattr(settings, f"limit_{kind}")) for kind in KINDS}
        self._address = settings.limit_address
        self._open_sockets = settings.limit_open_sockets
        self._connections = settings.limit_connections
        self._clock = clock
        self._most = most
        self._taken = 0
        self._worker = os.getpid()
        self._lock = threading.Lock()
        self._kept = sqlite3.connect(
            ":memory:" if file is None else file, isolation_level=None, check_same_thread=False
        )
        self._kept.execute("PRAGMA synchronous = OFF")  # not needed after a power cut
        if file is not None:
            self._kept.execute("PRAGMA journal_mode = WAL")
        self._kept.executescript(TABLES)
        self._forget_the_dead()

    def charge(self, kind: Kind, who: str, cost: float) -> None:
        """Charge a cost that is known only afterwards; a guest in debt waits before the next request."""
        rate = self._rates[kind]
        if rate is None:
            return
        times, seconds = rate
        with self._writing() as kept:
            now = self._clock()
            for name, worth in self._counted(who):
                found = kept.execute(LOOK, (f"{kind} {name}",)).fetchone()
                bucket = Bucket(*(found or (times * worth, now)))
                bucket.take(times * worth, seconds, now, 0)
                left = max(bucket.left - cost, -MOST_OWED * times * worth)
                kept.execute(TAKE, (f"{kind} {name}", left, now))

    def take(self, kind: Kind, who: str, cost: float = 1) -> None:
        """Count a request of a guest or an address; `TooMany` if it is over the limit.

        With a cost of 0 nothing is taken, and only a guest in debt is refused.
        """
        rate = self._rates[kind]
        if rate is None:
            return
        times, seconds = rate
        with self._writing() as kept:
            now = self._clock()
            buckets: list[tuple[str, Bucket]] = []
            wait = 0
            for name, worth in self._counted(who):
                found = kept.execute(LOOK, (f"{kind} {name}",)).fetchone()
                bucket = Bucket(*(found or (times * worth, now)))
                wait = max(wait, math.ceil(bucket.take(times * worth, seconds, now, cost)))
                buckets.append((f"{kind} {name}", bucket))
            if cost and not wait:
                kept.executemany(TAKE, [(name, bucket.left, bucket.at) for name, bucket in buckets])
                self._taken += 1
                if self._taken * 16 >= self._most:
                    self._taken = 0
                    self._forget(kept)
        if wait:
            raise TooMany(
                f"too many requests ({kind}); try again in {wait} s",
                Message("error-server-rate", {"seconds": wait}),
                wait,
            )

    def open_socket(self, *who: str) -> None:
        """Count an open socket or stream of a guest and of its address; `TooMany` if one has enough."""
        self._open("socket", self._open_sockets, *who)

    def close_socket(self, *who: str) -> None:
        """Count one less."""
        self._close("socket", *who)

    def open_connection(self, address: Address) -> None:
        """Count a connection from an address, before anything is read from it; `TooMany` if it has enough."""
        self._open("connection", self._connections, address)

    def close_connection(self, address: Address) -> None:
        """Count one less."""
        self._close("connection", address)

    def number_open(self, kind: Open, who: str) -> int:
        """Return how many a guest or an address has open."""
        with self._lock:
            return int(self._kept.execute(COUNT, (f"{kind} {self._counted(who)[0][0]}",)).fetchone()[0])

    def _open(self, kind: Open, each: int, *who: str) -> None:
        names = [(f"{kind} {name}", each * worth) for one in who for name, worth in self._counted(one)]
        with self._writing() as kept:
            for name, most in names:
                if kept.execute(COUNT, (name,)).fetchone()[0] >= most:
                    raise TooMany(
                        f"{most} connections are open already",
                        Message("error-server-sockets", {"number": most}),
                        retry_after=10,
                    )
            kept.executemany(OPEN, [(name, self._worker) for name, _ in names])

    def _close(self, kind: Open, *who: str) -> None:
        names = [(f"{kind} {name}", self._worker) for one in who for name, _ in self._counted(one)]
        with self._writing() as kept:
            kept.executemany(CLOSE, names)
            kept.executemany(NONE_OPEN, names)

    def _counted(self, who: str) -> tuple[tuple[str, int], ...]:
        """Return the buckets that a guest or an address counts for, and their size in guests' worth."""
        if not isinstance(who, Address):
            return ((f"guest {who}", 1),)
        return tuple((f"address {name}", self._address * worth) for name, worth in networks_of(who))

    @contextlib.contextmanager
    def _writing(self) -> Iterator[sqlite3.Connection]:
        with self._lock:
            self._kept.execute("BEGIN IMMEDIATE")
            try:
                yield self._kept
            finally:
                self._kept.execute("COMMIT")

    def _forget(self, kept: sqlite3.Connection) -> None:
        """Keep the latest half if there are too many: a dropped guest starts with a full bucket."""
        if kept.execute("SELECT count(*) FROM buckets").fetchone()[0] > self._most:
            kept.execute(FORGET, (self._most // 2,))

    def _forget_the_dead(self) -> None:
        """Forget what dead workers had open."""
        with self._writing() as kept:
            for (worker,) in kept.execute("SELECT DISTINCT worker FROM opened").fetchall():
                if worker == self._worker or not is_alive(worker):
                    kept.execute("DELETE FROM opened WHERE worker = ?", (worker,))


class Frames:
    """What one client may send on one socket: small frames, and not too many."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        """Start with a full bucket."""
        self._clock = clock
        self._bucket = Bucket(FRAMES_A_SECOND, clock())

    def take(self, frame: str | bytes) -> None:
        """Count a frame; `TooMany` if it is too large or too soon."""
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


# Addresses. ------------------------------------------------------------------------------------------


def client_address(connection: Connection, settings: Settings) -> Address:
    """Return the address of a client, as far as it can be trusted.

    Behind trusted proxies this is the last address in X-Forwarded-For that is not a proxy's: anything before
    it may be invented.
    """
    client = connection.client
    address = client.host if client is not None else ""
    if settings.trusted_proxies:
        trusted = _networks(tuple(settings.trusted_proxies))
        forwarded = ",".join(connection.headers.getall("x-forwarded-for", []))
        hops = [hop.strip() for hop in forwarded.split(",") if hop.strip()]
        while hops and _among(address, trusted):
            address = hops.pop()
    return Address(_cleaned(address))


def address_of(peer: str, settings: Settings) -> Address | None:
    """Return the address at the other end of a connection; None for a trusted proxy."""
    if _among(peer, _networks(tuple(settings.trusted_proxies))):
        return None
    return Address(_cleaned(peer))


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
def _cleaned(address: str) -> str:
    found = _read(address)
    if found is None:
        return "unknown"
    return str(found)


@functools.lru_cache(MOST_ADDRESSES)
def networks_of(address: str) -> tuple[tuple[str, int], ...]:
    """Return the networks of an address, the narrowest first, and how many addresses' worth each may use."""
    found = _read(address)
    if not isinstance(found, ipaddress.IPv6Address):
        return ((address, 1),)
    return tuple(
        (str(ipaddress.ip_network((found, bits), strict=False)), worth) for bits, worth in IPV6_NETWORKS
    )
