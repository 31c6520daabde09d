"""Errors of rooms. Each kind has an id for programs, a message for readers and an English sentence."""

from __future__ import annotations

from batisseurs.kernel.choice import Message
from batisseurs.kernel.errors import BatisseursError


class RoomError(BatisseursError):
    """A room refused a command; nothing has changed."""

    id = "error-room"


class NoSuchRoom(RoomError):  # noqa: N818  named after what it is about, like the kernel's
    """The room does not exist, or the guest has no access: both look the same."""

    id = "error-room-unknown"


class NotAllowed(RoomError):  # noqa: N818
    """The guest does not hold this seat, or the seat may not do this."""

    id = "error-room-not-allowed"


class SeatFreed(NotAllowed):
    """The host has removed the player from the seat before the game: sent to that player's connections."""

    id = "error-room-freed"


class SeatMoved(NotAllowed):
    """The seat was taken with a link, by another person or on another device: sent to the old connections."""

    id = "error-room-moved"


class RoomClosed(NotAllowed):
    """The server admin has closed the room."""

    id = "error-room-closed"


class NotNow(RoomError):  # noqa: N818
    """Not possible at this stage: not started, over, paused, or a request is pending."""

    id = "error-room-not-now"


class NotSure(RoomError):  # noqa: N818
    """A choice that cannot be undone freely and was sent without `sure`: ask for confirmation, send it again.

    On the wire this is an answer, not an error: nothing was wrong with the choice.
    """

    id = "error-room-sure"

    def __init__(self, sentence: str, why: Message) -> None:
        """Take what would follow the choice."""
        super().__init__(sentence, why)
        self.why = why


class BadRequest(RoomError):  # noqa: N818
    """The command itself makes no sense: a seat that does not exist, an empty name, too long a text."""

    id = "error-room-bad-request"


class QuotaUsed(RoomError):  # noqa: N818
    """The tables of one guest have used up their storage."""

    id = "error-room-quota"


class Stale(RoomError):  # noqa: N818
    """The room has moved on since the version that a command answers. `missed` are the later versions."""

    id = "error-room-stale"

    def __init__(self, version: int, said: int) -> None:
        """Take the room's version and the command's."""
        super().__init__(
            f"the table is at version {version}, not {said}",
            Message("error-room-version", {"version": version, "said": said}),
            version=version,
            said=said,
        )
        self.version = version
        self.said = said


class RulesChanged(RoomError):  # noqa: N818
    """The room was played with other rules or components: it can be read and exported, not continued."""

    id = "error-room-rules-changed"


class StorageDown(RoomError):  # noqa: N818
    """The database cannot be reached or cannot write now. Nothing was changed; try again."""

    id = "error-room-storage"
