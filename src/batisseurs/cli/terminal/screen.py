"""Output of the terminal: lines that fit, with styles where the terminal supports them."""

from __future__ import annotations

import contextlib
import os
import sys
import textwrap
from typing import TYPE_CHECKING

from batisseurs.words import Words

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table as RichTable
    from rich.text import Text

WIDEST = 100
NARROWEST = 40
LEAST_COLUMNS = 60
LEAST_LINES = 20
"""In a smaller terminal the table is drawn without boxes, or scrolls."""


def printable(text: str) -> str:
    """Return a text without control characters: names and files come from anywhere."""
    return "".join(char if char.isprintable() or char in "\n\u00a0\u202f" else "\ufffd" for char in text)


class Screen:
    """Standard output for results, standard error for errors."""

    def __init__(self, words: Words, *, color: bool = True, console: Console | None = None) -> None:
        """Use colours unless they are turned off (`--no-color`, NO_COLOR) or not supported.

        A given console replaces standard output, for screenshots.
        """
        from rich import console as rich_console

        class Output(rich_console.Console):
            """Lets a broken pipe raise: the library would end the program here."""

            def on_broken_pipe(self) -> None:
                raise BrokenPipeError

        styled = color and not os.environ.get("NO_COLOR")
        self.words = words
        self.console: Console = console or Output(
            highlight=False, markup=False, emoji=False, color_system="auto" if styled else None
        )

    @property
    def is_terminal(self) -> bool:
        """Whether standard output is a terminal."""
        return sys.stdout.isatty()

    @property
    def width(self) -> int:
        """Return how many columns a line may use."""
        return max(NARROWEST, min(self.console.width, WIDEST))

    def width_for(self, widest: int) -> int:
        """Return how many columns a table may use, which can be wider than lines of text."""
        return max(self.width, min(self.console.width, widest))

    @property
    def height(self) -> int | None:
        """Return how many lines are visible at once; None if the output is not a terminal."""
        return self.console.height if self.is_terminal else None

    @property
    def size(self) -> tuple[int, int]:
        """Return the current columns and lines of the terminal."""
        return self.console.width, self.console.height

    @property
    def is_small(self) -> bool:
        """Whether a terminal is too small to draw a table well."""
        columns, lines = self.size
        return self.is_terminal and (columns < LEAST_COLUMNS or lines < LEAST_LINES)

    def rule(self, text: str) -> None:
        """Write a horizontal line with a heading."""
        from rich.text import Text

        start = f"── {printable(text)} "
        self.line(Text((start + "─" * self.width)[: max(self.width, len(start))], "dim"))

    def say(self, message: str, /, style: str = "", **args: str | int | list[str]) -> None:
        """Write the catalogue's words for an id."""
        self.sentence(self.words.text(message, **args), style=style)

    def sentence(self, text: str, *, indent: int = 0, hang: int = 2, style: str = "") -> None:
        """Write a sentence, broken only at plain spaces: a no-break space stays one."""
        from rich.text import Text

        for paragraph in printable(text).split("\n"):
            lines = textwrap.wrap(
                paragraph,
                self.width,
                initial_indent=" " * indent,
                subsequent_indent=" " * (indent + hang),
                break_on_hyphens=False,
                # Keep the name of a file in one piece, for copying.
                break_long_words="/" not in paragraph,
            )
            for line in lines or [""]:
                self.line(Text(line, style))

    def line(self, text: Text | str = "") -> None:
        """Write one line as it is."""
        self.console.print(text, soft_wrap=True)

    def table(self, table: RichTable) -> None:
        """Write a table of the rich library."""
        self.console.print(table)

    def clear(self) -> None:
        """Clear the screen and the scrollback."""
        if not self.is_terminal:
            return
        if self.console.is_dumb_terminal:
            self.line("\n" * 60)
        else:
            sys.stdout.write("\x1b[2J\x1b[3J\x1b[H")
            sys.stdout.flush()


def complain(line: str) -> None:
    """Write one line to standard error."""
    with contextlib.suppress(OSError):
        sys.stdout.flush()
    sys.stderr.write(printable(" ".join(line.split(" "))).replace("\n", " ").strip() + "\n")
    sys.stderr.flush()
