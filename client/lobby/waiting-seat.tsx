/** One seat in the waiting room: its player, or how to fill it. */
import { type FormEvent, useEffect, useRef, useState } from "react";
import { botName } from "#/lobby/bot-name";
import { Invitation } from "#/lobby/invitation";
import { useLink } from "#/lobby/invitations";
import { LONGEST_NAME, myName, rememberName } from "#/lobby/my-name";
import { LetBotSit, SeatedBot } from "#/lobby/seat-bot";
import { isFree, mayTake, sitDown } from "#/lobby/take-seat";
import { command, useDoing } from "#/lobby/use-action";
import css from "#/lobby/waiting-room.module.css";
import { Badge, Button, Field, Icon, Notice, SeatMark } from "#/ui";
import { later } from "#/ui/lazy";
import type { RoomSeatView, RoomView } from "#/wire/types";
import { useWords } from "#/words";

/** For the host, once someone else is there. */
const FreeSeat = later(async () => (await import("#/lobby/free-seat")).FreeSeat);

interface WaitingSeatProps {
  readonly room: RoomView;
  readonly seat: RoomSeatView;
  /** Whether someone has sat down there under a name. */
  readonly sits: boolean;
  /** Whether the player has closed the page. */
  readonly away: boolean;
  /** A spectator has taken this seat. */
  readonly onSit: (seat: number) => void;
}

export function WaitingSeat({ room, seat, sits, away, onSit }: WaitingSeatProps) {
  const words = useWords();
  const bot = seat.bot !== "";
  const [place, onFree] = useFocusWhenFree(seat);
  return (
    <li className={css.seat} ref={place} tabIndex={-1}>
      <SeatMark seat={seat.seat} />
      <div className={css.who}>
        <p className={css.line}>
          <strong>{words.seat(seat.seat)}</strong>
          {seat.yours && <Badge tone="info">{words.text("web-waiting-you")}</Badge>}
          {bot && !room.host && (
            <Badge>
              <Icon name="bot" /> {botName(words, seat.bot)}
            </Badge>
          )}
          {!bot && <State seat={seat} sits={sits} />}
          {away && <Badge tone="warning">{words.text("web-away")}</Badge>}
          {(sits || seat.taken) && !bot && !seat.yours && room.host && (
            <FreeSeat room={room} seat={seat} onFree={onFree} />
          )}
        </p>
        {seat.yours && !sits && <TakeName room={room} seat={seat} />}
        {mayTake(room, seat) && <Take room={room} seat={seat} onSit={onSit} />}
        {isFree(seat) && room.host && <Invite room={room} seat={seat} />}
        {!sits && !bot && !seat.yours && room.host && <LetBotSit room={room} seat={seat} />}
        {!sits && bot && room.host && <SeatedBot room={room} seat={seat} />}
      </div>
    </li>
  );
}

/** After freeing a seat the focus stays there: the pressed button is gone. */
function useFocusWhenFree(seat: RoomSeatView) {
  const place = useRef<HTMLLIElement>(null);
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current && !seat.taken) {
      asked.current = false;
      place.current?.focus();
    }
  }, [seat.taken]);
  const onFree = () => {
    asked.current = true;
  };
  return [place, onFree] as const;
}

function State({ seat, sits }: { readonly seat: RoomSeatView; readonly sits: boolean }) {
  const { text } = useWords();
  if (sits) {
    return <Badge tone="success">{text("web-waiting-sits")}</Badge>;
  }
  return <Badge tone="warning">{text(seat.taken ? "web-waiting-comes" : "web-waiting-free")}</Badge>;
}

function Invite({ room, seat }: { readonly room: RoomView; readonly seat: RoomSeatView }) {
  const words = useWords();
  const link = useLink(room.room, seat.seat);
  return (
    <>
      {link.link !== null && <p className={css.help}>{words.text("web-waiting-once")}</p>}
      <Invitation
        link={link}
        label={words.text("web-waiting-link", { seat: words.seat(seat.seat) })}
        make={words.text("web-waiting-link-one")}
      />
    </>
  );
}

/** At a listed table, a spectator can take a seat. */
function Take({ room, seat, onSit }: Omit<WaitingSeatProps, "sits" | "away">) {
  const words = useWords();
  const { busy, error, run } = useDoing();
  return (
    <div className={css.bot}>
      <Button
        kind="primary"
        icon="person"
        busy={busy}
        label={words.text("web-pair", { what: words.text("web-waiting-take"), value: words.seat(seat.seat) })}
        onPress={() => run(async () => onSit(await sitDown(room.room, [seat.seat])))}
      >
        {words.text("web-waiting-take")}
      </Button>
      {error !== null && <Notice tone="error">{words.explain(error)}</Notice>}
    </div>
  );
}

/** A player who came by a link chooses a name. */
function TakeName({ room, seat }: { readonly room: RoomView; readonly seat: RoomSeatView }) {
  const words = useWords();
  const [name, setName] = useState(() => (seat.bot === "" && seat.name) || myName());
  const { busy, error, run } = useDoing();
  const join = (event: FormEvent) => {
    event.preventDefault();
    run(async () => {
      await command(room, seat.seat, { type: "join", name });
      rememberName(name);
    });
  };
  return (
    <form className={css.name} onSubmit={join}>
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
