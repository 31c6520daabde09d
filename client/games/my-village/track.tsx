/** The banner values from 2 to 12: what each costs now, and how many banners it opens in the middle and at home. */
import { homeName } from "#/table/board/names";
import { Place } from "#/table/place";
import type { MyVillageWayView } from "#/wire/types";
import { useWords } from "#/words";
import { Amounts } from "./amounts";
import { type Amount, VALUES } from "./components";
import { aboutValue, useScene, valueNow } from "./scene";
import css from "./track.module.css";

export interface TrackProps {
  /** Which value is looked at. */
  readonly shown: number;
  readonly onPoint: (value: number | null) => void;
}

export function Track({ shown, onPoint }: TrackProps) {
  const { view } = useScene();
  const { text } = useWords();
  return (
    <section
      className={css.track}
      aria-label={text("my-village-term-value")}
      onPointerLeave={() => onPoint(null)}
      onBlur={() => onPoint(null)}
    >
      <ol className={css.values}>
        {VALUES.map((value) => (
          <li
            key={value}
            className={css.item}
            onPointerEnter={() => onPoint(value)}
            onFocus={() => onPoint(value)}
          >
            <Value value={value} now={valueNow(view) === value} shown={shown === value} />
          </li>
        ))}
      </ol>
    </section>
  );
}

interface ValueProps {
  readonly value: number;
  readonly now: boolean;
  readonly shown: boolean;
}

function Value({ value, now, shown }: ValueProps) {
  const { view } = useScene();
  const about = aboutValue(view, value);
  const asked = view.pending?.step === "MakeValue" && view.pending.chooser === view.reader;
  const [best] = about?.ways ?? [];
  const price = best === undefined ? [] : amountsOf(best);
  const black = about?.black.length ?? 0;
  const white = about?.white.length ?? 0;
  return (
    <Place id={`value.${value}`} className={css.place}>
      <span className={css.value} data-now={now} data-shown={shown} data-never={asked && best === undefined}>
        <span className={css.number}>{value}</span>
        <span className={css.price} aria-hidden="true">
          {!asked ? "" : best === undefined ? "–" : price.length > 0 ? <Amounts amounts={price} /> : "✓"}
        </span>
        <span className={css.opens} aria-hidden="true">
          <span data-none={black === 0}>{black}</span>
          <span data-none={white === 0}>{white}</span>
        </span>
      </span>
    </Place>
  );
}

function amountsOf({ time, markers, coins }: MyVillageWayView): readonly Amount[] {
  const all: readonly Amount[] = [
    { sign: "time", number: time },
    { sign: "marker", number: markers },
    { sign: "coin", number: coins },
  ];
  return all.filter(({ number }) => number > 0);
}

/** What the value opens that is looked at, in words; its line is kept free for it. */
export function Opens({ value }: { readonly value: number }) {
  const { view } = useScene();
  const { name } = useWords();
  const about = aboutValue(view, value);
  if (about === undefined) {
    return <p className={css.line} />;
  }
  const named = (places: readonly string[]) => {
    const items = places.map((place) => (place.includes(".") ? homeName(place) : place));
    return (
      [...new Set(items.map((item) => name(item.startsWith("field_") ? "field" : item)))].join(", ") || "–"
    );
  };
  return (
    <p className={css.line} data-explain="sign.opens">
      <strong>{value}</strong>
      <span>
        <i className={css.swatch} data-colour="black" /> {named(about.black)}
      </span>
      <span>
        <i className={css.swatch} data-colour="white" /> {named(about.white)}
      </span>
    </p>
  );
}
