/** A foreman: what he is known by, the symbol that says when he works, his name and what he does. */
import { Place } from "#/table/place";
import { useWords } from "#/words";
import { ReliefOf } from "./art/relief";
import { Sign } from "./art/signs";
import css from "./foreman.module.css";
import { useScene } from "./scene";

export interface ForemanProps {
  readonly place: string;
  readonly item: string;
  /** Only symbol and name, where someone else has him. */
  readonly short?: boolean;
  /** He is being auctioned now. */
  readonly bidFor?: boolean;
}

export function Foreman({ place, item, short = false, bidFor = false }: ForemanProps) {
  const { box } = useScene();
  const { name, text } = useWords();
  const { symbol = "hand", amount: number = 0 } = box.foreman(item) ?? {};
  const effect = text(`nehemiah-foreman-${item.replaceAll("_", "-")}`, { number });
  return (
    <Place id={place} item={item} className={css.foreman} motion={item}>
      <div className={css.card} data-short={short} data-bid={bidFor} aria-hidden="true">
        {!short && <ReliefOf item={item} className={css.tool} />}
        <p className={css.name}>
          <Sign name={symbol} className={css.symbol} /> {name(item)}
        </p>
        {!short && <p className={css.effect}>{effect}</p>}
      </div>
    </Place>
  );
}
