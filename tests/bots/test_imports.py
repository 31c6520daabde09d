from __future__ import annotations

import ast
from pathlib import Path

import pytest

import batisseurs.bots

FOLDER = Path(batisseurs.bots.__file__).parent


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.py")), ids=lambda path: path.stem)
def test_bots_know_the_kernel_and_no_game(path: Path) -> None:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        if isinstance(node, ast.ImportFrom):
            names.append(node.module or "")
        for name in names:
            if name.split(".")[0] == "batisseurs":
                assert name.split(".")[1] in {"kernel", "bots"}, f"{path.name} imports {name}"
