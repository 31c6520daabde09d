/** A floor of little stones: one small field, laid by hand, that repeats as far as the floor goes. */
import { memo, useId } from "react";
import { closed, type Scatter, scatter, stone } from "#/games/scatter";
import { classes } from "#/ui/classes";
import css from "./floor.module.css";

/** So many stones of this size lie in the field, so many rows on top of each other. */
const STONES = 14;
const SIZE = 8;
const FIELD = STONES * SIZE;
const SHADES = 4;
const JOINT = 0.84;

let laid: readonly string[] | null = null;

export interface FloorProps {
  /** What it is made of: limestone, or gold glass. */
  readonly of: "stone" | "gold";
  readonly className?: string | undefined;
}

/** Seen only, behind everything. */
export const Floor = memo(function Floor({ of, className }: FloorProps) {
  const id = useId();
  laid ??= lay(scatter(41));
  return (
    <svg
      className={classes(css.floor, className)}
      style={{ background: `var(--${of}-joint)` }}
      aria-hidden="true"
    >
      <pattern id={id} width={FIELD} height={FIELD} patternUnits="userSpaceOnUse">
        {laid.map((path, shade) => (
          <path key={shade.toString()} d={path} style={{ fill: `var(--${of}-${shade})` }} />
        ))}
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
});

/** The stones of each shade, as one path. Whatever crosses the right edge of the field begins again at its left. */
function lay(next: Scatter): readonly string[] {
  const paths = Array.from({ length: SHADES }, () => "");
  for (let row = 0; row < STONES; row++) {
    for (let column = 0; column < STONES; column++) {
      const [x, y] = [(column + 0.5 + (row % 2) / 2) * SIZE, (row + 0.5) * SIZE];
      const corners = stone(next, [x, y], SIZE * JOINT, 0.5);
      const shade = Math.floor(next() * SHADES);
      const at = (left: number) => closed(corners.map(([cx, cy]) => [cx - left, cy]));
      paths[shade] += at(0) + (x + SIZE > FIELD ? at(FIELD) : "");
    }
  }
  return paths;
}
