"""A guarded process in which files of guests are read: components, positions, records to be played again."""

from __future__ import annotations

import msgspec

from batisseurs.games import all_games, find_game
from batisseurs.kernel.choice import Message
from batisseurs.kernel.errors import BatisseursError
from batisseurs.rooms.creation import PreparedRoom, RoomPlan, prepare
from batisseurs.server.sandbox import worker


class Refusal(msgspec.Struct, frozen=True):
    """An error of ours as it goes from one process to another."""

    id: str
    text: str
    message: Message | None
    because: Refusal | None
    about: dict[str, str | int]

    @classmethod
    def of(cls, error: BatisseursError) -> Refusal:
        """Write an error down."""
        because = cls.of(error.because) if error.because is not None else None
        return cls(error.id, error.text, error.message, because, dict(error.about))

    def error(self) -> BatisseursError:
        """Return the error that was written down."""
        because = self.because.error() if self.because is not None else None
        return _kind(self.id)(self.text, self.message, because, **self.about)


def _kind(id_: str) -> type[BatisseursError]:
    """Return the kind of error that has this id."""
    kinds = [BatisseursError]
    while kinds:
        kind = kinds.pop()
        if kind.id == id_:
            return kind
        kinds += kind.__subclasses__()
    return BatisseursError


class ReadUpload(msgspec.Struct, frozen=True):
    """What came of reading: one of both."""

    prepared: PreparedRoom | None = None
    refused: Refusal | None = None


def read(data: bytes) -> bytes:
    """Read what somebody opens a room with."""
    opening = msgspec.msgpack.decode(data, type=RoomPlan)
    try:
        found = ReadUpload(prepare(opening, find_game(opening.new.game)))
    except BatisseursError as error:
        found = ReadUpload(refused=Refusal.of(error))
    return msgspec.msgpack.encode(found)


def main() -> None:
    """Answer questions."""
    all_games()  # imported now, not in the time of the first question
    worker.main(read)


if __name__ == "__main__":
    main()
