"""The settings of a server: each with its type and default.

A setting has the same name everywhere: `base_path` in a file, `BATISSEURS_BASE_PATH` in the environment,
`--base-path` on the command line. `server.configuration` reads them.
"""

from __future__ import annotations

from typing import Annotated, Literal
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta

from batisseurs.rooms.state.events import Mark

Rate = Annotated[str, Meta(pattern=r"^(off|[1-9][0-9]{0,6}/(s|min|h|d))\Z")]
"""So many in so much time, such as `30/min`. All may come at once; then they are refilled steadily. `off`: no
limit."""

LOOPBACK = ("127.0.0.1", "::1", "localhost")
SQLITE = "sqlite:///"
POSTGRESQL = ("postgresql://", "postgresql+psycopg://", "postgres://")


def default_database() -> str:
    """Return the default database of this user."""
    import platformdirs  # noqa: PLC0415  only who runs a server needs it

    return f"{SQLITE}{platformdirs.user_data_path('batisseurs', appauthor=False) / 'house.sqlite'}"


class Settings(msgspec.Struct, frozen=True, cache_hash=True, forbid_unknown_fields=True):
    """All settings of a server, described in docs/hosting.md and by `serve --help`."""

    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8000
    """0 lets the system choose."""
    base_path: str = ""
    """The path below the host, such as `/games`; empty if the server has the host for itself."""
    public_url: str = ""
    """The full address at which people find the server, base path included. Links are made from it."""
    database: str = msgspec.field(default_factory=default_database)
    client: str = ""
    """The folder of the built browser client; empty: the one in the package."""
    workers: Annotated[int, Meta(ge=1, le=256)] = 1
    drain_seconds: Annotated[int, Meta(ge=1, le=3600)] = 20
    """How long a stopping server waits for running requests."""
    head_seconds: Annotated[int, Meta(ge=1, le=3600)] = 10
    """The deadline for the head of a request."""
    body_seconds: Annotated[int, Meta(ge=1, le=3600)] = 20
    """The deadline for the body of a request, and for a client that does not read its answer."""
    message_seconds: Annotated[int, Meta(ge=1, le=3600)] = 5
    """The deadline for a message on a socket once it has begun."""
    hosts: tuple[str, ...] = ()
    """Host names to answer for beside the public address, numeric addresses and the machine's name."""
    trusted_proxies: tuple[str, ...] = ()
    """Addresses or networks whose X-Forwarded-For is trusted."""
    secure_cookie: Literal["auto", "yes", "no"] = "auto"
    bot_processes: Annotated[int, Meta(ge=0, le=256)] = 1
    """How many bots may think at once, in each worker."""
    bot_seconds: Annotated[float, Meta(ge=0.1, le=600)] = 10.0
    """How long a bot may think about one choice."""
    upload_seconds: Annotated[float, Meta(ge=0.1, le=600)] = 10.0
    """The time limit for reading an uploaded file."""
    process_megabytes: Annotated[int, Meta(ge=64, le=65536)] = 128
    """The memory limit of each process that runs a bot or reads a file."""
    rooms_megabytes: Annotated[int, Meta(ge=8, le=65536)] = 128
    """Memory for rooms, per worker; the least recently used leave memory first."""
    guest_megabytes: Annotated[int, Meta(ge=0, le=1_000_000)] = 200
    """The storage quota of a guest: over it no new tables, over twice that no more moves; 0: no limit."""
    bot_tables: Annotated[int, Meta(ge=1, le=100_000)] = 4
    """Tables without people at which one guest's bots play at once, per worker."""
    lobby_tables: Annotated[int, Meta(ge=1, le=100)] = 3
    """Tables of one guest that the lobby shows."""
    log_format: Literal["console", "json"] = "console"
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    metrics: Literal["local", "everyone", "off"] = "local"
    """Who may read /metrics: this machine without a proxy, everyone, or nobody."""
    expire_rooms: Annotated[int, Meta(ge=0, le=36_500)] = 0
    """Days without any change after which a room is deleted; 0: never."""
    expire_guests: Annotated[int, Meta(ge=0, le=36_500)] = 0
    """Days after which a guest without a seat is deleted; 0: never."""
    listed_marks: tuple[Mark, ...] = ("options",)
    """Marks that a table may have and still be listed in the lobby."""
    limit_address: Annotated[int, Meta(ge=1, le=100_000)] = 20
    """How many guests' worth of the limits below one address may use: a club behind one router is one
    address."""
    limit_guest: Rate = "30/h"
    limit_create: Rate = "60/h"
    limit_enter: Rate = "60/min"
    limit_move: Rate = "600/min"
    limit_chat: Rate = "30/min"
    limit_report: Rate = "5/h"
    limit_look: Rate = "1200/min"
    limit_socket: Rate = "60/min"
    limit_processor: Rate = "20/min"
    """Processor seconds for one guest's requests, uploaded files included."""
    limit_open_sockets: Annotated[int, Meta(ge=1, le=100_000)] = 20
    """Sockets and streams that one guest may have open at once."""
    limit_connections: Annotated[int, Meta(ge=1, le=100_000)] = 20
    """Connections that an address may have open at once, per guest's worth."""

    @property
    def https(self) -> bool:
        """Whether people reach the server over TLS, which a proxy provides."""
        return self.public_url.startswith("https://")

    @property
    def secure(self) -> bool:
        """Whether cookies are sent over TLS only."""
        return self.https if self.secure_cookie == "auto" else self.secure_cookie == "yes"

    @property
    def origin(self) -> str:
        """The origin of the server's own pages; empty without a public address."""
        if not self.public_url:
            return ""
        parts = urlsplit(self.public_url)
        return f"{parts.scheme}://{parts.netloc}".lower()

    @property
    def address(self) -> str:
        """Where people find the server: its public address, else where it listens. No slash at the end."""
        return self.public_url or self.local_address

    @property
    def local_address(self) -> str:
        """Where the server listens, as seen from this machine."""
        host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(self.host, self.host)  # noqa: S104  said, not bound
        host = f"[{host}]" if ":" in host else host
        return f"http://{host}:{self.port}{self.base_path}"

    @property
    def is_sqlite(self) -> bool:
        """Whether the database is an SQLite file."""
        return self.database.startswith("sqlite:")


LIMITS = tuple(name for name in Settings.__struct_fields__ if name.startswith("limit_"))
