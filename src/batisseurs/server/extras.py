"""The server's libraries are optional: without them, the error says how to install them."""

from __future__ import annotations

from importlib.util import find_spec

from batisseurs.kernel.choice import Message
from batisseurs.kernel.errors import BatisseursError

INSTALL = "pip install 'batisseurs[server]'"
LIBRARIES = (
    "alembic", "httptools", "httpx", "litestar", "prometheus_client", "psycopg", "sqlalchemy", "structlog",
    "uvicorn", "websockets",
)  # fmt: skip


class NeedsLibraries(BatisseursError):  # noqa: N818  named after what it is about, like the kernel's errors
    """Running a server needs libraries that are not installed."""

    id = "error-server-libraries"


def check_libraries() -> None:
    """Refuse before anything is begun."""
    missing = [name for name in LIBRARIES if find_spec(name) is None]
    if missing:
        raise NeedsLibraries(
            f"the server needs {', '.join(missing)}: {INSTALL}",
            Message("error-server-install", {"libraries": missing, "command": INSTALL}),
        )
