/** What every board lies in: it measures the room there is, and says whose colours hold inside it. */
import type { ReactNode } from "react";
import css from "#/table/board/board-frame.module.css";

export interface BoardFrameProps {
  /** The game, as its slug: `[data-game="…"]` sets its colours. */
  readonly game: string;
  readonly narrow: boolean;
  readonly children: ReactNode;
}

export function BoardFrame({ game, narrow, children }: BoardFrameProps) {
  return (
    <div className={css.frame} data-game={game} data-narrow={narrow}>
      {children}
    </div>
  );
}
