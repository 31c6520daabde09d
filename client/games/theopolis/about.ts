import type { About } from "#/table/contract";

export const ABOUT: About = { place: 1, minutes: [30, 60], weight: 2 };
