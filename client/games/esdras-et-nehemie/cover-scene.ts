/** What the mosaic shows: the Temple with its lampstand, the walls, and the two men of the title. */
import type { Colours, Line, Region } from "#/games/esdras-et-nehemie/mosaic";
import type { Point } from "#/games/scatter";

export const TILE = 10;
const FINE = 6.5;

const GOLD: Colours = ["#e2b13c", "#d49c2a", "#edc45c", "#c78c22", "#f2d27c", "#d8a433"];
const NIGHT: Colours = ["#1d4e74", "#256088", "#174264", "#2d6f96"];
const AZURE: Colours = ["#4f97b5", "#62a8c2", "#3f86a6"];
const MARBLE: Colours = ["#f4ecdc", "#eae0cc", "#fbf6ea", "#e2d6bf"];
const SHADE: Colours = ["#c9b9a6", "#bba992", "#d3c4b0"];
const STONE: Colours = ["#b79f7c", "#a88f6c", "#c4ad8a", "#9c8361"];
const BRICK: Colours = ["#8c3b2c", "#9d4735", "#7d3225"];
const DEEP: Colours = ["#3a1626", "#47192c", "#30121f"];
const EARTH: Colours = ["#5f7a45", "#6d8a50", "#52693a", "#7c9459"];
const SKIN: Colours = ["#d9a577", "#cf9868", "#e2b389"];
const INK: Colours = ["#241a1a", "#2f2222"];
const GREY: Colours = ["#d9d3cb", "#c9c2b9", "#e6e1da"];

const box = (left: number, top: number, right: number, bottom: number): readonly Point[] => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
];

/** Part of an ellipse, from one angle to another, in degrees; 0 is to the right, 90 is down. */
function arc(
  x: number,
  y: number,
  rx: number,
  ry: number,
  from: number,
  to: number,
  steps = 18,
): readonly Point[] {
  return Array.from({ length: steps + 1 }, (_, step): Point => {
    const angle = ((from + ((to - from) * step) / steps) * Math.PI) / 180;
    return [x + Math.cos(angle) * rx, y + Math.sin(angle) * ry];
  });
}

const mirrored = (points: readonly Point[]): readonly Point[] => points.map(([x, y]) => [600 - x, y]);
const plain = (colours: Colours) => () => colours;
const area = (outline: readonly Point[], colours: Colours, more: Partial<Region> = {}): Region => ({
  outline,
  colours: plain(colours),
  size: TILE,
  ...more,
});

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

const WALLS: readonly Point[] = [
  [30, 420],
  [52, 420],
  [52, 402],
  [78, 402],
  [78, 420],
  [104, 420],
  [104, 402],
  [130, 402],
  [130, 420],
  [156, 420],
  [156, 402],
  [182, 402],
  [182, 610],
  [30, 610],
];

const CITY: readonly Region[] = [
  area(WALLS, STONE, { edge: BRICK }),
  area(mirrored(WALLS), STONE, { edge: BRICK }),
];

const TEMPLE: readonly Region[] = [
  area(box(176, 320, 424, 566), MARBLE),
  area(box(248, 372, 352, 566), DEEP, { edge: BRICK }),
  ...[184, 216, 356, 388].map((x) => area(box(x, 324, x + 28, 566), SHADE, { edge: MARBLE, size: 9 })),
  area(box(164, 296, 436, 328), GOLD, { edge: BRICK }),
  area(
    [
      [160, 298],
      [300, 196],
      [440, 298],
    ],
    MARBLE,
    { edge: BRICK },
  ),
  area(arc(300, 266, 20, 20, 0, 360), GOLD, { edge: BRICK, size: 8 }),
  area(box(160, 562, 440, 586), SHADE, { edge: MARBLE }),
  area(box(144, 584, 456, 610), MARBLE, { edge: SHADE }),
  area(box(30, 606, 570, 650), EARTH),
];

const ROBE: readonly Point[] = [
  [84, 372],
  [112, 352],
  [140, 372],
  [158, 440],
  [164, 540],
  [168, 616],
  [58, 616],
  [62, 540],
  [68, 440],
];
const MANTLE: readonly Point[] = [
  [112, 352],
  [142, 372],
  [160, 440],
  [168, 616],
  [128, 616],
  [134, 520],
  [112, 420],
  [92, 366],
];

const SLEEVE: readonly Point[] = [
  [88, 376],
  [104, 384],
  [92, 440],
  [88, 478],
  [60, 478],
  [64, 430],
];
const OTHER_SLEEVE: readonly Point[] = [
  [136, 376],
  [158, 420],
  [166, 478],
  [138, 478],
  [132, 440],
  [122, 390],
];

interface Clothes {
  readonly robe: Colours;
  readonly hem: Colours;
  readonly mantle: Colours;
  readonly fold: Colours;
  readonly beard: Colours;
}

/** One of the two: he stands on the left; on the right he is mirrored. */
function man(clothes: Clothes, turn: (points: readonly Point[]) => readonly Point[]): readonly Region[] {
  const { robe, hem, mantle, fold, beard } = clothes;
  const middle = turn([[112, 312]])[0] ?? HEAVEN;
  const brow = arc(112, 306, 20, 22, 180, 360, 10);
  return [
    area(turn(arc(112, 312, 56, 56, 0, 360, 30)), HALO, { edge: BRICK, around: middle, size: 9 }),
    area(turn(ROBE), robe, { edge: hem }),
    area(turn(MANTLE), mantle, { edge: fold }),
    area(turn(SLEEVE), robe, { edge: hem, size: 8 }),
    area(turn(OTHER_SLEEVE), mantle, { edge: fold, size: 8 }),
    area(turn(arc(112, 312, 30, 35, 0, 360, 22)), beard, { size: FINE }),
    area(turn([...brow, [131, 322], [122, 336], [112, 340], [102, 336], [93, 322]]), SKIN, { size: 5.5 }),
    area(
      turn([
        [92, 328],
        [132, 328],
        [130, 352],
        [112, 376],
        [94, 352],
      ]),
      beard,
      { size: FINE },
    ),
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

export const REGIONS: readonly Region[] = [
  ...SKY,
  ...CITY,
  ...TEMPLE,
  ...man(EZRA, (points) => points),
  ...man(NEHEMIAH, mirrored),
  ...HELD,
];

const LAMP: Colours = ["#f0c552", "#f7d878", "#e2b13c"];
const FLAME: Colours = ["#fff4d0", "#ffd98a"];
const face = (turn: (points: readonly Point[]) => readonly Point[]): readonly Line[] => [
  {
    along: turn([
      [97, 302],
      [108, 300],
    ]),
    colours: INK,
    size: 4,
  },
  {
    along: turn([
      [116, 300],
      [127, 302],
    ]),
    colours: INK,
    size: 4,
  },
  {
    along: turn([
      [100, 309],
      [106, 309],
    ]),
    colours: INK,
    size: 6,
  },
  {
    along: turn([
      [118, 309],
      [124, 309],
    ]),
    colours: INK,
    size: 6,
  },
  {
    along: turn([
      [112, 304],
      [112, 322],
    ]),
    colours: ["#b0774a"],
    size: 4.5,
  },
];

export const LINES: readonly Line[] = [
  // Rays that fall from heaven to the Temple.
  ...[-62, -22, 22, 62].map(
    (lean): Line => ({
      along: [
        [300 + lean * 1.6, 170],
        [300 + lean * 0.7, lean * lean > 1000 ? 226 : 200],
      ],
      colours: MARBLE,
      size: 7,
    }),
  ),
  // The lampstand.
  {
    along: [
      [300, 420],
      [300, 540],
    ],
    colours: LAMP,
    size: 9,
  },
  ...[16, 29, 42].map(
    (reach): Line => ({ along: arc(300, 424, reach, 26 + reach * 1.1, 0, 180, 10), colours: LAMP, size: 8 }),
  ),
  {
    along: [
      [272, 548],
      [328, 548],
    ],
    colours: LAMP,
    size: 9,
  },
  {
    along: [
      [284, 539],
      [316, 539],
    ],
    colours: LAMP,
    size: 9,
  },
  ...[-42, -29, -16, 0, 16, 29, 42].map(
    (x): Line => ({
      along: [
        [300 + x, 402],
        [300 + x, 416],
      ],
      colours: FLAME,
      size: 7,
    }),
  ),
  // Folds, writing, faces.
  {
    along: [
      [90, 510],
      [84, 606],
    ],
    colours: EZRA.hem,
    size: 6,
  },
  {
    along: [
      [108, 510],
      [106, 606],
    ],
    colours: EZRA.hem,
    size: 6,
  },
  {
    along: [
      [510, 510],
      [516, 606],
    ],
    colours: NEHEMIAH.hem,
    size: 6,
  },
  {
    along: [
      [492, 510],
      [494, 606],
    ],
    colours: NEHEMIAH.hem,
    size: 6,
  },
  {
    along: [
      [92, 458],
      [136, 458],
    ],
    colours: INK,
    size: 5,
  },
  {
    along: [
      [92, 468],
      [128, 468],
    ],
    colours: INK,
    size: 5,
  },
  {
    along: [
      [92, 478],
      [134, 478],
    ],
    colours: INK,
    size: 5,
  },
  ...face((points) => points),
  ...face(mirrored),
];
