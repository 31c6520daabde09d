"""The HTTP API: each operation is a function over rooms."""

from __future__ import annotations

import functools
from time import perf_counter
from typing import Any

from batisseurs import __version__
from batisseurs.bots import LEVELS
from batisseurs.games import all_games
from batisseurs.kernel.choice import Message
from batisseurs.kernel.game import Game
from batisseurs.kernel.lesson import OFF
from batisseurs.kernel.puzzle import puzzles as puzzles_of
from batisseurs.kernel.seats import SPECTATOR
from batisseurs.rooms.access.actor import check_seat
from batisseurs.rooms.access.names import clean_text
from batisseurs.rooms.commands.model import Say, SentCommand
from batisseurs.rooms.errors import NotNow
from batisseurs.rooms.storage import ANY_SEAT, HOST, RoomRow
from batisseurs.rooms.views.model import (
    Answer,
    Explanations,
    Lessons,
    Look,
    Opened,
    Previews,
    Progress,
    SuggestionView,
    WholeTable,
)
from batisseurs.rooms.views.summary import summary_of_row
from batisseurs.server.errors import NoSuchPath, no_such_path
from batisseurs.server.http import authentication, wire
from batisseurs.server.http.addresses import is_local, server_address
from batisseurs.server.http.component_data import component_data, component_data_of
from batisseurs.server.http.operations import TEXT, Call, Operation
from batisseurs.server.http.rate_limits import TooMany
from batisseurs.server.process.metrics import CONTENT_TYPE
from batisseurs.server.realtime.subscription import own_seat
from batisseurs.server.storage.moderation import Report

MOST_LISTED = 100
MOST_REPORTS = 20
"""How many reports of one table may be open."""
LARGE = 1024 * 1024
"""The size limit for opening a room: a record or a component file may come with it."""


# Guests and lists. --------------------------------------------------------------------------------------


def be_guest(call: Call, body: wire.CreateGuest) -> wire.NewGuest:
    """Become a guest. A guest stays who they are."""
    server = call.server
    token = authentication.cookie_of(call.connection)
    known = token and authentication.guest_of(call.connection, server.storage) is not None
    if body.bearer or not known:
        _, token = authentication.new_guest(server.storage, server.time)
    if body.bearer:
        return wire.NewGuest(token)
    call.cookies.append(authentication.cookie_for(token, server.settings))
    return wire.NewGuest()


def games(_call: Call) -> wire.Games:
    """List the games and bots."""
    return _games()


@functools.cache
def _games() -> wire.Games:
    return wire.Games(tuple(_offered(game) for game in all_games()), tuple(LEVELS))


def _offered(game: Game) -> wire.OfferedGame:
    return wire.OfferedGame(
        game=game.slug,
        title=game.title,
        rules=game.rules_version,
        components=game.fingerprint(),
        min_players=game.min_players,
        max_players=game.max_players,
        options=tuple(
            wire.OfferedOption(
                option.name, option.default, option.rule, option.minimum, option.maximum, option.allowed
            )
            for option in game.options
        ),
        endings=game.endings,
        first=game.first_game,
    )


def lobby(call: Call) -> wire.Lobby:
    """List the rooms of the lobby."""
    rows = call.server.storage.listed(MOST_LISTED, call.server.settings.lobby_tables)
    rooms = (wire.ListedRoom(**_listed(call, row)) for row in rows)
    # A table that got a mark during the game is not listed either.
    return wire.Lobby(tuple(room for room in rooms if set(room.marks) <= set(call.server.rooms.listed_marks)))


def mine(call: Call) -> wire.Mine:
    """List the guest's rooms, those that wait for the guest longest first."""
    rows = call.server.storage.rooms_of(call.guest)
    hosted = {row.id for row, seat in rows if seat == HOST}
    seated = {row.id for row, seat in rows if seat != HOST}
    return wire.Mine(
        tuple(
            wire.MyRoom(
                **_listed(call, row),
                seat=SPECTATOR if seat == HOST else seat,
                waiting=seat in row.waiting,
                due=row.due,
                host=row.id in hosted,
            )
            for row, seat in rows
            if seat != HOST or row.id not in seated
        )
    )


def _listed(call: Call, row: RoomRow) -> dict[str, Any]:
    """Return what every list shows of a room."""
    about = summary_of_row(call.server.storage, row)
    return {
        "room": row.id,
        "game": row.game,
        "stage": row.stage,
        "created": row.created,
        "changed": row.changed,
        "lines": about.lines,
        "watching": about.watching,
        "paused": about.paused,
        "marks": about.marks or (),
        "seats": tuple(
            wire.ListedSeat(number, seat.name, seat.bot, not (seat.person or seat.bot), number in row.waiting)
            for number, seat in enumerate(about.seats)
        ),
    }


# Rooms. -------------------------------------------------------------------------------------------------


def open_room(call: Call, body: wire.OpenRoom) -> Opened:
    """Open a room."""
    return call.server.rooms.open(call.guest, body.id, body.new)


def look(call: Call, query: wire.LookQuery) -> Look:
    """Look at a room: what happened since a version, and the room now."""
    seat = query.seat if query.seat is not None else own_seat(call.server, call.room, call.guest)
    return call.server.rooms.look(call.room, call.guest, seat, query.since, query.at)


def command(call: Call, body: SentCommand) -> Answer:
    """Carry out a command, once."""
    if isinstance(body.command, Say):
        call.server.limits.take("chat", call.guest)
    kind = str(body.command.__struct_config__.tag)
    with call.server.metrics.command_seconds.labels(kind).time():
        return call.server.rooms.do(call.room, call.guest, body)


async def try_command(call: Call, body: SentCommand) -> Answer | None:
    """Decide a choice in the loop, if its room is in memory, and wait only for the commit."""
    began = perf_counter()
    begun = call.server.rooms.begin(call.room, call.guest, body)
    answer = await call.server.commit_queue.keep(begun) if begun is not None else None
    if answer is not None:
        kind = str(body.command.__struct_config__.tag)
        call.server.metrics.command_seconds.labels(kind).observe(perf_counter() - began)
    return answer


def invite(call: Call, body: wire.InviteTo) -> wire.Key:
    """Make a key to a seat, to all free seats, or for a spectator."""
    key = authentication.new_key()
    seat = ANY_SEAT if body.seat is None else body.seat
    call.server.rooms.invite(call.room, call.guest, seat, authentication.key_hash(key))
    address = server_address(call.connection, call.server.settings)
    return wire.Key(key, f"{address}/rooms/{call.room}#{key}")


def revoke(call: Call, body: wire.Revoke) -> wire.Revoked:
    """Make a key useless."""
    call.server.rooms.revoke(call.room, call.guest, ANY_SEAT if body.seat is None else body.seat)
    return wire.Revoked()


def enter(call: Call, body: wire.EnterWith) -> wire.Entered:
    """Use a key."""
    opened = call.server.rooms.enter(call.guest, authentication.key_hash(body.key))
    return wire.Entered(opened.room, opened.seat)


def sit(call: Call, body: wire.SitAt) -> wire.Entered:
    """Take a free seat of a room that the lobby shows."""
    call.server.rooms.sit(call.room, call.guest, body.seat)
    return wire.Entered(call.room, body.seat)


def report(call: Call, body: wire.ReportTo) -> wire.Reported:
    """Report a table, or a person there, to the operator."""
    server = call.server
    server.rooms.seats_of(call.room, call.guest)  # a guest without access learns nothing
    row = server.storage.room(call.room)
    seats = summary_of_row(server.storage, row).seats if row is not None else ()
    accused = name = ""
    if body.seat is not None:
        check_seat(body.seat, len(seats))
        accused = server.storage.holders(call.room).get(body.seat, "")
        name = seats[body.seat].name
    kept = Report(
        0, call.room, call.guest, body.seat, accused, name, clean_text(body.text), server.time.now()
    )
    if not server.hosting.report(kept, MOST_REPORTS):
        raise NotNow("this table has been reported often enough", Message("error-server-reported"))
    return wire.Reported()


def table(call: Call, query: wire.SeatQuery) -> wire.SeatTable:
    """Get a saved table, concealed for a seat."""
    seat = query.seat if query.seat is not None else own_seat(call.server, call.room, call.guest)
    version, saved = call.server.rooms.table(call.room, call.guest, seat)
    return wire.SeatTable(version, saved)


def explanations(call: Call, query: wire.ExplainQuery) -> Explanations:
    """Get what places, pieces, components and signs are."""
    seat = query.seat if query.seat is not None else own_seat(call.server, call.room, call.guest)
    places = query.places.split(",")
    return call.server.rooms.explanations(call.room, call.guest, seat, places, query.at, brief=query.brief)


def whole_table(call: Call, query: wire.TextQuery) -> WholeTable:
    """Get everything on the table in words, area by area."""
    seat = query.seat if query.seat is not None else own_seat(call.server, call.room, call.guest)
    return call.server.rooms.whole_table(call.room, call.guest, seat, query.at)


def previews(call: Call, query: wire.PreviewQuery) -> Previews:
    """Get what each choice of a seat would do."""
    return call.server.rooms.previews(call.room, call.guest, query.seat, query.version)


def lessons(call: Call, query: wire.SeatQuery) -> Lessons:
    """Get the lessons that come to a seat now."""
    seat = query.seat if query.seat is not None else own_seat(call.server, call.room, call.guest)
    return call.server.rooms.lessons(call.room, call.guest, seat)


def read_lessons(call: Call, body: wire.ReadLessons) -> wire.LessonsRead:
    """Remember which lessons a guest has read, and which puzzles they have solved."""
    known = {lesson.id for game in all_games() for lesson in game.lessons} | {OFF}
    known |= {puzzle.title.id for game in all_games() for puzzle in puzzles_of(game)}
    call.server.rooms.read_lessons(call.guest, known.intersection(body.lessons), forget=body.forget)
    return lessons_read(call)


def lessons_read(call: Call) -> wire.LessonsRead:
    """Get which lessons a guest has read, and which puzzles they have solved."""
    return wire.LessonsRead(tuple(sorted(call.server.rooms.lessons_read(call.guest))))


def suggestion(call: Call, query: wire.PreviewQuery) -> SuggestionView:
    """Get a suggested move, where one plays alone against bots."""
    server = call.server
    question = server.rooms.to_suggest(call.room, call.guest, query.seat, query.version)
    busy = TooMany("too many bots are thinking right now; try again", Message("error-room-suggest-busy"))
    if not server.bots.processes or not server.suggesting.acquire(blocking=False):
        raise busy
    try:
        found, seconds = server.bots.suggest(question)
    finally:
        server.suggesting.release()
    server.limits.charge("processor", call.guest, seconds)
    if found is None:
        raise busy
    why = Message(found.why) if found.why else None
    return SuggestionView(question.version, found.text, found.figures, found.score, why)


def record(call: Call) -> str:
    """Get the record of a room."""
    return call.server.rooms.record(call.room, call.guest)


def progress(call: Call) -> Progress:
    """Get everyone's score after every turn of a finished game."""
    return call.server.rooms.progress(call.room, call.guest)


def components(call: Call) -> str:
    """Get the component file of a room, if it is not the game's own."""
    text = call.server.rooms.played_with(call.room, call.guest).text
    if text is None:
        raise NoSuchPath("the room has the game's own components", Message("error-server-own-components"))
    return text


def printed_game(call: Call) -> wire.Printed:
    """Get what is printed on a game's components: names in all languages, values with sources, the file."""
    return component_data(call.game)


def puzzles(call: Call) -> wire.Puzzles:
    """Get the puzzles of a game."""
    game = call.game
    return wire.Puzzles(
        tuple(
            wire.OfferedPuzzle(
                id=puzzle.id,
                number=puzzle.number,
                players=puzzle.players,
                seat=puzzle.seat,
                title=puzzle.title,
                goal=puzzle.goal.message(game),
                wanted=puzzle.goal.number,
                idea=puzzle.idea,
                solution=puzzle.solution,
                revision=puzzle.revision,
            )
            for puzzle in puzzles_of(game)
        )
    )


def printed_room(call: Call) -> wire.Printed:
    """Get what is printed on the components that a room is played with, the game's own or others."""
    return component_data_of(call.server.rooms.played_with(call.room, call.guest))


# For the operator. ----------------------------------------------------------------------------------------


def health(call: Call) -> wire.Health:
    """Return the same as `/health/ready`."""
    return ready(call)


def ready(call: Call) -> wire.Health:
    """Tell whether the database has stored something durably a moment ago."""
    call.server.writes.check()
    return wire.Health("ok", __version__)


def live(_call: Call) -> wire.Health:
    """Tell that the process responds, whatever its database does; if not, restart it."""
    return wire.Health("ok", __version__)


def metrics(call: Call) -> bytes:
    """Return the metrics, to those who may read them."""
    who = call.server.settings.metrics
    if who == "off" or (who == "local" and not is_local(call.connection)):
        raise no_such_path(call.connection.url.path)
    call.server.metrics.rooms.set(len(call.server.rooms))
    return call.server.metrics.text()


IN_ROOM = (403, 404)
OPERATIONS = (
    Operation("POST", "/api/guest", be_guest, "guest", needs_guest=False),
    Operation("GET", "/api/games", games, "look", needs_guest=False),
    Operation(
        "GET", "/api/games/{game}/printed", printed_game, "look", needs_guest=False, kept=True, refuses=(404,)
    ),
    Operation(
        "GET", "/api/games/{game}/puzzles", puzzles, "look", needs_guest=False, kept=True, refuses=(404,)
    ),
    Operation("GET", "/api/lobby", lobby, "look", needs_guest=False),
    Operation("GET", "/api/mine", mine, "look"),
    Operation("POST", "/api/rooms", open_room, "create", most=LARGE, refuses=(422,)),
    Operation("GET", "/api/rooms/{room}", look, "look", refuses=(*IN_ROOM, 422)),
    Operation(
        "POST",
        "/api/rooms/{room}/commands",
        command,
        "move",
        fast_path=try_command,
        refuses=(*IN_ROOM, 409, 422),
    ),
    Operation("POST", "/api/rooms/{room}/invitations", invite, "enter", refuses=(*IN_ROOM, 422)),
    Operation("POST", "/api/rooms/{room}/revocations", revoke, "enter", refuses=(*IN_ROOM, 422)),
    Operation("POST", "/api/rooms/{room}/seats", sit, "enter", refuses=(*IN_ROOM, 422)),
    Operation("POST", "/api/rooms/{room}/reports", report, "report", refuses=(*IN_ROOM, 422)),
    Operation("POST", "/api/enter", enter, "enter", refuses=(*IN_ROOM, 422)),
    Operation(
        "GET", "/api/rooms/{room}/explanations", explanations, "look", packs=True, refuses=(*IN_ROOM, 422)
    ),
    Operation("GET", "/api/rooms/{room}/text", whole_table, "look", packs=True, refuses=(*IN_ROOM, 422)),
    Operation("GET", "/api/rooms/{room}/previews", previews, "look", refuses=(*IN_ROOM, 409, 422)),
    Operation("GET", "/api/rooms/{room}/lessons", lessons, "look", refuses=(*IN_ROOM, 422)),
    Operation("GET", "/api/rooms/{room}/suggestion", suggestion, "look", refuses=(*IN_ROOM, 409, 422)),
    Operation("GET", "/api/lessons/read", lessons_read, "look"),
    Operation("POST", "/api/lessons", read_lessons, "look"),
    Operation("GET", "/api/rooms/{room}/table", table, "look", refuses=(*IN_ROOM, 422)),
    Operation("GET", "/api/rooms/{room}/record", record, "look", media=TEXT, refuses=(*IN_ROOM, 422)),
    Operation("GET", "/api/rooms/{room}/progress", progress, "look", refuses=(*IN_ROOM, 422)),
    Operation("GET", "/api/rooms/{room}/components", components, "look", media=TEXT, refuses=IN_ROOM),
    Operation("GET", "/api/rooms/{room}/printed", printed_room, "look", kept=True, refuses=(*IN_ROOM, 422)),
    Operation("GET", "/health", health, "look", needs_guest=False),
    Operation("GET", "/health/live", live, "look", needs_guest=False),
    Operation("GET", "/health/ready", ready, "look", needs_guest=False),
    Operation("GET", "/metrics", metrics, "look", needs_guest=False, media=CONTENT_TYPE, refuses=(404,)),
)
"""All operations, in the order of docs/server.md."""
COMMAND = next(operation for operation in OPERATIONS if operation.work is command)
"""The most frequent operation by far."""
