"""`verify`: replay all rooms of a server and list those that differ from what is stored."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

import msgspec

from batisseurs.cli.terminal.screen import printable
from batisseurs.cli.tools.checks import BAD, write_json
from batisseurs.server.operations.verify import Report, Verdict, verify
from batisseurs.server.storage import open_storage
from batisseurs.server.storage.engine import check_there, read_url

if TYPE_CHECKING:
    from batisseurs.cli.terminal.screen import Screen
    from batisseurs.words import Words


def verify_server(screen: Screen, database: str, rooms: list[str] | None = None, *, as_json: bool) -> int:
    """Verify these rooms of a database, or all; show what differs and what was not checked."""
    check_there(read_url(database))
    storage = open_storage(database)
    try:
        many = len(rooms) if rooms else storage.count_rooms()
        with _progress(screen.words, many) as told:
            report = verify(storage, rooms or None, told)
    finally:
        storage.close()
    if as_json:
        write_json(_data(report, screen.words))
    else:
        _show(screen, report)
    return BAD if report.differing else 0


def said(verdict: Verdict, words: Words) -> str:
    """Return how a room differs, or why it was not checked."""
    if verdict.what is None:
        return ""
    text = words.text(verdict.what.id, **verdict.what.args)
    if verdict.reason is None:
        return text
    return words.text(
        "error-because", text=text, because=words.text(verdict.reason.id, **verdict.reason.args)
    )


def _data(report: Report, words: Words) -> object:
    def rows(verdicts: list[Verdict]) -> list[dict[str, object]]:
        return [{**msgspec.to_builtins(verdict), "text": said(verdict, words)} for verdict in verdicts]

    return {
        "good": report.good,
        "lines": report.lines,
        "differing": rows(report.differing),
        "not_checked": rows(report.not_checked),
    }


def _show(screen: Screen, report: Report) -> None:
    words = screen.words
    for verdict in (*report.differing, *report.not_checked):
        place = words.text("server-verify-place", room=verdict.room, version=verdict.version)
        text = words.text("error-because", text=place, because=said(verdict, words))
        screen.sentence(printable(text), style="bold" if verdict.state == "differs" else "")
    screen.say(
        "server-verified",
        good=report.good,
        differing=len(report.differing),
        others=len(report.not_checked),
        lines=report.lines,
    )


@contextlib.contextmanager
def _progress(words: Words, rooms: int) -> Iterator[Callable[[Verdict], None]]:
    """Show a progress bar on standard error if it is a terminal."""
    if not sys.stderr.isatty():
        yield lambda _verdict: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(words.text("server-verifying"), total=rooms)
        yield lambda _verdict: bar.advance(task)
