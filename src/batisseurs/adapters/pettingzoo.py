"""Games as PettingZoo environments, one agent after the other (AEC).

    import pettingzoo
    import batisseurs.adapters.pettingzoo

    env = pettingzoo.make("aec", "batisseurs/theopolis-v1", players=3)

The number after the name is the version of the game's rules. The environment plays chance. Seats that
answer at the same time answer in seat order, without seeing each other's answers.
"""

from __future__ import annotations

from typing import Any, TypeAlias

from batisseurs.adapters.extras import missing

try:
    import gymnasium
    import numpy as np
    import pettingzoo
    from gymnasium.utils import EzPickle, seeding
    from pettingzoo.utils import wrappers
except ImportError as error:
    raise missing("rl", error) from error

from batisseurs.adapters.encoding import IllegalAction, Mask, Numbering, Observation
from batisseurs.adapters.rendering import MODES, render
from batisseurs.games import all_games
from batisseurs.kernel.game import Game, OptionValue
from batisseurs.kernel.seats import CHANCE, OVER, SPECTATOR
from batisseurs.kernel.source import Seeded
from batisseurs.kernel.table import Table

Env: TypeAlias = pettingzoo.AECEnv  # what `env` returns: wrapped, but used like the one inside
ILLEGAL_REWARD = -1.0


class TableEnv(pettingzoo.AECEnv, EzPickle):
    """A table with an agent at every seat: `player_0` has seat 0.

    An observation is a dictionary: `observation`, the seat's view as numbers, and `action_mask`. Rewards
    are the result's utilities, given when the game is over.
    """

    def __init__(
        self,
        game: Game | str,
        players: int | None = None,
        *,
        components: str | None = None,
        render_mode: str | None = None,
        **options: OptionValue,
    ) -> None:
        """Take a game or its slug, the game's options by name, and a component file's text."""
        EzPickle.__init__(self, game, players, components=components, render_mode=render_mode, **options)
        super().__init__()
        if render_mode is not None and render_mode not in MODES:
            raise ValueError(f"render_mode is one of {', '.join(MODES)} or None, not {render_mode!r}")
        self.numbering = Numbering(game, players, options, components)
        self.game = self.numbering.game
        self.metadata = {
            "name": f"{self.game.slug.replace('-', '_')}_v{self.game.rules_version}",
            "render_modes": list(MODES),
            "render_fps": 1,
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.table: Table = self.numbering.new()
        self.possible_agents = [f"player_{seat}" for seat in range(self.numbering.players)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        numbers = self.numbering
        self.observation_spaces = {
            agent: gymnasium.spaces.Dict(
                {
                    "observation": gymnasium.spaces.Box(numbers.low, numbers.high, dtype=np.float32),
                    "action_mask": gymnasium.spaces.Box(0, 1, (numbers.actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: gymnasium.spaces.Discrete(numbers.actions) for agent in self.possible_agents
        }
        self._random: np.random.Generator | None = None
        self._chance = Seeded(0)

    def observation_space(self, agent: str) -> gymnasium.spaces.Dict:
        """Return what observations of an agent look like."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Discrete:
        """Return the action ids of all steps."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new game. Without a seed the last random stream continues; `options` are not used."""
        if seed is not None or self._random is None:
            self._random, _ = seeding.np_random(seed)
        self._chance = Seeded(int(self._random.integers(2**63)))
        self.table = self.numbering.new()
        self.agents = self.possible_agents[:]
        self.agent_selection = self.agents[0]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._advance()

    def step(self, action: int | None) -> None:
        """Take an action for `agent_selection`; one outside its mask is refused and changes nothing."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self.seat_of[agent]
        try:
            choice = self.numbering.choice(self.table, seat, action)
        except IllegalAction as refused:
            raise gymnasium.error.InvalidAction(str(refused)) from None
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.table.play(seat, choice)
        self._advance()

    def _advance(self) -> None:
        """Let chance answer, then set the next agent or the rewards."""
        table, chance = self.table, self._chance
        asked = table.chooser()
        while asked == CHANCE:
            table.play(CHANCE, table.draw(chance))
            asked = table.chooser()
        if asked != OVER:
            self.agent_selection = self.possible_agents[asked]
            return
        result = self.game.result(table)
        for agent in self.agents:
            seat = self.seat_of[agent]
            self.rewards[agent] = result.utilities[seat]
            self.terminations[agent] = True
            self.infos[agent] = {
                "ending": result.ending, "rank": result.ranks[seat], "score": result.scores[seat]
            }  # fmt: skip
        self._accumulate_rewards()
        self._deads_step_first()

    def observe(self, agent: str) -> dict[str, Observation | Mask]:
        """Return what an agent sees and its legal actions (none if it is not its turn)."""
        seat = self.seat_of[agent]
        return {
            "observation": self.numbering.observe(self.table, seat),
            "action_mask": self.numbering.mask(self.table, seat),
        }

    def words(self, agent: str) -> dict[int, str]:
        """Return what an agent may do now, each action id with its words."""
        seat = self.seat_of[agent]
        return {
            action: self.numbering.text(self.table, seat, action)
            for action in self.numbering.legal(self.table, seat)
        }

    def render(self) -> str | None:
        """Show the view of the agent to act; when the game is over, a spectator's."""
        reader = SPECTATOR if self.table.over() else self.table.chooser()
        return render(self.game, self.table, reader, self.render_mode)

    def close(self) -> None:
        """Do nothing: there is nothing to close."""


def raw_env(game: Game | str, players: int | None = None, **settings: Any) -> TableEnv:
    """Return a table without wrappers: faster, and an action outside the mask is refused with an error."""
    return TableEnv(game, players, **settings)


def env(game: Game | str, players: int | None = None, **settings: Any) -> Env:
    """Return a table in PettingZoo's usual wrappers: an illegal action loses at once."""
    wrapped = wrappers.TerminateIllegalWrapper(raw_env(game, players, **settings), ILLEGAL_REWARD)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))


def env_id(game: Game) -> str:
    """Return the name under which a game is registered."""
    return f"batisseurs/{game.slug}-v{game.rules_version}"


for _game in all_games():
    pettingzoo.register("aec", env_id(_game), f"{__name__}:env", kwargs={"game": _game.slug})
