"""A first game: three random bots play Theopolis, and we read the log as one of them may."""

from batisseurs import CHANCE, Play, Seeded, find_game, replay
from batisseurs.bots import Seen, find_bot
from batisseurs.kernel import seat_name


def main() -> None:
    """Play one game and tell its last turns."""
    game = find_game("theopolis")
    play = Play(game, players=3, seats=["Ann", "Ben", "Cleo"])
    chance, source, veil = Seeded(1), Seeded(2), Seeded(3)
    bot = find_bot("random")

    while not play.over:
        seat = play.chooser
        if seat == CHANCE:
            play.run_chance(chance)
        else:
            play.play(seat, bot.choose(Seen(game, play.table, seat, veil), source))

    print(f"{len(play.log)} lines; the last ones, as Ben may read them:")
    for entry in play.log[-8:]:
        print(f"  {seat_name(entry.line.seat)}: {entry.text_for(1)}")

    result = game.result(play.table)
    print(f"The game ended by {result.ending}.")
    for name, rank, score in zip(play.seats, result.ranks, result.scores, strict=True):
        print(f"  {name}: rank {rank}, score {score}")

    again = replay(game, play.record())
    print(f"Replayed from its record of {len(again.log)} lines it ends by {game.result(again.table).ending}.")


if __name__ == "__main__":
    main()
