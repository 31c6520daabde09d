/** The cards that have been revealed by a step, with what has become of their lines. */
import type { ReactNode } from "react";
import { useTable } from "#/table/context";
import { useWords } from "#/words";
import type { Box } from "../components";
import { FocusCard, type Mark, SchemeCard } from "./cards";
import { solo } from "./ids";
import css from "./revealed-cards.module.css";
import { cardAt, figure, named, type Step } from "./story";

interface ShownProps {
  readonly steps: readonly Step[];
  readonly at: number;
  readonly box: Box;
  /** One at a time: the one that the step is about. */
  readonly narrow: boolean;
  readonly onRead: () => void;
}

export function Shown({ steps, at, box, narrow, onRead }: ShownProps) {
  const { readItem } = useTable();
  const { text, name } = useWords();
  const focus = cardAt(steps, at, "focus");
  const scheme = cardAt(steps, at, "scheme");
  const cards = [focus, scheme].filter((card) => card !== null);
  const read = (card: string) => {
    onRead();
    readItem(card, cards);
  };
  const about = narrow ? aboutWhich(steps[at]) : null;
  if (cards.length === 0) {
    return null;
  }
  return (
    <div className={css.cards} data-one={narrow}>
      {focus !== null && about !== "scheme" && (
        <Readable label={text(solo("focus"), { card: name(focus) })} onRead={() => read(focus)}>
          <FocusCard
            item={focus}
            box={box}
            marks={tradesAt(steps, at)}
            target={targetAt(steps, at)}
            picks={steps.slice(0, at + 1).some(({ kind }) => kind.startsWith("opponent-scribe"))}
          />
        </Readable>
      )}
      {scheme === null
        ? !narrow && <span className={css.covered} aria-hidden="true" />
        : about !== "focus" && (
            <Readable label={text(solo("scheme"), { card: name(scheme) })} onRead={() => read(scheme)}>
              <SchemeCard item={scheme} box={box} marks={rowsAt(steps, at)} />
            </Readable>
          )}
    </div>
  );
}

interface ReadableProps {
  readonly label: string;
  readonly onRead: () => void;
  readonly children: ReactNode;
}

/** The button lies over the card, beside it in the document: what is on the card is heard by itself. */
function Readable({ label, onRead, children }: ReadableProps) {
  return (
    <div className={css.card}>
      {children}
      <button type="button" className={css.read} aria-label={label} onClick={onRead} />
    </div>
  );
}

/** Its target is found by the focus card, everything before that by the scheme card. */
function aboutWhich(step: Step | undefined): "focus" | "scheme" {
  return step !== undefined && (step.kind.startsWith("scheme") || step.kind.startsWith("opponent-l"))
    ? "scheme"
    : "focus";
}

function tradesAt(steps: readonly Step[], at: number): readonly Mark[] {
  const traded = steps
    .slice(0, at + 1)
    .findLast(({ kind }) => kind.startsWith("trade-") || kind === "no-trade");
  switch (traded?.kind) {
    case "trade-upper":
      return ["taken", null];
    case "trade-lower":
      return [null, "taken"];
    case "no-trade":
      return ["passed", "passed"];
    default:
      return [];
  }
}

function rowsAt(steps: readonly Step[], at: number): readonly Mark[] {
  const marks: Mark[] = [null, null, null];
  for (const step of steps.slice(0, at + 1)) {
    const row = figure(step, "number") - 1;
    if (step.kind === "scheme-not-met" || step.kind === "scheme-impossible") {
      marks[row] = "passed";
    } else if (step.kind === "scheme-action") {
      marks[row] = "taken";
    }
  }
  return marks;
}

function targetAt(steps: readonly Step[], at: number): string | null {
  const found = steps.slice(0, at + 1).find(({ kind }) => kind === "opponent-target");
  return found === undefined ? null : named(found, "place");
}
