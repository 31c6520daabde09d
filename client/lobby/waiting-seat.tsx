/** One seat of a table that has not begun: who sits there, or how somebody comes to sit there. */
import { type FormEvent, useState } from "react";
import { Invitation } from "#/lobby/invitation";
import { useLink } from "#/lobby/invitations";
import { LONGEST_NAME, myName, rememberName } from "#/lobby/me";
import { botName } from "#/lobby/settings-words";
import css from "#/lobby/waiting-room.module.css";
import { Badge, Button, Field, Icon, Notice, SeatMark } from "#/look";
import { insist, newId } from "#/wire/http";
import type { SeenRoom, SeenSeat } from "#/wire/types";
import { useWords } from "#/words";

interface WaitingSeatProps {
  readonly room: SeenRoom;
  readonly seat: SeenSeat;
  /** Whether somebody has sat down there under a name. */
  readonly sits: boolean;
}

export function WaitingSeat({ room, seat, sits }: WaitingSeatProps) {
  const words = useWords();
  const bot = seat.bot !== "";
  return (
    <li className={css.seat}>
      <SeatMark seat={seat.seat} />
      <div className={css.who}>
        <p className={css.line}>
          <strong>{words.seat(seat.seat)}</strong>
          {seat.yours && <Badge tone="info">{words.text("web-waiting-you")}</Badge>}
          {bot && (
            <Badge>
              <Icon name="bot" /> {botName(words, seat.bot)}
            </Badge>
          )}
          {!bot && <State seat={seat} sits={sits} />}
        </p>
        {seat.yours && !sits && !bot && <TakeName room={room} seat={seat} />}
        {!seat.taken && !bot && room.host && <Invite room={room} seat={seat} />}
      </div>
    </li>
  );
}

function State({ seat, sits }: { readonly seat: SeenSeat; readonly sits: boolean }) {
  const { text } = useWords();
  if (sits) {
    return <Badge tone="success">{text("web-waiting-sits")}</Badge>;
  }
  return <Badge tone="warning">{text(seat.taken ? "web-waiting-comes" : "web-waiting-free")}</Badge>;
}

function Invite({ room, seat }: { readonly room: SeenRoom; readonly seat: SeenSeat }) {
  const words = useWords();
  const link = useLink(room.room, seat.seat);
  const first = room.seats.find((one) => !one.taken && one.bot === "")?.seat === seat.seat;
  return (
    <>
      {link.link !== null && <p className={css.help}>{words.text("web-waiting-once")}</p>}
      <Invitation
        link={link}
        label={words.text("web-waiting-link", { seat: words.seat(seat.seat) })}
        shown={first}
        make={words.text("web-link-make")}
      />
    </>
  );
}

/** Whoever came by a link says under which name they sit. */
function TakeName({ room, seat }: { readonly room: SeenRoom; readonly seat: SeenSeat }) {
  const words = useWords();
  const [name, setName] = useState(() => seat.name || myName());
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const join = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setError(null);
    try {
      const body = { id: newId(), seat: seat.seat, command: { type: "join", name } as const };
      await insist("POST /api/rooms/{room}/commands", { path: { room: room.room }, body });
      rememberName(name);
    } catch (refused) {
      setError(refused);
    }
    setBusy(false);
  };
  return (
    <form className={css.name} onSubmit={(event) => void join(event)}>
      <Field
        label={words.text("web-lobby-my-name")}
        value={name}
        onChange={setName}
        maxLength={LONGEST_NAME}
        autoComplete="nickname"
        required
        autoFocus
      />
      <Button kind="primary" submit busy={busy} disabled={name.trim() === ""}>
        {words.text("web-waiting-sit")}
      </Button>
      {error !== null && <Notice tone="error">{words.explain(error)}</Notice>}
    </form>
  );
}
