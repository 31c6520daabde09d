/** The purse: banners by colour, then cubes, silver, food and the workers that are free. Always in sight. */
import { Said } from "#/table/explanation/said";
import type { EsdrasEtNehemieBannersView } from "#/wire/types";
import { useWords } from "#/words";
import { Sign } from "../art/signs";
import { RESOURCES, type Side } from "../components";
import css from "./purse.module.css";

/** The opponent has no banners. */
export function Purse({ side }: { readonly side: Side }) {
  const { text } = useWords();
  return (
    <section className={css.purse} aria-label={text("esdras-et-nehemie-web-purse")} data-purse>
      {side.tiles.length > 0 && (
        <ul className={css.banners}>
          {side.purse.map((sum) => (
            <Pennant key={sum.colour} sum={sum} side={side} />
          ))}
        </ul>
      )}
      <Coffer side={side} limit={side.storage} />
    </section>
  );
}

function Pennant({ sum, side }: { readonly sum: EsdrasEtNehemieBannersView; readonly side: Side }) {
  const { colour, number, chosen, spent, gained } = sum;
  return (
    <li
      className={css.pennant}
      style={{ background: `var(--${colour}-plate)` }}
      data-chosen={chosen}
      data-explain={`${side.name}.${colour}_banner`}
    >
      <Sign name={`${colour}_banner`} />
      <span className={css.number} aria-hidden="true" key={number}>
        {number}
      </span>
      {(spent > 0 || gained > 0) && (
        <span className={css.change} aria-hidden="true">
          {gained > 0 && <span>+{gained}</span>}
          {spent > 0 && <span>−{spent}</span>}
        </span>
      )}
      <Said place={`${side.name}.${colour}_banner`} />
    </li>
  );
}

function Coffer({ side, limit }: { readonly side: Side; readonly limit: number | null }) {
  const cubes = side.resources.reduce((sum, number) => sum + number, 0);
  const goods = [
    ...RESOURCES.map((good, at) => [good, side.resources[at] ?? 0] as const),
    ["silver", side.silver] as const,
    ["food", side.food] as const,
    ["worker", side.reserve] as const,
  ];
  const kept = (good: string) => `${side.name}.${good === "worker" ? "reserve" : good}`;
  return (
    <ul className={css.coffer}>
      {goods.map(([good, number]) => (
        <li key={good} className={css.good} data-none={number === 0} data-explain={kept(good)}>
          <Sign name={good} />
          <span aria-hidden="true">{number}</span>
          <Said place={kept(good)} />
        </li>
      ))}
      {limit !== null && (
        <li className={css.store} data-over={cubes > limit} data-explain={`${side.name}.storage`}>
          <span aria-hidden="true">
            {cubes}/{limit}
          </span>
          <Said place={`${side.name}.storage`} />
        </li>
      )}
    </ul>
  );
}
