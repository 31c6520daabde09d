"""`@rule("TH-36")`: this test fails without that rule. The coverage test reads these marks."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

Test = TypeVar("Test", bound=Callable[..., None])


def rule(*ids: str) -> Callable[[Test], Test]:
    """Name the rules, constraints or examples that a test proves; at most five."""
    if not 1 <= len(ids) <= 5:
        raise ValueError(f"a test proves one to five rules, not {len(ids)}")

    def mark(test: Test) -> Test:
        test.rules = ids  # type: ignore[attr-defined]
        return test

    return mark
