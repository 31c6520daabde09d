/** Jerusalem in its ring of walls and gates; Temple, Levites, city map and altar track inside. */
import { useWords } from "#/words";
import { Floor } from "../art/floor";
import { useScene } from "../scene";
import { Altar } from "./altar";
import css from "./city.module.css";
import { CityMap } from "./city-map";
import { Levites } from "./levites";
import { sidesOf } from "./ring";
import { RingPlace } from "./ring-place";
import { Temple } from "./temple";

export function City() {
  const { view, narrow } = useScene();
  const { text } = useWords();
  const { top, right, bottom, left } = sidesOf(view.ring, narrow);
  return (
    <section className={css.city} data-narrow={narrow} aria-label={text("esdras-et-nehemie-term-ring")}>
      <div className={css.top}>
        {top.map((place) => (
          <RingPlace key={place.id} place={place} />
        ))}
      </div>
      <div className={css.left}>
        {left.map((place) => (
          <RingPlace key={place.id} place={place} />
        ))}
      </div>
      <div className={css.inside}>
        <Floor of="gold" />
        {narrow ? (
          <CityMap />
        ) : (
          <>
            <div className={css.above}>
              <Temple />
              <Levites />
              <CityMap />
            </div>
            <Altar />
          </>
        )}
      </div>
      <div className={css.right}>
        {right.map((place) => (
          <RingPlace key={place.id} place={place} />
        ))}
      </div>
      <div className={css.bottom}>
        {bottom.map((place) => (
          <RingPlace key={place.id} place={place} />
        ))}
      </div>
    </section>
  );
}
