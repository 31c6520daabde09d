/** The Sabbath as a guided sequence. */
export { SabbathGuide } from "./guide";
