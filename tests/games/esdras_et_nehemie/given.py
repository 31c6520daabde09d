"""Tests of Esdras et Néhémie read like the rulebook's examples: a position, a few words, what is then true.

table = given(players=2, p1=side(resources={"stone": 3}, stacks=[["mason"], [], []], hand=["soldier"]))
play(table, "p1 play soldier 2", "p1 grey", "p1 spot w08", "p1 clear stone")
assert of(table, "p1").resources == (0, 4, 0, 0)

`given` takes what a position document takes (see `position.py`): gates, walls, rubble, temple, scrolls,
scribes, white and so on, and `p1=side(…)`. Unless stated: silver 5, food 3, no cubes, reserve 6, one Levite.
What is not said is dealt by seed 0; every place without stated rubble is empty.
"""

from __future__ import annotations

from typing import Any

from batisseurs.games.esdras_et_nehemie import facts as f
from batisseurs.games.esdras_et_nehemie.game import ESDRAS_ET_NEHEMIE
from batisseurs.games.esdras_et_nehemie.rewards import give
from batisseurs.games.esdras_et_nehemie.table import CELL_NAMES, EsdrasTable, side_number
from batisseurs.games.esdras_et_nehemie.turn import start_turn
from batisseurs.games.esdras_et_nehemie.view import CellView, EsdrasView, PlaceView, SideView
from batisseurs.kernel import CHANCE, SPECTATOR, Message, Refusal, Seeded, choice_text, seat_from_name
from batisseurs.kernel.choice import GameEvent


def side(**stated: Any) -> dict[str, Any]:
    """Say what one player, or the opponent, has; without `resources` there are no cubes."""
    return {"resources": {}, **stated}


def given(
    *,
    players: int = 2,
    turn: str = "p1",
    started: bool = True,
    seed: int = 0,
    altar_face: str = "face_1a",
    solo_face: str = "a",
    readings: dict[str, str] | None = None,
    **zones: Any,
) -> EsdrasTable:
    """Set up a position at the start of the named player's turn. Not `started`, nothing is pending."""
    game = ESDRAS_ET_NEHEMIE
    facts = game.components()
    options = game.read_options(players, {"solo_face": solo_face, **(readings or {})})
    empty: dict[str, list[str]] = {place: [] for place in facts.place_ids}
    document: dict[str, Any] = {**zones, "altar_face": altar_face}
    document["rubble"] = empty | zones.get("rubble", {})
    for seat in range(players):
        document.setdefault(f"p{seat + 1}", side())
    table = game.read_position(document, players, options, facts, Seeded(seed))
    assert isinstance(table, EsdrasTable)
    if started:
        start_turn(table, number_of(turn))
    table.game_events = []
    assert not game.broken_laws(table), game.broken_laws(table)
    return table


def number_of(name: str) -> int:
    """Return the side of a name: `p1`, `opponent`."""
    return side_number(name)


def play(table: EsdrasTable, *lines: str) -> None:
    """Play lines as in a record: `p1 red`, `chance draw wall_03 for p1`. No line breaks a law."""
    for line in lines:
        who, _, text = line.partition(" ")
        seat = seat_from_name(who)
        assert seat is not None, f"{who!r} is no seat"
        table.play(seat, choice_text.find_choice(table, seat, text))
        assert not ESDRAS_ET_NEHEMIE.broken_laws(table), f"after {line!r}"


def gain(table: EsdrasTable, name: str, *gains: tuple[str, int]) -> None:
    """Have a side gain something at once, as if it were printed: `gain(table, "p1", ("tent_step", 2))`."""
    number = f.L_LEVITE  # an empty list, lent for a moment
    facts = table.facts
    at = number * f.LIST_SIZE
    before = [facts.rewards[at + place] for place in range(f.LIST_SIZE)]
    for index, (kind, amount) in enumerate(gains):
        facts.rewards[at + 2 * index] = f.REWARD_IDS.index(kind)
        facts.rewards[at + 2 * index + 1] = amount
    give(table, number_of(name), number)
    table.settle()
    for place, value in enumerate(before):
        facts.rewards[at + place] = value


def draw(table: EsdrasTable) -> None:
    """Let chance answer whatever it is asked, the first outcome each."""
    while table.chooser() == CHANCE:
        table.play(CHANCE, table.choices(CHANCE)[0])


def end(table: EsdrasTable, name: str) -> None:
    """End a player's turn, and let chance draw."""
    play(table, f"{name} end")
    draw(table)


def choices(table: EsdrasTable, verb: str = "") -> list[str]:
    """Return the texts of what may be chosen now, optionally only those that begin with a verb."""
    spoken = [said.text for _, said in choice_text.spoken_choices(table, table.chooser())]
    return [text for text in spoken if text.split()[0] == verb or not verb]


def waits_for(table: EsdrasTable) -> str:
    """Return who is asked and by which step: `p1 OpenPoint`, `chance DrawCharacter`, `over`."""
    if table.top is None:
        return "over"
    seat = table.top.chooser
    who = "chance" if seat == CHANCE else f"p{seat + 1}"
    return f"{who} {type(table.top).__name__}"


def refusal(table: EsdrasTable, text: str) -> Refusal | None:
    """Return why these words are not a choice of the player to move."""
    return choice_text.why_not(table, table.chooser(), text)


def refused_by(table: EsdrasTable, text: str) -> str:
    """Return the rule by which these words are refused, an empty text if they are not."""
    found = refusal(table, text)
    return found.rule if found is not None and text not in choices(table) else ""


def seen(table: EsdrasTable, reader: str = "p1") -> EsdrasView:
    """Return a reader's view; `spectator` is nobody at the table."""
    seat = SPECTATOR if reader == "spectator" else number_of(reader)
    view = ESDRAS_ET_NEHEMIE.view(table, seat)
    assert isinstance(view, EsdrasView)
    return view


def of(table: EsdrasTable, name: str) -> SideView:
    """Return one side, as a player sees their own one."""
    reader = "spectator" if name == "opponent" else name
    return seen(table, reader).sides[number_of(name)]


def place(table: EsdrasTable, name: str) -> PlaceView:
    """Return a place of the ring by its name: `w08`, `water`."""
    return next(found for found in seen(table).ring if found.id == name)


def cell(table: EsdrasTable, name: str) -> CellView:
    """Return a cell of the scroll grid by its name: `s1_2`."""
    return seen(table).scrolls[CELL_NAMES.index(name)]


def told(table: EsdrasTable) -> list[Message]:
    """Return what has been reported since the position was set up."""
    game_events: list[GameEvent] | None = table.game_events
    return [game_event.message for game_event in game_events or []]


def told_ids(table: EsdrasTable) -> list[str]:
    """Return the ids of what has been reported, without the game's name, and without reasons."""
    ids = [message.id.removeprefix("esdras-et-nehemie-") for message in told(table)]
    return [id_ for id_ in ids if not id_.startswith("reason-")]


def told_reasons(table: EsdrasTable) -> list[str]:
    """Return the reasons that have been reported, without what begins their ids."""
    ids = [message.id.removeprefix("esdras-et-nehemie-") for message in told(table)]
    return [id_.removeprefix("reason-") for id_ in ids if id_.startswith("reason-")]


def told_rules(table: EsdrasTable) -> list[str]:
    """Return the rules of what has been reported, without reasons."""
    events = table.game_events or []
    return [game_event.rule for game_event in events if "-reason-" not in game_event.message.id]
