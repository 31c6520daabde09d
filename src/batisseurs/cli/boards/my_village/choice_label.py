"""A choice of My Village beside its verb: what it points at, what it costs, what it gives, in signs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from batisseurs.cli.boards.my_village.cards import COIN, STORY, TIME
from batisseurs.cli.boards.my_village.shared_board import shown_price
from batisseurs.games.my_village.banner_value import BOTH_DICE, coins_for
from batisseurs.games.my_village.components import FIELD

if TYPE_CHECKING:
    from batisseurs.cli.boards.my_village.shared_board import Middle
    from batisseurs.kernel.choice import Choice


class Label:
    """What stands beside the number of one choice."""

    def __init__(self, middle: Middle, choice: Choice) -> None:
        """Take the choice, and the middle of the table as who chooses sees it."""
        self.middle = middle
        self.seen, self.cards, self.words = middle.seen, middle.cards, middle.words
        self.choice = choice
        self.args = choice.message.args
        self.card = str(self.args.get("card", ""))

    def text(self) -> str:
        """Return the label; nothing where the words of the choice say it well."""
        made = {
            "my-village-value": self._value,
            "my-village-take": self._dice,
            "my-village-pay-change": self._change,
            "my-village-pay-way": self._way,
            "my-village-add": self._add,
            "my-village-hand": self._hand,
            "my-village-question": self._question,
            "my-village-activate": self._activate,
            "my-village-harvest": self._harvest,
            "my-village-serve": self._customer,
            "my-village-take-customer": self._customer,
            "my-village-take-free": self._customer,
            "my-village-place-left": self._place,
            "my-village-place-right": self._place,
            "my-village-move": self._move,
            "my-village-bury": self._bury,
        }.get(self.choice.message.id)
        return made() if made is not None else ""

    def _number(self, name: str = "number") -> int:
        number = self.args[name]
        return number if isinstance(number, int) else 0

    # Dice. -----------------------------------------------------------------------------------------

    def _value(self) -> str:
        """`8`, `9 1¢`, `10 ◷2`."""
        price = self.middle.price_of(self._number())
        return str(self._number()) if price == shown_price((0, 0, 0)) else f"{self._number()} {price}"

    def _dice(self) -> str:
        """`white 5 + black 3 ◷2 1¢`."""
        mine = self.middle.mine
        dice = [name.partition(".")[2] for name in self.choice.at]
        black = sum(die.startswith("b") for die in dice)
        markers = min(mine.markers, BOTH_DICE) if mine is not None else 0
        ways: list[tuple[int, int, int]] = []
        for number in range(markers + 1):
            coins = int(coins_for(self._number("face"), self._number("other"), self._number(), number))
            if mine is not None and coins <= mine.coins and not any(coins >= other[2] for other in ways):
                ways.append((0, number, coins))
        change = "|".join(shown_price(way) for way in ways) if ways and any(ways[0]) else ""
        time = black * int(self.cards.facts.black_die_time)
        parts = (" + ".join(map(self.middle.die, dice)), f"{TIME}{time}" if time else "", change)
        return " ".join(part for part in parts if part)

    def _change(self) -> str:
        return shown_price((0, self._number("markers"), self._number("coins")))

    # Banners. --------------------------------------------------------------------------------------

    def _add(self) -> str:
        """`Cloister ◷4`, with the grey banner that a travel card costs besides."""
        parts = [self.cards.name(self.card), self.cards.price(self.card)]
        mine = self.middle.mine
        if self.cards.kind(self.card) == "travel" and mine is not None and mine.travels:
            grey = self.cards.grey(mine.travels[-1].card)
            parts.append(f"+ {grey}" if grey else "")
        if self.cards.kind(self.card) in {"monk", "travel"}:
            parts.append(f"→ {self.cards.effect(self.card)}")
        return " ".join(part for part in parts if part)

    def _hand(self) -> str:
        return f"{self.cards.name('hand')} → {self._number()}{STORY}"

    def _question(self) -> str:
        time = self.cards.components.question_banner.time
        return (
            f"{self.cards.name('question_banner')} {TIME}{time}"
            if time
            else self.cards.name("question_banner")
        )

    def _activate(self) -> str:
        """`Stable 5/8 ◷1 → horse`."""
        gain = self.cards.gain(self.card)
        parts = (self.cards.name(self.card), self.cards.white_time(self.card), f"→ {gain}" if gain else "")
        return " ".join(part for part in parts if part)

    def _harvest(self) -> str:
        field = self.cards.components.field[0]
        mine, number = self.middle.mine, self._number()
        plow = mine is not None and mine.fields[number - 1].plow
        return f"{self.cards.name(FIELD)} {number} → {field.coins + field.plow_coins * plow}{COIN}"

    def _customer(self) -> str:
        return self.cards.customer(self.card)

    def _way(self) -> str:
        """One way of several to pay: its words are ids and numbers."""
        words = self.choice.text.split()[1:]
        parts = []
        for number, names in zip(words[::2], words[1::2], strict=True):
            means = [self.cards.means(name) for name in names.split("_or_")]
            parts.append(
                f"{number}{COIN}" if names == "coin" else self.cards.amount("/".join(means), int(number))
            )
        return " + ".join(parts)

    # The village board. ----------------------------------------------------------------------------

    def _place(self) -> str:
        """`Abbot ◷1`; from the right slot with the story points it brings."""
        school = self.cards.components.school
        right = self.choice.message.id == "my-village-place-right"
        slot = self.words.text("my-village-slot-right" if right else "my-village-slot-left")
        gain = f" → {school.right_stories}{STORY}" if right else ""
        return f"{slot}: {self.cards.name(str(self.args['profession']))} {TIME}{school.place_time}{gain}"

    def _move(self) -> str:
        """`Coin space → 1¢`; at the town hall what becomes safe."""
        space = str(self.args["space"])
        entry = next(each for each in self.cards.components.headman_space if each.id == space)
        mine = self.middle.mine
        gain = f"{entry.coins}{COIN}" if entry.coins else f"{entry.stories}{STORY}" if entry.stories else ""
        if not gain and mine is not None:
            gain = self.words.text("my-village-safe", number=mine.tree)
        return f"{self.cards.name(space)} → {gain}" if gain else self.cards.name(space)

    def _bury(self) -> str:
        """`Abbot → 2✦`; nothing in an anonymous grave."""
        name, number = self.cards.name(str(self.args["profession"])), self._number()
        return (
            f"{name} → {number}{STORY}"
            if number
            else f"{name} → {self.words.text('my-village-term-grave').lower()}"
        )
