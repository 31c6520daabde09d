/** Influence cubes of a seat, one beside the other; they fall into place as they come. */
import css from "./cubes.module.css";

/** More are counted instead of drawn where there is no room. */
export function Cubes({ seat, number }: { readonly seat: number; readonly number: number }) {
  return (
    <span className={css.cubes} style={{ "--cube-colour": `var(--seat-${seat})` }} aria-hidden="true">
      <span className={css.drawn}>
        {Array.from({ length: number }, (_, at) => (
          <span key={`cube ${at + 1}`} className={css.cube} />
        ))}
      </span>
      <span className={css.number}>{number}</span>
    </span>
  );
}
