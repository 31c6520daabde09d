/**
 * The catalogues that Python reads too, each loaded when first needed. Which of them can hold an id is told by
 * how the id begins, as in `words/catalogue.py`.
 */
import { FluentResource } from "@fluent/bundle";
import type { Language } from "#/words/languages";

/** What every page needs, read before anything is shown. */
export const FIRST = ["titles", "web"] as const;
/** What is said at tables, and by refusals. */
export const ROOMS = ["kernel", "rooms", "table-web"] as const;
const GAMES = ["theopolis", "nehemiah", "my-village", "esdras-et-nehemie"] as const;

const files = import.meta.glob<string>(
  [
    "../../src/batisseurs/words/locales/*/*.ftl",
    "!../../src/batisseurs/words/locales/*/{cli,practice,*-lessons,*-puzzles,*-guide,*-components,*-rules}.ftl",
  ],
  { query: "?raw", import: "default" },
);
/** Those that few pages need are in `rare-catalogues.ts`. */
const RARE = /(practice|-lessons|-puzzles|-guide|-components|-rules)\.ftl$/;
const read = new Map<string, Promise<FluentResource | null>>();

/** One catalogue of one language; null if there is none. The same promise each time, so that React can wait for it. */
export function catalogue(language: Language, part: string): Promise<FluentResource | null> {
  const path = `../../src/batisseurs/words/locales/${language}/${part}.ftl`;
  let promise = read.get(path);
  if (promise === undefined) {
    promise = load(path);
    // Without network it is requested again, and not remembered as missing.
    promise.catch(() => read.delete(path));
    read.set(path, promise);
  }
  return promise;
}

async function load(path: string): Promise<FluentResource | null> {
  const from = RARE.test(path) ? (await import("#/words/rare-catalogues")).FILES : files;
  const file = from[path];
  return file === undefined ? null : new FluentResource(await file());
}

/**
 * What is said while a game is played. What the terminal calls the parts of a table, boards call the same.
 * Without what only refusals say: that is fetched when there is one, if not before.
 */
export function gameParts(game: string): readonly string[] {
  return ["kernel", "table-web", game, `${game}-log`, `${game}-explain`, `${game}-terminal`, `${game}-web`];
}

export function rulesPart(game: string): string {
  return `${game}-rules`;
}

/** The catalogues that may hold an id, the likeliest first; each list is read at once. */
export function partsFor(id: string): readonly (readonly string[])[] {
  const game = GAMES.find((slug) => id.startsWith(`${slug}-`));
  if (game !== undefined) {
    // Guide and lessons are for newcomers, puzzles are for practice; faults of component files are hardly ever said in a browser.
    const rest = id.slice(game.length + 1);
    const part = rest.startsWith("guide-")
      ? "guide"
      : rest.startsWith("lesson-")
        ? "lessons"
        : /^(puzzle|goal)-/.test(rest)
          ? "puzzles"
          : "components";
    return [gameParts(game), [`${game}-${part}`]];
  }
  if (id.startsWith("practice-")) {
    return [["practice"]];
  }
  return [FIRST, ROOMS, ["server"]];
}
