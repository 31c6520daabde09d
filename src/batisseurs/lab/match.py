"""One game between bots, from its seed to its end.

All randomness of a game comes from its own streams, seeded by the simulation's seed and the game's number:
the core and the games before make no difference.
"""

from __future__ import annotations

import hashlib

import msgspec

from batisseurs.bots import Bot, Seen
from batisseurs.bots.names import numbered_names
from batisseurs.bots.program import find_any_bot, short_name
from batisseurs.bots.random import RandomBot
from batisseurs.kernel import choice_text
from batisseurs.kernel.choice import Category, Message, Result
from batisseurs.kernel.errors import IllegalChoice
from batisseurs.kernel.game import Game, OptionValue
from batisseurs.kernel.play import Play
from batisseurs.kernel.playout import playout
from batisseurs.kernel.seats import CHANCE, Seat
from batisseurs.kernel.source import Seeded, Source
from batisseurs.kernel.table import Table

VEIL = 1000
"""The stream that redraws what a seat cannot know; the streams below are chance's and the seats'."""


class Setting(msgspec.Struct, frozen=True):
    """What all games of a simulation have in common. It can be sent to another process."""

    game: Game
    bots: tuple[str | Bot, ...]
    options: dict[str, OptionValue]
    seed: int
    components_text: str | None = None
    keep_records: bool = False

    @property
    def players(self) -> int:
        """The number of players: each bot has one seat."""
        return len(self.bots)


class Outcome(msgspec.Struct, frozen=True):
    """The result of one game."""

    number: int
    result: Result
    decisions: int
    real_decisions: int
    lines: int
    record: str = ""
    points: tuple[tuple[Category, ...], ...] = ()
    """Each seat's score by category."""
    lost: tuple[int, ...] = ()
    """How many times each seat's bot had no answer."""


def game_seed(seed: int, number: int) -> int:
    """Return the seed of one game of a simulation: 64 bits that depend on both numbers only."""
    digest = hashlib.blake2b(f"{seed} {number}".encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big")


def seat_of(bot: int, number: int, players: int) -> int:
    """Return a bot's seat in a game: one further each time, so that no bot profits from its seat."""
    return (bot + number) % players


def play_game(setting: Setting, number: int, *, fast: bool = True) -> Outcome:
    """Play one game of a simulation.

    Games of random bots without a record skip the view of each seat. They are the same games; `fast=False`
    plays them the slow way to prove it.
    """
    players = setting.players
    seated = [_bot(setting.bots[(seat - number) % players]) for seat in range(players)]
    game = setting.game
    components = game.components(setting.components_text)
    own = game_seed(setting.seed, number)
    chance = Seeded(own)
    sources: list[Source] = [Seeded(own + 1 + seat) for seat in range(players)]
    lost = [0] * players
    if setting.keep_records:
        play = Play(
            game, players, setting.options, components, numbered_names([short_name(bot) for bot in seated])
        )
        play.tags = [("seed", str(setting.seed)), ("number", str(number))]
        decisions, real = _play_in_words(play, seated, chance, sources, Seeded(own + VEIL), lost)
        record = play.record().write()
        return _outcome(game, play.table, number, (decisions, real, len(play.log)), lost, record)
    table = game.lay(players, setting.options, components)
    if fast and all(type(bot) is RandomBot for bot in seated):
        decisions, real, lines = playout(table, chance, sources)
    else:
        decisions, real, lines = _play(game, table, seated, chance, sources, Seeded(own + VEIL), lost)
    return _outcome(game, table, number, (decisions, real, lines), lost)


def _outcome(
    game: Game, table: Table, number: int, counts: tuple[int, int, int], lost: list[int], record: str = ""
) -> Outcome:
    points = tuple(tuple(game.score(table, seat)) for seat in range(table.players))
    return Outcome(number, game.result(table), *counts, record, points, tuple(lost))


def _bot(bot: str | Bot) -> Bot:
    return find_any_bot(bot) if isinstance(bot, str) else bot


def _play(
    game: Game,
    table: Table,
    seated: list[Bot],
    chance: Source,
    sources: list[Source],
    veil: Source,
    lost: list[int],
) -> tuple[int, int, int]:
    decisions = real = lines = 0
    while not table.over():
        seat = table.chooser()
        lines += 1
        if seat == CHANCE:
            table.play(seat, chance.answer(table))
            continue
        seen = Seen(game, table, seat, veil)
        decisions += 1
        real += len(seen.choices) > 1
        table.play(seat, _choice(seated[seat], seen, table, seat, sources[seat], lost))
    return decisions, real, lines


def _play_in_words(
    play: Play, seated: list[Bot], chance: Source, sources: list[Source], veil: Source, lost: list[int]
) -> tuple[int, int]:
    decisions = real = 0
    while not play.over:
        seat = play.chooser
        if seat == CHANCE:
            play.run_chance(chance)
            continue
        seen = Seen(play.game, play.table, seat, veil)
        decisions += 1
        real += len(seen.choices) > 1
        play.play(seat, _choice(seated[seat], seen, play.table, seat, sources[seat], lost))
    return decisions, real


def _choice(bot: Bot, seen: Seen, table: Table, seat: Seat, source: Source, lost: list[int]) -> int:
    """Let a bot choose, and check that its answer is one of the choices."""
    before = bot.lost
    choice = bot.choose(seen, source)
    lost[seat] += bot.lost - before
    if choice not in table.choices(seat):
        step = choice_text.pending_step(table)
        raise IllegalChoice(
            f"the bot {bot.name} answers {step} with {choice}, which isn't a choice",
            Message("error-bot-answer", {"bot": bot.name, "step": str(step), "choice": str(choice)}),
            seat=seat,
        )
    return choice
