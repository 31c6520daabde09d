/** The banner values from 2 to 12: what each costs now, and how many banners it opens in the middle and at home. */
import { Place } from "#/table/place";
import { useWords } from "#/words";
import { Amounts } from "./amounts";
import { blackBanners, priceOf, valueNow, whiteBanners } from "./banner-values";
import { VALUES } from "./components";
import { useScene } from "./scene";
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
  const { box, view, mine } = useScene();
  const { text } = useWords();
  const asked = view.pending?.step === "MakeValue";
  const price = asked ? priceOf(box, view, mine, value) : [];
  const black = blackBanners(box, view, mine, value).length;
  const white = whiteBanners(box, mine, value).length;
  return (
    <Place
      id={`value.${value}`}
      label={text("my-village-value", { number: value })}
      className={css.place ?? ""}
    >
      <span className={css.value} data-now={now} data-shown={shown} data-never={price === null}>
        <span className={css.number}>{value}</span>
        <span className={css.price} aria-hidden="true">
          {price === null ? "–" : price.length > 0 ? <Amounts amounts={price} /> : asked ? "✓" : ""}
        </span>
        <span className={css.opens} aria-hidden="true">
          <span data-none={black === 0}>{black}</span>
          <span data-none={white === 0}>{white}</span>
        </span>
      </span>
    </Place>
  );
}

/** What the value opens that is looked at, in words; its line is kept free for it. */
export function Opens({ value }: { readonly value: number }) {
  const { box, view, mine } = useScene();
  const { text, name } = useWords();
  if (value === 0) {
    return <p className={css.line} />;
  }
  const named = (items: readonly string[]) =>
    items.map((item) => name(item.startsWith("field_") ? "field" : item));
  const black = [...new Set(named(blackBanners(box, view, mine, value)))].join(", ") || "–";
  const white = [...new Set(named(whiteBanners(box, mine, value)))].join(", ") || "–";
  return (
    <p className={css.line}>
      <strong>{value}</strong>
      <span title={text("my-village-opens-black", { banners: black })}>
        <i className={css.swatch} data-colour="black" /> {black}
      </span>
      <span title={text("my-village-opens-white", { banners: white })}>
        <i className={css.swatch} data-colour="white" /> {white}
      </span>
    </p>
  );
}
