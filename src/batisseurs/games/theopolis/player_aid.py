"""The player aid: what cards cost somebody, how far they are on each way to end the game (TH-2).

Counted by the rules, for views: what shows a table computes none of it.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from batisseurs.games.theopolis import city, facts
from batisseurs.games.theopolis.components import GROUPS
from batisseurs.games.theopolis.table import TheopolisTable
from batisseurs.kernel.seats import Seat

WayName = Literal["original_points", "stones", "sacraments", "wonder", "apocalypse"]


class PriceView(msgspec.Struct, frozen=True):
    """What a card costs somebody (TH-45)."""

    cost: dict[str, int]
    """By Resource; those that it does not cost are left out."""
    short: tuple[str, ...]
    """The Resources of which too few are unused now."""


class WayView(msgspec.Struct, frozen=True):
    """One of the ways in which the game can end, and how far a player is (TH-142 to TH-148)."""

    name: WayName
    done: int
    goal: int


class GroupView(msgspec.Struct, frozen=True):
    """A group of sacraments: how many are held of those that it takes to win (TH-145)."""

    group: str
    held: int
    """No more than are needed: more of a group do not help."""
    needed: int


class NeedView(msgspec.Struct, frozen=True):
    """A card that a sacrament needs: any one of these."""

    cards: tuple[str, ...]
    met: str | None
    """The one in the city, if there is one."""


class SacramentView(msgspec.Struct, frozen=True):
    """A sacrament, and which of its cards are in a city (TH-119)."""

    sacrament: str
    held: bool
    needs: tuple[NeedView, ...]


class AidView(msgspec.Struct, frozen=True):
    """The player aid of one player."""

    ways: tuple[WayView, ...]
    groups: tuple[GroupView, ...]
    sacraments: tuple[SacramentView, ...]
    wanted: tuple[str, ...]
    """The cards that would complete a part of a sacrament."""


def price(table: TheopolisTable, seat: Seat, card: str) -> PriceView | None:
    """Return what a card costs a player; None for a Disaster, which nobody plays (TH-45)."""
    own = table.facts
    kind = own.ids.index(card)
    at = (table.saints[seat] * facts.KINDS + kind) * facts.RESOURCES
    costs = [int(own.price[at + resource]) for resource in range(facts.RESOURCES)]
    if max(costs) >= facts.NEVER:
        return None
    unused = [int(table.unused[seat * facts.RESOURCES + resource]) for resource in range(facts.RESOURCES)]
    rows = list(zip(own.resource_ids, costs, unused, strict=True))
    return PriceView(
        {name: cost for name, cost, _ in rows if cost},
        tuple(name for name, cost, has in rows if cost > has),
    )


def aid(table: TheopolisTable, seat: Seat) -> AidView:
    """Return the player aid of a player."""
    groups = _groups(table, seat)
    sacraments = _sacraments(table, seat)
    wanted = [card for one in sacraments for need in one.needs if need.met is None for card in need.cards]
    return AidView(_ways(table, seat, groups), groups, sacraments, tuple(dict.fromkeys(wanted)))


def _groups(table: TheopolisTable, seat: Seat) -> tuple[GroupView, ...]:
    held = city.sacraments(table, seat)
    found = []
    for group, name in enumerate(GROUPS):
        needed = int(table.facts.winning[group])
        number = sum(held >> sacrament & 1 for sacrament in table.facts.groups[group])
        found.append(GroupView(name, min(int(number), needed), needed))
    return tuple(found)


def _sacraments(table: TheopolisTable, seat: Seat) -> tuple[SacramentView, ...]:
    held = city.sacraments(table, seat)
    present = table.present[seat]
    found = []
    for index, name in enumerate(table.facts.sacrament_ids):
        needs = []
        for slot in range(facts.SLOTS):
            kinds = table.facts.needs[index * facts.SLOTS + slot]
            if kinds != facts.EVERY_KIND:
                needs.append(NeedView(_cards(table, kinds), next(iter(_cards(table, kinds & present)), None)))
        found.append(SacramentView(name, held >> index & 1 == 1, tuple(needs)))
    return tuple(found)


def _cards(table: TheopolisTable, kinds: int) -> tuple[str, ...]:
    return tuple(card for kind, card in enumerate(table.facts.ids) if kinds >> kind & 1)


def _ways(table: TheopolisTable, seat: Seat, groups: tuple[GroupView, ...]) -> tuple[WayView, ...]:
    own = table.facts
    start = int(own.starting_points)
    began = max(deck_began(table), int(table.deck_size))
    return (
        WayView("original_points", start - int(table.points[seat]), start),
        WayView("stones", int(city.stones(table, seat)), int(own.stones_to_win)),
        WayView("sacraments", sum(group.held for group in groups), sum(group.needed for group in groups)),
        _wonder(table, seat),
        WayView("apocalypse", began - int(table.deck_size), began),
    )


def _wonder(table: TheopolisTable, seat: Seat) -> WayView:
    """Return how much of the Wonder's price a player has, used Resources included (TH-146)."""
    own = table.facts
    kind = next((kind for kind in range(facts.KINDS) if own.winner_set >> kind & 1), None)
    if kind is None:
        return WayView("wonder", 0, 0)
    at = (table.saints[seat] * facts.KINDS + kind) * facts.RESOURCES
    ready = goal = 0
    for resource in range(facts.RESOURCES):
        cost = int(own.price[at + resource])
        place = seat * facts.RESOURCES + resource
        ready += min(cost, int(table.unused[place] + table.used[place]))
        goal += cost
    return WayView("wonder", ready, goal)


def deck_began(table: TheopolisTable) -> int:
    """Return how many cards the deck has at most once board and hands are dealt (TH-6 to TH-12)."""
    own = table.facts
    removed = own.short_deck[table.players] if table.short_deck else 0
    dealt = own.board + table.players * own.hand_limit
    return int(own.deck_cards() + 1 - removed - dealt)
