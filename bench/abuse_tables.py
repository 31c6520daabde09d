"""Attacks with tables: many that keep bots busy, many in the lobby, requests and names without end."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec

from batisseurs.kernel.seats import SPECTATOR
from batisseurs.rooms.commands.model import Ask, Choose, Join, NewRoom, Resume, SentCommand, Start
from batisseurs.rooms.state.events import Clock, PauseRequest, SeatPlan, Settings
from bench.abuse import Attack, Ground
from bench.players import Guest, Refused, Unreachable

BOTS = (SeatPlan(bot="greedy"), SeatPlan(bot="greedy"))
TABLES = 60
HONEST = 3
SHORT = 0.02


class _Lobby(msgspec.Struct, frozen=True):
    rooms: list[dict[str, object]]


async def _open(ground: Ground, guest: Guest, new: NewRoom, id_: str) -> str:
    """Create a table and start, if that is allowed."""
    body = msgspec.json.encode({"id": id_, "new": new})
    reply = await ground.ask("POST", "/api/rooms", body, by=guest)
    if reply is None or not reply.good:
        return ""
    return str(msgspec.json.decode(reply.body)["room"])


async def _do(ground: Ground, guest: Guest, room: str, request: SentCommand) -> None:
    body = msgspec.json.encode(request)
    await ground.ask("POST", f"/api/rooms/{room}/commands", body, by=guest)


# Bots. ------------------------------------------------------------------------------------------------


async def _bots_elsewhere(ground: Ground) -> None:
    """Play against a bot, as someone else, and tell how long it takes to answer."""
    guest = await Guest.new(ground.address)
    seats = (SeatPlan("Zoé"), SeatPlan(bot="greedy"))
    waited: list[float] = []
    games = 0
    while not ground.over:
        room = await guest.open(f"honest-{games}", NewRoom("theopolis", 2, seats=seats))
        await guest.send(room, SentCommand(f"begin-{games}", 0, Start()))
        games += 1
        since: float | None = time.perf_counter()
        while not ground.over:
            seen = (await guest.look(room, 0, 2**30)).room
            if seen.stage == "over":
                break
            if not seen.choices:
                await asyncio.sleep(SHORT)
                continue
            if since is not None:
                waited.append(time.perf_counter() - since)
            asked = seen.choices[-1].text
            await guest.send(room, SentCommand(f"{games}-{seen.version}", 0, Choose(asked), seen.version))
            seen = (await guest.look(room, 0, 2**30)).room
            since = None if seen.choices else time.perf_counter()
            await asyncio.sleep(SHORT)
        if since is not None:
            waited.append(time.perf_counter() - since)
    guest.close()
    waited.sort()
    middle = 1000 * waited[len(waited) // 2] if waited else float("nan")
    longest = 1000 * waited[-1] if waited else float("nan")
    ground.answers[f"bot elsewhere back after {middle:.0f} ms (median), {longest:.0f} ms (longest)"] = len(
        waited
    )


async def _many_bots(ground: Ground) -> None:
    """Begin as many games between bots as one may; whenever one is over, another."""
    for number in range(TABLES):
        room = await _open(ground, ground.guest, NewRoom("theopolis", 2, seats=BOTS, mine=()), f"t{number}")
        if room:
            await _do(ground, ground.guest, room, SentCommand(f"begin-{number}", SPECTATOR, Start()))
    await _bots_elsewhere(ground)


# The lobby. -------------------------------------------------------------------------------------------


async def _fill_the_lobby(ground: Ground) -> None:
    """Three honest tables, then as many as two guests may open."""
    listed = NewRoom("theopolis", 2, settings=Settings(listed=True))
    honest = []
    for number in range(HONEST):
        host = await Guest.new(ground.address)
        honest.append(await host.open(f"honest-{number}", listed))
        host.close()
    second = await Guest.new(ground.address)
    for number in range(TABLES):
        for guest in (ground.guest, second):
            await _open(ground, guest, listed, f"t{number}")
    reply = await ground.guest.wire.ask("GET", "/api/lobby")
    shown = [row["room"] for row in msgspec.json.decode(reply.body, type=_Lobby).rooms]
    second.close()
    ground.answers[f"honest tables shown of {HONEST}, among {len(shown)}"] = sum(
        room in shown for room in honest
    )


# Requests and names. ----------------------------------------------------------------------------------


async def _again_and_again(ground: Ground, commands: list[object]) -> None:
    """Send the same commands from a seat, as fast as the server allows."""
    other = await Guest.new(ground.address)
    seats = (SeatPlan("Ann"), SeatPlan("Bob"))
    settings = Settings(Clock(60, 60, "remind"), listed=True)
    room = await ground.guest.open("spam", NewRoom("theopolis", 2, seats=seats, settings=settings))
    await other.wire.ask("POST", f"/api/rooms/{room}/seats", b'{"seat": 1}')
    await other.send(room, SentCommand("join", 1, Join("Bob")))
    await ground.guest.send(room, SentCommand("begin", 0, Start()))

    async def send(number: int) -> None:
        command = commands[number % len(commands)]
        if isinstance(command, Join):
            command = Join(f"Ann {number}")
        body = msgspec.json.encode({"id": f"n{number}", "seat": 0, "command": command})
        reply = await ground.ask("POST", f"/api/rooms/{room}/commands", body)
        if isinstance(command, Ask) and reply is not None and reply.good:
            look = await other.wire.ask("GET", f"/api/rooms/{room}?seat=1")
            pending = msgspec.json.decode(look.body)["room"]["wish"]
            version = msgspec.json.decode(look.body)["room"]["version"]
            vote = {"type": "vote", "number": pending["number"], "yes": False}
            asked = {"id": f"v{number}", "seat": 1, "command": vote, "version": version}
            await other.wire.ask("POST", f"/api/rooms/{room}/commands", msgspec.json.encode(asked))

    try:
        await ground.until_over(send)
    except (Unreachable, Refused):
        ground.told("no answer")
    other.close()


async def _requests(ground: Ground) -> None:
    await _again_and_again(ground, [Ask(PauseRequest()), Resume()])


async def _names(ground: Ground) -> None:
    await _again_and_again(ground, [Join("Ann")])


async def _previews(ground: Ground) -> None:
    """Ask what every choice would do and what every place is, from four connections, as a game continues."""
    seats = tuple(SeatPlan(f"P{seat}") for seat in range(4))
    new = NewRoom("esdras-et-nehemie", 4, seats=seats, mine=tuple(range(4)))
    room = await ground.guest.open("previews", new)
    for seat in range(4):
        await ground.guest.send(room, SentCommand(f"join-{seat}", seat, Join(f"P{seat}")))
    await ground.guest.send(room, SentCommand("begin", 0, Start()))

    def asking(guest: Guest) -> Callable[[int], Coroutine[Any, Any, object]]:
        async def ask(number: int) -> None:
            reply = await ground.ask("GET", f"/api/rooms/{room}?seat={number % 4}&since=1000000", by=guest)
            if reply is None or not reply.good:
                return
            seen = msgspec.json.decode(reply.body)["room"]
            version, seat = seen["version"], (seen["waiting"] or [0])[0]
            await ground.ask("GET", f"/api/rooms/{room}/previews?seat={seat}&version={version}", by=guest)
            places = ",".join(f"wall-{place}" for place in range(20))
            await ground.ask("GET", f"/api/rooms/{room}/explanations?seat={seat}&places={places}", by=guest)
            if seen["choices"] and number % 5 == 0:
                choose = Choose(seen["choices"][0]["text"])
                await _do(ground, guest, room, SentCommand(f"c{version}", seen["reader"], choose, version))

        return ask

    guests = [Guest(ground.address, ground.guest.token) for _ in range(4)]
    await ground.until_over(*map(asking, guests))
    for guest in guests:
        guest.close()


ATTACKS = [
    Attack("60 tables of bots", "opens tables at which only bots sit, and begins", _many_bots),
    Attack("the lobby is filled", "120 listed tables by two guests", _fill_the_lobby),
    Attack("pauses and requests", "asks for a pause, is refused, asks again", _requests),
    Attack("names", "takes another name again and again", _names),
    Attack("previews", "four at once: what would every choice do, what is every place", _previews),
]
