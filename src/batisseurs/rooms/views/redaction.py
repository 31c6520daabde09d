"""What one reader may know of an event: the only place where events are redacted."""

from __future__ import annotations

from collections.abc import Iterable

from batisseurs.kernel.game import Game
from batisseurs.kernel.log_lines import clauses_of
from batisseurs.kernel.seats import EVERYONE, Seat
from batisseurs.rooms.state.events import Chose, Created, RoomEvent, StoredEvent
from batisseurs.rooms.state.room import opening_marks
from batisseurs.rooms.views.model import ChoseView, CreatedView, GameEventView, RoomEventView, StoredEventView


def redact_events(events: Iterable[StoredEvent], reader: Seat, game: Game) -> tuple[StoredEventView, ...]:
    """Return events of a game as one reader may know them."""
    return tuple(StoredEventView(kept.version, kept.at, _seen(kept.event, reader, game)) for kept in events)


def _seen(event: RoomEvent, reader: Seat, game: Game) -> RoomEventView:
    match event:
        case Created():
            return CreatedView(
                game=event.game,
                rules=event.rules,
                components=event.components,
                players=event.players,
                options=event.options,
                rematch_of=event.rematch_of,
                marks=opening_marks(event),
            )
        case Chose():
            return redact_line(event, reader, game)
        case _:
            return event


def redact_line(chose: Chose, reader: Seat, game: Game) -> ChoseView:
    """Return a line of the log in the words that a reader may see."""
    knows = chose.audience in {EVERYONE, reader}
    message = chose.message if knows else chose.public.message
    seen = [(game_event.for_reader(reader), game_event.rule) for game_event in chose.game_events]
    facts = [(fact, rule) for fact, rule in seen if fact is not None]
    told = clauses_of(chose.seat, message, facts, game.wordings, tells_choices=game.tells_choices)
    # Auto-answers are private.
    by = "person" if chose.by == "standing" and chose.seat != reader else chose.by
    return ChoseView(
        line=chose.line,
        seat=chose.seat,
        text=chose.text if knows else chose.public.text,
        message=message,
        by=by,
        game_events=tuple(GameEventView(fact, rule) for fact, rule in facts),
        told=tuple(told),
    )
