"""How often is often enough."""

from __future__ import annotations

import subprocess
import sys
import threading
from pathlib import Path

import pytest
from litestar import Litestar, Request, get
from litestar.testing import TestClient

from batisseurs.server.http.rate_limits import (
    Address,
    Frames,
    Limits,
    TooMany,
    client_address,
    networks_of,
    rate_of,
)
from batisseurs.server.settings import LIMITS, Settings


class Clock:
    """Seconds that pass when someone says so."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        """Return them."""
        return self.now


def taken(limits: Limits, who: str, most: int = 10_000) -> int:
    """Return how often someone may say something before it is too often."""
    for number in range(most):
        try:
            limits.take("chat", who)
        except TooMany:
            return number
    return most


def test_a_bucket_is_full_then_fills_again_steadily() -> None:
    clock = Clock()
    limits = Limits(Settings(limit_chat="6/min"), clock=clock)
    assert taken(limits, "ann") == 6
    with pytest.raises(TooMany) as refused:
        limits.take("chat", "ann")
    assert refused.value.retry_after == 10
    clock.now += 9.9
    with pytest.raises(TooMany) as refused:
        limits.take("chat", "ann")
    assert refused.value.retry_after == 1
    clock.now += 0.2
    assert taken(limits, "ann") == 1
    clock.now += 3600
    assert taken(limits, "ann") == 6, "no more than a full bucket is saved up"


def test_coming_back_when_told_is_soon_enough() -> None:
    clock = Clock()
    limits = Limits(Settings(limit_chat="7/h"), clock=clock)
    taken(limits, "ann")
    for _ in range(20):
        with pytest.raises(TooMany) as refused:
            limits.take("chat", "ann")
        clock.now += refused.value.retry_after
        limits.take("chat", "ann")


def test_everyone_and_every_kind_has_its_own_bucket() -> None:
    limits = Limits(Settings(limit_chat="2/h", limit_move="3/h"), clock=Clock())
    assert taken(limits, "ann") == 2
    assert taken(limits, "ben") == 2
    limits.take("move", "ann")


def test_a_club_behind_one_address_has_as_much_as_many_guests() -> None:
    limits = Limits(Settings(limit_chat="2/h", limit_address=20), clock=Clock())
    assert taken(limits, Address("192.0.2.1")) == 40
    assert taken(limits, "192.0.2.1") == 2, "a guest of that name is no address"


def test_a_limit_can_be_off() -> None:
    assert taken(Limits(Settings(limit_chat="off"), clock=Clock()), "ann", 5000) == 5000


def test_memory_has_a_limit_and_the_latest_stay() -> None:
    clock = Clock()
    limits = Limits(Settings(limit_chat="1/h"), clock=clock, most=100)
    limits.take("chat", "ann")
    for number in range(99):
        clock.now += 0.001
        limits.take("chat", f"guest {number}")
        with pytest.raises(TooMany):
            limits.take("chat", "ann")
    for number in range(1000):
        clock.now += 0.001
        limits.take("chat", f"other {number}")
        with pytest.raises(TooMany):
            limits.take("chat", f"other {max(0, number - 40)}")
    limits.take("chat", "ann")
    (kept,) = limits._kept.execute("SELECT count(*) FROM buckets").fetchone()  # noqa: SLF001  not seen else
    assert kept <= 110


def test_threads_take_no_more_than_there_is() -> None:
    limits = Limits(Settings(limit_chat="100/d"), clock=Clock())
    took: list[int] = []
    threads = [threading.Thread(target=lambda: took.append(taken(limits, "ann"))) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sum(took) == 100


def test_open_sockets_are_counted_for_guest_and_address() -> None:
    limits = Limits(Settings(limit_open_sockets=2, limit_address=2))
    here = Address("192.0.2.1")
    for guest in ("ann", "ann", "ben", "ben"):
        limits.open_socket(guest, here)
    with pytest.raises(TooMany):
        limits.open_socket("ann", Address("192.0.2.2"))
    with pytest.raises(TooMany):
        limits.open_socket("eve", here)
    limits.close_socket("ben", here)
    limits.open_socket("eve", here)
    limits.close_socket("ann", here)
    limits.open_socket("ann", here)
    for guest in ("ann", "ann", "ben", "eve"):
        limits.close_socket(guest, here)
    assert [limits.number_open("socket", who) for who in ("ann", "ben", "eve", here)] == [0, 0, 0, 0]


# Several workers. --------------------------------------------------------------------------------


def test_workers_count_together(tmp_path: Path) -> None:
    clock = Clock()
    rates = Settings(limit_chat="6/min", limit_open_sockets=2, limit_connections=1, limit_address=3)
    one, other = (Limits(rates, tmp_path / "limits", clock=clock) for _ in range(2))
    here = Address("192.0.2.1")
    for limits in (one, other) * 3:
        limits.take("chat", "ann")
    for limits in (one, other):
        with pytest.raises(TooMany) as refused:
            limits.take("chat", "ann")
        assert refused.value.retry_after == 10
    one.open_connection(here)
    other.open_connection(here)
    one.open_connection(here)
    with pytest.raises(TooMany):
        other.open_connection(here)
    one.close_connection(here)
    other.open_connection(here)


DIES = """
import os, sys
from pathlib import Path
from batisseurs.server.http.rate_limits import Limits
from batisseurs.server.settings import Settings
Limits(Settings(), Path(sys.argv[1])).open_socket("ann")
os.kill(os.getpid(), 9)
"""


def test_what_a_worker_had_open_that_died_is_not_counted(tmp_path: Path) -> None:
    file = tmp_path / "limits"
    before = Limits(Settings(), file)
    assert subprocess.run([sys.executable, "-c", DIES, str(file)], check=False).returncode == -9
    assert before.number_open("socket", "ann") == 1
    assert Limits(Settings(), file).number_open("socket", "ann") == 0


def test_frames_are_small_and_not_too_many() -> None:
    clock = Clock()
    frames = Frames(clock)
    frames.take("x" * 4096)
    with pytest.raises(TooMany, match="4097"):
        frames.take(b"x" * 4097)
    with pytest.raises(TooMany, match="4098"):
        frames.take("é" * 2049)
    for _ in range(9):
        frames.take("{}")
    with pytest.raises(TooMany, match="10 frames"):
        frames.take("{}")
    clock.now += 0.1
    frames.take("{}")


def test_what_something_has_cost_is_charged_afterwards() -> None:
    clock = Clock()
    limits = Limits(Settings(limit_processor="10/min"), clock=clock)
    for _ in range(2):
        limits.take("processor", "ann", 0)
        limits.charge("processor", "ann", 6)
    with pytest.raises(TooMany) as refused:
        limits.take("processor", "ann", 0)
    assert refused.value.retry_after == 12
    limits.take("processor", "ben", 0)
    clock.now += 12
    limits.take("processor", "ann", 0)


def test_rates_are_read() -> None:
    assert [rate_of(text) for text in ("3/s", "30/min", "60/h", "5/d", "off")] == [
        (3, 1), (30, 60), (60, 3600), (5, 86400), None,
    ]  # fmt: skip
    assert {name for name in LIMITS if isinstance(getattr(Settings(), name), str)} == {
        f"limit_{kind}"
        for kind in ("guest", "create", "enter", "move", "chat", "report", "look", "socket", "processor")
    }


# Behind proxies. ---------------------------------------------------------------------------------


def address(settings: Settings, client: str, *forwarded: str) -> str:
    """Return what a server takes for the address of a request that comes over these hops."""

    @get("/")
    async def show(request: Request[object, object, object]) -> str:  # type: ignore[type-var]  # any state
        request.scope["client"] = (client, 1234)
        return client_address(request, settings)

    with TestClient(Litestar([show], openapi_config=None)) as server:
        return server.get("/", headers=[("X-Forwarded-For", hop) for hop in forwarded]).text


def test_nobody_is_believed_who_is_not_trusted() -> None:
    assert address(Settings(), "198.51.100.7", "192.0.2.1") == "198.51.100.7"


def test_the_last_address_that_is_not_a_trusted_proxy_counts() -> None:
    """What stands before it anyone can have written, the guest too."""
    settings = Settings(trusted_proxies=("127.0.0.1", "10.0.0.0/8"))
    assert address(settings, "127.0.0.1", "203.0.113.9, 192.0.2.1, 10.1.2.3") == "192.0.2.1"
    assert address(settings, "127.0.0.1", "203.0.113.9", "192.0.2.1, 10.1.2.3") == "192.0.2.1"
    assert address(settings, "10.9.9.9", "192.0.2.1") == "192.0.2.1"
    assert address(settings, "127.0.0.1") == "127.0.0.1"
    assert address(settings, "127.0.0.1", "10.1.1.1") == "10.1.1.1"
    assert address(settings, "127.0.0.1", "192.0.2.1, nonsense") == "unknown"


def test_an_address_of_ipv6_counts_for_its_networks() -> None:
    """One home is one address' worth, however it is numbered; a /48 has not 65,536 times as much."""
    assert networks_of("2001:db8:1:203::4") == (
        ("2001:db8:1:203::/64", 1), ("2001:db8:1:200::/56", 2), ("2001:db8:1::/48", 8),
    )  # fmt: skip
    assert networks_of("192.0.2.1") == (("192.0.2.1", 1),)
    assert address(Settings(), "::ffff:192.0.2.1") == "192.0.2.1"
    limits = Limits(Settings(limit_chat="2/h", limit_address=5), clock=Clock())
    assert taken(limits, Address("2001:db8:1:2:3::4")) == 10
    assert taken(limits, Address("2001:db8:1:2:ffff::1")) == 0
    assert sum(taken(limits, Address(f"2001:db8:1:{number:x}::1")) for number in range(256)) == 10
    assert sum(taken(limits, Address(f"2001:db8:1:{number:x}00::1")) for number in range(1, 256)) == 60
    assert taken(limits, Address("2001:db8:2::1")) == 10
