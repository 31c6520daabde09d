/** The cities of the others, small and readable, from the reader's left on; each unfolds. */
import { aroundFrom, seatName } from "#/table/board/names";
import { numbersIn } from "#/table/board/pieces";
import { Place } from "#/table/place";
import { Icon } from "#/ui/icon";
import { SeatMark } from "#/ui/seat-mark";
import type { TheopolisSeatView } from "#/wire/types";
import { useWords } from "#/words";
import { CityCards } from "./city";
import { Figures } from "./figures";
import type { Unfolded } from "./open-panels";
import css from "./others.module.css";
import { HiddenPiece, Piece } from "./piece";
import { Lights } from "./sacrament-lights";
import { useScene } from "./scene";

export function Others({ unfolded }: { readonly unfolded: Unfolded }) {
  const { view, near } = useScene();
  return (
    <div className={css.others}>
      {aroundFrom(view.seats, near.seat)
        .slice(1)
        .map((seat) => (
          <Miniature
            key={seat.seat}
            seat={seat}
            open={unfolded.shown.includes(seat.seat)}
            onUnfold={() => unfolded.toggle(seat.seat)}
          />
        ))}
    </div>
  );
}

interface MiniatureProps {
  readonly seat: TheopolisSeatView;
  readonly open: boolean;
  readonly onUnfold: () => void;
}

function Miniature({ seat, open, onUnfold }: MiniatureProps) {
  const { view, box } = useScene();
  const { text, seat: nameOf } = useWords();
  const turn = view.active === seat.seat && view.ending === "going_on";
  const title = text("theopolis-touch-city-of", { seat: nameOf(seat.seat) });
  return (
    <section className={css.city} aria-label={title} data-turn={turn} data-open={open}>
      <button type="button" className={css.head} aria-expanded={open} onClick={onUnfold}>
        <SeatMark seat={seat.seat} size="small" turn={turn} />
        <span className={css.name} data-explain={`${seatName(seat.seat)}.city`}>
          {nameOf(seat.seat)}
        </span>
        <Lights box={box} seat={seat} />
        <Figures seat={seat} short />
        <Icon name={open ? "up" : "enlarge"} className={css.icon} />
      </button>
      {seat.rank > 0 && view.ending === "going_on" ? (
        <p className={css.left}>{text("theopolis-left", { rank: seat.rank })}</p>
      ) : (
        <>
          {!open && (
            <div className={css.foot}>
              <CityCards seat={seat} size="mini" />
              <HiddenHand seat={seat} />
            </div>
          )}
        </>
      )}
    </section>
  );
}

/** What someone holds: backs, and the faces of the cards that all saw being taken. */
export function HiddenHand({ seat }: { readonly seat: TheopolisSeatView }) {
  const { pieces } = useScene();
  const zone = `${seatName(seat.seat)}.hand`;
  const known = [...new Set(seat.known_hand)];
  return (
    <Place id={zone} className={css.hand}>
      {known.flatMap((card) =>
        numbersIn(pieces, zone, card).map((number) => (
          <Piece key={number} place={`${zone}.${card}`} item={card} size="mini" number={number} />
        )),
      )}
      {numbersIn(pieces, zone, null).map((number) => (
        <HiddenPiece key={number} size="mini" number={number} />
      ))}
    </Place>
  );
}
