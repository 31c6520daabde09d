"""A guarded process that reads guests' files: components, positions, and records to replay."""

from __future__ import annotations

import msgspec

from batisseurs.games import all_games, find_game
from batisseurs.kernel.choice import Message
from batisseurs.kernel.errors import BatisseursError
from batisseurs.rooms.creation import PreparedRoom, RoomPlan, prepare
from batisseurs.server.sandbox import worker


class Refusal(msgspec.Struct, frozen=True):
    """An error of ours on its way from one process to another."""

    id: str
    text: str
    message: Message | None
    because: Refusal | None
    about: dict[str, str | int]

    @classmethod
    def of(cls, error: BatisseursError) -> Refusal:
        """Encode an error."""
        because = cls.of(error.because) if error.because is not None else None
        return cls(error.id, error.text, error.message, because, dict(error.about))

    def error(self) -> BatisseursError:
        """Return the encoded error."""
        because = self.because.error() if self.because is not None else None
        return _kind(self.id)(self.text, self.message, because, **self.about)


def _kind(id_: str) -> type[BatisseursError]:
    """Return the error class with this id."""
    kinds = [BatisseursError]
    while kinds:
        kind = kinds.pop()
        if kind.id == id_:
            return kind
        kinds += kind.__subclasses__()
    return BatisseursError


class ReadUpload(msgspec.Struct, frozen=True):
    """The result of reading: one of the two."""

    prepared: PreparedRoom | None = None
    refused: Refusal | None = None


def read(data: bytes) -> bytes:
    """Read the file that a room is opened with."""
    opening = msgspec.msgpack.decode(data, type=RoomPlan)
    try:
        found = ReadUpload(prepare(opening, find_game(opening.new.game)))
    except BatisseursError as error:
        found = ReadUpload(refused=Refusal.of(error))
    return msgspec.msgpack.encode(found)


def main() -> None:
    """Answer questions."""
    all_games()  # import now, not during the first question
    worker.main(read)


if __name__ == "__main__":
    main()
