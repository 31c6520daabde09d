/** Real games, drawn. Run by tests/client/test_esdras_board.py, which plays them and writes down what is asked. */
import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { SeenRoom } from "#/wire/types";
import { gameParts } from "#/words/catalogues";
import { LANGUAGES } from "#/words/languages";
import { Speech } from "#/words/speech";
import { areaOf } from "./areas";
import { boxOf, type EsdrasPrinted, ownSide, type View } from "./box";
import { Board, Face, read } from "./index";
import { Narrow } from "./narrow";
import { rulesAbout } from "./rules";
import { SceneContext } from "./scene";
import { waysFor } from "./scrolls/paths";

interface Moment extends SeenRoom {
  readonly view: View;
  /** What the house says that each tile within reach costs in silver for its path. */
  readonly paths: Readonly<Record<string, number>>;
}

interface Played {
  readonly printed: EsdrasPrinted;
  readonly moments: readonly Moment[];
  readonly rules: Readonly<Record<string, readonly string[]>>;
}

const path = process.env.CLIENT_TEST_PLAYED;
/** Milliseconds: some hundred boards are drawn. */
const LONG = 120_000;

describe.skipIf(path === undefined)("what was played", () => {
  const played: Played = path === undefined ? null : JSON.parse(readFileSync(path, "utf-8"));
  const { printed } = played ?? {};

  const pointedAt = (room: Moment) => [
    ...new Set([...room.choices, ...room.refusals].flatMap((one) => one.at)),
  ];

  function placesIn(markup: string): ReadonlySet<string> {
    return new Set([...markup.matchAll(/data-place="([^"]+)"/g)].map(([, place]) => place ?? ""));
  }

  test("every place that a choice or a refusal points at is drawn at once", { timeout: LONG }, () => {
    expect(played.moments.length).toBeGreaterThan(50);
    for (const room of played.moments) {
      const drawn = placesIn(
        renderToStaticMarkup(
          <Board view={room.view} room={room} printed={printed} past={false} narrow={false} />,
        ),
      );
      const lost = pointedAt(room).filter((place) => !drawn.has(place));
      expect(lost, `${room.step}, ${room.view.players} players`).toEqual([]);
    }
  });

  test("on a narrow screen each is drawn in its area", { timeout: LONG }, () => {
    played.moments.forEach((room, number) => {
      const mine = ownSide(room.view);
      if (number % 3 !== 0 || mine === undefined) {
        return;
      }
      const box = boxOf(printed);
      for (const area of new Set(pointedAt(room).map(areaOf))) {
        const scene = { view: room.view, box, printed, narrow: true, mine };
        const drawn = placesIn(
          renderToStaticMarkup(
            <SceneContext value={scene}>
              <Narrow {...scene} room={{ ...room, choices: [] }} past={false} first={area} />
            </SceneContext>,
          ),
        );
        const lost = pointedAt(room).filter((place) => areaOf(place) === area && !drawn.has(place));
        expect(lost, `${room.step}, ${room.view.players} players`).toEqual([]);
      }
    });
  });

  test("paths cost what the house says", () => {
    const fee = boxOf(printed).number("path_silver");
    for (const { view, paths } of played.moments) {
      const ways = [...waysFor(view.scrolls, view.reader, fee)].map(([place, { silver }]) => [place, silver]);
      expect(Object.fromEntries(ways)).toEqual(paths);
    }
    expect(played.moments.some(({ paths }) => Object.values(paths).some((silver) => silver > 1))).toBe(true);
  });

  test("components are read in every language", async () => {
    for (const language of LANGUAGES) {
      const speech = new Speech(language, () => undefined);
      const parts = [...gameParts("esdras-et-nehemie"), "esdras-et-nehemie-terminal"];
      await Promise.all([speech.begin(), speech.need(parts)]);
      const names = {
        name: (item: string) => printed.names[item]?.[language] ?? item,
        seat: (number: number) => String(number),
      };
      const spoken = Object.keys(printed.names).flatMap((item) =>
        read(item, printed).lines.map((message) => speech.say(message, names)),
      );
      expect(spoken.length).toBeGreaterThan(100);
      expect(spoken.filter((words) => words === "" || words.includes("[["))).toEqual([]);
    }
  });

  test("every component has a face and the rules that the terminal names", () => {
    const box = boxOf(printed);
    for (const item of Object.keys(printed.names)) {
      expect(renderToStaticMarkup(<Face item={item} printed={printed} />), item).toContain("<path");
    }
    for (const [item, rules] of Object.entries(played.rules)) {
      expect(rulesAbout(box, item), item).toEqual(rules);
    }
  });
});
