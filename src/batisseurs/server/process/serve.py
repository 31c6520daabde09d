"""Opening a server to the public: check everything first, then let workers run the application.

Everything that can be refused is refused here, in the first process, before anyone could connect: an address
that is taken, a database out of reach, settings that do not go together. Then the workers start, each with an
application of its own. A worker that dies is replaced; told to end, all finish what they have begun.

The first process lives as long as the server and does next to nothing. So it imports neither the application
nor the database's libraries: what it needs of them is done in a process that ends.
"""

from __future__ import annotations

import contextlib
import errno
import fcntl
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

from batisseurs.kernel.choice import Message
from batisseurs.kernel.errors import BatisseursError
from batisseurs.server.process.logs import set_up_logs
from batisseurs.server.process.workers import Workers, WorkersDied
from batisseurs.server.settings import LOOPBACK, SQLITE, Settings

GRACE = 5
"""Seconds beyond draining after which a worker is killed."""
POLL = 0.05
METRICS_FOLDER = "PROMETHEUS_MULTIPROC_DIR"
SHARED_MEMORY = Path("/dev/shm")  # noqa: S108  a folder of our own is made in it
LOCK = ".lock"
"""Ends the name of the file that says, beside the database, that a server has it open."""

log = logging.getLogger(__name__)


class CannotServe(BatisseursError):  # noqa: N818  named after what it is about, like the kernel's errors
    """The server cannot be opened: an address that is taken, or settings that do not go together."""

    id = "error-cannot-serve"


def serve(settings: Settings, say: Callable[[Settings], None]) -> None:
    """Run a server until it is stopped. `say` is called with the real port once it can be reached."""
    check_workers(settings)
    check_client(settings)
    with contextlib.ExitStack() as stack:
        listeners = [
            stack.enter_context(one) for one in bound(settings.host, settings.port, settings.workers)
        ]
        address, port = listeners[0].getsockname()[:2]
        settings = msgspec.structs.replace(settings, port=port)
        os.umask(0o077)  # only for the user who runs the server
        _allow_connections()
        prepare_database(settings)
        set_up_logs(settings)
        stack.enter_context(exclusive_database_file(settings))
        together = stack.enter_context(_shared_folder(settings))
        if settings.host not in LOOPBACK and not settings.https:
            log.warning("without TLS everybody on the way can read along: see docs/hosting.md")
        works = [
            functools.partial(_work, settings, listener, os.getpid(), together) for listener in listeners
        ]
        threading.Thread(target=_say_when_up, args=(address, settings, say), daemon=True).start()
        try:
            Workers(works, settings.drain_seconds + GRACE).run()
        except WorkersDied:
            raise _died() from None


def _died() -> CannotServe:
    return CannotServe(
        "the workers do not stay alive; the lines above say why", Message("error-serve-workers")
    )


def _work(settings: Settings, listener: socket.socket, parent: int, together: Path | None) -> None:
    # Import only now: with several workers, the metrics library needs the folder at import.
    from batisseurs.server.process.worker import work  # noqa: PLC0415

    work(settings, listener, parent, together)


# Before the start. -------------------------------------------------------------------------------


def check_workers(settings: Settings) -> None:
    """Refuse several workers on one SQLite file: they would not hear of each other's moves."""
    if settings.workers > 1 and settings.is_sqlite:
        raise CannotServe(
            f"{settings.workers} workers need PostgreSQL: on SQLite one would not hear of the others' moves",
            Message("error-serve-sqlite-workers", {"workers": settings.workers}),
        )


def check_client(settings: Settings) -> None:
    """Refuse a client folder that does not exist; an empty one may be built into later."""
    if settings.client and not Path(settings.client).is_dir():
        raise CannotServe(
            f"there is no folder {settings.client} with the client",
            Message("error-serve-client", {"folder": settings.client}),
        )


def bound(host: str, port: int, how_many: int) -> list[socket.socket]:
    """Return sockets at one address, with a free port for 0; refuse an address in use.

    Nobody can connect before a worker listens. The socket outlives its worker, so clients wait while a worker
    is replaced.
    """
    where = f"{host}:{port}"
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (socket.gaierror, UnicodeError):
        raise CannotServe(
            f"nobody knows the host {host}", Message("error-serve-host", {"host": host})
        ) from None
    family, _, _, _, address = found[0]
    first = _bound(family, address, where)
    if how_many == 1:
        return [first]
    # Nobody else has the address; now several sockets share it.
    address = first.getsockname()
    first.close()
    return [_bound(family, address, where, shared=True) for _ in range(how_many)]


def _bound(family: int, address: Any, where: str, *, shared: bool = False) -> socket.socket:
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if shared:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    try:
        listener.bind(address)
    except OSError as error:
        listener.close()
        raise _taken(error, where) from None
    return listener


def _taken(error: OSError, where: str) -> CannotServe:
    if error.errno == errno.EADDRINUSE:
        return CannotServe(f"{where} is in use", Message("error-serve-in-use", {"where": where}))
    if error.errno == errno.EACCES:
        return CannotServe(f"{where} is not permitted", Message("error-serve-permission", {"where": where}))
    return CannotServe(f"{where} is not of this machine", Message("error-serve-not-here", {"where": where}))


def prepare_database(settings: Settings) -> None:
    """Create or migrate the tables, once for all workers; report what is wrong with the database."""
    # Forked, so that umask and limits hold there too. Ctrl-C is for the first process.
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
    """Every connection is an open file: allow as many as the system does."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with contextlib.suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


@contextlib.contextmanager
def exclusive_database_file(settings: Settings) -> Iterator[None]:
    """Lock an SQLite file for this server: a second one would not hear of its moves and show old tables.

    The system releases the lock when the last process of the server has ended, however it ended.
    """
    if not settings.is_sqlite:
        yield
        return
    file = Path(settings.database.removeprefix(SQLITE)).resolve()
    # Not the database file: SQLite loses its own locks when another descriptor of it is closed.
    with file.with_name(file.name + LOCK).open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise CannotServe(
                f"another server has {file} open", Message("error-serve-other-server", {"file": str(file)})
            ) from None
        yield


@contextlib.contextmanager
def _shared_folder(settings: Settings) -> Iterator[Path | None]:
    """Give several workers a folder in which they share metrics and rate limits."""
    if settings.workers == 1:
        yield None
        return
    in_memory = SHARED_MEMORY if SHARED_MEMORY.is_dir() and os.access(SHARED_MEMORY, os.W_OK) else None
    with tempfile.TemporaryDirectory(prefix="batisseurs-", dir=in_memory) as folder:
        os.environ[METRICS_FOLDER] = folder
        yield Path(folder)


# The start. --------------------------------------------------------------------------------------


def _say_when_up(address: str, settings: Settings, say: Callable[[Settings], None]) -> None:
    """Call `say` once a worker answers."""
    while not _answers(address, settings.port):
        time.sleep(POLL)
    say(settings)


def _answers(address: str, port: int) -> bool:
    try:
        with socket.create_connection((address, port), timeout=1):
            return True
    except OSError:
        return False
