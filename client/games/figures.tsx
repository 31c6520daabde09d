/** What can be counted of a player, each number beside its sign: a row for panels and boards. */
import type { ReactNode } from "react";
import css from "#/games/figures.module.css";
import { Hidden } from "#/ui/visually-hidden";

export interface Figure {
  readonly sign: ReactNode;
  readonly value: string;
  /** What the number means, for screen readers. */
  readonly label: string;
  /** What the game explains when it is pointed at, by its id. */
  readonly explain?: string;
}

interface FigureRowProps {
  readonly figures: readonly Figure[];
  /** In the small letters of notes everywhere; else as large as the text around it. */
  readonly small?: boolean;
}

export function FigureRow({ figures, small = false }: FigureRowProps) {
  return (
    <ul className={css.figures} data-small={small}>
      {figures.map(({ sign, value, label, explain }) => (
        <li key={label} title={explain === undefined ? label : undefined} data-explain={explain}>
          {sign}
          <span aria-hidden="true">{value}</span>
          <Hidden>{label}</Hidden>
        </li>
      ))}
    </ul>
  );
}
