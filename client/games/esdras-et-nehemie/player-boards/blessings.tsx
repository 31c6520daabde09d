/** The three Blessing tracks side by side, and what all three reach next. */
import { Said } from "#/table/explanation/said";
import { useWords } from "#/words";
import { Sign } from "../art/signs";
import { BLESSINGS, type Side } from "../components";
import { Goods } from "../goods";
import { useScene } from "../scene";
import { Spot } from "../spot";
import css from "./blessings.module.css";

export function Blessings({ side }: { readonly side: Side }) {
  const { box } = useScene();
  const { text } = useWords();
  const lowest = side.blessed;
  const columns = box.file.blessing_column;
  const next = columns[lowest];
  return (
    <div className={css.blessings} role="group" aria-label={text("esdras-et-nehemie-row-blessings")}>
      {BLESSINGS.map((item, at) => {
        const number = side.blessings[at] ?? 0;
        return (
          <Spot key={item} id={`${side.name}.${item}`} item={item} className={css.spot}>
            <div className={css.track} data-blessing={item}>
              <Sign name={item} />
              <span className={css.number}>{number}</span>
              <span className={css.spaces} aria-hidden="true">
                {Array.from({ length: columns.length }, (_, space) => (
                  <span key={space} data-reached={space < number} />
                ))}
              </span>
            </div>
          </Spot>
        );
      })}
      {next !== undefined && (
        <p className={css.next} data-explain={`${side.name}.blessings`}>
          <span aria-hidden="true">{lowest + 1}›</span>
          <Goods goods={next.reward} counted silent />
          <Said place={`${side.name}.blessings`} />
        </p>
      )}
    </div>
  );
}
