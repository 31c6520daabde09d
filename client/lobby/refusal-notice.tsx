/** A refusal in its place: what was refused, which line it is about and, one by one, what is behind it. */
import type { Place } from "#/lobby/game-document";
import css from "#/lobby/refusal-notice.module.css";
import { Notice } from "#/ui";
import { Refusal } from "#/wire/http";
import { useWords, type Words } from "#/words";

/** More would not be read; the first mistakes often make the others. */
const SHOWN = 12;

interface RefusalNoticeProps {
  readonly error: unknown;
  /** The line of the file that is meant, if there is a file. */
  readonly place?: Place | null;
}

export function RefusalNotice({ error, place = null }: RefusalNoticeProps) {
  const words = useWords();
  if (!(error instanceof Refusal)) {
    return <Notice tone="error">{words.explain(error)}</Notice>;
  }
  const more = error.because.length - SHOWN;
  const title = heading(words, error, place);
  return (
    <Notice tone="error" title={title}>
      {place !== null && !title.includes(place.text) && <code className={css.line}>{place.text}</code>}
      {error.because.length > 0 && (
        <ul className={css.faults}>
          {error.because.slice(0, SHOWN).map((fault, number) => (
            <li key={number.toString()}>{words.say(fault)}</li>
          ))}
        </ul>
      )}
      {more > 0 && <p>{words.text("web-refusal-more", { number: more })}</p>}
    </Notice>
  );
}

/** `Record refused: line 21: …` */
function heading(words: Words, error: Refusal, place: Place | null): string {
  const said = words.say(error.message);
  // Some messages name the line themselves.
  const names = place === null || "line" in error.message.args;
  const text = names ? said : words.text("error-at-line", { line: place.line, text: said });
  return error.reason !== error.message.id && words.knows(error.reason)
    ? words.text(error.reason, { text })
    : text;
}
