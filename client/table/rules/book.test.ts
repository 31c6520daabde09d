import { expect, test } from "vitest";
import { chaptersOf, drawable, picturesOf, pointingAt, search, withReferences } from "#/table/rules/book";

const RULES = [
  { id: "TH-1", text: "Partie de 2 à 5 joueurs.", chapter: "Mise en place" },
  { id: "TH-2", text: "Voir TH-1 et TH-3–TH-4.", chapter: "Mise en place" },
  { id: "TH-3", text: "Un Désastre frappe l’œuvre.", chapter: "Désastres" },
  { id: "TH-30", text: "Kościół i ołtarz, cf. TH-3.", chapter: "Désastres" },
];

test("rules stand in their chapters", () => {
  expect(chaptersOf(RULES).map((chapter) => [chapter.title, chapter.rules.length])).toEqual([
    ["Mise en place", 2],
    ["Désastres", 2],
  ]);
});

test("what a rule points at can be pressed, also both ends of a range", () => {
  const pieces = withReferences("Voir TH-1 et TH-3–TH-4.");
  expect(pieces.filter((piece) => piece.rule).map((piece) => piece.text)).toEqual(["TH-1", "TH-3", "TH-4"]);
  expect(pieces.map((piece) => piece.text).join("")).toBe("Voir TH-1 et TH-3–TH-4.");
  expect(withReferences("")).toEqual([]);
});

test("a rule knows which others point at it, and is not mistaken for a longer number", () => {
  expect(pointingAt(RULES, "TH-3")).toEqual(["TH-2", "TH-30"]);
});

test("one finds without accents, by id, by chapter and by several words", () => {
  const found = (wanted: string) => search(RULES, wanted).map((rule) => rule.id);
  expect(found("desastre")).toEqual(["TH-3", "TH-30"]);
  expect(found("oltarz KOSCIOL")).toEqual(["TH-30"]);
  expect(found("oeuvre")).toEqual(["TH-3"]);
  expect(found("th-1")).toEqual(["TH-1", "TH-2"]);
  expect(found("mise joueurs")).toEqual(["TH-1"]);
  expect(found("  ")).toHaveLength(4);
  expect(found("castle")).toEqual([]);
});

test("a chapter is drawn with what it names, inflected or not, and nothing twice", () => {
  const names: Record<string, string> = {
    church: "Kościół",
    altar: "Ołtarze",
    disaster: "Désastre 1",
    another: "Désastre 2",
    wall: "Mur",
    player: "joueurs",
  };
  const pictures = picturesOf(chaptersOf(RULES), Object.keys(names), (item) => names[item] ?? "");
  expect([...pictures]).toEqual([["Désastres", ["disaster", "church", "altar"]]]);
});

test("what can be drawn is of the kinds that the guide shows", () => {
  const file = { card: [{ id: "abbey" }, { id: "chapel" }], colour: [{ id: "red" }], number: 3 };
  expect(drawable([{ items: ["chapel"] }], file)).toEqual(["chapel", "abbey"]);
  expect(drawable([], file)).toEqual([]);
});
