"""Who this terminal is in each server: a token, kept for the user alone.

Whoever has the token has the seats, so the file can be read by nobody else, and it is never shown.
"""

from __future__ import annotations

import contextlib
import os
import tempfile
from pathlib import Path

import msgspec


def tokens_file() -> Path:
    """Return where the tokens are kept."""
    import platformdirs

    return platformdirs.user_config_path("batisseurs", appauthor=False) / "guests.json"


def remembered_token(server: str) -> str:
    """Return the token for a server; nothing if there is none, or if the file cannot be read."""
    return _tokens().get(server, "")


def remember_token(server: str, token: str) -> None:
    """Keep a token for the next time; where that is not possible, the seat lasts as long as this game."""
    tokens = _tokens() | {server: token}
    file = tokens_file()
    with contextlib.suppress(OSError):
        file.parent.mkdir(parents=True, exist_ok=True)
        # A file of `mkstemp` can be read by its owner alone from the first moment.
        handle, name = tempfile.mkstemp(prefix=".guests.", dir=file.parent)
        with os.fdopen(handle, "wb") as fresh:
            fresh.write(msgspec.json.encode(tokens))
        Path(name).replace(file)


def _tokens() -> dict[str, str]:
    try:
        return msgspec.json.decode(tokens_file().read_bytes(), type=dict[str, str])
    except (OSError, msgspec.MsgspecError):
        return {}
