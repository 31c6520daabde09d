/** The two men of the title: Ezra with a scroll, Nehemiah with a stone. */
import {
  arc,
  area,
  BRICK,
  box,
  FINE,
  GOLD,
  GREY,
  INK,
  line,
  MARBLE,
  mirrored,
  SKIN,
  STONE,
} from "#/games/esdras-et-nehemie/cover-shapes";
import type { Colours, Line, Region } from "#/games/esdras-et-nehemie/mosaic";
import { type Point, points } from "#/games/scatter";

const ROBE: readonly Point[] = points([
  84, 372, 112, 352, 140, 372, 158, 440, 164, 540, 168, 616, 58, 616, 62, 540, 68, 440,
]);
const MANTLE: readonly Point[] = points([
  112, 352, 142, 372, 160, 440, 168, 616, 128, 616, 134, 520, 112, 420, 92, 366,
]);

const SLEEVE: readonly Point[] = points([88, 376, 104, 384, 92, 440, 88, 478, 60, 478, 64, 430]);
const OTHER_SLEEVE: readonly Point[] = points([136, 376, 158, 420, 166, 478, 138, 478, 132, 440, 122, 390]);

interface Clothes {
  readonly robe: Colours;
  readonly hem: Colours;
  readonly mantle: Colours;
  readonly fold: Colours;
  readonly beard: Colours;
}

/** One of the two: he stands on the left; on the right he is mirrored. */
function man(clothes: Clothes, turn: (outline: readonly Point[]) => readonly Point[]): readonly Region[] {
  const { robe, hem, mantle, fold, beard } = clothes;
  const middle = turn([[112, 312]])[0] ?? [0, 0];
  const brow = arc(112, 306, 20, 22, 180, 360, 10);
  return [
    area(turn(arc(112, 312, 56, 56, 0, 360, 30)), HALO, { edge: BRICK, around: middle, size: 9 }),
    area(turn(ROBE), robe, { edge: hem }),
    area(turn(MANTLE), mantle, { edge: fold }),
    area(turn(SLEEVE), robe, { edge: hem, size: 8 }),
    area(turn(OTHER_SLEEVE), mantle, { edge: fold, size: 8 }),
    area(turn(arc(112, 312, 30, 35, 0, 360, 22)), beard, { size: FINE }),
    area(turn([...brow, [131, 322], [122, 336], [112, 340], [102, 336], [93, 322]]), SKIN, { size: 5.5 }),
    area(turn(points([92, 328, 132, 328, 130, 352, 112, 376, 94, 352])), beard, { size: FINE }),
  ];
}

const HALO: Colours = ["#f9e6a4", "#f3d98a", "#fdf0c0"];
const EZRA: Clothes = {
  robe: ["#7a2f4a", "#8a3a56", "#6b2740"],
  hem: ["#4f1a30", "#5b2138"],
  mantle: MARBLE,
  fold: ["#b3a089", "#a6927b"],
  beard: GREY,
};
const NEHEMIAH: Clothes = {
  robe: ["#2b6a6e", "#357a7c", "#235a5f"],
  hem: ["#123c42", "#194a50"],
  mantle: ["#c8662f", "#d5763c", "#b95a28"],
  fold: ["#7f3413", "#8f3f1b"],
  beard: ["#4a2f22", "#5a3a2a", "#3d261b"],
};

/** A scroll in Ezra's hands, a stone in Nehemiah's. */
const HELD: readonly Region[] = [
  area(box(80, 444, 148, 492), MARBLE, { edge: GREY, size: 7 }),
  area(box(68, 436, 84, 500), GOLD, { edge: BRICK, size: 5.5 }),
  area(box(144, 436, 160, 500), GOLD, { edge: BRICK, size: 5.5 }),
  area(box(446, 440, 526, 492), MARBLE, { edge: STONE, size: 9 }),
  ...[72, 156, 450, 522].map((x) => area(arc(x, 480, 12, 12, 0, 360, 14), SKIN, { size: 5.5 })),
];

export const MEN: readonly Region[] = [...man(EZRA, (same) => same), ...man(NEHEMIAH, mirrored), ...HELD];

const FACE: readonly Line[] = [
  line(INK, 4, [97, 302, 108, 300]),
  line(INK, 4, [116, 300, 127, 302]),
  line(INK, 6, [100, 309, 106, 309]),
  line(INK, 6, [118, 309, 124, 309]),
  line(["#b0774a"], 4.5, [112, 304, 112, 322]),
];

export const FEATURES: readonly Line[] = [
  // Folds, writing, faces.
  line(EZRA.hem, 6, [90, 510, 84, 606]),
  line(EZRA.hem, 6, [108, 510, 106, 606]),
  line(NEHEMIAH.hem, 6, [510, 510, 516, 606]),
  line(NEHEMIAH.hem, 6, [492, 510, 494, 606]),
  line(INK, 5, [92, 458, 136, 458]),
  line(INK, 5, [92, 468, 128, 468]),
  line(INK, 5, [92, 478, 134, 478]),
  ...FACE,
  ...FACE.map((one) => ({ ...one, along: mirrored(one.along) })),
];
