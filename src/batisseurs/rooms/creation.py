"""Creating rooms: a game from its beginning, from a position, or from a record."""

from __future__ import annotations

import base64
import hashlib
from collections.abc import Collection

import msgspec

from batisseurs.kernel.choice import Message
from batisseurs.kernel.errors import UnknownGame
from batisseurs.kernel.game import Game
from batisseurs.kernel.play import Play
from batisseurs.kernel.position import read_position, write_position
from batisseurs.kernel.puzzle import find_puzzle
from batisseurs.kernel.record import read_record
from batisseurs.kernel.seats import seat_name
from batisseurs.kernel.source import Seeded
from batisseurs.rooms.access.actor import LONGEST_FILE, check_bot, check_seat
from batisseurs.rooms.access.names import clean_name, known_name
from batisseurs.rooms.commands.model import NewRoom
from batisseurs.rooms.commands.requests import check_clock
from batisseurs.rooms.commands.seats import check_bot_name, check_other_names
from batisseurs.rooms.errors import BadRequest, NotAllowed
from batisseurs.rooms.records.export import COMPANION_TAG
from batisseurs.rooms.records.replay import import_lines, replayed
from batisseurs.rooms.state.events import Chance, Created, Joined, Mark, SeatPlan, StoredEvent
from batisseurs.rooms.state.live_room import Draft, LiveRoom
from batisseurs.rooms.state.room import Room
from batisseurs.rooms.state.rules import FindGame, Rules
from batisseurs.rooms.storage import RoomRow, Snapshot

LENGTH_OF_ID = 9
"""Bytes; twelve characters."""
MOST_LINES = 2_000
"""Most lines of a record: nearly three times the longest games."""


class RoomPlan(msgspec.Struct, frozen=True):
    """A requested room, with the id that it will have."""

    room: str
    new: NewRoom
    at: int
    rematch_of: str = ""

    @property
    def has_file(self) -> bool:
        """Return whether the room needs a file from a guest, which may be expensive to read."""
        return any(text is not None for text in (self.new.components, self.new.position, self.new.record))


class PreparedRoom(msgspec.Struct, frozen=True):
    """A checked and replayed room, ready for the storage."""

    row: RoomRow
    events: tuple[StoredEvent, ...]
    components: str | None = None
    """The text of a component file that must be stored before the room."""
    snapshot: Snapshot | None = None


def room_id(*parts: str) -> str:
    """Return the id of a room, made from the guest and the request.

    So the same request sent twice, even with a crash in between, finds the same room. Ids are not secret.
    """
    digest = hashlib.blake2b("\n".join(parts).encode(), digest_size=LENGTH_OF_ID).digest()
    return base64.urlsafe_b64encode(digest).decode()


def check_new(new: NewRoom, find_game: FindGame) -> Game:
    """Check everything that needs no file; return the game."""
    try:
        game = find_game(new.game)
    except UnknownGame:
        raise BadRequest(
            f"there is no game {new.game[:40]!r}", Message("error-room-no-game", {"name": new.game[:40]})
        ) from None
    game.read_options(new.players, new.options)
    for text in (new.components, new.position, new.record):
        if text is not None and len(text) > LONGEST_FILE:
            raise BadRequest(
                f"no file may have more than {LONGEST_FILE} characters",
                Message("error-room-file-length", {"most": str(LONGEST_FILE)}),
            )
    if sum((new.position is not None, new.record is not None, bool(new.puzzle))) > 1:
        raise BadRequest(
            "a game continues from a record, a position or a puzzle, not from several",
            Message("error-room-two-starts"),
        )
    if new.seats and len(new.seats) != new.players:
        raise BadRequest(
            f"{len(new.seats)} seats are planned for {new.players} players",
            Message("error-record-seats", {"number": len(new.seats), "players": new.players}),
        )
    check_clock(new.settings.clock)
    _check_mine(new)
    if new.chance == "person" and not _may_be_companion(new):
        raise BadRequest(
            "a person enters what is drawn only where all sit at this device: others would see hidden things",
            Message("error-room-companion"),
        )
    if new.lesson and not _is_first_game(new, game):
        raise BadRequest(
            "a first game is played alone against bots, as the game lays it out", Message("error-room-lesson")
        )
    return game


def _is_first_game(new: NewRoom, game: Game) -> bool:
    """Return whether this is the table at which the game is learned: then its deal is no secret."""
    first = game.first_game
    if first is None or (new.players, len(new.mine)) != (first.players, 1) or new.settings.listed:
        return False
    if (
        any(given is not None for given in (new.components, new.position, new.record))
        or new.chance == "person"
    ):
        return False
    given = game.read_options(new.players, new.options) == game.read_options(first.players, first.options)
    return given and {seat for seat, plan in enumerate(new.seats) if not plan.bot} == set(new.mine)


def _may_be_companion(new: NewRoom) -> bool:
    """Return whether all people use the device at which draws are entered."""
    bots = {seat for seat, plan in enumerate(new.seats) if plan.bot}
    return bool(new.mine) and bots | set(new.mine) == set(range(new.players))


def _chance(new: NewRoom, play: Play) -> Chance:
    """Return who answers for chance: as requested, or as in the record if possible."""
    if new.chance is not None:
        return new.chance
    return "person" if COMPANION_TAG in play.tags and _may_be_companion(new) else "house"


def _check_mine(new: NewRoom) -> None:
    for seat in new.mine:
        check_seat(seat, new.players)
        if new.mine.count(seat) > 1 or (new.seats and new.seats[seat].bot):
            name = seat_name(seat)
            raise BadRequest(
                f"{name} can't be one of your seats", Message("error-room-mine", {"place": name})
            )


def prepare(opening: RoomPlan, game: Game) -> PreparedRoom:
    """Read all files of a new room and refuse what is not possible."""
    draft = open_room(opening, game)
    rules, table = draft.played()
    plan = draft.room.plan
    own = plan.components == game.fingerprint(game.components())
    return PreparedRoom(
        draft.row(),
        tuple(draft.events_to_store()),
        None if own else rules.text,
        rules.snapshot(draft.room, table) if draft.room.lines else None,
    )


def open_room(opening: RoomPlan, game: Game) -> Draft:
    """Return a room with its first events. The creator's seats that have a name are joined at once."""
    id_, new, at, rematch_of = opening.room, opening.new, opening.at, opening.rematch_of
    play = _table_to_play(game, new)
    plan = Created(
        game=game.slug,
        rules=game.rules_version,
        components=game.fingerprint(play.components),
        players=play.players,
        options=play.options,
        seats=_plans(new, play.seats),
        settings=new.settings,
        position=None if play.start is None else write_position(game, play.start),
        tags=tuple(tag for tag in play.tags if tag != COMPANION_TAG),
        rematch_of=rematch_of,
        chance=_chance(new, play),
        marks=_marks(game, new, play),
        puzzle=find_puzzle(game, new.puzzle).id if new.puzzle else "",
    )
    rules = Rules(game, play.components, new.components, plan)
    # Nothing is drawn before the game starts.
    draft = Draft(LiveRoom(Room(id_), rules, rules.lay()), at, Seeded(0))
    draft.add(plan)
    # In a rematch the same people know each other.
    for seat, planned in enumerate(plan.seats):
        if planned.bot and not rematch_of:
            check_bot_name(draft.room, seat, planned.name or planned.bot)
    for seat in new.mine:
        name = plan.seats[seat].name
        if name:
            if not rematch_of:
                check_other_names(draft.room, seat, name)
            draft.add(Joined(seat, name))
    import_lines(draft, play)
    return draft


def _marks(game: Game, new: NewRoom, play: Play) -> tuple[Mark, ...]:
    """Return the marks of a new room: its creator may know more than others."""
    if new.lesson:
        return ("lesson",)
    special: dict[Mark, bool] = {
        "practice": bool(new.puzzle),
        "position": play.start is not None and not new.puzzle,
        "record": new.record is not None and bool(play.log),
        "components": game.fingerprint(play.components) != game.fingerprint(game.components()),
        "options": play.options != game.read_options(play.players, {}),
    }
    return tuple(mark for mark, there in special.items() if there)


def check_listed(marks: Collection[Mark], allowed: Collection[Mark]) -> None:
    """Refuse to list a table with marks that the server admin does not allow in the lobby."""
    for mark in marks:
        if mark not in allowed:
            raise NotAllowed(
                f"this server lists no tables with this mark: {mark}; create it for people with a link",
                Message("error-room-marked", {"mark": mark}),
            )


def _table_to_play(game: Game, new: NewRoom) -> Play:
    """Return the game at its starting point."""
    components = game.components(new.components)
    if new.record is not None:
        record = read_record(new.record)
        bounds = game.bounds(new.players, new.options)
        most = min(MOST_LINES, bounds.decisions + bounds.chance)
        if len(record.lines) > most:
            raise BadRequest(
                f"no record may have more than {most} lines",
                Message("error-room-record-length", {"most": str(most)}),
            )
        play = replayed(game, record, new.record, components)
    elif new.position is not None:
        play = Play.from_table(game, read_position(game, new.position, components))
    elif new.puzzle:
        play = Play.from_table(game, find_puzzle(game, new.puzzle).lay(game))
    else:
        return Play(game, new.players, new.options, components)
    wanted = {name: value for name, value in play.options.items() if name in new.options}
    given = game.read_options(new.players, {**play.options, **new.options})
    if play.players != new.players or any(given[name] != value for name, value in wanted.items()):
        raise BadRequest(
            "this file is for a game with other players or options", Message("error-room-other-table")
        )
    return play


def _plans(new: NewRoom, names: list[str]) -> tuple[SeatPlan, ...]:
    """Return the plan of each seat; names of a record are used if none are given and they are allowed."""
    plans = new.seats or tuple(
        SeatPlan(known_name(name) if name != seat_name(seat) else "") for seat, name in enumerate(names)
    )
    for plan in plans:
        if plan.bot:
            check_bot(plan.bot)
    return tuple(SeatPlan(clean_name(plan.name) if plan.name else "", plan.bot) for plan in plans)
