"""What is asked of arrays: the loops for compiled rules and the lists for interpreted ones agree."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from mypy_extensions import i64

from batisseurs.kernel import arrays, rows

EMPTY = arrays.EMPTY

numbers = st.lists(st.integers(EMPTY, 62), max_size=12)


def array(items: list[int]) -> arrays.vec[i64]:
    """Return an array as the rules of this form hold it."""
    return arrays.vec[i64]([i64(item) for item in items])


@given(numbers, st.integers(EMPTY, 62))
def test_a_number_is_found_at_its_first_place(items: list[int], number: int) -> None:
    expected = items.index(number) if number in items else -1
    assert arrays.first_place(array(items), number) == expected
    assert rows.first_place(array(items), number) == expected


@given(numbers, st.data())
def test_each_number_comes_once_in_the_order_of_the_array(items: list[int], data: st.DataObject) -> None:
    begin = data.draw(st.integers(0, len(items)))
    end = data.draw(st.integers(begin, len(items)))
    expected = list(dict.fromkeys(item for item in items[begin:end] if item != EMPTY))
    assert arrays.each_once(array(items), begin, end) == expected
    assert rows.each_once(array(items), begin, end) == expected


def test_an_array_is_left_as_it_was() -> None:
    row = array([3, EMPTY, 3, 62, EMPTY])
    assert arrays.each_once(row, 0, 5) == [3, 62]
    assert list(row) == [3, EMPTY, 3, 62, EMPTY]
