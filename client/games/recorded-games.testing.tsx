/**
 * Real games, drawn: tests/client/board_drawing.py plays them, writes down what is asked, and names the file to the tests of
 * the boards. Where nobody has played, those tests are left out.
 */
import { readFileSync } from "node:fs";
import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect } from "vitest";
import type { BoardProps, Printed } from "#/table/contract";
import type { Message, RoomView } from "#/wire/types";
import { gameParts } from "#/words/catalogues";
import type { Language } from "#/words/languages";
import { Speech } from "#/words/speech";

/** What a room tells the seat that is asked, as far as a board reads it. */
export type Moment<View> = RoomView & { readonly view: View };

export interface Played<View, File> {
  readonly printed: Printed<File>;
  readonly moments: readonly Moment<View>[];
  /** The rules about each component, as the terminal names them. */
  readonly rules: Readonly<Record<string, readonly string[]>>;
}

/** Milliseconds: some hundred boards are drawn. */
export const LONG = 120_000;

export function whatWasPlayed<Found extends Played<unknown, unknown>>(tests: (played: Found) => void): void {
  const path = process.env.CLIENT_TEST_PLAYED;
  describe.skipIf(path === undefined)("what was played", () => {
    tests(path === undefined ? null : JSON.parse(readFileSync(path, "utf-8")));
  });
}

/** The places that choices and refusals point at. */
export function pointedAt({ choices, refusals }: Pick<RoomView, "choices" | "refusals">): readonly string[] {
  return [...choices, ...refusals].flatMap((one) => one.at);
}

/** Draw a board, and expect all these places on it. */
export function expectDrawn<View, File>(
  Board: ComponentType<BoardProps<View, File>>,
  printed: Printed<File>,
  room: Moment<View> & { readonly view: { readonly players: number } },
  narrow: boolean,
  places: readonly string[],
): void {
  const markup = renderToStaticMarkup(
    <Board view={room.view} room={room} printed={printed} past={false} narrow={narrow} />,
  );
  const drawn = new Set([...markup.matchAll(/data-place="([^"]+)"/g)].map(([, place]) => place));
  const lost = places.filter((place) => !drawn.has(place));
  expect(lost, `${room.step}, ${room.view.players} players`).toEqual([]);
}

/** What says messages in a language, with the printed names. */
export async function sayer(
  { game, names }: Printed,
  language: Language,
): Promise<(message: Message) => string> {
  const speech = new Speech(language, () => undefined);
  await Promise.all([speech.begin(), speech.need(gameParts(game))]);
  const named = {
    name: (item: string) => names[item]?.[language] ?? item,
    seat: (number: number) => String(number),
  };
  return (message) => speech.say(message, named);
}
