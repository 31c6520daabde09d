/** A seat's clock: it runs while the game waits for the seat. */
import { useEffect, useState } from "react";
import css from "#/table/clock.module.css";
import { timeLeft } from "#/table/time";
import { Icon } from "#/ui/icon";
import { timeBankOf } from "#/wire/former-names";
import type { RoomSeatView } from "#/wire/types";
import { useWords } from "#/words";

const SECOND = 1000;
/** When it is said not only by the figure. */
const HURRY = 30 * SECOND;

export function SeatClock({ seat }: { readonly seat: RoomSeatView }) {
  const words = useWords();
  const now = useNow(seat.due !== null);
  if (seat.due === null && timeBankOf(seat) === 0) {
    return null;
  }
  const left = seat.due === null ? timeBankOf(seat) : Math.max(0, seat.due - now);
  const hurry = seat.due !== null && left < HURRY;
  const { id, args, figure } = timeLeft(left);
  const spoken = words.text(seat.due === null ? "web-clock-stands" : "web-clock-runs", {
    time: words.text(id, args),
  });
  return (
    <span className={css.clock} data-hurry={hurry || undefined} title={spoken}>
      <Icon name={hurry ? "hourglass" : "clock"} label={spoken} />
      <span aria-hidden="true">{figure ?? words.text(id, args)}</span>
    </span>
  );
}

/** The time, each second while someone's clock runs. */
function useNow(runs: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!runs) {
      return;
    }
    setNow(Date.now());
    const timer = window.setInterval(() => setNow(Date.now()), SECOND);
    return () => window.clearInterval(timer);
  }, [runs]);
  return now;
}
