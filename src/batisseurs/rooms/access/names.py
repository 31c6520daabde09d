"""Names that can be told apart by eye: what a name may be made of, and when two look the same.

Python knows the categories and normal forms of Unicode, but not which characters are never drawn
(Default_Ignorable_Code_Point) or which look alike (confusables.txt). Of the first all are listed here, of the
second those that a keyboard has: Cyrillic and Greek letters that look Latin, digits that look like letters.
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
"""How many marks one letter may carry: a letter of Hebrew or Tibetan can have three, none needs more."""
IGNORABLE: Final = re.compile(
    "[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164"
    "\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
)
"""Default_Ignorable_Code_Point of Unicode 16: drawn as nothing."""
BLANK: Final = re.compile("[\u2800\U00013441\U00013442\U00016fe4\U0001d159]")
"""Drawn as an empty place, although no space by its category."""
JOINERS: Final = re.compile("[\u200c\u200d]")
"""Unseen, but needed in texts: they hold letters of some scripts and many pictures together."""
SELECTORS: Final = re.compile("[\ufe00-\ufe0f]")
"""Telephones put them behind pictures; a name does without."""
LOOK_ALIKE: Final = str.maketrans(
    "авекмнорстухіјѕһԁԛԝӏαβεζηικμνορτυχı01|i",
    "abekmhopctyxljshdqwlabezhlkmnoptyxlolll",
)
"""After folding: as small or as capital letters they look the same."""


def clean_name(name: str) -> str:
    """Return a name as it is kept; refuse one that is empty, too long, or not to be seen."""
    kept = SELECTORS.sub("", unicodedata.normalize("NFC", name))
    kept = re.sub(" +", " ", kept).strip(" ")
    if not 1 <= len(kept) <= LONGEST_NAME or not is_seen(kept):
        raise BadRequest(
            f"a name has 1 to {LONGEST_NAME} characters that can be seen",
            Message("error-room-name", {"most": LONGEST_NAME}),
        )
    check_marks(kept)
    return kept


def known_name(name: str) -> str:
    """Return a name that was given elsewhere, or when names could be others; none if it could not be now."""
    try:
        return clean_name(name)
    except BadRequest:
        return ""


def clean_text(text: str) -> str:
    """Return what somebody says as it is kept; refuse nothing, too much, or what cannot be seen."""
    kept = unicodedata.normalize("NFC", text).strip()
    drawn = JOINERS.sub("", kept)
    if not unseen_away(drawn).strip() or len(kept) > LONGEST_SAID or not drawn.isprintable():
        raise BadRequest(
            f"what is said has 1 to {LONGEST_SAID} characters that can be seen, on one line",
            Message("error-room-text", {"most": LONGEST_SAID}),
        )
    check_marks(kept)
    return kept


def is_seen(name: str) -> bool:
    """Tell whether every character of a name is drawn, and the first is one that marks can stand on."""
    return name.isprintable() and name == unseen_away(name) and not _is_mark(name[0])


def unseen_away(text: str) -> str:
    """Return a text without what is never drawn."""
    return BLANK.sub("", IGNORABLE.sub("", text))


def check_marks(text: str) -> None:
    """Refuse towers of marks, which cover what stands above and below."""
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
    """Tell whether a reader could take one name for the other."""
    return skeleton(one) == skeleton(other)


def skeleton(name: str) -> str:
    """Return what is the same for names that look the same; not to be shown."""
    plain = unseen_away(unicodedata.normalize("NFKD", name))
    folded = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", plain).casefold())
    return re.sub(" +", " ", folded.translate(LOOK_ALIKE)).strip()
