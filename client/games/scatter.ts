/** Irregularities of hand-made things, the same at every look: a picture must not change while it is looked at. */
export type Scatter = () => number;

/** A source of numbers from 0 to 1 that always begins again with the same ones (mulberry32). */
export function scatter(seed: number): Scatter {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A number that differs from `middle` by at most `most`. */
export function around(next: Scatter, middle: number, most: number): number {
  return middle + (next() * 2 - 1) * most;
}

/** One of the given things. */
export function anyOf<T>(next: Scatter, things: readonly [T, ...T[]]): T {
  return things[Math.floor(next() * things.length)] ?? things[0];
}

export type Point = readonly [x: number, y: number];

/** Points from their numbers, x and y in turn. */
export function points(numbers: readonly number[]): readonly Point[] {
  return Array.from({ length: numbers.length / 2 }, (_, at) => [
    numbers[2 * at] ?? 0,
    numbers[2 * at + 1] ?? 0,
  ]);
}

/** The corners of a square, from the top left, around its middle. */
const CORNERS = points([-1, -1, 1, -1, 1, 1, -1, 1]);

/** The corners of a stone that was cut and set by hand: turned by an angle, each off by at most `off`. */
export function stone(next: Scatter, [x, y]: Point, size: number, off: number, angle = 0): readonly Point[] {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return CORNERS.map(([sx, sy]) => {
    const [dx, dy] = [(sx * size) / 2 + around(next, 0, off), (sy * size) / 2 + around(next, 0, off)];
    return [x + dx * cos - dy * sin, y + dx * sin + dy * cos];
  });
}

/** The closed line through some points, as SVG writes it: to a tenth, which nobody sees. */
export function closed(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${tenth(x)} ${tenth(y)}`).join("L")}Z`;
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
