"""Records: a game as lines of text.

    batisseurs-record 1
    game theopolis
    rules 1
    components 0f3c…
    players 2
    option play_on false
    seat p1 Ann
    seat p2 random

    chance reveal church
    p1 play priest

A header of tags, an empty line, then one line per choice, chance's included. A finished game ends with
a `result` line, which replaying checks. A game that began from a position has it in a `situation` tag, as
one line of JSON. Unknown tags are kept when a record is written again.
"""

from __future__ import annotations

from typing import Any

import msgspec

from batisseurs.kernel.choice import Message, Result
from batisseurs.kernel.documents import MOST_DIGITS, check_plain
from batisseurs.kernel.errors import BadRecord
from batisseurs.kernel.game import OptionValue
from batisseurs.kernel.seats import CHANCE, seat_from_name, seat_name

FORMAT = 1
FIRST_WORD = "batisseurs-record"


class Line(msgspec.Struct, frozen=True):
    """One choice: whose, and its words."""

    seat: int
    text: str

    def __str__(self) -> str:
        """Return the line as in a record."""
        return f"{seat_name(self.seat)} {self.text}"


class Record(msgspec.Struct):
    """A game that can be replayed: how the table was set up, and every choice since."""

    game: str
    rules: int
    components: str
    players: int
    options: dict[str, OptionValue] = {}
    seats: list[str] = []
    position: dict[str, Any] | None = None
    tags: list[tuple[str, str]] = []
    lines: list[Line] = []
    result: Result | None = None

    def write(self) -> str:
        """Return the record as text."""
        head = [
            f"{FIRST_WORD} {FORMAT}",
            f"game {self.game}",
            f"rules {self.rules}",
            f"components {self.components}",
            f"players {self.players}",
        ]
        head += [f"option {name} {_value(value)}" for name, value in self.options.items()]
        head += [f"seat {seat_name(seat)} {_one_line(name)}" for seat, name in enumerate(self.seats)]
        if self.position is not None:
            head.append(f"situation {msgspec.json.encode(self.position).decode()}")
        head += [f"{tag} {_one_line(text)}" for tag, text in self.tags]
        body = [str(line) for line in self.lines]
        if self.result is not None:
            body.append(write_result(self.result))
        return "\n".join([*head, "", *body, ""])


def write_result(result: Result) -> str:
    """Return the last line of a finished game: ending, then rank and score of each seat."""
    seats = zip(result.ranks, result.scores, strict=True)
    places = [f"{seat_name(seat)} rank {rank} score {score}" for seat, (rank, score) in enumerate(seats)]
    places += [f"{side} score {score}" for side, score in result.sides]
    return f"result {result.ending}: {', '.join(places)}"


def _value(value: OptionValue) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _one_line(text: str) -> str:
    return " ".join(text.split())


def read_record(text: str) -> Record:
    """Read a record; a damaged, truncated, foreign or newer one is refused with the line that shows it."""
    lines = text.removeprefix("\ufeff").replace("\r\n", "\n").split("\n")
    _check_first(lines[0])
    if len(lines) == 1 or lines[-1] != "":
        raise BadRecord(
            f"line {len(lines)}: the record ends in the middle of a line",
            Message("error-record-cut-line"),
            line=len(lines),
        )
    lines.pop()
    try:
        blank = lines.index("")
    except ValueError:
        raise BadRecord(
            f"line {len(lines)}: the record ends in its header",
            Message("error-record-cut-header"),
            line=len(lines),
        ) from None
    record = _read_header(lines[1:blank])
    for number, line in enumerate(lines[blank + 1 :], start=blank + 2):
        _read_line(record, line, number)
    return record


def _check_first(line: str) -> None:
    word, _, version = line.partition(" ")
    if word != FIRST_WORD:
        raise BadRecord(
            f"line 1: this isn't a game record: it should begin with {FIRST_WORD!r}",
            Message("error-no-record", {"word": FIRST_WORD}),
            line=1,
        )
    if not _counts(version):
        raise BadRecord(
            f"line 1: {version[:20]!r} is no version of the record format",
            Message("error-record-version", {"version": version[:20]}),
            line=1,
        )
    if int(version) > FORMAT:
        raise BadRecord(
            f"line 1: the record has format {version}; this program reads formats up to {FORMAT}",
            Message("error-newer-record", {"version": version, "known": FORMAT}),
            line=1,
        )


def _read_header(lines: list[str]) -> Record:  # noqa: C901  one branch per tag
    single: dict[str, str] = {}
    record = Record("", 0, "", 0)
    for number, line in enumerate(lines, start=2):
        tag, _, rest = line.partition(" ")
        if tag in {"game", "rules", "components", "players"}:
            if tag in single:
                raise BadRecord(
                    f"line {number}: a second {tag!r} line",
                    Message("error-record-second", {"tag": tag}),
                    line=number,
                )
            single[tag] = rest
        elif tag == "option":
            name, _, value = rest.partition(" ")
            record.options[name] = value
        elif tag == "seat":
            name, _, who = rest.partition(" ")
            if seat_from_name(name) != len(record.seats):
                expected = seat_name(len(record.seats))
                raise BadRecord(
                    f"line {number}: expected seat {expected}",
                    Message("error-record-seat", {"expected": expected}),
                    line=number,
                )
            record.seats.append(who)
        elif tag == "situation":
            record.position = _read_position(rest, number)
        else:
            record.tags.append((tag, rest))
    for tag in ("game", "rules", "components", "players"):
        if tag not in single:
            raise BadRecord(
                f"line {len(lines) + 1}: the header has no {tag!r} line",
                Message("error-record-lacks", {"tag": tag}),
                line=len(lines) + 1,
            )
    for tag in ("rules", "players"):
        if not _counts(single[tag]):
            shown = single[tag][:20]
            raise BadRecord(
                f"the header's {tag!r} line has no number: {shown!r}",
                Message("error-record-number", {"tag": tag, "value": shown}),
                line=1,
            )
    record.game, record.components = single["game"], single["components"]
    record.rules, record.players = int(single["rules"]), int(single["players"])
    return record


def _read_position(text: str, number: int) -> dict[str, Any]:
    try:
        document = msgspec.json.decode(text, type=dict[str, Any])
    except (msgspec.DecodeError, RecursionError) as error:
        raise BadRecord(
            f"line {number}: the position is damaged: {error}",
            Message("error-record-situation"),
            line=number,
        ) from None
    check_plain(document, BadRecord, f"line {number}: the position")
    return document


def _read_line(record: Record, line: str, number: int) -> None:
    if record.result is not None:
        raise BadRecord(
            f"line {number}: the game is already over", Message("error-record-goes-on"), line=number
        )
    who, _, text = line.partition(" ")
    if who == "result":
        record.result = _read_result(text, number)
        return
    seat = seat_from_name(who)
    if seat is None or (seat != CHANCE and seat >= record.players) or not text:
        raise BadRecord(
            f"line {number}: {line[:60]!r} is no line of a game for {record.players}",
            Message("error-record-line", {"text": line[:60], "players": record.players}),
            line=number,
        )
    record.lines.append(Line(seat, text))


def _read_result(text: str, number: int) -> Result:
    ending, _, places = text.partition(": ")
    ranks, scores, sides = [], [], []
    for index, place in enumerate(places.split(", ")):
        match place.split(" "):
            case [name, "rank", rank, "score", score] if (
                name == seat_name(index) and _whole(rank) and _whole(score)
            ):
                ranks.append(int(rank))
                scores.append(int(score))
            case [side, "score", score] if _whole(score):
                sides.append((side, int(score)))
            case _:
                raise BadRecord(
                    f"line {number}: the result line is invalid",
                    Message("error-record-result"),
                    line=number,
                )
    return Result(ending, tuple(ranks), tuple(scores), tuple(sides))


def _whole(text: str) -> bool:
    return _counts(text.removeprefix("-"))


def _counts(text: str) -> bool:
    """Return whether a text is a whole number of reasonable length."""
    return text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS
