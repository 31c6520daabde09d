/** The table before its game begins: who sits where, links for those who are to come, and the beginning. */
import { useEffect, useState } from "react";
import { Invitation } from "#/lobby/invitation";
import { forgetLinks, useLink } from "#/lobby/invitations";
import { begin } from "#/lobby/opening";
import css from "#/lobby/waiting-room.module.css";
import { WaitingSeat } from "#/lobby/waiting-seat";
import { joined } from "#/lobby/waiting";
import { Button, Notice, Panel } from "#/look";
import { type SeenKept, type SeenRoom, SPECTATOR } from "#/wire/types";
import { useWords } from "#/words";

interface WaitingRoomProps {
  readonly room: SeenRoom;
  readonly events: readonly SeenKept[];
}

export function WaitingRoom({ room, events }: WaitingRoomProps) {
  const { text } = useWords();
  const sitting = joined(events);
  useEffect(() => {
    forgetLinks(
      room.room,
      room.seats.filter((seat) => seat.taken).map((seat) => seat.seat),
    );
  }, [room]);
  const seated = room.seats.some((seat) => seat.yours);
  return (
    <div className={css.room}>
      <Panel title={text("web-waiting-seats")} className={css.seats}>
        <ul className={css.list}>
          {room.seats.map((seat) => (
            <WaitingSeat key={seat.seat} room={room} seat={seat} sits={sitting.has(seat.seat)} />
          ))}
        </ul>
        <Beginning room={room} sitting={sitting} />
      </Panel>
      {seated && room.settings.watching !== "nobody" && <Onlookers room={room} />}
      {!seated && <Notice>{text("web-waiting-looking-on")}</Notice>}
    </div>
  );
}

/** The button that begins, or why it cannot be pressed yet. */
function Beginning({ room, sitting }: { readonly room: SeenRoom; readonly sitting: ReadonlySet<number> }) {
  const words = useWords();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const empty = room.seats.filter((seat) => seat.bot === "" && !sitting.has(seat.seat));
  const start = async () => {
    setBusy(true);
    setError(null);
    try {
      await begin(room.room, room.reader);
    } catch (refused) {
      setError(refused);
    }
    setBusy(false);
  };
  const why =
    empty.length > 0
      ? words.text("web-waiting-for", { seats: empty.map((seat) => words.seat(seat.seat)) })
      : room.host
        ? words.text("web-waiting-ready")
        : words.text("web-waiting-host");
  return (
    <div className={css.beginning}>
      <p role="status" className={css.why}>
        {why}
      </p>
      {room.host && (
        <Button
          kind="primary"
          size="large"
          icon="play"
          busy={busy}
          disabled={empty.length > 0}
          onPress={() => void start()}
        >
          {words.text("web-waiting-begin")}
        </Button>
      )}
      {error !== null && <Notice tone="error">{words.explain(error)}</Notice>}
    </div>
  );
}

function Onlookers({ room }: { readonly room: SeenRoom }) {
  const { text } = useWords();
  const link = useLink(room.room, SPECTATOR);
  return (
    <Panel title={text("web-waiting-onlookers")} level={3}>
      <div className={css.onlookers}>
        <p>{text("web-waiting-onlookers-help")}</p>
        <Invitation link={link} label={text("web-waiting-onlookers-link")} make={text("web-link-make")} />
      </div>
    </Panel>
  );
}
