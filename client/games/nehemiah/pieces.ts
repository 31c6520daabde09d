/**
 * Which worker, card and cube is which, from one view to the next. A view says only whose worker is where; one that
 * moves should be seen to move from where it was. The same name is the same piece.
 */
import type { NehemiahSpotView, NehemiahView } from "#/wire/types";

export interface Pieces {
  /** The worker on a spot, by the spot's place. */
  readonly workers: ReadonlyMap<string, string>;
  /** The workers at home, by their owner: `0`, or `neutral 0`. */
  readonly home: ReadonlyMap<string, readonly string[]>;
  /** The card on a spot, by the spot's place. */
  readonly cards: ReadonlyMap<string, Card>;
  /** How many cards were seen so far. */
  readonly seen: number;
  /** The cards that were discarded last: a column of them. */
  readonly gone: readonly Card[];
  /** The cubes of a seat on a board, by `cubesOf`. */
  readonly cubes: ReadonlyMap<string, readonly string[]>;
}

export interface Card {
  readonly number: number;
  readonly face: string;
}

export const NO_PIECES: Pieces = {
  workers: new Map(),
  home: new Map(),
  cards: new Map(),
  seen: 0,
  gone: [],
  cubes: new Map(),
};

export const SUPPLY = "supply";
/** How many cards a column has. */
export const COLUMN = 4;

export function ownerOf(seat: number, neutral: boolean): string {
  return neutral ? `neutral ${seat}` : String(seat);
}

/** Where cubes lie: on a board, or in the supply. */
export function cubesOf(seat: number, board: string): string {
  return `${board} ${seat}`;
}

export function follow(before: Pieces, view: NehemiahView): Pieces {
  return {
    ...followWorkers(before, view),
    ...followCards(before, view),
    cubes: followCubes(before, view),
  };
}

function spotsOf(view: NehemiahView): readonly NehemiahSpotView[] {
  return view.columns.flatMap((column) => column.spots);
}

function followWorkers(before: Pieces, view: NehemiahView): Pick<Pieces, "workers" | "home"> {
  const workers = new Map<string, string>();
  const home = new Map<string, readonly string[]>();
  for (const { seat, available, set_aside, neutral, neutral_colour } of view.seats) {
    const aside = available + set_aside;
    settle(seat, false, aside);
    if (neutral_colour !== null) {
      settle(seat, true, neutral);
    }
  }
  return { workers, home };

  function settle(seat: number, neutral: boolean, atHome: number) {
    const owner = ownerOf(seat, neutral);
    const taken = spotsOf(view).filter((spot) => spot.worker === seat && spot.neutral === neutral);
    const all = Array.from({ length: taken.length + atHome }, (_, at) => `${owner} ${at}`);
    const free = new Set(all);
    const stays = (place: string) => {
      const name = before.workers.get(place) ?? "";
      return free.delete(name) ? name : null;
    };
    const unsettled = taken.filter(({ place }) => {
      const name = stays(place);
      if (name !== null) {
        workers.set(place, name);
      }
      return name === null;
    });
    // A worker that has just left a card has come to another one; else one has come from home.
    const wasHome = new Set(before.home.get(owner));
    const rest = [...free].sort((one, other) => Number(wasHome.has(one)) - Number(wasHome.has(other)));
    unsettled.forEach(({ place }, at) => {
      workers.set(place, rest[at] ?? `${owner} new ${at}`);
    });
    home.set(owner, rest.slice(unsettled.length));
  }
}

function followCards(before: Pieces, view: NehemiahView): Pick<Pieces, "cards" | "seen" | "gone"> {
  const cards = new Map<string, Card>();
  let seen = before.seen;
  for (const { spots } of view.columns) {
    const lying = spots.filter((spot) => spot.card !== null);
    const stay = lying.filter(({ place, card }) => before.cards.get(place)?.face === card);
    for (const { place } of stay) {
      keep(place, before.cards.get(place));
    }
    // Two cards of a column that were swapped: each is found where the other was.
    const left = spots.flatMap(({ place }) => (cards.has(place) ? [] : [before.cards.get(place)]));
    for (const { place, card } of lying) {
      if (!cards.has(place) && card !== null) {
        const at = left.findIndex((one) => one?.face === card);
        const [moved] = at < 0 ? [] : left.splice(at, 1);
        seen += moved === undefined ? 1 : 0;
        keep(place, moved ?? { number: seen, face: card });
      }
    }
  }
  const lying = new Set([...cards.values()].map(({ number }) => number));
  const left = [...before.cards.values()].filter(({ number }) => !lying.has(number));
  return { cards, seen, gone: left.length > 0 ? left.slice(-COLUMN) : before.gone };

  function keep(place: string, card: Card | undefined) {
    if (card !== undefined) {
      cards.set(place, card);
    }
  }
}

function followCubes(before: Pieces, view: NehemiahView): Pieces["cubes"] {
  const cubes = new Map<string, readonly string[]>();
  for (const { seat, cube_supply } of view.seats) {
    const wanted = view.boards.map(({ board, cubes }) => ({
      at: cubesOf(seat, board),
      number: cubes[seat] ?? 0,
    }));
    const all = wanted.reduce((sum, { number }) => sum + number, cube_supply);
    const free = new Set(Array.from({ length: all }, (_, at) => `cube ${seat} ${at}`));
    for (const { at, number } of wanted) {
      const stay = (before.cubes.get(at) ?? []).filter((cube) => free.has(cube)).slice(0, number);
      for (const cube of stay) {
        free.delete(cube);
      }
      cubes.set(at, stay);
    }
    // What has left a board goes to another; else it comes from the supply.
    const supplied = new Set(before.cubes.get(cubesOf(seat, SUPPLY)));
    const rest = [...free].sort((one, other) => Number(supplied.has(one)) - Number(supplied.has(other)));
    for (const { at, number } of wanted) {
      const stay = cubes.get(at) ?? [];
      cubes.set(at, [...stay, ...rest.splice(0, number - stay.length)]);
    }
    cubes.set(cubesOf(seat, SUPPLY), rest);
  }
  return cubes;
}
