/** All choices as a list, each with its sentence: for keyboard and screen reader, and for games without a board. */
import { type KeyboardEvent, useEffect, useId, useRef } from "react";
import css from "#/table/choices.module.css";
import { useTable } from "#/table/context";
import { usePreviews } from "#/table/explanation/store";
import { groupsOf, numbered } from "#/table/groups";
import { hint } from "#/table/highlight-choice";
import { useCommanding } from "#/table/use-command";
import { useFrameLayout } from "#/table/use-frame-layout";
import { IconButton } from "#/ui/button";
import { Kbd } from "#/ui/kbd";
import { later } from "#/ui/lazy";
import { toast } from "#/ui/toast";
import type { ChoiceView, PreviewView } from "#/wire/types";
import { useWords } from "#/words";
import { capital } from "#/words/capitalize";

const Field = later(async () => (await import("#/ui/field")).Field);
const Changes = later(async () => (await import("#/table/explanation/explanation")).Changes);
/** From this many choices on, there is a filter field above them. */
const MANY = 9;

interface ChoiceListProps {
  /** Those that fit what was typed, in their order. */
  readonly choices: readonly ChoiceView[];
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly busy: boolean;
}

export function ChoiceList({ choices, typed, onType, busy }: ChoiceListProps) {
  const words = useWords();
  const { room, offers } = useTable();
  const list = useRef<HTMLDivElement>(null);
  // Beside the board the card at the pointer says it; a finger does not hover.
  const previews = usePreviews(useFrameLayout() !== "wide", room.version);
  useEffect(() => () => hint(null), []);
  if (room.choices.length === 0) {
    return <p className={css.none}>{words.text("web-no-choices")}</p>;
  }
  const groups = groupsOf(choices);
  const keys = numbered(room.choices);
  return (
    <div
      className={css.all}
      ref={list}
      data-focus-zone="choices"
      tabIndex={-1}
      onKeyDown={(event) => moveInList(event, list.current)}
    >
      {room.choices.length > MANY && (
        <Field
          label={words.text("web-filter-choices")}
          hideLabel
          type="search"
          value={typed}
          onChange={onType}
          placeholder={words.text("web-filter-choices")}
        />
      )}
      {choices.length === 0 && <p className={css.none}>{words.text("web-no-choice-fits")}</p>}
      {groups.map((group) => (
        <section key={group.verb} className={css.group}>
          <Verb game={room.game} verb={group.verb} alone={groups.length === 1} />
          <ul className={css.list}>
            {group.choices.map((choice) => (
              <ChoiceRow
                key={choice.text}
                choice={choice}
                preview={previews?.get(choice.text)}
                number={keys.indexOf(choice) + 1}
                busy={busy}
                onChoose={() => offers.choose(choice)}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** A heading only where several groups must be told apart, and the game has a word for it. */
function Verb({
  game,
  verb,
  alone,
}: {
  readonly game: string;
  readonly verb: string;
  readonly alone: boolean;
}) {
  const words = useWords();
  const id = `${game}-verb-${verb}`;
  if (alone || verb === "" || !words.knows(id)) {
    return null;
  }
  return <h2 className={css.verb}>{capital(words.text(id), words.language)}</h2>;
}

interface ChoiceRowProps {
  readonly choice: ChoiceView;
  /** What it would do, where that is to be said here. */
  readonly preview: PreviewView | undefined;
  /** Its key; 0 if it has none. */
  readonly number: number;
  readonly busy: boolean;
  readonly onChoose: () => void;
}

function ChoiceRow({ choice, preview, number, busy, onChoose }: ChoiceRowProps) {
  const words = useWords();
  const { room } = useTable();
  const { command } = useCommanding();
  const effect = useId();
  const sentence = capital(words.say(choice.message), words.language);
  const stand = async () => {
    if (await command({ type: "stand", step: room.step, text: choice.text })) {
      toast(words.text("web-auto-answer-set", { choice: sentence }), "success");
    }
  };
  return (
    <li className={css.row}>
      <button
        type="button"
        className={css.choice}
        data-choice
        data-choice-text={choice.text}
        aria-disabled={busy}
        aria-describedby={preview && effect}
        onClick={() => !busy && onChoose()}
        onPointerEnter={() => hint(choice)}
        onPointerLeave={() => hint(null)}
        onFocus={() => hint(choice)}
        onBlur={() => hint(null)}
      >
        <span className={css.number} aria-hidden="true">
          {number > 0 && <Kbd>{number}</Kbd>}
        </span>
        {sentence}
      </button>
      <IconButton
        icon="pin"
        size="small"
        className={css.pin}
        label={words.text("web-stand-with", { choice: sentence })}
        disabled={busy}
        onPress={() => void stand()}
      />
      {preview !== undefined && (
        <div id={effect} className={css.effect}>
          <Changes preview={preview} />
        </div>
      )}
    </li>
  );
}

/** Arrows go from choice to choice, past the small buttons beside them. */
function moveInList(event: KeyboardEvent, list: HTMLElement | null): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const choices = [...(list?.querySelectorAll<HTMLElement>("[data-choice]") ?? [])];
  if (step === undefined || choices.length === 0) {
    return;
  }
  event.preventDefault();
  const at = choices.indexOf(document.activeElement as HTMLElement);
  choices[(at + step + choices.length) % choices.length]?.focus();
}
