/** A window: a motif in leaded glass, with the light behind it. */
import { memo } from "react";
import { classes } from "#/ui/classes";
import type { CardType } from "../components";
import { GLASS, type Glass, type Piece } from "./glass";
import { ground, motif } from "./motifs";
import css from "./window.module.css";

const PREFIX = "theopolis-glass-";
const NAMES = Object.keys(GLASS).filter((name): name is Glass => name in GLASS);

/** The outline of a window, and the border of small panes inside it. */
const OPENING = "M1 119V50C1 24 24 8 50 1C76 8 99 24 99 50V119Z";
const BORDER = "M4.500 115.500V50C4.500 27 26 11.500 50 4.700C74 11.500 95.500 27 95.500 50V115.500Z";

/** The colours, once on a page; every window refers to them. */
export function GlassDefinitions() {
  return (
    <svg className={css.definitions} width="0" height="0" aria-hidden="true" focusable="false">
      <defs>
        {NAMES.map((name) => (
          <radialGradient key={name} id={PREFIX + name} cx="0.42" cy="0.34" r="0.85">
            <stop offset="0" stopColor={GLASS[name][0]} />
            <stop offset="0.45" stopColor={GLASS[name][1]} />
            <stop offset="1" stopColor={GLASS[name][2]} />
          </radialGradient>
        ))}
        <radialGradient id={`${PREFIX}light`} cx="0.5" cy="0.4" r="0.75">
          <stop offset="0" stopColor="#fffbe8" stopOpacity="0.34" />
          <stop offset="0.5" stopColor="#fff3d0" stopOpacity="0.06" />
          <stop offset="1" stopColor="#0a0612" stopOpacity="0.46" />
        </radialGradient>
        <clipPath id={`${PREFIX}opening`}>
          <path d={OPENING} />
        </clipPath>
      </defs>
    </svg>
  );
}

export function Panes({ pieces }: { readonly pieces: readonly Piece[] }) {
  return pieces.map(([glass, outline], at) => (
    // A picture never changes: the place in it is what a piece is known by.
    <path
      key={`${at} ${glass}`}
      d={outline}
      {...(glass === "paint" ? { className: css.paint } : { fill: `url(#${PREFIX}${glass})` })}
    />
  ));
}

export interface WindowProps {
  readonly item: string;
  readonly type: CardType;
  /** Without what lies behind, for the smallest sizes: the motif alone on plain glass. */
  readonly plain?: boolean;
  readonly className?: string | undefined;
}

/** Hidden from screen readers: the caller gives the name. */
export const Window = memo(function Window({ item, type, plain = false, className }: WindowProps) {
  return (
    <svg
      viewBox="0 0 100 120"
      preserveAspectRatio="xMidYMax meet"
      className={classes(css.window, className)}
      data-type={type}
      aria-hidden="true"
      focusable="false"
    >
      <g clipPath={`url(#${PREFIX}opening)`}>
        <rect width="100" height="120" className={css.bed} />
        {!plain && (
          <g className={css.ground}>
            <Panes pieces={ground(item, type)} />
          </g>
        )}
        <g className={css.motif}>
          <Panes pieces={motif(item, type)} />
        </g>
        <rect width="100" height="120" fill={`url(#${PREFIX}light)`} className={css.light} />
      </g>
      <path d={BORDER} className={css.cames} />
      <path d={BORDER} className={css.border} />
      <path d={BORDER} className={css.beads} />
      <path d={OPENING} className={css.edge} />
    </svg>
  );
});
