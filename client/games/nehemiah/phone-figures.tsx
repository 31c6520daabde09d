/** On a phone your own figures stay above the grid: what one decides about is beside what one has. */
import { SeatMark } from "#/ui/seat-mark";
import { useWords } from "#/words";
import { Figures, publicFigures, screenFigures } from "./figures";
import css from "./phone-figures.module.css";
import { useScene } from "./scene";

export function Strip() {
  const { view } = useScene();
  const { seat: nameOf } = useWords();
  const own = view.seats[view.reader];
  return (
    own !== undefined && (
      <div className={css.strip}>
        <SeatMark seat={own.seat} size="small" label={nameOf(own.seat)} />
        <Figures figures={[...publicFigures(view, own), ...screenFigures(own)]} />
      </div>
    )
  );
}
