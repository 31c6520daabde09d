"""Property tests try the same examples every time; with BATISSEURS_SEARCH=1 they look for new ones.

Every error that a test provokes is said in other languages as well; see `tests/words/leaks.py`.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

# By default the plain form is tested, here and in processes that the tests start.
if "PYTHONPATH" not in os.environ:
    os.environ["PYTHONPATH"] = str(Path(__file__).resolve().parents[1] / "src")
    sys.path.insert(0, os.environ["PYTHONPATH"])

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

# Started in the background, the tests and all they start would never hear of Ctrl-C.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(autouse=True)
def _no_english_is_left() -> Iterator[None]:
    """Fail a test during which an error was made that cannot be said in other languages."""
    leaks.leaked.clear()
    yield
    assert leaks.leaked == []
