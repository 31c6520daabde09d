/** Real games, drawn. Run by tests/client/test_theopolis_board.py, which plays them and writes down what is asked. */
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import {
  expectDrawn,
  LONG,
  type Played,
  pointedAt,
  sayer,
  whatWasPlayed,
} from "#/games/recorded-games.testing";
import type { TheopolisComponents, TheopolisView } from "#/wire/types";
import { LANGUAGES, type Language } from "#/words/languages";
import { boxOf } from "./components";
import { effects } from "./face-text";
import { Board, Face, Sign } from "./index";

interface TheopolisPlayed extends Played<TheopolisView, TheopolisComponents> {
  readonly effects: Readonly<Record<string, Readonly<Record<Language, string>>>>;
}

whatWasPlayed<TheopolisPlayed>((played) => {
  test("every place that a choice points at is drawn at once", { timeout: LONG }, () => {
    expect(played.moments.length).toBeGreaterThan(50);
    played.moments.forEach((room, at) => {
      // A phone draws the same places in another order: every third is enough.
      const places = room.choices.flatMap((choice) => choice.at);
      expectDrawn(Board, played.printed, room, at % 3 === 0, places);
    });
  });

  test("every place that a refusal points at is drawn, those of the discard pile when it is unfolded", {
    timeout: LONG,
  }, () => {
    for (const room of played.moments) {
      // What choices point into unfolds itself: so the pile is open here.
      const choices = room.refusals.map((one) => ({ ...one, message: one.reason }));
      const places = room.refusals.flatMap((refusal) => refusal.at);
      expectDrawn(Board, played.printed, { ...room, choices }, false, places);
    }
  });

  test("there are these kinds of places, and no others", () => {
    const kinds = new Set(
      played.moments
        .flatMap(pointedAt)
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

  test("cards say what the game says of them, in every language", async () => {
    const box = boxOf(played.printed);
    for (const language of LANGUAGES) {
      const say = await sayer(played.printed, language);
      for (const [item, said] of Object.entries(played.effects)) {
        expect(effects(box, item).map(say).join(" · "), item).toBe(said[language]);
      }
    }
  });

  test("every sign of the legend is drawn", () => {
    expect(played.printed.signs.length).toBeGreaterThan(20);
    for (const id of played.printed.signs) {
      const sign = renderToStaticMarkup(<Sign id={id} printed={played.printed} />);
      expect(sign, id).toMatch(/<path d="M|<i /);
    }
  });

  test("every component has a face", () => {
    for (const item of Object.keys(played.printed.names)) {
      const face = renderToStaticMarkup(<Face item={item} printed={played.printed} />);
      expect(face, item).toContain("<path");
    }
  });
});
