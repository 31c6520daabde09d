/** Who is to be fed on the Sabbath, with what, and what is lost (EN-163, EN-164). */
import type { Box, Side } from "../components";

/** Who eats, and under which tile they need not. */
const GROUPS = [
  ["gatekeeper", "gate_provisions"],
  ["scribe", "scribes_table"],
  ["trader", "gate_provisions"],
  ["elder", null],
  ["farmer", "fields_of_rest"],
  ["labourer", "fields_of_rest"],
  ["worker", "fields_of_rest"],
] as const;
export type Eater = (typeof GROUPS)[number][0];

export interface Feeding {
  readonly groups: readonly {
    readonly who: Eater;
    readonly number: number;
    /** The tile for which they need not be fed. */
    readonly fedBy: string | null;
  }[];
  readonly due: number;
  readonly food: number;
  readonly missing: number;
  /** Points for those who stay hungry. */
  readonly lost: number;
}

/** Workers still in the reserve will be farmers or labourers by then (EN-153). */
export function feedingOf(side: Side, box: Box): Feeding {
  const numbers: Readonly<Record<Eater, number>> = {
    gatekeeper: side.gatekeepers,
    scribe: side.scribes,
    trader: side.traders.filter(Boolean).length,
    elder: side.elders.filter(Boolean).length,
    farmer: side.farmers,
    labourer: side.labourers,
    worker: side.reserve,
  };
  const groups = GROUPS.filter(([who]) => numbers[who] > 0).map(([who, tile]) => ({
    who,
    number: numbers[who],
    fedBy: tile !== null && side.abilities.includes(tile) ? tile : null,
  }));
  const due = groups.reduce((sum, { number, fedBy }) => sum + (fedBy === null ? number : 0), 0);
  const missing = Math.max(0, due - side.food);
  return { groups, due, food: side.food, missing, lost: missing * box.number("hunger_vp") };
}
