/** The near city: its cards by type, its Resources. */
import { seatName } from "#/table/board/names";
import { Place } from "#/table/place";
import type { TheopolisSeatView } from "#/wire/types";
import { useWords } from "#/words";
import type { CardSize } from "./card";
import { each, stacks } from "./card-copies";
import css from "./city.module.css";
import { RESOURCES } from "./components";
import { Legend } from "./legend";
import { LyingPiece } from "./piece";
import { useScene } from "./scene";
import { Shard } from "./shard";

const TYPES = ["building", "person", "symbol", "wonder"] as const;

export function City() {
  const { near, own } = useScene();
  const { text, seat } = useWords();
  const title = own
    ? text("theopolis-touch-city")
    : text("theopolis-touch-city-of", { seat: seat(near.seat) });
  return (
    <section className={css.city} aria-label={title} data-player={near.seat} tabIndex={-1}>
      <Legend place={`${seatName(near.seat)}.city`}>{title}</Legend>
      <CityCards seat={near} size="small" />
      <Resources seat={near} />
    </section>
  );
}

/** More than fit in a row one by one: equal cards stand behind each other. */
const MANY = 10;

/** The cards of a city in groups: stones, people, signs, the Wonder. */
export function CityCards({ seat, size }: { readonly seat: TheopolisSeatView; readonly size: CardSize }) {
  const { box, pieces } = useScene();
  const { text } = useWords();
  const zone = `${seatName(seat.seat)}.city`;
  const all = seat.city.reduce((sum, { copies }) => sum + copies, 0);
  const stacked = size === "small" && all > MANY;
  const groups = TYPES.map((type) => {
    const cards = seat.city.filter(({ card }) => box.type(card) === type);
    return { type, cards: stacked ? stacks(pieces, zone, cards) : each(pieces, zone, cards) };
  }).filter(({ cards }) => cards.length > 0);
  const shown = groups.reduce((sum, { cards }) => sum + cards.length, 0);
  return (
    <div className={css.cards} data-size={size} style={{ "--standing": Math.max(shown, 1) }}>
      {groups.map(({ type, cards }) => (
        <div key={type} className={css.group} data-type={type}>
          {cards.map((lying) => (
            <LyingPiece key={lying.number} lying={lying} size={size} />
          ))}
        </div>
      ))}
      {groups.length === 0 && <p className={css.empty}>{text("theopolis-web-city-empty")}</p>}
    </div>
  );
}

/** Every Resource of a city; the used ones lean. */
export function Resources({ seat }: { readonly seat: TheopolisSeatView }) {
  return (
    <div className={css.resources}>
      {RESOURCES.map((resource) => {
        const row = seat.resources.find((one) => one.resource === resource);
        if (row === undefined) {
          return null;
        }
        const { unused, used } = row;
        return (
          <Place key={resource} id={row.place} item={resource} className={css.resource}>
            <div className={css.shards} aria-hidden="true">
              {Array.from({ length: unused + used }, (_, at) => (
                <Shard key={`${resource} ${at + 1}`} resource={resource} used={at >= unused} />
              ))}
              <span className={css.total}>
                {unused}
                {used > 0 && <small>/{unused + used}</small>}
              </span>
            </div>
          </Place>
        );
      })}
    </div>
  );
}
