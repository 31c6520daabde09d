"""Plays through the text view as someone who hears it: by roles, names and messages, without any picture."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import NamedTuple

from playwright.sync_api import Locator

from tests.client.page_monitor import Witness
from tests.client.table_page import begin

TEXT_VIEW = "localStorage.setItem('batisseurs-text-view', 'yes')"
CALM = {"auto": False}
"""Forced moves are chosen like all others: nothing happens while one listens."""
ITEM = re.compile(r'- \'?button "(\d+)\. (.*?)"(?: \[.*\])?\'?$', re.MULTILINE)
CODE = re.compile(r"\bc\dr\d|\b[st]\d_\d|\bw\d\d\b|\bp\d\.|[a-z]_[a-z]|\[\[|\bundefined\b|\bNaN\b")
"""What only programs should read."""


class Action(NamedTuple):
    """A line of the numbered list."""

    number: int
    name: str


class Listener:
    """Someone at a table who sees nothing."""

    def __init__(self, witness: Witness) -> None:
        """Use the text view."""
        self.witness = witness
        self.page = witness.page
        self.say = witness.say
        witness.context.add_init_script(TEXT_VIEW)
        witness.keep(**CALM)

    def begin(self, game: str, bot: str = "random") -> str:
        """Open a table for two with a bot, and begin; return the room."""
        return begin(self.witness, game, seats=[{"name": "Ada"}, {"name": "Bot", "bot": bot}])

    def region(self, id_: str, **args: object) -> Locator:
        """Return a part of the page by its heading."""
        return self.page.get_by_role("region", name=self.say(id_, **args), exact=True)

    @property
    def line(self) -> Locator:
        """The command line."""
        return self.page.get_by_role("textbox", name=self.say("text-command"))

    @property
    def actions(self) -> Locator:
        """The numbered list."""
        return self.region("web-tab-choices")

    @property
    def replies(self) -> Locator:
        """What the command line has answered."""
        return self.page.get_by_role("log", name=self.say("text-replies"))

    @property
    def result(self) -> Locator:
        """What says how it ended."""
        return self.page.get_by_role("dialog")

    @property
    def confirmation(self) -> Locator:
        """What must be confirmed."""
        return self.page.get_by_role("button", name=self.say("web-sure"))

    def type(self, words: str) -> None:
        """Type a line. What it chooses is on its way as soon as the key is down."""
        self.line.fill(words)
        self.line.press("Enter")

    def hear(self, part: Locator | None = None) -> str:
        """Return a part of the page as it is read, without codes of programs; the whole if none is given."""
        heard = (part or self.page.get_by_role("main")).aria_snapshot()
        assert CODE.search(heard) is None, heard
        return heard

    def play(self, act: Callable[[list[Action]], None]) -> str:
        """Play to the end; return what is then said."""
        while True:
            self.actions.or_(self.confirmation).or_(self.result).first.wait_for()
            if self.result.is_visible():
                return self.hear(self.result.get_by_role("table"))
            if self.confirmation.is_visible():
                self.type(self.say("cli-word-yes"))
                self.confirmation.wait_for(state="detached")
            elif self.actions.is_visible():
                actions = [
                    Action(int(number), name) for number, name in ITEM.findall(self.hear(self.actions))
                ]
                if actions:
                    act(actions)

    def choose_by(self, wishes: tuple[str, ...]) -> Callable[[list[Action]], None]:
        """Return who takes the first action that the first fulfilled of some wishes names."""

        def act(actions: list[Action]) -> None:
            for wish in (*wishes, ""):
                for action in actions:
                    if re.match(wish, action.name):
                        return self.type(str(action.number))
            return None

        return act

    def follow_hints(self, actions: list[Action]) -> None:
        """Play what is suggested; what leaves no choice needs no hint."""
        if len(actions) == 1:
            return self.type(str(actions[0].number))
        suggestion = self.region("web-suggested")
        self.page.get_by_role("button", name=self.say("web-suggest")).wait_for()
        self.type(self.say("cli-word-hint"))
        play = suggestion.get_by_role("button", name=self.say("web-suggest-play"))
        play.click()
        return suggestion.wait_for(state="detached")
