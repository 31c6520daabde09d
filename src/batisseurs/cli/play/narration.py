"""A game told in sentences: what happened, veiled for whoever reads."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from typing import TYPE_CHECKING

from batisseurs.kernel.choice import GameEvent, Message
from batisseurs.kernel.seats import CHANCE, Seat

if TYPE_CHECKING:
    from batisseurs.kernel.play import Entry, Play
    from batisseurs.words import Words


class Narration:
    """Puts entries of the log into sentences."""

    def __init__(self, play: Play, words: Words) -> None:
        """Know names and language."""
        self.play = play
        self.words = words

    def sentences(
        self, entries: Iterable[Entry], reader: Seat, *, everything: set[int], start: int = 0
    ) -> list[str]:
        """Return what a reader may be told about some entries; equal happenings make one sentence."""
        return [sentence for _, sentence in self.told(entries, reader, everything=everything, start=start)]

    def told(
        self,
        entries: Iterable[Entry],
        reader: Seat,
        *,
        everything: set[int],
        entered: Collection[int] = (),
        start: int = 0,
        no_news: Callable[[Entry], bool] = lambda _: False,
    ) -> list[tuple[Message, str]]:
        """Return the same, each sentence with the message that it comes from.

        `start` is the number of the first entry. Of the entries in `everything` the choice itself is told
        where nothing happened: those that had no alternative, or all if the whole log was asked for. Choices
        that are `no_news` are told only then. Outcomes that were `entered` are told unless what happened
        names them: whoever typed them sees that they were understood.
        """
        told: list[tuple[Message, str]] = []
        for number, entry in enumerate(entries, start=start):
            seen = [happening.for_reader(reader) for happening in entry.happenings]
            messages = [message for message in seen if message is not None]
            news = self._worth_telling(number, reader) and not no_news(entry)
            unnamed = number in entered and not _named_in(entry.message_for(reader), messages)
            if unnamed or (not messages and (number in everything or news)):
                told.append((entry.message_for(reader), self._display(entry, reader)))
            told += [(message, "") for message in messages]
        return [(message, self._spoken(message, who, times)) for message, who, times in _gathered(told)]

    def _display(self, entry: Entry, reader: Seat) -> str:
        """Return whose name stands before a choice; nothing for chance, or if its words name that player."""
        seat = entry.line.seat
        named = seat == CHANCE or entry.message_for(reader).args.get("seat") == seat
        return "" if named else self.play.seats[seat]

    def _worth_telling(self, number: int, reader: Seat) -> bool:
        """Tell whether a choice without happenings is news: another's, and not half of a longer move."""
        seat = self.play.log[number].line.seat
        goes_on = number + 1 < len(self.play.log) and self.play.log[number + 1].line.seat == seat
        return seat not in (CHANCE, reader) and not goes_on

    def choice(self, entry: Entry, reader: Seat) -> str:
        """Return a choice of the log itself as a sentence."""
        said = self._say(entry.message_for(reader))
        who = self._display(entry, reader)
        return self.words.text("cli-chooses", seat=who, choice=said) if who else said

    def _say(self, message: Message) -> str:
        return self.words.say(message, self.play.seats, self.play.game, self.play.components)

    def since_last_turn(self, reader: Seat, begins_turn: Callable[[GameEvent], Seat | None]) -> int:
        """Return the number of the entry with which the first turn after the reader's last one began.

        The turn that the reader is taking now does not count. Before a first turn it is the whole log.
        """
        turns = [
            (number, seat)
            for number, entry in enumerate(self.play.log)
            for seat in map(begins_turn, entry.happenings)
            if seat is not None
        ]
        if turns and turns[-1][1] == reader:
            turns.pop()
        own = [index for index, (_, seat) in enumerate(turns) if seat == reader]
        after = own[-1] + 1 if own else len(turns)
        return turns[after][0] if own and after < len(turns) else 0

    def _spoken(self, message: Message, who: str, times: int) -> str:
        said = self._say(message)
        if who:
            said = self.words.text("cli-chooses", seat=who, choice=said)
        return self.words.text("cli-times", sentence=said, number=times) if times > 1 else said


def _named_in(outcome: Message, messages: list[Message]) -> bool:
    """Tell whether something that happened names what was drawn."""
    drawn = [value for value in outcome.args.values() if isinstance(value, str)]
    return any(drawn[0] in message.args.values() for message in messages) if drawn else bool(messages)


def _gathered(told: list[tuple[Message, str]]) -> list[tuple[Message, str, int]]:
    """Join neighbours that say the same of different things: three cards turned up are one sentence."""
    joined: list[tuple[Message, str, int]] = []
    for message, who in told:
        if joined:
            last, said_by, times = joined[-1]
            if (last, said_by) == (message, who):
                joined[-1] = (last, who, times + 1)
                continue
            both = _together(last, message) if times == 1 and said_by == who else None
            if both is not None:
                joined[-1] = (both, who, 1)
                continue
        joined.append((message, who, 1))
    return joined


def _together(one: Message, other: Message) -> Message | None:
    """Return one message for two that differ only in the name of one component, else None."""
    if one.id != other.id or one.args.keys() != other.args.keys():
        return None
    differing = [name for name in one.args if one.args[name] != other.args[name]]
    if len(differing) != 1:
        return None
    before, after = one.args[differing[0]], other.args[differing[0]]
    if isinstance(before, int) or not isinstance(after, str):
        return None
    names = [*before, after] if isinstance(before, list) else [before, after]
    return Message(one.id, {**one.args, differing[0]: names})
