/** What is printed on the components in use, ready to be looked up. */
import { boxesOf, finder } from "#/table/board/box";
import type { TheopolisComponents } from "#/wire/types";

export const RESOURCES = ["faith", "hope", "charity"] as const;
export type Resource = (typeof RESOURCES)[number];
export const GROUPS = ["initiation", "healing", "mission"] as const;

const CITY = ["building", "wonder", "person", "symbol"] as const;
const TYPES = [...CITY, "disaster", "apocalypse", "saint", "sacrament", "resource"] as const;
export type CardType = (typeof TYPES)[number];

export const boxOf = boxesOf((file: TheopolisComponents) => {
  const types = new Map(TYPES.flatMap((type) => [file[type]].flat().map(({ id }) => [id, type] as const)));
  return {
    /** The type of every component; a word that is none counts as a Symbol. */
    type: (item: string): CardType => types.get(item) ?? "symbol",
    card: finder(CITY.flatMap((type) => file[type])),
    disaster: finder(file.disaster),
    saint: finder(file.saint),
    sacrament: finder(file.sacrament),
  };
});

export type Box = ReturnType<typeof boxOf>;
