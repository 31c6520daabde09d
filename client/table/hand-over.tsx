/** Several players at one device: the screen between two turns, so that nobody sees another's hand. */

import css from "#/table/hand-over.module.css";
import { Button } from "#/ui/button";
import { SeatMark } from "#/ui/seat-mark";
import { MAIN } from "#/ui/shell/skip-link";
import { useWords } from "#/words";

interface HandOverProps {
  /** Who is to look now. */
  readonly to: number;
  /** Who has looked before, and may want to take something back. */
  readonly from: number | null;
  readonly onTake: () => void;
  readonly onBack: () => void;
}

export function HandOver({ to, from, onTake, onBack }: HandOverProps) {
  const words = useWords();
  const name = words.seat(to);
  return (
    <main id={MAIN} className={css.screen}>
      <SeatMark seat={to} size="large" />
      <h1 className={css.title}>{words.text("web-hand-over", { name })}</h1>
      <p>{words.text("web-hand-over-why", { name })}</p>
      <Button kind="primary" size="large" autoFocus onPress={onTake}>
        {words.text("web-hand-over-take", { name })}
      </Button>
      {from !== null && (
        <Button kind="quiet" onPress={onBack}>
          {words.text("web-hand-over-back", { name: words.seat(from) })}
        </Button>
      )}
    </main>
  );
}
