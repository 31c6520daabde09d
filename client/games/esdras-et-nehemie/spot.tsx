/** Something on the board that can be pointed at. */
import type { ReactNode } from "react";
import { Place } from "#/table/place";
import { classes } from "#/ui/classes";
import css from "./spot.module.css";

export interface SpotProps {
  /** As in the view and in choices: `ring.w01`, `p1.trader.2`. */
  readonly id: string;
  /** The component that can be read large here. */
  readonly item?: string | undefined;
  /** The piece that travels, if it is one: each is drawn once. */
  readonly motion?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export function Spot({ id, item, motion, className, children }: SpotProps) {
  return (
    <Place
      id={id}
      {...(item !== undefined && { item })}
      {...(motion !== undefined && { motion: `esdras ${motion}` })}
      className={classes(css.spot, className)}
    >
      {children}
    </Place>
  );
}
