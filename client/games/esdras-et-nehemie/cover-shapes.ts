/** What the mosaic is made of: colours of stone and glass, and the outlines that everything is built from. */
import type { Colours, Line, Region } from "#/games/esdras-et-nehemie/mosaic";
import { type Point, points } from "#/games/scatter";

export const TILE = 10;
export const FINE = 6.5;

export const GOLD: Colours = ["#e2b13c", "#d49c2a", "#edc45c", "#c78c22", "#f2d27c", "#d8a433"];
export const NIGHT: Colours = ["#1d4e74", "#256088", "#174264", "#2d6f96"];
export const AZURE: Colours = ["#4f97b5", "#62a8c2", "#3f86a6"];
export const MARBLE: Colours = ["#f4ecdc", "#eae0cc", "#fbf6ea", "#e2d6bf"];
export const SHADE: Colours = ["#c9b9a6", "#bba992", "#d3c4b0"];
export const STONE: Colours = ["#b79f7c", "#a88f6c", "#c4ad8a", "#9c8361"];
export const BRICK: Colours = ["#8c3b2c", "#9d4735", "#7d3225"];
export const DEEP: Colours = ["#3a1626", "#47192c", "#30121f"];
export const EARTH: Colours = ["#5f7a45", "#6d8a50", "#52693a", "#7c9459"];
export const SKIN: Colours = ["#d9a577", "#cf9868", "#e2b389"];
export const INK: Colours = ["#241a1a", "#2f2222"];
export const GREY: Colours = ["#d9d3cb", "#c9c2b9", "#e6e1da"];

export const box = (left: number, top: number, right: number, bottom: number): readonly Point[] =>
  points([left, top, right, top, right, bottom, left, bottom]);

/** Part of an ellipse, from one angle to another, in degrees; 0 is to the right, 90 is down. */
export function arc(
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

export const mirrored = (points: readonly Point[]): readonly Point[] => points.map(([x, y]) => [600 - x, y]);
const plain = (colours: Colours) => () => colours;
export const area = (outline: readonly Point[], colours: Colours, more: Partial<Region> = {}): Region => ({
  outline,
  colours: plain(colours),
  size: TILE,
  ...more,
});
export const line = (colours: Colours, size: number, along: readonly number[]): Line => ({
  along: points(along),
  colours,
  size,
});
