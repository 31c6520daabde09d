/** The Sabbath, one thing after the other: prepare, feed, tuck. What is to be done now is unfolded. */
import { Hidden } from "#/ui/visually-hidden";
import type { EsdrasEtNehemieSabbathView } from "#/wire/types";
import { useWords } from "#/words";
import { Sign } from "../art/signs";
import { useScene } from "../scene";
import { useSideName } from "../side-name";
import { Feeding } from "./feed";
import css from "./guide.module.css";
import { Preparation } from "./prepare";
import type { SabbathProps } from "./sabbath";
import { Tucking } from "./tuck";

const STAGES = ["prepare", "feed", "tuck"] as const;
type Stage = (typeof STAGES)[number];

/** The three stages of a Sabbath. */
const PARTS = { prepare: Preparation, feed: Feeding, tuck: Tucking } as const;

export function SabbathGuide() {
  const { mine } = useScene();
  return mine.sabbath && <Guide side={mine} sabbath={mine.sabbath} />;
}

function Guide({ side, sabbath }: SabbathProps) {
  const { view } = useScene();
  const { text } = useWords();
  const named = useSideName();
  const now = STAGES.find((stage) => sabbath[stage] === "now");
  const Part = now === undefined ? null : PARTS[now];
  return (
    <section className={css.guide} aria-label={text("esdras-et-nehemie-web-sabbath", { number: view.round })}>
      <ol className={css.stages}>
        {STAGES.map((stage, at) => (
          <Head key={stage} stage={stage} number={at + 1} progress={sabbath[stage]} />
        ))}
      </ol>
      {Part === null ? (
        <p className={css.waits}>
          {text("esdras-et-nehemie-web-sabbath-waits", { seat: named(view.active) })}
        </p>
      ) : (
        <Part side={side} sabbath={sabbath} />
      )}
      {(now === "prepare" || (now === undefined && view.phase === "preparation")) && (
        <Feeding side={side} sabbath={sabbath} />
      )}
    </section>
  );
}

interface HeadProps {
  readonly stage: Stage;
  readonly number: number;
  readonly progress: EsdrasEtNehemieSabbathView[Stage];
}

function Head({ stage, number, progress }: HeadProps) {
  const { text } = useWords();
  return (
    <li
      className={css.stage}
      data-progress={progress}
      {...(progress === "now" && { "aria-current": "step" as const })}
      title={text(`esdras-et-nehemie-web-stage-${progress}`)}
    >
      <span className={css.number} aria-hidden="true">
        {progress === "done" ? <Sign name="check" /> : number}
      </span>
      {text(`esdras-et-nehemie-web-stage-${stage}`)}
      <Hidden>{text(`esdras-et-nehemie-web-stage-${progress}`)}</Hidden>
    </li>
  );
}
