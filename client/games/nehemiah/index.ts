/** The board of Nehemiah, in limestone and scaffolding. Loaded when a table of it is opened. */
export { Board } from "./board";
export { Face } from "./face";
export { Panel } from "./panel";
export { read } from "./reading";
