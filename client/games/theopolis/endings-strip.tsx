/** The five ways in which the game can end, and how far the near city has come on each. */
import { Hidden } from "#/ui/visually-hidden";
import { useWords } from "#/words";
import { Sign, type SignName } from "./art/signs";
import { groupsOf, type Way, type WayName, waysOf, wonderAt } from "./endings";
import css from "./endings-strip.module.css";
import { useScene } from "./scene";

const SIGN: Readonly<Record<WayName, SignName>> = {
  original_points: "original_points",
  stones: "stones",
  sacraments: "sacraments",
  wonder: "star",
  apocalypse: "sun",
};

const TITLE: Readonly<Record<WayName, string>> = {
  original_points: "theopolis-score-original-points",
  stones: "theopolis-score-stones",
  sacraments: "theopolis-score-sacraments",
  wonder: "theopolis-type-wonder",
  apocalypse: "theopolis-type-apocalypse",
};

/** Around a circle of radius 15.9 there are a hundred parts. */
const RADIUS = 15.915;

export function Ways() {
  const { box, view, near } = useScene();
  const { text } = useWords();
  return (
    <ul className={css.ways} aria-label={text("theopolis-web-ways")}>
      {waysOf(box, view, near).map((way) => (
        <Medallion key={way.name} way={way} />
      ))}
    </ul>
  );
}

function Medallion({ way }: { readonly way: Way }) {
  const { text } = useWords();
  const { short, long } = useFigure(way);
  const part = way.goal === 0 ? 0 : Math.min(Math.max(way.done / way.goal, 0), 1);
  return (
    <li className={css.way} data-way={way.name} data-near={part >= 0.7} title={long}>
      <svg viewBox="0 0 36 36" className={css.ring} aria-hidden="true">
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
      <span className={css.words} aria-hidden="true">
        <span className={css.title}>{text(TITLE[way.name])}</span>
        <strong>{short}</strong>
      </span>
      <Hidden>{long}</Hidden>
    </li>
  );
}

/** A way in a few signs, and in a sentence. */
function useFigure({ name, done, goal }: Way): { readonly short: string; readonly long: string } {
  const { box, view, near } = useScene();
  const { text, seat } = useWords();
  switch (name) {
    case "original_points": {
      const number = near.original_points;
      return { short: `${number} → 0`, long: text("theopolis-web-way-points", { number }) };
    }
    case "stones":
      return { short: `${done}/${goal}`, long: text("theopolis-web-way-stones", { number: done, goal }) };
    case "sacraments": {
      const [initiation, healing, mission] = groupsOf(box, near).map(
        (group) => `${group.held}/${group.needed}`,
      );
      const long = text("theopolis-web-way-sacraments", {
        initiation: initiation ?? "",
        healing: healing ?? "",
        mission: mission ?? "",
      });
      return { short: `${done}/${goal}`, long };
    }
    case "wonder": {
      const { where, seat: holder } = wonderAt(box, view);
      const owner = holder < 0 ? "" : seat(holder);
      return {
        short: `${done}/${goal}`,
        long: text("theopolis-web-way-wonder", { number: done, goal, where, seat: owner }),
      };
    }
    case "apocalypse": {
      const { score } = near;
      const last = box.number("apocalypse_among_last");
      return {
        short: `${text("theopolis-web-points", { number: score })}`,
        long: text("theopolis-web-way-apocalypse", { deck: view.deck, last, score }),
      };
    }
  }
}
