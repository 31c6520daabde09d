/** The glass that everything is cut from: each colour as the light shines through its middle, its body, its edge. */

export const GLASS = {
  ruby: ["#ff7f78", "#c0152c", "#660a1a"],
  ember: ["#ffc76e", "#ea541c", "#8c2008"],
  rose: ["#ffd9d9", "#e2788f", "#98384f"],
  amber: ["#ffe391", "#efa121", "#a1590a"],
  gold: ["#fff6bf", "#f4c93f", "#b07f0c"],
  ivory: ["#fffdf2", "#f1e5c6", "#bfa876"],
  moss: ["#dcecac", "#88aa3c", "#455f19"],
  emerald: ["#9df0bb", "#1c995a", "#094a2d"],
  azure: ["#dbf4ff", "#62b5e9", "#246ca2"],
  sapphire: ["#93bfff", "#1e54c3", "#0d2462"],
  night: ["#6a7ab5", "#273166", "#0e1331"],
  violet: ["#dfbaff", "#7f3fb6", "#411767"],
  pearl: ["#ffffff", "#dce6ef", "#97a9ba"],
  flesh: ["#ffeddb", "#efc299", "#b57d4c"],
  stone: ["#f3eadb", "#bcac90", "#74664d"],
  earth: ["#dcae7e", "#95612d", "#52310f"],
  smoke: ["#b4b4c4", "#5d5d74", "#292939"],
} as const satisfies Record<string, readonly [light: string, body: string, edge: string]>;

export type Glass = keyof typeof GLASS;

/** One piece of glass: its colour and its outline. Lead runs along every outline; `paint` lies on the glass. */
export type Piece = readonly [glass: Glass | "paint", outline: string];

/** A number from 0 up to `below`, always the same for the same words: which shade a pane has. */
export function pick(below: number, ...words: readonly (string | number)[]): number {
  let hash = 2166136261;
  for (const character of words.join(" ")) {
    hash = Math.imul(hash ^ character.charCodeAt(0), 16777619) >>> 0;
  }
  return Math.floor(((Math.imul(hash ^ (hash >>> 15), 2246822519) >>> 0) / 2 ** 32) * below);
}
