import { expect, test } from "vitest";
import { timeLeft } from "#/table/time";

test("a short time is told exactly, a long one roughly", () => {
  expect(timeLeft(65_000)).toEqual({
    id: "web-span-minutes",
    args: { minutes: 1, seconds: 5 },
    figure: "1:05",
  });
  expect(timeLeft(2 * 3_600_000 + 60_000)).toEqual({
    id: "web-span-hours",
    args: { hours: 2, minutes: 1 },
    figure: null,
  });
  expect(timeLeft(3.5 * 86_400_000)).toEqual({ id: "web-span-days", args: { days: 3 }, figure: null });
  expect(timeLeft(0).figure).toBe("0:00");
});
