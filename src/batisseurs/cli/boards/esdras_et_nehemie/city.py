"""The main board of Esdras et Néhémie: the ring around Temple and altar track, and the scrolls.

w01 ✦r     a wall spot with the Blessing for clearing it          ①②  whose it is
GSW 3/2    its rubble, and its price in grey banners and stone     ◇   neutral, or a white worker
▸          a scroll tile within reach                              °   a golden space of the altar track
"""

from __future__ import annotations

import textwrap
from collections.abc import Callable

from rich.text import Text

from batisseurs.cli.boards.drawing import FULL, HOLLOW, beside, cut, flow, padded, shared
from batisseurs.cli.boards.esdras_et_nehemie.cards import BANNER, NEUTRAL, POINT, SILVER
from batisseurs.cli.boards.esdras_et_nehemie.layout import NO_BREAK, Paper, kept
from batisseurs.cli.terminal.screen import printable
from batisseurs.games.esdras_et_nehemie import facts as f
from batisseurs.games.esdras_et_nehemie.view import CellView, PlaceView

RING_FROM = 96
"""In a smaller window the ring is listed side by side instead of drawn."""
PYRAMID_FROM = 96
TEMPLE_WIDTH = 32
REACHED = "▸"


class City(Paper):
    """Lines for what belongs to nobody."""

    def heading(self) -> list[Text]:
        """Week, day and turn, in a line."""
        seen = self.seen
        if seen.phase == "set_up":
            now = self.say("head-setup")
        elif seen.ending != "going_on":
            now = self.say("head-over")
        elif seen.phase == "working_day":
            now = self.say("head-day", round=seen.round, day=seen.day)
        else:
            now = self.say("head-sabbath", round=seen.round)
        said = f"{now} · {self.say('head-shofar', seat=self.person(seen.shofar))}"
        if seen.phase == "working_day" and seen.ending == "going_on":
            said = (
                f"{now} · {self.say('head-turn', seat=self.person(seen.active))} · "
                + said.partition(" · ")[2]
            )
        line = Text.styled(f"━━ {self.title} ", "bold")
        rest = Text.styled(f" {said} ━━", "bold")
        between = self.width - line.cell_len - rest.cell_len
        if between >= 1:
            return [line + Text.styled("━" * between, "bold") + rest]
        return self.fitting([Text.styled(self.title, "bold"), Text.styled(said, "bold")], self.width)

    def board(self) -> list[Text]:
        """The ring with Temple, altar track and city map inside; in a small window one after the other."""
        title = self.head("ring-title", gate=self.cards.place_cost("muster"))
        if self.width < RING_FROM:
            room = self.room()
            return (
                self.framed(self._listed_ring(room), title)
                + self.framed(self._temple(room), self.head("temple-title"))
                + self.framed(
                    [*self.fitting([Text(self._judgement())], room), *self._altar(room)], self._altar_title()
                )
                + self.framed(self._map(room), self.head("map-title"))
            )
        return self.framed(self._ring(self.room()), title)

    # The ring. -------------------------------------------------------------------------------------

    def _cell(self, place: PlaceView) -> tuple[Text, Text]:
        """Return the two lines of a place."""
        cards = self.cards
        name = Text(cards.place_name(place.id), "" if place.id in cards.walls else "bold")
        rubble = cards.rubble(place.rubble)
        if place.corner and self.seen.phase == "set_up" and place.owner is None:
            return name, Text.styled("–", "dim")
        if place.state == "neutral":
            return name, Text.styled(NEUTRAL, "dim")
        if place.owner is not None:
            points = cards.wall_cards[place.card].vp if place.card else 0
            points = points or (cards.gates[place.id].vp if place.id in cards.gates else 0)
            return name, self.mark(place.owner) + Text(f" {points}{POINT}" if points else "")
        if place.id in cards.walls:
            wall = cards.walls[place.id]
            if rubble:
                index = ("orange", "purple", "red").index(wall.blessing)
                name += Text(f" {cards.blessing(index)}", ("yellow", "magenta", "red")[index])
            return name, Text(f"{rubble or '·'} {wall.grey}/{wall.stone}")
        if place.corner:
            return name, Text.styled("–", "dim")
        silver = f" {place.silver}{SILVER}" if place.silver else ""
        return name, Text(f"{rubble or '·'}{silver}")

    def _listed_ring(self, room: int) -> list[Text]:
        """Each place as a piece, in the order of the ring."""
        pieces = []
        for place in self.seen.ring:
            first, second = self._cell(place)
            piece = first + Text(NO_BREAK) + second
            piece.plain = piece.plain.replace(" ", NO_BREAK)
            pieces.append(piece)
        lines: list[Text] = []
        for start, end in self._sides():
            lines += flow(pieces[start:end], room, gap="  ")
        return lines

    def _sides(self) -> list[tuple[int, int]]:
        """Return where the sides of the ring begin and end: at the corners."""
        corners = [index for index, place in enumerate(self.seen.ring) if place.corner]
        return list(zip(corners, [*corners[1:], len(self.seen.ring)], strict=True))

    def _ring(self, room: int) -> list[Text]:
        ring = self.seen.ring
        top, right, bottom, left = self._sides()
        upper = [*ring[top[0] : top[1]], ring[right[0]]]
        lower = [*ring[bottom[0] : bottom[1]], ring[left[0]]][::-1]
        rights, lefts = list(ring[right[0] + 1 : right[1]]), list(ring[left[0] + 1 : left[1]])[::-1]
        cell = room // max(len(upper), len(lower))
        # Both ends of the rows are as wide as the columns between them.
        begin = max(cell, *map(self._needs, [upper[0], *lefts, lower[0]]))
        end = max(cell, *map(self._needs, [upper[-1], *rights, lower[-1]]))
        lines = self._ring_row(upper, room, begin, end)
        lines.append(Text.styled("─" * (room - 1), "dim"))
        middle = self._inside(room - begin - end - 3)
        columns = [
            self._ring_column(places, wide, len(middle)) for places, wide in ((lefts, begin), (rights, end))
        ]
        for index in range(max(len(middle), len(columns[0]), len(columns[1]))):
            inner = middle[index] if index < len(middle) else Text()
            line = padded(_at(columns[0], index), begin - 1) + Text.styled("│", "dim") + Text(" ")
            line += padded(inner, room - begin - end - 2) + Text.styled("│ ", "dim")
            lines.append(line + padded(_at(columns[1], index), end - 1))
        lines.append(Text.styled("─" * (room - 1), "dim"))
        return lines + self._ring_row(lower, room, begin, end)

    def _needs(self, place: PlaceView) -> int:
        """Return how wide a place must be for nothing to be cut."""
        return max(text.cell_len for text in self._cell(place)) + 1

    def _ring_row(self, places: list[PlaceView], room: int, begin: int, end: int) -> list[Text]:
        between = shared([self._needs(place) for place in places[1:-1]], room - begin - end)
        lines = [Text(), Text()]
        for place, wide in zip(places, [begin, *between, end], strict=True):
            for index, text in enumerate(self._cell(place)):
                lines[index] += padded(text, wide - 1) + Text(" ")
        return lines

    def _ring_column(self, places: list[PlaceView], cell: int, height: int) -> list[Text]:
        lines: list[Text] = []
        spare = max(height - 2 * len(places), 0)
        for number, place in enumerate(places):
            lines += [cut(text, cell - 1) for text in self._cell(place)]
            if spare > number:
                lines.append(Text())
        return lines

    def _inside(self, room: int) -> list[Text]:
        """Temple and city map beside each other; the altar track below."""
        left = [self.head("temple-title"), *self._temple(TEMPLE_WIDTH, beside_map=True)]
        wide = room - TEMPLE_WIDTH - 2
        right = [self.head("map-title"), *self._map(wide), self.head("levites-title"), *self._levites(wide)]
        left = [padded(line, TEMPLE_WIDTH) for line in left]
        lines = beside([left, right], gap=2)
        heading = flow([self._altar_title(), Text(self._judgement())], room, gap=" · ")
        return [*lines, *heading, *self._altar(room)]

    # Temple and Levites. ----------------------------------------------------------------------------

    def _temple(self, room: int, *, beside_map: bool = False) -> list[Text]:
        """Rows from the top: price, cubes or the sectors of empty cells, reward."""
        cards, lines = self.cards, []
        for number in range(f.ROWS, 0, -1):
            row = self.seen.temple[number - 1]
            line = Text(f"{row.banners}{BANNER}{cards.banner_letter(0)} ", "red")
            line += Text("│ ")
            for cube, sector in zip(row.cubes, row.sectors, strict=True):
                line += Text.styled(cards.letter(cube), "bold") if cube else Text.styled(str(sector), "dim")
                line += Text(" ")
            reward = cards.goods(cards.box.temple_row[number - 1].reward)
            lines.append(line + Text(f"│ {reward}" if reward != "–" else "│"))
        return lines if beside_map else [*lines, *self._levites(room)]

    def _levites(self, room: int) -> list[Text]:
        pieces = []
        for side in self.seen.sides:
            piece = self.mark(side.side) + Text(f"{NO_BREAK}{FULL * side.levites}")
            piece += Text.styled(HOLLOW * (f.LEVITES - side.levites), "dim")
            if side.side == self.reader and side.levites < f.LEVITES:
                row = self.cards.box.levite[side.levites]
                food = self.cards.good("food", row.food)
                piece += Text(kept(f" {food}→{self.cards.goods(row.reward)}"))
            pieces.append(piece)
        return flow(pieces, room)

    def _map(self, room: int) -> list[Text]:
        """The spaces of the city map with what they give, and the tents."""
        pieces = []
        for space in self.cards.box.city_space:
            piece = Text(f"{space.id}{NO_BREAK}{kept(self.cards.goods(space.reward))}")
            here = [side.side for side in self.seen.sides if side.tent == space.id]
            if here:
                piece += Text(NO_BREAK) + Text().join(map(self.mark, here))
            pieces.append(piece)
        return flow(pieces, room)

    # The altar track. -------------------------------------------------------------------------------

    def _altar_title(self) -> Text:
        seen = self.seen
        title = self.head("altar-title")
        order = Text(">").join(map(self.mark, seen.altar_order))
        title += Text(" ") + order
        return title

    def _judgement(self) -> str:
        """Return where the Prophets are and what they bring, in this week."""
        seen = self.seen
        if seen.altar_face is None:
            return "–"
        said = self.say("track-prophets", zechariah=seen.zechariah, haggai=seen.haggai)
        return f"{said} · {self.cards.judgement(seen.altar_face, seen.round)}"

    def _stack(self, space: int) -> list[int]:
        """Return the markers on a space from the bottom: the lowest is ahead (EN-11)."""
        return [side for side in self.seen.altar_order if self.seen.sides[side].altar == space]

    def _altar(self, room: int) -> list[Text]:
        spaces = self.cards.box.altar_space
        cell = room // len(spaces)
        stacks = [self._stack(space) for space in range(len(spaces))]
        prophets = dict.fromkeys(range(len(spaces)), "")
        if self.seen.altar_face is not None:
            first, second = self.say("prophet-letters").split("/")
            prophets[self.seen.zechariah] = first
            prophets[self.seen.haggai] = prophets.get(self.seen.haggai, "") + second
        rewards = [self.cards.goods(space.reward) if space.reward else "" for space in spaces]
        if cell < 3 or any(Text(reward).cell_len >= cell for reward in rewards):  # noqa: PLR2004  two signs and a gap
            return self._listed_altar(stacks, rewards, prophets, room)
        lines = []
        for level in range(max(map(len, stacks)) - 1, -1, -1):
            line = Text()
            for stack in stacks:
                line += padded(self.mark(stack[level]) if len(stack) > level else Text(), cell)
            lines.append(line)
        numbers, gifts, judges = Text(), Text(), Text()
        for index, space in enumerate(spaces):
            numbers += padded(
                Text(f"{index}{'°' if space.golden else ''}", "yellow" if space.golden else "dim"), cell
            )
            gifts += padded(Text(rewards[index]), cell)
            judges += padded(Text.styled(prophets[index], "bold"), cell)
        lines += [judges, numbers, gifts]
        for line in lines:
            line.rstrip()
        return lines

    def _listed_altar(
        self, stacks: list[list[int]], rewards: list[str], prophets: dict[int, str], room: int
    ) -> list[Text]:
        pieces = []
        for index, space in enumerate(self.cards.box.altar_space):
            said = f"{index}{'°' if space.golden else ''} {rewards[index]} {prophets[index]}".rstrip()
            piece = Text(kept(" ".join(said.split())))
            if stacks[index]:
                piece += Text(NO_BREAK) + Text("<").join(map(self.mark, stacks[index][::-1]))
            pieces.append(piece)
        return flow(pieces, room)

    # Scrolls. --------------------------------------------------------------------------------------

    def scrolls(self) -> list[Text]:
        """The pyramid of scroll tiles, the uppermost row first."""
        rows = [
            [cell for cell in self.seen.scrolls if cell.row == row] for row in range(1, f.SCROLL_ROWS + 1)
        ]
        room = self.room()
        lines: list[Text] = []
        prices = [self._row_price(row) for row in range(1, len(rows) + 1)]
        if self.width >= PYRAMID_FROM:
            return self.framed(self._pyramid(rows, prices, room), self.head("scrolls-title"))
        for row in range(len(rows), 0, -1):
            listed = [self._listed_cell(cell, rows) for cell in rows[row - 1]]
            lines += self.row(kept(prices[row - 1]), listed, room)
        return self.framed(lines, self.head("scrolls-title"))

    def _row_price(self, row: int) -> str:
        entry = self.cards.box.scroll_row[row - 1]
        food = self.seen.row_food[row - 1]
        left = f" {self.cards.good('food', food)}" if food else ""
        return f"{row} {self.cards.row_cost(row)} {entry.vp}{POINT}{left}"

    def is_reached(self, cell: CellView, rows: list[list[CellView]]) -> bool:
        """Tell whether a scribe could be placed somewhere, prices aside (EN-111)."""
        if cell.scribe is not None or cell.tile is None:
            return False
        if cell.row == 1:
            return True
        column = rows[cell.row - 1].index(cell)
        under = rows[cell.row - 2]
        return any(
            under[at].scribe is not None or under[at].white
            for at in (column - 1, column)
            if 0 <= at < len(under)
        )

    def _pyramid(self, rows: list[list[CellView]], prices: list[str], room: int) -> list[Text]:
        """Each tile stands between the two below it; long names and prices have further lines."""
        most = max(map(len, rows))
        words = [
            word
            for cells in rows
            for cell in cells
            if cell.tile
            for word in self.cards.name(cell.tile).split()
        ]
        longest = max((Text(word).cell_len for word in words), default=0)
        # Names come first: the price beside them gives way.
        for height in (2, 3):
            first = max(map(_narrowest(height), prices)) + 1
            wide = (room - first + 1) // most
            if longest < wide:
                break
        lines: list[Text] = []
        for row in range(len(rows), 0, -1):
            indent = (most - len(rows[row - 1])) * wide // 2
            block = [[Text(line, "bold") for line in textwrap.wrap(prices[row - 1], first - 1)]]
            for cell in rows[row - 1]:
                name = printable(self.cards.name(cell.tile)) if cell.tile else "–"
                named = [Text(line) for line in textwrap.wrap(name, wide - 1)]
                block.append([self._cell_place(cell, rows), *named])
            lines += _columns(block, [first + indent, *[wide] * len(rows[row - 1])])
        return lines

    def _cell_place(self, cell: CellView, rows: list[list[CellView]]) -> Text:
        reached = self.is_reached(cell, rows)
        piece = Text.styled(
            (REACHED if reached else "") + cell.place.partition(".")[2], "bold green" if reached else "dim"
        )
        if cell.scribe is not None:
            piece += Text(" ") + self.mark(cell.scribe)
        if cell.white:
            piece += Text(f" {NEUTRAL}")
        return piece

    def _listed_cell(self, cell: CellView, rows: list[list[CellView]]) -> Text:
        piece = self._cell_place(cell, rows)
        piece.plain = piece.plain.replace(" ", NO_BREAK)
        name = self.cards.name(cell.tile) if cell.tile else "–"
        return piece + Text(NO_BREAK + kept(name))


def _at(lines: list[Text], index: int) -> Text:
    return lines[index] if index < len(lines) else Text()


def _narrowest(height: int) -> Callable[[str], int]:
    """Return what tells how wide a text must be for so many lines."""
    return lambda text: next(
        width for width in range(1, len(text) + 1) if len(textwrap.wrap(text, width)) <= height
    )


def _columns(blocks: list[list[Text]], widths: list[int]) -> list[Text]:
    """Set blocks of lines beside each other, each in a column of its width."""
    lines = []
    for index in range(max(map(len, blocks))):
        line = Text()
        for block, width in zip(blocks, widths, strict=True):
            line += padded(_at(block, index), width)
        line.rstrip()
        lines.append(line)
    return lines
