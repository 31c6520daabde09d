/** The number of a rule: clicking it opens the rules there. */

import css from "#/table/rules/rules.module.css";
import { classes } from "#/ui";
import { useWords } from "#/words";

export interface RuleLinkProps {
  readonly id: string;
  readonly onPress: (id: string) => void;
  readonly className?: string | undefined;
}

export function RuleLink({ id, onPress, className }: RuleLinkProps) {
  const { text } = useWords();
  return (
    <button
      type="button"
      className={classes(css.link, className)}
      aria-label={text("web-rule-open", { rule: id })}
      onClick={() => onPress(id)}
    >
      {id}
    </button>
  );
}
