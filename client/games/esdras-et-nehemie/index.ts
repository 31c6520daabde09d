/** The board of Esdras et Néhémie, a floor of little stones. Loaded when a table of it is opened. */
export { Board } from "./board";
export { Face } from "./face";
export { Panel } from "./panel";
export { read } from "./reading";
