/** Lines of the log in the reader's language. */
import { useMemo } from "react";
import { useTable } from "#/table/context";
import type { Line, Plain } from "#/table/log/lines";
import type { Message } from "#/wire/types";
import { useWords, type Words } from "#/words";
import { capital } from "#/words/capitalize";

export interface Telling {
  line(line: Line): string;
  /** The announcement of a turn. */
  heading(message: Message): string;
  text: Words["text"];
  readonly language: string;
}

/**
 * The same as long as language, names and components are the same. `useWords` changes with every event, and
 * hundreds of lines would be put into words again.
 */
export function useTelling(): Telling {
  const words = useWords();
  const { room, printed } = useTable();
  const names = room.seats.map((seat) => seat.name).join("\n");
  // These are what the words depend on
  return useMemo(() => tellingIn(words), [words.language, names, printed]);
}

export function tellingIn(words: Words): Telling {
  return {
    line: ({ clauses, plain }) =>
      [
        ...plain.map((sentence) => said(words, sentence)),
        ...(clauses.length > 0 ? [words.tell(clauses)] : []),
      ].join(" "),
    heading: words.say,
    text: words.text,
    language: words.language,
  };
}

function said(words: Words, sentence: Plain): string {
  const seats = Object.entries(sentence.seats).map(([name, seat]) => [name, words.seat(seat)] as const);
  return capital(words.text(sentence.id, { ...sentence.args, ...Object.fromEntries(seats) }), words.language);
}
