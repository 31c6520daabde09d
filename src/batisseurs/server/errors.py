"""Refusals by the server itself. Rooms and games have their own."""

from __future__ import annotations

from batisseurs.kernel.choice import Message
from batisseurs.kernel.errors import BatisseursError

MOST_REPEATED = 80
"""How many characters of a client's text are repeated."""


class ServerError(BatisseursError):
    """The server refused something; nothing has changed."""

    id = "error-server"


class Malformed(ServerError):  # noqa: N818  named after what it is about, like the kernel's
    """The request cannot be understood: not JSON, an unknown or missing field, a wrong value."""

    id = "error-server-malformed"


class NoGuest(ServerError):  # noqa: N818
    """The client is not a guest yet."""

    id = "error-server-no-guest"

    def __init__(self) -> None:
        """Say how to become one."""
        super().__init__("first become a guest: POST /api/guest", Message("error-server-become-guest"))


class Banned(ServerError):  # noqa: N818
    """The operator has banned the guest."""

    id = "error-server-banned"

    def __init__(self) -> None:
        """Say that it is not a mistake."""
        super().__init__("the server admin has banned you", Message("error-server-banned-here"))


class NoSuchPath(ServerError):  # noqa: N818
    """There is nothing at this address."""

    id = "error-server-no-path"


def no_such_path(path: str) -> NoSuchPath:
    """Return the refusal for an unknown address."""
    shown = path[:MOST_REPEATED]
    return NoSuchPath(f"nothing is at {shown}", Message("error-server-nothing-there", {"path": shown}))


class WrongMethod(ServerError):  # noqa: N818
    """The address exists, but not for this method."""

    id = "error-server-wrong-method"


class TooLarge(ServerError):  # noqa: N818
    """The body is too large for this address."""

    id = "error-server-too-large"


class HeadTooLarge(ServerError):  # noqa: N818
    """The head of the request is too large."""

    id = "error-server-head-too-large"


class WrongHost(ServerError):  # noqa: N818
    """The request names another host."""

    id = "error-server-wrong-host"


class TooLate(ServerError):  # noqa: N818
    """The request took too long to arrive."""

    id = "error-server-too-late"


class TooSlow(ServerError):  # noqa: N818
    """A listener reads more slowly than the table plays."""

    id = "error-server-too-slow"

    def __init__(self) -> None:
        """Say what to do: reconnect with the last version."""
        super().__init__(
            "you are too slow for this table: come again with the last version you have",
            Message("error-server-come-again"),
        )


class Stopping(ServerError):  # noqa: N818
    """The server is stopping; it, or another one, will be back soon."""

    id = "error-server-stopping"

    def __init__(self) -> None:
        """Say that it is worth asking again."""
        super().__init__("the server is stopping: ask again in a moment", Message("error-server-ask-again"))


class Unexpected(ServerError):  # noqa: N818
    """An unexpected error. The log has the details under a number."""

    id = "error-server-unexpected"


def unexpected(number: str) -> Unexpected:
    """Return the refusal for an unexpected error that is logged under this number."""
    return Unexpected(
        f"something went wrong here: the log of the server has it under {number}",
        Message("error-server-in-the-log", {"number": number}),
    )
