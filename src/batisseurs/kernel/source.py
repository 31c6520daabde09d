"""Where chance gets its answers.

The generator belongs to the source, never to the table: a table can be saved, cloned and
searched without revealing what will be drawn, and a record replays without a generator.
"""

import secrets
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

MASK: Final = 0xFFFFFFFF
WORDS: Final = 4


@mypyc_attr(allow_interpreted_subclasses=True)
class Source:
    """Answers for chance. Seeded, the system's, a recorded log, or a person at a real table."""

    def below(self, bound: i64) -> i64:
        """Return a whole number from 0 to bound - 1, all equally likely. The bound is at most 2**31."""
        raise NotImplementedError

    def answer(self, table: Any) -> int:
        """Return the outcome of the chance step on top of the table.

        Numbers decide by default; a source that knows outcomes instead of numbers
        (a log, a person who turns over real cards) answers here.
        """
        outcome: int = table.draw(self)
        return outcome


class Seeded(Source):
    """The kernel's own generator, xoshiro128** on 32-bit words.

    The same seed gives the same games interpreted, compiled and in any later port. So it is written
    here and not taken from a library whose stream may change.
    """

    def __init__(self, seed: int) -> None:
        """Start a stream; any whole number is a seed."""
        # splitmix spreads the seed: neighbouring seeds must not give similar games.
        words: list[int] = []
        state = seed & 0xFFFFFFFFFFFFFFFF ^ (seed >> 64) * 0x9E3779B97F4A7C15 & 0xFFFFFFFFFFFFFFFF
        while len(words) < WORDS:
            state = (state + 0x9E3779B97F4A7C15) & 0xFFFFFFFFFFFFFFFF
            mixed = state
            mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & 0xFFFFFFFFFFFFFFFF
            mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & 0xFFFFFFFFFFFFFFFF
            words.append((mixed ^ (mixed >> 31)) & 0xFFFFFFFF)
        if not any(words):
            words[0] = 1  # the one state the generator cannot leave
        self._set(words)

    def _set(self, words: list[int]) -> None:
        self.a: i64 = words[0]
        self.b: i64 = words[1]
        self.c: i64 = words[2]
        self.d: i64 = words[3]

    def state(self) -> list[int]:
        """Return the four words that `resumed` takes."""
        return [self.a, self.b, self.c, self.d]

    def word(self) -> i64:
        """Return the next 32 bits."""
        a: i64 = self.a
        b: i64 = self.b
        c: i64 = self.c ^ a
        d: i64 = self.d ^ b
        self.a = a ^ d
        self.b = b ^ c
        self.c = c ^ (b << 9 & MASK)
        self.d = (d << 11 & MASK) | d >> 21
        scrambled: i64 = b * 5 & MASK
        return (scrambled << 7 | scrambled >> 25) * 9 & MASK

    def below(self, bound: i64) -> i64:
        """Return a whole number from 0 to bound - 1, exactly uniform (multiply and reject)."""
        # `word` written out once more: nothing is called more often in a playout.
        a: i64 = self.a
        b: i64 = self.b
        c: i64 = self.c ^ a
        d: i64 = self.d ^ b
        self.a = a ^ d
        self.b = b ^ c
        self.c = c ^ (b << 9 & MASK)
        self.d = (d << 11 & MASK) | d >> 21
        scrambled: i64 = b * 5 & MASK
        product: i64 = ((scrambled << 7 | scrambled >> 25) * 9 & MASK) * bound
        if (product & MASK) < bound:
            # Only here can a value be favoured; the remainder says how many words to throw away.
            unfair: i64 = (MASK + 1 - bound) % bound
            while (product & MASK) < unfair:
                product = self.word() * bound
        return product >> 32


def resumed(words: list[int]) -> Seeded:
    """Return a seeded source that continues from a `state`."""
    source = Seeded(0)
    source._set(words)  # noqa: SLF001  the constructor's second half
    return source


class System(Source):
    """The operating system's randomness: for games between people, without a seed."""

    def below(self, bound: i64) -> i64:
        """Return a whole number from 0 to bound - 1."""
        return secrets.randbelow(bound)
