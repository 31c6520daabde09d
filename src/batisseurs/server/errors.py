"""How the server refuses what never reaches a room. Rooms and games have refusals of their own."""

from __future__ import annotations

from batisseurs.kernel.choice import Message
from batisseurs.kernel.errors import BatisseursError

MOST_REPEATED = 80
"""How much of what somebody sent is said back."""


class ServerError(BatisseursError):
    """The server refused something; nothing has changed."""

    id = "error-server"


class Malformed(ServerError):  # noqa: N818  named after what it is about, like the kernel's
    """What was sent is not what can be understood: no JSON, a field too many or too few, a wrong value."""

    id = "error-server-malformed"


class NoGuest(ServerError):  # noqa: N818
    """Who asks is not a guest yet."""

    id = "error-server-no-guest"

    def __init__(self) -> None:
        """Say how to become one."""
        super().__init__("first become a guest: POST /api/guest", Message("error-server-become-guest"))


class Banned(ServerError):  # noqa: N818
    """Whoever runs the server has banned the guest."""

    id = "error-server-banned"

    def __init__(self) -> None:
        """Say that it is no mistake."""
        super().__init__("the server admin has banned you", Message("error-server-banned-here"))


class NoSuchPath(ServerError):  # noqa: N818
    """Nothing is at this address."""

    id = "error-server-no-path"


def nothing_at(path: str) -> NoSuchPath:
    """Return the refusal of an address at which nothing is."""
    shown = path[:MOST_REPEATED]
    return NoSuchPath(f"nothing is at {shown}", Message("error-server-nothing-there", {"path": shown}))


class WrongMethod(ServerError):  # noqa: N818
    """Something is at this address, but it is not asked for like that."""

    id = "error-server-wrong-method"


class TooLarge(ServerError):  # noqa: N818
    """More was sent than anybody needs to send there."""

    id = "error-server-too-large"


class HeadTooLarge(ServerError):  # noqa: N818
    """The head of a request is larger than any that is needed."""

    id = "error-server-head-too-large"


class WrongHost(ServerError):  # noqa: N818
    """Another server was meant, by a name that is not this one's."""

    id = "error-server-wrong-host"


class TooLate(ServerError):  # noqa: N818
    """What was begun did not come to an end in time."""

    id = "error-server-too-late"


class TooSlow(ServerError):  # noqa: N818
    """A listener takes what it is sent more slowly than the table plays."""

    id = "error-server-too-slow"

    def __init__(self) -> None:
        """Say what to do: come again with the last version."""
        super().__init__(
            "you are too slow for this table: come again with the last version you have",
            Message("error-server-come-again"),
        )


class Stopping(ServerError):  # noqa: N818
    """The server ends; another one, or the same, will be there soon."""

    id = "error-server-stopping"

    def __init__(self) -> None:
        """Say that it is worth asking again."""
        super().__init__("the server is stopping: ask again in a moment", Message("error-server-ask-again"))


class Unexpected(ServerError):  # noqa: N818
    """Something went wrong that nobody has thought of. The log has all of it, under a number."""

    id = "error-server-unexpected"


def unexpected(number: str) -> Unexpected:
    """Return the refusal of what went wrong here; the log has it under this number."""
    return Unexpected(
        f"something went wrong here: the log of the server has it under {number}",
        Message("error-server-in-the-log", {"number": number}),
    )
