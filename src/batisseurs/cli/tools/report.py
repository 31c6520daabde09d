"""`batisseurs simulate --report`: the result of a simulation as one page in the reader's language."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

from batisseurs.cli.terminal import files
from batisseurs.cli.terminal.errors import Refused
from batisseurs.cli.terminal.screen import Screen

if TYPE_CHECKING:
    from batisseurs.kernel.game import Game
    from batisseurs.lab.result import SimulationResult


def check_report(file: Path) -> None:
    """Refuse a file that cannot be written, before the first game."""
    from batisseurs.lab.library import check_library

    if file.is_dir():
        raise Refused("cli-error-folder", file=str(file))
    if file.exists():
        raise Refused("cli-error-exists", file=str(file))
    if not file.parent.is_dir():
        raise Refused("cli-error-no-folder", folder=str(file.parent))
    if not os.access(file.parent, os.W_OK):
        raise Refused("cli-error-closed-folder", folder=str(file.parent))
    check_library("matplotlib")


def write_report(screen: Screen, game: Game, result: SimulationResult, file: Path, *, quiet: bool) -> None:
    """Write the page; `quiet` leaves standard output to the data that another program reads."""
    from batisseurs.lab.report_html import report_page

    files.write_whole(file, report_page(result, game, screen.words))
    file.chmod(0o666 & ~_umask())
    if not quiet:
        screen.say("cli-report-written", file=str(file))


def _umask() -> int:
    """Return the user's umask: temporary files are private, but the report should not be."""
    mask = os.umask(0)
    os.umask(mask)
    return mask
