/** What a character card is worth on a Sabbath (B22), as the table stands now. */
import type { EsdrasEtNehemieCharacter } from "#/wire/types";
import type { Box, Side, View } from "../components";

/** Its Sabbath condition, counted now. */
export function worthOf(view: View, side: Side, box: Box, card: string): number {
  const character = box.character(card);
  return character === undefined ? 0 : character.base + counted(view, side, box, character);
}

function counted(view: View, side: Side, box: Box, { condition }: EsdrasEtNehemieCharacter): number {
  const [orange = 0, purple = 0, red = 0] = side.blessings;
  switch (condition) {
    case "golden_spaces":
      return box.file.altar_space.filter(({ golden }, at) => golden && at <= side.altar).length;
    case "developed_tiles":
      return side.tiles.filter(({ developed }) => developed).length;
    case "purple_blessings":
      return purple;
    case "orange_blessings":
      return orange;
    case "red_blessings":
      return red;
    case "gatekeepers":
      return side.gatekeepers;
    case "walls":
      return view.ring.filter(({ card, owner }) => card !== null && owner === side.side).length;
    case "scribes":
      return side.scribes;
    case "levites":
      return side.levites;
    default:
      return topScrolls(view, side, box);
  }
}

/** The row values of the two highest scribes (EN-229). */
function topScrolls(view: View, side: Side, box: Box): number {
  const rows = view.scrolls
    .filter(({ scribe }) => scribe === side.side)
    .map(({ row }) => box.file.scroll_row[row - 1]?.vp ?? 0)
    .sort((one, other) => other - one);
  return (rows[0] ?? 0) + (rows[1] ?? 0);
}

/** Sabbaths still to come, this one among them. */
export function sabbathsLeft({ round }: View, box: Box): number {
  return box.number("rounds") - round + 1;
}
