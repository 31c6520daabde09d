"""One table of Nehemiah for one reader, at one size.

    ▲ Ann      a standing worker          ◆  the card whose worker is being activated
    ▬ Ann zz   a tired one                ×  a card already used in this activation
    ▭          a neutral one              ↻  a column that will be cleared
    ·          a free card                ■  a cube, with what the board would bring now

Three forms. Roomy, with the names of the cards, where there are lines enough; dense, with what they do and
who is there; and a list of columns where they do not fit side by side, without boxes in a small window.
"""

from __future__ import annotations

import textwrap
from typing import TYPE_CHECKING

from rich.cells import cell_len
from rich.text import Text

from batisseurs.cli.boards.drawing import HEAVY, LIGHT, beside, boxed, cut, flow, inside, padded
from batisseurs.cli.boards.nehemiah.cards import ROMAN, Cards, cubes
from batisseurs.cli.terminal.screen import printable

if TYPE_CHECKING:
    from batisseurs.cli.boards import TableText
    from batisseurs.games.nehemiah.view import BoardView, ColumnView, NehemiahView, SeatView, SpotView

STANDING, TIRED, NEUTRAL, FREE = "▲", "▬", "▭", "·"
SLEEP = "zz"
ANCHOR, USED, CLEARED, FIRST, ACTIVE, NEXT = "◆", "×", "↻", "①", "▶", "▸"

BOXES_FROM = 60
CELL_FROM = 13
"""Narrower cells are no use: then columns are listed."""

WIDEST_CELL = 22
FEW_LINES = 44
LABEL = 3
"""Room for the name of a row."""

NAME = 16
LIST_WORKER = 13
SIDE_BY_SIDE = 76
BOARDS_SHARE = 62
"""Of a hundred columns; the rest is for the gates."""

HIDDEN = "?"
INDENT = "     "
NO_BREAK = "\u00a0"
TURNCOAT = ("TurnCube", "TurnCubeTo")
"""The steps between the last turn and a scoring."""


class Drawing:
    """Lines for each part of the table."""

    def __init__(self, text: TableText, seen: NehemiahView, cards: Cards, *, full: bool) -> None:
        """Take what a reader may see; `full` names every card however few lines there are."""
        self.words, self.width, self.seats, self.title = (
            text.words,
            text.width,
            text.seats,
            text.words.title(text.game),
        )
        self.seen = seen
        self.cards = cards
        self.reader = seen.reader
        few_lines = text.height is not None and text.height < FEW_LINES
        self.boxes = self.width >= BOXES_FROM
        self.dense = few_lines and not full
        columns = len(seen.columns)
        self.cell = min((self.width - LABEL - 1) // columns - 1, WIDEST_CELL)

    # The parts of the table. ----------------------------------------------------------------------

    def head(self) -> list[Text]:
        """Round, turn and decks, in a line."""
        seen = self.seen
        before_scoring = seen.pending is not None and seen.pending.step in TURNCOAT
        if seen.ending != "going_on":
            now = self.words.text("nehemiah-head-over")
        elif seen.revealed:
            now = self.words.text("nehemiah-head-auctions")
        elif before_scoring:
            now = self.words.text("nehemiah-head-scoring")
        else:
            now = self.words.text("nehemiah-head-turn", seat=self.seats[seen.active])
        parts = [self.words.text("nehemiah-head-round", round=ROMAN[seen.round]), now]
        decks = " ".join(f"{ROMAN[deck]}{NO_BREAK}{size}" for deck, size in enumerate(seen.decks, start=1))
        parts.append(self.words.text("nehemiah-head-decks", decks=decks))
        if seen.turns_left is not None and seen.ending == "going_on" and not before_scoring:
            parts.append(self.words.text("nehemiah-head-last", number=seen.turns_left))
        said = " · ".join(parts)
        line = Text.styled(f"━━ {self.title} ", "bold")
        rest = Text.styled(f" {printable(said)} ━━", "bold")
        between = self.width - line.cell_len - rest.cell_len
        if between >= 1:
            return [line + Text.styled("━" * between, "bold") + rest]
        return [Text.styled(row, "bold") for row in self._wrapped(f"{self.title} · {said}")]

    def boards_and_gates(self) -> list[Text]:
        """Cubes on the boards with what they would bring, beside the gates."""
        if self.width >= SIDE_BY_SIDE:
            left = self.width * BOARDS_SHARE // 100
            right = self.width - left - 1
            return beside([self._framed(self._boards(inside(left)), self._label("nehemiah-boards"), left),
                           self._framed(self._gates(inside(right)), self._gate_title(), right)])  # fmt: skip
        room = inside(self.width) if self.boxes else self.width - 2
        return [
            *self._framed(self._boards(room), self._label("nehemiah-boards"), self.width),
            *self._framed(self._gates(room), self._gate_title(), self.width),
        ]

    def auction(self) -> list[Text]:
        """The revealed foremen, with what each does; the one under the hammer is marked."""
        seen = self.seen
        if not seen.revealed:
            return []
        room = inside(self.width) if self.boxes else self.width - 2
        lines: list[Text] = []
        for card in seen.revealed:
            mark = Text.styled(f"{ACTIVE} ", "bold green") if card == seen.auctioned else Text("  ")
            start = mark + Text.styled(self._padded_foreman(card, seen.revealed), "bold")
            lines += self._explained(start, self.cards.foreman_effect(card), room)
        title = self._label("nehemiah-auction-box") + Text(f" · {self._foreman_deck()}")
        return self._framed(lines, title, self.width)

    def auctioned(self) -> list[Text]:
        """The card for which bids are made."""
        card = self.seen.auctioned
        if card is None:
            return []
        start = Text.styled(f"{ACTIVE} {self.cards.foreman(card)}", "bold") + Text("  ")
        return self._explained(start, self.cards.foreman_effect(card), self.width)

    def grid(self) -> list[Text]:
        """The columns side by side, or one below the other."""
        if self.cell < CELL_FROM:
            return self._list_of_columns()
        columns = self.seen.columns
        cells = [[self._cell(spot) for spot in column.spots] for column in columns]
        start = Text(" " * LABEL)
        top = start + Text.styled("╭", "dim")
        for index, column in enumerate(columns):
            heading = Text(" ") + self._column_name(column) + Text(" ")
            heading = cut(heading, self.cell - 1)
            top += Text.styled("─", "dim") + heading
            last = index == len(columns) - 1
            top += Text.styled("─" * (self.cell - 1 - heading.cell_len) + ("╮" if last else "┬"), "dim")
        lines = [top]
        for row in range(len(columns[0].spots)):
            if row and not self.dense:
                lines.append(
                    start + Text.styled("├" + "┼".join(["─" * self.cell] * len(columns)) + "┤", "dim")
                )
            for number in range(len(cells[0][row])):
                line = padded(Text.styled(f"r{row + 1}" if number == 0 else "", "bold"), LABEL)
                line += Text.styled("│", "dim")
                for spots in cells:
                    line += padded(spots[row][number], self.cell) + Text.styled("│", "dim")
                lines.append(line)
        lines.append(start + Text.styled("╰" + "┴".join(["─" * self.cell] * len(columns)) + "╯", "dim"))
        return lines

    def players(self) -> list[Text]:
        """What everyone has: workers, cubes, goods and points as far as they are seen, foremen."""
        seats = self.seen.seats
        rows = [self._heads(), *[self._numbers(seat) for seat in seats]]
        room = inside(self.width) if self.boxes else self.width - 2
        names = [Text(), *[self._player(seat) for seat in seats]]
        first = min(max(name.cell_len for name in names), max(room // 3, NAME))
        widths = [max(cell_len(row[index]) for row in rows) for index in range(len(rows[0]))]
        lines: list[Text] = []
        for number, (name, row) in enumerate(zip(names, rows, strict=True)):
            style = "bold" if number and seats[number - 1].seat == self.reader else "" if number else "dim"
            cells = [cell.rjust(width) for cell, width in zip(row, widths, strict=True)]
            if first + sum(widths) + 2 * len(widths) <= room:
                lines.append(padded(name, first) + Text.styled("  " + "  ".join(cells), style))
            elif number:
                heads = [f"{head}{NO_BREAK}{cell}" for head, cell in zip(rows[0], row, strict=True)]
                lines += [name, *flow([Text(piece) for piece in heads], room, start=Text("   "))]
            if number:
                foremen = self._foremen(seats[number - 1], room)
                beside_it = len(foremen) == 1 and lines[-1].cell_len + foremen[0].cell_len <= room
                lines[len(lines) - int(beside_it) :] = [lines[-1] + foremen[0]] if beside_it else foremen
        return self._framed(lines, self._label("nehemiah-players"), self.width)

    def own_side(self) -> list[Text]:
        """The reader's own numbers in a line."""
        mine = self.seen.seats[self.reader]
        pieces = [
            Text.styled(f"{head} ", "dim") + Text.styled(cell, "bold")
            for head, cell in zip(self._heads(), self._numbers(mine), strict=True)
        ]
        return [*flow(pieces, self.width), *self._foremen(mine, self.width)]

    def anchor_column(self) -> list[Text]:
        """The column in which a worker is being activated."""
        for column in self.seen.columns:
            if any(spot.anchor for spot in column.spots):
                return [self._column_name(column), *[self._listed(spot, self.width) for spot in column.spots]]
        return []

    # The grid. -------------------------------------------------------------------------------------

    def _column_name(self, column: ColumnView) -> Text:
        name = Text.styled(column.place.partition(".")[2], "bold")
        if column.marked:
            name += Text.styled(f" {CLEARED} {self.words.text('nehemiah-cleared')}", "bold red")
        return name

    def _cell(self, spot: SpotView) -> list[Text]:
        room = self.cell - 2
        if spot.card is None:
            return [Text.styled(" –", "dim"), *[Text()] * (1 if self.dense else 2)]
        mark, style = self._mark(spot)
        name = Text(" ") + Text.styled(mark, "bold")
        name += Text.styled(self.cards.short_name(spot.card, room + 1 - len(mark)), style)
        effect = Text(" ") + Text.styled(self.cards.effect(spot.card, self.cell - 1), "cyan")
        worker = Text(" ") + self._worker(spot, room)
        if self.dense:
            effect = Text(" ") + Text.styled(mark + self.cards.effect(spot.card, room - len(mark)), style)
            return [effect, worker]
        return [name, effect, worker]

    def _mark(self, spot: SpotView) -> tuple[str, str]:
        if spot.anchor:
            return f"{ANCHOR} ", "bold"
        return (f"{USED} ", "dim") if spot.used else ("", "")

    def _worker(self, spot: SpotView, room: int) -> Text:
        """Draw who is there: standing, tired, neutral, or nobody."""
        if spot.worker is None:
            return Text.styled(FREE, "dim")
        owner = self.seen.seats[spot.worker]
        name = printable(self.seats[spot.worker])
        if spot.neutral:
            neutral = f"{NEUTRAL} {self.words.text('nehemiah-neutral-worker')}"
            whole = f"{neutral} ({name})"
            return Text.styled(whole if cell_len(whole) <= room else neutral, owner.neutral_colour or "")
        if spot.tired:
            shown = cut(Text(name), room - len(f"{TIRED}  {SLEEP}")).plain
            return Text.styled(f"{TIRED} {shown} {SLEEP}", owner.colour)
        return cut(Text.styled(f"{STANDING} {name}", f"bold {owner.colour}"), room)

    def _list_of_columns(self) -> list[Text]:
        columns = 2 if self.boxes else 1
        size = (self.width - columns + 1) // columns
        blocks = [
            [self._column_name(column), *[self._listed(spot, size) for spot in column.spots]]
            for column in self.seen.columns
        ]
        lines: list[Text] = []
        for start in range(0, len(blocks), columns):
            row = [[padded(line, size) for line in block] for block in blocks[start : start + columns]]
            lines += beside(row)
        return lines

    def _listed(self, spot: SpotView, size: int) -> Text:
        """Return one spot in a line: `r2 ▬ Ben zz   Wood Stock 1   → 1W`."""
        start = Text.styled(f" {spot.place[-2:]} ", "bold")
        if spot.card is None:
            return start + Text.styled("–", "dim")
        mark, style = self._mark(spot)
        worker = padded(self._worker(spot, LIST_WORKER), LIST_WORKER + 1)
        effect = self.cards.effect(spot.card)
        room = size - start.cell_len - worker.cell_len
        name = self.cards.short_name(spot.card, room - len(effect) - 2 - len(mark))
        whole = f"{mark}{name}  {effect}"
        shown = whole if len(whole) <= room else mark + self.cards.effect(spot.card, room - len(mark))
        return cut(start + worker + Text.styled(shown, style), size)

    # Boards and gates. -----------------------------------------------------------------------------

    def _boards(self, room: int) -> list[Text]:
        boards = self.seen.boards
        first = min(max(cell_len(printable(name)) for name in self.seats), max(room // 4, 6)) + 2
        size = (room - first) // len(boards)
        head = Text(" " * first)
        for board in boards:
            points = "·".join(map(str, board.score_table))
            name = self.cards.name(board.board)
            room_for_name = size - len(points) - 2
            shown = name if len(name) <= room_for_name else f"{name[: max(room_for_name - 1, 1)]}."
            head += padded(Text.styled(f"{shown} {points}", "bold"), size)
        head.rstrip()
        lines = [head]
        for seat, name in enumerate(self.seats):
            line = padded(cut(Text.styled(printable(name), self.seen.seats[seat].colour), first - 2), first)
            for board in boards:
                line += padded(self._on_board(board, seat), size)
            line.rstrip()
            lines.append(line)
        return lines

    def _on_board(self, board: BoardView, seat: int) -> Text:
        if not board.cubes[seat]:
            return Text.styled("–", "dim")
        drawn = Text.styled(cubes(board.cubes[seat]), self.seen.seats[seat].colour)
        if self.seen.ending == "going_on":
            drawn += Text.styled(f" → {board.would_score[seat]}", "dim")
        return drawn

    def _gate_title(self) -> Text:
        left = [gate for gate in self.seen.gates if gate.owner is None]
        title = self._label("nehemiah-gates")
        return title + Text(f" · {self.words.text('nehemiah-gates-left', number=len(left))}")

    def _gates(self, room: int) -> list[Text]:
        """The next gate and those still in the stack, then who has which."""
        left = [gate for gate in self.seen.gates if gate.owner is None]
        lines = [Text.styled("–", "dim")]
        if left:
            following = f"  {' '.join(str(gate.value) for gate in left[1:])}"
            lines = [Text.styled(f"{NEXT} {self.cards.name(left[0].gate)} {left[0].value}", "bold")]
            if lines[0].cell_len + len(following) <= room:
                lines[0] += Text.styled(following, "dim")
        for seat, name in enumerate(self.seats):
            own = [gate for gate in self.seen.gates if gate.owner == seat]
            start = Text.styled(f"{printable(name)} ", self.seen.seats[seat].colour)
            long = ", ".join(f"{self.cards.name(gate.gate)} {gate.value}" for gate in own)
            short = " + ".join(str(gate.value) for gate in own)
            fits = start.cell_len + cell_len(long) <= room
            lines.append(cut(start + Text((long if fits else short) or "–"), room))
        return lines

    # Players. --------------------------------------------------------------------------------------

    def _player(self, seat: SeatView) -> Text:
        active = seat.seat == self.seen.active and not self.seen.revealed and self.seen.ending == "going_on"
        name = printable(self.seats[seat.seat])
        if seat.seat == self.reader:
            name = self.words.text("nehemiah-you", seat=name)
        mark = Text.styled(ACTIVE if active else " ", "bold green")
        mark += Text(FIRST if seat.seat == self.seen.first_player else " ")
        return mark + Text(" ") + Text.styled(name, f"bold {seat.colour}")

    def _heads(self) -> list[str]:
        heads = ["nehemiah-has-workers"]
        if self.seen.foremen:
            heads.append("nehemiah-has-aside")
        if self._neutrals():
            heads.append("nehemiah-has-neutral")
        heads += ["nehemiah-has-cubes", "nehemiah-has-wood", "nehemiah-has-gold", "nehemiah-has-points"]
        return [self.words.text(head) for head in [*heads, "nehemiah-has-score"]]

    def _numbers(self, seat: SeatView) -> list[str]:
        numbers: list[int | None] = [seat.available]
        if self.seen.foremen:
            numbers.append(seat.set_aside)
        if self._neutrals():
            numbers.append(seat.neutral)
        numbers += [seat.cube_supply, seat.wood, seat.gold, seat.points, seat.score]
        return [HIDDEN if number is None else str(number) for number in numbers]

    def _neutrals(self) -> bool:
        return self.seen.seats[0].neutral_colour is not None

    def _foremen(self, seat: SeatView, room: int) -> list[Text]:
        if not seat.foremen:
            return []
        own = seat.seat == self.reader
        lines: list[Text] = []
        if own and not self.dense:
            for card in seat.foremen:
                start = Text(INDENT) + Text.styled(self._padded_foreman(card, seat.foremen), "bold")
                lines += self._explained(start, self.cards.foreman_effect(card), room)
            return lines
        return flow([Text(self.cards.foreman(card)) for card in seat.foremen], room, start=Text(INDENT))

    def _padded_foreman(self, card: str, among: tuple[str, ...]) -> str:
        size = max(cell_len(self.cards.foreman(other)) for other in among)
        name = self.cards.foreman(card)
        return name + " " * (size - cell_len(name) + 2)

    def _foreman_deck(self) -> str:
        return self.words.text("nehemiah-foreman-deck", number=self.seen.foreman_deck)

    # Pieces. ---------------------------------------------------------------------------------------

    def _explained(self, start: Text, effect: str, room: int) -> list[Text]:
        """Set an explanation behind its start, under itself where it is long; cut where lines are few."""
        hang = min(start.cell_len, room // 2)
        rows = textwrap.wrap(printable(effect), max(room - hang, 1), break_on_hyphens=False) or [""]
        if self.dense:
            return [cut(start + Text.styled(printable(effect), "dim"), room)]
        return [
            start + Text.styled(rows[0], "dim"),
            *[Text(" " * hang) + Text.styled(row, "dim") for row in rows[1:]],
        ]

    def _framed(self, lines: list[Text], title: Text, width: int, *, heavy: bool = False) -> list[Text]:
        if self.boxes:
            style = "bold" if heavy else "dim"
            return boxed(lines, title, width, border=HEAVY if heavy else LIGHT, style=style)
        return [title, *[Text("  ") + line for line in lines]]

    def _label(self, message: str) -> Text:
        return Text.styled(self.words.text(message), "bold")

    def _wrapped(self, text: str) -> list[str]:
        return textwrap.wrap(printable(text), self.width, subsequent_indent="  ", break_on_hyphens=False)
