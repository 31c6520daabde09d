"""The doctor looks at everything, changes nothing, and says what to do."""

from __future__ import annotations

import json
import os
import socket
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import msgspec
import psycopg
import pytest
from sqlalchemy import text

from batisseurs.cli.hosting.doctor import doctor
from batisseurs.cli.terminal.screen import Screen
from batisseurs.server.operations.doctor import Check, disk_check, examine, python_check, worst
from batisseurs.server.storage import open_storage
from batisseurs.server.storage.tables import SCHEMA
from batisseurs.words import LANGUAGES, PSEUDO, Words
from tests.server.storage.cases import new_room
from tests.server.storage.newer_schema import NEXT, become_newer

Flags = dict[str, str | None]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "house.db"


@pytest.fixture
def flags(file: Path, tmp_path: Path) -> Flags:
    """Settings of a server in a file; nothing of this machine's user."""
    (tmp_path / "server.toml").touch()
    return {"config": str(tmp_path / "server.toml"), "database": f"sqlite:///{file}", "port": "0"}


def by_name(checks: list[Check]) -> dict[str, Check]:
    return {check.name: check for check in checks}


def look(flags: Flags) -> dict[str, Check]:
    return by_name(examine(flags, {}))


def test_a_server_in_order_has_no_faults(flags: Flags, file: Path) -> None:
    storage = open_storage(str(file))
    new_room(storage)
    storage.close()
    before = file.read_bytes()
    found = look(flags)
    assert {name for name, check in found.items() if check.state != "good"} <= {
        "compiled",
        "disk",
        "files",
        "user",
        "database-file",
    }
    assert {"python", "libraries", "database", "whole", "schema", "times", "writing", "port"} <= set(found)
    assert file.read_bytes() == before
    assert all(check.advice is not None for check in found.values() if check.state != "good")


def test_a_server_that_is_not_there_yet_is_not_made(flags: Flags, file: Path) -> None:
    assert look(flags)["database"].message.id == "server-doctor-no-database"
    assert not file.exists()


def test_a_folder_that_cannot_be_written_to_is_a_fault(flags: Flags) -> None:
    flags["database"] = "sqlite:////dev/null/house.db"
    assert look(flags)["database"].state == "fault"


def test_settings_that_cannot_be_are_told_with_the_reason(flags: Flags, tmp_path: Path) -> None:
    flags["port"] = "many"
    check = look(flags)["settings"]
    assert check.state == "fault"
    assert check.reason is not None
    assert check.reason.id == "error-setting-number"
    assert worst([check]) == "fault"
    flags["config"] = str(tmp_path / "nowhere.toml")
    assert look(flags)["settings"].message.id == "server-doctor-settings-file"


def test_a_password_that_others_can_read_is_a_warning(flags: Flags, tmp_path: Path) -> None:
    config = tmp_path / "server.toml"
    config.write_text(f'database = "postgresql://ann:secret@/house?host={tmp_path}"', encoding="utf-8")
    config.chmod(0o644)
    del flags["database"]
    found = look(flags)
    assert found["settings"].message.id == "server-doctor-secret"
    config.chmod(0o600)
    assert look(flags)["settings"].message.id == "server-doctor-settings-from"
    assert "secret" not in msgspec.json.encode(list(found.values())).decode().replace("doctor-secret", "")


def test_a_server_that_is_away_is_a_fault(flags: Flags, tmp_path: Path) -> None:
    flags["database"] = f"postgresql://ann@/house?host={tmp_path}"
    check = look(flags)["database"]
    assert (check.state, check.message.id) == ("fault", "server-doctor-database-bad")
    assert check.reason is not None
    assert check.reason.id == "error-storage-gone"


def test_postgresql_is_asked_for_its_version_and_whether_it_keeps_what_it_commits(
    flags: Flags, postgres: str
) -> None:
    flags["database"] = postgres
    found = look(flags)
    assert found["postgresql"].state == "good"
    assert found["schema"].message.id == "server-doctor-schema-none"
    assert found["writing"].state == "good"
    assert found["durable"].message.args == {"setting": "fsync"}, "switched off for the tests"
    with psycopg.connect(postgres) as connection:
        assert connection.execute("SELECT 1 FROM pg_tables WHERE tablename = 'doctor'").fetchall() == []
    open_storage(postgres).close()
    found = look(flags)
    assert found["schema"].message.args == {"schema": SCHEMA, "known": SCHEMA}
    assert found["writing"].state == "good"


def test_a_database_for_reading_only_is_a_fault(flags: Flags, postgres: str) -> None:
    open_storage(postgres).close()
    flags["database"] = postgres.replace("options=", "options=-cdefault_transaction_read_only%3Don%20")
    found = look(flags)
    assert "writing" not in found
    assert found["database"].reason is not None
    assert found["database"].reason.id == "error-storage-read-only"


def test_schemas_that_are_newer_older_or_foreign(
    flags: Flags, file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    storage = open_storage(str(file))
    with monkeypatch.context() as patched:
        become_newer(patched, tmp_path)
        patched.setattr("batisseurs.server.storage.tables.SCHEMA", NEXT)
        assert look(flags)["schema"].message.id == "server-doctor-schema-old"
    with storage.engine.begin() as connection:
        connection.execute(text("UPDATE schema_version SET version_num = '99'"))
    storage.close()
    check = look(flags)["database"]
    assert (check.state, check.reason and check.reason.id) == ("fault", "error-database-newer")


def test_a_damaged_file_is_a_fault(flags: Flags, file: Path) -> None:
    storage = open_storage(str(file))
    new_room(storage)
    storage.close()
    made = sqlite3.connect(file)
    made.execute("PRAGMA writable_schema = ON")
    made.execute("UPDATE sqlite_master SET rootpage = 2 WHERE name = 'ix_rooms_created'")
    made.commit()
    made.close()
    assert look(flags)["whole"].state == "fault"


def test_a_clock_that_was_set_back_is_a_warning(flags: Flags, file: Path) -> None:
    storage = open_storage(str(file))
    new_room(storage, changed=(int(time.time()) + 3600) * 1000)
    storage.close()
    assert look(flags)["times"].message.id == "server-doctor-times-ahead"


def test_a_port_that_someone_has_is_a_warning(flags: Flags) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        flags["port"] = str(taken.getsockname()[1])
        check = look(flags)["port"]
    assert (check.state, check.reason and check.reason.id) == ("warning", "error-serve-in-use")
    flags["host"] = "192.0.2.1"
    assert look(flags)["port"].state == "fault"


def test_a_disk_that_grows_full(tmp_path: Path) -> None:
    everything = 2**80
    assert disk_check(tmp_path, 0, 0).state == "good"
    assert disk_check(tmp_path / "not" / "yet", 0, everything).state == "warning"
    assert disk_check(tmp_path, everything, everything).state == "fault"


# The command. --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", [*LANGUAGES, PSEUDO])
def test_the_command_tells_in_every_language(
    flags: Flags, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    screen = Screen(Words(language))
    assert doctor(screen, flags, {}, as_json=False) == 0
    flags["database"] = "sqlite:////dev/null/house.db"
    assert doctor(screen, flags, {}, as_json=False) == 1
    shown = capsys.readouterr().out
    assert "[[" not in shown
    assert Words(language).text("server-doctor-fault") in shown


def test_the_command_tells_programs(flags: Flags, capsys: pytest.CaptureFixture[str]) -> None:
    assert doctor(Screen(Words("en")), flags, {"BATISSEURS_PORT": "x"}, as_json=True) == 1
    told = json.loads(capsys.readouterr().out)
    assert [row["state"] for row in told if row["name"] == "settings"] == ["fault"]
    assert all(row["text"] for row in told)


@pytest.mark.parametrize(
    ("settings", "names"),
    [
        ({}, set()),
        ({"public_url": "https://example.org", "trusted_proxies": "127.0.0.1,10.0.0.0/8"}, set()),
        ({"host": "0.0.0.0"}, {"tls"}),  # noqa: S104
        ({"public_url": "http://example.org"}, {"tls"}),
        ({"host": "::", "public_url": "https://example.org", "trusted_proxies": "10.0.0.1"}, {"around"}),
        ({"public_url": "https://example.org"}, {"proxies"}),
        ({"trusted_proxies": "0.0.0.0/0"}, {"proxies"}),
        ({"trusted_proxies": "::/0"}, {"proxies"}),
        (
            {"public_url": "https://example.org", "trusted_proxies": "::1", "secure_cookie": "no"},
            {"cookie"},
        ),
        ({"metrics": "everyone"}, {"metrics"}),
        ({"limit_chat": "off", "limit_move": "off"}, {"limits"}),
    ],
)
def test_unsafe_settings_are_told_one_by_one(
    flags: Flags, settings: dict[str, str], names: set[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    found = look({**flags, **settings})
    known = {"user", "database-file", "tls", "around", "cookie", "proxies", "metrics", "limits"}
    warned = {name: check for name, check in found.items() if name in known}
    assert set(warned) == names
    assert all(check.state == "warning" and check.advice is not None for check in warned.values())
    assert ("safety" in found) == (not names)


def test_root_and_a_file_that_others_can_read(
    flags: Flags, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    open_storage(str(file)).close()
    file.chmod(0o644)
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    found = look(flags)
    assert {found["user"].state, found["database-file"].state} == {"warning"}
    file.chmod(0o600)
    assert "database-file" not in look(flags)


def test_pythons_that_are_too_old_or_not_repaired_any_more(monkeypatch: pytest.MonkeyPatch) -> None:
    assert python_check((3, 10, 13)).state == "fault"
    assert python_check((3, 11, 0)).state == "good"
    later = time.struct_time((2027, 11, 1, 0, 0, 0, 0, 305, 0))
    monkeypatch.setattr(time, "gmtime", lambda *_: later)
    assert python_check((3, 11, 9)).message.id == "server-doctor-python-unfixed"
    assert python_check((3, 13, 0)).state == "good"
    assert python_check((3, 99, 0)).state == "good"


def test_an_older_python_is_told_in_one_line() -> None:
    old = "import sys; sys.version_info = (3, 10, 13, 'final', 0); import batisseurs"
    done = subprocess.run([sys.executable, "-c", old], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr.startswith("batisseurs needs Python 3.11 or newer; this is Python ")
    assert done.stderr.count("\n") == 1
