/** Small signs, on a grid of 24: goods, cubes, boards, what is done with workers, the symbols of foremen. */
import { classes } from "#/look/classes";
import css from "./signs.module.css";

const SIGNS = {
  wood: "M4 7.500h13a2.5 4.5 0 0 1 0 9H4a4.5 4.5 0 0 1 0 -9ZM5 9.500a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5ZM10 10.500v1h7v-1ZM9.500 13v1h6v-1Z",
  gold: "M12 2.500a9.500 9.500 0 1 0 0 19 9.500 9.500 0 0 0 0-19Zm0 2.500a7 7 0 1 1 0 14 7 7 0 0 1 0-14Zm0 2.500-1.300 3H7.500l2.400 2.200-.9 3.300 3-1.800 3 1.800-.9-3.300 2.400-2.200h-3.200Z",
  points: "M12 1.500l3 6.700 7.300.8-5.400 5 1.500 7.200L12 17.500l-6.400 3.700L7.100 14l-5.400-5L9 8.200Z",
  cube: "M12 2l9 4.500v11L12 22l-9-4.500v-11Zm0 2.300L6.200 7.200 12 10.100l5.800-2.900ZM5 9v7.300l6 3v-7.300Zm14 0-6 3v7.300l6-3Z",
  worker: "M12 2a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM5 22c-.6-7 2-11 7-11s7.600 4 7 11Z",
  tired:
    "M2 19.500c0-5.500 4-8 11-7l5.500 1.500V19.500ZM19.500 10.500a3.500 3.500 0 1 1 0 7 3.500 3.500 0 0 1 0-7ZM6 3h6l-3.500 4H12v1.500H5.500l3.600-4H6Z",
  aside:
    "M8 3a3.500 3.500 0 1 1 0 7 3.500 3.500 0 0 1 0-7ZM2 21c-.5-6 1.500-9.500 6-9.500s6.500 3.500 6 9.500ZM17 4h2v16h-2ZM20.500 4h2v16h-2Z",
  neutral:
    "M12 2a4 4 0 1 1 0 8 4 4 0 0 1 0-8Zm0 1.800a2.200 2.200 0 1 0 0 4.400 2.200 2.200 0 0 0 0-4.400ZM5 22c-.6-7 2-11 7-11s7.600 4 7 11Zm2-1.800h10c0-4.600-1.600-7.400-5-7.400s-5 2.800-5 7.400Z",
  gate: "M3 22V11a9 9 0 0 1 18 0v11h-4V12a5 5 0 0 0-10 0v10ZM9 22V12a3 3 0 0 1 2.300-2.900V22ZM12.700 22V9.100A3 3 0 0 1 15 12v10Z",
  wall: "M2 21V8h4V4h4v4h4V4h4v4h4v13Zm2-2h5v-3H4Zm7 0h9v-3h-9Zm-7-5h8v-3H4Zm10 0h6v-3h-6Z",
  temple: "M12 1.500 22 8v2.500H2V8ZM4 12h3v7H4ZM10.500 12h3v7h-3ZM17 12h3v7h-3ZM2 20.500h20V23H2Z",
  garrison:
    "M12 1.500 21 5c0 8.500-2.500 14-9 17.500C5.500 19 3 13.500 3 5Zm-1 5.500v4H7v2h4v5h2v-5h4v-2h-4V7Z",
  deck: "M7 2.500h14v15H7ZM3 6.500h2.500v12.500H17v2.500H3Z",
  clear:
    "M12 3a9 9 0 0 1 8.500 6L22 8v6h-6l2.300-2.100A6.300 6.300 0 0 0 6.500 9L4 7.500A9 9 0 0 1 12 3ZM2 10.500h6L5.700 12.600A6.300 6.300 0 0 0 17.500 15l2.500 1.500A9 9 0 0 1 3.500 15L2 16.500Z",
  first: "M12 2a4 4 0 0 1 2.500 7.100L17 18h2v4H5v-4h2l2.500-8.900A4 4 0 0 1 12 2Z",
  screen: "M2 5l6.500-2v16L2 21ZM9.500 3h5v16h-5ZM15.500 3 22 5v16l-6.500-2Z",
  arrow: "M2 10h13V5l8 7-8 7v-5H2Z",
  hand: "M6 11V5.500a1.500 1.500 0 0 1 3 0V10h.7V3.500a1.500 1.500 0 0 1 3 0V10h.7V4.500a1.500 1.500 0 0 1 3 0V11h.7V7a1.400 1.400 0 0 1 2.900 0v8c0 4.500-3 7.500-7 7.500-3.500 0-5.500-1.500-7-4.500L2.500 13c-.8-1.600 1.300-2.700 2.300-1.400Z",
  hourglass:
    "M4 1.500h16V5h-1.500c0 4-2 5.500-4 7 2 1.500 4 3 4 7H20v3.500H4V19h1.500c0-4 2-5.500 4-7-2-1.500-4-3-4-7H4ZM8 5c0 1.500.5 2.500 1.300 3.500h5.400C15.500 7.500 16 6.500 16 5Z",
  scroll:
    "M5 2h13a3 3 0 0 1 3 3v2h-4v12a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3v-2h3Zm3 4v1.800h6.500V6Zm0 4v1.800h6.500V10Zm0 4v1.800h6.500V14Z",
  exclamation: "M9.500 1.500h5l-1 13.500h-3ZM12 17a2.700 2.700 0 1 1 0 5.400 2.700 2.700 0 0 1 0-5.400Z",
  plus: "M9.500 2h5v7.500H22v5h-7.500V22h-5v-7.500H2v-5h7.500Z",
  silhouette: "M12 1.500a5 5 0 0 1 3 9c4 1 6.500 4.500 6.500 12h-19c0-7.500 2.500-11 6.500-12a5 5 0 0 1 3-9Z",
} as const;

export type SignName = keyof typeof SIGNS;

/** Seen only: whoever shows it says what it means. */
export function Sign({
  name,
  className,
}: {
  readonly name: SignName;
  readonly className?: string | undefined;
}) {
  return (
    <svg viewBox="0 0 24 24" className={classes(css.sign, className)} data-sign={name} aria-hidden="true">
      <path d={SIGNS[name]} />
    </svg>
  );
}
