/** Sentences of the log in the reader's language. */
import { useMemo } from "react";
import { useTable } from "#/table/context";
import type { Said, Sentence } from "#/table/log/lines";
import type { Message } from "#/wire/types";
import { useWords, type Words } from "#/words";

export interface Telling {
  sentence(sentence: Sentence): string;
  /** The announcement of a turn, without the dash that a terminal needs. */
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
    sentence: (sentence) =>
      sentence.kind === "said" ? said(words, sentence) : words.text(sentence.id, filled(words, sentence)),
    heading: (message) => withoutDash(words.say(message)),
    text: words.text,
    language: words.language,
  };
}

/** Terminals begin what is a heading with a dash. */
export function withoutDash(sentence: string): string {
  return sentence.replace(/^[—–-]\s*/u, "");
}

function said(words: Words, { message, teller }: Said): string {
  const choice = words.say(message);
  return teller === null ? choice : words.text("web-log-chooses", { name: words.seat(teller), choice });
}

function filled(
  words: Words,
  sentence: Extract<Sentence, { kind: "plain" }>,
): Record<string, string | number> {
  const seats = Object.entries(sentence.seats).map(([name, seat]) => [name, words.seat(seat)] as const);
  return { ...sentence.args, ...Object.fromEntries(seats) };
}
