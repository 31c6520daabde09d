"""The table of Theopolis as text of 80 columns, and its cards in sentences."""

from __future__ import annotations

import functools
import textwrap

from rich.cells import cell_len
from rich.text import Text

from batisseurs.cli.screen import printable
from batisseurs.cli.tables import TableText
from batisseurs.games.theopolis import components as c
from batisseurs.games.theopolis.facts import KINDS, NO_SAINT, RESOURCES, Facts
from batisseurs.games.theopolis.view import CardView, SeatView, TheopolisView
from batisseurs.kernel.seats import Seat
from batisseurs.kernel.table import Table

NAME = 19
TYPE = 10
COST = 5
GAP = 4
NO_BREAK = "\u00a0"
IMMEDIATE = {"lose_points", "add_resource"}


class TheopolisText(TableText):
    """Draws what the view shows; what a card costs and does comes from the component file in use."""

    # The whole table. --------------------------------------------------------------------------

    def whole(self, table: Table, reader: Seat) -> list[Text]:
        """Return board, cities and own hand."""
        seen = self._view(table, reader)
        facts = self._facts(table)
        cards = _cards(facts.text)
        saint = self._saint(facts, seen, reader)
        lines = self._head(table, seen)
        lines += self._board(seen, facts, cards, saint)
        lines += self._piles(seen)
        order = [(max(reader, 0) + 1 + index) % seen.players for index in range(seen.players)]
        for seat in order:
            lines += ["", *self._city(seen.seats[seat], seen, facts, mine=seat == reader)]
        if reader >= 0:
            lines += ["", *self._hand(seen.seats[reader], facts, cards, saint)]
        return [Text(line) if isinstance(line, str) else line for line in lines]

    def own(self, table: Table, reader: Seat) -> list[Text]:
        """Return the own city and hand."""
        if reader < 0:
            return []
        seen = self._view(table, reader)
        facts = self._facts(table)
        mine = seen.seats[reader]
        lines = self._city_lines(mine, facts, mine=True)
        lines += self._hand(mine, facts, _cards(facts.text), self._saint(facts, seen, reader))
        return [Text(line) if isinstance(line, str) else line for line in lines]

    def _head(self, table: Table, seen: TheopolisView) -> list[Text | str]:
        options = self.game.options_of(table)
        head = self.words.text(
            "theopolis-head",
            round=seen.round,
            rounds=int(options["max_rounds"]),
            seat=self.seats[seen.active],
            deck=seen.deck,
        )
        line = f"── {self.game.title} · {head} "
        return [Text(line + "─" * max(0, self.width - cell_len(line)), "bold")]

    def _board(
        self, seen: TheopolisView, facts: Facts, cards: dict[str, c.Card], saint: int
    ) -> list[Text | str]:
        cells = [self._card_cell(card, facts, cards, saint) for card in seen.board]
        half = (len(cells) + 1) // 2
        column = NAME + TYPE + COST + 2 + GAP
        left = _pad(_pad(self.words.text("theopolis-board"), NAME + TYPE + 2) + self._letters(), column)
        lines: list[Text | str] = [Text(left + " " * (NAME + TYPE + 2) + self._letters(), "bold")]
        for index in range(half):
            right = cells[half + index] if half + index < len(cells) else ""
            lines.append(f"{_pad(cells[index], column)}{right}".rstrip())
        return lines

    def _letters(self) -> str:
        return self.words.text("theopolis-letters")

    def _card_cell(self, card: CardView | None, facts: Facts, cards: dict[str, c.Card], saint: int) -> str:
        if card is None:
            return "  –"
        name, kind = _pad("  " + self._name(card.card), NAME), _pad(self._type(card.card, facts, cards), TYPE)
        return f"{name} {kind} {self._cost(card.card, facts, cards, saint)}"

    def _piles(self, seen: TheopolisView) -> list[Text | str]:
        names = ("faith", "hope", "charity")
        piles = [f"{self._name(name)} {left}" for name, left in zip(names, seen.piles, strict=True)]
        lines = self._labelled("theopolis-piles", " · ".join(piles))
        thrown = self._counted(seen.discard)
        lines += self._labelled("theopolis-discard-pile", thrown or "–")
        if seen.out:
            lines += self._labelled("theopolis-out", self._counted(seen.out))
        return lines

    def _city(self, seat: SeatView, seen: TheopolisView, facts: Facts, *, mine: bool) -> list[Text | str]:
        name = self.seats[seat.seat]
        title = self.words.text("theopolis-city-own" if mine else "theopolis-city", seat=name)
        if seat.rank and seen.ending == "going_on":
            title += " · " + self.words.text("theopolis-left", rank=seat.rank)
            return [Text(printable(title), "bold")]
        if seat.saint is not None:
            effect = self._saint_effect(seat.saint, facts)
            title += " · " + self.words.text("theopolis-city-saint", name=self._name(seat.saint), text=effect)
        return [
            *[Text(line, "bold") for line in self._wrapped(title, "", 2)],
            *self._city_lines(seat, facts, mine=mine),
        ]

    def _city_lines(self, seat: SeatView, facts: Facts, *, mine: bool) -> list[Text | str]:
        lines: list[Text | str] = []
        numbers = self.words.text(
            "theopolis-numbers",
            points=seat.original_points,
            stones=seat.stones,
            goal=facts.stones_to_win,
            hand=seat.hand_size,
            limit=seat.hand_limit,
            score=str(seat.score).replace("-", "−"),
        )
        lines += self._wrapped(numbers, "  ", 2)
        resources = [
            self._name(row.resource)
            + f" {row.unused + row.used}"
            + (
                f" ({self.words.text('theopolis-used', number=row.used)})".replace(" ", NO_BREAK)
                if row.used
                else ""
            )
            for row in seat.resources
        ]
        lines += self._labelled("theopolis-resources", " · ".join(resources))
        lines += self._labelled("theopolis-cards", self._counted(seat.city) or "–")
        if seat.sacraments:
            held = [self._name(sacrament) for sacrament in seat.sacraments]
            lines += self._labelled("theopolis-sacraments", ", ".join(held))
        if seat.known_hand and not mine:
            lines += self._labelled(
                "theopolis-known", ", ".join(self._name(card) for card in seat.known_hand)
            )
        return lines

    def _hand(self, seat: SeatView, facts: Facts, cards: dict[str, c.Card], saint: int) -> list[Text | str]:
        title = self.words.text("theopolis-hand", number=seat.hand_size, limit=seat.hand_limit)
        lines: list[Text | str] = [Text(_pad(title, NAME + TYPE + 2) + self._letters(), "bold")]
        for card in seat.hand or ():
            copies = f" ×{card.copies}" if card.copies > 1 else ""
            name = _pad(f"  {self._name(card.card)}{copies}", NAME)
            start = f"{name} {_pad(self._type(card.card, facts, cards), TYPE)} "
            start = _pad(start + self._cost(card.card, facts, cards, saint), NAME + TYPE + COST + 4)
            effect = self.effect(facts, card.card)
            lines += self._wrapped(effect, start, cell_len(start)) if effect else [start.rstrip()]
        return lines

    # Pieces of lines. ----------------------------------------------------------------------------

    def _view(self, table: Table, reader: Seat) -> TheopolisView:
        seen = self.game.view(table, reader)
        assert isinstance(seen, TheopolisView)  # noqa: S101  only this game's tables come here
        return seen

    def _facts(self, table: Table) -> Facts:
        facts: Facts = self.game.components_of(table)
        return facts

    def _saint(self, facts: Facts, seen: TheopolisView, reader: Seat) -> int:
        saint = seen.seats[reader].saint if reader >= 0 else None
        return facts.saint_ids.index(saint) if saint is not None else NO_SAINT

    def _name(self, item: str) -> str:
        return self.words.name(self.game, item)

    def _type(self, card: str, facts: Facts, cards: dict[str, c.Card]) -> str:
        """Return a card's type, with its stones or worth: `Building 2`."""
        kind = _types(facts.text)[card]
        name = self.words.text(f"theopolis-type-{kind}")
        if kind in {"building", "person"}:
            return f"{name} {cards[card].stones or cards[card].worth}"
        return name

    def _cost(self, card: str, facts: Facts, cards: dict[str, c.Card], saint: int) -> str:
        """Return what a card costs this reader."""
        if card not in cards:
            return "–"
        at = (saint * KINDS + facts.ids.index(card)) * RESOURCES
        return "/".join(str(facts.price[at + resource]) for resource in range(RESOURCES))

    def _counted(self, cards: tuple[CardView, ...]) -> str:
        """Return cards with their numbers: `Priest ×2, Stole`."""
        return ", ".join(
            self._name(card.card) + (f" ×{card.copies}" if card.copies > 1 else "") for card in cards
        )

    def _labelled(self, label: str, text: str) -> list[Text | str]:
        return list(self._wrapped(text, f"  {self.words.text(label)} ", 4))

    def _wrapped(self, text: str, start: str, hang: int) -> list[str]:
        return textwrap.wrap(
            printable(text),
            self.width,
            initial_indent=start,
            subsequent_indent=" " * hang,
            break_on_hyphens=False,
        ) or [start.rstrip()]

    # What components do. --------------------------------------------------------------------------

    def items(self) -> list[str]:
        """Return the ids of all cards, saints, sacraments and Resources."""
        return [entry.id for entry in _components(self.game.component_text()).entries()]

    def describe(self, table: Table, item: str) -> list[str]:
        """Return what a card, a saint or a sacrament is and does."""
        facts = self._facts(table)
        components = _components(facts.text)
        entry = next((entry for entry in components.entries() if entry.id == item), None)
        if entry is None:
            return []
        kind = _types(facts.text)[item]
        title = f"{self._name(item)} · {self.words.text(f'theopolis-type-{kind}')}"
        said = []
        if isinstance(entry, c.Card):
            title += f" · {self._cost_in_words(entry.cost)}"
            if kind == "building":
                said.append(self.words.text("theopolis-has-stones", number=entry.stones))
            if kind == "person":
                said.append(self.words.text("theopolis-has-worth", number=entry.worth))
        if isinstance(entry, c.Sacrament):
            needs = [" / ".join(map(self._name, row)) for row in entry.needs]
            said.append(self.words.text("theopolis-needs", cards=" + ".join(needs)))
        effect = self._saint_effect(item, facts) if isinstance(entry, c.Saint) else self.effect(facts, item)
        if effect:
            said.append(effect)
        if isinstance(entry, c.Card | c.Disaster | c.Apocalypse):
            said.append(self.words.text("theopolis-copies", number=entry.copies))
        return [title, *said]

    def _cost_in_words(self, cost: c.Cost) -> str:
        return self.words.text("theopolis-costs", faith=cost.faith, hope=cost.hope, charity=cost.charity)

    def effect(self, facts: Facts, item: str) -> str:
        """Return in a few words what a card or a sacrament does."""
        components = _components(facts.text)
        said = []
        for entry in components.entries():
            if entry.id != item:
                continue
            if isinstance(entry, c.Disaster):
                said += [self._part(part) for part in entry.parts]
            elif isinstance(entry, c.Apocalypse):
                said.append(self.words.text("theopolis-effect-apocalypse"))
            elif isinstance(entry, c.Card | c.Sacrament) and entry.effect.name != "none":
                said.append(self._effect(entry.effect))
        needed = [
            sacrament.id for sacrament in components.sacrament if any(item in row for row in sacrament.needs)
        ]
        if needed:
            said.append(self.words.text("theopolis-part-of", sacraments=", ".join(map(self._name, needed))))
        return " · ".join(said)

    def _effect(self, effect: c.Effect) -> str:
        return self.words.text(
            "theopolis-effect-" + effect.name.replace("_", "-"),
            number=effect.amount,
            cards=", ".join(map(self._name, effect.kinds)),
        )

    def _saint_effect(self, item: str, facts: Facts) -> str:
        effect = next(saint.effect for saint in _components(facts.text).saint if saint.id == item)
        if effect.name == "none":
            return "–"
        names = ", ".join(map(self._name, effect.kinds))
        if effect.name == "cheaper":
            costs = [(name, getattr(effect.cost, name)) for name in c.RESOURCE_NAMES]
            less = " + ".join(f"{self._name(name)} {number}" for name, number in costs if number)
            return self.words.text("theopolis-saint-cheaper", cards=names, cost=less)
        if effect.name in IMMEDIATE:
            message = "theopolis-saint-" + effect.name.replace("_", "-")
            return self.words.text(message, number=effect.amount, cards=names)
        return self._effect(effect)

    def _part(self, part: c.Part) -> str:
        """Return one part of a Disaster: who suffers, and what."""
        victims = self.words.text("theopolis-victims", extreme=part.extreme, measure=part.measure)
        cards = " / ".join(map(self._name, part.kinds))
        loss = self.words.text("theopolis-loss", loss=part.loss, number=part.amount, cards=cards)
        return self.words.text("theopolis-part", victims=victims, loss=loss)


def _pad(text: str, width: int) -> str:
    return text + " " * max(0, width - cell_len(text))


@functools.lru_cache(maxsize=4)
def _components(text: str) -> c.Components:
    return c.read(text)


@functools.lru_cache(maxsize=4)
def _cards(text: str) -> dict[str, c.Card]:
    return {card.id: card for card in _components(text).city_cards}


@functools.lru_cache(maxsize=4)
def _types(text: str) -> dict[str, str]:
    components = _components(text)
    groups: dict[str, tuple[c.Entry, ...]] = {
        "building": components.building,
        "wonder": components.wonder,
        "person": components.person,
        "symbol": components.symbol,
        "disaster": components.disaster,
        "apocalypse": (components.apocalypse,),
        "saint": components.saint,
        "sacrament": components.sacrament,
        "resource": components.resource,
    }
    return {entry.id: kind for kind, entries in groups.items() for entry in entries}
