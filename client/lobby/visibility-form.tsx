/** Who may see the table, and whether there is talk. */
import type { Plan } from "#/lobby/table-plan";
import { Radios, Switch } from "#/ui";
import type { Watching } from "#/wire/types";
import { useWords } from "#/words";

const WATCHING = ["link", "anyone", "nobody"] as const satisfies readonly Watching[];

interface WhoFormProps {
  readonly plan: Plan;
  readonly onChange: (plan: Plan) => void;
}

export function WhoForm({ plan, onChange }: WhoFormProps) {
  const { text } = useWords();
  return (
    <>
      <Radios
        label={text("web-new-watching")}
        options={WATCHING.map((id) => ({ id, text: text(`web-new-watching-${id}`) }))}
        value={plan.watching}
        // What everyone sees in the lobby, everyone may look at.
        onChange={(watching) => onChange({ ...plan, watching, listed: plan.listed && watching === "anyone" })}
      />
      <Switch
        on={plan.listed}
        onChange={(listed) => onChange({ ...plan, listed, watching: listed ? "anyone" : plan.watching })}
        help={text("web-new-listed-help")}
      >
        {text("web-new-listed")}
      </Switch>
      <Switch on={plan.chat} onChange={(chat) => onChange({ ...plan, chat })}>
        {text("web-new-chat")}
      </Switch>
      <Switch
        on={plan.scores}
        onChange={(scores) => onChange({ ...plan, scores })}
        help={text("web-new-scores-help")}
      >
        {text("web-new-scores")}
      </Switch>
    </>
  );
}
