/**
 * The altar track: spaces with rewards, markers stacked as they lie, and above them the judgement of the Prophets:
 * what the judgement gives behind Zechariah, between the two, and from Haggai on.
 */

import { Hidden } from "#/ui/visually-hidden";
import { useWords } from "#/words";
import { Sign } from "../art/signs";
import type { Amounts } from "../components";
import { Goods, useGoodsWords } from "../goods";
import { RegionName } from "../region-name";
import { useScene } from "../scene";
import { SideMark } from "../side-mark";
import { Spot } from "../spot";
import css from "./altar.module.css";

type ProphetName = "zechariah" | "haggai";

export function Altar() {
  const { view, box, narrow } = useScene();
  const { text } = useWords();
  return (
    <Spot id="altar" item={view.altar_face ?? undefined} className={css.place}>
      <section className={css.altar} data-narrow={narrow} aria-label={text("esdras-et-nehemie-term-altar")}>
        <RegionName id="altar" className={css.name} />
        {view.altar_face !== null && <Judgement />}
        <ol className={css.track} style={{ "--spaces": box.file.altar_space.length }}>
          {box.file.altar_space.map((space, at) => (
            <li
              key={space.id}
              className={css.space}
              data-explain={`altar.${at}`}
              data-golden={space.golden}
              data-prophet={prophetAt(view, at)}
            >
              <Prophet name={prophetAt(view, at)} />
              <Stack space={at} />
              <span className={css.number}>{at}</span>
              <span className={css.reward}>
                <Goods goods={space.reward} />
              </span>
            </li>
          ))}
        </ol>
      </section>
    </Spot>
  );
}

function prophetAt(
  {
    altar_face,
    zechariah,
    haggai,
  }: { readonly altar_face: string | null; readonly zechariah: number; readonly haggai: number },
  space: number,
): ProphetName | undefined {
  if (altar_face === null) {
    return undefined;
  }
  return space === haggai ? "haggai" : space === zechariah ? "zechariah" : undefined;
}

/** A Prophet stands where his part of the track begins: Zechariah grey, Haggai white. */
function Prophet({ name }: { readonly name: ProphetName | undefined }) {
  const { text } = useWords();
  if (name === undefined) {
    return null;
  }
  const said = text(`esdras-et-nehemie-web-prophet-${name}`);
  return (
    <span className={css.prophet} data-prophet={name} data-explain={name}>
      <Sign name="prophet" />
      <Hidden>{said}</Hidden>
    </span>
  );
}

/** Markers on a space from the top of the stack: who lies below is ahead. */
function Stack({ space }: { readonly space: number }) {
  const { view } = useScene();
  const here = view.altar_order.filter((side) => view.sides[side]?.altar === space);
  return (
    <span className={css.stack}>
      {here.toReversed().map((side) => (
        <span key={side} data-travel={`altar ${side}`} className={css.marker}>
          <span data-explain={`${view.sides[side]?.name}.altar`}>
            <SideMark side={side} turn={side === view.active} />
          </span>
        </span>
      ))}
    </span>
  );
}

/** What the week's end brings, over the part of the track that it is for. */
function Judgement() {
  const { view, box } = useScene();
  const line = box.judgement(view.altar_face ?? "", view.round);
  const last = box.file.altar_space.length;
  if (line === undefined) {
    return null;
  }
  return (
    <div className={css.judgement} data-explain="judgement">
      <Part which="behind" width={view.between_from} goods={line.behind} />
      <Part which="between" width={view.ahead_from - view.between_from} goods={line.between} />
      <Part which="ahead" width={last - view.ahead_from} goods={line.ahead} />
    </div>
  );
}

interface PartProps {
  readonly which: "behind" | "between" | "ahead";
  readonly width: number;
  readonly goods: Amounts;
}

function Part({ which, width, goods }: PartProps) {
  const { text } = useWords();
  const words = useGoodsWords();
  const said = text(`esdras-et-nehemie-web-judged-${which}`, { goods: words(goods) });
  return (
    width > 0 && (
      <span className={css.part} data-which={which} style={{ flexGrow: width }}>
        <Goods goods={goods} silent counted />
        <span className={css.said}>{said}</span>
      </span>
    )
  );
}
