"""Comparing typed text: accents, capitals and the ends of words do not matter."""

from __future__ import annotations

import unicodedata

LONGEST = 60
SMALL_WORDS = {"from", "to"}


def folded(text: str) -> str:
    """Return a text for comparison: without accents, capitals and repeated spaces."""
    plain = unicodedata.normalize(
        "NFKD", text.replace("ł", "l").replace("Ł", "L").replace("_", " ").replace("’", "'")
    )
    return " ".join("".join(char for char in plain if not unicodedata.combining(char)).casefold().split())


def begins(text: str, wanted: str) -> bool:
    """Return whether each wanted word begins the word at the same position."""
    words, given = text.split(), wanted.split()
    return 0 < len(given) <= len(words) and all(
        word.startswith(part) for word, part in zip(words, given, strict=False)
    )


def same_words(text: str, wanted: str) -> bool:
    """Return whether the words after the first are the same in any order, as for two dice.

    If a short word such as `for` separates them, the order counts.
    """
    verb, *words = text.split() or [""]
    first, *given = wanted.split() or [""]
    ordered = SMALL_WORDS.intersection(words)
    return bool(given) and not ordered and verb.startswith(first) and sorted(words) == sorted(given)


def shortened(text: str) -> str:
    """Return typed text, shortened for a sentence."""
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"
