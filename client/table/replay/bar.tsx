/** The bar while one looks back: which moment it is, in a sentence; a slider over the whole game; back to now. */
import { useEffect } from "react";
import { useTable } from "#/table/context";
import { useTelling } from "#/table/log/sentences";
import { addressOf } from "#/table/replay/address";
import { useKeys } from "#/table/replay/keys";
import { chapterAt } from "#/table/replay/moments";
import { SPEEDS, type Stepping } from "#/table/replay/playback";
import css from "#/table/replay/replay.module.css";
import { announce, Button, Icon, IconButton, Menu, Slider, toast } from "#/ui";
import { useWords } from "#/words";

export function ReplayBar({ stepping, past }: { readonly stepping: Stepping; readonly past: number }) {
  const { setPast } = useTable();
  const { text } = useWords();
  const say = useSayMoment(stepping);
  const { moment, moments, playing } = stepping;
  const sentence = say(moment);
  const last = moments.length - 1;
  const toggle = playing ? stepping.pause : stepping.play;
  const leave = () => setPast(null);
  useKeys(true, {
    back: () => stepping.go(moment - 1),
    forward: () => stepping.go(moment + 1),
    roundBack: () => stepping.goToRound(-1),
    roundForward: () => stepping.goToRound(1),
    toggle,
    leave,
  });
  useEffect(() => {
    // While it plays, sentences would pile up.
    if (!playing) {
      announce(sentence);
    }
  }, [sentence, playing]);

  return (
    <section className={css.bar} aria-label={text("web-replay")}>
      <div className={css.where}>
        <Icon name="history" className={css.sign} />
        <p className={css.words}>
          <span className={css.past}>{text("web-replay-past")}</span>
          <span className={css.sentence}>{sentence}</span>
        </p>
        <Button kind="primary" size="small" onPress={leave} className={css.now}>
          {text("web-replay-now")}
        </Button>
      </div>
      <div className={css.controls}>
        <div className={css.steps}>
          {stepping.chapters.length > 1 && (
            <IconButton
              icon="previous"
              size="small"
              label={text("web-replay-round-back")}
              disabled={moment === 0}
              onPress={() => stepping.goToRound(-1)}
            />
          )}
          <IconButton
            icon="left"
            size="small"
            label={text("web-replay-back")}
            disabled={moment === 0}
            onPress={() => stepping.go(moment - 1)}
          />
          <IconButton
            icon={playing ? "pause" : "play"}
            size="small"
            kind="plain"
            label={text(playing ? "web-replay-pause" : "web-replay-play")}
            onPress={toggle}
          />
          <IconButton
            icon="right"
            size="small"
            label={text("web-replay-forward")}
            disabled={moment === last}
            onPress={() => stepping.go(moment + 1)}
          />
          {stepping.chapters.length > 1 && (
            <IconButton
              icon="next"
              size="small"
              label={text("web-replay-round-forward")}
              disabled={moment === last}
              onPress={() => stepping.goToRound(1)}
            />
          )}
        </div>
        <Slider
          label={text("web-replay-slider")}
          hideLabel
          value={moment}
          onChange={(number) => stepping.go(number)}
          least={0}
          most={Math.max(last, 1)}
          say={(number) => text("web-replay-says", { number, last, sentence: say(number) })}
          marks={stepping.chapters.map((chapter) => chapter.moment)}
          className={css.slider ?? ""}
        />
        <Place stepping={stepping} />
        <SpeedMenu stepping={stepping} />
        <IconButton
          icon="link"
          size="small"
          label={text("web-replay-link")}
          onPress={() => void copyLink(past, text)}
        />
      </div>
    </section>
  );
}

/** Which round, and how far: for the eye; the slider says the same in a sentence. */
function Place({ stepping }: { readonly stepping: Stepping }) {
  const { text } = useWords();
  const chapter = chapterAt(stepping.chapters, stepping.moment);
  return (
    <span className={css.place} aria-hidden="true">
      {chapter !== null && (
        <span className={css.round}>{text("web-replay-round", { round: chapter.round })}</span>
      )}
      <span className={css.number}>
        {stepping.moment}/{stepping.moments.length - 1}
      </span>
    </span>
  );
}

function SpeedMenu({ stepping }: { readonly stepping: Stepping }) {
  const { text, language } = useWords();
  const written = (speed: number) => `${speed.toLocaleString(language)}×`;
  const label = text("web-replay-speed", { speed: written(stepping.speed) });
  return (
    <Menu
      label={text("web-replay-speeds")}
      placement="top end"
      trigger={
        <Button size="small" kind="quiet" label={label} className={css.speed}>
          {written(stepping.speed)}
        </Button>
      }
      entries={SPEEDS.map((speed) => ({
        id: String(speed),
        text: written(speed),
        selected: speed === stepping.speed,
        onPress: () => stepping.setSpeed(speed),
      }))}
    />
  );
}

/** A moment in a sentence: what had just happened. */
function useSayMoment({ moments }: Stepping): (number: number) => string {
  const telling = useTelling();
  return (number) => {
    const line = moments[number]?.line ?? null;
    return line === null ? telling.text("web-replay-start") : telling.line(line);
  };
}

async function copyLink(version: number, text: (id: string) => string): Promise<void> {
  try {
    await navigator.clipboard.writeText(addressOf(version));
    toast(text("web-replay-link-copied"), "success");
  } catch {
    // No clipboard without a secure connection: the address of the page is the same.
    toast(text("web-replay-link-in-address"));
  }
}
