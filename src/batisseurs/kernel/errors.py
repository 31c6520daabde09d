"""The kinds of errors that people and programs can get.

Every error says in one line what was tried, what is possible and, if there is one, which rule
says so. `id` says what kind of refusal it is and `message` its details, so that the terminal and the
server can say the same in another language; `text` is the English sentence, for logs and programs.
"""

from __future__ import annotations

from batisseurs.kernel.choice import Message


class BatisseursError(Exception):
    """Something was refused; nothing has changed."""

    id = "error"

    def __init__(
        self,
        sentence: str,
        message: Message | None = None,
        because: BatisseursError | None = None,
        /,
        **about: str | int,
    ) -> None:
        """Keep the English sentence, the same as a message, the error behind it and what it is about."""
        super().__init__(sentence)
        self.text = sentence
        self.message = message
        self.because = because
        self.about = about


class IllegalChoice(BatisseursError):  # noqa: N818  named after what it is about, like the others
    """The words are not one of the choices."""

    id = "error-illegal-choice"


class NotAsked(BatisseursError):  # noqa: N818
    """It is not this seat's turn to answer, or the game is over."""

    id = "error-not-asked"


class UnknownPlace(BatisseursError):  # noqa: N818
    """No place, piece or sign of that name, or none that this reader can see."""


class UnknownGame(BatisseursError):  # noqa: N818
    """No game of that name."""

    id = "error-unknown-game"


class BadOption(BatisseursError):  # noqa: N818
    """An option of the table that does not exist, or a value it cannot have."""

    id = "error-bad-option"


class BadComponents(BatisseursError):  # noqa: N818
    """A component file that cannot be read or breaks a numbered constraint."""

    id = "error-bad-components"


class BadRecord(BatisseursError):  # noqa: N818
    """A record that is damaged, truncated, foreign, newer, or does not follow the rules."""

    id = "error-bad-record"


class BadPosition(BatisseursError):  # noqa: N818
    """A position that is impossible or malformed."""

    id = "error-bad-situation"


class BadSave(BatisseursError):  # noqa: N818
    """A saved table that this version cannot load."""

    id = "error-bad-save"
