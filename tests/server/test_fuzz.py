"""Nothing that a client sends makes the server fail: the bench, with a few hundred cases."""

from __future__ import annotations

from pathlib import Path

from bench.fuzz import Tally, fuzz, page
from bench.server_process import ServerProcess

CASES = 250


def test_whatever_is_sent_every_answer_is_as_the_document_says(tmp_path: Path) -> None:
    server = ServerProcess(f"sqlite:///{tmp_path / 'house.sqlite'}", tmp_path / "log")
    tally = Tally()
    server.start()
    try:
        server.wait()
        fuzz(server, tally, CASES)
    finally:
        server.kill()
    assert tally.found == [], page(tally)
    assert tally.cases == CASES
    # Not only refusals at the door: some was right.
    assert tally.answers["200"] > 0
    assert tally.answers["422"] > 0
    assert tally.frames["frame look"] > 0
