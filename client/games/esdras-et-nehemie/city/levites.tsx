/** The Levite track: a column for each side, filled from below; each row with its price in food and its reward. */
import { aroundFrom } from "#/table/board/names";
import { useWords } from "#/words";
import { type Box, type Side } from "../components";
import { Goods } from "../goods";
import { RegionName } from "../region-name";
import { useScene } from "../scene";
import { SideMark } from "../side-mark";
import { Spot } from "../spot";
import css from "./levites.module.css";

/** From the top. */
function rowsOf({ file }: Box): readonly number[] {
  return file.levite.map((_, at) => at).reverse();
}

export function Levites() {
  const { view, box, mine, narrow } = useScene();
  const { text } = useWords();
  return (
    <section className={css.levites} data-narrow={narrow} aria-label={text("esdras-et-nehemie-term-levites")}>
      <RegionName id="levites" className={css.name} />
      <div className={css.rows} data-explain="levites">
        {rowsOf(box).map((row) => {
          const { food = 0, reward = {} } = box.file.levite[row] ?? {};
          return (
            <span key={row} className={css.row} data-next={row === mine.levites}>
              {food > 0 && <Goods goods={{ food }} counted />}
              <Goods goods={reward} className={css.reward} />
            </span>
          );
        })}
      </div>
      {aroundFrom(view.sides, mine.side).map((side) => (
        <Column key={side.side} side={side} />
      ))}
    </section>
  );
}

function Column({ side }: { readonly side: Side }) {
  const { box } = useScene();
  return (
    <Spot id={`${side.name}.levites`} className={css.place}>
      <span className={css.column}>
        {rowsOf(box).map((row) => (
          <span key={row} className={css.seat} data-full={row < side.levites}>
            {row < side.levites && <SideMark side={side.side} />}
          </span>
        ))}
      </span>
    </Spot>
  );
}
