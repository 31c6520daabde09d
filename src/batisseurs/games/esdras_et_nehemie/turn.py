"""The turn and its open points. Rules: B4 to B7, B15, storage (EN-136 to EN-138)."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from batisseurs.games.esdras_et_nehemie.blue import (
    basic_of,
    can_move_tent,
    move_tent,
    place_scribe,
    scribe_choices,
    tent_steps,
)
from batisseurs.games.esdras_et_nehemie.facts import (
    BLUE,
    CHARACTER_IDS,
    CHARACTERS,
    COLOUR_IDS,
    COLOURS,
    DAYS,
    GREY,
    GUARDS,
    NONE,
    O_ACTION,
    O_ALTAR,
    O_BANNER,
    O_BUY_FOOD,
    O_CLEAR,
    O_DEVELOP,
    O_ELDER,
    O_END_TURN,
    O_LEVITE,
    O_PLAY,
    O_REBUILD,
    O_SCRIBE,
    O_SPOT,
    O_TEMPLE,
    O_TENT,
    O_TRADE,
    O_TRADER,
    RED,
    RESOURCE_IDS,
    RESOURCES,
    SCROLL_IDS,
    SLOTS,
    TENT_MOVES,
    TRADES,
    TYPES,
)
from batisseurs.games.esdras_et_nehemie.grey import can_be_chosen, can_rebuild, clear, rebuild
from batisseurs.games.esdras_et_nehemie.kinds import ACTIVE_SIDE, SIDE
from batisseurs.games.esdras_et_nehemie.people import (
    can_place_elder,
    can_place_trader,
    place_elder,
    place_trader,
)
from batisseurs.games.esdras_et_nehemie.red import (
    can_place_levite,
    levite_cost,
    place_in_temple,
    place_levite,
    place_on_altar,
    red_choices,
    unused_levites,
    use_as_banner,
)
from batisseurs.games.esdras_et_nehemie.rewards import buy_food, can_buy_food, own, say_buy_food, say_develop
from batisseurs.games.esdras_et_nehemie.table import (
    CELL_NAMES,
    GOODS,
    STACKS,
    WORKING,
    EsdrasChance,
    EsdrasConsequence,
    EsdrasStep,
    EsdrasTable,
    drawn_from,
    members_of,
    temple_cell,
)
from batisseurs.games.esdras_et_nehemie.trade import can_develop, can_trade, develop, say_trade, trade
from batisseurs.kernel.bits import bit, size
from batisseurs.kernel.choice import Choice, Message, Refusal
from batisseurs.kernel.kinds import SEAT, arguments
from batisseurs.kernel.seats import Seat, seat_name
from batisseurs.kernel.source import Source


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Turns(EsdrasConsequence):
    """Turns pass clockwise for six days, then comes the Sabbath (EN-47, EN-48); always last in the chain.

    With one player the human and the opponent take turns (EN-246).
    """

    def run(self, table: EsdrasTable) -> None:
        """Begin the next turn, or the Sabbath day."""
        table.again(self)
        if table.turn == DAYS * table.sides:
            # Imported here: the Sabbath comes after the turns, and the last one ends them.
            from batisseurs.games.esdras_et_nehemie.sabbath import begin_sabbath  # noqa: PLC0415

            begin_sabbath(table)
            return
        side = (table.shofar + table.turn) % table.sides
        table.turn += 1
        begin_turn(table, side)


def begin_turn(table: EsdrasTable, side: i64) -> None:
    """Nothing has been done yet in this turn."""
    table.phase = WORKING
    table.active = side
    clear_turn(table)
    if table.game_events is not None:
        day = (table.turn - 1) // table.sides + 1
        table.tell_side(side, "turn-begins", {"round": table.round + 1, "day": day}, "EN-48")
    if table.is_opponent(side):
        from batisseurs.games.esdras_et_nehemie.opponent import begin_opponent_turn  # noqa: PLC0415

        table.then(CheckStorage(side))  # EN-137: the human may have gained cubes
        begin_opponent_turn(table)
    else:
        table.then(OpenPoint(side))  # also against the opponent (EN-236)


def clear_turn(table: EsdrasTable) -> None:
    """Forget what was done in a turn, and its banners (EN-64, EN-66)."""
    table.played = NONE
    table.action = NONE
    table.spent = 0
    table.auxiliary_used = 0
    table.trader_placed = 0
    table.elder_placed = 0
    table.levite_placed = 0
    table.levites_used = 0
    table.uses_over = 0
    table.spot = NONE
    table.rebuilt = 0
    table.scribe_placed = 0
    table.tent_moved = 0
    table.items_done = 0
    for colour in range(COLOURS + 1):
        table.banners[colour] = 0
    for side in range(table.sides):
        table.tent_steps[side] = 0


def start_turn(table: EsdrasTable, side: i64) -> None:
    """Have a side begin its turn on a table that was laid by hand."""
    table.then(Turns())
    while (table.shofar + table.turn) % table.sides != side:
        table.turn += 1
    table.turn += 1
    begin_turn(table, side)
    table.settle()


# The open point. -----------------------------------------------------------------------------------------


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class OpenPoint(EsdrasStep):
    """A moment of the turn at which nothing is being resolved: everything possible now (EN-15, EN-49)."""

    asked_by = "EN-15"
    made_from = arguments(chooser=ACTIVE_SIDE)

    def choices(self, table: EsdrasTable) -> list[int]:
        """The card, the main action and its steps, the auxiliary action, trader, elder, food, the end."""
        seat = self.chooser
        found: list[int] = []
        if table.played == NONE:
            play_choices(table, seat, found)
        elif table.action == NONE:
            found.append(O_ACTION + RED)
            found.append(O_ACTION + GREY)
            found.append(O_ACTION + BLUE)
        else:
            if table.action == RED:
                add_red(table, seat, found)
            elif table.action == GREY:
                add_grey(table, seat, found)
            else:
                add_blue(table, seat, found)
            found.append(O_END_TURN)  # after any number of steps (EN-68)
        if table.auxiliary_used == 0:
            auxiliary_choices(table, seat, found, O_TRADE, O_DEVELOP)
        if table.reserve[seat] > 0:
            add_people(table, seat, found)
        if can_buy_food(table, seat):
            found.append(O_BUY_FOOD)
        return found

    def choose(self, table: EsdrasTable, choice: i64) -> None:
        """Do one thing; unless the turn is ended, the open point comes again after it."""
        seat = self.chooser
        if choice == O_END_TURN:
            end_turn(table, seat)
            return
        table.again(self)
        if choice < O_ACTION:
            play_character(table, seat, choice // STACKS, choice % STACKS)
        elif choice < O_END_TURN:
            choose_action(table, seat, choice - O_ACTION)
        elif choice < O_DEVELOP:
            table.auxiliary_used = 1
            trade(table, seat, choice - O_TRADE)
        elif choice < O_TRADER:
            table.auxiliary_used = 1
            develop(table, seat, choice - O_DEVELOP)
        elif choice < O_ELDER:
            place_trader(table, seat, choice - O_TRADER)
        elif choice < O_BUY_FOOD:
            place_elder(table, seat, choice - O_ELDER)
        elif choice == O_BUY_FOOD:
            buy_food(table, seat)
        else:
            do_main_step(table, seat, choice)

    def prompt(self, table: EsdrasTable) -> Message:
        about: dict[str, str | int | list[str]] = {"seat": self.chooser}
        if table.played == NONE:
            return Message("esdras-et-nehemie-ask-card", about)
        if table.action == NONE:
            return Message("esdras-et-nehemie-ask-action", about)
        about["number"] = table.available(self.chooser, table.action)
        return Message("esdras-et-nehemie-ask-" + COLOUR_IDS[table.action], about)

    def say(self, table: EsdrasTable, choice: i64) -> Choice:
        """`play scholar 1`, `red`, `end`, `trade scholar upper`, `develop guards`, `trader 1` and so on."""
        return say_open(table, self.chooser, choice)

    def refusals(self, table: EsdrasTable) -> list[Refusal]:
        """Everything that a player would expect and cannot do now."""
        # Imported here: reasons are words, and only asked for at the edge.
        from batisseurs.games.esdras_et_nehemie.reasons import open_point  # noqa: PLC0415

        return open_point(table, self.chooser)


def play_choices(table: EsdrasTable, seat: Seat, found: list[int]) -> None:
    """Add the cards of the hand on every stack with room (EN-54, EN-55)."""
    for card in range(CHARACTERS):
        if table.hand[seat] & bit(card):
            for stack in range(STACKS):
                if table.has_room(seat, stack):
                    found.append(O_PLAY + card * STACKS + stack)


def auxiliary_choices(table: EsdrasTable, seat: Seat, found: list[int], trades: i64, tiles: i64) -> None:
    """Add the trades and developments that can be paid (EN-121)."""
    for number in range(TRADES):
        if can_trade(table, seat, number):
            found.append(trades + number)
    for type_ in range(TYPES):
        if can_develop(table, seat, type_):
            found.append(tiles + type_)


def add_people(table: EsdrasTable, seat: Seat, found: list[int]) -> None:
    """Add free trader and elder slots (EN-50, EN-141)."""
    if table.trader_placed == 0:
        for slot in range(SLOTS):
            if can_place_trader(table, seat, slot):
                found.append(O_TRADER + slot)
    if table.elder_placed == 0:
        for slot in range(SLOTS):
            if can_place_elder(table, seat, slot):
                found.append(O_ELDER + slot)


def add_red(table: EsdrasTable, seat: Seat, found: list[int]) -> None:
    """Add the steps of the red action (B8)."""
    if can_place_levite(table, seat):
        found.append(O_LEVITE)
    if unused_levites(table, seat) > 0:
        red_choices(table, seat, found, O_TEMPLE, O_ALTAR)
        found.append(O_BANNER)


def add_grey(table: EsdrasTable, seat: Seat, found: list[int]) -> None:
    """Add the steps of the grey action (B9)."""
    spot = table.spot
    if spot == NONE:
        for place in range(table.facts.places):
            if can_be_chosen(table, place):
                found.append(O_SPOT + place)
        return
    if table.rebuilt == 1:
        return
    banners = table.available(seat, GREY)
    for resource in range(RESOURCES):
        if table.rubble[spot * RESOURCES + resource] > 0 and table.facts.clear_cost[resource] <= banners:
            found.append(O_CLEAR + resource)
    if can_rebuild(table, seat, spot):
        found.append(O_REBUILD)


def add_blue(table: EsdrasTable, seat: Seat, found: list[int]) -> None:
    """Add the steps of the blue action: one scribe, one move of the tent (B10, EN-109)."""
    if table.scribe_placed == 0 and table.reserve[seat] > 0:
        scribe_choices(table, seat, found, O_SCRIBE)
    if table.tent_moved == 0:
        blue = table.available(seat, BLUE)
        for move in range(TENT_MOVES):
            if can_move_tent(table, seat, move, blue):
                found.append(O_TENT + move)


def play_character(table: EsdrasTable, seat: Seat, card: i64, stack: i64) -> None:
    """Play a card on a stack; it covers the one below (EN-54, EN-56)."""
    table.hand[seat] &= ~bit(card)
    table.known[seat] &= ~bit(card)
    table.put_on_stack(seat, stack, card)
    table.played = stack
    if table.game_events is not None:
        about: dict[str, str | int | list[str]] = {"card": CHARACTER_IDS[card], "stack": stack + 1}
        table.tell_side(seat, "plays", about, "EN-54")


def choose_action(table: EsdrasTable, seat: Seat, colour: i64) -> None:
    """The choice of the main action is final for this turn (EN-67)."""
    table.action = colour
    if table.game_events is not None:
        about: dict[str, str | int | list[str]] = {"number": table.available(seat, colour)}
        table.tell_side(seat, "action-" + COLOUR_IDS[colour], about, "EN-67")


def do_main_step(table: EsdrasTable, seat: Seat, choice: i64) -> None:
    """Carry out one step of the main action."""
    if choice == O_LEVITE:
        place_levite(table, seat)
    elif choice < O_ALTAR:
        place_in_temple(table, seat, (choice - O_TEMPLE) // RESOURCES, (choice - O_TEMPLE) % RESOURCES)
    elif choice < O_BANNER:
        place_on_altar(table, seat, choice - O_ALTAR)
    elif choice == O_BANNER:
        use_as_banner(table, seat)
    elif choice < O_CLEAR:
        table.spot = choice - O_SPOT
        if table.game_events is not None:
            table.tell_side(seat, "spot", {"place": table.facts.place_ids[choice - O_SPOT]}, "EN-91")
    elif choice < O_REBUILD:
        clear(table, seat, choice - O_CLEAR)
    elif choice == O_REBUILD:
        rebuild(table, seat)
    elif choice < O_TENT:
        place_scribe(table, seat, choice - O_SCRIBE)
    else:
        move_tent(table, seat, choice - O_TENT)


# The end of a turn. --------------------------------------------------------------------------------------


def end_turn(table: EsdrasTable, seat: Seat) -> None:
    """Draw, check all storages, then the turn passes (EN-148, EN-149)."""
    table.then(DrawUp(seat), CheckStorage(seat))


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class DrawUp(EsdrasConsequence):
    """A player draws up to the hand limit, as far as there are cards (EN-148)."""

    made_from = arguments(side=SEAT)

    def __init__(self, side: i64) -> None:
        """Name the player."""
        super().__init__()
        self.side: Final = side

    def run(self, table: EsdrasTable) -> None:
        """When the pile is empty, everyone can tell what the hand holds: all other cards are open."""
        side = self.side
        if table.pile[side] == 0:
            table.known[side] = table.hand[side]
        elif size(table.hand[side]) < table.hand_limit(side):
            table.again(self)
            table.then(DrawCharacter(side))


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class DrawCharacter(EsdrasChance):
    """The next card of a player's draw pile (EN-37, EN-148)."""

    asked_by = "EN-37"
    made_from = arguments(side=SEAT)

    def __init__(self, side: i64) -> None:
        """Name the player."""
        super().__init__()
        self.side: Final = side

    def actor(self) -> Seat:
        """Return the player."""
        return self.side

    def choices(self, table: EsdrasTable) -> list[int]:
        """Any card of the pile."""
        return members_of(table.pile[self.side], CHARACTERS)

    def draw(self, table: EsdrasTable, source: Source) -> int:
        """Each equally likely."""
        pile = table.pile[self.side]
        return drawn_from(pile, source.below(size(pile)))

    def choose(self, table: EsdrasTable, choice: i64) -> None:
        """Take it into the hand."""
        table.pile[self.side] &= ~bit(choice)
        table.hand[self.side] |= bit(choice)

    def prompt(self, table: EsdrasTable) -> Message:
        return Message("esdras-et-nehemie-ask-draw", {"seat": self.side})

    def say(self, table: EsdrasTable, choice: i64) -> Choice:
        """`draw scholar for p1`."""
        card = CHARACTER_IDS[choice]
        about: dict[str, str | int | list[str]] = {"card": card, "seat": self.side}
        return Choice(f"draw {card} for {seat_name(self.side)}", Message("esdras-et-nehemie-draw", about))

    def audience(self, table: EsdrasTable, choice: i64) -> Seat:
        """Only the player (EN-53)."""
        return self.side

    def veiled(self, table: EsdrasTable, choice: i64) -> Choice:
        """`draw card for p1`."""
        about: dict[str, str | int | list[str]] = {"seat": self.side}
        return Choice(
            f"draw card for {seat_name(self.side)}", Message("esdras-et-nehemie-draw-veiled", about)
        )


def excess(table: EsdrasTable, side: i64) -> i64:
    """Return how many cubes a player must return; the opponent none (EN-136, EN-138, EN-239).

    A developed Guards tile has no limit (EN-129).
    """
    if table.is_opponent(side) or table.is_developed(side, GUARDS):
        return 0
    return max(table.resources(side) - table.facts.storage[table.tiles[side * TYPES + GUARDS]], 0)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class CheckStorage(EsdrasConsequence):
    """Players with more cubes than storage spaces return some, clockwise from a side (EN-137)."""

    made_from = arguments(start=SIDE)

    def __init__(self, start: i64) -> None:
        """Name the first."""
        super().__init__()
        self.start: Final = start

    def run(self, table: EsdrasTable) -> None:
        """Cubes of a single kind are returned without asking."""
        for distance in range(table.sides):
            side = (self.start + distance) % table.sides
            while excess(table, side) > 0:
                if kinds(table, side) > 1:
                    table.again(self)
                    table.then(DiscardExcess(side))
                    return
                for resource in range(RESOURCES):
                    if table.goods[side * GOODS + resource] > 0:
                        discard(table, side, resource)


def kinds(table: EsdrasTable, side: i64) -> i64:
    """Return how many kinds of cubes a player has."""
    total: i64 = 0
    for resource in range(RESOURCES):
        if table.goods[side * GOODS + resource] > 0:
            total += 1
    return total


def discard(table: EsdrasTable, side: i64, resource: i64) -> None:
    """Return a cube to the main supply (EN-137)."""
    table.goods[side * GOODS + resource] -= 1
    if table.game_events is not None:
        table.tell_side(side, "discards", {"good": RESOURCE_IDS[resource]}, "EN-137")


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class DiscardExcess(EsdrasStep):
    """A cube beyond the storage spaces is returned, of the owner's choice (EN-137)."""

    asked_by = "EN-137"

    def choices(self, table: EsdrasTable) -> list[int]:
        """The kinds that are there."""
        found: list[int] = []
        for resource in range(RESOURCES):
            if table.goods[self.chooser * GOODS + resource] > 0:
                found.append(resource)
        return found

    def choose(self, table: EsdrasTable, choice: i64) -> None:
        """Return it; the check continues."""
        discard(table, self.chooser, choice)

    def prompt(self, table: EsdrasTable) -> Message:
        about: dict[str, str | int | list[str]] = {
            "seat": self.chooser,
            "number": excess(table, self.chooser),
        }
        return Message("esdras-et-nehemie-ask-discard", about)

    def say(self, table: EsdrasTable, choice: i64) -> Choice:
        """`discard ash`."""
        good = RESOURCE_IDS[choice]
        return Choice(f"discard {good}", Message("esdras-et-nehemie-discard", {"good": good}))

    def refusals(self, table: EsdrasTable) -> list[Refusal]:
        """Cubes that are not there."""
        reasons: list[Refusal] = []
        for resource in range(RESOURCES):
            if table.has(self.chooser, resource) == 0:
                good = RESOURCE_IDS[resource]
                why = Message("esdras-et-nehemie-why-none", {"good": good})
                reasons.append(Refusal(f"discard {good}", why, "EN-137"))
        return reasons


# Words of the open point. --------------------------------------------------------------------------------


def say_open(table: EsdrasTable, seat: Seat, choice: i64) -> Choice:  # noqa: PLR0911  one for each kind
    """Put a choice of an open point into words."""
    if choice < O_ACTION:
        card = CHARACTER_IDS[choice // STACKS]
        stack = choice % STACKS + 1
        about: dict[str, str | int | list[str]] = {"card": card, "stack": stack}
        at = (own(seat, f"hand.{card}"), own(seat, f"stack.{stack}"))
        return Choice(f"play {card} {stack}", Message("esdras-et-nehemie-play", about), at)
    if choice < O_END_TURN:
        colour = COLOUR_IDS[choice - O_ACTION]
        number: dict[str, str | int | list[str]] = {"number": table.available(seat, choice - O_ACTION)}
        return Choice(colour, Message(f"esdras-et-nehemie-{colour}", number))
    if choice == O_END_TURN:
        return Choice("end", Message("esdras-et-nehemie-end"))
    if choice < O_DEVELOP:
        return say_trade(table, seat, choice - O_TRADE)
    if choice < O_TRADER:
        return say_develop(table, seat, choice - O_DEVELOP)
    if choice < O_BUY_FOOD:
        kind = "trader" if choice < O_ELDER else "elder"
        slot = (choice - O_TRADER) % SLOTS + 1
        message = Message(f"esdras-et-nehemie-{kind}", {"slot": slot})
        return Choice(f"{kind} {slot}", message, (own(seat, f"{kind}.{slot}"),))
    if choice == O_BUY_FOOD:
        return say_buy_food(table)
    return say_main_step(table, seat, choice)


def say_main_step(table: EsdrasTable, seat: Seat, choice: i64) -> Choice:  # noqa: PLR0911  one for each kind
    """Put a step of the main action into words."""
    about: dict[str, str | int | list[str]] = {}
    if choice == O_LEVITE:
        about = {"food": levite_cost(table, seat), "number": table.levites[seat] + 1}
        return Choice("levite", Message("esdras-et-nehemie-levite", about), (own(seat, "levites"),))
    if choice < O_ALTAR:
        row = (choice - O_TEMPLE) // RESOURCES
        good = RESOURCE_IDS[(choice - O_TEMPLE) % RESOURCES]
        about = {"row": row + 1, "good": good}
        at = (f"temple.{temple_cell(row, table.filled[row])}",)
        return Choice(f"temple {row + 1} {good}", Message("esdras-et-nehemie-in-temple", about), at)
    if choice < O_BANNER:
        good = RESOURCE_IDS[choice - O_ALTAR]
        about = {"good": good, "number": table.facts.altar_steps[choice - O_ALTAR]}
        return Choice(f"altar {good}", Message("esdras-et-nehemie-on-altar", about), ("altar",))
    if choice == O_BANNER:
        return Choice("banner", Message("esdras-et-nehemie-banner"), (own(seat, "levites"),))
    if choice < O_CLEAR:
        place = table.facts.place_ids[choice - O_SPOT]
        return Choice(
            f"spot {place}", Message("esdras-et-nehemie-choose-spot", {"place": place}), (f"ring.{place}",)
        )
    if choice < O_REBUILD:
        place = table.facts.place_ids[table.spot]
        good = RESOURCE_IDS[choice - O_CLEAR]
        about = {"good": good, "place": place, "number": table.facts.clear_cost[choice - O_CLEAR]}
        return Choice(f"clear {good}", Message("esdras-et-nehemie-clear", about), (f"ring.{place}",))
    if choice == O_REBUILD:
        place = table.facts.place_ids[table.spot]
        return Choice("rebuild", Message("esdras-et-nehemie-rebuild", {"place": place}), (f"ring.{place}",))
    if choice < O_TENT:
        cell = CELL_NAMES[choice - O_SCRIBE]
        tile = SCROLL_IDS[table.scrolls[choice - O_SCRIBE]]
        about = {"place": cell, "tile": tile}
        return Choice(f"scribe {cell}", Message("esdras-et-nehemie-scribe", about), (f"scroll.{cell}",))
    return say_tent(table, seat, choice - O_TENT)


def say_tent(table: EsdrasTable, seat: Seat, move: i64) -> Choice:
    """Return `tent 2` or `tent 3 wood`."""
    steps = tent_steps(move)
    about: dict[str, str | int | list[str]] = {"number": steps, "banners": table.facts.tent_blue[steps]}
    at = (own(seat, "tent"),)
    if move < 2:  # noqa: PLR2004  moves without a resource
        return Choice(f"tent {steps}", Message("esdras-et-nehemie-move-tent", about), at)
    good = RESOURCE_IDS[basic_of(move)]
    about["good"] = good
    return Choice(f"tent {steps} {good}", Message("esdras-et-nehemie-move-tent-with", about), at)
