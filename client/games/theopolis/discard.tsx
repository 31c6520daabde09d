/** The discard pile, unfolded: anyone may look through it at any time (TH-21). */
import { useWords } from "#/words";
import { stacks } from "./card-copies";
import css from "./discard.module.css";
import { LyingPiece } from "./piece";
import { useScene } from "./scene";
import { UnfoldedPanel } from "./unfolded-panel";

export function Discard({ onFold }: { readonly onFold: () => void }) {
  const { view, pieces } = useScene();
  const { text } = useWords();
  const number = view.discard.reduce((sum, card) => sum + card.copies, 0);
  return (
    <UnfoldedPanel title={text("theopolis-web-discard", { number })} onFold={onFold}>
      <div className={css.cards}>
        {stacks(pieces, "discard", view.discard).map((lying) => (
          <LyingPiece key={lying.card} lying={lying} size="small" />
        ))}
      </div>
    </UnfoldedPanel>
  );
}
