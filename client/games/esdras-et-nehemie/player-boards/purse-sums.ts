/** Banners of a side as money: what there is by colour, and how it has shrunk and grown in the turn in progress. */
import { COLOURS, type Colour, type Side, type View } from "../components";

export interface Sum {
  readonly colour: Colour;
  readonly number: number;
  /** Whether the main action of this turn is paid with it. */
  readonly chosen: boolean;
  /** In this turn; only of what can be spent. */
  readonly spent: number;
  readonly gained: number;
}

const WILD = 3;

/** Banners of one colour only are spent in a turn (EN-59), so the others stay what the cards show. */
export function sumsOf({ turn, active, phase }: View, side: Side): readonly Sum[] {
  const own = active === side.side && phase === "working_day";
  return COLOURS.map((colour, at) => {
    const shown = side.banners[at] ?? 0;
    if (!own) {
      return { colour, number: shown, chosen: false, spent: 0, gained: 0 };
    }
    const chosen = turn.action === colour;
    const gained = (turn.gained[at] ?? 0) + (turn.action === null || chosen ? (turn.gained[WILD] ?? 0) : 0);
    return {
      colour,
      number: turn.action === null || chosen ? (turn.available[at] ?? shown) : shown,
      chosen,
      spent: chosen ? turn.spent : 0,
      gained: turn.action === null || chosen ? gained : 0,
    };
  });
}
