/** A village, large: its people and what they have, its board, and the six areas around. */
import { SeatMark } from "#/ui/seat-mark";
import type { MyVillageVillageView } from "#/wire/types";
import { useWords } from "#/words";
import { Areas } from "./areas";
import { Figures, villageFigures } from "./figures";
import { Homestead } from "./homestead";
import { LifeTime } from "./life-time";
import { useScene } from "./scene";
import { Stock } from "./stock";
import css from "./village.module.css";

export function Village({ village }: { readonly village: MyVillageVillageView }) {
  const { view } = useScene();
  const { text, seat } = useWords();
  const name = seat(village.seat);
  const turn = view.active === village.seat && view.ending === "going_on";
  return (
    <section
      className={css.village}
      aria-label={text("my-village-web-village", { seat: name })}
      data-turn={turn}
      data-player={village.seat}
      tabIndex={-1}
    >
      <header className={css.head}>
        <SeatMark seat={village.seat} size="small" turn={turn} />
        <strong className={css.name}>{name}</strong>
        <Figures figures={villageFigures(view, village)} />
        <LifeTime village={village} />
      </header>
      <div className={css.board}>
        <Homestead village={village} />
        <Stock village={village} />
      </div>
      <Areas village={village} />
    </section>
  );
}
