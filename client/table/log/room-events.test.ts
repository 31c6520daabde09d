import { expect, test } from "vitest";
import { happened } from "#/table/log/room-events";

test("a bot that sits down is told by its own name, one that gets up without any", () => {
  const sat = happened({ type: "bot-sat", seat: 2, bot: "greedy", name: "Hiram" }, new Map());
  expect(sat?.seat).toBe(2);
  expect(sat?.sentence).toMatchObject({ id: "web-event-bot-sat", args: { name: "Hiram" } });
  const up = happened({ type: "bot-sat", seat: 2, bot: "", name: "" }, new Map([[2, "Hiram"]]));
  expect(up).toMatchObject({ seat: null, sentence: { id: "web-event-bot-up", args: {} } });
});

test("who frees whose seat is told by the names that were said, else by the seat or as the host", () => {
  const names = new Map([[0, "Ada"]]);
  const freed = happened({ type: "freed", seat: 1, name: "Bo", by: 0 }, names);
  expect(freed).toMatchObject({
    seat: 0,
    sentence: { id: "web-event-freed", args: { name: "Ada", other: "Bo" }, seats: {} },
  });
  const held = happened({ type: "freed", seat: 1, name: "", by: -6 }, new Map([[1, "someone before"]]));
  expect(held).toMatchObject({
    seat: null,
    sentence: { id: "web-event-freed-by-host", args: {}, seats: { other: 1 } },
  });
});

test("who comes to a seat is told by its number, and by whether a bot plays there", () => {
  const names = new Map([[1, "Ada"]]);
  expect(happened({ type: "seat-taken", seat: 1, bot: "greedy" }, names)).toMatchObject({
    seat: 1,
    sentence: { id: "web-event-seat-taken-bot", args: { number: 2 } },
  });
  expect(happened({ type: "seat-taken", seat: 1, bot: "" }, names)?.sentence.id).toBe("web-event-seat-taken");
  expect(happened({ type: "seat-returned", seat: 1 }, names)?.sentence).toMatchObject({
    id: "web-event-seat-returned",
    args: { number: 2 },
  });
});

test("a record that one has read alone is told by the name", () => {
  const names = new Map([[0, "Ada"]]);
  expect(happened({ type: "exported", lines: 3, by: 0 }, names)?.sentence).toMatchObject({
    id: "web-event-exported-alone",
    args: { name: "Ada" },
  });
  expect(happened({ type: "exported", lines: 3, by: -6 }, names)?.sentence.id).toBe("web-event-exported");
});
