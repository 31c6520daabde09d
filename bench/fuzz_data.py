"""A server with something in it, for the fuzz: rooms at every stage, and people who may do different things.

Nonsense that is refused at the door proves little. So the fuzz is given real rooms, tokens, versions and
choices to mix with what it makes up.
"""

from __future__ import annotations

import asyncio
import itertools

import msgspec

from batisseurs.games import SLUGS, find_game
from batisseurs.kernel.seats import SPECTATOR
from batisseurs.rooms.commands.model import NewRoom, Say
from batisseurs.rooms.state.events import Clock, SeatPlan, Settings
from batisseurs.words.catalogue import Words
from bench.players import Guest, gather

LANGUAGES = ("en", "fr", "pl")
SEATS = (0, 1, 2, SPECTATOR)


class Refused(msgspec.Struct, frozen=True):
    """What every refusal must be."""

    class Said(msgspec.Struct, frozen=True):
        """An id of the catalogues, and what goes into the sentence."""

        id: str
        args: dict[str, str | int | list[str]] = {}

    reason: str
    text: str
    message: Said
    rule: str


class Sayings:
    """What readers of every language would be told."""

    def __init__(self) -> None:
        """Open the catalogues."""
        self._catalogues = [Words(language) for language in LANGUAGES]

    def fault(self, body: bytes) -> str:
        """Return what is wrong with a refusal; nothing if it can be said in every language."""
        try:
            refused = msgspec.json.decode(body, type=Refused)
        except msgspec.MsgspecError as error:
            return f"not a refusal: {error}"
        return self.unknown(refused.reason) or self._unsaid(refused.message)

    def unknown(self, reason: str) -> str:
        """Return a complaint about a reason that no catalogue knows."""
        for catalogue in self._catalogues:
            if not catalogue.knows(reason):
                return f"no words for {reason} in {catalogue.language}"
        return ""

    def _unsaid(self, message: Refused.Said) -> str:
        for catalogue in self._catalogues:
            said = catalogue.text(message.id, **message.args)
            if "[[" in said:
                return f"no words for {message} in {catalogue.language}: {said}"
        return ""


class World:
    """Guests and rooms of a server, which can be replaced when they are used up."""

    def __init__(self, address: str) -> None:
        """Invite people and open rooms."""
        self.address = address
        self.rooms: list[str] = []
        self.tokens: list[str] = []
        self.keys: list[str] = []
        self._numbers = itertools.count()
        self.renew()

    def renew(self) -> None:
        """Open new rooms with new people in them; the old ones stay where they are."""
        asyncio.run(self._renew())

    async def _renew(self) -> None:
        host, other, spectator, stranger = [await Guest.new(self.address) for _ in range(4)]
        number = next(self._numbers)
        self.rooms, self.keys = [], []
        settings = Settings(Clock(3600, 3600), watching="anyone", listed=True)
        for slug in SLUGS:
            new = NewRoom(slug, max(2, find_game(slug).min_players), settings=settings)
            places = await gather([host, other], new, f"w{number}-{slug}")
            room = places[0].room
            await host.do(room, f"w{number}-{slug}-say", 0, Say("Hello"))
            await spectator.enter(await host.invite(room, SPECTATOR))
            self.rooms.append(room)
        bots = NewRoom("theopolis", 2, seats=(SeatPlan("Bot", "random"),), settings=settings)
        self.rooms.append((await gather([host], bots, f"w{number}-bots"))[0].room)
        waiting = await host.open(f"w{number}-open", NewRoom("nehemiah", 3, settings=settings))
        self.rooms.append(waiting)
        self.keys += [await host.invite(waiting, 1), await host.invite(waiting, SPECTATOR)]
        self.tokens = [guest.token for guest in (host, other, spectator, stranger)]
        for guest in (host, other, spectator, stranger):
            guest.close()
