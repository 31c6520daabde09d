"""How a room refuses. Each kind has an id for programs, a message for readers and an English sentence."""

from __future__ import annotations

from batisseurs.kernel.choice import Message
from batisseurs.kernel.errors import BatisseursError


class RoomError(BatisseursError):
    """A room refused something; nothing has changed."""

    id = "error-room"


class NoSuchRoom(RoomError):  # noqa: N818  named after what it is about, like the kernel's
    """There is no such room, or the guest may not know of it: both look the same from outside."""

    id = "error-room-unknown"


class NotAllowed(RoomError):  # noqa: N818
    """The guest does not hold this seat, or the seat may not do this."""

    id = "error-room-not-allowed"


class SeatFreed(NotAllowed):
    """The host has taken the seat from its holder before the game: told to who listened from there."""

    id = "error-room-freed"


class SeatMoved(NotAllowed):
    """Somebody else holds the seat by a link, or its person elsewhere: told to who listened from there."""

    id = "error-room-moved"


class RoomClosed(NotAllowed):
    """Whoever runs the server has closed the room."""

    id = "error-room-closed"


class NotNow(RoomError):  # noqa: N818
    """The room is at another stage: not begun, over, paused, or a pending request comes first."""

    id = "error-room-not-now"


class NotSure(RoomError):  # noqa: N818
    """A choice that cannot be taken back freely, by somebody who is not sure: ask, and send it again.

    On the wire it is no refusal but an answer: nothing was wrong with the choice.
    """

    id = "error-room-sure"

    def __init__(self, sentence: str, why: Message) -> None:
        """Say what would come then."""
        super().__init__(sentence, why)
        self.why = why


class BadRequest(RoomError):  # noqa: N818
    """The command itself makes no sense: a seat that does not exist, an empty name, too long a text."""

    id = "error-room-bad-request"


class QuotaUsed(RoomError):  # noqa: N818
    """So much is kept of one guest's tables that nothing more is."""

    id = "error-room-quota"


class Stale(RoomError):  # noqa: N818
    """The room has gone on since the version that a command answers. `missed` are the versions after it."""

    id = "error-room-stale"

    def __init__(self, version: int, said: int) -> None:
        """Say where the room stands and what the command thought."""
        super().__init__(
            f"the table is at version {version}, not {said}",
            Message("error-room-version", {"version": version, "said": said}),
            version=version,
            said=said,
        )
        self.version = version
        self.said = said


class RulesChanged(RoomError):  # noqa: N818
    """The room was played with other rules or components: it can be read and exported, not gone on with."""

    id = "error-room-rules-changed"


class StorageDown(RoomError):  # noqa: N818
    """The database cannot be reached or cannot write now. Nothing was changed; try again."""

    id = "error-room-storage"
