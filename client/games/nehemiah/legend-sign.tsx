/** A symbol of the legend, as the board and its cards show it: `sign.wood`. */
import { homeName } from "#/table/board/names";
import type { SignProps } from "#/table/contract";
import type { NehemiahComponents } from "#/wire/types";
import { isSign, Sign } from "./art/signs";
import "./stone.css";

export function LegendSign({ id }: SignProps<NehemiahComponents>) {
  const name = homeName(id);
  return isSign(name) && <Sign name={name} />;
}
