import type { About } from "#/table/contract";

export const ABOUT: About = { place: 4, minutes: [90, 120], weight: 4 };
