"""Preparation, Sabbath, and what follows. Rules: B16 to B18 (EN-150 to EN-174)."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from batisseurs.games.esdras_et_nehemie import solo_reasons
from batisseurs.games.esdras_et_nehemie.facts import (
    AHEAD,
    BEHIND,
    BETWEEN,
    CARAVAN,
    CHARACTER_IDS,
    CHARACTERS,
    COLOURS,
    FARMERS,
    FIELDS_OF_REST,
    GATE_PROVISIONS,
    GUARDS,
    L_JUDGEMENT,
    L_SCROLL,
    MARKET_ON_THE_EVE,
    PERPETUAL_FIRE,
    RETURNING_EXILES,
    ROUNDS,
    SCRIBES_TABLE,
    TITHES,
    TRADES,
    TYPES,
)
from batisseurs.games.esdras_et_nehemie.kinds import ACTIVE_SIDE, AMOUNT, SIDES_DONE
from batisseurs.games.esdras_et_nehemie.opponent import opponent_sabbath, reshuffle
from batisseurs.games.esdras_et_nehemie.rewards import (
    ASSIGNMENTS,
    assign,
    buy_food,
    can_buy_food,
    gain_workers,
    give,
    offer_food,
    offer_recovery,
    own,
    pay_food,
    say_assignment,
    say_buy_food,
    say_develop,
)
from batisseurs.games.esdras_et_nehemie.scoring import condition_points, score_finally
from batisseurs.games.esdras_et_nehemie.table import (
    FINISHED,
    FOOD,
    FROM_CARDS,
    GOODS,
    NOT_COUNTED,
    PREPARING,
    RESTING,
    SILVER,
    STACKS,
    EsdrasConsequence,
    EsdrasStep,
    EsdrasTable,
    members_of,
)
from batisseurs.games.esdras_et_nehemie.trade import develop, say_trade, trade
from batisseurs.games.esdras_et_nehemie.turn import CheckStorage, DrawUp, auxiliary_choices, clear_turn
from batisseurs.kernel.bits import bit, size
from batisseurs.kernel.choice import Choice, Message, Refusal
from batisseurs.kernel.kinds import SEAT, arguments

# Items of the preparation phase.
JUDGEMENT: Final = 0
FARMERS_FOOD: Final = 1
GUARDS_RECOVERY: Final = 2
FIRST_SCROLL: Final = 3
"""Then the five abilities, in this order."""
ITEMS: Final = 8
ITEM_IDS: Final = [
    "judgement",
    "farmers_food",
    "guards_recovery",
    "market_on_the_eve",
    "perpetual_fire",
    "returning_exiles",
    "tithes",
    "caravan",
]
# The choices of the preparation: an item, an assignment, food, the end.
ASSIGN: Final = ITEMS
PREPARE_FOOD: Final = 11
END_PREPARATION: Final = 12
PREPARATIONS: Final = 13
# The auxiliary action of the Market on the Eve: a trade, a tile, or nothing.
EVE_DEVELOP: Final = TRADES
EVE_DECLINE: Final = TRADES + TYPES


def begin_sabbath(table: EsdrasTable) -> None:
    """All have taken six turns: preparation, Sabbath, storage, and what comes after (EN-150, EN-169)."""
    if table.game_events is not None:
        table.tell("sabbath-begins", {"round": table.round + 1}, "EN-150")
    table.then(CheckStorage(table.shofar), AfterSabbath())
    table.then(Preparation(0), Sabbath(0))


# Preparation. --------------------------------------------------------------------------------------------


@final
@mypyc_attr(acyclic=True)
class Preparation(EsdrasConsequence):
    """Player by player from the Shofar holder (EN-152)."""

    made_from = arguments(place=SIDES_DONE)

    def __init__(self, place: i64) -> None:
        """Say how many sides have prepared."""
        super().__init__()
        self.place: Final = place

    def run(self, table: EsdrasTable) -> None:
        """The opponent only resolves the judgement (EN-271)."""
        if self.place == table.sides:
            table.phase = RESTING
            return
        side = (table.shofar + self.place) % table.sides
        table.phase = PREPARING
        table.active = side
        clear_turn(table)
        table.then(Preparation(self.place + 1))
        if table.is_opponent(side):
            judge(table, side)
        else:
            table.then(Prepare(side))


def judgement_of(table: EsdrasTable, side: i64) -> i64:
    """Return whether a marker is behind, between or ahead of the Prophets (EN-157, EN-R21).

    By the other reading a marker on a Prophet's space has not passed it.
    """
    return judgement_at(table, table.altar[side])


def judgement_at(table: EsdrasTable, marker: i64) -> i64:
    """Return the same for a marker on a space of the altar track."""
    at = table.altar_face * ROUNDS + table.round
    space = marker - (1 if table.prophets_passed else 0)
    if space < table.facts.zechariah[at]:
        return BEHIND
    if space >= table.facts.haggai[at]:
        return AHEAD
    return BETWEEN


def judge(table: EsdrasTable, side: i64) -> None:
    """Resolve the judgement of the Prophets (EN-157, EN-271)."""
    from batisseurs.games.esdras_et_nehemie.facts import L_SOLO_JUDGEMENT  # noqa: PLC0415

    judgement = judgement_of(table, side)
    if table.game_events is not None:
        message = ("judged-behind", "judged-between", "judged-ahead")[judgement]
        table.tell_side(side, message, {"space": table.altar[side]}, "EN-157")
    if table.is_opponent(side):
        effects = L_SOLO_JUDGEMENT + table.solo_face * 3 + judgement
        if table.game_events is not None:
            solo_reasons.judged(table, gains=not table.facts.is_empty(effects))
        give(table, side, effects)
    else:
        give(table, side, L_JUDGEMENT + (table.altar_face * ROUNDS + table.round) * 3 + judgement)


def ability_of(item: i64) -> i64:
    """Return the scroll tile of an item (EN-196, EN-198, EN-200, EN-201, EN-202)."""
    if item == FIRST_SCROLL:
        return MARKET_ON_THE_EVE
    if item == FIRST_SCROLL + 1:
        return PERPETUAL_FIRE
    if item == FIRST_SCROLL + 2:
        return RETURNING_EXILES
    return TITHES if item == FIRST_SCROLL + 3 else CARAVAN


def has_item(table: EsdrasTable, side: i64, item: i64) -> bool:
    """Tell whether an item is there for a player and not yet resolved (EN-151, EN-161)."""
    return table.items_done & bit(item) == 0 and is_there(table, side, item)


def is_there(table: EsdrasTable, side: i64, item: i64) -> bool:
    """Tell whether a player has an item, resolved or not (EN-151, EN-155, EN-156)."""
    if item == JUDGEMENT:
        return True
    if item == FARMERS_FOOD:
        return table.is_developed(side, FARMERS)
    if item == GUARDS_RECOVERY:
        return table.is_developed(side, GUARDS) and (table.traders[side] != 0 or table.elders[side] != 0)
    return table.owns(side, ability_of(item))


def resolve_item(table: EsdrasTable, side: i64, item: i64) -> None:
    """Resolve an item of the preparation phase (EN-151)."""
    table.items_done |= bit(item)
    if item == JUDGEMENT:
        judge(table, side)
        return
    if table.game_events is not None:
        table.tell_side(side, "item-" + ITEM_IDS[item].replace("_", "-"), {}, "EN-151")
    if item == FARMERS_FOOD:  # EN-155
        food = table.facts.extra_food[table.tiles[side * TYPES + FARMERS]]
        table.goods[side * GOODS + FOOD] += food
        if table.game_events is not None:
            table.tell_side(side, "gains-food", {"number": food}, "EN-155")
    elif item == GUARDS_RECOVERY:  # EN-156
        offer_recovery(table, side)
    elif ability_of(item) == TITHES:
        # The printed silver counts for each Levite (EN-201).
        silver = table.facts.rewards[(L_SCROLL + TITHES) * 8 + 1] * table.levites[side]
        table.goods[side * GOODS + SILVER] += silver
        if table.game_events is not None:
            table.tell_side(side, "gains-silver", {"number": silver}, "EN-201")
    else:
        if ability_of(item) == MARKET_ON_THE_EVE:
            table.then(MarketOnTheEve(side))
        give(table, side, L_SCROLL + ability_of(item))


@final
@mypyc_attr(acyclic=True)
class Prepare(EsdrasStep):
    """Items in an order of choice, workers assigned one at a time (EN-151, EN-153)."""

    asked_by = "EN-151"
    made_from = arguments(chooser=ACTIVE_SIDE)

    def choices(self, table: EsdrasTable) -> list[int]:
        """Open items, assignments, food; the end when nothing mandatory is left."""
        seat = self.chooser
        found: list[int] = []
        done = True
        for item in range(ITEMS):
            if has_item(table, seat, item):
                found.append(item)
                done = done and item == GUARDS_RECOVERY
        if table.reserve[seat] > 0:
            done = False
            for assignment in range(ASSIGNMENTS):
                found.append(ASSIGN + assignment)
        if can_buy_food(table, seat):
            found.append(PREPARE_FOOD)
        if done:
            found.append(END_PREPARATION)
        return found

    def choose(self, table: EsdrasTable, choice: i64) -> None:
        """Do it; the phase lasts until the player ends it."""
        if choice == END_PREPARATION:
            return
        table.again(self)
        if choice < ITEMS:
            resolve_item(table, self.chooser, choice)
        elif choice < PREPARE_FOOD:
            assign(table, self.chooser, choice - ASSIGN)
        else:
            buy_food(table, self.chooser)

    def prompt(self, table: EsdrasTable) -> Message:
        about: dict[str, str | int | list[str]] = {
            "seat": self.chooser,
            "number": table.reserve[self.chooser],
        }
        return Message("esdras-et-nehemie-ask-prepare", about)

    def say(self, table: EsdrasTable, choice: i64) -> Choice:
        """`judgement`, `tithes`, `farmer`, `labourer 1`, `buy food`, `end`."""
        if choice < ITEMS:
            item = ITEM_IDS[choice]
            text = item.replace("_", " ")
            return Choice(text, Message("esdras-et-nehemie-item-" + item.replace("_", "-") + "-choose"))
        if choice < PREPARE_FOOD:
            return say_assignment(self.chooser, choice - ASSIGN)
        if choice == PREPARE_FOOD:
            return say_buy_food(table)
        return Choice("end", Message("esdras-et-nehemie-end-preparation"))

    def refusals(self, table: EsdrasTable) -> list[Refusal]:
        """Items resolved or not there, workers that are not there, an end before everything is done."""
        possible = self.choices(table)
        reasons: list[Refusal] = []
        for choice in range(PREPARATIONS):
            if choice in possible:
                continue
            text = self.say(table, choice).text
            if choice < ITEMS:
                done = table.items_done & bit(choice) != 0
                why = "why-item-done" if done else "why-no-item"
                reasons.append(Refusal(text, Message("esdras-et-nehemie-" + why), "EN-151"))
            elif choice < PREPARE_FOOD:
                reasons.append(Refusal(text, Message("esdras-et-nehemie-why-no-worker"), "EN-153"))
            elif choice == PREPARE_FOOD:
                reasons.append(Refusal(text, Message("esdras-et-nehemie-why-no-food-sale"), "EN-134"))
            else:
                rule = "EN-153" if table.reserve[self.chooser] > 0 else "EN-151"
                reasons.append(Refusal(text, Message("esdras-et-nehemie-why-not-prepared"), rule))
        return reasons


@final
@mypyc_attr(acyclic=True)
class MarketOnTheEve(EsdrasStep):
    """One auxiliary action in the preparation phase, with any visible card (EN-196)."""

    asked_by = "EN-196"
    made_from = arguments(chooser=ACTIVE_SIDE)

    def choices(self, table: EsdrasTable) -> list[int]:
        """Trades and tiles that can be paid, or nothing."""
        found: list[int] = []
        auxiliary_choices(table, self.chooser, found, 0, EVE_DEVELOP)
        found.append(EVE_DECLINE)
        return found

    def choose(self, table: EsdrasTable, choice: i64) -> None:
        if choice < EVE_DEVELOP:
            trade(table, self.chooser, choice)
        elif choice < EVE_DECLINE:
            develop(table, self.chooser, choice - EVE_DEVELOP)

    def prompt(self, table: EsdrasTable) -> Message:
        return Message("esdras-et-nehemie-ask-market", {"seat": self.chooser})

    def say(self, table: EsdrasTable, choice: i64) -> Choice:
        """`trade scholar upper`, `develop guards`, `decline`."""
        if choice == EVE_DECLINE:
            return Choice("decline", Message("esdras-et-nehemie-decline-market"))
        if choice < EVE_DEVELOP:
            return say_trade(table, self.chooser, choice)
        return say_develop(table, self.chooser, choice - EVE_DEVELOP)

    def refusals(self, table: EsdrasTable) -> list[Refusal]:
        """Cards that are not visible, and what is developed or too dear."""
        from batisseurs.games.esdras_et_nehemie.reasons import eve_market  # noqa: PLC0415  as in turn.py

        return eve_market(table, self.chooser)


# The Sabbath. --------------------------------------------------------------------------------------------


@final
@mypyc_attr(acyclic=True)
class Sabbath(EsdrasConsequence):
    """Feed, tuck, score: player by player, who do not affect one another (EN-162, EN-168)."""

    made_from = arguments(place=SIDES_DONE)

    def __init__(self, place: i64) -> None:
        """Say how many sides have rested."""
        super().__init__()
        self.place: Final = place

    def run(self, table: EsdrasTable) -> None:
        """The opponent has its own Sabbath (EN-272)."""
        if self.place == table.sides:
            return
        side = (table.shofar + self.place) % table.sides
        table.phase = RESTING
        table.active = side
        table.then(Sabbath(self.place + 1))
        if table.is_opponent(side):
            opponent_sabbath(table)
            return
        table.then(Feed(side), Tucking(side, table.facts.tucked[table.round]), ScoreTucked(side))
        offer_food(table, side, workers_to_feed(table, side))


def workers_to_feed(table: EsdrasTable, side: i64) -> i64:
    """Return the food due, without those exempted by tiles (EN-163, EN-195, EN-197, EN-199)."""
    due: i64 = 0
    if not table.owns(side, FIELDS_OF_REST):
        due += table.farmers[side] + table.labourers[side]
    if not table.owns(side, SCRIBES_TABLE):
        due += table.scribes_of(side)
    if not table.owns(side, GATE_PROVISIONS):
        due += size(table.traders[side]) + table.gatekeepers(side)
    return due + size(table.elders[side])


@final
@mypyc_attr(acyclic=True)
class Feed(EsdrasConsequence):
    """Food for every worker off the Levite track; the unfed cost points (EN-163, EN-164)."""

    made_from = arguments(side=SEAT)

    def __init__(self, side: i64) -> None:
        """Name the player."""
        super().__init__()
        self.side: Final = side

    def run(self, table: EsdrasTable) -> None:
        pay_food(table, self.side, workers_to_feed(table, self.side), "feeds", "EN-163")


@final
@mypyc_attr(acyclic=True)
class Tucking(EsdrasConsequence):
    """So many cards of the stacks are to be tucked (EN-165)."""

    made_from = arguments(side=SEAT, left=AMOUNT)

    def __init__(self, side: i64, left: i64) -> None:
        """Name the player and the number."""
        super().__init__()
        self.side: Final = side
        self.left: Final = left

    def run(self, table: EsdrasTable) -> None:
        """Ask for one after the other."""
        if self.left > 0 and table.on_stacks(self.side) != 0:
            table.then(TuckCard(self.side), Tucking(self.side, self.left - 1))


@final
@mypyc_attr(acyclic=True)
class TuckCard(EsdrasStep):
    """A card of their own stacks, visible or covered, goes under the player aid (EN-165, EN-166)."""

    asked_by = "EN-165"

    def choices(self, table: EsdrasTable) -> list[int]:
        """Any card on the stacks, never from the hand."""
        return members_of(table.on_stacks(self.chooser), CHARACTERS)

    def choose(self, table: EsdrasTable, choice: i64) -> None:
        """Its top banner stays."""
        seat = self.chooser
        facts = table.facts
        table.leave_stack(seat, choice)
        table.tucked[seat] |= bit(choice)
        top = choice * 3
        table.tucked_banners[seat * COLOURS + facts.banner_colour[top]] += facts.banner_value[top]
        if table.game_events is not None:
            table.tell_side(seat, "tucks", {"card": CHARACTER_IDS[choice]}, "EN-165")

    def prompt(self, table: EsdrasTable) -> Message:
        return Message("esdras-et-nehemie-ask-tuck", {"seat": self.chooser})

    def say(self, table: EsdrasTable, choice: i64) -> Choice:
        """`tuck scholar`."""
        card = CHARACTER_IDS[choice]
        about: dict[str, str | int | list[str]] = {
            "card": card,
            "points": condition_points(table, self.chooser, choice),
        }
        at: tuple[str, ...] = ()
        for stack in range(STACKS):
            if table.visible(self.chooser, stack) == choice:
                at = (own(self.chooser, f"stack.{stack + 1}"),)
        return Choice(f"tuck {card}", Message("esdras-et-nehemie-tuck", about), at)

    def refusals(self, table: EsdrasTable) -> list[Refusal]:
        """Cards that are not on the stacks."""
        possible = self.choices(table)
        reasons: list[Refusal] = []
        for card in range(CHARACTERS):
            if card not in possible:
                name = CHARACTER_IDS[card]
                why = Message("esdras-et-nehemie-why-not-on-stack", {"card": name})
                reasons.append(Refusal(f"tuck {name}", why, "EN-165"))
        return reasons


@final
@mypyc_attr(acyclic=True)
class ScoreTucked(EsdrasConsequence):
    """Every tucked character card scores its condition (EN-167)."""

    made_from = arguments(side=SEAT)

    def __init__(self, side: i64) -> None:
        """Name the player."""
        super().__init__()
        self.side: Final = side

    def run(self, table: EsdrasTable) -> None:
        """Old and new ones."""
        side = self.side
        for card in range(CHARACTERS):
            if table.tucked[side] & bit(card):
                points = condition_points(table, side, card)
                table.score_points(side, FROM_CARDS, points)
                if table.game_events is not None:
                    about: dict[str, str | int | list[str]] = {
                        "card": CHARACTER_IDS[card],
                        "points": points,
                    }
                    table.tell_side(side, "scores-card", about, "EN-167")


# After the Sabbath. --------------------------------------------------------------------------------------


@final
@mypyc_attr(acyclic=True)
class AfterSabbath(EsdrasConsequence):
    """The next round, or the end of the game (EN-51, B18)."""

    def run(self, table: EsdrasTable) -> None:
        """Prophets, Shofar, workers, the leader's worker, cards, in this order (EN-170 to EN-174)."""
        if table.round == ROUNDS - 1:
            table.phase = FINISHED
            score_finally(table)
            table.instead(None)
            return
        table.round += 1  # the Prophets follow from it (EN-170)
        table.turn = 0
        table.phase = RESTING
        table.shofar = (table.shofar + 1) % table.sides  # EN-171
        table.active = table.shofar
        if table.game_events is not None:
            at = table.altar_face * ROUNDS + table.round
            about: dict[str, str | int | list[str]] = {
                "zechariah": table.facts.zechariah[at],
                "haggai": table.facts.haggai[at],
            }
            table.tell("prophets", about, "EN-170")
            table.tell_side(table.shofar, "shofar", {}, "EN-171")
        clear_turn(table)
        for side in range(table.sides):
            table.tent_steps[side] = NOT_COUNTED  # EN-R38
            take_back(table, side)
        table.then(NewPiles(0))
        if table.game_events is not None:
            table.tell_side(table.leader(), "altar-leader", {}, "EN-173")
        gain_workers(table, table.leader(), 1)  # EN-173, also the opponent (EN-245)


def take_back(table: EsdrasTable, side: i64) -> None:
    """Traders, elders, farmers and labourers come back into the reserve only now (EN-142, EN-172)."""
    table.reserve[side] += (
        size(table.traders[side]) + size(table.elders[side]) + table.farmers[side] + table.labourers[side]
    )
    table.traders[side] = 0
    table.elders[side] = 0
    table.farmers[side] = 0
    table.labourers[side] = 0


@final
@mypyc_attr(acyclic=True)
class NewPiles(EsdrasConsequence):
    """The cards left on the stacks make a new draw pile; all draw up to the hand limit (EN-174, EN-273)."""

    made_from = arguments(place=SIDES_DONE)

    def __init__(self, place: i64) -> None:
        """Say how many sides have shuffled."""
        super().__init__()
        self.place: Final = place

    def run(self, table: EsdrasTable) -> None:
        """From the Shofar holder."""
        if self.place == table.sides:
            return
        side = (table.shofar + self.place) % table.sides
        table.then(NewPiles(self.place + 1))
        if table.is_opponent(side):
            reshuffle(table)
            return
        table.pile[side] |= table.on_stacks(side)
        table.empty_stacks(side)
        table.then(DrawUp(side))
