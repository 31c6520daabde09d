/**
 * Beside a real table: what came there is entered here. By typing it, several at once if one likes, or by pointing
 * at it in the list (or on the board); or the server draws. It knows no game.
 */
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import {
  type Found,
  findFirst,
  fitting,
  inOrder,
  type Labelled,
  lastTyped,
} from "#/table/chance-entry/match-outcome";
import css from "#/table/chance-entry/panel.module.css";
import { placesInOrder } from "#/table/chance-entry/places";
import { useTable } from "#/table/context";
import { hint, hintDraw } from "#/table/highlight-choice";
import { QUESTION } from "#/table/keep-focus";
import { useKept } from "#/table/stored-flag";
import type { Choosing } from "#/table/use-choice";
import { Button } from "#/ui/button";
import { Field } from "#/ui/field";
import { toast } from "#/ui/toast";
import type { ChanceEntryView, OutcomeView } from "#/wire/types";
import { useWords } from "#/words";
import { capital } from "#/words/capitalize";

interface EntryPanelProps {
  readonly entry: ChanceEntryView;
  readonly choosing: Choosing;
}

export function EntryPanel({ entry, choosing }: EntryPanelProps) {
  const words = useWords();
  const label = useLabel();
  const { room } = useTable();
  const labelled = entry.outcomes.map((outcome) => ({ outcome, label: label(outcome) }));
  const outcomes = inOrder(labelled, words.language);
  const typing = useTyping(outcomes, choosing);
  // Only until the first entry.
  const [knows, setKnows] = useKept("entry-known", false);
  const panel = useRef<HTMLElement>(null);
  useFirstFocus(panel);
  const [next] = entry.places;
  useEffect(() => {
    if (next !== undefined) {
      hintDraw(next);
    }
    return () => hint(null);
  }, [next]);
  const places = placesInOrder(entry.places, words.name);
  return (
    <section
      ref={panel}
      className={css.panel}
      aria-label={words.text("web-entry")}
      data-focus-zone="entry"
      data-entry={room.lines}
      tabIndex={-1}
      onKeyDown={(event) => moveInList(event, panel.current)}
    >
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          typing.go();
          setKnows(true);
        }}
      >
        <div className={css.typed}>
          <Field
            label={words.text("web-entry-field")}
            hideLabel
            placeholder={words.text("web-entry-field")}
            value={typing.typed}
            onChange={typing.type}
            help={!knows && words.text("web-entry-how")}
            error={typing.wrong !== null && <Wrong found={typing.wrong} />}
            className={css.field ?? ""}
          />
          <Button kind="primary" submit busy={choosing.busy} disabled={typing.typed.trim() === ""}>
            {words.text("web-entry-enter")}
          </Button>
        </div>
        <div className={css.buttons}>
          <Button icon="dice" busy={choosing.busy} onPress={() => choosing.draw(false)}>
            {words.text("web-entry-draw")}
          </Button>
          <Button kind="quiet" busy={choosing.busy} onPress={() => choosing.draw(true)}>
            {words.text("web-entry-draw-all")}
          </Button>
        </div>
      </form>
      {places.length > 0 && (
        <p className={css.order}>{words.text("web-entry-order", { places: `${places.join(", ")} …` })}</p>
      )}
      <Outcomes
        outcomes={fitting(outcomes, lastTyped(typing.typed))}
        busy={choosing.busy}
        onChoose={(outcome) => {
          typing.type("");
          void choosing.enter(outcome);
        }}
      />
    </section>
  );
}

/** What tells an outcome from the others, by the names of components and players; else its whole sentence. */
function useLabel(): (outcome: OutcomeView) => string {
  const words = useWords();
  const { printed } = useTable();
  return (outcome) => {
    const named = outcome.name.split(" ").map((part) => {
      const seat = /^p([1-9])$/.exec(part)?.[1];
      if (seat !== undefined) {
        return words.seat(Number(seat) - 1);
      }
      return /^\d+$/.test(part) || printed.names[part] !== undefined ? words.name(part) : null;
    });
    const label = named.includes(null) ? words.say(outcome.message) : named.join(" ");
    return capital(label, words.language);
  };
}

// Typing. --------------------------------------------------------------------------------------------------------

interface Typing {
  readonly typed: string;
  readonly wrong: Found | null;
  type(typed: string): void;
  /** Enter what was typed, one after the other: each answers the next draw. */
  go(): void;
}

function useTyping(outcomes: readonly Labelled[], choosing: Choosing): Typing {
  const words = useWords();
  const { room } = useTable();
  const [typed, setTyped] = useState("");
  const [wrong, setWrong] = useState<Found | null>(null);
  const [going, setGoing] = useState(false);
  const latest = useRef({ outcomes, choosing, words, typed, going });
  latest.current = { outcomes, choosing, words, typed, going };

  // Every line that is written asks for the next; what does not fit stops here and is left to be mended.
  const { lines } = room;
  const ready = going && !choosing.busy;
  useEffect(() => {
    const { outcomes, choosing, typed } = latest.current;
    if (!ready) {
      return;
    }
    const found = findFirst(outcomes, typed);
    if (found.kind !== "found") {
      setGoing(false);
      setWrong(found);
      return;
    }
    setTyped(found.rest);
    setGoing(found.rest !== "");
    void choosing.enter(found.meant.outcome).then((done) => {
      if (!done) {
        setGoing(false);
        setTyped(typed);
      }
    });
  }, [ready, lines]);

  // Someone has to choose before the rest could be entered.
  useEffect(
    () => () => {
      const { going, typed, words } = latest.current;
      if (going && typed !== "") {
        toast(words.text("web-entry-left-over", { text: typed }), "warning");
      }
    },
    [],
  );
  return {
    typed,
    wrong,
    type: (next) => {
      setTyped(next);
      setWrong(null);
    },
    go: () => setGoing(typed.trim() !== ""),
  };
}

const MOST_LISTED = 6;

function Wrong({ found }: { readonly found: Found }) {
  const words = useWords();
  if (found.kind !== "several") {
    return words.text("web-entry-not-there", { text: found.kind === "none" ? found.text : "" });
  }
  const labels = found.meant.map((one) => one.label);
  const choices = [...labels.slice(0, MOST_LISTED), ...(labels.length > MOST_LISTED ? ["…"] : [])];
  return words.text("web-entry-several", { text: found.text, choices: choices.join(", ") });
}

// The list. ------------------------------------------------------------------------------------------------------

interface OutcomesProps {
  readonly outcomes: readonly Labelled[];
  readonly busy: boolean;
  readonly onChoose: (outcome: OutcomeView) => void;
}

function Outcomes({ outcomes, busy, onChoose }: OutcomesProps) {
  const words = useWords();
  const counted = outcomes.some(({ outcome }) => outcome.left > 1);
  if (outcomes.length === 0) {
    return <p className={css.order}>{words.text("web-no-choice-fits")}</p>;
  }
  return (
    <ul className={css.list} aria-label={words.text("web-entry-outcomes", { number: outcomes.length })}>
      {outcomes.map(({ outcome, label }, index) => (
        <li key={outcome.text}>
          <button
            type="button"
            className={css.outcome}
            data-outcome={outcome.text}
            // One stop for all of them; arrows go from one to the next.
            tabIndex={index === 0 ? 0 : -1}
            aria-disabled={busy}
            onClick={() => !busy && onChoose(outcome)}
          >
            {label}
            {counted && (
              <span className={css.left}>{words.text("web-entry-left", { number: outcome.left })}</span>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Arrows go from the field into the list, and from one to the next. */
function moveInList(event: KeyboardEvent, panel: HTMLElement | null): void {
  const inField = event.target instanceof HTMLInputElement;
  const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
  const all = [...(panel?.querySelectorAll<HTMLElement>("[data-outcome]") ?? [])];
  if (step === undefined || all.length === 0 || (inField && event.key !== "ArrowDown")) {
    return;
  }
  const at = all.findIndex((one) => one === document.activeElement);
  if (at < 0 && !inField) {
    return;
  }
  event.preventDefault();
  if (at === 0 && event.key === "ArrowUp") {
    panel?.querySelector("input")?.focus();
    return;
  }
  all[(at + step + all.length) % all.length]?.focus();
}

/** Who comes with a keyboard can type at once, unless they are somewhere else than at the question already. */
function useFirstFocus(panel: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    const { activeElement: at } = document;
    const free = at === document.body || at === null || at.id === QUESTION;
    if (free && window.matchMedia("(pointer: fine)").matches) {
      panel.current?.querySelector("input")?.focus({ preventScroll: true });
    }
  }, [panel]);
}
