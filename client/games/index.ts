/**
 * The games that have something of their own to show: a folder here with `about.ts` and `cover.tsx`, and with `index.ts`
 * if it has a board; any other game is drawn by the generic board.
 */
import { type CoverModule, cover } from "#/games/cover";
import type { About, BoardModule, GameEntry } from "#/table/contract";

type Module = BoardModule | { readonly default: BoardModule };

// A board is what its folder exports, or its default export, fetched when a table of the game is opened.
const boards = import.meta.glob<Module>("./*/index.{ts,tsx}");

async function board(slug: string): Promise<BoardModule> {
  const own = boards[`./${slug}/index.tsx`] ?? boards[`./${slug}/index.ts`];
  const module: Module = await (own === undefined ? import("#/games/generic") : own());
  return "default" in module ? module.default : module;
}

const abouts = import.meta.glob<About>("./*/about.ts", { eager: true, import: "ABOUT" });
const covers = import.meta.glob<CoverModule>("./*/cover.tsx");

/** By slug, in the order in which they are shown. */
export const ENTRIES: Readonly<Record<string, GameEntry>> = Object.fromEntries(
  Object.entries(abouts)
    .sort(([, one], [, other]) => one.place - other.place)
    .map(([path, about]) => {
      const slug = path.split("/")[1] ?? "";
      const entry = { ...about, slug, cover: cover(drawn(slug)), load: () => board(slug) };
      return [slug, entry];
    }),
);

function drawn(slug: string): () => Promise<CoverModule> {
  const fetch = covers[`./${slug}/cover.tsx`];
  if (fetch === undefined) throw new Error(`client/games/${slug} has no cover.tsx`);
  return fetch;
}

/** For a page that will show them all in a moment. */
export function fetchCovers(): void {
  for (const each of Object.values(ENTRIES)) each.cover.fetch();
}
