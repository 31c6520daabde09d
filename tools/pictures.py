"""Takes screenshots of every screen of the client into build/pictures: three sizes, light and dark.

    python -m tools.pictures              everything
    python -m tools.pictures table end    only screens whose names begin so
    python -m tools.pictures --language fr
    python -m tools.pictures --lessons nehemiah    every lesson of a first game, as its player meets it

A real server, a real Chromium, games from the golden records: the same pictures every time.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, StorageState, expect, sync_playwright

from batisseurs.games import all_games
from batisseurs.words import LANGUAGES
from bench.server_process import ServerProcess
from tests.client.conftest import CHROMIUM, FLAGS, PATIENCE
from tests.client.page_monitor import Witness
from tests.client.table_page import begin, link_to, menu, open_room, played, send, settled
from tests.client.test_lessons import learn, start

FOLDER = Path(__file__).parents[1] / "build" / "pictures"
SIZES = {"desktop": (1280, 720), "large": (1920, 1080), "phone": (360, 780)}
THEMES = ("light", "dark")
PLAYERS = ("Ada", "Bezalel", "Hiram", "Imhotep", "Vitruvius")
MOMENT = 120
"""At which line of a record a game is shown."""


class Tables:
    """The rooms that are shown, opened once by one guest."""

    def __init__(self, witness: Witness) -> None:
        """Open them all."""
        self.theopolis = begin(witness, "theopolis", **seated(played("theopolis-sacraments-4", MOMENT)))
        self.nehemiah = begin(witness, "nehemiah", **seated(played("nehemiah-last_column-3", 60)))
        self.village = begin(witness, "my-village", **seated(played("my-village-coffins-3", 60)))
        self.esdras = begin(witness, "esdras-et-nehemie", **seated(played("esdras-et-nehemie-scored-2", 250)))
        self.over = open_room(witness, "theopolis", **seated(played("theopolis-sacraments-4")))
        self.waiting = open_room(witness, "theopolis", 3, seats=[{"name": "Ada"}, {}, {"bot": "greedy"}])
        self.shared = open_room(witness, "theopolis", seats=[{"name": "Ada"}, {"name": "Zofia"}], mine=[0, 1])
        send(witness, self.shared, {"type": "start"})
        self.others = open_room(witness, "nehemiah", seats=[{"name": "Ada"}, {}], settings={"listed": True})
        self.spectator = link_to(witness, self.theopolis)


def seated(new: dict[str, Any]) -> dict[str, Any]:
    """Replace the players of a record: the reader, and bots named after builders."""
    names = PLAYERS[: new["players"]]
    return new | {"seats": [{"name": "Ada"}, *({"name": name, "bot": "greedy"} for name in names[1:])]}


# The screens: each function opens one. ---------------------------------------------------------------


def at(path: str) -> Callable[[Witness, Tables], None]:
    """Return a screen that is an address."""

    def go(witness: Witness, _tables: Tables) -> None:
        witness.go(path)
        expect(witness.page.get_by_role("heading", level=1).first).to_be_visible()

    return go


def box(witness: Witness, _tables: Tables) -> None:
    """Show an opened box."""
    witness.go("/")
    witness.button("web-lobby-play", game="Theopolis").click()
    expect(witness.button("web-lobby-start")).to_be_visible()


def settings(witness: Witness, _tables: Tables) -> None:
    """Show the settings."""
    witness.go("/")
    witness.button("web-settings").click()
    expect(witness.page.get_by_role("dialog")).to_be_visible()


def room(name: str) -> Callable[[Witness, Tables], None]:
    """Return a screen that is a room."""

    def go(witness: Witness, tables: Tables) -> None:
        witness.go(f"/rooms/{getattr(tables, name)}")
        expect(witness.page.get_by_role("heading", level=1).first).to_be_visible()
        if witness.page.locator("[data-status]").count():
            settled(witness.page)

    return go


def table(witness: Witness, tables: Tables) -> None:
    """Show the table on your turn."""
    witness.go(f"/rooms/{tables.theopolis}")
    settled(witness.page)


def choices(witness: Witness, tables: Tables) -> None:
    """Show what can be done at one place."""
    table(witness, tables)
    offered = witness.page.locator('[data-place-button="offered"]')
    offered.nth(min(2, offered.count() - 1)).hover()


def why_not(witness: Witness, tables: Tables) -> None:
    """Show why something is not possible."""
    table(witness, tables)
    witness.page.locator('[data-place-button="refused"]').first.click()
    expect(witness.page.get_by_role("heading", name=witness.say("web-why-not"))).to_be_visible()


def card(witness: Witness, tables: Tables) -> None:
    """Show a card large."""
    table(witness, tables)
    # Not one in a miniature: on a phone that unfolds.
    heaven = witness.page.get_by_role("region", name=witness.say("theopolis-web-heaven"))
    heaven.locator("[data-item] > [data-place-button]").nth(1).click(button="right")
    expect(witness.page.get_by_role("dialog")).to_be_visible()


def beside(id_: str) -> Callable[[Witness, Tables], None]:
    """Return a screen with something beside the board: a tab, or on a phone a sheet."""

    def go(witness: Witness, tables: Tables) -> None:
        table(witness, tables)
        name = witness.say(id_)
        tools = witness.page.get_by_role("navigation", name=witness.say("web-side"))
        tab = witness.page.get_by_role("tab", name=name).or_(tools.get_by_role("button", name=name))
        if tab.count():
            tab.first.click()

    return go


def rules(witness: Witness, tables: Tables) -> None:
    """Show the rules over the table."""
    table(witness, tables)
    menu(witness, "web-menu-rules")
    expect(witness.page.get_by_role("dialog", name=witness.say("web-rules"))).to_be_visible()


def table_menu(witness: Witness, tables: Tables) -> None:
    """Show the menu of the table."""
    table(witness, tables)
    witness.button("web-menu").click()
    expect(witness.page.get_by_role("menu")).to_be_visible()


def end(witness: Witness, tables: Tables) -> None:
    """Show the end of a game."""
    witness.go(f"/rooms/{tables.over}")
    expect(witness.page.get_by_role("table", name=witness.say("web-ended-sheet"))).to_be_visible()


def replay(witness: Witness, tables: Tables) -> None:
    """Show an earlier moment."""
    end(witness, tables)
    witness.button("web-ended-replay").click()
    slider = witness.page.get_by_role("slider", name=witness.say("web-replay-slider"))
    expect(slider).to_be_visible()
    for _ in range(4):
        slider.press("PageUp")


SCREENS: dict[str, Callable[[Witness, Tables], None]] = {
    "lobby": at("/"),
    "lobby-box": box,
    "lobby-settings": settings,
    "new-table": at("/new/theopolis"),
    "import": at("/import"),
    "about": at("/about"),
    "rules-page": at("/rules/theopolis"),
    "next": at("/next"),
    "gone": at("/rooms/nowhere"),
    "nothing-here": at("/new"),
    "waiting-room": room("waiting"),
    "table": table,
    "table-choices": beside("web-tab-choices"),
    "table-offered": choices,
    "table-why-not": why_not,
    "table-card": card,
    "table-scores": beside("web-tab-scores"),
    "table-chat": beside("web-tab-chat"),
    "table-log": beside("web-tab-log"),
    "table-rules": rules,
    "table-menu": table_menu,
    "hand-over": room("shared"),
    "end": end,
    "replay": replay,
    "nehemiah": room("nehemiah"),
    "my-village": room("village"),
    "esdras-et-nehemie": room("esdras"),
}


def main() -> None:
    """Take the pictures."""
    parser = argparse.ArgumentParser(description="Take screenshots of the client.")
    parser.add_argument("screens", nargs="*", help="how the names of screens begin; by default all")
    parser.add_argument("--language", default="en", choices=LANGUAGES)
    parser.add_argument("--lessons", choices=[game.slug for game in all_games()], help="of this game instead")
    parser.add_argument("--sizes", nargs="+", choices=SIZES, default=list(SIZES))
    asked = parser.parse_args()
    wanted = [name for name in SCREENS if not asked.screens or name.startswith(tuple(asked.screens))]
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = ServerProcess(f"sqlite:///{folder}/house.db", Path(folder) / "server.log")
        server.start()
        try:
            server.wait()
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
            if asked.lessons:
                for size in asked.sizes:
                    photograph_lessons(browser, server.address, asked.lessons, size, asked.language)
                return
            host = Witness(browser.new_context(locale="en-GB"), server.address)
            tables = Tables(host)
            known = host.context.storage_state()
            for size in asked.sizes:
                photograph(browser, server.address, known, tables, size, wanted, asked.language)
        finally:
            server.kill()


def photograph(
    browser: Browser,
    address: str,
    known: StorageState,
    tables: Tables,
    size: str,
    wanted: list[str],
    language: str,
) -> None:
    """Take pictures of some screens in one size; those in English have no language in their names."""
    witness = reader(browser, address, size, language, known)
    suffix = "" if language == "en" else f"-{language}"
    for name in wanted:
        SCREENS[name](witness, tables)
        for theme in THEMES:
            witness.keep(theme=theme)
            witness.page.wait_for_timeout(300)
            witness.still()
            file = f"{name}-{size}-{theme}{suffix}.png"
            witness.page.screenshot(path=FOLDER / file)
            sys.stdout.write(f"{file}\n")
    leave(witness, size)


def photograph_lessons(browser: Browser, address: str, game: str, size: str, language: str) -> None:
    """Follow the first game of a game to its end, and take a picture of each lesson and suggested move."""
    witness = reader(browser, address, size, language)
    folder = FOLDER / f"lessons-{game}-{size}-{language}"
    folder.mkdir(exist_ok=True)
    for old in folder.iterdir():
        old.unlink()

    def meet(what: str, which: str) -> None:
        witness.still()
        name = which if what == "lesson" else "suggestion"
        file = folder / f"{len(list(folder.iterdir())):03}-{name}.png"
        witness.page.screenshot(path=file)
        sys.stdout.write(f"{folder.name}/{file.name} {which}\n")

    start(witness, game)
    learn(witness, "thumb" if size == "phone" else "pointer", meet=meet)
    leave(witness, size)


def reader(
    browser: Browser, address: str, size: str, language: str, known: StorageState | None = None
) -> Witness:
    """Open the lobby with a screen of this size, as somebody new or as a known guest."""
    width, height = SIZES[size]
    phone: dict[str, Any] = {"has_touch": True, "is_mobile": True, "device_scale_factor": 2}
    context = browser.new_context(
        locale="en-GB",
        viewport={"width": width, "height": height},
        reduced_motion="reduce",
        storage_state=known,
        **(phone if size == "phone" else {}),
    )
    context.set_default_timeout(PATIENCE)
    witness = Witness(context, address, language)
    witness.go("/")
    witness.keep(language=language)
    return witness


def leave(witness: Witness, size: str) -> None:
    """Say what the page complained about, and close it."""
    for complaint in witness.complaints:
        sys.stderr.write(f"{size}: {complaint}\n")
    witness.context.close()


if __name__ == "__main__":
    main()
