/** A refusal in its place: what was refused and, line by line, what is behind it. */
import css from "#/lobby/refusal-notice.module.css";
import { Notice } from "#/look";
import { Refusal } from "#/wire/http";
import { useWords } from "#/words";

/** More would not be read; the first mistakes often make the others. */
const SHOWN = 12;

export function RefusalNotice({ error }: { readonly error: unknown }) {
  const words = useWords();
  if (!(error instanceof Refusal) || error.because.length === 0) {
    return <Notice tone="error">{words.explain(error)}</Notice>;
  }
  const more = error.because.length - SHOWN;
  return (
    <Notice tone="error" title={words.say(error.message)}>
      <ul className={css.faults}>
        {error.because.slice(0, SHOWN).map((fault, number) => (
          <li key={number.toString()}>{words.say(fault)}</li>
        ))}
      </ul>
      {more > 0 && <p>{words.text("web-refusal-more", { number: more })}</p>}
    </Notice>
  );
}
