"""The doctor checks what a server needs, before it is opened or when something is wrong.

Each point is good, a warning or an error, with advice. Nothing is changed, and no database is created.
"""

from __future__ import annotations

import resource
import shutil
import sys
import time
from collections.abc import Iterator, Mapping
from importlib import metadata
from importlib.util import find_spec
from pathlib import Path
from typing import Literal

import msgspec

from batisseurs.form import running
from batisseurs.kernel.choice import Message
from batisseurs.kernel.errors import BatisseursError
from batisseurs.server.configuration import Configuration, masked, read_configuration
from batisseurs.server.extras import INSTALL, LIBRARIES
from batisseurs.server.settings import Settings

State = Literal["good", "warning", "fault"]
Args = dict[str, str | int | list[str]]

OLDEST_PYTHON = (3, 11)
LAST_FIXES: dict[tuple[int, ...], str] = {
    (3, 11): "2027-10",
    (3, 12): "2028-10",
    (3, 13): "2029-10",
    (3, 14): "2030-10",
}
"""The month until which security bugs of a Python version are fixed."""
LEAST_DISK, LITTLE_DISK = 100 * 2**20, 2**30
MANY_FILES = 4096
WRITTEN = 1_760_000_000
"""Seconds since 1970: nobody ran this program earlier."""
FAR = 20 * 365 * 86400
"""Seconds: a clock that is so much later is wrong, too."""


class Check(msgspec.Struct, frozen=True):
    """One point: its state, and what to do about it."""

    name: str
    state: State
    message: Message
    advice: Message | None = None
    reason: Message | None = None
    """The error behind it."""


def examine(flags: Mapping[str, str | None], environment: Mapping[str, str]) -> list[Check]:
    """Check everything. Settings are read as `serve` would read them with these flags."""
    checks = [python_check(sys.version_info[:3]), _libraries(), _compiled(), _clock(), _open_files()]
    try:
        found = read_configuration(flags, environment)
    except BatisseursError as error:
        advice = Message("server-doctor-settings-advice")
        return [
            *checks,
            Check("settings", "fault", Message("server-doctor-settings-bad"), advice, error.message),
        ]
    except OSError as error:
        about: Args = {"file": str(error.filename)}
        return [*checks, Check("settings", "fault", Message("server-doctor-settings-file", about))]
    checks.append(_settings(found))
    if checks[1].state == "good":
        checks += _server(found.settings)
    return checks


# The program and the machine. --------------------------------------------------------------------------


def python_check(version: tuple[int, ...]) -> Check:
    """Check whether the Python is new enough and still gets security fixes."""
    this, least = ".".join(map(str, version)), ".".join(map(str, OLDEST_PYTHON))
    advice = Message("server-doctor-python-advice")
    if version < OLDEST_PYTHON:
        old = Message("server-doctor-python-old", {"version": this, "least": least})
        return Check("python", "fault", old, advice)
    end = LAST_FIXES.get(version[:2])
    if end is not None and time.strftime("%Y-%m", time.gmtime()) > end:
        unfixed = Message("server-doctor-python-unfixed", {"version": this, "month": end})
        return Check("python", "warning", unfixed, advice)
    return Check("python", "good", Message("server-doctor-python", {"version": this, "least": least}))


def _libraries() -> Check:
    missing = [name for name in LIBRARIES if find_spec(name) is None]
    if missing:
        advice = Message("server-doctor-install", {"command": INSTALL})
        return Check("libraries", "fault", Message("server-doctor-no-libraries", {"names": missing}), advice)
    shown = [f"{name} {metadata.version(name)}" for name in ("sqlalchemy", "psycopg", "litestar", "uvicorn")]
    return Check("libraries", "good", Message("server-doctor-libraries", {"names": shown}))


def _compiled() -> Check:
    form = running()
    if form == "stale":
        advice = Message("server-doctor-compile-anew")
        return Check("compiled", "warning", Message("server-doctor-stale"), advice)
    if form == "plain":
        advice = Message("server-doctor-compile")
        return Check("compiled", "warning", Message("server-doctor-not-compiled"), advice)
    return Check("compiled", "good", Message("server-doctor-compiled"))


def _clock() -> Check:
    now = time.time()
    about: Args = {"time": time.strftime("%Y-%m-%d %H:%M:%S", time.gmtime(now))}
    if not WRITTEN < now < WRITTEN + FAR:
        advice = Message("server-doctor-clock-advice")
        return Check("clock", "fault", Message("server-doctor-clock-wrong", about), advice)
    return Check("clock", "good", Message("server-doctor-clock", about))


def _open_files() -> Check:
    """Every connection is an open file."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    if 0 <= most < MANY_FILES:
        about: Args = {"number": str(most), "many": str(MANY_FILES)}
        advice = Message("server-doctor-files-advice")
        return Check("files", "warning", Message("server-doctor-few-files", about), advice)
    return Check("files", "good", Message("server-doctor-files", {"number": str(most)}))


def _settings(found: Configuration) -> Check:
    said = {name: origin for name, origin in found.origins.items() if origin.kind != "default"}
    in_file = [origin.where for origin in said.values() if origin.kind == "file"]
    secret = said.get("database")
    has_password = masked(found.settings.database) != found.settings.database
    if secret is not None and secret.kind == "file" and has_password:
        file = Path(secret.where)
        if file.stat().st_mode & 0o077:
            about: Args = {"file": str(file)}
            advice = Message("server-doctor-secret-advice", {"command": f"chmod 600 {file}"})
            return Check("settings", "warning", Message("server-doctor-secret", about), advice)
    if in_file:
        return Check("settings", "good", Message("server-doctor-settings-from", {"file": in_file[0]}))
    return Check("settings", "good", Message("server-doctor-settings"))


# The server. --------------------------------------------------------------------------------------------


def _server(settings: Settings) -> Iterator[Check]:
    # Only now: without its libraries none of this can be imported.
    from batisseurs.server.operations.doctor_database import database_checks  # noqa: PLC0415
    from batisseurs.server.operations.doctor_settings import safety_checks  # noqa: PLC0415
    from batisseurs.server.storage.engine import read_url, sqlite_file  # noqa: PLC0415

    yield from safety_checks(settings)
    yield from database_checks(settings.database)
    file = sqlite_file(read_url(settings.database))
    if file is not None:
        yield disk_check(file.parent)
    yield _port(settings)


def disk_check(folder: Path, least: int = LEAST_DISK, little: int = LITTLE_DISK) -> Check:
    """Check the free space where the server stores its data."""
    there = next(parent for parent in (folder, *folder.parents) if parent.exists())
    free = shutil.disk_usage(there).free
    about: Args = {"folder": str(there), "free": str(free // 2**20)}
    if free >= little:
        return Check("disk", "good", Message("server-doctor-disk", about))
    state: State = "fault" if free < least else "warning"
    return Check(
        "disk", state, Message("server-doctor-disk-little", about), Message("server-doctor-disk-advice")
    )


def _port(settings: Settings) -> Check:
    from batisseurs.server.process.serve import CannotServe, bound  # noqa: PLC0415

    about: Args = {"where": f"{settings.host}:{settings.port}"}
    try:
        bound(settings.host, settings.port, 1)[0].close()
    except CannotServe as error:
        in_use = error.message is not None and error.message.id == "error-serve-in-use"
        advice = Message("server-doctor-port-open") if in_use else Message("server-doctor-port-advice")
        state: State = "warning" if in_use else "fault"
        return Check("port", state, Message("server-doctor-port-taken", about), advice, error.message)
    return Check("port", "good", Message("server-doctor-port", about))


def worst(checks: list[Check]) -> State:
    """Return the worst state of all points."""
    states = {check.state for check in checks}
    return "fault" if "fault" in states else "warning" if "warning" in states else "good"
