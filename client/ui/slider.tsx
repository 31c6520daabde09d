/** A number one slides to. */
import { useLayoutEffect, useRef } from "react";
import {
  Slider as AriaSlider,
  Label,
  SliderOutput,
  SliderThumb,
  SliderTrack,
} from "react-aria-components/Slider";
import { classes } from "#/ui/classes";
import styles from "#/ui/slider.module.css";

export interface SliderProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
  /** When one lets go. */
  readonly onDone?: (value: number) => void;
  readonly least: number;
  readonly most: number;
  readonly step?: number;
  /** The value in words, shown and heard. */
  readonly say?: (value: number) => string;
  readonly hideLabel?: boolean;
  /** Where to draw small marks on the track: chapters, rounds. */
  readonly marks?: readonly number[];
  readonly disabled?: boolean;
  readonly className?: string;
}

/** React Aria lets a thumb say its value as a number. Where it is known in words, they are put in its place. */
function Thumb({ value, say }: Required<Pick<SliderProps, "value" | "say">>) {
  const input = useRef<HTMLInputElement>(null);
  const said = say(value);
  // With every value, because every value sets the number again.
  useLayoutEffect(() => input.current?.setAttribute("aria-valuetext", said), [said, value]);
  return <SliderThumb className={styles.thumb ?? ""} inputRef={input} />;
}

export function Slider(props: SliderProps) {
  const { label, value, onChange, onDone, least, most, step = 1, say, marks = [] } = props;
  const percent = (at: number) => (most === least ? 0 : ((at - least) / (most - least)) * 100);
  return (
    <AriaSlider
      className={classes(styles.slider, props.className)}
      value={value}
      onChange={onChange}
      minValue={least}
      maxValue={most}
      step={step}
      isDisabled={props.disabled ?? false}
      {...(onDone && { onChangeEnd: onDone })}
      {...(props.hideLabel && { "aria-label": label })}
    >
      {!props.hideLabel && (
        <div className={styles.head}>
          <Label className={styles.label ?? ""}>{label}</Label>
          <SliderOutput className={styles.output ?? ""}>{say ? say(value) : value}</SliderOutput>
        </div>
      )}
      <SliderTrack className={styles.track ?? ""}>
        <div className={styles.groove} />
        <div className={styles.filled} style={{ width: `${percent(value)}%` }} />
        {marks.map((mark) => (
          <div key={mark} className={styles.mark} style={{ left: `${percent(mark)}%` }} />
        ))}
        {say ? <Thumb value={value} say={say} /> : <SliderThumb className={styles.thumb ?? ""} />}
      </SliderTrack>
    </AriaSlider>
  );
}
