"""A room as it stands, for one reader."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

import msgspec

from batisseurs.kernel import choice_text
from batisseurs.kernel.choice import Category
from batisseurs.kernel.game import Game
from batisseurs.kernel.seats import SPECTATOR, Seat
from batisseurs.kernel.table import Table
from batisseurs.rooms.state import clocks
from batisseurs.rooms.state.companion import enterers, entry
from batisseurs.rooms.state.events import UndoRequest
from batisseurs.rooms.state.live_room import AutoAnswers, LiveRoom
from batisseurs.rooms.views.model import ChoiceView, RefusalView, RequestView, RoomSeatView, RoomView
from batisseurs.rooms.views.redaction import redact_line


class Reader(NamedTuple):
    """Who looks: from which seat, the guest's seats, whether it is the host, and which seats are held."""

    seat: int
    hands: tuple[int, ...]
    host: bool
    held: Collection[int]


def make_room_view(
    live: LiveRoom, reader: Reader, auto_answers: AutoAnswers, view: msgspec.Raw | None
) -> RoomView:
    """Return the room for a reader. `view` is what was kept, for a room that has no table now."""
    room = live.room
    if live.playable and room.shows_table:
        view = live.view(reader.seat)
    seen = RoomView(
        room=room.id,
        version=room.version,
        stage=room.stage,
        game=room.plan.game,
        players=room.plan.players,
        options=room.plan.options,
        settings=room.settings,
        seats=_seats(live, reader),
        reader=reader.seat,
        host=reader.host,
        paused=room.paused,
        playable=live.playable,
        lines=len(room.lines),
        clocks_paused_until=room.clocks_paused_until if room.clocks_paused_until > room.at else None,
        request=_request_view(live, reader.seat),
        waiting=live.waiting,
        view=view,
        free_undo=room.free_undo(reader.seat) if live.playable else 0,
        auto_answers={step: text for (seat, step), text in auto_answers.items() if seat == reader.seat},
        result=room.result,
        scores=room.scores or live_scores(live, reader.seat),
        chance=room.plan.chance,
        marks=room.marks,
    )
    if live.rules is not None and live.table is not None and reader.seat in enterers(room, live.table):
        return msgspec.structs.replace(seen, entry=entry(live.rules, live.table, reader.seat))
    if live.table is None or room.stage != "playing" or reader.seat == SPECTATOR:
        return seen
    return _with_question(seen, live.table, reader.seat)


def live_scores(live: LiveRoom, reader: Seat) -> tuple[tuple[Category, ...], ...]:
    """Return how the points stand while the game is on, if the table wants to know, for a reader."""
    room = live.room
    if live.rules is None or live.table is None or room.stage != "playing" or not room.settings.scores:
        return ()
    game, table = live.rules.game, live.table
    return tuple(tuple(game.seen_score(table, seat, reader)) for seat in range(table.players))


def _seats(live: LiveRoom, reader: Reader) -> tuple[RoomSeatView, ...]:
    room, waiting = live.room, live.waiting
    return tuple(
        RoomSeatView(
            seat=seat,
            name=state.name,
            taken=seat in reader.held,
            bot=state.bot,
            yours=seat in reader.hands,
            waiting=seat in waiting,
            due=clocks.due(state.clock, room.settings.clock),
            time_bank=state.clock.time_bank,
            muted=state.muted,
        )
        for seat, state in enumerate(room.seats)
    )


def _request_view(live: LiveRoom, reader: Seat) -> RequestView | None:
    """The pending request; before anybody agrees to take lines back, all see which."""
    room, request = live.room, live.room.request
    if request is None:
        return None
    last = request.what.lines if isinstance(request.what, UndoRequest) else 0
    lines = room.lines[len(room.lines) - last :]
    game = live.rules.game if live.rules is not None else Game()
    return RequestView(
        number=request.number,
        seat=request.seat,
        what=request.what,
        yes=request.yes,
        asked=room.asked,
        lines=tuple(redact_line(line.chose, reader, game) for line in lines),
    )


def _with_question(seen: RoomView, table: Table, seat: Seat) -> RoomView:
    """Add what the reader's own seat is asked."""
    withdraws = table.may_withdraw(seat)
    if seat not in table.choosers():
        return msgspec.structs.replace(seen, may_withdraw=withdraws)
    return msgspec.structs.replace(
        seen,
        step=type(table.top).__name__,
        prompt=choice_text.prompt(table, seat),
        choices=tuple(
            ChoiceView(said.text, said.message, said.at)
            for _, said in choice_text.spoken_choices(table, seat)
        ),
        refusals=tuple(
            RefusalView(refusal.text, refusal.reason, refusal.rule, refusal.at)
            for refusal in choice_text.refusals(table, seat)
        ),
        may_withdraw=withdraws,
    )
