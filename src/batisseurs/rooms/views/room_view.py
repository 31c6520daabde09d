"""A room now, for one reader."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, NamedTuple

import msgspec

from batisseurs.kernel import choice_text
from batisseurs.kernel.choice import Category, Message
from batisseurs.kernel.errors import BatisseursError
from batisseurs.kernel.game import Game
from batisseurs.kernel.puzzle import find_puzzle, judge
from batisseurs.kernel.seats import SPECTATOR, Seat
from batisseurs.rooms.state import clocks
from batisseurs.rooms.state.companion import enterers, entry
from batisseurs.rooms.state.events import UndoRequest
from batisseurs.rooms.state.live_room import AutoAnswers, LiveRoom
from batisseurs.rooms.views.model import (
    ChoiceView,
    PuzzleView,
    RefusalView,
    RequestView,
    RoomSeatView,
    RoomView,
)
from batisseurs.rooms.views.redaction import redact_line


class Reader(NamedTuple):
    """The reader: its seat, the guest's seats, whether it is the host, and all held seats."""

    seat: int
    hands: tuple[int, ...]
    host: bool
    held: Collection[int]


def make_room_view(
    live: LiveRoom, reader: Reader, auto_answers: AutoAnswers, view: msgspec.Raw | None
) -> RoomView:
    """Return the room for a reader. `view` is a stored view, for a room without a table."""
    room = live.room
    if live.playable and room.shows_table:
        view = live.view(reader.seat)
    return RoomView(
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
        ended=_ended(live),
        margin=_margin(live),
        scores=room.scores or live_scores(live, reader.seat),
        chance=room.plan.chance,
        marks=room.marks,
        puzzle=_puzzle(live),
        **_question(live, reader.seat),
    )


def _ended(live: LiveRoom) -> Message | None:
    """Return how a game that is over ended, and by whom; None before."""
    room = live.room
    if room.result is None:
        return None
    if live.rules is None or live.table is None:
        return Message(f"{room.plan.game}-ending-{room.result.ending.replace('_', '-')}")
    told = [event.message for line in room.lines for event in line.chose.game_events]
    return live.rules.game.ending_of(live.table, told)


def _margin(live: LiveRoom) -> Message | None:
    result = live.room.result
    if result is None or live.rules is None:
        return None if result is None else result.margin
    return live.rules.game.margin(result)


def live_scores(live: LiveRoom, reader: Seat) -> tuple[tuple[Category, ...], ...]:
    """Return the running scores for a reader, if the table shows them."""
    room = live.room
    if live.rules is None or live.table is None or room.stage != "playing" or not room.settings.scores:
        return ()
    game, table = live.rules.game, live.table
    return tuple(tuple(game.seen_score(table, seat, reader)) for seat in range(table.players))


def _puzzle(live: LiveRoom) -> PuzzleView | None:
    """Return the puzzle of a room, judged by its lines; None if there is none, or it is not here any more."""
    room = live.room
    if not room.plan.puzzle or live.rules is None:
        return None
    game = live.rules.game
    try:
        puzzle = find_puzzle(game, room.plan.puzzle)
    except BatisseursError:
        return None
    moves = [(line.chose.seat, line.chose.choice) for line in room.lines]
    verdict = judge(game, puzzle, live.rules.lay(), moves)
    return PuzzleView(verdict.state, verdict.reached, puzzle.id)


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
    """Return the pending request; for an undo, with the lines that would be undone."""
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


def _question(live: LiveRoom, seat: Seat) -> dict[str, Any]:
    """Return the fields with the prompt and the choices of the reader's own seat."""
    room, table = live.room, live.table
    if live.rules is None or table is None:
        return {}
    if seat in enterers(room, table):
        return {"entry": entry(live.rules, table, seat)}
    if room.stage != "playing" or seat == SPECTATOR:
        return {}
    if seat not in table.choosers():
        return {"may_withdraw": table.may_withdraw(seat)}
    step = choice_text.pending_step(table)
    return {
        "step": type(step).__name__,
        "rule": step.asked_by,
        "prompt": choice_text.prompt(table, seat),
        "choices": tuple(
            ChoiceView(said.text, said.message, said.at)
            for _, said in choice_text.spoken_choices(table, seat)
        ),
        "warnings": live.rules.game.warnings(table, seat),
        "refusals": tuple(
            RefusalView(refusal.text, refusal.reason, refusal.rule, refusal.at)
            for refusal in choice_text.refusals(table, seat)
        ),
        "may_withdraw": table.may_withdraw(seat),
    }
