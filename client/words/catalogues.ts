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
/** What lobby pages say, and a table until its game begins. */
export const LOBBY = ["lobby-web"] as const;

/** A module for each language: only the reader's is loaded, with the first words in it. */
const LANGUAGE_FILES = {
  en: () => import("#/words/files/en"),
  fr: () => import("#/words/files/fr"),
  pl: () => import("#/words/files/pl"),
};
/** Known as soon as one language is there: each game has rules. */
let games: readonly string[] = [];
const read = new Map<string, Promise<FluentResource | null>>();

/** One catalogue of one language; null if there is none. The same promise each time, so that React can wait for it. */
export function catalogue(language: Language, part: string): Promise<FluentResource | null> {
  const key = `${language}/${part}`;
  let promise = read.get(key);
  if (promise === undefined) {
    promise = load(language, part);
    // Without network it is requested again, and not remembered as missing.
    promise.catch(() => read.delete(key));
    read.set(key, promise);
  }
  return promise;
}

async function load(language: Language, part: string): Promise<FluentResource | null> {
  const { FIRST: first, OTHERS: others } = await LANGUAGE_FILES[language]();
  games = Object.keys(others).flatMap((path) => /([^/]+)-rules\.ftl$/.exec(path)?.[1] ?? []);
  const path = `../../../src/batisseurs/words/locales/${language}/${part}.ftl`;
  const text = first[path] ?? (await others[path]?.());
  return text === undefined ? null : new FluentResource(text);
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
  const game = games.find((slug) => id.startsWith(`${slug}-`));
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
  const own = { "practice-": "practice", "text-": "text-view", "cli-": "cli" };
  for (const [start, part] of Object.entries(own)) {
    if (id.startsWith(start)) {
      return [[part]];
    }
  }
  return [FIRST, ROOMS, LOBBY, ["server"]];
}
