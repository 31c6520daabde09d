"""The village board's own banners: school, headman. Rules: 3.8 (MV-140 to MV-151), 3.9."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from batisseurs.games.my_village.facts import PROFESSIONS, all_of
from batisseurs.games.my_village.table import (
    COIN_SPACE,
    HEADMAN,
    LEFT,
    RIGHT,
    ROW,
    SAFE,
    SCHOOL,
    SPACES,
    STORY_SPACE,
    TOWN_HALL,
    TREE,
    VILLAGERS,
    VillageStep,
    VillageTable,
)
from batisseurs.kernel.bits import bit
from batisseurs.kernel.choice import Choice, Message, Refusal
from batisseurs.kernel.kinds import ACTIVE, NUMBER, arguments
from batisseurs.kernel.seats import Seat, seat_name

# The choices of the school.
NEW_LEFT: Final = 0
TO_RIGHT: Final = 1
PLACE_LEFT: Final = 2
PLACE_RIGHT: Final = PLACE_LEFT + PROFESSIONS
NO_SCHOOL: Final = PLACE_RIGHT + PROFESSIONS

STAY: Final = 3
"""The headman's choices are the spaces, and staying."""


def free_spaces(table: VillageTable, seat: Seat) -> i64:
    """Return the empty villager spaces, as a set of professions."""
    return all_of(PROFESSIONS) & ~table.villages[seat * ROW + VILLAGERS]


def school_can_act(table: VillageTable, seat: Seat) -> bool:
    """Tell whether the school can do anything: not with both slots filled and no empty space (MV-150)."""
    return table.villages[seat * ROW + SCHOOL] != LEFT | RIGHT or free_spaces(table, seat) != 0


def activate_school(table: VillageTable, seat: Seat, left: i64) -> None:
    """Have the school activated so many times (MV-145, MV-266)."""
    if school_can_act(table, seat):
        table.then(UseSchool(seat, left))


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class UseSchool(VillageStep):
    """Train a successor or place one on an empty villager space (MV-146 to MV-149)."""

    asked_by = "MV-146"
    made_from = arguments(chooser=ACTIVE, left=NUMBER)

    def __init__(self, chooser: Seat, left: i64) -> None:
        """Name the player and how many activations there are, this one counted."""
        super().__init__(chooser)
        self.left: Final = left

    def choices(self, table: VillageTable) -> list[int]:
        """What the slots allow, or nothing (MV-16)."""
        slots = table.villages[self.chooser * ROW + SCHOOL]
        free = free_spaces(table, self.chooser)
        found: list[int] = []
        if not slots & LEFT:
            found.append(NEW_LEFT)
        elif not slots & RIGHT:
            found.append(TO_RIGHT)
        if slots & LEFT:
            for profession in range(PROFESSIONS):
                if free >> profession & 1:
                    found.append(PLACE_LEFT + profession)
        if slots & RIGHT:
            for profession in range(PROFESSIONS):
                if free >> profession & 1:
                    found.append(PLACE_RIGHT + profession)
        found.append(NO_SCHOOL)
        return found

    def choose(self, table: VillageTable, choice: i64) -> None:
        """Placing costs time, and from the right slot gives story points (MV-147, MV-148).

        The successor is a villager from then on, and not before (MV-151).
        """
        seat = self.chooser
        at = seat * ROW
        facts = table.facts
        if choice == NEW_LEFT:
            table.villages[at + SCHOOL] |= LEFT
            if table.game_events is not None:
                table.tell("trains", {"seat": seat}, "MV-146")
        elif choice == TO_RIGHT:
            table.villages[at + SCHOOL] = RIGHT
            if table.game_events is not None:
                table.tell("trains-on", {"seat": seat}, "MV-147")
        elif choice < NO_SCHOOL:
            from_right = choice >= PLACE_RIGHT
            profession = choice - (PLACE_RIGHT if from_right else PLACE_LEFT)
            table.consume(seat, facts.place_time, "MV-147")
            table.villages[at + SCHOOL] ^= RIGHT if from_right else LEFT
            table.villages[at + VILLAGERS] |= bit(profession)
            if table.game_events is not None:
                who = facts.profession_ids[profession]
                table.tell("places-successor", {"seat": seat, "profession": who}, "MV-151")
            if from_right:
                table.gain_story(seat, facts.right_story, "MV-148")
        if self.left > 1:
            activate_school(table, seat, self.left - 1)

    def prompt(self, table: VillageTable) -> Message:
        return Message("my-village-ask-school", {"number": self.left})

    def say(self, table: VillageTable, choice: i64) -> Choice:
        """`train new`, `train on`, `place left abbot`, `place right abbot`, `decline`."""
        name = seat_name(self.chooser)
        school = f"{name}.school"
        if choice == NO_SCHOOL:
            return Choice("decline", Message("my-village-decline"), (school,))
        if choice == NEW_LEFT:
            return Choice("train new", Message("my-village-train-new"), (school,))
        if choice == TO_RIGHT:
            return Choice("train on", Message("my-village-train-on"), (school,))
        from_right = choice >= PLACE_RIGHT
        who = table.facts.profession_ids[choice - (PLACE_RIGHT if from_right else PLACE_LEFT)]
        slot = "right" if from_right else "left"
        id_ = "my-village-place-right" if from_right else "my-village-place-left"
        return Choice(f"place {slot} {who}", Message(id_, {"profession": who}), (school, f"{name}.{who}"))

    def refusals(self, table: VillageTable) -> list[Refusal]:
        """A successor comes only to an empty space, and from a filled slot (MV-147 to MV-150)."""
        slots = table.villages[self.chooser * ROW + SCHOOL]
        free = free_spaces(table, self.chooser)
        reasons: list[Refusal] = []
        for slot, name in ((LEFT, "left"), (RIGHT, "right")):
            for profession in range(PROFESSIONS):
                who = table.facts.profession_ids[profession]
                text = f"place {name} {who}"
                if not slots & slot:
                    reasons.append(Refusal(text, Message("my-village-why-slot-empty"), "MV-149"))
                elif not free >> profession & 1:
                    why = Message("my-village-why-space-taken", {"profession": who})
                    place = (f"{seat_name(self.chooser)}.{who}",)
                    reasons.append(Refusal(text, why, "MV-150", place))
        full = slots == LEFT | RIGHT
        if slots & LEFT:
            rule = "MV-149" if full else "MV-147"
            reasons.append(Refusal("train new", Message("my-village-why-left-full"), rule))
        if slots != LEFT:
            rule = "MV-149" if full else "MV-148"
            reasons.append(Refusal("train on", Message("my-village-why-no-move-right"), rule))
        return reasons


def activate_question(table: VillageTable, seat: Seat) -> None:
    """Consume the time of the "?" banner, then the headman may move (MV-161)."""
    table.consume(seat, table.facts.question_time, "MV-161")
    table.then(MoveHeadman(seat))


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class MoveHeadman(VillageStep):
    """The headman moves one space along his path, or stays (MV-161)."""

    asked_by = "MV-161"

    def choices(self, table: VillageTable) -> list[int]:
        """The spaces next to his, and staying."""
        if table.villages[self.chooser * ROW + HEADMAN] == COIN_SPACE:
            return [TOWN_HALL, STORY_SPACE, STAY]
        return [COIN_SPACE, STAY]

    def choose(self, table: VillageTable, choice: i64) -> None:
        """Move him: coins (MV-162, MV-164), stories (MV-163), or the tree becomes safe (MV-165)."""
        if choice == STAY:
            return
        seat = self.chooser
        at = seat * ROW
        start = table.villages[at + HEADMAN]
        table.villages[at + HEADMAN] = choice
        if table.game_events is not None:
            table.tell("moves-headman", {"seat": seat, "space": SPACES[choice]}, "MV-161")
        if choice == COIN_SPACE:
            rule = "MV-162" if start == TOWN_HALL else "MV-164"
            table.gain_coins(seat, table.facts.coin_space_coins, rule)
        elif choice == STORY_SPACE:
            table.gain_story(seat, table.facts.story_space_story, "MV-163")
        else:
            stories = table.villages[at + TREE]
            table.villages[at + SAFE] += stories
            table.villages[at + TREE] = 0
            if table.game_events is not None:
                table.tell("secures-stories", {"seat": seat, "number": stories}, "MV-165")

    def prompt(self, table: VillageTable) -> Message:
        return Message("my-village-ask-headman")

    def say(self, table: VillageTable, choice: i64) -> Choice:
        """`move town_hall`, `stay`."""
        if choice == STAY:
            return Choice("stay", Message("my-village-stay"))
        space = SPACES[choice]
        at = (f"{seat_name(self.chooser)}.{space}",)
        return Choice(f"move {space}", Message("my-village-move", {"space": space}), at)

    def refusals(self, table: VillageTable) -> list[Refusal]:
        """Only one space at a time (MV-161)."""
        able = self.choices(table)
        return [
            Refusal(f"move {SPACES[space]}", Message("my-village-why-far"), "MV-161")
            for space in range(len(SPACES))
            if space not in able
        ]

    def refuse_words(self, table: VillageTable, text: str) -> Refusal | None:
        """Anything but a space of his path (MV-161)."""
        if text.partition(" ")[0] != "move":
            return None
        return Refusal(text, Message("my-village-why-off-path"), "MV-161")
