"""The messages of a language, parsed one by one when they are first said.

A process says few of the thousands of messages that it could; parsing all took half of a command's start.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message
from fluent.syntax import ast

ENTRY = re.compile(r"(?m)^(-?[A-Za-z][\w-]*) *=")
"""Only a message or a term begins a line so: what belongs to one is indented."""


class Bundle(FluentBundle):
    """A bundle of texts in which each entry is parsed when it is wanted."""

    def __init__(self, locale: str, change: Callable[[ast.Message | ast.Term], None] | None) -> None:
        """Say whose plurals are used, and what is to be done with every entry that was parsed."""
        super().__init__([locale], use_isolating=False)
        self._change = change
        self._texts: dict[str, str] = {}

    def add_text(self, text: str) -> None:
        """Add the entries of a catalogue, except those that are there already."""
        begins = list(ENTRY.finditer(text))
        for entry, following in zip(begins, [*begins[1:], None], strict=True):
            end = following.start() if following else len(text)
            self._texts.setdefault(entry[1], text[entry.start() : end])

    def has_message(self, message_id: str) -> bool:
        """Return whether there is a message with this id."""
        return message_id in self._texts

    def _lookup(self, entry_id: str, term: bool = False) -> Message:
        name = f"-{entry_id}" if term else entry_id
        if name not in self._compiled:
            entry = FluentResource(self._texts[name]).body[0]
            if not isinstance(entry, ast.Message | ast.Term):
                raise KeyError(name)
            if self._change is not None:
                self._change(entry)
            self._compiled[name] = self._compiler(entry)
        return self._compiled[name]
