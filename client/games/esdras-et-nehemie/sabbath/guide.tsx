/** The Sabbath, one thing after the other: prepare, feed, tuck. What is to be done now is unfolded. */
import type { ReactNode } from "react";
import { useAround } from "#/table/context";
import { Hidden } from "#/ui/visually-hidden";
import type { EsdrasEtNehemieSabbathView } from "#/wire/types";
import { useWords } from "#/words";
import { Sign } from "../art/signs";
import { boxOf, type EsdrasPrinted, ownSide, type Side, type View } from "../components";
import { useSideName } from "../side-name";
import { Feeding } from "./feed";
import css from "./guide.module.css";
import { Preparation } from "./prepare";
import { Tucking } from "./tuck";

const STAGES = ["prepare", "feed", "tuck"] as const;
type Stage = (typeof STAGES)[number];

export interface SabbathGuideProps {
  readonly view: View;
  readonly printed: EsdrasPrinted;
}

export function SabbathGuide(props: SabbathGuideProps) {
  const side = ownSide(props.view);
  return side?.sabbath && <Guide {...props} side={side} sabbath={side.sabbath} />;
}

interface GuideProps extends SabbathGuideProps {
  readonly side: Side;
  readonly sabbath: EsdrasEtNehemieSabbathView;
}

function Guide({ view, printed, side, sabbath }: GuideProps) {
  const { text } = useWords();
  const named = useSideName(view);
  const around = useAround();
  const box = boxOf(printed);
  const offers = around === null || around.past !== null ? null : around.offers;
  const now = STAGES.find((stage) => sabbath[stage] === "now");
  const parts: Readonly<Record<Stage, ReactNode>> = {
    prepare: <Preparation view={view} side={side} sabbath={sabbath} box={box} offers={offers} />,
    feed: <Feeding side={side} sabbath={sabbath} offers={offers} />,
    tuck: <Tucking side={side} sabbath={sabbath} box={box} offers={offers} />,
  };
  return (
    <section className={css.guide} aria-label={text("esdras-et-nehemie-web-sabbath", { number: view.round })}>
      <ol className={css.stages}>
        {STAGES.map((stage, at) => (
          <Head key={stage} stage={stage} number={at + 1} progress={sabbath[stage]} />
        ))}
      </ol>
      {now === undefined ? (
        <>
          <p className={css.waits}>
            {text("esdras-et-nehemie-web-sabbath-waits", { seat: named(view.active) })}
          </p>
          {view.phase === "preparation" && <Feeding side={side} sabbath={sabbath} offers={null} />}
        </>
      ) : (
        <>
          {parts[now]}
          {now === "prepare" && parts.feed}
        </>
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
