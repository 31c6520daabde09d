/**
 * A sealed bid, set with steppers and given at once. The game asks for workers, wood and gold one after the other;
 * what was set here answers all three. Pressing a number shows all of them, and answers that part alone.
 */
import { useEffect, useRef, useState } from "react";
import { useAround } from "#/table/context";
import { Place } from "#/table/place";
import { Button, IconButton } from "#/ui/button";
import type { ChoiceView } from "#/wire/types";
import { useWords } from "#/words";
import { Sign, type SignName } from "./art/signs";
import css from "./bidding.module.css";
import { useScene } from "./scene";

const PARTS = ["workers", "wood", "gold"] as const;
type Part = (typeof PARTS)[number];
type Set = Readonly<Record<Part, number>>;

const SIGN: Readonly<Record<Part, SignName>> = { workers: "worker", wood: "wood", gold: "gold" };

export function Bidding() {
  const { view, room } = useScene();
  const { text } = useWords();
  const seat = view.seats[view.reader];
  const [set, setSet] = useState<Set>({ workers: 0, wood: 0, gold: 0 });
  const { asked, give, giving } = useGiving(set);
  if (seat === undefined) {
    return null;
  }
  const most: Set = { workers: seat.available, wood: seat.wood ?? 0, gold: seat.gold ?? 0 };
  const given = new Map(PARTS.map((part, at) => [part, seat.bid?.[at]] as const));
  const open = (part: Part) => asked !== null && PARTS.indexOf(part) >= PARTS.indexOf(asked);
  const shown = (part: Part) => (open(part) ? set[part] : (given.get(part) ?? 0));
  const total = PARTS.reduce((sum, part) => sum + shown(part), 0);
  return (
    <div className={css.bidding} role="group" aria-label={text("nehemiah-touch-bid")}>
      {PARTS.map((part) => (
        <Stepper
          key={part}
          part={part}
          value={shown(part)}
          most={most[part]}
          open={open(part) && !giving}
          onSet={(value) => setSet({ ...set, [part]: value })}
        />
      ))}
      {asked === null ? (
        <p className={css.waits}>
          {text(room.may_withdraw ? "nehemiah-web-bid-sealed" : "nehemiah-web-bids-open")}
        </p>
      ) : (
        <Button kind="turn" size="small" busy={giving} onPress={give}>
          {text("nehemiah-web-bid", { number: total })}
        </Button>
      )}
    </div>
  );
}

interface StepperProps {
  readonly part: Part;
  readonly value: number;
  readonly most: number;
  readonly open: boolean;
  readonly onSet: (value: number) => void;
}

function Stepper({ part, value, most, open, onSet }: StepperProps) {
  const { text } = useWords();
  const what = text(`nehemiah-has-${part}`);
  return (
    <div className={css.stepper} role="group" aria-label={what}>
      <IconButton
        icon="minus"
        size="small"
        label={text("nehemiah-web-less", { what })}
        disabled={!open || value <= 0}
        onPress={() => onSet(value - 1)}
      />
      <Place id={`bid.${part}`} className={css.number}>
        <output className={css.value} aria-label={text("web-pair", { what, value })}>
          {value}
          <small>/{most}</small>
          <Sign name={SIGN[part]} />
        </output>
      </Place>
      <IconButton
        icon="plus"
        size="small"
        label={text("nehemiah-web-more", { what })}
        disabled={!open || value >= most}
        onPress={() => onSet(value + 1)}
      />
    </div>
  );
}

interface Giving {
  /** Which part the game asks for; null while it asks nothing of the reader. */
  readonly asked: Part | null;
  readonly giving: boolean;
  give(): void;
}

/** Gives one part after the other, each once: who takes one back, or is not sure, is asked again. */
function useGiving(set: Set): Giving {
  const { view, room } = useScene();
  const around = useAround();
  const [giving, setGiving] = useState(false);
  const sentAt = useRef(-1);
  const choices = (around?.offers.choices ?? []).flatMap(partOf);
  const asked = room.choices.flatMap(partOf)[0]?.part ?? null;
  const [first] = choices;
  useEffect(() => {
    if (!giving || first === undefined) {
      return;
    }
    if (sentAt.current === room.version) {
      setGiving(false);
      return;
    }
    const before = view.seats[view.reader]?.bid?.[PARTS.indexOf(first.part)] ?? 0;
    const wanted = Math.max(set[first.part] - before, 0);
    // More than the game takes at once is given in several parts.
    const fitting = choices.filter(({ number }) => number <= wanted).at(-1);
    if (fitting !== undefined) {
      sentAt.current = room.version;
      around?.offers.choose(fitting.choice);
    }
  });
  return { asked, giving: giving && asked !== null, give: () => setGiving(true) };
}

interface PartChoice {
  readonly part: Part;
  readonly number: number;
  readonly choice: ChoiceView;
}

function partOf(choice: ChoiceView): readonly PartChoice[] {
  const part = PARTS.find((part) => choice.message.id === `nehemiah-bid-${part}`);
  return part === undefined ? [] : [{ part, number: Number(choice.message.args.number), choice }];
}
