/** The city of someone else, unfolded: every card with its name, sacraments, saint, what is known of the hand. */
import { seatName } from "#/table/board/names";
import { SeatMark } from "#/ui/seat-mark";
import type { TheopolisSeatView } from "#/wire/types";
import { useWords } from "#/words";
import { CityCards, Resources } from "./city";
import { Figures } from "./figures";
import css from "./other-city.module.css";
import { HiddenHand } from "./others";
import { Piece } from "./piece";
import { UnfoldedPanel } from "./unfolded-panel";

interface OtherCityProps {
  readonly seat: TheopolisSeatView;
  readonly onFold: () => void;
}

export function OtherCity({ seat, onFold }: OtherCityProps) {
  const { text, name, seat: nameOf } = useWords();
  return (
    <UnfoldedPanel
      title={text("theopolis-touch-city-of", { seat: nameOf(seat.seat) })}
      player={seat.seat}
      mark={<SeatMark seat={seat.seat} size="small" />}
      beside={
        <>
          <Figures seat={seat} short />
          <HiddenHand seat={seat} />
        </>
      }
      onFold={onFold}
    >
      <p className={css.sacraments}>
        {text("theopolis-score-sacraments")}: {seat.sacraments.map(name).join(", ") || "–"}
      </p>
      <div className={css.cards}>
        {seat.saint !== null && (
          <Piece place={`${seatName(seat.seat)}.saint.${seat.saint}`} item={seat.saint} size="small" />
        )}
        <CityCards seat={seat} size="small" />
      </div>
      <Resources seat={seat} />
    </UnfoldedPanel>
  );
}
