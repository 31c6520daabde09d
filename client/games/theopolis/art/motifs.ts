/** Which picture belongs to which component. */

import type { CardType } from "../components";
import { buildings } from "./buildings";
import { apocalypse, disasters } from "./disasters";
import type { Piece } from "./glass";
import { mandorla, quarries, rays, rose, shards } from "./grounds";
import { anyPerson, persons } from "./persons";
import { saints } from "./saints";
import { resources, sacraments, symbols } from "./symbols";

const FALLBACK: Readonly<Record<CardType, readonly Piece[]>> = {
  building: buildings.chapel ?? [],
  wonder: buildings.wonder ?? [],
  person: anyPerson,
  symbol: symbols.chalice_and_paten ?? [],
  disaster: disasters.earthquake ?? [],
  apocalypse,
  saint: anyPerson,
  sacrament: sacraments.eucharist ?? [],
  resource: resources.faith ?? [],
};

const PICTURES: Readonly<Record<string, readonly Piece[]>> = {
  ...buildings,
  ...persons,
  ...symbols,
  ...disasters,
  ...saints,
  ...resources,
  ...sacraments,
  apocalypse,
};

/** The motif alone. A card of another component file that we have no picture of gets that of its type. */
export function motif(item: string, type: CardType): readonly Piece[] {
  return PICTURES[item] ?? FALLBACK[type];
}

const grounds = new Map<string, readonly Piece[]>();

/** What lies behind the motif, cut once for each card. */
export function ground(item: string, type: CardType): readonly Piece[] {
  const kept = grounds.get(item) ?? cut(item, type);
  grounds.set(item, kept);
  return kept;
}

function cut(item: string, type: CardType): readonly Piece[] {
  switch (type) {
    case "building":
      return quarries(item, ["azure", "sapphire", "azure"], ["ivory", "azure", "pearl"]);
    case "wonder":
      return quarries(item, ["sapphire", "night", "violet"], ["violet", "sapphire"]);
    case "person":
      return rays(50, 44, 18, ["sapphire", "azure"]);
    case "symbol":
      return rose(50, 64, 12, ["violet", "rose", "night"]);
    case "disaster":
      return shards(item, 50, 56, ["ruby", "ember", "night", "smoke", "ruby"]);
    case "apocalypse":
      return [];
    case "saint":
      return mandorla(["sapphire", "gold", "ruby"]);
    case "sacrament":
      return rose(50, 62, 12, ["emerald", "azure", "sapphire"]);
    case "resource":
      return rays(50, 60, 12, ["ivory", "amber"]);
  }
}
