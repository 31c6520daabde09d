"""The components of Esdras et Néhémie in words and signs: what places, cards and tiles cost and give.

2¢  silver       1♟  a worker       3★  points        1▷  an altar step     1▲  a tent step
■   a basic resource of choice      ✦   a Blessing    ⚑   banners           ↺   recover somebody
Resources, food, Blessings and banners have the letters of the reader's language.
"""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING

from batisseurs.games.esdras_et_nehemie import components as c
from batisseurs.games.esdras_et_nehemie import facts as f

if TYPE_CHECKING:
    from collections.abc import Sequence

    from batisseurs.games.esdras_et_nehemie.components import Banner, Components, Gains, Option
    from batisseurs.games.esdras_et_nehemie.view import EsdrasView
    from batisseurs.kernel.game import Game
    from batisseurs.words import Words

SILVER, WORKER, POINT, ALTAR, TENT = "¢", "♟", "★", "▷", "▲"
BLESSING, BANNER, BASIC, RECOVER, DEVELOP = "✦", "⚑", "■", "↺", "⇧"
MARKS = "①②③④"
"""The sides of a table."""
NEUTRAL = "◇"
SCROLL_ROW = 4
STAGES = ("left", "middle", "right")

CONDITIONS = {
    "golden_spaces": (220, "esdras-et-nehemie-per-golden-spaces"),
    "developed_tiles": (221, "esdras-et-nehemie-per-developed-tiles"),
    "purple_blessings": (222, "esdras-et-nehemie-per-purple-blessings"),
    "gatekeepers": (223, "esdras-et-nehemie-per-gatekeepers"),
    "walls": (224, "esdras-et-nehemie-per-walls"),
    "orange_blessings": (225, "esdras-et-nehemie-per-orange-blessings"),
    "scribes": (226, "esdras-et-nehemie-per-scribes"),
    "levites": (227, "esdras-et-nehemie-per-levites"),
    "red_blessings": (228, "esdras-et-nehemie-per-red-blessings"),
    "top_scrolls": (229, "esdras-et-nehemie-per-top-scrolls"),
}
"""Sabbath conditions: the rule and the words of each."""

ACTIONS = {
    "gain": (253, "esdras-et-nehemie-does-gain"),
    "build_temple": (254, "esdras-et-nehemie-does-build-temple"),
    "clear_wall": (262, "esdras-et-nehemie-does-clear-wall"),
    "rebuild_gate": (260, "esdras-et-nehemie-does-rebuild-gate"),
    "rebuild_wall": (261, "esdras-et-nehemie-does-rebuild-wall"),
    "scribe_highest": (265, "esdras-et-nehemie-does-scribe-highest"),
    "scribe_lowest": (265, "esdras-et-nehemie-does-scribe-lowest"),
}
"""What the opponent does by a scheme card: the rule and the words."""

TILE_RULES = {"guards": (129, 136), "traders": (130, 139), "elders": (132, 139), "farmers": (133, 155), "labourers": (135, 154)}  # fmt: skip # noqa: E501  one line for each type would say no more
TERMS = {
    "temple": ("esdras-et-nehemie-term-temple", (73, 75, 78, 79, 81)),
    "altar": ("esdras-et-nehemie-term-altar", (11, 86, 88, 89)),
    "levites": ("esdras-et-nehemie-term-levites", (69, 70, 71, 73)),
    "judgement": ("esdras-et-nehemie-term-judgement", (157,)),
    "scrolls": ("esdras-et-nehemie-term-scrolls", (110, 111, 112)),
    "ring": ("esdras-et-nehemie-term-ring", (91, 92, 95, 98, 104)),
    "tents": ("esdras-et-nehemie-term-tents", (118, 120)),
    "blessings": ("esdras-et-nehemie-term-blessings", (144, 146)),
    "banners": ("esdras-et-nehemie-term-banners", (61, 65)),
    "stacks": ("esdras-et-nehemie-term-stacks", (54, 55, 56)),
    "opponent": ("esdras-et-nehemie-term-opponent", (247, 248, 249, 250)),
    "signs": ("esdras-et-nehemie-term-signs", ()),
}
"""What can be asked about without being a card: its name, and its rules."""

GOODS = {
    "gold": 1, "stone": 1, "wood": 1, "ash": 1, "silver": 2, "food": 2,
}  # fmt: skip


class Cards:
    """Tells about the components that a table is laid with."""

    def __init__(self, game: Game, words: Words, facts: f.Facts) -> None:
        """Take the component file in use."""
        self.game, self.words, self.facts = game, words, facts
        self.box = _components(facts.text)
        self.letters = words.text("esdras-et-nehemie-letters").split("/")
        self.gates_in_short = words.text("esdras-et-nehemie-gates-in-short").split("/")
        rows = {row.id: row for row in self.box.rows()}
        self.rows = rows
        self.walls = {wall.id: wall for wall in self.box.wall}
        self.gates = {gate.id: gate for gate in self.box.gate}
        self.wall_cards = {card.id: card for card in self.box.wall_card}
        self.characters = {card.id: card for card in self.box.character}
        self.heroes = {card.id: card for card in self.box.hero}
        self.scrolls = {tile.id: tile for tile in self.box.scroll}
        self.tiles = {tile.id: tile for tile in self.box.tiles}
        self.focuses = {card.id: card for card in self.box.focus}
        self.schemes = {card.id: card for card in self.box.scheme}
        self.cities = {space.id: space for space in self.box.city_space}
        self.faces = {face.id: face for face in self.box.altar_face}

    # Names and signs. ------------------------------------------------------------------------------

    def name(self, item: str) -> str:
        """Return the printed name, or the words of a thing that has none."""
        if item in TERMS:
            return self.words.text(TERMS[item][0])
        return self.words.name(self.game, item, self.facts)

    def gate_in_short(self, gate: str) -> str:
        """Return a gate without the word for gate."""
        order = ("sheep", "muster", "east", "horse", "water", "fountain", "dung", "valley", "old", "fish")
        return self.gates_in_short[order.index(gate)]

    def letter(self, resource: str) -> str:
        """Return the letter of a resource or of food."""
        return self.letters[("gold", "stone", "wood", "ash", "food").index(resource)]

    def blessing(self, index: int) -> str:
        """Return the sign of a Blessing: `✦o`."""
        return BLESSING + self.letters[5 + index]

    def banner_letter(self, index: int) -> str:
        """Return the letter of red, grey or blue banners."""
        return self.letters[8 + index]

    def good(self, kind: str, amount: int) -> str:
        """Return `2¢`, `1S` or `3⚑r`."""
        if kind in {"gold", "stone", "wood", "ash", "food"}:
            return f"{amount}{self.letter(kind)}"
        if kind == "lose_food":
            return f"−{amount}{self.letter('food')}"
        if kind.startswith("blessing_"):
            index = ("orange", "purple", "red", "any").index(kind.removeprefix("blessing_"))
            return f"{amount}{BLESSING if index == f.BLESSINGS else self.blessing(index)}"
        if kind.endswith("_banner"):
            index = ("red", "grey", "blue", "wild").index(kind.removesuffix("_banner"))
            return f"{amount}{BANNER}{'*' if index == f.COLOURS else self.banner_letter(index)}"
        signs = {
            "silver": SILVER, "worker": WORKER, "vp": POINT, "altar_step": ALTAR, "tent_step": TENT,
            "basic_resource": BASIC, "recover": RECOVER, "free_develop": DEVELOP,
        }  # fmt: skip
        return f"{amount}{signs[kind]}".replace("-", "−")

    def goods(self, gains: Gains, between: str = " ") -> str:
        """Return a list of goods in signs; `–` for nothing."""
        return between.join(self.good(kind, amount) for kind, amount in gains.items()) or "–"

    def banners(self, banners: Sequence[Banner]) -> str:
        """Return the banners of a card from the top: `g1 r2 b1`."""
        order = ("red", "grey", "blue")
        return " ".join(f"{self.banner_letter(order.index(each.colour))}{each.value}" for each in banners)

    def option(self, option: Option) -> str:
        """Return an option of a trade: `2¢→2W`."""
        return f"{option.price}{SILVER}→{self.goods(option.goods)}"

    def trade(self, card: str) -> str:
        """Return the trade of a character card: both options with their gate, or what it buys."""
        entry = self.characters[card]
        if entry.buy is not None:
            both = f"{self.option(entry.buy.upper)}|{self.option(entry.buy.lower)}"
            return f"{both} @{self.gate_in_short(entry.gate)}"
        return " ".join(f"{self.letter(kind)}→{price}{SILVER}" for kind, price in entry.sell.items())

    def condition(self, card: str) -> str:
        """Return what a character card scores on the Sabbath."""
        entry = self.characters[card]
        base = f"{entry.base}{POINT} + " if entry.base else ""
        return base + self.words.text(CONDITIONS[entry.condition][1])

    def wall_card(self, card: str) -> str:
        """Return what a wall card gives: `3¢ 2★`."""
        entry = self.wall_cards[card]
        return f"{self.goods(entry.effect)}, {entry.vp}{POINT}"

    def place_name(self, place: str) -> str:
        """Return a place of the ring as it is drawn: `w01`, `Sheep`."""
        return self.gate_in_short(place) if place in self.gates else place

    # What can be asked. ------------------------------------------------------------------------------

    def items(self) -> list[str]:
        """Return the ids of everything that can be asked about."""
        return [
            *self.characters, *self.heroes, *self.scrolls, *self.tiles, *self.gates, *self.walls,
            *self.wall_cards, *self.cities, *self.faces, *self.focuses, *self.schemes, *GOODS,
            *(blessing.id for blessing in self.box.blessing), *TERMS,
        ]  # fmt: skip

    def rules(self, item: str) -> list[str]:
        """Return the rules about a component."""
        return [f"EN-{number}" for number in self._rules(item)]

    def _rules(self, item: str) -> tuple[int, ...]:  # noqa: PLR0911  one line for each kind
        if item in self.characters:
            return (58, 56, CONDITIONS[self.characters[item].condition][0])
        if item in self.heroes:
            return (217, 218, 219)
        if item in self.scrolls:
            index = f.SCROLL_IDS.index(item)
            return (187 + index, 184) if index < f.ABILITIES else (217,)
        if item in self.tiles:
            return (126, *TILE_RULES[item.rpartition("_")[0]])
        if item in self.gates:
            return (16, 103) if self.gates[item].corner else (97, 101, 104)
        if item in self.walls:
            return (92, 94, 96, 99)
        if item in self.schemes:
            return (
                250,
                *dict.fromkeys(ACTIONS[each.action][0] for each in self.schemes[item].actions.values()),
            )
        groups: list[tuple[object, tuple[int, ...]]] = [
            (self.wall_cards, (99, 103)), (self.cities, (120,)), (self.faces, (157, 28)),
            (self.focuses, (247, 248, 260)), (GOODS, (GOODS.get(item, 0),)),
            (dict.fromkeys(f.BLESSING_IDS), (144, 145, 146)),
        ]  # fmt: skip
        for group, rules in groups:
            if isinstance(group, dict) and item in group:
                return rules
        return TERMS[item][1]

    def describe(self, item: str, seen: EsdrasView, seats: list[str]) -> list[str]:
        """Return what something is and does, and where it is now."""
        for group, tells in (
            (self.characters, self._character),
            (self.heroes, self._hero),
            (self.scrolls, self._scroll),
            (self.tiles, self._tile),
            (self.gates, self._place),
            (self.walls, self._place),
            (self.wall_cards, self._wall_card),
            (self.cities, self._city),
            (self.faces, self._face),
            (self.focuses, self._focus),
            (self.schemes, self._scheme),
            (TERMS, self._term),
        ):
            if item in group:
                return [self.name(item), *tells(item, seen, seats)]
        if item in GOODS or item in f.BLESSING_IDS:
            return [self.name(item), self.good(item, 1)]
        return []

    def say(self, message: str, /, **args: str | int) -> str:
        """Return words of the catalogue."""
        return self.words.text(f"esdras-et-nehemie-{message}", **args)

    def _character(self, item: str, seen: EsdrasView, seats: list[str]) -> list[str]:
        card = self.characters[item]
        said = [
            self.say("is-character", banners=self.banners(card.banners)),
            self.say("is-trade", trade=self.trade(item), gate=self.name(card.gate))
            if card.buy is not None
            else self.say("is-sale", trade=self.trade(item)),
            self.say("is-condition", condition=self.condition(item)),
        ]
        for side in seen.sides:
            on = [number for number, stack in enumerate(side.stacks, start=1) if item in stack]
            name = side_name(side.side, seen, seats, self.words)
            if on:
                said.append(self.say("lies-stack", seat=name, number=on[0]))
            elif item in side.tucked:
                said.append(self.say("lies-tucked", seat=name))
        return said

    def _hero(self, item: str, seen: EsdrasView, seats: list[str]) -> list[str]:
        card = self.heroes[item]
        rewards = " · ".join(self.goods(getattr(card, stage)) for stage in STAGES)
        said = [self.say("is-hero", banner=self.banners([card.banner]), rewards=rewards)]
        said += [
            self.say("lies-before", seat=side_name(side.side, seen, seats, self.words))
            for side in seen.sides
            if item in side.heroes
        ]
        return said

    def _scroll(self, item: str, seen: EsdrasView, seats: list[str]) -> list[str]:
        said = []
        tile = self.scrolls[item]
        if tile.now:
            said.append(self.say("is-now", points=f"{tile.now}{POINT}".replace("-", "−")))
        if tile.gives:
            said.append(self.say("is-gives", goods=self.goods(tile.gives)))
        cell = next((cell for cell in seen.scrolls if cell.tile == item), None)
        if cell is None:
            said.append(self.say("lies-nowhere"))
            return said
        said.append(self.say("lies-cell", place=cell.place.partition(".")[2], cost=self.row_cost(cell.row)))
        if cell.scribe is not None:
            said.append(self.say("lies-scribe", seat=side_name(cell.scribe, seen, seats, self.words)))
        return said

    def row_cost(self, row: int) -> str:
        """Return what a scribe on a row costs."""
        entry = self.box.scroll_row[row - 1]
        parts = [f"{entry.blue}{BANNER}{self.banner_letter(2)}"]
        parts += [f"{entry.silver}{SILVER}"] if entry.silver else []
        parts += [self.good("gold", entry.gold)] if entry.gold else []
        return " ".join(parts)

    def _tile(self, item: str, seen: EsdrasView, seats: list[str]) -> list[str]:
        tile = self.tiles[item]
        said = [self.say("is-tile", cost=self.goods(tile.cost), bar=self.goods(tile.green_bar))]
        for message, developed in (("is-front", False), ("is-back", True)):
            said.append(self.say(message, effect=self.tile_effect(item, developed=developed)))
        for side in seen.sides:
            said += [
                self.say("lies-before", seat=side_name(side.side, seen, seats, self.words))
                for own in side.tiles
                if own.tile == item
            ]
        return said

    def tile_effect(self, item: str, *, developed: bool) -> str:
        """Return in signs what a side of a tile does."""
        tile = self.tiles[item]
        if isinstance(tile, c.Guards):
            return f"∞ {RECOVER}" if developed else self.say("storage", number=tile.storage)
        if isinstance(tile, c.Farmers):
            gains = tile.back if developed else tile.front
            extra = f" + {self.good('food', tile.extra_food)}" if developed else ""
            sale = (
                f" · {self.box.number('food_price')}{SILVER}→{self.good('food', 1)}"
                if tile.sells_food
                else ""
            )
            return self.goods(gains) + extra + sale
        return " | ".join(self.goods(each) for each in self.slots(item, developed=developed))

    def farmer_gains(self, item: str, *, developed: bool) -> str:
        """Return what one farmer produces."""
        tile = self.tiles[item]
        assert isinstance(tile, c.Farmers)  # noqa: S101  no other tile has farmers
        return self.goods(tile.back if developed else tile.front)

    def slots(self, item: str, *, developed: bool) -> tuple[Gains, ...]:
        """Return what the slots, or options, of a side of a tile give."""
        tile = self.tiles[item]
        if not isinstance(tile, c.Slots):
            return ()
        return tile.back if developed else tile.front

    def _place(self, item: str, seen: EsdrasView, seats: list[str]) -> list[str]:
        place = next(place for place in seen.ring if place.id == item)
        said = []
        if item in self.walls:
            wall = self.walls[item]
            index = ("orange", "purple", "red").index(wall.blessing)
            said.append(
                self.say("is-wall", cost=self.place_cost(item), blessing=self.name(f.BLESSING_IDS[index]))
            )
        else:
            gate = self.gates[item]
            if not gate.corner:
                said.append(
                    self.say(
                        "is-gate",
                        cost=self.place_cost(item),
                        goods=self.goods(gate.gatekeeper),
                        points=gate.vp,
                    )
                )
            said.append(self.say("is-connection", goods=self.goods(gate.connection)))
        if place.state == "neutral":
            said.append(self.say("is-neutral"))
        elif place.owner is not None:
            said.append(self.say("is-built", seat=side_name(place.owner, seen, seats, self.words)))
        else:
            rubble = self.rubble(place.rubble)
            said.append(self.say("has-rubble", cubes=rubble or "–"))
            if place.silver:
                said.append(self.say("has-silver", number=place.silver))
        if place.card is not None:
            said.append(f"{self.name(place.card)} · {self.wall_card(place.card)}")
        return said

    def place_cost(self, item: str) -> str:
        """Return the price of a wall or gate: `3⚑g 2S`."""
        grey = self.banner_letter(1)
        if item in self.walls:
            wall = self.walls[item]
            return f"{wall.grey}{BANNER}{grey} {self.good('stone', wall.stone)}"
        box = self.box
        cost = f"{box.number('gate_grey')}{BANNER}{grey} {self.good('wood', box.number('gate_wood'))}"
        return f"{cost} {self.good('stone', box.number('gate_stone'))} 1{WORKER}"

    def rubble(self, cubes: Sequence[int]) -> str:
        """Return cubes as letters: `GSS`."""
        return "".join(self.letter(f.RESOURCE_IDS[kind]) * number for kind, number in enumerate(cubes))

    def _wall_card(self, item: str, seen: EsdrasView, seats: list[str]) -> list[str]:
        said = [self.wall_card(item)]
        for place in seen.ring:
            if place.card == item and place.owner is not None:
                name = side_name(place.owner, seen, seats, self.words)
                said.append(self.say("lies-wall", seat=name, place=place.id))
        return said

    def _city(self, item: str, seen: EsdrasView, seats: list[str]) -> list[str]:
        said = [self.goods(self.cities[item].reward)]
        said += [
            self.say("lies-tent", seat=side_name(side.side, seen, seats, self.words))
            for side in seen.sides
            if side.tent == item
        ]
        return said

    def judgement(self, face: str, round_: int) -> str:
        """Return the line of an altar face for a week."""
        row = self.rows[f"{face}_{round_}"]
        assert isinstance(row, c.Judgement)  # noqa: S101  its id says so
        return self.say(
            "judgement-line",
            behind=self.goods(row.behind),
            between=self.goods(row.between),
            ahead=self.goods(row.ahead),
        )

    def _face(self, item: str, seen: EsdrasView, seats: list[str]) -> list[str]:
        said = []
        for round_ in range(1, f.ROUNDS + 1):
            row = self.rows[f"{item}_{round_}"]
            assert isinstance(row, c.Judgement)  # noqa: S101  its id says so
            said.append(
                self.say("week-line", number=round_, zechariah=row.zechariah, haggai=row.haggai)
                + " "
                + self.judgement(item, round_)
            )
        return [*said, self.say("lies-here")] if seen.altar_face == item and seats else said

    def _focus(self, item: str, seen: EsdrasView, seats: list[str]) -> list[str]:
        card = self.focuses[item]
        message = "is-focus-clockwise" if card.direction == "clockwise" else "is-focus-counter-clockwise"
        said = [
            self.say(
                message, gate=self.name(card.gate), column=card.column, upper=self.option(card.upper),
                lower=self.option(card.lower),
            )
        ]  # fmt: skip
        return [*said, self.say("lies-revealed")] if seen.solo and seen.solo.focus == item and seats else said

    def _scheme(self, item: str, seen: EsdrasView, seats: list[str]) -> list[str]:
        said = [
            f"{number}. {self.action(action)}"
            for number, action in enumerate(self.schemes[item].actions.values(), start=1)
        ]
        return (
            [*said, self.say("lies-revealed")] if seen.solo and seen.solo.scheme == item and seats else said
        )

    def action(self, action: c.Action) -> str:
        """Return an action of a scheme card: `♟2+ 2G+: build the Temple`."""
        needs = [
            f"{least}{'+' if most == f.NO_LIMIT else f'–{most}'}{sign}"
            for sign, least, most in (
                (WORKER, action.least_workers, action.most_workers),
                (self.letter("gold"), action.least_gold, action.most_gold),
            )
            if least or most != f.NO_LIMIT
        ]
        does = self.words.text(ACTIONS[action.action][1])
        spends = f" −{self.good('gold', action.spends)}" if action.spends else ""
        gives = f" {self.goods(action.gives)}" if action.gives else ""
        return f"{' '.join(needs) + ' → ' if needs else ''}{does}{spends}{gives}"

    def _term(self, item: str, seen: EsdrasView, seats: list[str]) -> list[str]:  # noqa: PLR0911  one for each
        if item == "signs":
            return self.key()
        if item == "temple":
            rows = [self._temple_row(index) for index in range(f.ROWS, 0, -1)]
            return [self.say("temple-rows", rows=" · ".join(rows))]
        if item == "altar":
            spaces = [
                f"{index}{'°' if space.golden else ''}\u00a0{self.goods(space.reward)}"
                for index, space in enumerate(self.box.altar_space)
                if space.reward
            ]
            order = [side_name(side, seen, seats, self.words) for side in seen.altar_order]
            return [
                self.say("altar-spaces", spaces=" · ".join(spaces)),
                self.say("altar-order", order=" > ".join(order)),
            ]
        if item == "levites":
            rows = [
                f"({index})\u00a0{self.good('food', row.food)}\u00a0→\u00a0{self.goods(row.reward)}"
                for index, row in enumerate(self.box.levite, start=1)
            ]
            return [self.say("levite-rows", rows=" · ".join(rows))]
        if item == "judgement" and seen.altar_face is not None:
            return [self.judgement(seen.altar_face, seen.round)]
        if item == "tents":
            steps = [self.tent_price(number) for number in range(1, 5)]
            return [self.say("tent-prices", steps=" · ".join(steps))]
        if item == "blessings":
            columns = [
                f"({index})\u00a0{self.goods(column.reward)}"
                for index, column in enumerate(self.box.blessing_column, start=1)
            ]
            return [self.say("blessing-columns", columns=" · ".join(columns))]
        if item == "scrolls":
            rows = [
                f"({row})\u00a0{self.row_cost(row)}\u00a0→\u00a0{self.box.scroll_row[row - 1].vp}{POINT}"
                for row in range(SCROLL_ROW, 0, -1)
            ]
            return [self.say("scroll-rows", rows=" · ".join(rows))]
        return []

    def tent_price(self, steps: int) -> str:
        """Return what a move of the tent costs: `3▲ 7⚑b 1■`."""
        blue, basic = self.box.number(f"tent_blue_{steps}"), self.box.number(f"tent_basic_{steps}")
        return f"{steps}{TENT} {blue}{BANNER}{self.banner_letter(2)}" + (f" {basic}{BASIC}" if basic else "")

    def _temple_row(self, row: int) -> str:
        entry = self.box.temple_row[row - 1]
        price = f"{entry.banners}{BANNER}{self.banner_letter(0)}"
        return f"({row})\u00a0{price}\u00a0→\u00a0{self.goods(entry.reward)}"

    def key(self) -> list[str]:
        """Return what the signs mean."""
        resources = ", ".join(
            f"{self.letter(kind)}\u00a0{self.name(kind)}" for kind in ("gold", "stone", "wood", "ash", "food")
        )
        blessings = ", ".join(
            f"{self.blessing(index)}\u00a0{self.name(item)}" for index, item in enumerate(f.BLESSING_IDS)
        )
        banners = "/".join(map(self.banner_letter, range(f.COLOURS)))
        return [self.say("key", resources=resources, blessings=blessings, banners=banners)]


def side_name(side: int, seen: EsdrasView, seats: list[str], words: Words) -> str:
    """Return who has a side: a player, or the solo opponent."""
    if side < seen.players and side < len(seats):
        return seats[side]
    return words.text(TERMS["opponent"][0])


@functools.lru_cache(maxsize=4)
def _components(text: str) -> Components:
    return c.read(text)
