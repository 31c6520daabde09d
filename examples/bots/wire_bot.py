"""A bot that holds a seat at a server, as any guest does. It needs `httpx` and `websockets`.

    python examples/bots/wire_bot.py https://example.org/rooms/ROOM#KEY Rob

Ask for a link to a seat at the table, and start this with it. It plays until the game is over.
"""

import json
import random
import re
import sys
import uuid

import httpx
from websockets.sync.client import connect


def main(link: str, name: str) -> None:
    """Take the seat that a link opens, and play."""
    server, _, key = re.split(r"/rooms/([\w-]+)#", link)
    http = httpx.Client(base_url=server, headers={"X-Batisseurs": "1"}, timeout=20)
    token = http.post("/api/guest", json={"bearer": True}).raise_for_status().json()["token"]
    bearer = {"Authorization": f"Bearer {token}"}
    http.headers.update(bearer)
    entered = http.post("/api/enter", json={"key": key}).raise_for_status().json()
    room, seat = f"/api/rooms/{entered['room']}", entered["seat"]

    def command(said: dict[str, str], version: int | None = None) -> None:
        sent = {"id": uuid.uuid4().hex, "seat": seat, "command": said, "version": version}
        answer = http.post(f"{room}/commands", json=sent)
        if answer.status_code != httpx.codes.CONFLICT:  # else the room has moved on: the next frame says how
            answer.raise_for_status()

    command({"type": "join", "name": name})
    address = f"ws{server.removeprefix('http')}{room}/socket?seat={seat}"
    with connect(address, additional_headers=bearer, max_size=None) as socket:
        for frame in socket:
            look = json.loads(frame).get("room")  # the room, with its `view`, as this seat may see it
            if look and look["result"]:
                print(f"over: {look['result']['scores']}")
                return
            if look and seat in look["waiting"] and look["choices"]:
                choice = random.choice(look["choices"])  # noqa: S311  nothing secret
                command({"type": "choose", "text": choice["text"]}, look["version"])


if __name__ == "__main__":
    main(*sys.argv[1:3])
