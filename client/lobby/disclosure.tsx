/** Something that can be set but need not be: folded, with what it is set to on its edge. */
import { type ReactNode, useState } from "react";
import css from "#/lobby/disclosure.module.css";
import { Icon } from "#/ui";

interface FoldProps {
  readonly title: string;
  /** The current value, in a few words. */
  readonly state: ReactNode;
  readonly open?: boolean;
  readonly children: ReactNode;
}

export function Fold({ title, state, open = false, children }: FoldProps) {
  const [unfolded, setUnfolded] = useState(open);
  return (
    <details className={css.fold} open={unfolded} onToggle={(event) => setUnfolded(event.currentTarget.open)}>
      <summary className={css.edge}>
        <Icon name="right" className={css.arrow} />
        <h2 className={css.title}>{title}</h2>
        <span className={css.state}>{state}</span>
      </summary>
      <div className={css.inside}>{children}</div>
    </details>
  );
}
