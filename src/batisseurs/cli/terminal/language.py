"""The language of the terminal: set, remembered, or asked once."""

from __future__ import annotations

import contextlib
import os
import sys
from pathlib import Path

from batisseurs.words import LANGUAGES, reader_language
from batisseurs.words.language import chosen_language, known_language

NAMES = {"en": "English", "fr": "français", "pl": "polski"}
QUESTION = "Language? Langue\u00a0? Język?"
"""In every language, because none is chosen yet."""


def language_file() -> Path:
    """Return the file with the chosen language."""
    import platformdirs

    return platformdirs.user_config_path("batisseurs", appauthor=False) / "language"


def remembered() -> str:
    """Return the language chosen before; empty if there is none or it cannot be read."""
    try:
        return language_file().read_text(encoding="utf-8").strip()[:20]
    except (OSError, UnicodeDecodeError):
        return ""


def remember(language: str) -> None:
    """Store the chosen language; if that fails, the question comes again."""
    file = language_file()
    with contextlib.suppress(OSError):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(language + "\n", encoding="utf-8")


def current_language() -> str:
    """Return the language from the setting, the remembered one, the system's, else English."""
    return reader_language(os.environ, remembered())


def language_or_ask() -> str:
    """Return the same; if none is set, ask at a terminal. Without a terminal it does not ask."""
    said = chosen_language(os.environ, remembered())
    if said is not None:
        return said
    if sys.stdin is None or not (sys.stdin.isatty() and sys.stdout.isatty()):
        return "en"
    return _ask()


def _ask() -> str:
    listed = "   ".join(f"{number} {NAMES[name]}" for number, name in enumerate(LANGUAGES, start=1))
    while True:
        sys.stdout.write(f"{QUESTION}   {listed}\n")
        sys.stdout.flush()
        try:
            answer = input("> ").strip()
        except EOFError:
            sys.stdout.write("\n")
            return "en"
        chosen = _understood(answer)
        if chosen is not None:
            remember(chosen)
            return chosen


def _understood(answer: str) -> str | None:
    """Return the language for a number, a code or the beginning of a name."""
    if answer.isascii() and answer.isdigit():
        return LANGUAGES[int(answer) - 1] if 1 <= int(answer[:3]) <= len(LANGUAGES) else None
    named = [code for code, name in NAMES.items() if answer and name.casefold().startswith(answer.casefold())]
    known = known_language(answer)
    return known if known in LANGUAGES else (named[0] if len(named) == 1 else None)
