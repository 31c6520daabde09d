"""Companion mode: a person enters what is drawn and rolled at a real table.

The person who enters something sees it. So a seat enters what everyone may see and what only it may see; the
server draws what only a bot may see, and draws with a single outcome. The offered outcomes are those that
are possible for all the seat knows, so the list reveals nothing about other hands.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from batisseurs.kernel import choice_text
from batisseurs.kernel.seats import CHANCE, EVERYONE, Seat
from batisseurs.rooms.views.model import ChanceEntryView, OutcomeView

if TYPE_CHECKING:
    from batisseurs.kernel.table import Table
    from batisseurs.rooms.state.room import Room
    from batisseurs.rooms.state.rules import Rules

OTHER_DEALS = 64
"""Enough samples to find every card that may be in another hand."""
MOST_PLACES = 8
"""How many of the next draws are announced."""


def is_companion(room: Room) -> bool:
    """Return whether a person enters the results of chance in a room."""
    return room.plan.chance == "person"


def enterers(room: Room, table: Table) -> tuple[int, ...]:
    """Return the seats that may enter the next result of chance; none if the server draws."""
    if not is_companion(room) or room.stage != "playing" or table.chooser() != CHANCE:
        return ()
    choices = table.choices(CHANCE)
    if len(choices) == 1:
        return ()
    people = tuple(seat for seat, state in enumerate(room.seats) if state.person)
    seers = {choice_text.audience(table, CHANCE, choice) for choice in choices} - {EVERYONE}
    return tuple(seat for seat in people if seers <= {seat})


# What can come. ----------------------------------------------------------------------------------------


class Outcome(NamedTuple):
    """A possible result, and how many equal ones there may be."""

    choice: int
    """If it is not one of the step's choices, it is in another hand."""
    left: int


def outcomes(rules: Rules, table: Table, reader: Seat) -> list[Outcome]:
    """Return what can be drawn for all the reader knows."""
    found = _counted(table)
    if table.players > 1:
        for seed in range(OTHER_DEALS):
            for choice, left in _counted(rules.veiled(table, reader, seed)).items():
                found[choice] = max(left, found.get(choice, 0))
    return [Outcome(choice, left) for choice, left in sorted(found.items())]


def _counted(table: Table) -> dict[int, int]:
    return {choice: table.weight(choice) for choice in table.choices(CHANCE)}


def entry(rules: Rules, table: Table, reader: Seat) -> ChanceEntryView:
    """Return what a seat has to enter."""
    found = outcomes(rules, table, reader)
    spoken = [choice_text.say(table, CHANCE, outcome.choice) for outcome in found]
    names = _distinguishing([said.text for said in spoken])
    return ChanceEntryView(
        step=type(table.top).__name__,
        prompt=choice_text.prompt(table, CHANCE),
        outcomes=tuple(
            OutcomeView(said.text, said.message, said.at, name, outcome.left)
            for said, name, outcome in zip(spoken, names, found, strict=True)
        ),
        places=_places_in_order(table),
    )


def _distinguishing(texts: list[str]) -> list[str]:
    """Return the words in which each text differs from the others: `gold` for `rubble gold w01`."""
    split = [text.split() for text in texts]
    if len({len(parts) for parts in split}) > 1:
        return [" ".join(parts[1:]) or parts[0] for parts in split]
    differing = [index for index, parts in enumerate(zip(*split, strict=True)) if len(set(parts)) > 1]
    return [" ".join(parts[index] for index in differing) for parts in split]


def _places_in_order(table: Table) -> tuple[str, ...]:
    """Return the places of this draw and the next ones of its kind, if each is for a place.

    A person who sets up a real table enters many at once, and must know their order. The next draws are tried
    with any outcome: in no game does it change which place comes next.
    """
    twin = table.clone()
    first = choice_text.prompt(twin, CHANCE)
    places: list[str] = []
    while twin.chooser() == CHANCE and len(places) < MOST_PLACES:
        asked = choice_text.prompt(twin, CHANCE)
        (place,) = asked.args.values() if len(asked.args) == 1 else [0]
        if asked.id != first.id or not isinstance(place, str):
            break
        places.append(place)
        twin.play(CHANCE, twin.choices(CHANCE)[0])
    return tuple(places) if len(places) > 1 else ()
