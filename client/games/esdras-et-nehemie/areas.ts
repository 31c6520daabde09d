/** Where on a narrow screen a place is drawn: one area is shown at a time. */
import type { RoomView } from "#/wire/types";

export const AREAS = ["own", "city", "temple", "scrolls", "others"] as const;
export type Area = (typeof AREAS)[number];

export function areaOf(place: string): Area {
  if (place === "ring" || place.startsWith("ring.") || place.endsWith(".tent")) {
    return "city";
  }
  if (place === "altar" || /^temple\b/.test(place) || place.endsWith(".levites")) {
    return "temple";
  }
  return /^scrolls?\b/.test(place) || place.startsWith("hero.") ? "scrolls" : "own";
}

/** How many places of each area choices point at. */
export function offersIn({ choices }: Pick<RoomView, "choices">): ReadonlyMap<Area, number> {
  const places = new Set(choices.flatMap(({ at }) => at));
  const found = new Map<Area, number>();
  for (const place of places) {
    const area = areaOf(place);
    found.set(area, (found.get(area) ?? 0) + 1);
  }
  return found;
}

/**
 * The area that another sort of question is about: the one with most of it that offered nothing before, unless the open
 * one is such an area too; else the open one. So a main action leads to the city though people can still be placed.
 */
export function areaAskedAbout(
  open: Area,
  offers: ReadonlyMap<Area, number>,
  before: ReadonlyMap<Area, number>,
): Area {
  const [first] = [...offers]
    .filter(([area]) => !before.has(area))
    .sort(([one, some], [other, others]) => Number(other === open) - Number(one === open) || others - some);
  return first?.[0] ?? open;
}

/** The area to show: the one that was chosen, unless something is offered and nothing of it there. */
export function areaToShow(chosen: Area, offers: ReadonlyMap<Area, number>): Area {
  if (offers.size === 0 || offers.has(chosen)) {
    return chosen;
  }
  return AREAS.find((area) => offers.has(area)) ?? chosen;
}
