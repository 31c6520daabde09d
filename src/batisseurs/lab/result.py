"""The result of a simulation."""

from __future__ import annotations

import msgspec

from batisseurs.kernel.game import OptionValue
from batisseurs.kernel.seats import seat_name
from batisseurs.lab.match import Setting
from batisseurs.lab.tally import Counts, Lengths, Points, Tally, wilson


class BotResult(msgspec.Struct, frozen=True):
    """How one bot did. Shared wins count as fractions; `interval` is the win rate's, at 95 %."""

    name: str
    wins: float
    win_rate: float
    interval: tuple[float, float]
    mean_score: float
    mean_rank: float
    lost: int = 0
    """How many times it had no answer, so that `casual` chose instead."""


class SeatResult(msgspec.Struct, frozen=True):
    """How one seat did, over all bots."""

    seat: str
    wins: float
    win_rate: float
    interval: tuple[float, float]
    mean_score: float


class Length(msgspec.Struct, frozen=True):
    """How long games were, in one unit."""

    least: int
    mean: float
    most: int


class Distributions(msgspec.Struct, frozen=True):
    """How often each number came, exactly: lengths of games, and scores in sum and by category.

    One entry of `bots` and `seats` for each of the result's.
    """

    lengths: dict[str, Counts] = {}
    bots: list[Points] = []
    seats: list[Points] = []


class SimulationResult(msgspec.Struct, frozen=True):
    """The result of a simulation. All but `seconds` depends on its seed only, not on the cores.

    `games` are the finished ones. An interrupted simulation is not `complete`: it has the first of the games
    `asked` for.
    """

    game: str
    rules: int
    components: str
    players: int
    options: dict[str, OptionValue]
    seed: int
    games: int
    asked: int
    complete: bool
    bots: list[BotResult]
    seats: list[SeatResult]
    endings: dict[str, int]
    decisions: int
    real_decisions: int
    lengths: dict[str, Length]
    seconds: float
    records: str | None = None
    """The file of records, if there is one."""
    distributions: Distributions = Distributions()

    def to_json(self) -> str:
        """Return everything as JSON."""
        return msgspec.json.format(msgspec.json.encode(self), indent=2).decode()


def make_result(
    setting: Setting, tally: Tally, asked: int, seconds: float, records: str | None
) -> SimulationResult:
    """Turn sums into rates and means."""
    game = setting.game
    games = tally.games
    most = max(games, 1)
    wins = [share / tally.whole for share in tally.shares]
    seat_wins = [share / tally.whole for share in tally.seat_shares]
    return SimulationResult(
        game=game.slug,
        rules=game.rules_version,
        components=game.fingerprint(game.components(setting.components_text)),
        players=setting.players,
        options=setting.options,
        seed=setting.seed,
        games=games,
        asked=asked,
        complete=games == asked,
        bots=[
            BotResult(
                bot if isinstance(bot, str) else bot.name,
                wins[index],
                wins[index] / most,
                wilson(wins[index], games),
                tally.scores[index] / most,
                tally.ranks[index] / most,
                tally.lost[index],
            )
            for index, bot in enumerate(setting.bots)
        ],
        seats=[
            SeatResult(seat_name(seat), won, won / most, wilson(won, games), tally.seat_scores[seat] / most)
            for seat, won in enumerate(seat_wins)
        ],
        endings={ending: tally.endings.get(ending, 0) for ending in game.endings},
        decisions=tally.decisions.total,
        real_decisions=tally.real_decisions.total,
        lengths={"decisions": _length(tally.decisions, games), "lines": _length(tally.lines, games)},
        seconds=seconds,
        records=records,
        distributions=_distributions(tally),
    )


def _distributions(tally: Tally) -> Distributions:
    lengths = {"decisions": tally.decisions.counts, "lines": tally.lines.counts}
    return Distributions(lengths, tally.points, tally.seat_points)


def _length(lengths: Lengths, games: int) -> Length:
    if games == 0:
        return Length(0, 0.0, 0)
    return Length(lengths.least, lengths.total / games, lengths.most)
