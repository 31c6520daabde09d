/**
 * The signs that boards and cards are printed with, each with its drawing and what it means; then the figures on the
 * table now, for those who cannot point at them.
 */
import { useState } from "react";
import { useTable } from "#/table/context";
import css from "#/table/explanation/legend.module.css";
import { useExplanation } from "#/table/explanation/store";
import { Dialog } from "#/ui/dialog";
import { useWords } from "#/words";
import { capital } from "#/words/capitalize";

export function Legend({ onClose }: { readonly onClose: () => void }) {
  const words = useWords();
  const { module, printed } = useTable();
  const [figures] = useState(() => figuresOnTable(printed.signs));
  return (
    <Dialog open onClose={onClose} size="large" title={words.text("web-menu-legend")}>
      <dl className={css.legend} data-plain={module.Sign === undefined || undefined}>
        {printed.signs.map((sign) => (
          <Entry key={sign} sign={sign} />
        ))}
      </dl>
      {figures.length > 0 && (
        <>
          <h3 className={css.heading}>{words.text("web-legend-now")}</h3>
          <dl className={css.legend} data-plain>
            {figures.map((figure) => (
              <Entry key={figure} sign={figure} plain />
            ))}
          </dl>
        </>
      )}
    </Dialog>
  );
}

/** What explains itself on the table without being a place, once each, in the order of the page. */
function figuresOnTable(signs: readonly string[]): readonly string[] {
  const found = [...document.querySelectorAll<HTMLElement>("[data-explain]")];
  const ids = found.flatMap(({ dataset }) => (dataset.explain === undefined ? [] : [dataset.explain]));
  return [...new Set(ids)].filter((id) => !signs.includes(id));
}

interface EntryProps {
  readonly sign: string;
  /** Without a drawing, and with what it says of now. */
  readonly plain?: boolean;
}

function Entry({ sign, plain = false }: EntryProps) {
  const words = useWords();
  const { module, printed, shown } = useTable();
  const explanation = useExplanation(sign, shown.version);
  const { Sign } = module;
  if (!explanation) {
    return null;
  }
  return (
    <div className={css.entry} data-legend={sign}>
      {Sign !== undefined && !plain && (
        <span className={css.sign} aria-hidden="true">
          <Sign id={sign} printed={printed} />
        </span>
      )}
      <dt>{capital(words.say(explanation.title), words.language)}</dt>
      {[...explanation.about, ...(plain ? explanation.now : [])].map((message, index) => (
        <dd key={index}>{capital(words.say(message), words.language)}</dd>
      ))}
    </div>
  );
}
