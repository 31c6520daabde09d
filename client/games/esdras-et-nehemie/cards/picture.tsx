/** A picture of little stones, each a little out of line: one path for each kind of stone. */

import { closed, type Point, scatter, stone } from "#/games/scatter";
import { classes } from "#/ui/classes";
import css from "./picture.module.css";
import { type Picture as Bed, pictureOf } from "./pictures";

export interface PictureProps {
  /** A component, or a kind of them. */
  readonly motif: string;
  /** To be read large: of stones a quarter as large. */
  readonly fine?: boolean;
  readonly className?: string | undefined;
}

/** Hidden from screen readers: the caller names it. */
export function Picture({ motif, fine = false, className }: PictureProps) {
  const laid = laidOf(motif, fine);
  return (
    laid !== null && (
      <svg
        viewBox={`0 0 ${laid.width} ${laid.height}`}
        preserveAspectRatio="xMidYMax slice"
        className={classes(css.picture, className)}
        aria-hidden="true"
      >
        {laid.stones.map(([kind, path]) => (
          <path
            key={kind}
            d={path}
            style={{ "--stone": `var(--tessera-${kind[0] === "." ? "ground" : kind[0]})` }}
            data-other={kind.length > 1}
          />
        ))}
      </svg>
    )
  );
}

interface Laid {
  readonly width: number;
  readonly height: number;
  readonly stones: readonly (readonly [stone: string, path: string])[];
}

/** Points are written to a tenth: a stone is ten wide. */
const STONE = 10;
const JOINT = 0.6;
const OUT_OF_LINE = 0.7;
const SEED = 5;
const OTHER_SHADE = 0.4;

const laid = new Map<string, Laid | null>();

function laidOf(motif: string, fine: boolean): Laid | null {
  const key = fine ? `${motif} fine` : motif;
  let found = laid.get(key);
  if (found === undefined) {
    const bed = pictureOf(motif);
    found = bed === null ? null : lay(fine ? quartered(bed) : bed);
    laid.set(key, found);
  }
  return found;
}

function quartered(bed: Bed): Bed {
  return bed.flatMap((row) => {
    const twice = [...row].map((letter) => letter + letter).join("");
    return [twice, twice];
  });
}

function lay(bed: Bed): Laid {
  const next = scatter(SEED);
  const paths = new Map<string, string>();
  bed.forEach((row, y) => {
    [...row].forEach((letter, x) => {
      // Stones of a kind are of two shades.
      const kind = next() < OTHER_SHADE ? `${letter}2` : letter;
      const at: Point = [(x + 0.5) * STONE, (y + 0.5) * STONE];
      const set = stone(next, at, STONE - 2 * JOINT, OUT_OF_LINE);
      paths.set(kind, (paths.get(kind) ?? "") + closed(set));
    });
  });
  return { width: (bed[0]?.length ?? 0) * STONE, height: bed.length * STONE, stones: [...paths] };
}
