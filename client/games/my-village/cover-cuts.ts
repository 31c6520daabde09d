/** What a knife leaves in wood: strokes that swell and taper, in rows. */
import { around, type Point, scatter } from "#/games/scatter";

export const INK = "#1c1814";
export const PAPER = "#f5e9cf";

/** One cut from here to there, widest in the middle. */
export function cut([ax, ay]: Point, [bx, by]: Point, width: number): string {
  const length = Math.hypot(bx - ax, by - ay) || 1;
  const [nx, ny] = [((by - ay) / length) * width, ((ax - bx) / length) * width];
  const [mx, my] = [(ax + bx) / 2, (ay + by) / 2];
  const at = (x: number, y: number) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  return `M${at(ax, ay)}Q${at(mx + nx, my + ny)} ${at(bx, by)}Q${at(mx - nx, my - ny)} ${at(ax, ay)}Z`;
}

/** Rays around a point: long and short in turn. */
export function rays([x, y]: Point, from: number, long: number, short: number, number: number): string {
  const on = (angle: number, distance: number): Point => [
    x + Math.cos(angle) * distance,
    y + Math.sin(angle) * distance,
  ];
  return Array.from({ length: number }, (_, ray) => {
    const angle = (ray * 2 * Math.PI) / number - Math.PI / 2;
    return ray % 2 === 0
      ? cut(on(angle, from), on(angle, long), 7)
      : cut(on(angle, from), on(angle, short), 4);
  }).join("");
}

/** Lines of a sky: closer together and longer the higher they are; they stop before the sun. */
export function sky(sun: Point, clear: number): string {
  const next = scatter(3);
  let path = "";
  for (let y = 34, gap = 10; y < 330; y += gap, gap += 0.6) {
    for (let x = around(next, 10, 30); x < 590; ) {
      const length = around(next, 84, 46);
      const middle: Point = [x + length / 2, y];
      if (Math.hypot(middle[0] - sun[0], middle[1] - sun[1]) > clear + length / 2) {
        path += cut([x, around(next, y, 1.5)], [x + length, around(next, y, 1.5)], 3.4 - y / 140);
      }
      x += length + around(next, 22, 14);
    }
  }
  return path;
}

/** Furrows of a field that run together far away. */
export function furrows(from: Point, to: Point, away: Point, number: number, reach: number): string {
  return Array.from({ length: number }, (_, row) => {
    const share = (row + 0.5) / number;
    const near: Point = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
    const far: Point = [near[0] + (away[0] - near[0]) * reach, near[1] + (away[1] - near[1]) * reach];
    return cut(near, far, 5);
  }).join("");
}

/** Hatching down a slope: short cuts below a line from the left to the right. */
export function slope(
  line: (x: number) => number,
  from: number,
  to: number,
  lean: number,
  seed: number,
): string {
  const next = scatter(seed);
  let path = "";
  for (let x = from; x < to; x += around(next, 9, 2)) {
    const top = line(x) + around(next, 8, 4);
    const length = around(next, 34, 18);
    path += cut([x, top], [x + lean * length, top + length], 2);
  }
  return path;
}
