"""Sees everything that reaches a page: what it complains about, and every byte that the server sent."""

from __future__ import annotations

import itertools
import json
import re
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, Request, Response, WebSocket

from batisseurs.words import Words

AXE = Path(__file__).parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
NOWHERE = "/icon.svg"
"""Where a page begins: of the server, so that settings can be kept, and drawn at once, unlike the lobby."""
POLLING = 30
"""Milliseconds after which a page is asked again: at every frame, as usual, it would have to draw each."""
ANNOUNCER = "[data-live-announcer]"
"""React Aria's own live region refers to what was on the page when it was said, for some seconds."""
TOOLTIP = "[data-overlay-container]:has([role=tooltip])"
"""It repeats the label of its button, beside the landmarks, for as long as a pointer rests there."""
THEMES = ("light", "dark", "contrast")
COLOURS = ("color-contrast", "link-in-text-block")
"""The rules of axe about colours."""
RUN_AXE = """async ([context, rules]) => {
    const run = (selectors) => axe.run(context, {
        runOnly: rules, resultTypes: ['violations'], preload: false, selectors, elementRef: false,
    });
    const {violations} = await run(false);
    return violations.length ? await run(true) : {violations};
}"""
"""A selector is worked out for every element that was looked at: only where something is to be told."""
REFUSED = re.compile(r"the server responded with a status of (\d{3})")
"""Chromium writes every refusal into the console; what was refused is said in words on the page."""
EXPECTED = {"401", "403", "404", "409", "422"}
"""No guest yet, a seat that is another's by now, a room that is not there, a table that has moved on, a file
that does not fit."""
AWAY = re.compile(
    r"ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|WebSocket connection|ERR_ABORTED"
    r"|status of 503|ERR_INCOMPLETE_CHUNKED_ENCODING|ERR_SOCKET_NOT_CONNECTED|ERR_INTERNET_DISCONNECTED"
    r"|ERR_FAILED"
)


class Witness:
    """A page, its language, and what was seen of it."""

    def __init__(self, context: BrowserContext, address: str, language: str = "en") -> None:
        """Open an empty page."""
        self.context = context
        self.address = address
        self.words = Words(language)
        self.complaints: list[str] = []
        self.received: list[str] = []
        """Every frame and every body of an answer under /api, as text."""
        self._looks: list[dict[str, Any]] = []
        self._read = 0
        self._themes = itertools.cycle(THEMES[1:])
        self.server_may_be_away = False
        self.commands_may_be_refused = False
        self.page: Page = context.new_page()
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))
        self.page.on("requestfailed", self._failed)
        self.page.on("response", self._response)
        self.page.on("websocket", self._socket)

    # What is seen. ------------------------------------------------------------------------------------

    def _console(self, message: ConsoleMessage) -> None:
        if message.type not in {"error", "warning"} or self._is_refusal(message):
            return
        if message.text == "Service Worker registration blocked by Playwright":
            return
        if self.server_may_be_away and AWAY.search(message.text):
            return
        self.complaints.append(f"{message.type}: {message.text}")

    def _is_refusal(self, message: ConsoleMessage) -> bool:
        """Return whether a refusal is expected. Refused commands are not, unless a test says so."""
        status = REFUSED.search(message.text)
        if status is None:
            return False
        command = message.location["url"].endswith("/commands")
        return status[1] in EXPECTED and (not command or status[1] == "409" or self.commands_may_be_refused)

    def _failed(self, request: Request) -> None:
        # Leaving a page cancels its pending requests.
        if not self.server_may_be_away and "ERR_ABORTED" not in str(request.failure):
            self.complaints.append(f"failed: {request.url} {request.failure}")

    def _response(self, response: Response) -> None:
        if "/api/" in response.url and "/socket" not in response.url and "/events" not in response.url:
            try:
                self.received.append(response.text())
            except Exception:  # noqa: BLE001  the page may have moved on before the body was there
                return

    def _socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.received.append(str(frame)))

    # What is done. ------------------------------------------------------------------------------------

    def go(self, path: str) -> None:
        """Go to a page of the server."""
        self.page.goto(path if path.startswith("http") else self.address + path)

    def say(self, id_: str, /, **args: Any) -> str:
        """Return what the page says for an id, in its reader's language."""
        return self.words.text(id_, **args)

    def keep(self, **settings: Any) -> None:
        """Change settings of the reader, as another tab of theirs would."""
        if "language" in settings:
            self.words = Words(settings["language"])
        self.page.evaluate(
            """changes => {
                const before = JSON.parse(localStorage.getItem('batisseurs') ?? '{}');
                const newValue = JSON.stringify({...before, ...changes});
                localStorage.setItem('batisseurs', newValue);
                dispatchEvent(new StorageEvent('storage', {key: 'batisseurs', newValue}));
            }""",
            settings,
        )

    def button(self, id_: str, /, **args: Any) -> Locator:
        """Return the button with these words."""
        return self.page.get_by_role("button", name=self.say(id_, **args))

    def log(self) -> Locator:
        """Return the panel with the log."""
        return self.page.get_by_role("tabpanel", name=self.say("web-tab-log"))

    def axe(self, *only: str, within: str = "") -> list[str]:
        """Return what is hard to reach on the page as it is now, by all rules or some: rule and element.

        `within`: a selector, for a part of a page that is otherwise as it was when it was looked at whole.
        """
        # While something fades in its contrast is not what it will be.
        self.still()
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(_axe())
        looked_at = {"exclude": [ANNOUNCER, TOOLTIP]} | ({"include": within} if within else {})
        found = self.page.evaluate(RUN_AXE, [looked_at, list(only or TAGS)])
        return [
            f"{violation['id']}: {node['target']} {node['failureSummary']}"
            for violation in found["violations"]
            for node in violation["nodes"]
        ]

    def still(self) -> None:
        """Wait until nothing moves or fades any more."""
        self.page.wait_for_function(
            "() => document.getAnimations().every((one) => one.playState !== 'running'"
            " || one.effect?.getComputedTiming().iterations === Infinity)",
            polling=POLLING,
        )

    def hard_to_reach(self, within: str = "") -> list[str]:
        """Return the same for a light page, and what colours are hard to see in another look.

        Looks differ in colours alone, and a unit test computes the contrast of all of them. So each time the
        next look is taken: a state of a page is seen in one or the other.
        `within`: where colours are looked at. Everything else, as the order of headings, is about the page.
        """
        self.keep(theme="light")
        found = self.axe()
        theme = next(self._themes)
        self.keep(theme=theme)
        return found + [f"{theme}: {one}" for one in self.axe(*COLOURS, within=within)]

    @property
    def version(self) -> int:
        """The last version of the room that reached the page."""
        looks = self.looks()
        return int(looks[-1]["room"]["version"]) if looks else 0

    def looks(self) -> list[dict[str, Any]]:
        """Return all looks at a room that were received. Each is read once: a long game has hundreds."""
        for text in self.received[self._read :]:
            self._read += 1
            try:
                data = json.loads(text)
            except ValueError:
                continue
            if isinstance(data, dict) and "room" in data and isinstance(data["room"], dict):
                self._looks.append(data)
        return list(self._looks)


@cache
def _axe() -> str:
    return AXE.read_text(encoding="utf-8")
