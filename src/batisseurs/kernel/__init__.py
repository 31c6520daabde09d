"""What every game is made of: steps, choices, chance, the table and its loop, log, records and positions.

The kernel knows no game, no clock, no file and no network. A game fills in the contract of `game.py`.
"""

from batisseurs.kernel.choice import Category, Choice, GameEvent, Message, Refusal, Result
from batisseurs.kernel.errors import (
    BadComponents,
    BadOption,
    BadPosition,
    BadRecord,
    BadSave,
    BatisseursError,
    IllegalChoice,
    NotAsked,
    UnknownGame,
)
from batisseurs.kernel.faults import Constraints, Fault, fault
from batisseurs.kernel.game import Bounds, ComponentValue, Feature, Game, Option, StepKind
from batisseurs.kernel.play import Entry, Play, replay
from batisseurs.kernel.playout import playout
from batisseurs.kernel.position import position_text, read_position, write_position
from batisseurs.kernel.record import Line, Record, read_record
from batisseurs.kernel.save import load, save
from batisseurs.kernel.seats import (
    CHANCE,
    EVERYONE,
    NOBODY,
    OVER,
    SEVERAL,
    SPECTATOR,
    Seat,
    seat_from_name,
    seat_name,
)
from batisseurs.kernel.source import Seeded, Source, System
from batisseurs.kernel.step import AutomaticStep, ChanceStep, SealedStep, Step
from batisseurs.kernel.table import WITHDRAW, Table

__all__ = [
    "CHANCE", "EVERYONE", "NOBODY", "OVER", "SEVERAL", "SPECTATOR", "WITHDRAW",
    "AutomaticStep", "BadComponents", "BadOption", "BadPosition", "BadRecord", "BadSave", "BatisseursError",
    "Bounds", "Category", "ChanceStep", "Choice", "ComponentValue", "Constraints", "Entry", "Fault",
    "Feature", "Game", "GameEvent", "IllegalChoice", "Line", "Message", "NotAsked", "Option", "Play",
    "Record", "Refusal", "Result", "SealedStep", "Seat", "Seeded", "Source", "Step", "StepKind", "System",
    "Table", "UnknownGame",
    "fault", "load", "playout", "position_text", "read_position", "read_record", "replay", "save",
    "seat_from_name", "seat_name", "write_position",
]  # fmt: skip
