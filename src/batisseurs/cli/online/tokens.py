"""The token of this terminal for each server, in a private file.

The token gives access to the seats, so only the user can read the file, and it is never shown.
"""

from __future__ import annotations

import contextlib
import os
import tempfile
from pathlib import Path

import msgspec


def tokens_file() -> Path:
    """Return the path of the tokens."""
    import platformdirs

    return platformdirs.user_config_path("batisseurs", appauthor=False) / "guests.json"


def remembered_token(server: str) -> str:
    """Return the token for a server; empty if there is none or the file cannot be read."""
    return _tokens().get(server, "")


def remember_token(server: str, token: str) -> None:
    """Store a token; if that fails, the seat lasts as long as this session."""
    tokens = _tokens() | {server: token}
    file = tokens_file()
    with contextlib.suppress(OSError):
        file.parent.mkdir(parents=True, exist_ok=True)
        # A file of `mkstemp` is private from the start.
        handle, name = tempfile.mkstemp(prefix=".guests.", dir=file.parent)
        with os.fdopen(handle, "wb") as fresh:
            fresh.write(msgspec.json.encode(tokens))
        Path(name).replace(file)


def _tokens() -> dict[str, str]:
    try:
        return msgspec.json.decode(tokens_file().read_bytes(), type=dict[str, str])
    except (OSError, msgspec.MsgspecError):
        return {}
