"""Everyone who plays while the server is being killed: several tables of every game."""

from __future__ import annotations

import asyncio
import random
from collections import Counter

from batisseurs.games import SLUGS, find_game
from batisseurs.rooms.commands.model import NewRoom
from batisseurs.rooms.state.events import SeatPlan
from bench.crash_players import Found, Person
from bench.players import Guest, Refused, Unreachable, gather

LATER = 503


class Tables:
    """Everyone who plays in one server: for each game one table of people only, and one with a bot."""

    def __init__(self, address: str, seed: int, counts: Counter[str]) -> None:
        """Invite people to a server, by its address."""
        self.up = asyncio.Event()
        self._address = address
        self._dice = random.Random(seed)  # noqa: S311  moves, not secrets
        self._counts = counts
        self._ending = asyncio.Event()
        self._persons: dict[int, list[Person]] = {}
        self.tasks: list[asyncio.Task[None]] = []

    def begin(self) -> None:
        """Sit down."""
        number = 0
        for slug in SLUGS:
            game = find_game(slug)
            most = min(3, game.max_players)
            for people, bots in (
                (most, ()),
                (1, (SeatPlan("Bot", "random"),) * (max(2, game.min_players) - 1)),
            ):
                new = NewRoom(slug, people + len(bots), seats=bots)
                self.tasks.append(asyncio.create_task(self._table(number, people, new)))
                number += 1

    async def _table(self, number: int, people: int, new: NewRoom) -> None:
        """Play at a table, and disconnect at the end in any case."""
        guests: list[Guest] = []
        try:
            await self._games(number, guests, people, new)
        finally:
            for guest in guests:
                guest.close()

    async def _games(self, number: int, guests: list[Guest], people: int, new: NewRoom) -> None:
        """Play one game after another."""
        while len(guests) < people:
            await self.up.wait()
            try:
                guests.append(await Guest.new(self._address))
            except (Unreachable, Refused):
                await asyncio.sleep(0.02)
        games = 0
        while not self._ending.is_set():
            await self.up.wait()
            try:
                places = await gather(guests, new, f"t{number}-g{games}")
            except Unreachable:
                await asyncio.sleep(0.02)
                continue
            except Refused as refused:
                if refused.reply.status != LATER:
                    raise Found(f"refused: at table {number}: {refused}") from refused
                continue
            if self._ending.is_set():
                break
            games += 1
            self._counts["games begun"] += 1
            dice = [random.Random(self._dice.random()) for _ in places]  # noqa: S311
            persons = [
                Person(place, die, self.up, self._counts) for place, die in zip(places, dice, strict=True)
            ]
            self._persons[number] = persons
            async with asyncio.TaskGroup() as all_of_them:
                for person in persons:
                    all_of_them.create_task(person.play())
            self._counts["games over"] += not self._ending.is_set()

    async def begun(self) -> None:
        """Wait until there is a game at every table."""
        while len(self._persons) < len(self.tasks):
            await asyncio.sleep(0.02)
            self.check()

    def check(self) -> None:
        """Complain if one of the tables has."""
        for task in self.tasks:
            if task.done() and (error := task.exception()) is not None:
                raise error

    def compare_all(self) -> None:
        """Let everyone compare the whole book, the next time the server is there."""
        for persons in self._persons.values():
            for person in persons:
                person.compare_all()

    def leave(self) -> None:
        """Let everyone leave, once the server is up, nothing is open and everything is compared."""
        self._ending.set()
        for persons in self._persons.values():
            for person in persons:
                person.compare_all()
                person.get_up()

    async def end(self) -> None:
        """Wait until everyone has left."""
        await asyncio.gather(*self.tasks)

    async def give_up(self) -> None:
        """Let everyone go as they are."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await asyncio.sleep(0)  # hanging up takes a moment
