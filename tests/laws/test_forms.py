"""Interpreted and compiled code agree: both forms are held to the same checksums."""

from __future__ import annotations

import importlib
import json
import os
from pathlib import Path

import pytest

from tests.laws.make_checksums import FILE, checksum
from tests.laws.tables import CASES, ROOT, Case, every_case

SUMS: dict[str, str] = json.loads(FILE.read_text(encoding="utf-8"))
FORM = os.environ.get("BATISSEURS_FORM", "interpreted")


def modules() -> list[str]:
    """Return the modules that are compiled."""
    lines = (ROOT / "compiled-modules.txt").read_text(encoding="utf-8").splitlines()
    listed = [line.partition("#")[0].strip() for line in lines]
    return [path.removesuffix(".py").replace("/", ".") for path in listed if path]


@every_case
def test_playouts_end_as_pinned(case: Case) -> None:
    assert checksum(case) == SUMS[str(case)]


def test_nothing_is_pinned_that_is_not_tested() -> None:
    assert list(SUMS) == [str(case) for case in CASES]
    assert len(set(SUMS.values())) == len(SUMS)


@pytest.mark.parametrize("name", modules())
def test_the_modules_have_the_form_that_is_tested(name: str) -> None:
    file = importlib.import_module(name).__file__
    assert file is not None
    assert Path(file).suffix == {"compiled": ".so", "interpreted": ".py"}[FORM]
