"""What a table shows, seen at one glance: one question to the browser, however much is to be known.

A whole game is hundreds of acts. Each answer of the browser takes some milliseconds, and each search by role
and name through a whole board some tens of them.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from tests.client.page_monitor import Witness
from tests.client.table_page import OFFERED, PROMPT

READING = "[role=dialog]:not([data-beside])"
Kind = Literal["offered", "bar", "sure", "beside"]
"""What is pressed: places of the board, choices in the bar, a confirmation, a popover beside a place."""


class Glance(NamedTuple):
    """What a player who wants to act sees."""

    version: int
    """The version of the room that is shown."""
    status: str
    """What the table waits for, as its bar says; nothing where there is none, as between two seats."""
    focus: str
    """Where the keyboard is: in the `bar`, `beside` a place, or nowhere of these."""
    picked: int
    """How many places were picked already."""
    keys: int
    """How many choices in the bar have a number."""
    reading: int
    """How many dialogs are open over the table: a card that is read large."""
    offered: int
    bar: int
    beside: int

    @property
    def settled(self) -> bool:
        """Whether there is a question, a confirmation, or the game is over."""
        return self.status in {"asked", "unsure", "over"}


# The bar's own buttons are recognised by their words: undo is not a choice.
FOUND = """({prompt, offered, here, undo, sure}) => {
    const bar = document.querySelector(prompt);
    const buttons = [...bar?.querySelectorAll('button') ?? []];
    return {
        offered: [...document.querySelectorAll(offered)],
        bar: buttons.filter(one => one.textContent.trim() !== undo && !one.closest('[data-suggest]')),
        sure: buttons.filter(one => one.textContent.includes(sure)),
        beside: [...document.querySelectorAll(`[role=menu][aria-label="${here}"] [role=menuitem]`)],
    };
}"""

SEEN = f"""names => {{
    const found = ({FOUND})(names);
    const bar = document.querySelector(names.prompt);
    const focus = document.activeElement;
    return [
        Number(bar?.dataset.version ?? 0),
        bar?.dataset.status ?? '',
        found.beside.includes(focus) ? 'beside' : found.bar.includes(focus) ? 'bar' : '',
        document.querySelectorAll('[data-state="picked"]').length,
        bar?.querySelectorAll('kbd').length ?? 0,
        document.querySelectorAll(names.reading).length,
        found.offered.length,
        found.bar.length,
        found.beside.length,
    ];
}}"""

# Where it stays for two frames, and nothing covers it: there a pointer hits it. A piece that begins to fly
# stands for a moment where it comes from.
MIDDLE = f"""async ([names, kind, index]) => {{
    const one = ({FOUND})(names)[kind][index];
    one?.scrollIntoViewIfNeeded();
    let at = null, way = 'it does not rest';
    for (let frame = 0; one?.isConnected && frame < 60; frame += 1) {{
        const {{x, y, width, height}} = one.getBoundingClientRect();
        const now = [x + width / 2, y + height / 2];
        if (at !== null && at[0] === now[0] && at[1] === now[1]) {{
            const hit = document.elementFromPoint(...now);
            if (one.contains(hit)) return now;
            way = (hit?.outerHTML ?? 'nothing').slice(0, 200);
        }}
        at = now;
        await new Promise(requestAnimationFrame);
    }}
    return one?.isConnected ? way : 'it is gone';
}}"""


def glance(witness: Witness) -> Glance:
    """Return what the page shows now."""
    return Glance(*witness.page.evaluate(SEEN, _names(witness)))


def point_at(witness: Witness, kind: Kind, index: int) -> str:
    """Click on one of the things of a kind where it is seen; return what is in the way if it is not hit."""
    middle = witness.page.evaluate(MIDDLE, [_names(witness), kind, index])
    if isinstance(middle, str):
        return middle
    witness.page.mouse.click(*middle)
    return ""


def _names(witness: Witness) -> dict[str, str]:
    words = {"here": "web-choose-here", "undo": "web-undo", "sure": "web-sure"}
    return {"prompt": PROMPT, "offered": OFFERED, "reading": READING} | {
        name: witness.say(id_) for name, id_ in words.items()
    }
