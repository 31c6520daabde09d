/** What a component says, in the words of the catalogue: the same sentences as in the terminal. */
import type { Reading } from "#/table/contract";
import type { Message } from "#/wire/types";
import {
  type Box,
  boxOf,
  type DisasterPart,
  type Effect,
  type Saint,
  type TheopolisPrinted,
} from "./components";
import { rulesAbout } from "./rules";

const WITH_OTHER_WORDS = new Set(["lose_points", "add_resource"]);

function message(id: string, args: Message["args"] = {}): Message {
  return { id, args };
}

export function read(item: string, printed: TheopolisPrinted): Reading {
  const box = boxOf(printed);
  return {
    lines: [...values(box, item), ...effects(box, item), ...copies(box, item)],
    rules: rulesAbout(item),
  };
}

/** What is printed in numbers: cost, stones, worth, the cards of a combination. */
function values(box: Box, item: string): readonly Message[] {
  const type = box.type(item);
  const card = box.card(item);
  const lines = [message(`theopolis-type-${type}`)];
  if (card !== undefined) {
    lines.push(message("theopolis-costs", { ...card.cost }));
    if (type === "building") {
      lines.push(message("theopolis-has-stones", { number: card.stones }));
    }
    if (type === "person") {
      lines.push(message("theopolis-has-worth", { number: card.worth }));
    }
  }
  const saint = box.saint(item);
  if (saint !== undefined) {
    lines.push(message("theopolis-web-saint-number", { number: saint.number }));
  }
  for (const cards of box.sacrament(item)?.needs ?? []) {
    lines.push(message(cards.length > 1 ? "theopolis-web-needs-one-of" : "theopolis-needs", { cards }));
  }
  return lines;
}

/** What a component does, and which sacraments it is a part of. */
export function effects(box: Box, item: string): readonly Message[] {
  const lines: Message[] = [];
  const saint = box.saint(item);
  const effect = box.card(item)?.effect ?? box.sacrament(item)?.effect;
  if (effect !== undefined && effect.name !== "none") {
    lines.push(effectOf(effect));
  }
  if (saint !== undefined && saint.effect.name !== "none") {
    lines.push(saintEffect(saint));
  }
  for (const part of box.disaster(item)?.parts ?? []) {
    lines.push(partOf(part));
  }
  if (box.type(item) === "apocalypse") {
    lines.push(message("theopolis-effect-apocalypse"));
  }
  const sacraments = box.file.sacrament.filter((one) => one.needs.some((cards) => cards.includes(item)));
  if (sacraments.length > 0) {
    lines.push(message("theopolis-part-of", { sacraments: sacraments.map((one) => one.id) }));
  }
  return lines;
}

function effectOf(effect: Effect): Message {
  const id = `theopolis-effect-${effect.name.replaceAll("_", "-")}`;
  return message(id, { number: effect.amount, cards: effect.kinds });
}

function saintEffect({ effect }: Saint): Message {
  if (effect.name === "cheaper") {
    return message("theopolis-web-cheaper", { ...effect.cost, cards: effect.kinds });
  }
  if (WITH_OTHER_WORDS.has(effect.name)) {
    const id = `theopolis-saint-${effect.name.replaceAll("_", "-")}`;
    return message(id, { number: effect.amount, cards: effect.kinds });
  }
  return effectOf(effect);
}

function partOf({ measure, extreme, loss, amount, kinds }: DisasterPart): Message {
  return message("theopolis-web-part", { measure, extreme, loss, number: amount, cards: kinds });
}

function copies(box: Box, item: string): readonly Message[] {
  const entry =
    box.card(item) ??
    box.disaster(item) ??
    (item === box.file.apocalypse.id ? box.file.apocalypse : undefined);
  return entry === undefined ? [] : [message("theopolis-copies", { number: entry.copies })];
}
