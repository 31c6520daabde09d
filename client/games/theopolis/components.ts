/** What is printed on the components in use, ready to be looked up: the box that a table is laid from. */
import type { Printed } from "#/table/contract";

export const RESOURCES = ["faith", "hope", "charity"] as const;
export type Resource = (typeof RESOURCES)[number];
export const GROUPS = ["initiation", "healing", "mission"] as const;

export type Cost = Readonly<Record<Resource, number>>;

export interface Effect {
  readonly name: string;
  readonly amount: number;
  readonly kinds: readonly string[];
  readonly cost: Cost;
}

export interface CityCard {
  readonly id: string;
  readonly copies: number;
  readonly cost: Cost;
  readonly effect: Effect;
  readonly stones: number;
  readonly worth: number;
}

export interface Disaster {
  readonly id: string;
  readonly copies: number;
  readonly parts: readonly DisasterPart[];
}

export interface DisasterPart {
  readonly measure: string;
  readonly extreme: string;
  readonly loss: string;
  readonly amount: number;
  readonly kinds: readonly string[];
}

export interface Saint {
  readonly id: string;
  readonly number: number;
  readonly timing: string;
  readonly effect: Effect;
}

export interface Sacrament {
  readonly id: string;
  readonly group: string;
  readonly needs: readonly (readonly string[])[];
  readonly effect: Effect;
}

/** The component file, as far as the board reads it. */
export interface TheopolisFile {
  readonly numbers: Readonly<Record<string, { readonly value: number }>>;
  readonly building: readonly CityCard[];
  readonly wonder: readonly CityCard[];
  readonly person: readonly CityCard[];
  readonly symbol: readonly CityCard[];
  readonly disaster: readonly Disaster[];
  readonly apocalypse: { readonly id: string; readonly copies: number };
  readonly saint: readonly Saint[];
  readonly sacrament: readonly Sacrament[];
  readonly resource: readonly { readonly id: string }[];
}

export type TheopolisPrinted = Printed<TheopolisFile>;

export type CardType =
  | "building"
  | "wonder"
  | "person"
  | "symbol"
  | "disaster"
  | "apocalypse"
  | "saint"
  | "sacrament"
  | "resource";

export interface Box {
  readonly file: TheopolisFile;
  /** The type of every component; a word that is none counts as a Symbol. */
  type(item: string): CardType;
  card(item: string): CityCard | undefined;
  disaster(item: string): Disaster | undefined;
  saint(item: string): Saint | undefined;
  sacrament(item: string): Sacrament | undefined;
  number(name: string): number;
}

const boxes = new WeakMap<TheopolisFile, Box>();

export function boxOf(printed: TheopolisPrinted): Box {
  let box = boxes.get(printed.file);
  if (box === undefined) {
    box = packed(printed.file);
    boxes.set(printed.file, box);
  }
  return box;
}

function packed(file: TheopolisFile): Box {
  const cards = byId([...file.building, ...file.wonder, ...file.person, ...file.symbol]);
  const disasters = byId(file.disaster);
  const saints = byId(file.saint);
  const sacraments = byId(file.sacrament);
  const types = new Map<string, CardType>();
  const each = (type: CardType, entries: readonly { readonly id: string }[]) => {
    for (const { id } of entries) {
      types.set(id, type);
    }
  };
  each("building", file.building);
  each("wonder", file.wonder);
  each("person", file.person);
  each("symbol", file.symbol);
  each("disaster", file.disaster);
  each("apocalypse", [file.apocalypse]);
  each("saint", file.saint);
  each("sacrament", file.sacrament);
  each("resource", file.resource);
  return {
    file,
    type: (item) => types.get(item) ?? "symbol",
    card: (item) => cards.get(item),
    disaster: (item) => disasters.get(item),
    saint: (item) => saints.get(item),
    sacrament: (item) => sacraments.get(item),
    number: (name) => file.numbers[name]?.value ?? 0,
  };
}

function byId<Entry extends { readonly id: string }>(entries: readonly Entry[]): ReadonlyMap<string, Entry> {
  return new Map(entries.map((entry) => [entry.id, entry]));
}
