import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { roomAt } from "#/wire/fake-server.test.server";
import { History } from "#/wire/history";
import type { StoredEventView } from "#/wire/types";

const kept = (version: number): StoredEventView => ({ version, at: 0, event: { type: "reopened" } });
const range = (after: number, upto: number) =>
  Array.from({ length: Math.max(0, upto - after) }, (_, index) => kept(after + index + 1));
const versions = (history: History) => history.events.map((one) => one.version);

describe("a history", () => {
  test("shows a look with the events that led to it", () => {
    const history = new History();
    expect(history.take(range(0, 3), roomAt(3))).toBe(true);
    expect(history.version).toBe(3);
    expect(versions(history)).toEqual([1, 2, 3]);
    expect(history.behind).toBe(false);
  });

  test("does not show what has a gap before it, and knows that something is missing", () => {
    const history = new History();
    history.take(range(0, 3), roomAt(3));
    expect(history.take([kept(5)], roomAt(5))).toBe(false);
    expect(history.version).toBe(3);
    expect(history.behind).toBe(true);
    expect(history.take([kept(4)], roomAt(4))).toBe(true);
    expect(history.version).toBe(5);
    expect(history.behind).toBe(false);
  });

  test("holds the events of an answer until the look comes that shows them", () => {
    const history = new History();
    history.take(range(0, 3), roomAt(3));
    expect(history.take([kept(4)])).toBe(false);
    expect(versions(history)).toEqual([1, 2, 3]);
    expect(history.behind).toBe(true);
    history.take([], roomAt(4));
    expect(versions(history)).toEqual([1, 2, 3, 4]);
  });

  test("takes the same version again if it looks different: someone has sat down", () => {
    const history = new History();
    history.take(range(0, 3), roomAt(3));
    const later = { ...roomAt(3), host: false };
    expect(history.take([], later)).toBe(true);
    expect(history.look).toBe(later);
  });

  test("whatever is lost, repeated or late: one moment is shown, it never goes back, and in the end all is there", () => {
    const last = 12;
    const said = fc.record({
      since: fc.nat(last),
      upto: fc.integer({ min: 1, max: last }),
      look: fc.boolean(),
      lost: fc.array(fc.nat(last), { maxLength: 3 }),
    });
    fc.assert(
      fc.property(fc.array(said, { maxLength: 30 }), (all) => {
        const history = new History();
        for (const { since, upto, look, lost } of all) {
          const before = history.version;
          const events = range(since, upto).filter((one) => !lost.includes(one.version));
          history.take(events, look ? roomAt(upto) : null);
          expect(history.version).toBeGreaterThanOrEqual(before);
          expect(versions(history)).toEqual(range(0, history.version).map((one) => one.version));
        }
        history.take(range(history.version, last), roomAt(last));
        expect(history.version).toBe(last);
        expect(history.behind).toBe(false);
      }),
    );
  });
});
