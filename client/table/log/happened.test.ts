import { expect, test } from "vitest";
import { happened } from "#/table/log/happened";

test("a bot that sits down is told by its own name, one that gets up without any", () => {
  const sat = happened({ type: "bot-sat", seat: 2, bot: "greedy", name: "Hiram" }, new Map());
  expect(sat?.seat).toBe(2);
  expect(sat?.sentence).toMatchObject({ id: "web-event-bot-sat", args: { name: "Hiram" } });
  const up = happened({ type: "bot-sat", seat: 2, bot: "", name: "" }, new Map([[2, "Hiram"]]));
  expect(up).toMatchObject({ seat: null, sentence: { id: "web-event-bot-up", args: {} } });
});
