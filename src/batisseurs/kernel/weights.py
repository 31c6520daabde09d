"""Learned weights: how much each named feature of a table counts in a game's evaluation.

A file of weights says for which game and which version of its rules it was learned, and how, so that it can
be learned again. A damaged or foreign file is refused; the game then uses the default weights in its code.
"""

from __future__ import annotations

import json
import warnings
from importlib.resources import files
from typing import TYPE_CHECKING

import msgspec

from batisseurs.kernel.choice import Message
from batisseurs.kernel.errors import BatisseursError

if TYPE_CHECKING:
    from batisseurs.kernel.game import Game

NAME = "weights.toml"
LARGEST = 1_000_000


class BadWeights(BatisseursError):  # noqa: N818  named after what it is about, like the others
    """Not a weights file, or one for another game."""

    id = "error-weights"


class Trained(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How weights were learned."""

    command: str
    seed: int
    games: int
    started: list[int]
    """The weights before training."""
    date: str


class Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A file of weights."""

    game: str
    rules_version: int
    trained: Trained
    weights: dict[str, int]

    def write(self) -> str:
        """Return the text of the file."""
        how = [f"{name} = {json.dumps(value)}" for name, value in msgspec.to_builtins(self.trained).items()]
        counts = [f"{name} = {weight}" for name, weight in self.weights.items()]
        lines = [f'game = "{self.game}"', f"rules_version = {self.rules_version}"]
        return "\n".join([*lines, "", "[trained]", *how, "", "[weights]", *counts, ""])


def read_weights(text: bytes | str, game: Game) -> list[int]:
    """Return the weights of a file in the order of the game's features."""
    try:
        found = msgspec.toml.decode(text, type=Weights)
    except msgspec.DecodeError as error:
        raise BadWeights(f"not a file of weights: {error}", Message("error-weights-damaged")) from None
    if found.game != game.slug:
        raise BadWeights(
            f"weights for {found.game}, not for {game.slug}",
            Message("error-weights-game", {"found": found.game, "title": game.slug}),
        )
    if found.rules_version != game.rules_version:
        raise BadWeights(
            f"weights for version {found.rules_version} of the rules; these are version {game.rules_version}",
            Message("error-weights-version", {"found": found.rules_version, "number": game.rules_version}),
        )
    different = set(found.weights) ^ set(game.features)
    if different or any(abs(weight) > LARGEST for weight in found.weights.values()):
        names = sorted(different) or [name for name, weight in found.weights.items() if abs(weight) > LARGEST]
        raise BadWeights(
            f"weights do not fit the features of {game.slug}: {', '.join(names)}",
            Message("error-weights-features", {"title": game.slug, "features": names}),
        )
    return [found.weights[name] for name in game.features]


def use_learned(game: Game, package: str, guesses: list[int]) -> None:
    """Make a game use the weights file beside its code; if it is refused, warn and use the defaults."""
    weights = list(guesses)
    try:
        weights = read_weights(files(package).joinpath(NAME).read_bytes(), game)
    except (BadWeights, OSError) as error:
        warnings.warn(f"{game.slug} goes on with guessed weights: {error}", stacklevel=2)
    game.use_weights(weights)
