/** Which area of the table a place lies in, for screens that show one area at a time. */

export const AREAS = ["middle", "village", "others"] as const;
export type AreaName = (typeof AREAS)[number];

/** Dice and values are in every area's sight; what a traveller turns up lies in the middle until it is placed. */
export function areaOf(place: string): AreaName | null {
  if (/^(pool|value)\./.test(place)) {
    return null;
  }
  return /^p\d+\./.test(place) && !place.endsWith(".turned") ? "village" : "middle";
}

/** The areas that some places lie in, in their order. */
export function areasOf(places: readonly string[]): readonly AreaName[] {
  const found = new Set(places.map(areaOf));
  return AREAS.filter((area) => found.has(area));
}
