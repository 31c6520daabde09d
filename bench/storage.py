"""How many moves a second a storage commits: `python -m bench.storage [URL] [--threads N] [--appends N]`.

Each append is what a move costs: two events (one with packed views), the row of its room, the command. By
default into a new SQLite file in the folder for temporary files; take one on a real disk.
"""

from __future__ import annotations

import argparse
import tempfile
import threading
import time
from pathlib import Path

import msgspec

from batisseurs.kernel.choice import Choice, GameEvent, Message
from batisseurs.rooms.state.events import Chose, Started, StoredEvent
from batisseurs.rooms.storage import CompletedCommand, RoomRow
from batisseurs.server.storage import SqlStorage, open_storage

VIEWS = bytes(range(256)) * 6


def play(storage: SqlStorage, room: str, appends: int) -> None:
    """Add a room and append to it, one command after another."""
    row = RoomRow(room, "theopolis", 1, "playing", 1, 1)
    storage.add_room(row, [StoredEvent(1, 1, Started())], None)
    said = Message("theopolis-play", {"card": "priest", "seat": 1})
    happened = tuple(GameEvent(Message("theopolis-gains", {"seat": 1, "number": n})) for n in range(3))
    for number in range(appends):
        before = row.version
        row = msgspec.structs.replace(row, version=before + 2, changed=number, waiting=(number % 2,))
        line = Chose(number + 1, 1, 3, "play priest", said, Choice("play", said), "person", -5, happened)
        chance = Chose(number + 2, -1, 7, "reveal church", said, Choice("reveal", said), "chance")
        events = [StoredEvent(before + 1, number, line), StoredEvent(before + 2, number, chance, VIEWS)]
        done = CompletedCommand("guest", f"{room}-{number}", "digest", before + 1, before + 2)
        storage.append(row, events, done)


def measure(url: str, threads: int, appends: int) -> float:
    """Return appends per second of several rooms at once."""
    storage = open_storage(url)
    stamp = str(time.time_ns())
    each = appends // threads
    players = [
        threading.Thread(target=play, args=(storage, f"{stamp}-{number}", each)) for number in range(threads)
    ]
    begin = time.perf_counter()
    for player in players:
        player.start()
    for player in players:
        player.join()
    took = time.perf_counter() - begin
    storage.close()
    return each * threads / took


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("url", nargs="?")
    parser.add_argument("--threads", type=int, nargs="*", default=[1, 4, 16])
    parser.add_argument("--appends", type=int, default=4000)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        for threads in asked.threads:
            url = asked.url or str(Path(folder, f"{threads}.db"))
            print(f"{threads:>3} rooms at once: {measure(url, threads, asked.appends):8.0f} appends/s")


if __name__ == "__main__":
    main()
