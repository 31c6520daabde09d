/** What a component says, in the words of the catalogue: sentences, then what it lists, then the rules about it. */
import type { Listing, Reading } from "#/table/contract";
import type { EsdrasEtNehemieAction, EsdrasEtNehemieOption, Message } from "#/wire/types";
import { type Amounts, type Box, boxOf, type EsdrasPrinted } from "./components";
import { rulesAbout } from "./rules";

/** No limit, as the component file says it. */
const NO_LIMIT = 99;

export function read(item: string, printed: EsdrasPrinted): Reading {
  const box = boxOf(printed);
  return { lines: linesOf(box, item), lists: listsOf(box, item), rules: rulesAbout(box, item) };
}

function message(id: string, args: Message["args"] = {}): Message {
  return { id, args };
}

/** Goods one by one, in their printed order; “nothing” where there are none. */
function goods(amounts: Amounts): readonly Message[] {
  const all = Object.entries(amounts).map(([good, number]) =>
    message(`esdras-et-nehemie-web-good-${good.replaceAll("_", "-")}`, { number }),
  );
  return all.length > 0 ? all : [message("esdras-et-nehemie-web-reads-nothing")];
}

function list(rest: string, items: readonly Message[], args: Message["args"] = {}): Listing {
  return { lead: message(`esdras-et-nehemie-web-reads-${rest}`, args), items };
}

function linesOf(box: Box, item: string): readonly Message[] {
  const character = box.character(item);
  if (character !== undefined) {
    return character.buy === null
      ? [message("esdras-et-nehemie-web-reads-no-fee")]
      : [
          message("esdras-et-nehemie-web-reads-fee", {
            gate: character.gate,
            number: box.number("trade_fee"),
          }),
        ];
  }
  if (box.guards(item) !== undefined) {
    const number = box.guards(item)?.storage ?? 0;
    return [
      message("esdras-et-nehemie-web-reads-storage", { number }),
      message("esdras-et-nehemie-web-reads-no-limit"),
    ];
  }
  if (box.farmers(item)?.sells_food) {
    return [message("esdras-et-nehemie-web-reads-sells-food", { number: box.number("food_price") })];
  }
  const focus = box.focus(item);
  if (focus !== undefined) {
    const turns = focus.direction === "clockwise" ? "clockwise" : "counter-clockwise";
    return [message(`esdras-et-nehemie-web-reads-${turns}`, { gate: focus.gate, column: focus.column })];
  }
  return box.gate(item)?.corner ? [message("esdras-et-nehemie-web-reads-corner")] : [];
}

function listsOf(box: Box, item: string): readonly Listing[] {
  return [
    ...cards(box, item),
    ...tiles(box, item),
    ...places(box, item),
    ...ofTheOpponent(box, item),
    ...worth(box, item),
  ];
}

function cards(box: Box, item: string): readonly Listing[] {
  const character = box.character(item);
  const hero = box.hero(item);
  const wall = box.wallCard(item);
  const scroll = box.scroll(item);
  if (character !== undefined) {
    const { banners, buy, sell, condition, base } = character;
    const per = message(`esdras-et-nehemie-per-${condition.replaceAll("_", "-")}`);
    return [
      list(
        "banners",
        banners.flatMap(({ colour, value }) => goods({ [`${colour}_banner`]: value })),
      ),
      ...(buy === null ? sales(sell) : [option("upper", buy.upper), option("lower", buy.lower)]),
      list("condition", base > 0 ? [...goods({ vp: base }), per] : [per]),
    ];
  }
  if (hero !== undefined) {
    const { banner, left, middle, right } = hero;
    return [
      list("banners", goods({ [`${banner.colour}_banner`]: banner.value })),
      ...[left, middle, right].map((gives, at) => list("week", goods(gives), { number: at + 1 })),
    ];
  }
  if (wall !== undefined) {
    return [list("now", goods(wall.effect)), list("end", goods({ vp: wall.vp }))];
  }
  return scroll === undefined
    ? []
    : [
        ...(scroll.now === 0 ? [] : [list("now", goods({ vp: scroll.now }))]),
        ...(Object.keys(scroll.gives).length === 0 ? [] : [list("gives", goods(scroll.gives))]),
      ];
}

function option(which: "upper" | "lower", { price, goods: bought }: EsdrasEtNehemieOption): Listing {
  return list(which, goods(bought), { number: price });
}

function sales(sell: Amounts): readonly Listing[] {
  const each = Object.entries(sell).map(([good, number]) =>
    message("esdras-et-nehemie-web-reads-sale", { good, number }),
  );
  return [list("sells", each)];
}

function tiles(box: Box, item: string): readonly Listing[] {
  const guards = box.guards(item);
  const farmers = box.farmers(item);
  const slots = box.slots(item);
  const tile = guards ?? farmers ?? slots;
  if (tile === undefined) {
    return [];
  }
  const develops = [list("cost", goods(tile.cost)), list("bar", goods(tile.green_bar))];
  if (guards !== undefined) {
    return [...develops, list("starts", goods(guards.start))];
  }
  if (farmers !== undefined) {
    return [
      ...develops,
      list("farmer", goods(farmers.front)),
      list("farmer-developed", goods(farmers.back)),
      list("extra", goods({ food: farmers.extra_food })),
    ];
  }
  const kind = item.startsWith("labourers") ? "option" : "slot";
  return [
    ...develops,
    ...(slots?.front ?? []).map((gives, at) => list(kind, goods(gives), { slot: at + 1 })),
    ...(slots?.back ?? []).map((gives, at) => list(`${kind}-developed`, goods(gives), { slot: at + 1 })),
  ];
}

function places(box: Box, item: string): readonly Listing[] {
  const wall = box.wall(item);
  const gate = box.gate(item);
  const space = box.file.city_space.find(({ id }) => id === item);
  if (wall !== undefined) {
    return [
      list("price", goods({ grey_banner: wall.grey, stone: wall.stone })),
      list("cleared", goods({ [`blessing_${wall.blessing}`]: 1 })),
    ];
  }
  if (gate !== undefined) {
    const price = { grey_banner: "gate_grey", wood: "gate_wood", stone: "gate_stone" };
    const paid = Object.fromEntries(Object.entries(price).map(([good, name]) => [good, box.number(name)]));
    return [
      ...(gate.corner
        ? []
        : [
            list("price", goods({ ...paid, worker: 1 })),
            list("gatekeeper", goods(gate.gatekeeper)),
            list("end", goods({ vp: gate.vp })),
          ]),
      list("connection", goods(gate.connection)),
    ];
  }
  return space === undefined ? faces(box, item) : [list("enters", goods(space.reward))];
}

/** An altar card: for each week where the Prophets stand, and what their judgement brings. */
function faces(box: Box, item: string): readonly Listing[] {
  return [1, 2, 3].flatMap((number) => {
    const line = box.judgement(item, number);
    return line === undefined
      ? []
      : [
          list("behind", goods(line.behind), { number, space: line.zechariah }),
          list("between", goods(line.between), { number }),
          list("ahead", goods(line.ahead), { number, space: line.haggai }),
        ];
  });
}

function ofTheOpponent(box: Box, item: string): readonly Listing[] {
  const focus = box.focus(item);
  const scheme = box.scheme(item);
  if (focus !== undefined) {
    return [option("upper", focus.upper), option("lower", focus.lower)];
  }
  return scheme === undefined
    ? []
    : [scheme.first, scheme.second, scheme.third].map((action, at) =>
        list("row", schemed(action), { number: at + 1 }),
      );
}

/** What an action needs, does, spends and gives. */
function schemed(action: EsdrasEtNehemieAction): readonly Message[] {
  const { least_workers, most_workers, least_gold, most_gold, spends } = action;
  const needs: readonly (readonly [rest: string, number: number, said: boolean])[] = [
    ["least-worker", least_workers, least_workers > 0],
    ["most-worker", most_workers, most_workers < NO_LIMIT],
    ["least-gold", least_gold, least_gold > 0],
    ["most-gold", most_gold, most_gold < NO_LIMIT],
    ["spends", spends, spends > 0],
  ];
  const does =
    action.action === "gain"
      ? []
      : [message(`esdras-et-nehemie-web-solo-does-${action.action.replaceAll("_", "-")}`)];
  return [
    ...needs.flatMap(([rest, number, said]) =>
      said ? [message(`esdras-et-nehemie-web-solo-${rest}`, { number })] : [],
    ),
    ...does,
    ...(Object.keys(action.gives).length === 0 ? [] : goods(action.gives)),
  ];
}

/** Goods are changed into silver in the end; Blessings reward whoever has some of each. */
function worth(box: Box, item: string): readonly Listing[] {
  const silver = box.number(`value_${item}`);
  if (silver > 0) {
    return [list("worth", goods({ silver }))];
  }
  return box.file.blessing.some(({ id }) => id === item)
    ? box.file.blessing_column.map(({ reward }, at) => list("column", goods(reward), { number: at + 1 }))
    : [];
}
