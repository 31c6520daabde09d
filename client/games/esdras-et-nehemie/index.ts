/** The board of Esdras et Néhémie, a floor of little stones. Loaded when a table of it is opened. */

export { read } from "./component-text";
export { Face } from "./large-component";
export { Panel } from "./panel";
export { warns } from "./planning";
export { Recap } from "./solo";
export { ToldBoard as Board } from "./solo/story-board";
