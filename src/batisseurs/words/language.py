"""Which language a reader gets."""

from __future__ import annotations

from collections.abc import Mapping

from batisseurs.words.catalogue import LANGUAGES, PSEUDO

SETTING = "BATISSEURS_LANG"
LOCALE = ("LC_ALL", "LC_MESSAGES", "LANG")


def reader_language(environ: Mapping[str, str], remembered: str = "") -> str:
    """Return the language that is said, else English."""
    return said_language(environ, remembered) or "en"


def said_language(environ: Mapping[str, str], remembered: str = "") -> str | None:
    """Return the language of the setting, else one remembered, else the system's; None if there is none."""
    for asked in (environ.get(SETTING, ""), remembered):
        known = known_language(asked)
        if known is not None:
            return known
    # As everywhere: the first of these that is set decides, also if it names a language we do not have.
    return known_language(next((environ[name] for name in LOCALE if environ.get(name)), ""))


def known_language(name: str) -> str | None:
    """Return our name for a language written like `fr`, `fr_CA.UTF-8` or `fr-BE`; None if we lack it."""
    code = name.replace("-", "_").partition("_")[0].partition(".")[0].lower()
    return code if code in LANGUAGES or code == PSEUDO else None
