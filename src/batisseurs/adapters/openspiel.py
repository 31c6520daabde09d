"""Games for OpenSpiel.

    import pyspiel
    import batisseurs.adapters.openspiel

    game = pyspiel.load_game("batisseurs_theopolis(players=3,short_deck=True)")

Players' actions are the game's action ids; chance is explicit, its outcomes are the choices of the
pending step. Seats that answer at the same time answer in seat order, without seeing each other's answers,
so the game is sequential. Observations are made from the game's view only.
"""

from __future__ import annotations

import base64
from typing import Any

from batisseurs.adapters.extras import missing

try:
    import numpy as np
    import pyspiel
except ImportError as error:
    raise missing("openspiel", error) from error

from numpy.typing import NDArray

from batisseurs.adapters.encoding import IllegalAction, Numbering
from batisseurs.adapters.rendering import as_text
from batisseurs.adapters.seat_history import DIGEST_SIZE, Memory
from batisseurs.games import all_games
from batisseurs.kernel.errors import BatisseursError
from batisseurs.kernel.game import Game
from batisseurs.kernel.position import position_text, write_position
from batisseurs.kernel.save import load, save
from batisseurs.kernel.seats import CHANCE, OVER, SPECTATOR, Seat
from batisseurs.kernel.step import ChanceStep, SealedStep, Step
from batisseurs.kernel.table import Table

REMEMBERED = 32
"""Default number of log lines in an information-state tensor."""

DIGEST_NUMBERS = DIGEST_SIZE // 2
_GAMES: dict[str, Game] = {}


def short_name(game: Game) -> str:
    """Return the name under which a game is registered."""
    return f"batisseurs_{game.slug.replace('-', '_')}"


def has_hidden_things(game: Game) -> bool:
    """Return whether a game has hidden information.

    It has if a line of the log has an audience or answers are sealed: nothing else can make two seats know
    different things.
    """
    steps = [kind.step for kind in game.steps]
    return any(issubclass(step, SealedStep) or step.audience is not Step.audience for step in steps)


def game_type(game: Game, players: int) -> Any:
    """Return how OpenSpiel classifies a game with this number of players."""
    kinds = pyspiel.GameType
    chance = any(issubclass(kind.step, ChanceStep) for kind in game.steps)
    hidden = has_hidden_things(game)
    return kinds(
        short_name=short_name(game),
        long_name=game.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC if chance else kinds.ChanceMode.DETERMINISTIC,
        information=kinds.Information.IMPERFECT_INFORMATION
        if hidden
        else kinds.Information.PERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if players > 1 else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.max_players,
        min_num_players=game.min_players,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={
            "players": game.min_players,
            "remembered": REMEMBERED,
            **{option.name: option.default for option in game.options},
        },
    )


class TableGame(pyspiel.Game):
    """A game with its players and options. Each game has a subclass that names it."""

    rules: Game

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        """Check the parameters: `players`, `remembered`, and the game's own options."""
        given = dict(params or {})
        players = given.pop("players", self.rules.min_players)
        self.remembered: int = given.pop("remembered", REMEMBERED)
        if self.remembered < 0:
            raise pyspiel.SpielError(f"remembered is a number of lines, not {self.remembered}")
        try:
            self.numbering = Numbering(self.rules, players, given)
        except BatisseursError as refused:
            raise pyspiel.SpielError(refused.text) from None
        bounds = self.numbering.bounds
        widths = [kind.width for kind in self.rules.steps if issubclass(kind.step, ChanceStep)]
        sums = {"utility_sum": 0.0} if players > 1 else {}
        info = pyspiel.GameInfo(
            num_distinct_actions=self.numbering.actions,
            max_chance_outcomes=max(widths, default=0),
            num_players=players,
            min_utility=bounds.min_utility,
            max_utility=bounds.max_utility,
            max_game_length=bounds.decisions,
            **sums,
        )
        super().__init__(game_type(self.rules, players), info, params or {})

    def new_initial_state(self) -> TableState:
        """Return the state before the first choice."""
        return TableState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Return the largest possible number of chance nodes."""
        return self.numbering.bounds.chance

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> Observer | None:
        """Return an observer; None for the combination of all players' secrets."""
        if params:
            raise pyspiel.SpielError(f"observers have no parameters, not {sorted(params)}")
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if wanted.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            return None
        return Observer(self.numbering, wanted, self.remembered)

    def deserialize_state(self, text: str) -> TableState:
        """Read the result of `state.serialize()`, refusing other games and versions."""
        if not text.startswith("history="):
            raise pyspiel.SpielError("this is no state of a game: it does not begin with its history")
        try:
            state: TableState = super().deserialize_state(text)
        except pyspiel.SpielError as refused:
            if "CHECK_TRUE" not in str(refused):
                raise
            # OpenSpiel's own check of the encoding; whether it runs depends on the length.
            raise pyspiel.SpielError("the state string is damaged: it is not whole") from None
        except Exception as damaged:  # noqa: BLE001  OpenSpiel's format holds a pickle: anything can come of it
            raise pyspiel.SpielError(f"the state string is damaged: {damaged}") from None
        own, other = Position(self.numbering).header(), state.position.header()
        if own != other:
            raise pyspiel.SpielError(
                f"the state is one of {other[0]} with other players or options:"
                f" {other[3:]} instead of {own[3:]}"
            )
        again = self.new_initial_state()
        for action in state.history():
            again.apply_action(action)
        if str(again) != str(state):
            raise pyspiel.SpielError(
                "the state is not what its history leads to: it is of another game, or damaged"
            )
        return state


class Position:
    """The position of a game: the table, and the seats' histories if they were needed.

    OpenSpiel copies states attribute by attribute; this class says how.
    """

    def __init__(
        self, numbering: Numbering, table: Table | None = None, memory: Memory | None = None
    ) -> None:
        """Take a table; without one, start at the beginning."""
        self.numbering = numbering
        self._table = table
        self._memory = memory

    @property
    def table(self) -> Table:
        """The table, set up on first use: OpenSpiel makes a new state for every copy."""
        if self._table is None:
            self._table = self.numbering.new()
        return self._table

    @property
    def untouched(self) -> bool:
        """Whether the table was not used yet: then the game is at its beginning."""
        return self._table is None

    def memory(self, history: list[int]) -> Memory:
        """Return the histories after these actions, adding only the new ones."""
        if self._memory is None:
            self._memory = Memory(self.numbering)
        memory = self._memory
        for action in history[memory.followed :]:
            seat = memory.table.chooser()
            first = 0 if seat == CHANCE else self.numbering.first_action(memory.table)
            memory.follow(seat, action - first)
        return memory

    def __deepcopy__(self, memo: object) -> Position:
        table = None if self._table is None else self._table.clone()
        memory = None if self._memory is None else self._memory.copy()
        return Position(self.numbering, table, memory)

    def header(self) -> tuple[str, int, str, int, dict[str, Any]]:
        """Return what must match in a saved position."""
        game = self.numbering.game
        components = game.fingerprint(self.numbering.components)
        return game.slug, game.rules_version, components, self.numbering.players, self.numbering.options

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        saved = base64.b85encode(save(self.numbering.game, self.table)).decode()
        return restored, (*self.header(), saved)


def restored(
    slug: str, rules: int, components: str, players: int, options: dict[str, Any], saved: str
) -> Position:
    """Return a saved position, refusing one of another game or version."""
    game = _GAMES.get(slug)
    if game is None:
        raise pyspiel.SpielError(f"the state is one of {slug!r}, which is not registered here")
    if (rules, components) != (game.rules_version, game.fingerprint()):
        raise pyspiel.SpielError(
            f"the state is one of {slug} rules {rules} components {components};"
            f" here are rules {game.rules_version} components {game.fingerprint()}"
        )
    try:
        numbering = Numbering(game, players, options)
        return Position(numbering, load(game, base64.b85decode(saved), numbering.components))
    except (BatisseursError, ValueError) as refused:
        raise pyspiel.SpielError(f"the state cannot be loaded: {refused}") from None


class TableState(pyspiel.State):
    """A moment of a game."""

    def __init__(self, game: TableGame) -> None:
        """Start at the beginning."""
        super().__init__(game)
        self.position = Position(game.numbering)

    @property
    def table(self) -> Table:
        """The table itself, hidden information included."""
        return self.position.table

    def current_player(self) -> int:
        """Return who answers."""
        asked = self.position.table.chooser()
        if asked == CHANCE:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if asked == OVER else int(asked)

    def is_terminal(self) -> bool:
        """Tell whether the game is over."""
        return self.position.table.over()

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.numbering.legal(self.position.table, player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the outcomes with their probabilities."""
        table = self.position.table
        outcomes = sorted(table.choices(CHANCE))
        weights = [int(table.weight(outcome)) for outcome in outcomes]
        total = sum(weights)
        return [(outcome, weight / total) for outcome, weight in zip(outcomes, weights, strict=True)]

    def _apply_action(self, action: int) -> None:
        numbering, table = self.position.numbering, self.position.table
        asked = table.chooser()
        if asked != CHANCE:
            try:
                choice = numbering.choice(table, asked, action)
            except IllegalAction as refused:
                raise pyspiel.SpielError(str(refused)) from None
            table.play(asked, choice)
            return
        if action not in table.choices(CHANCE):
            raise pyspiel.SpielError(f"outcome {action} does not answer {table.top}")
        table.play(CHANCE, action)

    def _action_to_string(self, player: int, action: int) -> str:
        numbering, table = self.position.numbering, self.position.table
        if player == pyspiel.PlayerId.CHANCE and table.chooser() == CHANCE:
            return numbering.text(table, CHANCE, action + numbering.first_action(table))
        if player == table.chooser() and action in numbering.legal(table, player):
            return numbering.text(table, player, action)
        return f"action {action}"  # its meaning depends on the pending step

    def returns(self) -> list[float]:
        """Return what the game was worth to each player; nothing before it is over."""
        table = self.position.table
        if not table.over():
            return [0.0] * self.position.numbering.players
        return list(self.position.numbering.game.result(table).utilities)

    def __str__(self) -> str:
        """Return the whole table as text, hidden information included."""
        document = write_position(self.position.numbering.game, self.position.table)
        document["options"] = dict(sorted(document["options"].items()))  # equal tables, equal strings
        return position_text(document)


class Observer:
    """Makes tensors and strings of what a player sees or has seen.

    With public and private information this is the player's view, with public only a spectator's. Private
    information alone has no tensor: its string has the lines in which the two views differ.
    """

    def __init__(self, numbering: Numbering, wanted: Any, remembered: int) -> None:
        """Make the tensor, and its named parts."""
        self._numbering = numbering
        self._public: bool = wanted.public_info
        self._private = wanted.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._recall: bool = wanted.perfect_recall
        self._remembered = remembered
        self.tensor: NDArray[np.float32] | None = None
        self.dict: dict[str, NDArray[np.float32]] = {}
        self._beginnings: dict[int, NDArray[np.float32]] = {}
        if not self._public:
            return
        pieces = [(row.name, row.size) for row in numbering.layout]
        if self._recall:
            history = [("last choosers", remembered), ("last actions", remembered)] if remembered else []
            pieces += [*history, ("digest", DIGEST_NUMBERS)]
        self.tensor = np.zeros(sum(size for _, size in pieces), np.float32)
        start = 0
        for name, size in pieces:
            self.dict[name] = self.tensor[start : start + size]
            start += size

    def _reader(self, player: int) -> Seat:
        return player if self._private else SPECTATOR

    def set_from(self, state: TableState, player: int) -> None:
        """Fill the tensor with what a player sees now."""
        if self.tensor is None:
            return
        reader = self._reader(player)
        beginning = state.position.untouched
        if beginning and reader in self._beginnings:
            self.tensor[:] = self._beginnings[reader]
            return
        self._fill(self.tensor, state, reader)
        if beginning:
            # For every tensor OpenSpiel first requests one of a new game, to learn its length.
            self._beginnings[reader] = self.tensor.copy()

    def _fill(self, tensor: NDArray[np.float32], state: TableState, reader: Seat) -> None:
        seen = self._numbering.observe(state.table, reader)
        tensor[: len(seen)] = seen
        if not self._recall:
            return
        memory = state.position.memory(state.history())
        if self._remembered:
            choosers, actions = memory.numbers(reader, self._remembered)
            self.dict["last choosers"][:] = choosers
            self.dict["last actions"][:] = actions
        digest = np.frombuffer(memory.digest(reader, seen.tobytes()), ">u2")
        self.dict["digest"][:] = digest.astype(np.float32) / 65536

    def string_from(self, state: TableState, player: int) -> str:
        """Return in words what a player sees now, or has read and sees now."""
        game, table = self._numbering.game, state.table
        reader = self._reader(player)
        if not self._public:
            return self._secrets(game, table, player)
        seen = as_text(game, table, reader)
        if not self._recall:
            return seen
        lines = state.position.memory(state.history()).lines[reader]
        return "\n".join([*lines, "", seen])

    def _secrets(self, game: Game, table: Table, player: int) -> str:
        if not self._private or not has_hidden_things(game):
            return ""
        public = set(as_text(game, table, SPECTATOR).split("\n"))
        return "\n".join(line for line in as_text(game, table, player).split("\n") if line not in public)


def register(game: Game) -> None:
    """Register a game with OpenSpiel, once."""
    if game.slug in _GAMES:
        return
    _GAMES[game.slug] = game
    own: Any = type(f"{type(game).__name__}Game", (TableGame,), {"rules": game, "__doc__": game.title})
    pyspiel.register_game(game_type(game, game.min_players), own)


for _game in all_games():
    register(_game)
