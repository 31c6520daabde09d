"""Choosing the language of a reader."""

from __future__ import annotations

from collections.abc import Mapping

from batisseurs.words.catalogue import LANGUAGES, PSEUDO

SETTING = "BATISSEURS_LANG"
LOCALE = ("LC_ALL", "LC_MESSAGES", "LANG")


def reader_language(environ: Mapping[str, str], remembered: str = "") -> str:
    """Return the language that is set, else English."""
    return chosen_language(environ, remembered) or "en"


def chosen_language(environ: Mapping[str, str], remembered: str = "") -> str | None:
    """Return the language from the setting, else the remembered one, else the system's, else None."""
    for asked in (environ.get(SETTING, ""), remembered):
        known = known_language(asked)
        if known is not None:
            return known
    # As usual, the first of these that is set decides, even if we do not have that language.
    return known_language(next((environ[name] for name in LOCALE if environ.get(name)), ""))


def known_language(name: str) -> str | None:
    """Return our name for a language like `fr`, `fr_CA.UTF-8` or `fr-BE`; None if we do not have it."""
    code = name.replace("-", "_").partition("_")[0].partition(".")[0].lower()
    return code if code in LANGUAGES or code == PSEUDO else None
