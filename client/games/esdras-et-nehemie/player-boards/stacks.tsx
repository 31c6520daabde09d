/** Character cards of a side: three stacks, what is tucked, and the hand. */
import type { ReactNode } from "react";
import type { PlaceProps } from "#/table/contract";
import { Said } from "#/table/explanation/said";
import { Scroller } from "#/ui/scroller";
import { useWords } from "#/words";
import { Sign } from "../art/signs";
import { Banner } from "../cards/banner";
import { CharacterCard } from "../cards/character";
import { Condition } from "../cards/condition";
import { WallCard } from "../cards/wall";
import type { Side } from "../components";
import { useScene } from "../scene";
import { Spot } from "../spot";
import css from "./stacks.module.css";

interface StacksProps {
  readonly side: Side;
  /** Whether nothing travels here: another drawing of the same cards. */
  readonly still: boolean;
}

export function Stacks({ side, still }: StacksProps) {
  const { text } = useWords();
  return (
    <div className={css.stacks} role="group" aria-label={text("esdras-et-nehemie-row-stacks")}>
      {side.stacks.map((stack, at) => (
        <Stack key={at} number={at + 1} cards={stack} side={side} still={still} />
      ))}
      <Kept side={side} />
    </div>
  );
}

interface StackProps extends StacksProps {
  readonly number: number;
  readonly cards: readonly string[];
}

function Stack({ number, cards, side, still }: StackProps) {
  const { box } = useScene();
  const { name } = useWords();
  const top = cards.at(-1);
  const under = cards.slice(0, -1).map(name);
  return (
    <Spot id={`${side.name}.stack.${number}`} item={top} className={css.stack}>
      {top === undefined ? (
        <div className={css.empty}>
          <span aria-hidden="true">{number}</span>
        </div>
      ) : (
        <Moving card={top} side={side} still={still}>
          <CharacterCard item={top} box={box} size="small" />
        </Moving>
      )}
      {under.length > 0 && (
        <p className={css.under} title={under.join(", ")}>
          {under.join(", ")}
        </p>
      )}
    </Spot>
  );
}

interface MovingProps {
  readonly card: string;
  readonly side: Side;
  readonly still: boolean;
  readonly children: ReactNode;
}

/** The card itself travels from the hand; the stack is the place. */
function Moving({ card, side, still, children }: MovingProps) {
  return still ? (
    <div className={css.card}>{children}</div>
  ) : (
    <Spot id={`${side.name}.card.${card}`} motion={`${side.name} ${card}`} className={css.card}>
      {children}
    </Spot>
  );
}

/** Tucked cards with what is left of them, heroes and abilities of scrolls; how large the pile is. */
function Kept({ side }: { readonly side: Side }) {
  const { box } = useScene();
  const { text, name } = useWords();
  return (
    <Scroller className={css.kept}>
      <p className={css.pile} data-explain={`${side.name}.pile`}>
        <Sign name="pile" />
        <span aria-hidden="true">{side.pile}</span>
        <Said place={`${side.name}.pile`} />
      </p>
      <ul className={css.strips} aria-label={text("esdras-et-nehemie-row-kept")}>
        {side.tucked.map((item) => {
          const character = box.character(item);
          const [top] = character?.banners ?? [];
          return (
            <Strip key={item} id={`${side.name}.tucked.${item}`} item={item}>
              {top !== undefined && <Banner {...top} />}
              {character !== undefined && <Condition character={character} />}
            </Strip>
          );
        })}
        {side.heroes.map((item) => {
          const hero = box.hero(item);
          return (
            <Strip key={item} id={`${side.name}.hero.${item}`} item={item}>
              {hero !== undefined && side.tiles.length > 0 && <Banner {...hero.banner} />}
              <Sign name="hero" />
            </Strip>
          );
        })}
        {side.abilities.map((item) => (
          <Strip key={item} id={`${side.name}.ability.${item}`} item={item}>
            <Sign name="scroll" />
            <span className={css.ability} aria-hidden="true">
              {name(item)}
            </span>
          </Strip>
        ))}
      </ul>
    </Scroller>
  );
}

function Strip(place: PlaceProps) {
  return (
    <li>
      <Spot {...place} className={css.strip} />
    </li>
  );
}

interface HandProps extends StacksProps {
  /** Only the names: on a Sabbath nothing is played. */
  readonly brief: boolean;
  /** Whether none of its cards can be played any more today: where there is little room, they take less. */
  readonly waits: boolean;
}

/** How wide cards are: as if there were so many at least. */
const HAND = 4;
const DRAWN = 3;

/** The hand; while walls are drawn, the cards to choose from lie there. Of others, how many cards it has. */
export function Hand({ side, still, brief, waits }: HandProps) {
  const { box } = useScene();
  const { text, name } = useWords();
  const drawn = side.drawn ?? [];
  const row = (
    cards: readonly string[],
    least: number,
    zone: "wall" | "hand",
    card: (item: string) => ReactNode,
  ) => (
    <div
      className={css.hand}
      data-waits={(zone === "hand" && waits) || undefined}
      style={{ "--cards": Math.max(least, cards.length) }}
      role="group"
      aria-label={text(zone === "wall" ? "esdras-et-nehemie-row-walls" : "esdras-et-nehemie-row-hand")}
    >
      {cards.map((item) => (
        <Spot
          key={item}
          id={`${side.name}.${zone}.${item}`}
          item={item}
          motion={still ? undefined : `${side.name} ${item}`}
          className={css.card}
        >
          {card(item)}
        </Spot>
      ))}
    </div>
  );
  if (drawn.length > 0) {
    return row(drawn, DRAWN, "wall", (item) => <WallCard item={item} box={box} size="small" />);
  }
  if (side.hand !== null && !brief) {
    return row(side.hand, HAND, "hand", (item) => <CharacterCard item={item} box={box} size="small" />);
  }
  const value =
    side.hand === null
      ? text("esdras-et-nehemie-cards", { number: side.hand_size })
      : side.hand.map(name).join(", ");
  return (
    <p className={css.hidden} data-explain={`${side.name}.hand`}>
      <Sign name="hand" /> {text("web-pair", { what: text("esdras-et-nehemie-row-hand"), value })}
      {side.hand === null && side.known.length > 0 && ` (${side.known.map(name).join(", ")})`}
    </p>
  );
}
