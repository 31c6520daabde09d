/** Real games, drawn. Run by tests/client/test_nehemiah_board.py, which plays them and writes down what is asked. */
import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { NehemiahView, SeenRoom } from "#/wire/types";
import { gameParts } from "#/words/catalogues";
import { LANGUAGES } from "#/words/languages";
import { Speech } from "#/words/speech";
import { boxOf, type NehemiahPrinted } from "./box";
import { Board, Face, Panel, read } from "./index";
import { previewAt } from "./preview";
import { rulesAbout } from "./rules";

type Moment = SeenRoom & { readonly view: NehemiahView };

interface Played {
  readonly printed: NehemiahPrinted;
  readonly moments: readonly Moment[];
  readonly rules: Readonly<Record<string, readonly string[]>>;
}

const path = process.env.CLIENT_TEST_PLAYED;
/** Milliseconds: some hundred boards are drawn. */
const LONG = 120_000;

describe.skipIf(path === undefined)("what was played", () => {
  const played: Played = path === undefined ? null : JSON.parse(readFileSync(path, "utf-8"));

  function placesOn(room: Moment, narrow: boolean): ReadonlySet<string> {
    const drawn = renderToStaticMarkup(
      <Board view={room.view} room={room} printed={played.printed} past={false} narrow={narrow} />,
    );
    return new Set([...drawn.matchAll(/data-place="([^"]+)"/g)].map(([, place]) => place ?? ""));
  }

  test("every place that a choice or a refusal points at is drawn, on every screen", {
    timeout: LONG,
  }, () => {
    expect(played.moments.length).toBeGreaterThan(50);
    played.moments.forEach((room, at) => {
      const drawn = placesOn(room, at % 2 === 0);
      const lost = [...room.choices, ...room.refusals]
        .flatMap((one) => one.at)
        .filter((place) => !drawn.has(place));
      expect(lost, `${room.step}, ${room.view.players} players`).toEqual([]);
    });
  });

  test("there are these kinds of places, and no others", () => {
    const kinds = new Set(
      played.moments
        .flatMap((room) => [...room.choices, ...room.refusals].flatMap((one) => one.at))
        .map((place) =>
          place
            .replace(/^p\d+\./, "seat.")
            .replace(/c\dr\d$/, "spot")
            .replace(/c\d$/, "column")
            .replace(/(board|gate|revealed|foreman)\.[a-z_]+$/, "$1"),
        ),
    );
    expect([...kinds].sort()).toEqual([
      "board",
      "gate",
      "grid.column",
      "grid.spot",
      "revealed",
      "seat.foreman",
    ]);
  });

  test("what is shown before a worker is activated is what is offered afterwards", () => {
    let compared = 0;
    for (const room of played.moments.filter(({ step }) => step === "ExtraActivation")) {
      const anchor = room.view.columns.flatMap(({ spots }) => spots).find((spot) => spot.anchor);
      const shown = previewAt(room.view, anchor?.place ?? "")?.extras.map(({ place }) => place) ?? [];
      const offered = room.choices.flatMap((choice) => choice.at);
      // One may be too poor for a card that is shown, but nothing is offered that was not shown.
      expect(offered.filter((place) => !shown.includes(place))).toEqual([]);
      compared += offered.length;
    }
    expect(compared).toBeGreaterThan(3);
  });

  test("every component is told in every language", async () => {
    for (const language of LANGUAGES) {
      const speech = new Speech(language, () => undefined);
      await Promise.all([speech.begin(), speech.need([...gameParts("nehemiah"), "nehemiah-terminal"])]);
      const names = {
        name: (item: string) => played.printed.names[item]?.[language] ?? item,
        seat: (number: number) => String(number),
      };
      for (const item of Object.keys(played.rules)) {
        const spoken = read(item, played.printed).lines.map((message) => speech.say(message, names));
        expect(spoken.length, item).toBeGreaterThan(0);
        expect(spoken.filter((words) => words === "" || words.includes("[["))).toEqual([]);
      }
    }
  });

  test("every component has a face and its rules, every seat its figures", () => {
    const box = boxOf(played.printed);
    for (const [item, rules] of Object.entries(played.rules)) {
      const face = renderToStaticMarkup(<Face item={item} printed={played.printed} />);
      expect(face, item).toMatch(/<path d="M/);
      expect(rulesAbout(item, box.foreman(item)), item).toEqual(rules);
    }
    const [room] = played.moments;
    expect(
      room && renderToStaticMarkup(<Panel view={room.view} seat={0} printed={played.printed} />),
    ).toContain("<li");
  });
});
