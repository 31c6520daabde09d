import { expect, test } from "vitest";
import { cleaned, LONGEST } from "#/table/chat/messages";
import { allPhrases, PHRASES, phraseId } from "#/table/chat/phrases";
import { LANGUAGES } from "#/words";
import { Speech } from "#/words/speech";

test("every phrase is known in every language by the words that are sent, and by no others", async () => {
  const phrases = await allPhrases();
  const seen = new Set<string>();
  for (const language of LANGUAGES) {
    const speech = new Speech(language, () => undefined);
    await speech.need(["table-web"]);
    for (const phrase of PHRASES) {
      const sent = cleaned(speech.text(phraseId(phrase)));
      expect(phrases.get(sent)).toBe(phrase);
      expect(sent).toMatch(/^[\p{L}\p{P} ]+$/u);
      expect(sent.length).toBeLessThanOrEqual(LONGEST);
      seen.add(sent);
    }
  }
  expect(phrases.size).toBe(seen.size);
  expect(phrases.get("Well played, everyone")).toBeUndefined();
});
