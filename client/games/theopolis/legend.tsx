/** The name of a part of the table, on its edge: pressed or pointed at, it tells what that part is. */
import type { ReactNode } from "react";
import { Place } from "#/table/place";
import css from "./legend.module.css";

interface LegendProps {
  /** The part, by its id. */
  readonly place: string;
  readonly children: ReactNode;
}

export function Legend({ place, children }: LegendProps) {
  return (
    <Place id={place} className={css.legend}>
      <p className={css.words} aria-hidden="true">
        {children}
      </p>
    </Place>
  );
}
