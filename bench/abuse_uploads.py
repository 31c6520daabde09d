"""Attacks with files: component files, positions and game records that cost more to read than to send."""

from __future__ import annotations

import asyncio
import functools
import re
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec

from batisseurs.games import find_game
from batisseurs.kernel import Play, Seeded, choice_text
from bench.abuse import Attack, Ground
from bench.players import Guest

POSITION = 'situation = 1\ngame = "theopolis"\nplayers = 2\n'
TOO_MANY = 429
PLAYERS = {"theopolis": 2, "nehemiah": 3}


def upload(
    name: str,
    sends: str,
    what: str,
    text: Callable[[int], str],
    at_once: int = 1,
    game: str = "theopolis",
) -> Attack:
    """Create tables with a file, from several connections of one guest at once."""

    async def carry_out(ground: Ground) -> None:
        guests = [Guest(ground.address, ground.guest.token) for _ in range(at_once)]

        def again(first: int, guest: Guest) -> Callable[[int], Coroutine[Any, Any, object]]:
            async def send(number: int) -> None:
                new = {"game": game, "players": PLAYERS[game], what: text(first + at_once * number)}
                body = msgspec.json.encode({"id": f"{first}-{number}", "new": new})
                reply = await ground.ask("POST", "/api/rooms", body, by=guest)
                if reply is not None and reply.status == TOO_MANY:
                    await asyncio.sleep(0.05)

            return send

        try:
            await ground.until_over(*(again(*each) for each in enumerate(guests)))
        finally:
            for guest in guests:
                guest.close()

    return Attack(name, sends, carry_out, prepare=lambda: text(0))


@functools.cache
def record(lines: int) -> str:
    """Return a record in which a player gives and withdraws the same sealed answer for ever."""
    game, source = find_game("nehemiah"), Seeded(1)
    for _ in range(100):  # games; not every one has an auction
        play = Play(game, PLAYERS[game.slug], {"foremen": True})
        play.run_chance(source)
        while not play.over:
            seat = play.table.choosers()[0]
            choices = play.table.choices(seat)
            play.play(seat, choices[source.below(len(choices))])
            if play.table.may_withdraw(seat):
                found = play.record()
                give = found.lines[-1]
                take_back = msgspec.structs.replace(give, text=choice_text.WITHDRAWAL.text)
                found.lines += [take_back, give] * ((lines - len(found.lines)) // 2)
                return found.write()
            play.run_chance(source)
    raise AssertionError("nobody was asked for a sealed answer")


def with_position(json: str) -> str:
    """Return a record that begins from a position that is this JSON."""
    head, _, lines = record(40).partition("\n\n")
    return f"{head}\nsituation {json}\n\n{lines}"


def components(number: int, kilobytes: int) -> str:
    """Return a component file that is like no other and mostly a comment."""
    text = f"{find_game('theopolis').component_text()}# {number} "
    return text + "x" * (1024 * kilobytes - len(text))


def _dotted(kilobytes: int) -> str:
    return f"{POSITION}{'.'.join('a' * (512 * kilobytes))} = 1\n"


def _lists(depth: int, number: int = 1) -> str:
    return POSITION + "".join(f"k{each} = {'[' * depth}{']' * depth}\n" for each in range(number))


def _headings(number: int) -> str:
    return POSITION + "".join(f"[a.b{each}.c]\n" for each in range(number))


async def past(ground: Ground) -> None:
    """Look at every earlier version of a long game, from four connections."""
    new = {"game": "nehemiah", "players": 3, "record": record(1_990)}
    body = msgspec.json.encode({"id": "past", "new": new})
    reply = await ground.ask("POST", "/api/rooms", body)
    if reply is None or not reply.good:
        raise AssertionError(f"no table: {reply}")
    room = msgspec.json.decode(reply.body)["room"]
    guests = [Guest(ground.address, ground.guest.token) for _ in range(4)]

    def again(guest: Guest) -> Callable[[int], Coroutine[Any, Any, object]]:
        return lambda number: ground.ask(
            "GET", f"/api/rooms/{room}?seat=0&since=0&at={1_900 - number % 1_000}", by=guest
        )

    await ground.until_over(*(again(guest) for guest in guests))
    for guest in guests:
        guest.close()


async def crowd(ground: Ground) -> None:
    """Three guests of one person at a time, each with a file: more than one process can read."""
    guests = [await Guest.new(ground.address) for _ in range(3)]

    def again(guest: Guest) -> Callable[[int], Coroutine[Any, Any, object]]:
        async def send(number: int) -> None:
            new = {"game": "nehemiah", "players": 3, "record": record(1_990)}
            body = msgspec.json.encode({"id": f"c{number}", "new": new})
            reply = await ground.ask("POST", "/api/rooms", body, by=guest)
            if reply is not None and reply.status == TOO_MANY:
                await asyncio.sleep(0.05)

        return send

    await ground.until_over(*(again(guest) for guest in guests))
    for guest in guests:
        guest.close()


ATTACKS = (
    Attack(
        "a long past",
        "looks at a game of 1,990 lines as it stood before, four at once",
        past,
        prepare=lambda: record(1_990),
    ),
    Attack(
        "three guests with records",
        "three guests: records of 1,990 lines",
        crowd,
        prepare=lambda: record(1_990),
    ),
    upload("key of parts, 16 kB", "positions: a key of 8,192 parts", "situation", lambda _: _dotted(16)),
    upload(
        "key of parts, 100 kB", "component files: a key of 51,200 parts", "components", lambda _: _dotted(100)
    ),
    upload(
        "ten deep files",
        "ten at once: positions with 100 × 400 lists in each other",
        "situation",
        lambda _: _lists(400, 100),
        at_once=10,
    ),
    upload("deepest file", "positions: 90,000 lists in each other", "situation", lambda _: _lists(90_000)),
    upload("many headings", "positions: 14,000 headings", "situation", lambda _: _headings(14_000)),
    upload(
        "large component files",
        "four at once: component files of 1 MB that can be played with",
        "components",
        lambda number: components(number, 1024),
        at_once=4,
    ),
    upload(
        "own component files",
        "four at once: component files of 90 kB that can be played with",
        "components",
        lambda number: components(number, 90),
        at_once=4,
    ),
    upload("long records", "records of 20,000 lines", "record", lambda _: record(20_000), game="nehemiah"),
    upload(
        "records",
        "four at once: records of 1,990 lines",
        "record",
        lambda _: record(1_990),
        at_once=4,
        game="nehemiah",
    ),
    upload(
        "deep JSON",
        "records from a position with 90,000 lists in each other",
        "record",
        lambda _: with_position(f'{{"a":{"[" * 90_000}{"]" * 90_000}}}'),
        game="nehemiah",
    ),
    upload(
        "long number, TOML",
        "positions: a number of 5,000 digits",
        "situation",
        lambda _: f"{POSITION}seed = {'9' * 5_000}\n",
    ),
    upload(
        "long number, record",
        "records of rules with 5,000 digits",
        "record",
        lambda _: re.sub(r"\nrules \d+\n", f"\nrules {'9' * 5_000}\n", record(40)),
        game="nehemiah",
    ),
)
"""What a file can do."""
