"""No English in a translated sentence: every error that any test provokes is said in other languages.

`tests/conftest.py` watches all errors of the program while a test runs. Those that our own modules make must
have a message; said in the pseudo-language, which puts accents on every word of the catalogues, they must
hold no English word any more, and French and Polish must differ from English. So a game's tests of its own
constraints and contradictions prove their wording without a line about it.
"""

from __future__ import annotations

import functools
import re
import sys
from collections import Counter
from collections.abc import Callable
from typing import Any

from batisseurs.cli.terminal.errors import error_line
from batisseurs.kernel.errors import BatisseursError, UnknownGame
from batisseurs.kernel.faults import Fault
from batisseurs.words import PSEUDO, Words

WORDS = (
    "the is are was were be been must has have had it its of not no there this that which with without but "
    "only cannot can may should expected got invalid missing an to from for by at more less than each every "
    "other already never nothing something says file error line"
)
ENGLISH = re.compile(rf"\b(?:{'|'.join(WORDS.split())})\b", re.IGNORECASE)
SOURCES_OF_ENGLISH = re.compile(rf"(?:^|\s)(?:{'|'.join(WORDS.split())})(?:\s|$)", re.IGNORECASE)
QUOTED = re.compile(r"“[^”]*”")
"""What someone has typed or written, repeated."""
UNKNOWN = re.compile(r"\[\[[a-z]+-[a-z0-9-]+\]\]")
PATH = re.compile(r"\S*/\S*")
CODE = ("text", "possible")
"""Arguments that repeat choices: their texts are English code terms in every language."""
MOST = 60
"""How often the same message is said: the arguments differ little."""

said: Counter[str] = Counter()
leaked: list[str] = []


def english_left(sentence: str) -> list[str]:
    """Return the English words of a sentence in the pseudo-language that did not come from a catalogue."""
    return ENGLISH.findall(PATH.sub("", QUOTED.sub("", sentence)))


def fault_leaks(fault: Fault) -> list[str]:
    """Return what is wrong with the words of a fault."""
    return _leaks(fault.message.id, lambda words: words.fault(fault))


def error_leaks(error: BatisseursError) -> list[str]:
    """Return what is wrong with the words of an error."""
    if isinstance(error, UnknownGame):
        return []
    if error.message is None:
        return [f"{type(error).__name__} has no message: {error.text}"]
    if "rule" in error.about:
        return []  # the reason of a refusal: its arguments are names, and whole games are told elsewhere
    return _leaks(error.message.id, lambda words: _without_choices(error, error_line(error, words)))


def _without_choices(error: BatisseursError | None, line: str) -> str:
    repeated: list[str] = []
    while error is not None:
        args = error.message.args if error.message is not None else {}
        repeated += [str(value) for name, value in args.items() if name in CODE and value]
        error = error.because
    for text in sorted(repeated, key=len, reverse=True):
        line = line.replace(text, "")
    return line


def _leaks(id_: str, line: Callable[[Words], str]) -> list[str]:
    disguised, english = line(Words(PSEUDO)), line(Words("en"))
    left = english_left(disguised)
    found = [f"{id_}: English is left ({', '.join(left)}): {disguised}"] if left else []
    for language in ("fr", "pl"):
        translated = line(Words(language))
        if translated == english or UNKNOWN.search(translated):
            found.append(f"{id_} in {language}: {translated}")
    return found


def watch() -> None:
    """Look at every error from now on. What leaks is kept in `leaked`, for the test that runs to fail."""
    make = BatisseursError.__init__

    @functools.wraps(make)
    def watched(self: BatisseursError, *args: Any, **about: Any) -> None:
        make(self, *args, **about)
        maker = sys._getframe(1).f_globals.get("__name__", "")  # noqa: SLF001  toys of the tests may stay English
        id_ = self.message.id if self.message is not None else ""
        if maker.startswith("batisseurs.") and said[id_] < MOST:
            said[id_] += 1
            leaked.extend(error_leaks(self))

    BatisseursError.__init__ = watched  # type: ignore[method-assign, assignment]
