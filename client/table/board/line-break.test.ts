import { expect, test } from "vitest";
import { breakable } from "./line-break";

const seen = (name: string) => breakable(name).replaceAll("\u00ad", "|");

test("long words may be broken between syllables", () => {
  expect(seen("Collectionneur")).toBe("Col|lec|tion|neur");
  expect(seen("Wheelwright")).toBe("Wheel|wright");
  expect(seen("Schronisko pielgrzymów")).toBe("Schro|nisko piel|grzy|mów");
  expect(seen("cathédrale")).toBe("cathéd|rale");
  expect(seen("Sanatorium")).toBe("Sana|to|rium");
});

test("how long a word has to be can be said", () => {
  expect(breakable("Remarkable Work", 11)).toBe("Remarkable Work");
  expect(breakable("Reassign workers", 8)).toBe("Reas\u00adsign workers");
});

test("short words stay whole", () => {
  expect(seen("Taverne de la guilde")).toBe("Taverne de la guilde");
  expect(seen("Bishop’s Envoy")).toBe("Bishop’s Envoy");
});
