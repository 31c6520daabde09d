/** What a component says, in the words of the catalogue. */
import type { Reading } from "#/table/contract";
import type { Message } from "#/wire/types";
import { type Amount, type Box, boxOf, type Card, type VillagePrinted } from "./components";
import { rulesAbout } from "./rules";

/** Signs that are written among words, as in the terminal. */
const WRITTEN: Readonly<Partial<Record<Amount["sign"], string>>> = {
  time: "◷",
  coin: "¢",
  story: "✦",
  points: "★",
  marker: "◆",
};

const KINDS: Readonly<Partial<Record<Card["kind"], string>>> = {
  church: "my-village-kind-church",
  monk: "my-village-kind-monk",
  chamber: "my-village-kind-chamber",
  square: "my-village-kind-square",
  field: "my-village-kind-field",
  travel: "my-village-kind-travel",
  workshop: "my-village-kind-workshop",
  customer: "my-village-kind-customer",
};

const EFFECTS: Readonly<Record<string, string>> = {
  repel_rats: "my-village-does-repel",
  window: "my-village-does-window",
  free_customer: "my-village-does-counter",
  redraw_travel: "my-village-does-refuge",
  stories: "my-village-does-stories",
  office: "my-village-does-office",
  school: "my-village-does-school",
  question: "my-village-does-question",
  gain_coins: "my-village-does-coins",
  cover_professions: "my-village-does-citizens",
  cover_categories: "my-village-does-properties",
  store_resource: "my-village-does-guild",
};

function message(id: string, args: Message["args"] = {}): Message {
  return { id, args };
}

export function read(item: string, printed: VillagePrinted): Reading {
  const box = boxOf(printed);
  return { lines: linesOf(box, item), rules: rulesAbout(box, item) };
}

function linesOf(box: Box, item: string): readonly Message[] {
  const card = box.card(item);
  const profession = box.file.profession.find(({ id }) => id === item);
  if (profession !== undefined) {
    const { first_coffin, second_coffin } = profession;
    const [first = 0, second = 0] = [first_coffin, second_coffin].sort((one, other) => other - one);
    return [message("my-village-coffins-of", { first, second })];
  }
  if (item === "office") {
    const prices = box.file.office.prices.map(({ time, coin }) => `◷${time}${coin > 0 ? `+${coin}¢` : ""}`);
    return [message("my-village-prices", { prices: prices.join(" · ") })];
  }
  return card === undefined || card.kind === "board" ? [] : cardLines(box, card);
}

function cardLines(box: Box, card: Card): readonly Message[] {
  const kind = KINDS[card.kind];
  const lines = kind === undefined ? [] : [message(kind)];
  lines.push(...effects(box, card));
  if (card.whiteTime !== null && card.kind !== "customer") {
    const time = card.whiteTime > 0 ? `◷${card.whiteTime}` : "–";
    lines.push(message("my-village-white-banner", { time, gain: gainOf(box, card) }));
  }
  if (card.slots > 0) {
    lines.push(message("my-village-slots", { number: card.slots }));
  }
  if (card.most > 0) {
    return [...lines, message("my-village-promises", { points: `${card.points}–${card.most}★` })];
  }
  if (card.grey.length > 0) {
    lines.push(message("my-village-grey", { cost: written(card.grey) }));
  }
  return card.points > 0 ? [...lines, message("my-village-points", { number: card.points })] : lines;
}

function effects(box: Box, { id }: Card): readonly Message[] {
  const church = box.file.church.find((one) => one.id === id);
  const does =
    box.file.monk.find((one) => one.id === id)?.action ??
    box.file.chamber.find((one) => one.id === id)?.effect;
  const effect = church === undefined ? does : { name: church.advantage, amount: church.slots };
  const said = effect === undefined ? undefined : EFFECTS[effect.name];
  return effect === undefined || said === undefined ? [] : [message(said, { number: effect.amount })];
}

/** A resource by its id, which is said by its name; anything else in signs. */
function gainOf(box: Box, { id, gives }: Card): string {
  const shop = box.file.workshop.find((one) => one.id === id);
  const field = id === "field" || id.startsWith("fi_") ? box.file.field[0] : undefined;
  if (field !== undefined) {
    return `${field.coins}¢ (+${field.plow_coins}¢ ⚒)`;
  }
  const chamber = box.file.chamber.find((one) => one.id === id);
  if (chamber !== undefined && chamber.effect.name !== "gain_coins") {
    return WRITTEN.marker ?? "";
  }
  return shop?.resource ?? written(gives);
}

function written(amounts: readonly Amount[]): string {
  const [only] = amounts;
  if (amounts.length === 1 && only !== undefined && WRITTEN[only.sign] === undefined) {
    return only.sign;
  }
  return amounts
    .map(({ sign, number }) => {
      const shown = WRITTEN[sign] ?? "";
      return sign === "time" ? `${shown}${number}` : sign === "marker" ? shown : `${number}${shown}`;
    })
    .join(" ");
}
