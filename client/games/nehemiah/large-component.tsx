/** A component large, to be read. */
import type { FaceProps } from "#/table/contract";
import type { NehemiahComponents } from "#/wire/types";
import { useWords } from "#/words";
import { ReliefOf } from "./art/relief";
import { Sign } from "./art/signs";
import { WorkCard } from "./card";
import { type Box, boxOf } from "./components";
import { paintOf, signOfBoard } from "./effect";
import { Arch } from "./gate";
import css from "./large-component.module.css";
import { Skyline } from "./skyline";
import "./stone.css";

export function Face({ item, printed }: FaceProps<NehemiahComponents>) {
  const box = boxOf(printed);
  return (
    <div
      className={css.face}
      data-game="nehemiah"
      data-shape={box.board(item) === undefined ? "card" : "board"}
    >
      <Drawn box={box} item={item} />
    </div>
  );
}

function Drawn({ box, item }: { readonly box: Box; readonly item: string }) {
  const { name } = useWords();
  const work = box.work(item);
  const gate = box.gate(item);
  const foreman = box.foreman(item);
  if (work !== undefined) {
    return <WorkCard work={work} size="large" />;
  }
  if (gate !== undefined) {
    return <Arch item={item} value={gate.value} top={false} />;
  }
  if (foreman !== undefined) {
    return (
      <div className={css.slab}>
        <p className={css.name}>
          <Sign name={foreman.symbol} /> {name(item)}
        </p>
        <ReliefOf item={item} className={css.relief} />
      </div>
    );
  }
  if (box.board(item) !== undefined) {
    return (
      <div className={css.slab} style={paintOf(item)}>
        <p className={css.name}>
          <Sign name={signOfBoard(item)} /> {name(item)}
        </p>
        <Skyline board={item} className={css.skyline} />
      </div>
    );
  }
  return (
    <div className={css.slab}>
      <p className={css.name}>{name(item)}</p>
      <Sign name="deck" className={css.sign} />
    </div>
  );
}
