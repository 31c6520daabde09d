"""Step III of a turn: death and rats. Rules: 3.10, and the sanatorium (MV-248)."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from batisseurs.games.my_village.facts import CHURCH, COFFINS, PROFESSIONS, REPEL_RATS, members
from batisseurs.games.my_village.office import has_advantage
from batisseurs.games.my_village.table import (
    CHURCH_CARD,
    LABOURERS,
    PROTECTIONS,
    REAPER,
    ROW,
    TREE,
    VILLAGERS,
    VillageChance,
    VillageConsequence,
    VillageStep,
    VillageTable,
)
from batisseurs.kernel.bits import bit
from batisseurs.kernel.choice import Choice, Message, Refusal
from batisseurs.kernel.kinds import ACTIVE, SEAT, arguments
from batisseurs.kernel.seats import Seat, seat_name
from batisseurs.kernel.source import Source

PIPS: Final = 6
USE: Final = 0
DECLINE: Final = 1


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class CheckDeath(VillageConsequence):
    """After the last banner: if the reaper is on the time marker, a villager dies (MV-175, MV-176)."""

    made_from = arguments(seat=ACTIVE)

    def __init__(self, seat: Seat) -> None:
        """Name the active player."""
        super().__init__()
        self.seat: Final = seat

    def run(self, table: VillageTable) -> None:
        """The reaper returns to the bridge; the marker stays."""
        at = self.seat * ROW + REAPER
        if table.villages[at]:
            table.villages[at] = 0
            table.then(ChooseDeceased(self.seat), RollRat(self.seat))


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class ChooseDeceased(VillageStep):
    """The player chooses which of their own villagers dies (MV-177)."""

    asked_by = "MV-177"

    def choices(self, table: VillageTable) -> list[int]:
        """Any profession present."""
        return members(table.villages[self.chooser * ROW + VILLAGERS])

    def choose(self, table: VillageTable, choice: i64) -> None:
        """Bury them in the chronicle, or in the next anonymous grave (MV-178, MV-179), for good (MV-180)."""
        seat = self.chooser
        at = seat * ROW
        facts = table.facts
        table.villages[at + VILLAGERS] ^= bit(choice)
        filled = table.chronicle[choice]
        who = facts.profession_ids[choice]
        if filled < COFFINS:
            table.chronicle[choice] += 1
            if table.game_events is not None:
                table.tell("dies-chronicle", {"seat": seat, "profession": who}, "MV-178")
            table.gain_story(seat, facts.chronicle[choice * COFFINS + filled], "MV-178")
        else:
            table.graves += 1
            if table.game_events is not None:
                number = table.graves
                table.tell("dies-grave", {"seat": seat, "profession": who, "number": number}, "MV-179")
        if table.villages[at + VILLAGERS] == 0:
            table.then(HireLabourer(seat))

    def prompt(self, table: VillageTable) -> Message:
        return Message("my-village-ask-deceased", {"seat": self.chooser})

    def say(self, table: VillageTable, choice: i64) -> Choice:
        """`bury abbot`."""
        who = table.facts.profession_ids[choice]
        at = (f"{seat_name(self.chooser)}.{who}",)
        filled = table.chronicle[choice]
        number = table.facts.chronicle[choice * COFFINS + filled] if filled < COFFINS else 0
        return Choice(f"bury {who}", Message("my-village-bury", {"profession": who, "number": number}), at)

    def refusals(self, table: VillageTable) -> list[Refusal]:
        """Only who is present can die (MV-177)."""
        present = table.villages[self.chooser * ROW + VILLAGERS]
        reasons: list[Refusal] = []
        for profession in range(PROFESSIONS):
            if not present >> profession & 1:
                who = table.facts.profession_ids[profession]
                why = Message("my-village-why-absent", {"profession": who})
                reasons.append(Refusal(f"bury {who}", why, "MV-177"))
        return reasons

    def refuse_words(self, table: VillageTable, text: str) -> Refusal | None:
        """Anything but a villager, like a successor in the school (MV-177)."""
        if text.partition(" ")[0] != "bury":
            return None
        return Refusal(text, Message("my-village-why-no-profession"), "MV-177")


@final
@mypyc_attr(acyclic=True)
class HireLabourer(VillageStep):
    """No villager is left: a day labourer takes a profession at once (MV-181)."""

    asked_by = "MV-181"

    def choices(self, table: VillageTable) -> list[int]:
        """Any profession."""
        return list(range(PROFESSIONS))

    def choose(self, table: VillageTable, choice: i64) -> None:
        """The tile stays to the end of the game."""
        at = self.chooser * ROW
        table.villages[at + LABOURERS] += 1
        table.villages[at + VILLAGERS] = bit(choice)
        if table.game_events is not None:
            who = table.facts.profession_ids[choice]
            table.tell("hires", {"seat": self.chooser, "profession": who}, "MV-181")

    def prompt(self, table: VillageTable) -> Message:
        return Message("my-village-ask-labourer", {"seat": self.chooser})

    def say(self, table: VillageTable, choice: i64) -> Choice:
        """`hire abbot`."""
        who = table.facts.profession_ids[choice]
        at = (f"{seat_name(self.chooser)}.{who}",)
        return Choice(f"hire {who}", Message("my-village-hire", {"profession": who}), at)

    def refuse_words(self, table: VillageTable, text: str) -> Refusal | None:
        """Anything but a profession (MV-181)."""
        if text.partition(" ")[0] != "hire":
            return None
        return Refusal(text, Message("my-village-why-no-profession"), "MV-181")


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class RollRat(VillageChance):
    """The rat die is rolled once for each death, and the rat moves (MV-182, MV-188)."""

    asked_by = "MV-182"
    made_from = arguments(seat=ACTIVE)

    def __init__(self, seat: Seat) -> None:
        """Name the player whose villager died."""
        super().__init__()
        self.seat: Final = seat

    def actor(self) -> Seat:
        """Return who rolls."""
        return self.seat

    def choices(self, table: VillageTable) -> list[int]:
        """One to six, counted from 0."""
        return list(range(PIPS))

    def draw(self, table: VillageTable, source: Source) -> int:
        """One to six, directly."""
        return source.below(PIPS)

    def choose(self, table: VillageTable, choice: i64) -> None:
        """On the invasion space it stops, and all players suffer (MV-183, MV-184)."""
        table.rat = max(table.rat - choice - 1, 0)
        if table.game_events is not None:
            about: dict[str, str | int | list[str]] = {"number": choice + 1, "left": table.rat}
            table.tell("rat-moves", about, "MV-182")
        if table.rat > 0:
            return
        table.then(RatInvasion())
        for seat in range(table.players):
            if may_repel(table, seat):
                table.then(RepelRats(seat, self.seat))

    def prompt(self, table: VillageTable) -> Message:
        return Message("my-village-ask-rat")

    def say(self, table: VillageTable, choice: i64) -> Choice:
        """`roll 5`."""
        return Choice(f"roll {choice + 1}", Message("my-village-roll", {"number": choice + 1}), ("rat",))


def may_repel(table: VillageTable, seat: Seat) -> bool:
    """Tell whether a seat may repel the rats: abbot present, a slot of the sanatorium free (MV-248)."""
    if not has_advantage(table, seat, REPEL_RATS):
        return False
    at = seat * ROW
    church = table.villages[at + CHURCH_CARD]
    return table.villages[at + PROTECTIONS] < table.facts.slots[CHURCH + church]


@final
@mypyc_attr(acyclic=True)
class RepelRats(VillageStep):
    """The owner of the sanatorium may lose nothing in this invasion, in anyone's turn (MV-248)."""

    asked_by = "MV-248"
    made_from = arguments(chooser=SEAT, active=ACTIVE)

    def __init__(self, chooser: Seat, active: Seat) -> None:
        """Name the owner and whose turn it is."""
        super().__init__(chooser)
        self.active: Final = active

    def actor(self) -> Seat:
        """Return whose turn it is."""
        return self.active

    def choices(self, table: VillageTable) -> list[int]:
        """Yes or no."""
        return [USE, DECLINE]

    def choose(self, table: VillageTable, choice: i64) -> None:
        """A slot is filled."""
        if choice == USE:
            table.villages[self.chooser * ROW + PROTECTIONS] += 1
            table.protected |= bit(self.chooser)
            if table.game_events is not None:
                table.tell("repels", {"seat": self.chooser}, "MV-248")

    def prompt(self, table: VillageTable) -> Message:
        return Message("my-village-ask-repel", {"seat": self.chooser})

    def say(self, table: VillageTable, choice: i64) -> Choice:
        """`repel rats`, `decline`."""
        if choice == USE:
            church = table.facts.ids[table.villages[self.chooser * ROW + CHURCH_CARD]]
            at = (f"{seat_name(self.chooser)}.{church}",)
            return Choice("repel rats", Message("my-village-repel"), at)
        return Choice("decline", Message("my-village-decline"))


@final
@mypyc_attr(acyclic=True)
class RatInvasion(VillageConsequence):
    """Each player returns half of the story points of the tree, rounded down (MV-185, MV-186)."""

    def run(self, table: VillageTable) -> None:
        """Then the rat goes back to its start."""
        if table.game_events is not None:
            table.tell("invasion", {}, "MV-184")
        for seat in range(table.players):
            if table.protected >> seat & 1:
                continue
            lost = table.villages[seat * ROW + TREE] // 2
            table.villages[seat * ROW + TREE] -= lost
            if table.game_events is not None and lost > 0:
                table.tell("loses-story", {"seat": seat, "number": lost}, "MV-185")
        table.protected = 0
        table.rat = table.facts.rat_start[table.players]
