"""The example that learns: it runs, and it learns something."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.proof
def test_the_learner_learns(tmp_path: Path) -> None:
    """A few batches are enough to be better than the half that random wins against itself."""
    drawn = tmp_path / "curve.svg"
    command = [sys.executable, str(ROOT / "examples" / "learn_theopolis.py")]
    done = subprocess.run(
        [*command, "--batches", "25", "--games", "60", "--picture", str(drawn)],
        capture_output=True,
        text=True,
        check=True,
    )
    words = done.stdout.strip().split("\n")[-1].split()
    share = float(words[-4].rstrip("%"))
    assert share > 65, done.stdout
    assert ET.parse(drawn).getroot().tag.endswith("svg")  # noqa: S314  our own
