"""Names that can be told apart by eye."""

from __future__ import annotations

import sys
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from batisseurs.kernel import Seeded
from batisseurs.rooms.access.names import (
    IGNORABLE,
    clean_name,
    clean_text,
    is_visible,
    known_name,
    look_the_same,
)
from batisseurs.rooms.commands.model import Join, Leave, OpenRematch, SeatBot
from batisseurs.rooms.errors import BadRequest, NotNow
from batisseurs.rooms.state.events import Rematch, SeatPlan
from tests.rooms.harness import RoomServer

INVISIBLE = [
    *"\ufe0f\u034f\u3164\uffa0\u2800\u180b\u17b4\u115f\u1160",
    *"\u17b5\u180f\u00ad\u200b\u200d\ufeff\U000e0101",
]


@pytest.mark.parametrize("unseen", INVISIBLE, ids=lambda one: f"U+{ord(one):04X}")
def test_nobody_is_a_second_anna_by_what_is_not_drawn(unseen: str) -> None:
    server = RoomServer()
    room = server.open("theopolis", 2, seats=(SeatPlan("Anna"), SeatPlan()))
    server.rooms.invite(room, "ann", 1, b"key")
    server.rooms.enter("bob", b"key")
    for name in (f"An{unseen}na", f"Anna{unseen}", f"{unseen}Anna", f"Anna {unseen}"):
        with pytest.raises(BadRequest):
            server.do(room, "bob", 1, Join(name))
    server.do(room, "bob", 1, Join("Anna B"))


@pytest.mark.parametrize("unseen", INVISIBLE, ids=lambda one: f"U+{ord(one):04X}")
def test_no_name_is_wholly_invisible(unseen: str) -> None:
    for name in (unseen, unseen * 40, f" {unseen} "):
        with pytest.raises(BadRequest):
            clean_name(name)
        with pytest.raises(BadRequest):
            clean_text(name)


@pytest.mark.parametrize("name", [
    "ANNA", "Ａｎｎａ", "аnna", "Аnnа", "Αnna", "anna", "𝐀𝐧𝐧𝐚", "Ann\u0430",
])  # fmt: skip
def test_what_looks_like_anna_is_anna(name: str) -> None:
    assert look_the_same(name, "Anna")


@pytest.mark.parametrize(("one", "other"), [
    ("Iza", "lza"), ("Bot 1", "Bot I"), ("0la", "Ola"),
    ("Ѕаrа", "Sara"), ("Ἄννα", "Ἄννα"), ("Zoe\u0308", "Zoë"),
])  # fmt: skip
def test_names_that_look_the_same(one: str, other: str) -> None:
    assert look_the_same(one, other)


@pytest.mark.parametrize(("one", "other"), [
    ("Anna", "Ania"), ("Anna", "Änna"), ("Łucja", "Lucja"), ("Zoé", "Zoë"),
    ("Анна", "Anna"), ("Bot 1", "Bot 2"),
])  # fmt: skip
def test_names_that_differ_to_the_eye_may_sit_together(one: str, other: str) -> None:
    assert not look_the_same(one, other)


def test_no_letter_is_a_tower() -> None:
    with pytest.raises(BadRequest, match="marks"):
        clean_name("A" + "\u0301" * 39)
    with pytest.raises(BadRequest, match="marks"):
        clean_text("well" + "\u0301\u0302\u0303\u0304\u0305" * 20)
    with pytest.raises(BadRequest):
        clean_name("\u0301Anna")


@pytest.mark.parametrize("name", [
    "Łucja Żółć", "Élodie-Anaïs", "Nguyễn Thị Hồng", "שָׁלוֹם", "สมศรี", "सुनीता", "མཚོ་སྐྱེས", "محمّد",
    "Jean\u2019s 2nd", "❤ Zosia", "小明", "O",
])  # fmt: skip
def test_names_of_people_are_kept(name: str) -> None:
    assert clean_name(name) == unicodedata.normalize("NFC", name)


def test_a_picture_from_a_telephone_does_no_harm() -> None:
    assert clean_name("Zosia ❤\ufe0f") == "Zosia ❤"
    assert clean_text("well done 👩\u200d🌾 ❤\ufe0f") == "well done 👩\u200d🌾 ❤\ufe0f"


@given(st.text(max_size=60))
def test_whatever_is_said_a_kept_name_is_seen_and_kept_again(said: str) -> None:
    kept = known_name(said)
    assert known_name(kept) == kept
    assert not IGNORABLE.search(kept)
    assert look_the_same(kept, kept)


def test_everything_of_a_category_that_is_not_drawn_is_known() -> None:
    """Formats, controls, separators and what nobody has assigned: no name has any of them."""
    characters = map(chr, range(sys.maxunicode + 1))
    undrawn = [one for one in characters if one != " " and unicodedata.category(one)[0] in "CZ"]
    assert undrawn
    assert not any(map(is_visible, undrawn))


# At a table. -----------------------------------------------------------------------------------------


def test_no_bot_is_called_like_a_person() -> None:
    server = RoomServer()
    room = server.open("theopolis", 3, seats=(SeatPlan("Anna"), SeatPlan("Zoé"), SeatPlan()))
    for name in ("anna", "An\u034fna", "Аnna", "Zoé"):
        with pytest.raises(BadRequest):
            server.do(room, "ann", 0, SeatBot(2, "greedy", name))
    server.do(room, "ann", 0, Join("Greedy"))
    with pytest.raises(BadRequest):
        server.do(room, "ann", 0, SeatBot(2, "greedy"))
    server.do(room, "ann", 0, SeatBot(2, "greedy", "Hiram"))
    server.do(room, "ann", 0, SeatBot(1, "greedy", "Hiram"))
    for plans in (
        (SeatPlan("Anna"), SeatPlan("ANNA", "random")),
        (SeatPlan("random"), SeatPlan("", "random")),
    ):
        with pytest.raises(BadRequest):
            server.open("theopolis", 2, mine=(), seats=plans)


def test_a_name_is_not_changed_without_end() -> None:
    server = RoomServer()
    room = server.open("theopolis", 2)
    version = server.see(room).version
    server.do(room, "ann", 0, Join("Ann"))
    assert server.see(room).version == version, "the same name is no news"
    for number in range(5):
        server.do(room, "ann", 0, Join(f"Ann {number}"))
    with pytest.raises(NotNow, match="5 times"):
        server.do(room, "ann", 0, Join("Ann 6"))
    assert server.see(room).seats[0].name == "Ann 4"
    with pytest.raises(NotNow):
        server.again().do(room, "ann", 0, Join("Ann 6"))
    server.rooms.invite(room, "ann", 1, b"key")
    server.rooms.enter("bob", b"key")
    server.do(room, "bob", 1, Join("Bob"))
    server.do(room, "bob", 1, Leave())
    server.sit(room, "cleo", 1)
    server.do(room, "cleo", 1, Join("Cleopatra"))


def test_old_names_that_nobody_could_give_now_are_left_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    """A room from before keeps them; a rematch asks again."""
    server = RoomServer()
    with monkeypatch.context() as before:
        before.setattr("batisseurs.rooms.creation.clean_name", str)
        room = server.hot_seat("auction", 2, seats=(SeatPlan("Anna\u3164"), SeatPlan("Bob")))
    server.play(room, 1000, Seeded(1))
    event = server.do(room, "ann", 0, OpenRematch()).events[0].event
    assert isinstance(event, Rematch)
    assert {seat.name for seat in server.see(event.room).seats} == {"", "Bob"}
    assert server.see(room).seats[0].name == "Anna\u3164"
