/** Real games, drawn. Run by tests/client/test_esdras_board.py, which plays them and writes down what is asked. */
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { expectDrawn, LONG, type Played, pointedAt, whatWasPlayed } from "#/games/recorded-games.testing";
import { areaOf } from "./areas";
import type { File, View } from "./components";
import { Board, Face } from "./index";

whatWasPlayed<Played<View, File>>((played) => {
  test("every place that a choice or a refusal points at is drawn at once", { timeout: LONG }, () => {
    expect(played.moments.length).toBeGreaterThan(50);
    for (const room of played.moments) {
      expectDrawn(Board, played.printed, room, false, pointedAt(room));
    }
  });

  test("a phone opens the area that is asked about, with every place in it", { timeout: LONG }, () => {
    const message = { id: "", args: {} };
    for (const room of played.moments) {
      for (const area of new Set(pointedAt(room).map(areaOf))) {
        const at = pointedAt(room).filter((place) => areaOf(place) === area);
        expectDrawn(Board, played.printed, { ...room, choices: [{ text: "", message, at }] }, true, at);
      }
    }
  });

  test("every component has a face", { timeout: LONG }, () => {
    for (const item of Object.keys(played.printed.names)) {
      expect(renderToStaticMarkup(<Face item={item} printed={played.printed} />), item).toContain("<path");
    }
  });
});
