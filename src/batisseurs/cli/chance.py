"""A person answers for chance: what was drawn or rolled at a real table, typed in words.

The outcomes that are still possible are listed like choices. Long lists are sorted by name; where the things
are numbered themselves (wall cards, dice), their numbers are the ones to type, all through the game.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from rich.text import Text

from batisseurs.cli.errors import Refused
from batisseurs.cli.folding import begins, folded, shortened
from batisseurs.cli.screen import printable
from batisseurs.cli.tables.drawing import flow
from batisseurs.kernel import words as kernel_words
from batisseurs.kernel.seats import CHANCE, EVERYONE, Seat, seat_from_name

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from batisseurs.cli.answers import Wording
    from batisseurs.kernel.choice import Choice
    from batisseurs.kernel.table import Table

LONG = 12
"""More outcomes are set in columns, sorted by name."""
MOST_LISTED = 8
NO_BREAK = "\u00a0"
NUMBERED = re.compile(r"(\D*?)_?0*(\d+)")


class Outcome(NamedTuple):
    """Something that can be drawn now, with the number to type for it."""

    number: int
    choice: int
    said: Choice
    word: str
    """What tells it from the others, in the words of records."""
    label: str
    """The same in the reader's language."""


def who_may_see(table: Table) -> Seat:
    """Return who may see what chance does next: EVERYONE, or one seat."""
    audiences = {kernel_words.audience(table, CHANCE, choice) for choice in table.choices(CHANCE)}
    return min(audiences - {EVERYONE}, default=EVERYONE)


def outcomes(wording: Wording) -> list[Outcome]:
    """Return what can be drawn, each with its number."""
    spoken = kernel_words.spoken_choices(wording.play.table, CHANCE)
    words = _telling([said.text for _, said in spoken])
    found = [
        Outcome(0, choice, said, word, _label(wording, word))
        for (choice, said), word in zip(spoken, words, strict=True)
    ]
    own = _own_numbers(words)
    if own is None and len(found) > LONG:
        found.sort(key=lambda outcome: folded(outcome.label))
    numbers = own or range(1, len(found) + 1)
    return [outcome._replace(number=number) for number, outcome in zip(numbers, found, strict=True)]


def _telling(texts: list[str]) -> list[str]:
    """Return of each text the words in which it differs from the others: `rubble gold w01` is `gold`."""
    split = [text.split() for text in texts]
    if len({len(words) for words in split}) > 1:
        return [" ".join(words[1:]) or words[0] for words in split]
    differing = [index for index, words in enumerate(zip(*split, strict=True)) if len(set(words)) > 1]
    return [" ".join(words[index] for index in differing or [len(words) - 1]) for words in split]


def _label(wording: Wording, word: str) -> str:
    seat = seat_from_name(word)
    if seat is not None and 0 <= seat < len(wording.play.seats):
        return wording.play.seats[seat]
    return " ".join(wording.name(part) for part in word.split())


def _own_numbers(words: list[str]) -> list[int] | None:
    """Return the numbers that are in the words, if they alone tell them apart: `wall_01`, `wall_12`."""
    matches = [NUMBERED.fullmatch(word) for word in words]
    stems = {match.group(1) for match in matches if match is not None}
    numbers = [int(match.group(2)) for match in matches if match is not None]
    whole = len(numbers) == len(words) and len(stems) == 1 and numbers == sorted(set(numbers))
    return numbers if whole and not any(seat_from_name(word) is not None for word in words) else None


# On the screen. ------------------------------------------------------------------------------------


def outcome_lines(found: list[Outcome], width: int) -> list[Text]:
    """Return the outcomes with their numbers: one after the other, or many of them in columns."""
    pieces = [_piece(outcome) for outcome in found]
    if len(pieces) <= LONG:
        return flow(pieces, width, start=Text("  "), gap="   ")
    column = max(piece.cell_len for piece in pieces) + 2
    across = max(1, (width - 2) // column)
    down = -(-len(pieces) // across)
    lines = []
    for row in range(down):
        line = Text("  ")
        for piece in pieces[row::down]:
            line += piece + Text(" " * (column - piece.cell_len))
        line.rstrip()
        lines.append(line)
    return lines


def _piece(outcome: Outcome) -> Text:
    shown = Text.styled(str(outcome.number), "bold cyan")
    if outcome.label == str(outcome.number):  # a die is said once
        return shown
    return shown + Text(NO_BREAK + printable(outcome.label).replace(" ", NO_BREAK))


# What was typed. -----------------------------------------------------------------------------------


def find_outcome(found: list[Outcome], typed: str) -> Outcome:
    """Return the outcome that was meant, or refuse with the reason."""
    answer = " ".join(typed.split())
    least, most = found[0].number, found[-1].number
    if not answer:
        raise Refused("cli-empty-answer", least=least, most=most)
    for means in (_is_number, _is_named, _is_stem_and_number, _begins_so, _holds):
        meant = [outcome for outcome in found if means(outcome, folded(answer))]
        if len(meant) == 1:
            return meant[0]
        if meant:
            shown = [outcome.label for outcome in meant[:MOST_LISTED]]
            more = ["…"] * (len(meant) > MOST_LISTED)
            raise Refused("cli-ambiguous", text=shortened(answer), choices=shown + more)
    raise Refused("cli-chance-not-there", text=shortened(answer))


def _is_number(outcome: Outcome, answer: str) -> bool:
    return answer == str(outcome.number)


def _is_named(outcome: Outcome, answer: str) -> bool:
    return answer in _names(outcome)


def _is_stem_and_number(outcome: Outcome, answer: str) -> bool:
    """Tell whether `wall 1`, `walls 13` or `w 3` is meant: a number with some of the word before it."""
    match = re.fullmatch(r"(\D*?) ?0*(\d+)", answer)
    own = NUMBERED.fullmatch(outcome.word)
    if match is None or own is None or int(match.group(2)) != int(own.group(2)):
        return False
    typed, stem = match.group(1), folded(own.group(1))
    return stem.startswith(typed) or (bool(stem) and typed.startswith(stem))


def _begins_so(outcome: Outcome, answer: str) -> bool:
    return any(begins(name, answer) for name in _names(outcome))


def _holds(outcome: Outcome, answer: str) -> bool:
    """Tell whether every word typed begins some word of the name: `paul` is Saint Paul."""
    words = [word for name in _names(outcome) for word in name.split()]
    return all(any(word.startswith(part) for word in words) for part in answer.split())


def _names(outcome: Outcome) -> list[str]:
    return [folded(outcome.label), folded(outcome.word), folded(outcome.said.text)]


def parts_of(typed: str) -> list[str]:
    """Return the answers of a line that holds several, separated by commas or else by spaces."""
    parts = typed.split(",") if "," in typed else typed.split()
    return [part.strip() for part in parts if part.strip()]


def enter(wording: Wording, typed: str, asks_on: Callable[[], bool], play: Callable[[int], None]) -> None:
    """Play the outcome that was typed, or several in a row, each for the question that comes next.

    A name that does not fit stops there: what came before it in the line is played.
    """
    found = outcomes(wording)
    parts = parts_of(typed)
    try:
        play(find_outcome(found, typed).choice)
    except Refused as refused:
        if len(parts) <= 1 or refused.message == "cli-ambiguous":
            raise
        _enter_all(wording, parts, asks_on, play)


def _enter_all(
    wording: Wording, parts: Iterable[str], asks_on: Callable[[], bool], play: Callable[[int], None]
) -> None:
    left = list(parts)
    while left:
        if not asks_on():
            raise Refused("cli-chance-left-over", text=shortened(", ".join(left)))
        found = outcomes(wording)
        try:
            meant = find_outcome(found, left[0])
        except Refused:
            if len(found) > 1:
                raise
            play(found[0].choice)  # there was only this one: whoever types may leave it out
            continue
        play(meant.choice)
        left.pop(0)
