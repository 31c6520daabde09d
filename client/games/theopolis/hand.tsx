/** Your own hand; spectators see the cards that all saw being taken, and the backs of the others. */
import { seatName } from "#/table/board/names";
import { numbersIn } from "#/table/board/pieces";
import { useWords } from "#/words";
import { each } from "./card-copies";
import css from "./hand.module.css";
import { Legend } from "./legend";
import { HiddenPiece, LyingPiece } from "./piece";
import { useScene } from "./scene";

export function Hand() {
  const { near, pieces, own } = useScene();
  const { text } = useWords();
  const zone = `${seatName(near.seat)}.hand`;
  const title = text(own ? "theopolis-hand" : "theopolis-hand-size", {
    number: near.hand_size,
    limit: near.hand_limit,
  });
  const known = near.known_hand.map((card) => ({ card, place: `${zone}.${card}`, copies: 1, price: null }));
  const shown = each(pieces, zone, near.hand ?? known);
  return (
    <section
      className={css.hand}
      aria-label={title}
      data-many={near.hand_size > 6}
      data-few={near.hand_size <= 4}
    >
      <Legend place={zone}>{title}</Legend>
      <div className={css.cards} style={{ "--held": near.hand_size }}>
        {shown.map((lying) => (
          <LyingPiece key={lying.number} lying={lying} size="medium" />
        ))}
        {near.hand === null &&
          numbersIn(pieces, zone, null).map((number) => (
            <HiddenPiece key={number} size="medium" number={number} />
          ))}
      </div>
    </section>
  );
}
