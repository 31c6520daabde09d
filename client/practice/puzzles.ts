/** The puzzles of a game, and a table for one of them: the same table each time, so that they do not pile up. */
import { defaultNames } from "#/lobby/create-table";
import { myName } from "#/lobby/my-name";
import { keeping } from "#/table/load-table";
import { isKept, keep } from "#/table/stored-flag";
import { begin } from "#/wire/begin";
import { ask, becomeGuest, insist, newId } from "#/wire/http";
import { Refusal } from "#/wire/refusal";
import type { NewRoom, OfferedPuzzle } from "#/wire/types";
import type { Words } from "#/words";

const BOT = "casual";

export const puzzlesOf = keeping(
  async (game: string) => (await insist("GET /api/games/{game}/puzzles", { path: { game } })).puzzles,
);

/** The names of what this browser remembers of a puzzle. */
export const solvedKey = (game: string, puzzle: string) => `practice-solved-${game}-${puzzle}`;
export const shownKey = (game: string, puzzle: string) => `practice-shown-${game}-${puzzle}`;

/** The server's memory of a puzzle that was solved goes by its title. */
const solvedId = ({ title }: OfferedPuzzle) => title.id;

/** What one of the two remembers, the server or this browser, the other gets to know; offline each keeps its own. */
export async function compareSolved(game: string, puzzles: readonly OfferedPuzzle[]): Promise<void> {
  const { read } = await ask("GET /api/lessons/read", {});
  const here = puzzles.filter(({ id }) => isKept(solvedKey(game, id)));
  const unknown = here.map(solvedId).filter((id) => !read.includes(id));
  for (const puzzle of puzzles) {
    if (read.includes(solvedId(puzzle)) && !here.includes(puzzle)) {
      keep(solvedKey(game, puzzle.id), true);
    }
  }
  if (unknown.length > 0) {
    await insist("POST /api/lessons", { body: { lessons: unknown, forget: false } });
  }
}

/** Returns the room. A table that one has left, or that was opened under another name, is opened anew. */
export async function openPuzzle(game: string, puzzle: OfferedPuzzle, words: Words): Promise<string> {
  const names = defaultNames(words);
  const seats = Array.from({ length: puzzle.players }, (_, seat) =>
    seat === puzzle.seat
      ? { name: myName() || words.text("web-lobby-me") }
      : { name: names.bot(seat + 1), bot: BOT },
  );
  const { players, seat } = puzzle;
  const wanted: NewRoom = {
    game,
    players,
    seats,
    mine: [seat],
    puzzle: puzzle.id,
    settings: { watching: "nobody", chat: false },
  };
  await becomeGuest();
  const id = `${puzzle.id}-${puzzle.revision}`;
  try {
    const room = await opened(id, wanted, seat);
    const look = await ask("GET /api/rooms/{room}", { path: { room }, query: {} });
    if (look.room.reader === seat && look.room.playable) {
      return room;
    }
  } catch (error) {
    if (!(error instanceof Refusal)) {
      throw error;
    }
  }
  return opened(newId(), wanted, seat);
}

async function opened(id: string, wanted: NewRoom, seat: number): Promise<string> {
  const { room } = await insist("POST /api/rooms", { body: { id, new: wanted } });
  await begin(room, seat, `${id}-start`);
  return room;
}
