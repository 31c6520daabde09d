"""Documents have a shape that can be read in little time and memory, no matter who wrote them."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
import pytest
from msgspec import Meta

from batisseurs.games import all_games
from batisseurs.kernel import BadComponents, BadPosition
from batisseurs.kernel.component_values import Count, Entry, Few, Value
from batisseurs.kernel.documents import MOST_DEEP, MOST_LINES, MOST_PARTS, check_shape, read_toml, typed
from batisseurs.kernel.game import Game
from batisseurs.words import LANGUAGES, Words

QUOTES = ('"""', "'''")


def refused(text: str) -> str:
    """Return for what a document is refused."""
    with pytest.raises(BadPosition) as error:
        read_toml(text, BadPosition, "the position")
    assert error.value.message is not None
    return str(error.value.message.args.get("kind"))


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        (f"a = {'[' * 30}{']' * 30}", "deep"),
        (f"a = {'[' * 100_000}", "deep"),
        ("{a=" * 50_000, "deep"),
        (".".join("a" * 100_000) + " = 1", "parts"),
        (f"[{'.'.join('a' * 100_000)}]", "parts"),
        (" . ".join(['"a"'] * 20) + " = 1", "parts"),
        (f"a = {{ {'.'.join('b' * 20)} = 1 }}", "parts"),
        (f"a = {'9' * 5000}", "digits"),
        (f"a = -{'9' * 5000}", "digits"),
        (f"a = 0x{'f' * 50_000}", "digits"),
        (f"a = {'1_' * 5000}1", "digits"),
        ("a = 0x8000000000000000", "digits"),
        (f"a = 1.{'9' * 5000}", "digits"),
        ("\n" * 50_000, "lines"),
        # Ends of texts must not hide what comes after them.
        *((f"a = [{quote}x{quote}{quote[0]}, {'[' * 30}", "deep") for quote in QUOTES),
        *((f"a = [{quote}x{quote}{quote[:2]}, {'[' * 30}", "deep") for quote in QUOTES),
        (f'a = ["\\\\", {"[" * 30}', "deep"),
        (f"a = ['\\', {'[' * 30}", "deep"),
        (f"a = [ # ' \n {'[' * 30}", "deep"),
    ],
)
def test_what_would_cost_too_much_is_refused_before_it_is_read(text: str, kind: str) -> None:
    assert refused(text) == kind


@pytest.mark.parametrize(
    "text",
    [
        f"a = {'[' * MOST_DEEP}{']' * MOST_DEEP}".replace("[]", ""),
        ".".join("a" * MOST_PARTS) + " = 1",
        "a = 999999999999999999",
        "a = 0x7fffffffffffffff",
        "a = 1979-05-27T07:32:00.999999",
        "\n" * MOST_LINES,
        f'a = "{"." * 5000}" # {"[" * 5000}',
        f'a = """\n{"[." * 5000} " "" {"9" * 5000}"""',
        f"a = '''{'[.' * 5000} ' {'9' * 5000}'''",
        "p1-999999999999999999999999999999 = 1",
        "".join(f"a{number} = [1.5, 2.5]\n" for number in range(1000)),
    ],
)
def test_what_people_write_is_read(text: str) -> None:
    read_toml(text, BadPosition, "the position")


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.slug)
def test_component_files_are_far_from_the_limits(game: Game) -> None:
    assert check_shape(game.component_text()) == ""


# What the types of a component file allow. -------------------------------------------------------


class Fruit(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An entry with a value of each kind."""

    copies: Count
    taste: Literal["sweet", "sour"]
    price: Annotated[dict[str, Few], Meta(max_length=2)] = {}  # noqa: RUF012  msgspec copies it
    grows: Annotated[tuple[Annotated[int, Meta(ge=1)], ...], Meta(min_length=1)] = (1,)


class Basket(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A file of one heading and one number."""

    fruit: tuple[Fruit, ...]
    numbers: dict[str, Value] = {}


APPLE = {
    "id": "apple",
    "name": {"en": "Apple", "fr": "Pomme", "pl": "Jabłko"},
    "source": "public",
    "copies": 3,
    "taste": "sweet",
}


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"copies": 100}, "apple.copies: the file says 100, it must be 0 to 99"),
        ({"copies": "many"}, "fruit[0].copies (apple): expected number, got text"),
        ({"taste": "hot"}, "apple.taste: there is no 'hot'; there are: sour, sweet"),
        ({"name": {"en": "Apple", "fr": " ", "pl": "Jabłko"}}, "apple.name.fr is empty"),
        ({"price": {"silver": 10}}, "apple.price.silver: the file says 10, it must be 0 to 9"),
        ({"price": {"a": 1, "b": 1, "c": 1}}, "apple.price: the file lists 3, it must list 0 to 2"),
        ({"grows": [3, 0]}, "apple.grows[2]: the file says 0, it must be 1 or more"),
        ({"source": "hearsay"}, "apple.source: there is no 'hearsay'"),
        ({"colour": "red"}, "fruit[0] (apple) has no 'colour'"),
    ],
)
def test_a_value_that_its_type_does_not_allow_is_refused_with_its_place(
    change: dict[str, object], reason: str
) -> None:
    assert typed({"fruit": [APPLE]}, Basket).fruit[0].copies == 3
    with pytest.raises(BadComponents) as caught:
        typed({"fruit": [APPLE | change]}, Basket)
    assert reason in caught.value.text
    message = caught.value.message
    assert message is not None
    for language in LANGUAGES:
        assert "[[" not in Words(language).text(message.id, **message.args)
