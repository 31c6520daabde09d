"""Tests of Theopolis read like the rulebook's examples: a position, a few words, what is then true.

table = given(p1=side(city=["priest"], hand=["stole"], resources=(2, 1, 0)))
play(table, "p1 play stole")
assert sacraments_of(table, "p1") == ["reconciliation"]
"""

from __future__ import annotations

from typing import Any

from batisseurs.games.theopolis.game import THEOPOLIS
from batisseurs.games.theopolis.table import TheopolisTable
from batisseurs.games.theopolis.view import SeatView, TheopolisView
from batisseurs.kernel import Message, Refusal, choice_text, read_position, seat_from_name
from batisseurs.kernel.choice import GameEvent

QUIET = ["chapel", "church", "stole", "rings", "monk", "nun", "knight", "pope"]
"""A board without Disasters on which nothing depends."""


def side(
    *,
    city: list[str] | None = None,
    hand: list[str] | int = 0,
    resources: tuple[int, int, int] = (1, 1, 1),
    used: tuple[int, int, int] = (0, 0, 0),
    points: int = 20,
    saint: str | None = None,
    **more: Any,
) -> dict[str, Any]:
    """Say what one player has; resources as Faith, Hope, Charity."""
    names = ("faith", "hope", "charity")
    stated: dict[str, Any] = {
        "city": city or [],
        "hand": hand,
        "resources": dict(zip(names, resources, strict=True)),
        "used": dict(zip(names, used, strict=True)),
        "original_points": points,
        **more,
    }
    if saint is not None:
        stated["saint"] = saint
    return stated


def given(
    *,
    players: int = 2,
    turn: str = "p1",
    board: list[str] | None = None,
    discard: list[str] | None = None,
    options: dict[str, Any] | None = None,
    pending: list[list[Any]] | None = None,
    components: Any = None,
    seed: int = 1,
    **zones: Any,
) -> TheopolisTable:
    """Set up a position; without `pending` it is the start of the named seat's turn. Seats are p1=side(…)."""
    table: dict[str, Any] = {"discard": discard or [], "board": QUIET if board is None else board}
    for seat in range(players):
        table[f"p{seat + 1}"] = zones.pop(f"p{seat + 1}", side())
    table |= zones
    document: dict[str, Any] = {
        "situation": 1,
        "game": "theopolis",
        "players": players,
        "turn": turn,
        "seed": seed,
        "options": options or {},
        "table": table,
    }
    if pending is not None:
        document["pending"] = pending
    laid = read_position(THEOPOLIS, document, components)
    assert isinstance(laid, TheopolisTable)
    laid.game_events = []
    return laid


def play(table: TheopolisTable, *lines: str) -> None:
    """Play lines as in a record: `p1 play priest`, `chance reveal church`."""
    for line in lines:
        who, _, text = line.partition(" ")
        seat = seat_from_name(who)
        assert seat is not None, f"{who!r} is no seat"
        table.play(seat, choice_text.find_choice(table, seat, text))
        assert not THEOPOLIS.broken_laws(table), f"after {line!r}: {THEOPOLIS.broken_laws(table)}"
        assert not THEOPOLIS.contradictions(table), f"after {line!r}: {THEOPOLIS.contradictions(table)}"


def choices(table: TheopolisTable, verb: str = "") -> list[str]:
    """Return the texts of what may be chosen now, optionally only those that begin with a verb."""
    spoken = [said.text for _, said in choice_text.spoken_choices(table, table.chooser())]
    return [text for text in spoken if text.split()[0] == verb or not verb]


def waits_for(table: TheopolisTable) -> str:
    """Return who is asked and by which step: `p1 MainPhase`, `chance RevealCard`, `over`."""
    if table.top is None:
        return "over"
    seat = table.top.chooser
    return f"{'chance' if seat < 0 else f'p{seat + 1}'} {type(table.top).__name__}"


def refusal(table: TheopolisTable, text: str) -> Refusal | None:
    """Return why these words are not a choice of the player to move."""
    return choice_text.why_not(table, table.chooser(), text)


def refused_by(table: TheopolisTable, text: str) -> str:
    """Return the rule that refuses these words, which are not a choice."""
    reason = refusal(table, text)
    assert text not in choices(table)
    return "" if reason is None else reason.rule


def seen(table: TheopolisTable, reader: str = "p1") -> TheopolisView:
    """Return a reader's view."""
    seat = seat_from_name(reader)
    assert seat is not None
    view = THEOPOLIS.view(table, seat)
    assert isinstance(view, TheopolisView)
    return view


def of(table: TheopolisTable, name: str) -> SeatView:
    """Return one player's side, with the hand."""
    seat = seat_from_name(name)
    assert seat is not None
    return seen(table, name).seats[seat]


def city_of(table: TheopolisTable, name: str) -> list[str]:
    """Return the cards of a city, copies repeated."""
    return [card.card for card in of(table, name).city for _ in range(card.copies)]


def hand_of(table: TheopolisTable, name: str) -> list[str]:
    """Return the cards of a hand, copies repeated."""
    return [card.card for card in of(table, name).hand or () for _ in range(card.copies)]


def resources_of(table: TheopolisTable, name: str) -> tuple[int, ...]:
    """Return Faith, Hope, Charity owned, used or not."""
    return tuple(resource.unused + resource.used for resource in of(table, name).resources)


def unused_of(table: TheopolisTable, name: str) -> tuple[int, ...]:
    """Return unused Faith, Hope, Charity."""
    return tuple(resource.unused for resource in of(table, name).resources)


def sacraments_of(table: TheopolisTable, name: str) -> list[str]:
    """Return the sacraments held."""
    return list(of(table, name).sacraments)


def board_of(table: TheopolisTable) -> list[str]:
    """Return the board from place to place, an empty text where it is free."""
    return [card.card if card is not None else "" for card in seen(table).board]


def discard_of(table: TheopolisTable) -> list[str]:
    """Return the discard pile, copies repeated."""
    return [card.card for card in seen(table).discard for _ in range(card.copies)]


def told(table: TheopolisTable) -> list[Message]:
    """Return what has been reported since the position was set up."""
    game_events: list[GameEvent] | None = table.game_events
    return [game_event.message for game_event in game_events or []]
