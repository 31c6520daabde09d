/** The pending request: what it is, who has agreed, and, for an undo, what would be undone. */
import { clockText } from "#/lobby/settings-text";
import { useTable } from "#/table/context";
import css from "#/table/request.module.css";
import { useCommanding } from "#/table/use-command";
import { Button } from "#/ui/button";
import { Icon } from "#/ui/icon";
import { SeatMark } from "#/ui/seat-mark";
import { requestOf } from "#/wire/former-names";
import type { ChoseView, RequestView, TableRequest } from "#/wire/types";
import { useWords } from "#/words";
import { capital } from "#/words/capitalize";

export function PendingRequest({ request }: { readonly request: RequestView }) {
  const words = useWords();
  const { room } = useTable();
  const { busy, command } = useCommanding();
  const own = request.seat === room.reader;
  const asked = request.asked.includes(room.reader) && !request.yes.includes(room.reader);
  const vote = (yes: boolean) => void command({ type: "vote", number: request.number, yes });
  return (
    <section className={css.request} aria-label={words.text("web-request")}>
      <p className={css.what}>
        <SeatMark seat={request.seat} size="small" />
        <span>
          <RequestSentence asked={requestOf(request)} seat={request.seat} />
        </span>
      </p>
      {request.lines.length > 0 && <TakenBack lines={request.lines} />}
      <ul className={css.votes}>
        {request.asked.map((seat) => (
          <li key={seat}>
            <Icon name={request.yes.includes(seat) ? "check" : "hourglass"} />
            {words.text(request.yes.includes(seat) ? "web-request-agrees" : "web-request-thinks", {
              name: words.seat(seat),
            })}
          </li>
        ))}
      </ul>
      <div className={css.answers}>
        {own && (
          <Button kind="plain" busy={busy} onPress={() => vote(false)}>
            {words.text("web-request-withdraw")}
          </Button>
        )}
        {asked && !own && (
          <>
            <Button kind="plain" busy={busy} onPress={() => vote(false)}>
              {words.text("web-request-no")}
            </Button>
            <Button kind="primary" busy={busy} onPress={() => vote(true)}>
              {words.text("web-request-yes")}
            </Button>
          </>
        )}
      </div>
    </section>
  );
}

export function RequestSentence({ asked, seat }: { readonly asked: TableRequest; readonly seat: number }) {
  const words = useWords();
  const name = words.seat(seat);
  switch (asked.type) {
    case "undo":
      return words.text("web-request-undo", { name, number: asked.lines });
    case "clock":
      return words.text("web-request-clock", { name, clock: clockText(words, asked.clock) });
    case "time-off":
      return words.text("web-request-pause-clocks", {
        name,
        until: new Date(asked.until).toLocaleString(words.language),
      });
    case "bot":
      return words.text("web-request-bot", { name, other: words.seat(asked.seat) });
    case "export":
      return words.text("web-request-export", { name });
    case "pause":
      return words.text("web-request-pause", { name });
  }
}

/** Everyone sees what would be undone before anyone agrees. */
function TakenBack({ lines }: { readonly lines: readonly ChoseView[] }) {
  const words = useWords();
  return (
    <ol className={css.lines}>
      {lines.map((line) => (
        <li key={line.line}>
          {line.seat >= 0 && <SeatMark seat={line.seat} size="small" label={words.seat(line.seat)} />}
          <s>{capital(words.say(line.message), words.language)}</s>
        </li>
      ))}
    </ol>
  );
}
