import { expect, test } from "vitest";
import { momentIn } from "#/table/replay/address";

test("an address names a moment that has come and is not the newest", () => {
  expect(momentIn("#moment-16", 40)).toBe(16);
  expect(momentIn("#moment-39", 40)).toBe(39);
  for (const other of ["", "#moment-", "#moment-0", "#moment-40", "#moment-41", "#moment-1x", "#rule-3"]) {
    expect(momentIn(other, 40)).toBeNull();
  }
});
