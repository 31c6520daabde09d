import { describe, expect, test, vi } from "vitest";
import type { Message } from "#/wire/types";
import { gameParts } from "#/words/catalogues";
import { Speech } from "#/words/speech";

const NAMES = {
  name: (item: string) => ({ priest: "Prêtre", church: "Église" })[item] ?? item,
  seat: (number: number) => ["Ann", "Ben"][number] ?? String(number),
  game: "theopolis",
};

async function speaking(language: "en" | "fr" | "pl", ...parts: string[]): Promise<Speech> {
  const speech = new Speech(language, () => undefined);
  await speech.need([...parts, "kernel"]);
  return speech;
}

describe("speech", () => {
  test("says messages with the names of players and components", async () => {
    const speech = await speaking("fr", ...gameParts("theopolis"));
    const said = speech.say({ id: "theopolis-plays", args: { seat: 1, card: "priest" } }, NAMES);
    expect(said).toBe("Ben joue Prêtre.");
  });

  test("calls a game by its title in the language of the reader", async () => {
    const speech = await speaking("pl", "titles");
    const args = { title: "esdras-et-nehemie", least: 1, most: 4, number: 9 };
    expect(speech.text("error-option-players", args)).toContain("Ezdrasz i Nehemiasz");
  });

  test.each([
    [1, "Ann traci 1 punkt grzechu pierworodnego (zostaje 7)."],
    [2, "Ann traci 2 punkty grzechu pierworodnego (zostaje 7)."],
    [5, "Ann traci 5 punktów grzechu pierworodnego (zostaje 7)."],
    [21, "Ann traci 21 punktów grzechu pierworodnego (zostaje 7)."],
    [22, "Ann traci 22 punkty grzechu pierworodnego (zostaje 7)."],
  ])("counts in Polish: %i", async (number, said) => {
    const speech = await speaking("pl", ...gameParts("theopolis"));
    const message = { id: "theopolis-loses-points", args: { seat: 0, left_now: 7 } };
    expect(speech.say(message, NAMES, { original_point: number })).toBe(said);
  });

  test.each([
    [
      "en",
      "Ann plays Prêtre; loses 2 points of original sin (7 left). Revealed: Église\u00a0×2.",
      "You play Prêtre; lose 2",
    ],
    [
      "fr",
      "Ann joue Prêtre\u00a0; perd 2 points originels (reste 7). Sur le plateau\u00a0: Église\u00a0×2.",
      "Vous jouez Prêtre\u00a0; perdez 2",
    ],
    [
      "pl",
      "Ann zagrywa: Prêtre; traci 2 punkty grzechu pierworodnego (zostaje 7). Na wystawkę trafia: Église\u00a0×2.",
      "Zagrywasz: Prêtre; tracisz 2",
    ],
  ] as const)(
    "a line names who does several things once, and calls the reader you: %s",
    async (language, said, you) => {
      const speech = await speaking(language, ...gameParts("theopolis"));
      const told = (id: string, args: Message["args"], amount = {}) => ({
        message: { id: `theopolis-${id}`, args },
        amount,
        teller: -2,
      });
      const line = [
        told("plays", { seat: 0, card: ["priest"] }),
        told("loses-points", { seat: 0, left_now: 7 }, { original_point: 2 }),
        told("is-revealed", { card: ["church", "church"] }),
      ];
      expect(speech.tell(line, NAMES)).toBe(said);
      expect(speech.tell(line, { ...NAMES, reader: 0 }).startsWith(you)).toBe(true);
    },
  );

  test("writes negative numbers with a true minus sign", async () => {
    const speech = await speaking("en", ...gameParts("theopolis"));
    expect(speech.text("theopolis-web-points", { number: -3 })).toBe("−3 pts");
  });

  test("joins lists as people write them, and lists in messages by commas only", async () => {
    const speech = await speaking("fr", ...gameParts("theopolis"));
    expect(speech.join(["a", "b", "c"])).toBe("a, b et c");
    expect(speech.join(["a"])).toBe("a");
    expect(speech.join([])).toBe("");
    const message = { id: "theopolis-is-revealed", args: { card: ["priest", "church"] } };
    expect(speech.say(message, NAMES)).toBe("Sur le plateau\u00a0: Prêtre, Église.");
  });

  test("fetches a catalogue when something of it is to be said, and tells when it is there", async () => {
    const grown = vi.fn();
    const speech = new Speech("en", grown);
    expect(speech.text("theopolis-end")).toBe("");
    await vi.waitFor(() => expect(speech.text("theopolis-end")).not.toBe(""));
    expect(grown).toHaveBeenCalled();
  });

  test("an id that nobody knows shows, after all that may have it were read", async () => {
    const speech = new Speech("fr", () => undefined);
    expect(speech.text("no-such-id")).toBe("");
    await vi.waitFor(() => expect(speech.text("no-such-id")).toBe("[[no-such-id]]"));
    expect(speech.parts).toContain("english/web");
  });

  test("whether an id is known is asked where it would be, and nowhere else", async () => {
    const speech = new Speech("fr", () => undefined);
    expect(speech.knows("theopolis-what")).toBe(false);
    await vi.waitFor(() => expect(speech.knows("theopolis-what")).toBe(true));
    expect(speech.knows("theopolis-no-such-thing")).toBe(false);
    expect(speech.parts).not.toContain("theopolis-components");
  });

  test("a missing argument shows", async () => {
    const speech = await speaking("en", ...gameParts("theopolis"));
    expect(speech.text("theopolis-plays")).toContain("[[theopolis-plays]]");
  });

  test("has the rules of a game, read when first asked for", async () => {
    const speech = new Speech("pl", () => undefined);
    expect(speech.rule("theopolis", "TH-1")).toBeNull();
    expect(speech.rules("theopolis")).toEqual([]);
    await vi.waitFor(() =>
      expect(speech.rule("theopolis", "TH-1")).toContain("Gra się w 2, 3, 4 lub 5 osób"),
    );
    expect(speech.rules("theopolis")[0]?.id).toBe("TH-1");
    expect(speech.rule("theopolis", "TH-9999")).toBeNull();
  });
});
