/** Which rules are about a component. */
import type { Box, Card } from "./components";

const BY_ITEM: Readonly<Record<string, readonly number[]>> = {
  hand: [100, 101, 102, 103, 104, 105],
  office: [110, 111, 112, 113, 114, 115, 116],
  personal_banner: [140],
  school: [145, 146, 147, 148, 149, 150],
  question_banner: [160, 161],
  town_hall: [14, 165],
  coin_space: [162, 164],
  story_space: [163],
  coin: [63, 90],
  plow: [18, 224, 225],
};

const BY_KIND: Readonly<Record<Card["kind"], readonly number[]>> = {
  church: [245, 247],
  monk: [260, 263, 268],
  chamber: [275, 282],
  square: [290, 291, 292, 293],
  field: [220, 221, 222, 224, 226],
  workshop: [200, 202, 203, 204],
  customer: [210, 211, 212],
  travel: [230, 231, 233, 236],
  board: [],
};

const BY_EFFECT: Readonly<Record<string, readonly number[]>> = {
  repel_rats: [248],
  window: [249],
  free_customer: [250, 251],
  redraw_travel: [252, 253],
  stories: [264],
  office: [265],
  school: [266],
  question: [267],
  gain_coins: [276],
  cover_professions: [277, 317],
  cover_categories: [278, 318],
  store_resource: [279, 281],
};

const PEOPLE = [10, 11, 177, 178];
const RESOURCES = [18, 90];
const CATEGORIES = [278, 318];
const BOARDS = [31, 140];

export function rulesAbout(box: Box, item: string): readonly string[] {
  const { file } = box;
  const isAmong = (entries: readonly { readonly id: string }[]) => entries.some(({ id }) => id === item);
  const numbers = [
    ...cardRules(box, item),
    ...(BY_ITEM[item] ?? []),
    ...(isAmong(file.profession) ? PEOPLE : []),
    ...(isAmong(file.resource) && BY_ITEM[item] === undefined ? RESOURCES : []),
    ...(isAmong(file.category) ? CATEGORIES : []),
    ...(isAmong(file.village_board) ? BOARDS : []),
  ];
  return numbers.map((number) => `MV-${number}`);
}

function cardRules(box: Box, item: string): readonly number[] {
  const { file } = box;
  const card = box.card(item);
  if (card === undefined) {
    return file.workshop.some(({ type }) => type === item) ? BY_KIND.workshop : [];
  }
  const common = BY_KIND[card.kind];
  const church = file.church.find(({ id }) => id === item);
  const monk = file.monk.find(({ id }) => id === item);
  const chamber = file.chamber.find(({ id }) => id === item);
  if (church !== undefined) {
    return [...common, ...(BY_EFFECT[church.advantage] ?? [])];
  }
  if (monk !== undefined) {
    return [...common.slice(0, 2), ...(BY_EFFECT[monk.action.name] ?? []), ...common.slice(2)];
  }
  if (chamber !== undefined) {
    return [...common.slice(0, 1), ...(BY_EFFECT[chamber.effect.name] ?? []), ...common.slice(1)];
  }
  return [
    ...common,
    ...(card.ends ? [235] : []),
    ...(card.kind === "customer" && card.values === "?" ? [214] : []),
  ];
}
