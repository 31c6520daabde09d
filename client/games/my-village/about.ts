import type { About } from "#/table/contract";

export const ABOUT: About = { place: 3, minutes: [60, 90], weight: 3 };
