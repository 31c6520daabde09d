"""Documents have a shape that can be read in little time and memory, no matter who wrote them."""

from __future__ import annotations

import pytest

from batisseurs.games import all_games
from batisseurs.kernel import BadPosition
from batisseurs.kernel.documents import MOST_DEEP, MOST_LINES, MOST_PARTS, check_shape, read_toml
from batisseurs.kernel.game import Game

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
