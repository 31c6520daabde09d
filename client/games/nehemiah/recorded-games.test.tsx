/** Real games, drawn. Run by tests/client/test_nehemiah_board.py, which plays them and writes down what is asked. */
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import {
  expectDrawn,
  expectRead,
  LONG,
  type Played,
  pointedAt,
  whatWasPlayed,
} from "#/games/recorded-games.testing";
import type { NehemiahComponents, NehemiahView } from "#/wire/types";
import { boxOf } from "./components";
import { Board, Face, Panel, read } from "./index";
import { previewAt } from "./preview";
import { rulesAbout } from "./rules";

whatWasPlayed<Played<NehemiahView, NehemiahComponents>>((played) => {
  test("every place that a choice or a refusal points at is drawn, on every screen", {
    timeout: LONG,
  }, () => {
    expect(played.moments.length).toBeGreaterThan(50);
    played.moments.forEach((room, at) => {
      expectDrawn(Board, played.printed, room, at % 2 === 0, pointedAt(room));
    });
  });

  test("there are these kinds of places, and no others", () => {
    const kinds = new Set(
      played.moments.flatMap(pointedAt).map((place) =>
        place
          .replace(/^p\d+\./, "seat.")
          .replace(/c\dr\d$/, "spot")
          .replace(/c\d$/, "column")
          .replace(/(bid|board|gate|revealed|foreman)\.[a-z_]+$/, "$1"),
      ),
    );
    expect([...kinds].sort()).toEqual([
      "bid",
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
    for (const item of Object.keys(played.rules)) {
      expect(read(item, played.printed).lines.length, item).toBeGreaterThan(0);
    }
    await expectRead(read, played.printed);
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
