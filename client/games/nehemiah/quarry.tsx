/** What lies ready beside the grid: the three decks, and the gates from the top of their stack. */

import { Place } from "#/table/place";
import { useWords } from "#/words";
import { Sign } from "./art/signs";
import { roman } from "./components";
import { GateCard } from "./gate";
import { COLUMN } from "./pieces";
import css from "./quarry.module.css";
import { useScene } from "./scene";

export function Quarry() {
  const { view } = useScene();
  const { text } = useWords();
  const stack = view.gates.filter((gate) => gate.owner === null);
  return (
    <div className={css.quarry}>
      <section className={css.decks} aria-label={text("nehemiah-web-decks")}>
        {view.decks.map((number, at) => (
          <Deck key={roman(at + 1)} round={at + 1} number={number} now={view.round === at + 1} />
        ))}
      </section>
      <section className={css.gates} aria-label={text("nehemiah-gates")}>
        <p className={css.title} data-explain="gates">
          <Sign name="gate" /> {text("nehemiah-gates")} ·{" "}
          {text("nehemiah-gates-left", { number: stack.length })}
        </p>
        <div className={css.stack}>
          {stack.map((gate, at) => (
            <GateCard key={gate.gate} gate={gate} top={at === 0} />
          ))}
        </div>
      </section>
    </div>
  );
}

interface DeckProps {
  readonly round: number;
  readonly number: number;
  readonly now: boolean;
}

function Deck({ round, number, now }: DeckProps) {
  const { pieces } = useScene();
  // The next cards to be turned up, by the names that they will have on the grid: they are seen to come from here.
  const next = now ? Array.from({ length: Math.min(COLUMN, number) }, (_, at) => pieces.cards.next + at) : [];
  const item = `deck_${round}`;
  return (
    <Place id={`deck.${item}`} item={item} className={css.deck}>
      <div className={css.back} data-now={now} data-empty={number === 0} aria-hidden="true">
        {next.map((card) => (
          <div key={card} data-travel={`card ${card}`} className={css.next} />
        ))}
        <span className={css.roman}>{roman(round)}</span>
        <span className={css.number}>{number}</span>
      </div>
    </Place>
  );
}
