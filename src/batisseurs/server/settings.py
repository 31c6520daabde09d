"""How a server is run: every setting, its form and what it is when nobody says anything.

The same name everywhere: `base_path` in a file, `BATISSEURS_BASE_PATH` in the environment, `--base-path` on
the command line. How they are read, and which goes first, is in `server.configuration`.
"""

from __future__ import annotations

from typing import Annotated, Literal
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta

from batisseurs.rooms.state.events import Mark

Rate = Annotated[str, Meta(pattern=r"^(off|[1-9][0-9]{0,6}/(s|min|h|d))\Z")]
"""So many in so much time: `30/min`. All of them may come at once; then they grow again. `off`: no limit."""

LOOPBACK = ("127.0.0.1", "::1", "localhost")
SQLITE = "sqlite:///"
POSTGRESQL = ("postgresql://", "postgresql+psycopg://", "postgres://")


def default_database() -> str:
    """Return the file of this user's server."""
    import platformdirs  # noqa: PLC0415  only who runs a server needs it

    return f"{SQLITE}{platformdirs.user_data_path('batisseurs', appauthor=False) / 'house.sqlite'}"


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All settings of a server. What each is for is said in docs/hosting.md and by `serve --help`."""

    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8000
    """0 lets the system choose."""
    base_path: str = ""
    """Where the server stands below its host, such as `/games`; nothing if it has the host for itself."""
    public_url: str = ""
    """The whole address at which people find the server, base path included. Links are made from it."""
    database: str = msgspec.field(default_factory=default_database)
    client: str = ""
    """The folder of the built browser client; nothing: the one in the package."""
    workers: Annotated[int, Meta(ge=1, le=256)] = 1
    drain_seconds: Annotated[int, Meta(ge=1, le=3600)] = 20
    """How long a server that stops waits for what has begun."""
    head_seconds: Annotated[int, Meta(ge=1, le=3600)] = 10
    """How long a request may take until it is known what is asked."""
    body_seconds: Annotated[int, Meta(ge=1, le=3600)] = 20
    """How long the rest of a request may take, and how long nobody may read what is sent."""
    message_seconds: Annotated[int, Meta(ge=1, le=3600)] = 5
    """How long a message on a socket may take once it has begun."""
    hosts: tuple[str, ...] = ()
    """Names under which the server answers beside its public address, numbers and the machine's name."""
    trusted_proxies: tuple[str, ...] = ()
    """Addresses or networks whose X-Forwarded-For is believed."""
    secure_cookie: Literal["auto", "yes", "no"] = "auto"
    bot_processes: Annotated[int, Meta(ge=0, le=256)] = 1
    """How many bots may think at once, in each worker."""
    bot_seconds: Annotated[float, Meta(ge=0.1, le=600)] = 10.0
    """How long a bot may think about one choice."""
    upload_seconds: Annotated[float, Meta(ge=0.1, le=600)] = 10.0
    """How long a process may read a file that somebody opens a table with."""
    process_megabytes: Annotated[int, Meta(ge=64, le=65536)] = 128
    """How much memory a process may take in which a bot thinks or a file is read."""
    rooms_megabytes: Annotated[int, Meta(ge=8, le=65536)] = 128
    """How much memory the rooms of one worker may take; those used longest ago leave it first."""
    guest_megabytes: Annotated[int, Meta(ge=0, le=1_000_000)] = 200
    """How much is kept of one guest's tables before no new ones can be opened; 0: as much as they like."""
    bot_tables: Annotated[int, Meta(ge=1, le=100_000)] = 4
    """At how many tables without people each guest's bots may play at once, in each worker."""
    lobby_tables: Annotated[int, Meta(ge=1, le=100)] = 3
    """How many tables of one guest the lobby shows, at most."""
    log_format: Literal["console", "json"] = "console"
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    metrics: Literal["local", "everyone", "off"] = "local"
    """Who may read /metrics: those who ask from this machine without a proxy, everyone, or nobody."""
    expire_rooms: Annotated[int, Meta(ge=0, le=36_500)] = 0
    """After how many days in which nothing has happened a room is removed; 0: never."""
    expire_guests: Annotated[int, Meta(ge=0, le=36_500)] = 0
    """After how many days a guest is removed who has no seat and watches nothing; 0: never."""
    listed_marks: tuple[Mark, ...] = ("options",)
    """What may be special about a table that the lobby shows; all else is for people with a link."""
    limit_address: Annotated[int, Meta(ge=1, le=100_000)] = 20
    """How many guests' worth of everything below one address may use: a club behind one router is one."""
    limit_guest: Rate = "30/h"
    limit_create: Rate = "60/h"
    limit_enter: Rate = "60/min"
    limit_move: Rate = "600/min"
    limit_chat: Rate = "30/min"
    limit_report: Rate = "5/h"
    limit_look: Rate = "1200/min"
    limit_socket: Rate = "60/min"
    limit_processor: Rate = "20/min"
    """Seconds of a processor that one guest's requests may take, reading files included."""
    limit_open_sockets: Annotated[int, Meta(ge=1, le=100_000)] = 20
    """How many sockets and streams one guest may have open at once."""
    limit_connections: Annotated[int, Meta(ge=1, le=100_000)] = 20
    """How many connections an address may have open at once, for each guest's worth."""

    @property
    def https(self) -> bool:
        """Whether people reach the server by TLS; a proxy sees to that."""
        return self.public_url.startswith("https://")

    @property
    def secure(self) -> bool:
        """Whether cookies are sent over TLS only."""
        return self.https if self.secure_cookie == "auto" else self.secure_cookie == "yes"

    @property
    def origin(self) -> str:
        """What browsers say a page of this server comes from; nothing if no public address is set."""
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
        """Where the server listens, as somebody on this machine would call it."""
        host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(self.host, self.host)  # noqa: S104  said, not bound
        host = f"[{host}]" if ":" in host else host
        return f"http://{host}:{self.port}{self.base_path}"

    @property
    def is_sqlite(self) -> bool:
        """Whether the server is one file on this machine."""
        return self.database.startswith("sqlite:")


LIMITS = tuple(name for name in Settings.__struct_fields__ if name.startswith("limit_"))
