/** Disasters and the Apocalypse. */

import { openBook, sword } from "./figures";
import type { Piece } from "./glass";
import { bar, box, cross, disc, flame, gable, lancet, leaf, poly, ring, star, wave, wedge } from "./shapes";

export const disasters: Readonly<Record<string, readonly Piece[]>> = {
  flood: [
    ["smoke", "M10 34Q12 18 28 20Q36 6 52 14Q68 6 76 20Q92 20 90 36Q80 42 50 40Q20 42 10 34Z"],
    ...[24, 40, 56, 72].map((x): Piece => ["azure", bar(x, 44, x - 6, 60, 2.6)]),
    ["night", wave(70, 60, 9, -6)],
    ["earth", "M26 76H78L68 94H36Z"],
    ["amber", box(40, 64, 24, 12)],
    ["ruby", gable(36, 52, 32, 13)],
    ["sapphire", wave(88, 40, 9)],
    ["azure", wave(102, 30, 8, 10)],
  ],
  fire: [
    ["night", box(30, 74, 40, 48)],
    ["night", gable(24, 50, 52, 25)],
    ["ember", lancet(38, 84, 9, 18)],
    ["ember", lancet(53, 84, 9, 18)],
    ["ruby", flame(22, 122, 34, 70, -4)],
    ["ruby", flame(78, 122, 34, 74, 4)],
    ["ruby", flame(50, 60, 30, 52, 3)],
    ["ember", flame(23, 122, 22, 46, -2)],
    ["ember", flame(77, 122, 22, 48, 2)],
    ["ember", flame(50, 60, 19, 36, 2)],
    ["gold", flame(50, 60, 9, 20)],
    ["gold", flame(23, 122, 10, 24)],
    ["gold", flame(77, 122, 10, 24)],
  ],
  earthquake: [
    ["stone", poly(18, 84, 26, 42, 44, 46, 38, 84)],
    ["ruby", poly(24, 44, 38, 18, 46, 47)],
    ["sapphire", poly(28, 66, 30, 56, 35, 57, 33, 67)],
    ["ivory", poly(52, 82, 58, 56, 84, 64, 78, 88)],
    ["amber", poly(55, 57, 76, 40, 88, 66)],
    ["earth", "M-2 84L34 78L42 92L36 102L46 122H-2Z"],
    ["earth", "M102 84L60 78L52 90L60 102L54 122H102Z"],
    ["ember", "M42 84L50 76L56 84L50 92L58 104L50 122L42 104L46 96Z"],
    ["stone", poly(46, 60, 52, 56, 54, 64, 48, 68)],
  ],
  plague: [
    ["smoke", "M8 36Q12 18 30 22Q38 8 54 16Q70 8 78 22Q92 22 92 38Q80 44 50 42Q20 44 8 36Z"],
    ...[22, 40, 60, 78].flatMap((x, at): Piece[] => [
      ["moss", bar(x, 48, x, 66 + (at % 2) * 8, 2.4)],
      ["pearl", poly(x - 5, 66 + (at % 2) * 8, x + 5, 66 + (at % 2) * 8, x, 76 + (at % 2) * 8)],
    ]),
    ["ivory", "M30 104Q26 78 50 76Q74 78 70 104L62 108V118H38V108Z"],
    ["night", disc(41, 97, 6)],
    ["night", disc(59, 97, 6)],
    ["night", poly(50, 101, 53, 108, 47, 108)],
  ],
  famine: [
    ["ember", disc(50, 30, 18)],
    ...Array.from(
      { length: 10 },
      (_, at): Piece => ["amber", wedge(50, 30, 20, 30, at / 10 + 0.02, at / 10 + 0.06)],
    ),
    ["earth", "M-2 96L20 90L40 98L62 89L82 97L102 91V124H-2Z"],
    ["smoke", poly(28, 124, 34, 108, 28, 98, 40, 110, 36, 124)],
    ["smoke", poly(68, 124, 62, 108, 72, 100, 74, 112, 78, 124)],
    ...[28, 50, 72].flatMap((x, at): Piece[] => [
      [
        "earth",
        `M${x - 1.2} 100Q${x - 4} 76 ${x + 8 - at * 2} 60L${x + 10 - at * 2} 61Q${x} 78 ${x + 1.4} 100Z`,
      ],
      ["stone", leaf(x + 8 - at * 2, 60, x + 16 - at, 78, 4)],
      ["stone", leaf(x - 1, 82, x - 12, 94, 3)],
    ]),
  ],
  war: [
    ["smoke", "M24 52H76V76Q76 104 50 116Q24 104 24 76Z"],
    ["ruby", "M30 58H50V108Q30 98 30 76Z"],
    ["night", "M50 58H70V76Q70 98 50 108Z"],
    ...sword(24, 102, 92, 54),
    ...sword(76, 102, 92, -54),
    ["ember", flame(50, 44, 14, 22)],
  ],
  heresy: [
    ...openBook(50, 70, 26),
    ["night", poly(50, 40, 56, 58, 47, 66, 55, 78, 46, 92, 52, 108, 44, 94, 49, 78, 42, 66, 50, 56)],
    [
      "moss",
      "M12 108Q2 84 22 78Q40 76 36 58Q32 44 48 38Q64 34 62 24Q60 16 50 20L48 14Q66 8 70 24Q72 40 54 45Q44 48 44 60Q44 84 24 88Q14 92 20 108Z",
    ],
    ["emerald", "M44 18Q52 8 62 14L58 24Q50 26 44 18Z"],
    ["ruby", poly(44, 18, 34, 14, 38, 18, 33, 21)],
    ["gold", disc(54, 17, 2)],
  ],
  schism: [
    ["ivory", poly(14, 112, 14, 70, 44, 70, 40, 82, 46, 92, 40, 112)],
    ["sapphire", poly(10, 72, 40, 38, 46, 44, 42, 58, 46, 70)],
    ["stone", poly(86, 112, 86, 76, 58, 70, 54, 82, 60, 92, 55, 112)],
    ["violet", poly(92, 78, 66, 40, 58, 46, 55, 58, 58, 70)],
    ["gold", cross(30, 30, 7, 4)],
    ["gold", poly(66, 30, 70, 20, 74, 22, 72, 27, 80, 30, 78, 34, 71, 31, 66, 46, 62, 44)],
    ["ruby", lancet(22, 84, 12, 28)],
    ["ruby", lancet(66, 88, 12, 24)],
    ["ember", poly(50, 14, 56, 40, 49, 54, 55, 70, 48, 88, 52, 112, 44, 90, 49, 72, 44, 54, 50, 40)],
  ],
  temptation: [
    ["earth", "M42 122Q48 90 40 66H60Q52 90 58 122Z"],
    ["emerald", disc(28, 44, 21)],
    ["emerald", disc(72, 44, 21)],
    ["moss", disc(50, 32, 24)],
    ["emerald", disc(50, 54, 20)],
    ["ruby", disc(28, 46, 6)],
    ["ruby", disc(66, 26, 6)],
    ["ruby", disc(76, 54, 6)],
    [
      "violet",
      "M64 116Q30 114 32 100Q34 90 54 88Q66 86 62 76Q58 70 46 70Q34 68 38 56Q42 48 54 50L53 56Q45 54 44 60Q46 64 56 65Q70 68 68 80Q66 92 50 95Q40 97 42 103Q46 108 66 110Z",
    ],
    ["violet", "M50 48Q60 44 66 52Q62 60 51 57Z"],
    ["gold", disc(59, 51.5, 1.8)],
    ["ruby", poly(66, 52, 76, 50, 72, 53, 76, 56)],
  ],
};

export const apocalypse: readonly Piece[] = [
  ...Array.from({ length: 20 }, (_, at): Piece => {
    return [at % 2 === 0 ? "ember" : "ruby", wedge(50, 44, 0, 130, at / 20, (at + 1) / 20)];
  }),
  ["gold", disc(50, 44, 30)],
  ["night", disc(50, 44, 25)],
  ["ember", ring(50, 44, 25, 22)],
  ["pearl", "M32 34Q50 26 68 34V58Q50 50 32 58Z"],
  ["ivory", disc(32, 46, 4.5, 13)],
  ["ivory", disc(68, 46, 4.5, 13)],
  ...[38, 44, 50, 56, 62].map((x): Piece => ["ruby", disc(x, 45, 2.6)]),
  ["gold", star(18, 66, 9, 3.6, 6)],
  ["gold", star(82, 70, 9, 3.6, 6)],
  ["amber", poly(18, 66, 6, 30, 24, 62)],
  ["amber", poly(82, 70, 94, 34, 76, 66)],
  ["night", "M-2 96L16 88L22 96L30 82L38 96L46 90L54 98L62 84L70 96L80 88L102 98V124H-2Z"],
  ["ember", flame(30, 122, 14, 26)],
  ["ember", flame(66, 122, 16, 30)],
];
