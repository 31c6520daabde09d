/**
 * What a choice of an open point would cost and bring, before it is made: the first links of the chain, as they are
 * printed. What these lead to in their turn, and what takes the place of a reward that cannot be had, the game tells.
 */
import type { ChoiceView, Message } from "#/wire/types";
import { type Amounts, type Box, RESOURCES, type Side, type View } from "../components";
import { slotsOf, type TileType, tileOf } from "../player-boards/storage";
import { costOf } from "./warnings";

export interface Preview {
  readonly costs: Amounts;
  readonly gains: Amounts;
}

const NOTHING: Preview = { costs: {}, gains: {} };

/** Null for what has no price and no reward of its own. */
export function previewOf({ text, message }: ChoiceView, view: View, side: Side, box: Box): Preview | null {
  const [verb = "", first = "", second = ""] = text.split(" ");
  switch (verb) {
    case "trader":
    case "elder":
      return { costs: {}, gains: slotsOf(side, box, `${verb}s`)[Number(first) - 1] ?? {} };
    case "trade":
      return tradePreview(view, side, box, first, second);
    case "develop":
      return developPreview(side, box, first);
    case "levite":
      return { costs: foodIn(message), gains: box.file.levite[side.levites]?.reward ?? {} };
    case "temple":
      return templePreview(box, Number(first), second);
    case "altar":
      return altarPreview(side, box, first);
    case "clear":
      return { costs: { grey_banner: box.number(`clear_${first}`) }, gains: { [first]: 1 } };
    case "tent":
      return tentPreview(side, box, Number(first), second);
    default:
      return null;
  }
}

/** The food for a Levite, as the choice itself says it: a scroll may make it less. */
function foodIn({ args }: Message): Amounts {
  return typeof args.food === "number" && args.food > 0 ? { food: args.food } : {};
}

function tradePreview(view: View, side: Side, box: Box, card: string, option: string): Preview | null {
  const silver = costOf(view, side, box, card, option);
  const buy = box.character(card)?.buy;
  if (silver === null || buy === null || buy === undefined || (option !== "upper" && option !== "lower")) {
    return null;
  }
  return { costs: silver === 0 ? {} : { silver }, gains: buy[option].goods };
}

function isType(name: string): name is TileType {
  return ["guards", "traders", "elders", "farmers", "labourers"].includes(name);
}

function developPreview(side: Side, box: Box, type: string): Preview {
  const id = isType(type) ? (tileOf(side, type)?.tile ?? "") : "";
  const tile = box.guards(id) ?? box.farmers(id) ?? box.slots(id);
  return tile === undefined ? NOTHING : { costs: tile.cost, gains: tile.green_bar };
}

function templePreview(box: Box, row: number, good: string): Preview {
  const entry = box.file.temple_row[row - 1];
  const points = box.number(`temple_${good}`);
  return entry === undefined
    ? NOTHING
    : { costs: { red_banner: entry.banners, [good]: 1 }, gains: together([{ vp: points }, entry.reward]) };
}

/** Every space that the marker enters gives its reward. */
function altarPreview(side: Side, box: Box, good: string): Preview {
  const spaces = box.file.altar_space;
  const steps = box.number(`altar_${good}_steps`);
  const entered = Array.from({ length: steps }, (_, step) => spaces[side.altar + step + 1]?.reward ?? {});
  return {
    costs: { red_banner: box.number(`altar_${good}_banners`), [good]: 1 },
    gains: together(entered),
  };
}

function tentPreview(side: Side, box: Box, steps: number, good: string): Preview {
  const spaces = box.file.city_space;
  const from = spaces.findIndex(({ id }) => id === side.tent);
  const entered = Array.from(
    { length: steps },
    (_, step) => spaces[(from + step + 1) % spaces.length]?.reward ?? {},
  );
  const resource = RESOURCES.find((resource) => resource === good);
  return {
    costs: {
      blue_banner: box.number(`tent_blue_${steps}`),
      ...(resource !== undefined && { [resource]: box.number(`tent_basic_${steps}`) }),
    },
    gains: together(entered),
  };
}

function together(parts: readonly Amounts[]): Amounts {
  const sum: Record<string, number> = {};
  for (const [good, number] of parts.flatMap((part) => Object.entries(part))) {
    sum[good] = (sum[good] ?? 0) + number;
  }
  return sum;
}
