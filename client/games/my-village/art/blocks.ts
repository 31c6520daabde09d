/**
 * What is cut into the blocks, 60 wide and 40 high: `tint` is printed first and a little aside, then `ink` over it.
 * Ink has the outlines and shadows in one; what it leaves out is paper or tint.
 */
export interface Block {
  readonly tint: string;
  readonly ink: string;
}

/** Rows of short cuts, as a knife leaves them in a sky or on a slope. */
function rows(x: number, y: number, wide: number, number: number, gap: number): string {
  return Array.from(
    { length: number },
    (_, row) => `M${x + (row % 2) * 3} ${y + row * gap}h${wide - row * 2}v.8h${row * 2 - wide}Z`,
  ).join("");
}

const GROUND = "M0 36Q14 33 30 35T60 34V40H0Z";
const SKY = rows(2, 3, 12, 3, 3) + rows(46, 4, 12, 3, 3);
const house = (x: number, y: number, w: number, h: number) =>
  `M${x} ${y + h}V${y}L${x + w / 2} ${y - w * 0.55}L${x + w} ${y}V${y + h}Z`;

const BLOCKS = {
  sanatorium: {
    tint: `${house(10, 20, 40, 15)}`,
    ink: `${SKY}${GROUND}M8 21L30 8 52 21V19L30 5.500 8 18.500ZM10 21h2v14h-2ZM48 21h2v14h-2ZM28.500 12h3v3h3v3h-3v4h-3v-4h-3v-3h3ZM15 24h5v6h-5ZM40 24h5v6h-5ZM26 35v-8a4 4 0 0 1 8 0v8Z`,
  },
  cloister: {
    tint: "M6 18H54V35H6ZM22 18V8L30 2 38 8V18Z",
    ink: `${GROUND}M29 0h2v2h2v1.500h-2V7h-2V3.500h-2V2h2ZM21 18V9L30 4 39 9V18H37V10L30 6.300 23 10V18ZM5 17h50v3H5ZM8 35V26a4 4 0 0 1 8 0v9ZM19 35V26a4 4 0 0 1 8 0v9ZM33 35V26a4 4 0 0 1 8 0v9ZM44 35V26a4 4 0 0 1 8 0v9Z`,
  },
  counter: {
    tint: "M8 14H52V35H8ZM34 14 41 3 48 14Z",
    ink: `${SKY}${GROUND}M32 15 41 1 50 15H47L41 6 35 15ZM6 13h48v3H6ZM8 16h2v19H8ZM50 16h2v19h-2ZM13 27h34v3H13ZM15 30h2v5h-2ZM43 30h2v5h-2ZM18 20a3.500 3.500 0 1 1 0 7 3.500 3.500 0 0 1 0-7Zm8 3h8v4h-8Zm12-3h5v7h-5Z`,
  },
  refuge: {
    tint: `${house(16, 18, 28, 17)}M2 35 10 22 18 35Z`,
    ink: `${SKY}${GROUND}M13 20 30 6 47 20H44L30 9 16 20ZM17 20h2v15h-2ZM41 20h2v15h-2ZM26 35v-9a4 4 0 0 1 8 0v9ZM29 12h2v2h2v1.500h-2V20h-2v-4.500h-2V14h2ZM50 16h1.500v19H50ZM47 16a4 4 0 0 1 8 0ZM2 35 10 20 13 26 11 25 5 35Z`,
  },
  rosary: {
    tint: "M30 4a12 12 0 1 1 0 24 12 12 0 0 1 0-24Z",
    ink: "M30 1a3 3 0 1 1 0 6 3 3 0 0 1 0-6Zm10 3a3 3 0 1 1 0 6 3 3 0 0 1 0-6Zm4 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6Zm-4 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6ZM20 4a3 3 0 1 1 0 6 3 3 0 0 1 0-6Zm-4 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6Zm4 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6ZM28.500 26h3v4h4v3h-4v7h-3v-7h-4v-3h4Z",
  },
  chalice: {
    tint: "M17 5H43C43 16 38 21 32 22V31L40 36H20L28 31V22C22 21 17 16 17 5Z",
    ink: "M15 3H45C45 16 39 22 33 23.500V30L42 36V39H18V36L27 30V23.500C21 22 15 16 15 3ZM18 6C18.500 10 19.500 13 21 15H39C40.500 13 41.500 10 42 6ZM23 17.500C25 19.500 27.500 20.500 30 20.500S35 19.500 37 17.500Z",
  },
  quill: {
    tint: "M22 34C22 18 30 6 48 2C48 16 42 26 28 28Z",
    ink: "M18 39C20 20 28 4 51 0C51 16 44 27 27 29.500L21 39ZM25 26C33 20 40 13 46 5C34 9 27 17 25 26ZM29 27C40 25 46 17 47.500 8C43 15 36 22 29 27ZM6 36H44V39H6Z",
  },
  monetary: {
    tint: "M10 12H50V36H10Z",
    ink: `${GROUND}M30 1 54 11v3H6v-3ZM9 15h4v17H9ZM47 15h4v17h-4ZM7 32h46v4H7ZM30 16a8 8 0 1 1 0 16 8 8 0 0 1 0-16Zm0 2.500a5.500 5.500 0 1 0 0 11 5.500 5.500 0 0 0 0-11Zm2 2.500a3.200 3.200 0 1 0 0 6l-1-1.500a1.500 1.500 0 1 1 0-3Z`,
  },
  citizens: {
    tint: "M10 12H50V36H10Z",
    ink: `${GROUND}M30 1 54 11v3H6v-3ZM9 15h4v17H9ZM47 15h4v17h-4ZM7 32h46v4H7ZM22 17a3 3 0 1 1 0 6 3 3 0 0 1 0-6Zm-5 15c0-5 2-8 5-8s5 3 5 8ZM38 17a3 3 0 1 1 0 6 3 3 0 0 1 0-6Zm-5 15c0-5 2-8 5-8s5 3 5 8Z`,
  },
  properties: {
    tint: "M10 12H50V36H10Z",
    ink: `${GROUND}M30 1 54 11v3H6v-3ZM9 15h4v17H9ZM47 15h4v17h-4ZM7 32h46v4H7ZM17 32V24l6-5 6 5v8ZM32 17h12v15H32Zm2 2v2h8v-2Zm0 4v2h8v-2Zm0 4v2h8v-2Z`,
  },
  guild: {
    tint: "M10 12H50V36H10Z",
    ink: `${GROUND}M30 1 54 11v3H6v-3ZM9 15h4v17H9ZM47 15h4v17h-4ZM7 32h46v4H7ZM30 16l11 5v10l-11 0-11 0V21Zm0 2.500-7 3 7 3 7-3ZM21 23v7h8v-4Z`,
  },
  square: {
    tint: "M6 28Q30 20 54 28T30 37 6 28ZM24 10H36V24H24Z",
    ink: `${house(3, 14, 12, 12)}${house(45, 14, 12, 12)}M4 28C14 22 46 22 56 28C46 38 14 38 4 28ZM8 28C18 33.500 42 33.500 52 28C42 24.500 18 24.500 8 28ZM23 10 30 4 37 10V12H23ZM25 12h2v12h-2ZM33 12h2v12h-2ZM22 23h16v5H22Z`,
  },
  field: {
    tint: "M0 14Q30 8 60 14V40H0Z",
    ink: `${SKY}M0 13Q30 7 60 13V15Q30 9.500 0 15ZM28 12 2 40H7L29 13ZM29.500 12 16 40H20L30 13ZM30.500 12 29 40H33L31.500 13ZM31.500 12 42 40H47L32.500 13ZM32.500 12 55 38 58 36 33.500 13Z`,
  },
  stable: {
    tint: `${house(6, 18, 48, 18)}`,
    ink: `${GROUND}M2 19 30 3 58 19V22L30 6.500 2 22ZM6 22h2.500v14H6ZM51.500 22H54v14h-2.500ZM20 36c0-6 1-8 3-10l-5 2-2-2c2-5 6-8 10-9l1-3 3 3c5 2 8 9 8 19Z`,
  },
  brewery: {
    tint: "M16 12C12 20 12 28 16 36H44C48 28 48 20 44 12Z",
    ink: `${GROUND}M14 10H46C51 20 51 28 46 38H14C9 28 9 20 14 10ZM16 12.500C14.500 15 13.800 17 13.300 18.500H46.700C46.200 17 45.500 15 44 12.500ZM12.800 21C12.300 24 12.300 26 12.800 28H47.200C47.700 26 47.700 24 47.200 21ZM13.500 30.500 16 35.500H44L46.500 30.500ZM22 4a4 4 0 0 1 7-1 5 5 0 0 1 8 1v4H22Z`,
  },
  forge: {
    tint: "M8 14H46L52 8V20H36L40 30V36H16V30L20 22H8Z",
    ink: `${GROUND}M4 12H40V9H56L50 18H38C36 22 38 26 42 29V36H14V29C18 26 20 23 19 19 12 19 6 17 4 12ZM9 14.500C12 16.500 17 16.500 21 16.500V14.500ZM17 31V34H39V31ZM44 1l2 4 4-1-3 3H43l-3-3 4 1Z`,
  },
  parchment: {
    tint: "M12 6H48V32H12Z",
    ink: "M8 2h3v36H8ZM49 2h3v36h-3ZM5 4h50v3H5ZM5 33h50v3H5ZM14 9Q30 12 46 9Q44 20 46 31Q30 28 14 31Q16 20 14 9ZM16.500 11.500Q18 20 16.500 28.500Q30 26 43.500 28.500Q42 20 43.500 11.500Q30 14 16.500 11.500ZM22 17h16v1.500H22ZM22 21h16v1.500H22ZM22 25h11v1.500H22Z",
  },
  wheel: {
    tint: "M30 3a17 17 0 1 1 0 34 17 17 0 0 1 0-34Z",
    ink: "M30 1a19 19 0 1 1 0 38 19 19 0 0 1 0-38Zm0 4a15 15 0 1 0 0 30 15 15 0 0 0 0-30ZM28.500 5h3V16h-3ZM28.500 24h3v11h-3ZM15 18.500H26v3H15ZM34 18.500H45v3H34ZM19 11 21 9 28 16 26 18ZM39 9 41 11 34 18 32 16ZM26 22 28 24 21 31 19 29ZM34 22 41 29 39 31 32 24ZM30 16a4 4 0 1 1 0 8 4 4 0 0 1 0-8Z",
  },
  road: {
    tint: "M0 20Q16 8 34 16T60 12V40H0Z",
    ink: `${SKY}M0 19Q16 7 34 15T60 11V13.500Q46 20 34 17.500T0 21.500ZM30 17C26 22 40 24 34 30S20 36 18 40H30C34 36 46 34 46 29S34 22 33 17ZM8 24h6v9H8Z`,
  },
  water: {
    tint: "M0 20H60V40H0Z",
    ink: `${SKY}M12 18H48L42 27H18ZM29 3h2v15h-2ZM31 4 42 15H31ZM0 29q5-4 10 0t10 0 10 0 10 0 10 0 10 0v2.500q-5 4-10 0t-10 0-10 0-10 0-10 0-10 0ZM4 35q4-3 8 0t8 0v2q-4 3-8 0t-8 0ZM34 35q4-3 8 0t8 0v2q-4 3-8 0t-8 0Z`,
  },
  tavern: {
    tint: `${house(18, 16, 34, 20)}`,
    ink: `${SKY}${GROUND}M14 18 35 3 56 18V21L35 6.500 14 21ZM18 21h2.500v15H18ZM49.500 21H52v15h-2.500ZM30 36V28a5 5 0 0 1 10 0v8ZM22 22h5v5h-5ZM43 22h5v5h-5ZM4 10H18V12H6V14H12V22H3V14H4Z`,
  },
  wood: {
    tint: "M0 26Q30 14 60 26V40H0Z",
    ink: `${GROUND}M8 36V26L2 26 7 20H4L10 10 16 20H13L18 26 12 26V36ZM22 36V24L15 24 21 17H18L25 4 32 17H29L35 24 28 24V36ZM42 36V26L36 26 41 20H38L45 9 52 20H49L54 26 48 26V36Z`,
  },
  bridge: {
    tint: "M0 16C20 6 40 6 60 16V26H0Z",
    ink: "M0 15C20 4 40 4 60 15V27H52C52 20 38 20 38 27H22C22 20 8 20 8 27H0ZM4 17v3H12V15.500ZM16 14v3H26V12ZM30 12v4H42V14ZM46 15v4H56V18ZM0 31q5-4 10 0t10 0 10 0 10 0 10 0 10 0v2q-5 4-10 0t-10 0-10 0-10 0-10 0-10 0ZM24 1h2v9h-2Z",
  },
  storm: {
    tint: "M6 16a8 8 0 0 1 10-9 12 12 0 0 1 22-2 9 9 0 0 1 16 9v4H8Z",
    ink: `${GROUND}M4 18a9 9 0 0 1 11-11 13 13 0 0 1 23-3 10 10 0 0 1 18 11l-2 5H8ZM9 16.500H51c3-6-4-10-10-8l-3 2c-3-6-13-7-19-1-5-2-10 1-10 7ZM30 20 22 30H28L24 39 38 27H31L36 20ZM10 23h1.500l-3 8H7ZM46 23h1.500l-3 8H43ZM52 22h1.500l-3 8H49Z`,
  },
  castle: {
    tint: "M12 14H48V34H12Z",
    ink: "M0 36Q30 20 60 36V40H0ZM10 32V10H13V13H16V10H19V18H24V6H27V9H29V6H31V9H33V6H36V18H41V10H44V13H47V10H50V32L47 30.500V20H39V27H21V20H13V30.500ZM27 26V19a3 3 0 0 1 6 0v7ZM29.500 0 37 2 31 4V6H29.500Z",
  },
  gate: {
    tint: "M6 10H54V36H6Z",
    ink: `${GROUND}M4 36V8H8V11H12V8H16V18H22V12H26V15H34V12H38V18H44V8H48V11H52V8H56V36H44V21H38V36H36V28a6 6 0 0 0-12 0v8H22V21H16V36ZM8 17h4v5H8ZM48 17h4v5h-4ZM25 30h2v6h-2ZM29 28h2v8h-2ZM33 30h2v6h-2Z`,
  },
  mountain: {
    tint: "M2 38 20 8 30 22 40 4 58 38Z",
    ink: "M0 39 20 5 29 18 40 1 60 39H54L46 24 42 28 40 20 36 25 34 21 38 14 40 6 31 22 27 27 25 22 21 25 20 12 15 22 6 39ZM26 39 34 28 36 34 42 32 46 39Z",
  },
  chapel: {
    tint: `${house(16, 20, 28, 16)}`,
    ink: `${SKY}${GROUND}M29 0h2v3h3v2h-3v4h-2V5h-3V3h3ZM13 22 30 8 47 22V25L30 11.500 13 25ZM16 25h2.500v11H16ZM41.500 25H44v11h-2.500ZM26 36V28a4 4 0 0 1 8 0v8ZM30 15a3 3 0 1 1 0 6 3 3 0 0 1 0-6Z`,
  },
  cathedral: {
    tint: "M10 14H24V36H10ZM36 14H50V36H36ZM24 20H36V36H24Z",
    ink: `${GROUND}M9 36V14L16.500 0 24 14V19L30 13 36 19V14L43.500 0 51 14V36H48.500V15H38.500V36H36.500V22L30 16 23.500 22V36H21.500V15H11.500V36ZM30 20a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM27 36V32a3 3 0 0 1 6 0v4ZM14 19h5v6h-5ZM41 19h5v6h-5Z`,
  },
  court: {
    tint: "M12 12H48V30H12Z",
    ink: "M10 30 6 8 18 18 30 3 42 18 54 8 50 30ZM14 27H46L49 15 41 22 30 8 19 22 11 15ZM10 33h40v5H10ZM30 1a2 2 0 1 1 0 4 2 2 0 0 1 0-4ZM6 5a2 2 0 1 1 0 4 2 2 0 0 1 0-4ZM54 5a2 2 0 1 1 0 4 2 2 0 0 1 0-4Z",
  },
  house: {
    tint: `${house(12, 18, 36, 18)}`,
    ink: `${SKY}${GROUND}M8 20 30 4 52 20V23L30 7.500 8 23ZM12 23h2.500v13H12ZM45.500 23H48v13h-2.500ZM25 36V27h10v9ZM17 25h5v5h-5ZM38 25h5v5h-5Z`,
  },
} as const satisfies Readonly<Record<string, Block>>;

type BlockName = keyof typeof BLOCKS;

const OF: Readonly<Record<string, BlockName>> = {
  ch_sanatorium: "sanatorium",
  ch_cloister: "cloister",
  ch_diocesan: "counter",
  ch_refuge: "refuge",
  co_monetary: "monetary",
  co_citizens: "citizens",
  co_properties: "properties",
  co_guild: "guild",
  field: "field",
  village_square: "square",
  stable: "stable",
  brewery: "brewery",
  forge: "forge",
  parchment_maker: "parchment",
  wheelwright: "wheel",
  tr_a1: "road",
  tr_a2: "water",
  tr_a3: "tavern",
  tr_a4: "water",
  tr_b1: "wood",
  tr_b2: "bridge",
  tr_b3: "house",
  tr_b4: "storm",
  tr_c1: "castle",
  tr_c2: "bridge",
  tr_c3: "tavern",
  tr_c4: "storm",
  tr_d1: "gate",
  tr_d2: "tavern",
  tr_d3: "mountain",
  tr_d4: "chapel",
  tr_e1: "water",
  tr_e2: "cathedral",
  tr_e3: "court",
};

const BY_NAME: ReadonlyMap<string, Block> = new Map(Object.entries(BLOCKS));

/** What is cut for a card, a type of workshop or a symbol; a house for all that is nothing else. */
export function blockOf(item: string): Block {
  return BY_NAME.get(OF[item] ?? item) ?? BLOCKS.house;
}
