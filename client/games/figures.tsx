/** What can be counted of a player, each number beside its sign: a row for panels and boards. */
import type { ReactNode } from "react";
import css from "#/games/figures.module.css";
import { Said } from "#/table/explanation/said";

export interface Figure {
  readonly sign: ReactNode;
  readonly value: string;
  /** The id by which the game explains it, to those who point at it and to those who hear it. */
  readonly explain: string;
}

interface FigureRowProps {
  readonly figures: readonly Figure[];
  /** In the small letters of notes everywhere; else as large as the text around it. */
  readonly small?: boolean;
}

export function FigureRow({ figures, small = false }: FigureRowProps) {
  return (
    <ul className={css.figures} data-small={small}>
      {figures.map(({ sign, value, explain }) => (
        <li key={explain} data-explain={explain}>
          {sign}
          <span aria-hidden="true">{value}</span>
          <Said place={explain} />
        </li>
      ))}
    </ul>
  );
}
