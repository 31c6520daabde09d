"""Random sources of a local game: for chance and for bots."""

from __future__ import annotations

from batisseurs.kernel.source import Seeded, Source, System, resumed

STREAMS = "streams"
"""The tag of a record with the state of the streams of a seeded game."""

WORDS = 4
VEIL = 1000


class Sources:
    """Streams for chance, for each bot, and for redrawing what a bot may not see.

    Without a seed the operating system provides randomness, which cannot be saved or predicted.
    With a seed a resumed game continues exactly as it would have without the break.
    """

    def __init__(self, players: int, seed: int | None) -> None:
        """Start the streams."""
        self.seeded: list[Seeded] = []
        if seed is not None:
            self.seeded = [Seeded(seed + number) for number in (*range(players + 1), VEIL)]

    @property
    def chance(self) -> Source:
        """The stream of draws and deals."""
        return self.seeded[0] if self.seeded else System()

    @property
    def veil(self) -> Source:
        """The stream that redraws what a seat cannot know."""
        return self.seeded[-1] if self.seeded else System()

    def of_bot(self, seat: int) -> Source:
        """Return the stream of the bot at a seat."""
        return self.seeded[1 + seat] if self.seeded else System()

    def tag(self) -> list[tuple[str, str]]:
        """Return the tag for `read_streams`."""
        if not self.seeded:
            return []
        return [(STREAMS, " ".join(str(word) for stream in self.seeded for word in stream.state()))]

    def read_streams(self, tags: list[tuple[str, str]]) -> None:
        """Continue the streams of a record; without valid ones, use the operating system."""
        written = next((text for tag, text in tags if tag == STREAMS), "").split()
        if (
            written
            and len(written) % WORDS == 0
            and all(word.isascii() and word.isdigit() for word in written)
        ):
            numbers = [int(word) & 0xFFFFFFFF for word in written]
            starts = range(0, len(numbers), WORDS)
            self.seeded = [resumed(numbers[start : start + WORDS]) for start in starts]
