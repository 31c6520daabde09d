/** A block as it is printed: colour first, never quite where the outline is. */
import { classes } from "#/ui/classes";
import { type Block, blockOf } from "./blocks";
import { customerBlock } from "./people";
import css from "./print.module.css";

export interface PrintProps {
  /** A card, a type of workshop, the symbol of a monk. */
  readonly motif: string;
  readonly className?: string | undefined;
}

export function Print({ motif, className }: PrintProps) {
  const { tint, ink }: Block = motif.startsWith("cu_") ? customerBlock(motif) : blockOf(motif);
  return (
    <svg viewBox="0 0 60 40" className={classes(css.print, className)} aria-hidden="true">
      <path className={css.tint} d={tint} transform="translate(1.4 .9)" />
      <path className={css.ink} d={ink} fillRule="evenodd" />
    </svg>
  );
}
