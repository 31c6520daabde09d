/** The board of Esdras et Néhémie, a floor of little stones. Loaded when a table of it is opened. */
export { Face } from "./face";
export { Panel } from "./panel";
export { warns } from "./planning";
export { read } from "./reading";
export { Recap } from "./solo";
export { ToldBoard as Board } from "./solo/told-board";
