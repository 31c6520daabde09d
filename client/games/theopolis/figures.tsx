/** What can be counted of a player, each number beside its sign: points, stones, Resources. */
import type { TheopolisSeatView } from "#/wire/types";
import { useWords } from "#/words";
import { Sign, type SignName } from "./art/signs";
import { RESOURCES } from "./box";
import css from "./figures.module.css";

interface Figure {
  readonly sign: SignName;
  readonly value: string;
  readonly label: string;
}

export function Figures({
  seat,
  short = false,
}: {
  readonly seat: TheopolisSeatView;
  readonly short?: boolean;
}) {
  const { text, name } = useWords();
  const figures: Figure[] = [
    {
      sign: "original_points",
      value: String(seat.original_points),
      label: text("theopolis-points", { number: seat.original_points }),
    },
    {
      sign: "stones",
      value: String(seat.stones),
      label: text("theopolis-has-stones", { number: seat.stones }),
    },
  ];
  if (!short) {
    figures.push({
      sign: "sacraments",
      value: String(seat.sacraments.length),
      label: `${text("theopolis-score-sacraments")} ${seat.sacraments.length}`,
    });
  }
  for (const resource of RESOURCES) {
    const row = seat.resources.find((one) => one.resource === resource);
    const [unused, used] = [row?.unused ?? 0, row?.used ?? 0];
    figures.push({
      sign: resource,
      value: String(unused + used),
      label: text("theopolis-web-resources", { resource: name(resource), unused, used }),
    });
  }
  if (!short) {
    const { hand_size: number, hand_limit: limit } = seat;
    figures.push({
      sign: "cards",
      value: String(number),
      label: text("theopolis-hand-size", { number, limit }),
    });
  }
  return (
    <ul className={css.figures}>
      {figures.map(({ sign, value, label }) => (
        <li key={sign} title={label}>
          <Sign name={sign} />
          <span aria-hidden="true">{value}</span>
          <span className={css.spoken}>{label}</span>
        </li>
      ))}
    </ul>
  );
}
