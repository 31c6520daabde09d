/** The browser tells a game as Python does. Run by tests/client/test_words.py, which writes down what that is. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { turnsOf } from "#/table/log/turns";
import type { Clause, StoredEventView } from "#/wire/types";
import { gameParts } from "#/words/catalogues";
import { LANGUAGES, type Language } from "#/words/languages";
import { Speech } from "#/words/speech";

interface Said {
  readonly seats: readonly string[];
  readonly names: Readonly<Record<string, Readonly<Record<string, Readonly<Record<Language, string>>>>>>;
  /** Games as a room sends them, and the lines that Python makes of them. */
  readonly logs: readonly {
    readonly game: string;
    readonly reader: number;
    readonly events: readonly StoredEventView[];
    readonly lines: readonly (readonly Clause[])[];
    readonly said: Readonly<Record<Language, readonly string[]>>;
  }[];
}

const path = process.env.CLIENT_TEST_SAID;

describe.skipIf(path === undefined)("what Python told", () => {
  const said: Said = path === undefined ? null : JSON.parse(readFileSync(path, "utf-8"));

  test("every line is put together from the same clauses, and says the same", async () => {
    expect(said.logs.length).toBeGreaterThan(4);
    for (const { events, lines, game, reader, said: spoken } of said.logs) {
      const own = turnsOf(events).flatMap((turn) => turn.lines.map((line) => line.clauses));
      expect(own, game).toEqual(lines);
      for (const language of LANGUAGES) {
        const speech = new Speech(language, () => undefined);
        await Promise.all([speech.begin(), speech.need(gameParts(game))]);
        const name = (item: string) => said.names[game]?.[item]?.[language] ?? item;
        const seat = (number: number) => said.seats[number] ?? String(number);
        const told = own.map((line) => speech.tell(line, { name, seat, game, reader }));
        expect(told, `${game} ${language}`).toEqual(spoken[language]);
      }
    }
  });
});
