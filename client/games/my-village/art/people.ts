/**
 * Customers: heads from the same block with hats, beards and collars of their own. Who wears what goes by the card,
 * so that everyone is met again.
 */
import type { Block } from "./blocks";

const HEAD = "M23 14H37C38 24 35 29 30 29S22 24 23 14ZM25.500 16C25 23 27 26.500 30 26.500S35 23 34.500 16Z";
const EYES = "M26.500 18.500h2v1.500h-2ZM31.500 18.500h2v1.500h-2ZM29.300 20h1.400v3h-1.400ZM28 24h4v1h-4Z";

const HATS = [
  "M20 14C18 4 26 1 30 1S42 4 40 14Z",
  "M14 12H46V15H14ZM22 12 24 3H36L38 12Z",
  "M21 14C19 6 26 3 38 1C44 5 42 10 39 14ZM38 1 47 4 41 7Z",
  "M20 15C18 5 24 0 30 0S42 5 40 15L44 27H40L38 14H22L20 27H16Z",
  "M22 13 20 3 26 8 30 1 34 8 40 3 38 13Z",
  "M19 14C14 8 20 1 30 2C42 0 48 8 41 14ZM22 10q8-4 16 0v-1.500q-8-4-16 0Z",
  "M23 14V9L30 0 37 9V14Z",
  "M21 14V7H39V14ZM21 8.500V11H39V8.500ZM24 2H36V6H24Z",
] as const;

const BEARDS = [
  "",
  "M23 21C23 32 27 35 30 35S37 32 37 21L34 26H26Z",
  "M25 23Q30 21 35 23L37 26 32 25H28L23 26Z",
  "M27 26H33L30 34Z",
] as const;

const COATS = [
  "M10 40C11 32 18 29 24 29L30 35 36 29C42 29 49 32 50 40ZM29 36h2v4h-2Z",
  "M8 40C9 31 18 29 25 29C26 33 34 33 35 29C42 29 51 31 52 40ZM18 33 16 40H18L20 33ZM42 33 44 40H42L40 33Z",
  "M10 40C10 32 16 29 24 29H36C44 29 50 32 50 40ZM22 31V40H24V31ZM36 31V40H38V31ZM27 32h6v2h-6ZM27 36h6v2h-6Z",
] as const;

function at<One>(these: readonly One[], index: number): One | undefined {
  return these[index % these.length];
}

/** `cu_14`. */
export function customerBlock(item: string): Block {
  const number = Number(item.slice(3)) || 0;
  const hat = at(HATS, number * 3 + Math.floor(number / 8)) ?? "";
  const beard = at(BEARDS, number + Math.floor(number / 4)) ?? "";
  const coat = at(COATS, number + Math.floor(number / 3)) ?? "";
  return { tint: `${coat}M23 14H37L35 28H25Z`, ink: `${hat}${HEAD}${EYES}${beard}${coat}` };
}
