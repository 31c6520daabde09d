/** Symbols, resources and sacraments: things rather than people. */
import { key } from "./figures";
import type { Piece } from "./glass";
import { bar, box, cross, disc, drop, flame, heart, leaf, poly, ring, wave, wedge } from "./shapes";

/** A scallop, its hinge at the bottom. */
const shell: readonly Piece[] = [
  ...[-3, -2, -1, 0, 1, 2, 3].map((rib): Piece => {
    return [rib % 2 === 0 ? "pearl" : "rose", wedge(50, 68, 0, 46, (rib - 0.5) * 0.055, (rib + 0.5) * 0.055)];
  }),
  ["rose", "M40 58H60L64 69H36Z"],
];

const chalice: readonly Piece[] = [
  ["amber", poly(46, 84, 54, 84, 57, 100, 70, 108, 70, 112, 30, 112, 30, 108, 43, 100)],
  ["gold", "M26 52H74Q74 80 54 85H46Q26 80 26 52Z"],
  ["ruby", disc(50, 90, 4.6)],
  ["amber", "M26 52H74L73.4 59H26.600Z"],
];

function grapes(x: number, y: number): readonly Piece[] {
  const rows = [3, 3, 2, 1];
  return rows.flatMap((count, row) =>
    Array.from({ length: count }, (_, at): Piece => {
      return ["violet", disc(x + (at - (count - 1) / 2) * 8.4 + (row === 1 ? 2 : 0), y + row * 7.6, 4.9)];
    }),
  );
}

function wheat(x: number, y: number, lean: number): readonly Piece[] {
  const grains = [0, 1, 2, 3].flatMap((row): Piece[] => {
    const gx = x + lean * (20 + row * 8) * 0.4;
    const gy = y - 22 - row * 8;
    return [
      ["amber", leaf(gx, gy, gx - 8, gy - 9, 3)],
      ["gold", leaf(gx, gy, gx + 8, gy - 9, 3)],
    ];
  });
  return [["moss", bar(x, y, x + lean * 18, y - 50, 2)], ...grains];
}

export const dove: readonly Piece[] = [
  ["pearl", "M50 36Q30 20 12 28Q20 34 22 42Q30 56 48 54Z"],
  ["pearl", "M50 36Q70 20 88 28Q80 34 78 42Q70 56 52 54Z"],
  ["ivory", "M50 28Q57 32 56 44L60 66Q50 72 40 66L44 44Q43 32 50 28Z"],
  ["ivory", poly(42, 66, 58, 66, 66, 82, 50, 77, 34, 82)],
  ["pearl", disc(50, 28, 6.5)],
  ["amber", poly(47, 24, 53, 24, 50, 17)],
];

const flask: readonly Piece[] = [
  ["amber", "M42 56L42 44H58V56Q76 66 76 86Q76 110 50 110Q24 110 24 86Q24 66 42 56Z"],
  ["gold", "M27 80Q50 74 73 80Q78 106 50 106.500Q22 106 27 80Z"],
  ["earth", box(40, 34, 20, 10)],
];

const rings: readonly Piece[] = [
  ["gold", ring(37, 68, 24, 17)],
  ["amber", ring(63, 68, 24, 17)],
  ["gold", "M50 47.700A24 24 0 0 1 61 68H54A17 17 0 0 0 46 53.500Z"],
  ["azure", poly(37, 28, 45, 36, 37, 46, 29, 36)],
  ["pearl", poly(37, 28, 41, 36, 37, 46, 33, 36)],
];

function beads(): readonly Piece[] {
  return Array.from({ length: 16 }, (_, at): Piece => {
    const turn = (at + 0.5) / 16;
    const x = 50 + 30 * Math.sin(2 * Math.PI * turn);
    const y = 48 - 28 * Math.cos(2 * Math.PI * turn);
    return [at % 5 === 2 ? "gold" : "sapphire", disc(x, y, at % 5 === 2 ? 5.8 : 4.8)];
  });
}

export const symbols: Readonly<Record<string, readonly Piece[]>> = {
  baptismal_water: [
    ...shell,
    ["pearl", drop(36, 72, 9, 15)],
    ["azure", drop(50, 74, 11, 19)],
    ["pearl", drop(64, 72, 9, 15)],
    ["sapphire", wave(98, 30, 7)],
    ["azure", wave(108, 20, 6, 9)],
  ],
  holy_chrism: [
    ["ruby", flame(50, 34, 20, 28)],
    ["ember", flame(50, 34, 12, 19)],
    ["gold", flame(50, 34, 6, 11)],
    ["amber", "M38 58V46H62V58Q74 64 74 84Q74 110 50 110Q26 110 26 84Q26 64 38 58Z"],
    ["earth", box(36, 38, 28, 9)],
    ["gold", disc(50, 84, 15)],
    ["violet", cross(50, 80, 6, 4)],
  ],
  bread_and_wine: [
    ...wheat(20, 114, 0.15),
    ["amber", "M10 98Q10 80 34 80Q56 80 56 98Q54 112 33 112Q12 112 10 98Z"],
    ["gold", "M20 84L30 96L26 98L16 88ZM31 81L41 96L37 98L27 84Z"],
    ["gold", "M48 52H86Q86 74 70 78V98Q82 102 84 110H50Q52 102 64 98V78Q48 74 48 52Z"],
    ["ruby", "M48 52H86Q84 60 67 60Q50 60 48 52Z"],
    ...grapes(48, 22),
    ["emerald", leaf(48, 18, 66, 8, 7)],
  ],
  oil_of_the_sick: [
    ...flask,
    ["ruby", cross(50, 84, 8, 5)],
    ["moss", leaf(60, 34, 86, 22, 6)],
    ["moss", leaf(40, 34, 14, 22, 6)],
    ["emerald", leaf(58, 34, 72, 10, 6)],
    ["emerald", leaf(42, 34, 28, 10, 6)],
  ],
  stole: [
    [
      "emerald",
      "M38 22Q50 30 62 22Q76 40 72 72L76 116H58L57 74Q58 54 50 42Q42 54 43 74L42 116H24L28 72Q24 40 38 22Z",
    ],
    ["gold", poly(24.5, 110, 42, 110, 42, 116, 24, 116)],
    ["gold", poly(58, 110, 75.5, 110, 76, 116, 58, 116)],
    ["gold", cross(34, 88, 6, 3.4)],
    ["gold", cross(66, 88, 6, 3.4)],
    ["gold", cross(50, 30, 4.4, 2.6)],
  ],
  rings,
  chalice_and_paten: [
    ...chalice,
    ["gold", disc(50, 36, 22)],
    ["pearl", disc(50, 36, 17)],
    ["ruby", cross(50, 32, 7, 3.6)],
    ["amber", "M26 52H74L73.4 59H26.600Z"],
  ],
  rosary: [
    ...beads(),
    ["gold", disc(50, 82, 4.6)],
    ["sapphire", disc(50, 91, 3.8)],
    ["gold", cross(50, 101, 7, 4)],
  ],
};

export const resources: Readonly<Record<string, readonly Piece[]>> = {
  faith: [
    ["gold", disc(50, 60, 40)],
    ["pearl", disc(50, 60, 33)],
    ["sapphire", cross(50, 48, 21, 13)],
  ],
  hope: [
    ["gold", ring(50, 26, 11, 5)],
    ["emerald", box(44.5, 36, 11, 66)],
    ["moss", box(28, 46, 44, 9)],
    ["emerald", "M14 76L30 70L27 80Q36 92 50 92Q64 92 73 80L70 70L86 76L82 92Q66 110 50 110Q34 110 18 92Z"],
  ],
  charity: [
    ["ember", flame(50, 52, 34, 46)],
    ["gold", flame(50, 50, 18, 28)],
    ["ruby", heart(50, 74, 30)],
    ["rose", "M34 56Q28 62 32 74Q36 66 42 62Z"],
  ],
};

export const sacraments: Readonly<Record<string, readonly Piece[]>> = {
  baptism: symbols.baptismal_water ?? [],
  confirmation: [
    ...dove,
    ["ember", flame(50, 112, 12, 22)],
    ["ruby", flame(30, 108, 9, 17)],
    ["ruby", flame(70, 108, 9, 17)],
  ],
  eucharist: [...chalice, ["pearl", disc(50, 34, 18)], ["gold", cross(50, 30, 8, 4)]],
  reconciliation: [
    ...key(30, 96, "gold", 1.35),
    ...key(70, 96, "pearl", -1.35),
    ["violet", cross(50, 32, 8, 5)],
  ],
  anointing: [
    ...flask,
    ["ruby", cross(50, 84, 8, 5)],
    ["moss", leaf(60, 34, 80, 18, 6)],
    ["moss", leaf(40, 34, 20, 18, 6)],
  ],
  marriage: rings,
  orders: [
    ["ivory", "M30 70L26 42L50 12L74 42L70 70Q50 62 30 70Z"],
    ["gold", "M46.5 66V20L50 14L53.5 20V66Z"],
    ["gold", "M30 70L28.6 60Q50 52 71.4 60L70 70Q50 62 30 70Z"],
    ["ruby", "M36 70L30 112H42L46 68ZM64 70L70 112H58L54 68Z"],
    ["gold", box(30, 104, 12, 8)],
    ["gold", box(58, 104, 12, 8)],
  ],
};
