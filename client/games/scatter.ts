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

/** The closed line through some points, as SVG writes it: to a tenth, which nobody sees. */
export function closed(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${tenth(x)} ${tenth(y)}`).join("L")}Z`;
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
