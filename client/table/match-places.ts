/**
 * From places that were pointed at to the choice that is meant.
 *
 * A choice points at places (`at`), sometimes twice at the same one (two equal dice of a pile). Pointing
 * at one place after the other, in any order, leaves fewer and fewer choices, until one is meant.
 */

interface Pointing {
  readonly at: readonly string[];
}

/** Whether all of `places` are among those that something points at, each as often. */
export function pointsAt(thing: Pointing, places: readonly string[]): boolean {
  const left = [...thing.at];
  return places.every((place) => {
    const found = left.indexOf(place);
    if (found >= 0) {
      left.splice(found, 1);
    }
    return found >= 0;
  });
}

/** What is left after these places were pointed at. */
export function matching<Thing extends Pointing>(
  things: readonly Thing[],
  picked: readonly string[],
): readonly Thing[] {
  return things.filter((thing) => pointsAt(thing, picked));
}

/** The places at which something more can be pointed at, after those that were. */
export function offeredPlaces(things: readonly Pointing[], picked: readonly string[]): ReadonlySet<string> {
  const places = new Set<string>();
  for (const thing of matching(things, picked)) {
    const left = [...thing.at];
    for (const place of picked) {
      left.splice(left.indexOf(place), 1);
    }
    for (const place of left) {
      places.add(place);
    }
  }
  return places;
}

/** What pointing at a place comes to. */
export type Press<Choice, Refusal> =
  | { readonly kind: "chosen"; readonly choice: Choice }
  | { readonly kind: "several"; readonly picked: readonly string[]; readonly choices: readonly Choice[] }
  | { readonly kind: "refused"; readonly refusals: readonly Refusal[] }
  | { readonly kind: "nothing" };

/**
 * Point at a place after others. One match is chosen, several are offered; a place that does not fit the
 * others starts again; where nothing is possible, the reasons are given.
 */
export function press<Choice extends Pointing, Refusal extends Pointing>(
  choices: readonly Choice[],
  refusals: readonly Refusal[],
  picked: readonly string[],
  place: string,
): Press<Choice, Refusal> {
  for (const tried of [[...picked, place], [place]]) {
    const left = matching(choices, tried);
    const [only] = left;
    if (only !== undefined) {
      return left.length === 1
        ? { kind: "chosen", choice: only }
        : { kind: "several", picked: tried, choices: left };
    }
  }
  const reasons = matching(refusals, [place]);
  return reasons.length > 0 ? { kind: "refused", refusals: reasons } : { kind: "nothing" };
}
