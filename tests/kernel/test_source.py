from __future__ import annotations

from collections import Counter

import pytest

from batisseurs.kernel import CHANCE, Play, Seeded, Source, System, Table, choice_text
from batisseurs.kernel.source import resumed
from tests.toys import SOLO

WORDS = 2**32

FIRST_WORDS = [
    11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804,
]  # fmt: skip
"""What the published xoshiro128** gives from the state 1, 2, 3, 4."""

SPREAD_OF_ZERO = [0x7B1DCDAF, 0xA1B965F4, 0x8009454F, 0x724C81EC]
"""The low halves of the first four numbers that the published splitmix64 gives from 0."""


def test_the_generator_gives_the_published_numbers() -> None:
    source = resumed([1, 2, 3, 4])
    assert [source.word() for _ in range(10)] == FIRST_WORDS


def test_a_seed_is_spread_as_published() -> None:
    assert Seeded(0).state() == SPREAD_OF_ZERO


def test_a_stream_stays_what_it_is() -> None:
    """Records of simulations name seeds; they must mean the same games for ever."""
    source = Seeded(42)
    assert [source.below(100) for _ in range(12)] == PINNED_42
    assert [Seeded(seed).below(1_000_000) for seed in (0, 1, -1, 2**64, 2**70 + 3)] == PINNED_SEEDS


PINNED_42: list[int] = [4, 42, 93, 73, 62, 35, 38, 93, 38, 47, 45, 40]
PINNED_SEEDS: list[int] = [794768, 61631, 64132, 814810, 935025]


def test_any_whole_number_is_a_seed() -> None:
    states = [
        tuple(Seeded(seed).state())
        for seed in (0, 1, -1, 2**63, 2**64 - 1, 2**64, 2**64 + 1, -(2**80), 10**30)
    ]
    for state in states:
        assert all(0 <= word < WORDS for word in state)
        assert any(state)
    # -1 and 2**64 - 1 differ only above the 64 bits that are kept; everything else must differ.
    assert len(set(states)) >= len(states) - 1


def test_continuing_from_a_state() -> None:
    source = Seeded(7)
    for _ in range(5):
        source.below(10)
    twin = resumed(source.state())
    assert [twin.below(1000) for _ in range(20)] == [source.below(1000) for _ in range(20)]
    assert twin.state() == source.state()


def source_whose_next_word_is(word: int) -> Seeded:
    """Turn the scrambler round: multiply by 9, rotate by 7, multiply by 5, all modulo 2**32."""
    rotated = word * pow(9, -1, WORDS) % WORDS
    unrotated = (rotated >> 7 | rotated << 25) % WORDS
    return resumed([1, unrotated * pow(5, -1, WORDS) % WORDS, 3, 4])


def below_at_once(word: int, bound: int) -> int | None:
    """Return what `below` makes of a word; None if it throws the word away and takes another."""
    source, stepped = source_whose_next_word_is(word), source_whose_next_word_is(word)
    assert stepped.word() == word
    value = source.below(bound)
    return value if source.state() == stepped.state() else None


@pytest.mark.parametrize("bound", [1, 2, 3, 5, 6, 7, 41, 92, 100, 255, 256, 257, 1000])
def test_every_number_comes_from_exactly_as_many_words(bound: int) -> None:
    """The words of one number are a row without gaps; only its first may be thrown away."""
    for number in range(bound):
        first = -(-number * WORDS // bound)
        last = -(-(number + 1) * WORDS // bound) - 1
        assert below_at_once(last, bound) == number
        assert below_at_once(first + 1, bound) == number
        taken = below_at_once(first, bound)
        assert taken in {number, None}
        assert last - first + 1 - (taken is None) == WORDS // bound


def test_large_bounds_throw_many_words_away_and_stay_within() -> None:
    bound = 2**31 - 1
    source = Seeded(3)
    assert all(0 <= source.below(bound) < bound for _ in range(1000))
    thrown = sum(below_at_once(word, 3 * 2**29) is None for word in range(0, WORDS, 1_048_573))
    assert 800 < thrown < 1500  # a quarter


def test_the_system_keeps_to_the_bound() -> None:
    source = System()
    drawn = Counter(source.below(3) for _ in range(300))
    assert set(drawn) == {0, 1, 2}
    assert source.below(1) == 0


def test_a_source_must_say_how_it_draws() -> None:
    with pytest.raises(NotImplementedError):
        Source().below(2)


class Person(Source):
    """Someone at a real table who says what the coins show."""

    def __init__(self, said: list[str]) -> None:
        """Remember what will be said."""
        self.said = said

    def answer(self, table: Table) -> int:
        """Look the words up like any other answer."""
        return choice_text.find_choice(table, CHANCE, self.said.pop(0))


def test_a_person_may_answer_for_chance() -> None:
    play = Play(SOLO, 1)
    person = Person(["heads 2", "heads 0"])
    play.play_text(0, "throw")
    assert [entry.line.text for entry in play.run_chance(person)] == ["heads 2"]
    play.play_text(0, "throw")
    play.run_chance(person)
    assert [str(entry.line) for entry in play.log] == [
        "p1 throw",
        "chance heads 2",
        "p1 throw",
        "chance heads 0",
    ]
