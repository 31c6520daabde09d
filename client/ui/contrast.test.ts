/** Every pair of colours that text or a control is drawn with can be read, in every theme. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");

type Colours = ReadonlyMap<string, string>;

/** The declarations in the first block after a selector. */
function block(selector: string): Colours {
  const start = css.indexOf(`${selector} {`);
  if (start < 0) throw new Error(`tokens.css has no ${selector}`);
  const body = css.slice(start, css.indexOf("}", start));
  return new Map(
    [...body.matchAll(/--([a-z0-9-]+):\s*([^;]+);/g)].map(([, name, value]) => [name ?? "", value ?? ""]),
  );
}

const PAIR = /^light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)$/;
const ALIAS = /^var\(--([a-z0-9-]+)\)$/;

/** The colours of a theme, as six digits; anything that is not a plain colour is left out. */
function theme(side: 1 | 2, ...blocks: readonly Colours[]): Colours {
  const said = new Map(blocks.flatMap((one) => [...one]));
  const plain = (value: string): string | undefined =>
    ALIAS.test(value)
      ? plain(said.get(ALIAS.exec(value)?.[1] ?? "") ?? "")
      : (PAIR.exec(value)?.[side] ?? value);
  return new Map([...said].map(([name, value]) => [name, plain(value) ?? ""] as const));
}

const day = block(":root");
const strong = block(':root[data-theme="contrast"]');
const THEMES: Readonly<Record<string, Colours>> = {
  light: theme(1, day),
  dark: theme(2, day),
  contrast: theme(2, day, strong),
};

/** How bright a colour is, as WCAG 2 counts. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

const GROUNDS = ["sunken", "ground", "surface", "raised"];
const JEWELS = ["lapis", "ruby", "emerald", "amber", "amethyst"];
const SEATS = ["seat-0", "seat-1", "seat-2", "seat-3", "seat-4", "seat-5"];

/** What is read: 4.5 to 1. */
const TEXTS: readonly (readonly [text: string, ground: string])[] = [
  ...GROUNDS.flatMap((ground) =>
    ["ink", "ink-soft", "action", ...JEWELS].map((text) => [text, ground] as const),
  ),
  ...JEWELS.flatMap((jewel) => [jewel, "ink", "ink-soft"].map((text) => [text, `${jewel}-wash`] as const)),
  ...JEWELS.filter((jewel) => jewel !== "amber").map((jewel) => ["on-pane", `${jewel}-pane`] as const),
  ["on-amber", "amber-pane"],
  ["on-chosen", "chosen"],
  ["on-frame", "frame"],
];

/** What is seen: the ends of controls, the focus, the marks of seats: 3 to 1. */
const SIGNS: readonly (readonly [sign: string, ground: string])[] = [
  ...["ground", "surface", "raised"].flatMap((ground) =>
    ["line-strong", "edge", "focus", "offer", "chosen", ...SEATS].map((sign) => [sign, ground] as const),
  ),
  ["line-strong", "sunken"],
  ["chosen", "sunken"],
  ["amber-pane", "frame"],
  ...SEATS.map((seat) => ["on-seat", seat] as const),
];

describe.each(Object.keys(THEMES))("in the theme %s", (name) => {
  const colours = THEMES[name] ?? new Map<string, string>();
  const measured = ([one, other]: readonly [string, string]) => ({
    pair: `${one} on ${other}`,
    contrast: contrast(colours.get(one) ?? "", colours.get(other) ?? ""),
  });
  const below = (least: number) => (pair: { readonly contrast: number }) => !(pair.contrast >= least);

  test("every text can be read on its ground", () => {
    expect(TEXTS.map(measured).filter(below(4.5))).toEqual([]);
  });

  test("every sign can be seen on its ground", () => {
    expect(SIGNS.map(measured).filter(below(3))).toEqual([]);
  });
});

test("in high contrast, text on a ground has 7 to 1", () => {
  const colours = THEMES.contrast ?? new Map<string, string>();
  for (const ground of GROUNDS) {
    for (const text of ["ink", "ink-soft", ...JEWELS]) {
      expect(contrast(colours.get(text) ?? "", colours.get(ground) ?? "")).toBeGreaterThanOrEqual(7);
    }
  }
});

test("high contrast says every colour anew", () => {
  const coloured = [...day].filter(([, value]) => value.includes("light-dark(#")).map(([name]) => name);
  expect(coloured.filter((name) => !strong.has(name))).toEqual([]);
});
