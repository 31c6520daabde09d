"""One seat of a game as a Gymnasium environment; bots play the others.

    import gymnasium
    import batisseurs.adapters.gymnasium

    env = gymnasium.make("Batisseurs-Theopolis-v1", players=3, opponents="random")

The number after the name is the version of the game's rules.
"""

from __future__ import annotations

import operator
from collections.abc import Sequence
from typing import Any

from batisseurs.adapters.extras import missing

try:
    import gymnasium
    import numpy as np
    from gymnasium import spaces
except ImportError as error:
    raise missing("rl", error) from error

from batisseurs.adapters.encoding import IllegalAction, Mask, Numbering, Observation
from batisseurs.adapters.rendering import MODES, render
from batisseurs.bots import Bot, Seen, find_bot
from batisseurs.games import all_games
from batisseurs.kernel.game import Game, OptionValue
from batisseurs.kernel.seats import CHANCE, OVER
from batisseurs.kernel.source import Seeded, Source
from batisseurs.kernel.table import Table

MOST_TABLES = 1000
"""If this many games in a row end before the seat has a choice, it never gets one."""


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """A seat at a table. Its reward is the result's utility, given when the game is over.

    The legal actions are in `info["action_mask"]` and `action_masks()`. Gymnasium expects every action of
    the space to be accepted: an illegal one changes nothing, and `info["refused"]` says why. With `strict`
    it raises InvalidAction instead, as an action outside the space always does.
    """

    metadata: dict[str, Any] = {"render_modes": list(MODES), "render_fps": 1}  # noqa: RUF012  as Gymnasium has it

    def __init__(
        self,
        game: Game | str,
        players: int | None = None,
        *,
        seat: int = 0,
        opponents: str | Bot | Sequence[str | Bot] = "random",
        strict: bool = False,
        components: str | None = None,
        render_mode: str | None = None,
        **options: OptionValue,
    ) -> None:
        """Take a seat. `opponents` is a bot for all other seats, or a list with one for each."""
        if render_mode is not None and render_mode not in MODES:
            raise ValueError(f"render_mode is one of {', '.join(MODES)} or None, not {render_mode!r}")
        self.numbering = Numbering(game, players, options, components)
        self.game = self.numbering.game
        self.seat = operator.index(seat)
        if not 0 <= self.seat < self.numbering.players:
            raise ValueError(f"seat is from 0 to {self.numbering.players - 1}, not {seat}")
        self.bots = self._seated(opponents)
        self.strict = strict
        self.render_mode = render_mode
        self.observation_space = spaces.Box(self.numbering.low, self.numbering.high, dtype=np.float32)
        self.action_space = spaces.Discrete(self.numbering.actions)
        self.table: Table | None = None
        self._chance: Source = Seeded(0)
        self._veil: Source = Seeded(0)
        self._sources: list[Source] = []

    def _seated(self, opponents: str | Bot | Sequence[str | Bot]) -> dict[int, Bot]:
        others = [seat for seat in range(self.numbering.players) if seat != self.seat]
        if isinstance(opponents, (str, Bot)):
            opponents = [opponents] * len(others)
        if len(opponents) != len(others):
            raise ValueError(f"there are {len(others)} other seats, not {len(opponents)}")
        found = [bot if isinstance(bot, Bot) else find_bot(bot) for bot in opponents]
        return dict(zip(others, found, strict=True))

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Start a new game and play until the seat has a choice; `options` are not used."""
        super().reset(seed=seed)
        for _ in range(MOST_TABLES):
            streams = [
                int(number) for number in self.np_random.integers(2**63, size=2 + self.numbering.players)
            ]
            self._chance, self._veil = Seeded(streams[0]), Seeded(streams[1])
            self._sources = [Seeded(stream) for stream in streams[2:]]
            self.table = self.numbering.new()
            self._advance(self.table)
            if not self.table.over():
                return self._seen(self.table), self._info(self.table)
        raise gymnasium.error.Error(f"{self.game.title} never asks seat {self.seat} with these options")

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Take an action for the seat, then play the others until it has a choice again."""
        table = self.table
        if table is None or table.over():
            raise gymnasium.error.ResetNeeded("the game is over or has not begun: call reset() first")
        try:
            choice = self.numbering.choice(table, self.seat, action)
        except IllegalAction as refused:
            if self.strict or not self.action_space.contains(action):
                raise gymnasium.error.InvalidAction(str(refused)) from None
            return self._seen(table), 0.0, False, False, self._info(table) | {"refused": str(refused)}
        table.play(self.seat, choice)
        self._advance(table)
        reward = self.game.result(table).utilities[self.seat] if table.over() else 0.0
        return self._seen(table), reward, table.over(), False, self._info(table)

    def _advance(self, table: Table) -> None:
        """Let chance and bots answer until the seat has a choice or the game is over."""
        asked = table.chooser()
        while asked not in (self.seat, OVER):
            if asked == CHANCE:
                table.play(CHANCE, table.draw(self._chance))
            else:
                bot = self.bots[asked]
                choice = bot.choose(Seen(self.game, table, asked, self._veil), self._sources[asked])
                if choice not in table.choices(asked):
                    raise IllegalAction(
                        f"the bot {bot.name} answers {table.top} with {choice}, which isn't a choice"
                    )
                table.play(asked, choice)
            asked = table.chooser()

    def _seen(self, table: Table) -> Observation:
        return self.numbering.observe(table, self.seat)

    def _info(self, table: Table) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": self.numbering.mask(table, self.seat)}
        if table.over():
            result = self.game.result(table)
            info |= {
                "ending": result.ending,
                "rank": result.ranks[self.seat],
                "score": result.scores[self.seat],
            }
        return info

    def action_masks(self) -> Mask:
        """Return the mask of legal actions, under the name that maskable learners expect."""
        if self.table is None:
            raise gymnasium.error.ResetNeeded("the game has not begun: call reset() first")
        return self.numbering.mask(self.table, self.seat)

    def words(self) -> dict[int, str]:
        """Return what the seat may do now, each action id with its words."""
        if self.table is None:
            raise gymnasium.error.ResetNeeded("the game has not begun: call reset() first")
        legal = self.numbering.legal(self.table, self.seat)
        return {action: self.numbering.text(self.table, self.seat, action) for action in legal}

    def render(self) -> Any:
        """Show the table as the seat sees it."""
        if self.table is None:
            raise gymnasium.error.ResetNeeded("the game has not begun: call reset() first")
        return render(self.game, self.table, self.seat, self.render_mode)


def env_id(game: Game) -> str:
    """Return the name under which a game is registered."""
    name = "".join(word.capitalize() for word in game.slug.split("-"))
    return f"Batisseurs-{name}-v{game.rules_version}"


for _game in all_games():
    gymnasium.register(env_id(_game), f"{__name__}:SeatEnv", kwargs={"game": _game.slug})
