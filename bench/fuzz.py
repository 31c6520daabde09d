"""`python -m bench.fuzz`: a hundred thousand hostile requests and sockets.

The server is the real one, in separate processes. `--resume` continues a run; the state is in
bench/fuzz.json, the results in bench/fuzz.md.
"""

from __future__ import annotations

import argparse
import datetime as dt
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from urllib.request import urlopen

import msgspec

from bench.fuzz_data import World
from bench.fuzz_http import HttpFuzz
from bench.fuzz_socket import SocketFuzz
from bench.server_process import ServerProcess

ROOT = Path(__file__).resolve().parent.parent
STATE = ROOT / "bench" / "fuzz.json"
OUTCOME = ROOT / "bench" / "fuzz.md"
CHUNK = 500
"""Cases before rooms and people are replaced: some cases end games, or leave."""
SOCKETS = 0.2
"""The share of cases that are sockets."""
MOST_TOLD = 50
DOCUMENT = "/schema/openapi.json"


class Tally(msgspec.Struct):
    """What has been found so far."""

    requests: int = 0
    sockets: int = 0
    seconds: float = 0.0
    answers: dict[str, int] = {}
    frames: dict[str, int] = {}
    found: list[str] = []

    @property
    def cases(self) -> int:
        """How many cases there were."""
        return self.requests + self.sockets


def fuzz(server: ServerProcess, tally: Tally, cases: int, chunk: int = CHUNK) -> None:
    """Try more cases on a running server."""
    world = World(server.address)
    with urlopen(f"{server.address}{DOCUMENT}") as answer:  # noqa: S310  our own address
        document = msgspec.json.decode(answer.read())
    goal = tally.cases + cases
    while tally.cases < goal:
        began = time.monotonic()
        http, sockets = HttpFuzz(world, document), SocketFuzz(world, document)
        sockets_now = round(min(chunk, goal - tally.cases) * SOCKETS)
        requests_now = min(chunk, goal - tally.cases) - sockets_now
        http.run(requests_now, tally.cases)
        if sockets_now:
            sockets.run(sockets_now, tally.cases)
        tally.requests += requests_now
        tally.sockets += sockets_now
        tally.answers = dict(Counter(tally.answers) + http.counts)
        tally.frames = dict(Counter(tally.frames) + sockets.counts)
        tally.found = (tally.found + http.found + sockets.found)[:MOST_TOLD]
        tally.seconds += time.monotonic() - began
        world.renew()
    told = server.log.read_text(encoding="utf-8", errors="replace")
    if "Traceback" in told:
        tally.found.append(told[told.index("Traceback") :][:3000])


def page(tally: Tally) -> str:
    """Write down what was found."""
    date = dt.datetime.now(dt.UTC).strftime("%Y-%m-%d")
    text = f"# Fuzz\n\n`python -m bench.fuzz`, {date}: {tally.cases:,} cases in {tally.seconds:,.0f} s, "
    text += (
        f"{tally.requests:,} requests by schemathesis from the OpenAPI document (right and wrong ones, mixed "
    )
    text += f"with real rooms, guests and choices) and {tally.sockets:,} sockets by hypothesis.\n"
    text += (
        f"\n**Findings: {len(tally.found)}** (a 5xx, an answer that is not as the document says, a refusal "
    )
    text += "without words in some language, a socket that ends without a reason)\n"
    for heading, counts in (("answer", tally.answers), ("socket", tally.frames)):
        text += f"\n| {heading} | how often |\n|---|--:|\n"
        text += "".join(f"| {name} | {number:,} |\n" for name, number in sorted(counts.items()))
    return text + "".join(f"\n```text\n{what}\n```\n" for what in tally.found)


def main() -> int:
    """Fuzz, and say what was found."""
    parser = argparse.ArgumentParser(description="Hostile requests and sockets.")
    parser.add_argument("--cases", type=int, default=100_000, help="in all (%(default)s)")
    parser.add_argument("--resume", action="store_true", help="continue the last run")
    asked = parser.parse_args()
    tally = Tally()
    if asked.resume and STATE.is_file():
        tally = msgspec.json.decode(STATE.read_bytes(), type=Tally)
    STATE.parent.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="batisseurs-fuzz-") as folder:
        server = ServerProcess(f"sqlite:///{folder}/house.sqlite", Path(folder) / "house.log")
        server.start()
        try:
            server.wait()
            while tally.cases < asked.cases:
                fuzz(server, tally, min(4 * CHUNK, asked.cases - tally.cases))
                STATE.write_bytes(msgspec.json.encode(tally))
                OUTCOME.write_text(page(tally), encoding="utf-8")
                print(f"{tally.cases} cases, {len(tally.found)} findings", end="\r", file=sys.stderr)
        finally:
            server.kill()
            print(server.told(), file=sys.stderr)
    print(page(tally))
    return 1 if tally.found else 0


if __name__ == "__main__":
    sys.exit(main())
