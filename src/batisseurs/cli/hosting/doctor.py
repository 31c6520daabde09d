"""`doctor`: check a server and say what to fix."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

import msgspec

from batisseurs.cli.terminal.screen import printable
from batisseurs.cli.tools.checks import BAD, write_json
from batisseurs.server.operations.doctor import Check, State, examine, worst

if TYPE_CHECKING:
    from batisseurs.cli.terminal.screen import Screen
    from batisseurs.kernel.choice import Message
    from batisseurs.words import Words

STYLES: dict[State, str] = {"good": "", "warning": "yellow", "fault": "bold red"}
"""Colours; the word says the same."""


def doctor(
    screen: Screen, flags: Mapping[str, str | None], environment: Mapping[str, str], *, as_json: bool
) -> int:
    """Check everything and show it; the exit code reports faults, not warnings.

    `flags` are settings of the command line by name, as for `serve`: `config`, `database`, `host`, `port` …
    They are parsed here, because wrong settings are one of the checks.
    """
    checks = examine(flags, environment)
    if as_json:
        write_json([_data(check, screen.words) for check in checks])
    else:
        _show(screen, checks)
    return BAD if worst(checks) == "fault" else 0


def _show(screen: Screen, checks: list[Check]) -> None:
    words = screen.words
    width = max(len(_state(check.state, words)) for check in checks) + 2
    for check in checks:
        line = _state(check.state, words).ljust(width) + _found(check, words)
        screen.sentence(printable(line), hang=width, style=STYLES[check.state])
        if check.advice is not None:
            screen.sentence(printable(_text(check.advice, words)), indent=width, hang=0)


def _state(state: State, words: Words) -> str:
    if state == "good":
        return words.text("server-doctor-good")
    return words.text("server-doctor-fault") if state == "fault" else words.text("server-doctor-warning")


def _found(check: Check, words: Words) -> str:
    text = _text(check.message, words)
    if check.reason is None:
        return text
    return words.text("error-because", text=text, because=_text(check.reason, words))


def _text(message: Message | None, words: Words) -> str:
    return words.text(message.id, **message.args) if message is not None else ""


def _data(check: Check, words: Words) -> dict[str, object]:
    return {
        "name": check.name,
        "state": check.state,
        "text": _found(check, words),
        "advice": _text(check.advice, words),
        "message": msgspec.to_builtins(check.message),
    }
