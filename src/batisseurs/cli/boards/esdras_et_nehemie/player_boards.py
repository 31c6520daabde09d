"""The player boards of Esdras et Néhémie: one whole, the others in short, and the cards of the opponent."""

from __future__ import annotations

from rich.text import Text

from batisseurs.cli.boards.drawing import FULL, HOLLOW, flow
from batisseurs.cli.boards.esdras_et_nehemie.cards import BANNER, POINT, SILVER, WORKER
from batisseurs.cli.boards.esdras_et_nehemie.layout import NO_BREAK, Paper, kept
from batisseurs.games.esdras_et_nehemie import facts as f
from batisseurs.games.esdras_et_nehemie.components import Guards
from batisseurs.games.esdras_et_nehemie.view import SideView, TileView
from batisseurs.words.catalogue import signed

COLOURS = ("bold red", "bold", "bold blue")
DEVELOPED = "✓"


class Sides(Paper):
    """Lines for what players have."""

    def board(self, shown: int) -> list[Text]:
        """Everything of one side."""
        side = self.seen.sides[shown]
        room = self.room()
        rows: list[tuple[str, list[Text]]] = [
            ("row-goods", self._goods(side)),
            ("row-people", self._people(side)),
        ]
        if side.tiles:
            rows += [
                ("row-banners", self.banners(side)),
                ("row-stacks", self._stacks(side)),
                ("row-hand", self._hand(side)),
                ("row-tiles", self._tiles(side)),
                ("row-traders", self._slots(side, "traders", side.traders)),
                ("row-elders", self._slots(side, "elders", side.elders)),
            ]
        rows.append(("row-blessings", self._blessings(side)))
        kept_cards = self._kept(side)
        if kept_cards:
            rows.append(("row-kept", kept_cards))
        if side.drawn or side.wall_top or side.wall_bottom:
            rows.append(("row-walls", self._walls(side)))
        labels = [self.say(message) for message, _ in rows]
        column = max(Text(label).cell_len for label in labels)
        lines: list[Text] = []
        for label, (_, pieces) in zip(labels, rows, strict=True):
            lines += self.row(label, pieces, room, column)
        return self.framed(lines, self._title(side), heavy=True)

    def _title(self, side: SideView) -> Text:
        colour = self.cards.name(side.colour)
        return self.named(side.side) + Text(f" · {colour} · ") + self._points(side)

    def _points(self, side: SideView) -> Text:
        points = Text.styled(f"{signed(side.points)}{POINT}", "bold")
        if side.final != side.points:
            points += Text(kept(f" → {signed(side.final)}{POINT}"))
        return points

    def _goods(self, side: SideView) -> list[Text]:
        cards = self.cards
        pieces = [
            Text(kept(f"{cards.good(name, number)}"), "bold" if number else "dim")
            for name, number in zip(f.RESOURCE_IDS, side.resources, strict=True)
        ]
        guards = next((tile for tile in side.tiles if tile.type == "guards" and tile.tile), None)
        if guards is not None and guards.tile is not None and not guards.developed:
            guard = cards.tiles[guards.tile]
            if isinstance(guard, Guards):
                pieces.append(Text.styled(f"({sum(side.resources)}/{guard.storage})", "dim"))
        return [*pieces, Text(f"{side.silver}{SILVER}"), Text(cards.good("food", side.food))]

    def _people(self, side: SideView) -> list[Text]:
        numbers = (
            ("people-reserve", side.reserve), ("people-supply", side.supply),
            ("people-farmers", side.farmers),
            ("people-labourers", side.labourers), ("people-levites", side.levites),
            ("people-gatekeepers", side.gatekeepers), ("people-scribes", side.scribes),
        )  # fmt: skip
        always = {"people-reserve", "people-supply"}
        return [
            Text(kept(f"{self.say(message)} {number}{WORKER}"))
            for message, number in numbers
            if number or message in always
        ]

    def banners(self, side: SideView) -> list[Text]:
        """What visible and tucked cards show; in your own turn what can still be spent."""
        turn, mine = self.seen.turn, side.side == self.seen.active and self.seen.phase == "working_day"
        numbers = list(turn.available if mine else side.banners)
        if mine and turn.action is not None:  # banners are spent of one colour only (EN-59)
            numbers = [
                number if f.COLOUR_IDS[index] == turn.action else side.banners[index]
                for index, number in enumerate(numbers)
            ]
        names = [self.say(name) for name in ("banner-red", "banner-grey", "banner-blue")]
        pieces = []
        for index, (name, number) in enumerate(zip(names, numbers, strict=True)):
            sign = f"{number}{BANNER}{self.cards.banner_letter(index)} {name}"
            chosen = mine and turn.action == f.COLOUR_IDS[index]
            pieces.append(Text(kept(("▶ " if chosen else "") + sign), COLOURS[index]))
        if mine and turn.spent:
            pieces.append(Text.styled(kept(self.say("banners-spent", number=turn.spent)), "dim"))
        return pieces

    def _stacks(self, side: SideView) -> list[Text]:
        pieces = []
        for number, stack in enumerate(side.stacks, start=1):
            if not stack:
                pieces.append(Text.styled(f"{number}{NO_BREAK}–", "dim"))
                continue
            card = self.cards.characters[stack[-1]]
            said = f"{number} {self.cards.name(card.id)} [{self.cards.banners(card.banners)}]"
            piece = Text(kept(said))
            if stack[:-1]:
                under = ", ".join(map(self.cards.name, reversed(stack[:-1])))
                piece += Text.styled(kept(f" {self.say('over', cards=under)}"), "dim")
            pieces.append(piece)
        return pieces

    def _hand(self, side: SideView) -> list[Text]:
        pile = Text.styled(kept(self.say("pile", number=side.pile)), "dim")
        if side.hand is None:
            known = [Text(kept(self.cards.name(card))) for card in side.known]
            return [Text(kept(self.say("cards", number=side.hand_size))), *known, pile]
        pieces = []
        for item in side.hand:
            card = self.cards.characters[item]
            said = f"{self.cards.name(item)} [{self.cards.banners(card.banners)}] {self.cards.trade(item)}"
            pieces.append(Text(kept(said)))
        return [*pieces, pile]

    def _tiles(self, side: SideView) -> list[Text]:
        return [self._tile(tile) for tile in side.tiles if tile.tile is not None]

    def _tile(self, tile: TileView) -> Text:
        item = tile.tile or ""
        if tile.developed:
            head = Text.styled(kept(f"{DEVELOPED} {self.cards.name(item)}"), "bold green")
        else:
            cost = self.cards.goods(self.cards.tiles[item].cost)
            head = Text(kept(f"{self.cards.name(item)} ({cost})"))
        if tile.type in {"traders", "elders", "guards"}:
            return head
        effect = self.cards.tile_effect(item, developed=tile.developed)
        return head + Text(kept(f" {effect}"))

    def _slots(self, side: SideView, type_: str, placed: tuple[bool, ...]) -> list[Text]:
        tile = next((tile for tile in side.tiles if tile.type == type_ and tile.tile), None)
        if tile is None or tile.tile is None:
            return []
        pieces = []
        for number, gains in enumerate(self.cards.slots(tile.tile, developed=tile.developed), start=1):
            filled = placed[number - 1]
            said = f"{number}{FULL if filled else HOLLOW} {self.cards.goods(gains)}"
            pieces.append(Text(kept(said), "dim" if filled else ""))
        return pieces

    def _blessings(self, side: SideView) -> list[Text]:
        cards = self.cards
        pieces = [
            Text(kept(f"{cards.blessing(index)} {number}"), ("yellow", "magenta", "red")[index])
            for index, number in enumerate(side.blessings)
        ]
        lowest = min(side.blessings)
        if lowest < len(cards.box.blessing_column):
            reward = cards.goods(cards.box.blessing_column[lowest].reward)
            pieces.append(Text.styled(kept(self.say("all-at", number=lowest + 1, goods=reward)), "dim"))
        return pieces

    def _kept(self, side: SideView) -> list[Text]:
        """Tucked cards with their top banners and conditions, heroes and abilities."""
        cards, pieces = self.cards, []
        for item in side.tucked:
            top = cards.banners(cards.characters[item].banners[:1])
            pieces.append(Text(kept(f"{cards.name(item)} [{top}] {cards.condition(item)}")))
        for item in side.heroes:  # the opponent gets no banner of them (EN-270)
            banner = f" [{cards.banners([cards.heroes[item].banner])}]" if side.tiles else ""
            pieces.append(Text(kept(cards.name(item) + banner)))
        return [*pieces, *[Text(kept(f"§ {cards.name(item)}")) for item in side.abilities]]

    def _walls(self, side: SideView) -> list[Text]:
        pieces = [
            Text(kept(f"{self.cards.name(card)} ({self.cards.wall_card(card)})"), "bold")
            for card in side.drawn or ()
        ]
        if side.wall_top:
            pieces.append(Text(kept(self.say("wall-top", card=self.cards.name(side.wall_top)))))
        if side.wall_bottom:
            names = ", ".join(map(self.cards.name, side.wall_bottom))
            pieces.append(Text(kept(self.say("wall-bottom", cards=names))))
        return pieces

    # The others. -----------------------------------------------------------------------------------

    def others(self, shown: int) -> list[Text]:
        """Every other side in two or three lines; of the opponent also its cards."""
        lines: list[Text] = []
        room = self.room()
        for side in self.seen.sides:
            if side.side != shown:
                lines += self._short(side, room)
        return self.framed(lines, self.head("others")) if lines else []

    def _short(self, side: SideView, room: int) -> list[Text]:
        start = self.named(side.side) + Text(NO_BREAK) + self._points(side)
        goods = [piece for piece in self._goods(side) if not piece.plain.startswith(("0", "("))]
        lines = flow([start, *goods, *self._people(side)], room)
        pieces = self._blessings(side)[: f.BLESSINGS]
        if side.tiles:
            pieces += self.banners(side) + self._stacks(side)
            pieces.append(Text(kept(f"{self.say('row-hand')} {self.say('cards', number=side.hand_size)}")))
            developed = sum(tile.developed for tile in side.tiles)
            pieces.append(Text(kept(self.say("developed", number=developed))))
            for label, placed in (("row-traders", side.traders), ("row-elders", side.elders)):
                if any(placed):
                    pieces.append(Text(kept(f"{self.say(label)} {sum(placed)}")))
        return lines + self.fitting(pieces + self._kept(side), room)

    def opponent(self) -> list[Text]:
        """The cards of the solo opponent: those revealed, and how many are left."""
        solo = self.seen.solo
        if solo is None:
            return []
        cards, room = self.cards, self.room()
        lines = []
        if solo.focus is not None:
            card = cards.focuses[solo.focus]
            arrow = "↻" if card.direction == "clockwise" else "↺"
            said = f"{cards.name(card.gate)} {arrow} {'□' * (card.column - 1)}■{'□' * (4 - card.column)}"
            trade = f"{cards.option(card.upper)} | {cards.option(card.lower)}"
            lines += self.row(self.say("revealed-focus"), [Text(kept(said)), Text(kept(trade))], room)
        if solo.scheme is not None:
            scheme = cards.schemes[solo.scheme]
            actions = [
                Text(kept(f"{number}. {cards.action(action)}"))
                for number, action in enumerate(scheme.actions.values(), start=1)
            ]
            name = Text.styled(kept(cards.name(solo.scheme)), "bold")
            lines += self.row(self.say("revealed-scheme"), [name, *actions], room)
        left = self.say("opponent-left", focus=len(solo.focus_left), scheme=len(solo.scheme_left))
        lines += self.fitting([Text.styled(left, "dim")], room)
        return self.framed(lines, self.head("opponent-title", face=cards.name(solo.face)))
