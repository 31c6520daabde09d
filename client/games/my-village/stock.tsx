/** What a village can pay with: the coins of its barn, the goods of its workshops, what its guild keeps. */
import { Place } from "#/table/place";
import type { MyVillageVillageView } from "#/wire/types";
import { useWords } from "#/words";
import { Sign } from "./art/signs";
import { seatName, signOfGood } from "./components";
import { useScene } from "./scene";
import css from "./stock.module.css";

export function Stock({ village }: { readonly village: MyVillageVillageView }) {
  const { view, box } = useScene();
  const { text, name } = useWords();
  const own = seatName(village.seat);
  const goods = box.file.resource.map(({ id }) => {
    const shop = village.workshops.find(({ resource }) => resource === id);
    return { id, stock: shop?.stock ?? 0, slots: shop?.slots ?? 0 };
  });
  const asked = (good: string) =>
    view.active === village.seat && view.bill.some(({ means }) => means.includes(good));
  return (
    <div className={css.stock}>
      <Good
        place={`${own}.coin`}
        good="coin"
        number={village.coins}
        label={name("coin")}
        asked={asked("coin")}
      />
      {goods.map(({ id, stock, slots }) => (
        <Good
          key={id}
          place={`${own}.${id}`}
          good={id}
          number={stock}
          slots={slots}
          label={name(id)}
          asked={asked(id)}
        />
      ))}
      <Good
        place={`${own}.generic`}
        good="generic"
        number={village.generic}
        label={text("my-village-term-generic")}
        asked={asked("generic")}
      />
    </div>
  );
}

interface GoodProps {
  readonly place: string;
  readonly good: string;
  readonly number: number;
  /** How many there is room for, if someone makes it. */
  readonly slots?: number;
  readonly label: string;
  /** Whether the bill takes it. */
  readonly asked: boolean;
}

function Good({ place, good, number, slots, label, asked }: GoodProps) {
  const { text } = useWords();
  const value = slots === undefined ? `${number}` : `${number}/${slots}`;
  const said = text("web-pair", { what: label, value });
  return (
    <Place id={place} label={said} {...(good !== "generic" && { item: good })} className={css.place ?? ""}>
      <span className={css.good} data-none={number === 0} data-asked={asked}>
        <Sign name={signOfGood(good)} className={css.sign} />
        <span>{number}</span>
        {slots !== undefined && slots > 0 && <small>/{slots}</small>}
      </span>
    </Place>
  );
}
