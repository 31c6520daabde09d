/** Asking all for another clock: so a table drifts from an evening into days, and back. */
import { useState } from "react";
import { clockText } from "#/lobby/settings-text";
import { useTable } from "#/table/context";
import { RequestDialog } from "#/table/requests/request-dialog";
import { Radios } from "#/ui/segmented";
import type { Clock, Policy } from "#/wire/types";
import { useWords } from "#/words";

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

/** The paces people play at. */
const CLOCKS = {
  none: { per_choice: 0, reserve: 0 },
  quick: { per_choice: MINUTE, reserve: 5 * MINUTE },
  calm: { per_choice: 3 * MINUTE, reserve: 20 * MINUTE },
  day: { per_choice: DAY, reserve: 2 * DAY },
  days: { per_choice: 3 * DAY, reserve: 7 * DAY },
} as const;
type Pace = keyof typeof CLOCKS;
const PACES = ["none", "quick", "calm", "day", "days"] as const satisfies readonly Pace[];
const POLICIES = ["remind", "skip", "bot"] as const satisfies readonly Policy[];

export function AskClock({ onClose }: { readonly onClose: () => void }) {
  const words = useWords();
  const { room } = useTable();
  const now = room.settings.clock;
  const [pace, setPace] = useState<Pace>(
    PACES.find((each) => CLOCKS[each].per_choice === now.per_choice) ?? "none",
  );
  const [policy, setPolicy] = useState<Policy>(now.policy);
  const clock: Clock = { ...CLOCKS[pace], policy };
  return (
    <RequestDialog
      title={words.text("web-ask-clock-title")}
      request={{ type: "clock", clock }}
      onClose={onClose}
    >
      <p>{words.text("web-ask-clock-now", { clock: clockText(words, now) })}</p>
      <Radios
        label={words.text("web-ask-clock-pace")}
        value={pace}
        onChange={setPace}
        options={PACES.map((id) => ({
          id,
          text: words.text(`web-pace-${id}`),
          ...(id !== "none" && { help: clockText(words, { ...CLOCKS[id], policy }) }),
        }))}
      />
      {pace !== "none" && (
        <Radios
          label={words.text("web-new-policy")}
          value={policy}
          onChange={setPolicy}
          options={POLICIES.map((id) => ({ id, text: words.text(`web-new-policy-${id}`) }))}
        />
      )}
    </RequestDialog>
  );
}
