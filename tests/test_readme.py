"""The README's Python runs as it stands."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

README = Path(__file__).resolve().parents[1] / "README.md"


def blocks() -> list[str]:
    return re.findall(r"^```python\n(.*?)^```", README.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)


def test_the_readme_shows_python() -> None:
    assert blocks()


def test_the_python_of_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    """Block after block, as a reader would paste them; something must be seen of it."""
    names: dict[str, Any] = {"__name__": "readme"}
    for number, block in enumerate(blocks(), start=1):
        exec(compile(block, f"README block {number}", "exec"), names)  # noqa: S102  our own README
    assert capsys.readouterr().out.strip()
