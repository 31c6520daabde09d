/** What a face has printed on it in words: the phrases of the game, made from the component file. */
import type { Message, TheopolisEffect, TheopolisPart, TheopolisSaint } from "#/wire/types";
import type { Box } from "./components";

const WITH_OTHER_WORDS = new Set(["lose_points", "add_resource"]);

function message(id: string, args: Message["args"] = {}): Message {
  return { id, args };
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

function effectOf(effect: TheopolisEffect): Message {
  const id = `theopolis-effect-${effect.name.replaceAll("_", "-")}`;
  return message(id, { number: effect.amount, cards: effect.kinds });
}

function saintEffect({ effect }: TheopolisSaint): Message {
  if (effect.name === "cheaper") {
    return message("theopolis-saint-cheaper", { ...effect.cost, cards: effect.kinds });
  }
  if (WITH_OTHER_WORDS.has(effect.name)) {
    const id = `theopolis-saint-${effect.name.replaceAll("_", "-")}`;
    return message(id, { number: effect.amount, cards: effect.kinds });
  }
  return effectOf(effect);
}

function partOf({ measure, extreme, loss, amount, kinds }: TheopolisPart): Message {
  return message("theopolis-part", { measure, extreme, loss, number: amount, cards: kinds });
}
