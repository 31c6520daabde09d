/** One table in a list: the game, who sits there, whose turn it is, and since when. */
import type { ReactNode } from "react";
import { Link } from "wouter";
import { ENTRIES } from "#/games/index";
import { GAMES, useListing } from "#/lobby/listing";
import type { MyTable } from "#/lobby/tables";
import css from "#/lobby/tables.module.css";
import { when } from "#/lobby/when";
import { Badge } from "#/look";
import type { ListedRoom, ListedSeat } from "#/wire/types";
import { useWords, type Words } from "#/words";

export function TableRow({ table }: { readonly table: MyTable }) {
  const words = useWords();
  const others = table.seats.filter((seat) => !table.mine.includes(seat.seat));
  // At one device all are mine.
  const shown = others.length === 0 ? table.seats : others;
  return (
    <Row
      room={table.room}
      game={table.game}
      badge={<Stage stage={table.stage} mine={table.waiting} paused={table.paused} />}
      names={namesOf(shown)}
      state={stateOf(words, table.stage, table.waiting ? [] : table.seats)}
    >
      {table.waiting && table.due !== null
        ? words.text("web-mine-due", { when: when(table.due, Date.now(), words.language) })
        : when(table.changed, Date.now(), words.language)}
    </Row>
  );
}

export function OpenRow({ room }: { readonly room: ListedRoom }) {
  const words = useWords();
  return (
    <Row
      room={room.room}
      game={room.game}
      badge={<Stage stage={room.stage} mine={false} paused={room.paused} />}
      names={namesOf(room.seats)}
      state={stateOf(words, room.stage, room.seats)}
    >
      {when(room.changed, Date.now(), words.language)}
    </Row>
  );
}

interface StageProps {
  readonly stage: string;
  /** Whether it is my turn. */
  readonly mine: boolean;
  readonly paused: boolean;
}

function Stage({ stage, mine, paused }: StageProps) {
  const { text } = useWords();
  if (stage === "playing" && mine) {
    return <Badge tone="turn">{text("web-mine-your-turn")}</Badge>;
  }
  return <Badge>{text(paused && stage === "playing" ? "web-mine-paused" : `web-mine-stage-${stage}`)}</Badge>;
}

/** Who sits there or is to sit there, in turn order. */
function namesOf(seats: readonly ListedSeat[]): string {
  return seats.flatMap((seat) => (seat.name === "" ? [] : [seat.name])).join(", ");
}

function nameOf(words: Words, seat: ListedSeat): string {
  return seat.name || words.text("web-seat", { number: seat.seat + 1 });
}

/** Whom it waits for: free seats before the game, those who are asked while it is on. */
function stateOf(words: Words, stage: string, seats: readonly ListedSeat[]): string {
  if (stage === "open") {
    return words.text("web-mine-free", { number: seats.filter((seat) => seat.free).length });
  }
  const asked = seats.filter((seat) => seat.waiting).map((seat) => nameOf(words, seat));
  return stage === "playing" && asked.length > 0 ? words.text("web-mine-waits-for", { names: asked }) : "";
}

interface RowProps {
  readonly room: string;
  readonly game: string;
  readonly badge: ReactNode;
  readonly names: string;
  readonly state: string;
  readonly children: ReactNode;
}

function Row({ room, game, badge, names, state, children }: RowProps) {
  const { answer } = useListing(GAMES);
  const title = answer?.games.find((offered) => offered.game === game)?.title ?? game;
  const entry = ENTRIES[game];
  return (
    <li className={css.row}>
      <span className={css.picture} aria-hidden="true">
        {entry !== undefined && <entry.cover title={title} />}
      </span>
      <span className={css.words}>
        <Link to={`/rooms/${room}`} className={css.link ?? ""}>
          {title}
        </Link>
        {names !== "" && <span className={css.names}>{names}</span>}
        <span className={css.when}>
          {state !== "" && `${state} · `}
          {children}
        </span>
      </span>
      <span className={css.badge}>{badge}</span>
    </li>
  );
}
