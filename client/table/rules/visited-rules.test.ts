import { describe, expect, test } from "vitest";
import { canStep, go, here, NOWHERE, opensAt, stepped, type Trail } from "#/table/rules/visited-rules";

const walked = ["TH-1", "TH-2", "TH-3"].reduce(go, NOWHERE);

test("one goes back where one was, and forward again", () => {
  const back = stepped(walked, -1);
  expect(here(back)).toBe("TH-2");
  expect(here(stepped(back, 1))).toBe("TH-3");
});

test("whoever goes elsewhere from there forgets what lay ahead", () => {
  const elsewhere = go(stepped(walked, -1), "TH-9");
  expect(elsewhere.visited).toEqual(["TH-1", "TH-2", "TH-9"]);
  expect(canStep(elsewhere, 1)).toBe(false);
});

test("the same rule twice is one place, and the ends are ends", () => {
  expect(go(walked, "TH-3")).toBe(walked);
  expect(stepped(walked, 1)).toBe(walked);
  expect(here(stepped(NOWHERE, -1))).toBeNull();
});

describe("the rules open", () => {
  const left: Trail = { visited: ["TH-9"], at: 0 };

  test("at the rule of the question", () => {
    expect(opensAt(NOWHERE, "TH-36", "")).toBe("TH-36");
    expect(opensAt(left, "TH-40", "TH-36")).toBe("TH-40");
  });

  test("where they were left, at the same question", () => {
    expect(opensAt(left, "TH-36", "TH-36")).toBe("");
  });
});
