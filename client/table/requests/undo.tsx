/** Requesting an undo that needs consent: from which line on. */
import { useState } from "react";
import { type ActiveLine, activeLines } from "#/table/active-lines";
import { useTable } from "#/table/context";
import { RequestDialog } from "#/table/requests/request-dialog";
import css from "#/table/requests/request-dialog.module.css";
import { SeatMark } from "#/ui/seat-mark";
import { useWords } from "#/words";
import { capital } from "#/words/capitalize";

/** How far back the list goes. */
const MOST = 40;

export function AskUndo({ onClose }: { readonly onClose: () => void }) {
  const words = useWords();
  const { room, events } = useTable();
  // Not from a draw of the server: it would draw again at once.
  const lines = activeLines(events)
    .filter(({ chose }) => chose.by !== "chance")
    .slice(-MOST);
  const [from, setFrom] = useState(() => lastOwn(lines, room.reader));
  const number = from === null ? 0 : room.lines - from + 1;
  return (
    <RequestDialog
      title={words.text("web-ask-undo-title")}
      request={number > 0 ? { type: "undo", lines: number } : null}
      onClose={onClose}
    >
      <p>{words.text("web-ask-undo-how")}</p>
      <fieldset className={css.lines}>
        <legend>{words.text("web-ask-undo-from")}</legend>
        {[...lines].reverse().map(({ chose }) => (
          <label key={chose.line} className={css.line} data-taken={from !== null && chose.line >= from}>
            <input
              type="radio"
              name="from"
              checked={chose.line === from}
              onChange={() => setFrom(chose.line)}
            />
            {chose.seat >= 0 && <SeatMark seat={chose.seat} size="small" label={words.seat(chose.seat)} />}
            <span>{capital(words.say(chose.message), words.language)}</span>
          </label>
        ))}
      </fieldset>
      {number > 0 && <p>{words.text("web-ask-undo-number", { number })}</p>}
    </RequestDialog>
  );
}

/** The reader's own last line, from which one mostly wants to begin again; else the last of all. */
function lastOwn(lines: readonly ActiveLine[], reader: number): number | null {
  return (lines.findLast(({ chose }) => chose.seat === reader) ?? lines.at(-1))?.chose.line ?? null;
}
