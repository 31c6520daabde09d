/** Real games, drawn. Run by tests/client/test_theopolis_board.py, which plays them and writes down what is asked. */
import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { SeenRoom, TheopolisView } from "#/wire/types";
import { gameParts } from "#/words/catalogues";
import { LANGUAGES, type Language } from "#/words/languages";
import { Speech } from "#/words/speech";
import { boxOf, type TheopolisPrinted } from "./box";
import { Board, Face, read } from "./index";
import { effects } from "./reading";
import { rulesAbout } from "./rules";

interface Played {
  readonly printed: TheopolisPrinted;
  readonly moments: readonly (SeenRoom & { readonly view: TheopolisView })[];
  readonly effects: Readonly<Record<string, Readonly<Record<Language, string>>>>;
  readonly rules: Readonly<Record<string, readonly string[]>>;
}

const path = process.env.CLIENT_TEST_PLAYED;
/** Milliseconds: some hundred boards are drawn. */
const LONG = 120_000;

describe.skipIf(path === undefined)("what was played", () => {
  const played: Played = path === undefined ? null : JSON.parse(readFileSync(path, "utf-8"));

  function placesOn(room: Played["moments"][number], narrow: boolean): ReadonlySet<string> {
    const drawn = renderToStaticMarkup(
      <Board view={room.view} room={room} printed={played.printed} past={false} narrow={narrow} />,
    );
    return new Set([...drawn.matchAll(/data-place="([^"]+)"/g)].map(([, place]) => place ?? ""));
  }

  test("every place that a choice points at is drawn at once", { timeout: LONG }, () => {
    expect(played.moments.length).toBeGreaterThan(50);
    played.moments.forEach((room, at) => {
      // A phone draws the same places in another order: every third is enough.
      const drawn = placesOn(room, at % 3 === 0);
      const lost = room.choices.flatMap((choice) => choice.at).filter((place) => !drawn.has(place));
      expect(lost, `${room.step}, ${room.view.players} players`).toEqual([]);
    });
  });

  test("every place that a refusal points at is drawn, those of the discard pile when it is unfolded", {
    timeout: LONG,
  }, () => {
    for (const room of played.moments) {
      // What choices point into unfolds itself: so the pile is open here.
      const drawn = placesOn(
        { ...room, choices: room.refusals.map((one) => ({ ...one, message: one.reason })) },
        false,
      );
      const lost = room.refusals.flatMap((refusal) => refusal.at).filter((place) => !drawn.has(place));
      expect(lost, `${room.step}, ${room.view.players} players`).toEqual([]);
    }
  });

  test("there are these kinds of places, and no others", () => {
    const kinds = new Set(
      played.moments
        .flatMap((room) => [...room.choices, ...room.refusals].flatMap((one) => one.at))
        .map((place) => place.replace(/^p\d+\./, "seat.").replace(/\.[a-z_]+$/, "")),
    );
    expect([...kinds].sort()).toEqual([
      "board",
      "discard",
      "pile",
      "seat.city",
      "seat.hand",
      "seat.resources",
    ]);
  });

  test("cards say what they say in the terminal, in every language", async () => {
    const box = boxOf(played.printed);
    for (const language of LANGUAGES) {
      const speech = new Speech(language, () => undefined);
      await Promise.all([speech.begin(), speech.need(gameParts("theopolis"))]);
      const names = {
        name: (item: string) => played.printed.names[item]?.[language] ?? item,
        seat: (number: number) => String(number),
      };
      for (const [item, said] of Object.entries(played.effects)) {
        const own = effects(box, item).map((message) => speech.say(message, names));
        // A message joins names by commas; the terminal writes “Priest / Deacon”.
        expect(own.join(" · "), item).toBe(said[language].replaceAll(" / ", ", "));
      }
      const spoken = Object.keys(played.printed.names).flatMap((item) =>
        read(item, played.printed).lines.map((message) => speech.say(message, names)),
      );
      expect(spoken.filter((words) => words === "" || words.includes("[["))).toEqual([]);
    }
  });

  test("every component has a face and its rules", () => {
    for (const item of Object.keys(played.printed.names)) {
      const face = renderToStaticMarkup(<Face item={item} printed={played.printed} />);
      expect(face, item).toContain("<path");
      expect(rulesAbout(item), item).toEqual(played.rules[item]);
    }
  });
});
