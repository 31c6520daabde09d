/** The pages of the lobby, and what the table shows before its game begins. */
export { About } from "#/lobby/about";
export { Home } from "#/lobby/home";
export { Import } from "#/lobby/import";
export { NewTable } from "#/lobby/new-table";
export { Next } from "#/lobby/next";
export { RulesPage } from "#/lobby/rules-page";
export { WaitingRoom } from "#/lobby/waiting-room";
