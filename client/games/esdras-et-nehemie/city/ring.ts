/** The ring of walls and gates as four sides of a city. */
import type { EsdrasEtNehemiePlaceView } from "#/wire/types";

export interface Sides {
  /** Both with the corners at their ends, from the left. */
  readonly top: readonly EsdrasEtNehemiePlaceView[];
  readonly bottom: readonly EsdrasEtNehemiePlaceView[];
  /** Without corners, from the top. */
  readonly right: readonly EsdrasEtNehemiePlaceView[];
  readonly left: readonly EsdrasEtNehemiePlaceView[];
}

/** The ring is named clockwise from a corner. On a high screen the city is turned, so that its long sides stand. */
export function sidesOf(ring: readonly EsdrasEtNehemiePlaceView[], high: boolean): Sides {
  const corners = ring.flatMap(({ corner }, at) => (corner ? [at] : []));
  const sides = corners.map((from, number) => ring.slice(from, corners[number + 1] ?? ring.length));
  const [first = [], second = [], third = [], fourth = []] = high
    ? [sides.at(-1) ?? [], ...sides.slice(0, -1)]
    : sides;
  return {
    top: [...first, ...second.slice(0, 1)],
    right: second.slice(1),
    bottom: [...third, ...fourth.slice(0, 1)].reverse(),
    left: fourth.slice(1).reverse(),
  };
}
