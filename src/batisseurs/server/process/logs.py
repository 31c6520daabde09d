"""What a server writes down about itself: one line for each request, warnings and errors; never a secret.

Bodies, cookies, headers and what stands behind the `?` of an address are not written at all. And whatever is
written, by us or by a library, goes last through a sieve that knows what our tokens and keys look like and
what the password of the database is: a mistake elsewhere shall not become a leak here.
"""

from __future__ import annotations

import logging
import re
import sys
from typing import Any, TextIO
from urllib.parse import unquote, urlsplit

import structlog

from batisseurs.server.settings import Settings

TOKEN_LENGTH = 43
"""Of a token or key: 32 bytes as text, without padding."""
LOOKS_SECRET = re.compile(rf"(?<![\w-])[A-Za-z0-9_-]{{{TOKEN_LENGTH}}}(?![\w-])")
HIDDEN = "[hidden]"
QUIET = {
    "uvicorn": logging.ERROR,
    "uvicorn.error": logging.ERROR,
    "sqlalchemy": logging.WARNING,
    "alembic": logging.WARNING,
}
"""Libraries that tell more than anybody may know, at any level: SQL comes with what people said and hold."""


def set_up_logs(settings: Settings, stream: TextIO | None = None) -> None:
    """Write all logs of this process, ours and the libraries', in the form of the settings."""
    shared: list[structlog.typing.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_logger_name,
        structlog.stdlib.add_log_level,
        structlog.stdlib.PositionalArgumentsFormatter(),
        structlog.processors.TimeStamper(fmt="iso", utc=True, key="time"),
    ]
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                *_rendering(settings, handler.stream),
                SecretFilter(settings),
            ],
        )
    )
    root = logging.getLogger()
    for old in list(root.handlers):
        if isinstance(old.formatter, structlog.stdlib.ProcessorFormatter):
            root.removeHandler(old)
    root.addHandler(handler)
    level = getattr(logging, settings.log_level.upper())
    root.setLevel(level)
    for name, quiet in QUIET.items():
        logging.getLogger(name).setLevel(max(quiet, level))
    structlog.configure(
        # First: what nobody will read is not written at all.
        processors=[
            structlog.stdlib.filter_by_level,
            *shared,
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        wrapper_class=structlog.stdlib.BoundLogger,
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=False,
    )


def _rendering(settings: Settings, stream: TextIO) -> list[structlog.typing.Processor]:
    if settings.log_format == "json":
        # Tracebacks without the values of variables: those could be anything.
        return [
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(sort_keys=True, ensure_ascii=False),
        ]
    return [
        structlog.dev.ConsoleRenderer(
            colors=stream.isatty(),
            timestamp_key="time",
            exception_formatter=structlog.dev.plain_traceback,
            pad_event_to=0,
        )
    ]


class SecretFilter:
    """Takes out of a finished line what looks like a token or key, and the database's password."""

    def __init__(self, settings: Settings) -> None:
        """Know the password."""
        password = urlsplit(settings.database).password or ""
        self._passwords = sorted({password, unquote(password)} - {""}, key=len, reverse=True)

    def __call__(self, _logger: Any, _name: str, line: Any) -> str:
        """Return the line without them."""
        text = LOOKS_SECRET.sub(HIDDEN, str(line))
        for password in self._passwords:
            text = text.replace(password, HIDDEN)
        return text
