"""Which language a reader gets."""

from __future__ import annotations

from collections.abc import Mapping

from batisseurs.words.catalogue import LANGUAGES, PSEUDO

SETTING = "BATISSEURS_LANG"
LOCALE = ("LC_ALL", "LC_MESSAGES", "LANG")


def reader_language(environ: Mapping[str, str]) -> str:
    """Return the language that the setting asks for, else the one of the system, else English."""
    asked = known_language(environ.get(SETTING, ""))
    if asked is not None:
        return asked
    # As everywhere: the first of these that is set decides, also if it names a language we do not have.
    named = next((environ[name] for name in LOCALE if environ.get(name)), "")
    return known_language(named) or "en"


def known_language(name: str) -> str | None:
    """Return our name for a language written like `fr`, `fr_CA.UTF-8` or `fr-BE`; None if we lack it."""
    code = name.replace("-", "_").partition("_")[0].partition(".")[0].lower()
    return code if code in LANGUAGES or code == PSEUDO else None
