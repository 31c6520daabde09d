/** What makes pieces travel, apart from the page: it is large, and the board can be used before it is there. */
export { domMax as default } from "motion/react";
