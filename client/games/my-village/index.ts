/** The board of My Village, a woodcut. Loaded when a table of it is opened. */
export { Board } from "./board";
export { Face } from "./large-component";
export { LegendSign as Sign } from "./legend-sign";
export { Panel } from "./panel";
