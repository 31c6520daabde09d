/** What is unfolded beside the open cards: its title, what is said beside it, and a way to fold it again. */
import type { ReactNode } from "react";
import { IconButton } from "#/ui/button";
import { useWords } from "#/words";
import css from "./unfolded-panel.module.css";

interface UnfoldedPanelProps {
  readonly title: string;
  /** Whose city it is, if it is one. */
  readonly player?: number;
  /** Before and after the title. */
  readonly mark?: ReactNode;
  readonly beside?: ReactNode;
  readonly onFold: () => void;
  readonly children: ReactNode;
}

export function UnfoldedPanel({ title, player, mark, beside, onFold, children }: UnfoldedPanelProps) {
  const { text } = useWords();
  return (
    <section className={css.panel} aria-label={title} data-player={player} tabIndex={-1}>
      <header className={css.head}>
        {mark}
        <h3 className={css.title}>{title}</h3>
        {beside}
        <IconButton
          icon="close"
          label={text("theopolis-web-fold")}
          kind="quiet"
          size="small"
          onPress={onFold}
        />
      </header>
      {children}
    </section>
  );
}
