/** The running score, if the table shows it: the same sheet as at the end. */

import { useTable } from "#/table/context";
import { hasScores } from "#/table/scores/columns";
import { ScoreSheet } from "#/table/scores/sheet";
import { Empty } from "#/ui";
import { useWords } from "#/words";

export function Scores() {
  const { shown } = useTable();
  const { text } = useWords();
  return hasScores(shown.scores) ? (
    <ScoreSheet room={shown} sheets={shown.scores} caption={text("web-scores-now")} />
  ) : (
    <Empty picture="table" title={text("web-scores-none")}>
      {text("web-scores-none-why")}
    </Empty>
  );
}
