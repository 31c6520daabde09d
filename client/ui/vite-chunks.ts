/**
 * Which modules travel together. Each file costs a request and is packed by itself, so a first visit should need
 * few: what every page needs, the lobby, the covers, a table, its board, and the words of each. Everything else is
 * split by the bundler and fetched when it is wanted.
 */
import type { Rolldown } from "vite";

const HERE = import.meta.dirname.replaceAll("\\", "/").replace(/ui$/, "");
/** What is on the first picture of every page, of the lobby, of a room, and of a table in it. */
const EVERYWHERE = ["main.tsx"];
const LOBBY = ["lobby/home.tsx"];
const ROOM = ["table/page.tsx"];
const TABLE = ["table/game-screen.tsx", "table/recap/recap-panel.tsx"];
/** Knows the boards and covers of all games. */
const GAMES = "games/index.ts";
const OF_ONE_GAME = /\/games\/[^/]+\//;
const COVER = /\/cover\.tsx$/;
/** Names all parts of `ui`; who imports it needs only those it names. */
const SHELF = "ui/index.ts";
const LIBRARY = /\/node_modules\//;

const CATALOGUE =
  /\/locales\/([a-z]{2})\/(?:(kernel|table-web)|(.+?)(?:-(?:log|explain|terminal|web))?)\.ftl/;
/** Said by few: to newcomers, in practice, by refusals and faults of files. Or with every page: not split at all. */
const APART =
  /(?:-(?:rules|guide|lessons|puzzles|components)|\/(?:titles|web|lobby-web|rooms|practice|text-view|cli|server))\.ftl/;

type Modules = Pick<Rolldown.ChunkingContext, "getModuleInfo">;

export function chunks(): Rolldown.CodeSplittingGroup[] {
  let parts: ReadonlyMap<string, string> | null = null;
  const named = (name: string) => (id: string, modules: Modules) => {
    parts ??= pictures(modules);
    return parts.get(id) === name ? name : null;
  };
  // A part that comes earlier takes what it shares with later ones.
  return [...["main", "room", "table", "parts", "lobby", "covers"].map(named), words].map((name, index) => ({
    name,
    priority: 9 - index,
  }));
}

/** By module, the part it travels with; nothing for what is on no first picture, or belongs to one board. */
function pictures(modules: Modules): ReadonlyMap<string, string> {
  const found = modules.getModuleInfo(HERE + GAMES)?.dynamicallyImportedIds ?? [];
  const boards = found.filter((id) => !COVER.test(id)).map((id) => needed([id], modules));
  const covers = needed(
    found.filter((id) => COVER.test(id)),
    modules,
  );
  const at = (names: readonly string[]) =>
    needed(
      names.map((name) => HERE + name),
      modules,
    );
  const [everywhere, lobby, room, table] = [at(EVERYWHERE), at(LOBBY), at(ROOM), at(TABLE)];
  const parts = new Map<string, string>();
  for (const id of [everywhere, lobby, room, table, covers, ...boards].flatMap((each) => [...each])) {
    const drawnBy = boards.filter((board) => board.has(id)).length;
    const inRooms = room.has(id) || table.has(id) || drawnBy > 0;
    if (everywhere.has(id) || ((lobby.has(id) || covers.has(id)) && inRooms)) {
      parts.set(id, "main");
    } else if (room.has(id)) {
      parts.set(id, "room");
    } else if (table.has(id) || drawnBy > 1) {
      parts.set(id, "table");
    } else if (drawnBy === 1 && !OF_ONE_GAME.test(id)) {
      parts.set(id, "parts");
    } else if (drawnBy === 0) {
      parts.set(id, lobby.has(id) ? "lobby" : "covers");
    }
  }
  return parts;
}

/** The words that are read together: `gameParts` of words/catalogues.ts. */
function words(id: string): string | null {
  const [, language, atTables, game] = CATALOGUE.exec(id) ?? [];
  return language === undefined || APART.test(id) ? null : `${language}-${atTables ? "table" : game}`;
}

/** Our own modules with those that must be there before they can run; the bundler adds what they need of libraries. */
function needed(roots: readonly string[], modules: Modules): Set<string> {
  const found = new Set<string>();
  const visit = (id: string) => {
    if (found.has(id) || LIBRARY.test(id)) return;
    found.add(id);
    const info = modules.getModuleInfo(id);
    if (info === null) return;
    for (const next of info.importedIds) {
      if (next === HERE + SHELF) taken(info.code ?? "", modules.getModuleInfo(next)).forEach(visit);
      else visit(next);
    }
  };
  roots.forEach(visit);
  return found;
}

/** The modules behind the names that are imported from `#/ui`; the others are not in what is built. */
function taken(importing: string, shelf: Rolldown.ModuleInfo | null): readonly string[] {
  const names = new Set(
    exchanged(importing, /import\s*\{([^}]*)\}\s*from\s*"#\/ui"/g).flatMap(([, list]) => list),
  );
  return exchanged(shelf?.code ?? "", /export\s*\{([^}]*)\}\s*from\s*"#\/(ui\/[^"]+)"/g)
    .filter(([, list]) => list.some((name) => names.has(name)))
    .flatMap(([path]) => shelf?.importedIds.filter((id) => id.startsWith(`${HERE}${path}.`)) ?? []);
}

/** Of each matching statement, the module it names and the names it lists. */
function exchanged(code: string, statement: RegExp): [path: string, names: readonly string[]][] {
  return [...code.matchAll(statement)].map(([, list = "", path = ""]) => [
    path,
    list.split(",").map((name) => name.replace(/\bas\b.*/, "").trim()),
  ]);
}
