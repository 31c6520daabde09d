"""The table of Theopolis as text: the board as cards, a box for each city, your own hand with what it does.

    ●  there: an unused Resource, a part of a cost that can be paid     ○  used, or missing to pay
    ⌂ Building   ♙ Person   † Symbol   ★ Wonder   ↯ Disaster            ✓  a hand card that can be played

Three forms. Roomy, with cards on the board, is for two or three players in a terminal of ordinary height;
dense is for four and five, or where lines are few; narrow, without boxes, for fewer than 60 columns.
"""

from __future__ import annotations

import textwrap
from typing import Any

from rich.text import Text

from batisseurs.cli.boards import TableText
from batisseurs.cli.boards.drawing import HEAVY, LIGHT, bar, beside, boxed, cut, flow, inside, padded, pips
from batisseurs.cli.boards.theopolis.cards import STYLES, Cards
from batisseurs.cli.terminal.screen import printable
from batisseurs.games.theopolis import components as c
from batisseurs.games.theopolis.facts import NO_SAINT, Facts
from batisseurs.games.theopolis.view import CardView, SeatView, TheopolisView
from batisseurs.kernel import choice_text
from batisseurs.kernel.choice import Choice, Message
from batisseurs.kernel.seats import Seat, seat_from_name
from batisseurs.kernel.table import Table

CARDS_FROM = 76
"""From this width on four cards stand side by side, or two cities."""

BOXES_FROM = 60
FEW_LINES = 40
MANY_PLAYERS = 4
CARDS_IN_ROW = 4
BAR = 10
NAME = 23
"""Room for a sign, the longest name and a number of copies."""

COST = 17
LEAST_EFFECT = 18
DISCARD_LINES = 2
TITLE_FRAME = 6

CHOICES = {
    "theopolis-play": "TH-37", "theopolis-add": "TH-46", "theopolis-exchange": "TH-50",
    "theopolis-confess": "TH-57", "theopolis-end": "TH-32", "theopolis-take": "TH-50",
    "theopolis-take-from": "TH-105", "theopolis-take-nothing": "TH-105", "theopolis-bring": "TH-95",
    "theopolis-bring-nothing": "TH-95", "theopolis-replace": "TH-95", "theopolis-discard": "TH-63",
    "theopolis-discard-from-board": "TH-115", "theopolis-stop": "TH-115", "theopolis-add-nothing": "TH-117",
    "theopolis-use-rosary": "TH-80", "theopolis-keep-rosary": "TH-80", "theopolis-lose-resource": "TH-81",
    "theopolis-lose-card": "TH-78", "theopolis-pick": "TH-60", "theopolis-recover": "TH-62",
}  # fmt: skip
"""The rule behind each choice of a player."""


class Board(TableText):
    """Draws what the view shows; what a card costs and does comes from the component file in use."""

    needless = ("withdraw", "auto")

    # The whole table. --------------------------------------------------------------------------

    def whole(self, table: Table, reader: Seat, *, full: bool = False) -> list[Text]:
        """Return board, cities and own hand; `full` leaves nothing out for want of room."""
        drawing = _Drawing(self, table, reader)
        lines = drawing.head() + drawing.board() + drawing.piles(full=full)
        lines += drawing.cities()
        if reader >= 0:
            lines += drawing.own_city() + drawing.hand(full=full)
        return lines

    def own(self, table: Table, reader: Seat) -> list[Text]:
        """Return your own city and hand; and the board, if a card of it is to be chosen."""
        if reader < 0:
            return []
        drawing = _Drawing(self, table, reader)
        asked = choice_text.spoken_choices(table, reader) if reader in table.choosers() else []
        on_board = any(place.startswith("board.") for _, choice in asked for place in choice.at)
        return (drawing.board() if on_board else []) + drawing.own_city() + drawing.hand(full=False)

    # What choices touch, and what they are about. -------------------------------------------------

    def touched(self, choice: Choice, reader: Seat) -> str:
        """Return what a choice touches: the hand, the board, a pile, a city, or the turn itself."""
        place = choice.at[0] if choice.at else ""
        first, *rest = place.split(".")
        seat = seat_from_name(first)
        if seat is not None and rest:
            if rest[0] == "hand":
                return self.words.text("theopolis-touch-hand")
            if seat == reader:
                return self.words.text("theopolis-touch-city")
            return self.words.text("theopolis-touch-city-of", seat=self.seats[seat])
        messages = {
            "": "theopolis-touch-turn" if choice.message.id == "theopolis-end" else "theopolis-touch-nothing",
            "board": "theopolis-touch-board",
            "discard": "theopolis-touch-discard",
            "pile": "theopolis-touch-piles",
        }
        return self.words.text(messages.get(first, "theopolis-touch-nothing"))

    def rule_of(self, choice: Choice) -> str:
        """Return the rule behind a choice."""
        return CHOICES.get(choice.message.id, "")

    def style_of(self, message: Message) -> str:
        """Turns are headings, Disasters are red, victories green."""
        if message.id.startswith("theopolis-wins-by-"):
            return "bold green"
        return {"theopolis-turn-begins": "bold", "theopolis-strikes": "bold red"}.get(message.id, "")


def _facts(components: Any) -> Facts:
    facts: Facts = components
    return facts


class _Drawing:
    """One table for one reader, at one size."""

    def __init__(self, text: TableText, table: Table, reader: Seat) -> None:
        self.words, self.width, self.seats = text.words, text.width, text.seats
        seen = text.game.view(table, reader)
        assert isinstance(seen, TheopolisView)  # noqa: S101  only this game's tables come here
        self.seen: TheopolisView = seen
        self.reader = reader
        self.facts = _facts(text.game.components_of(table))
        self.cards = Cards(text.game, text.words, self.facts)
        self.title = text.words.title(text.game)
        self.rounds = int(text.game.options_of(table)["max_rounds"])
        self.letters = self.words.text("theopolis-letters").split("/")
        few_lines = text.height is not None and text.height < FEW_LINES
        self.boxes = self.width >= BOXES_FROM
        self.dense = seen.players >= MANY_PLAYERS or few_lines or self.width < CARDS_FROM
        self.mine: SeatView | None = seen.seats[reader] if reader >= 0 else None
        saint = self.mine.saint if self.mine is not None else None
        self.saint = self.facts.saint_ids.index(saint) if saint is not None else NO_SAINT

    # The parts of the table. ----------------------------------------------------------------------

    def head(self) -> list[Text]:
        """Round, turn and deck, in a line."""
        seen = self.seen
        said = self.words.text(
            "theopolis-head",
            round=seen.round,
            rounds=self.rounds,
            seat=self.seats[seen.active],
            deck=seen.deck,
        )
        line = Text.styled(f"━━ {self.title} ", "bold")
        rest = Text.styled(f" {printable(said)} ━━", "bold")
        between = self.width - line.cell_len - rest.cell_len
        if between >= 1:
            return [line + Text.styled("━" * between, "bold") + rest]
        return [Text.styled(row, "bold") for row in self._wrapped(f"{self.title} · {said}", "", 2)]

    def board(self) -> list[Text]:
        """The open cards."""
        if not self.dense:
            boxes = [self._card(card) for card in self.seen.board]
            rows = [boxes[start : start + CARDS_IN_ROW] for start in range(0, len(boxes), CARDS_IN_ROW)]
            return [line for row in rows for line in beside(row)]
        title = Text.styled(self.words.text("theopolis-board"), "bold") + Text(" · ") + self._piles()
        columns = 2 if self.width >= CARDS_FROM else 1
        room = inside(self.width) if self.boxes else self.width - 2
        size = (room - 2 * (columns - 1)) // columns
        cells = [self._cell(card, size) for card in self.seen.board]
        half = -(-len(cells) // columns)
        rows_of = [cells[index::half] for index in range(half)]
        lines = [beside([[cell] for cell in row], 2)[0] for row in rows_of]
        return self._framed(lines, title)

    def _card(self, card: CardView | None) -> list[Text]:
        width = (self.width - (CARDS_IN_ROW - 1)) // CARDS_IN_ROW
        if card is None:
            return boxed([Text.styled("–", "dim"), Text()], Text(), width, style="dim")
        style = self.cards.style(card.card)
        title = Text.styled(f"{self._sign(card.card)} {self.cards.type(card.card)}", style)
        return boxed([Text.styled(self.cards.name(card.card), "bold"), self._cost(card.card)], title, width)

    def _cell(self, card: CardView | None, size: int) -> Text:
        if card is None:
            return padded(Text.styled("–", "dim"), size)
        name = padded(self._named(card.card, 1), max(size - COST - 1, 1))
        return padded(name + Text(" ") + self._cost(card.card), size)

    def piles(self, *, full: bool) -> list[Text]:
        """The piles of Resources, the discard pile, and what has left the game."""
        gone = self.seen.discard
        title = self.words.text("theopolis-discard-pile", number=sum(card.copies for card in gone))
        lines = [] if self.dense else [self._piles()]
        lines += self._listed(Text.styled(title + " ", "bold"), gone, full=full)
        if self.seen.out:
            lines += self._listed(self._label("theopolis-out"), self.seen.out, full=full)
        return lines

    def _piles(self) -> Text:
        piles = self._label("theopolis-piles")
        for index, left in enumerate(self.seen.piles):
            piles += Text("  " if index else "")
            piles += Text.styled(f"{self.letters[index]} {left}", STYLES[c.RESOURCE_NAMES[index]])
        return piles

    def _listed(self, start: Text, cards: tuple[CardView, ...], *, full: bool) -> list[Text]:
        pieces = [self._named(card.card, card.copies) for card in cards] or [Text.styled("–", "dim")]
        start = start if start.cell_len < self.width // 2 else Text("  ")
        lines = flow(pieces, self.width, start=start)
        if full or len(lines) <= DISCARD_LINES or not self.dense:
            return lines
        kept = flow(pieces, self.width - 2, start=start)[:DISCARD_LINES]
        return [*kept[:-1], kept[-1] + Text.styled(" …", "dim")]

    def cities(self) -> list[Text]:
        """The cities of the others, from the reader's left on; for spectators all of them."""
        players = self.seen.players
        order = [(max(self.reader, 0) + index) % players for index in range(players)]
        others = [self.seen.seats[seat] for seat in order if seat != self.reader]
        if not (self.dense and self.width >= CARDS_FROM and len(others) > 1):
            return [line for seat in others for line in self._city(seat, self.width)]
        half = (self.width - 1) // 2
        lines: list[Text] = []
        for start in range(0, len(others), 2):
            pair = others[start : start + 2]
            if len(pair) == 1:
                lines += self._city(pair[0], self.width)
                continue
            height = max(len(self._city_lines(seat, half)) for seat in pair)
            lines += beside([self._city(seat, half, height) for seat in pair])
        return lines

    def own_city(self) -> list[Text]:
        """The reader's city."""
        return self._city(self.mine, self.width) if self.mine is not None else []

    def hand(self, *, full: bool) -> list[Text]:
        """The reader's hand, with what each card does."""
        if self.mine is None:
            return []
        size, limit = self.mine.hand_size, self.mine.hand_limit
        lines = [Text.styled(self.words.text("theopolis-hand", number=size, limit=limit), "bold")]
        playable = self.seen.active == self.reader and self.seen.ending == "going_on"
        for card in self.mine.hand or ():
            mark = Text.styled("✓ ", "bold green") if playable and self._can_pay(card.card) else Text("  ")
            name = padded(self._named(card.card, card.copies), min(NAME, self.width - COST - len("✓  ")))
            start = mark + name + Text(" ") + padded(self._cost(card.card), COST)
            lines += self._explained(start, self.cards.effect(card.card), full=full)
        return lines

    def _explained(self, start: Text, effect: str, *, full: bool) -> list[Text]:
        room = self.width - start.cell_len - 2
        if room < LEAST_EFFECT:
            start.rstrip()
            return [start, *[Text(row) for row in self._wrapped(effect, "    ", 4) if row.strip()]]
        rows = textwrap.wrap(printable(effect), room, break_on_hyphens=False) or [""]
        if self.dense and not full and len(rows) > 1:
            rows = [cut(Text(printable(effect)), room).plain]
        first = start + Text("  " + rows[0])
        first.rstrip()
        return [first, *[Text(" " * (start.cell_len + 2) + row) for row in rows[1:]]]

    # A city. ---------------------------------------------------------------------------------------

    def _city(self, seat: SeatView, width: int, height: int = 0) -> list[Text]:
        mine = seat.seat == self.reader
        lines = self._city_lines(seat, width)
        lines += [Text()] * (height - len(lines))
        title, effect = self._city_title(seat), self._saint_effect(seat)
        if effect.plain:
            both = title + Text.styled(" · ", "dim") + effect
            # In the title if it fits; else its own line.
            if self.boxes and both.cell_len > width - TITLE_FRAME:
                lines = [cut(effect, inside(width)), *lines]
            else:
                title = both
        return self._framed(lines, title, width, heavy=mine)

    def _city_title(self, seat: SeatView) -> Text:
        mine = seat.seat == self.reader
        name = printable(self.seats[seat.seat])
        title = Text.styled(
            self.words.text("theopolis-city-own" if mine else "theopolis-city", seat=name), "bold"
        )
        if self.seen.active == seat.seat and self.seen.ending == "going_on":
            title = Text.styled("▶ ", "bold green") + title
        if seat.saint is not None:
            title += Text(" · ") + Text.styled(f"✠ {self.cards.name(seat.saint)}", "italic")
        return title

    def _saint_effect(self, seat: SeatView) -> Text:
        """What the saint does: of every city where there is room, else of yours."""
        if seat.saint is None or (self.dense and seat.seat != self.reader):
            return Text()
        return Text.styled(self.cards.effect(seat.saint), "dim")

    def _city_lines(self, seat: SeatView, width: int) -> list[Text]:
        room = inside(width) if self.boxes else width - 2
        if seat.rank and self.seen.ending == "going_on":
            return [Text(self.words.text("theopolis-left", rank=seat.rank))]
        lines = self._numbers(seat, room)
        resources, sacraments = self._resources(seat), self._sacraments(seat)
        if self.dense:
            lines += flow([*resources, *sacraments], room)
        else:
            lines += flow(resources, room)
            lines += flow(sacraments, room) if sacraments else []
        cards = [self._named(card.card, card.copies) for card in seat.city]
        lines += flow(cards or [Text.styled("–", "dim")], room)
        if seat.known_hand and seat.seat != self.reader:
            held = dict.fromkeys(seat.known_hand)
            known = [self._named(card, seat.known_hand.count(card)) for card in held]
            label = Text.styled(self.words.text("theopolis-known") + " ", "dim")
            lines += flow(known, room, start=label if label.cell_len < room // 2 else None)
        return lines

    def _numbers(self, seat: SeatView, room: int) -> list[Text]:
        """Points, stones, hand and score; where a line is too short, without bars, then without the score."""
        words, facts = self.words, self.facts
        points = Text(words.text("theopolis-points", number=seat.original_points))
        short = Text(words.text("theopolis-points-short", number=seat.original_points))
        stones = Text(words.text("theopolis-stones", number=seat.stones, goal=facts.stones_to_win))
        hand = Text(words.text("theopolis-hand-size", number=seat.hand_size, limit=seat.hand_limit))
        score = Text(words.text("theopolis-score", number=seat.score))
        left = Text(" ") + bar(seat.original_points, facts.starting_points, BAR, "cyan")
        built = Text(" ") + bar(seat.stones, facts.stones_to_win, BAR, "yellow")
        ways = (
            [points + left, stones + built, hand, score],
            [short + left, stones + built, hand, score],
            [points, stones, hand, score],
            [short, stones, hand, score],
        )
        for pieces in ways:
            lines = flow(pieces, room)
            if len(lines) == 1:
                return lines
        return flow([short, stones, hand], room)

    def _resources(self, seat: SeatView) -> list[Text]:
        pieces = []
        for index, row in enumerate(seat.resources):
            style = STYLES[row.resource]
            name = self.letters[index] if self.dense else self.cards.name(row.resource) + " "
            drawn = pips(row.unused, row.used, style) if row.unused + row.used else Text.styled("–", "dim")
            pieces.append(Text.styled(name, style) + drawn)
        return pieces

    def _sacraments(self, seat: SeatView) -> list[Text]:
        """How far the sacraments of each group have come, then their names; nothing without any."""
        if not seat.sacraments:
            return []
        group_of = {sacrament.id: sacrament.group for sacrament in self.cards.box.file.sacrament}
        drawn = Text.styled("✠", "bold")
        for group in c.GROUPS:
            needed = self.cards.box.number(f"winning_{group}")
            held = sum(group_of[sacrament] == group for sacrament in seat.sacraments)
            drawn += Text(" ") + pips(min(held, needed), max(needed - held, 0))
        return [drawn, *[Text.styled(self.cards.name(sacrament), "italic") for sacrament in seat.sacraments]]

    # Pieces. ---------------------------------------------------------------------------------------

    def _framed(self, lines: list[Text], title: Text, width: int = 0, *, heavy: bool = False) -> list[Text]:
        width = width or self.width
        if self.boxes:
            style = "bold" if heavy else "dim"
            return boxed(lines, title, width, border=HEAVY if heavy else LIGHT, style=style)
        heading = Text.styled("▌", "bold") + title if heavy else title
        return [*self._rewrapped(heading), *[Text("  ") + line for line in lines]]

    def _rewrapped(self, heading: Text) -> list[Text]:
        if heading.cell_len <= self.width:
            return [heading]
        return [Text.styled(row, "bold") for row in self._wrapped(heading.plain, "", 2)]

    def _sign(self, card: str) -> str:
        return self.cards.sign(card)[0]

    def _named(self, card: str, copies: int) -> Text:
        """Return a card with its sign: `⌂2 Hospital ×2`."""
        times = f" ×{copies}" if copies > 1 else ""
        name = self.cards.name(card).replace(" ", "\u00a0")
        return Text.styled(f"{self.cards.sign(card)} ", self.cards.style(card)) + Text(name + times)

    def _cost(self, card: str) -> Text:
        """Draw what a card costs the reader: ● what unused Resources can pay, ○ what is missing."""
        drawn = Text()
        for index, needed in enumerate(self.cards.price(card, self.saint)):
            if not needed:
                continue
            there = needed if self.mine is None else min(needed, self.mine.resources[index].unused)
            style = STYLES[c.RESOURCE_NAMES[index]]
            drawn += Text(" " if drawn.plain else "") + Text.styled(self.letters[index], style)
            drawn += pips(there, needed - there, style)
        return drawn if drawn.plain else Text.styled("–", "dim")

    def _can_pay(self, card: str) -> bool:
        price = self.cards.price(card, self.saint)
        own = self.mine.resources if self.mine is not None else ()
        return bool(price) and all(row.unused >= needed for row, needed in zip(own, price, strict=True))

    def _label(self, message: str) -> Text:
        return Text.styled(self.words.text(message) + " ", "bold")

    def _wrapped(self, text: str, start: str, hang: int) -> list[str]:
        return textwrap.wrap(
            printable(text),
            self.width,
            initial_indent=start,
            subsequent_indent=" " * hang,
            break_on_hyphens=False,
        ) or [start.rstrip()]
