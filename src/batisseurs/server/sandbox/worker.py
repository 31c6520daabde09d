"""Inside a guarded process: it is asked, answers, and knows nothing but the question.

Started by `processes.py` with one end of a connection, it has no socket, no database and no setting of the
server. It lives as long as the other end does. While it works it cannot notice that the server is gone, so it
sets itself an alarm that ends it whatever it is doing, compiled rules included.
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
"""How far behind the server such a process comes when both want the processor."""
MEGABYTE = 1024 * 1024
COST = struct.Struct("<d")
"""Before each answer: how many seconds of a processor it took."""


def serve(connection: Connection, seconds: float, answer: Callable[[bytes], bytes]) -> None:
    """Answer questions until nobody is there any more to ask."""
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
    # Whoever started this may have held signals back; the alarm must come through.
    signal.signal(signal.SIGALRM, signal.SIG_DFL)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGALRM})
    with Connection(int(sys.argv[1])) as connection:
        # A little longer than the server waits: as a rule it is the server that ends a process.
        serve(connection, float(sys.argv[2]) + 1, answer)
