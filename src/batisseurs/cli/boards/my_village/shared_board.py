"""The middle of a table of My Village: dice and values, the dead and the rat, and all cards to be had.

▸ 5/8   a banner that shows the value made      ✗   not for the reader's village now
◷2      time        1¢  coins      ◆  a marker of the village square turns a die
✓       a value that costs nothing              –   one that cannot be made
"""

from __future__ import annotations

from rich.text import Text

from batisseurs.cli.boards.drawing import beside, flow, padded
from batisseurs.cli.boards.my_village.cards import COIN, MARKER, STORY, TIME
from batisseurs.cli.boards.my_village.layout import CLOSED, FITS, NO_BREAK, Paper, kept
from batisseurs.cli.terminal.screen import printable
from batisseurs.games.my_village import components as c
from batisseurs.games.my_village.facts import HIGHEST, LOWEST
from batisseurs.games.my_village.view import ValueView

FILLED = "▣"
FREE, NEVER = "✓", "–"
SIDE_BY_SIDE = 96
DICE_SHARE = 60
"""Of a hundred columns; the rest is for the dead and the rat."""

CELL = 4
MOST_WAYS = 2
ONE_BY_ONE = {"square", "field", "travel"}
"""Kinds of which each card says itself that there is no place for it."""

KIND_LINES = (
    ("church", "my-village-churches"),
    ("monk", "my-village-monks"),
    ("chamber", "my-village-chambers"),
    ("square", "my-village-squares"),
    ("travel", "my-village-travels"),
    ("workshop", "my-village-workshops"),
)


class Middle(Paper):
    """Lines for what belongs to nobody."""

    def head(self) -> list[Text]:
        """Round, turn and coffins, in a line."""
        seen = self.seen
        now = (
            self.words.text("my-village-head-over")
            if self.over
            else self.words.text("my-village-head-turn", seat=printable(self.seats[seen.active]))
        )
        round_ = self.words.text("my-village-head-round", round=seen.round)
        coffins = self.words.text("my-village-head-coffins", number=seen.coffins, last=seen.last_coffin)
        said = f"{round_} · {now} · {coffins}"
        line = Text.styled(f"━━ {self.title} ", "bold")
        rest = Text.styled(f" {said} ━━", "bold")
        between = self.width - line.cell_len - rest.cell_len
        if between >= 1:
            return [line + Text.styled("━" * between, "bold") + rest]
        return self.headed(Text(f"{self.title} · {said}"), heavy=False)

    def dice_and_deaths(self) -> list[Text]:
        """The pool with the values it makes, beside chronicle, graves and rat."""
        if self.width < SIDE_BY_SIDE:
            return self._dice_box(self.width) + self._deaths_box(self.width)
        left = self.width * DICE_SHARE // 100
        blocks = [self._dice(self.room(left)), self._deaths(self.room(self.width - left - 1))]
        height = max(map(len, blocks))
        dice, deaths = ([*block, *[Text()] * (height - len(block))] for block in blocks)
        return beside(
            [
                self.framed(dice, self._dice_title(), left),
                self.framed(deaths, self.label("my-village-deaths"), self.width - left - 1),
            ]
        )

    def _dice_box(self, width: int) -> list[Text]:
        return self.framed(self._dice(self.room(width)), self._dice_title(), width)

    def _deaths_box(self, width: int) -> list[Text]:
        return self.framed(self._deaths(self.room(width)), self.label("my-village-deaths"), width)

    # Dice. -----------------------------------------------------------------------------------------

    def _dice_title(self) -> Text:
        seen = self.seen
        title = self.label("my-village-dice")
        if seen.value:
            title += Text(" · ") + Text.styled(self.made(), "bold green")
        return title

    def made(self) -> str:
        """Return the banner value of this turn and the dice taken for it."""
        dice = " + ".join(map(self.die, self.seen.dice))
        return self.words.text("my-village-made", number=self.seen.value, dice=dice)

    def die(self, name: str) -> str:
        """Return a die: `white 5`."""
        colour = "my-village-die-black" if name.startswith("b") else "my-village-die-white"
        return self.words.text(colour, face=name[1:])

    def _dice(self, room: int) -> list[Text]:
        """The dice of the pool by colour, and while a value is to be made, what each value costs."""
        pieces: list[Text] = []
        for colour in ("white", "black"):
            dice = [die for die in self.seen.pool if die.colour == colour]
            if not dice:
                continue
            name = self.words.text("my-village-dice-black" if colour == "black" else "my-village-dice-white")
            shown = Text(f"{name} ")
            for die in dice:
                for _ in range(die.number):
                    shown += Text.styled(f"[{die.face}]", "bold")
            if colour == "black":
                shown += Text.styled(f" {TIME}{self.cards.facts.black_die_time}", "dim")
            pieces.append(shown)
        lines = flow(pieces or [Text.styled("–", "dim")], room, gap="   ")
        pending = self.seen.pending
        if pending is not None and pending.step == "MakeValue" and self.mine is not None:
            lines += self._values(room)
        return lines

    def _values(self, room: int) -> list[Text]:
        """A row of values; below, what they cost, and how many banners of the middle and of your own."""
        values = range(LOWEST, HIGHEST + 1)
        for ways, cell in ((MOST_WAYS, CELL), (MOST_WAYS, CELL - 1), (1, CELL - 1)):
            rows = [
                ("my-village-row-value", [str(value) for value in values], "bold"),
                ("my-village-row-price", [self.price_of(value, ways) for value in values], "green"),
                ("my-village-row-black", [_count(len(self._value(value).black)) for value in values], ""),
                ("my-village-row-white", [_count(len(self._value(value).white)) for value in values], ""),
            ]
            first = max(Text(self.words.text(message)).cell_len for message, _, _ in rows)
            sizes = [
                max(cell, *[Text(row[1][index]).cell_len + 1 for row in rows]) for index in range(len(values))
            ]
            if first + sum(sizes) <= room:
                return [self._row(*row, first, sizes) for row in rows]
        return self._values_listed(room)

    def _row(self, message: str, cells: list[str], style: str, first: int, sizes: list[int]) -> Text:
        line = padded(Text(self.words.text(message)), first)
        for cell, size in zip(cells, sizes, strict=True):
            line += Text.styled(cell.rjust(size), style)
        return line

    def _values_listed(self, room: int) -> list[Text]:
        pieces = []
        for value in range(LOWEST, HIGHEST + 1):
            price = self.price_of(value)
            if price == NEVER:
                continue
            black, white = len(self._value(value).black), len(self._value(value).white)
            piece = Text.styled(str(value), "bold") + Text.styled(f"{NO_BREAK}{price}", "green")
            pieces.append(piece + Text(f"{NO_BREAK}■{black}{NO_BREAK}□{white}"))
        return flow(pieces, room)

    def price_of(self, value: int, most: int = MOST_WAYS) -> str:
        """Return what a value costs at least in time, coins and markers; some ways if none is the best."""
        ways = self._value(value).ways if self.mine is not None else ()
        return "|".join(shown_price((way.time, way.markers, way.coins)) for way in ways[:most]) or NEVER

    def _value(self, value: int) -> ValueView:
        return self.seen.values[value - LOWEST]

    # The dead and the rat. -------------------------------------------------------------------------

    def _deaths(self, room: int) -> list[Text]:
        seen = self.seen
        pieces = []
        for profession, filled in zip(self.cards.components.profession, seen.chronicle, strict=True):
            points = sorted((profession.first_coffin, profession.second_coffin), reverse=True)
            coffins = [FILLED] * filled + [f"{number}" for number in points[filled:]]
            pieces.append(Text(kept(f"{self.cards.name(profession.id)} {' '.join(coffins)}")))
        lines = flow(pieces, room) if self.dense or not self.boxes else self._chronicle(pieces, room)
        done, last = min(seen.coffins, seen.last_coffin), seen.last_coffin
        coffins_drawn = Text.styled(FILLED * done, "bold") + Text.styled("▢" * (last - done), "dim")
        graves = self.words.text("my-village-graves", number=seen.graves)
        said = Text(f"{seen.coffins}/{last} ") + coffins_drawn
        lines += flow([said, Text(graves)], room, gap=" · ")
        return [*lines, *self._rat(room)]

    def _chronicle(self, pieces: list[Text], room: int) -> list[Text]:
        """Set the professions into columns."""
        size = max(piece.cell_len for piece in pieces) + 2
        columns = max(1, (room + 2) // size)
        rows = [pieces[start : start + columns] for start in range(0, len(pieces), columns)]
        lines = []
        for row in rows:
            line = Text()
            for piece in row:
                line += padded(piece, size)
            line.rstrip()
            lines.append(line)
        return lines

    def _rat(self, room: int) -> list[Text]:
        """The way of the rat to the invasion: grey spaces, then red ones."""
        seen, red = self.seen, int(self.cards.facts.red_spaces)
        ahead = range(seen.rat - 1, 0, -1)
        track = Text.styled("♦", "bold red" if seen.red else "bold")
        for distance in ahead:
            track += Text.styled("▴", "red") if distance <= red else Text.styled("·", "dim")
        track += Text.styled("☠", "bold")
        said = self.words.text("my-village-rat-red" if seen.red else "my-village-rat-grey", number=seen.rat)
        return flow([Text(self.words.text("my-village-term-rat") + " ") + track, Text(said)], room)

    # Cards. ----------------------------------------------------------------------------------------

    def middle(self) -> list[Text]:
        """Hand, office, customers, and all cards that can be added, by their kinds."""
        room = self.room()
        rows = [
            (self.words.text("my-village-board"), self._board()),
            (self.words.text("my-village-zone"), self.zone()),
        ]
        for kind, message in KIND_LINES:
            label = self.words.text(message) + (f" {CLOSED}" if self._is_closed(kind) else "")
            rows.append((label, self._kind(kind)))
        column = min(max(Text(label).cell_len for label, _ in rows), room // 3)
        lines: list[Text] = []
        for label, pieces in rows:
            if pieces or not self.dense:
                lines += self.listed(label, pieces, room, column=column)
        return self.framed(lines, self.label("my-village-middle"), self.width)

    def _is_closed(self, kind: str) -> bool:
        """Tell whether there is no place for any card of a kind; then its line says so, not every card."""
        seen = self.seen
        piles = {"monk": seen.monks, "travel": seen.travels}.get(kind, ())
        cards = {"church": seen.churches, "chamber": seen.chambers, "workshop": seen.workshops}.get(kind, ())
        items = [pile.card for pile in piles if pile.card] + [card.card for card in cards]
        return bool(items) and not any(map(self.is_open, items))

    def _board(self) -> list[Text]:
        """The hand and the office."""
        seen, cards = self.seen, self.cards
        state = (
            self.words.text("my-village-hand-taken", seat=printable(self.seats[seen.holder]))
            if seen.hand_back
            else f"+{seen.hand}{STORY}"
        )
        prices = " ".join(f"{number}:{price}" for number, price in enumerate(cards.office_prices(), start=1))
        own_turn = seen.active == self.reader or self.mine is None
        return [
            self._banner("hand", f"{cards.name('hand')} {state}", fitting=own_turn),
            self._banner("office", f"{cards.name('office')} {prices}", fitting=own_turn),
        ]

    def zone(self) -> list[Text]:
        """The customers who wait at the office, and how many cards are left in the deck."""
        waiting = [self._banner(card.card, self.cards.customer(card.card)) for card in self.seen.zone]
        deck = self.words.text("my-village-deck", number=self.seen.deck)
        return [*waiting, Text.styled(kept(deck), "dim")]

    def _kind(self, kind: str) -> list[Text]:
        seen = self.seen
        if kind == "workshop":
            return self._workshops()
        if kind == "square":
            return self._piles_of_one()
        if kind in {"monk", "travel"}:
            piles = seen.monks if kind == "monk" else seen.travels
            return [
                self._card(pile.card, f"({pile.number})")
                for pile in piles
                if pile.card and pile.number and self._shown(pile.card)
            ]
        cards = seen.churches if kind == "church" else seen.chambers
        return [self._card(card.card) for card in cards if self._shown(card.card)]

    def _shown(self, item: str) -> bool:
        """Tell whether there is room for a card: where lines are few, only what has a place is shown."""
        return not self.dense or self.is_open(item)

    def _piles_of_one(self) -> list[Text]:
        seen = self.seen
        piles = ((c.SQUARE, seen.squares), (c.FIELD, seen.fields))
        return [self._card(item, f"({left})") for item, left in piles if left and self._shown(item)]

    def _workshops(self) -> list[Text]:
        """Of each type its price and the values of the cards left."""
        pieces = []
        for type_ in c.WORKSHOPS:
            left = [card.card for card in self.seen.workshops if self.cards.type_of(card.card) == type_]
            if not left or (self.dense and not self.is_open(left[0])):
                continue
            piece = Text(f"{kept(self.cards.name(type_))}{NO_BREAK}")
            if not self.is_open(left[0]) and not self._is_closed("workshop"):
                piece = Text.styled(f"{CLOSED}{NO_BREAK}", "red") + piece
            piece += Text.styled(self.cards.price(left[0]), "dim")
            for card in left:
                fits = self.fits(card) and self._may_add(card)
                mark = f"{NO_BREAK}{FITS}" if fits else NO_BREAK
                piece += Text.styled(mark + self.cards.values(card), "bold green" if fits else "bold")
            pieces.append(piece)
        return pieces

    def _card(self, item: str, number: str = "") -> Text:
        """Return a card of the middle: `5/9 Brother Anselm ◷2 horse/¢ ×2 → 2✦ ×5`."""
        cards = self.cards
        parts = [cards.plain_name(item) if cards.kind(item) != "travel" else cards.letter(item)]
        parts.append(cards.price(item))
        effect = cards.effect(item) if cards.kind(item) in {"monk", "travel"} else cards.points(item)
        if effect and not (self.dense and cards.kind(item) == "church"):
            parts.append(f"→ {effect}")
        return self._banner(item, " ".join([*parts, number]).rstrip(), fitting=self._may_add(item))

    def _may_add(self, item: str) -> bool:
        return self.is_open(item) and not self.seen.white and self.seen.active == self.reader

    def _banner(self, item: str, said: str, *, fitting: bool = False) -> Text:
        """Return something with its values; marked if it fits the value made, or is not for the reader."""
        fits = fitting and self.fits(item)
        kind, later = self.cards.kind(item), self._is_later(item)
        closed = kind in ONE_BY_ONE and not (later or self.is_open(item) or self._is_closed(kind))
        mark = FITS if fits else f"{CLOSED}{NO_BREAK}" if closed else ""
        values = Text.styled(mark + self.cards.values(item), "bold green" if fits else "bold")
        return values + Text.styled(NO_BREAK + kept(said), "dim" if closed or later else "")

    def _is_later(self, item: str) -> bool:
        """Tell whether a travel pile comes only after the reader's next one."""
        if self.mine is None or self.cards.kind(item) != "travel":
            return False
        return c.LETTERS.index(self.cards.letter(item)) > len(self.mine.travels)


def _count(number: int) -> str:
    return str(number) if number else "·"


def shown_price(way: tuple[int, int, int]) -> str:
    """Return time, markers and coins in signs; a mark if it is nothing."""
    time, markers, coins = way
    parts = ([f"{TIME}{time}"] if time else []) + ([f"{coins}{COIN}"] if coins else [])
    return "+".join([*parts, MARKER * markers] if markers else parts) or FREE
