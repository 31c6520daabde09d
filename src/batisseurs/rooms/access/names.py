"""Names that look different: which characters a name may have, and when two names look the same.

Python knows the categories and normal forms of Unicode, but not which characters are invisible
(Default_Ignorable_Code_Point) or look alike (confusables.txt). All of the first are listed here, and the
second as far as keyboards have them: Cyrillic and Greek letters that look Latin, digits that look like
letters.
"""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from batisseurs.kernel.choice import Message
from batisseurs.rooms.errors import BadRequest

LONGEST_NAME = 40
LONGEST_SAID = 500
MOST_MARKS = 3
"""Most combining marks on one letter: Hebrew and Tibetan need up to three."""
IGNORABLE: Final = re.compile(
    "[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164"
    "\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
)
"""Default_Ignorable_Code_Point of Unicode 16: invisible."""
BLANK: Final = re.compile("[\u2800\U00013441\U00013442\U00016fe4\U0001d159]")
"""Looks like a space, but has another category."""
JOINERS: Final = re.compile("[\u200c\u200d]")
"""Invisible, but needed in texts: they join letters of some scripts and parts of emoji."""
SELECTORS: Final = re.compile("[\ufe00-\ufe0f]")
"""Phones add them after emoji; names do not need them."""
LOOK_ALIKE: Final = str.maketrans(
    "авекмнорстухіјѕһԁԛԝӏαβεζηικμνορτυχı01|i",
    "abekmhopctyxljshdqwlabezhlkmnoptyxlolll",
)
"""After case folding: these look the same in lower or upper case."""


def clean_name(name: str) -> str:
    """Return a name in its stored form; refuse one that is empty, too long, or invisible."""
    kept = SELECTORS.sub("", unicodedata.normalize("NFC", name))
    kept = re.sub(" +", " ", kept).strip(" ")
    if not 1 <= len(kept) <= LONGEST_NAME or not is_visible(kept):
        raise BadRequest(
            f"a name has 1 to {LONGEST_NAME} characters that can be seen",
            Message("error-room-name", {"most": LONGEST_NAME}),
        )
    check_marks(kept)
    return kept


def known_name(name: str) -> str:
    """Return a name from another place or an older version; empty if it is not allowed now."""
    try:
        return clean_name(name)
    except BadRequest:
        return ""


def clean_text(text: str) -> str:
    """Return a message in its stored form; refuse one that is empty, too long, or invisible."""
    kept = unicodedata.normalize("NFC", text).strip()
    drawn = JOINERS.sub("", kept)
    if not without_invisible(drawn).strip() or len(kept) > LONGEST_SAID or not drawn.isprintable():
        raise BadRequest(
            f"what is said has 1 to {LONGEST_SAID} characters that can be seen, on one line",
            Message("error-room-text", {"most": LONGEST_SAID}),
        )
    check_marks(kept)
    return kept


def is_visible(name: str) -> bool:
    """Return whether every character of a name is visible, and the first is no combining mark."""
    return name.isprintable() and name == without_invisible(name) and not _is_mark(name[0])


def without_invisible(text: str) -> str:
    """Return a text without invisible characters."""
    return BLANK.sub("", IGNORABLE.sub("", text))


def check_marks(text: str) -> None:
    """Refuse stacks of marks, which cover the lines above and below."""
    marks = 0
    for character in text:
        marks = marks + 1 if _is_mark(character) else 0
        if marks > MOST_MARKS:
            raise BadRequest(
                f"a letter can have at most {MOST_MARKS} marks",
                Message("error-room-marks", {"most": MOST_MARKS}),
            )


def _is_mark(character: str) -> bool:
    return unicodedata.category(character) in {"Mn", "Me"}


def look_the_same(one: str, other: str) -> bool:
    """Return whether a reader could confuse the two names."""
    return skeleton(one) == skeleton(other)


def skeleton(name: str) -> str:
    """Return a key that is equal for names that look the same; not for display."""
    plain = without_invisible(unicodedata.normalize("NFKD", name))
    folded = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", plain).casefold())
    return re.sub(" +", " ", folded.translate(LOOK_ALIKE)).strip()
