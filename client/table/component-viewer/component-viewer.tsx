/** Something large: its face, what the game says about it, and where its printed values are known from. */
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import css from "#/table/component-viewer/component-viewer.module.css";
import { knownField, type OwnValue, sourcesOf, valuesOf } from "#/table/component-viewer/values";
import { useTable } from "#/table/context";
import { Explained } from "#/table/explanation/explanation";
import { useExplanation } from "#/table/explanation/store";
import { Badge, CardFrame, Dialog, IconButton } from "#/ui";
import type { Explanation } from "#/wire/types";
import { useWords } from "#/words";
import { capital } from "#/words/capitalize";

export interface CardReaderProps {
  /** What to read; null while nothing is read. */
  readonly item: string | null;
  /** Its neighbours in their zone, itself included, for previous and next. */
  readonly among: readonly string[];
  readonly onClose: () => void;
}

export function CardReader({ item, among, onClose }: CardReaderProps) {
  const words = useWords();
  const [read, setRead] = useState(item);
  useEffect(() => {
    if (item !== null) {
      setRead(item);
    }
  }, [item]);
  const { shown } = useTable();
  const explanation = useExplanation(item === null ? null : read, shown.version) ?? null;
  const title =
    explanation === null ? words.name(read ?? "") : capital(words.say(explanation.title), words.language);
  const neighbours = useRef<HTMLElement>(null);
  const pressed = useRef(false);
  // At the last one the button that was pressed cannot be pressed any more: the focus would be nowhere.
  useLayoutEffect(() => {
    if (pressed.current && neighbours.current?.querySelector("button:enabled:focus") === null) {
      neighbours.current.querySelector<HTMLElement>("button:enabled")?.focus();
    }
    pressed.current = false;
  }, [read]);
  if (item === null || read === null) {
    return null;
  }
  const place = among.indexOf(read);
  const before = among[place - 1];
  const after = place < 0 ? undefined : among[place + 1];
  const go = (next: string | undefined) => next !== undefined && setRead(next);
  const press = (next: string | undefined) => {
    pressed.current = true;
    go(next);
  };
  const key = (event: KeyboardEvent) => {
    if (event.key === "ArrowLeft" || event.key === "ArrowRight") {
      event.preventDefault();
      go(event.key === "ArrowLeft" ? before : after);
    }
  };
  return (
    // Around the dialog, not in it: at first the dialog itself has the focus. It is drawn elsewhere in the document, but
    // its keys come here.
    <div onKeyDown={key}>
      <Dialog open onClose={onClose} size="large" title={title}>
        <div className={css.reader}>
          <Card key={read} id={read} explanation={explanation} onClose={onClose} />
          {among.length > 1 && place >= 0 && (
            <nav ref={neighbours} className={css.neighbours} aria-label={words.text("web-reader-neighbours")}>
              <IconButton
                icon="left"
                label={words.text("web-reader-before")}
                disabled={before === undefined}
                onPress={() => press(before)}
              />
              <span className={css.place}>
                {words.text("web-reader-place", { place: place + 1, number: among.length })}
              </span>
              <IconButton
                icon="right"
                label={words.text("web-reader-after")}
                disabled={after === undefined}
                onPress={() => press(after)}
              />
            </nav>
          )}
        </div>
      </Dialog>
    </div>
  );
}

interface CardProps {
  readonly id: string;
  readonly explanation: Explanation | null;
  readonly onClose: () => void;
}

function Card({ id, explanation, onClose }: CardProps) {
  const words = useWords();
  const { module, printed, openRule } = useTable();
  const { Face } = module;
  const item = explanation?.item || (Object.hasOwn(printed.names, id) ? id : "");
  const values = valuesOf(printed.values, item);
  const open = (rule: string) => {
    onClose();
    openRule(rule);
  };
  return (
    <div className={css.card} data-faceless={item === "" || undefined}>
      {item !== "" && (
        <div className={css.face}>
          {Face === undefined ? (
            <CardFrame size="large" className={css.plain}>
              <span className={css.name}>{words.name(item)}</span>
            </CardFrame>
          ) : (
            <Face item={item} printed={printed} />
          )}
        </div>
      )}
      <div className={css.words}>
        {explanation !== null && <Explained explanation={explanation} onRule={open} />}
        {values.length > 0 && <Values values={values} />}
      </div>
    </div>
  );
}

/** The printed values with their sources: what the rulebook shows, what players published, what we reconstructed. */
function Values({ values }: { readonly values: readonly OwnValue[] }) {
  const { text } = useWords();
  const called = (field: string) => {
    const known = knownField(field);
    return known === null ? <code>{field}</code> : text(`web-value-${known}`);
  };
  return (
    <details className={css.values}>
      <summary className={css.summary}>
        {text("web-reader-values")}
        <span className={css.sources}>
          {sourcesOf(values).map((source) => (
            <Badge key={source} tone={TONES[source]}>
              {text(`web-source-${source}`)}
            </Badge>
          ))}
        </span>
      </summary>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{text("web-reader-value")}</th>
            <th scope="col">{text("web-reader-printed")}</th>
            <th scope="col">{text("web-reader-source")}</th>
          </tr>
        </thead>
        <tbody>
          {values.map((value) => (
            <tr key={value.field}>
              <th scope="row">{called(value.field)}</th>
              <td>{value.value}</td>
              <td>{text(`web-source-${value.source}`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {sourcesOf(values).map((source) => (
        <p key={source} className={css.why}>
          {text(`web-source-${source}-why`)}
        </p>
      ))}
    </details>
  );
}

const TONES = { rulebook: "success", public: "info", reconstructed: "warning" } as const;
