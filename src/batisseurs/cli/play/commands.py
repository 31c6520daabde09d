"""Commands at the prompt, in the reader's language or in English."""

from __future__ import annotations

from typing import TYPE_CHECKING

from batisseurs.cli.terminal.text_match import folded

if TYPE_CHECKING:
    from batisseurs.words import Words

COMMANDS = (
    "help", "guide", "hint", "lessons", "table", "scores", "recap", "log", "card", "legend", "rule", "undo",
    "withdraw", "auto", "lang", "save", "quit",
)  # fmt: skip
"""At a player's prompt."""
CHANCE_COMMANDS = (
    "help", "guide", "chance", "table", "scores", "recap", "log", "card", "legend", "rule", "undo", "lang",
    "save", "quit",
)  # fmt: skip
"""At the prompt for results of chance."""
ASKING = ("why", "what", "explain")
"""Other words for `?`."""
FORMER = {"auto": ("standing",)}
"""Names of 0.1.0, kept for one more release."""


def own_word(words: Words, command: str) -> str:
    """Return the reader's word for a command."""
    return words.text(f"cli-word-{command}")


def find_command(words: Words, typed: str, known: tuple[str, ...]) -> tuple[str, str] | None:
    """Return a command and the text after it; None if it is not one of `known`."""
    line = typed.strip()
    if line.startswith("?"):
        return "help", line[1:].strip()
    for name in known:
        meanings = (name, *ASKING) if name == "help" else (name,)
        own = [folded(own_word(words, meaning)) for meaning in meanings]
        for word in (*own, *meanings, *FORMER.get(name, ())):
            length = len(word.split())
            parts = line.split(None, length)
            if folded(" ".join(parts[:length])) == word:
                return name, "".join(parts[length:])
    return None
