"""The villages of a table of My Village: one with its six areas, the others in short.

♟ Abbot    the villager of an area is there       ✗ Abbot   nobody is: the area does nothing
●●○        markers and free slots of a card       ⚒         a plow on a field
☠╫ 1 [2] 3 the reaper on the bridge, the time marker on cloud 2; [☠2] it rides on the marker
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from batisseurs.cli.boards.drawing import beside, cut, flow, pips
from batisseurs.cli.boards.my_village.cards import COIN, KEEPERS, POINT, STORY, TIMES
from batisseurs.cli.boards.my_village.layout import (
    ABSENT,
    FITS,
    NO_BREAK,
    PRESENT,
    TILE,
    USED,
    Paper,
    kept,
)
from batisseurs.games.my_village import components as c

if TYPE_CHECKING:
    from collections.abc import Callable

    from batisseurs.games.my_village.view import VillageView

REAPER, BRIDGE, HEADMAN, HAND, ACTIVE, PLOW = "☠", "╫", "♚", "☞", "▶", "⚒"
THREE_FROM, TWO_FROM = 96, 60
AREAS = (
    ("my-village-religion", "abbot"),
    ("my-village-council", "councillor"),
    ("my-village-harvests", ""),
    ("my-village-travel-area", "traveller"),
    ("my-village-workshop-area", "craftsman"),
    ("my-village-market", "merchant"),
)


class Villages(Paper):
    """Lines for what the players have."""

    # One village. ----------------------------------------------------------------------------------

    def village(self, seat: int) -> list[Text]:
        """The village board with purse, time, headman and school, then the six areas."""
        village = self.seen.villages[seat]
        room = self.room()
        title = self._name(village) + Text(" · ") + Text.styled(f"{village.score}{POINT}", "bold")
        lines = flow([self.time(village), self._headman(village)], room, gap="   ")
        lines += flow(self._purse(village), room, gap="  ")
        if seat == self.seen.active and self.seen.bill:
            lines += flow(self._bill(), room)
        boxed = self.framed(lines, title, self.width, heavy=True)
        if self.dense or not self.boxes:
            return boxed + self._areas_in_lines(village)
        return boxed + self._areas_in_boxes(village)

    def _name(self, village: VillageView) -> Text:
        seat = village.seat
        active = seat == self.seen.active and not self.over
        marks = (ACTIVE if active else "") + (HAND if seat == self.seen.holder else "")
        return Text.styled(f"{marks} " if marks else "", "bold green") + Text.styled(
            self.person(seat), "bold"
        )

    def time(self, village: VillageView) -> Text:
        """The life-time track: the bridge, the clouds, the marker, and where the reaper is."""
        track = Text(self.words.text("my-village-term-time") + " ")
        track += Text.styled(BRIDGE if village.reaper else REAPER + BRIDGE, "bold")
        for cloud in range(1, int(self.cards.facts.clouds) + 1):
            here = cloud == village.cloud
            marker = f"[{REAPER}{cloud}]" if village.reaper else f"[{cloud}]"
            track += Text(NO_BREAK) + (
                Text.styled(marker, "bold red" if village.reaper else "bold")
                if here
                else Text.styled(str(cloud), "dim")
            )
        return track

    def _headman(self, village: VillageView) -> Text:
        """The three spaces of the path, and where the headman stands."""
        path = Text()
        for number, space in enumerate(c.SPACES):
            here = space == village.headman
            name = kept(self.cards.name(space))
            path += Text.styled(" – " if number else "", "dim")
            path += Text.styled(f"[{HEADMAN}{NO_BREAK}{name}]", "bold") if here else Text.styled(name, "dim")
        return path

    def _purse(self, village: VillageView) -> list[Text]:
        """Coins, story points, school, personal banner and day labourers."""
        words, cards = self.words, self.cards
        pieces = [
            _counted(words.text("my-village-term-barn"), f"{village.coins}{COIN}", "yellow"),
            _counted(words.text("my-village-term-tree"), f"{village.tree}{STORY}", "green"),
            _counted(cards.name("town_hall"), f"{village.safe}{STORY}", "bold"),
        ]
        school = pips(int(village.school_left), int(not village.school_left))
        school += pips(int(village.school_right), int(not village.school_right))
        pieces.append(self._white(village, "school", cards.name("school")) + Text(NO_BREAK) + school)
        if village.personal_values:
            pieces.append(self._personal(village))
        if village.labourers:
            name = words.text("my-village-term-labourer")
            pieces.append(Text.styled(kept(f"{name} {TIMES}{village.labourers}"), "red"))
        return pieces

    def _personal(self, village: VillageView) -> Text:
        values = c.written(village.personal_values)
        tiled = village.tile == "personal_banner"
        fits = self.seen.value in village.personal_values or (tiled and self._value_of_tile())
        return self._marked(village, "personal_banner", values, fits=fits, tiled=tiled) + Text(
            NO_BREAK + kept(self.cards.name("personal_banner"))
        )

    # The six areas. --------------------------------------------------------------------------------

    def _areas_in_boxes(self, village: VillageView) -> list[Text]:
        columns = 3 if self.width >= THREE_FROM else 2
        size = (self.width - columns + 1) // columns
        lines: list[Text] = []
        for start in range(0, len(AREAS), columns):
            row = range(start, start + columns)
            widths = [size + (self.width - columns + 1 - size * columns) * (area == row[-1]) for area in row]
            blocks = [
                self._area(village, area)(village, self.room(width))
                for area, width in zip(row, widths, strict=True)
            ]
            height = max(1, *map(len, blocks))
            framed = []
            for area, block, width in zip(row, blocks, widths, strict=True):
                filled = block or [Text.styled("–", "dim")]
                filled = [*filled, *[Text()] * (height - len(filled))]
                framed.append(self.framed(filled, self._area_title(village, area), width))
            lines += beside(framed)
        return lines

    def _areas_in_lines(self, village: VillageView) -> list[Text]:
        lines: list[Text] = []
        for area in range(len(AREAS)):
            start = self._area_title(village, area) + Text("  ")
            if start.cell_len > self.width // 2:
                lines.append(start)
                start = Text("  ")
            pieces = self._area(village, area)(village, self.width - start.cell_len)
            pieces = pieces or [Text.styled("–", "dim")]
            if any(piece.plain.startswith("  ") for piece in pieces):  # some need two lines
                hang = Text(" " * start.cell_len)
                lines += [(hang if index else start) + piece for index, piece in enumerate(pieces)]
            else:
                lines += flow(pieces, self.width, start=start)
        return lines

    def _area_title(self, village: VillageView, area: int) -> Text:
        message, autosave = AREAS[area]
        title = self.label(message)
        if not autosave:
            return title
        there = autosave in village.villagers
        who = f"{PRESENT if there else ABSENT} {self.cards.name(autosave)}"
        return title + Text(" ") + Text.styled(who, "green" if there else "bold red")

    def _area(self, village: VillageView, area: int) -> Callable[[VillageView, int], list[Text]]:
        return (
            self._religion,
            self._council,
            self._harvest,
            self._journey,
            self._workshops,
            self._market,
        )[area]

    def _religion(self, village: VillageView, room: int) -> list[Text]:
        cards, lines = self.cards, []
        if village.church is not None:
            card = village.church.card
            slots = int(getattr(cards.entries[card], "slots", 0))
            church = Text.styled(kept(cards.name(card)), "bold") + Text(f"{NO_BREAK}{cards.points(card)}")
            lines += _with_slots(church, village.protections, slots, room)
        monks = [Text("✠" + NO_BREAK + kept(cards.name(monk.card))) for monk in village.monks]
        lines += flow(monks, room) if monks else []
        if village.windows:
            points = int(cards.facts.window_points[village.windows])
            lines.append(Text(self.words.text("my-village-windows", number=village.windows, points=points)))
        return lines

    def _council(self, village: VillageView, room: int) -> list[Text]:
        cards, lines = self.cards, []
        if village.chamber is not None:
            card = village.chamber.card
            slots = int(getattr(cards.entries[card], "slots", 0))
            filled = max(village.generic, len(village.covered))
            lines += _with_slots(self._white(village, card, cards.name(card)), filled, slots, room)
            covered = [Text(FILLED + NO_BREAK + kept(cards.name(slot))) for slot in village.covered]
            lines += flow(covered, room) if covered else []
        if village.square:
            slots = int(getattr(cards.entries[c.SQUARE], "slots", 0))
            square = self._white(village, c.SQUARE, cards.name(c.SQUARE))
            lines += _with_slots(square, village.markers, slots, room)
        return lines

    def _harvest(self, village: VillageView, room: int) -> list[Text]:
        pieces = []
        for number, field in enumerate(village.fields, start=1):
            place = field.place.partition(".")[2]
            name = f"{self.cards.name(c.FIELD)} {number}"
            fits, tiled = self.fits(c.FIELD), village.tile == place
            shown = self._marked(
                village, place, self.cards.values(c.FIELD), fits=fits or (tiled and self._value_of_tile()),
                tiled=tiled,
            )  # fmt: skip
            pieces.append(shown + Text(NO_BREAK + kept(name) + (f"{NO_BREAK}{PLOW}" if field.plow else "")))
        return flow(pieces, room) if pieces else []

    def _journey(self, village: VillageView, room: int) -> list[Text]:
        cards, pieces = self.cards, []
        for index, travel in enumerate(village.travels):
            card = travel.card
            said = f"{cards.letter(card)} {cards.name(card)} {cards.effect(card)}"
            latest = index == len(village.travels) - 1
            grey = cards.grey(card) if latest else ""
            onward = self.words.text("my-village-onward", cost=grey) if grey else ""
            pieces.append(Text(kept(said)) + Text.styled(f" {kept(onward)}" if onward else "", "dim"))
        return [cut(piece, room) for piece in pieces]

    def _workshops(self, village: VillageView, room: int) -> list[Text]:
        lines = []
        for shop in village.workshops:
            name = self._white(village, shop.card, self.cards.name(self.cards.type_of(shop.card)))
            rows = _with_slots(name, shop.stock, shop.slots, room)
            resource = Text(NO_BREAK + kept(self.cards.means(shop.resource)))
            if rows[-1].cell_len + resource.cell_len <= room:
                rows[-1] += resource
            lines += rows
        return lines

    def _market(self, village: VillageView, room: int) -> list[Text]:
        lines = []
        for customer in village.market:
            card = customer.card
            name = self._white(village, card, self.cards.name(card))
            wants = Text(kept(f"{self.cards.cost(card)} → {self.cards.effect(card)}"))
            whole = name + Text(NO_BREAK) + wants
            lines += [whole] if whole.cell_len <= room else [name, Text("  ") + wants]
        if village.served:
            lines.append(self._served(village))
        return lines

    def _served(self, village: VillageView) -> Text:
        points = sum(int(getattr(self.cards.entries[card.card], "points", 0)) for card in village.served)
        return Text.styled(
            self.words.text("my-village-served", number=len(village.served), points=points), "dim"
        )

    # Banners of your own. -------------------------------------------------------------------------

    def _white(self, village: VillageView, item: str, said: str) -> Text:
        """Return your own white banner with its values: marked if it fits, crossed if it was used."""
        tiled = village.tile == item
        shown = self._marked(
            village, item, self.cards.values(item), fits=self.fits(item, tile=tiled), tiled=tiled
        )
        return shown + Text(NO_BREAK + kept(said))

    def _marked(self, village: VillageView, banner: str, values: str, *, fits: bool, tiled: bool) -> Text:
        autosave = KEEPERS.get(self.cards.kind(banner), "")
        fits = fits and (not autosave or autosave in village.villagers)
        own_turn = village.seat == self.seen.active and self.seen.value > 0
        values += f"+{TILE}" if tiled and values != TILE else ""
        if own_turn and banner in self.seen.used:
            return Text.styled(USED + values, "dim")
        if own_turn and fits:
            return Text.styled(FITS + values, "bold green")
        return Text.styled(values, "bold")

    def _value_of_tile(self) -> bool:
        return self.seen.value in (2, 12)

    # The others, and what is needed again. ----------------------------------------------------------

    def others(self, shown: int) -> list[Text]:
        """Every other village in two or three lines."""
        lines: list[Text] = []
        room = self.room()
        for village in self.seen.villages:
            if village.seat == shown:
                continue
            start = self._name(village) + Text(f" {village.score}{POINT}", "bold")
            lines += flow([start, *self._short_numbers(village)], room)
            lines += flow(self._short_cards(village), room, start=Text("   "))
        return self.framed(lines, self.label("my-village-others"), self.width)

    def _short_numbers(self, village: VillageView) -> list[Text]:
        words, cards = self.words, self.cards
        reaper = REAPER if village.reaper else ""
        people = [cards.name(who) for who in village.villagers]
        school = int(village.school_left) + int(village.school_right)
        pieces = [
            Text(f"{village.coins}{COIN}"),
            _counted(words.text("my-village-term-tree"), f"{village.tree}{STORY}", "green"),
            _counted(cards.name("town_hall"), f"{village.safe}{STORY}", "bold"),
            _counted(words.text("my-village-term-time"), f"{reaper}{village.cloud}", ""),
            Text(kept(f"{HEADMAN} {cards.name(village.headman)}")),
            _counted(cards.name("school"), str(school), ""),
        ]
        pieces += [
            Text(kept(f"{'' if index else PRESENT + ' '}{name}{',' * (index < len(people) - 1)}"), "green")
            for index, name in enumerate(people)
        ]
        if village.labourers:
            name = words.text("my-village-term-labourer")
            pieces.append(Text(kept(f"{name} {TIMES}{village.labourers}"), "red"))
        return pieces

    def _short_cards(self, village: VillageView) -> list[Text]:
        words, cards = self.words, self.cards
        pieces: list[Text] = []
        if village.church is not None:
            monks = f" ✠{TIMES}{len(village.monks)}" if village.monks else ""
            pieces.append(Text(kept(cards.name(village.church.card) + monks)))
        if village.chamber is not None:
            filled = max(village.generic, len(village.covered))
            pieces.append(Text(kept(f"{cards.name(village.chamber.card)} {'●' * filled}".rstrip())))
        if village.square:
            pieces.append(Text(kept(f"{cards.name(c.SQUARE)} {'●' * village.markers}".rstrip())))
        if village.fields:
            plows = PLOW * sum(field.plow for field in village.fields)
            pieces.append(Text(kept(f"{cards.name(c.FIELD)} {TIMES}{len(village.fields)} {plows}".rstrip())))
        if village.travels:
            latest = village.travels[-1].card
            letters = "".join(cards.letter(travel.card) for travel in village.travels)
            pieces.append(Text(kept(f"{letters} {cards.name(latest)}")))
        for shop in village.workshops:
            name = cards.name(shop.card)
            pieces.append(Text(kept(name) + NO_BREAK) + pips(shop.stock, max(shop.slots - shop.stock, 0)))
        if village.market:
            pieces.append(Text(kept(words.text("my-village-waiting", number=len(village.market)))))
        if village.served:
            pieces.append(self._served(village))
        return pieces or [Text.styled("–", "dim")]

    def turn_lines(self, made: str) -> list[Text]:
        """What a player needs again after each choice: value, bill, time, purse and stock."""
        mine = self.mine
        if mine is None:
            return []
        pieces = [Text.styled(made, "bold green")] if self.seen.value else []
        pieces += self._bill()
        lines = flow(pieces, self.width) if pieces else []
        lines += flow([self.time(mine), self._headman(mine)], self.width, gap="   ")
        lines += flow(self._purse(mine), self.width)
        stock = self._workshops(mine, self.width) + self._council(mine, self.width)
        stock += self._harvest(mine, self.width)
        return lines + (flow(stock, self.width) if stock else [])

    def _bill(self) -> list[Text]:
        """What is still to be paid."""
        pieces = []
        for demand in self.seen.bill:
            # Plows on fields and generic resources are only other places to pay from.
            named = [name for name in demand.means if name in (*c.RESOURCES, "coin")]
            if set(c.RESOURCES) <= set(named):
                named = ["any", *[name for name in named if name == "coin"]]
            means = "/".join(map(self.cards.means, named))
            bill = self.words.text("my-village-bill", cost=self.cards.amount(means, demand.units))
            pieces.append(Text.styled(kept(bill), "bold"))
        return pieces


FILLED = "●"


def _with_slots(text: Text, filled: int, slots: int, room: int) -> list[Text]:
    """Put the slots of a card behind it, or below where they do not fit."""
    if not slots:
        return [text]
    drawn = pips(filled, max(slots - filled, 0), "cyan")
    whole = text + Text(NO_BREAK) + drawn
    return [whole] if whole.cell_len <= room else [text, Text("  ") + drawn]


def _counted(name: str, number: str, style: str) -> Text:
    return Text(kept(name) + NO_BREAK) + Text.styled(number, style)
