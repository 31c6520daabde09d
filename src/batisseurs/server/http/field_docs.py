"""The documentation of a struct's fields: the strings below them in the source."""

from __future__ import annotations

import ast
import functools
import inspect
import itertools
import textwrap

import msgspec


@functools.cache
def field_notes(kind: type[msgspec.Struct]) -> dict[str, str]:
    """Return the documentation of a struct's fields; empty if its source is not available."""
    try:
        tree = ast.parse(textwrap.dedent(inspect.getsource(kind)))
    except (OSError, TypeError):
        return {}
    body = tree.body[0].body if isinstance(tree.body[0], ast.ClassDef) else []
    notes: dict[str, str] = {}
    for field, note in itertools.pairwise(body):
        if (
            isinstance(field, ast.AnnAssign)
            and isinstance(field.target, ast.Name)
            and isinstance(note, ast.Expr)
            and isinstance(note.value, ast.Constant)
        ):
            notes[field.target.id] = one_line(str(note.value.value))
    return notes


def one_line(text: str) -> str:
    """Return a text on one line."""
    return " ".join(text.split())
