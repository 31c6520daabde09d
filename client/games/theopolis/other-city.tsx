/** The city of someone else, unfolded: every card with its name, sacraments, saint, what is known of the hand. */
import { seatName } from "#/table/board/names";
import { IconButton } from "#/ui/button";
import { SeatMark } from "#/ui/seat-mark";
import type { TheopolisSeatView } from "#/wire/types";
import { useWords } from "#/words";
import { CityCards, Resources } from "./city";
import { Figures } from "./figures";
import css from "./other-city.module.css";
import { HiddenHand } from "./others";
import { Piece } from "./piece";

interface OtherCityProps {
  readonly seat: TheopolisSeatView;
  readonly onFold: () => void;
}

export function OtherCity({ seat, onFold }: OtherCityProps) {
  const { text, name, seat: nameOf } = useWords();
  const title = text("theopolis-touch-city-of", { seat: nameOf(seat.seat) });
  return (
    <section className={css.city} aria-label={title} data-player={seat.seat} tabIndex={-1}>
      <header className={css.head}>
        <SeatMark seat={seat.seat} size="small" />
        <h3 className={css.title}>{title}</h3>
        <Figures seat={seat} short />
        <HiddenHand seat={seat} />
        <IconButton
          icon="close"
          label={text("theopolis-web-fold")}
          kind="quiet"
          size="small"
          onPress={onFold}
        />
      </header>
      <p className={css.sacraments}>
        {text("theopolis-score-sacraments")}: {seat.sacraments.map(name).join(", ") || "–"}
      </p>
      <div className={css.cards}>
        {seat.saint !== null && (
          <Piece
            place={`${seatName(seat.seat)}.saint.${seat.saint}`}
            item={seat.saint}
            size="small"
            number={undefined}
          />
        )}
        <CityCards seat={seat} size="small" />
      </div>
      <Resources seat={seat} />
    </section>
  );
}
