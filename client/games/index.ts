/** The games that have something of their own to show; any other is drawn by the generic board. */
import { Cover as EsdrasEtNehemie } from "#/games/esdras-et-nehemie/cover";
import { Cover as MyVillage } from "#/games/my-village/cover";
import { Cover as Nehemiah } from "#/games/nehemiah/cover";
import { Cover as Theopolis } from "#/games/theopolis/cover";
import type { GameEntry } from "#/table/contract";

export const ENTRIES: Readonly<Record<string, GameEntry>> = {
  theopolis: {
    slug: "theopolis",
    cover: Theopolis,
    minutes: [30, 60],
    weight: 2,
    load: () => Promise.reject(new Error("")),
  },
  nehemiah: {
    slug: "nehemiah",
    cover: Nehemiah,
    minutes: [30, 60],
    weight: 2,
    load: () => Promise.reject(new Error("")),
  },
  "my-village": {
    slug: "my-village",
    cover: MyVillage,
    minutes: [60, 90],
    weight: 3,
    load: () => Promise.reject(new Error("")),
  },
  "esdras-et-nehemie": {
    slug: "esdras-et-nehemie",
    cover: EsdrasEtNehemie,
    minutes: [90, 120],
    weight: 4,
    load: () => Promise.reject(new Error("")),
  },
};
