/** The board of My Village, a woodcut. Loaded when a table of it is opened. */
export { Board } from "./board";
export { Face } from "./face";
export { Panel } from "./panel";
export { read } from "./reading";
