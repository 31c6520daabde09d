/** What a village can pay with: the coins of its barn, the goods of its workshops, what its guild keeps. */
import { seatName } from "#/table/board/names";
import { Place } from "#/table/place";
import type { MyVillageVillageView } from "#/wire/types";
import { Sign } from "./art/signs";
import { signOfGood } from "./components";
import { useScene } from "./scene";
import css from "./stock.module.css";

export function Stock({ village }: { readonly village: MyVillageVillageView }) {
  const { view, box } = useScene();
  const own = seatName(village.seat);
  const goods = box.file.resource.map(({ id }) => {
    const shop = village.workshops.find(({ resource }) => resource === id);
    return { id, stock: shop?.stock ?? 0, slots: shop?.slots ?? 0 };
  });
  const asked = (good: string) =>
    view.active === village.seat && view.bill.some(({ means }) => means.includes(good));
  return (
    <div className={css.stock}>
      <Good place={`${own}.coin`} good="coin" number={village.coins} asked={asked("coin")} />
      {goods.map(({ id, stock, slots }) => (
        <Good key={id} place={`${own}.${id}`} good={id} number={stock} slots={slots} asked={asked(id)} />
      ))}
      <Good place={`${own}.generic`} good="generic" number={village.generic} asked={asked("generic")} />
    </div>
  );
}

interface GoodProps {
  readonly place: string;
  readonly good: string;
  readonly number: number;
  /** How many there is room for, if someone makes it. */
  readonly slots?: number;
  /** Whether the bill takes it. */
  readonly asked: boolean;
}

function Good({ place, good, number, slots, asked }: GoodProps) {
  return (
    <Place id={place} item={good === "generic" ? undefined : good} className={css.place}>
      <span className={css.good} data-none={number === 0} data-asked={asked}>
        <Sign name={signOfGood(good)} className={css.sign} />
        <span>{number}</span>
        {slots !== undefined && slots > 0 && <small>/{slots}</small>}
      </span>
    </Place>
  );
}
