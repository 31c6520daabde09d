/** The name of a part of the table, on its edge. Seen only: the part itself is named for those who hear it. */
import type { ReactNode } from "react";
import css from "./legend.module.css";

export function Legend({ children }: { readonly children: ReactNode }) {
  return (
    <p className={css.legend} aria-hidden="true">
      {children}
    </p>
  );
}
