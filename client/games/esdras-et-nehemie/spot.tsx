/** Something on the board that can be pointed at. */
import type { PlaceProps } from "#/table/contract";
import { Place } from "#/table/place";
import { classes } from "#/ui/classes";
import css from "./spot.module.css";

export function Spot({ className, ...place }: PlaceProps) {
  return <Place {...place} className={classes(css.spot, className)} />;
}
