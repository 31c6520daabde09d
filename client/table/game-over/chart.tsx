/** How the scores grew: a line for each player, with its mark at the end; the same as a table for screen readers. */
import { type MouseEvent, type RefObject, useLayoutEffect, useRef, useState } from "react";
import css from "#/table/game-over/chart.module.css";
import { drawn, nearest, type Paper, roundsOf, sampled } from "#/table/game-over/chart-lines";
import { SeatMark } from "#/ui";
import { SEATS } from "#/ui/seats";
import type { ProgressPoint } from "#/wire/types";
import { useWords } from "#/words";

interface ChartProps {
  readonly points: readonly ProgressPoint[];
  readonly players: number;
  /** Pressing the chart shows the board as it was then; the replay does the same by keyboard. */
  readonly onMoment: (version: number) => void;
}

const ROWS = 12;
const HEIGHT = 240;
const NARROWEST = 260;

export function Chart({ points, players, onMoment }: ChartProps) {
  const words = useWords();
  const figure = useRef<HTMLElement>(null);
  const width = useWidth(figure);
  const paper: Paper = { width, height: HEIGHT, left: 34, right: 58, top: 12, bottom: 26 };
  const { vertical, curves, x, y } = drawn(points, players, paper);
  const right = width - paper.right;
  const press = (event: MouseEvent<HTMLElement>) => {
    const moment = nearest(points, event.clientX - event.currentTarget.getBoundingClientRect().left, x);
    if (moment !== null) {
      onMoment(moment.version);
    }
  };
  const written = (score: number) => (score < 0 ? `\u2212${-score}` : String(score));
  return (
    <figure ref={figure} className={css.figure}>
      <figcaption className={css.caption}>{words.text("web-chart")}</figcaption>
      {/* A short cut for those who point; the slider of the replay goes to the same moments */}
      <div className={css.paper} onClick={press}>
        <svg
          viewBox={`0 0 ${width} ${HEIGHT}`}
          width={width}
          height={HEIGHT}
          className={css.drawing}
          aria-hidden="true"
        >
          {vertical.ticks.map((tick) => (
            <g key={tick} className={tick === 0 ? css.zero : css.tick}>
              <path d={`M${paper.left} ${y(tick)}H${right}`} />
              <text x={paper.left - 6} y={y(tick)} dy="0.32em" textAnchor="end">
                {written(tick)}
              </text>
            </g>
          ))}
          {roundsOf(points, x, 28).map((round) => (
            <g key={round.round} className={css.round}>
              <path d={`M${round.x} ${paper.top}V${HEIGHT - paper.bottom}`} />
              <text x={round.x} y={HEIGHT - 8} textAnchor="middle">
                {round.round}
              </text>
            </g>
          ))}
          {curves.map((curve) => (
            <path
              key={curve.seat}
              d={curve.path}
              className={css.curve}
              style={{ stroke: `var(--seat-${curve.seat % SEATS.length})` }}
              strokeDasharray={DASHES[curve.seat % DASHES.length]}
            />
          ))}
          {curves.map((curve) => (
            <path
              key={curve.seat}
              className={css.lead}
              d={`M${curve.end.x} ${curve.end.y}L${right + 8} ${curve.label}`}
            />
          ))}
        </svg>
        {curves.map((curve) => (
          <span
            key={curve.seat}
            className={css.end}
            style={{ insetInlineStart: right + 10, insetBlockStart: curve.label }}
            aria-hidden="true"
          >
            <SeatMark seat={curve.seat} size="small" />
            {written(curve.last)}
          </span>
        ))}
      </div>
      <p className={css.legend} aria-hidden="true">
        {words.text("web-chart-rounds")}
      </p>
      <details className={css.table}>
        <summary className={css.summary}>{words.text("web-chart-table")}</summary>
        <table>
          <caption className={css.hidden}>{words.text("web-chart")}</caption>
          <thead>
            <tr>
              <th scope="col">{words.text("web-chart-line")}</th>
              {curves.map((curve) => (
                <th key={curve.seat} scope="col">
                  {words.seat(curve.seat)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sampled(points.length, ROWS).map((row) => (
              <tr key={row}>
                <th scope="row">{points[row]?.line}</th>
                {curves.map(({ seat }) => (
                  <td key={seat}>{written(points[row]?.scores[seat] ?? 0)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

/** Lines differ in more than colour. */
const DASHES = ["none", "9 3", "2 3", "12 3 2 3", "5 2", "14 4 2 4 2 4"];

/** Figures keep their size, so the paper has as many pixels as there is room. */
function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(NARROWEST);
  // Before it is painted: a chart that is too wide at first would be cut off.
  useLayoutEffect(() => {
    if (element.current === null) {
      return;
    }
    const measure = (room: number) => setWidth(Math.max(NARROWEST, Math.floor(room)));
    measure(element.current.clientWidth);
    const watch = new ResizeObserver(([entry]) => entry && measure(entry.contentRect.width));
    watch.observe(element.current);
    return () => watch.disconnect();
  }, [element]);
  return width;
}
