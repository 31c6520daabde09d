"""The border between rules and the rest: choices in words, messages, reasons.

Inside the rules a choice is a small integer. Here it becomes something that a log can hold, a
person can read and a board can offer. Nothing in this module is used in playouts.
"""

import msgspec

from batisseurs.kernel.seats import EVERYONE, Seat


class Message(msgspec.Struct, frozen=True):
    """A sentence in any language: a catalogue id and its arguments.

    A text argument is the id of a component (its name comes from the component file), a
    number is a number, except that arguments called `seat…` hold a seat.
    """

    id: str
    args: dict[str, str | int | list[str]] = {}


class Choice(msgspec.Struct, frozen=True):
    """One answer to a step, as the world outside the rules sees it.

    `text` is the form in logs and records: English code terms, the same in every language,
    unique among the choices of its step, and read back by `play_text`. `at` holds ids of places
    and pieces that occur in the view, so that a board can be clicked. `message` is the
    sentence for readers.
    """

    text: str
    message: Message
    at: tuple[str, ...] = ()

    @property
    def verb(self) -> str:
        """The first word of the text: what kind of choice this is."""
        return self.text.partition(" ")[0]


class Refusal(msgspec.Struct, frozen=True):
    """Why something a player would expect is not possible now: a message and the rule's id."""

    text: str
    reason: Message
    rule: str
    at: tuple[str, ...] = ()


class GameEvent(msgspec.Struct, frozen=True):
    """What a player would announce: a gain, a loss, a disaster, a scoring.

    Rules report game events and never read them. `audience` says who may read `message`;
    everyone else gets `public` ("draws a card"), or nothing if there is none.
    """

    message: Message
    rule: str = ""
    audience: int = EVERYONE
    public: Message | None = None

    def for_reader(self, reader: Seat) -> Message | None:
        """Return what this reader may be told."""
        if self.audience in (EVERYONE, reader):
            return self.message
        return self.public


class Category(msgspec.Struct, frozen=True):
    """One line of a score sheet."""

    id: str
    points: int


class Result(msgspec.Struct, frozen=True):
    """How a game ended: which ending, and each seat's rank (1 is best; equal ranks are shared)."""

    ending: str
    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    sides: tuple[tuple[str, int], ...] = ()
    """The scores of sides that are not seats, such as a solo opponent."""

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats of rank 1."""
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)

    @property
    def margin(self) -> Message | None:
        """How far the first is before the second, in words; None if the first place is shared."""
        if self.sides:
            side, points = self.sides[0]
            return Message(
                "result-solo", {"seat": 0, "number": self.scores[0], "side": side, "other": points}
            )
        places = sorted(range(len(self.ranks)), key=lambda seat: self.ranks[seat])
        if len(self.winners) != 1 or len(places) == 1:
            return None
        first, second = places[:2]
        ahead = self.scores[first] - self.scores[second]
        about: dict[str, str | int | list[str]]
        about = {"seat": first, "seat_second": second, "number": self.scores[first]}
        if ahead > 0:
            return Message("result-ahead", about | {"more": ahead})
        return Message("result-tied", about) if ahead == 0 else None

    @property
    def utilities(self) -> tuple[float, ...]:
        """What the result is worth to each seat: 1 for the first place, -1 for the last, 0 in sum.

        Places in between are spaced equally; tied seats share the places they occupy.
        """
        last = len(self.ranks) - 1
        if last == 0:
            return (1.0 if self.ranks[0] == 1 else -1.0,)
        worth = []
        for rank in self.ranks:
            tied = self.ranks.count(rank)
            place = (rank - 1) + (tied - 1) / 2
            worth.append(1.0 - 2.0 * place / last)
        return tuple(worth)
