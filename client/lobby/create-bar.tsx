/** What will be opened, in a sentence, and the button that does it. */

import css from "#/lobby/create-bar.module.css";
import { placeIn } from "#/lobby/game-document";
import { RefusalNotice } from "#/lobby/refusal-notice";
import { isComplete, type Plan, type Sitter, sameName } from "#/lobby/table-plan";
import type { Opening } from "#/lobby/use-create-table";
import { Button } from "#/ui";
import { useWords } from "#/words";

interface OpenBarProps {
  readonly plan: Plan;
  readonly opening: Opening;
}

export function OpenBar({ plan, opening }: OpenBarProps) {
  const { text } = useWords();
  const wrong = sameName(plan) !== null;
  const complete = isComplete(plan);
  const number = (sitter: Sitter) => plan.seats.filter((seat) => seat.sitter === sitter).length;
  return (
    <div className={css.bar}>
      <p className={css.sentence}>
        {text("web-new-summary", {
          players: plan.seats.length,
          here: number("me") + number("here"),
          friends: number("friend"),
          bots: number("bot"),
        })}
      </p>
      {wrong && (
        <p role="status" className={css.wrong}>
          {text("web-lobby-same-name")}
        </p>
      )}
      <Button
        kind="primary"
        size="large"
        icon={complete ? "play" : "invite"}
        busy={opening.busy}
        disabled={wrong}
        onPress={() => opening.open(plan)}
      >
        {text(complete ? "web-lobby-start" : "web-lobby-open-invite")}
      </Button>
      {opening.error !== null && (
        <RefusalNotice error={opening.error} place={placeIn(plan.components ?? "", opening.error)} />
      )}
    </div>
  );
}
