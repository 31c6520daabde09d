/** Character cards of a side: three stacks, what is tucked, and the hand. */
import type { CSSProperties, ReactNode } from "react";
import { Said } from "#/table/explanation/said";
import { Scroller } from "#/ui/scroller";
import { useWords } from "#/words";
import { Sign } from "../art/signs";
import { Banner } from "../cards/banner";
import { CharacterCard } from "../cards/character";
import { Condition } from "../cards/condition";
import { WallCard } from "../cards/wall";
import type { Box, Side } from "../components";
import { Spot } from "../spot";
import css from "./stacks.module.css";

export interface StacksProps {
  readonly side: Side;
  readonly box: Box;
  /** Whether nothing travels here: another drawing of the same cards. */
  readonly still: boolean;
}

export function Stacks({ side, box, still }: StacksProps) {
  const { text } = useWords();
  return (
    <div className={css.stacks} role="group" aria-label={text("esdras-et-nehemie-row-stacks")}>
      {side.stacks.map((stack, at) => (
        <Stack key={at} number={at + 1} cards={stack} side={side} box={box} still={still} />
      ))}
      <Kept side={side} box={box} />
    </div>
  );
}

interface StackProps extends StacksProps {
  readonly number: number;
  readonly cards: readonly string[];
}

function Stack({ number, cards, side, box, still }: StackProps) {
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
function Kept({ side, box }: { readonly side: Side; readonly box: Box }) {
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
            <li key={item}>
              <Spot id={`${side.name}.tucked.${item}`} item={item} className={css.strip}>
                {top !== undefined && <Banner {...top} />}
                {character !== undefined && <Condition character={character} />}
              </Spot>
            </li>
          );
        })}
        {side.heroes.map((item) => {
          const hero = box.hero(item);
          return (
            <li key={item}>
              <Spot id={`${side.name}.hero.${item}`} item={item} className={css.strip}>
                {hero !== undefined && side.tiles.length > 0 && <Banner {...hero.banner} />}
                <Sign name="hero" />
              </Spot>
            </li>
          );
        })}
        {side.abilities.map((item) => (
          <li key={item}>
            <Spot id={`${side.name}.ability.${item}`} item={item} className={css.strip}>
              <Sign name="scroll" />
              <span className={css.ability} aria-hidden="true">
                {name(item)}
              </span>
            </Spot>
          </li>
        ))}
      </ul>
    </Scroller>
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

function inARow(cards: readonly string[], least: number): CSSProperties {
  return { "--cards": Math.max(least, cards.length) };
}

/** The hand; while walls are drawn, the cards to choose from lie there. Of others, how many cards it has. */
export function Hand({ side, box, still, brief, waits }: HandProps) {
  const { text, name } = useWords();
  const drawn = side.drawn ?? [];
  if (drawn.length > 0) {
    return (
      <div
        className={css.hand}
        style={inARow(drawn, DRAWN)}
        role="group"
        aria-label={text("esdras-et-nehemie-row-walls")}
      >
        {drawn.map((card) => (
          <Spot
            key={card}
            id={`${side.name}.wall.${card}`}
            item={card}
            motion={still ? undefined : `${side.name} ${card}`}
            className={css.card}
          >
            <WallCard item={card} box={box} size="small" />
          </Spot>
        ))}
      </div>
    );
  }
  if (side.hand === null) {
    return (
      <p className={css.hidden} data-explain={`${side.name}.hand`}>
        <Sign name="hand" />{" "}
        {text("web-pair", {
          what: text("esdras-et-nehemie-row-hand"),
          value: text("esdras-et-nehemie-cards", { number: side.hand_size }),
        })}
        {side.known.length > 0 && ` (${side.known.map(name).join(", ")})`}
      </p>
    );
  }
  if (brief) {
    return (
      <p className={css.hidden} data-explain={`${side.name}.hand`}>
        <Sign name="hand" />{" "}
        {text("web-pair", {
          what: text("esdras-et-nehemie-row-hand"),
          value: side.hand.map(name).join(", "),
        })}
      </p>
    );
  }
  return (
    <div
      className={css.hand}
      data-waits={waits || undefined}
      style={inARow(side.hand, HAND)}
      role="group"
      aria-label={text("esdras-et-nehemie-row-hand")}
    >
      {side.hand.map((card) => (
        <Spot
          key={card}
          id={`${side.name}.hand.${card}`}
          item={card}
          motion={still ? undefined : `${side.name} ${card}`}
          className={css.card}
        >
          <CharacterCard item={card} box={box} size="small" />
        </Spot>
      ))}
    </div>
  );
}
