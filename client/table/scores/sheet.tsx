/** The score sheet: categories down, players across, like the pad in the box. */

import { rowsOf, totalOf } from "#/table/scores/columns";
import css from "#/table/scores/sheet.module.css";
import { classes, Icon, SeatMark } from "#/ui";
import { Scroller } from "#/ui/scroller";
import type { Category, Result, RoomView } from "#/wire/types";
import { signed, useWords } from "#/words";

export interface ScoreSheetProps {
  readonly room: RoomView;
  readonly sheets: readonly (readonly Category[])[];
  /** Once the game is over: totals as the game counts them, and ranks. */
  readonly result?: Result | null;
  readonly caption: string;
}

export function ScoreSheet({ room, sheets, result = null, caption }: ScoreSheetProps) {
  const words = useWords();
  const seats = sheets.map((_, seat) => seat);
  const best = (seat: number) => result?.ranks[seat] === 1;
  return (
    <Scroller className={css.scroll} label={caption}>
      <table className={css.sheet}>
        <caption className={css.caption}>{caption}</caption>
        <thead>
          <tr>
            <td />
            {seats.map((seat) => (
              <th key={seat} scope="col" className={classes(css.player, seat === room.reader && css.own)}>
                <span className={css.name}>
                  <SeatMark seat={seat} />
                  <span className={css.called}>{words.seat(seat)}</span>
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rowsOf(sheets).map((row) => (
            <tr key={row.id}>
              <th scope="row">{words.text(`${room.game}-score-${row.id.replaceAll("_", "-")}`)}</th>
              {seats.map((seat) => (
                <td key={seat} className={css.points}>
                  <Points points={row.points[seat] ?? null} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className={css.total}>
            <th scope="row">{words.text("web-scores-total")}</th>
            {seats.map((seat) => (
              <td key={seat} className={css.points}>
                <Points points={result?.scores[seat] ?? totalOf(sheets[seat] ?? [])} />
              </td>
            ))}
          </tr>
          {result !== null && (
            <tr className={css.rank}>
              <th scope="row">{words.text("web-scores-rank")}</th>
              {seats.map((seat) => (
                <td key={seat} className={classes(css.points, best(seat) && css.best)}>
                  {best(seat) && <Icon name="trophy" />}
                  {words.text("web-scores-place", { place: result.ranks[seat] ?? 0 })}
                </td>
              ))}
            </tr>
          )}
          {result?.sides.map(([side, points]) => (
            <tr key={side}>
              <th scope="row">{words.name(side)}</th>
              <td className={css.points} colSpan={seats.length}>
                <Points points={points} />
              </td>
            </tr>
          ))}
        </tfoot>
      </table>
    </Scroller>
  );
}

/** Points as they are written by hand: a true minus, and a stroke where there is nothing to count. */
function Points({ points }: { readonly points: number | null }) {
  if (points === null || points === 0) {
    return <span className={css.none}>{points === null ? "–" : "0"}</span>;
  }
  return <>{signed(points)}</>;
}
