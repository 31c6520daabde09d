import { describe, expect, test } from "vitest";
import { documentsIn, placeIn } from "#/lobby/game-document";
import { Refusal } from "#/wire/refusal";

const RECORD = `batisseurs-record 1
game theopolis
rules 1
components 2c7ff89a4760f3f7
players 2
option max_rounds 1
seat p1 Ann of the Hill
seat p2 p2
event Tuesday evening

chance reveal pope
p1 end
`;

describe("what a file is", () => {
  test("a record, with what its header says", () => {
    expect(documentsIn(RECORD)).toEqual([
      {
        kind: "record",
        text: RECORD,
        game: "theopolis",
        players: 2,
        names: ["Ann of the Hill", ""],
        lines: 2,
        over: false,
        event: "Tuesday evening",
      },
    ]);
  });

  test("several records, each cut out whole; a result line is no choice", () => {
    const finished = `${RECORD}result max_rounds: p1 rank 1 score -18, p2 rank 2 score -20\n`;
    const found = documentsIn(`\uFEFF${finished}${RECORD.replaceAll("\n", "\r\n")}`);
    expect(found.map(({ lines, over }) => [lines, over])).toEqual([
      [2, true],
      [2, false],
    ]);
    expect(found[0]?.text).toBe(finished);
    expect(found[1]?.text).toBe(RECORD);
  });

  test("a record that lost its last line feed when it was pasted", () => {
    expect(documentsIn(RECORD.trimEnd())[0]?.text).toBe(RECORD);
  });

  test("a position", () => {
    const text = 'situation = 1 # the format\ngame = "my-village"\nplayers = 3\n\n[table]\nround = 2\n';
    expect(documentsIn(text)).toMatchObject([{ kind: "position", game: "my-village", players: 3, text }]);
  });

  test("anything else is nothing", () => {
    expect(documentsIn("")).toEqual([]);
    expect(documentsIn("Dear Ann,\nthe situation is grave.")).toEqual([]);
    expect(documentsIn('{"situation": 1}')).toEqual([]);
  });
});

describe("where a refusal points", () => {
  const refusal = (line: number | null) =>
    new Refusal(422, { reason: "", text: "", message: { id: "", args: {} }, rule: "", because: [], line });

  test("at a line of the file", () => {
    expect(placeIn(RECORD, refusal(12))).toEqual({ line: 12, text: "p1 end" });
    expect(placeIn(RECORD.replaceAll("\n", "\r\n"), refusal(5))).toEqual({ line: 5, text: "players 2" });
  });

  test("nowhere, if it says nothing of it", () => {
    expect(placeIn(RECORD, refusal(null))).toBeNull();
    expect(placeIn(RECORD, new Error("line 5: something else"))).toBeNull();
  });
});
