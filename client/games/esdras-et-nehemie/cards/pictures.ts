/**
 * The pictures on cards and tiles, stone by stone: sixteen in a row, fourteen for a person. A person is a bust and, over
 * its edge, what they work with; letters are the stones of `picture.module.css`.
 *
 * o halo · h hair · e eyes · s skin · r robe · d folds of the robe · v veil · k dark · w wood · t stone
 * y yellow · c cream · b blue · n green · m red · p purple · . the golden ground
 */
import { EMBLEMS } from "./emblems";

export type Picture = readonly string[];

const MAN: Picture = [
  "...oooo...",
  "..ohhhho..",
  ".ohhhhhho.",
  ".ohssssho.",
  ".ohesseho.",
  ".ohssssho.",
  "..ohhhho..",
  "...hhhh...",
  ".rrrhhrrr.",
  "rrdrrrrdrr",
  "rrdrrrrdrr",
  "rrdrrrrdrr",
];

const YOUTH: Picture = [
  "...oooo...",
  "..ohhhho..",
  ".ohhhhhho.",
  ".ohssssho.",
  ".ohesseho.",
  ".oossssoo.",
  "..osssso..",
  "....ss....",
  ".rrrssrrr.",
  "rrdrrrrdrr",
  "rrdrrrrdrr",
  "rrdrrrrdrr",
];

const WOMAN: Picture = [
  "...oooo...",
  "..ovvvvo..",
  ".ovvhhvvo.",
  ".ovssssvo.",
  ".ovessevo.",
  ".ovssssvo.",
  ".ovvssvvo.",
  "..vvssvv..",
  ".rvvrrvvr.",
  "rrvrrrrvrr",
  "rrdrrrrdrr",
  "rrdrrrrdrr",
];

/** What someone holds: six stones in a row, a stroke between the rows. */
const HELD: Readonly<Record<string, string>> = {
  tambourine: "....../....../..ww../.wccw./ywccwy/ywccwy/.wccw./..ww../..ss../..rr../..rr../..rr..",
  harp: ".ww.../w..ww./w.y.w./wyyyw./wyyyw./wyyyw./wyyyw./.wyyw./..www./...w../..ss../..rr..",
  hammer: "....../.kkkk./.kkkk./...w../...w../...w../..sw../..sw../tttttt/tktktk/tttttt/tktktk",
  saw: ".....t/....tk/...tt./..ttk./..tt../.ttk../.ww.../sww.../sw..../wwwwww/kwkwkw/wwwwww",
  sheaf: "y.y.y./yyyyy./.yyy.y/y.y.yy/yyyyy./.yyy../.nmn../.nmn../.yyy../y.y.y./n.n.n./n.n.n.",
  gem: "....../....../....../.bbbb./bbccbb/.bcbb./..bb../..mm../.myym./..ss../..rr../..rr..",
  torch: "..m.../.mym../.myym./..yy../..ww../..ww../..ww../..ss../t.tt.t/tttttt/ttktkt/tttttt",
  roll: "....../....../.cccc./.ckkc./.cccc./.ckkc./.cccc./.ckkc./wccccw/sssss./.rrr../.rrr..",
  spear: "....t./...ttt/....t./....w./.bbbw./bbybbw/byyybw/bbybbw/bbbbbw/.bbbw./..b.w./....w.",
  book: "....../....../....../ccc.cc/ckkcck/cccccc/ckkcck/cccccc/wwwwww/..ss../..rr../..rr..",
  plumb: "kkkkkk/..k.../..k.../..k.../..k.../..k.../.yyy../.yyy../..y.../tttttt/tktktk/tttttt",
  torah: ".y..y./.w..w./cccccc/ckkkkc/cccccc/ckkkkc/cccccc/ckkkkc/cccccc/.w..w./.s..s./.r..r.",
  sword: "..t.../..t.../..t.../..t.../.yyy../..w.../..s.../....../tttttt/tktktk/tttttt/tktktk",
};

interface Person {
  readonly bust: Picture;
  readonly holds: string;
  /** The stones of the robe and its folds. */
  readonly robe: string;
  readonly folds: string;
  readonly veil?: string;
}

const PEOPLE: Readonly<Record<string, Person>> = {
  singer: { bust: WOMAN, holds: "tambourine", robe: "m", folds: "y", veil: "c" },
  musician: { bust: MAN, holds: "harp", robe: "b", folds: "c" },
  mason: { bust: MAN, holds: "hammer", robe: "w", folds: "k" },
  carpenter: { bust: YOUTH, holds: "saw", robe: "n", folds: "k" },
  gatherer: { bust: WOMAN, holds: "sheaf", robe: "n", folds: "y", veil: "m" },
  jeweller: { bust: WOMAN, holds: "gem", robe: "p", folds: "y", veil: "b" },
  watchwoman: { bust: WOMAN, holds: "torch", robe: "b", folds: "k", veil: "t" },
  scholar: { bust: MAN, holds: "roll", robe: "c", folds: "b" },
  soldier: { bust: YOUTH, holds: "spear", robe: "t", folds: "m" },
  teacher: { bust: MAN, holds: "book", robe: "m", folds: "c" },
  zerubbabel: { bust: MAN, holds: "plumb", robe: "p", folds: "y" },
  ezra: { bust: MAN, holds: "torah", robe: "b", folds: "y" },
  nehemiah: { bust: MAN, holds: "sword", robe: "m", folds: "y" },
};

/** Cards that are not people. */
const THINGS: Readonly<Record<string, Picture>> = {
  guards: [
    "................",
    "..tt.tt..tt.tt..",
    "..ttttt..ttttt..",
    "..tkktt..ttkkt..",
    "..ttttttttttttt.",
    "..tttttttttttt..",
    "..ttktttttkttt..",
    "..tttttwwttttt..",
    "..ttttwwwwtttt..",
    "..ttttwkkwtttt..",
    "..ttttwkkwtttt..",
    "nnnnnnnnnnnnnnnn",
  ],
  traders: [
    ".......yy.......",
    "..yyyyyyyyyyyy..",
    "..y....ww....y..",
    ".y.y...ww...y.y.",
    ".y.y...ww...y.y.",
    "y...y..ww..y...y",
    "yyyyy..ww..yyyyy",
    ".ycy...ww...ymy.",
    ".......ww.......",
    ".......ww.......",
    "......wwww......",
    ".....wwwwww.....",
  ],
  elders: [
    "..oooo....oooo..",
    ".occcco..occcco.",
    ".csssso..ossssc.",
    ".cesseo..oessec.",
    ".csssso..ossssc.",
    ".occcco..occcco.",
    "..cccc....cccc..",
    ".ppccpp..bbccbb.",
    ".pppppp..bbbbbb.",
    "pppypppwwbbbybbb",
    "pppypppwwbbbybbb",
    "pppypppwwbbbybbb",
  ],
  farmers: [
    "bbbbbbbbbbbbbyyy",
    "bbbbbbbbbbbbyyyy",
    "bbbbbbbbbbbbbyyy",
    "y..y..y..y..y...",
    "yy.yy.yy.yy.yy.y",
    ".y..y..y..y..y..",
    "yy.yy.yy.yy.yy.y",
    ".n..n..n..n..n..",
    "nnnnnnnnnnnnnnnn",
    "wnwnwnwnwnwnwnwn",
    "wwwwwwwwwwwwwwww",
    "kwkwkwkwkwkwkwkw",
  ],
  labourers: [
    "................",
    "...kkkk.........",
    "...kkkk...tttt..",
    ".....w....tktt..",
    "......w...tttt..",
    ".......w........",
    "tttt....w..tttt.",
    "tktt.tttt..tktt.",
    "tttt.tktt..tttt.",
    "wwwwwwwwwwwwwwww",
    "w..w..w..w..w..w",
    "nnnnnnnnnnnnnnnn",
  ],
  wall: [
    "................",
    "................",
    "tt..tt..tt..tt..",
    "tt..tt..tt..tt..",
    "tttttttttttttttt",
    "tttkttttkttttktt",
    "tttttttttttttttt",
    "tktttttkttttkttt",
    "tttttttttttttttt",
    "ttttktttttkttttt",
    "tttttttttttttttt",
    "nnnnnnnnnnnnnnnn",
  ],
  gate: [
    "................",
    ".tt.tt....tt.tt.",
    ".ttttt....ttttt.",
    ".tttttttttttttt.",
    ".tkttttttttttkt.",
    ".tttttwwwwttttt.",
    ".ttttwwwwwwtttt.",
    ".tktwwkwwkwwtkt.",
    ".tttwwkwwkwwttt.",
    ".tttwwkwwkwwttt.",
    ".tttwwkwwkwwttt.",
    "nnnnnnnnnnnnnnnn",
  ],
  scroll: [
    "................",
    ".wwwwwwwwwwwwww.",
    "ycccccccccccccc.",
    "..ckkkkkkkkkkc..",
    "..cccccccccccc..",
    "..ckkkkkkkkkkc..",
    "..cccccccccccc..",
    "..ckkkkkkkkkkc..",
    "..cccccccccccc..",
    "..ckkkkkkcccccy.",
    ".wwwwwwwwwwwwww.",
    "................",
  ],
  city: [
    "bbbbbbbbbbbbbbbb",
    "bbbbbbbbbbbbbbbb",
    "bbbbbcc..bbbbbbb",
    "bbbcccc..ccbbbbb",
    "bcccckc..ckcccbb",
    "ccckccc..ccccccc",
    "cccccccmmcccckcc",
    "nnnnnnmmmmnnnnnn",
    "nnnnnmmcmmmnnnnn",
    "nnnnmmccmmmmnnnn",
    "yyymmmcccmmmmyyy",
    "yyyyyyyyyyyyyyyy",
  ],
};

const known = new Map<string, Picture | null>();

/** The picture of a component or kind; null if there is none. */
export function pictureOf(motif: string): Picture | null {
  let picture = known.get(motif);
  if (picture === undefined) {
    picture = drawnOf(motif);
    known.set(motif, picture);
  }
  return picture;
}

function drawnOf(motif: string): Picture | null {
  const person = PEOPLE[motif];
  const emblem = EMBLEMS[motif];
  if (person !== undefined) {
    return drawn(person);
  }
  return emblem === undefined ? (THINGS[motif] ?? null) : setInto(THINGS.wall ?? [], emblem.split("/"));
}

/** Where an emblem is set into a wall. */
const EMBLEM = { x: 4, y: 3 };

function setInto(wall: Picture, emblem: Picture): Picture {
  return wall.map((row, at) => laidOver(row, emblem[at - EMBLEM.y] ?? "", EMBLEM.x));
}

/** What is held is laid over the edge of the bust. */
const OVER = 8;

function laidOver(below: string, above: string, from: number): string {
  const ground = below.padEnd(from + above.length, ".");
  return [...ground]
    .map((stone, at) => {
      const laid = above[at - from];
      return laid === undefined || laid === "." ? stone : laid;
    })
    .join("");
}

function drawn({ bust, holds, robe, folds, veil = "v" }: Person): Picture {
  const dressed: Readonly<Record<string, string>> = { r: robe, d: folds, v: veil };
  const dress = (row: string) => [...row].map((stone) => dressed[stone] ?? stone).join("");
  const held = (HELD[holds] ?? "").split("/");
  return bust.map((row, at) => laidOver(dress(row), dress(held[at] ?? ""), OVER));
}
