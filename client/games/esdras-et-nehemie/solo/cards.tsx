/** The cards of the solo opponent, large: the focus card with its trades, the scheme card with its three rows. */
import type { ReactNode } from "react";
import { CardFrame } from "#/ui/card-frame";
import { classes } from "#/ui/classes";
import { Hidden } from "#/ui/visually-hidden";
import type { EsdrasEtNehemieAction, EsdrasEtNehemieFocus, EsdrasEtNehemieOption } from "#/wire/types";
import { useWords } from "#/words";
import { Sign, type SignName } from "../art/signs";
import type { Amounts, Box } from "../components";
import { Goods, useGoodsWords } from "../goods";
import css from "./cards.module.css";
import { solo } from "./ids";
import { RingMap } from "./ring-map";

/** What has become of a line of a card: taken, or passed over. */
export type Mark = "taken" | "passed" | null;

const NO_MARKS: readonly Mark[] = [];

interface CardProps {
  readonly item: string;
  readonly box: Box;
  /** Of the trades from above, or of the rows. */
  readonly marks?: readonly Mark[];
  readonly className?: string | undefined;
}

interface FocusCardProps extends CardProps {
  /** The place of the ring that it has led to. */
  readonly target?: string | null;
  /** Whether its column has just picked a tile. */
  readonly picks?: boolean;
}

export function FocusCard({
  item,
  box,
  marks = NO_MARKS,
  target = null,
  picks = false,
  className,
}: FocusCardProps) {
  const { name, text } = useWords();
  const focus = box.focus(item);
  if (focus === undefined) {
    return null;
  }
  const way = focus.direction === "clockwise" ? "clockwise" : "counter-clockwise";
  return (
    <Card title={name(item)} sign="gate" className={classes(css.focus, className)}>
      <RingMap box={box} focus={focus} target={target} />
      <Hidden>{text(solo(way), { column: focus.column })}</Hidden>
      <span className={css.columns} data-picks={picks} aria-hidden="true">
        {COLUMNS.map((column) => (
          <i key={column} data-black={column === focus.column} />
        ))}
      </span>
      <ul className={css.lines}>
        {trades(focus).map((option, at) => (
          <Line key={at === 0 ? "upper" : "lower"} mark={marks[at] ?? null}>
            <Goods goods={{ silver: option.price }} counted />
            <Sign name="arrow" className={css.arrow} />
            <Goods goods={option.goods} counted />
          </Line>
        ))}
      </ul>
    </Card>
  );
}

const COLUMNS = [1, 2, 3, 4];

function trades({ upper, lower }: EsdrasEtNehemieFocus): readonly EsdrasEtNehemieOption[] {
  return [upper, lower];
}

export function SchemeCard({ item, box, marks = NO_MARKS, className }: CardProps) {
  const { name } = useWords();
  const scheme = box.scheme(item);
  const does = useDoes();
  if (scheme === undefined) {
    return null;
  }
  const rows = { 1: scheme.first, 2: scheme.second, 3: scheme.third };
  return (
    <Card title={name(item)} sign="card" className={classes(css.scheme, className)}>
      <ul className={css.lines}>
        {Object.entries(rows).map(([number, action]) => (
          <Line key={number} mark={marks[Number(number) - 1] ?? null}>
            <Needs action={action} />
            <span className={css.action}>
              <Action action={action} />
              <Hidden>{does(action)}</Hidden>
            </span>
          </Line>
        ))}
      </ul>
    </Card>
  );
}

interface FrameProps {
  readonly title: string;
  readonly sign: SignName;
  readonly className: string;
  readonly children: ReactNode;
}

function Card({ title, sign, className, children }: FrameProps) {
  return (
    <CardFrame className={classes(css.card, className)}>
      <div className={css.title}>
        <Sign name={sign} />
        <span>{title}</span>
      </div>
      <div className={css.body}>{children}</div>
    </CardFrame>
  );
}

const MARKED = { taken: "check", passed: null } as const;

function Line({ mark, children }: { readonly mark: Mark; readonly children: ReactNode }) {
  const { text } = useWords();
  const sign = mark === null ? null : MARKED[mark];
  return (
    <li className={css.line} data-mark={mark ?? undefined}>
      {children}
      {mark !== null && <Hidden>{text(solo(mark))}</Hidden>}
      {sign !== null && <Sign name={sign} className={css.mark} />}
      {mark === "passed" && (
        <svg viewBox="0 0 24 24" className={css.mark} aria-hidden="true">
          <path d="M4 6.500 6.500 4 12 9.500 17.500 4 20 6.500 14.500 12 20 17.500 17.500 20 12 14.500 6.500 20 4 17.500 9.500 12Z" />
        </svg>
      )}
    </li>
  );
}

/** What the reserve must hold: so much at least or at most. */
function Needs({ action }: { readonly action: EsdrasEtNehemieAction }) {
  const { text } = useWords();
  const needs = needsOf(action);
  return needs.length === 0 ? (
    <span className={css.needs}>–</span>
  ) : (
    <span className={css.needs}>
      {needs.map(({ good, sign, number }) => (
        <span key={`${good} ${sign}`} className={css.need}>
          <span aria-hidden="true">
            {sign === "least" ? "≥" : "≤"} {number}
          </span>
          <Sign name={good} />
          <Hidden>{text(solo(`${sign}-${good}`), { number })}</Hidden>
        </span>
      ))}
    </span>
  );
}

interface Need {
  readonly good: "worker" | "gold";
  readonly sign: "least" | "most";
  readonly number: number;
}

/** More than that nobody has: the file says so where it says nothing. */
const NO_LIMIT = 99;

function needsOf(action: EsdrasEtNehemieAction): readonly Need[] {
  const all: readonly Need[] = [
    { good: "worker", sign: "least", number: action.least_workers },
    { good: "worker", sign: "most", number: action.most_workers },
    { good: "gold", sign: "least", number: Math.max(action.least_gold, action.spends) },
    { good: "gold", sign: "most", number: action.most_gold },
  ];
  return all.filter(({ sign, number }) => (sign === "least" ? number > 0 : number < NO_LIMIT));
}

const SIGNS: Readonly<Record<string, readonly SignName[]>> = {
  build_temple: ["temple"],
  clear_wall: ["stone"],
  rebuild_gate: ["gate"],
  rebuild_wall: ["wall"],
  scribe_highest: ["scribe"],
  scribe_lowest: ["scribe"],
};
const ENDS: Readonly<Record<string, string>> = { scribe_highest: "▲", scribe_lowest: "▼", clear_wall: "✕" };

function Action({ action }: { readonly action: EsdrasEtNehemieAction }) {
  return (
    <>
      {action.spends > 0 && (
        <>
          <Goods goods={{ gold: action.spends }} counted silent />
          <Sign name="arrow" className={css.arrow} />
        </>
      )}
      {(SIGNS[action.action] ?? []).map((sign) => (
        <Sign key={sign} name={sign} className={css.does} />
      ))}
      {ENDS[action.action] !== undefined && (
        <span className={css.end} aria-hidden="true">
          {ENDS[action.action]}
        </span>
      )}
      <Goods goods={action.gives} counted silent />
    </>
  );
}

/** What says an action in words: “rebuild a wall”, “gain 1 worker”. */
function useDoes(): (action: EsdrasEtNehemieAction) => string {
  const { text } = useWords();
  const goods = useGoodsWords();
  return (action) => {
    const gives: Amounts = action.gives;
    const given = Object.keys(gives).length === 0 ? "" : goods(gives);
    const spends = action.spends > 0 ? text(solo("spends"), { number: action.spends }) : "";
    const does = action.action === "gain" ? "" : text(solo(`does-${action.action.replace("_", "-")}`));
    const gains = given === "" ? "" : text(solo("gains"), { goods: given });
    return [spends, does, gains].filter((part) => part !== "").join(", ");
  };
}
