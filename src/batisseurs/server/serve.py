"""Opening a house to the public: check everything first, then let Granian run the application.

Everything that can be refused is refused here, in the first process, before anybody could connect: an address
that is taken, a database out of reach, settings that do not go together. Then the workers start, each with an
application of its own. A worker that dies is replaced; told to end, all finish what they have begun.

The first process lives as long as the house and does next to nothing. So it imports neither the application
nor the database's libraries: what it needs of them is done in a process that ends.
"""

from __future__ import annotations

import contextlib
import errno
import functools
import logging
import multiprocessing
import os
import resource
import signal
import socket
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

import msgspec
from granian.constants import HTTPModes, Interfaces, Loops
from granian.log import LogLevels
from granian.server import Server

from batisseurs.kernel.choice import Message
from batisseurs.kernel.errors import BatisseursError
from batisseurs.server.logs import log_config, set_up_logs
from batisseurs.server.settings import LOOPBACK, Settings

CONNECTIONS = 10_000
"""How many connections a worker holds at once. Every socket is one for as long as it is open."""
GRACE = 5
"""Seconds beyond draining after which a worker is ended that does not end."""
POLL = 0.05
METRICS_FOLDER = "PROMETHEUS_MULTIPROC_DIR"

log = logging.getLogger(__name__)


class CannotServe(BatisseursError):  # noqa: N818  named after what it is about, like the kernel's errors
    """The house cannot be opened: an address that is taken, or settings that do not go together."""

    id = "error-cannot-serve"


def serve(settings: Settings, say: Callable[[Settings], None]) -> None:
    """Run a house until somebody ends it. `say` is called once it can be reached, with its real port."""
    check_workers(settings)
    check_client(settings)
    address, port = free_address(settings.host, settings.port)
    settings = msgspec.structs.replace(settings, port=port)
    os.umask(0o077)  # what is kept is for the eyes of whoever keeps it
    _allow_connections()
    prepare_database(settings)
    with _metrics_folder(settings):
        server = Server(
            "batisseurs.server.serve:application",
            address=address,
            port=port,
            interface=Interfaces.ASGI,
            workers=settings.workers,
            loop=Loops.auto,  # uvloop, where there is one
            http=HTTPModes.http1,  # without TLS no browser speaks another
            backpressure=CONNECTIONS,
            log_dictconfig=log_config(),
            log_level=LogLevels(settings.log_level),
            respawn_failed_workers=True,
            workers_kill_timeout=settings.drain_seconds + GRACE,
        )
        set_up_logs(settings)
        server.on_startup(lambda: _started(server, address, settings, say))
        loader = functools.partial(application, settings, os.getpid())
        try:
            server.serve(target_loader=loader, wrap_loader=False)
        except SystemExit:
            raise _died() from None
    # All has ended well. Who asks once more while Python is taken down must not make it look otherwise.
    for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
        signal.signal(number, signal.SIG_IGN)


def _died() -> CannotServe:
    return CannotServe(
        "the workers do not stay alive; the lines above say why", Message("error-serve-workers")
    )


def application(settings: Settings, parent: int) -> Any:
    """Return the application of one worker; called in its process."""
    # Ctrl-C in a terminal reaches every process of a group. The first one hears it and tells the workers.
    os.setpgid(0, 0)
    threading.Thread(target=_end_with, args=(parent,), daemon=True).start()
    set_up_logs(settings)
    # Only now: with several workers the library must find the folder when it is imported.
    from batisseurs.server.app import create_app  # noqa: PLC0415
    from batisseurs.server.bodies import ReadOut  # noqa: PLC0415
    from batisseurs.server.observed import Observed  # noqa: PLC0415

    app = create_app(settings)
    return Observed(ReadOut(app), app.state.metrics)


def _end_with(parent: int) -> None:
    """End when the first process is gone, however it went: a worker alone would keep the port."""
    while os.getppid() == parent:
        time.sleep(1)
    os.kill(os.getpid(), signal.SIGTERM)


# Before the start. -------------------------------------------------------------------------------


def check_workers(settings: Settings) -> None:
    """Refuse several workers over one file: they would not hear of each other's moves."""
    if settings.workers > 1 and settings.is_sqlite:
        raise CannotServe(
            f"{settings.workers} workers need PostgreSQL: on SQLite one would not hear of the others' moves",
            Message("error-serve-sqlite-workers", {"workers": settings.workers}),
        )


def check_client(settings: Settings) -> None:
    """Refuse a folder for the client that is not there; one that is still empty may be built into later."""
    if settings.client and not Path(settings.client).is_dir():
        raise CannotServe(
            f"there is no folder {settings.client} with the client",
            Message("error-serve-client", {"folder": settings.client}),
        )


def free_address(host: str, port: int) -> tuple[str, int]:
    """Return the address in numbers and the port, the system's choice for 0; refuse one that is taken.

    Granian lets several processes share a port, so it would not notice.
    """
    where = f"{host}:{port}"
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (socket.gaierror, UnicodeError):
        raise CannotServe(
            f"nobody knows the host {host}", Message("error-serve-host", {"host": host})
        ) from None
    family, _, _, _, address = found[0]
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(address)
        except OSError as error:
            raise _taken(error, where) from None
        return str(address[0]), int(probe.getsockname()[1])


def _taken(error: OSError, where: str) -> CannotServe:
    if error.errno == errno.EADDRINUSE:
        return CannotServe(f"{where} is in use", Message("error-serve-in-use", {"where": where}))
    if error.errno == errno.EACCES:
        return CannotServe(f"{where} is not permitted", Message("error-serve-permission", {"where": where}))
    return CannotServe(f"{where} is not of this machine", Message("error-serve-not-here", {"where": where}))


def prepare_database(settings: Settings) -> None:
    """Make or renew the tables, once for all workers; what is wrong with the database is said here."""
    # Forked, so that what has been set (umask, limits) holds there too. Ctrl-C is for the first process.
    here = multiprocessing.get_context("fork")
    with ProcessPoolExecutor(1, here, signal.signal, (signal.SIGINT, signal.SIG_IGN)) as beside:
        try:
            beside.submit(_prepare, settings.database).result()
        except BrokenProcessPool:
            raise _died() from None


def _prepare(database: str) -> None:
    from batisseurs.server.storage import open_storage  # noqa: PLC0415

    open_storage(database).close()


def _allow_connections() -> None:
    """Every connection is an open file: take as many as the system lets us."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with contextlib.suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


@contextlib.contextmanager
def _metrics_folder(settings: Settings) -> Iterator[None]:
    """Give several workers a folder in which they add up their numbers."""
    if settings.workers == 1:
        yield
        return
    with tempfile.TemporaryDirectory(prefix="batisseurs-metrics-") as folder:
        os.environ[METRICS_FOLDER] = folder
        yield


# The start. --------------------------------------------------------------------------------------


def _started(server: Any, address: str, settings: Settings, say: Callable[[Settings], None]) -> None:
    """Take over the signals that Granian has set, and say something once somebody answers."""
    # A terminal that is closed ends what runs in it; Granian would start its workers anew.
    signal.signal(signal.SIGHUP, server.signal_handler_interrupt)
    if settings.host not in LOOPBACK and not settings.https:
        log.warning("without TLS everybody on the way can read along: see docs/hosting.md")
    threading.Thread(target=_say_when_up, args=(server, address, settings, say), daemon=True).start()


def _say_when_up(server: Any, address: str, settings: Settings, say: Callable[[Settings], None]) -> None:
    while not server.interrupt_signal:
        time.sleep(POLL)
        # Nothing of this thread may be in the middle of something while a worker is forked off.
        if len(server.wrks) == settings.workers and _answers(address, settings.port):
            say(settings)
            return


def _answers(address: str, port: int) -> bool:
    try:
        with socket.create_connection((address, port), timeout=1):
            return True
    except OSError:
        return False
