/** What the game says about something, in words: what it is, its state now, what it costs and gives, by which rules. */
import { useTable } from "#/table/context";
import css from "#/table/explanation/explanation.module.css";
import { useExplanation, usePreviews } from "#/table/explanation/store";
import { RuleLink } from "#/table/rules/link";
import type { ChoiceView, Explanation, Figure, Message, PreviewView } from "#/wire/types";
import { useWords } from "#/words";
import { capital } from "#/words/capitalize";

const MINUS = "\u2212";

interface ExplainedProps {
  readonly explanation: Explanation;
  /** Opens a rule; without it rules are only named. */
  readonly onRule?: (rule: string) => void;
}

/** Everything but the title. */
export function Explained({ explanation, onRule }: ExplainedProps) {
  const words = useWords();
  const { about, now, rules } = explanation;
  const sentence = (message: Message) => capital(words.say(message), words.language);
  return (
    <div className={css.explained}>
      {about.map((message, index) => (
        <p key={index}>{sentence(message)}</p>
      ))}
      <Price explanation={explanation} />
      {now.length > 0 && (
        <ul className={css.now}>
          {now.map((message, index) => (
            <li key={index}>{sentence(message)}</li>
          ))}
        </ul>
      )}
      {rules.length > 0 && (
        <p className={css.rules}>
          <span className={css.label}>{words.text("web-reader-rules")}</span>
          {rules.map((rule) =>
            onRule === undefined ? (
              <span key={rule}>{rule}</span>
            ) : (
              <RuleLink key={rule} id={rule} onPress={onRule} />
            ),
          )}
        </p>
      )}
    </div>
  );
}

/** What one pays, and what one gets for it. */
export function Price({ explanation: { costs, gains } }: { readonly explanation: Explanation }) {
  const words = useWords();
  if (costs.length === 0 && gains.length === 0) {
    return null;
  }
  const part = (label: string, messages: readonly Message[]) =>
    messages.length > 0 && (
      <div className={css.part}>
        <dt className={css.label}>{words.text(label)}</dt>
        {messages.map((message, index) => (
          <dd key={index} className={css.amount}>
            {words.say(message)}
          </dd>
        ))}
      </div>
    );
  return (
    <dl className={css.price}>
      {part("explain-costs", costs)}
      {part("explain-gains", gains)}
    </dl>
  );
}

/** What a choice would do: figures and points, what would be told, and what comes then. */
export function ChoicePreview({ choice, named }: { readonly choice: ChoiceView; readonly named: boolean }) {
  const words = useWords();
  const { room } = useTable();
  const preview = usePreviews(true, room.version)?.get(choice.text);
  return (
    <div className={css.preview} data-preview={choice.text}>
      {named && <p className={css.choice}>{capital(words.say(choice.message), words.language)}</p>}
      {preview !== undefined && (
        <>
          <Changes preview={preview} />
          {preview.told.length > 0 && <p className={css.told}>{words.tell(preview.told)}</p>}
          <Then preview={preview} />
        </>
      )}
    </div>
  );
}

/** Whether there is anything to say of what a choice would do. */
export function tellsSomething({ figures, score, told, end }: PreviewView): boolean {
  return figures.length > 0 || score !== 0 || told.length > 0 || end !== "";
}

export function Changes({
  preview: { figures, score },
}: {
  readonly preview: Pick<PreviewView, "figures" | "score">;
}) {
  const words = useWords();
  if (figures.length === 0 && score === 0) {
    return null;
  }
  return (
    <ul className={css.changes}>
      {figures.map((figure) => (
        <Change key={figure.id} figure={figure} />
      ))}
      {score !== 0 && (
        <li className={css.change} data-loss={score < 0 || undefined}>
          {words.text("explain-points", { change: signed(score), number: Math.abs(score) })}
        </li>
      )}
    </ul>
  );
}

/** The figure is called as the game calls it. */
function Change({ figure: { id, number, burden } }: { readonly figure: Figure }) {
  const words = useWords();
  const { room } = useTable();
  const explanation = useExplanation(id, room.version);
  if (explanation === undefined) {
    return null; // its name is on the way
  }
  const what = explanation === null ? words.name(id) : words.say(explanation.title);
  return (
    <li className={css.change} data-loss={number < 0 !== burden || undefined}>
      {what} {signed(number)}
    </li>
  );
}

function Then({ preview: { end, asks, unsure } }: { readonly preview: PreviewView }) {
  const words = useWords();
  if (unsure !== null) {
    return <p className={css.final}>{capital(words.say(unsure), words.language)}</p>;
  }
  if (end === "") {
    return null;
  }
  const names = asks.map((seat) => words.seat(seat));
  return <p className={css.then}>{words.text(`explain-then-${end}`, { names })}</p>;
}

function signed(number: number): string {
  return number < 0 ? `${MINUS}${-number}` : `+${number}`;
}
