"""A new online table: command-line options become a request to the server.

Only malformed values are refused here. The server checks whether an option or a bot exists and whether a
file can be played.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, get_args

import msgspec

from batisseurs.cli.online.link import read_link
from batisseurs.cli.play.seats import PERSON, bot_names, seated_again
from batisseurs.cli.terminal import files
from batisseurs.cli.terminal.errors import Refused, check_players
from batisseurs.cli.terminal.text_match import shortened
from batisseurs.kernel.position import parse_position
from batisseurs.kernel.record import FIRST_WORD
from batisseurs.kernel.seats import seat_name
from batisseurs.rooms.commands.model import NewRoom
from batisseurs.rooms.state.events import Clock, Policy, SeatPlan, Settings, Watching

if TYPE_CHECKING:
    from batisseurs.kernel.game import Game

DEFAULT_SERVER = "http://127.0.0.1:8000"
"""The default address of `serve`."""
PLAYERS = 2
"""The default number of players."""
UNITS = {"s": 1, "m": 60, "h": 60 * 60, "d": 24 * 60 * 60}
TIME = re.compile(rf"(?P<number>[0-9]{{1,9}})(?P<unit>[{''.join(UNITS)}])")
MOST_SECONDS = 2**31 - 1
"""Limit of numbers on the wire; the server's own limits are much lower."""


class Start(NamedTuple):
    """What a game continues from: the text of a record or of a position, and its players."""

    plans: tuple[SeatPlan, ...]
    record: str | None = None
    position: str | None = None


def read_server(given: str) -> str:
    """Return the address of a server without a trailing slash; refuse anything else."""
    try:
        return read_link(given.strip().rstrip("/") + "/rooms/r").server
    except Refused:
        raise Refused("cli-open-bad-server", server=shortened(given), usual=DEFAULT_SERVER) from None


def read_new_room(
    game: Game,
    *,
    players: int | None = None,
    seats: str | None = None,
    options: list[str],
    components: Path | None = None,
    start: Path | None = None,
    settings: Settings,
    name: str | None = None,
) -> NewRoom:
    """Return the room to request. The first person's seat belongs to its creator."""
    if players is not None:
        check_players(game, players)
    begun = _read_start(start, game) if start is not None else Start((SeatPlan(),) * (players or PLAYERS))
    plans = begun.plans if seats is None else _read_plans(seats, begun.plans if begun.record else ())
    if players is not None and len(plans) != players:
        raise Refused("cli-error-seats-number", number=len(plans), players=players)
    mine = tuple(seat for seat, plan in enumerate(plans) if not plan.bot)[:1]
    if name is not None:
        plans = tuple(SeatPlan(name) if seat in mine else plan for seat, plan in enumerate(plans))
    return NewRoom(
        game.slug,
        len(plans),
        dict(_read_option(game, given) for given in options),
        plans,
        mine,
        settings,
        None if components is None else files.read_text(components),
        begun.position,
        begun.record,
    )


def _read_option(game: Game, given: str) -> tuple[str, str]:
    name, equals, value = given.partition("=")
    if not equals:
        raise Refused("cli-error-option-form", given=given, options=[option.name for option in game.options])
    return name, value


# Seats. ------------------------------------------------------------------------------------------------


def _read_plans(given: str, before: tuple[SeatPlan, ...]) -> tuple[SeatPlan, ...]:
    """Read `Ann=person,person,casual`; unnamed persons keep the names of the record."""
    plans = [_read_plan(part.strip()) for part in given.split(",")]
    names = [plan.name for plan in plans if plan.name]
    for name in names:
        if names.count(name) > 1:
            raise Refused("cli-error-same-name", name=name)
    kept = dict(enumerate("" if old.bot else old.name for old in before))
    return tuple(
        SeatPlan(kept.get(seat, "")) if plan == SeatPlan() else plan for seat, plan in enumerate(plans)
    )


def _read_plan(part: str) -> SeatPlan:
    name, equals, chooser = part.rpartition("=")
    name = " ".join(name.split())
    if not chooser or (equals and not name):
        raise Refused("cli-error-seat", given=part, choosers=[PERSON, *bot_names()])
    return SeatPlan(name, "" if chooser == PERSON else chooser)


def _read_start(file: Path, game: Game) -> Start:
    """Read the players of a record or a position; the server reads the rest."""
    text = files.read_text(file)
    if not text.removeprefix("\ufeff").startswith(FIRST_WORD):
        players = parse_position(text).get("players")
        number = min(players, game.max_players) if type(players) is int else PLAYERS
        return Start((SeatPlan(),) * number, position=text)
    parts = files.split_records(text)
    if len(parts) > 1:
        raise Refused("cli-error-several-records", file=str(file), number=len(parts))
    record = files.parse_record(*parts[0]).record
    names = record.seats or [seat_name(seat) for seat in range(min(record.players, game.max_players))]
    sitters = enumerate(seated_again(record, names))
    plans = (
        SeatPlan("" if who.name == seat_name(seat) else who.name, "" if who.is_person else who.chooser)
        for seat, who in sitters
    )
    return Start(tuple(plans), record=text)


# Settings. ---------------------------------------------------------------------------------------------


def read_settings(
    *, per_choice: str | None, time_bank: str | None, policy: str | None, watch: str | None, listed: bool
) -> Settings:
    """Return the settings of the table; others keep the server's defaults."""
    if per_choice is None and (time_bank is not None or policy is not None):
        raise Refused("cli-open-no-clock")
    said = {
        "clock": {
            "per_choice": _read_time("--per-choice", per_choice),
            "reserve": _read_time("--time-bank", time_bank),
            "policy": _one_of("--policy", policy or Clock().policy, get_args(Policy)),
        },
        "watching": _one_of("--watch", watch or Settings().watching, get_args(Watching)),
        "listed": listed,
    }
    return msgspec.convert(said, Settings)


def _read_time(option: str, given: str | None) -> int:
    """Return `90s`, `10m`, `12h` or `2d` in seconds; 0 for None."""
    if given is None:
        return 0
    found = TIME.fullmatch(given.strip())
    if found is None:
        raise Refused("cli-open-bad-time", option=option, given=given)
    return min(int(found["number"]) * UNITS[found["unit"]], MOST_SECONDS)


def _one_of(option: str, given: str, words: tuple[str, ...]) -> str:
    if given not in words:
        raise Refused("cli-open-bad-word", option=option, given=given, words=list(words))
    return given
