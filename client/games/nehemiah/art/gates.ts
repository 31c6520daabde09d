/** The emblems of the eight gates, in their arches. */
import { disc, type Relief } from "./shapes";

export const GATES: Readonly<Record<string, Relief>> = {
  sheep_gate: {
    fill: `${disc(22, 25, 8)}${disc(29, 22, 8)}${disc(17, 21, 7)}${disc(26, 28, 7)}${disc(35, 17, 5)}M15 30h3v9h-3ZM28 32h3v8h-3Z`,
    line: "M14 22c2 -2 5 -2 6 0M22 20c2 -2 5 -2 6 0M19 28c2 -2 5 -2 6 0",
  },
  fish_gate: {
    fill: "M5 25c8 -12 22 -12 29 -2l9 -7v18l-9 -7c-7 10 -21 10 -29 -2Z",
    lit: disc(14, 23, 2),
    line: "M20 17c3 5 3 11 0 16M26 19c2 4 2 8 0 12",
  },
  old_gate: {
    fill: "M8 42V14h9v28ZM31 42V20h9v22ZM6 8h14v6H6ZM22 8l8 2l-2 6l-7 -1Z",
    line: "M11 20v16M14 22v14M34 26v12M37 28v10",
  },
  valley_gate: {
    fill: "M2 40l13 -26l9 16l7 -11l15 21Z",
    lit: "M15 14l5 9l-5 4l-4 -3Z",
    line: "M10 40c6 -6 10 -2 14 -6s8 2 12 6",
  },
  dung_gate: {
    fill: "M6 42c2 -8 8 -14 18 -14s16 6 18 14Z",
    line: "M16 24c-4 -5 4 -7 0 -13M25 22c-4 -5 4 -8 0 -14M34 25c-4 -5 4 -7 0 -12M16 36h6M27 38h7",
  },
  fountain_gate: {
    fill: "M8 32h32c0 7 -6 11 -12 11h-8c-6 0 -12 -4 -12 -11ZM22 20h4v12h-4Z",
    line: "M24 18c0 -8 -10 -10 -13 0M24 18c0 -8 10 -10 13 0M24 18V6M13 37h22",
  },
  water_gate: {
    fill: "M17 8h14l3 8c4 8 -1 16 -10 16s-14 -8 -10 -16Z",
    lit: "M19 12h8l-6 14c-4 -3 -5 -6 -4 -9Z",
    line: "M4 37c4 -4 7 -4 10 0s6 4 10 0s7 -4 10 0s6 4 10 0M4 43c4 -4 7 -4 10 0s6 4 10 0s7 -4 10 0s6 4 10 0",
  },
  horse_gate: {
    fill: "M14 42c-2 -8 3 -12 5 -17l-9 4l-4 -5l9 -9c3 -6 9 -9 15 -8l3 -4l1 6c7 5 9 14 8 33Z",
    lit: disc(21, 17, 1.6),
    line: "M29 12c5 5 7 14 5 26M9 25l3 -1",
  },
};
