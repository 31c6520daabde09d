/** One table in a list: the game, who sits there, whose turn it is, and since when. */
import type { ReactNode } from "react";
import { Link } from "wouter";
import { ENTRIES } from "#/games/index";
import { GAMES, useListing } from "#/lobby/listing";
import type { MyTable } from "#/lobby/tables";
import css from "#/lobby/tables.module.css";
import { when } from "#/lobby/when";
import { Badge } from "#/look";
import type { ListedRoom } from "#/wire/types";
import { useWords } from "#/words";

export function TableRow({ table }: { readonly table: MyTable }) {
  const words = useWords();
  return (
    <Row
      room={table.room}
      game={table.game}
      badge={
        table.waiting ? (
          <Badge tone="turn">{words.text("web-mine-your-turn")}</Badge>
        ) : (
          <Badge>{words.text(`web-mine-stage-${table.stage}`)}</Badge>
        )
      }
      names={table.names}
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
      badge={<Badge>{words.text(`web-mine-stage-${room.stage}`)}</Badge>}
      names={[]}
    >
      {when(room.changed, Date.now(), words.language)}
    </Row>
  );
}

interface RowProps {
  readonly room: string;
  readonly game: string;
  readonly badge: ReactNode;
  readonly names: readonly string[];
  readonly children: ReactNode;
}

function Row({ room, game, badge, names, children }: RowProps) {
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
        {names.length > 0 && <span className={css.names}>{names.join(", ")}</span>}
        <span className={css.when}>{children}</span>
      </span>
      <span className={css.badge}>{badge}</span>
    </li>
  );
}
