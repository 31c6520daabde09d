/** A banner with its value: cut differently for each colour. */
import { Sign } from "../art/signs";
import type { Colour } from "../components";
import css from "./banner.module.css";

interface BannerProps {
  readonly colour: Colour;
  readonly value: number;
}

/** Hidden from screen readers: the caller names it. */
export function Banner({ colour, value }: BannerProps) {
  return (
    <span className={css.banner} style={{ background: `var(--${colour}-plate)` }} aria-hidden="true">
      {value}
      <Sign name={`${colour}_banner`} />
    </span>
  );
}
