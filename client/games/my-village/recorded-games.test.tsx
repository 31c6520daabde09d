/** Real games, drawn. Run by tests/client/test_my_village_board.py, which plays them and writes down what is asked. */
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { expectDrawn, LONG, type Played, pointedAt, whatWasPlayed } from "#/games/recorded-games.testing";
import type { MyVillageComponents, MyVillageView } from "#/wire/types";
import { Board, Face, Sign } from "./index";
import { areaOf, areasOf } from "./phone-areas";

whatWasPlayed<Played<MyVillageView, MyVillageComponents>>((played) => {
  test("every place that a choice or a refusal points at is drawn at once", { timeout: LONG }, () => {
    expect(played.moments.length).toBeGreaterThan(50);
    for (const room of played.moments) {
      expectDrawn(Board, played.printed, room, false, pointedAt(room));
    }
  });

  test("a phone opens the area that is asked about, with every place in it", { timeout: LONG }, () => {
    const message = { id: "", args: {} };
    for (const room of played.moments) {
      for (const area of areasOf(pointedAt(room))) {
        const at = pointedAt(room).filter((place) => [area, null].includes(areaOf(place)));
        expectDrawn(Board, played.printed, { ...room, choices: [{ text: "", message, at }] }, true, at);
      }
    }
  });

  test("every component has a face", () => {
    for (const item of Object.keys(played.printed.names)) {
      const face = renderToStaticMarkup(<Face item={item} printed={played.printed} />);
      expect(face, item).toContain("<path");
    }
  });

  test("every sign of the legend is drawn", () => {
    for (const id of played.printed.signs) {
      expect(renderToStaticMarkup(<Sign id={id} printed={played.printed} />), id).not.toMatch(
        /<span[^>]*><\/span>$/,
      );
    }
  });
});
