/** The pending request: what somebody asks all others for, who has agreed, and, for an undo, what would be taken back. */
import { clockText } from "#/lobby/settings-text";
import { useTable } from "#/table/context";
import css from "#/table/request.module.css";
import { useCommanding } from "#/table/use-command";
import { Button } from "#/ui/button";
import { Icon } from "#/ui/icon";
import { SeatMark } from "#/ui/seat-mark";
import type { ChoseView, RequestView, TableRequest } from "#/wire/types";
import { useWords } from "#/words";
import { capital } from "#/words/capitalize";

export function PendingRequest({ wish }: { readonly wish: RequestView }) {
  const words = useWords();
  const { room } = useTable();
  const { busy, command } = useCommanding();
  const own = wish.seat === room.reader;
  const asked = wish.asked.includes(room.reader) && !wish.yes.includes(room.reader);
  const vote = (yes: boolean) => void command({ type: "vote", number: wish.number, yes });
  return (
    <section className={css.wish} aria-label={words.text("web-wish")}>
      <p className={css.what}>
        <SeatMark seat={wish.seat} size="small" />
        <span>
          <WishSentence wish={wish.wish} seat={wish.seat} />
        </span>
      </p>
      {wish.lines.length > 0 && <TakenBack lines={wish.lines} />}
      <ul className={css.votes}>
        {wish.asked.map((seat) => (
          <li key={seat}>
            <Icon name={wish.yes.includes(seat) ? "check" : "hourglass"} />
            {words.text(wish.yes.includes(seat) ? "web-wish-agrees" : "web-wish-thinks", {
              name: words.seat(seat),
            })}
          </li>
        ))}
      </ul>
      <div className={css.answers}>
        {own && (
          <Button kind="plain" busy={busy} onPress={() => vote(false)}>
            {words.text("web-wish-withdraw")}
          </Button>
        )}
        {asked && !own && (
          <>
            <Button kind="plain" busy={busy} onPress={() => vote(false)}>
              {words.text("web-wish-no")}
            </Button>
            <Button kind="primary" busy={busy} onPress={() => vote(true)}>
              {words.text("web-wish-yes")}
            </Button>
          </>
        )}
      </div>
    </section>
  );
}

export function WishSentence({ wish, seat }: { readonly wish: TableRequest; readonly seat: number }) {
  const words = useWords();
  const name = words.seat(seat);
  switch (wish.type) {
    case "undo":
      return words.text("web-wish-undo", { name, number: wish.lines });
    case "clock":
      return words.text("web-wish-clock", { name, clock: clockText(words, wish.clock) });
    case "time-off":
      return words.text("web-wish-time-off", {
        name,
        until: new Date(wish.until).toLocaleString(words.language),
      });
    case "bot":
      return words.text("web-wish-bot", { name, other: words.seat(wish.seat) });
    case "export":
      return words.text("web-wish-export", { name });
    case "pause":
      return words.text("web-wish-pause", { name });
  }
}

/** The reveal: everybody sees what would be taken back before anybody agrees. */
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
