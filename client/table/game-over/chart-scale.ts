/** The scale of a chart: round numbers on the axis, and points between them. */

export interface Axis {
  readonly from: number;
  readonly to: number;
  readonly ticks: readonly number[];
}

/** An axis from a round number to a round number with about so many steps, which are 1, 2 or 5 or ten times that. */
export function axis(least: number, most: number, steps: number): Axis {
  const span = Math.max(most - least, 1);
  const step = roundStep(span / Math.max(steps, 1));
  const from = Math.floor(least / step) * step + 0; // not minus zero
  const to = Math.max(Math.ceil(most / step) * step, from + step) + 0;
  const ticks = Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) => from + index * step);
  return { from, to, ticks };
}

function roundStep(step: number): number {
  const power = 10 ** Math.floor(Math.log10(step));
  const lead = step / power;
  const nice = lead <= 1 ? 1 : lead <= 2 ? 2 : lead <= 5 ? 5 : 10;
  // Points are whole: nothing is scored between one and the next.
  return Math.max(1, nice * power);
}

/** From a value of an axis to a place between two ends. */
export function scaled(
  value: number,
  { from, to }: Pick<Axis, "from" | "to">,
  start: number,
  end: number,
): number {
  return to === from ? start : start + ((value - from) / (to - from)) * (end - start);
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Points hold until they change: a line of steps, as the path of an SVG. */
export function steps(points: readonly Point[]): string {
  return points
    .map(({ x, y }, index) => (index === 0 ? `M${short(x)} ${short(y)}` : `H${short(x)}V${short(y)}`))
    .join("");
}

function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** Labels that would overlap are moved apart, each as little as possible, in their order. */
export function apart(
  ends: readonly number[],
  distance: number,
  least: number,
  most: number,
): readonly number[] {
  const order = ends.map((_, index) => index).sort((one, other) => (ends[one] ?? 0) - (ends[other] ?? 0));
  const places = [...ends];
  let before = least - distance;
  for (const index of order) {
    before = Math.max(places[index] ?? 0, before + distance);
    places[index] = before;
  }
  // What was pushed out below comes back up.
  let after = most + distance;
  for (const index of order.toReversed()) {
    after = Math.min(places[index] ?? 0, after - distance);
    places[index] = after;
  }
  return places;
}
