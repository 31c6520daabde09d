"""Settings: the same names everywhere, who goes first, and what cannot be."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from batisseurs.server.configuration import (
    OTHERS,
    BadSetting,
    Configuration,
    Origin,
    flag_of,
    masked,
    read_configuration,
    shown_value,
    variable_of,
)
from batisseurs.server.settings import Settings

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(autouse=True)
def _no_file_of_mine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Read no settings of the person who runs the tests."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


def read(
    file: str | None = None, environment: dict[str, str] | None = None, *, tmp_path: Path, **flags: str
) -> Configuration:
    """Read settings from these three."""
    named: dict[str, str | None] = dict(flags)
    if file is not None:
        path = tmp_path / "house.toml"
        path.write_text(file, encoding="utf-8")
        named["config"] = str(path)
    return read_configuration(named, environment or {})


def refused(tmp_path: Path, file: str | None = None, **said: str) -> BadSetting:
    """Return why settings were refused; capital names are the environment's, others are flags."""
    environment = {name: text for name, text in said.items() if name.isupper()}
    flags = {name: text for name, text in said.items() if not name.isupper()}
    with pytest.raises(BadSetting) as caught:
        read(file, environment, tmp_path=tmp_path, **flags)
    return caught.value


def test_without_a_word_a_server_is_for_this_machine_and_this_user(tmp_path: Path) -> None:
    found = read(tmp_path=tmp_path)
    assert (found.settings.host, found.settings.port, found.settings.base_path) == ("127.0.0.1", 8000, "")
    assert found.settings.database == f"sqlite:///{tmp_path}/data/batisseurs/house.sqlite"
    assert set(found.origins.values()) == {Origin("default")}
    assert found.settings.address == "http://127.0.0.1:8000"


def test_flags_go_before_the_environment_before_the_file(tmp_path: Path) -> None:
    file = "port = 1\nworkers = 2\nbot_seconds = 3\n"
    environment = {"BATISSEURS_PORT": "4", "BATISSEURS_WORKERS": "5", "BATISSEURS_LANG": "fr", "HOME": "/"}
    found = read(file, environment, tmp_path=tmp_path, port="6")
    assert (found.settings.port, found.settings.workers, found.settings.bot_seconds) == (6, 5, 3.0)
    assert found.origins["port"] == Origin("flag", "--port")
    assert found.origins["workers"] == Origin("environment", "BATISSEURS_WORKERS")
    assert found.origins["bot_seconds"] == Origin("file", str(tmp_path / "house.toml"))
    assert found.origins["host"] == Origin("default")


def test_every_setting_can_be_said_in_every_way(tmp_path: Path) -> None:
    """The default of each, as text and in a file, is read as itself."""
    for name in Settings.__struct_fields__:
        default = getattr(Settings(), name)
        text = ",".join(default) if isinstance(default, tuple) else str(default)
        by_flag = read_configuration({name: text}, {})
        by_variable = read(None, {variable_of(name): text}, tmp_path=tmp_path)
        quoted = repr(list(default) if isinstance(default, tuple) else default).lower()
        quoted = f'"{text}"' if isinstance(default, str) else quoted
        by_file = read(f"{name} = {quoted}", tmp_path=tmp_path)
        for found in (by_flag, by_variable, by_file):
            assert getattr(found.settings, name) == default
        assert by_flag.origins[name] == Origin("flag", flag_of(name))
        assert by_file.origins[name].kind == "file"


def test_the_file_can_be_named_or_stand_at_its_place(tmp_path: Path) -> None:
    usual = tmp_path / "config" / "batisseurs" / "server.toml"
    usual.parent.mkdir(parents=True)
    usual.write_text("port = 7", encoding="utf-8")
    other = tmp_path / "other.toml"
    other.write_text("port = 8", encoding="utf-8")
    assert read(tmp_path=tmp_path).settings.port == 7
    assert read(None, {"BATISSEURS_CONFIG": str(other)}, tmp_path=tmp_path).settings.port == 8
    assert read("port = 9", {"BATISSEURS_CONFIG": str(other)}, tmp_path=tmp_path).settings.port == 9
    with pytest.raises(FileNotFoundError):
        read(None, {"BATISSEURS_CONFIG": str(tmp_path / "none.toml")}, tmp_path=tmp_path)


def test_an_empty_variable_says_nothing(tmp_path: Path) -> None:
    assert read(None, {"BATISSEURS_PORT": ""}, tmp_path=tmp_path).origins["port"].kind == "default"


@pytest.mark.parametrize(
    ("said", "words"),
    [
        ({"BATISSEURS_PROT": "1"}, ["prot", "BATISSEURS_PROT", "port"]),
        ({"BATISSEURS_PORT": "65536"}, ["port", "BATISSEURS_PORT", "65536"]),
        ({"port": "eight"}, ["--port", "eight"]),
        ({"port": "8.5"}, ["--port"]),
        ({"workers": "0"}, ["--workers"]),
        ({"log_format": "xml"}, ["--log-format", "xml"]),
        ({"limit_move": "5 a minute"}, ["--limit-move"]),
        ({"limit_move": "5/min\n"}, ["--limit-move"]),
        ({"limit_move": "0/min"}, ["--limit-move"]),
        ({"base_path": "games"}, ["--base-path"]),
        ({"base_path": "/../x"}, ["--base-path"]),
        ({"public_url": "games.example.org"}, ["--public-url"]),
        ({"public_url": "https://me:secret@example.org"}, ["--public-url"]),
        ({"public_url": "https://example.org/?x"}, ["--public-url"]),
        ({"public_url": "https://[::1"}, ["--public-url"]),
        ({"trusted_proxies": "10.0.0.0/8, proxy"}, ["--trusted-proxies", "proxy"]),
        ({"listed_marks": "options, everything"}, ["--listed-marks", "everything"]),
        ({"database": "mysql://host/name"}, ["--database", "mysql"]),
        ({"database": "sqlite://"}, ["--database"]),
        ({"host": ""}, ["--host"]),
        ({"file": "prot = 1"}, ["prot", "house.toml", "port"]),
        ({"file": "port = true"}, ["port", "house.toml"]),
        ({"file": "host = 5"}, ["host", "house.toml"]),
        ({"file": "[limits]\nmove = 1"}, ["limits", "house.toml"]),
        ({"file": "trusted_proxies = [1]"}, ["trusted_proxies", "house.toml"]),
        ({"file": "port = "}, ["house.toml"]),
    ],
)
def test_what_cannot_be_is_refused_with_who_said_it(
    tmp_path: Path, said: dict[str, str], words: list[str]
) -> None:
    error = refused(tmp_path, **said)
    assert error.id == "error-bad-setting"
    assert all(word in error.text for word in words), error.text


def test_a_mistake_is_told_also_where_something_goes_before_it(tmp_path: Path) -> None:
    assert "BATISSEURS_PORT" in refused(tmp_path, BATISSEURS_PORT="x", port="5").text


def test_a_file_that_is_not_text(tmp_path: Path) -> None:
    (tmp_path / "picture.toml").write_bytes(b"\x89PNG\xff")
    with pytest.raises(BadSetting, match="picture"):
        read_configuration({"config": str(tmp_path / "picture.toml")}, {})


def test_public_address_and_base_path_agree(tmp_path: Path) -> None:
    found = read(tmp_path=tmp_path, public_url="https://Example.org/games/")
    assert (found.settings.public_url, found.settings.base_path) == ("https://Example.org/games", "/games")
    assert found.origins["base_path"] == Origin("flag", "--public-url")
    assert found.settings.origin == "https://example.org"
    assert found.settings.secure
    both = read(tmp_path=tmp_path, public_url="http://example.org/a/b", base_path="/a/b/").settings
    assert (both.base_path, both.secure, both.address) == ("/a/b", False, "http://example.org/a/b")
    assert "/other" in refused(tmp_path, public_url="https://example.org/games", base_path="/other").text
    assert read(tmp_path=tmp_path, base_path="/").settings.base_path == ""


def test_the_address_can_be_opened(tmp_path: Path) -> None:
    assert read(tmp_path=tmp_path, host="0.0.0.0").settings.address == "http://127.0.0.1:8000"  # noqa: S104
    assert read(tmp_path=tmp_path, host="::1", base_path="/g").settings.address == "http://[::1]:8000/g"


@pytest.mark.parametrize(
    ("database", "shown"),
    [
        ("postgresql://ann:s3cret@db/house", "postgresql://ann:***@db/house"),
        ("postgresql://ann:s3c@r/et@db/house", "postgresql://ann:***@db/house"),
        ("postgresql://db/house?user=ann&password=s3cret", "postgresql://db/house?user=ann&password=***"),
        ("postgresql://db/house?sslpassword=s3cret&a=b", "postgresql://db/house?sslpassword=***&a=b"),
        ("sqlite:////srv/house.sqlite", "sqlite:////srv/house.sqlite"),
    ],
)
def test_passwords_are_not_shown(database: str, shown: str) -> None:
    assert masked(database) == shown
    assert shown_value("database", database) == shown


def test_a_database_that_is_refused_keeps_its_password(tmp_path: Path) -> None:
    error = refused(tmp_path, database="mysql://ann:s3cret@db/house")
    assert "s3cret" not in error.text + str(error.message)


def test_every_variable_of_the_project_is_known() -> None:
    """One that is none of a server's must be in OTHERS, or `serve` would refuse it."""
    files = [ROOT / "Makefile", ROOT / "setup.py"]
    files += [path for folder in ("src", "tools", "bench", "tests") for path in (ROOT / folder).rglob("*.py")]
    own = {"test_settings.py", "test_serve.py"}
    text = "".join(path.read_text(encoding="utf-8") for path in files if path.name not in own)
    listed = re.findall(r"\bBATISSEURS_[A-Z_]+", text)
    assert "BATISSEURS_LANG" in listed
    known = {variable_of(name) for name in (*Settings.__struct_fields__, "config")}
    known |= {f"BATISSEURS_{name}" for name in OTHERS} | {"BATISSEURS_"}
    assert set(listed) - known == set()


def test_the_text_of_a_variable_is_its_name_in_capitals() -> None:
    assert variable_of("base_path") == "BATISSEURS_BASE_PATH"
    assert flag_of("base_path") == "--base-path"
    assert all(re.fullmatch("[a-z_]+", name) for name in Settings.__struct_fields__)
