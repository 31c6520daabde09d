/** The reliefs of the work cards: what is done on them. */
import { box, coin, disc, exchange, log, person, type Relief, together } from "./shapes";

const SHIELD = (x: number, y: number): Relief => ({
  fill: `M${x} ${y - 12}c6 3 9 3 10 3c0 11 -3 18 -10 22c-7 -4 -10 -11 -10 -22c1 0 4 0 10 -3Z`,
  lit: `M${x} ${y - 8}c3 2 5 2 6 2c0 7 -2 11 -6 14Z`,
  line: `M${x} ${y - 8}v16M${x - 6} ${y - 2}h12`,
});
const SPEAR = (x: number): Relief => ({
  fill: `M${x} 2l4 9l-3 2v31h-2V13l-3 -2Z`,
});
const FLAME = (x: number, y: number): Relief => ({
  fill: `M${x} ${y}c-7 -3 -6 -9 -2 -12c0 3 2 3 2 1c0 -4 -1 -5 1 -8c1 5 7 8 6 13c-1 4 -4 6 -7 6Z`,
  lit: `M${x} ${y - 1}c-3 -2 -2 -5 0 -7c3 3 3 5 0 7Z`,
});
const ALTAR: Relief = {
  fill: "M10 26h28l-2 5v13H12V31ZM10 26l-1 -5l6 5ZM38 26l1 -5l-6 5Z",
  lit: box(15, 34, 18, 7),
  line: "M12 31h24M18 37h12",
};
const MOON: Relief = {
  fill: "M20 4a15 15 0 1 0 13 24a13 13 0 0 1 -13 -24Z",
  lit: "M14 12a12 12 0 0 0 3 16a13 13 0 0 1 -3 -16Z",
};
const LAMP: Relief = {
  fill: "M18 37c8 -2 16 -2 20 -6l4 2c-3 6 -6 11 -13 11h-4c-4 0 -6 -3 -7 -7Z",
  lit: "M40 30c-2 -3 0 -5 1 -8c2 3 4 5 1 8Z",
};
const MOUND: Relief = {
  fill: "M4 44c3 -9 12 -12 20 -12s17 3 20 12Z",
  line: "M12 40l3 -2M22 38l4 1M33 40l3 2",
};
const SHOVEL = (x: number): Relief => ({
  fill: `M${x - 4} 4h8v3h-2.500v17h-3V7h-2.500ZM${x - 5} 22h10v8c0 4 -3 6 -5 8c-2 -2 -5 -4 -5 -8Z`,
});
const LINKS = (y: number): Relief => ({
  fill: `M5 ${y}a7 7 0 0 1 7 -7h8a7 7 0 0 1 0 14h-8a7 7 0 0 1 -7 -7Zm5 0a3 3 0 0 0 3 3h6a3 3 0 0 0 0 -6h-6a3 3 0 0 0 -3 3ZM21 ${y}a7 7 0 0 1 7 -7h8a7 7 0 0 1 0 14h-8a7 7 0 0 1 -7 -7Zm5 0a3 3 0 0 0 3 3h6a3 3 0 0 0 0 -6h-6a3 3 0 0 0 -3 3Z`,
});

export const WORKS: Readonly<Record<string, Relief>> = {
  wood_1: log(10, 28, 30),
  wood_2: together(log(8, 19, 28), log(12, 32, 28)),
  wood_order: together(log(9, 12, 26), log(13, 23, 26), {
    fill: `M4 29h40v4H4Z${disc(14, 38, 6)}${disc(35, 38, 6)}`,
    lit: `${disc(14, 38, 2)}${disc(35, 38, 2)}`,
  }),
  gold_2: together(coin(17, 20, 12), coin(32, 31, 12)),
  gold_3: together(coin(24, 15, 11), coin(13, 33, 11), coin(35, 33, 11)),
  wall_1: {
    fill: "M7 44V20h6v-6h7v6h8v-6h7v6h6v24Z",
    lit: `${box(9, 30, 10, 6)}${box(29, 22, 10, 6)}`,
    line: "M7 28h34M7 36h34M18 20v8M31 20v8M13 28v8M25 28v8M36 28v8M19 36v8M31 36v8",
  },
  wall_2: {
    fill: "M3 44V25h5v-4h5v4h5V9h5V4h5v5h5V4h5v5h5v35Z",
    lit: `${box(20, 12, 9, 6)}${box(5, 35, 9, 6)}${box(31, 28, 10, 6)}`,
    line: "M18 25v19M3 34h40M18 18h25M18 26h25M27 10v8M35 18v8M25 26v8M10 34v10M31 34v10",
  },
  temple_1: together(ALTAR, FLAME(23, 24)),
  temple_2: together(ALTAR, FLAME(17, 24), FLAME(30, 24)),
  garrison_1: together(SPEAR(35), SHIELD(20, 25)),
  garrison_2: together(SPEAR(24), SHIELD(12, 28), SHIELD(36, 28)),
  gate: {
    fill: "M5 44V20a19 17 0 0 1 38 0v24h-9V22a10 10 0 0 0 -20 0v22Z",
    lit: "M16 44V23a8 8 0 0 1 7 -8v29Z",
    line: "M5 30h9M34 30h9M5 37h9M34 37h9M10 15l5 4M38 15l-5 4M24 3v9M25 15v29M32 24v20M28 16v28",
  },
  remarkable: {
    fill: "M24 5l5 11l12 1l-9 8l3 12l-11 -6l-11 6l3 -12l-9 -8l12 -1Z",
    lit: "M24 11l3 8l8 1l-11 5Z",
    line: "M6 30c1 8 8 14 18 14s17 -6 18 -14",
  },
  night_1: together(MOON, LAMP),
  night_2: together(MOON, LAMP, {
    fill: "M36 4l2 5l5 1l-4 3l1 5l-4 -3l-4 3l1 -5l-4 -3l5 -1Z",
  }),
  new_site_1: together(MOUND, SHOVEL(24)),
  new_site_2: together(MOUND, SHOVEL(15), SHOVEL(33)),
  priority_site: together(MOUND, {
    fill: "M15 3h3v32h-3ZM18 4c8 -3 12 4 22 1v15c-9 3 -14 -4 -22 -1Z",
    lit: "M19 7c5 -1 8 1 11 2v4c-4 -1 -7 -3 -11 -2Z",
  }),
  crew_change: {
    fill: person(24, 40, 1.25),
    line: "M7 30a18 18 0 0 1 6 -20m-6 1l6 -1l1 6M41 22a18 18 0 0 1 -5 20m6 -1l-6 1l-1 -6",
  },
  reassignment: { fill: person(12, 44) + person(36, 44), line: exchange(10, 7, 28) },
  planning: {
    fill: `${box(5, 22, 15, 22)}${box(28, 22, 15, 22)}`,
    lit: `${box(8, 25, 9, 7)}${box(31, 25, 9, 7)}`,
    line: `${exchange(9, 7, 30)}M8 36h9M31 36h9M8 40h6M31 40h6`,
  },
  consolidation_1: LINKS(24),
  consolidation_2: together(LINKS(15), LINKS(34)),
};
