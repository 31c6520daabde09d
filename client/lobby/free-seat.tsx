/** Freeing the seat of somebody who does not come: the host is told what it means before it is done. */
import { useState } from "react";
import { command, useDoing } from "#/lobby/doing";
import css from "#/lobby/waiting-room.module.css";
import { Button, Notice } from "#/look";
import { later } from "#/look/later";
import type { SeenRoom, SeenSeat } from "#/wire/types";
import { useWords } from "#/words";

const Dialog = later(async () => (await import("#/look/dialog")).Dialog);

interface FreeSeatProps {
  readonly room: SeenRoom;
  readonly seat: SeenSeat;
  /** It is asked for: what was pressed will soon be gone. */
  readonly onFree: () => void;
}

export function FreeSeat({ room, seat, onFree }: FreeSeatProps) {
  const words = useWords();
  const { busy, error, run } = useDoing();
  const [asking, setAsking] = useState(false);
  const place = words.seat(seat.seat);
  const free = () =>
    run(async () => {
      onFree();
      await command(room, room.reader, { type: "free-seat", seat: seat.seat }).finally(() =>
        setAsking(false),
      );
    });
  return (
    <div className={css.bot}>
      <Button
        icon="close"
        label={words.text("web-pair", { what: words.text("web-waiting-bot-up"), value: place })}
        onPress={() => setAsking(true)}
      >
        {words.text("web-waiting-bot-up")}
      </Button>
      {error !== null && <Notice tone="error">{words.explain(error)}</Notice>}
      {asking && (
        <Dialog
          open
          alert
          size="small"
          onClose={() => setAsking(false)}
          title={words.text("web-waiting-free-ask", { seat: place })}
          actions={
            <>
              <Button kind="plain" onPress={() => setAsking(false)}>
                {words.text("web-waiting-free-keep")}
              </Button>
              <Button kind="danger" busy={busy} onPress={free}>
                {words.text("web-waiting-bot-up")}
              </Button>
            </>
          }
        >
          <p>{words.text("web-waiting-free-why")}</p>
        </Dialog>
      )}
    </div>
  );
}
