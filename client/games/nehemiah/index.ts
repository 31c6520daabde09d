/** The board of Nehemiah, in limestone and scaffolding. Loaded when a table of it is opened. */
export { Board } from "./board";
export { read } from "./component-text";
export { Face } from "./large-component";
export { Panel } from "./panel";
