"""The least that this stack can do: the same web library and server, and nothing behind them.

`python -m bench.load_echo PORT` answers a JSON body with itself, and a frame with itself. What the real
server does is told as a share of what this one does, on the same machine in the same minutes: that share
means something elsewhere too.
"""

from __future__ import annotations

import sys
from typing import Annotated

import uvicorn
from litestar import Litestar, get, post, websocket_listener
from litestar.params import Body

from batisseurs.rooms.commands.model import SentCommand


@get("/health", sync_to_thread=False)
def health() -> dict[str, str]:
    """Say that the server is there."""
    return {"status": "ok"}


@post("/echo", status_code=200)
async def echo(data: Annotated[SentCommand, Body()]) -> SentCommand:
    """Read a command, check its form, and send it back."""
    return data


@websocket_listener("/socket")
async def frames(data: str) -> str:
    """Send a frame back."""
    return data


def make_app() -> Litestar:
    """Make the application."""
    return Litestar([health, echo, frames], openapi_config=None)


if __name__ == "__main__":
    uvicorn.run(
        make_app(),
        port=int(sys.argv[1]),
        http="httptools",
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        access_log=False,
        log_level="error",
    )
