/** The plan of a new table, and the request that creates it. */
import { lastBot } from "#/lobby/my-name";
import { type DefaultNames, folded, freeBotName } from "#/lobby/seat-names";
import type {
  GivenClock,
  GivenSettings,
  NewRoom,
  OfferedGame,
  OptionValue,
  Policy,
  SeatPlan,
  Watching,
} from "#/wire/types";

/**
 * Who is to sit at a seat: me; someone who gets a link; someone at this very device, which goes from hand to
 * hand; or a bot.
 */
export type Sitter = "me" | "friend" | "here" | "bot";

export interface PlannedSeat {
  /** Stays with the seat while others are added and removed. */
  readonly key: string;
  readonly sitter: Sitter;
  readonly name: string;
  /** The name in a record, else empty: the default name of the seat's player. */
  readonly recorded: string;
  readonly bot: string;
}

export interface PlannedClock {
  readonly kind: "none" | "live" | "days";
  /** Minutes for each choice at a live table, days at one that is played over days. */
  readonly each: number;
  /** Once, for all that takes longer: in the same measure. */
  readonly timeBank: number;
  readonly policy: Policy;
}

export interface Plan {
  readonly game: string;
  readonly seats: readonly PlannedSeat[];
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly clock: PlannedClock;
  readonly watching: Watching;
  readonly chat: boolean;
  readonly listed: boolean;
  /** Whether the points are shown all along. */
  readonly scores: boolean;
  /** The text of a component file other than the game's own. */
  readonly components: string | null;
  /** Companion mode: draws of a real table are entered, so all use this device. */
  readonly companion: boolean;
  /** A first game, with the deal from which the game is learned. */
  readonly lesson: boolean;
}

export const NO_CLOCK: PlannedClock = { kind: "none", each: 0, timeBank: 0, policy: "remind" };
export const LIVE_CLOCK: PlannedClock = { kind: "live", each: 2, timeBank: 15, policy: "bot" };
export const DAYS_CLOCK: PlannedClock = { kind: "days", each: 2, timeBank: 3, policy: "remind" };

export const COMPANIES = ["bots", "friends", "here"] as const;
/** Who one plays with, as a starting point; everything can be changed afterwards. */
export type Company = (typeof COMPANIES)[number];

const SITTERS: Readonly<Record<Company, Sitter>> = { bots: "bot", friends: "friend", here: "here" };

export interface Offer {
  readonly game: OfferedGame;
  readonly bots: readonly string[];
}

/** The one that someone played against last; in the first game the weakest. The server names them in that order. */
export function usualBot(bots: readonly string[]): string {
  const last = lastBot();
  return bots.includes(last) ? last : (bots[0] ?? "");
}

/** Enough for the game to be lively, few enough for it to be quick. */
export function usualPlayers(game: OfferedGame): number {
  return Math.min(game.max_players, Math.max(game.min_players, 3));
}

/** A table that could be opened as it is. */
export function newPlan(
  offer: Offer,
  company: Company,
  me: string,
  players = usualPlayers(offer.game),
): Plan {
  const plan: Plan = {
    game: offer.game.game,
    seats: [{ key: "1", sitter: "me", name: me, recorded: "", bot: usualBot(offer.bots) }],
    options: Object.fromEntries(offer.game.options.map((option) => [option.name, option.default])),
    clock: NO_CLOCK,
    watching: "link",
    chat: true,
    listed: false,
    scores: true,
    components: null,
    companion: false,
    lesson: false,
  };
  return withPlayers(plan, players, SITTERS[company]);
}

/** The table at which a game is learned; null if it has none. */
export function firstPlan(offer: Offer, me: string): Plan | null {
  const { first } = offer.game;
  if (first === null) {
    return null;
  }
  const plan = newPlan(offer, "bots", me, first.players);
  return {
    ...plan,
    options: { ...plan.options, ...first.options },
    seats: plan.seats.map((seat) => ({ ...seat, bot: first.bot })),
    lesson: true,
  };
}

/** The same table for more or fewer; who comes is like those who are there. */
export function withPlayers(
  plan: Plan,
  players: number,
  sitter: Sitter = plan.seats.at(-1)?.sitter ?? "bot",
): Plan {
  const seats = plan.seats.slice(0, players);
  const bot = plan.seats[0]?.bot ?? "";
  while (seats.length < players) {
    const key = String(1 + Math.max(0, ...seats.map((seat) => Number(seat.key))));
    seats.push({ key, sitter: sitter === "me" ? "bot" : sitter, name: "", recorded: "", bot });
  }
  return { ...plan, seats };
}

export function withSeat(plan: Plan, key: string, change: Partial<PlannedSeat>): Plan {
  const seats = plan.seats.map((seat) => {
    if (seat.key === key) {
      return { ...seat, ...change };
    }
    // There is one of me: where I was, someone else can sit.
    return change.sitter === "me" && seat.sitter === "me"
      ? { ...seat, sitter: plan.companion ? ("here" as const) : ("friend" as const), name: "" }
      : seat;
  });
  return { ...plan, seats };
}

/** The same table beside a real one, or not: who was to come with a link sits here instead. */
export function withCompanion(plan: Plan, companion: boolean): Plan {
  const seats = plan.seats.map((seat) =>
    companion && seat.sitter === "friend" ? { ...seat, sitter: "here" as const } : seat,
  );
  return { ...plan, companion, seats };
}

/** The seat one place earlier (-1) or later (1) in turn order. */
export function moved(plan: Plan, key: string, by: -1 | 1): Plan {
  const from = plan.seats.findIndex((seat) => seat.key === key);
  const [seat, other] = [plan.seats[from], plan.seats[from + by]];
  if (seat === undefined || other === undefined) {
    return plan;
  }
  return { ...plan, seats: plan.seats.with(from, other).with(from + by, seat) };
}

/** Whether nobody has to come before the game can begin. */
export function isComplete(plan: Plan): boolean {
  return plan.seats.every((seat) => seat.sitter !== "friend");
}

/** The seats of the table's creator. */
export function mine(plan: Plan): readonly number[] {
  return plan.seats.flatMap((seat, number) =>
    seat.sitter === "me" || seat.sitter === "here" ? [number] : [],
  );
}

/** How a seat's sitter is called, as far as that is settled. A bot says no name: what was typed there was a person's. */
function givenName(seat: PlannedSeat): string {
  return (seat.sitter !== "bot" && seat.name.trim()) || seat.recorded;
}

/**
 * The seat of a person whose name someone else at the table has already, by its key; null if there is none. Two bots
 * may be called the same, if a record says so.
 */
export function sameName(plan: Plan): string | null {
  const bots = plan.seats.filter((seat) => seat.sitter === "bot");
  const names = new Set(bots.map((seat) => folded(givenName(seat))));
  for (const seat of plan.seats) {
    const name = seat.sitter === "bot" ? "" : folded(givenName(seat));
    if (name !== "" && names.has(name)) {
      return seat.key;
    }
    names.add(name);
  }
  return null;
}

export function newRoom(plan: Plan, names: DefaultNames): NewRoom {
  const settings: GivenSettings = {
    clock: clock(plan.clock),
    watching: plan.watching,
    chat: plan.chat,
    listed: plan.listed,
    scores: plan.scores,
  };
  return {
    game: plan.game,
    players: plan.seats.length,
    options: plan.options,
    seats: seatPlans(plan.seats, names),
    mine: mine(plan),
    settings,
    ...(plan.components !== null && { components: plan.components }),
    ...(plan.companion && { chance: "person" }),
    ...(plan.lesson && { lesson: true }),
  };
}

function seatPlans(seats: readonly PlannedSeat[], names: DefaultNames): readonly SeatPlan[] {
  const taken = seats.map(givenName);
  return seats.map((seat, number) => {
    const given = givenName(seat);
    if (seat.sitter === "bot") {
      const name = given || freeBotName(taken, names);
      taken.push(name);
      return { name, bot: seat.bot };
    }
    // Who comes by a link may still say a name.
    return { name: given === "" && seat.sitter !== "friend" ? names.player(number + 1) : given };
  });
}

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

export function clock(planned: PlannedClock): GivenClock {
  if (planned.kind === "none") {
    return {};
  }
  const measure = planned.kind === "live" ? MINUTE : DAY;
  return {
    per_choice: Math.round(planned.each * measure),
    reserve: Math.round(planned.timeBank * measure),
    policy: planned.policy,
  };
}
