/** The board of Esdras et Néhémie, a floor of little stones. Loaded when a table of it is opened. */

export { Face } from "./large-component";
export { LegendSign as Sign } from "./legend-sign";
export { Panel } from "./panel";
export { Recap } from "./solo";
export { ToldBoard as Board } from "./solo/story-board";
