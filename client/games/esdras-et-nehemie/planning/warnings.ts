/**
 * What someone who ends their turn may have overlooked: things that are offered and cost nothing but banners, which
 * lapse, and cubes for which there is no room. Offered by the game, which also says what they cost.
 */
import type { ChoiceView, Message, RoomView } from "#/wire/types";
import { type Box, boxOf, COLOURS, type EsdrasPrinted, type Side, type View } from "../components";
import { roomFor } from "../player-boards/storage";

function message(id: string, args: Message["args"] = {}): Message {
  return { id, args };
}

/** What to say before a choice is confirmed; nothing for every other choice than the end of the turn. */
export function warningsOf(
  choice: Pick<ChoiceView, "text">,
  view: View,
  room: Pick<RoomView, "choices" | "step">,
  printed: EsdrasPrinted,
): readonly Message[] {
  const side = view.sides[view.reader];
  if (choice.text !== "end" || room.step !== "OpenPoint" || side === undefined) {
    return [];
  }
  const box = boxOf(printed);
  return [...ofBanners(view, room.choices), ...ofTrades(room.choices), ...ofStorage(side, box)];
}

/** Banners that are left could still clear rubble or move the tent, and cost nothing else. */
function ofBanners({ turn }: View, choices: readonly ChoiceView[]): readonly Message[] {
  const number = turn.available[COLOURS.findIndex((colour) => colour === turn.action)] ?? 0;
  const offers = (verb: string) => choices.filter(({ text }) => text.split(" ", 1)[0] === verb);
  if (offers("clear").length > 0) {
    return [message("esdras-et-nehemie-web-warn-clear", { number, place: turn.spot ?? "" })];
  }
  if (number > 0 && offers("spot").length > 0) {
    return [message("esdras-et-nehemie-web-warn-spot", { number })];
  }
  // Longer moves cost a resource besides.
  const steps = offers("tent").flatMap(({ text }) => (text.split(" ").length === 2 ? [stepsIn(text)] : []));
  return steps.length > 0 ? [message("esdras-et-nehemie-web-warn-tent", { number: Math.max(...steps) })] : [];
}

function stepsIn(text: string): number {
  return Number(text.split(" ")[1]);
}

/** Trades without fee and price. */
function ofTrades(choices: readonly ChoiceView[]): readonly Message[] {
  const free = choices.flatMap(({ text, message: { args } }) =>
    text.startsWith("trade ") && args.silver === 0 && typeof args.card === "string" ? [args.card] : [],
  );
  return [...new Set(free)].map((card) => message("esdras-et-nehemie-web-warn-trade", { card }));
}

function ofStorage(side: Side, box: Box): readonly Message[] {
  const space = roomFor(side, box);
  const cubes = side.resources.reduce((sum, number) => sum + number, 0);
  return space !== null && cubes > space
    ? [message("esdras-et-nehemie-web-warn-storage", { number: cubes - space, room: space })]
    : [];
}
