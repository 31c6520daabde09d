"""Attacks that are after what others have: their seats, their names, their cards, this server's own name."""

from __future__ import annotations

import asyncio
import copy
import functools
import secrets
from collections.abc import Callable
from contextlib import suppress

import msgspec

from batisseurs.games import find_game
from batisseurs.kernel import CHANCE, SPECTATOR, Play, Seeded, position_text, write_position
from batisseurs.rooms.commands.model import Join, Leave, NewRoom, SentCommand, Start
from batisseurs.rooms.state.events import SeatPlan, Settings
from bench.abuse import Attack, Ground
from bench.abuse_connections import FROM, told
from bench.abuse_uploads import components, record
from bench.players import Guest

LISTED = {"listed": True}
INVISIBLE = "\ufe0f\u034f\u3164\uffa0\u2800\u180b\u17b4"
ANNAS = (*(f"An{letter}na" for letter in INVISIBLE), "\u0410nna", "anna")
TOWER = "A" + "\u0301" * 39
NOTHING = "\u3164\u3164"


@functools.cache
def position() -> str:
    """Return a position in which its author knows everything."""
    game, source = find_game("theopolis"), Seeded(1)
    play = Play(game, 2)
    play.run_chance(source)
    return position_text(write_position(game, play.table))


async def _opens_special(ground: Ground) -> None:
    """List tables of which the host knows more than the others."""
    specials: tuple[Callable[[int], dict[str, object]], ...] = (
        lambda _: {"game": "theopolis", "players": 2, "situation": position()},
        lambda _: {"game": "nehemiah", "players": 3, "record": record(40)},
        lambda number: {"game": "theopolis", "players": 2, "components": components(number, 60)},
    )

    async def open_one(number: int) -> None:
        new = {**specials[number % len(specials)](number), "settings": LISTED}
        await ground.ask("POST", "/api/rooms", msgspec.json.encode({"id": f"s{number}", "new": new}))

    await ground.until_over(open_one)


async def _table_with(ground: Ground, other: Guest, third: str = "") -> str:
    """Open a table at which someone else sits, and perhaps a bot."""
    seats = (SeatPlan("Eve"), SeatPlan("Anna"), *([SeatPlan(bot=third)] if third else []))
    new = NewRoom("theopolis", len(seats), seats=seats, settings=Settings(listed=True))
    room = await ground.guest.open("cheat", new)
    await other.wire.ask("POST", f"/api/rooms/{room}/seats", b'{"seat": 1}')
    await other.send(room, SentCommand("join", 1, Join("Anna")))
    return room


async def _second_anna(ground: Ground) -> None:
    """Be called like someone at the table, by letters that look the same or that nobody sees."""
    other = await Guest.new(ground.address)
    room = await _table_with(ground, other)
    names = (*ANNAS, TOWER, NOTHING)

    async def rename(number: int) -> None:
        request = SentCommand(f"n{number}", 0, Join(names[number % len(names)]))
        await ground.ask("POST", f"/api/rooms/{room}/commands", msgspec.json.encode(request))

    await ground.until_over(rename)
    other.close()


async def _whole_record(ground: Ground) -> None:
    """Leave and get the whole record of a running game, as the remaining player tries too."""
    other = await Guest.new(ground.address)
    room = await _table_with(ground, other, "random")
    await ground.guest.send(room, SentCommand("begin", 0, Start()))
    await ground.guest.send(room, SentCommand("leave", 0, Leave()))

    async def read(number: int) -> None:
        await ground.ask("GET", f"/api/rooms/{room}/record", by=(ground.guest, other)[number % 2])

    await ground.until_over(read)
    other.close()


async def _somebody_elses_seat(ground: Ground) -> None:
    """Take seats at which others sit: without a key, with any key, and by freeing them in a game."""
    other = await Guest.new(ground.address)
    room = await _table_with(ground, other, "random")
    await ground.guest.send(room, SentCommand("begin", 0, Start()))
    tries: tuple[tuple[str, Callable[[], object]], ...] = (
        (f"/api/rooms/{room}/seats", lambda: {"seat": 1}),
        (f"/api/rooms/{room}/invitations", lambda: {"seat": 1}),
        ("/api/enter", lambda: {"key": secrets.token_urlsafe(32)}),
        (
            f"/api/rooms/{room}/commands",
            lambda: {"id": secrets.token_hex(8), "seat": 0, "command": {"type": "free-seat", "seat": 1}},
        ),
        (
            f"/api/rooms/{room}/commands",
            lambda: {"id": secrets.token_hex(8), "seat": 1, "command": {"type": "take-back"}},
        ),
    )

    async def take(number: int) -> None:
        path, body = tries[number % len(tries)]
        await ground.ask("POST", path, msgspec.json.encode(body()))

    await ground.until_over(take)
    other.close()


async def _private_rooms(ground: Ground) -> None:
    """Look at someone else's private table."""
    other = await Guest.new(ground.address)
    room = await other.open("private", NewRoom("theopolis", 2, settings=Settings(watching="nobody")))
    paths = ("", "/table", "/record", "/components", f"?seat={int(SPECTATOR)}", "?seat=1")

    async def peep(number: int) -> None:
        await ground.ask("GET", f"/api/rooms/{room}{paths[number % len(paths)]}")

    await ground.until_over(peep)
    other.close()


async def _a_bots_seat(ground: Ground) -> None:
    """Sit down on a bot's seat of a running game, look, and leave; count what the others are told of it."""
    other = await Guest.new(ground.address)
    room = await _table_with(ground, other, "random")
    await ground.guest.send(room, SentCommand("begin", 0, Start()))
    friend = await Guest.new(ground.address)

    async def peep(number: int) -> None:
        reply = await ground.ask("POST", f"/api/rooms/{room}/invitations", b'{"seat": 2}')
        if reply is None or not reply.good:
            return
        key = msgspec.json.encode({"key": msgspec.json.decode(reply.body)["key"]})
        await ground.ask("POST", "/api/enter", key, by=friend)
        await ground.ask("GET", f"/api/rooms/{room}?seat=2", by=friend)
        await friend.send(room, SentCommand(f"away-{number}", 2, Leave()))

    await ground.until_over(peep)
    seen = await other.wire.ask("GET", f"/api/rooms/{room}?seat=1")
    for kept in msgspec.json.decode(seen.body)["events"]:
        if kept["event"]["type"] in {"seat-taken", "seat-returned", "left"}:
            ground.answers[f"told to all: {kept['event']['type']}"] += 1
    for guest in (other, friend):
        guest.close()


@functools.cache
def _screens() -> tuple[str, str]:
    """Return two positions of Nehemiah that differ in what the second seat has behind its screen."""
    game, source = find_game("nehemiah"), Seeded(2)
    table = game.new(3)
    for _ in range(80):
        seat = table.chooser()
        choices = table.choices(seat)
        table.play(seat, source.answer(table) if seat == CHANCE else choices[source.below(len(choices))])
    while table.chooser() == CHANCE:
        table.play(CHANCE, source.answer(table))
    poor = write_position(game, table)
    rich = copy.deepcopy(poor)
    rich["table"]["p2"]["gold"] += 5
    rich["table"]["p2"]["wood"] += 3
    return position_text(poor), position_text(rich)


async def _behind_a_screen(ground: Ground) -> None:
    """Read the table of two games from positions that differ only in another seat's gold and wood."""
    other = await Guest.new(ground.address)
    rooms = []
    for number, text in enumerate(_screens()):
        seats = (SeatPlan("Eve"), SeatPlan("Anna"), SeatPlan("Ben"))
        new = NewRoom("nehemiah", 3, seats=seats, mine=(1, 2), position=text)
        room = await other.open(f"screen-{number}", new)
        await ground.guest.enter(await other.invite(room, 0))
        await ground.guest.send(room, SentCommand("join", 0, Join("Eve")))
        await other.send(room, SentCommand("begin", 1, Start()))
        rooms.append(room)

    async def read(_number: int) -> None:
        tables = [await ground.ask("GET", f"/api/rooms/{room}/table?seat=0") for room in rooms]
        if all(table is not None and table.good for table in tables):
            same = len({table.body for table in tables if table is not None}) == 1
            ground.answers["both alike" if same else "gold of another seat told"] += 1

    await ground.until_over(read)
    other.close()


def saying(name: str, sends: str, line: Callable[[int], str], **settings: str) -> Attack:
    """Send requests with a special header line, each on a new connection."""

    async def carry_out(ground: Ground) -> None:
        port = int(ground.address.rpartition(":")[2])

        async def one(number: int) -> None:
            with suppress(OSError):
                reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=FROM)
                writer.write(line(number).encode())
                await told(ground, reader)
                writer.transport.abort()

        await ground.until_over(*[one] * 4)

    return Attack(name, sends, carry_out, settings)


def _request(first: str, *lines: str, body: str = "") -> str:
    length = [f"Content-Length: {len(body)}", "Content-Type: application/json"] if body else []
    return "\r\n".join([f"{first} HTTP/1.1", "Connection: close", *lines, *length, "", body])


ATTACKS = (
    Attack("special tables", "listed tables from a position, a record, other components", _opens_special,
           prepare=lambda: record(40)),
    Attack("a second Anna", "names like another's to the eye, invisible names, towers", _second_anna),
    Attack("the whole record", "leaves a game, and asks for its record, as does who stayed", _whole_record),
    Attack("a bot's seat", "sits down on a bot's seat of a running game, looks, leaves", _a_bots_seat),
    Attack("behind a screen", "reads tables that differ in another seat's gold and wood", _behind_a_screen,
           prepare=_screens),
    Attack("another's seat", "five ways to a seat at which somebody sits", _somebody_elses_seat),
    Attack("private tables", "looks at a table of others", _private_rooms),
    saying("foreign names", "requests for the host evil.example",
           lambda _: _request("GET /api/lobby", "Host: evil.example")),
    saying("metrics by proxy", "asks for the metrics with X-Real-IP",
           lambda _: _request("GET /metrics", "Host: localhost", "X-Real-IP: 192.0.2.7")),
    saying("one network, many addresses", "becomes a guest, each time from another /64 of a /48; limit 1/h",
           lambda number: _request("POST /api/guest", "Host: localhost", "X-Batisseurs: 1",
                                   f"X-Forwarded-For: 2001:db8:7:{257 * number % 65536:x}::1", body="{}"),
           trusted_proxies="127.0.0.2", limit_guest="1/h"),
)  # fmt: skip
