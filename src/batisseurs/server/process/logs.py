"""The server's logs: one line for each request, warnings and errors; never a secret.

Bodies, cookies, headers and query strings are not logged. As a second defence, every line, ours or a
library's, passes a filter that removes tokens, keys and the database password.
"""

from __future__ import annotations

import logging
import re
import sys
from contextvars import ContextVar
from typing import Any, TextIO
from urllib.parse import unquote, urlsplit

import structlog

from batisseurs.server.settings import Settings

TOKEN_LENGTH = 43
"""Characters of a token or key: 32 bytes as text, without padding."""
LOOKS_SECRET = re.compile(rf"(?<![\w-])[A-Za-z0-9_-]{{{TOKEN_LENGTH}}}(?![\w-])")
HIDDEN = "[hidden]"
QUIET = {
    "uvicorn": logging.ERROR,
    "uvicorn.error": logging.ERROR,
    "sqlalchemy": logging.WARNING,
    "alembic": logging.WARNING,
}
"""Libraries that log too much at any level: SQL contains chat and cards."""

request_number: ContextVar[str] = ContextVar("request_number", default="")
"""The number of the current request; log lines carry it."""


def set_up_logs(settings: Settings, stream: TextIO | None = None) -> None:
    """Configure all logs of this process, ours and the libraries'."""
    shared: list[structlog.typing.Processor] = [
        _add_request,
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
        # First: do not format what is not written.
        processors=[
            structlog.stdlib.filter_by_level,
            *shared,
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        wrapper_class=structlog.stdlib.BoundLogger,
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=False,
    )


def _add_request(_logger: Any, _name: str, event: structlog.typing.EventDict) -> structlog.typing.EventDict:
    if number := request_number.get():
        event["request"] = number
    return event


def _rendering(settings: Settings, stream: TextIO) -> list[structlog.typing.Processor]:
    if settings.log_format == "json":
        # Tracebacks without values of variables, which could be secret.
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
    """Removes tokens, keys and the database password from a finished line."""

    def __init__(self, settings: Settings) -> None:
        """Take the password from the settings."""
        password = urlsplit(settings.database).password or ""
        self._passwords = sorted({password, unquote(password)} - {""}, key=len, reverse=True)

    def __call__(self, _logger: Any, _name: str, line: Any) -> str:
        """Return the line without them."""
        text = LOOKS_SECRET.sub(HIDDEN, str(line))
        for password in self._passwords:
            text = text.replace(password, HIDDEN)
        return text
