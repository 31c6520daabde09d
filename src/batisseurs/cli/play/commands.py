"""Commands at the keyboard: words that are no answer, in the reader's language or in English."""

from __future__ import annotations

from typing import TYPE_CHECKING

from batisseurs.cli.terminal.text_match import folded

if TYPE_CHECKING:
    from batisseurs.words import Words

COMMANDS = (
    "help", "table", "recap", "log", "card", "rule", "undo", "withdraw", "auto", "lang", "save", "quit",
)  # fmt: skip
"""Where a seat is asked."""
CHANCE_COMMANDS = (
    "help", "chance", "table", "recap", "log", "card", "rule", "undo", "lang", "save", "quit",
)  # fmt: skip
"""Where a person answers for chance."""
FORMER = {"auto": ("standing",)}
"""Words of 0.1.0 that are still understood, for one more release."""


def own_word(words: Words, command: str) -> str:
    """Return the reader's word for a command."""
    return words.text(f"cli-word-{command}")


def find_command(words: Words, typed: str, known: tuple[str, ...]) -> tuple[str, str] | None:
    """Return a command and what stands behind it; None if it was none of those known here."""
    line = typed.strip()
    if line.startswith("?"):
        return "help", line[1:].strip()
    for name in known:
        for word in (folded(own_word(words, name)), name, *FORMER.get(name, ())):
            length = len(word.split())
            parts = line.split(None, length)
            if folded(" ".join(parts[:length])) == word:
                return name, "".join(parts[length:])
    return None
