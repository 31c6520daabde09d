/** Influence cubes of a seat, one beside the other; each comes from where it was. */

import { seatName } from "#/table/board/names";
import { numbersIn } from "#/table/board/pieces";
import css from "./cubes.module.css";
import { cubesOf, SUPPLY } from "./pieces";
import { useScene } from "./scene";

/** More than are placed at once need not be drawn: their number stands beside them. */
const ON_TOP = 3;

export interface CubesProps {
  readonly seat: number;
  readonly board: string;
}

export function Cubes({ seat, board }: CubesProps) {
  const { pieces } = useScene();
  const cubes = numbersIn(pieces.cubes, cubesOf(seat, board));
  return (
    <span className={css.cubes} style={{ "--cube-colour": `var(--seat-${seat})` }} aria-hidden="true">
      <span className={css.drawn}>
        {cubes.map((cube) => (
          <div key={cube} data-travel={`cube ${cube}`} className={css.cube} />
        ))}
      </span>
      <span className={css.number}>{cubes.length}</span>
    </span>
  );
}

/** The next cubes of a seat's supply, one on the other: the last are the next to go. Seen only: how many there are is told beside them. */
export function Supply({ seat }: { readonly seat: number }) {
  const { pieces } = useScene();
  const cubes = numbersIn(pieces.cubes, cubesOf(seat, SUPPLY));
  return (
    cubes.length > 0 && (
      <span
        className={css.supply}
        style={{ "--cube-colour": `var(--seat-${seat})` }}
        data-explain={`${seatName(seat)}.cubes`}
        aria-hidden="true"
      >
        {cubes.slice(-ON_TOP).map((cube) => (
          <div key={cube} data-travel={`cube ${cube}`} className={css.cube} />
        ))}
      </span>
    )
  );
}
