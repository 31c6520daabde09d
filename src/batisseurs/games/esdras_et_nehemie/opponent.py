"""The solo opponent: a script that says why it does what it does. Rules: B24 to B27 (EN-236 to EN-275)."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from batisseurs.games.esdras_et_nehemie import solo_reasons
from batisseurs.games.esdras_et_nehemie.blue import (
    TakeRowFood,
    is_occupied,
    put_scribe,
    take_hero,
)
from batisseurs.games.esdras_et_nehemie.facts import (
    BLESSINGS,
    DO_CLEAR_WALL,
    DO_GATE,
    DO_NOTHING,
    DO_SCRIBE_HIGHEST,
    DO_SCRIBE_LOWEST,
    DO_TEMPLE,
    DO_WALL,
    FIRST_STONE_TILE,
    GATE_IDS,
    GOLD,
    L_FOCUS,
    L_SCHEME,
    L_WALL_CARD,
    LEVITES,
    NONE,
    RESOURCES,
    ROWS,
    SCHEME_ACTIONS,
    SCHEME_CARDS,
    SCROLL_CELLS,
    SCROLL_ROWS,
)
from batisseurs.games.esdras_et_nehemie.grey import (
    Connections,
    build_gate,
    next_walls,
    put_wall,
    take_rubble,
    take_wall,
)
from batisseurs.games.esdras_et_nehemie.kinds import NUMBER, PLACE, WALL
from batisseurs.games.esdras_et_nehemie.red import add_levite, put_in_temple
from batisseurs.games.esdras_et_nehemie.rewards import AltarSteps, TentSteps, give
from batisseurs.games.esdras_et_nehemie.table import (
    CELL_NAMES,
    FROM_CARDS,
    GOODS,
    OPPONENT,
    SILVER,
    EsdrasChance,
    EsdrasConsequence,
    EsdrasTable,
    all_of,
    drawn_from,
    members_of,
)
from batisseurs.games.esdras_et_nehemie.trade import fee_of, pay_fee
from batisseurs.kernel.bits import bit, size
from batisseurs.kernel.choice import Choice, Message
from batisseurs.kernel.kinds import arguments
from batisseurs.kernel.seats import Seat
from batisseurs.kernel.source import Source

IMPOSSIBLE: Final = 10_000
"""The rank of a path that cannot be used."""
HUMAN: Final = 100
"""What a human scribe counts against a path; a white worker counts 1."""


def has_gold(table: EsdrasTable) -> i64:
    """Return the opponent's gold."""
    return table.goods[OPPONENT * GOODS + GOLD]


def begin_opponent_turn(table: EsdrasTable) -> None:
    """Focus card, trade, scheme card, one action (EN-247 to EN-250)."""
    table.then(RevealFocus(), RevealScheme())


# Focus: the trade. ---------------------------------------------------------------------------------------


@final
@mypyc_attr(acyclic=True)
class RevealFocus(EsdrasChance):
    """The top focus card is revealed; the opponent trades by it (EN-247, EN-248)."""

    asked_by = "EN-247"

    def choices(self, table: EsdrasTable) -> list[int]:
        """Any card of the pile."""
        return members_of(table.focus_pile, table.facts.focus_cards)

    def draw(self, table: EsdrasTable, source: Source) -> int:
        """Each equally likely."""
        return drawn_from(table.focus_pile, source.below(size(table.focus_pile)))

    def choose(self, table: EsdrasTable, choice: i64) -> None:
        table.focus_pile &= ~bit(choice)
        table.focus = choice
        if table.game_events is not None:
            clockwise = table.facts.focus_clockwise[choice] == 1
            about: dict[str, str | int | list[str]] = {
                "card": table.facts.focus_ids[choice],
                "column": table.facts.focus_column[choice],
            }
            message = "focus-clockwise" if clockwise else "focus-counter-clockwise"
            table.tell_side(OPPONENT, message, about, "EN-247")
            solo_reasons.tell_why(table, "esdras-et-nehemie-reason-focus", "EN-247")
        opponent_trade(table)

    def prompt(self, table: EsdrasTable) -> Message:
        return Message("esdras-et-nehemie-ask-focus")

    def say(self, table: EsdrasTable, choice: i64) -> Choice:
        """`focus focus_sheep`."""
        card = table.facts.focus_ids[choice]
        return Choice(f"reveal {card}", Message("esdras-et-nehemie-reveal-focus", {"card": card}))


def opponent_trade(table: EsdrasTable) -> None:
    """Take the dearest option that can be paid with the fee, else move the tent (EN-248)."""
    facts = table.facts
    focus = table.focus
    gate = facts.focus_gate[focus]
    fee = fee_of(table, OPPONENT, gate)
    silver = table.goods[OPPONENT * GOODS + SILVER]
    upper = facts.focus_price[focus * 2]
    lower = facts.focus_price[focus * 2 + 1]
    option: i64 = NONE
    if upper + fee <= silver:
        option = 0
    if lower + fee <= silver and (option == NONE or lower >= upper):
        option = 1
    if option == NONE:
        if table.game_events is not None:
            about: dict[str, str | int | list[str]] = {"silver": silver, "number": min(upper, lower) + fee}
            table.tell_side(OPPONENT, "no-trade", about, "EN-248")
            solo_reasons.trade(table, fee, option)
        table.then(TentSteps(OPPONENT, 1))
        return
    price = upper if option == 0 else lower
    if table.game_events is not None:
        what: dict[str, str | int | list[str]] = {"silver": silver, "number": price, "fee": fee}
        table.tell_side(OPPONENT, "trade-upper" if option == 0 else "trade-lower", what, "EN-248")
        solo_reasons.trade(table, fee, option)
    pay_fee(table, OPPONENT, gate)
    table.goods[OPPONENT * GOODS + SILVER] -= price
    give(table, OPPONENT, L_FOCUS + focus * 2 + option)


# Scheme: the action. -------------------------------------------------------------------------------------


@final
@mypyc_attr(acyclic=True)
class RevealScheme(EsdrasChance):
    """The top scheme card is revealed; one of its actions is carried out (EN-249, EN-250)."""

    asked_by = "EN-249"

    def choices(self, table: EsdrasTable) -> list[int]:
        """Any card of the pile."""
        return members_of(table.scheme_pile, SCHEME_CARDS)

    def draw(self, table: EsdrasTable, source: Source) -> int:
        """Each equally likely."""
        return drawn_from(table.scheme_pile, source.below(size(table.scheme_pile)))

    def choose(self, table: EsdrasTable, choice: i64) -> None:
        """The uppermost action that is possible and whose requirement is met; a card once a week (EN-252)."""
        table.scheme_pile &= ~bit(choice)
        table.scheme = choice
        if table.game_events is not None:
            table.tell_side(OPPONENT, "scheme", {"card": table.facts.scheme_ids[choice]}, "EN-249")
            solo_reasons.tell_why(table, "esdras-et-nehemie-reason-scheme", "EN-250")
        for index in range(SCHEME_ACTIONS):
            if is_possible(table, choice * SCHEME_ACTIONS + index, index):
                act(table, choice * SCHEME_ACTIONS + index, index)
                return

    def prompt(self, table: EsdrasTable) -> Message:
        return Message("esdras-et-nehemie-ask-scheme")

    def say(self, table: EsdrasTable, choice: i64) -> Choice:
        """`reveal scheme_1`."""
        card = table.facts.scheme_ids[choice]
        return Choice(f"reveal {card}", Message("esdras-et-nehemie-reveal-scheme", {"card": card}))


def is_possible(table: EsdrasTable, action: i64, index: i64) -> bool:
    """Tell whether an action's requirement is met and it can be carried out (EN-250, EN-251, EN-263)."""
    if index == SCHEME_ACTIONS - 1:
        return True
    facts = table.facts
    workers = table.reserve[OPPONENT]
    gold = has_gold(table)
    met = (
        facts.scheme_least_workers[action] <= workers <= facts.scheme_most_workers[action]
        and max(facts.scheme_least_gold[action], facts.scheme_spends[action])
        <= gold
        <= facts.scheme_most_gold[action]
    )
    if met and can_do(table, facts.scheme_action[action]):
        return True
    if table.game_events is not None:
        about: dict[str, str | int | list[str]] = {"number": index + 1, "workers": workers, "gold": gold}
        table.tell_side(OPPONENT, "scheme-impossible" if met else "scheme-not-met", about, "EN-250")
        if met:
            solo_reasons.impossible(table, facts.scheme_action[action])
        else:
            solo_reasons.not_met(table, action)
    return False


def can_do(table: EsdrasTable, action: i64) -> bool:
    """Tell whether there is a target for an action (EN-263, EN-268, EN-R58)."""
    if action == DO_GATE:
        return gate_target(table) != NONE
    if action == DO_WALL:
        return table.wall_pile(OPPONENT) > 0 and wall_target(table) != NONE
    if action == DO_CLEAR_WALL:
        return rubble_target(table) != NONE
    if action in (DO_SCRIBE_HIGHEST, DO_SCRIBE_LOWEST):
        return table.reserve[OPPONENT] > 0 and scribe_target(table, action == DO_SCRIBE_HIGHEST) != NONE
    return True


def act(table: EsdrasTable, action: i64, index: i64) -> None:
    """Spend, do, gain (EN-253 to EN-270)."""
    facts = table.facts
    does = facts.scheme_action[action]
    if table.game_events is not None:
        about: dict[str, str | int | list[str]] = {
            "number": index + 1,
            "workers": table.reserve[OPPONENT],
            "gold": has_gold(table),
        }
        rule = "EN-251" if index == SCHEME_ACTIONS - 1 else "EN-250"
        table.tell_side(OPPONENT, "scheme-action", about, rule)
        solo_reasons.row(table, index, does)
    table.goods[OPPONENT * GOODS + GOLD] -= min(facts.scheme_spends[action], has_gold(table))
    give(table, OPPONENT, L_SCHEME + action)
    if does == DO_NOTHING or not can_do(table, does):
        return
    if does == DO_TEMPLE:
        build_temple(table)
    elif does == DO_CLEAR_WALL:
        clear_all(table, rubble_target(table), "EN-262")
    elif does == DO_GATE:
        place = gate_target(table)
        table.then(OpponentRebuild(place))
        clear_all(table, place, "EN-260")
    elif does == DO_WALL:
        place = wall_target(table)
        table.then(OpponentRebuild(place))
        clear_all(table, place, "EN-261")
    else:
        opponent_scribe(table, does == DO_SCRIBE_HIGHEST)


# Temple. -------------------------------------------------------------------------------------------------


def build_temple(table: EsdrasTable) -> None:
    """A Levite for gold if possible, then each Levite does something (EN-254, EN-255)."""
    price = table.facts.solo_levite_gold
    places = table.levites[OPPONENT] < LEVITES and table.reserve[OPPONENT] > 0 and has_gold(table) >= price
    table.then(OpponentLevites(table.levites[OPPONENT] + (1 if places else 0)))
    if places:
        table.goods[OPPONENT * GOODS + GOLD] -= price
        if table.game_events is not None:
            about: dict[str, str | int | list[str]] = {
                "number": table.levites[OPPONENT] + 1,
                "gold": price,
            }
            table.tell_side(OPPONENT, "opponent-levite", about, "EN-254")
            solo_reasons.tell_why(table, "esdras-et-nehemie-reason-levite", "EN-254")
        add_levite(table, OPPONENT)


@final
@mypyc_attr(acyclic=True)
class OpponentLevites(EsdrasConsequence):
    """Each Levite of the opponent: gold in the Temple, else silver for gold, else an altar step (EN-255)."""

    made_from = arguments(left=NUMBER)

    def __init__(self, left: i64) -> None:
        """Say how many Levites are left."""
        super().__init__()
        self.left: Final = left

    def run(self, table: EsdrasTable) -> None:
        """One after the other."""
        if self.left > 1:
            table.then(OpponentLevites(self.left - 1))
        row = temple_row(table)
        if row != NONE and has_gold(table) > 0:
            put_in_temple(table, OPPONENT, row, GOLD)
            if table.game_events is not None:
                solo_reasons.tell_why(table, "esdras-et-nehemie-reason-temple", "EN-256")
        elif table.goods[OPPONENT * GOODS + SILVER] > 0:
            table.goods[OPPONENT * GOODS + SILVER] -= 1
            table.goods[OPPONENT * GOODS + GOLD] += 1
            if table.game_events is not None:
                table.tell_side(OPPONENT, "opponent-changes", {}, "EN-255")
        else:
            if table.game_events is not None:
                table.tell_side(OPPONENT, "opponent-altar", {}, "EN-255")
            table.then(AltarSteps(OPPONENT, 1))


def temple_row(table: EsdrasTable) -> i64:
    """Return the row of the lowest empty cell in the leftmost column that has one (EN-256)."""
    best: i64 = NONE
    for row in range(ROWS):
        if table.filled[row] < table.columns() and (best == NONE or table.filled[row] < table.filled[best]):
            best = row
    return best


# Walls and gates. ----------------------------------------------------------------------------------------


def along(table: EsdrasTable, step: i64) -> i64:
    """Return the place so many steps from the focus gate in the direction of the arrow."""
    facts = table.facts
    start = facts.ring_at[facts.walls + facts.focus_gate[table.focus]]
    if facts.focus_clockwise[table.focus] == 1:
        return facts.ring[(start + step) % facts.places]
    return facts.ring[(start - step + facts.places) % facts.places]


def passed_on_the_way(table: EsdrasTable, target: i64) -> list[int]:
    """Return the places from the focus gate on, in the direction of the arrow, before a target."""
    passed: list[int] = []
    for step in range(table.facts.places):
        place = along(table, step)
        if place == target:
            break
        passed.append(place)
    return passed


def gate_target(table: EsdrasTable) -> i64:
    """Return the first eligible gate, from the focus gate on; NONE if there is none (EN-260, EN-R56).

    By the other reading the first one that is not built, if it can be paid.
    """
    if table.reserve[OPPONENT] == 0:
        return NONE
    for step in range(table.facts.places):
        place = along(table, step)
        if place >= table.facts.walls and table.gate_owner[place - table.facts.walls] == NONE:
            if has_gold(table) + table.cubes_on(place) >= table.facts.solo_rebuild_gold:
                return place
            if table.first_gate_only:
                return NONE
    return NONE


def rubble_target(table: EsdrasTable) -> i64:
    """Return the first wall spot with rubble in the direction of the arrow (EN-261, EN-262)."""
    for step in range(table.facts.places):
        place = along(table, step)
        if place < table.facts.walls and table.wall_owner[place] == NONE and table.cubes_on(place) > 0:
            return place
    return NONE


def wall_target(table: EsdrasTable) -> i64:
    """Return the wall spot to clear and rebuild, or the first empty one; NONE if not payable (EN-261)."""
    place = rubble_target(table)
    price = table.facts.solo_rebuild_gold
    if place != NONE:
        return place if has_gold(table) + table.cubes_on(place) >= price else NONE
    if has_gold(table) < price:
        return NONE
    for step in range(table.facts.places):
        place = along(table, step)
        if place < table.facts.walls and table.wall_owner[place] == NONE:
            return place
    return NONE


def clear_all(table: EsdrasTable, place: i64, rule: str) -> None:
    """Remove all rubble: gold is kept, other cubes become gold, and a wall spot blesses (EN-257)."""
    if table.game_events is not None:
        about: dict[str, str | int | list[str]] = {
            "place": table.facts.place_ids[place],
            "gate": GATE_IDS[table.facts.focus_gate[table.focus]],
        }
        table.tell_side(OPPONENT, "opponent-target", about, rule)
        solo_reasons.target(table, passed_on_the_way(table, place), place, rule)
    for resource in range(RESOURCES):
        while table.rubble[place * RESOURCES + resource] > 0:
            take_rubble(table, OPPONENT, place, resource, GOLD)
            if table.game_events is not None and table.cubes_on(place) == 0:
                solo_reasons.tell_why(table, "esdras-et-nehemie-reason-clears", "EN-257")


@final
@mypyc_attr(acyclic=True)
class OpponentRebuild(EsdrasConsequence):
    """The opponent pays gold and rebuilds (EN-258, EN-259)."""

    made_from = arguments(place=PLACE)

    def __init__(self, place: i64) -> None:
        """Name the place."""
        super().__init__()
        self.place: Final = place

    def run(self, table: EsdrasTable) -> None:
        """A gate at once; a wall needs its top card."""
        price = table.facts.solo_rebuild_gold
        table.goods[OPPONENT * GOODS + GOLD] -= price
        if table.game_events is not None:
            table.tell_side(OPPONENT, "opponent-pays", {"gold": price}, "EN-258")
            solo_reasons.tell_why(table, "esdras-et-nehemie-reason-pays", "EN-258")
        if self.place < table.facts.walls:
            table.then(DrawOpponentWall(self.place))
        else:
            build_gate(table, OPPONENT, self.place)


@final
@mypyc_attr(acyclic=True)
class DrawOpponentWall(EsdrasChance):
    """The opponent places the top card of its wall pile (EN-259)."""

    asked_by = "EN-259"
    made_from = arguments(place=WALL)

    def __init__(self, place: i64) -> None:
        """Name the wall spot."""
        super().__init__()
        self.place: Final = place

    def actor(self) -> Seat:
        """Return nobody's seat."""
        return self.chooser

    def choices(self, table: EsdrasTable) -> list[int]:
        """Any card of the pile, or the one that is known to come next."""
        return members_of(next_walls(table, OPPONENT), table.facts.wall_cards)

    def draw(self, table: EsdrasTable, source: Source) -> int:
        """Each equally likely."""
        members = next_walls(table, OPPONENT)
        return drawn_from(members, source.below(size(members)))

    def choose(self, table: EsdrasTable, choice: i64) -> None:
        """Its effect, then connections."""
        take_wall(table, OPPONENT, choice)
        put_wall(table, OPPONENT, self.place, choice)
        if table.game_events is not None:
            solo_reasons.tell_why(table, "esdras-et-nehemie-reason-wall-card", "EN-259")
        table.then(Connections(OPPONENT, self.place))
        give(table, OPPONENT, L_WALL_CARD + choice)

    def prompt(self, table: EsdrasTable) -> Message:
        return Message("esdras-et-nehemie-ask-opponent-wall")

    def say(self, table: EsdrasTable, choice: i64) -> Choice:
        """`draw wall_03`."""
        card = table.facts.wall_card_ids[choice]
        return Choice(f"draw {card}", Message("esdras-et-nehemie-draw-opponent-wall", {"card": card}))


# Torah. --------------------------------------------------------------------------------------------------


def row_is_full(table: EsdrasTable, row: i64) -> bool:
    """Tell whether every tile of a scroll row holds a coloured scribe (EN-264)."""
    for cell in range(SCROLL_CELLS):
        if table.facts.cell_row[cell] == row and table.scribes[cell] == NONE:
            return False
    return True


def scribe_gold(table: EsdrasTable, row: i64) -> i64:
    """Return the gold for a scribe on a row (EN-264)."""
    price = table.facts.row_vp[row]
    for below in range(row):
        if row_is_full(table, below):
            price -= 1
    return price


def path_rank(table: EsdrasTable, cell: i64, whites: i64) -> i64:
    """Return how bad the best path over an occupied tile is, with so many white workers payable (EN-R57).

    By the other reading every tile without their own scribe is bad, with a human one a little more.
    """
    if cell == NONE or not is_occupied(table, cell):
        return IMPOSSIBLE
    left = whites
    rank: i64 = 0
    owner = table.scribes[cell]
    if owner == NONE:
        rank = HUMAN if table.own_scribes_first else 1
        left -= 1
        if left < 0:
            return IMPOSSIBLE
    elif owner != OPPONENT:
        rank = HUMAN + (1 if table.own_scribes_first else 0)
    if table.facts.cell_row[cell] == 0:
        return rank
    return rank + min(
        path_rank(table, table.facts.below_left[cell], left),
        path_rank(table, table.facts.below_right[cell], left),
    )


def payable_whites(table: EsdrasTable) -> i64:
    """Return how many white workers the opponent could pay (EN-267)."""
    price = max(table.facts.path_silver, 1)
    return table.goods[OPPONENT * GOODS + SILVER] // price


def reach_rank(table: EsdrasTable, cell: i64) -> i64:
    """Return how bad the best path to a tile is; IMPOSSIBLE if there is none."""
    if table.facts.cell_row[cell] == 0:
        return 0
    whites = payable_whites(table)
    return min(
        path_rank(table, table.facts.below_left[cell], whites),
        path_rank(table, table.facts.below_right[cell], whites),
    )


def scribe_options(table: EsdrasTable, highest: bool) -> list[int]:
    """Return the tiles of the row that takes a scribe: those that can be reached and paid for (EN-265)."""
    options: list[int] = []
    for place in range(SCROLL_ROWS):
        row = SCROLL_ROWS - 1 - place if highest else place
        if scribe_gold(table, row) <= has_gold(table):
            for cell in range(SCROLL_CELLS):
                if (
                    table.facts.cell_row[cell] == row
                    and table.scribes[cell] == NONE
                    and reach_rank(table, cell) < IMPOSSIBLE
                ):
                    options.append(cell)
        if options:
            break
    return options


def scribe_target(table: EsdrasTable, highest: bool) -> i64:
    """Return the tile for a scribe: of the options, the one that the focus column picks (EN-266)."""
    options = scribe_options(table, highest)
    if not options:
        return NONE
    return options[picked(len(options), table.facts.focus_column[table.focus])]


def picked(options: i64, column: i64) -> i64:
    """Return which of several options, from the left, the black box of the focus card points at (EN-266)."""
    if options == 1:
        return 0
    if options == 2:  # noqa: PLR2004
        return 0 if column <= 2 else 1  # noqa: PLR2004
    if options == 3:  # noqa: PLR2004
        return (0, 1, 1, 2)[column - 1]
    # Of five and six the middle ones are left out: the last options lie further right.
    return column - 1 if column <= 2 else column - 1 + options - 4  # noqa: PLR2004


def opponent_scribe(table: EsdrasTable, highest: bool) -> None:
    """Pay gold, use a path, place the scribe; tiles have no effect but heroes (EN-264 to EN-270)."""
    cell = scribe_target(table, highest)
    row = table.facts.cell_row[cell]
    price = scribe_gold(table, row)
    if table.game_events is not None:
        options = scribe_options(table, highest)
        about: dict[str, str | int | list[str]] = {
            "place": CELL_NAMES[cell],
            "gold": price,
            "column": table.facts.focus_column[table.focus],
            "options": [CELL_NAMES[option] for option in options],
        }
        message = "opponent-scribe-highest" if highest else "opponent-scribe-lowest"
        table.tell_side(OPPONENT, message, about, "EN-265")
        solo_reasons.tile(table, options, cell)
    table.goods[OPPONENT * GOODS + GOLD] -= price
    use_path(table, cell)
    tile = table.scrolls[cell]
    put_scribe(table, OPPONENT, cell)
    table.then(TakeRowFood(OPPONENT, row))
    if tile >= FIRST_STONE_TILE:
        take_hero(table, OPPONENT, tile - FIRST_STONE_TILE)


def use_path(table: EsdrasTable, target: i64) -> None:
    """Go down the best path: silver for white workers; a human scribe earns silver (EN-241, EN-267)."""
    facts = table.facts
    at = target
    while facts.cell_row[at] > 0:
        whites = payable_whites(table)
        left = path_rank(table, facts.below_left[at], whites)
        right = path_rank(table, facts.below_right[at], whites)
        at = facts.below_left[at] if left <= right else facts.below_right[at]
        owner = table.scribes[at]
        about: dict[str, str | int | list[str]] = {"place": CELL_NAMES[at], "number": facts.path_silver}
        if owner == NONE:
            table.goods[OPPONENT * GOODS + SILVER] -= facts.path_silver
            if table.game_events is not None:
                table.tell_side(OPPONENT, "path-white", about, "EN-267")
                solo_reasons.path(table, "esdras-et-nehemie-reason-path-white")
        elif owner != OPPONENT:
            table.goods[owner * GOODS + SILVER] += facts.path_silver
            if table.game_events is not None:
                table.tell_side(owner, "path-pays", about, "EN-241")
                solo_reasons.path(table, "esdras-et-nehemie-reason-path-pays")


# Sabbath. ------------------------------------------------------------------------------------------------


def opponent_sabbath(table: EsdrasTable) -> None:
    """Silver for workers, points for scribe, people, Blessings and golden spaces (EN-272)."""
    facts = table.facts
    silver = facts.solo_reserve_silver[table.solo_face] * table.reserve[OPPONENT]
    table.goods[OPPONENT * GOODS + SILVER] += silver
    highest: i64 = 0
    for cell in range(SCROLL_CELLS):
        if table.scribes[cell] == OPPONENT:
            highest = max(highest, facts.row_vp[facts.cell_row[cell]])
    keepers = table.gatekeepers(OPPONENT)
    scribes = table.scribes_of(OPPONENT)
    levites = table.levites[OPPONENT]
    people = keepers + scribes + levites
    if facts.solo_sums[table.solo_face] == 0:
        people = max(max(keepers, scribes), levites)  # noqa: PLW3301  compiled, two arguments are fast
    rightmost: i64 = 0
    for colour in range(BLESSINGS):
        rightmost = max(rightmost, table.blessings[OPPONENT * BLESSINGS + colour])
    blessed = rightmost + table.golden_spaces(OPPONENT)
    table.score_points(OPPONENT, FROM_CARDS, highest + people + blessed)
    if table.game_events is not None:
        about: dict[str, str | int | list[str]] = {
            "silver": silver,
            "scribe": highest,
            "people": people,
            "gatekeepers": keepers,
            "scribes": scribes,
            "levites": levites,
            "blessed": blessed,
        }
        table.tell_side(OPPONENT, "opponent-sabbath", about, "EN-272")
        solo_reasons.sabbath(table, keepers, scribes, levites)


def reshuffle(table: EsdrasTable) -> None:
    """All focus and scheme cards go back into their piles (EN-273)."""
    table.focus_pile = all_of(table.facts.focus_cards)
    table.scheme_pile = all_of(SCHEME_CARDS)
    table.focus = NONE
    table.scheme = NONE
