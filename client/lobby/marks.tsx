/** What is special about a table: as small plates in lists, as sentences where one sits down and plays. */

import styles from "#/lobby/marks.module.css";
import { Badge } from "#/ui/badge";
import type { Mark } from "#/wire/types";
import { useWords } from "#/words";

interface MarksProps {
  readonly marks: readonly Mark[];
}

export function Marks({ marks }: MarksProps) {
  const words = useWords();
  if (marks.length === 0) {
    return null;
  }
  return (
    <ul className={styles.marks} aria-label={words.text("web-marks")}>
      {marks.map((mark) => (
        <li key={mark}>
          <Badge tone="warning">{words.text("web-mark", { mark })}</Badge>
        </li>
      ))}
    </ul>
  );
}

export function MarkSentences({ marks }: MarksProps) {
  const words = useWords();
  return (
    <ul className={styles.sentences}>
      {marks.map((mark) => (
        <li key={mark}>{words.text("web-mark-about", { mark })}</li>
      ))}
    </ul>
  );
}
