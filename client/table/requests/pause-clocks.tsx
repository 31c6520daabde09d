/** Asking all to pause the clocks: nobody's clock runs until then. */
import { useState } from "react";
import { RequestDialog } from "#/table/requests/request-dialog";
import { Radios } from "#/ui/segmented";
import { useWords } from "#/words";

const HOUR = 60 * 60 * 1000;
const SPANS = { hour: HOUR, day: 24 * HOUR, days: 3 * 24 * HOUR, week: 7 * 24 * HOUR } as const;
type SpanName = keyof typeof SPANS;
const NAMES = ["hour", "day", "days", "week"] as const satisfies readonly SpanName[];

export function PauseClocksDialog({ onClose }: { readonly onClose: () => void }) {
  const words = useWords();
  const [span, setSpan] = useState<SpanName>("day");
  const [now] = useState(() => Date.now());
  return (
    <RequestDialog
      title={words.text("web-ask-pause-clocks-title")}
      request={{ type: "time-off", until: now + SPANS[span] }}
      onClose={onClose}
    >
      <Radios
        label={words.text("web-ask-pause-clocks-how-long")}
        value={span}
        onChange={setSpan}
        options={NAMES.map((id) => ({ id, text: words.text(`web-pause-clocks-${id}`) }))}
      />
    </RequestDialog>
  );
}
