/** How long everyone may think. */

import css from "#/lobby/clock-form.module.css";
import { DAYS_CLOCK, LIVE_CLOCK, NO_CLOCK, type Plan, type PlannedClock } from "#/lobby/table-plan";
import { NumberField, Radios, Segmented } from "#/ui";
import type { Policy } from "#/wire/types";
import { useWords } from "#/words";

const CLOCKS = { none: NO_CLOCK, live: LIVE_CLOCK, days: DAYS_CLOCK } as const;
const KINDS = ["none", "live", "days"] as const;
const POLICIES = ["remind", "skip", "bot"] as const satisfies readonly Policy[];

interface ClockFormProps {
  readonly plan: Plan;
  readonly onChange: (plan: Plan) => void;
}

export function ClockForm({ plan, onChange }: ClockFormProps) {
  const { text } = useWords();
  const { clock } = plan;
  const change = (by: Partial<PlannedClock>) => onChange({ ...plan, clock: { ...clock, ...by } });
  return (
    <>
      <Segmented
        label={text("web-new-clock")}
        hideLabel
        options={KINDS.map((id) => ({ id, text: text(`web-new-clock-${id}`) }))}
        value={clock.kind}
        onChange={(kind) => onChange({ ...plan, clock: CLOCKS[kind] })}
        help={text(`web-new-clock-help-${clock.kind}`)}
      />
      {clock.kind !== "none" && (
        <>
          <div className={css.numbers}>
            <NumberField
              label={text(`web-new-each-${clock.kind}`)}
              value={clock.each}
              least={1}
              most={clock.kind === "live" ? 120 : 30}
              onChange={(each) => change({ each })}
            />
            <NumberField
              label={text(`web-new-time-bank-${clock.kind}`)}
              value={clock.timeBank}
              least={0}
              most={clock.kind === "live" ? 600 : 60}
              onChange={(timeBank) => change({ timeBank })}
            />
          </div>
          <Radios
            label={text("web-new-policy")}
            options={POLICIES.map((id) => ({ id, text: text(`web-new-policy-${id}`) }))}
            value={clock.policy}
            onChange={(policy) => change({ policy })}
          />
        </>
      )}
    </>
  );
}
