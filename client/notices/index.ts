/** Everything about notices that other parts use. */
export { ring } from "#/notices/bell";
export { askForNotices, noticesAre, type Turn, useTitle, useTurnNotices } from "#/notices/notices";
