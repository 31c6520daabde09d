/** Chronicle, graves, and the rat that comes nearer. */

import { Said } from "#/table/explanation/said";
import { Place } from "#/table/place";
import { useWords } from "#/words";
import { isSign, Sign } from "./art/signs";
import css from "./deaths.module.css";
import { useScene } from "./scene";

export function Deaths() {
  const { view, box } = useScene();
  const { text } = useWords();
  return (
    <section className={css.deaths} aria-label={text("my-village-deaths")}>
      <ul className={css.chronicle} aria-label={text("my-village-term-chronicle")}>
        {box.file.profession.map(({ id, first_coffin, second_coffin }, at) => {
          const filled = view.chronicle[at] ?? 0;
          const points = [first_coffin, second_coffin].sort((one, other) => other - one);
          return (
            <li key={id} data-explain={`chronicle.${id}`}>
              {isSign(id) && <Sign name={id} className={css.who} />}
              {points.map((story, coffin) => (
                <span key={coffin} className={css.coffin} data-filled={coffin < filled} aria-hidden="true">
                  {coffin < filled ? <Sign name="cross" /> : story}
                </span>
              ))}
              <Said place={`chronicle.${id}`} />
            </li>
          );
        })}
        <li data-explain="graves">
          <Sign name="graves" className={css.who} />
          <span aria-hidden="true">{view.graves}</span>
          <Said place="graves" />
        </li>
      </ul>
      <Coffins />
      <RatTrack />
    </section>
  );
}

/** How many are dead, of how many until the end. */
function Coffins() {
  const { view } = useScene();
  return (
    <p className={css.coffins} data-explain="coffins">
      <Sign name="coffin" />
      <span className={css.bar} aria-hidden="true">
        {Array.from({ length: view.last_coffin }, (_, at) => (
          <span key={at} data-filled={at < view.coffins} />
        ))}
      </span>
      <span aria-hidden="true">
        {view.coffins}/{view.last_coffin}
      </span>
      <Said place="coffins" />
    </p>
  );
}

function RatTrack() {
  const { view, box } = useScene();
  const start = Math.max(box.number(`rat_start_${view.players}`), view.rat);
  return (
    <Place id="rat" className={css.rats}>
      <p className={css.way} data-red={view.red}>
        {Array.from({ length: start + 1 }, (_, at) => {
          const left = start - at;
          return (
            <span key={left} data-red={left <= box.number("red_spaces")} data-passed={left > view.rat}>
              {left === view.rat ? <Sign name="rat" /> : left === 0 ? <Sign name="reaper" /> : null}
            </span>
          );
        })}
      </p>
    </Place>
  );
}
