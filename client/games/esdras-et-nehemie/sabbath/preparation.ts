/** The preparation for the Sabbath: items in the player's order, and workers that are still to be assigned (B16). */
import type { ChoiceView } from "#/wire/types";
import type { Amounts, Box, Side, View } from "../components";
import { tileOf } from "../player-boards/storage";

/** In the order of their bits in the view. */
export const ITEMS = [
  "judgement",
  "farmers_food",
  "guards_recovery",
  "market_on_the_eve",
  "perpetual_fire",
  "returning_exiles",
  "tithes",
  "caravan",
] as const;
export type Item = (typeof ITEMS)[number];

export interface ItemState {
  readonly item: Item;
  readonly done: boolean;
  /** What it gives, as far as that is printed. */
  readonly gives: Amounts;
  /** The choice that resolves it now, if it is offered. */
  readonly choice: ChoiceView | undefined;
}

export type Judgement = "behind" | "between" | "ahead";

export function judgementOf(
  { zechariah, haggai }: Pick<View, "zechariah" | "haggai">,
  altar: number,
): Judgement {
  return altar < zechariah ? "behind" : altar >= haggai ? "ahead" : "between";
}

/** What the judgement brings to whom stands there. */
export function judgementGains(view: View, box: Box, judgement: Judgement): Amounts {
  return box.judgement(view.altar_face ?? "", view.round)?.[judgement] ?? {};
}

/** Where the Perpetual Fire would bring the marker before the judgement; null if it is not there or already out. */
export function judgedAfterFire(view: View, side: Side, box: Box): Judgement | null {
  const states = itemsOf(view, side, box, []);
  const open = (item: Item) => states.some((state) => state.item === item && !state.done);
  if (!open("judgement") || !open("perpetual_fire")) {
    return null;
  }
  const last = box.file.altar_space.length - 1;
  const steps = box.scroll("perpetual_fire")?.gives.altar_step ?? 0;
  return judgementOf(view, Math.min(side.altar + steps, last));
}

/** The items that a side has, or has had, in this preparation. */
export function itemsOf(
  view: View,
  side: Side,
  box: Box,
  choices: readonly ChoiceView[],
): readonly ItemState[] {
  const preparing = view.phase === "preparation" && view.active === side.side;
  return ITEMS.flatMap((item, bit) => {
    const done = preparing && ((view.turn.items >> bit) & 1) === 1;
    const choice = choices.find(({ text }) => text === item.replaceAll("_", " "));
    return done || choice !== undefined || isThere(side, item)
      ? [{ item, done, gives: givesOf(view, side, box, item), choice }]
      : [];
  });
}

function isThere(side: Side, item: Item): boolean {
  switch (item) {
    case "judgement":
      return true;
    case "farmers_food":
      return tileOf(side, "farmers")?.developed ?? false;
    case "guards_recovery":
      return (tileOf(side, "guards")?.developed ?? false) && [...side.traders, ...side.elders].includes(true);
    default:
      return side.abilities.includes(item);
  }
}

function givesOf(view: View, side: Side, box: Box, item: Item): Amounts {
  switch (item) {
    case "judgement":
      return judgementGains(view, box, judgementOf(view, side.altar));
    case "farmers_food":
      return { food: box.farmers(tileOf(side, "farmers")?.tile ?? "")?.extra_food ?? 0 };
    case "guards_recovery":
      return { recover: 1 };
    case "tithes":
      return { silver: (box.scroll(item)?.gives.silver ?? 0) * side.levites };
    default:
      return box.scroll(item)?.gives ?? {};
  }
}
