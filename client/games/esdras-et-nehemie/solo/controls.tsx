/** The buttons of a story: back, pause, on, the pace, and an end to it. */
import { Button, IconButton } from "#/ui/button";
import { Menu } from "#/ui/menu";
import { useWords } from "#/words";
import css from "./controls.module.css";
import { solo } from "./ids";
import { setPace } from "./reading-position";
import type { Story } from "./story";
import { goesByItself, type Pace, type Telling } from "./story-steps";

interface ControlsProps {
  readonly story: Story;
  readonly telling: Telling;
  readonly pace: Pace;
  readonly paces: readonly Pace[];
  readonly narrow: boolean;
  readonly onStep: (step: 1 | -1) => void;
  readonly onPlay: (playing: boolean) => void;
  readonly onSkip: () => void;
}

export function Controls({ story, telling, pace, paces, narrow, onStep, onPlay, onSkip }: ControlsProps) {
  const { text } = useWords();
  const { at, playing } = telling;
  const last = story.steps.length - 1;
  const leave = text(at === last ? solo("close") : solo("skip"));
  const byItself = goesByItself(pace);
  return (
    <div className={css.controls}>
      <IconButton
        icon="left"
        size="small"
        label={text(solo("back"))}
        disabled={at === 0}
        onPress={() => onStep(-1)}
      />
      {byItself && (
        <IconButton
          icon={playing ? "pause" : "play"}
          size="small"
          kind="plain"
          label={text(solo(playing ? "pause" : "play"))}
          onPress={() => onPlay(!playing)}
        />
      )}
      <IconButton
        icon="right"
        size="small"
        kind={byItself ? "quiet" : "plain"}
        label={text(solo("on"))}
        disabled={at === last}
        onPress={() => onStep(1)}
      />
      <span className={css.place} aria-hidden="true">
        {at + 1}/{last + 1}
      </span>
      <PaceMenu pace={pace} paces={paces} />
      {narrow ? (
        <IconButton icon="close" size="small" className={css.skip} label={leave} onPress={onSkip} />
      ) : (
        <Button size="small" kind="plain" className={css.skip} onPress={onSkip}>
          {leave}
        </Button>
      )}
    </div>
  );
}

function PaceMenu({ pace, paces }: Pick<ControlsProps, "pace" | "paces">) {
  const { text } = useWords();
  return (
    <Menu
      label={text(solo("paces"))}
      placement="bottom end"
      trigger={
        <IconButton
          icon="hourglass"
          size="small"
          label={text(solo("pace"), { pace: text(solo(`pace-${pace}`)) })}
        />
      }
      entries={paces.map((each) => ({
        id: each,
        text: text(solo(`pace-${each}`)),
        selected: each === pace,
        onPress: () => setPace(each),
      }))}
    />
  );
}
