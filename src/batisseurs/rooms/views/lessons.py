"""The lessons of one reader at a table."""

from __future__ import annotations

from collections.abc import Collection

from batisseurs.kernel.lesson import OFF, Lesson, Moment, due, lit_places, moment_of, suggests
from batisseurs.kernel.seats import SPECTATOR, Seat
from batisseurs.rooms.state.live_room import LiveRoom
from batisseurs.rooms.state.room import Room
from batisseurs.rooms.views.model import Lessons, LessonView


def may_suggest(room: Room, seat: Seat) -> bool:
    """Return whether moves may be suggested to a seat: nobody else plays, and nobody can join."""
    others = [state for other, state in enumerate(room.seats) if other != seat]
    return (
        seat != SPECTATOR
        and room.stage == "playing"
        and not room.settings.listed
        and "practice" not in room.marks
        and all(state.bot and not state.person for state in others)
    )


def lessons_for(live: LiveRoom, seat: Seat, read: Collection[str]) -> Lessons:
    """Return what comes to a reader now.

    Lessons come at the table of a first game, and against bots to a reader who has learned the game so.
    """
    room = live.room
    if live.rules is None or live.table is None or seat == SPECTATOR or not room.shows_table:
        return Lessons(room.version)
    game, table = live.rules.game, live.table
    decisions = sum(1 for line in room.lines if line.chose.seat == seat and line.chose.by == "person")
    seen = (event.for_reader(seat) for line in room.lines for event in line.chose.game_events)
    now = moment_of(table, seat, {event.id for event in seen if event is not None}, decisions)

    # What is hidden from the reader is overwritten before the game is asked about places, so it cannot leak.
    visible = table.clone()
    game.overwrite_hidden(visible, seat)

    def shown(lesson: Lesson, moment: Moment) -> LessonView:
        return LessonView(lesson.id, lit_places(game, visible, seat, lesson, moment), lesson.rules)

    known = [lesson for lesson in game.lessons if lesson.id in read]
    teaches = "lesson" in room.marks or any(lesson.id.startswith(f"{game.slug}-") for lesson in known)
    alone = may_suggest(room, seat)
    ends = "lesson" in room.marks and room.stage == "over"
    new = due(game.lessons, now, read) if teaches and (alone or ends) and OFF not in read else []
    return Lessons(
        version=room.version,
        teaches=teaches and (alone or ends),
        on=OFF not in read,
        due=tuple(shown(lesson, now) for lesson in new),
        read=tuple(shown(lesson, Moment("")) for lesson in known),
        suggests="lesson" in room.marks and OFF not in read and alone and suggests(game.lessons, now, new),
        may_suggest=alone and now.step != "",
    )
