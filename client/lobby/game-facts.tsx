/** A game at a glance: for how many, how long, how heavy. */

import css from "#/lobby/game-facts.module.css";
import type { GameEntry } from "#/table/contract";
import { Icon } from "#/ui";
import { Hidden } from "#/ui/visually-hidden";
import type { OfferedGame } from "#/wire/types";
import { useWords } from "#/words";

const HEAVIEST = 5;

interface FactsProps {
  readonly game: OfferedGame;
  readonly entry: GameEntry | undefined;
}

export function Facts({ game, entry }: FactsProps) {
  const { text } = useWords();
  const { min_players: least, max_players: most } = game;
  return (
    <ul className={css.facts}>
      <li>
        <Icon name="people" />
        <span aria-hidden="true">{least === most ? least : `${least}–${most}`}</span>
        <Hidden>{text("web-lobby-players-range", { least, most })}</Hidden>
      </li>
      {entry !== undefined && (
        <>
          <li className={css.minutes}>
            <Icon name="hourglass" />
            {text("web-lobby-minutes", { least: entry.minutes[0], most: entry.minutes[1] })}
          </li>
          <li>
            <Weight weight={entry.weight} />
          </li>
        </>
      )}
    </ul>
  );
}

/** Stacked stones: the more, the heavier. */
function Weight({ weight }: { readonly weight: number }) {
  const { text } = useWords();
  return (
    <>
      <svg viewBox="0 0 40 12" className={css.weight} aria-hidden="true">
        {Array.from({ length: HEAVIEST }, (_, stone) => (
          <path
            key={stone.toString()}
            d={`M${stone * 8 + 1} 2h6v8h-6z`}
            className={stone < weight ? css.stone : css.gap}
          />
        ))}
      </svg>
      <Hidden>{text("web-lobby-weight", { weight, most: HEAVIEST })}</Hidden>
    </>
  );
}
