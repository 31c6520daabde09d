/** The workshops: five types, each with the banners that are left of it. */
import { breakable } from "#/table/board/line-break";
import { Place } from "#/table/place";
import { useWords } from "#/words";
import { Amounts, Price } from "./amounts";
import { Print } from "./art/print";
import { Banner } from "./banner";
import type { Card } from "./components";
import { useScene } from "./scene";
import css from "./workshops.module.css";

export function Workshops() {
  const { view, box } = useScene();
  const cards = view.workshops.flatMap(({ place, card }) => {
    const printed = box.card(card);
    return printed === undefined ? [] : [{ place, card: printed }];
  });
  const types = [...new Set(box.file.workshop.map(({ type }) => type))];
  return (
    <div className={css.shelf}>
      {types.map((type) => (
        <Type key={type} type={type} cards={cards.filter(({ card }) => card.type === type)} />
      ))}
    </div>
  );
}

interface TypeProps {
  readonly type: string;
  readonly cards: readonly { readonly place: string; readonly card: Card }[];
}

function Type({ type, cards }: TypeProps) {
  const { view, lit } = useScene();
  const { name } = useWords();
  const [first] = cards;
  const closed = first === undefined || view.closed.includes(first.place);
  return (
    <div className={css.type} data-closed={closed} data-explain={type}>
      <p className={css.name}>{breakable(name(type))}</p>
      <div className={css.picture}>
        <Print motif={type} className={css.print} />
        {first !== undefined && (
          <span className={css.price} aria-hidden="true">
            <Price card={first.card} /> <Amounts amounts={first.card.gives} />
          </span>
        )}
      </div>
      <div className={css.banners}>
        {cards.map(({ place, card }) => (
          <Place key={place} id={place} item={card.id} motion={`my-village ${card.id}`} className={css.place}>
            <span className={css.chip} data-lit={lit.has(place)}>
              <Banner values={card.values} colour="black" />
            </span>
          </Place>
        ))}
      </div>
    </div>
  );
}
