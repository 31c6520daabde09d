"""What went wrong, in one line of the reader's language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from batisseurs.kernel.errors import BadOption, BatisseursError, UnknownGame
from batisseurs.words import Words

if TYPE_CHECKING:
    from batisseurs.kernel.game import Game, Option


class Refused(Exception):  # noqa: N818  named like the kernel's errors
    """The command cannot do what was asked: a catalogue id and what goes into it."""

    def __init__(self, message: str, /, **args: str | int | list[str]) -> None:
        """Keep id and arguments until somebody says them."""
        super().__init__(message)
        self.message = message
        self.args_of_message = args

    def line(self, words: Words) -> str:
        """Return the sentence."""
        return words.text(self.message, **self.args_of_message)


def error_line(error: BatisseursError, words: Words) -> str:
    """Return an error of the kernel as a sentence: what kind it is, and its details."""
    if isinstance(error, UnknownGame):
        from batisseurs.games import SLUGS

        return words.text("error-unknown-game", game=str(error.about.get("game", "")), games=list(SLUGS))
    return words.text(error.id, text=error.text)


def read_options(game: Game, players: int, given: list[str]) -> dict[str, str]:
    """Return `name=value` words as options; what is wrong with one is said in the reader's language."""
    known = {option.name: option for option in game.options}
    options: dict[str, str] = {}
    for words in given:
        name, equals, value = words.partition("=")
        if not equals:
            raise Refused("cli-error-option-form", given=words, options=list(known))
        if name not in known:
            raise Refused("cli-error-no-option", title=game.title, option=name, options=list(known))
        try:
            known[name].read(value)
        except BadOption:
            raise _wrong_value(known[name], value) from None
        options[name] = value
    check_players(game, players)
    return options


def check_players(game: Game, players: int) -> None:
    """Refuse a number of players that the game is not for."""
    if not game.min_players <= players <= game.max_players:
        raise Refused(
            "cli-error-players",
            title=game.title,
            least=game.min_players,
            most=game.max_players,
            number=players,
        )


def _wrong_value(option: Option, value: str) -> Refused:
    if isinstance(option.default, bool):
        return Refused("cli-error-option-switch", option=option.name, value=value, rule=option.rule)
    if isinstance(option.default, int):
        return Refused(
            "cli-error-option-number",
            option=option.name,
            value=value,
            least=option.minimum,
            most=option.maximum,
            rule=option.rule,
        )
    return Refused(
        "cli-error-option-word",
        option=option.name,
        value=value,
        allowed=list(option.allowed),
        rule=option.rule,
    )


def system_line(error: OSError, words: Words) -> str:
    """Return what the operating system refused, with its own reason."""
    return words.text("cli-error-system", file=str(error.filename or ""), reason=error.strerror or str(error))
