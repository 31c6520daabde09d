/** A component large, to be read. */

import type { FaceProps } from "#/table/contract";
import { classes } from "#/ui/classes";
import { useWords } from "#/words";
import { isSign, Sign } from "./art/signs";
import css from "./cards/card.module.css";
import { CharacterCard } from "./cards/character";
import { HeroCard } from "./cards/hero";
import { Picture } from "./cards/picture";
import { TileCard } from "./cards/tile";
import { WallCard } from "./cards/wall";
import { type Box, boxOf, type File } from "./components";
import face from "./large-component.module.css";
import { FocusCard, SchemeCard } from "./solo/cards";
import "./mosaic.css";

export function Face({ item, printed }: FaceProps<File>) {
  return (
    <div className={face.face} data-game="esdras-et-nehemie">
      <Drawn item={item} box={boxOf(printed)} />
    </div>
  );
}

function Drawn({ item, box }: { readonly item: string; readonly box: Box }) {
  if (box.character(item) !== undefined) {
    return <CharacterCard item={item} box={box} size="large" />;
  }
  if (box.hero(item) !== undefined) {
    return <HeroCard item={item} box={box} />;
  }
  if (box.wallCard(item) !== undefined) {
    return <WallCard item={item} box={box} size="large" />;
  }
  if ((box.guards(item) ?? box.farmers(item) ?? box.slots(item)) !== undefined) {
    return <TileCard item={item} box={box} />;
  }
  if (box.focus(item) !== undefined) {
    return <FocusCard item={item} box={box} />;
  }
  if (box.scheme(item) !== undefined) {
    return <SchemeCard item={item} box={box} />;
  }
  return <Plate item={item} box={box} />;
}

/** Everything else: its picture or sign, and its name. */
function Plate({ item, box }: { readonly item: string; readonly box: Box }) {
  const { name } = useWords();
  const scroll = box.scroll(item);
  const motif = motifOf(item, box);
  return (
    <div
      className={classes(css.card, css.large, css.lying)}
      data-card={scroll === undefined ? "plate" : "scroll"}
      data-kind={scroll?.kind}
    >
      <p className={css.name}>{name(item)}</p>
      <div className={css.lone}>
        {motif === null ? (
          <span className={face.sign}>
            <Sign name={isSign(item) ? item : "tile"} />
          </span>
        ) : (
          <Picture motif={motif} fine />
        )}
      </div>
    </div>
  );
}

/** Which picture shows it; null if a sign does. */
function motifOf(item: string, box: Box): string | null {
  if (box.scroll(item) !== undefined) {
    const hero = item.replace(/^scroll_/, "");
    return box.hero(hero) === undefined ? "scroll" : hero;
  }
  if (box.gate(item) !== undefined) {
    return "gate";
  }
  if (box.wall(item) !== undefined) {
    return "wall";
  }
  return box.file.city_space.some(({ id }) => id === item) ? "city" : null;
}
