"""The solo opponent of Esdras et Néhémie in a browser: its turns step by step, with the board of each step.

Games are played here and told by the client's own modules in
client/games/esdras-et-nehemie/solo/recorded-games.test.ts; then one is played in Chromium.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import msgspec
from playwright.sync_api import expect

from batisseurs.games import find_game
from batisseurs.games.esdras_et_nehemie.table import OPPONENT_ID, EsdrasTable
from batisseurs.games.esdras_et_nehemie.view import places
from batisseurs.kernel import CHANCE, Play, Seeded
from batisseurs.kernel.log_lines import Clause, clauses_of, fold
from batisseurs.words.narrator import Narrator
from tests.client.board_drawing import expect_drawn
from tests.client.conftest import MOVING
from tests.client.table_page import (
    OFFERED,
    PROMPT,
    RECORDS,
    begin,
    confirm,
    events,
    look,
    played,
    sentence,
    settled,
)

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Locator

    from batisseurs.kernel import Message
    from tests.client.conftest import OpenPage
    from tests.client.page_monitor import Witness

GAME = find_game("esdras-et-nehemie")
GAMES_EACH = 4
ABOUT = "esdras-et-nehemie-"
WIDTH = 360
PHONE = {"viewport": {"width": WIDTH, "height": 780}, "has_touch": True, "is_mobile": True}


def solo_game(face: str, seed: int) -> Play:
    """Play a solo game at random."""
    play = Play(GAME, 1, {"solo_face": face})
    chance, player = Seeded(seed), Seeded(seed + 1000)
    while not play.over:
        if play.chooser == CHANCE:
            play.run_chance(chance)
            continue
        choices = play.table.choices(play.chooser)
        play.play(play.chooser, choices[player.below(len(choices))])
    return play


def by_the_opponent(play: Play) -> list[Message]:
    """Return what the opponent did: everything in its turns, and in the Sabbath what names it."""
    told: list[Message] = []
    rests, its_turn, begun = False, False, False
    for message in [game_event.message for entry in play.log for game_event in entry.game_events]:
        kind = message.id.removeprefix(ABOUT)
        named = message.args.get("seat") == OPPONENT_ID
        if kind == "turn-begins":
            rests, its_turn, begun = False, named, True
            continue
        if kind == "sabbath-begins":
            rests, its_turn = True, False
        if begun and (its_turn or (rests and named)):
            told.append(message)
    return told


def as_events(play: Play) -> list[dict[str, Any]]:
    """Return the log as a room tells it to that seat."""
    return [
        {
            "version": number,
            "at": 1000 * number,
            "event": {
                "type": "chose",
                "line": number,
                "seat": entry.line.seat,
                "text": entry.line.text,
                "message": entry.message,
                "by": "chance" if entry.line.seat == CHANCE else "person",
                "happenings": [
                    {"message": game_event.message, "rule": game_event.rule}
                    for game_event in entry.game_events
                ],
                "told": clauses_of(
                    entry.line.seat,
                    entry.message,
                    [(game_event.message, game_event.rule) for game_event in entry.game_events],
                    GAME.wordings,
                    tells_choices=GAME.tells_choices,
                ),
            },
        }
        for number, entry in enumerate(play.log, 1)
    ]


def test_every_deed_of_the_opponent_is_told_with_its_reason(tmp_path: Path) -> None:
    games = []
    for face in ("a", "b"):
        for seed in range(GAMES_EACH):
            play = solo_game(face, seed)
            assert isinstance(play.table, EsdrasTable)
            games.append(
                {
                    "face": f"solo_{face}",
                    "events": as_events(play),
                    "told": by_the_opponent(play),
                    "places": sorted(places(play.table, 0)),
                }
            )
    expect_drawn(GAME, {"games": msgspec.to_builtins(games)}, tmp_path, 4, "solo/recorded-games.test.ts")


# In a browser. -------------------------------------------------------------------------------------------


def before_its_turn(face: str, number: int) -> dict[str, Any]:
    """Return a golden solo game up to where the player may end a turn, and the opponent's follows at once."""
    name = f"{ABOUT}scored-1{face}"
    lines = (RECORDS / f"{name}.record").read_text(encoding="utf-8").partition("\n\n")[2].split("\n")
    ends = [
        at
        for at, line in enumerate(lines)
        if line == "p1 end" and lines[at + 1].startswith("chance draw") and "focus" in lines[at + 2]
    ]
    return played(name, ends[number])


def end_the_turn(ada: Witness) -> None:
    """End it with the button of the bar."""
    settled(ada.page)
    bar = ada.page.locator(PROMPT)
    version = bar.get_attribute("data-version")
    bar.get_by_role("button", name=sentence(ada, "end")).click()
    ada.page.wait_for_function(
        "([bar, version]) => { const now = document.querySelector(bar)?.dataset;"
        " return now?.status === 'unsure' || now?.version !== version; }",
        arg=[PROMPT, version],
    )
    if bar.get_attribute("data-status") == "unsure":  # the game warns of what was overlooked
        confirm(ada)


def solo(ada: Witness, end: str) -> Locator:
    """Return a button of the story."""
    return ada.page.get_by_role("button", name=ada.say(f"esdras-et-nehemie-web-solo-{end}"), exact=True)


def its_sentences(ada: Witness, room: str) -> list[tuple[str, bool]]:
    """Return what the opponent did in its last turn, as the page says it, and whether it is a reason."""
    names = [seat["name"] for seat in look(ada, room)["seats"]]
    narrator = Narrator(ada.words, names, GAME, reader=0)
    told: list[tuple[str, bool]] = []
    last: list[tuple[str, bool]] = []
    for kept in events(ada, room):
        for clause in kept["event"].get("told", []):
            message = clause["message"]
            if not message["id"].endswith("turn-begins"):
                said = narrator.tell([msgspec.convert(clause, Clause)])
                told.append((said, "-reason-" in message["id"]))
            elif message["args"]["seat"] == OPPONENT_ID:
                told.clear()
            else:
                last = list(told)
    return last


def its_lines(ada: Witness, room: str) -> list[str]:
    """Return the lines of the log about the opponent's last turn."""
    names = [seat["name"] for seat in look(ada, room)["seats"]]
    narrator = Narrator(ada.words, names, GAME, reader=0)
    chosen = [kept["event"] for kept in events(ada, room) if kept["event"]["type"] == "chose"]
    lines = fold(
        (number, event["seat"], msgspec.convert(event["told"], list[Clause]))
        for number, event in enumerate(chosen)
    )
    turns = {at: line.heading.args["seat"] for at, line in enumerate(lines) if line.heading is not None}
    its = max(at for at, seat in turns.items() if seat == OPPONENT_ID)
    own = min(at for at in turns if at > its)
    return [narrator.tell(line.clauses) for line in lines[its:own]]


def test_a_turn_is_told_paused_stepped_and_skipped(open_page: OpenPage) -> None:
    ada = open_page(**MOVING)
    # Two cores may be busy: it must not be at its end before it is paused.
    ada.page.evaluate("localStorage.setItem('batisseurs-solo-pace', 'slow')")
    room = begin(ada, "esdras-et-nehemie", **before_its_turn("", 3))
    page = ada.page
    told = page.locator('[data-solo="told"]')
    expect(told).to_have_count(0)
    # The board is that of the moment.
    with page.expect_response(lambda response: "at=" in response.url):
        end_the_turn(ada)

    # It begins by itself and continues by itself; the frame announces once what it did.
    expect(told).to_have_attribute("data-playing", "true")
    settled(page)
    live = page.locator("[role=log] p")
    sentences = its_sentences(ada, room)
    expect(live).to_contain_text(" ".join(its_lines(ada, room)))
    heard = live.inner_text()
    expect(told).to_have_attribute("data-step", re.compile("[1-9]"))
    assert live.inner_text() == heard

    # Paused and gone through by hand, from its first step to its last: everything is told in its order.
    solo(ada, "pause").click()
    expect(told).to_have_attribute("data-playing", "false")
    solo(ada, "back").click()
    expect(told).to_have_attribute("data-step", "0")
    expect(solo(ada, "back")).to_be_disabled()
    expect(live).not_to_have_text(heard)
    read = [told.inner_text()]
    while solo(ada, "on").is_enabled():
        solo(ada, "on").click()
        expect(told).to_have_attribute("data-step", str(len(read)))
        read.append(told.inner_text())
    everything = "\n".join(read)
    place = 0
    for sentence_ in [said for said, why in sentences if not why]:
        place = everything.index(sentence_, place)
    assert [said for said, why in sentences if why and said not in everything] == []
    assert ada.axe() == []
    ada.keep(theme="dark")
    assert ada.axe("color-contrast") == []

    # The rule behind it; the drawer has Escape first, then the story.
    rule_ = told.get_by_role("button", name=ada.say("web-rule-open", rule="EN-")).last
    rule_.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(told).to_be_visible()
    page.keyboard.press("Escape")
    expect(told).to_have_count(0)

    # Told again; a choice counts at once and ends it.
    solo(ada, "again-turn").click()
    expect(told).to_be_visible()
    page.locator(OFFERED).first.click()
    expect(told).to_have_count(0)


def test_without_motion_it_goes_by_hand_or_comes_at_once(open_page: OpenPage) -> None:
    """The other face, on a phone, in French: a sheet above the board, and the purse in sight."""
    ada = open_page(**PHONE, reduced_motion="reduce")
    ada.keep(language="fr")
    begin(ada, "esdras-et-nehemie", **before_its_turn("-b", 2))
    page = ada.page
    told = page.locator('[data-solo="told"]')
    end_the_turn(ada)
    expect(told).to_have_attribute("data-playing", "false")
    expect(page.get_by_text("Face B", exact=True)).to_be_visible()
    expect(page.locator("[data-purse]").last).to_be_in_viewport()
    expect(solo(ada, "play")).to_have_count(0)
    solo(ada, "on").click()
    expect(told).to_have_attribute("data-step", "1")
    assert page.evaluate("document.documentElement.scrollWidth") <= WIDTH
    assert ada.axe() == []

    # All at once: at the end from the beginning.
    by_hand = ada.say("esdras-et-nehemie-web-solo-pace-steps")
    ada.button("esdras-et-nehemie-web-solo-pace", pace=by_hand).click()
    page.get_by_role("menuitem", name=ada.say("esdras-et-nehemie-web-solo-pace-once")).click()
    solo(ada, "skip").click()
    solo(ada, "again-turn").click()
    expect(solo(ada, "on")).to_be_disabled()
    solo(ada, "close").click()
    expect(told).to_have_count(0)
