/** Facts of a player board that are read off its tiles. */
import type { EsdrasEtNehemieTileView } from "#/wire/types";
import type { Amounts, Box, Side } from "../components";

export type TileType = "guards" | "traders" | "elders" | "farmers" | "labourers";

/** The tile of a type; undefined before it is dealt. */
export function tileOf(
  side: Side,
  type: TileType,
): (EsdrasEtNehemieTileView & { readonly tile: string }) | undefined {
  const found = side.tiles.find((tile) => tile.type === type);
  return found === undefined || found.tile === null ? undefined : { ...found, tile: found.tile };
}

/** What the slots of a Traders or Elders tile give, or the two options of a Labourers tile, on the side that is up. */
export function slotsOf(side: Side, box: Box, type: "traders" | "elders" | "labourers"): readonly Amounts[] {
  const tile = tileOf(side, type);
  const printed = tile === undefined ? undefined : box.slots(tile.tile);
  return printed === undefined ? [] : tile?.developed ? printed.back : printed.front;
}

/** What one farmer produces. */
export function farmerGains(side: Side, box: Box): Amounts {
  const tile = tileOf(side, "farmers");
  const printed = tile === undefined ? undefined : box.farmers(tile.tile);
  return printed === undefined ? {} : tile?.developed ? printed.back : printed.front;
}
