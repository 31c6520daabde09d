/** The games that have something of their own to show; any other is drawn by the generic board. */
import { Cover as EsdrasEtNehemie } from "#/games/esdras-et-nehemie/cover";
import { Cover as MyVillage } from "#/games/my-village/cover";
import { Cover as Nehemiah } from "#/games/nehemiah/cover";
import { Cover as Theopolis } from "#/games/theopolis/cover";
import type { BoardModule, GameEntry } from "#/table/contract";

type Module = BoardModule | { readonly default: BoardModule };

// A board is what its folder exports, or its default export, fetched when a table of the game is opened.
const boards = import.meta.glob<Module>("./*/index.{ts,tsx}");

async function board(slug: string): Promise<BoardModule> {
  const own = boards[`./${slug}/index.tsx`] ?? boards[`./${slug}/index.ts`];
  const module: Module = await (own === undefined ? import("#/games/generic") : own());
  return "default" in module ? module.default : module;
}

export const ENTRIES: Readonly<Record<string, GameEntry>> = {
  theopolis: {
    slug: "theopolis",
    cover: Theopolis,
    minutes: [30, 60],
    weight: 2,
    load: () => board("theopolis"),
  },
  nehemiah: {
    slug: "nehemiah",
    cover: Nehemiah,
    minutes: [30, 60],
    weight: 2,
    load: () => board("nehemiah"),
  },
  "my-village": {
    slug: "my-village",
    cover: MyVillage,
    minutes: [60, 90],
    weight: 3,
    load: () => board("my-village"),
  },
  "esdras-et-nehemie": {
    slug: "esdras-et-nehemie",
    cover: EsdrasEtNehemie,
    minutes: [90, 120],
    weight: 4,
    load: () => board("esdras-et-nehemie"),
  },
};
