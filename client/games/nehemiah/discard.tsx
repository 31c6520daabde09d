/** The pile of cards that were cleared away: a column of them is seen to go there. */

import { Said } from "#/table/explanation/said";
import { Sign } from "./art/signs";
import css from "./discard.module.css";
import { useScene } from "./scene";

export function Discard() {
  const { view, pieces } = useScene();
  const number = view.discard.reduce((sum, { copies }) => sum + copies, 0);
  return (
    <p className={css.discard} data-explain="discard">
      <span className={css.pile} aria-hidden="true">
        {pieces.cleared.map((card) => (
          <div key={card.number} data-travel={`card ${card.number}`} className={css.card} />
        ))}
        <Sign name="clear" className={css.sign} />
      </span>
      <span aria-hidden="true">{number}</span>
      <Said place="discard" />
    </p>
  );
}
