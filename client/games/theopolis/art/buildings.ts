/** Buildings, and the Wonder. They stand on the sill, drawn as one sees them from the square. */
import { openBook } from "./figures";
import type { Glass, Piece } from "./glass";
import {
  arch,
  bar,
  box,
  cross,
  disc,
  drop,
  flame,
  gable,
  heart,
  lancet,
  leaf,
  poly,
  star,
  wedge,
} from "./shapes";

const ground = (glass: Glass): Piece => [glass, "M-2 108Q50 100 102 108V124H-2Z"];

function crossOn(x: number, y: number): Piece {
  return ["gold", cross(x, y, 3.4, 2)];
}

/** A round window with petals. */
function roseWindow(x: number, y: number, radius: number, petal: Glass, middle: Glass): readonly Piece[] {
  const petals = Array.from({ length: 8 }, (_, at): Piece => {
    return [at % 2 === 0 ? petal : "azure", wedge(x, y, 0, radius, at / 8, (at + 1) / 8)];
  });
  return [...petals, [middle, disc(x, y, radius * 0.36)]];
}

function tower(
  x: number,
  y: number,
  width: number,
  spire: number,
  wall: Glass,
  roof: Glass,
): readonly Piece[] {
  return [
    [wall, box(x, y, width, 112 - y)],
    [roof, gable(x - 2, y - spire, width + 4, spire)],
    ["sapphire", lancet(x + width * 0.28, y + 6, width * 0.44, 15)],
  ];
}

/** Battlements along the top of a wall. */
function merlons(x: number, y: number, width: number, glass: Glass): readonly Piece[] {
  const count = Math.round(width / 8);
  const step = width / count;
  return Array.from({ length: count }, (_, at): Piece => [glass, box(x + at * step + 1, y, step - 2, 7)]);
}

export const buildings: Readonly<Record<string, readonly Piece[]>> = {
  chapel: [
    ground("moss"),
    ["ivory", box(46, 30, 8, 18)],
    ["ruby", gable(43, 18, 14, 13)],
    crossOn(50, 13),
    ["ivory", poly(28, 112, 28, 72, 50, 48, 72, 72, 72, 112)],
    ["ruby", poly(22, 76, 50, 42, 78, 76, 72, 78, 50, 52, 28, 78)],
    ["azure", disc(50, 70, 6.5)],
    ["gold", disc(50, 70, 2.6)],
    ["sapphire", lancet(32, 84, 8, 18)],
    ["sapphire", lancet(60, 84, 8, 18)],
    ["earth", lancet(43, 84, 14, 28)],
  ],
  vault: [
    ground("moss"),
    ["moss", "M8 112Q12 56 50 46Q88 56 92 112Z"],
    ["stone", lancet(24, 50, 52, 62)],
    ["night", lancet(31, 60, 38, 52)],
    ["pearl", poly(34, 96, 38, 88, 62, 88, 66, 96)],
    ["stone", box(35, 96, 30, 16)],
    ["gold", cross(50, 99, 3.6, 2.2)],
    ["ember", flame(50, 82, 8, 13)],
    ["gold", flame(50, 82, 4, 7)],
    ["stone", cross(50, 36, 7, 5)],
  ],
  school: [
    ground("moss"),
    ["amber", box(22, 74, 56, 38)],
    ["sapphire", poly(16, 76, 26, 56, 74, 56, 84, 76)],
    ["azure", lancet(27, 82, 10, 18)],
    ["azure", lancet(63, 82, 10, 18)],
    ["earth", arch(43, 84, 14, 28)],
    ["gold", wedge(50, 44, 0, 30, -0.2, -0.07)],
    ["ivory", wedge(50, 44, 0, 30, -0.07, 0.07)],
    ["gold", wedge(50, 44, 0, 30, 0.07, 0.2)],
    ...openBook(50, 42, 13),
  ],
  ramparts: [
    ground("moss"),
    ["stone", box(32, 74, 36, 38)],
    ...merlons(33, 67, 34, "stone"),
    ["stone", box(10, 56, 25, 56)],
    ["stone", box(65, 56, 25, 56)],
    ...merlons(9, 49, 27, "amber"),
    ...merlons(64, 49, 27, "amber"),
    ["earth", box(21, 26, 2, 24)],
    ["earth", box(77, 26, 2, 24)],
    ["ruby", poly(23, 26, 40, 32, 23, 38)],
    ["ruby", poly(77, 26, 60, 32, 77, 38)],
    ["night", box(20, 68, 5, 13)],
    ["night", box(75, 68, 5, 13)],
    ["earth", arch(40, 84, 20, 28)],
    ["smoke", bar(50, 84, 50, 112, 2)],
    ["smoke", bar(40, 98, 60, 98, 2)],
  ],
  baptistery: [
    ground("moss"),
    ["ivory", poly(22, 112, 22, 72, 34, 68, 34, 112)],
    ["ivory", box(34, 68, 32, 44)],
    ["ivory", poly(66, 112, 66, 68, 78, 72, 78, 112)],
    ["sapphire", "M20 72Q22 40 50 34Q78 40 80 72Q66 66 50 66Q34 66 20 72Z"],
    ["azure", "M40 67Q42 44 50 34Q58 44 60 67Q50 65.5 40 67Z"],
    ["gold", disc(50, 31, 3.6)],
    crossOn(50, 24),
    ["azure", lancet(25, 80, 7, 18)],
    ["azure", lancet(68, 80, 7, 18)],
    ["sapphire", arch(39, 76, 22, 36)],
    ["pearl", drop(50, 80, 14, 21)],
    ["azure", "M39 106q5.5 -5 11 0t11 0v6h-22Z"],
  ],
  church: [
    ground("moss"),
    ...tower(20, 50, 22, 32, "ivory", "sapphire"),
    crossOn(31, 13),
    ["amber", poly(42, 112, 42, 76, 84, 76, 84, 112)],
    ["ruby", poly(40, 78, 47, 58, 80, 58, 88, 78)],
    ["sapphire", lancet(48, 84, 8, 20)],
    ["emerald", lancet(60, 84, 8, 20)],
    ["sapphire", lancet(72, 84, 8, 20)],
    ["azure", disc(31, 80, 6)],
    ["gold", disc(31, 80, 2.4)],
    ["earth", lancet(25, 90, 12, 22)],
  ],
  hospital: [
    ground("moss"),
    ["ivory", box(14, 78, 72, 34)],
    ["emerald", poly(8, 80, 18, 62, 82, 62, 92, 80)],
    ["ivory", poly(34, 112, 34, 66, 50, 48, 66, 66, 66, 112)],
    ["emerald", poly(29, 70, 50, 42, 71, 70, 66, 72, 50, 52, 34, 72)],
    ["ruby", heart(50, 73, 9)],
    ["pearl", cross(50, 71, 3.6, 2.4)],
    ["azure", arch(18, 88, 10, 16)],
    ["azure", arch(72, 88, 10, 16)],
    ["earth", arch(42, 90, 16, 22)],
  ],
  abbey: [
    ground("moss"),
    ...tower(64, 48, 18, 26, "stone", "violet"),
    ["stone", poly(18, 96, 18, 70, 40, 46, 62, 70, 62, 96)],
    ["violet", poly(12, 74, 40, 40, 68, 74, 62, 76, 40, 51, 18, 76)],
    ...roseWindow(40, 70, 9, "ruby", "gold"),
    ["amber", box(8, 90, 84, 22)],
    ["violet", poly(6, 91, 12, 84, 88, 84, 94, 91)],
    ...[14, 30, 46, 62, 78].map((x): Piece => ["night", arch(x - 4, 95, 12, 17)]),
  ],
  cathedral: [
    ground("moss"),
    ["ivory", box(38, 64, 24, 48)],
    ["sapphire", gable(36, 46, 28, 19)],
    ...tower(20, 54, 19, 34, "ivory", "sapphire"),
    ...tower(61, 54, 19, 34, "ivory", "sapphire"),
    crossOn(29.5, 16),
    crossOn(70.5, 16),
    ...roseWindow(50, 76, 10, "ruby", "gold"),
    ["ruby", lancet(24, 78, 11, 12)],
    ["ruby", lancet(65, 78, 11, 12)],
    ["earth", lancet(24, 94, 11, 18)],
    ["earth", lancet(43, 90, 14, 22)],
    ["earth", lancet(65, 94, 11, 18)],
  ],
  basilica: [
    ground("moss"),
    ["ivory", box(30, 62, 40, 20)],
    ["emerald", "M26 64Q26 32 50 26Q74 32 74 64Z"],
    ["moss", "M38 64Q38 36 50 26Q62 36 62 64Z"],
    ["ivory", box(45, 16, 10, 12)],
    ["gold", gable(43, 9, 14, 8)],
    crossOn(50, 5),
    ["gold", box(26, 62, 48, 5)],
    ["ivory", box(10, 86, 80, 26)],
    ["amber", gable(22, 70, 56, 15)],
    ["gold", box(10, 84, 80, 5)],
    ...[15, 31, 61, 77].map((x): Piece => ["azure", arch(x, 93, 8, 19)]),
    ["earth", arch(43, 92, 14, 20)],
    ["ruby", disc(50, 79, 3.6)],
  ],
  wonder: [
    ...Array.from({ length: 16 }, (_, at): Piece => {
      return [at % 2 === 0 ? "gold" : "amber", wedge(50, 52, 0, 62, at / 16, (at + 1) / 16)];
    }),
    ["ivory", disc(50, 52, 34)],
    ["gold", lancet(40, 18, 20, 70)],
    ["amber", lancet(26, 36, 16, 52)],
    ["amber", lancet(58, 36, 16, 52)],
    ["rose", lancet(16, 54, 13, 34)],
    ["rose", lancet(71, 54, 13, 34)],
    ["pearl", disc(50, 40, 7)],
    ["gold", star(50, 40, 6, 2.6, 8)],
    ["sapphire", arch(44, 58, 12, 30)],
    ["emerald", lancet(30, 52, 8, 22)],
    ["emerald", lancet(62, 52, 8, 22)],
    ["ruby", lancet(19.5, 64, 6, 14)],
    ["ruby", lancet(74.5, 64, 6, 14)],
    ["pearl", "M2 122Q4 92 22 94Q30 82 44 90Q56 82 66 91Q80 84 84 96Q98 96 98 122Z"],
    ["azure", "M10 122Q14 104 30 106Q46 98 58 107Q78 100 90 122Z"],
    ["moss", leaf(50, 88, 40, 72, 4)],
    ["moss", leaf(50, 88, 60, 72, 4)],
  ],
};
