/** The signs that boards and cards are printed with, each with its drawing and what it means. */
import { useTable } from "#/table/context";
import css from "#/table/explanation/legend.module.css";
import { useExplanation } from "#/table/explanation/store";
import { Dialog } from "#/ui/dialog";
import { useWords } from "#/words";
import { capital } from "#/words/capitalize";

export function Legend({ onClose }: { readonly onClose: () => void }) {
  const words = useWords();
  const { module, printed } = useTable();
  return (
    <Dialog open onClose={onClose} size="large" title={words.text("web-menu-legend")}>
      <dl className={css.legend} data-plain={module.Sign === undefined || undefined}>
        {printed.signs.map((sign) => (
          <Entry key={sign} sign={sign} />
        ))}
      </dl>
    </Dialog>
  );
}

function Entry({ sign }: { readonly sign: string }) {
  const words = useWords();
  const { module, printed, shown } = useTable();
  const explanation = useExplanation(sign, shown.version);
  const { Sign } = module;
  if (!explanation) {
    return null;
  }
  return (
    <div className={css.entry} data-legend={sign}>
      {Sign !== undefined && (
        <span className={css.sign} aria-hidden="true">
          <Sign id={sign} printed={printed} />
        </span>
      )}
      <dt>{capital(words.say(explanation.title), words.language)}</dt>
      {explanation.about.map((message, index) => (
        <dd key={index}>{capital(words.say(message), words.language)}</dd>
      ))}
    </div>
  );
}
