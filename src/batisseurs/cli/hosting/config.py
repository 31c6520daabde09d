"""Settings on the command line: a flag for each, and `config show`."""

from __future__ import annotations

import functools
import inspect
import os
from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated, Any

import typer

from batisseurs.server.configuration import (
    CONFIG,
    FIELDS,
    Configuration,
    Origin,
    flag_of,
    read_configuration,
    shown_value,
)

if TYPE_CHECKING:
    from batisseurs.cli.terminal.screen import Screen

Command = Callable[..., int]
Flags = dict[str, str | None]


def takes_settings(*names: str) -> Callable[[Command], Command]:
    """Give a command these settings as flags (by default all), and `--config`.

    The command is called with the settings from all sources.
    """
    return _takes_flags(names, lambda flags: read_configuration(flags, os.environ))


def takes_flags() -> Callable[[Command], Command]:
    """Give a command all settings as flags; it is called with the given flags, unparsed."""
    return _takes_flags((), lambda flags: flags)


def _takes_flags(names: tuple[str, ...], read: Callable[[Flags], object]) -> Callable[[Command], Command]:
    chosen = (CONFIG, *(names or FIELDS))

    def decorate(command: Command) -> Command:
        own = list(inspect.signature(command).parameters.values())[1:]

        @functools.wraps(command)
        def called(**given: Any) -> int:
            return command(read({name: given.pop(name) for name in chosen}), **given)

        flags = [
            inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=None, annotation=_option(name))
            for name in chosen
        ]
        # Typer reads the parameters of a command from here.
        called.__signature__ = inspect.Signature([*own, *flags])  # type: ignore[attr-defined]  # Typer asks
        called.__annotations__ = {parameter.name: parameter.annotation for parameter in [*own, *flags]}
        return called

    return decorate


def _option(name: str) -> Any:
    metavar = "FILE" if name == CONFIG else "VALUE"
    return Annotated[str | None, typer.Option(flag_of(name), metavar=metavar, help=help_of(name))]


def help_of(name: str) -> str:
    """Return the catalogue id of a setting's description."""
    return "server-setting-" + name.replace("_", "-")


def show_configuration(screen: Screen, found: Configuration, *, as_json: bool) -> int:
    """Show every setting, its value and where it comes from; no passwords."""
    from batisseurs.cli.terminal.screen import printable
    from batisseurs.cli.tools.checks import write_json

    shown = {name: shown_value(name, getattr(found.settings, name)) for name in FIELDS}
    if as_json:
        rows = [
            {"setting": name, "value": shown[name], "origin": origin.kind, "where": origin.where}
            for name, origin in found.origins.items()
        ]
        write_json(rows)
        return 0
    width = max(map(len, FIELDS))
    for name, origin in found.origins.items():
        screen.line(printable(f"{name:{width}}  {shown[name]}  {_said_by(screen, origin)}".rstrip()))
    return 0


def _said_by(screen: Screen, origin: Origin) -> str:
    """Return where a setting comes from; empty for a default."""
    return "" if origin.kind == "default" else screen.words.text("server-said-by", where=origin.where)
