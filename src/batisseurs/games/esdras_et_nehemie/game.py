"""Esdras et Néhémie as the platform knows it: the contract filled in."""

from __future__ import annotations

import functools
from typing import Any, cast

from batisseurs.games.esdras_et_nehemie import (
    blue,
    bounds,
    grey,
    opponent,
    pending,
    people,
    red,
    rewards,
    sabbath,
    setup,
    trade,
    turn,
)
from batisseurs.games.esdras_et_nehemie import components as c
from batisseurs.games.esdras_et_nehemie import explain as e
from batisseurs.games.esdras_et_nehemie import view as v
from batisseurs.games.esdras_et_nehemie.facts import (
    BLESSINGS,
    CHARACTERS,
    FACES,
    GATES,
    MOST_COLUMNS,
    MOST_FOCUS_CARDS,
    MOST_PLAYERS,
    MOST_WALL_CARDS,
    MOST_WALLS,
    OPEN_CHOICES,
    RESOURCES,
    ROWS,
    SCHEME_CARDS,
    SCROLL_CELLS,
    SCROLL_TILES,
    VARIANTS,
    Facts,
)
from batisseurs.games.esdras_et_nehemie.scoring import (
    altar_points,
    building_points,
    goods_points,
    rank,
    scribe_points,
    scroll_points,
    tile_points,
)
from batisseurs.games.esdras_et_nehemie.table import (
    CELL_NAMES,
    FROM_ALTAR,
    FROM_BUILDINGS,
    FROM_GOODS,
    FROM_SCRIBES,
    FROM_SCROLLS,
    FROM_TILES,
    OPPONENT,
    OPPONENT_ID,
    ORIGIN_IDS,
    ORIGINS,
    SETTING_UP,
    EsdrasTable,
    temple_cell,
)
from batisseurs.kernel.choice import Category, Result
from batisseurs.kernel.faults import Fault
from batisseurs.kernel.game import (
    Bounds,
    Level,
    Option,
    Options,
    StepKind,
    Thinking,
)
from batisseurs.kernel.packaged import PackagedGame
from batisseurs.kernel.seats import Seat
from batisseurs.kernel.table import Table

ENDING = "scored"


class EsdrasEtNehemie(PackagedGame, package=__package__):
    """Esdras et Néhémie, for 2 to 4 players, or for one against the printed opponent."""

    slug = "esdras-et-nehemie"
    title = "Esdras et Néhémie"
    rules_version = 1
    table_class = EsdrasTable
    own_fingerprint = "b6180ea290f18384"
    min_players = 1
    max_players = MOST_PLAYERS
    options = (
        Option(
            "altar_face", default="random", rule="EN-27", allowed=("random", "chosen"), zone="face_chosen"
        ),
        Option("solo_face", default="a", rule="EN-231", allowed=("a", "b"), only_players=1),
        Option(
            "prophet_space",
            default="reached",
            rule="EN-157",
            allowed=("reached", "passed"),
            reading=True,
            zone="prophets_passed",
        ),
        Option(
            "solo_gate",
            default="next_gate",
            rule="EN-260",
            allowed=("next_gate", "first_gate"),
            zone="first_gate_only",
            only_players=1,
            reading=True,
        ),
        Option(
            "solo_path",
            default="fewest_human",
            rule="EN-267",
            allowed=("fewest_human", "own_first"),
            zone="own_scribes_first",
            only_players=1,
            reading=True,
        ),
    )
    endings = (ENDING,)
    thinking = Thinking(
        playout=0,
        quiet=(turn.OpenPoint, sabbath.Prepare),
        scale=8000,
        exploration=100,
        bias=100,
        doubt=100,
        levels=(Level(notices=92, wavers=4), Level(), Level(simulations=100), Level(simulations=2000)),
    )
    tells_choices = False
    # The order is part of the action ids: append, never insert.
    steps = (
        StepKind(setup.DrawFirstPlayer, MOST_PLAYERS),
        StepKind(setup.FillRing, 0),
        StepKind(setup.DrawRubble, RESOURCES),
        StepKind(setup.DrawScroll, SCROLL_TILES),
        StepKind(setup.DrawAltarFace, FACES),
        StepKind(setup.ChooseAltarFace, FACES),
        StepKind(setup.DealTiles, 0),
        StepKind(setup.DealTile, VARIANTS),
        StepKind(setup.DealHands, 0),
        StepKind(setup.PlaceGatekeepers, 0),
        StepKind(setup.ChooseCornerGate, GATES),
        StepKind(turn.Turns, 0),
        StepKind(turn.OpenPoint, OPEN_CHOICES),
        StepKind(turn.DrawUp, 0),
        StepKind(turn.DrawCharacter, CHARACTERS),
        StepKind(turn.CheckStorage, 0),
        StepKind(turn.DiscardExcess, RESOURCES),
        StepKind(rewards.Rewards, 0),
        StepKind(rewards.AltarSteps, 0),
        StepKind(rewards.TentSteps, 0),
        StepKind(rewards.Blessings, 0),
        StepKind(rewards.BlessingsOfChoice, 0),
        StepKind(rewards.ChooseBlessing, BLESSINGS),
        StepKind(rewards.ChooseResource, 3),
        StepKind(rewards.BuyFood, 2),
        StepKind(rewards.LoseFood, 0),
        StepKind(rewards.Recover, rewards.DECLINE_RECOVERY + 1),
        StepKind(rewards.AssignRecovered, rewards.ASSIGNMENTS),
        StepKind(rewards.TurnTile, 0),
        StepKind(rewards.FreeDevelop, rewards.DECLINE_DEVELOPMENT + 1),
        StepKind(red.SectorEffects, 0),
        StepKind(grey.PayBuilding, 0),
        StepKind(grey.ChoosePayment, grey.WAYS),
        StepKind(grey.DrawWall, MOST_WALL_CARDS),
        StepKind(grey.ChooseWallCard, MOST_WALL_CARDS),
        StepKind(grey.ReturnWallCard, MOST_WALL_CARDS),
        StepKind(grey.ReturnLastCard, 0),
        StepKind(grey.CopyWall, 0),
        StepKind(grey.ChooseAdjacentWall, MOST_WALLS),
        StepKind(grey.Connections, 0),
        StepKind(grey.Connection, 0),
        StepKind(blue.Path, 0),
        StepKind(blue.ChoosePath, SCROLL_CELLS),
        StepKind(blue.TakeRowFood, 0),
        StepKind(blue.TuckHero, 0),
        StepKind(trade.Sell, trade.STOP_SELLING + 1),
        StepKind(trade.AfterTrade, 0),
        StepKind(trade.TradeBonus, trade.TAKE_SILVER + 1),
        StepKind(people.OfferRepetition, 0),
        StepKind(people.RepeatTrader, 2),
        StepKind(sabbath.Preparation, 0),
        StepKind(sabbath.Prepare, sabbath.PREPARATIONS),
        StepKind(sabbath.MarketOnTheEve, sabbath.EVE_DECLINE + 1),
        StepKind(sabbath.Sabbath, 0),
        StepKind(sabbath.Feed, 0),
        StepKind(sabbath.Tucking, 0),
        StepKind(sabbath.TuckCard, CHARACTERS),
        StepKind(sabbath.ScoreTucked, 0),
        StepKind(sabbath.AfterSabbath, 0),
        StepKind(sabbath.NewPiles, 0),
        StepKind(opponent.RevealFocus, MOST_FOCUS_CARDS),
        StepKind(opponent.RevealScheme, SCHEME_CARDS),
        StepKind(opponent.OpponentLevites, 0),
        StepKind(opponent.OpponentRebuild, 0),
        StepKind(opponent.DrawOpponentWall, MOST_WALL_CARDS),
    )

    # Components.

    def names(self, components: Any = None) -> dict[str, dict[str, str]]:
        """Return the printed names of all components."""
        facts: Facts | None = components
        return _names(self.component_text() if facts is None else facts.text)

    # A table.

    def sides(self, players: int, options: Options | None = None) -> tuple[str, ...]:
        """Return the solo opponent, with one player."""
        return (OPPONENT_ID,) if players == 1 else ()

    def turns(self, players: int, options: Options | None = None) -> tuple[str, ...]:
        """Return the seats and the solo opponent: entered from a real table, a game may begin with it."""
        return (*super().turns(players, options), *self.sides(players, options))

    def round(self, table: Table) -> int:
        """Return which round it is."""
        return int(_own(table).round + 1)

    def score(self, table: Table, seat: Seat) -> list[Category]:
        """Return a seat's score with a final scoring now, by origin (B19)."""
        own = _own(table)
        points = [own.gains[seat * ORIGINS + origin] for origin in range(ORIGINS)]
        if not own.over() and own.phase != SETTING_UP:
            points[FROM_GOODS] = goods_points(own, seat)
            points[FROM_TILES] = tile_points(own, seat)
            points[FROM_ALTAR] = altar_points(own, seat)
            points[FROM_BUILDINGS] = building_points(own, seat)
            points[FROM_SCRIBES] = scribe_points(own, seat)
            points[FROM_SCROLLS] = scroll_points(own, seat)
        return [Category(ORIGIN_IDS[origin], int(points[origin])) for origin in range(ORIGINS)]

    def seen_score(self, table: Table, seat: Seat, reader: Seat) -> list[Category]:
        """Return a seat's score without what a reader cannot know of the hand (EN-194)."""
        return self.score(v.to_count(_own(table), seat, reader), seat)

    def result(self, table: Table) -> Result:
        """Return ranks by points, then by the altar order; nobody shares one (EN-182, EN-275)."""
        own = _own(table)
        ranks = tuple(int(rank(own, seat)) for seat in range(own.players))
        scores = tuple(int(own.points(seat)) for seat in range(own.players))
        sides = ((OPPONENT_ID, int(own.points(OPPONENT))),) if own.solo() else ()
        return Result(ENDING, ranks, scores, sides)

    def contradictions(self, table: Table) -> list[Fault]:
        """Return what cannot be at once on a table with its pending steps."""
        return list(pending.contradictions(_own(table)))

    # Views and knowledge.

    def places(self, table: Table, reader: Seat) -> set[str]:
        """Return the ids of places, pieces and regions in a reader's view."""
        return e.places(_own(table), reader)

    def signs(self) -> tuple[str, ...]:
        """Return the legend."""
        return e.SIGNS

    # Saving, positions.

    # Search and adapters.

    def bounds(self, players: int, options: Options | None = None) -> Bounds:
        """Return what no game with our component file exceeds; `bounds.py` counts it and says why."""
        facts = self.components()
        return Bounds(bounds.decisions(facts, players), bounds.chance(facts, players))


ESDRAS_ET_NEHEMIE = EsdrasEtNehemie()


def _own(table: Table) -> EsdrasTable:
    return cast("EsdrasTable", table)


@functools.lru_cache(maxsize=8)
def _names(text: str) -> dict[str, dict[str, str]]:
    temple = [temple_cell(row, column) for row in range(ROWS) for column in range(MOST_COLUMNS)]
    return e.NAMES | c.names(c.read(text)) | {cell: _cell_names(cell) for cell in [*CELL_NAMES, *temple]}


def _cell_names(cell: str) -> dict[str, str]:
    """Return what a cell of the Temple or of the scrolls is called."""
    row, column = cell[1:].split("_")
    return {
        "en": f"row {row}, column {column}",
        "fr": f"rangée {row}, colonne {column}",
        "pl": f"rząd {row}, kolumna {column}",
    }
