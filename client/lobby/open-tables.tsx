/** Tables that their hosts have listed: to join if a seat is free, or to watch. */
import { MINE, OPEN, useListing } from "#/lobby/queries";
import css from "#/lobby/sort-tables.module.css";
import { OpenRow } from "#/lobby/table-row";
import { useWords } from "#/words";

export function OpenTables() {
  const words = useWords();
  const { answer } = useListing(OPEN);
  const mine = new Set((useListing(MINE).answer?.rooms ?? []).map((row) => row.room));
  const rooms = (answer?.rooms ?? []).filter((row) => !mine.has(row.room) && row.stage !== "over");
  if (answer === null) {
    return null;
  }
  return (
    <section aria-labelledby="open" className={css.tables}>
      <h2 id="open">{words.text("web-open-title")}</h2>
      {rooms.length === 0 ? (
        <p className={css.none}>{words.text("web-open-none")}</p>
      ) : (
        <ul className={css.rows}>
          {rooms.map((room) => (
            <OpenRow key={room.room} room={room} />
          ))}
        </ul>
      )}
    </section>
  );
}
