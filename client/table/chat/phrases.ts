/**
 * Phrases that everyone reads in their own language. They are sent as text in the sender's language: a terminal
 * * shows them as they are, and a browser that knows them shows its own.
 */
import { FluentBundle } from "@fluent/bundle";
import { useEffect, useState } from "react";
import { cleaned } from "#/table/chat/messages";
import { LANGUAGES } from "#/words";
import { catalogue } from "#/words/catalogues";

export const PHRASES = ["hello", "well-played", "thanks", "sorry", "moment", "good-game"] as const;
export type Phrase = (typeof PHRASES)[number];

export function phraseId(phrase: Phrase): string {
  return `web-chat-phrase-${phrase}`;
}

let known: Promise<ReadonlyMap<string, Phrase>> | null = null;

/** Every phrase in every language, by its words as they are sent. */
export function allPhrases(): Promise<ReadonlyMap<string, Phrase>> {
  known ??= read();
  known.catch(() => {
    known = null;
  });
  return known;
}

async function read(): Promise<ReadonlyMap<string, Phrase>> {
  const found = new Map<string, Phrase>();
  const resources = await Promise.all(LANGUAGES.map((language) => catalogue(language, "table-web")));
  for (const [index, resource] of resources.entries()) {
    const bundle = new FluentBundle(LANGUAGES[index] ?? "en");
    if (resource !== null) {
      bundle.addResource(resource);
    }
    for (const phrase of PHRASES) {
      const pattern = bundle.getMessage(phraseId(phrase))?.value;
      if (pattern !== null && pattern !== undefined) {
        found.set(cleaned(bundle.formatPattern(pattern)), phrase);
      }
    }
  }
  return found;
}

/** Which phrase a text is, if it is one. Until all languages are read, texts are shown as they were said. */
export function usePhrases(): (text: string) => Phrase | undefined {
  const [phrases, setPhrases] = useState<ReadonlyMap<string, Phrase>>(new Map());
  useEffect(() => {
    let wanted = true;
    allPhrases().then(
      (all) => wanted && setPhrases(all),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, []);
  return (text) => phrases.get(cleaned(text));
}
