/** The browser says what Python says. Run by tests/client/test_words.py, which writes down what that is. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { gameParts, rulesPart } from "#/words/catalogues";
import { LANGUAGES, type Language } from "#/words/languages";
import { type Arguments, Speech } from "#/words/speech";

type Spoken = Readonly<Record<Language, string>>;

interface Said {
  readonly seats: readonly string[];
  readonly names: Readonly<Record<string, Readonly<Record<string, Spoken>>>>;
  readonly rules: Readonly<
    Record<string, Readonly<Record<Language, readonly (readonly [string, string])[]>>>
  >;
  readonly sentences: readonly {
    readonly id: string;
    readonly args: Arguments;
    readonly said: Spoken;
    readonly game?: string;
  }[];
}

const path = process.env.CLIENT_TEST_SAID;

describe.skipIf(path === undefined)("what Python said", () => {
  const said: Said = path === undefined ? null : JSON.parse(readFileSync(path, "utf-8"));

  async function speaking(language: Language): Promise<Speech> {
    const speech = new Speech(language, () => undefined);
    const games = Object.keys(said.names);
    const parts = games.flatMap((game) => [
      ...gameParts(game),
      `${game}-components`,
      `${game}-guide`,
      `${game}-lessons`,
      `${game}-puzzles`,
      rulesPart(game),
    ]);
    await Promise.all([
      speech.begin(),
      speech.need(["rooms", "lobby-web", "server", "practice", "text-view", ...parts]),
    ]);
    return speech;
  }

  test("every sentence", async () => {
    expect(said.sentences.length).toBeGreaterThan(1000);
    for (const language of LANGUAGES) {
      const speech = await speaking(language);
      const wrong = said.sentences.flatMap(({ id, args, said: spoken, game }) => {
        const name = (item: string) => said.names[game ?? ""]?.[item]?.[language] ?? item;
        const seat = (number: number) => said.seats[number] ?? String(number);
        const own = game === undefined ? speech.text(id, args) : speech.say({ id, args }, { name, seat });
        return own === spoken[language] ? [] : [{ id, args, python: spoken[language], browser: own }];
      });
      expect(wrong, language).toEqual([]);
    }
  });

  test("every rule, in the same order", async () => {
    for (const language of LANGUAGES) {
      const speech = await speaking(language);
      for (const [game, rules] of Object.entries(said.rules)) {
        expect(rules[language].length).toBeGreaterThan(50);
        expect(speech.rules(game).map(({ id, text }) => [id, text])).toEqual(rules[language]);
      }
    }
  });
});
