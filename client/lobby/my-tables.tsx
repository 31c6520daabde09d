/** My tables: those that wait for me first. They are kept by the server: closing the browser loses nothing. */
import { useState } from "react";
import { MINE, useListing } from "#/lobby/queries";
import { myTables, waiting } from "#/lobby/sort-tables";
import css from "#/lobby/sort-tables.module.css";
import { TableRow } from "#/lobby/table-row";
import { Button, LinkButton } from "#/ui";
import { useWords } from "#/words";

/** More are shown when someone asks for them. */
const SHOWN = 4;

export function MyTables() {
  const words = useWords();
  const { answer } = useListing(MINE);
  const [all, showAll] = useState(false);
  const tables = myTables(answer?.rooms ?? []);
  if (answer === null || tables.length === 0) {
    return null;
  }
  const turns = waiting(answer.rooms).length;
  const shown = all ? tables : tables.slice(0, Math.max(SHOWN, turns));
  return (
    <section aria-labelledby="mine" className={css.tables}>
      <header className={css.head}>
        <h2 id="mine">{words.text("web-mine-title")}</h2>
        {turns > 0 && (
          <LinkButton to="/next" kind="primary" size="small" icon="next">
            {words.text("web-mine-next", { tables: turns })}
          </LinkButton>
        )}
      </header>
      <ul className={css.rows}>
        {shown.map((table) => (
          <TableRow key={table.room} table={table} />
        ))}
      </ul>
      {shown.length < tables.length && (
        <Button kind="quiet" icon="down" onPress={() => showAll(true)}>
          {words.text("web-mine-all", { tables: tables.length })}
        </Button>
      )}
    </section>
  );
}

/** Shown to a guest without tables. */
export function NoTables() {
  const words = useWords();
  const { answer } = useListing(MINE);
  if (answer === null || myTables(answer.rooms).length > 0) {
    return null;
  }
  return (
    <section aria-labelledby="mine" className={css.tables}>
      <h2 id="mine">{words.text("web-mine-title")}</h2>
      <p className={css.none}>{words.text("web-mine-none")}</p>
    </section>
  );
}
