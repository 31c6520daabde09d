import { expect, test } from "vitest";
import { areaOf, areaToShow, offersIn } from "./areas";

const choice = (...at: readonly string[]) => ({
  text: "",
  message: { id: "", args: {} },
  at,
});

test("every place has its area", () => {
  expect(
    [
      "ring.w01",
      "p1.tent",
      "altar",
      "temple.t1_1",
      "p2.levites",
      "scroll.s1_1",
      "p1.hand.singer",
      "p1.tile.guards",
    ].map(areaOf),
  ).toEqual(["city", "city", "temple", "temple", "temple", "scrolls", "own", "own"]);
});

test("places are counted once", () => {
  const offers = offersIn({ choices: [choice("ring.w01"), choice("ring.w01"), choice("p1.tent"), choice()] });
  expect([...offers]).toEqual([["city", 2]]);
});

test("what is offered is shown, and whoever looks elsewhere is not disturbed without need", () => {
  const offers = offersIn({ choices: [choice("ring.w01"), choice("scroll.s1_1")] });
  expect(areaToShow("scrolls", offers)).toBe("scrolls");
  expect(areaToShow("own", offers)).toBe("city");
  expect(areaToShow("others", offersIn({ choices: [] }))).toBe("others");
});
