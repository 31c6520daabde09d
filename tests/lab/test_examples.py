from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
SMALL = {"compare_options": ["20"], "own_bot": ["1"]}
ELSEWHERE = {"learn_theopolis"}
"""Run where it is tested that it learns: tests/adapters/test_example.py."""
RUN = [path for path in sorted(EXAMPLES.glob("*.py")) if path.stem not in ELSEWHERE]


@pytest.mark.parametrize("path", RUN, ids=lambda path: path.stem)
def test_the_examples_run(path: Path) -> None:
    done = subprocess.run(
        [sys.executable, str(path), *SMALL.get(path.stem, [])],
        env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout
    assert done.stderr == ""
