/** What can be counted of a player, each number beside its sign: a row for panels and boards. */
import type { ReactNode } from "react";
import css from "#/table/board/figures.module.css";
import type { SignProps } from "#/table/board/sign";
import { Said } from "#/table/explanation/said";

/** A sign, the number beside it, and the id by which the game explains it, to those who point and to those who hear. */
export type Figure<Name extends string> = readonly [sign: Name, value: string | number, explain: string];

interface FigureRowProps<Name extends string> {
  readonly figures: readonly Figure<Name>[];
  readonly signs: (props: SignProps<Name>) => ReactNode;
  /** In the small letters of notes everywhere; else as large as the text around it. */
  readonly small?: boolean;
}

export function FigureRow<Name extends string>({
  figures,
  signs: Sign,
  small = false,
}: FigureRowProps<Name>) {
  return (
    <ul className={css.figures} data-small={small}>
      {figures.map(([sign, value, explain]) => (
        <li key={explain} data-explain={explain}>
          <Sign name={sign} />
          <span aria-hidden="true">{value}</span>
          <Said place={explain} />
        </li>
      ))}
    </ul>
  );
}
