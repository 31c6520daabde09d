/** A banner with its one or two values: black in the middle, white at home, grey on the way. */
import { classes } from "#/ui/classes";
import css from "./banner.module.css";

export interface BannerProps {
  readonly values: readonly number[] | "?";
  readonly colour: "black" | "white";
  /** Whether the 2/12 tile lies beside it. */
  readonly tiled?: boolean;
  readonly className?: string | undefined;
}

export function Banner({ values, colour, tiled = false, className }: BannerProps) {
  const said = values === "?" ? "?" : values.join("/");
  return (
    <span className={classes(css.banner, className)} data-colour={colour} aria-hidden="true">
      <span className={css.cloth}>
        {said}
        {tiled && <span className={css.tile}>2/12</span>}
      </span>
    </span>
  );
}
