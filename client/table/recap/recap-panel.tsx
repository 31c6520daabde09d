/** The panel of the recap. */
import type { ReactNode } from "react";
import { useTable } from "#/table/context";
import { type Telling, useTelling } from "#/table/log/sentences";
import type { Turn } from "#/table/log/turns";
import css from "#/table/recap/recap.module.css";
import { type Since, toldAgain } from "#/table/recap/since-last-turn";
import { useFrameLayout } from "#/table/use-frame-layout";
import { Button, IconButton, Panel, SeatMark } from "#/ui";
import { useSettings, useWords } from "#/words";

interface RecapPanelProps {
  readonly since: Since;
  readonly onClose: () => void;
}

export function RecapPanel({ since, onClose }: RecapPanelProps) {
  const { setPast } = useTable();
  const [, change] = useSettings();
  const { text } = useWords();
  const close = <IconButton icon="close" size="small" label={text("web-recap-close")} onPress={onClose} />;
  // Above the board it is as short as it can be; what is left out the log tells.
  const above = useFrameLayout() !== "wide";
  if (since.touched.length === 0 || above) {
    return (
      <section className={css.short} aria-label={text("web-recap")}>
        {since.touched.length === 0 ? <Others since={since} /> : <Paragraph since={since} />}
        <IconButton
          icon="play"
          size="small"
          label={text("web-recap-step")}
          onPress={() => setPast(since.from)}
        />
        {close}
      </section>
    );
  }
  return (
    <Panel
      title={text("web-recap")}
      className={css.recap}
      tools={
        <>
          <IconButton
            icon="hidden"
            size="small"
            label={text("web-recap-never")}
            onPress={() => change({ recap: false })}
          />
          {close}
        </>
      }
    >
      <Paragraph since={since} />
      <Button kind="plain" size="small" icon="play" onPress={() => setPast(since.from)}>
        {text("web-recap-step")}
      </Button>
      <Lines since={since} />
    </Panel>
  );
}

/** Who has played, and what of it affected the reader. */
function Paragraph({ since }: { readonly since: Since }) {
  const words = useWords();
  return (
    <p className={css.paragraph}>
      <Others since={since} /> {words.text("web-recap-touched")} {words.tell(since.touched)}
    </p>
  );
}

function Others({ since }: { readonly since: Since }) {
  const words = useWords();
  const names = since.others.map(words.seat);
  return <span>{words.text("web-recap-others", { names, number: names.length })}</span>;
}

function Lines({ since }: { readonly since: Since }) {
  const telling = useTelling();
  const { text } = useWords();
  const number = since.turns.flatMap(toldAgain).length;
  return number === 0 ? null : (
    <details className={css.all}>
      <summary className={css.summary}>{text("web-recap-all", { number })}</summary>
      <ol className={css.turns}>
        {since.turns.map((turn) => (
          <TurnTold key={turn.key} turn={turn} telling={telling} />
        ))}
      </ol>
    </details>
  );
}

function TurnTold({ turn, telling }: { readonly turn: Turn; readonly telling: Telling }): ReactNode {
  const { setPast } = useTable();
  const lines = toldAgain(turn);
  return lines.length === 0 ? null : (
    <li className={css.turn}>
      {turn.seat !== null && <SeatMark seat={turn.seat} size="small" className={css.mark} />}
      <ol className={css.lines}>
        {lines.map((line) => (
          <li key={line.key}>
            <button type="button" className={css.line} onClick={() => setPast(line.version)}>
              {telling.line(line)}
            </button>
          </li>
        ))}
      </ol>
    </li>
  );
}
