/** The table before its game begins: who sits where, links for invited players, and the start button. */
import { useState } from "react";
import { ENTRIES } from "#/games";
import { Invitation } from "#/lobby/invitation";
import { useLink } from "#/lobby/invitations";
import { useForgottenLinks } from "#/lobby/kept-links";
import { MarkSentences } from "#/lobby/marks";
import { Page } from "#/lobby/page";
import { useGames } from "#/lobby/queries";
import { useFreedNews } from "#/lobby/seat-freed-notice";
import { joined } from "#/lobby/seated-players";
import { Agreed } from "#/lobby/table-settings";
import { isFree, mayTake } from "#/lobby/take-seat";
import { useDoing } from "#/lobby/use-action";
import css from "#/lobby/waiting-room.module.css";
import { WaitingSeat } from "#/lobby/waiting-seat";
import { Button, LinkButton, Notice, Panel } from "#/ui";
import { later } from "#/ui/lazy";
import { begin } from "#/wire/begin";
import { isAway } from "#/wire/presence";
import type { Room } from "#/wire/room";
import { type RoomView, SPECTATOR } from "#/wire/types";
import { useWords } from "#/words";

const Report = later(async () => (await import("#/lobby/report")).Report);

interface WaitingRoomProps {
  readonly line: Room;
  readonly room: RoomView;
  /** A spectator has taken this seat. */
  readonly onSit: (seat: number) => void;
}

export function WaitingRoom({ line, room, onSit }: WaitingRoomProps) {
  const words = useWords();
  const { text } = words;
  useFreedNews(line.events);
  const sitting = joined(line.events);
  const games = useGames().answer?.games;
  const title = games?.find((offered) => offered.game === room.game)?.title ?? "";
  const entry = ENTRIES[room.game];
  useForgottenLinks(room);
  const seated = room.seats.some((seat) => seat.yours);
  const free = room.seats.some((seat) => mayTake(room, seat));
  const freed = line.events.filter(({ event }) => event.type === "freed").length;
  const mayShare = room.host && room.chance === "house" && room.seats.some(isFree);
  const lead = seated ? "web-waiting-lead" : free ? "web-waiting-may-sit" : "web-waiting-looking-on";
  return (
    <Page title={title}>
      <div className={css.room}>
        <div className={css.cover}>{entry !== undefined && <entry.cover title={title} />}</div>
        <div className={css.table}>
          <header className={css.head}>
            <h1>{text("web-waiting-title", { game: title })}</h1>
            <p>{text(lead)}</p>
          </header>
          {line.status === "lost" && <Notice tone="warning">{text("web-error-unreachable")}</Notice>}
          {room.marks.length > 0 && (
            <Notice tone="warning" title={text("web-marks")}>
              <MarkSentences marks={room.marks} />
            </Notice>
          )}
          <Panel title={text("web-waiting-seats")}>
            {mayShare && <SharedLink key={freed} room={room} freed={freed} />}
            <ul className={css.list}>
              {room.seats.map((seat) => (
                <WaitingSeat
                  key={seat.seat}
                  room={room}
                  seat={seat}
                  sits={sitting.has(seat.seat)}
                  away={isAway(seat, line.here)}
                  onSit={onSit}
                />
              ))}
            </ul>
            <Beginning room={room} sitting={sitting} />
          </Panel>
          {seated && room.settings.watching !== "nobody" && <Spectators room={room} />}
          <Agreed room={room} />
          {entry !== undefined && <p className={css.about}>{text(`web-game-${room.game}`)}</p>}
          <div className={css.more}>
            <LinkButton to={`/rules/${room.game}`} icon="rules" kind="quiet">
              {text("web-guide")}
            </LinkButton>
            <Reporting room={room} />
          </div>
        </div>
      </div>
    </Page>
  );
}

/** One link for everybody: each person who opens it gets a free seat. */
function SharedLink({ room, freed }: { readonly room: RoomView; readonly freed: number }) {
  const { text } = useWords();
  const link = useLink(room.room, { freed });
  return (
    <section className={css.shared} aria-label={text("web-waiting-shared")}>
      <p className={css.help}>{text("web-waiting-shared-help")}</p>
      <Invitation
        link={link}
        label={text("web-waiting-shared-link")}
        shown
        make={text("web-waiting-shared")}
        end={text("web-waiting-shared-end")}
      />
    </section>
  );
}

/** The button that begins, or why it cannot be pressed yet. */
function Beginning({ room, sitting }: { readonly room: RoomView; readonly sitting: ReadonlySet<number> }) {
  const words = useWords();
  const { busy, error, run } = useDoing();
  const empty = room.seats.filter((seat) => seat.bot === "" && !sitting.has(seat.seat));
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
          onPress={() => run(() => begin(room.room, room.reader))}
        >
          {words.text("web-waiting-begin")}
        </Button>
      )}
      {error !== null && <Notice tone="error">{words.explain(error)}</Notice>}
    </div>
  );
}

/** What is wrong with a table before it begins: names, or who sits there. */
function Reporting({ room }: { readonly room: RoomView }) {
  const { text } = useWords();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button kind="quiet" icon="flag" onPress={() => setOpen(true)}>
        {text("web-menu-report")}
      </Button>
      {open && <Report room={room} onClose={() => setOpen(false)} />}
    </>
  );
}

function Spectators({ room }: { readonly room: RoomView }) {
  const { text } = useWords();
  const link = useLink(room.room, SPECTATOR);
  return (
    <Panel title={text("web-waiting-spectators")} level={3}>
      <div className={css.spectators}>
        <p>{text("web-waiting-spectators-help")}</p>
        <Invitation link={link} label={text("web-waiting-spectators-link")} make={text("web-link-make")} />
      </div>
    </Panel>
  );
}
