/** A work card: a block of limestone with its relief, its name, what it costs and brings. */
import { breakable } from "#/table/board/line-break";
import { classes } from "#/ui/classes";
import type { NehemiahWork } from "#/wire/types";
import { useWords } from "#/words";
import { ReliefOf } from "./art/relief";
import css from "./card.module.css";
import { kindOf, withoutNumber } from "./components";
import { Effect } from "./effect";

export interface WorkCardProps {
  readonly work: NehemiahWork;
  /** As large as there is room for: `large` to be read, `small` without its name. */
  readonly size: "small" | "medium" | "large";
}

export function WorkCard({ work, size }: WorkCardProps) {
  const { name } = useWords();
  const said = name(work.id);
  const kind = kindOf(work);
  return (
    <div
      className={classes(css.block, css[size])}
      data-kind={kind}
      // What paint is left on the relief tells what the card is about; the relief says it too.
      style={{ "--pigment": `var(--paint-${kind})` }}
      aria-hidden="true"
    >
      {size !== "small" && (
        <p className={css.name}>{size === "large" ? said : breakable(withoutNumber(said), 7)}</p>
      )}
      <p className={css.effect}>
        <Effect work={work} short={size === "small"} />
      </p>
      <ReliefOf item={work.id} className={css.relief} />
    </div>
  );
}
