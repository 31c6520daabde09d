"""What one reader may know of an event: the only place where events are cut."""

from __future__ import annotations

from collections.abc import Iterable

from batisseurs.kernel.seats import EVERYONE, Seat
from batisseurs.rooms.state.events import Chose, Created, RoomEvent, StoredEvent
from batisseurs.rooms.state.room import opening_marks
from batisseurs.rooms.views.model import ChoseView, CreatedView, GameEventView, RoomEventView, StoredEventView


def redact_events(events: Iterable[StoredEvent], reader: Seat) -> tuple[StoredEventView, ...]:
    """Return events as one reader may know them."""
    return tuple(StoredEventView(kept.version, kept.at, _seen(kept.event, reader)) for kept in events)


def _seen(event: RoomEvent, reader: Seat) -> RoomEventView:
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
            return redact_line(event, reader)
        case _:
            return event


def redact_line(chose: Chose, reader: Seat) -> ChoseView:
    """Return a line of the log in the words that a reader may see."""
    knows = chose.audience in {EVERYONE, reader}
    told = [(happening.for_reader(reader), happening.rule) for happening in chose.happenings]
    # That somebody does not want to be asked is nobody else's business.
    by = "person" if chose.by == "standing" and chose.seat != reader else chose.by
    return ChoseView(
        line=chose.line,
        seat=chose.seat,
        text=chose.text if knows else chose.public.text,
        message=chose.message if knows else chose.public.message,
        by=by,
        happenings=tuple(GameEventView(message, rule) for message, rule in told if message is not None),
    )
