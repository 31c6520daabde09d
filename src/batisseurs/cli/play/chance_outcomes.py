"""Entering the results of chance: what was drawn or rolled at a real table.

The possible results are listed like choices: everything that is possible for all the reader knows, so that
the list reveals nothing about other hands. Long lists are sorted by name; things that have numbers (wall
cards, dice) are typed by those numbers.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from rich.text import Text

from batisseurs.cli.boards.drawing import flow
from batisseurs.cli.terminal.errors import Refused
from batisseurs.cli.terminal.screen import printable
from batisseurs.cli.terminal.text_match import begins, folded, shortened
from batisseurs.kernel import choice_text
from batisseurs.kernel.seats import CHANCE, EVERYONE, Seat, seat_from_name
from batisseurs.kernel.source import Seeded

if TYPE_CHECKING:
    from collections.abc import Callable

    from batisseurs.cli.play.answers import Wording
    from batisseurs.kernel.choice import Choice
    from batisseurs.kernel.play import Play
    from batisseurs.kernel.table import Table

LONG = 12
"""More outcomes than this are shown in columns, sorted by name."""
MOST_LISTED = 8
OTHER_DEALS = 64
"""Enough samples to find every card that may be in another hand."""
NO_BREAK = "\u00a0"
NUMBERED = re.compile(r"(\D*?)_?0*(\d+)")


class Outcome(NamedTuple):
    """A possible result, with the number to type for it."""

    number: int
    choice: int
    """If it is not one of the step's choices, it is in another hand."""
    said: Choice
    word: str
    """The words in which it differs from the others, as in records."""
    label: str
    """The same in the reader's language."""


def who_may_see(table: Table) -> Seat:
    """Return who may see the next result of chance: EVERYONE, or one seat."""
    audiences = {choice_text.audience(table, CHANCE, choice) for choice in table.choices(CHANCE)}
    return min(audiences - {EVERYONE}, default=EVERYONE)


def outcomes(wording: Wording, reader: Seat) -> list[Outcome]:
    """Return what can be drawn for all a reader knows, each with its number."""
    table = wording.play.table
    spoken = [(choice, choice_text.say(table, CHANCE, choice)) for choice in _possible(wording.play, reader)]
    words = _distinguishing([said.text for _, said in spoken])
    found = [
        Outcome(0, choice, said, word, _label(wording, word))
        for (choice, said), word in zip(spoken, words, strict=True)
    ]
    own = _own_numbers(words)
    if own is None and len(found) > LONG:
        found.sort(key=lambda outcome: folded(outcome.label))
    numbers = own or range(1, len(found) + 1)
    return [outcome._replace(number=number) for number, outcome in zip(numbers, found, strict=True)]


def _possible(play: Play, reader: Seat) -> list[int]:
    """Return the real outcomes, and those that are possible for all the reader knows."""
    found = dict.fromkeys(play.table.choices(CHANCE))
    for seed in range(OTHER_DEALS):
        table = play.table.clone()
        play.game.conceal(table, reader, Seeded(seed))
        found.update(dict.fromkeys(table.choices(CHANCE)))
    return sorted(found)


def _distinguishing(texts: list[str]) -> list[str]:
    """Return the words in which each text differs from the others: `gold` for `rubble gold w01`."""
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
    """Return the numbers in the words, if the words differ only in them: `wall_01`, `wall_12`."""
    matches = [NUMBERED.fullmatch(word) for word in words]
    stems = {match.group(1) for match in matches if match is not None}
    numbers = [int(match.group(2)) for match in matches if match is not None]
    whole = len(numbers) == len(words) and len(stems) == 1 and numbers == sorted(set(numbers))
    return numbers if whole and not any(seat_from_name(word) is not None for word in words) else None


# On the screen. ------------------------------------------------------------------------------------


def outcome_lines(found: list[Outcome], width: int) -> list[Text]:
    """Return the outcomes with their numbers: one after the other, or many of them in columns."""
    if len(found) <= LONG:
        return flow([_piece(outcome) for outcome in found], width, start=Text("  "), gap="   ")
    digits = max(len(str(outcome.number)) for outcome in found)
    pieces = [Text(" " * (digits - len(str(outcome.number)))) + _piece(outcome) for outcome in found]
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
    number = str(outcome.number)
    label = printable(outcome.label).replace(" ", NO_BREAK)
    shown = Text.styled(number, "bold cyan")
    if label.endswith(number):  # show the number of a die or a tile only once
        return Text(label.removesuffix(number)) + shown
    return shown + Text(NO_BREAK + label)


def places_in_order(wording: Wording) -> list[str]:
    """Return the places of this draw and the next ones of its kind, if each is for a place.

    A person who sets up a real table types many at once, and must know their order. The next draws are tried
    with any outcome: in no game does it change which place comes next.
    """
    table = wording.play.table.clone()
    first = choice_text.prompt(table, CHANCE)
    places: dict[str, int] = {}
    while table.chooser() == CHANCE and len(places) <= MOST_LISTED:
        asked = choice_text.prompt(table, CHANCE)
        (place,) = asked.args.values() if len(asked.args) == 1 else [0]
        if asked.id != first.id or not isinstance(place, str):
            break
        places[place] = places.get(place, 0) + 1
        table.play(CHANCE, table.choices(CHANCE)[0])
    shown = [
        (wording.name(place) + (f" (× {times})" if times > 1 else "")).replace(" ", NO_BREAK)
        for place, times in list(places.items())[:MOST_LISTED]
    ]
    return shown + ["…"] * (len(places) > MOST_LISTED)


# What was typed. -----------------------------------------------------------------------------------


def find_outcome(found: list[Outcome], typed: str) -> Outcome:
    """Return the outcome that was typed, or refuse with the reason."""
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
    """Return whether the answer is a number after the beginning of the word: `wall 1`, `walls 13`, `w 3`."""
    match = re.fullmatch(r"(\D*?) ?0*(\d+)", answer)
    own = NUMBERED.fullmatch(outcome.word)
    if match is None or own is None or int(match.group(2)) != int(own.group(2)):
        return False
    typed, stem = match.group(1), folded(own.group(1))
    return stem.startswith(typed) or (bool(stem) and typed.startswith(stem))


def _begins_so(outcome: Outcome, answer: str) -> bool:
    return any(begins(name, answer) for name in _names(outcome))


def _holds(outcome: Outcome, answer: str) -> bool:
    """Return whether every typed word begins some word of the name: `paul` is Saint Paul."""
    return any(_all_begin(folded(name).split(), answer) for name in (outcome.label, outcome.word))


def _all_begin(words: list[str], answer: str) -> bool:
    """Return whether every typed word begins a different word."""
    for part in answer.split():
        word = next((word for word in words if word.startswith(part)), None)
        if word is None:
            return False
        words.remove(word)
    return True


def _names(outcome: Outcome) -> list[str]:
    return [folded(outcome.label), folded(outcome.word), folded(outcome.said.text)]


def enter(
    wording: Wording, reader: Seat, typed: str, asks_on: Callable[[], bool], play: Callable[[int], None]
) -> None:
    """Play the typed outcome, or several in a row, each for the next draw.

    Several are separated by commas or spaces. A name that does not fit stops there: those before it are
    played.
    """
    left = [typed]
    why_not: Refused | None = None
    played = False
    while left:
        if not asks_on():
            raise Refused("cli-chance-left-over", text=shortened(", ".join(left)))
        found = outcomes(wording, reader)
        try:
            meant = find_outcome(found, left[0])
        except Refused as refused:
            why_not = why_not or refused
            parts = _parts(left[0])
            if played and len(found) == 1:
                play(found[0].choice)  # the only possible one may be left out
            elif len(parts) == 1 or why_not.message == "cli-ambiguous":
                raise (refused if played else why_not) from None
            else:
                left[:1] = parts
            continue
        if meant.choice not in wording.play.table.choices(CHANCE):
            raise Refused("cli-chance-held", text=meant.label)
        play(meant.choice)
        played = True
        left.pop(0)


def _parts(typed: str) -> list[str]:
    """Return the answers on a line with several."""
    parts = typed.split(",") if "," in typed else typed.split()
    return [part.strip() for part in parts if part.strip()] or [typed]
