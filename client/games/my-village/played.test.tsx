/** Real games, drawn. Run by tests/client/test_my_village_board.py, which plays them and writes down what is asked. */
import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { MyVillageView, SeenRoom } from "#/wire/types";
import { gameParts } from "#/words/catalogues";
import { LANGUAGES } from "#/words/languages";
import { Speech } from "#/words/speech";
import { boxOf, type VillagePrinted } from "./box";
import { Board, Face, read } from "./index";
import { rulesAbout } from "./rules";
import { blackBanners, priceOf, whiteBanners } from "./values";

interface Opened {
  readonly value: number;
  readonly possible: boolean;
  readonly black: readonly string[];
  readonly white: readonly string[];
}

interface Played {
  readonly printed: VillagePrinted;
  readonly moments: readonly (SeenRoom & {
    readonly view: MyVillageView;
    readonly opens: readonly Opened[];
  })[];
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

  test("every place that a choice or a refusal points at is drawn at once", { timeout: LONG }, () => {
    expect(played.moments.length).toBeGreaterThan(50);
    played.moments.forEach((room, at) => {
      const drawn = placesOn(room, at % 3 === 0);
      const pointed = [...room.choices, ...room.refusals].flatMap((one) => one.at);
      const lost = pointed.filter((place) => !drawn.has(place));
      expect(lost, `${room.step}, ${room.view.players} players`).toEqual([]);
    });
  });

  test("a value costs and opens what the terminal says", () => {
    const box = boxOf(played.printed);
    const asked = played.moments.filter(({ opens }) => opens.length > 0);
    expect(asked.length).toBeGreaterThan(5);
    for (const { view, opens } of asked) {
      const mine = view.villages[view.reader];
      if (mine === undefined) {
        throw new Error("who is asked has a village");
      }
      for (const { value, possible, black, white } of opens) {
        expect(priceOf(box, view, mine, value) !== null, `value ${value}`).toBe(possible);
        expect([...blackBanners(box, view, mine, value)].sort()).toEqual([...black].sort());
        const own = whiteBanners(box, mine, value).map((name) =>
          name.startsWith("field_") ? "field" : name,
        );
        expect(own.sort()).toEqual([...white].sort());
      }
    }
  });

  test("components are read in every language", async () => {
    for (const language of LANGUAGES) {
      const speech = new Speech(language, () => undefined);
      await Promise.all([speech.begin(), speech.need([...gameParts("my-village"), "my-village-terminal"])]);
      const names = {
        name: (item: string) => played.printed.names[item]?.[language] ?? item,
        seat: (number: number) => String(number),
      };
      const spoken = Object.keys(played.printed.names).flatMap((item) =>
        read(item, played.printed).lines.map((message) => speech.say(message, names)),
      );
      expect(spoken.length).toBeGreaterThan(100);
      expect(spoken.filter((words) => words === "" || words.includes("[["))).toEqual([]);
    }
  });

  test("every component has a face and the rules that the terminal names", () => {
    const box = boxOf(played.printed);
    for (const item of Object.keys(played.printed.names)) {
      const face = renderToStaticMarkup(<Face item={item} printed={played.printed} />);
      expect(face, item).toContain("<path");
    }
    for (const [item, rules] of Object.entries(played.rules)) {
      expect(rulesAbout(box, item), item).toEqual(rules);
    }
  });
});
