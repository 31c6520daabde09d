/** Week and day as a row of stones, whose turn it is, and who holds the Shofar. */
import { Hidden } from "#/ui/visually-hidden";
import { useWords } from "#/words";
import { capital } from "#/words/capitalize";
import { Sign } from "./art/signs";
import type { View } from "./components";
import css from "./heading.module.css";
import { useScene } from "./scene";
import { SideMark } from "./side-mark";
import { useSideName } from "./side-name";

const DAYS = [1, 2, 3, 4, 5, 6, 7];
const SABBATH = 7;

export function Heading() {
  const { view, box, narrow } = useScene();
  const { text, language } = useWords();
  const sideName = useSideName();
  const shofar = text("esdras-et-nehemie-head-shofar", { seat: sideName(view.shofar) });
  const weeks = Array.from({ length: box.number("rounds") }, (_, at) => at + 1);
  const working = view.phase === "working_day" && view.ending === "going_on";
  return (
    <div className={css.heading} data-narrow={narrow}>
      <span className={css.now} data-explain="week">
        {capital(useNow(view), language)}
      </span>
      <span className={css.weeks} aria-hidden="true" data-explain="week">
        {weeks.map((week) => (
          <span key={week} className={css.week}>
            {DAYS.map((day) => (
              <span
                key={day}
                className={css.day}
                data-when={whenIs(view, week, day)}
                data-sabbath={day === SABBATH}
              />
            ))}
          </span>
        ))}
      </span>
      {narrow && working && (
        <span className={css.who}>
          <SideMark side={view.active} turn />
          {text("esdras-et-nehemie-head-turn", { seat: sideName(view.active) })}
        </span>
      )}
      <span className={css.who} data-explain="shofar">
        <Sign name="shofar" className={css.shofar} />
        {narrow ? (
          shofar
        ) : (
          <>
            <SideMark side={view.shofar} />
            <Hidden>{shofar}</Hidden>
          </>
        )}
      </span>
    </div>
  );
}

function useNow({ ending, phase, round, day }: View): string {
  const { text } = useWords();
  if (ending !== "going_on") {
    return text("esdras-et-nehemie-head-over");
  }
  switch (phase) {
    case "set_up":
      return text("esdras-et-nehemie-head-setup");
    case "working_day":
      return text("esdras-et-nehemie-head-day", { round, day });
    default:
      return text("esdras-et-nehemie-head-sabbath", { round });
  }
}

/** Whether a day of a week is over, is now, or comes. */
function whenIs(view: View, week: number, day: number): "over" | "now" | "comes" {
  const today = view.phase === "working_day" ? view.day : view.phase === "set_up" ? 0 : SABBATH;
  const distance = (week - view.round) * SABBATH + day - today;
  return view.ending !== "going_on" || distance < 0 ? "over" : distance === 0 ? "now" : "comes";
}
