"""Inside a guarded process: it answers questions and knows nothing else.

`processes.py` starts it with one end of a connection. It has no socket, no database and no setting of the
server, and ends when the other end is closed. While it works it cannot notice that the server is gone, so it
sets an alarm that ends it, even inside compiled rules.
"""

from __future__ import annotations

import os
import resource
import signal
import struct
import sys
import time
from collections.abc import Callable
from multiprocessing.connection import Connection

NICE = 10
"""How much lower its priority is than the server's."""
MEGABYTE = 1024 * 1024
COST = struct.Struct("<d")
"""Sent before each answer: the processor seconds it took."""


def serve(connection: Connection, seconds: float, answer: Callable[[bytes], bytes]) -> None:
    """Answer questions until the connection is closed."""
    connection.send_bytes(b"")
    while True:
        try:
            asked = connection.recv_bytes()
        except EOFError:
            return
        signal.setitimer(signal.ITIMER_REAL, seconds)
        began = time.process_time()
        said = answer(asked)
        signal.setitimer(signal.ITIMER_REAL, 0)
        try:
            connection.send_bytes(COST.pack(time.process_time() - began) + said)
        except BrokenPipeError:
            return


def main(answer: Callable[[bytes], bytes]) -> None:
    """Take the connection and the limits from the command line."""
    os.nice(NICE)
    most = int(sys.argv[3]) * MEGABYTE
    resource.setrlimit(resource.RLIMIT_DATA, (most, most))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    # The parent may have blocked signals; the alarm must get through.
    signal.signal(signal.SIGALRM, signal.SIG_DFL)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGALRM})
    with Connection(int(sys.argv[1])) as connection:
        # A little longer than the server waits: usually the server kills the process first.
        serve(connection, float(sys.argv[2]) + 1, answer)
