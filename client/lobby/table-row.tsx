/** One table in a list: the game, who sits there, whose turn it is, and since when. */
import type { ReactNode } from "react";
import { Link, useLocation } from "wouter";
import { ENTRIES } from "#/games/index";
import { Marks } from "#/lobby/marks";
import { OPEN, useGames } from "#/lobby/queries";
import { when } from "#/lobby/relative-time";
import type { MyTable } from "#/lobby/sort-tables";
import css from "#/lobby/sort-tables.module.css";
import { sitDown } from "#/lobby/take-seat";
import { useDoing } from "#/lobby/use-action";
import { Badge, Button, toast } from "#/ui";
import type { ListedRoom, ListedSeat, Mark } from "#/wire/types";
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
      marks={table.marks}
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
      marks={room.marks}
      state={stateOf(words, room.stage, room.seats)}
      action={room.stage === "open" && <SitDown room={room} />}
    >
      {when(room.changed, Date.now(), words.language)}
    </Row>
  );
}

/** At a free seat of a table that its host has listed. */
function SitDown({ room }: { readonly room: ListedRoom }) {
  const words = useWords();
  const [, go] = useLocation();
  const { busy, run } = useDoing();
  const title = useTitleOf(room.game);
  const free = room.seats.filter((seat) => seat.free).map((seat) => seat.seat);
  if (free.length === 0) {
    return null;
  }
  const sit = async () => {
    try {
      await sitDown(room.room, free);
      go(`/rooms/${room.room}`);
    } catch (error) {
      toast(words.explain(error), "error");
      await OPEN.again();
    }
  };
  return (
    <Button
      size="small"
      busy={busy}
      label={words.text("web-pair", { what: words.text("web-waiting-sit"), value: title })}
      onPress={() => run(sit)}
    >
      {words.text("web-waiting-sit")}
    </Button>
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

/** What it waits for: free seats before the game, players during it. */
function stateOf(words: Words, stage: string, seats: readonly ListedSeat[]): string {
  if (stage === "open") {
    return words.text("web-mine-free", { number: seats.filter((seat) => seat.free).length });
  }
  const asked = seats.filter((seat) => seat.waiting).map((seat) => nameOf(words, seat));
  return stage === "playing" && asked.length > 0 ? words.text("web-mine-waits-for", { names: asked }) : "";
}

function useTitleOf(game: string): string {
  const { answer } = useGames();
  return answer?.games.find((offered) => offered.game === game)?.title ?? game;
}

interface RowProps {
  readonly room: string;
  readonly game: string;
  readonly badge: ReactNode;
  readonly names: string;
  readonly marks: readonly Mark[];
  readonly state: string;
  /** What can be done beside going there. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

function Row({ room, game, badge, names, marks, state, action, children }: RowProps) {
  const title = useTitleOf(game);
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
      {marks.length > 0 && (
        <span className={css.marks}>
          <Marks marks={marks} />
        </span>
      )}
      {action && <span className={css.action}>{action}</span>}
    </li>
  );
}
