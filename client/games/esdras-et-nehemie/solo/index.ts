/** The solo opponent: its turns told step by step, on the board and beside it, and its cards. */
export { FocusCard, SchemeCard } from "./cards";
export { SoloStory, useToldPlace } from "./highlight";
export { Recap } from "./recap";
