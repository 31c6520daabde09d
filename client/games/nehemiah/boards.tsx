/** The three influence boards: whose cubes lie there, what the places bring, what each would get now. */

import { Place } from "#/table/place";
import { SeatMark } from "#/ui/seat-mark";
import { Hidden } from "#/ui/visually-hidden";
import type { NehemiahBoardView } from "#/wire/types";
import { useWords } from "#/words";
import { Sign } from "./art/signs";
import css from "./boards.module.css";
import { Cubes } from "./cubes";
import { paintOf, signOfBoard } from "./effect";
import { useScene } from "./scene";
import { Skyline } from "./skyline";

export function Boards() {
  const { view } = useScene();
  const { text } = useWords();
  return (
    <section className={css.boards} aria-label={text("nehemiah-boards")}>
      {view.boards.map((board) => (
        <InfluenceBoard key={board.place} board={board} />
      ))}
    </section>
  );
}

function InfluenceBoard({ board }: { readonly board: NehemiahBoardView }) {
  const { view, order } = useScene();
  const { name, text } = useWords();
  return (
    <Place id={board.place} item={board.board} className={css.board}>
      <div className={css.slab} style={paintOf(board.board)}>
        <Skyline board={board.board} className={css.skyline} />
        <p className={css.head}>
          <Sign name={signOfBoard(board.board)} className={css.sign} />
          <span className={css.name}>{name(board.board)}</span>
          <span className={css.table} aria-hidden="true">
            {board.score_table.join(" · ")}
          </span>
        </p>
        <ul className={css.rows}>
          {order.map(({ seat }) => {
            const cubes = board.cubes[seat] ?? 0;
            const points = board.would_score[seat] ?? 0;
            return (
              <li key={seat} data-none={cubes === 0}>
                <SeatMark seat={seat} size="small" className={css.mark} />
                <Cubes seat={seat} board={board.board} />
                {view.ending === "going_on" && (
                  <span className={css.points} aria-hidden="true">
                    {points}
                    <Sign name="points" />
                  </span>
                )}
                <Spoken seat={seat} number={cubes} points={points} say={text} />
              </li>
            );
          })}
        </ul>
      </div>
    </Place>
  );
}

interface SpokenProps {
  readonly seat: number;
  readonly number: number;
  readonly points: number;
  readonly say: ReturnType<typeof useWords>["text"];
}

function Spoken({ seat, number, points, say }: SpokenProps) {
  const { seat: nameOf } = useWords();
  return <Hidden>{say("nehemiah-on-board", { seat: nameOf(seat), number, points })}</Hidden>;
}
