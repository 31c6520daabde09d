"""A room to be opened: a game from its beginning, from a situation, or from a record."""

from __future__ import annotations

import base64
import hashlib

from batisseurs.kernel.choice import Message
from batisseurs.kernel.errors import UnknownGame
from batisseurs.kernel.game import Game
from batisseurs.kernel.play import Play
from batisseurs.kernel.record import read_record
from batisseurs.kernel.seats import seat_name
from batisseurs.kernel.situation import read_situation, write_situation
from batisseurs.kernel.source import Source
from batisseurs.rooms.commands import NewRoom
from batisseurs.rooms.errors import BadRequest
from batisseurs.rooms.events import Chance, Created, Joined, SeatPlan
from batisseurs.rooms.exporting import COMPANION_TAG
from batisseurs.rooms.importing import import_lines, replayed
from batisseurs.rooms.live import Draft, Live
from batisseurs.rooms.people import LONGEST_FILE, check_bot, check_seat, clean_name
from batisseurs.rooms.room import Room
from batisseurs.rooms.rules import FindGame, Rules
from batisseurs.rooms.seating import check_other_names
from batisseurs.rooms.wishes import check_clock

LENGTH_OF_ID = 9
"""Bytes; twelve characters."""
MOST_LINES = 20_000
"""More than any game has in which people do not take back the same answer for ever."""


def room_id(*parts: str) -> str:
    """Return the id of a room, made from who asked for it and how it was asked for.

    So the same request twice, even after a crash in between, finds the same room. Ids are no secrets.
    """
    digest = hashlib.blake2b("\n".join(parts).encode(), digest_size=LENGTH_OF_ID).digest()
    return base64.urlsafe_b64encode(digest).decode()


def check_new(new: NewRoom, find_game: FindGame) -> Game:
    """Refuse what can be told without reading any file; return the game."""
    try:
        game = find_game(new.game)
    except UnknownGame:
        raise BadRequest(
            f"there is no game {new.game[:40]!r}", Message("error-room-no-game", {"name": new.game[:40]})
        ) from None
    game.read_options(new.players, new.options)
    for text in (new.components, new.situation, new.record):
        if text is not None and len(text) > LONGEST_FILE:
            raise BadRequest(
                f"no file may have more than {LONGEST_FILE} characters",
                Message("error-room-file-length", {"most": str(LONGEST_FILE)}),
            )
    if new.situation is not None and new.record is not None:
        raise BadRequest(
            "a game goes on from a record or from a situation, not from both",
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
    return game


def _may_be_companion(new: NewRoom) -> bool:
    """Tell whether all people sit at the device at which what is drawn is entered."""
    bots = {seat for seat, plan in enumerate(new.seats) if plan.bot}
    return bool(new.mine) and bots | set(new.mine) == set(range(new.players))


def _chance(new: NewRoom, play: Play) -> Chance:
    """Return who answers for chance: as is said, or as in the record if that can be here."""
    if new.chance is not None:
        return new.chance
    return "person" if COMPANION_TAG in play.tags and _may_be_companion(new) else "house"


def _check_mine(new: NewRoom) -> None:
    for seat in new.mine:
        check_seat(seat, new.players)
        if new.mine.count(seat) > 1 or (new.seats and new.seats[seat].bot):
            name = seat_name(seat)
            raise BadRequest(f"{name} cannot be a seat of yours", Message("error-room-mine", {"place": name}))


def open_room(id_: str, new: NewRoom, game: Game, at: int, chance: Source, rematch_of: str = "") -> Draft:
    """Return a room with its first events. Those of the opener's seats that have a name sit there at once."""
    play = _table_to_play(game, new)
    plan = Created(
        game=game.slug,
        rules=game.rules_version,
        components=game.fingerprint(play.components),
        players=play.players,
        options=play.options,
        seats=_plans(new, play.seats),
        settings=new.settings,
        situation=None if play.start is None else write_situation(game, play.start),
        tags=tuple(tag for tag in play.tags if tag != COMPANION_TAG),
        rematch_of=rematch_of,
        chance=_chance(new, play),
    )
    rules = Rules(game, play.components, new.components, plan)
    draft = Draft(Live(Room(id_), rules, rules.lay()), at, chance)
    draft.add(plan)
    for seat in new.mine:
        name = plan.seats[seat].name
        if name:
            if not rematch_of:  # the same people have sat together before
                check_other_names(draft.room, seat, name)
            draft.add(Joined(seat, name))
    import_lines(draft, play)
    return draft


def _table_to_play(game: Game, new: NewRoom) -> Play:
    """Return the game from where it is to go on."""
    components = game.components(new.components)
    if new.record is not None:
        record = read_record(new.record)
        if len(record.lines) > MOST_LINES:
            raise BadRequest(
                f"no record may have more than {MOST_LINES} lines",
                Message("error-room-record-length", {"most": str(MOST_LINES)}),
            )
        play = replayed(game, record, new.record, components)
    elif new.situation is not None:
        play = Play.from_table(game, read_situation(game, new.situation, components))
    else:
        return Play(game, new.players, new.options, components)
    wanted = {name: value for name, value in play.options.items() if name in new.options}
    given = game.read_options(new.players, {**play.options, **new.options})
    if play.players != new.players or any(given[name] != value for name, value in wanted.items()):
        raise BadRequest(
            "the file is of a game with other players or options", Message("error-room-other-table")
        )
    return play


def _plans(new: NewRoom, names: list[str]) -> tuple[SeatPlan, ...]:
    """Return who is to sit where; a record's names are taken where none are given and they can be."""
    plans = new.seats or tuple(SeatPlan(_known_name(name, seat)) for seat, name in enumerate(names))
    for plan in plans:
        if plan.bot:
            check_bot(plan.bot)
    return tuple(SeatPlan(clean_name(plan.name) if plan.name else "", plan.bot) for plan in plans)


def _known_name(name: str, seat: int) -> str:
    """Return a record's name for a seat, none if it says nothing or could not be given here."""
    try:
        return clean_name(name) if name != seat_name(seat) else ""
    except BadRequest:
        return ""
