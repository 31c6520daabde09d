/** Zones, things and figures of the generic board. */
import { type Figure, isSeat, type Thing, type Zone } from "#/games/generic/drawing";
import css from "#/games/generic/generic.module.css";
import { Place } from "#/table/place";
import { SeatMark } from "#/ui/seat-mark";
import { useWords, type Words } from "#/words";
import { capital } from "#/words/capitalize";

/** The name of a field: in the catalogue, else made readable. */
function fieldName(words: Words, field: string): string {
  const id = `web-zone-${field.replaceAll("_", "-")}`;
  return words.knows(id) ? words.text(id) : readable(field);
}

function readable(id: string): string {
  return id.replaceAll(/[._]/g, " ");
}

/** A word of a view: a component's name, a word of the catalogue, or itself. */
function wordName(words: Words, word: string): string {
  const id = `web-word-${word.replaceAll("_", "-")}`;
  const name = words.name(word);
  return name === word && words.knows(id) ? words.text(id) : name === word ? readable(word) : name;
}

export function ZoneView({ zone }: { readonly zone: Zone }) {
  const words = useWords();
  return (
    <section className={css.zone}>
      <h3 className={css.field}>{fieldName(words, zone.field)}</h3>
      <div className={css.things}>
        {zone.things.map((thing) => (
          <ThingView key={thing.key} thing={thing} />
        ))}
      </div>
    </section>
  );
}

function ThingView({ thing }: { readonly thing: Thing }) {
  const words = useWords();
  const name = thing.item === null ? tailName(words, thing.tail) : words.name(thing.item);
  const inside = (
    <>
      <span className={css.name}>{name}</span>
      <FigureList figures={thing.figures} />
      {thing.zones.map((zone) => (
        <div key={zone.field} className={css.things}>
          {zone.things.map((each) => (
            <ThingView key={each.key} thing={each} />
          ))}
        </div>
      ))}
    </>
  );
  const look = thing.item === null ? css.slot : css.card;
  if (thing.place === null && thing.item === null) {
    return <div className={look}>{inside}</div>;
  }
  // A component without a place can still be read.
  return (
    <Place id={thing.place ?? `view.${thing.key}`} item={thing.item ?? undefined} className={look ?? ""}>
      {inside}
    </Place>
  );
}

/** `elder.2` is the second elder; `t3_1` is called so on the board. */
function tailName(words: Words, tail: string): string {
  const [kind = "", number] = tail.split(".");
  const name = number === undefined ? wordName(words, kind) : `${fieldName(words, kind)} ${number}`;
  return capital(name, words.language);
}

export function FigureList({ figures }: { readonly figures: readonly Figure[] }) {
  const shown = figures.filter(({ value, place }) => value !== false || place !== null);
  return shown.length === 0 ? null : (
    <div className={css.figures}>
      {shown.map((figure) => (
        <FigureView key={figure.field} figure={figure} />
      ))}
    </div>
  );
}

function FigureView({ figure }: { readonly figure: Figure }) {
  const words = useWords();
  const label = fieldName(words, figure.field);
  const content = (
    <>
      <span className={css.label}>{label}</span>
      {figure.value !== true && (
        <b>
          <Shown field={figure.field} value={figure.value} />
        </b>
      )}
    </>
  );
  return figure.place === null ? (
    <span className={css.figure}>{content}</span>
  ) : (
    <Place id={figure.place} className={css.figure}>
      {content}
    </Place>
  );
}

function Shown({ field, value }: { readonly field: string; readonly value: Figure["value"] }) {
  const words = useWords();
  if (typeof value === "number" && isSeat(field) && value >= 0) {
    return <SeatMark seat={value} size="small" label={words.seat(value)} />;
  }
  if (typeof value === "string") {
    return wordName(words, value);
  }
  return typeof value === "object" ? value.join(" · ") : String(value);
}
