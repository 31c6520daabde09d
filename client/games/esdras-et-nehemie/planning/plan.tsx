/**
 * A turn as it is planned: the steps so far with the chain of rewards of each, which of them can still be taken back,
 * what is still open, and what would lapse if the turn ended now.
 */

import { homeName } from "#/table/board/names";
import { type Table, useAround } from "#/table/context";
import { usePreviews } from "#/table/explanation/store";
import { useCommanding } from "#/table/use-command";
import { Button } from "#/ui/button";
import { Menu } from "#/ui/menu";
import { Scroller } from "#/ui/scroller";
import { Hidden } from "#/ui/visually-hidden";
import type { ChoiceView, PreviewView } from "#/wire/types";
import { useWords } from "#/words";
import { capital } from "#/words/capitalize";
import { isSign, Sign, type SignName } from "../art/signs";
import type { Amounts, Side } from "../components";
import { Goods, useGoodsWords } from "../goods";
import { useScene } from "../scene";
import { isOpenPoint, type OpenPart, openParts, type Part } from "./open-choices";
import css from "./plan.module.css";
import { type Link, type Step, stepsOf } from "./steps";

/** Only in your own turn: the log tells those of others. */
export function TurnPlan() {
  const table = useAround();
  const { view } = useScene();
  const side = view.sides[view.reader];
  const own = side !== undefined && view.active === side.side && view.phase === "working_day";
  return own && table !== null && table.past === null && <Plan side={side} table={table} />;
}

interface PlanProps {
  readonly side: Side;
  readonly table: Table;
}

function Plan({ side, table }: PlanProps) {
  const { view, room } = useScene();
  const { text, say, language } = useWords();
  const steps = stepsOf(table.events, side.side, room.free_undo);
  const open = isOpenPoint(room) ? openParts(view, table.offers.choices) : [];
  const hint = useHint(open.length > 0, room.version);
  const warnings = Object.values(room.warnings).flat();
  return (
    <section className={css.plan} aria-label={text("esdras-et-nehemie-web-plan")}>
      {steps.length > 0 && (
        <Scroller className={css.steps}>
          <ol className={css.list}>
            {steps.map((step) => (
              <StepLine key={step.version} step={step} />
            ))}
          </ol>
        </Scroller>
      )}
      {open.length > 0 && (
        <ul className={css.open} aria-label={text("esdras-et-nehemie-web-plan-open")}>
          {open.map((part) => (
            <li key={part.part}>
              <PartOf part={part} table={table} hint={hint} />
            </li>
          ))}
        </ul>
      )}
      {warnings.length > 0 && (
        <ul className={css.warnings} aria-label={text("esdras-et-nehemie-web-plan-lapses")}>
          {warnings.map((warning) => (
            <li key={warning.id}>{capital(say(warning), language)}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** What a choice would cost and bring, and whether it could be taken back: as the game foresees it. */
function useHint(wanted: boolean, version: number): (choice: ChoiceView) => string {
  const { text, say, language } = useWords();
  const words = useGoodsWords();
  const previews = usePreviews(wanted, version);
  return (choice) => {
    const preview = previews?.get(choice.text);
    if (preview === undefined) {
      return "";
    }
    const costs = words(changes(preview, -1));
    const gains = words(changes(preview, 1));
    const both = costs !== "" && gains !== "" ? text("esdras-et-nehemie-web-hint", { costs, gains }) : "";
    const final = preview.unsure === null ? "" : capital(say(preview.unsure), language);
    return [both || costs || gains, final].filter((part) => part !== "").join(" ");
  };
}

/** Under which reward a figure is told. */
const REWARDS: Readonly<Record<string, string>> = { reserve: "worker", altar: "altar_step" };

/** What becomes less (-1) or more (1), as amounts of goods. */
function changes({ figures, score }: PreviewView, sign: 1 | -1): Amounts {
  const goods = figures.map(({ id, number }) => {
    const kind = homeName(id);
    return [REWARDS[kind] ?? kind, number * sign] as const;
  });
  return Object.fromEntries(
    [...goods, ["vp", score * sign] as const].filter(([good, number]) => number > 0 && isSign(good)),
  );
}

function StepLine({ step }: { readonly step: Step }) {
  const { text, say, language } = useWords();
  const { busy, command } = useCommanding();
  const sentence = capital(say(step.message), language);
  const { back } = step;
  return (
    <li className={css.step} data-stands={back === null}>
      <span className={css.done}>
        <span className={css.what}>{sentence}</span>
        {step.chain.map((link, at) => (
          <LinkOf key={at} link={link} />
        ))}
      </span>
      {back === null ? (
        <span className={css.stands} title={text("esdras-et-nehemie-web-plan-stands")}>
          <Sign name="check" />
          <Hidden>{text("esdras-et-nehemie-web-plan-stands")}</Hidden>
        </span>
      ) : (
        <button
          type="button"
          className={css.back}
          disabled={busy}
          aria-label={text("esdras-et-nehemie-web-plan-back", { step: sentence })}
          title={text("esdras-et-nehemie-web-plan-back", { step: sentence })}
          onClick={() => void command({ type: "undo", lines: back })}
        >
          ↶
        </button>
      )}
    </li>
  );
}

/** What was gained, in signs; anything else in the words of the log. */
function LinkOf({ link }: { readonly link: Link }) {
  const { say, tell } = useWords();
  return (
    <span className={css.link}>
      <span aria-hidden="true">›</span>{" "}
      {link.good === null ? (
        link.clause === undefined ? (
          say(link.message)
        ) : (
          tell([link.clause])
        )
      ) : (
        <Goods goods={{ [link.good]: link.number }} counted />
      )}
    </span>
  );
}

const SIGNS: Readonly<Record<Part, SignName>> = {
  auxiliary: "silver",
  trader: "trader",
  elder: "elder",
  levite: "levite",
  uses: "temple",
  clearing: "basic_resource",
  rebuild: "wall",
  scribe: "scribe",
  tent: "tent",
};

interface PartProps {
  readonly part: OpenPart;
  readonly table: Table;
  readonly hint: (choice: ChoiceView) => string;
}

/** A part of the turn: what is open unfolds its choices. */
function PartOf({ part, table, hint }: PartProps) {
  const { text, say, language } = useWords();
  const name = text(`esdras-et-nehemie-web-part-${part.part}`);
  const label = part.left === null ? name : `${name} (${part.left})`;
  if (part.state !== "open") {
    const state = text(`esdras-et-nehemie-web-part-${part.state}`);
    const said = text("web-pair", { what: label, value: state });
    return (
      <span className={css.part} data-state={part.state} title={said}>
        <Sign name={SIGNS[part.part]} />
        {part.state === "done" && <Sign name="check" />}
        <Hidden>{said}</Hidden>
      </span>
    );
  }
  return (
    <Menu
      label={label}
      placement="top start"
      trigger={
        <Button kind="plain" size="small" className={css.part}>
          <Sign name={SIGNS[part.part]} /> {label} <span className={css.count}>{part.choices.length}</span>
        </Button>
      }
      entries={part.choices.map((choice) => ({
        id: choice.text,
        text: capital(say(choice.message), language),
        hint: hint(choice),
        onPress: () => table.offers.choose(choice),
      }))}
    />
  );
}
