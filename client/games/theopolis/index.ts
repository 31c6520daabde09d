/** The board of Theopolis, in the manner of stained glass. Loaded when a table of it is opened. */
export { Board } from "./board";
export { read } from "./component-text";
export { Face } from "./large-component";
export { Panel } from "./panel";
