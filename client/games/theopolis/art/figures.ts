/** People in glass: robe, head, what they wear on it, what they hold. */
import type { Glass, Piece } from "./glass";
import { bar, box, cross, disc, drop, flame, leaf, poly, ring } from "./shapes";

export interface Dress {
  /** The mantle to both sides, and what is worn under it in the middle. */
  readonly mantle: Glass;
  readonly gown: Glass;
  /** A band over both shoulders, down the middle. */
  readonly band?: Glass;
}

/** A figure from the head down, its shoulders at 60, its hem at the sill. */
export function robed({ mantle, gown, band }: Dress, hands = true): readonly Piece[] {
  const pieces: Piece[] = [
    [gown, "M42 58H58L66 122H34Z"],
    [mantle, "M44 57C33 59 26 66 24 78L16 122H36L41 84Z"],
    [mantle, "M56 57C67 59 74 66 76 78L84 122H64L59 84Z"],
  ];
  if (band !== undefined) {
    pieces.push([band, "M43 57L40 122H46L49.5 74L54 122H60L57 57L50 68Z"]);
  }
  if (hands) {
    pieces.push(["flesh", "M44 82Q50 72 56 82L54 90Q50 93 46 90Z"]);
  }
  return pieces;
}

export const face: readonly Piece[] = [
  ["flesh", "M40 42Q40 31 50 31Q60 31 60 42Q60 55 50 59Q40 55 40 42Z"],
  [
    "paint",
    "M43 43.500Q45.5 41.5 48 43.500Q45.5 45.5 43 43.500ZM52 43.500Q54.5 41.5 57 43.500Q54.5 45.5 52 43.500Z",
  ],
  ["paint", "M50.4 42L49.2 48.600Q50 49.6 51.4 48.800L50.6 48Z"],
];

export const halo: readonly Piece[] = [
  ["amber", disc(50, 43, 21)],
  ["gold", disc(50, 43, 17)],
];

export function hair(glass: Glass): readonly Piece[] {
  return [[glass, "M38 46Q36 28 50 28Q64 28 62 46Q60 38 56 36Q50 39 44 36Q40 38 38 46Z"]];
}

/** A ring of hair around a bare crown. */
export function tonsure(glass: Glass): readonly Piece[] {
  return [[glass, "M38 46Q37 38 40 35Q50 39 60 35Q63 38 62 46Q60 41 57 39Q50 42 43 39Q40 41 38 46Z"]];
}

export function beard(glass: Glass): readonly Piece[] {
  return [[glass, "M40 45Q42 50 46 49Q50 47 54 49Q58 50 60 45Q61 58 50 66Q39 58 40 45Z"]];
}

/** A hood, or with another glass inside it a veil over a wimple. */
export function hood(glass: Glass, inside?: Glass): readonly Piece[] {
  const pieces: Piece[] = [
    [glass, "M33 64Q32 26 50 22Q68 26 67 64Q60 62 60 44Q59 34 50 33Q41 34 40 44Q40 62 33 64Z"],
  ];
  if (inside !== undefined) {
    pieces.push([
      inside,
      "M39 62Q37 34 50 31Q63 34 61 62Q56 66 50 66Q44 66 39 62ZM42 45Q43 54 50 56Q57 54 58 45Q58 37 50 36Q42 37 42 45Z",
    ]);
  }
  return pieces;
}

export const mitre: readonly Piece[] = [
  ["ivory", "M39 38L37 24L50 6L63 24L61 38Q50 34 39 38Z"],
  ["gold", "M47.5 36V12L50 8L52.5 12V36Z"],
  ["gold", "M39 38L38.4 33Q50 29 61.6 33L61 38Q50 34 39 38Z"],
];

export const tiara: readonly Piece[] = [
  ["ivory", "M38 38Q36 14 50 8Q64 14 62 38Q50 34 38 38Z"],
  ["gold", "M38 38L37.4 32Q50 28 62.6 32L62 38Q50 34 38 38Z"],
  ["gold", "M38 27L38.6 22Q50 18 61.4 22L62 27Q50 23 38 27Z"],
  ["gold", "M41 17L43 13Q50 10 57 13L59 17Q50 14 41 17Z"],
  ["gold", cross(50, 3.5, 3, 2)],
];

export const helm: readonly Piece[] = [
  ["smoke", "M38 56V38Q38 26 50 25Q62 26 62 38V56L50 60Z"],
  ["night", "M40 41H60V45H40Z"],
  ["gold", "M48.6 26H51.4V58L50 59L48.6 58Z"],
  ["ruby", "M50 25Q46 12 58 8Q70 8 72 18Q62 16 58 25Z"],
];

/** A broad hat with a scallop on its brim. */
export const pilgrimsHat: readonly Piece[] = [
  ["earth", "M30 38Q36 33 41 32Q42 20 50 20Q58 20 59 32Q64 33 70 38Q60 41 50 41Q40 41 30 38Z"],
  ["gold", "M50 39L44 33Q45 28 50 27Q55 28 56 33Z"],
];

export const cap: readonly Piece[] = [
  ["emerald", "M38 38Q32 26 44 22Q60 16 68 30Q66 36 61 36Q50 32 38 38Z"],
  ["gold", "M38 39L38.6 35Q50 30 61.4 35L62 39Q50 35 38 39Z"],
];

// What they hold. -----------------------------------------------------------------------------------

export function staff(x: number, glass: Glass = "earth", top = 30): readonly Piece[] {
  return [[glass, box(x - 1.6, top, 3.2, 122 - top)]];
}

/** A bishop's staff, its crook at the top. */
export function crosier(x: number): readonly Piece[] {
  return [
    ...staff(x, "gold", 44),
    ["gold", `M${x + 1.6} 46V34a9 9 0 1 0 -9 9v-4a5 5 0 1 1 5 -5V46Z`],
    ["ruby", disc(x - 7.4, 34, 2.4)],
  ];
}

export function book(x: number, y: number, glass: Glass, size = 1): readonly Piece[] {
  const w = 8 * size;
  const h = 10 * size;
  return [
    [glass, box(x - w, y - h, 2 * w, 2 * h)],
    ["gold", cross(x, y - 2 * size, 3.6 * size, 2 * size)],
  ];
}

/** An open book, two white leaves. */
export function openBook(x: number, y: number, size: number): readonly Piece[] {
  const s = size;
  return [
    ["pearl", poly(x, y + s * 0.5, x - s * 1.5, y + s * 0.25, x - s * 1.5, y - s * 0.75, x, y - s * 0.5)],
    ["ivory", poly(x, y + s * 0.5, x + s * 1.5, y + s * 0.25, x + s * 1.5, y - s * 0.75, x, y - s * 0.5)],
    [
      "ruby",
      poly(
        x - s * 0.12,
        y - s * 0.5,
        x + s * 0.12,
        y - s * 0.5,
        x + s * 0.12,
        y + s * 0.9,
        x,
        y + s * 0.7,
        x - s * 0.12,
        y + s * 0.9,
      ),
    ],
  ];
}

export function sword(x: number, y: number, length: number, tilt = 0): readonly Piece[] {
  const tipX = x + tilt;
  return [
    ["pearl", bar(x, y, tipX, y - length, 4)],
    ["gold", bar(x - 8, y + tilt * 0.1, x + 8, y - tilt * 0.1, 3.4)],
    ["earth", bar(x, y, x - tilt * 0.16, y + 10, 3.4)],
  ];
}

export function palm(x: number, y: number): readonly Piece[] {
  const spray = [-16, -9, 0, 9, 16].map(
    (bend): Piece => [
      bend % 2 === 0 ? "moss" : "emerald",
      leaf(x, y, x + bend, y - 46 + Math.abs(bend) * 0.8, 5),
    ],
  );
  return [...spray, ["earth", bar(x, y - 4, x - 2, y + 16, 2.6)]];
}

export function key(x: number, y: number, glass: Glass, lean: number): readonly Piece[] {
  const topX = x + lean * 24;
  const topY = y - 24;
  return [
    [glass, bar(x, y, topX, topY, 3.4)],
    [glass, ring(x - lean * 4, y + 5, 6.4, 2.8)],
    [glass, bar(topX - lean * 2, topY + 3, topX + 6, topY + 9 - lean, 4.4)],
  ];
}

export function candle(x: number, y: number): readonly Piece[] {
  return [
    ["ivory", box(x - 2.6, y - 22, 5.2, 26)],
    ["ember", flame(x, y - 22, 8, 15)],
    ["gold", flame(x, y - 22, 4, 8)],
  ];
}

/** Wheaten bread with a cross cut into it: a host when it is white. */
export function host(x: number, y: number, radius: number): readonly Piece[] {
  return [
    ["pearl", disc(x, y, radius)],
    ["gold", cross(x, y - radius * 0.2, radius * 0.5, radius * 0.26)],
  ];
}

export function oilDrop(x: number, y: number): readonly Piece[] {
  return [["gold", drop(x, y, 8, 12)]];
}
