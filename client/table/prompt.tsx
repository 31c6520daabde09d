/** The bar below the board: whose turn it is, the prompt, and the main actions. */
import { type ReactNode, useEffect, useState } from "react";
import { useTable } from "#/table/context";
import { quickChoices, weight } from "#/table/groups";
import { hint } from "#/table/highlight-choice";
import { QUESTION } from "#/table/keep-focus";
import { useLearning } from "#/table/lesson";
import css from "#/table/prompt.module.css";
import { onlyBots, type PromptStatus } from "#/table/status";
import { useSteadyHeight } from "#/table/steady-height";
import type { Choosing } from "#/table/use-choice";
import { useCommanding } from "#/table/use-command";
import { Button, IconButton } from "#/ui/button";
import { Kbd } from "#/ui/kbd";
import { later } from "#/ui/lazy";
import { announce } from "#/ui/live-region";
import { SeatMark } from "#/ui/seat-mark";
import { Spinner } from "#/ui/spinner";
import type { ChoiceView, Message, RoomView } from "#/wire/types";
import { useWords, type Words } from "#/words";
import { capital } from "#/words/capitalize";

/** Milliseconds after which a bot is said to think. */
const THINKS_AFTER = 500;

/** The lesson about suggestions. */
const TAUGHT = "lesson-suggest";

const SitDown = later(async () => (await import("#/table/sit-down")).SitDown);

interface PromptProps {
  readonly status: PromptStatus;
  readonly choosing: Choosing;
  /** Whether the line to the server is broken: what was chosen is kept and sent later. */
  readonly lost: boolean;
  /** Whether keys are told. */
  readonly numbered: boolean;
  /** Whether all choices are listed elsewhere, and confirmed where they are typed: nothing is offered here twice. */
  readonly listed?: boolean;
  readonly onResult: () => void;
  readonly onUndo: () => void;
  readonly onHandOver: (() => void) | null;
}

export function Prompt(props: PromptProps) {
  const words = useWords();
  const { status, choosing } = props;
  const { room } = useTable();
  const steady = useSteadyHeight(status);
  return (
    <section
      {...steady}
      className={css.prompt}
      data-status={status}
      data-version={room.version}
      aria-label={words.text("web-prompt")}
    >
      <div className={css.asks}>
        <Marks />
        <div className={css.words}>
          <p className={css.sentence} id={QUESTION} tabIndex={-1}>
            <Sentence {...props} />
          </p>
          {status === "unsure" && choosing.unsure !== null && <Warnings choice={choosing.unsure} />}
          {choosing.refused !== null && <p className={css.refused}>{words.explain(choosing.refused)}</p>}
        </div>
      </div>
      <div className={css.actions}>
        <Actions {...props} />
      </div>
    </section>
  );
}

/** The marks of the seats that the game waits for. */
function Marks() {
  const { room } = useTable();
  return (
    <span className={css.marks}>
      {room.waiting.map((seat) => (
        <SeatMark key={seat} seat={seat} turn />
      ))}
    </span>
  );
}

/** Whom the game waits for, by name. */
function useWaitedFor(): string {
  const words = useWords();
  const { room } = useTable();
  const thinks = useThinking();
  const names = room.waiting.map((seat) => words.seat(seat));
  return words.text(thinks ? "web-prompt-thinking" : "web-prompt-waiting", { names, number: names.length });
}

/** Whether bots alone are waited for, and have been for a while: quick ones are not announced. */
function useThinking(): boolean {
  const { room } = useTable();
  const bots = onlyBots(room);
  const [since, setSince] = useState<number | null>(null);
  useEffect(() => {
    if (!bots) return;
    const timer = setTimeout(() => setSince(room.version), THINKS_AFTER);
    return () => clearTimeout(timer);
  }, [bots, room.version]);
  return bots && since === room.version;
}

function Sentence({ status, choosing, lost }: PromptProps): ReactNode {
  const words = useWords();
  const { room } = useTable();
  const waiting = useWaitedFor();
  const thinks = useThinking();
  const sentence = (choice: ChoiceView | null) =>
    choice === null ? "" : capital(words.say(choice.message), words.language);
  switch (status) {
    case "past":
      return null;
    case "over":
      return words.text("web-prompt-over");
    case "unplayable":
      return words.text("web-prompt-unplayable");
    case "spectator":
      return words.text("web-prompt-spectator", { waiting });
    case "nameless":
      return words.text("web-prompt-nameless");
    case "bot":
      return words.text("web-prompt-bot");
    case "paused":
      return words.text("web-prompt-paused");
    case "request":
      return words.text("web-prompt-request");
    case "sending": {
      const what = sentence(choosing.sending);
      return (
        <>
          <Spinner label={words.text("web-prompt-sending")} /> {what}{" "}
          {lost && <span className={css.kept}>{words.text("web-prompt-kept")}</span>}
        </>
      );
    }
    case "unsure":
      return choosing.unsure === null ? null : <Confirmation choice={choosing.unsure} why={choosing.why} />;
    case "asked":
      return room.prompt === null ? words.text("web-prompt-asked") : words.say(room.prompt);
    case "entry":
      return room.entry === null ? waiting : words.say(room.entry.prompt);
    case "waiting":
      return thinks ? <Spinner label={waiting} showLabel /> : waiting;
  }
}

/** What is to be confirmed, and why: heard at once, with what one may have overlooked, before it can be pressed unheard. */
function Confirmation({ choice, why }: { readonly choice: ChoiceView; readonly why: Message | null }) {
  const words = useWords();
  const { room } = useTable();
  const what = capital(words.say(choice.message), words.language);
  const asks =
    why === null
      ? words.text("web-prompt-warned", { choice: what })
      : words.text("web-prompt-unsure", { choice: what, why: capital(words.say(why), words.language) });
  const aloud = [asks, ...warningsOf(words, room, choice)].join(" ");
  useEffect(() => announce(aloud, true), [aloud]);
  return asks;
}

/** What the game says that one may have overlooked. */
function warningsOf(words: Words, room: RoomView, choice: ChoiceView): readonly string[] {
  return (room.warnings[choice.text] ?? []).map((warning) => capital(words.say(warning), words.language));
}

function Warnings({ choice }: { readonly choice: ChoiceView }) {
  const words = useWords();
  const { room } = useTable();
  const sentences = warningsOf(words, room, choice);
  return (
    sentences.length > 0 && (
      <ul className={css.warnings} data-warnings>
        {sentences.map((sentence, index) => (
          <li key={index}>{sentence}</li>
        ))}
      </ul>
    )
  );
}

function Actions(props: PromptProps): ReactNode {
  const words = useWords();
  const { room } = useTable();
  const { command, busy } = useCommanding();
  const { status, choosing, onResult } = props;
  switch (status) {
    case "over":
      return (
        <Button kind="primary" icon="trophy" onPress={onResult}>
          {words.text("web-show-result")}
        </Button>
      );
    case "nameless":
      return <SitDown />;
    case "bot":
      return (
        <Button kind="primary" busy={busy} onPress={() => void command({ type: "take-back" })}>
          {words.text("web-take-back-seat")}
        </Button>
      );
    case "paused":
      return (
        <Button kind="primary" icon="play" busy={busy} onPress={() => void command({ type: "resume" })}>
          {words.text("web-resume")}
        </Button>
      );
    case "unsure":
      return (
        <>
          <Button kind="plain" describedBy={QUESTION} onPress={choosing.cancel}>
            {words.text("web-not-sure")} <Kbd>Esc</Kbd>
          </Button>
          <Button kind="primary" autoFocus={!props.listed} describedBy={QUESTION} onPress={choosing.confirm}>
            {words.text("web-sure")} <Kbd>↵</Kbd>
          </Button>
        </>
      );
    case "asked":
      return (
        <>
          <Undo {...props} />
          <Suggest />
          {!props.listed && <QuickChoices numbered={props.numbered} />}
        </>
      );
    case "entry":
      return <Undo {...props} />;
    case "waiting":
      return (
        <>
          {room.may_withdraw && (
            <Button icon="undo" busy={choosing.busy} onPress={choosing.withdraw}>
              {capital(words.text("sealed-withdraw"), words.language)}
            </Button>
          )}
          <Undo {...props} />
          {props.onHandOver !== null && (
            <Button kind="primary" icon="people" onPress={props.onHandOver}>
              {words.text("web-hand-over-now")}
            </Button>
          )}
        </>
      );
    default:
      return null;
  }
}

function Undo({ choosing, onUndo }: PromptProps) {
  const words = useWords();
  const { room } = useTable();
  if (room.free_undo === 0) {
    return null;
  }
  return (
    <span data-taught="lesson-undo">
      <Button icon="undo" busy={choosing.busy} onPress={onUndo}>
        {words.text("web-undo")}
      </Button>
    </span>
  );
}

/** Against bots: what would a bot do, and why? */
function Suggest() {
  const words = useWords();
  const { room } = useTable();
  const learning = useLearning();
  const covered = learning.lesson !== null && learning.lesson.id !== TAUGHT;
  if (learning.suggest === null || covered || learning.suggested !== null) {
    return null;
  }
  const label = words.text("web-suggest");
  return (
    <span data-suggest data-taught={TAUGHT}>
      {room.marks.includes("lesson") ? (
        <Button icon="lesson" kind="quiet" busy={learning.busy} onPress={learning.suggest}>
          {label}
        </Button>
      ) : (
        <IconButton icon="lesson" label={label} busy={learning.busy} onPress={learning.suggest} />
      )}
    </span>
  );
}

/** Beside a lesson or a suggestion, what can be pressed on the board needs no button: the board needs the room. */
function QuickChoices({ numbered }: { readonly numbered: boolean }) {
  const words = useWords();
  const { offers, room } = useTable();
  const { lesson, suggested, kept } = useLearning();
  const onBoard = room.choices.every(({ at }) => at.length > 0);
  const choices = onBoard && (lesson ?? suggested ?? kept) !== null ? [] : quickChoices(room.choices);
  return choices.map((choice, index) => (
    <span
      key={choice.text}
      data-choice-text={choice.text}
      onPointerEnter={() => hint(choice)}
      onPointerLeave={() => hint(null)}
    >
      <Button kind={weight(choice, room.choices)} onPress={() => offers.choose(choice)}>
        {numbered && <Kbd>{index + 1}</Kbd>}
        {capital(words.say(choice.message), words.language)}
      </Button>
    </span>
  ));
}
