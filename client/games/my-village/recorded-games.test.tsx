/** Real games, drawn. Run by tests/client/test_my_village_board.py, which plays them and writes down what is asked. */
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import {
  expectDrawn,
  expectRead,
  LONG,
  type Moment,
  type Played,
  pointedAt,
  whatWasPlayed,
} from "#/games/recorded-games.testing";
import type { MyVillageComponents, MyVillageView } from "#/wire/types";
import { blackBanners, priceOf, whiteBanners } from "./banner-values";
import { boxOf } from "./components";
import { Board, Face, read } from "./index";
import { areaOf, areasOf } from "./phone-areas";
import { rulesAbout } from "./rules";

interface Opened {
  readonly value: number;
  readonly possible: boolean;
  readonly black: readonly string[];
  readonly white: readonly string[];
}

interface MyVillagePlayed extends Played<MyVillageView, MyVillageComponents> {
  readonly moments: readonly (Moment<MyVillageView> & { readonly opens: readonly Opened[] })[];
}

whatWasPlayed<MyVillagePlayed>((played) => {
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
    expect(await expectRead(read, played.printed)).toBeGreaterThan(100);
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
