/** The players behind their screens: yours open, the others' closed, workers at home before them. */

import { seatName } from "#/table/board/names";
import { numbersIn } from "#/table/board/pieces";
import { SeatMark } from "#/ui/seat-mark";
import { Hidden } from "#/ui/visually-hidden";
import type { NehemiahSeatView } from "#/wire/types";
import { useWords } from "#/words";
import { Sign } from "./art/signs";
import { Worker } from "./art/worker";
import { Asking, AtOnce } from "./auto-answer-switch";
import { Supply } from "./cubes";
import { Figures, publicFigures, screenFigures } from "./figures";
import { Foreman } from "./foreman";
import { GateCard } from "./gate";
import { ownerOf } from "./pieces";
import { useScene, whoseTurn } from "./scene";
import css from "./screens.module.css";

export function Screens() {
  const { order } = useScene();
  return (
    <div className={css.screens}>
      {order.map((seat) => (
        <Side key={seat.seat} seat={seat} />
      ))}
    </div>
  );
}

function Side({ seat }: { readonly seat: NehemiahSeatView }) {
  const { view, room } = useScene();
  const { text, seat: nameOf } = useWords();
  const own = seat.seat === view.reader;
  const turn = whoseTurn(view) === seat.seat;
  const gates = view.gates.filter((gate) => gate.owner === seat.seat);
  const title = text("nehemiah-title-side", { seat: nameOf(seat.seat) });
  const name = seatName(seat.seat);
  const sealed = view.auctioned !== null && !room.waiting.includes(seat.seat);
  return (
    <section
      className={css.side}
      aria-label={title}
      data-own={own}
      data-turn={turn}
      data-player={seat.seat}
      tabIndex={-1}
    >
      <p className={css.head} data-explain={name}>
        <SeatMark seat={seat.seat} size="small" turn={turn} />
        <span className={css.name}>{nameOf(seat.seat)}</span>
        {view.first_player === seat.seat && (
          <span className={css.first} data-explain="sign.first">
            <Sign name="first" />
            <Hidden>{text("nehemiah-title-first")}</Hidden>
          </span>
        )}
        {sealed && <span className={css.sealed}>{text("nehemiah-web-sealed")}</span>}
      </p>
      <div className={css.screen} data-closed={seat.gold === null}>
        <Figures figures={screenFigures(seat)} />
      </div>
      <div className={css.before}>
        <Home owner={ownerOf(seat.seat, false)} seat={seat.seat} shown={seat.available} />
        <Supply seat={seat.seat} />
        <Figures figures={publicFigures(view, seat)} />
        {gates.length > 0 && (
          <div className={css.gates}>
            {gates.map((gate) => (
              <GateCard key={gate.gate} gate={gate} />
            ))}
          </div>
        )}
      </div>
      {seat.foremen.length > 0 && (
        <div className={css.foremen}>
          {seat.foremen.map((item) => (
            <Foreman key={item} place={`${name}.foreman.${item}`} item={item} short={!own} />
          ))}
          {own && seat.offered && <Asking />}
        </div>
      )}
      {own && (
        <div className={css.settings}>
          <AtOnce />
        </div>
      )}
    </section>
  );
}

interface HomeProps {
  readonly owner: string;
  readonly seat: number;
  readonly shown: number;
}

/** Available workers stand before the screen; from here the last of them go to the cards, and come back. */
function Home({ owner, seat, shown }: HomeProps) {
  const { pieces } = useScene();
  const workers = numbersIn(pieces.workers, owner);
  return (
    <span className={css.home} data-explain={`${seatName(seat)}.workers`} aria-hidden="true">
      {workers.slice(Math.max(workers.length - shown, 0)).map((worker) => (
        <div key={worker} data-travel={`worker ${worker}`} className={css.waiting}>
          <Worker seat={seat} />
        </div>
      ))}
    </span>
  );
}
