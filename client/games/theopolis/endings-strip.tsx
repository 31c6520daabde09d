/** The five ways in which the game can end, and how far the near city has come on each. */
import { seatName } from "#/table/board/names";
import { Place } from "#/table/place";
import type { TheopolisWayView } from "#/wire/types";
import { useWords } from "#/words";
import { Sign, type SignName } from "./art/signs";
import css from "./endings-strip.module.css";
import { useScene } from "./scene";

const SIGN: Readonly<Record<TheopolisWayView["name"], SignName>> = {
  original_points: "original_points",
  stones: "stones",
  sacraments: "sacraments",
  wonder: "star",
  apocalypse: "sun",
};

const TITLE: Readonly<Record<TheopolisWayView["name"], string>> = {
  original_points: "theopolis-score-original-points",
  stones: "theopolis-score-stones",
  sacraments: "theopolis-score-sacraments",
  wonder: "theopolis-type-wonder",
  apocalypse: "theopolis-type-apocalypse",
};

/** What the game explains of each, among the figures of a player. */
const PLACE: Readonly<Record<TheopolisWayView["name"], string>> = {
  original_points: "points",
  stones: "stones",
  sacraments: "sacraments",
  wonder: "wonder_cost",
  apocalypse: "score",
};

/** Around a circle of radius 15.9 there are a hundred parts. */
const RADIUS = 15.915;

export function Ways() {
  const { view } = useScene();
  const { text } = useWords();
  return (
    <ul className={css.ways} aria-label={text("theopolis-web-ways")}>
      {view.aid.ways.map((way) => (
        <Medallion key={way.name} way={way} />
      ))}
    </ul>
  );
}

function Medallion({ way }: { readonly way: TheopolisWayView }) {
  const { near } = useScene();
  const { text } = useWords();
  const figure = useFigure(way);
  const part = way.goal === 0 ? 0 : Math.min(Math.max(way.done / way.goal, 0), 1);
  const title = text(TITLE[way.name]);
  return (
    <li className={css.item}>
      <Place id={`${seatName(near.seat)}.${PLACE[way.name]}`} className={css.way}>
        <div className={css.medallion} data-way={way.name} data-near={part >= 0.7} aria-hidden="true">
          <svg viewBox="0 0 36 36" className={css.ring}>
            <circle cx="18" cy="18" r={RADIUS} className={css.track} />
            <circle
              cx="18"
              cy="18"
              r={RADIUS}
              className={css.done}
              strokeDasharray={`${part * 100} 100`}
              transform="rotate(-90 18 18)"
            />
          </svg>
          <Sign name={SIGN[way.name]} className={css.sign} />
          <span className={css.words}>
            <span className={css.title}>{title}</span>
            <strong>{figure}</strong>
          </span>
        </div>
      </Place>
    </li>
  );
}

/** How far it has come, in a few signs. */
function useFigure({ name, done, goal }: TheopolisWayView): string {
  const { near } = useScene();
  const { text } = useWords();
  switch (name) {
    case "original_points":
      return `${near.original_points} → 0`;
    case "apocalypse":
      return text("theopolis-web-points", { number: near.score });
    default:
      return `${done}/${goal}`;
  }
}
