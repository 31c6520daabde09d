"""`python -m bench.client`: from click to drawn answer, the size of the client, and how calm it stays.

A real server and Debian's Chromium on this machine, headless; the client as it was built. The outcome goes to
bench/client.md.
"""

from __future__ import annotations

import argparse
import gzip
import os
import sys
import tempfile
import time
from collections import Counter
from datetime import UTC, datetime
from pathlib import Path
from statistics import quantiles
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from playwright.sync_api import Browser, expect, sync_playwright

from batisseurs.games import all_games
from batisseurs.server.http.client_files import BUILT
from bench.__main__ import commit, machine
from bench.server_process import ServerProcess
from tests.client.conftest import CHROMIUM, FLAGS
from tests.client.page_monitor import Witness
from tests.client.table_page import begin, look, moved_on, open_room, send, settled
from tests.client.test_nehemiah import ABOVE_A_STANDING_ONE

OUTCOME = Path(__file__).with_name("client.md")
CLICKS = 60
TRIES = 30
TABLES: dict[str, dict[str, Any]] = {"nehemiah": {"players": 3, "situation": ABOVE_A_STANDING_ONE}}
"""Games whose first moves cannot be undone: a table with one that can."""
DRAWN = """() => {
    // From the press to the frame in which the page shows the answer: one more line of the log stands there.
    const lines = () => document.querySelectorAll('button[data-version]').length;
    window.took = [];
    document.addEventListener('pointerdown', (press) => {
        if (!(press.target instanceof Element && press.target.closest('[data-place-button]'))) return;
        const before = lines();
        const watch = new MutationObserver(() => {
            if (lines() <= before) return;
            watch.disconnect();
            const drawn = () => window.took.push(performance.now() - press.timeStamp);
            requestAnimationFrame(() => setTimeout(drawn));
        });
        watch.observe(document.body, {subtree: true, childList: true});
    }, true);
}"""
LONG = """() => {
    window.tasks = [];
    new PerformanceObserver((list) => window.tasks.push(...list.getEntries().map((task) => task.duration)))
        .observe({type: 'longtask', buffered: false});
}"""
SIZES = """() => performance.getEntriesByType('resource')
    .filter((one) => one.name.includes('/assets/')).map((one) => [one.name, one.encodedBodySize])"""


class Speed(NamedTuple):
    """What a page came to while bots played a game as fast as they can."""

    lines: int
    seconds: float
    tasks: int
    """How many took longer than 50 ms."""
    longest: float


def person(browser: Browser, server: ServerProcess) -> Witness:
    """Return someone new, at the smallest screen of a desk."""
    context = browser.new_context(locale="en-GB", viewport={"width": 1280, "height": 720})
    context.set_default_timeout(60_000)
    return Witness(context, server.address)


def step_taken_back(ada: Witness, room: str) -> str:
    """Return a place of the board where a click is one move that can be undone; wait for one."""
    for _ in range(TRIES):
        settled(ada.page)
        seen = look(ada, room)
        at = Counter(place for choice in seen["choices"] for place in choice["at"])
        # Those that end a turn come first.
        for choice in reversed(seen["choices"]):
            if len(choice["at"]) == 1 and at[choice["at"][0]] == 1:
                send(ada, room, {"type": "choose", "text": choice["text"]})
                break
        else:
            send(ada, room, {"type": "choose", "text": seen["choices"][0]["text"]})
            moved_on(ada, room, seen["version"])
            continue
        then = look(ada, room)
        if then["choices"] and then["free_undo"] == 1:
            send(ada, room, {"type": "undo"})
            settled(ada.page)
            return str(choice["at"][0])
        moved_on(ada, room, seen["version"])
    raise SystemExit(f"nothing on the board of {room} can be pressed and taken back")


def clicks(browser: Browser, server: ServerProcess, game: str, number: int) -> list[float]:
    """Return the milliseconds from click to drawn answer: a move on the board, undone each time."""
    ada = person(browser, server)
    ada.go("/")
    ada.keep(auto=False, sure=False)  # automatic moves are not measured
    room = begin(ada, game, **TABLES.get(game, {}))
    place = step_taken_back(ada, room)
    ada.page.evaluate(DRAWN)
    for done in range(number):
        offered = ada.page.locator(f'[data-place="{place}"] > [data-place-button="offered"]')
        expect(offered).to_have_count(1)  # a piece that came back has left where it was
        offered.click()
        ada.page.wait_for_function("number => window.took.length > number", arg=done)
        ada.button("web-undo").click()
        expect(ada.button("web-undo")).to_have_count(0)
    took: list[float] = ada.page.evaluate("() => window.took")
    ada.context.close()
    return took


def at_full_speed(browser: Browser, server: ServerProcess, game: str) -> Speed:
    """Return the tasks over 50 ms while one watches bots play a whole game as fast as they can."""
    ada = person(browser, server)
    players = 4
    room = open_room(ada, game, players)
    send(ada, room, {"type": "start"})
    ada.go(f"/rooms/{room}")
    settled(ada.page)
    ada.page.wait_for_load_state("networkidle")
    ada.page.evaluate(LONG)
    began = time.monotonic()
    send(ada, room, {"type": "give-to-bot"})
    expect(ada.page.locator('[data-status="over"]')).to_be_visible(timeout=300_000)
    took = time.monotonic() - began
    tasks: list[float] = ada.page.evaluate("() => window.tasks")
    lines = look(ada, room)["lines"]
    ada.context.close()
    return Speed(lines, took, len(tasks), max(tasks, default=0.0))


def fetched(browser: Browser, server: ServerProcess, path: str, game: str = "") -> dict[str, int]:
    """Return the files that someone new fetches for a page, with their packed sizes."""
    ada = person(browser, server)
    if game:
        path = f"/rooms/{begin(ada, game)}"
        # As someone who has never been here: another context with the same cookie.
        fresh = browser.new_context(locale="en-GB", storage_state=ada.context.storage_state())
        ada.context.close()
        ada = Witness(fresh, server.address)
    ada.go(path)
    expect(ada.page.get_by_role("heading", level=1).first).to_be_visible()
    ada.page.wait_for_load_state("networkidle")
    found: list[Any] = ada.page.evaluate(SIZES)
    ada.context.close()
    return {urlsplit(name).path.rpartition("/")[2]: size for name, size in found}


def kilobytes(sizes: dict[str, int], *kinds: str, only: str = "", without: str = "") -> str:
    """Return the sum of some kinds of files, those of a game apart."""
    chosen = [
        size
        for name, size in sizes.items()
        if name.endswith(kinds) and name.startswith(only) and not (without and name.startswith(without))
    ]
    return f"{sum(chosen) / 1000:.0f}"


def whole() -> str:
    """Return the size of everything that is built, packed where that helps."""
    total = 0
    for path in Path(BUILT).rglob("*"):
        if path.is_file():
            data = path.read_bytes()
            total += len(data) if path.suffix == ".woff2" else len(gzip.compress(data))
    return f"{total / 1000:.0f}"


PAGE = """\
# Client

`python -m bench.client`, {today}, {commit}; {processor}, {cores} cores, which server and browser share;
Chromium without a window, at 1280×720. Before it began, the load of the machine was {load:.1f}.

## Click to drawn answer

From the press on the board to the frame in which the answer is drawn, in milliseconds; {clicks} steps on each
board.

| board | p50 | p95 | longest |
|---|--:|--:|--:|
{took}

## Bots at full speed

Bots play a whole game for four as fast as they can, seen from one of the seats; tasks of the page over 50 ms.

| game | lines | seconds | long tasks | longest ms |
|---|--:|--:|--:|--:|
{speed}

## Sizes

Kilobytes as they come over the line, packed, to somebody who has never been here.

| | scripts and styles | of the game | fonts |
|---|--:|--:|--:|
{sizes}

Everything that is shipped, in three languages: {whole} kB.
"""


def page(
    load: float, took: dict[str, list[float]], speed: dict[str, Speed], sizes: dict[str, dict[str, int]]
) -> str:
    """Return what was found, as a page."""
    steps = []
    for game, found in took.items():
        cuts = quantiles(found, n=100, method="inclusive")
        steps.append(f"| {game} | {cuts[49]:.0f} | {cuts[94]:.0f} | {max(found):.0f} |")
    slugs = {game.slug for game in all_games()}
    speeds = [
        f"| {game} | {bots.lines} | {bots.seconds:.1f} | {bots.tasks} | {bots.longest:.0f} |"
        for game, bots in speed.items()
    ]
    rows = []
    for name, files in sizes.items():
        game = name if name in slugs else ""
        own = kilobytes(files, ".js", ".css", only=game) if game else "–"
        frame = kilobytes(files, ".js", ".css", without=game)
        what = f"a table of {game}" if game else name
        rows.append(f"| {what} | {frame} | {own} | {kilobytes(files, '.woff2')} |")
    return PAGE.format(
        today=datetime.now(tz=UTC).date(),
        commit=commit(),
        **machine(),
        load=load,
        clicks=min(len(found) for found in took.values()),
        took="\n".join(steps),
        speed="\n".join(speeds),
        sizes="\n".join(rows),
        whole=whole(),
    )


def main() -> None:
    """Measure and write it down."""
    parser = argparse.ArgumentParser(prog="python -m bench.client", description=__doc__)
    parser.add_argument(
        "--clicks", type=int, default=CLICKS, help=f"how many on each board (default {CLICKS})"
    )
    parser.add_argument(
        "--only", action="append", help="a game to measure (default all); nothing is written down"
    )
    wanted = parser.parse_args()
    load = os.getloadavg()[0]
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = ServerProcess(f"sqlite:///{folder}/house.db", Path(folder) / "server.log")
        server.start()
        try:
            server.wait()
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
            slugs = wanted.only or [game.slug for game in all_games()]
            sizes = {"the lobby": fetched(browser, server, "/")}
            sizes |= {slug: fetched(browser, server, "", slug) for slug in slugs}
            took = {slug: clicks(browser, server, slug, wanted.clicks) for slug in slugs}
            speed = {slug: at_full_speed(browser, server, slug) for slug in slugs}
        finally:
            server.kill()
    written = page(load, took, speed, sizes)
    if not wanted.only:
        OUTCOME.write_text(written, encoding="utf-8")
    sys.stdout.write(written)


if __name__ == "__main__":
    main()
