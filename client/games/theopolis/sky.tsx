/** Behind everything: the light of the day, redder as the deck runs out, and at the Apocalypse the sky itself. */
import { apocalypse } from "./art/disasters";
import { Panes } from "./art/window";
import { useScene } from "./scene";
import css from "./sky.module.css";

export function Sky() {
  const { view, box } = useScene();
  const omen = view.deck <= box.number("apocalypse_among_last");
  const fallen = view.ending === "apocalypse";
  return (
    <div className={css.sky} data-omen={omen} data-fallen={fallen} aria-hidden="true">
      {fallen && (
        <svg viewBox="0 0 100 120" preserveAspectRatio="xMidYMin slice" className={css.glass}>
          <Panes pieces={apocalypse} />
        </svg>
      )}
    </div>
  );
}
