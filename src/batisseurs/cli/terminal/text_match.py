"""Comparing what was typed with what is known: accents, capitals and the ends of words do not matter."""

from __future__ import annotations

import unicodedata

LONGEST = 60
SMALL_WORDS = {"from", "to"}


def folded(text: str) -> str:
    """Return a text as it is compared: without accents, capitals and runs of spaces."""
    plain = unicodedata.normalize(
        "NFKD", text.replace("ł", "l").replace("Ł", "L").replace("_", " ").replace("’", "'")
    )
    return " ".join("".join(char for char in plain if not unicodedata.combining(char)).casefold().split())


def begins(text: str, wanted: str) -> bool:
    """Tell whether each word wanted begins the word at its place."""
    words, given = text.split(), wanted.split()
    return 0 < len(given) <= len(words) and all(
        word.startswith(part) for word, part in zip(words, given, strict=False)
    )


def same_words(text: str, wanted: str) -> bool:
    """Tell whether these are the same words behind the first, in any order: two dice have none.

    Where a small word says which is which, the order counts.
    """
    verb, *words = text.split() or [""]
    first, *given = wanted.split() or [""]
    ordered = SMALL_WORDS.intersection(words)
    return bool(given) and not ordered and verb.startswith(first) and sorted(words) == sorted(given)


def shortened(text: str) -> str:
    """Return what somebody typed, short enough to be said in a sentence."""
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"
