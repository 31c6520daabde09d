"""A game is learned by playing it: a first game, by what lessons and suggestions say.

`make test` plays one to its end, and the others until moves are no longer suggested unasked, and a few moves
more, though not for the three days of Ezra and Nehemiah; `make proof` plays them all.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

import pytest
from playwright.sync_api import Locator, Page, expect

from batisseurs.games import find_game
from batisseurs.kernel.lesson import SUGGESTIONS, suggestions_of
from tests.client.conftest import OpenPage
from tests.client.page_monitor import POLLING, Witness
from tests.client.table_page import PROMPT, SECONDS, asked, begin, confirm, look, menu, wait_for

WIDE: dict[str, Any] = {}
PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 780}, "has_touch": True}
LESSON = "[data-lesson]:not([data-stale])"
SUGGESTION = "[data-suggestion]"
MOST = 600
"""More acts than any first game takes."""

Hand = Literal["pointer", "thumb", "keyboard"]

# What is to be done now: a lesson to read, a move to follow, a confirmation, something to ask for.
NEXT = f"""async bar => {{
    for (;;) {{
        const prompt = document.querySelector(bar);
        const status = prompt?.dataset.status;
        const version = Number(prompt?.dataset.version ?? 0);
        const lesson = document.querySelector('{LESSON}');
        const suggestion = document.querySelector('{SUGGESTION}');
        if (status === 'over' || status === 'unsure') return [status, version, ''];
        if (status === 'asked' && lesson) return ['lesson', version, lesson.dataset.lesson];
        if (status === 'asked' && suggestion) return ['suggestion', version, suggestion.dataset.suggestion];
        if (status === 'asked' && document.querySelector('[data-suggest] button:not([data-pending])'))
            return ['ask', version, ''];
        await new Promise(resolve => setTimeout(resolve, 15));
    }}
}}"""

# A lesson covers neither the question nor what it lights up.
COVERED = f"""bar => {{
    const rect = one => one.getBoundingClientRect();
    const apart = (a, b) => a.bottom <= b.top + 1 || b.bottom <= a.top + 1 || a.right <= b.left + 1
        || b.right <= a.left + 1;
    const lesson = rect(document.querySelector('{LESSON}'));
    const [lit] = document.querySelectorAll('[data-lit]');
    const at = lit && rect(lit);
    const seen = at && [at.x + at.width / 2, Math.min(at.y + at.height / 2, innerHeight - 1)];
    const top = seen && document.elementFromPoint(...seen);
    return !apart(lesson, rect(document.querySelector(bar))) || lesson.bottom > innerHeight
        || Boolean(top?.closest('{LESSON}'));
}}"""


def start(ada: Witness, game: str) -> str:
    """Open the first game with one press in the lobby; return its room."""
    ada.keep(motion="off")
    ada.go("/")
    ada.page.locator(f'[data-learn="{game}"] button').click()
    expect(ada.page.locator(PROMPT)).to_be_visible()
    return ada.page.url.rpartition("/")[2]


def learn(
    ada: Witness, hand: Hand, most: int = MOST, meet: Callable[[str, str], None] = lambda _what, _which: None
) -> tuple[set[str], int]:
    """Play by what is said, to the end or for so many moves; return what was read, and how many moves.

    `meet`: called with each lesson and suggestion before it is answered.
    """
    page, moves = ada.page, 0
    read: set[str] = set()
    for _ in range(MOST):
        what, version, which = page.evaluate(NEXT, PROMPT)
        if what == "over" or (moves == most and what != "lesson"):
            return read, moves
        if what == "unsure":
            page.keyboard.press("Enter") if hand == "keyboard" else confirm(ada)
            until(page, "prompt.dataset.status !== 'unsure'", version)
        elif what == "lesson":
            meet(what, which)
            assert not page.evaluate(COVERED, PROMPT), f"{which} is in the way"
            read.add(which)
            page.keyboard.press("Escape") if hand == "keyboard" else hit(last_button(page, LESSON), hand)
            expect(page.locator(f'[data-lesson="{which}"]')).to_have_count(0)
        elif what == "suggestion":
            meet(what, which)
            follow(ada, hand, which)
            until(page, "prompt.dataset.status === 'unsure'", version)
            moves += 1
        else:
            if hand == "keyboard":
                page.keyboard.press("h")
            else:
                hit(page.locator("[data-suggest] button"), hand)
            expect(page.locator(f"{SUGGESTION}, {LESSON}")).to_have_count(1)
    raise AssertionError("the game does not end")


def last_button(page: Page, where: str) -> Locator:
    return page.locator(where).get_by_role("button").last


def follow(ada: Witness, hand: Hand, text: str) -> None:
    """Do what is suggested: on the board where it is the only thing to do there, else with the button."""
    page = ada.page
    if hand == "keyboard":
        last_button(page, SUGGESTION).focus()
        page.keyboard.press("Enter")
        return
    choices = ada.looks()[-1]["room"]["choices"]
    (places,) = [choice["at"] for choice in choices if choice["text"] == text]
    alone = len(places) == 1 and sum(places[0] in choice["at"] for choice in choices) == 1
    there = page.locator(f'[data-place="{places[0]}"] > [data-place-button="offered"]') if alone else None
    if there is not None and there.count() == 1 and there.is_visible():
        hit(there, hand)
    else:
        hit(last_button(page, SUGGESTION), hand)


def hit(what: Locator, hand: Hand) -> None:
    what.tap() if hand == "thumb" else what.click()


def until(page: Page, holds: str, version: int) -> None:
    """Wait until the table has moved on, or until this holds of the bar."""
    page.wait_for_function(
        f"""([bar, version]) => {{
            const prompt = document.querySelector(bar);
            return Number(prompt.dataset.version) > version || {holds};
        }}""",
        arg=[PROMPT, version],
        polling=POLLING,
        timeout=60 * SECONDS,
    )


def proof(*case: Any) -> Any:
    return pytest.param(*case, marks=pytest.mark.proof)


@pytest.mark.parametrize(
    ("game", "screen", "hand"),
    [
        ("theopolis", PHONE, "thumb"),
        proof("nehemiah", WIDE, "pointer"),
        proof("my-village", PHONE, "thumb"),
        proof("nehemiah", PHONE, "thumb"),
        proof("esdras-et-nehemie", WIDE, "keyboard"),
        proof("esdras-et-nehemie", PHONE, "thumb"),
        proof("theopolis", WIDE, "keyboard"),
        proof("my-village", WIDE, "keyboard"),
    ],
)
def test_the_first_game_is_played_by_its_lessons(
    open_page: OpenPage, game: str, screen: dict[str, Any], hand: Hand
) -> None:
    ada = open_page(**screen)
    room = start(ada, game)
    read, moves = learn(ada, hand)
    now = look(ada, room)
    assert now["stage"] == "over"
    assert now["marks"] == ["lesson"]
    assert moves > SUGGESTIONS
    assert first_lessons(game) <= read


@pytest.mark.parametrize(
    ("game", "screen", "hand"),
    [
        ("nehemiah", WIDE, "pointer"),
        ("my-village", PHONE, "thumb"),
        ("esdras-et-nehemie", WIDE, "keyboard"),
    ],
)
def test_a_first_game_is_begun_by_its_lessons(
    open_page: OpenPage, game: str, screen: dict[str, Any], hand: Hand
) -> None:
    """Until moves have to be asked for, and a few more; or the first moves of many."""
    ada = open_page(**screen)
    room = start(ada, game)
    unasked = min(suggestions_of(find_game(game).lessons), SUGGESTIONS)
    read, moves = learn(ada, hand, unasked + 8)
    assert look(ada, room)["marks"] == ["lesson"]
    assert moves > unasked
    later = {lesson.id for lesson in find_game(game).lessons if lesson.after > moves}
    assert first_lessons(game) - later <= read


def first_lessons(game: str) -> set[str]:
    """Return what every first game of this game teaches."""
    main = {lesson.id for lesson in find_game(game).lessons[:3]}
    return main | {"lesson-choose", "lesson-undo", "lesson-suggest"}


def test_lessons_are_remembered_listed_and_switched_off(open_page: OpenPage) -> None:
    ada = open_page()
    room = start(ada, "theopolis")
    page = ada.page
    lesson = page.locator(LESSON)
    expect(lesson).to_have_attribute("data-lesson", "theopolis-lesson-goal")
    expect(page.locator("[data-lit]").first).to_be_visible()
    ada.button("web-lesson-got-it").click()
    expect(lesson).to_have_attribute("data-lesson", "lesson-choose")
    page.reload()  # leaving and coming back
    expect(lesson).to_have_attribute("data-lesson", "lesson-choose")
    menu(ada, "web-lessons")
    expect(page.get_by_role("dialog")).to_contain_text(ada.say("theopolis-lesson-goal"))
    page.keyboard.press("Escape")
    ada.button("web-lesson-off").click()
    expect(lesson).to_have_count(0)
    page.reload()
    asked(ada, room)
    expect(ada.button("web-suggest")).to_be_visible()
    expect(lesson).to_have_count(0)
    menu(ada, "web-lessons")
    ada.button("web-lessons-again").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(lesson).to_have_attribute("data-lesson", "theopolis-lesson-goal")


def test_doing_something_else_and_undo_end_a_lesson_quietly(open_page: OpenPage) -> None:
    ada = open_page()
    room = start(ada, "theopolis")
    expect(ada.page.locator(LESSON)).to_have_count(1)
    before = asked(ada, room)
    ada.page.locator('[data-place="pile.charity"] > [data-place-button="offered"]').click()
    wait_for(ada, lambda: look(ada, room)["lines"] > before["lines"])
    asked(ada, room)
    ada.page.keyboard.press("u")
    wait_for(ada, lambda: look(ada, room)["lines"] == before["lines"])
    expect(ada.page.locator(LESSON)).not_to_have_attribute("data-lesson", "theopolis-lesson-goal")


def test_a_suggestion_keeps_its_room_until_the_next(open_page: OpenPage) -> None:
    """What can be pressed on the board does not move under the pointer."""
    ada = open_page()
    start(ada, "theopolis")
    learn(ada, "pointer", 0)
    suggestion, kept = ada.page.locator(SUGGESTION), ada.page.locator("section[data-stale]")
    before = suggestion.bounding_box()
    ada.page.route("**/lessons*", lambda _: None)  # what comes next is not known yet
    last_button(ada.page, SUGGESTION).click()
    expect(ada.button("web-undo")).to_be_visible()
    expect(suggestion).to_have_count(0)
    expect(kept.get_by_role("button")).to_have_count(0)  # nothing of it can be pressed
    after = kept.bounding_box()
    assert before is not None
    assert after is not None
    assert after["height"] == before["height"]


def test_against_bots_moves_are_suggested_on_demand(open_page: OpenPage) -> None:
    ada = open_page()
    asked(ada, begin(ada, "theopolis"))
    expect(ada.page.locator(LESSON)).to_have_count(0)
    ada.button("web-suggest").click()
    expect(ada.page.locator(SUGGESTION)).to_be_visible()
