/** What each foreman is known by. */
import { box, coin, disc, exchange, type Relief, together } from "./shapes";

export const TOOLS: Readonly<Record<string, Relief>> = {
  artisan: {
    fill: "M6 10h18v9H6ZM13 19h5v24h-5ZM30 8h7v16h-7ZM31 24h5l-2.500 19Z",
    lit: box(8, 12, 6, 4),
  },
  architect: {
    fill: "M22 4h4v6h-4ZM21 10h6l10 32l-4 1l-9 -27l-9 27l-4 -1Z",
    line: "M15 32c5 4 13 4 18 0",
  },
  sculptor: {
    fill: "M16 44h18l-3 -8c5 -3 7 -9 6 -16c-1 -9 -8 -15 -16 -13c-7 1 -10 7 -10 13l-4 8h5v6c0 3 3 3 6 3Z",
    line: "M15 18h5M14 30h4M22 8c8 2 12 8 12 18M26 12c3 2 5 6 5 10",
  },
  carpenter: {
    fill: "M4 14l30 6v14l-2 -3l-3 2l-2 -4l-3 2l-2 -4l-3 2l-2 -4l-3 2l-2 -4l-3 2ZM33 16h11v18h-11ZM37 21v8h3v-8Z",
  },
  merchant: {
    fill: "M22 6h4v32h8v5H14v-5h8ZM3 24h16c0 6 -3 9 -8 9s-8 -3 -8 -9ZM29 24h16c0 6 -3 9 -8 9s-8 -3 -8 -9Z",
    line: "M6 11h36M11 12l-7 12M11 12l7 12M37 12l-7 12M37 12l7 12",
  },
  turncoat: {
    fill: "M24 5C12 5 7 10 7 20s7 22 17 24ZM26 5c10 0 15 5 15 15S35 42 26 44Z",
    lit: "M12 18c3 -3 6 -3 8 0c-2 3 -6 3 -8 0ZM18 34c-3 -2 -4 -4 -5 -6c3 2 6 2 9 2v3Z",
    line: "M29 19c3 -3 6 -3 8 0M30 34c2 -3 4 -3 6 -3",
  },
  administrator: {
    fill: "M7 5h28v33H7ZM30 30l12 7l-4 2l3 5l-3 1l-3 -5l-3 3Z",
    lit: `${box(11, 10, 20, 6)}${box(11, 24, 20, 6)}`,
    line: "M11 20h20M21 12v16m-3 -3l3 3l3 -3",
  },
  seasonal: {
    fill: "M19 28h10l5 16H14ZM24 2c5 5 5 10 0 15c-5 -5 -5 -10 0 -15ZM11 8c6 2 9 7 8 14c-6 -2 -9 -7 -8 -14ZM37 8c-6 2 -9 7 -8 14c6 -2 9 -7 8 -14Z",
    line: "M24 17v11M19 22l3 6M29 22l-3 6M18 32h12",
  },
  town_planner: {
    fill: "M5 8h38v32H5Z",
    lit: `${box(9, 12, 9, 9)}${box(22, 12, 17, 5)}${box(9, 26, 16, 10)}${box(30, 22, 9, 14)}`,
    line: "M20 8v14H5M20 20h23M28 20v20",
  },
  substitute: {
    fill: `${disc(12, 33, 8)}${disc(36, 33, 8)}`,
    lit: `${disc(12, 33, 4)}${disc(36, 33, 4)}`,
    line: exchange(8, 8, 32),
  },
  journeyman: {
    fill: `${disc(13, 13, 9)}M9 22l5 -3l4 -2l24 23l-3 4Z`,
    lit: disc(11, 11, 4),
    line: "M13 4l3 5M20 18l4 4M6 44h26",
  },
  convict: {
    fill: `${disc(33, 33, 11)}M5 10a6 6 0 0 1 12 0v5a6 6 0 0 1 -12 0Zm4 0v5a2 2 0 0 0 4 0v-5a2 2 0 0 0 -4 0Z`,
    lit: disc(30, 30, 4),
    line: "M15 18l3 3M17 20a4 3 45 1 0 6 4a4 3 45 1 0 -5 -5M23 24l3 2",
  },
  assistant: together(
    { fill: "M6 20h6V6c0 -3 4 -3 4 0v12h6V8c0 -3 4 -3 4 0v12c6 0 6 4 6 9l-4 15H14L8 32Z" },
    { fill: "M36 6l2 6h6l-5 4l2 6l-5 -4l-5 4l2 -6l-5 -4h6Z", line: "M14 30h12M15 35h10" },
  ),
  corrupt_worker: together(
    {
      fill: "M16 16c-9 6 -12 13 -12 18c0 7 5 10 13 10s14 -3 14 -10c0 -5 -3 -12 -10 -18ZM13 6h12l-3 8h-6Z",
      line: "M14 15h9M12 26c-2 3 -3 6 -2 9",
    },
    coin(36, 15, 9),
  ),
  inspector: {
    fill: "M2 24c8 -13 36 -13 44 0c-8 13 -36 13 -44 0Z",
    lit: disc(24, 24, 9),
    line: `${disc(24, 24, 4)}M8 12l4 4M24 7v5M40 12l-4 4`,
  },
};
