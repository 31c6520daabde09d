/**
 * The log: what happened, in sentences, by turns. Pressing a line shows the board at that moment.
 *
 * It is one stop of the Tab key; arrows go from line to line, and Tab from a line to its rules.
 */
import { type MouseEvent, useEffect, useMemo, useRef } from "react";
import { useTable } from "#/table/context";
import { useFollowing } from "#/table/log/auto-scroll";
import { moveBetweenLines, useOneLine } from "#/table/log/keyboard";
import css from "#/table/log/log.module.css";
import { useTelling } from "#/table/log/sentences";
import { TurnView } from "#/table/log/turn";
import { lineAt, type Turn, turnsOf } from "#/table/log/turns";
import { Button, Empty, Hidden } from "#/ui";
import { useWords } from "#/words";

export function LogPanel() {
  const { room, events, past, setPast, openRule } = useTable();
  const { text } = useWords();
  const telling = useTelling();
  const turns = turnsOf(events);
  const current = useMemo(() => (past === null ? null : lineAt(turns, past)), [turns, past]);
  const scroller = useRef<HTMLDivElement>(null);
  const following = useFollowing(scroller, room.room, events.at(-1)?.version ?? 0);
  const unseen = useMemo(() => linesSince(turns, following.seen), [turns, following.seen]);
  useOneLine(scroller);
  useEffect(() => {
    if (current !== null) {
      scroller.current?.querySelector(`[data-line="${current}"]`)?.scrollIntoView({ block: "nearest" });
    }
  }, [current]);

  const press = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>("button") : null;
    if (button?.dataset.rule !== undefined) {
      openRule(button.dataset.rule);
    } else if (button?.dataset.version !== undefined) {
      setPast(Number(button.dataset.version));
    }
  };

  if (turns.length === 0) {
    return (
      <Empty picture="log" title={text("web-log-empty")}>
        {text("web-log-empty-how")}
      </Empty>
    );
  }
  return (
    <div className={css.panel}>
      <h2>
        <Hidden>{text("web-log")}</Hidden>
      </h2>
      {/* The buttons inside are what is pressed; they are heard here together */}
      <div
        ref={scroller}
        className={css.scroll}
        onClick={press}
        onKeyDown={moveBetweenLines}
        onScroll={following.look}
      >
        <ol className={css.turns}>
          {turns.map((turn, index) => (
            <TurnView
              key={turn.key}
              turn={turn}
              telling={telling}
              current={turn.lines.some((line) => line.key === current) ? current : null}
              folded={index === 0 && turns.length > 1}
            />
          ))}
        </ol>
      </div>
      {unseen > 0 && (
        <Button kind="plain" size="small" icon="down" className={css.newest} onPress={following.catchUp}>
          {text("web-log-newest", { number: unseen })}
        </Button>
      )}
    </div>
  );
}

function linesSince(turns: readonly Turn[], version: number): number {
  return turns.reduce((sum, turn) => sum + turn.lines.filter((line) => line.version > version).length, 0);
}
