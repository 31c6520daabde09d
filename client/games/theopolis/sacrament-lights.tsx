/** The sacraments of a player as seven small lights, in their groups. */
import type { TheopolisSeatView } from "#/wire/types";
import { useWords } from "#/words";
import { type Box, GROUPS } from "./components";
import { seatName } from "./pieces";
import css from "./sacrament-lights.module.css";

export function Lights({ box, seat }: { readonly box: Box; readonly seat: TheopolisSeatView }) {
  const { text, name } = useWords();
  const held = seat.sacraments.map(name).join(", ");
  const label = text("web-pair", {
    what: text("theopolis-score-sacraments"),
    value: held === "" ? "–" : held,
  });
  return (
    <span
      className={css.lights}
      role="img"
      aria-label={label}
      data-explain={`${seatName(seat.seat)}.sacraments`}
    >
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
