"""The log as lines: what happened, as far as the reader may know it."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from typing import TYPE_CHECKING, NamedTuple

from batisseurs.kernel.choice import Message
from batisseurs.kernel.log_lines import Clause, LogLine, clause_of, clauses_of, fold, turn_of
from batisseurs.kernel.seats import CHANCE, Seat
from batisseurs.words.narrator import Narrator

if TYPE_CHECKING:
    from batisseurs.kernel.play import Entry, Play
    from batisseurs.words import Words


class ToldLine(NamedTuple):
    """A line of the log: the number of its first entry, its text, and its messages."""

    first: int
    text: str
    messages: tuple[Message, ...]


class Narration:
    """Turns entries of the log into lines."""

    def __init__(self, play: Play, words: Words) -> None:
        """Take the game and the language."""
        self.play = play
        self.words = words

    def lines(
        self, entries: Iterable[Entry], reader: Seat, *, start: int = 0, entered: Collection[int] = ()
    ) -> list[ToldLine]:
        """Return the lines of some entries for a reader; `start` is the number of the first.

        Outcomes that were `entered` are shown unless the events name them: so a person sees that they were
        understood.
        """
        numbered = [
            (number, entry.line.seat, self._clauses(entry, reader, told=number in entered))
            for number, entry in enumerate(entries, start=start)
        ]
        return list(self._spoken(fold(numbered), self._narrator(reader)))

    def _narrator(self, reader: Seat) -> Narrator:
        play = self.play
        return Narrator(self.words, play.seats, play.game, play.components, reader if reader >= 0 else None)

    def _clauses(self, entry: Entry, reader: Seat, *, told: bool) -> list[Clause]:
        game, choice = self.play.game, entry.message_for(reader)
        seen = [(game_event.for_reader(reader), game_event.rule) for game_event in entry.game_events]
        facts = [(message, rule) for message, rule in seen if message is not None]
        clauses = clauses_of(entry.line.seat, choice, facts, game.wordings, tells_choices=game.tells_choices)
        if not told or _names(choice, clauses):
            return clauses
        own = clause_of(choice, "", game.wordings)
        outcome = own if _names(choice, [own]) else _outcome(choice)
        return [outcome, *(clauses if facts else [])]

    def _spoken(self, lines: list[LogLine], narrator: Narrator) -> Iterator[ToldLine]:
        """Yield the lines as text; a turn begins with a dash, and with its round if that is new."""
        before = ""
        for line in lines:
            told = [clause.message for clause in line.clauses]
            text = narrator.tell(line.clauses)
            if line.heading is not None:
                short = narrator.short(line.heading)
                begins = bool(told) and told[0].args.get("seat") == line.heading.args.get("seat")
                announced = ("" if short == before else short) if begins else narrator.say(line.heading)
                text = "— " + " ".join(part for part in (announced and f"{announced}.", text) if part)
                before = short
                told.insert(0, line.heading)
            yield ToldLine(line.first, text, tuple(told))

    def choice(self, entry: Entry, reader: Seat) -> str:
        """Return a choice as a sentence."""
        message, seat = entry.message_for(reader), entry.line.seat
        said = self.words.say(message, self.play.seats, self.play.game, self.play.components)
        if seat == CHANCE or message.args.get("seat") == seat:
            return said
        return self.words.text("log-chooses", name=self.play.seats[seat], choice=said)

    def since_last_turn(self, reader: Seat) -> int:
        """Return the number of the first entry after the reader's last turn.

        The reader's current turn does not count. Before the first turn it is the whole log.
        """
        turns = [
            (number, seat)
            for number, entry in enumerate(self.play.log)
            for seat in (turn_of(game_event.message) for game_event in entry.game_events)
            if seat is not None
        ]
        if turns and turns[-1][1] == reader:
            turns.pop()
        own = [index for index, (_, seat) in enumerate(turns) if seat == reader]
        after = own[-1] + 1 if own else len(turns)
        return turns[after][0] if own and after < len(turns) else 0


def _drawn(outcome: Message) -> str:
    """Return the name of the argument with the drawn thing: the first that names something."""
    return next((name for name, value in outcome.args.items() if isinstance(value, str)), "")


def _names(outcome: Message, clauses: list[Clause]) -> bool:
    """Return whether the clauses name what was drawn."""
    name = _drawn(outcome)
    told = [clause for clause in clauses if clause.flow != "silent"]
    if not name:
        return bool(told)
    named = [value for clause in told for value in clause.message.args.values()]
    drawn = outcome.args[name]
    return any(drawn == value or (isinstance(value, list) and drawn in value) for value in named)


def _outcome(outcome: Message) -> Clause:
    """Return the clause of an outcome; outcomes for one place or by one player are merged."""
    name = _drawn(outcome)
    args = {**outcome.args, name: [str(outcome.args[name])]} if name else outcome.args
    return Clause(Message(outcome.id, args), flow="begins")
