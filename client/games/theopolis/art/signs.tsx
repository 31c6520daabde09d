/** Small signs beside the windows: the three Resources, stones, worth, and what a card does. On a grid of 24. */
import { signsOf } from "#/table/board/sign";
import css from "./signs.module.css";

const SIGNS = {
  faith: "M9.5 2h5v6h6v5h-6v9h-5v-9h-6V8h6Z",
  hope: "M12 1.500a3.4 3.4 0 0 1 1.7 6.300V9H18v3h-4.300v6.900c2.6-.5 4.3-2 5-3.900l-2 .3 3.4-5.300L23 15.800l-1.8-.4C20.2 19.6 16.6 22.5 12 22.500S3.8 19.6 2.8 15.400L1 15.800l2.9-5.8 3.4 5.3-2-.3c.7 1.9 2.4 3.4 5 3.900V12H6V9h4.300V7.800A3.4 3.4 0 0 1 12 1.500Zm0 2.200a1.2 1.2 0 1 0 0 2.4 1.2 1.2 0 0 0 0-2.400Z",
  charity:
    "M12 21.500C3.5 15 1.5 11.5 1.5 8A5.5 5.5 0 0 1 7 2.500c2 0 3.9 1 5 2.7 1.1-1.7 3-2.7 5-2.700A5.5 5.5 0 0 1 22.5 8c0 3.5-2 7-10.5 13.500Z",
  stones: "M2 13h9v8H2ZM13 13h9v8h-9ZM7.5 4h9v7h-9Z",
  worth: "M12 2a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9ZM3 22c0-6 3.5-9.5 9-9.500s9 3.5 9 9.500Z",
  sacraments:
    "M12 1.5 15 5.200A5 5 0 0 1 18.8 12 5 5 0 0 1 15 18.800l-3 3.7-3-3.700A5 5 0 0 1 5.2 12 5 5 0 0 1 9 5.200ZM12 8.500a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7Z",
  original_points:
    "M13.5 1.500c2 1.8 2.4 3.4 2 5 3.6.4 6 3.4 6 7.3 0 4.9-3.7 8.7-7 8.7-1 0-1.7-.4-2.5-.4s-1.5.4-2.5.4c-3.3 0-7-3.8-7-8.7 0-4.5 3.1-7.6 7-7.3.9.1 1.7.4 2.4.8.3-1.8.2-3.6-.9-4.800Z",
  cards: "M7 3.5 19.5 2l2 15L9 18.500ZM2.5 7l3-.4L7 20.500l9-1 .3 2L4.5 23Z",
  exchange: "M8 3v4h13v4H8v4L2 9ZM16 10.500v4H3v4h13v4l6-6Z",
  shield: "M12 1.5 21 5v7c0 5.5-4 9-9 10.500C7 21 3 17.5 3 12V5Z",
  more: "M12 2.5 21 12h-5.500v9.500h-7V12H3Z",
  alone: "M12 2.500a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM5.5 21.500c0-5.5 2-9 6.5-9s6.5 3.5 6.5 9Z",
  less: "M8.5 2.500h7V12H21l-9 9.500L3 12h5.500Z",
  take: "M2 13h4l5-5 1.5 1.500L10 12h10.500v3H16v5l-3 2H8l-3.5-3.500H2ZM14 2.500h8v6h-8Z",
  bring: "M5 22V12a7 7 0 0 1 14 0v10h-4V12a3 3 0 0 0-6 0v10ZM12 1l4 4.500h-2.500V9h-3V5.500H8Z",
  sweep: "M13 2h8v11h-8ZM3 15l6-6v4h2v4H9v4Z",
  add: "M9.5 2.500h5v7h7v5h-7v7h-5v-7h-7v-5h7Z",
  star: "M12 1.5 15 8.800l7.7.6-5.9 5 1.8 7.6-6.6-4.100L5.4 22l1.8-7.6-5.9-5L9 8.800Z",
  bolt: "M13.5 1.5 4 13.500h6.500l-2 9L20 9.500h-6.500Z",
  sun: "M12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10ZM11 1h2v4h-2ZM11 19h2v4h-2ZM1 11h4v2H1ZM19 11h4v2h-4ZM4.2 2.8 7.5 6 6 7.5 2.8 4.200ZM19.8 2.800l1.4 1.400L18 7.5 16.5 6ZM2.8 19.8 6 16.5 7.5 18l-3.3 3.200ZM18 16.500l3.2 3.3-1.4 1.400L16.5 18Z",
} as const;

export type SignName = keyof typeof SIGNS;

/** Which sign tells what a card does; the sentence is in the reader. */
const EFFECTS: Readonly<Record<string, SignName>> = {
  exchanges: "exchange",
  buildings_safe: "shield",
  persons_safe: "shield",
  bishops_barred: "shield",
  ignore_disaster: "shield",
  worth_more: "more",
  worth_alone: "alone",
  hand_limit: "cards",
  win: "star",
  replace_board_card: "bring",
  take_from_neighbour: "take",
  lose_points: "less",
  lose_points_and_leave: "less",
  discard_board_cards: "sweep",
  add_resource: "add",
  points_each_turn: "less",
  confess: "less",
  refill_from_discard: "bring",
  additions: "add",
  cheaper: "less",
  stones: "stones",
};

export function signOfEffect(effect: string): SignName | null {
  return EFFECTS[effect] ?? null;
}

export const { Sign } = signsOf(SIGNS, css.sign);
