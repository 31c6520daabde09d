"""The choices on the screen: numbered, and listed under what they touch."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from batisseurs.cli.boards.drawing import flow
from batisseurs.cli.play.answers import numbered_choices
from batisseurs.cli.terminal.screen import printable

if TYPE_CHECKING:
    from batisseurs.cli.boards import TableText
    from batisseurs.cli.play.answers import Wording
    from batisseurs.kernel.choice import Choice
    from batisseurs.kernel.seats import Seat

NO_BREAK = "\u00a0"
NARROW = 60


def choice_lines(wording: Wording, drawing: TableText, seat: Seat) -> list[Text]:
    """Return lines like `Your hand   play   1 Priest   2 Stole`; the numbers are those to answer with."""
    groups: dict[tuple[str, str], list[tuple[int, Choice]]] = {}
    for number, _, choice in numbered_choices(wording, seat):
        touched = drawing.touched(choice, seat)
        groups.setdefault((touched, wording.verb(choice.verb)), []).append((number, choice))
    rows = list(groups)  # in the order of their numbers, downwards
    if drawing.width < NARROW:
        return _narrow(wording, drawing, groups, rows)
    first = max(Text(touched).cell_len for touched, _ in rows)
    alone = {row for row in rows if all(not _points(wording, drawing, choice) for _, choice in groups[row])}
    second = max((Text(verb).cell_len for touched, verb in rows if (touched, verb) not in alone), default=0)
    lines: list[Text] = []
    before = None
    for touched, verb in rows:
        shown = printable(touched) if touched != before else ""
        before = touched
        pieces = [
            _piece(wording, drawing, touched, number, choice) for number, choice in groups[touched, verb]
        ]
        start = Text.styled("  " + _filled(shown, first) + ("  " if first else ""), "bold")
        start += Text(_filled("" if (touched, verb) in alone else verb, second) + ("  " if second else ""))
        if any(start.cell_len + piece.cell_len > drawing.width for piece in pieces):
            return _narrow(wording, drawing, groups, rows)
        lines += flow(pieces, drawing.width, start=start, gap="   ")
    return lines


def _narrow(
    wording: Wording,
    drawing: TableText,
    groups: dict[tuple[str, str], list[tuple[int, Choice]]],
    rows: list[tuple[str, str]],
) -> list[Text]:
    """List the same with headings on separate lines."""
    lines: list[Text] = []
    for touched, verb in rows:
        heading = printable(f"{touched}, {verb}" if touched else verb)
        pieces = [
            _piece(wording, drawing, touched, number, choice) for number, choice in groups[touched, verb]
        ]
        lines += [Text.styled(heading, "bold"), *flow(pieces, drawing.width, start=Text("  "))]
    return lines


def _points(wording: Wording, drawing: TableText, choice: Choice) -> str:
    """Return what a choice points at; empty if only its sentence says it."""
    return drawing.label(choice, wording.play.table) or wording.objects(choice.text)


def _piece(wording: Wording, drawing: TableText, touched: str, number: int, choice: Choice) -> Text:
    label = _points(wording, drawing, choice) or wording.sentence(choice)
    for owner in wording.play.seats:
        if owner in touched:  # already shown
            label = label.removesuffix(f" ({owner})")
    label = f"{label} ".removeprefix(f"{number} ").rstrip()  # show an amount only once
    shown = Text.styled(str(number), "bold cyan")
    return shown + Text(NO_BREAK + printable(label).replace(" ", NO_BREAK)) if label else shown


def _filled(text: str, width: int) -> str:
    return text + " " * (width - Text(text).cell_len)
