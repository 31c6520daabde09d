/** Real games, drawn. Run by tests/client/test_nehemiah_board.py, which plays them and writes down what is asked. */
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { expectDrawn, LONG, type Played, pointedAt, whatWasPlayed } from "#/games/recorded-games.testing";
import type { NehemiahComponents, NehemiahView } from "#/wire/types";
import { Board, Face, Panel, Sign } from "./index";

interface Listed extends Played<NehemiahView, NehemiahComponents> {
  /** Everything that has a face. */
  readonly items: readonly string[];
}

whatWasPlayed<Listed>((played) => {
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

  test("every component has a face, every sign of the legend its drawing, every seat its figures", () => {
    for (const item of played.items) {
      const face = renderToStaticMarkup(<Face item={item} printed={played.printed} />);
      expect(face, item).toMatch(/<path d="M/);
    }
    for (const id of played.printed.signs) {
      expect(renderToStaticMarkup(<Sign id={id} printed={played.printed} />), id).toMatch(/<path d="M/);
    }
    const [room] = played.moments;
    expect(
      room && renderToStaticMarkup(<Panel view={room.view} seat={0} printed={played.printed} />),
    ).toContain("<li");
  });
});
