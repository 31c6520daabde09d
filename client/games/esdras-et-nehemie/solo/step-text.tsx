/** Steps in words, one or all: what it did, why, what came of it, and the rules behind it. */

import { useTable } from "#/table/context";
import { RuleLink } from "#/table/rules/link";
import { Scroller } from "#/ui/scroller";
import { useWords } from "#/words";
import { capital } from "#/words/capitalize";
import { solo } from "./ids";
import css from "./step-text.module.css";
import type { Step, Told } from "./story";

interface StepToldProps {
  readonly steps: readonly Step[];
  readonly at: number;
  /** While a rule is open, the recap waits. */
  readonly onRule: () => void;
}

export function StepTold({ steps, at, onRule }: StepToldProps) {
  const { text } = useWords();
  const sentence = useSentence();
  const { openRule } = useTable();
  const step = steps[at];
  if (step === undefined) {
    return null;
  }
  const rules = [...new Set([...step.why, step, ...step.came].map(({ rule }) => rule))].filter(
    (rule) => rule !== "",
  );
  const open = (rule: string) => {
    onRule();
    openRule(rule);
  };
  return (
    <div className={css.step}>
      <p className={css.did}>{sentence(step)}</p>
      {step.why.length > 0 && <p className={css.why}>{step.why.map(sentence).join(" ")}</p>}
      {step.came.length > 0 && (
        <ul className={css.came}>
          {step.came.map((told, number) => (
            // The same may come twice, and they never change their order.
            <li key={`${number} ${told.message.id}`}>{sentence(told)}</li>
          ))}
        </ul>
      )}
      <p className={css.rules}>
        {text(solo("rules"))}
        {rules.map((rule) => (
          <RuleLink key={rule} id={rule} onPress={open} />
        ))}
      </p>
    </div>
  );
}

/** What puts into words what was told, as the log does it, or a reason. */
export function useSentence(): (told: Told) => string {
  const { say, tell, language } = useWords();
  return ({ message, clause }) => (clause === undefined ? capital(say(message), language) : tell([clause]));
}

/** For reading everything at once. */
export function AllTold({ steps, at, onRule }: StepToldProps) {
  return (
    <Scroller className={css.all}>
      <ol>
        {steps.map(({ version, kind }, number) => (
          // Steps never change their order; several may be of one kind.
          <li key={`${number} ${version} ${kind}`} aria-current={number === at ? "step" : undefined}>
            <StepTold steps={steps} at={number} onRule={onRule} />
          </li>
        ))}
      </ol>
    </Scroller>
  );
}
