"""What a seat may see: the same moment of a game, seen by the player who is asked and by a spectator."""

import msgspec

from batisseurs import CHANCE, SPECTATOR, Play, Seeded, find_game
from batisseurs.kernel import Seat, seat_name


def main() -> None:
    """Deal a game, stop at the first decision, and compare two views."""
    game = find_game("theopolis")
    play = Play(game, players=2, seats=["Ann", "Ben"])
    play.run_chance(Seeded(7))
    asked = play.chooser
    assert asked != CHANCE  # noqa: S101  chance has answered all it was asked

    print(f"{play.seats[asked]} ({seat_name(asked)}) may choose:")
    for choice in play.choices(asked):
        print(f"  {choice.text:24} at {', '.join(choice.at)}")

    for reader, name in ((asked, play.seats[asked]), (SPECTATOR, "a spectator")):
        print(f"{name} sees the hand of {play.seats[asked]} as {hand(play, asked, reader)}")
    print(f"In numbers the view has {len(game.observe(play.table, asked))} entries.")


def hand(play: Play, seat: Seat, reader: Seat) -> str:
    """Return a seat's hand in a reader's view; views are plain structs and become JSON as they are."""
    view = msgspec.to_builtins(play.game.view(play.table, reader))
    side = view["seats"][seat]
    if side["hand"] is None:
        return f"{side['hand_size']} cards"
    return ", ".join(card["card"] for card in side["hand"])


if __name__ == "__main__":
    main()
