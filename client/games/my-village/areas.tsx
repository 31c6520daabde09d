/** The six areas of a village, each with the villager without whom nothing is done there. */

import type { ReactNode } from "react";
import { homeName, seatName } from "#/table/board/names";
import { Place } from "#/table/place";
import type { MyVillageVillageView } from "#/wire/types";
import { useWords } from "#/words";
import css from "./areas.module.css";
import { Print } from "./art/print";
import { isSign, Sign } from "./art/signs";
import { useScene } from "./scene";
import { Slots } from "./slots";
import { Spot } from "./spot";

export function Areas({ village }: { readonly village: MyVillageVillageView }) {
  const { view, box } = useScene();
  const { text } = useWords();
  const { church, chamber, monks } = village;
  const light = (place: string, item: string, inside?: ReactNode) => (
    <Spot
      key={place}
      place={place}
      item={item}
      size="small"
      side="light"
      tiled={village.tile === homeName(place)}
      used={village.seat === view.active && view.used.includes(homeName(place))}
    >
      {inside}
    </Spot>
  );
  return (
    <div className={css.areas}>
      <Area title="my-village-religion" motif="cathedral" village={village} keeper="abbot">
        {church !== null &&
          light(
            church.place,
            church.card,
            <Slots filled={village.protections} of={box.card(church.card)?.slots ?? 0} />,
          )}
        {monks.map(({ place, card }) => light(place, card))}
        {village.windows > 0 && (
          <p className={css.note} data-explain={`${seatName(village.seat)}.window`}>
            {text("my-village-windows", { number: village.windows, points: village.window_points })}
          </p>
        )}
      </Area>
      <Area title="my-village-workshop-area" motif="house" village={village} keeper="craftsman">
        {village.workshops.map(({ place, card, stock, slots }) =>
          light(place, card, <Slots filled={stock} of={slots} />),
        )}
      </Area>
      <Area title="my-village-council" motif="co_citizens" village={village} keeper="councillor">
        {chamber !== null &&
          light(
            chamber.place,
            chamber.card,
            <Slots
              filled={village.covered.length + village.generic}
              of={box.card(chamber.card)?.slots ?? 0}
            />,
          )}
        {village.square &&
          light(
            `${seatName(village.seat)}.village_square`,
            "village_square",
            <Slots filled={village.markers} of={box.card("village_square")?.slots ?? 0} />,
          )}
      </Area>
      <Area title="my-village-harvests" motif="wood" village={village}>
        {village.fields.map(({ place, plow }) =>
          light(
            place,
            "field",
            plow && (
              <span className={css.plow}>
                <Sign name="plow" />
              </span>
            ),
          ),
        )}
      </Area>
      <Area title="my-village-travel-area" motif="road" village={village} keeper="traveller">
        {village.travels.map(({ place, card }) => light(place, card))}
      </Area>
      <Area title="my-village-market" motif="village_square" village={village} keeper="merchant">
        {village.market.map(({ place, card }) => light(place, card))}
        {village.served.length > 0 && (
          <p className={css.note} data-explain={`${seatName(village.seat)}.customer`}>
            {text("my-village-served", { number: village.served.length, points: village.served_points })}
          </p>
        )}
      </Area>
    </div>
  );
}

interface AreaProps {
  readonly title: string;
  readonly village: MyVillageVillageView;
  /** Nobody is needed for the fields. */
  readonly keeper?: string;
  /** What is cut into its ground. */
  readonly motif: string;
  readonly children: ReactNode;
}

function Area({ title, village, keeper, motif, children }: AreaProps) {
  const { text } = useWords();
  const active = keeper === undefined || village.villagers.includes(keeper);
  return (
    <div role="group" className={css.area} aria-label={text(title)} data-active={active}>
      <div className={css.head}>
        {keeper === undefined ? (
          <span className={css.nobody} aria-hidden="true" />
        ) : (
          <Villager village={village} keeper={keeper} there={active} />
        )}
        <span className={css.title}>{text(title)}</span>
      </div>
      <div className={css.ground}>
        <Print motif={motif} className={css.water} />
        <div className={css.cards}>{children}</div>
      </div>
    </div>
  );
}

interface VillagerProps {
  readonly village: MyVillageVillageView;
  readonly keeper: string;
  readonly there: boolean;
}

function Villager({ village, keeper, there }: VillagerProps) {
  return (
    <Place id={`${seatName(village.seat)}.${keeper}`} item={keeper} className={css.place}>
      <span className={css.villager} data-there={there}>
        <Sign name={there && isSign(keeper) ? keeper : "cross"} />
      </span>
    </Place>
  );
}
