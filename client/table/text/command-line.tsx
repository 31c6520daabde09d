/** A line to type answers and commands into, with the words of the terminal, and what it answers. */
import { type FormEvent, type KeyboardEvent, type Ref, useId, useRef, useState } from "react";
import css from "#/table/text/text.module.css";
import { Button } from "#/ui/button";
import { useWords } from "#/words";

/** More than that is in the log. */
const MOST = 20;

export interface Reply {
  readonly typed: string;
  readonly lines: readonly string[];
}

interface CommandLineProps {
  /** Carries out what was typed; returns what there is to say about it. */
  readonly onType: (typed: string) => Promise<readonly string[]>;
  readonly input: Ref<HTMLInputElement>;
}

export function CommandLine({ onType, input }: CommandLineProps) {
  const words = useWords();
  const id = useId();
  const [typed, setTyped] = useState("");
  const [replies, setReplies] = useState<readonly Reply[]>([]);
  const count = useRef(0);
  // The arrows bring back what was typed before, as in a terminal.
  const back = useRef(0);
  const before = replies.map((reply) => reply.typed);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const line = typed.trim();
    setTyped("");
    back.current = 0;
    const lines = await onType(line);
    count.current += 1;
    setReplies((known) => [...known, { typed: line, lines }].slice(-MOST));
  };
  const keyDown = (event: KeyboardEvent) => {
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (step !== undefined && before.length > 0) {
      event.preventDefault();
      back.current = Math.max(0, Math.min(before.length, back.current + step));
      setTyped(back.current === 0 ? "" : (before.at(-back.current) ?? ""));
    }
  };
  return (
    <>
      <form className={css.command} onSubmit={(event) => void submit(event)}>
        <label htmlFor={id}>{words.text("text-command")}</label>
        <input
          ref={input}
          id={id}
          className={css.input}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={keyDown}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          aria-describedby={`${id}-help`}
        />
        <Button submit>{words.text("text-send")}</Button>
      </form>
      <p id={`${id}-help`} className={css.help}>
        {words.text("text-command-help", { help: words.text("cli-word-help") })}
      </p>
      <div role="log" aria-label={words.text("text-replies")} className={css.replies}>
        {replies.map((reply, index) => (
          <div key={count.current - replies.length + index}>
            {reply.lines.length > 0 && <p className={css.typed}>{`> ${reply.typed}`}</p>}
            {reply.lines.map((line, at) => (
              <p key={at}>{line}</p>
            ))}
          </div>
        ))}
      </div>
    </>
  );
}
