/** One turn of the log. The panel handles clicks, so that a turn is rendered once. */
import { memo, type ReactNode } from "react";
import { isQuiet, type Line } from "#/table/log/lines";
import css from "#/table/log/log.module.css";
import type { Telling } from "#/table/log/sentences";
import type { Turn } from "#/table/log/turns";
import { classes, Hidden, Icon, SeatMark } from "#/ui";

/** Rules beside a line; more would be longer than the line. */
const MOST_RULES = 3;

interface TurnViewProps {
  readonly turn: Turn;
  readonly telling: Telling;
  /** The key of the line whose moment is shown on the board, if it is one of these. */
  readonly current: string | null;
  /** Before the first turn there are many lines that few want to read: folded once the game is on. */
  readonly folded: boolean;
}

export const TurnView = memo(
  function TurnView({ turn, telling, current, folded }: TurnViewProps) {
    const lines = turn.lines.map((line) => (
      <LineView key={line.key} line={line} telling={telling} current={line.key === current} />
    ));
    if (turn.heading === null) {
      return (
        <li className={css.turn}>
          {folded ? (
            <details className={css.before} open={current !== null || undefined}>
              <summary className={css.summary} tabIndex={-1}>
                {telling.text("web-log-before")}
              </summary>
              <ol className={css.lines}>{lines}</ol>
            </details>
          ) : (
            <ol className={css.lines}>{lines}</ol>
          )}
        </li>
      );
    }
    return (
      <li className={css.turn}>
        <h3 className={classes(css.heading, turn.struck && css.struck)}>
          {turn.seat !== null && <SeatMark seat={turn.seat} size="small" />}
          {telling.heading(turn.heading)}
        </h3>
        <ol className={css.lines}>{lines}</ol>
      </li>
    );
  },
  (before, now) =>
    before.telling === now.telling &&
    before.current === now.current &&
    before.folded === now.folded &&
    sameTurn(before.turn, now.turn),
);

/** Turns are grouped again with every event; most have not changed. */
function sameTurn(before: Turn, now: Turn): boolean {
  return (
    before.key === now.key &&
    before.struck === now.struck &&
    before.lines.length === now.lines.length &&
    before.lines.every((line, index) => sameLine(line, now.lines[index]))
  );
}

function sameLine(before: Line, now: Line | undefined): boolean {
  return before.key === now?.key && before.version === now.version && before.struck === now.struck;
}

interface LineViewProps {
  readonly line: Line;
  readonly telling: Telling;
  readonly current: boolean;
}

function LineView({ line, telling, current }: LineViewProps) {
  const rules = [...new Set(line.clauses.map(({ rule }) => rule))]
    .filter((rule) => rule !== "")
    .slice(0, MOST_RULES);
  return (
    <li
      className={classes(css.line, isQuiet(line) && css.quiet, line.struck && css.struck)}
      data-line={line.key}
    >
      <button
        type="button"
        className={css.moment}
        data-version={line.version}
        tabIndex={-1}
        {...(current && { "aria-current": "true" as const })}
      >
        {line.struck && <Hidden>{telling.text("web-log-struck")} </Hidden>}
        {telling.line(line)}
        <By line={line} telling={telling} />
      </button>
      <span className={css.rules}>
        {rules.map((id) => (
          <Rule key={id} id={id} telling={telling} />
        ))}
      </span>
    </li>
  );
}

/** Who chose, where it was not the person that sits there. */
function By({ line, telling }: { readonly line: Line; readonly telling: Telling }): ReactNode {
  if (line.by !== "clock" && line.by !== "standing") {
    return null;
  }
  const label = telling.text(line.by === "clock" ? "web-log-by-clock" : "web-log-by-auto-answer");
  return (
    <span className={css.by} title={label}>
      <Icon name={line.by === "clock" ? "hourglass" : "repeat"} label={label} />
    </span>
  );
}

function Rule({ id, telling }: { readonly id: string; readonly telling: Telling }): ReactNode {
  return (
    <button
      type="button"
      className={css.rule}
      data-rule={id}
      tabIndex={-1}
      aria-label={telling.text("web-rule-open", { rule: id })}
    >
      {id}
    </button>
  );
}
