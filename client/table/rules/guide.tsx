/** How to play, on one page: the game's own words, with components drawn by its board. */
import type { BoardModule, Printed } from "#/table/contract";
import css from "#/table/rules/guide.module.css";
import { useWords } from "#/words";

interface PiecesProps extends GuideProps {
  readonly items: readonly string[];
}

/** Components in a row, as their board draws them, each with its name. */
export function Pieces({ items, module: { Face }, printed }: PiecesProps) {
  const words = useWords();
  return Face === undefined || items.length === 0 ? null : (
    <ul className={css.pieces}>
      {items.map((item) => (
        <li key={item} className={css.piece}>
          <div className={css.face}>
            <Face item={item} printed={printed} />
          </div>
          <span className={css.name}>{words.name(item)}</span>
        </li>
      ))}
    </ul>
  );
}

interface GuideProps {
  readonly module: BoardModule;
  readonly printed: Printed;
}

export function Guide({ module, printed }: GuideProps) {
  const words = useWords();
  return (
    <div className={css.guide}>
      {printed.guide.map(({ title, text, items }) => (
        <section key={title.id} className={css.chapter}>
          <h3 className={css.title}>{words.say(title)}</h3>
          {text.length === 1 ? (
            text.map((paragraph) => <p key={paragraph.id}>{words.say(paragraph)}</p>)
          ) : (
            <ol className={css.steps}>
              {text.map((paragraph) => (
                <li key={paragraph.id}>{words.say(paragraph)}</li>
              ))}
            </ol>
          )}
          <Pieces items={items} module={module} printed={printed} />
        </section>
      ))}
    </div>
  );
}
