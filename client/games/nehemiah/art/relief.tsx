/** A relief in stone: light falls from above on the left, paint is left in what is cut. */
import { classes } from "#/ui/classes";
import { GATES } from "./gates";
import css from "./relief.module.css";
import type { Relief } from "./shapes";
import { TOOLS } from "./tools";
import { WORKS } from "./works";

const NOTHING: Relief = { fill: "" };

export function ReliefOf({
  item,
  className,
}: {
  readonly item: string;
  readonly className?: string | undefined;
}) {
  const { fill, lit = "", line = "" } = WORKS[item] ?? GATES[item] ?? TOOLS[item] ?? NOTHING;
  return (
    <svg viewBox="0 0 48 48" className={classes(css.relief, className)} aria-hidden="true">
      <path d={fill} className={css.edge} transform="translate(0.9 1.1)" />
      <path d={fill} className={css.fill} />
      <path d={lit} className={css.lit} />
      <path d={line} className={css.line} />
    </svg>
  );
}
