/** The city map: twelve spaces clockwise from the top, the tents on them, and what paid moves cost. */
import { Hidden } from "#/ui/visually-hidden";
import { useWords } from "#/words";
import { Sign } from "../art/signs";
import type { Amounts, Side } from "../components";
import { Goods, useGoodsWords } from "../goods";
import { RegionName } from "../region-name";
import { useScene } from "../scene";
import { SideMark } from "../side-mark";
import { Spot } from "../spot";
import css from "./city-map.module.css";

/** Where the spaces lie, in a field of five by three; on a high screen, of three by five. */
const WIDE = ["1/3", "1/4", "1/5", "2/5", "3/5", "3/4", "3/3", "3/2", "3/1", "2/1", "1/1", "1/2"];
const HIGH = ["1/2", "1/3", "2/3", "3/3", "4/3", "5/3", "5/2", "5/1", "4/1", "3/1", "2/1", "1/1"];
const MOVES = [1, 2, 3, 4];

export function CityMap() {
  const { view, box, narrow } = useScene();
  const { text } = useWords();
  const at = narrow ? HIGH : WIDE;
  return (
    <section className={css.map} data-narrow={narrow} aria-label={text("esdras-et-nehemie-map-title")}>
      {box.file.city_space.map((space, number) => (
        <div key={space.id} className={css.space} style={{ gridArea: at[number] }} data-explain={space.id}>
          <Goods goods={space.reward} />
          <span className={css.tents}>
            {view.sides
              .filter(({ tent }) => tent === space.id)
              .map((side) => (
                <Tent key={side.side} side={side} />
              ))}
          </span>
        </div>
      ))}
      <Prices />
    </section>
  );
}

function Tent({ side }: { readonly side: Side }) {
  return (
    <Spot id={`${side.name}.tent`} motion={`tent ${side.side}`} className={css.tent}>
      <span className={css.pitched}>
        <Sign name="tent" className={css.cloth} />
        <SideMark side={side.side} className={css.whose} />
      </span>
    </Spot>
  );
}

/** What moves cost: 1 to 4 steps (EN-118). */
function Prices() {
  const { box } = useScene();
  const { text } = useWords();
  const words = useGoodsWords();
  return (
    <ul className={css.prices} aria-label={text("esdras-et-nehemie-web-moves")} data-explain="city">
      <li className={css.name}>
        <RegionName id="city" />
      </li>
      {MOVES.map((steps) => {
        const basic = box.number(`tent_basic_${steps}`);
        const price: Amounts = {
          blue_banner: box.number(`tent_blue_${steps}`),
          ...(basic > 0 && { basic_resource: basic }),
        };
        return (
          <li key={steps}>
            <Hidden>{words({ tent_step: steps })}</Hidden>
            <span className={css.steps} aria-hidden="true">
              {steps}
            </span>
            <Goods goods={price} />
          </li>
        );
      })}
    </ul>
  );
}
