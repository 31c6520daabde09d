/** Where there is room beside the table: the wall as it grows from card to card, under the first light. */
import { around, scatter } from "#/games/scatter";
import { useScene } from "./scene";
import css from "./site.module.css";

const COURSE = 16;
const GROUND = 150;
/** Where the wall is highest in the end. */
const TOP = 46;
const WIDTH = 280;

interface Stone {
  readonly path: string;
  readonly tone: number;
}

/** All stones of the finished wall, from the ground up. */
const STONES: readonly Stone[] = laid();

function laid(): readonly Stone[] {
  const next = scatter(7);
  const stones: Stone[] = [];
  for (let y = GROUND - COURSE; y >= TOP; y -= COURSE) {
    for (let x = around(next, -16, 10); x < WIDTH; ) {
      const width = around(next, 30, 9);
      const path = `M${x.toFixed(1)} ${y}h${(width - 1.5).toFixed(1)}v${COURSE - 1.5}h${(1.5 - width).toFixed(1)}Z`;
      stones.push({ path, tone: Math.floor(next() * 3) });
      x += width;
    }
  }
  return stones;
}

export function Site() {
  const { view } = useScene();
  const gone = view.discard.reduce((sum, { copies }) => sum + copies, 0);
  const left = view.decks.reduce((sum, number) => sum + number, 0);
  const part = view.ending === "going_on" ? 0.12 + (0.88 * gone) / Math.max(gone + left, 1) : 1;
  const standing = STONES.slice(0, Math.ceil(STONES.length * part));
  return (
    <div className={css.site} aria-hidden="true">
      <svg viewBox="0 0 280 160" preserveAspectRatio="xMidYMax slice" className={css.drawing}>
        <circle cx="206" cy="84" r="34" className={css.sun} />
        <path d="M0 118C60 92 110 112 160 100S240 86 280 98V160H0Z" className={css.hills} />
        <path d="M58 150V18M58 26L150 10M58 18L40 30M118 15.500V40M112 40h12v9h-12Z" className={css.crane} />
        {[0, 1, 2].map((tone) => (
          <path
            key={tone}
            d={standing
              .filter((stone) => stone.tone === tone)
              .map(({ path }) => path)
              .join("")}
            className={css.stone}
            data-tone={tone}
          />
        ))}
        <path d="M14 156V34M96 156V34M178 156V34M260 156V34" className={css.pole} />
        <path d="M6 118H272M6 82H190M6 48H110" className={css.plank} />
        <path d="M0 150H280V160H0Z" className={css.earth} />
      </svg>
    </div>
  );
}
