/**
 * What the solo opponent did, beside the board or, on a phone, above it: step by step with its cards, the reason and
 * the rule. Between two stories only a line with a button is left of it.
 */
import { useTable } from "#/table/context";
import type { RecapProps } from "#/table/contract";
import { Badge } from "#/ui/badge";
import { Button } from "#/ui/button";
import { announce } from "#/ui/live-region";
import { Panel } from "#/ui/panel";
import { useWords } from "#/words";
import { boxOf, type File, type View } from "../components";
import { Controls } from "./controls";
import { useAfter, useEscape } from "./playback";
import { type Teller, tell, useTeller } from "./reading-position";
import css from "./recap.module.css";
import { Shown } from "./revealed-cards";
import { AllTold, StepTold, useSentence } from "./step-text";
import { begun, goesByItself, gone, movedOn, stays, type Telling } from "./story-steps";
import "../mosaic.css";
import { solo } from "./ids";

export function Recap({ view, printed, narrow, usual }: RecapProps<View, File>) {
  const teller = useTeller();
  const { past } = useTable();
  if (view.solo === null) {
    return usual;
  }
  if (teller === null || past !== null) {
    return null;
  }
  const { telling } = teller;
  if (telling !== null) {
    return <Unfolded teller={teller} telling={telling} view={view} printed={printed} narrow={narrow} />;
  }
  // On a phone there is no room for what is over.
  return narrow && teller.past ? null : <Folded teller={teller} face={view.solo.face} />;
}

function Folded({ teller, face }: { readonly teller: Teller; readonly face: string }) {
  const { room } = useTable();
  const { text, name } = useWords();
  const again = () => tell(room.room, begun(teller.story, 0, teller.pace, room.version));
  return (
    <section className={css.folded} data-solo="folded" aria-label={name("opponent")}>
      <span className={css.who}>{name("opponent")}</span>
      <Badge>{name(face)}</Badge>
      <Button size="small" kind="quiet" icon="history" onPress={again}>
        {text(solo(`again-${teller.story.kind}`))}
      </Button>
    </section>
  );
}

interface UnfoldedProps extends Omit<RecapProps<View, File>, "usual"> {
  readonly teller: Teller;
  readonly telling: Telling;
}

function Unfolded({ teller, telling, view, printed, narrow }: UnfoldedProps) {
  const { room, offers } = useTable();
  const { text, name } = useWords();
  const { story, pace, paces } = teller;
  const playing = telling.playing && goesByItself(pace);
  const said = useSentence();
  const wordsOf = (at: number) => {
    const step = story.steps[at];
    return step === undefined ? "" : [step, ...step.came, ...step.why].map(said).join(" ");
  };
  const go = (next: Telling | null) => tell(room.room, next);
  const skip = () => go(null);

  const words = wordsOf(telling.at);
  const done = telling.at === story.steps.length - 1;
  useAfter(
    playing ? stays(words.length, pace) : null,
    `${story.key} ${telling.at} ${done && story.over}`,
    () =>
      // On a phone the board is wanted back.
      narrow && done && story.over ? skip() : go(movedOn(telling, story)),
  );
  useEscape(true, skip);
  // Pointing at something on the board ends the recap.
  useAfter(offers.picked.length > 0 ? 0 : null, "picked", skip);

  const step = (by: 1 | -1) => {
    const next = gone(telling, story, by);
    announce(wordsOf(next.at));
    go(next);
  };
  const Told = pace === "once" ? AllTold : StepTold;
  const pause = () => telling.playing && go({ ...telling, playing: false });
  return (
    <Panel
      title={text(solo(story.kind))}
      tools={view.solo !== null && <Badge>{name(view.solo.face)}</Badge>}
      className={css.recap}
    >
      <div
        className={css.told}
        data-game="esdras-et-nehemie"
        data-solo="told"
        data-step={telling.at}
        data-playing={playing}
      >
        <Shown steps={story.steps} at={telling.at} box={boxOf(printed)} narrow={narrow} onRead={pause} />
        <Controls
          story={story}
          telling={telling}
          pace={pace}
          paces={paces}
          narrow={narrow}
          onStep={step}
          onPlay={(on) => go(on && done ? begun(story, 0, pace, telling.since) : { ...telling, playing: on })}
          onSkip={skip}
        />
        <Told steps={story.steps} at={telling.at} onRule={pause} />
      </div>
    </Panel>
  );
}
