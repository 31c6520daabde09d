/** The sacraments of a player as seven small lights, in their groups. */
import { seatName } from "#/table/board/names";
import { useLabelText } from "#/table/explanation/label";
import type { TheopolisSeatView } from "#/wire/types";
import { type Box, GROUPS } from "./components";
import css from "./sacrament-lights.module.css";

export function Lights({ box, seat }: { readonly box: Box; readonly seat: TheopolisSeatView }) {
  const place = `${seatName(seat.seat)}.sacraments`;
  return (
    <span className={css.lights} role="img" aria-label={useLabelText(place)} data-explain={place}>
      {GROUPS.map((group) => (
        <span key={group} className={css.group}>
          {box.file.sacrament
            .filter((sacrament) => sacrament.group === group)
            .map((sacrament) => (
              <i key={sacrament.id} data-held={seat.sacraments.includes(sacrament.id)} />
            ))}
        </span>
      ))}
    </span>
  );
}
