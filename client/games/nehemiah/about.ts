import type { About } from "#/table/contract";

export const ABOUT: About = { place: 2, minutes: [30, 60], weight: 2 };
