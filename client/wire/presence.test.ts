import { describe, expect, test } from "vitest";
import { isAway } from "#/wire/presence";

const friend = { seat: 1, taken: true, bot: "", yours: false };

describe("who is away", () => {
  test("a friend who has closed the page", () => {
    expect(isAway(friend, [0])).toBe(true);
    expect(isAway(friend, [0, 1])).toBe(false);
  });

  test("nobody as long as nothing is known", () => {
    expect(isAway(friend, null)).toBe(false);
  });

  test("no bot, no free seat, and not the reader", () => {
    expect(isAway({ ...friend, bot: "greedy" }, [0])).toBe(false);
    expect(isAway({ ...friend, taken: false }, [0])).toBe(false);
    expect(isAway({ ...friend, yours: true }, [0])).toBe(false);
  });
});
