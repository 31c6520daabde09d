"""The components of Esdras et Néhémie in words and signs: what places, cards and tiles cost and give.

2¢  silver       1♟  a worker       3★  points        1▷  an altar step     1▲  a tent step
■   a basic resource of choice      ✦   a Blessing    ⚑   banners           ↺   recover someone
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
    "golden_spaces": "esdras-et-nehemie-per-golden-spaces",
    "developed_tiles": "esdras-et-nehemie-per-developed-tiles",
    "purple_blessings": "esdras-et-nehemie-per-purple-blessings",
    "gatekeepers": "esdras-et-nehemie-per-gatekeepers",
    "walls": "esdras-et-nehemie-per-walls",
    "orange_blessings": "esdras-et-nehemie-per-orange-blessings",
    "scribes": "esdras-et-nehemie-per-scribes",
    "levites": "esdras-et-nehemie-per-levites",
    "red_blessings": "esdras-et-nehemie-per-red-blessings",
    "top_scrolls": "esdras-et-nehemie-per-top-scrolls",
}
"""The words of each Sabbath condition."""

ACTIONS = {
    "gain": "esdras-et-nehemie-does-gain",
    "build_temple": "esdras-et-nehemie-does-build-temple",
    "clear_wall": "esdras-et-nehemie-does-clear-wall",
    "rebuild_gate": "esdras-et-nehemie-does-rebuild-gate",
    "rebuild_wall": "esdras-et-nehemie-does-rebuild-wall",
    "scribe_highest": "esdras-et-nehemie-does-scribe-highest",
    "scribe_lowest": "esdras-et-nehemie-does-scribe-lowest",
}
"""The words of what the opponent does by a scheme card."""


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
        """Return what something is called."""
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
        return base + self.words.text(CONDITIONS[entry.condition])

    def wall_card(self, card: str) -> str:
        """Return what a wall card gives: `3¢ 2★`."""
        entry = self.wall_cards[card]
        return f"{self.goods(entry.effect)}, {entry.vp}{POINT}"

    def place_name(self, place: str) -> str:
        """Return a place of the ring as it is drawn: `w01`, `Sheep`."""
        return self.gate_in_short(place) if place in self.gates else place

    def say(self, message: str, /, **args: str | int) -> str:
        """Return words of the catalogue."""
        return self.words.text(f"esdras-et-nehemie-{message}", **args)

    def row_cost(self, row: int) -> str:
        """Return what a scribe on a row costs."""
        entry = self.box.scroll_row[row - 1]
        parts = [f"{entry.blue}{BANNER}{self.banner_letter(2)}"]
        parts += [f"{entry.silver}{SILVER}"] if entry.silver else []
        parts += [self.good("gold", entry.gold)] if entry.gold else []
        return " ".join(parts)

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
        does = self.words.text(ACTIONS[action.action])
        spends = f" −{self.good('gold', action.spends)}" if action.spends else ""
        gives = f" {self.goods(action.gives)}" if action.gives else ""
        return f"{' '.join(needs) + ' → ' if needs else ''}{does}{spends}{gives}"

    def tent_price(self, steps: int) -> str:
        """Return what a move of the tent costs: `3▲ 7⚑b 1■`."""
        blue, basic = self.box.number(f"tent_blue_{steps}"), self.box.number(f"tent_basic_{steps}")
        return f"{steps}{TENT} {blue}{BANNER}{self.banner_letter(2)}" + (f" {basic}{BASIC}" if basic else "")

    def key(self) -> str:
        """Return what the signs mean."""
        resources = ", ".join(
            f"{self.letter(kind)}\u00a0{self.name(kind)}" for kind in ("gold", "stone", "wood", "ash", "food")
        )
        blessings = ", ".join(
            f"{self.blessing(index)}\u00a0{self.name(item)}" for index, item in enumerate(f.BLESSING_IDS)
        )
        banners = "/".join(map(self.banner_letter, range(f.COLOURS)))
        return self.say("key", resources=resources, blessings=blessings, banners=banners)


def side_name(side: int, seen: EsdrasView, seats: list[str], words: Words) -> str:
    """Return who has a side: a player, or the solo opponent."""
    if side < seen.players and side < len(seats):
        return seats[side]
    return words.text("esdras-et-nehemie-term-opponent")


@functools.lru_cache(maxsize=4)
def _components(text: str) -> Components:
    return c.read(text)
