"""Listening to a room in its own thread; news wakes the prompt.

A lost connection is opened again from the last known version, with growing delays.
"""

from __future__ import annotations

import contextlib
import os
import queue
import random
import threading
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import connect

from batisseurs.cli.online.client import FIRST_WAIT, LONGEST_WAIT, PATIENCE, decoded
from batisseurs.rooms.errors import NoSuchRoom, NotAllowed, RoomClosed, SeatFreed, SeatMoved
from batisseurs.server.errors import Banned
from batisseurs.server.http.wire import AtFrame, LookFrame, SinceFrame

if TYPE_CHECKING:
    from websockets.sync.client import ClientConnection

LARGEST = 64 * 1024 * 1024
"""Most bytes of a frame: the first one may hold a whole game."""
NOT_YOURS = 1008
NEVER_AGAIN = {NotAllowed.id, NoSuchRoom.id, SeatFreed.id, SeatMoved.id, RoomClosed.id, Banned.id}
"""The close code of a refusal, and the reasons after which reconnecting is useless."""


class Lost(NamedTuple):
    """The connection is lost; reconnecting."""


class Back(NamedTuple):
    """Reconnected."""


class Closed(NamedTuple):
    """The server closed the connection for good: the id of its reason."""

    reason: str


News = LookFrame | Lost | Back | Closed


class Listener:
    """Receives the events of a room."""

    def __init__(self, address: Callable[[int], str], bearer: dict[str, str], version: int) -> None:
        """Take the address by version, the header of the guest, and the known version."""
        self._address = address
        self._bearer = bearer
        self._version = version
        self._news: queue.SimpleQueue[News] = queue.SimpleQueue()
        self._woken, self._wake = os.pipe()
        os.set_blocking(self._woken, False)
        os.set_blocking(self._wake, False)
        self._ended = threading.Event()
        self._socket: ClientConnection | None = None
        self._lost = False
        self._thread = threading.Thread(target=self._listen, name="ear", daemon=True)

    def start(self) -> None:
        """Start the thread."""
        self._thread.start()

    def close(self) -> None:
        """Stop listening."""
        self._ended.set()
        socket = self._socket
        if socket is not None:
            with contextlib.suppress(OSError, WebSocketException):
                socket.close()
        self._thread.join(PATIENCE)
        os.close(self._woken)
        os.close(self._wake)

    def fileno(self) -> int:
        """Return a file descriptor that is readable when there is news: for `select`."""
        return self._woken

    def news(self) -> list[News]:
        """Return the news since the last call."""
        with contextlib.suppress(BlockingIOError):
            os.read(self._woken, 4096)
        heard = []
        with contextlib.suppress(queue.Empty):
            while True:
                heard.append(self._news.get_nowait())
        return heard

    # In the thread. ----------------------------------------------------------------------------------

    def _tell(self, news: News) -> None:
        self._news.put(news)
        # A full pipe wakes the reader too.
        with contextlib.suppress(OSError):
            os.write(self._wake, b"!")

    def _listen(self) -> None:
        wait = FIRST_WAIT
        while not self._ended.is_set():
            began = time.monotonic()
            closed = self._stay()
            if self._ended.is_set():
                return
            if closed is not None:
                self._tell(closed)
                return
            if not self._lost:
                self._tell(Lost())
            self._lost = True
            if time.monotonic() - began > LONGEST_WAIT:
                wait = FIRST_WAIT
            # Not all clients at the same moment: after a restart, all of them reconnect.
            self._ended.wait(wait * random.uniform(0.5, 1.0))  # noqa: S311  nothing secret
            wait = min(2 * wait, LONGEST_WAIT)

    def _stay(self) -> Closed | None:
        """Listen while connected; return why not to reconnect, if so."""
        try:
            with connect(
                self._address(self._version),
                additional_headers=self._bearer,
                open_timeout=PATIENCE,
                close_timeout=1,
                max_size=LARGEST,
            ) as socket:
                self._socket = socket
                if self._ended.is_set():  # closed while connecting
                    return None
                for frame in socket:
                    self._hear(socket, frame)
        except msgspec.MsgspecError:
            return Closed("")  # not our server
        except ConnectionClosed as closed:
            said = closed.rcvd
            if said is not None and said.code == NOT_YOURS and said.reason in NEVER_AGAIN:
                return Closed(said.reason)
        except (OSError, WebSocketException):
            pass
        finally:
            self._socket = None
        return None

    def _hear(self, socket: ClientConnection, frame: str | bytes) -> None:
        said = decoded_frame(frame)
        if self._lost:
            self._tell(Back())
        self._lost = False
        if isinstance(said, LookFrame):
            self._version = max(self._version, said.room.version)
            self._tell(said)
        elif said.version > self._version:  # a frame was lost
            socket.send(msgspec.json.encode(SinceFrame(self._version)).decode())


def decoded_frame(frame: str | bytes) -> LookFrame | AtFrame:
    """Read a frame."""
    kind: Any = LookFrame | AtFrame
    said: LookFrame | AtFrame = decoded(frame, kind)
    return said
