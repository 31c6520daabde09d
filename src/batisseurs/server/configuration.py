"""Reading the settings: flags override the environment, which overrides a file, which overrides defaults.

Unknown names and impossible values are refused together with where they come from, even if another source
overrides them: a silent mistake is hard to find later.
"""

from __future__ import annotations

import difflib
import ipaddress
import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Literal
from urllib.parse import urlsplit

import msgspec

from batisseurs.kernel.choice import Message
from batisseurs.kernel.documents import read_toml
from batisseurs.kernel.errors import BatisseursError
from batisseurs.server.settings import POSTGRESQL, SQLITE, Settings

PREFIX = "BATISSEURS_"
CONFIG = "config"
"""Given like a setting, but not in the file that it names."""
OTHERS = frozenset({"LANG", "SERVER", "HOUSE", "DEBUG", "SEARCH", "FORM", "COMPILE", "CACHE"})
"""Settings of the command, the build and the tests, not of a server."""
SEGMENTS = re.compile(r"(/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)*\Z")
PASSWORD = re.compile(r"(?P<before>://[^:/@]*:).*(?=@)|(?P<key>[?&][^=&]*password=)[^&]*", re.IGNORECASE)
"""Match generously: people forget to escape passwords."""
MASK = "***"
DATABASES = ("sqlite:///FILE", "postgresql://USER:PASSWORD@HOST/NAME")
FIELDS = {field.name: field for field in msgspec.structs.fields(Settings)}


class BadSetting(BatisseursError):  # noqa: N818  named after what it is about, like the kernel's
    """A setting that does not exist, or a value that it cannot have."""

    id = "error-bad-setting"


class Origin(msgspec.Struct, frozen=True):
    """Where a value comes from, and under which name."""

    kind: Literal["flag", "environment", "file", "default"]
    where: str = ""


class Configuration(msgspec.Struct, frozen=True):
    """All settings, and where each comes from."""

    settings: Settings
    origins: dict[str, Origin]


def flag_of(name: str) -> str:
    """Return the name of a setting on the command line."""
    return "--" + name.replace("_", "-")


def variable_of(name: str) -> str:
    """Return the name of a setting in the environment."""
    return PREFIX + name.upper()


def default_file() -> Path:
    """Return the file that is read by default."""
    import platformdirs  # noqa: PLC0415  only who runs a server needs it

    return platformdirs.user_config_path("batisseurs", appauthor=False) / "server.toml"


def read_configuration(flags: Mapping[str, str | None], environment: Mapping[str, str]) -> Configuration:
    """Return the settings. Flags are by name, including `config`; None means not given."""
    said = {
        **_from_file(_file(flags, environment)),
        **_from_environment(environment),
        **{
            name: (_read(name, text, Origin("flag", flag_of(name))), Origin("flag", flag_of(name)))
            for name, text in flags.items()
            if text is not None and name != CONFIG
        },
    }
    settings = Settings(**{name: value for name, (value, _) in said.items()})
    origins = {name: said[name][1] if name in said else Origin("default") for name in FIELDS}
    return Configuration(_below(settings, origins), origins)


Said = dict[str, tuple[Any, Origin]]


def _from_environment(environment: Mapping[str, str]) -> Said:
    """Return the settings in the environment; an empty variable counts as not set."""
    said: Said = {}
    for variable in sorted(environment):
        rest = variable.removeprefix(PREFIX)
        if rest == variable or rest in OTHERS or not environment[variable] or rest == CONFIG.upper():
            continue
        origin = Origin("environment", variable)
        said[rest.lower()] = (_read(rest.lower(), environment[variable], origin), origin)
    return said


def _file(flags: Mapping[str, str | None], environment: Mapping[str, str]) -> Path | None:
    """Return the file to read. A named file must exist; the default one need not."""
    named = flags.get(CONFIG) or environment.get(variable_of(CONFIG))
    if named:
        return Path(named)
    return default_file() if default_file().is_file() else None


def _from_file(path: Path | None) -> Said:
    if path is None:
        return {}
    where = str(path)
    try:
        text = path.read_text(encoding="utf-8")
        document = read_toml(text, BadSetting, where)
    except UnicodeDecodeError:
        raise BadSetting(f"{where} is no text", Message("error-setting-no-text", {"where": where})) from None
    except BadSetting as error:
        raise BadSetting(error.text, Message("error-setting-file", {"where": where}), error) from None
    origin = Origin("file", where)
    return {name: (_read(name, value, origin), origin) for name, value in document.items()}


# One value. --------------------------------------------------------------------------------------


def _read(name: str, value: Any, origin: Origin) -> Any:
    """Return a value in its type; errors name where the value comes from."""
    where = origin.where
    field = FIELDS.get(name)
    if field is None:
        near = difflib.get_close_matches(name, FIELDS, 3) or list(FIELDS)
        raise BadSetting(
            f"there is no setting {name!r} ({where}); did you mean {', '.join(near)}?",
            Message("error-setting-unknown", {"name": name, "where": where, "known": near}),
        )
    form = msgspec.inspect.type_info(field.type)
    if isinstance(form, msgspec.inspect.VarTupleType) and isinstance(value, str):
        value = [part.strip() for part in value.split(",") if part.strip()]
    shown = shown_value(name, tuple(value) if isinstance(value, list) else value)
    facts: dict[str, str | int | list[str]] = {"name": name, "where": where, "said": shown}
    try:
        # Text may be a number, but a number is not text: `host = 5` is a mistake.
        read = msgspec.convert(value, field.type, strict=not isinstance(value, str))
    except msgspec.ValidationError:
        raise _wrong(form, facts) from None
    check = CHECKS.get(name)
    if check is None:
        return read
    try:
        return check(read)
    except ValueError:
        raise BadSetting(f"{name} ({where}) cannot be {shown!r}", _needed(name, facts)) from None


def _wrong(form: msgspec.inspect.Type, facts: dict[str, str | int | list[str]]) -> BadSetting:
    sentence = f"{facts['name']} ({facts['where']}) cannot be {facts['said']!r}"
    if isinstance(form, msgspec.inspect.VarTupleType):
        form = form.item_type
    if isinstance(form, msgspec.inspect.LiteralType):
        words = [str(value) for value in form.values]
        return BadSetting(sentence, Message("error-setting-words", {**facts, "words": words}))
    if isinstance(form, msgspec.inspect.IntType | msgspec.inspect.FloatType):
        limits = {"least": str(form.ge), "most": str(form.le)}
        return BadSetting(sentence, Message("error-setting-number", {**facts, **limits}))
    if isinstance(form, msgspec.inspect.StrType) and form.pattern is not None:
        return BadSetting(sentence, Message("error-setting-rate", {**facts}))
    return BadSetting(sentence, Message("error-setting-text", {**facts}))


def _needed(name: str, facts: dict[str, str | int | list[str]]) -> Message:
    """Return what a checked setting should look like."""
    if name == "database":
        return Message("error-setting-database", {**facts, "forms": list(DATABASES)})
    if name == "trusted_proxies":
        return Message("error-setting-proxies", {**facts})
    return Message("error-setting-address", {**facts})


def _host(text: str) -> str:
    if not re.fullmatch(r"[A-Za-z0-9._:-]+", text):
        raise ValueError
    return text


def _base_path(text: str) -> str:
    path = text.rstrip("/")
    if not SEGMENTS.match(path):
        raise ValueError
    return path


def _public_url(text: str) -> str:
    if not text:
        return text
    parts = urlsplit(text)
    if parts.scheme not in {"http", "https"} or not parts.hostname or "@" in parts.netloc:
        raise ValueError
    if parts.query or parts.fragment or (parts.port == 0):
        raise ValueError
    return f"{parts.scheme}://{parts.netloc}{_base_path(parts.path)}"


def _database(text: str) -> str:
    if text.startswith(SQLITE) and len(text) > len(SQLITE):
        return text
    if text.startswith(POSTGRESQL) and "/" in text.partition("://")[2]:
        return text
    raise ValueError


def _hosts(names: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(_host(name).lower() for name in names)


def _proxies(networks: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(str(ipaddress.ip_network(text, strict=False)) for text in networks)


CHECKS: dict[str, Callable[[Any], Any]] = {
    "host": _host,
    "base_path": _base_path,
    "public_url": _public_url,
    "database": _database,
    "hosts": _hosts,
    "trusted_proxies": _proxies,
}
"""Checks beyond the type; each returns the value as it is stored."""


def _below(settings: Settings, origins: dict[str, Origin]) -> Settings:
    """Make public address and base path agree: each implies the other."""
    path = urlsplit(settings.public_url).path
    if not settings.public_url or path == settings.base_path:
        return settings
    if origins["base_path"].kind == "default":
        origins["base_path"] = origins["public_url"]
        return msgspec.structs.replace(settings, base_path=path)
    raise BadSetting(
        f"public_url {settings.public_url!r} does not end in base_path {settings.base_path!r}",
        Message("error-setting-paths", {"public": settings.public_url, "base": settings.base_path}),
    )


# Showing. ----------------------------------------------------------------------------------------


def shown_value(name: str, value: Any) -> str:
    """Return a value as text, without the password of a database."""
    text = ", ".join(map(str, value)) if isinstance(value, tuple) else str(value)
    return masked(text) if name == "database" else text


def masked(database: str) -> str:
    """Return the address of a database without its password."""
    return PASSWORD.sub(lambda found: (found["before"] or found["key"]) + MASK, database)
