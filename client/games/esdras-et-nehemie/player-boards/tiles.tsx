/** Development tiles of a side, with the slots of traders and elders. */
import { Hidden } from "#/ui/visually-hidden";
import { useWords } from "#/words";
import { Sign } from "../art/signs";
import { Picture } from "../cards/picture";
import type { Amounts, Box, Side } from "../components";
import { Goods } from "../goods";
import { useScene } from "../scene";
import { Spot } from "../spot";
import { farmerGains, slotsOf, type TileType, tileOf } from "./storage";
import css from "./tiles.module.css";

interface TilesProps {
  readonly side: Side;
}

const SLOTS = [1, 2, 3, 4] as const;

export function Tiles({ side }: TilesProps) {
  const { text } = useWords();
  return (
    <div className={css.tiles} role="group" aria-label={text("esdras-et-nehemie-row-tiles")}>
      <div className={css.three}>
        {(["guards", "farmers", "labourers"] as const).map((type) => (
          <Tile key={type} type={type} side={side} />
        ))}
      </div>
      <SlotRow kind="trader" type="traders" placed={side.traders} side={side} />
      <SlotRow kind="elder" type="elders" placed={side.elders} side={side} />
    </div>
  );
}

function Tile({ type, side }: TilesProps & { readonly type: TileType }) {
  const { box } = useScene();
  const tile = tileOf(side, type);
  const id = `${side.name}.tile.${type}`;
  const cost = tile === undefined ? {} : costOf(tile.tile, box);
  return (
    <Spot id={id} item={tile?.tile} className={css.spot}>
      <div className={css.tile} data-developed={tile?.developed ?? false}>
        <Picture motif={type} className={css.picture} />
        <span className={css.effect}>
          <Effect type={type} side={side} />
        </span>
        {tile !== undefined && (
          <span className={css.cost}>
            {tile.developed ? <Sign name="check" /> : <Goods goods={cost} silent counted />}
          </span>
        )}
      </div>
    </Spot>
  );
}

function costOf(tile: string, box: Box): Amounts {
  return (box.guards(tile) ?? box.farmers(tile) ?? box.slots(tile))?.cost ?? {};
}

/** What the side that is up does; slots of traders and elders stand beside their tile. */
function Effect({ type, side }: TilesProps & { readonly type: TileType }) {
  const { box } = useScene();
  const { text } = useWords();
  if (type === "guards") {
    const room = side.storage;
    return room === null ? (
      <Goods goods={{ recover: 1 }} />
    ) : (
      <span>
        <span aria-hidden="true">▢{room}</span>
        <Hidden>{text("esdras-et-nehemie-storage", { number: room })}</Hidden>
      </span>
    );
  }
  if (type === "farmers") {
    return (
      <>
        {side.farmers > 0 && <People number={side.farmers} sign="farmer" />}
        <Goods goods={farmerGains(side, box)} counted />
      </>
    );
  }
  if (type === "labourers") {
    const [one, other] = slotsOf(side, box, "labourers");
    return (
      <>
        {side.labourers > 0 && <People number={side.labourers} sign="labourer" />}
        {one !== undefined && <Goods goods={one} counted />}
        {other !== undefined && (
          <>
            <span aria-hidden="true">|</span>
            <Goods goods={other} counted />
          </>
        )}
      </>
    );
  }
  return null;
}

function People({ number, sign }: { readonly number: number; readonly sign: "farmer" | "labourer" }) {
  const { text } = useWords();
  const label = text("web-pair", {
    what: text(`esdras-et-nehemie-people-${sign}s`),
    value: String(number),
  });
  return (
    <span className={css.people}>
      {number}
      <Sign name={sign} />
      <Hidden>{label}</Hidden>
    </span>
  );
}

interface SlotRowProps extends TilesProps {
  readonly kind: "trader" | "elder";
  readonly type: "traders" | "elders";
  readonly placed: readonly boolean[];
}

function SlotRow({ kind, type, placed, side }: SlotRowProps) {
  const { box } = useScene();
  const gives = slotsOf(side, box, type);
  return (
    <div className={css.slots}>
      <Tile type={type} side={side} />
      {SLOTS.map((slot) => (
        <Slot
          key={slot}
          kind={kind}
          slot={slot}
          gives={gives[slot - 1]}
          filled={placed[slot - 1] ?? false}
          side={side}
          item={tileOf(side, type)?.tile}
        />
      ))}
    </div>
  );
}

interface SlotProps {
  readonly kind: "trader" | "elder";
  readonly slot: number;
  /** Undefined where this side of the tile has no slot. */
  readonly gives: Amounts | undefined;
  readonly filled: boolean;
  readonly side: Side;
  readonly item: string | undefined;
}

function Slot({ kind, slot, gives, filled, side, item }: SlotProps) {
  return (
    <Spot id={`${side.name}.${kind}.${slot}`} item={item} className={css.spot}>
      <div className={css.slot} data-filled={filled} data-shut={gives === undefined}>
        {filled && <Sign name={kind} className={css.person} />}
        {gives !== undefined && <Goods goods={gives} silent counted className={css.gives} />}
      </div>
    </Spot>
  );
}
