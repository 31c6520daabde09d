/**
 * Any view as zones: what lies on the table and what belongs to each seat, whatever game it is.
 *
 * A view is plain data. What has a `place` is a thing that can be pointed at; lists of things are zones; lists
 * with a `seat` or `side` belong to the players; numbers and words are figures. Choices may also point at places
 * that the view only counts (a slot, a pile): these are found by their ids, so that nothing offered is missing.
 */
import { seatName } from "#/table/board/names";

export type Value = string | number | boolean | readonly (string | number | boolean)[];

export interface Figure {
  readonly field: string;
  readonly value: Value;
  readonly place: string | null;
}

export interface Thing {
  readonly key: string;
  readonly place: string | null;
  /** The component that it is, if it is one. */
  readonly item: string | null;
  /** What it is called without a component: the end of its place, or its number. */
  readonly tail: string;
  readonly figures: readonly Figure[];
  readonly zones: readonly Zone[];
}

export interface Zone {
  readonly field: string;
  readonly things: readonly Thing[];
}

export interface Part {
  /** Whose it is; null for what lies in the middle. */
  readonly seat: number | null;
  readonly figures: readonly Figure[];
  readonly zones: readonly Zone[];
}

export interface Drawing {
  readonly centre: Part;
  readonly seats: readonly Part[];
}

/** What the frame shows itself, or nobody needs to see. */
const LEFT_OUT = new Set([
  "place",
  "id",
  "players",
  "reader",
  "pending",
  "ending",
  "seat",
  "side",
  "name",
  "rank",
  "corner",
  "score_lines",
]);
/** Numbers that are seats. */
const SEATS = new Set(["worker", "owner", "scribe", "holder", "active", "first", "first_player"]);
/** The zone of what choices point at and the view does not show. */
export const ELSEWHERE = "places";

export function isSeat(field: string): boolean {
  return SEATS.has(field);
}

type Plain = Readonly<Record<string, unknown>>;

function isPlain(value: unknown): value is Plain {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isValue(value: unknown): value is string | number | boolean {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean";
}

/** `names` says what is a component; `places` are all that choices and refusals point at. */
export function drawingOf(
  view: unknown,
  isItem: (id: string) => boolean,
  places: readonly string[],
): Drawing {
  const pen = new Pen(isItem, places);
  const fields = isPlain(view) ? Object.entries(view) : [];
  const lists = fields.filter(([, value]) => isListOfSeats(value));
  const rest = fields.filter(([, value]) => !isListOfSeats(value));
  const middle = pen.part(null, rest);
  const seats = lists.flatMap(([, list]) => (Array.isArray(list) ? list.filter(isPlain) : []));
  const drawn = seats.map((own) => pen.part(Number(own.seat ?? own.side), Object.entries(own)));
  return { centre: pen.withRest(middle), seats: drawn.map((part) => pen.withRest(part)) };
}

function isListOfSeats(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((each) => isPlain(each) && ("seat" in each || "side" in each))
  );
}

/** How the ids of a seat's places begin, as everywhere on the wire: `p1.`. */
function prefixOf(seat: number | null): string {
  return seat === null ? "" : `${seatName(seat)}.`;
}

class Pen {
  readonly #isItem: (id: string) => boolean;
  readonly #places: ReadonlySet<string>;
  readonly #drawn = new Set<string>();

  constructor(isItem: (id: string) => boolean, places: readonly string[]) {
    this.#isItem = isItem;
    this.#places = new Set(places);
  }

  part(seat: number | null, fields: readonly (readonly [string, unknown])[]): Part {
    const figures: Figure[] = [];
    const zones: Zone[] = [];
    this.#fill(prefixOf(seat), fields, figures, zones);
    return { seat, figures, zones };
  }

  /** Add a zone of the places that were not drawn anywhere. */
  withRest(part: Part): Part {
    const prefix = prefixOf(part.seat);
    const own = [...this.#places].filter(
      (place) =>
        !this.#drawn.has(place) && (part.seat === null ? !/^p\d+\./.test(place) : place.startsWith(prefix)),
    );
    if (own.length === 0) {
      return part;
    }
    const things = own.map((place) => this.#named(place, place, lastOf(place), place.slice(prefix.length)));
    return { ...part, zones: [...part.zones, { field: ELSEWHERE, things }] };
  }

  #fill(
    prefix: string,
    fields: readonly (readonly [string, unknown])[],
    figures: Figure[],
    zones: Zone[],
  ): void {
    for (const [field, value] of fields) {
      if (LEFT_OUT.has(field) || value === null || value === "") {
        continue;
      }
      if (isValue(value)) {
        figures.push({ field, value, place: this.#find(prefix, [field, singular(field)]) });
      } else if (isPlain(value)) {
        zones.push({ field, things: [this.#thing(prefix, field, value, field)] });
      } else if (Array.isArray(value)) {
        this.#list(prefix, field, value, figures, zones);
      }
    }
  }

  #list(prefix: string, field: string, list: readonly unknown[], figures: Figure[], zones: Zone[]): void {
    const numbers = list.every((each) => typeof each === "number");
    if (list.length === 0) {
      return;
    }
    if (numbers) {
      figures.push({ field, value: list.filter(isValue), place: null });
      return;
    }
    const things = list
      .map((each, index) => this.#entry(prefix, field, each, index))
      .filter((thing) => thing !== null);
    if (things.length > 0) {
      zones.push({ field, things });
    }
  }

  /** One of a list: a thing with its place, a component by its id, a slot, or a pile of such. */
  #entry(prefix: string, field: string, each: unknown, index: number): Thing | null {
    const key = `${field}.${index}`;
    const number = `${singular(field)}.${index + 1}`;
    if (isPlain(each)) {
      return this.#thing(prefix, key, each, number);
    }
    if (typeof each === "string") {
      const place = this.#find(prefix, [`${field}.${each}`, `${singular(field)}.${each}`, each]);
      return this.#named(key, place, each, each);
    }
    if (Array.isArray(each)) {
      const zones: Zone[] = [];
      const figures: Figure[] = [];
      this.#list(prefix, field, each, figures, zones);
      return { key, place: this.#find(prefix, [number]), item: null, tail: number, figures, zones };
    }
    if (typeof each === "boolean") {
      const figures = [{ field: singular(field), value: each, place: null }];
      return { key, place: this.#find(prefix, [number]), item: null, tail: number, figures, zones: [] };
    }
    return null;
  }

  #thing(prefix: string, key: string, thing: Plain, tail: string): Thing {
    const figures: Figure[] = [];
    const zones: Zone[] = [];
    const place = typeof thing.place === "string" ? thing.place : this.#find(prefix, [tail]);
    if (place !== null) {
      this.#drawn.add(place);
    }
    const component = Object.entries(thing).find(
      ([field, value]) => field !== "place" && typeof value === "string" && this.#isItem(value),
    );
    const item = component === undefined ? null : String(component[1]);
    this.#fill(
      prefix,
      Object.entries(thing).filter(([field]) => field !== component?.[0]),
      figures,
      zones,
    );
    const telling = figures.filter((figure) => figure.place !== null || tells(figure));
    return { key, place, item, tail: place === null ? tail : lastOf(place), figures: telling, zones };
  }

  #named(key: string, place: string | null, id: string, tail: string): Thing {
    return { key, place, item: this.#isItem(id) ? id : null, tail, figures: [], zones: [] };
  }

  /** The place that something in this part may be, if a choice points at it and nothing else is it. */
  #find(prefix: string, ends: readonly string[]): string | null {
    const found = ends
      .map((end) => prefix + end)
      .find((place) => this.#places.has(place) && !this.#drawn.has(place));
    if (found !== undefined) {
      this.#drawn.add(found);
    }
    return found ?? null;
  }
}

/** On a card, what is nothing or the usual is left out: no cubes, one copy, not tired. */
function tells({ field, value }: Figure): boolean {
  if (typeof value === "object") {
    return value.some((each) => each !== 0);
  }
  return isSeat(field) || (value !== 0 && value !== false && !(field === "copies" && value === 1));
}

function singular(field: string): string {
  return field.replace(/men$/, "man").replace(/s$/, "");
}

function lastOf(place: string): string {
  return place.slice(place.lastIndexOf(".") + 1);
}
