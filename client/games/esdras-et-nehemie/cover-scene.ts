/** What the mosaic shows: heaven, the walls, the Temple with its lampstand, and before them the two men. */
import { FEATURES, MEN } from "#/games/esdras-et-nehemie/cover-men";
import {
  AZURE,
  arc,
  area,
  BRICK,
  box,
  DEEP,
  EARTH,
  GOLD,
  line,
  MARBLE,
  mirrored,
  NIGHT,
  SHADE,
  STONE,
} from "#/games/esdras-et-nehemie/cover-shapes";
import type { Colours, Line, Region } from "#/games/esdras-et-nehemie/mosaic";
import { type Point, points } from "#/games/scatter";

const HEAVEN: Point = [300, 30];

const SKY: readonly Region[] = [
  area(box(30, 30, 570, 650), GOLD, { around: HEAVEN }),
  area(arc(...HEAVEN, 132, 132, 0, 180), NIGHT, {
    around: HEAVEN,
    colours: ([x, y]) => {
      const far = Math.hypot(x - HEAVEN[0], y - HEAVEN[1]);
      return far < 44 ? MARBLE : far < 84 ? AZURE : NIGHT;
    },
    edge: MARBLE,
  }),
];

const WALLS: readonly Point[] = points([
  30, 420, 52, 420, 52, 402, 78, 402, 78, 420, 104, 420, 104, 402, 130, 402, 130, 420, 156, 420, 156, 402,
  182, 402, 182, 610, 30, 610,
]);

const CITY: readonly Region[] = [
  area(WALLS, STONE, { edge: BRICK }),
  area(mirrored(WALLS), STONE, { edge: BRICK }),
];

const TEMPLE: readonly Region[] = [
  area(box(176, 320, 424, 566), MARBLE),
  area(box(248, 372, 352, 566), DEEP, { edge: BRICK }),
  ...[184, 216, 356, 388].map((x) => area(box(x, 324, x + 28, 566), SHADE, { edge: MARBLE, size: 9 })),
  area(box(164, 296, 436, 328), GOLD, { edge: BRICK }),
  area(points([160, 298, 300, 196, 440, 298]), MARBLE, { edge: BRICK }),
  area(arc(300, 266, 20, 20, 0, 360), GOLD, { edge: BRICK, size: 8 }),
  area(box(160, 562, 440, 586), SHADE, { edge: MARBLE }),
  area(box(144, 584, 456, 610), MARBLE, { edge: SHADE }),
  area(box(30, 606, 570, 650), EARTH),
];

export const REGIONS: readonly Region[] = [...SKY, ...CITY, ...TEMPLE, ...MEN];

const LAMP: Colours = ["#f0c552", "#f7d878", "#e2b13c"];
const FLAME: Colours = ["#fff4d0", "#ffd98a"];

const TEMPLE_LINES: readonly Line[] = [
  // Rays that fall from heaven to the Temple.
  ...[-62, -22, 22, 62].map((lean) =>
    line(MARBLE, 7, [300 + lean * 1.6, 170, 300 + lean * 0.7, lean * lean > 1000 ? 226 : 200]),
  ),
  // The lampstand.
  line(LAMP, 9, [300, 420, 300, 540]),
  ...[16, 29, 42].map(
    (reach): Line => ({ along: arc(300, 424, reach, 26 + reach * 1.1, 0, 180, 10), colours: LAMP, size: 8 }),
  ),
  line(LAMP, 9, [272, 548, 328, 548]),
  line(LAMP, 9, [284, 539, 316, 539]),
  ...[-42, -29, -16, 0, 16, 29, 42].map((x) => line(FLAME, 7, [300 + x, 402, 300 + x, 416])),
];

export const LINES: readonly Line[] = [...TEMPLE_LINES, ...FEATURES];
