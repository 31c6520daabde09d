"""What is logged, and what never is. A whole played session is in test_security.py."""

from __future__ import annotations

import io
import json
import logging
from collections.abc import Iterator

import pytest
import structlog
from litestar import Litestar, get
from litestar.testing import TestClient

from batisseurs.server.http.authentication import new_key
from batisseurs.server.http.request_log import RequestLog
from batisseurs.server.process.logs import QUIET, set_up_logs
from batisseurs.server.process.metrics import Metrics
from batisseurs.server.settings import Settings

PASSWORD = "pass/w@rd"  # noqa: S105  of nobody
DATABASE = "postgresql://ann:pass%2Fw%40rd@db/house"
WRITERS = ("batisseurs.test", "uvicorn.error", "sqlalchemy.engine")


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:
    """Leave logging as it was."""
    root = logging.getLogger()
    handlers, level = list(root.handlers), root.level
    levels = {name: logging.getLogger(name).level for name in QUIET}
    yield
    root.handlers[:] = handlers
    root.setLevel(level)
    for name, old in levels.items():
        logging.getLogger(name).setLevel(old)
    structlog.reset_defaults()


def written(settings: Settings) -> io.StringIO:
    """Set up logs; return where they go."""
    stream = io.StringIO()
    set_up_logs(settings, stream)
    return stream


def test_json_has_one_object_a_line_from_every_writer() -> None:
    stream = written(Settings(log_format="json"))
    structlog.stdlib.get_logger("batisseurs.test").info("ours", room="r1")
    logging.getLogger("library").warning("theirs: %d", 5)
    ours, theirs = [json.loads(line) for line in stream.getvalue().splitlines()]
    assert ours.pop("time").endswith("Z")
    assert ours == {"event": "ours", "level": "info", "logger": "batisseurs.test", "room": "r1"}
    assert (theirs["event"], theirs["level"], theirs["logger"]) == ("theirs: 5", "warning", "library")


def broken(text: str) -> float:
    """Fail."""
    return len(text) / 0


def test_an_error_is_one_line_of_json_with_its_traceback_and_no_variables() -> None:
    stream = written(Settings(log_format="json"))
    try:
        broken("in a variable")
    except ZeroDivisionError:
        logging.getLogger("batisseurs.test").exception("broken")
    (line,) = stream.getvalue().splitlines()
    assert "ZeroDivisionError" in json.loads(line)["exception"]
    assert "in broken" in line
    assert line.count("in a variable") == 1, "the line of the program, but not what is in it"


def test_the_console_is_for_people() -> None:
    stream = written(Settings())
    logging.getLogger("batisseurs.test").warning("look here")
    assert "look here" in stream.getvalue()
    assert "\x1b" not in stream.getvalue()
    assert not stream.getvalue().startswith("{")


@pytest.mark.parametrize("form", ["json", "console"])
def test_whatever_is_written_no_token_and_no_password(form: str) -> None:
    stream = written(Settings(log_format="json" if form == "json" else "console", database=DATABASE))
    keys = [new_key() for _ in range(50)]
    logger = logging.getLogger("library")
    for key in keys:
        logger.warning("cookie: batisseurs=%s; other", key)
        structlog.stdlib.get_logger().warning("token", token=key, deep={"list": [f"Bearer {key}"]})
        try:
            int(f"https://example.org/rooms/x#{key}")
        except ValueError:
            logger.exception("in a traceback")
    logger.error("could not connect to %s or ann:%s@db", DATABASE, PASSWORD)
    text = stream.getvalue()
    assert text.count("[hidden]") >= 4 * len(keys)
    assert [key for key in keys if key in text] == []
    assert PASSWORD not in text
    assert "pass%2F" not in text


@pytest.mark.parametrize(("level", "heard"), [("debug", 5), ("info", 4), ("warning", 3), ("error", 3)])
def test_libraries_are_quieter_than_we_are(level: str, heard: int) -> None:
    stream = written(Settings(log_level=level, log_format="json"))  # type: ignore[arg-type]  # one of four
    for name in WRITERS:
        logging.getLogger(name).info("info")
        logging.getLogger(name).error("error")
        logging.getLogger(name).debug("debug")
    assert len(stream.getvalue().splitlines()) == heard


def test_setting_up_twice_writes_once() -> None:
    written(Settings())
    stream = written(Settings())
    logging.getLogger("batisseurs.test").warning("once")
    assert stream.getvalue().count("once") == 1


@get("/rooms/{room:str}")
async def show() -> str:
    """Write something while answering."""
    logging.getLogger("batisseurs.test").info("inside")
    return "fine"


def test_a_request_is_one_line_with_its_number_and_without_its_path() -> None:
    stream = written(Settings(log_format="json"))
    app = RequestLog(Litestar([show], openapi_config=None, logging_config=None), Metrics())
    with TestClient(app) as server:
        number = server.get("/rooms/private?key=abc", headers={"Cookie": "a=b"}).headers["x-request-id"]
    inside, line = [json.loads(text) for text in stream.getvalue().splitlines() if '"batisseurs.' in text]
    assert inside["request"] == line["request"] == number
    assert (line["event"], line["route"], line["status"]) == ("GET", "/rooms/{room}", 200)
    assert "private" not in str(line)
    assert "abc" not in str(line)
