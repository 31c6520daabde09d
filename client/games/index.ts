/** The games that have something of their own to show; any other is drawn by the generic board. */
import { cover } from "#/games/cover";
import type { BoardModule, GameEntry } from "#/table/contract";

type Module = BoardModule | { readonly default: BoardModule };

// A board is what its folder exports, or its default export, fetched when a table of the game is opened.
const boards = import.meta.glob<Module>("./*/index.{ts,tsx}");

async function board(slug: string): Promise<BoardModule> {
  const own = boards[`./${slug}/index.tsx`] ?? boards[`./${slug}/index.ts`];
  const module: Module = await (own === undefined ? import("#/games/generic") : own());
  return "default" in module ? module.default : module;
}

const COVERS = {
  theopolis: cover(() => import("#/games/theopolis/cover")),
  nehemiah: cover(() => import("#/games/nehemiah/cover")),
  "my-village": cover(() => import("#/games/my-village/cover")),
  "esdras-et-nehemie": cover(() => import("#/games/esdras-et-nehemie/cover")),
};

/** For a page that will show them all in a moment. */
export function fetchCovers(): void {
  for (const each of Object.values(COVERS)) each.fetch();
}

export const ENTRIES: Readonly<Record<string, GameEntry>> = {
  theopolis: {
    slug: "theopolis",
    cover: COVERS.theopolis,
    minutes: [30, 60],
    weight: 2,
    load: () => board("theopolis"),
  },
  nehemiah: {
    slug: "nehemiah",
    cover: COVERS.nehemiah,
    minutes: [30, 60],
    weight: 2,
    load: () => board("nehemiah"),
  },
  "my-village": {
    slug: "my-village",
    cover: COVERS["my-village"],
    minutes: [60, 90],
    weight: 3,
    load: () => board("my-village"),
  },
  "esdras-et-nehemie": {
    slug: "esdras-et-nehemie",
    cover: COVERS["esdras-et-nehemie"],
    minutes: [90, 120],
    weight: 4,
    load: () => board("esdras-et-nehemie"),
  },
};
