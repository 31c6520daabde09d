import { expect, test } from "vitest";
import { areaAskedAbout, areaOf, areaToShow, offersIn } from "./areas";

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

test("another question leads to where something is offered that was not before", () => {
  const placing = offersIn({ choices: [choice("p1.slot.1"), choice("p1.slot.2"), choice("p1.slot.3")] });
  const grey = offersIn({ choices: [choice("p1.slot.1"), choice("ring.w01"), choice("ring.w02")] });
  const blue = offersIn({ choices: [choice("p1.tent"), choice("scroll.s1_1"), choice("scroll.s1_2")] });
  expect(areaAskedAbout("own", grey, placing)).toBe("city");
  expect(areaAskedAbout("own", blue, placing)).toBe("scrolls");
  expect(areaAskedAbout("own", placing, placing)).toBe("own");
  // After a question without places the open area stays.
  expect(areaAskedAbout("city", grey, offersIn({ choices: [] }))).toBe("city");
});
