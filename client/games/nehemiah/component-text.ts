/** What a component says, in the words of the catalogue. */
import type { Reading } from "#/table/contract";
import type { Message, NehemiahWork } from "#/wire/types";
import { type Box, boxOf, type NehemiahPrinted } from "./components";
import { rulesAbout } from "./rules";

function message(id: string, args: Message["args"] = {}): Message {
  return { id, args };
}

export function read(item: string, printed: NehemiahPrinted): Reading {
  const box = boxOf(printed);
  return { lines: linesOf(box, item), rules: rulesAbout(item, box.foreman(item)) };
}

function linesOf(box: Box, item: string): readonly Message[] {
  const work = box.work(item);
  const foreman = box.foreman(item);
  const gate = box.gate(item);
  const board = box.board(item);
  const deck = box.deck(item);
  if (work !== undefined) {
    return [...costs(work), effectOf(box, work), ...copies(box, item)];
  }
  if (foreman !== undefined) {
    return [foremanEffect(box, item), message(`nehemiah-symbol-${foreman.symbol}`)];
  }
  if (gate !== undefined) {
    return [message("nehemiah-web-gate-worth", { number: gate.value })];
  }
  if (deck !== undefined) {
    const number = deck.cards.reduce((sum, cards) => sum + cards.copies, 0);
    const icons = deck.cards.reduce((sum, cards) => sum + cards.icons, 0);
    return [message("nehemiah-web-deck-cards", { number, icons })];
  }
  return (board?.table ?? []).map(({ players, points }) =>
    message("nehemiah-web-board-points", { number: players, points: points.join(" · ") }),
  );
}

function costs({ cost }: NehemiahWork): readonly Message[] {
  return cost.wood + cost.gold > 0 ? [message("nehemiah-web-costs", { ...cost })] : [];
}

export function effectOf(box: Box, { effect }: NehemiahWork): Message {
  return message(`nehemiah-web-effect-${effect.name.replaceAll("_", "-")}`, {
    number: effect.amount,
    gold: box.number("fee"),
    ...(effect.board !== "" && { board: effect.board }),
  });
}

export function foremanEffect(box: Box, item: string): Message {
  const id = `nehemiah-foreman-${item.replaceAll("_", "-")}`;
  return message(id, { number: box.foreman(item)?.amount ?? 0 });
}

/** How many there are, and how many of them leave the game with three players. */
function copies(box: Box, item: string): readonly Message[] {
  const entries = ["deck_1", "deck_2", "deck_3"].map((id) =>
    box.deck(id)?.cards.find((cards) => cards.face === item),
  );
  const [first = 0, second = 0, third = 0] = entries.map((cards) => cards?.copies ?? 0);
  const icons = entries.reduce((sum, cards) => sum + (cards?.icons ?? 0), 0);
  const lines = [message("nehemiah-copies", { first, second, third })];
  return icons > 0 ? [...lines, message("nehemiah-web-icons", { number: icons })] : lines;
}
