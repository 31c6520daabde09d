/** What a tucked card scores on a Sabbath: a point for each of something. */

import type { EsdrasEtNehemieCharacter } from "#/wire/types";
import { Sign, type SignName } from "../art/signs";
import css from "./condition.module.css";

const COUNTS: Readonly<Record<string, SignName>> = {
  golden_spaces: "altar",
  developed_tiles: "tile",
  purple_blessings: "blessing_purple",
  gatekeepers: "gatekeeper",
  walls: "wall",
  orange_blessings: "blessing_orange",
  scribes: "scribe",
  levites: "levite",
  red_blessings: "blessing_red",
  top_scrolls: "scroll",
};

/** Seen only: the sentence is in the reader. */
export function Condition({ character }: { readonly character: EsdrasEtNehemieCharacter }) {
  const sign = COUNTS[character.condition];
  return (
    <span className={css.condition} aria-hidden="true">
      {character.base > 0 && `${character.base}+`}
      <Sign name="vp" />
      <span className={css.per}>/</span>
      {sign !== undefined && <Sign name={sign} />}
      {character.condition === "top_scrolls" && "2"}
    </span>
  );
}
