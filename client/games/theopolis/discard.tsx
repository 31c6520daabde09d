/** The discard pile, unfolded: anyone may look through it at any time (TH-21). */
import { IconButton } from "#/ui/button";
import { useWords } from "#/words";
import css from "./discard.module.css";
import { Piece } from "./piece";
import { numbersIn } from "./pieces";
import { useScene } from "./scene";

export function Discard({ onFold }: { readonly onFold: () => void }) {
  const { view, pieces } = useScene();
  const { text } = useWords();
  const number = view.discard.reduce((sum, card) => sum + card.copies, 0);
  const title = text("theopolis-web-discard", { number });
  return (
    <section className={css.discard} aria-label={title}>
      <header className={css.head}>
        <h3 className={css.title}>{title}</h3>
        <IconButton
          icon="close"
          label={text("theopolis-web-fold")}
          kind="quiet"
          size="small"
          onPress={onFold}
        />
      </header>
      <div className={css.cards}>
        {view.discard.map(({ card, place, copies }) => (
          <Piece
            key={card}
            place={place}
            item={card}
            size="small"
            number={numbersIn(pieces, "discard", card)[0]}
            copies={copies}
          />
        ))}
      </div>
    </section>
  );
}
