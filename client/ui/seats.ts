/** The marks of the six seats, on a grid of 24: outline, and the lines across it. */
export interface SeatShape {
  readonly name: "disc" | "square" | "triangle" | "diamond" | "hexagon" | "cross";
  readonly shape: string;
  readonly pattern: string;
}

export const SEATS = [
  {
    name: "disc",
    shape: "M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20z",
    pattern: "M12 7a5 5 0 1 0 0 10a5 5 0 1 0 0-10z",
  },
  { name: "square", shape: "M3 3h18v18H3z", pattern: "M3 9h18M3 15h18" },
  { name: "triangle", shape: "M12 2l11 20H1z", pattern: "M12 2v20M6 14v8M18 14v8" },
  { name: "diamond", shape: "M12 1l11 11l-11 11l-11-11z", pattern: "M6.5 6.5l11 11M17.5 6.5l-11 11" },
  { name: "hexagon", shape: "M6.5 2.5h11L23 12l-5.5 9.5h-11L1 12z", pattern: "M1 18L18 1M6 23L23 6" },
  {
    name: "cross",
    shape: "M8 2h8v6h6v8h-6v6H8v-6H2V8h6z",
    pattern: "M12 12m-2.5 0a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0",
  },
] as const satisfies readonly SeatShape[];

export function seatShape(seat: number): SeatShape {
  return SEATS[seat % SEATS.length] ?? SEATS[0];
}
