"""Property tests try the same examples every time; with BATISSEURS_SEARCH=1 they look for new ones.

Every error that a test provokes is said in other languages as well; see `tests/words/leaks.py`.
"""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

from tests.words import leaks

settings.register_profile(
    "repeatable",
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile(
    "search", deadline=None, max_examples=2000, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("search" if os.environ.get("BATISSEURS_SEARCH") else "repeatable")

leaks.watch()


@pytest.fixture(autouse=True)
def _no_english_is_left() -> Iterator[None]:
    """Fail a test during which an error was made that cannot be said in other languages."""
    leaks.leaked.clear()
    yield
    assert leaks.leaked == []
