"""Errors as one line in the reader's language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from batisseurs.kernel.choice import Message
from batisseurs.kernel.errors import BadOption, BatisseursError, IllegalChoice, UnknownGame
from batisseurs.kernel.seats import seat_name
from batisseurs.words import Words

if TYPE_CHECKING:
    from batisseurs.kernel.game import Game


class Refused(Exception):  # noqa: N818  named like the kernel's errors
    """A command is refused: a catalogue id and its arguments."""

    def __init__(self, message: str, /, **args: str | float | list[str] | Message) -> None:
        """Take the id and the arguments."""
        super().__init__(message)
        self.message = message
        self.args_of_message = args

    def line(self, words: Words) -> str:
        """Return the sentence; nested messages are resolved first."""
        return words.text(
            self.message, **{name: _said(value, words) for name, value in self.args_of_message.items()}
        )


def _said(value: str | float | list[str] | Message, words: Words) -> str | int | list[str]:
    if isinstance(value, Message):
        return words.text(value.id, **value.args)
    return words.decimal(value, 2) if isinstance(value, float) else value


def error_line(error: BatisseursError, words: Words) -> str:
    """Return an error of the kernel as a sentence: what kind it is, and its details."""
    if isinstance(error, UnknownGame):
        from batisseurs.games import SLUGS

        return words.text("error-unknown-game", game=str(error.about.get("game", "")), games=list(SLUGS))
    return words.text(error.id, text=_details(error, words, str(error.about.get("game", ""))))


def _details(error: BatisseursError, words: Words, game: str) -> str:
    """Return the details of an error; without a message they stay in English."""
    message, line = error.message, error.about.get("line")
    if message is None:
        return error.text
    if isinstance(error, IllegalChoice) and "reason" in error.about:
        return _refused_choice(error, words, game)
    text = words.text(message.id, **message.args)
    if error.because is not None:
        text = words.text("error-because", text=text, because=_details(error.because, words, game))
    if line is not None:
        text = words.text("error-at-line", line=line, text=text)
    record = error.about.get("record")
    if record is not None:
        text = words.text("error-in-record", number=record, file=str(error.about.get("file", "")), text=text)
    return text


def _refused_choice(error: IllegalChoice, words: Words, slug: str) -> str:
    """Return why a choice of a record is not possible, with the names of cards if the game is known."""
    from batisseurs.games import SLUGS, find_game

    if error.message is None or slug not in SLUGS:
        return error.text
    game = find_game(slug)
    seats = [seat_name(seat) for seat in range(game.max_players)]
    return words.text(
        "cli-not-possible",
        text=str(error.about["text"]),
        reason=words.say(error.message, seats, game),
        rule=str(error.about["rule"]),
    )


def read_options(game: Game, players: int, given: list[str]) -> dict[str, str]:
    """Return `name=value` words as options; errors are in the reader's language."""
    known = {option.name: option for option in game.options}
    options: dict[str, str] = {}
    for words in given:
        name, equals, value = words.partition("=")
        if not equals:
            raise Refused("cli-error-option-form", given=words, options=list(known))
        options[name] = value
    try:
        game.read_options(players, options)
    except BadOption as error:
        raise _refused(error) from None
    return options


def check_players(game: Game, players: int) -> None:
    """Refuse a number of players that the game does not support."""
    try:
        game.read_options(players, {})
    except BadOption as error:
        raise _refused(error) from None


def _refused(error: BadOption) -> Refused | BadOption:
    """Return the same error without its prefix for options."""
    return Refused(error.message.id, **error.message.args) if error.message is not None else error


def system_line(error: OSError, words: Words) -> str:
    """Return an error of the operating system as a line."""
    from batisseurs.lab.os_errors import system_message

    refused = system_message(error)
    reason = words.text(refused.id, **refused.args)
    if not error.filename:
        return words.text("cli-error-system-output", reason=reason)
    return words.text("cli-error-system", file=str(error.filename), reason=reason)
