"""Which language the terminal speaks: said, remembered from before, or asked once."""

from __future__ import annotations

import contextlib
import os
import sys
from pathlib import Path

from batisseurs.words import LANGUAGES, reader_language
from batisseurs.words.language import known_language, said_language

NAMES = {"en": "English", "fr": "français", "pl": "polski"}
QUESTION = "Language? Langue\u00a0? Język?"
"""In every language at once: whoever is asked has not said any yet."""


def language_file() -> Path:
    """Return where the answer is kept."""
    import platformdirs

    return platformdirs.user_config_path("batisseurs", appauthor=False) / "language"


def remembered() -> str:
    """Return the language that somebody chose before; nothing if nobody did, or if it cannot be read."""
    try:
        return language_file().read_text(encoding="utf-8").strip()[:20]
    except (OSError, UnicodeDecodeError):
        return ""


def remember(language: str) -> None:
    """Keep a choice for the next time; where that is not possible, it will be asked again."""
    file = language_file()
    with contextlib.suppress(OSError):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(language + "\n", encoding="utf-8")


def current_language() -> str:
    """Return the language of the setting, the one remembered, the system's, else English."""
    return reader_language(os.environ, remembered())


def asked_language() -> str:
    """Return the same; where nothing says it, ask somebody at a terminal. Pipes are never asked."""
    said = said_language(os.environ, remembered())
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
    """Return the language meant by a number, a code or the beginning of a name."""
    if answer.isascii() and answer.isdigit():
        return LANGUAGES[int(answer) - 1] if 1 <= int(answer[:3]) <= len(LANGUAGES) else None
    named = [code for code, name in NAMES.items() if answer and name.casefold().startswith(answer.casefold())]
    known = known_language(answer)
    return known if known in LANGUAGES else (named[0] if len(named) == 1 else None)
