"""How long a game can become at most, counted from the rules and the printed values.

A player is asked for one of two reasons. The course of the game asks: so many turns, preparations and
Sabbaths, each with so many steps. And what was gained asks: a cube of choice when it comes, any cube when it
is sold or returned, silver when food is bought for it. So every gain has a worth, the most questions that can
follow from it, and it is enough to add up the worth of all that can be gained: of each trade, trader, worker
and so on the best there is, as often as it can happen at all. Goods that players give each other are not
gained again, and what the board has once, one player alone gains.

Workers and Blessings that are not there become tent steps (EN-6, EN-145), and spaces of the city map give
such: tents go in circles. With `steps` of those among the gains of a circle and `plain` the worth of the
others, a step is worth plain / (spaces - steps), and all steps of a player together a circle more, since
the last one may have begun at its best space.
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

from batisseurs.games.esdras_et_nehemie import facts as f
from batisseurs.games.esdras_et_nehemie.components import STEPS
from batisseurs.games.esdras_et_nehemie.grey import DRAWN
from batisseurs.games.esdras_et_nehemie.sabbath import ITEMS

TURNS = f.ROUNDS * f.DAYS
BECOME_STEPS = ("tent_step", "worker", *f.BLESSING_IDS, "blessing_any")


def chance(facts: f.Facts, players: int) -> int:
    """Return how often chance can act at most in one game."""
    set_up = 2 + sum(facts.rubble) + f.SCROLL_CELLS + players * f.TYPES  # 2: first player, altar face
    # What leaves a draw pile came there: all cards once, and what is not tucked after the first two Sabbaths.
    drawn = f.CHARACTERS + sum(f.DAYS - facts.tucked[round_] for round_ in range(f.ROUNDS - 1))
    walls = DRAWN * min(facts.walls, players * facts.wall_cards)
    opponent = 2 * TURNS + facts.wall_cards if players == 1 else 0
    return set_up + players * drawn + walls + opponent


def decisions(facts: f.Facts, players: int) -> int:
    """Return how often players can be asked at most in one game."""
    worth = Worth(facts)
    asked = players * (_course(facts, players) + _own(facts, players, worth)) + _shared(facts, players, worth)
    return 1 + int(asked)  # 1: the altar face


def _course(facts: f.Facts, players: int) -> int:
    """Return what turns, preparations and Sabbaths ask one player, and markers that can move."""
    red = 1 + f.LEVITES
    due: int = max(*facts.wall_stone, facts.gate_stone + facts.gate_wood)
    grey = 2 + due + 3  # the place, to rebuild, payments; the card, the others, the wall to copy
    blue = 1 + (f.SCROLL_ROWS - 1) + 1  # the scribe, its path, the tent
    # The card, the action, the end; a trade with a bonus and an end of selling; a trader, again; an elder.
    turn = 3 + 3 + 2 + 1 + max(red, grey, blue)
    # Items, the end, a market like a trade, a tile for nothing, enough food twice, every worker, a recovery.
    week = ITEMS + 1 + 3 + 1 + 2 + _assigned(facts, players) + 1
    blessings = f.BLESSINGS * facts.last_blessing
    return facts.gatekeepers[players] + TURNS * turn + f.ROUNDS * week + sum(facts.tucked) + blessings


def _assigned(facts: f.Facts, players: int) -> int:
    """Return how many workers a player can assign: all but those who stay where they began the game."""
    return facts.workers - 1 - facts.gatekeepers[players]


class Worth:
    """How many questions can follow from a gain."""

    def __init__(self, facts: f.Facts) -> None:
        """Work it out from the prices."""
        self.facts = facts
        silver = Fraction(1, facts.food_price)
        altar = facts.altar_end_silver * silver  # on the track its spaces give something, each once
        self.kinds = {"silver": silver, "altar_step": altar, "recover": Fraction(1)}
        for resource, kind in enumerate(f.RESOURCE_IDS):
            prices = [facts.sell_price[card * f.RESOURCES + resource] for card in range(f.CHARACTERS)]
            self.kinds[kind] = max(1 + max(prices) * silver, facts.altar_steps[resource] * altar)
        self.kinds["basic_resource"] = 1 + max(self.kinds[kind] for kind in ("stone", "wood", "ash"))
        circle = range(f.L_CITY, f.L_CITY + facts.city_spaces)
        steps = sum(self._entries(circle, kind) for kind in BECOME_STEPS)
        step = self.sum(circle) / (facts.city_spaces - steps)
        self.kinds |= dict.fromkeys(BECOME_STEPS, step)
        self.step = step

    def of(self, number: int) -> Fraction:
        """Return the worth of a reward list."""
        return sum((worth * self._entries([number], kind) for kind, worth in self.kinds.items()), Fraction())

    def sum(self, lists: Iterable[int]) -> Fraction:
        """Return the worth of reward lists that are all gained."""
        return sum(map(self.of, lists), Fraction())

    def best(self, lists: Iterable[int]) -> Fraction:
        """Return the worth of a reward list that is chosen among several."""
        return max(map(self.of, lists))

    def _entries(self, lists: Iterable[int], kind: str) -> int:
        """Return how much of a kind reward lists give."""
        total = 0
        for number in lists:
            for entry in range(number * f.LIST_SIZE, (number + 1) * f.LIST_SIZE, 2):
                if self.facts.rewards[entry] == f.REWARD_IDS.index(kind):
                    total += self.facts.rewards[entry + 1]
        return total


def _own(facts: f.Facts, players: int, worth: Worth) -> Fraction:
    """Return the worth of what each player can gain."""
    kinds = worth.kinds
    tiles = range(f.VARIANTS)
    start = max(
        sum(facts.storage_start[tile * f.RESOURCES + cube] * kinds[f.RESOURCE_IDS[cube]] for cube in range(4))
        for tile in tiles
    )
    silver = facts.starting_silver + f.SECTORS * facts.sector_silver * f.LEVITES
    produced = [*range(f.L_FARMER, f.L_FARMER + 2 * f.VARIANTS)]
    produced += range(f.L_LABOURER, f.L_LABOURER + 4 * f.VARIANTS)
    slots = f.VARIANTS * 2 * f.SLOTS
    bars = [f.L_GREEN_BAR + type_ * f.VARIANTS for type_ in range(f.TYPES)]
    return (
        start
        + silver * kinds["silver"]
        + TURNS * worth.best(range(f.L_TRADER, f.L_TRADER + slots))
        + TURNS * worth.best(range(f.L_ELDER, f.L_ELDER + slots))
        + TURNS * worth.best(range(f.L_TRADE, f.L_TRADE + 2 * f.CHARACTERS))
        + TURNS * STEPS[-1] * worth.step
        + f.ROUNDS * _assigned(facts, players) * worth.best(produced)
        + f.ROUNDS * worth.best(range(f.L_JUDGEMENT, f.L_JUDGEMENT + f.FACES * f.ROUNDS * 3))
        + sum(worth.best(range(bar, bar + f.VARIANTS)) for bar in bars)
        + worth.sum(range(f.L_LEVITE, f.L_LEVITE + f.LEVITES))
        + worth.sum(range(f.L_WALL_CARD, f.L_WALL_CARD + facts.wall_cards))
        + worth.sum(range(f.L_ALTAR, f.L_ALTAR + facts.last_altar + 1))
        + worth.sum(range(f.L_COLUMN, f.L_COLUMN + facts.last_blessing + 1))
        + facts.city_spaces * worth.step  # the last circle
    )


def _shared(facts: f.Facts, players: int, worth: Worth) -> Fraction:
    """Return the worth of what is there once: on the board, and by scroll tiles, each of which one has."""
    kinds, sides = worth.kinds, max(players, 2)
    rubble = sum(
        facts.bag[cube] * (1 + kinds[kind]) for cube, kind in enumerate(f.RESOURCE_IDS)
    )  # 1: to clear
    silver = sum(facts.gate_silver[players] for _ in range(f.GATES))
    if players == 1:  # what the opponent pays, or the main supply for it (EN-241)
        silver += TURNS * facts.trade_fee + f.SCROLL_CELLS * (f.SCROLL_ROWS - 1) * facts.path_silver
    rows = range(f.L_TEMPLE_ROW, f.L_TEMPLE_ROW + f.ROWS)
    trades = range(f.L_TRADE, f.L_TRADE + 2 * f.CHARACTERS)
    board = (
        rubble
        + facts.walls * worth.step  # a Blessing for the last cube (EN-94)
        + silver * kinds["silver"]
        + facts.temple_columns[players] * worth.sum(rows)
        + worth.sum(range(f.L_GATEKEEPER, f.L_GATEKEEPER + f.GATES))
        + 4 * worth.sum(range(f.L_CONNECTION, f.L_CONNECTION + f.GATES))  # two walls, two owners
        + worth.sum(range(f.L_HERO, f.L_HERO + f.HEROES * f.ROUNDS))
        + (f.ROUNDS - 1) * worth.step  # the leader's worker (EN-173)
    )
    often = {
        f.COUNSEL_OF_ELDERS: TURNS,
        f.PROFITABLE_TRADE: TURNS + f.ROUNDS,
        f.FRUIT_OF_THE_LAND: f.TYPES,
        f.KEEPERS_OATH: f.GATES,
        f.BLESSED_PEN: f.SCROLL_CELLS,
        f.GOLDEN_INCENSE: sum(facts.golden),
        f.TITHES: f.ROUNDS * f.LEVITES,
        f.MARKET_ON_THE_EVE: f.ROUNDS,
        f.PERPETUAL_FIRE: f.ROUNDS,
        f.RETURNING_EXILES: f.ROUNDS,
        f.CARAVAN: f.ROUNDS,
    }
    tiles = sum(times * worth.of(f.L_SCROLL + tile) for tile, times in often.items())
    second_bargain = TURNS * worth.best(range(f.L_TRADER, f.L_TRADER + f.VARIANTS * 2 * f.SLOTS))
    shared_labour = facts.wall_cards * worth.best(range(f.L_WALL_CARD, f.L_WALL_CARD + facts.wall_cards))
    swift_tents = (TURNS * sides + f.ROUNDS) * worth.step
    return board + tiles + second_bargain + shared_labour + swift_tents + f.ROUNDS * worth.best(trades)
